### What the terminal says around a game.

shell-goodbye = Bye.
