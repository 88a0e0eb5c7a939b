### What every game says, and what stands around it.
### The kind of each argument is in brackets behind it; FORM takes another form of a name.

## Players
seat-you = you
# $n (number)
seat-player = Player { $n }

## Small parts
# An empty list.
nothing = nothing
# Places as they are told to readers who want numbers too.
# $words (text), $id (number)
place-number = { $words } ({ $id })
# $number (text)
rule-number = rule { $number }

# A game, and one that is played with other numbers than the printed ones.
# $title (text)
part-title = { $title }
# $title (text)
part-title-numbers = { $title } with other numbers
# How many play.
# $n (number)
part-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# $low (number), $high (number)
part-players-range = { $low } to { $high } players
# The same in a narrow column.
# $n (number)
part-number = { $n }
# $low (number), $high (number)
part-range = { $low } to { $high }
# Versions of the rules.
# $n (number)
part-rules = rules { $n }
# $low (number), $high (number)
part-rules-range = rules { $low } to { $high }

## Questions and moves on one line
# The cards that ask, and what they ask.
# $source (messages), $question (message)
question-from = { UP($source) }: { $question }
# $question (message), $note (message)
question-note = { $question } { $note }
# $label (message), $cost (messages)
label-cost = { $label }: { $cost }
# $label (message), $note (message)
label-note = { $label } ({ $note })
# $rule (text), $reason (message)
refusal-rule = { $rule }: { $reason }

## Around what is said at a table
# A bot plays for the person who is named in the line.
# $line (message)
line-by-bot = { $line } (bot)
# Somebody else was quicker in a live game.
# $refusal (message)
refusal-late = Someone was faster. You lost nothing. { $refusal }

## Bots: what players call them
part-bot-easy = Easy
part-bot-medium = Medium
part-bot-hard = Hard
part-bot-standard = Standard
# Takes what scores most at once.
part-bot-greedy = Greedy
# Makes any possible move.
part-bot-random = Random
# A simple one, for playing many games.
part-bot-quick = Quick
# “Easy · Trader”: the level and the way of playing.
# $level (message), $style (message)
part-bot-styled = { $level } · { $style }

## Advice: whose it is, and what it does to the score
# $bot (text)
advice-bot = The { $bot } bot would play this.
# $level (message)
advice-level = A bot of the level { $level } would play this.
# The advice itself, where waiting is best.
advice-to-wait = Wait
advice-wait = No other choice is better than waiting.
# $before (number), $after (number)
advice-score = Your score would go from { $before } to { $after } at once.
# $before (number), $after (number)
advice-score-average = On average your score would go from { $before } to about { $after }.
# $reason (message), $worth (message)
advice-with = { $reason } { $worth }

## Numbers that a table may change: how sure they are, and what is changed
number-grade-printed = printed in the rules
number-grade-public = from a public source
number-grade-reconstructed = our reconstruction
number-grade-designed = the designer’s own
# The number in its game's words, such as “Ore for a town”.
# $number (message), $value (number), $printed (number)
number-changed = { $number }: { $value } instead of { $printed }
# $n (number)
number-more = { $n } more
# $changes (messages)
number-changes = Changed numbers: { $changes }.

## Options and numbers that a table cannot have; names and values are as people type them
# $name (text), $given (text)
no-option-text = { $name } must be text, not { $given }.
# $name (text), $n (number)
no-option-line = { $name } must be one line of at most { $n } characters.
# $name (text), $given (text), $choices (text)
no-option-choice = { $name } must be one of { $choices }, not { $given }.
# $name (text), $given (text), $low (number), $high (number)
no-option-int = { $name } must be a whole number from { $low } to { $high }, not { $given }.
# $name (text), $given (text), $low (number), $high (number)
no-option-usual = { $name } must be 0 for the default, or a whole number from { $low } to { $high }, not { $given }.
# $name (text), $given (text)
no-option-bool = { $name } must be on or off, not { $given }.
# $title (text), $name (text), $names (text)
no-option = { $title } has no option “{ $name }”. It has: { $names }.
# $title (text), $name (text)
no-option-at-all = { $title } has no option “{ $name }”. It has none.
# $name (text), $low (number), $high (number), $printed (number), $given (text)
no-number-value = { $name } must be a whole number from { $low } to { $high } ({ $printed } in print), not { $given }.
# $given (text)
no-numbers = Numbers are given by name, such as town.ore: 4, not { $given }.
# $title (text)
no-number-at-all = { $title } has no numbers to set.
# $title (text), $name (text), $names (text)
no-number-but = { $title } has no number “{ $name }”. Did you mean { $names }?
# $title (text), $name (text), $names (text)
no-number = { $title } has no number “{ $name }”. It has { $names }.
# $title (text), $name (text), $names (text), $n (number)
no-number-of-many = { $title } has no number “{ $name }”. It has { $n }, such as { $names }.

## Options
# An option that has no words for its value.
# $option (message), $value (text)
option-is = { $option }: { $value }

## The table of any game: its parts
table-room = The table
table-hand = In front of you
table-seats = Seats
table-log = Log
table-about = How it works
table-glance = At a glance
table-drawing = The table, drawn in letters
# A seat as a title.
# $who (seat)
table-name =
    { $who ->
        [you] You
       *[other] { $who }
    }
# $n (number)
table-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
# What the figure beside a name counts.
table-points-bare = points
# $n (number)
table-die = die showing { $n }
table-die-hidden = hidden die
table-die-empty = no die
table-card-hidden = hidden card
table-card-empty = no card here
# $name (message), $n (number)
table-pile =
    { $n ->
        [one] { $name }: 1 card
       *[other] { $name }: { $n } cards
    }
# $n (number)
table-pile-bare =
    { $n ->
        [one] pile of 1 card
       *[other] pile of { $n } cards
    }
# $who (seat)
table-cup =
    { $who ->
        [you] your cup
       *[other] cup of { $who }
    }
table-cup-bare = cup
# $who (seat)
table-token =
    { $who ->
        [you] your piece
       *[other] piece of { $who }
    }
table-token-bare = piece
# $name (message), $n (number)
table-counter = { $name }: { $n }
# $name (message), $n (number), $limit (number)
table-counter-of = { $name }: { $n } of { $limit }
# $name (message)
table-counter-unknown = { $name }: hidden
# $name (message), $marks (messages)
table-track = { $name }: { $marks }
# $who (seat), $n (number)
table-mark =
    { $who ->
        [you] you at { $n }
       *[other] { $who } at { $n }
    }
# $n (number)
table-mark-bare = at { $n }

## The table of any game: choosing
table-moves = Your moves
# $n (number)
table-other-moves =
    { $n ->
        [one] 1 other move
       *[other] { $n } other moves
    }
# $n (number)
table-narrow = Filter { $n } moves
table-narrow-label = Filter the moves by words
table-show-all = Show all moves
table-no-such-move = No move contains these words.
# $n (number)
table-more = { $n } more: type a word above to find them.
table-confirm = Confirm
table-back = Back
table-choose-place = Choose a marked place on the table.
table-choose-next = Choose the next place.
table-choose-one = Choose what to do there.
# $move (text)
table-really = { $move }?

## The table of any game: who is asked, and what a replay shows
# $who (seats)
table-waits = Waiting for { $who }.
table-answered = Your answer is in.
table-sealed = It stays hidden until everyone has answered.
table-may-wait = You may leave this open.
table-watching = You’re watching this table.
table-nobody = Nobody has to decide right now.
table-over = The match is over.
# $why (message)
table-ended = How it ended: { $why }.
table-beginning = The beginning
# $at (number), $count (number)
table-move-of = Move { $at } of { $count }
# $who (seat), $move (text)
table-moved =
    { $who ->
        [you] You: { $move }
       *[other] { $who }: { $move }
    }
table-moved-hidden = Something hidden happened.

## The table of any game: the end
# $who (seats)
table-won =
    { $who ->
        [you] You won!
        [one] { $who } won.
       *[other] { UP($who) } share the win.
    }
table-won-all = Everyone shares the win.
table-won-nobody = Nobody won.
table-share-link = Replay link

## Moves as they are typed: what they begin with and look like is the same in every language
no-notation-empty = Type a move.
# $word (text), $words (text)
no-notation-begin = No move begins with “{ $word }”. Moves begin with: { $words }.
# $word (text), $words (text)
no-notation-begin-now = No move begins with “{ $word }”. Now moves begin with: { $words }.
# $typed (text), $hint (message)
no-notation-place = “{ $typed }” isn’t a move: { $hint }.
# $typed (text), $examples (one of messages)
no-notation = “{ $typed }” isn’t a move. It should look like { $examples }.
# $typed (text), $examples (one of messages), $hints (messages)
no-notation-places = “{ $typed }” isn’t a move. It should look like { $examples }; { $hints }.
# $move (text)
part-notation-move = “{ $move }”
# The name of a place is as in the notation.
# $name (text), $low (number), $high (number)
part-notation-range = the { $name } is a number from { $low } to { $high }
# $code (number), $last (number)
no-notation-code = There’s no move number { $code }. They run from 0 to { $last }.
# $example (text)
no-notation-json = A move in JSON is a list of its name and numbers, such as { $example }.
# $name (text)
no-notation-name = No move is called “{ $name }”.
# $name (text), $n (number), $given (number)
no-notation-count = The move “{ $name }” takes { $n } numbers, not { $given }.
# $name (text), $place (text), $last (number)
no-notation-number = In { $name }, { $place } is a number from 0 to { $last }.

## Matches that cannot be made
# $given (text)
no-seats-number = The number of seats must be a whole number, not { $given }.
# $given (text)
no-seed = A seed must be a whole number from 0 up, not { $given }.
# $title (text), $players (message), $given (text)
no-seats = { $title } is for { $players }, not { $given }.
# $title (text), $rules (message), $given (text)
no-rules = { $title } has { $rules }, not rules { $given }.

## Games and bots that are not there; names are as people type them
# $name (text), $names (text)
no-game = Unknown game “{ $name }”. Choose from: { $names }.
# $name (text), $meant (text), $names (text)
no-game-but = Unknown game “{ $name }”. Did you mean { $meant }? Choose from: { $names }.
# $name (text)
no-game-there = Unknown game “{ $name }”.
# $name (text), $names (one of texts)
no-game-clear = “{ $name }” could be { $names }.
# A game of the reader’s own is named by the module that it is in.
# $why (message)
no-game-own = { $why } Your own is named module:NAME, e.g. fair:GAME.
# $name (text), $names (text)
no-bot = Unknown bot “{ $name }”. Choose from: { $names }, or your own as module:Class.
# $name (text), $title (text), $games (text)
no-bot-game = The bot “{ $name }” doesn’t play { $title }. It plays: { $games }.

## Weights of the standard bot that are changed in its name, “standard?pace=70”; names and values are as people type them
# $title (text)
no-weights = The standard bot of { $title } has no weights to change.
# $title (text), $name (text), $names (text)
no-weight = The standard bot of { $title } has no weight “{ $name }”. Choose from: { $names }.
# $given (text), $example (text)
no-weight-pair = “{ $given }” isn’t a weight with its value, each given once. An example: { $example }.
# $name (text), $low (text), $high (text), $given (text)
no-weight-whole = The weight { $name } must be a whole number from { $low } to { $high }, not “{ $given }”.
# $name (text), $low (text), $high (text), $given (text)
no-weight-number = The weight { $name } must be a number from { $low } to { $high }, not “{ $given }”.

## Games and bots of other packages, which their authors have to mend
# $name (text)
part-entry = “{ $name }”
# $name (text), $package (text)
part-entry-of = “{ $name }” of the package { $package }
# $entry (message), $reason (text)
no-game-load = The game { $entry } can’t be loaded ({ $reason }).
# $entry (message), $place (text)
no-game-object = The game { $entry } is left out: { $place } isn’t an aevum.Game, nor a class or a function that returns one.
# $entry (message), $name (text)
no-game-name = The game { $entry } is left out: its name { $name } may only have small letters, digits and _.
# $entry (message), $name (text)
no-game-taken = The game { $entry } is left out: there’s already a game called “{ $name }”.
# $name (text)
no-game-class = “{ $name }” isn’t a game. It should be an aevum.Game.
# $entry (message), $reason (text)
no-bot-load = The bot { $entry } can’t be loaded ({ $reason }).
# $entry (message), $place (text)
no-bot-object = The bot { $entry } is left out: { $place } isn’t a class that extends aevum.Bot, nor a function that returns such a bot.
# $entry (message), $name (text)
no-bot-name = The bot { $entry } is left out: its name { $name } may only have small letters, digits, - and _.
# $entry (message)
no-bot-games = The bot { $entry } is left out: its games aren’t a tuple of names.
# $entry (message), $name (text)
no-bot-taken = The bot { $entry } is left out: there’s already a bot called “{ $name }”.
# $name (text)
no-bot-made = The bot “{ $name }” can’t be made: its function returned no bot.
# $name (text)
no-bot-class = “{ $name }” isn’t a class of bots. It should extend aevum.Bot.

## Records that cannot be read; only the terminal reads records, so pages don’t load these
no-record-game = This isn’t a record: it has no line “game: …”.
# $n (number)
no-record-long = A record can have at most { $n } MB.
# $n (number)
no-record-rows = A record can have at most { $n } moves.
# $name (text)
no-record-twice = This record has two lines “{ $name }”.
# $name (text)
no-record-key = A record has no line “{ $name }”.
# $title (text), $rules (number), $known (message)
no-record-rules = This record was played under rules { $rules } of { $title }. This program has { $known }.
no-record-now = A record has to name its minute: “now” is another game every minute.
# $word (text)
no-record-mark = In this record a mark should be a word, not “{ $word }”.
# $n (number)
no-record-marks = In this record the marks should be at most { $n } different words.
# $what (message), $given (text)
no-record-whole = In this record { $what } should be a whole number, not “{ $given }”.
# $what (message), $low (text), $high (text), $given (text)
no-record-range = In this record { $what } should be from { $low } to { $high }, not { $given }.
part-record-rules = the rules version
part-record-seats = the number of seats
part-record-seed = the seed
part-record-score = a score
part-record-takebacks = the rule for undoing
# $line (number)
part-record-moment = the time in line { $line }
# $line (number)
part-record-seat = the seat in line { $line }
# $line (number), $word (text)
no-record-head = Line { $line }: “{ $word }:” isn’t a line of the head, and a move begins with a seat, chance or clock.
# $line (number), $why (message)
no-record-line = Line { $line }: { $why }
no-record-marks-list = In this record the marks should be a list of words.
no-record-options = In this record the options should be an object of names and values.
no-record-numbers = In this record the numbers should be an object of names and values.
# $high (text), $given (text)
no-record-moment = In this record a time should be from 0 to { $high }, not { $given }.
# $seat (text)
no-record-seat = In this record a row names seat { $seat }, which doesn’t exist.
no-record-json = This file looks like JSON but can’t be read as JSON.
no-record-object = A record in JSON is an object.

## Records whose moves are false; a row is a move, a draw or a moment
# $row (number)
no-record-draw = Row { $row } of this record draws something that can’t be drawn there.
# $row (number), $move (text), $why (message)
no-record-move = Row { $row } of this record, “{ $move }”, can’t be played: { $why }
# $row (number), $move (text)
no-record-move-unasked = Row { $row } of this record, “{ $move }”, can’t be played: that seat has nothing to answer then.
# $row (number), $move (text)
no-record-move-over = Row { $row } of this record, “{ $move }”, can’t be played: the game is over then.
# $row (number)
no-record-back = Row { $row } of this record goes back in time.
# $row (number)
no-record-undo = Row { $row } of this record takes back a move nobody made.
no-record-promise = The seed of this record isn’t the one that was promised at its start.
# $row (number)
no-record-drawn = Row { $row } of this record isn’t what its seed gives.
# $row (number)
no-record-differs = Row { $row } of this record differs from what happened.
# $row (number)
no-record-unasked = Row { $row } of this record draws chance that nobody asked for.
no-record-short = This record ends before chance was drawn.
# $claimed (texts), $given (texts)
no-record-scores = This record claims the scores { $claimed }. Its moves give { $given }.
no-record-end = This record claims a final position that its moves don’t give.
no-record-took-back = This record is wrong about whether chance was taken back in it.


## Saves that are damaged
# The reason is a sentence.
# $why (message)
no-save-refused = This save is damaged. { $why }
# What a game found, in English: for those who write programs.
# $detail (text)
no-save-detail = This save is damaged: { $detail }.
# $why (message)
no-save-damaged = This save is damaged: { $why }.
# $why (message)
no-record-damaged = This record is damaged: { $why }.
part-data-list = a list was expected
part-data-short = it ends too soon
part-data-whole = a whole number was expected
part-data-text = text was expected
part-data-length = a list has the wrong length
part-data-long = it is longer than it should be
part-data-word = it has an unknown word
part-data-range = a number is out of range
part-data-key = its random key can’t be read
part-data-random = its random numbers have an invalid position
part-data-effect = it has an unknown effect
part-data-settings = its settings can’t be read
part-data-rules = it follows unknown rules
# $title (text)
part-data-position = it isn’t a position of { $title }
# $title (text), $seats (number)
part-data-seats = { $title } isn’t for { $seats } players
