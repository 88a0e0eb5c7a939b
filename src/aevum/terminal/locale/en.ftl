### What the terminal says around a game.

## Replays
# What a record or a replay is of, and how many steps it has.
# $title (text), $n (number)
shell-replay-head =
    { $n ->
        [one] { $title }: 1 step.
       *[other] { $title }: { $n } steps.
    }
# The typed commands are the same in every language.
shell-replay-commands = Press Enter for the next step, or type back, first, last, a number, board, score or quit.
# A step of a live game, with its time.
# $seconds (number), $tenths (number), $what (message)
shell-replay-at = { $seconds }.{ $tenths } s, { $what }
# $seconds (number), $tenths (number)
shell-replay-time-at = { $seconds }.{ $tenths } s, time passes
shell-replay-time = Time passes
# The move of a game for one player.
# $move (text)
shell-replay-move = { $move }
# What the dice or the cards did.
# $move (text)
shell-replay-chance = Chance: { $move }
# $who (seat)
shell-replay-undo =
    { $who ->
        [you] You: undo
       *[other] { $who }: undo
    }
shell-replay-undone = The last move is undone.
shell-replay-over = That was the last step.
# $scores (text)
shell-replay-scores = Scores: { $scores }

## What there is to know of a match besides its result
shell-mark-undone = A roll or something hidden was undone, so this match doesn’t count for records.
shell-mark-hints = Hints were used in this match.

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

## Files and saved games
# $file (text)
shell-file-not-text = { $file } isn’t a text file, so it holds no record.
# $file (text)
shell-file-special = { $file } isn’t an ordinary file. To read a record from a pipe, give - as its name.
# $file (text), $reason (message)
shell-file-unreadable = { $file } can’t be read: { $reason }.
# $file (text), $n (number)
shell-file-too-long = { $file } is too long for a record. At most { $n } MB are read.
# Why a file can’t be read or written; it stands within a sentence.
shell-reason-missing = no such file or folder
shell-reason-denied = permission denied
shell-reason-full = no space left on the disk
shell-reason-read-only = the disk is read-only
shell-reason-folder = it’s a folder
# The system’s own words.
# $words (text)
shell-reason-other = { $words }
# $reason (message)
shell-save-failed = This game isn’t being saved: { $reason }.
# $file (text), $place (text)
shell-save-changed = Another program changed { $file }. This game is now saved in { $place }.
# $n (number), $file (text), $copy (text)
shell-save-mended =
    { $n ->
        [one] The last line of { $file } couldn’t be read, so the game continues from the last good move. The damaged file is kept as { $copy }.
       *[other] The last { $n } lines of { $file } couldn’t be read, so the game continues from the last good move. The damaged file is kept as { $copy }.
    }
# $n (number)
shell-save-handshakes =
    { $n ->
        [one] A handshake of this game couldn’t be read, so the bots have forgotten it.
       *[other] { $n } handshakes of this game couldn’t be read, so the bots have forgotten them.
    }
shell-save-empty = This file holds no move.
# $file (text), $why (message)
shell-save-unreadable = { $file }: { $why }
# A saved game in a menu.
# $game (text), $n (number), $when (message)
shell-saved =
    { $n ->
        [one] { $game }, 1 move, { $when }
       *[other] { $game }, { $n } moves, { $when }
    }
# A date without its year, and a time such as 19:35.
# $day (number), $month (number), $time (text)
shell-when =
    { $month ->
        [1] { $day } January, { $time }
        [2] { $day } February, { $time }
        [3] { $day } March, { $time }
        [4] { $day } April, { $time }
        [5] { $day } May, { $time }
        [6] { $day } June, { $time }
        [7] { $day } July, { $time }
        [8] { $day } August, { $time }
        [9] { $day } September, { $time }
        [10] { $day } October, { $time }
        [11] { $day } November, { $time }
       *[other] { $day } December, { $time }
    }

# A player at a live table has shaken hands on an offer and makes another.
shell-bid-unsettled = Wait until your handshake is settled. You can make one offer at a time.

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
# $why (message)
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
