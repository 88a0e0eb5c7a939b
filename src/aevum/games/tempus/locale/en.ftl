### Tempus Imperium: the board that a minute draws, for one player.
### Names: good, thing, deed, score, month

## The game
game-summary = Build an empire on the board that a minute of the century draws.
game-tagline = A board drawn by the date and time.

## What buildings cost and uses bring
good-wood = wood
    .counted = { $n } wood
good-stone = stone
    .counted = { $n } stone
good-gold = gold
    .counted = { $n } gold

## What a square holds; `.box` is for a box of letters, max 5
thing-farm = farm
    .a = a farm
    .all = farms
    .box = Farm
thing-market = market
    .a = a market
    .all = markets
    .box = Mrkt
thing-fort = fort
    .a = a fort
    .all = forts
    .box = Fort
thing-empty = empty square
    .a = an empty square
    .all = empty squares
    .box = –
thing-lake = lake
    .a = a lake
    .all = lakes
    .box = Lake
thing-forest = forest
    .a = a forest
    .all = forests
    .box = Wood
thing-quarry = quarry
    .a = a quarry
    .all = quarries
    .box = Rock
thing-enemy = enemy
    .a = an enemy
    .all = enemies
    .box = Foe
thing-ruin = crossed-out enemy
    .a = a crossed-out enemy
    .all = crossed-out enemies
    .box = Ruin
thing-castle = castle
    .a = a castle
    .all = castles
    .box = Cstl

## Actions: on buttons, and what a digit lets you do; `.box` max 5, `.short` max 2
deed-road = Road
    .do = draw a road
    .box = Road
    .short = Rd
deed-dig = Dig
    .do = dig a lake
    .box = Dig
    .short = Dg
deed-build = Build
    .do = build
    .box = Build
    .short = Bd
deed-use = Use
    .do = use a building
    .box = Use
    .short = Us

## The rows of the score
score-castles = Castles
    .short = Castles
score-markets = Markets
    .short = Markets
score-forts = Forts
    .short = Forts
score-farms = Farms
    .short = Farms
score-road = Longest road
    .short = Road
score-lakes = Lakes
    .short = Lakes
score-gold = Gold
    .short = Gold
score-enemies = Enemies
    .short = Enemies

## Months
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Small parts
# $points (number)
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A row of the score by itself.
# $score (score)
part-score = { $score }
# A row of the score and what it is worth, in a list.
# $score (score), $points (number)
part-score-points = { $score } { $points }
# $day (number), $month (month), $year (text), $time (text)
part-date = { $day } { $month } { $year }, { $time }

## Places: a square is a letter for its column and a number for its row
# $square (text)
at-square = { $square }
# $square (text)
at-border-east = east of { $square }
# $square (text)
at-border-south = south of { $square }

## Log
# $who (seat)
say-pass =
    { $who ->
        [you] You do nothing.
       *[other] { $who } does nothing.
    }
# $who (seat), $at (at-border), $fee (number)
say-road =
    { $fee ->
        [0]
            { $who ->
                [you] You draw a road { $at }.
               *[other] { $who } draws a road { $at }.
            }
       *[other]
            { $who ->
                [you] You draw a road { $at } for a fee of { $fee } gold.
               *[other] { $who } draws a road { $at } for a fee of { $fee } gold.
            }
    }
# $who (seat), $square (text), $fee (number)
say-dig =
    { $fee ->
        [0]
            { $who ->
                [you] You dig a lake at { $square }.
               *[other] { $who } digs a lake at { $square }.
            }
       *[other]
            { $who ->
                [you] You dig a lake at { $square } for a fee of { $fee } gold.
               *[other] { $who } digs a lake at { $square } for a fee of { $fee } gold.
            }
    }
# $who (seat), $building (thing), $square (text), $gold (number), $fee (number)
say-build =
    { $fee ->
        [0]
            { $gold ->
                [0]
                    { $who ->
                        [you] You start { FORM($building, "a") } at { $square }.
                       *[other] { $who } starts { FORM($building, "a") } at { $square }.
                    }
               *[other]
                    { $who ->
                        [you] You start { FORM($building, "a") } at { $square } for { $gold } gold.
                       *[other] { $who } starts { FORM($building, "a") } at { $square } for { $gold } gold.
                    }
            }
       *[other]
            { $who ->
                [you] You start { FORM($building, "a") } at { $square } for { $gold } gold and a fee of { $fee }.
               *[other] { $who } starts { FORM($building, "a") } at { $square } for { $gold } gold and a fee of { $fee }.
            }
    }
# $building (thing), $square (text)
say-stands = The { $building } at { $square } is finished.
# $square (text), $left (number)
say-pay = Square { $square } pays 1 unit and has { $left } left.
# $who (seat), $building (thing), $square (text), $gold (number), $fee (number)
say-use =
    { $fee ->
        [0]
            { $who ->
                [you] You use the { $building } at { $square } and get { $gold } gold.
               *[other] { $who } uses the { $building } at { $square } and gets { $gold } gold.
            }
       *[other]
            { $who ->
                [you] You use the { $building } at { $square } for a fee of { $fee } gold and get { $gold }.
               *[other] { $who } uses the { $building } at { $square } for a fee of { $fee } gold and gets { $gold }.
            }
    }
# $square (text), $target (text), $gold (number), $fee (number)
say-strike =
    { $fee ->
        [0] The fort at { $square } crosses out the enemy at { $target } and earns { $gold } gold.
       *[other] The fort at { $square } crosses out the enemy at { $target } for a fee of { $fee } gold and earns { $gold }.
    }
say-raid-none = Raid: no enemy is beside a building.
# $who (seat), $gold (number), $squares (messages)
say-raid =
    { $who ->
        [you] Raid: you lose { $gold } gold to enemies at { $squares }.
       *[other] Raid: { $who } loses { $gold } gold to enemies at { $squares }.
    }
# $n (number)
say-round = Round { $n } begins.
# $points (number)
say-end = The game ends with { part-points }.

## Questions
# What the digit gives, and what anything else costs.
# $action (deed), $fee (number)
ask-turn =
    { $fee ->
        [0]
            { $action ->
                [road] Draw a road, or take another action.
                [dig] Dig a lake, or take another action.
                [build] Build, or take another action.
               *[use] Use a building, or take another action.
            }
       *[other]
            { $action ->
                [road] Draw a road, or pay { $fee } gold for another action.
                [dig] Dig a lake, or pay { $fee } gold for another action.
                [build] Build, or pay { $fee } gold for another action.
               *[use] Use a building, or pay { $fee } gold for another action.
            }
    }
# $n (number), $turn (number), $turns (number), $digit (number)
note-turn = Round { $n }, turn { $turn } of { $turns }, digit { $digit }.
# $good (good), $building (thing), $square (text)
ask-pay =
    { $good ->
        [wood] Which forest gives wood for the { $building } at { $square }?
       *[stone] Which quarry gives stone for the { $building } at { $square }?
    }
# $goods (goods)
note-due = Still to pay: { $goods }.

## Moves
move-pass = Do nothing
# $at (at-border)
move-road = Draw a road { $at }
# $square (text)
move-dig = Dig a lake at { $square }
# $building (thing), $square (text)
move-build = Build { FORM($building, "a") } at { $square }
# $building (thing), $square (text)
move-use = Use the { $building } at { $square }
# $square (text), $target (text)
move-strike = Strike { $target } from the fort at { $square }
# $good (good), $thing (thing), $square (text)
move-pay = Take { $good } from the { $thing } at { $square }
# $gold (number)
note-fee = fee { $gold } gold
# $gold (number)
note-gain = +{ $gold } gold

## What an undo takes back
undo-pass = doing nothing
# $at (at-border)
undo-road = the road { $at }
# $square (text)
undo-dig = the lake at { $square }
# $building (thing), $square (text)
undo-build = the { $building } at { $square }
# $square (text)
undo-use = the use of { $square }
# $target (text)
undo-strike = the strike at { $target }
# $square (text)
undo-pay = the payment from { $square }

## Refusals
no-such-move = There’s no such move.
no-over = The game is over.
no-seat = This is a game for one: only the first seat plays.
no-wait = You can’t leave a turn open. Pass to do nothing.
no-payment = There’s nothing to pay: nothing is being built.
# $building (thing), $square (text)
no-other-first = Pay for the { $building } at { $square } first.
# The square that was named holds no units of what is needed next.
# $good (good), $thing (thing), $square (text)
no-source =
    { $good ->
        [wood]
            { $thing ->
                [empty] Wood comes next, from a forest. { $square } is empty.
               *[other] Wood comes next, from a forest. There’s { FORM($thing, "a") } at { $square }.
            }
       *[stone]
            { $thing ->
                [empty] Stone comes next, from a quarry. { $square } is empty.
               *[other] Stone comes next, from a quarry. There’s { FORM($thing, "a") } at { $square }.
            }
    }
# $thing (thing), $square (text)
no-units = The { $thing } at { $square } is used up.
# $thing (thing), $square (text), $site (text)
no-supply = No road connects the { $thing } at { $square } to the site at { $site }.
# $fee (number), $gold (number)
no-fee = Another action costs { $fee } gold. You have { $gold }.
# $building (thing), $cost (number), $gold (number)
no-gold = { UP(FORM($building, "a")) } costs { $cost } gold. You have { $gold }.
# $building (thing), $cost (number), $fee (number), $gold (number)
no-gold-fee = { UP(FORM($building, "a")) } costs { $cost } gold and a fee of { $fee }. You have { $gold }.
# $digit (number), $action (deed)
no-fee-needed = Digit { $digit } lets you { FORM($action, "do") } free. Leave out the fee.
# $digit (number), $action (deed), $fee (number)
no-fee-missing = Digit { $digit } lets you { FORM($action, "do") }. Anything else costs { $fee } gold: add “paid”.
# $at (at-border)
no-road-twice = There’s already a road { $at }.
# $thing (thing), $square (text)
no-dig-taken = You can only dig on an empty square. There’s { FORM($thing, "a") } at { $square }.
# $square (text)
no-dig-dry = A lake grows into the next square. No lake is beside { $square }.
# $thing (thing), $square (text)
no-site-taken = You can only build on an empty square. There’s { FORM($thing, "a") } at { $square }.
# $building (thing), $good (good), $need (number), $there (number), $square (text)
no-goods =
    { $there ->
        [0] { UP(FORM($building, "a")) } needs { $need } { $good }. No road brings any to { $square }.
       *[other] { UP(FORM($building, "a")) } needs { $need } { $good }. Roads bring only { $there } to { $square }.
    }
# $thing (thing), $square (text)
no-building =
    { $thing ->
        [empty] You can only use buildings. { $square } is empty.
       *[other] You can only use buildings. There’s { FORM($thing, "a") } at { $square }.
    }
# $building (thing), $square (text)
no-used = The { $building } at { $square } was already used this round.
# $square (text)
no-farm-near = No farm is connected to the market at { $square }.
# $square (text)
no-enemy-near = No live enemy is connected to the fort at { $square }.
# $square (text)
no-trade-near = No market or fort is connected to the castle at { $square }.
no-target = Name the enemy that the fort strikes, e.g. “use e5 strike e7”.
# $thing (thing), $square (text)
no-fort =
    { $thing ->
        [empty] Only forts can strike. { $square } is empty.
       *[other] Only forts can strike. There’s { FORM($thing, "a") } at { $square }.
    }
# $target (text)
no-struck = The enemy at { $target } is already crossed out.
# $square (text), $target (text)
no-reach = No road connects the fort at { $square } to the enemy at { $target }.

## Hints
# $points (number)
hint-plan = The best plan so far ends with { part-points }.
# What the hinted move adds to that plan.
# $points (number), $other (number)
hint-road = The best plan so far ends with { part-points }, and with { $other } without this road.
# $points (number), $worth (number), $buildings (number)
hint-dig =
    { $buildings ->
        [one] The best plan so far ends with { part-points }: 1 building on the lake makes this square worth { $worth }.
       *[other] The best plan so far ends with { part-points }: { $buildings } buildings on the lake make this square worth { $worth }.
    }
# $points (number), $building (thing), $worth (number), $gold (number)
hint-build =
    { $gold ->
        [0] The best plan so far ends with { part-points }: this { $building } brings { $worth } of them.
       *[other] The best plan so far ends with { part-points }: this { $building } brings { $worth } of them, and { $gold } gold.
    }
# $points (number), $gold (number), $spent (number)
hint-use =
    { $spent ->
        [0] The best plan so far ends with { part-points }, and this brings { $gold } gold.
       *[other] The best plan so far ends with { part-points }: this brings { $gold } of the { $spent } gold that it spends.
    }
# $points (number), $worth (number)
hint-strike = The best plan so far ends with { part-points }: this enemy would cost { $worth } of them.
# $points (number)
hint-pass = The best plan so far ends with { part-points } and does nothing this turn.
# What the plan of a hint is about.
# $squares (number), $buildings (number)
hint-aim-lake =
    { $buildings ->
        [one] A lake of { $squares } squares with 1 building
       *[other] A lake of { $squares } squares with { $buildings } buildings
    }
# $n (number)
hint-aim-road = A road of { $n } sections
# $n (number)
hint-aim-buildings =
    { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }

## Styles of bots
part-style-farmer = Farmer
about-style-farmer = Builds farms wherever it can, and few castles and markets.
part-style-founder = Founder
about-style-founder = Builds castles and markets, and lives with fewer farms.
part-style-road-builder = Road builder
about-style-road-builder = Draws long roads, also where no building needs them.

## Options
option-date = Date and time
option-date-about = The minute that draws the board: 2026-11-15 06:17, 2611150617 or now. Empty: the seed chooses.

## The drawing in letters
table-digit = digit
table-track = Digit
table-raid-column = raid
# Max 5.
table-round = Round
table-over = The game is over
# $n (number), $turn (number), $digit (number), $action (deed)
table-now = Round { $n }, turn { $turn }: { $digit } { $action }
# $gold (number)
table-treasury = Treasury: { $gold } gold
# $n (number)
table-raiders = Raiding enemies now: { $n }
table-total = Total
# The signs of enemies are arguments.
# $wood (number), $stone (number), $enemy (text)
table-legend-ground = w{ $wood } forest, { $wood } wood; s{ $stone } quarry, { $stone } stone; ~~~ lake; { $enemy } enemy; x crossed out
table-legend-pieces = F farm, M market, T fort, C castle, with the last round of use; ━ ┃ road
table-legend-track = Track: r road, d dig, b build, u use, - nothing; capital: fee paid

## The terminal: the position in sentences
# $n (number), $good (good)
part-amount = { $n } { $good }
# $good (good)
part-good = { $good }
# $action (deed)
part-action = { $action }
# $action (deed)
part-action-box = { FORM($action, "box") }
# $action (deed)
part-action-short = { FORM($action, "short") }
# $thing (thing)
part-thing = { $thing }
# $thing (thing)
part-thing-box = { FORM($thing, "box") }
# $score (score)
part-score-short = { FORM($score, "short") }
# A square and the units left in it.
# $square (text), $n (number)
part-with = { $square } with { $n }
# $gold (number), $points (number)
table-purse = { $gold } gold, score { $points }.
# $points (number), $parts (messages)
table-score = Score { $points }: { $parts }.
# $points (number)
table-score-none = Score { $points }: nothing yet.
# $n (number)
table-rounds-over =
    { $n ->
        [one] The only round is over.
       *[other] All { $n } rounds are over.
    }
# $n (number), $rounds (number), $turn (number), $turns (number), $digit (number), $action (deed), $gold (number)
table-turn = Round { $n } of { $rounds }, turn { $turn } of { $turns }. Digit { $digit } lets you { FORM($action, "do") }. { $gold } gold.
table-raid-left = There are no more raids.
# $turn (number)
table-raid-nothing = No enemy is beside a building: the raid after turn { $turn } takes nothing.
# $n (number), $squares (messages), $gold (number)
table-raid-takes =
    { $n ->
        [one] 1 enemy is beside a building ({ $squares }). The raid takes { $gold } gold.
       *[other] { $n } enemies are beside buildings ({ $squares }). The raid takes { $gold } gold.
    }
# $thing (thing), $squares (messages)
table-things = { UP(FORM($thing, "all")) }: { $squares }.
# $squares (number), $buildings (number), $where (messages)
table-lake =
    { $buildings ->
        [one] Lake of { $squares }, 1 building on its shore: { $where }.
       *[other] Lake of { $squares }, { $buildings } buildings on its shore: { $where }.
    }
# $roads (at-borders)
table-roads = Roads: { $roads }.
table-roads-none = Roads: none yet.

## The terminal: what is under the cursor
# $thing (thing), $square (text), $goods (goods)
table-at-units = { UP($thing) } at { $square }, { $goods } left.
# $building (thing), $square (text), $gold (number)
table-at-building = { UP($building) } at { $square }. Using it brings { $gold } gold.
# $building (thing), $square (text)
table-at-used = { UP($building) } at { $square }, used this round.
# $square (text), $squares (number), $buildings (number), $points (number)
table-at-lake = Lake at { $square }, squares × buildings: { $squares } × { $buildings } = { part-points }.
# $square (text), $squares (number), $buildings (number), $worth (number), $points (number)
table-at-lake-worth = Lake at { $square }, squares × buildings × { $worth }: { $squares } × { $buildings } × { $worth } = { part-points }.
# $square (text)
table-at-raider = Enemy at { $square }. It raids you.
# $square (text)
table-at-enemy = Enemy at { $square }. It reaches no building.
# $square (text)
table-at-ruin = Crossed-out enemy at { $square }.
# $square (text), $goods (goods)
table-at-site = Empty square { $square }. Roads bring { $goods }.
# $square (text)
table-at-empty = Empty square { $square }. No road reaches it.
table-at-border = Roads lie on the borders between squares.

## The terminal: what Enter does
# $at (at-border)
table-ask-road = Draw a road { $at }?
# $square (text)
table-ask-dig = Dig a lake at { $square }?
# $building (thing), $square (text)
table-ask-build = Build { FORM($building, "a") } at { $square }?
# $building (thing), $square (text)
table-ask-use = Use the { $building } at { $square }?
# $square (text)
table-ask-use-any = Use the building at { $square }?
# $square (text), $target (text)
table-ask-strike = Strike { $target } from the fort at { $square }?
# $good (good), $square (text)
table-ask-pay = Take 1 { $good } from { $square }?
table-ask-pass = Do nothing this turn?
# $gold (number)
table-costs-fee = Fee { $gold } gold.
# $goods (goods)
table-costs = Costs { $goods }.
# $gold (number)
table-gains = +{ $gold } gold.
# $before (number), $after (number)
table-score-goes = Score { $before } → { $after }.
table-score-stays = The score stays the same.
# $goods (goods)
table-nowhere-build = No site yet: roads must bring { $goods } to an empty square.
# $goods (goods), $gold (number)
table-nowhere-build-gold = No site yet: roads must bring { $goods } to an empty square, and you need { $gold } gold.
# $goods (goods)
table-nowhere-build-short = No site has { $goods } by road.
# $goods (goods), $gold (number)
table-nowhere-build-gold-short = No site has { $goods } by road, and you need { $gold } gold.
table-nowhere-dig = No empty square is beside a lake.
table-nowhere-use = No building can be used now.
# $action (deed)
table-back = Esc goes back: { $action }.
table-or-pass = p passes.
table-or-buy-short = p passes, $ buys another.
# $gold (number)
table-or-buy = p passes, $ goes to an action for { $gold } gold.

## The terminal: buttons and keys
table-do-pass = Pass
table-do-pay = Pay
table-do-strike = Strike
table-do-result = Result
table-key-pass = pass
table-key-turn = Space turns it
table-key-help = ? keys
table-pay-keys = Arrows choose the square that pays, Enter takes 1, Esc goes back
table-pay-keys-short = Arrows choose, Enter takes 1, Esc goes back
table-after-keys = n new game, a same board again, z undo, q leave
table-bot = The bot is thinking.
# $what (message)
table-undone = Undone: { $what }.
# $gold (number)
table-keys-act = r road, d dig, u use, p pass, $ the next action for { $gold } gold
table-keys-build = b build, then f farm, m market, o fort, c castle
table-keys-arrows = Arrows or h j k l go to the next legal place; with Shift, to any square
table-keys-turn = Space turns a road; Tab and Shift+Tab go through all legal places
table-keys-enter = Enter plays the move; Esc goes back; a click chooses, a second click plays
table-keys-type = : or / lets you type a move, e.g. build farm f7, or road south of d5
table-keys-more = H hint, z undo, R rules, t day or night, q leave (the game is saved)
table-keys-look = Below the board you see what the square under the cursor holds
table-keys-names = Columns have letters, rows have numbers; the digits of the date are beside them

## The terminal: panels
table-head-treasury = Treasury
table-head-score = Score
table-head-uses = Use once a round
table-head-log = Log
table-head-signs = Signs
table-head-raid = Raid
# $turn (number)
table-head-raid-after = Raid after turn { $turn }
table-rail-gold = Gold
table-within-reach = within reach of roads
table-use-strikes = strikes
# $n (number)
table-uses-more = and { $n } more
# $n (number)
table-uses-used = { $n } used this round
table-uses-none = none is ready
# $squares (messages)
table-raid-by = by { $squares }
table-raid-by-none = no enemy is in reach
table-sign-row = row, digit of date
table-sign-forest = forest, wood left
table-sign-quarry = quarry, stone left
table-sign-lake = lake, squares × shore
# $points (number)
table-sign-enemy = enemy, { $points } points
# $building (thing), $points (number)
table-sign-building = { $building }, { part-points }
table-sign-road = road, on the borders
# $n (text)
table-head-round = Round { $n }
# $turn (number), $turns (number)
table-head-turn = turn { $turn } of { $turns }
table-head-over = Game over
# $sums (text)
table-lakes = Lakes: { $sums }
# Whose digits stand around the board; max 5.
table-date = date
table-map-beside = This is the map of this minute.
# $n (number)
table-map-press = Press { $n } to play it.
# $date (message), $points (number)
table-share = Tempus Imperium, { $date }: { part-points }

## The terminal: the log in few words
table-log-pass = pass
# $at (at-border)
table-log-road = road { $at }
# $square (text)
table-log-dig = dig { $square }
# $building (thing), $square (text)
table-log-build = { $building } { $square }
# $squares (messages)
table-log-from = from { $squares }
# $square (text)
table-log-use = use { $square }
# $square (text), $target (text)
table-log-strike = fort { $square } strikes { $target }
# $n (number)
table-log-raid = raid by { $n }
table-log-raid-none = no raid
# $gold (number)
table-log-gain = +{ $gold } gold
# $gold (number)
table-log-loss = { $gold } gold

## The browser: what a square holds
ui-empty = Empty square
# $goods (goods)
ui-site = Roads bring { $goods }.
# $points (number)
ui-lake = Lake, { part-points }
# $squares (number), $buildings (number)
ui-lake-fact =
    { $squares ->
        [one]
            { $buildings ->
                [one] 1 square, 1 building on its shore.
               *[other] 1 square, { $buildings } buildings on its shore.
            }
       *[other]
            { $buildings ->
                [one] { $squares } squares, 1 building on its shore.
               *[other] { $squares } squares, { $buildings } buildings on its shore.
            }
    }
# $thing (thing)
ui-thing = { UP($thing) }
# $thing (thing)
ui-things = { UP(FORM($thing, "all")) }
# $thing (thing)
ui-used-up = { UP($thing) }, used up
ui-occupied = The square stays occupied.
# $goods (goods)
ui-left = { $goods } left.
# $points (number)
ui-enemy = Enemy, { $points } points
ui-ruin = Enemy, crossed out
# $building (thing), $points (number)
ui-building-points = { UP($building) }, { part-points }
# $gold (number)
ui-use-brings = Using it brings { $gold } gold.
ui-used = It was already used this round.
ui-unconnected = Nothing it needs is connected.
ui-raider-idle = It isn’t beside a building.
# $building (thing), $square (text)
ui-raider = It raids the { $building } at { $square }.
# $square (text), $name (message)
ui-square = { $square }: { $name }
# $square (text), $name (message), $fact (message)
ui-square-fact = { $square }: { $name }. { $fact }
# $building (thing), $square (text)
ui-at = { UP($building) } { $square }

## The browser: raids
# $turn (number)
ui-raid-after = Raid after turn { $turn }
ui-raid = Raid
ui-raid-none = No enemy is beside a building.
# $square (text), $building (thing), $prey (text)
ui-raid-one = The enemy at { $square } raids the { $building } at { $prey }.
# $squares (messages)
ui-raid-many = Enemies raid from { $squares }.
ui-raid-no-gold = There’s no gold to take.
ui-raid-all = The raid takes all your gold.
# $n (number)
ui-raid-others =
    { $n ->
        [one] 1 other enemy reaches no building.
       *[other] { $n } other enemies reach no building.
    }

## The browser: what a move would do
# $goods (goods), $thing (thing), $square (text)
ui-from = { $goods } from the { $thing } at { $square }
# $parts (messages)
ui-takes = Takes { $parts }.
# $goods (goods)
ui-costs = Costs { $goods }.
# $gold (number)
ui-pays-fee = Fee { $gold } gold.
# $gold (number)
ui-gains = +{ $gold } gold.
# $n (number)
ui-road-grows = The longest road grows to { $n }.
# $goods (goods)
ui-reaches = It reaches { $goods }.
# $n (number)
ui-opens =
    { $n ->
        [one] It opens 1 site.
       *[other] It opens { $n } sites.
    }
# $points (number)
ui-lakes-more = Lakes are worth { $points } more.
# $n (number)
ui-raiders-more =
    { $n ->
        [one] 1 more enemy raids you.
       *[other] { $n } more enemies raid you.
    }
# $n (number)
ui-raiders-fewer =
    { $n ->
        [one] 1 fewer enemy raids you.
       *[other] { $n } fewer enemies raid you.
    }
# $gold (number)
ui-raid-then = Then the raid takes { $gold } gold.
ui-open = You then choose which squares pay.

## The browser: the ask bar
ui-choose-road = Where do you draw the road?
ui-choose-dig = Where does the lake grow?
ui-choose-build = Where do you build?
ui-choose-use = Which building do you use?
ui-nowhere-road = All roads are drawn
ui-nowhere-dig = No lake can grow
ui-nowhere-build = Nothing to build yet
ui-nowhere-use = Nothing to use now
ui-because-dig = No lake has an empty square beside it.
ui-because-build = No road reaches wood or stone.
ui-because-use = Each building was used this round, or nothing it needs is connected.
# $fee (number)
ui-no-fee = Another action costs { $fee } gold
# $gold (number)
ui-you-have = You have { $gold }.
ui-no-square = A road lies between two squares
ui-choose-border = Choose one of this square’s borders.
# $points (number)
ui-over = The game is over: { part-points }
# $n (text), $turn (number), $turns (number)
ui-turn = Round { $n }, turn { $turn } of { $turns }
# $name (text)
ui-thinking = { $name } is thinking
# $digit (number), $action (deed)
ui-digit = Digit { $digit } lets you { FORM($action, "do") }.
# $fee (number)
ui-fee = This action costs a fee of { $fee } gold.
# $move (message)
ui-sure = { $move }?
# $thing (thing)
ui-which = Which { $thing }?
ui-which-enemy = Which enemy do you strike?
# $n (number), $square (text)
ui-strike-reach =
    { $n ->
        [one] 1 enemy is in reach of the fort at { $square }.
       *[other] { $n } enemies are in reach of the fort at { $square }.
    }
# $n (number)
ui-strike-one = Strike one of { $n } enemies
# $action (deed)
ui-action = { $action }
ui-do-pay = Pay
ui-do-strike = Strike
ui-do-nothing = Do nothing
ui-cancel = Cancel
ui-hint = Hint
ui-hint-show = Show hint on the board
# $what (text)
ui-undo = Undo { $what }
ui-more = More
# $action (deed)
ui-back-to = Back to { $action }, free
ui-show-buildings = Show buildings
# $fee (number)
ui-another = Another action, { $fee } gold
# $fee (number), $gold (number)
ui-another-short = Another action: { $fee } gold, you have { $gold }
ui-another-building = Another building
ui-actions = Action
ui-actions-free = Action; the one of your digit is free
ui-buildings = Building
ui-free = free
ui-nowhere = nowhere

## The browser: the board
ui-board = Board, ten rows by ten columns
ui-board-borders = Board, ten rows by ten columns, with the borders between squares
ui-can-road = You can draw a road here
ui-can-dig = You can dig here
ui-can-build = You can build here
ui-can-use = You can use it
ui-can-strike = You can strike it
ui-can-pay = It can pay
# $what (message), $can (message)
ui-place-can = { $what }. { $can }.
# $what (message), $can (message)
ui-place-can-fact = { $what } { $can }.
# $at (at-border), $one (text), $other (text)
ui-border-road = Road { $at }, between { $one } and { $other }
# $at (at-border), $one (text), $other (text)
ui-border-free = No road { $at }, between { $one } and { $other }
ui-road = Road
ui-border = Border
ui-year = Year
ui-month = Month
ui-day = Day
ui-hour = Hour
ui-minute = Minute

## The browser: the list of keys
ui-key-step = Step through the places you can choose

## The browser: panels
ui-treasury = Treasury
# $good (good)
ui-good = { UP($good) }
# $good (good)
ui-good-low = { $good }
# $n (number)
ui-after = { $n } after this
ui-reach = Within reach of roads
# $square (text)
ui-reach-of = Within reach of { $square }
ui-uses = Use once a round
# $n (number)
ui-fee-short = fee { $n }
ui-note-used = used
ui-note-unconnected = not connected
# $n (number), $farms (number)
ui-note-ready = { $n } of { $farms } ready
# $n (number)
ui-note-in-reach = { $n } in reach
# $square (text)
ui-note-strikes = strikes { $square }
ui-score = Score
ui-score-now = Score now
ui-after-this = After this
# $building (thing)
ui-with = With the { $building }
# $n (number)
ui-sections =
    { $n ->
        [one] 1 section
       *[other] { $n } sections
    }
ui-log = Log
ui-log-over = over
# $turn (text), $last (text)
ui-log-turn = { $turn } of { $last }
ui-panels = Panels
ui-left-rail = Treasury and buildings
ui-right-rail = Score and log
ui-legend = Legend
# $points (number)
ui-legend-enemy = Enemy, { $points }
# $building (thing), $points (number)
ui-legend-building = { UP($building) }, { $points }
ui-legend-boxes = Boxes beside a forest or quarry are the units left.
ui-legend-lake = 3×2 in a lake is squares × buildings on its shore.
ui-goal = The goal
ui-goal-points = The goal: points.
ui-goal-about = Forts strike enemies, and a lake scores its squares times the buildings on its shore. First games often end below zero.
ui-goal-close = Close the goal
ui-steps = Step through the places
ui-before = Back
ui-next = Next
ui-show-hint = Show hint
ui-rules = Rules
# $n (number), $turn (number), $turns (number), $gold (number)
ui-strip = Round { $n }, turn { $turn } of { $turns }; the raid would take { $gold } gold
ui-wood-reach = wood within reach
ui-stone-reach = stone within reach
ui-enemies-alive = live enemies

## The browser: the end, and what one sends to a friend
ui-other-minute = Another minute
# $when (text)
ui-share-title = Tempus, { $when }
ui-points = points
ui-replay-link = Replay link
ui-share-legend = One row per round, one mark per turn. It gives no squares away.
ui-mark-build = built
ui-mark-road = road
ui-mark-dig = lake
ui-mark-use = used
ui-mark-pass = nothing
# $when (text)
ui-share-head = Tempus Imperium, { $when }
# $when (text)
ui-share-daily = Tempus Imperium, daily, { $when }
# $digits (text), $points (number)
ui-share-score = { $digits }: { part-points }
# $digits (text), $points (number)
ui-share-hinted = { $digits }: { part-points }, with hints

## Beginning a match: the home page and its dialog
ui-start-now = Play this minute
ui-start-choose = Pick a date
ui-daily-about = Everyone plays the same ten digits. One board, fifty turns, one score to share.
ui-start-minute = This minute
ui-start-minute-about = The clock lays out the board: its ten digits are the columns, the rows and the turns.
# $clock (text)
ui-start-clock = Play { $clock }
ui-start-today = Today
ui-start-today-about = Everyone’s puzzle of the day, with one score to compare.
ui-start-play-today = Play today’s puzzle
ui-start-any = Any date and time
ui-start-written = Type it
# $date (text), $digits (text)
ui-start-written-about = { $date }, or ten digits: { $digits }
ui-start-picked = Or pick it
ui-start-picked-about = From a calendar
ui-start-play-date = Play this date

## Numbers that a table may change, their groups and where they come from
number-rounds = Rounds of ten turns
number-start-gold = Gold in the treasury at the start
number-fee-gold = Gold for an action the digit doesn’t give
number-forest-wood = Wood in each forest
number-quarry-stone = Stone in each quarry
number-farm-wood = Wood for a farm
number-farm-stone = Stone for a farm
number-farm-gold = Gold for a farm
number-market-wood = Wood for a market
number-market-stone = Stone for a market
number-market-gold = Gold for a market
number-fort-wood = Wood for a fort
number-fort-stone = Stone for a fort
number-fort-gold = Gold for a fort
number-castle-wood = Wood for a castle
number-castle-stone = Stone for a castle
number-castle-gold = Gold for a castle
number-farm-income = Gold for using a farm
number-market-income = Gold for each farm connected to a market
number-fort-income = Gold for an enemy that a fort crosses out
number-castle-income = Gold for each market or fort connected to a castle
number-raid-gold = Gold that each raiding enemy takes
number-farm-points = Points for each farm
number-market-points = Points for each market
number-fort-points = Points for each fort
number-castle-points = Points for each castle
number-point-gold = Gold in the treasury for one point
number-road-points = Points for each section of the longest road
number-lake-points = Points for each square of a lake times each building on its shore
number-enemy-points = Points for each live enemy
number-group-game = The game
number-group-costs = Costs of buildings
number-group-income = Income and raids
number-group-points = Points
number-from-treasury = Printed in the treasury.
number-from-on-top = On top of the action’s own cost.
number-from-round = A raid ends every round.
number-from-fort = The overview reads as if every connected enemy paid. We follow the body text.
number-from-castle = The sheet joins the two with “or”, the body text with “and”. We follow the body text.
number-from-fan = Read from an unfinished fan program apparently made after the printed sheet.
number-from-pictures = Read from an unfinished fan program apparently made after the printed sheet: it has pictures for 4 down to 0.
number-from-check = Read from an unfinished fan program that checks for 3 gold but takes 2. We believe the check, since the lines that take the gold are copies of one another.
number-from-stated = Stated.
number-from-grid = Ten columns and ten rows of digits.
number-from-columns = Read from an unfinished fan program apparently made after the printed sheet; the first three agree with a French walk-through.
number-from-rows = Read from an unfinished fan program apparently made after the printed sheet; the walk-through agrees on the first two and on the kinds.
number-from-full-row = The rules say nothing about a row without an empty square, which 37 minutes of the century have. This keeps the symbol and its digit.
number-from-enemies = Read from an unfinished fan program apparently made after the printed sheet: it places that many.
number-from-enemy-squares = The printed places are lost. No valid date sends a symbol to these ten squares, from above or from the side, so a printed enemy is never in the way.

## The table of all numbers behind the rules
table-head-what = what
table-head-value = value
table-head-grade = how sure
table-head-why = why
table-number-grid = Grid
table-number-columns = Column symbols
table-number-rows = Row symbols
table-number-full-row = Full row
table-number-enemies = Enemies
table-number-enemy-squares = Enemy squares
table-number-units = Units in a forest or quarry
table-number-farm = Farm
table-number-market = Market
table-number-fort = Fort
table-number-castle = Castle
table-number-start-gold = Gold at the start
table-number-fee = Fee for any action
table-number-rounds = Rounds and turns
table-number-use-farm = Use of a farm
table-number-use-market = Use of a market
table-number-use-fort = Use of a fort
table-number-use-castle = Use of a castle
table-number-raid = Raid
table-number-points = Points for farm, market, fort, castle
table-number-point-gold = Gold for a point
table-number-enemy-points = Points for a live enemy
# $n (number)
table-value-grid = { $n } x { $n } squares
table-value-full-row = its symbol goes into the row below
# $goods (goods)
table-value-goods = { $goods }
# $gold (number)
table-value-gold = { $gold } gold
# $rounds (number), $turns (number)
table-value-rounds = { $rounds } x { $turns }
# $gold (number)
table-value-market = { $gold } gold per connected farm
# $gold (number)
table-value-fort = { $gold } gold and one enemy
# $gold (number)
table-value-castle = { $gold } gold per connected market or fort
# $gold (number)
table-value-raid = { $gold } gold per raiding enemy

## Options that a table cannot have
# $text (text)
no-date = “{ $text }” isn’t a date. Write it as 2026-11-15 06:17 or as ten digits, 2611150617.
# $text (text), $n (number)
no-date-digits = A date has ten digits, YYMMDDHHMM, or twelve, YYYYMMDDHHMM. “{ $text }” has { $n }.
# $text (text)
no-date-month = { $text }: months run from 01 to 12.
# $text (text), $month (number), $year (text), $day (number)
no-date-day = { $text }: month { $month } of { $year } has no day { $day }.
# $text (text)
no-date-hour = { $text }: hours run from 00 to 23, and midnight is 00:00.
# $text (text)
no-date-minute = { $text }: minutes run from 00 to 59.

## Places of typed moves, after “isn’t a move”; words of the notation stay English
part-notation-section = a border is E or S of a square; there are no roads on the outer edge
part-notation-square = rows and columns run from 1 to 10
# $names (text)
part-notation-enemy = enemies are on { $names }
