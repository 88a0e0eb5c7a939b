shell-goodbye = Bis bald!
