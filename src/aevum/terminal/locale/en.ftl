### What the terminal says around a game.

## Who plays
# $who (rival), $bot (message)
shell-seat-bot = { $who } ({ $bot })
# A bot and what it does: “Player 2: Easy · Trader. Offers often and takes fair deals.”
# $who (rival), $bot (message), $about (message)
shell-seat-character = { $who }: { $bot }. { $about }
# Bots of the same level.
# $n (number), $bot (message)
shell-bots =
    { $n ->
        [one] 1 { $bot } bot
       *[other] { $n } { $bot } bots
    }
# $bots (messages)
shell-company-you = you against { $bots }
# $n (number), $bots (messages)
shell-company-people = { $n } people against { $bots }
# $bots (messages)
shell-company-bots = { $bots }
# Several people at one keyboard.
# $n (number)
shell-people = { $n } people
# What is played, and who plays: “Tempus Imperium: you against 1 standard bot”.
# $game (message), $company (message)
shell-table-title = { $game }: { $company }

## At the table
shell-waiting = Waiting for the others.
shell-move-wait = Not now
shell-no-move = That move isn’t possible right now.
shell-over = The game is over.
# $counts (message), $n (number)
shell-result-alone = The game is over. { UP($counts) }: { $n }.
# $winners (texts), $counts (message), $scores (messages)
shell-result =
    { $winners ->
        [one] The game is over: { $winners } wins. { UP($counts) }: { $scores }.
       *[other] The game is over: { $winners } share the win. { UP($counts) }: { $scores }.
    }
# $name (text), $n (number)
shell-result-score = { $name } { $n }
shell-undo-nothing = You haven’t made a move that you could undo.
shell-undo-shown = This move can’t be undone: something was shown, rolled or answered after it.
# $move (text)
shell-undone = Undone: { $move }.
shell-hint-thinking = A bot is thinking …
# $label (message), $reason (message)
shell-hint = Hint: { $label }. { $reason }
# $label (message), $plan (message), $reason (message)
shell-hint-plan = Hint: { $label }. Plan: { $plan }. { $reason }
# $bot (text), $why (text)
shell-bot-fault = The bot { $bot } chose a move that isn’t possible. { $why }
# A heading above the log.
shell-log-heading = LOG
shell-log-empty = Nothing has happened yet.
# The clock of a live game.
# $seconds (number), $tenths (number)
shell-clock = { $seconds }.{ $tenths } s
# A drawing is larger than its place; the arrows lead to more of it.
# $arrows (text)
shell-more = More to see: Ctrl and { $arrows }
# In the empty line for moves. max 34
shell-moves-type = Type to filter, Enter plays
shell-moves-none = No move matches. Enter says why.
# In the empty line for moves.
# $move (text)
shell-type-example = a move, e.g. { $move }
# $face (text), $game (text), $reason (text)
shell-face-failed = The face “{ $face }” of { $game } can’t be loaded ({ $reason }).
# For authors of games.
# $face (text)
shell-face-wrong = “{ $face }” isn’t a face. It has to be an aevum.terminal Face.

## Papers laid over the table
shell-help-title = Keys
shell-help-close = Enter or Esc closes this page
shell-log-title = Log
shell-log-close = Arrows scroll, Enter or Esc closes this page
# $game (text)
shell-end-title = { $game } is over
# $file (text)
shell-end-saved = Saved as { $file }
# Buttons, with the key that does the same.
shell-end-new = New game (n)
# The same settings and seats.
shell-end-again = Play again (a)
shell-end-copy = Copy result (y)
shell-end-copied = Copied
shell-end-leave = Leave (q)
# What the keys do when the game is over.
shell-end-keys = N new game, A play again, Q leave.
shell-end-keys-undo = N new game, A play again, U undo, Q leave.
# Several people play at one keyboard and hide something from one another.
# $name (text)
shell-pass-title = Pass the keyboard to { $name }
# $name (text)
shell-pass-text = { $name }, press Enter when nobody else is looking.
shell-offer-title = You have an unfinished game
# $game (message)
shell-offer-old = Unfinished: { $game }
# $game (text)
shell-offer-new = New: { $game }
shell-offer-continue = Continue (c)

## The keys of a table of any game
shell-keys-narrow = Type words or numbers to filter the list. Letters match parts of words, numbers only whole numbers.
shell-keys-list = Up and Down choose a move of the list, Enter plays it. Esc shows all moves again.
# $move (text)
shell-keys-typed = A move typed in full, such as `{ $move }`, is played by Enter or refused with its reason.
shell-keys-drawing = Ctrl and an arrow show another part of a large drawing.
# These letters need Shift, because small letters are typed into the line.
shell-keys-shift = With Shift: H hint, U undo, R rules, T day or night, Q leave (the game is saved)

## The first screen
shell-menu-lead = Games of time and empire
# A saved game in the list.
# $game (message)
shell-menu-continue = Continue { $game }
# $level (message)
shell-menu-level = Bots: { $level }
shell-menu-nothing = You have no unfinished game.
shell-menu-keys-choose = Up and Down choose, Enter plays
shell-menu-keys-number = 1 to 9 start a game, c continues the newest saved game
shell-menu-keys-other = b level of the bots, t day or night, q quit

## Replays
# What a record or a replay is of, and how many steps it has.
# $title (text), $n (number)
shell-replay-head =
    { $n ->
        [one] { $title }: 1 step.
       *[other] { $title }: { $n } steps.
    }
# A place in a replay.
# $at (number), $last (number)
shell-replay-stop = { $at } of { $last }
# $game (text)
shell-replay-title = Replay: { $game }

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
shell-key-level = Bots
shell-key-next = Next
shell-key-previous = Previous
# Steps of a replay.
shell-key-ten-forward = +10
shell-key-ten-back = −10
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
# A record was to come through a pipe.
shell-file-pipe = What came through the pipe isn’t text.
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
shell-reason-no-folder = a part of the path isn’t a folder
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

### The line mode: one question at a time, answered by a typed line. Moves are the same in every language.

## The course of a game
# $game (text), $summary (text)
shell-line-begin = { $game }. { $summary } Type `help` for the commands.
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
shell-line-many = { $n } moves. Type `moves` to see them.
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
shell-line-nothing-unfinished = There’s no unfinished game to resume.
shell-line-newer = A newer save couldn’t be opened.
shell-line-which-game = Which game? Type its number or name.

## Commands
# $word (text), $rest (text)
shell-line-extra = `{ $word }` takes no other words. Ignored: { $rest }
shell-line-possible = That move is possible.
# $move (text), $label (text), $reason (text)
shell-line-hint = Hint: { $move } ({ $label }). { $reason }
# $move (text), $label (text), $plan (text), $reason (text)
shell-line-hint-plan = Hint: { $move } ({ $label }). Plan: { $plan }. { $reason }
# $name (text), $n (number)
shell-line-score = Score of { $name }: { $n }

## Words that mean a command as well, in this language; in English the commands themselves
shell-line-word-help = help
shell-line-word-board = board
shell-line-word-list = list
shell-line-word-score = score
shell-line-word-moves = moves
shell-line-word-why = why
shell-line-word-hint = hint
shell-line-word-undo = undo
shell-line-word-log = log
shell-line-word-rules = rules
shell-line-word-save = save
shell-line-word-quit = quit
shell-line-word-wait = wait

## Help: what each command does
# $move (text)
shell-line-help = Type a move (such as `{ $move }`), its number in the last list, or one of these:
shell-line-help-board = the board as a drawing
shell-line-help-list = the position in sentences
shell-line-help-score = the score so far
# $word (text)
shell-line-help-moves = the moves you can make; `moves { $word }` narrows them down
# $move (text)
shell-line-help-why = why a move isn’t possible: `why { $move }`, or `why 1` for one of the last list
shell-line-help-hint = what a bot would play, without playing it
shell-line-help-undo = take back your last move
shell-line-help-log = what happened last
shell-line-help-rules = the chapters of the rules; `rules 3` reads the third, `rules R1.2` one paragraph, `rules NAME` an entry
shell-line-help-save = where this game is saved
shell-line-help-quit = stop; `aevum play --continue` resumes the saved game

## Lists of moves
shell-line-none-like = No move matches that now.
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

## What a table cannot be, or cannot go on from; names of options are typed
shell-line-load-and-continue = --load and --continue both name a game to resume. Give only one of them.
# $game (text)
shell-line-no-game = Name the game these settings are for, e.g. aevum play { $game }
shell-line-keeps-settings = A game in progress keeps its seats, seed and settings.
shell-line-keeps-numbers = A game in progress keeps its numbers.
# $path (text), $game (text)
shell-line-other-game = { $path } is a game of { $game }.
# $path (text)
shell-line-save-exists = { $path } already exists. Give --save another name.
# $folder (text), $file (text)
shell-line-no-folder = There’s no folder { $folder } for { $file }.
# $n (number), $bots (number)
shell-line-many-bots =
    { $n ->
        [one] There’s 1 seat, too few for { $bots } bots.
       *[other] There are { $n } seats, too few for { $bots } bots.
    }
# $people (number), $bots (number), $n (number)
shell-line-many-seats =
    { $n ->
        [one] { $people } people and { $bots } bots don’t fit on 1 seat.
       *[other] { $people } people and { $bots } bots don’t fit on { $n } seats.
    }
# $option (text), $given (text)
shell-line-pair = { $option } is written name=value, not { $given }.
# $name (text)
shell-line-option-twice = The option “{ $name }” is given twice.
# $name (text)
shell-line-number-twice = The number “{ $name }” is given twice.
# $given (text)
shell-line-bots-list = --bots must be a list such as greedy,random, not { $given }.
# $option (text)
shell-line-no-minute = { $option } is empty. Give a minute such as 2026-11-15 06:17, or now.
# $option (text), $languages (text), $example (text)
shell-line-language = { $option } must be one of { $languages }, e.g. { $example }
# $speeds (text), $given (text)
shell-line-speed = --speed must be one of { $speeds }, not { $given }.
# $game (text)
shell-line-no-speed = { $game } isn’t played in real time, so it has no --speed.
# $game (text)
shell-line-one-keyboard = In { $game } everyone plays at once, so only one person can use the keyboard. Give the other seats to bots (--bots), or let people join: aevum serve
