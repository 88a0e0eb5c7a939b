### What a server says: why it refuses something, and what it tells a table.

## Requests over HTTP, by their status
server-http-bad = The server didn’t understand this request.
server-http-stranger = You need a guest profile for this. Open the home page first.
server-http-forbidden = You aren’t allowed to see or change this.
server-http-missing = There’s nothing here.
server-http-method = This address can’t be used like that.
server-http-late = The rest of the request took too long to arrive. Please try again.
server-http-conflict = This isn’t possible right now.
server-http-large = This request is too long.
server-http-address = This address is too long.
server-http-kind = The server expects JSON here.
server-http-host = This server has another name. Open it at its own address.
server-http-slow = That was too fast. Please wait a moment.
server-http-headers = Your browser sent too much with this request. Deleting old cookies may help.
server-http-fault = Something went wrong on the server. Please try again.
server-http-busy = The server can’t answer right now. Please try again in a moment.
server-other-site = Only Aevum’s own pages can do this.
server-many-tables-made = You’ve made many tables in a short time. Please wait a moment.
server-many-codes = Too many wrong table codes. Check the link and try again later.
server-par-later = You’ll see the best score the program found when the match is over.
# $game (text)
server-no-rules-page = { $game } has no rules page yet.
server-too-many-sent = The server is sending too many replays right now. Please try again in a moment.

## Fields of a request; their names are those of the protocol
# $field (text)
server-field-missing = “{ $field }” is missing.
# $field (text)
server-field-unknown = This request has no field “{ $field }”.
# $field (text), $fields (text)
server-field-unknown-but = This request has no field “{ $field }”. It has: { $fields }.
# $field (text)
server-field-wrong = “{ $field }” has a wrong value.
# $field (text), $types (one of messages)
server-field-type = “{ $field }” must be { $types }.
# $field (text), $types (one of messages), $n (text)
server-field-type-least = “{ $field }” must be { $types }, at least { $n }.
# $field (text), $types (one of messages), $n (text)
server-field-type-most = “{ $field }” must be { $types }, at most { $n }.
# $types (one of messages)
server-body-type = This request must be { $types }.
# $field (text), $n (text)
server-field-short = “{ $field }” must be at least { $n } long.
# $field (text), $n (text)
server-field-long = “{ $field }” must be at most { $n } long.
server-type-int = a whole number
# $low (text), $high (text)
server-type-int-between = a whole number from { $low } to { $high }
server-type-float = a number
server-type-str = text
# $n (number)
server-type-str-most = text of at most { $n } characters
server-type-bool = true or false
server-type-array = a list
# $n (number)
server-type-array-most = a list of at most { $n }
server-type-object = an object
# $choices (text)
server-type-choice = one of { $choices }

## Names
# A guest who hasn’t chosen a name yet.
# $n (number)
server-name-guest = Guest { $n }
# $longest (number)
server-name-length = A name must have 1 to { $longest } letters, digits or signs.
# $most (number)
server-name-marks = A letter in a name can have at most { $most } accents or other marks. Leave some out.
server-name-alphabets = Use letters of one alphabet in a name, e.g. all Latin or all Cyrillic.
# Somebody wants to be called “Bot” or “Player 2”.
# $name (text)
server-name-taken = { $name } could be mistaken for someone else here. Choose another name.

## Maps
server-no-map = There’s no such map. It may have been deleted.
server-no-editor = None of the games here lets you draw maps.
server-map-not-yours = This map belongs to someone else. Save yours under another name.
# $n (number)
server-many-maps = You’ve reached the limit of { $n } maps. Delete one to save another.
# $name (text)
server-map-name = There’s already a map called “{ $name }”. Choose another name.

## Finding a table and its game
server-no-table = There’s no table with this code.
server-no-game = There’s no such game here.
server-no-daily = None of the games here has a daily puzzle.
server-game-missing = The game of this table isn’t installed on this server.
server-game-failed = The game of this table failed, so it can’t be opened.
server-table-failed = This table can’t be opened. Tell whoever runs this server.
# $game (text)
server-rules-failed = This table can’t be opened: the rules of { $game } failed. Tell whoever runs this server.
server-newer-rules = This match follows newer rules than this server has. Update the server.
server-stopping = The server is restarting. It will be back in a moment.
# $n (number)
server-many-tables =
    { $n ->
        [one] You have { $n } unfinished table. Finish it or leave it to make another.
       *[other] You have { $n } unfinished tables. Finish or leave one to make another.
    }
server-full = The server is full right now, so it can’t open another table. Running matches go on. Try again in a few minutes.
server-no-thinking = The server is very busy right now, so it can’t think about this. Try again in a minute.

## Seats and settings before a match
server-sit-late = You can only take a seat before the match begins.
# $n (number)
server-seat-taken = Seat { $n } is taken.
# $n (number)
server-seat-count =
    { $n ->
        [one] This table has { $n } seat.
       *[other] This table has { $n } seats.
    }
server-not-seated = You don’t have a seat at this table.
server-leave-late = The match is over, so you don’t need to leave.
server-seats-late = Seats can only be changed before the match begins.
server-settings-late = Settings can only be changed before the match begins.
# $game (text), $low (number), $high (number), $seats (number)
server-seats-between = { $game } is for { $low } to { $high } players, not { $seats }.
# $game (text), $seats (number)
server-seats-solo = { $game } is for 1 player, not { $seats }.
# $players (number), $seats (number)
server-seats-few =
    { $seats ->
        [one] There are { $players } players for { $seats } seat.
       *[other] There are { $players } players for { $seats } seats.
    }
# $name (text)
server-seat-removed = { $name } is in a seat you’re removing. Free it first.
server-started = The match has begun.
server-ready-seat = Take a seat to say you’re ready.
server-seats-open = A match can begin when every seat is taken.
# $n (number)
server-seat-open = Seat { $n } is still open. Invite someone or add a bot.
# $name (text)
server-not-ready = { $name } isn’t ready yet.
server-not-over = This match isn’t over yet.
server-rematch-players = Only those who played can ask for a rematch.
# $name (text)
server-secret-option = You can’t set { $name }. A rematch keeps it automatically.
# $bots (texts)
server-no-bot = Unknown bot. Choose from: { $bots }.
server-printed-puzzle = The daily puzzle is played with the printed numbers.

## At the table
server-match-later = The match hasn’t begun yet.
server-match-over = This match is over.
server-watching = You’re watching this table. Only players can do this.
server-watching-bids = You’re watching this table. Only players can make offers.
server-owner-only = Only the owner of this table can do this.
server-stale = This question has already been answered. Look at the table again.
server-list-order = One of these moves isn’t possible after the moves before it.
server-list-end = A list of moves has to end at the first move that involves chance or shows something new.
server-not-asked = It isn’t your turn to choose.
# $n (number)
server-no-move = This game has no move number { $n }.
server-fault = Something went wrong here. Please try again.

## Chat
server-chat-players = Only players can write here. The owner of this table can let spectators write too.
server-chat-empty = This line is empty.
# $n (number)
server-no-phrase = There’s no quick phrase number { $n }.
server-muted = The owner of this table has muted you.
# $n (number)
server-many-muted = { $n } guests are muted here. Let one of them speak before you mute another.
server-chat-slow = Please wait a moment before you write again.

## Taking moves back
server-undo-live = There’s no undo in a live game.
server-undo-nothing = You haven’t made a move that you could undo.
server-undo-shown = Something was shown, rolled or answered after your move. This table doesn’t undo that.
server-undo-other = Another player is asking for an undo. Answer that first.
server-undo-unasked = Nobody is asking you to agree to an undo.
# $who (rival)
server-undo-away = { $who } is away. Everyone who has played has to agree to this undo, so wait for them.
# $who (rival)
server-undo-left = { $who } has left the match. Everyone who played would have to agree to this undo.

## Hints
server-hint-company = In live matches, hints are only available against bots.
server-hint-off = This table plays without hints. Its owner can allow them before a match begins.
server-hint-unasked = It isn’t your turn to choose, so there’s no hint.
server-hint-answered = You’ve answered. There’s nothing to hint until the others have, too.
server-hint-given-up = This hint was dropped because you asked for something else.
server-hint-busy = Too many hints are being worked out. Please try again in a moment.
server-hint-none = The adviser didn’t answer, so there’s no hint now.
server-search-busy = Too many searches are waiting. Please try again in a minute.
server-search-none = The search for the best score didn’t answer. Please try again.
# Told to everybody at the table.
# $who (seat)
server-asked-hint =
    { $who ->
        [you] You asked for a hint.
       *[other] { $who } asked for a hint.
    }

## Leaving a match
# $name (text)
server-remove-playing = { $name } is still playing. You can remove players once a bot stands in for them.
server-remove-gone = That player no longer has this seat.
server-remove-yourself = To give up your own seat, resign.
# $n (number)
server-end-asked = You’ve asked { $n } times. Play on, or resign to stop playing.
# Told to everybody, and kept with the match.
server-end-agreed = Everyone agreed to end the match. It has no result.
# $who (seat)
server-end-stopped =
    { $who ->
        [you] You ended the match. It has no result.
       *[other] { $who } ended the match. It has no result.
    }
# The owner of a table at which only bots play.
server-end-stopped-bots = The owner of this table ended the match. It has no result.
# $who (seat)
server-end-nobody-left =
    { $who ->
        [you] You left, and only bots remained. The match has no result.
       *[other] { $who } left, and only bots remained. The match has no result.
    }
server-end-changed-rules = The rules of this game have changed, so the match ended without a result.
server-end-damaged = The moves of this match can’t be replayed, so it ended without a result. They are kept.
server-end-expired = Nobody came back to this table, so it was closed. Make a new one to play.
# $who (seat)
server-told-resigned =
    { $who ->
        [you] You resigned. A bot plays on.
       *[other] { $who } resigned. A bot plays on.
    }
# $who (seat)
server-told-left =
    { $who ->
        [you] You left the match. A bot plays on.
       *[other] { $who } left the match. A bot plays on.
    }
# $who (seat)
server-told-removed =
    { $who ->
        [you] You were away and have been removed. A bot plays on.
       *[other] { $who } was away and has been removed. A bot plays on.
    }

## Looking back
server-record-later = The record is published when the match is over.
server-record-hidden = This table keeps hidden information hidden after the match, too.
server-record-none = No match was played here under today’s rules.
server-replay-none = There’s no replay, because no match was played here.
server-replay-live = You can replay a live match when it’s over.
server-replay-seat = This table doesn’t show what that player saw.
server-replay-busy = Too many replays are being made right now. Please try again in a moment.
server-replay-failed = The replay couldn’t be made. Please try again in a moment.

## Live matches
server-live-none = There’s no live match at this table.
server-live-paused = The game is paused. Your command wasn’t carried out.
server-live-soon = The game isn’t running yet. Wait for the countdown.
server-live-paused-already = The game is already paused.
server-live-running-already = The game is already running.
# $n (number)
server-live-pauses =
    { $n ->
        [one] You’ve used your { $n } pause.
       *[other] You’ve used all your { $n } pauses.
    }
server-live-waiting = Your last commands are still waiting. Try again in a moment.
server-live-timed = Time runs by itself at this table.
server-bid-nobody = Make an offer to another player, or to anyone.
server-bid-not-there = You aren’t at the place you offer to leave.
server-bid-not-theirs = That player isn’t at that place.
server-bid-gone = That offer is no longer open to you.
server-bid-own = You can’t accept your own offer.
server-bid-left = One of you has already left that place.
server-sign-slow = Please wait a moment before you show something again.

## Moves that were stored and cannot be read again
server-log-codes = The move table of this match isn’t in the database.
server-log-move = This server no longer understands a move of this match.
# $n (number)
server-log-row = The moves of this match can’t be read after row { $n }.

## Storing
# $why (message)
server-not-stored = The server couldn’t store this: { $why }.
server-store-damaged = the database is damaged
server-store-full = the disk is full
server-store-held = another program is using the database
server-store-readonly = the database can’t be written to
server-store-closed = the database can’t be opened
server-store-no-database = the file isn’t a database
server-store-twice = it has already been stored
server-store-disk = the disk isn’t answering properly
server-store-failed = the database failed
server-store-line = This line of chat couldn’t be stored. Please send it again.
server-store-stopping = The server is stopping, so it can’t store anything more.
server-store-no-table = This table isn’t in the server’s database.
server-store-gap = A move before this one wasn’t stored, so this one wasn’t either.
server-store-again = This move has already been stored.
server-store-taken = Another server is using this server’s database. Stop one of them and restart the other.
server-store-unread = The database can’t be read.
