shell-goodbye = Bis bald.
