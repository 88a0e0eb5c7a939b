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

shell-goodbye = Goodbye.

### The line mode: one question at a time, answered by a typed line. Typed words are the same in every language.

## The course of a game
# $game (text), $summary (text)
shell-line-begin = { $game }. { $summary } Type help for the commands.
# $company (text)
shell-line-company = At this table: { $company }.
# $who (rival)
shell-line-you = You are { $who }.
# Several people play at one keyboard and hide something from one another.
# $who (rival)
shell-line-pass = Pass the keyboard to { $who }. Press Enter when you have it.
# $who (rival)
shell-line-asked = { $who } has to choose.
# $who (rival), $question (text)
shell-line-question = { $who }: { $question }
shell-line-standing = You don’t have to answer. Type `wait` to leave it open.
# $n (number)
shell-line-many = { $n } moves. Type moves to see them.
# $n (number)
shell-line-last-list =
    { $n ->
        [one] The last list has only the number 1.
       *[other] The last list has the numbers 1 to { $n }.
    }
shell-line-no-list = There’s no numbered list right now. Type `moves` first, and narrow a long list down.

## Saving and stopping
# $path (text)
shell-line-saved = Saved to { $path }.
# $why (text)
shell-line-not-saved = This game isn’t saved: { $why }.
# $path (text)
shell-line-saved-earlier = An earlier position is in { $path }.
shell-line-saved-nothing = You haven’t made a move, so there’s nothing to save.
shell-line-save-later = Your game is saved from the first move on.
shell-line-save-name = `save` takes no name. Your game has a file of its own, which you can copy.
shell-line-resume = `aevum play --continue --plain` resumes the game.
shell-line-unfinished = You have an unfinished game. `aevum play --continue --plain` resumes it.
shell-line-newer = A newer save couldn’t be opened.
shell-line-which-game = Which game? Type its number or name.

## Commands
# $word (text), $rest (text)
shell-line-extra = `{ $word }` takes no other words. Ignored: { $rest }
shell-line-possible = That move is possible.
# $move (text), $label (text), $reason (text)
shell-line-hint = Hint: { $move } ({ $label }). { $reason }
# $move (text)
shell-line-undone = Undone: { $move }.
shell-line-log-empty = Nothing has happened yet.
# $name (text), $n (number)
shell-line-score = Score of { $name }: { $n }

## Help: what each command does
# $move (text)
shell-line-help = Type a move (such as `{ $move }`), its number in the last list, or one of these:
shell-line-help-board = the board as a drawing
shell-line-help-list = the position in sentences
shell-line-help-score = the score so far
# $word (text)
shell-line-help-moves = the moves you can make; `moves { $word }` narrows them down
shell-line-help-why = why a move isn’t possible; `why 1` for a move of the last list
shell-line-help-hint = what a bot would play; it isn’t played
shell-line-help-undo = take back your last move
shell-line-help-log = what happened last
shell-line-help-rules = the chapters of the rules; `rules 3` reads the third, `rules R1.2` one paragraph, `rules NAME` an entry
shell-line-help-save = where this game is saved
shell-line-help-quit = stop; `aevum play --continue` resumes the saved game

## Lists of moves
shell-line-none-like = No move is like that now.
shell-line-none = There’s no move to make now.
# $n (number)
shell-line-too-many = { $n } moves, too many to read out:
# $word (text)
shell-line-narrow = Narrow them down, e.g. with `moves { $word }`, or with other words and numbers.

## The rules
shell-line-rules-none = There’s no chapter and no entry with that name.
shell-line-rules-chapters = These are the chapters. Type `rules` and the number of one, or a word of its title:
# $names (texts)
shell-line-rules-several = Several entries have that name: { $names }.
