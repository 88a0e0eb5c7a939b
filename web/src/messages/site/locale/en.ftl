### What the browser’s pages say, loaded with the first page.

## While pages load
site-load-failed = This page couldn’t be loaded
site-load-failed-text = The connection may be down, or Aevum was updated. Reload the page.

### The first page, pages of lists and texts

## Every page
# The title of a page in the browser’s tab.
# $title (text)
site-page-title = { $title } · Aevum
site-skip = Skip to content
site-loading = Loading …
# A list of short facts: “Daily, 30 moves, 2 bots”.
# $first (message), $more (message)
site-facts = { $first }, { $more }
# $names (texts)
site-list = { $names }

## The header
# What the links of the header are called, for screen readers.
site-header-pages = Pages
site-header-play = Play
site-header-watch = Watch
site-header-history = History
site-header-rules = Rules
site-header-maps = Maps
# A link to the settings with one’s own name on it.
# $name (text)
site-header-settings = { $name }, settings
# Somebody who has no name yet.
site-guest = Guest

## The first page
site-home-title = Aevum: games of time and empire
# The heading, in large letters.
# $n (number)
site-home-heading =
    { $n ->
        [1] One game of time and empire.
        [2] Two games of time and empire.
        [3] Three games of time and empire.
        [4] Four games of time and empire.
        [5] Five games of time and empire.
        [6] Six games of time and empire.
        [one] { $n } game of time and empire.
       *[other] { $n } games of time and empire.
    }
site-home-lead = Play against bots or with friends, or try today’s puzzle. No account needed.
site-home-failed = Couldn’t load the games
site-join-label = Table code or link
# A button. # max 12
site-join = Join
# $code (text)
site-join-wrong = That isn’t a table code. It has eight letters and digits, such as { $code }.

## A game on the first page
site-game-players-solo = Solo
# $low (number), $high (number)
site-game-players-range = { $low } to { $high }
# For screen readers.
# $low (number), $high (number)
site-game-players = For { $low } to { $high } players
# $n (number)
site-game-players-exactly =
    { $n ->
        [one] For { $n } player
       *[other] For { $n } players
    }
# $n (number)
site-game-minutes = { $n } min
site-game-soon = Coming soon
# A button.
site-game-play = Play
# A button. Without a bot one plays alone.
# $n (number)
site-game-play-bots =
    { $n ->
        [0] Play alone
        [one] Play { $n } bot
       *[other] Play { $n } bots
    }
# A link.
site-bots-about = How the bots play
# The levels of bots, in a list beside the button above.
site-level = Level of the bots
site-level-easy = Easy
site-level-medium = Medium
site-level-hard = Hard
# A button: opens a table and shows the link to it.
site-game-friends = With friends
# A button: players, bots, options.
site-game-choose = Choose how to play

## Tables on the first page
site-tables-mine = Your tables
site-tables-mine-none = Tables where you sit appear here.
site-tables-mine-all = All your tables
# $n (number)
site-tables-mine-count = All your tables ({ $n })
site-tables-open = Open tables
site-tables-open-none = No table is waiting for players.
site-tables-open-make = No table is waiting for players. Open one: choose “{ site-game-friends }”.
# $taken (number), $seats (number)
site-tables-taken = { $taken } of { $seats }
# A button. # max 12
site-tables-sit = Sit down
# The same button, for screen readers.
# $game (text), $code (text)
site-tables-sit-at = Sit down at { $game }, table { $code }
site-table-your-turn = Your turn
# It has not started.
site-table-lobby = Not started
# A live match.
site-table-running = In progress
# The others are to move.
site-table-waiting = Waiting
site-table-away-people = The others wait a moment. Then a bot plays for you.
site-table-away-alone = The clock is stopped until you’re back.
# $taken (number), $n (number)
site-table-seats =
    { $n ->
        [one] { $taken } of { $n } seat taken
       *[other] { $taken } of { $n } seats taken
    }
# $n (number)
site-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# $n (number)
site-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
# The puzzle of a day, before its date.
site-daily = Daily

## The puzzle of the day
# $game (text)
site-today = Today’s puzzle: { $game }
site-today-nobody = Nobody has finished it yet. Be the first.
# $n (number)
site-today-finished =
    { $n ->
        [one] { $n } player has finished it
       *[other] { $n } players have finished it
    }
# $score (number)
site-today-best = Best: { $score }
# $score (number)
site-today-best-hinted = Best: { $score }, with hints
# A button: one’s own result.
# $n (number)
site-today-done =
    { $n ->
        [one] Your { $n } point
       *[other] Your { $n } points
    }
# A button.
site-today-continue = Continue
# A button.
site-today-play = Play today’s puzzle
# Each day’s puzzle solved.
# $n (number)
site-days-in-a-row =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
# $span (text)
site-today-next = Next puzzle in { $span }
# What a diagram shows.
site-today-no-scores = No scores yet
# $low (number), $high (number), $counts (texts)
site-today-scores = Scores from { $low } to { $high } in ten equal ranges: { $counts }

## Times
site-ago-now = just now
# $n (number)
site-ago-minutes = { $n } min ago
# $n (number)
site-ago-hours = { $n } h ago
site-ago-yesterday = yesterday
site-span-moment = less than a minute
# $minutes (number)
site-span-minutes = { $minutes } min
# $hours (number)
site-span-hours = { $hours } h
# $hours (number), $minutes (number)
site-span-hours-minutes = { $hours } h { $minutes } min
# $days (number)
site-span-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
# $days (number), $hours (number)
site-span-days-hours =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## Pages that are not there
site-lost = Page not found
site-lost-link = This link isn’t complete
# $code (text)
site-lost-link-text = A table code has eight letters and digits, such as { $code }. Type it here, or ask for the link again.
site-lost-text = There’s no page at this address. Check it, or go back to the games.

## Why something could not be fetched
site-problem = Something went wrong. Try again.
site-problem-garbled = The server’s answer couldn’t be read. Try again.
site-problem-slow = The server is taking too long. Try again.
site-problem-offline = You’re offline. Try again when you’re back online.
site-problem-unreachable = Couldn’t reach the server. Try again in a moment.
site-problem-large = That’s too much to send at once. Shorten it and try again.
site-problem-often = Too many requests. Wait a moment, then try again.
site-problem-refused = The server couldn’t do that. Try again in a while.

### The kit: buttons, dialogs, pictures, seats

## Buttons and marks of all pages
# A button: put away a sheet or a note.
site-close = Close
site-try-again = Try again
# A button that leads to the first page.
site-go-home = Home
# The logo, read aloud.
site-logo = Aevum, home
# A button: the other of the day’s and the night’s colours.
site-theme = Day or night
# A link to a paragraph of the rules.
# $number (text)
site-rule = Rule { $number }

## Labels of a match: why it doesn’t count, or what to know of it
# max 16
site-mark-undone = Roll undone
# max 16
site-mark-hints = With hints
# max 16
site-mark-numbers = Other numbers
