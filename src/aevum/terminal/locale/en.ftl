### What the terminal says around a game.

## Keys, in the line at the foot of a screen; up to 14 letters each
shell-key-help = Help
shell-key-quit = Quit
# Goes on with the newest saved game.
shell-key-continue = Continue
# Changes between dark and light colours.
shell-key-theme = Day/night
shell-key-next = Next
shell-key-previous = Previous
# Steps of a replay.
shell-key-ten-forward = 10 forward
shell-key-ten-back = 10 back
# To the beginning of a replay.
shell-key-first = First
shell-key-last = Last
# Makes the chosen move.
shell-key-play = Play
# Answers a question whose time runs out.
shell-key-answer = Answer
shell-key-back = Back
# Shows all moves again, not only those that what was typed admits.
shell-key-whole-list = All moves
shell-key-hint = Hint
shell-key-undo = Undo
shell-key-rules = Rules
shell-key-log = Log
# Opens the line in which a move is typed.
shell-key-type = Type
shell-key-leave = Leave
shell-key-pause = Pause
shell-key-speed = Speed

## What is written on keys, in the same line; up to 6 letters each
shell-key-name-escape = esc
shell-key-name-tab = tab
shell-key-name-space = space
shell-key-name-pageup = pgup
shell-key-name-pagedown = pgdn
shell-key-name-home = home
shell-key-name-end = end

shell-goodbye = Bye.
