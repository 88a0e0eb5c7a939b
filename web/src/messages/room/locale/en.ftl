### What tables, replays and settings say; loaded with the first of these pages.

## Connection
room-connecting = Connecting …

### The table, its lobby, settings, history, replays

## The page of a table
room-table-none = No table here
room-table-no-code = There’s no table with this code
room-table-no-code-text = Check the link or ask for it again. Old tables are removed after a while.
room-table-failed = Couldn’t open the table
room-table-closed = The table is closed
room-table-disconnected = You were disconnected
room-lost = Connection lost. You see the last known position while we reconnect.
room-lost-outdated = This page is out of date. Please reload it.
room-lost-stranger = The server doesn’t know you any more. Reload the page to come back as a new guest.
room-lost-foreign = This page belongs to another server, so it can’t join tables here.
room-lost-restart = The server is restarting. You’ll be back in a moment, and nothing is lost.
room-lost-behind = Your connection fell behind. Reconnecting …
room-lost-often = That was too much at once. Reconnecting in a moment …
# In the browser’s tab, while others wait.
# $title (text)
room-tab-turn = ● Your turn · { $title }
# $title (text)
room-tab-offer = ● Offer for you · { $title }

## What the header of a table offers
# max 12
room-header-result = Result
room-header-chat = Chat
# $n (number)
room-header-chat-new = Chat, { $n } new
# $n (number)
room-header-new = { $n } new
room-header-rules = Rules
room-header-share = Share link
room-header-settings = Settings
room-header-leave-table = Leave table
room-header-leave-match = Leave match
room-header-pause = Pause
# Pauses that a player has left.
# $n (number)
room-header-pause-left = Pause, { $n } left
room-header-pause-ask = Ask for a pause
room-header-pause-withdraw = Withdraw your request for a pause
# A button: agrees to the pause.
# $name (text)
room-header-pause-agree = { $name } asks for a pause: agree
# $names (texts)
room-header-pause-waiting = Waiting for { $names } to agree to a pause
# $n (number)
room-watching = { $n } watching
room-clock-label = Time to decide

## Live matches
room-pace-time = Match time
room-pace-half = half speed
room-pace-quarter = quarter speed
room-pace-untimed = untimed
# $ms (number)
room-pace-about = How long a message takes there and back. We make up for delays of up to { $ms } ms, so a slow connection isn’t a disadvantage.

## Before a spectator sees a live match
room-soon = You’re watching this match
# $names (texts), $n (number)
room-soon-text = Playing: { $names }. Spectators see everything half a minute later. It starts here in { $n } s.
# $names (texts)
room-soon-now = Playing: { $names }. Spectators see everything half a minute later. It starts here in a moment.

## Notices above the board
room-notice-bot = A bot plays for you until you come back.
# A button.
room-notice-bot-end = Take over
# $n (number)
room-notice-stood-in =
    { $n ->
        [one] A bot played { $n } move for you while you were away. See the log.
       *[other] A bot played { $n } moves for you while you were away. See the log.
    }
room-notice-watch = You’re watching. You see what everyone may see.
room-notice-watch-late = You’re watching, half a minute late. You see what everyone may see.
# $name (text)
room-takeback-ask = { $name } asks to undo a move.
# What would be taken back is a line of the log.
# $name (text), $move (text)
room-takeback-ask-move = { $name } asks to undo a move (“{ $move }”).
room-takeback-mine = You asked to undo your move.
# $move (text)
room-takeback-mine-move = You asked to undo your move (“{ $move }”).
# $names (texts)
room-takeback-since = All later moves by { $names } go too.
room-takeback-since-you = All later moves go too, including yours.
room-takeback-marks = It undoes a roll or something hidden, so the match won’t count for records.
room-takeback-all = Everyone must agree.
# $names (texts)
room-takeback-waiting = Waiting for { $names }.
room-takeback-agreed = The others agreed. Your move was undone.
room-takeback-refused = Not everyone agreed. Your move stays.
# A button. # max 12
room-agree = Agree
# A button. # max 12
room-refuse = Refuse
# A button: against ending the match.
room-keep-playing = Keep playing
# A button: a wish to end the match.
room-withdraw = Withdraw

## Leaving a match
room-leave = Leave match
room-leave-bot = Let a bot play
room-leave-bot-about = It plays for you until you come back.
room-leave-end = End match
room-leave-end-about = It ends at once, without a result.
room-leave-end-sure = End this match without a result?
room-leave-ask = Ask to end
room-leave-ask-about = The match ends without a result if everyone agrees.
room-leave-resign = Resign
room-leave-resign-about = A bot plays on in your seat. You can watch, but not come back.
room-leave-resign-sure = Resign for the rest of this match? A bot takes your seat.
room-leave-good = Leave for good
room-leave-good-about = You resign and leave the table. A rematch starts without you.
room-leave-good-sure = Leave this match for good? A bot takes your seat.
# $name (text)
room-leave-remove = Remove { $name }
# $name (text)
room-leave-remove-about = { $name } is away. A bot keeps the seat for the rest of the match.
# $name (text)
room-leave-remove-sure = Remove { $name } from this match? They can’t come back to the seat.
# $names (texts)
room-end-vote-mine = You asked to end the match without a result. Waiting for { $names }.
# $name (text), $names (texts)
room-end-vote-waiting = { $name } asks to end the match without a result. Waiting for { $names }.
# $name (text)
room-end-vote = { $name } asks to end the match without a result. Everyone must agree.

## After a match
room-over-title = The end
room-over-no-result = No result
# A button.
room-rematch = Rematch
# A button, for who plays alone.
room-again = Play again
# $names (texts)
room-next-mine = A rematch with { $names } is waiting for you.
# $names (texts)
room-next-theirs = A rematch with { $names } starts soon.
room-next = A rematch is set up.
# A button.
room-next-join = Go to rematch
# A button.
room-next-watch = Watch
# A button: sees the match as another player saw it.
room-other-eyes = Change view

## The lobby: seats
room-lobby-seats = Seats
# How one’s own seat is called.
room-you = You
room-chair-open = Open seat
# $name (text)
room-chair-you = { $name } (you)
# Whose table it is, beside a seat.
room-chair-owner = owner
# $team (text), $partners (texts)
room-chair-team = team { $team } with { $partners }
# A kind of who sits there.
room-chair-person = Person
# $n (number)
room-chair-who = Who sits in seat { $n }
# States beside a name. # max 12
room-chair-away = away
room-chair-ready = ready
room-chair-not-ready = not ready
room-chair-bot = bot
# A button.
room-chair-free = Free seat
# $n (number)
room-chair-style = Way of playing of the bot at seat { $n }
room-chair-any-style = Any
room-chair-any-style-about = Its character is drawn when the match begins, a different one for each bot.
# The same as the button to free a seat, for screen readers.
# $name (text)
room-chair-free-of = Free seat: { $name }
# A button.
room-chair-stand = Stand up
# A button.
room-chair-sit = Sit here
# A button.
room-chair-move = Move here
# What a bot is called by its level or way to play.
room-bot-random = Random bot
room-bot-greedy = Greedy bot
room-bot-standard = Standard bot
# The level of a bot and its way of playing: “Easy · Trader”.
# $level (text), $style (text)
room-bot-styled = { $level } · { $style }
# Any other bot.
# $name (text)
room-bot = { $name } bot
# A bot at a table, by the colour of its seat.
# $colour (text)
room-bot-named = { $colour } bot
# Two players have the same name.
# $name (text), $colour (text)
room-name-with-colour = { $name } ({ $colour })

## The lobby: what to do
room-lobby-complete = Everyone is here
room-lobby-complete-detail = Start when you like.
# $n (number)
room-lobby-open =
    { $n ->
        [one] { $n } seat is open
       *[other] { $n } seats are open
    }
room-lobby-open-detail = Send friends the link, or add bots.
# $names (texts)
room-lobby-waiting = Waiting for { $names }
room-lobby-waiting-detail = They’ll say when they’re ready.
room-lobby-sit = Take a seat
room-lobby-sit-detail = Or stay and watch. You see what everyone may see.
room-lobby-full = All seats are taken
room-lobby-full-detail = You’re watching. The match starts in a moment.
room-lobby-ask-ready = Are you ready?
room-lobby-ask-ready-detail = The owner starts when everyone is.
room-lobby-ready = You’re ready
# $n (number)
room-lobby-ready-open =
    { $n ->
        [one] Waiting for { $n } more player.
       *[other] Waiting for { $n } more players.
    }
room-lobby-ready-away = The owner is away. The match waits for them.
# $names (texts)
room-lobby-ready-waiting = Waiting for { $names }.
room-lobby-ready-owner = Waiting for the owner to start.
# $ping (number), $ms (number)
room-lobby-slow = Your connection is slow: { $ping } ms there and back. We make up for { $ms } ms of it, so you may be late in a race.
# $name (text)
room-lobby-name = Your name: { $name }
# A button.
room-lobby-rename = Change name
# A button.
room-lobby-bots = Fill with bots
# A button.
room-lobby-start = Start
# A button.
room-lobby-im-ready = I’m ready
# A button.
room-lobby-not-ready = Not ready
room-lobby-invite = Invite
room-lobby-table = This table
room-lobby-by-owner = set by the owner
# $name (text)
room-lobby-free = Free the seat of { $name }?
# $name (text)
room-lobby-free-text = { $name } can stay and watch, or sit down again. You can put a bot there, or leave the seat open.
# A button.
room-lobby-keep = Keep seat
room-lobby-freed = The owner freed your seat.
# $changes (messages)
room-lobby-changed = The owner changed { $changes }.
# $name (text), $value (text)
room-change-to = { $name } to { $value }
# A number is as printed again.
# $name (text)
room-change-back = { $name } back to its printed value
# $n (number)
room-change-numbers =
    { $n ->
        [one] { $n } number
       *[other] { $n } numbers
    }

## The link to a table
room-invite = Share this table
room-invite-about = Anyone with the link can sit down or watch. No account needed.
room-invite-link = Link to this table
# What a picture holds that phones can read.
room-invite-qr = the link to this table
# The title of what is shared with another app.
room-invite-title = A table on Aevum
# $code (text)
room-invite-code = Code { $code }
room-invite-copied = Copied. Send it to your friends.
# A button.
room-copy-link = Copy link
room-copied = Copied.
room-copy-refused = Your browser doesn’t allow copying. Select the link and copy it yourself.
# A button.
room-invite-share = Share

## How a table plays
room-option-seats = Seats
room-option-speed = Speed
room-option-pause = Who may pause
room-option-pause-any = Anyone, twice each
room-option-pause-all = Everyone together
room-option-window = Fairness window
room-option-window-about = How long a command waits for earlier ones that are still on their way.
# $n (number)
room-ms = { $n } ms
room-option-clock = Time to decide
room-option-clock-about = The same for every decision. When it runs out, the usual move is made.
room-clock-none = No clock
# $n (number)
room-clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# $n (number)
room-clock-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
# $n (number)
room-clock-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
# $n (number)
room-clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
room-option-takeback = Ask to undo
room-option-takeback-about = Undo is free until something is shown, rolled or answered. After that the others can allow it.
room-option-hints = Hints
room-option-hints-live = In a live match only somebody alone with bots gets hints.
room-option-hints-alone = Alone with bots
room-option-hints-all = For all: everyone sees who asks
room-option-hints-free = For all: nobody is told
room-option-hints-off = Off
room-option-reveal = Show everything at the end
room-option-reveal-about = Hands, the seed and every seat’s replay, once the match is over.
room-option-public = Public table
room-option-public-about = Listed on the home page. Anyone can sit down or watch.
room-option-spectators = Spectators can write
room-option-spectators-about = Anyone with the link can join the chat.
room-on = on
room-off = off
# An option that has no words for its value.
# $name (text), $value (text)
room-option-value = { $name }: { $value }
# A number that has a name too.
# $name (text), $value (number), $words (text)
room-option-named = { $name }: { $value } ({ $words })
# $value (number), $words (text)
room-value-named = { $value } ({ $words })
room-note-pause = everyone must agree to a pause
# What begins a heading or a line, such as “Rule 2.1”.
# $words (text)
room-heading = { UP($words) }

## Numbers that a table may change
room-numbers = Numbers
room-numbers-printed = as printed
# $n (number)
room-numbers-changed = { $n } changed
room-numbers-about = Prices, points, limits and more, as printed.
room-numbers-all = All numbers and their sources
# $game (text)
room-numbers-all-of = All numbers of { $game } and their sources
# $n (number)
room-numbers-most = At most { $n } numbers can differ. Put one back to its printed value first.
# A number before its words have arrived.
# $name (text), $value (number)
room-number-is = { $name }: { $value }

## Choose how to play
room-start-players = Players
room-start-bots = Bots
room-start-styles = Each bot gets a character of its own.
room-start-more = More settings
room-start-wrong = Fix the marked fields first.
# $n (number)
room-start-friends =
    { $n ->
        [one] { $n } seat for a friend. You’ll get a link to send.
       *[other] { $n } seats for friends. You’ll get a link to send.
    }
room-start-now = The match starts at once.
# A button.
room-start-open = Open table

## Chat
room-talk = Chat
room-talk-closed = Only players can write here. The table’s owner can let spectators write too.
# Phrases at a table, by number.
# $n (number)
room-phrase =
    { $n ->
        [0] Hello.
        [1] Good luck.
        [2] Your move.
        [3] One moment, please.
        [4] Well played.
        [5] Nice one.
        [6] Oops.
        [7] Thank you.
        [8] Sorry.
        [9] Good game.
        [10] Another one?
        [11] I have to go.
        [12] You first.
        [13] Together at zero.
        [14] I’ll leave if you leave.
        [15] No.
        [16] Yes.
        [17] Not that card.
        [18] Watch the leader.
        [19] Hurry.
       *[other] …
    }

## Typed moves and keys
room-typed = Type a move
room-keys = Shortcuts
room-keys-do = Press the highlighted button
room-keys-cancel = Cancel
room-keys-undo = Undo the last move
room-keys-hint = Ask for a hint
room-keys-hint-alone = Ask for a hint (only against bots)
room-keys-typed = Type a move
room-keys-chat = Write in the chat
room-keys-back = One move back
room-keys-on = One move forward
room-keys-begin = Go to the start
room-keys-end = Go to the end
room-keys-play = Play or pause
room-keys-rules = Open the rules
room-keys-list = Show this list
# Keys, as they are printed on keyboards. # max 10
room-key-enter = Enter
room-key-escape = Esc
room-key-home = Home
room-key-end = End
room-key-space = Space
room-keys-about = Tab reaches everything. Arrow keys move inside a board or a list. You can switch off single keys in the settings.

## Settings
room-settings = Settings
room-settings-lead = Changes apply at once, and this browser remembers them. Your name is the same at every table.
room-settings-more = Name and more
room-settings-name = Your name
room-settings-look = Look, motion and sound
# A button.
room-save = Save
room-name-empty = Enter at least one letter.
# $name (text)
room-name-saved = Your name is now { $name }.
room-language = Language
room-language-auto = Same as my browser
room-theme = Theme
room-as-system = Same as my system
room-theme-day = Day
room-theme-night = Night
room-motion = Motion
room-motion-full = Full
room-motion-brief = Short
room-motion-none = None
room-sound = Sound
room-sound-off = Off
room-sound-gentle = Gentle
room-sound-full = Full
room-palette = Seat colours
room-palette-about = Every seat also has its own emblem, whatever its colour.
room-palette-usual = Standard
room-palette-redgreen = If red and green look alike
room-palette-blueyellow = If blue and yellow look alike
room-dense = Compact tables
room-dense-about = Tighter panels, a smaller log, and one click where undo is free.
room-single-keys = Single-key shortcuts
room-single-keys-about = U undoes, H gives a hint, R opens the rules, ? lists all keys.
room-sign-out = Sign out
room-sign-out-ask = Sign out?
room-sign-out-about = For shared computers, or if someone else may have your cookie.
# $name (text)
room-sign-out-after = Your results stay on the server, but nobody can play as { $name } again, not even you.
room-sign-out-after-guest = Your results stay on the server, but nobody can play as this guest again, not even you.
# $name (text)
room-sign-out-text = You can’t come back as { $name }. A bot takes your seat in running matches.
room-sign-out-text-guest = You can’t come back as this guest. A bot takes your seat in running matches.
room-sign-out-done = You’ve signed out. You’ll be a new guest at your next table.
# A button: does not sign out.
room-sign-out-stay = Stay
room-forget = Delete my profile
room-forget-about = Aevum knows you by a single cookie and keeps your name, seats, results and maps.
room-forget-after = If you delete your profile, your name, history, streak and maps are removed from the server. A bot takes your seat in running matches.
room-forget-ask = Delete your profile?
room-forget-text = Your history, streak and maps will be gone. This can’t be undone.
# A button.
room-forget-keep = Keep profile
room-forget-done = Your guest profile was deleted. You’ll get a new one at your next table.

## Watch
room-watch-lead = Public tables: matches in progress, and tables waiting for players.
room-watch-failed = Couldn’t load the tables
room-watch-running = Matches in progress
room-watch-running-none = No public match is in progress right now.
# A button. # max 12
room-watch-open = Open
room-watch-more = More tables
room-watch-nobody = nobody yet
# Oneself, in a list of who sits at a table.
room-watch-you = you
# A button, for screen readers: its word, and the table.
# $action (text), $game (text), $people (message)
room-watch-button = { $action }: { $game }, { $people }

## History
room-history-lead = All your finished matches. Open one to replay it move by move.
room-history-failed = Couldn’t load your history
room-history-none = No finished matches yet
room-history-none-text = Matches you play to the end appear here.
# A button.
room-history-play = Choose a game
# $game (text), $scores (texts)
room-history-scores = Scores in { $game }, oldest first: { $scores }
# $n (number), $score (number)
room-history-count =
    { $n ->
        [one] { $n } match, score { $score }
       *[other] { $n } matches, last score { $score }
    }
room-history-matches = Matches
room-history-earlier = Earlier matches
# $people (message)
room-history-with = with { $people }
room-history-resigned = Resigned
room-history-left = Left early
room-history-removed = Removed
room-history-no-result = No result
room-history-won = Won
# $place (number), $seats (number)
room-history-place = Place { $place } of { $seats }
# $n (number)
room-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Replays
# $game (text)
room-replay-title = Replay of { $game }
room-replay-none = No replay here
room-replay-failed = Couldn’t open the replay
room-replay-opening = Opening the replay …
# A button.
room-replay-play = Play replay
# A button.
room-replay-pause = Pause replay
# $n (number)
room-replay-rate = { $n }× speed
# $n (number)
room-replay-rate-short = { $n }×
# $time (text), $whole (text)
room-replay-time = { $time } of { $whole }
# $at (number), $n (number)
room-replay-moves =
    { $n ->
        [one] { $at } of { $n } move
       *[other] { $at } of { $n } moves
    }
# The same where there is little room.
# $at (number), $n (number)
room-replay-at = { $at } of { $n }
# A button.
room-replay-table = Go to table
# Whose cards one sees.
room-view = View
room-view-everything = Everything
room-view-spectator = As a spectator
# $name (text)
room-view-as = As { $name }
room-moment = Share this moment
# $n (number)
room-moment-about = The link opens the replay at move { $n }.
room-moment-link = Link to this move
# A link to a file.
room-moment-record = Record

## Rules and numbers
room-rules-lead = The rules as Aevum plays them, in our own words. Numbers that aren’t from the printed rulebook are marked.
# $game (text)
room-rules-of = Rules of { $game }
room-rules-which = Choose a game
room-rules-not-loaded = Couldn’t load the rules
# $game (text)
room-rules-soon = { $game } isn’t ready yet.
room-rules-more = More rules:
# $game (text)
room-sources-of = Numbers of { $game }
room-sources-lead = What the game counts with, how sure we are of each number, and where it comes from.
room-sources-failed = Couldn’t load the numbers
room-sources-none = This game has no numbers that a table could change. Its rules say where everything comes from.
room-sources-example = For example: cards
room-sources-order = Order
room-sources-by-name = By name
room-sources-by-grade = Least certain first
# $n (number)
room-sources-count =
    { $n ->
        [one] { $n } number.
       *[other] { $n } numbers.
    }
# $found (number), $n (number)
room-sources-found =
    { $n ->
        [one] { $found } of { $n } number.
       *[other] { $found } of { $n } numbers.
    }

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
# max 12
room-hint = Hint
room-hint-close = Close the hint
# Three dots follow.
room-hint-thinking = A bot is thinking
# Which bot gave the hint, and how long it thought.
# $bot (text), $seconds (text)
room-hint-by = { $bot }, { $seconds } s
# The plan that the move belongs to: “Plan: A town by the coast”.
# $plan (text)
room-hint-plan = Plan: { $plan }
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
room-more-about-you = More about you
# $words (text)
room-more-about-you-words = More about you: { $words }
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
# $name (text)
room-seat-left = { $name } left, a bot plays
room-seat-away-bot = away, a bot plays
# $time (text)
room-seat-away-until = away, bot in { $time }
# How many hints this player has asked for.
# $n (number)
room-seat-hints =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
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
# $who (seat), $n (number)
room-end-won =
    { $who ->
        [you] You won with { room-points }
       *[other] { $who } won with { room-points }
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
room-end-par-above = { room-points } more than the solver, which reached { $par }.
# $n (number), $par (number)
room-end-par-below = The solver reached { $par }, { room-points } more.
room-end-par-searching = The solver is still working on this one …
# Buttons.
room-end-share = Share
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
room-fair-verify = To check every roll and every card, save the record and run:

## Sharing
room-share = Share
room-share-copy = Copy
room-share-copied = Copied
room-share-replay = Copy replay link
room-share-app = Share with another app
# Of a picture made of small squares.
room-share-marks = The match as a grid of marks
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
# Also a button. # max 12
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
room-rules-contents = Contents

## Speeds of a live match
room-speed-full = Full
room-speed-half = Half
room-speed-quarter = Quarter
room-speed-untimed = Untimed

# A board that a package brings along.
room-board-stopped = The board stopped working
room-board-stopped-text = Reload the page. If it happens again, tell the author of the game.

## The page about the bots
room-bots = Bots
room-bots-lead = No bot sees hidden cards or dice to come. Each plays by the rules you play by, at one of three levels.
room-bots-failed = The bots couldn’t be loaded
room-bots-levels = Levels
room-bots-easy = Looks a short way ahead, overlooks much and trades kindly.
room-bots-medium = Plays a sound game, but overlooks and misjudges some things.
room-bots-hard = Plays as well as it can.
# A game for one player.
room-bots-alone = You play this alone. A bot can play too: watch it, or ask it for hints.
# A game without levels.
room-bots-one = One bot plays this, as well as it can.
# A game whose bots have levels but no characters.
room-bots-alike = Bots of the same level all play alike.
room-bots-styles = Characters
room-bots-styles-about = In many games bots have characters, all equally strong. Each bot at a table gets a different one, unless somebody chose.
room-bots-ladder = Measured strength
