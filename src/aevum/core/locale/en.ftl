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

## Advice: whose it is, and what it does to the score
# $bot (text)
advice-bot = The { $bot } bot would play this.
# The advice itself, where waiting is best.
advice-to-wait = Wait
advice-wait = Nothing on offer is better than what you have.
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
number-changes = Other numbers than printed: { $changes }.

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
table-hand = Before you
table-seats = Seats
table-log = Log
table-about = How it goes
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
table-narrow = Narrow { $n } moves
table-narrow-label = Narrow the moves by words
table-show-all = Show all moves
table-no-such-move = No move has these words.
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
table-sealed = It stays sealed until everybody has answered.
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
table-won-all = Everybody shares the win.
table-won-nobody = Nobody won.
table-share-link = Replay link
