### What tables, replays and settings say; loaded with the first of these pages.

## Connection
room-connecting = Connecting …

### The table, its lobby, settings, history, replays



### The kit: what boards, ends, chat and replays share

## The ask bar, read aloud with what it says
# $text (text)
room-ask-yours = Your decision: { $text }
# $text (text)
room-ask-waiting = Waiting: { $text }
# What is paid, where there is too little of it.
# $what (text)
room-ask-short = { $what }, not enough
# Ask bar, in a match that ended without a result.
room-over = The match is over
# A move that is tried in a replay.
room-replay-only = You’re looking at a replay. Nothing can be played here.

## Waiting for others
# $who (seats)
room-thinking =
    { $who ->
        [one] { $who } is thinking
       *[other] { $who } are thinking
    }
room-waiting-server = Waiting for the server
room-answer-in = Your answer is in
# Detail under “Your answer is in”.
room-answer-sealed = It stays hidden until everyone has answered.
# $who (seats)
room-answer-sealed-thinking =
    { $who ->
        [one] It stays hidden until everyone has answered. { $who } is thinking.
       *[other] It stays hidden until everyone has answered. { $who } are thinking.
    }
room-waiting-title = Everyone decides at once
# $who (seats)
room-waiting-for = Waiting for { $who }.
# $who (seat), $n (number)
room-waiting-for-more = Waiting for { $who } and { $n } more.
room-waiting-done = Everyone is done.
# Beside a player’s name: still to answer.
room-waiting-seat-deciding = deciding
room-waiting-seat-done = done
room-waiting-seat-away = away

## Clocks, as they are read aloud
room-time-left = Time left
# $what (text), $time (message)
room-time-of = { $what }: { $time }
# $seconds (number)
room-time-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# $minutes (number)
room-time-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $minutes (number), $seconds (number)
room-time-minutes-seconds = { room-time-minutes } { room-time-seconds }
room-time-none = no time

## Connection
room-connection-lost = Connection lost. Reconnecting …
# $n (number)
room-connection = { $n } ms
# $n (number)
room-connection-slow = { $n } ms, slow connection
# The server makes up for so many milliseconds.
# $n (number), $credit (number)
room-connection-fair = { $n } ms, fair up to { $credit }
# $n (number), $credit (number)
room-connection-slow-fair = { $n } ms, slow connection, fair up to { $credit }

## Hints
room-hint = Hint
room-hint-close = Close the hint
# Three dots follow.
room-hint-thinking = A bot is thinking
# Which bot gave the hint, and how long it thought.
# $bot (text), $seconds (text)
room-hint-by = { $bot }, { $seconds } s
# A button.
room-hint-show = Show it on the board

## The log, and what opens over a phone’s board
room-log = Log
# A region that reads out what is new.
room-log-live = What happens
room-log-empty = Nothing has happened yet.
# A button: show older lines.
room-log-earlier = Earlier
# The hash itself follows.
room-log-hash = Seed hash
room-more = More
room-more-log = Log and more
# $who (text)
room-more-about = More about { $who }
# $who (text), $words (text)
room-more-about-words = More about { $who }: { $words }
room-rules = Rules

## Moves that are typed
room-type = Type a move
# A button: make the move that was typed.
room-type-play = Play

## Undo
room-undo = Undo
# What is taken back, such as “the road between ore 6 and wheat 9”; max 40
# $what (text)
room-undo-what = Undo { $what }
# A button: the others have to agree.
room-undo-ask = Ask to undo
room-undo-asked = Asked to undo
# A dialog.
room-undo-roll = Undo a roll?
room-undo-roll-text = A roll or something hidden came after your move. The dice will fall the same way again, and this match won’t count for records.
room-cancel = Cancel

## Seats
# In place of one’s own name.
room-seat-you = You
room-seat-open = Open seat
# Beside the name of a bot.
room-seat-bot = bot
# $name (text)
room-seat-left = { $name } left, a bot plays
room-seat-away = away
room-seat-away-bot = away, a bot plays
# $time (text)
room-seat-away-until = away, bot in { $time }
# Read aloud after the name.
room-seat-turn = to move
# What the big figure of a seat counts.
room-seat-points = points
# $figure (text), $what (text)
room-seat-figure = { $figure } { $what }
# $mark (text)
room-team = Team { $mark }
# $mark (text)
room-team-yours = Team { $mark }, yours

## The colours of the seats, which bots are called by
room-colour-ultramarine = Ultramarine
room-colour-vermilion = Vermilion
room-colour-viridian = Viridian
room-colour-saffron = Saffron
room-colour-mallow = Mallow
room-colour-sky = Sky
room-colour-jet = Jet

## The end of a match
room-end = The end
# $n (number)
room-end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $who (seat), $n (number)
room-end-won =
    { $who ->
        [you] You won with { room-end-points }
       *[other] { $who } won with { room-end-points }
    }
# $others (seats)
room-end-shared-you = You share the win with { $others }
# $who (seats)
room-end-shared = { $who } share the win
room-end-shared-all = Everyone shares the win
room-end-nobody = Nobody won
# What the program’s own search reached in a game for one.
# $par (number)
room-end-par-same =
    { $par ->
        [one] Exactly what the solver reached: { $par } point.
       *[other] Exactly what the solver reached: { $par } points.
    }
# $n (number), $par (number)
room-end-par-above = { room-end-points } more than the solver, which reached { $par }.
# $n (number), $par (number)
room-end-par-below = The solver reached { $par }, { room-end-points } more.
room-end-par-searching = The solver is still working on this one …
# Buttons.
room-end-share = Share
room-end-replay = Replay
room-end-again = Play again
room-end-rematch = Rematch
# A button: another game of the kind.
room-end-other = New game
# Two links follow: as text, as JSON.
room-end-record = Save the record:
room-end-record-text = as text
room-end-record-json = as JSON

## What there is to know of a result
room-mark-undone = A roll or something hidden was undone, so this match doesn’t count for records.
room-mark-hints = Hints were used in this match.
room-mark-numbers = This match wasn’t played with the printed numbers, so it doesn’t count for records.

## How anyone can check the dice and cards of a match
room-fair = Was it fair?
room-fair-how = Every roll and every card follows from a seed chosen before the first move. The log began with its hash.
room-fair-not-noted = Your browser noted no hash during this match, so compare it with someone who did.
room-fair-noted-same = It’s the hash your browser noted when you opened the match.
room-fair-noted-other = Your browser noted another hash when you opened the match.
room-fair-kept = The seed has this hash.
room-fair-broken = The seed has another hash.
room-fair-undone = A roll or something hidden was undone, so some of it was known before it counted.
room-fair-hash = Hash
room-fair-noted = Noted when you opened it
room-fair-seed = Seed
# The command follows.
room-fair-verify = To check every roll and every card, export the match and run:

## Sharing
room-share = Share
room-share-copy = Copy
room-share-copied = Copied
room-share-link = Copy link
room-share-replay = Copy replay link
room-share-app = Share with another app
# Of a picture made of small squares.
room-share-marks = The match as a grid of marks
room-share-done = Copied.
room-share-refused = This browser doesn’t let the page copy. Select the text and copy it yourself:
room-share-what = What to share
# $what (text)
room-qr = QR code: { $what }

## Dice and cards
# $n (number)
room-die = die shows { $n }
room-die-waiting = die, not rolled
# $name (text), $n (number)
room-die-named = { $name } die shows { $n }
# $name (text)
room-die-named-waiting = { $name } die, not rolled
# $n (number)
room-dice =
    { $n ->
        [one] Dice, { $n } roll
       *[other] Dice, { $n } rolls
    }
room-dice-verify = Verify
# How often each sum came, such as “2: 1; 3: 4”.
# $counts (text)
room-dice-history = Times each sum was rolled: { $counts }
# A card that is played once, then gone; max 10
room-card-once = once
# A card that stays in play; max 10
room-card-stays = stays
# $n (number)
room-card-brings = Brings { $n }
# $n (number)
room-card-costs = Costs { $n }
# $n (number)
room-card-costs-short = Costs { $n }, not enough
# $n (number)
room-card-gives =
    { $n ->
        [one] Gives { $n } crown
       *[other] Gives { $n } crowns
    }
room-hand = Your hand
# A pile of cards of one kind.
# $n (number), $what (text)
room-hand-stack = { $n } { $what }

## Chat
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-chat-phrases = Quick phrases
room-chat-write = Write to the table
room-chat-send = Send
room-chat-closed = The table’s owner has muted you here.
# $n (number)
room-chat-hidden =
    { $n ->
        [one] You’ve hidden { $n } person.
       *[other] You’ve hidden { $n } people.
    }
room-chat-show = Show again
room-chat-hide = Hide for me
room-chat-mute = Mute for everyone
room-chat-unmute = Unmute
# Beside a name.
room-chat-muted = muted

## Forms: options and numbers of a game
room-option-default = Default
# $about (text), $range (message)
room-option-about = { $about } { $range }
# $low (number), $high (number)
room-option-range = From { $low } to { $high }.
# $low (number), $high (number)
room-option-range-default = From { $low } to { $high }, or 0 for the default.
# $choices (one of texts)
room-option-choose = Choose { $choices }.
# $n (number)
room-option-longest = Use at most { $n } characters.
room-option-line = Use one line only.
room-option-whole = Enter a whole number.
# In a list: any other text.
room-option-other = Other …
room-option-paste = Or paste it here
room-option-use = Use this
room-number-find = Find a number
# In the empty field.
room-number-example = A word such as cards
room-number-none = Nothing found. Try another word, such as “cards”.
# $n (number)
room-number-found =
    { $n ->
        [one] { $n } number found.
       *[other] { $n } numbers found.
    }
# $n (number), $all (number)
room-number-first = The first { $n } of { $all }. Add a word to see fewer.
room-number-all-printed = All as printed
# Beside the name of a group.
# $n (number)
room-number-changed = { $n } changed
# Buttons beside a number.
# $what (text)
room-number-less = Less: { $what }
# $what (text)
room-number-more = More: { $what }
# $what (text)
room-number-reset = Back to the printed value: { $what }
# $n (number)
room-number-printed = printed: { $n }
# Beside a tab: how much is new there.
# $n (number)
room-tab-new = { $n } new

## The replay’s rule
room-replay = Replay
room-replay-back = Previous move
room-replay-on = Next move
# $n (number)
room-replay-move = Move { $n }
# $place (text), $at (number), $count (number)
room-replay-place = { $place }, { $at } of { $count }
# A match that goes on.
room-replay-live = Live
# $n (number)
room-replay-live-new =
    { $n ->
        [one] Live: { $n } new move
       *[other] Live: { $n } new moves
    }

## The rules
room-rules-loading = Loading the rules …
room-rules-failed = Couldn’t load the rules
room-rules-contents = Contents

## Speeds of a live match
room-speed-full = Full
room-speed-half = Half
room-speed-quarter = Quarter
room-speed-untimed = Untimed
