### A game that is never played: everything that messages can do, for tests of both renderers.
### Names: good, piece, tile, card, zone

-game = Sampler

## Names
good-wood = wood
    .counted = { $n } wood
good-brick = brick
    .counted = { $n } brick
good-coin = coin
    .counted =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }

piece-road = road
    .a = a road
piece-village = village
    .a = a village
piece-action-card = action card
    .a = an action card

tile-ore = ore
tile-wheat = wheat

card-smith = Smith
card-road-builder = Road Builder

zone-ice-age = Ice Age
zone-police-state = Police State

## Places
# $kind (tile), $number (number)
at-area-tile = { $kind } { $number }
at-area-sea = the sea
# $around (at-areas)
at-corner = on { $around }
# $one (at-area), $other (at-area)
at-border = between { $one } and { $other }

## Log
# $who (seat), $where (place)
say-road =
    { $who ->
        [you] You build a road { $where }.
       *[other] { $who } builds a road { $where }.
    }
# $who (seat), $goods (goods)
say-gains =
    { $who ->
        [you] You get { $goods }.
       *[other] { $who } gets { $goods }.
    }
# $who (seat), $to (seat), $n (number)
say-gives-cards =
    { $who ->
        [you]
            { $n ->
                [one] You give { $to } { $n } card.
               *[other] You give { $to } { $n } cards.
            }
       *[other]
            { $n ->
                [one] { $who } gives { $to } { $n } card.
               *[other] { $who } gives { $to } { $n } cards.
            }
    }
# $who (seat), $victim (seat)
say-steals =
    { $who ->
        [you] You steal a card from { $victim }.
       *[other] { $who } steals a card from { $victim }.
    }
# $who (seat), $owner (seat), $where (place)
say-removes-road =
    { $who ->
        [you] You remove { $owner }’s road { $where }.
       *[other]
            { $owner ->
                [you] { $who } removes your road { $where }.
               *[other] { $who } removes { $owner }’s road { $where }.
            }
    }
# $who (seat), $card (card)
say-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
# $steps (number)
say-dragon-nears =
    { $steps ->
        [0] The dragon attacks!
        [one] The dragon is { $steps } step away.
       *[other] The dragon is { $steps } steps away.
    }
# $zone (zone)
say-visited =
    { $zone ->
        [ice-age] It is cold in { $zone }.
       *[other] Somebody is in { $zone }.
    }
# $who (seat), $what (actions)
say-chooses =
    { $who ->
        [you] You choose: { $what }.
       *[other] { $who } chooses: { $what }.
    }

## Questions
ask-turn = Build or trade.
ask-again = { -game }: { ask-turn }
# $who (seats)
ask-waiting =
    { $who ->
        [you] We’re waiting for you.
       *[other] Waiting for { $who }.
    }
# $place (place)
ask-victim = Who do you rob on { $place }?
# $cards (one of cards)
ask-order = Which happens first: { $cards }?
# $options (one of actions)
ask-choose-one = Choose one: { $options }.
# $cost (number), $what (action)
ask-may-pay = Pay ${ $cost } to { $what }?

## Moves
# $who (rival), $n (number)
move-rob =
    { $n ->
        [one] Rob { $who } ({ $n } card)
       *[other] Rob { $who } ({ $n } cards)
    }
# $what (action)
move-do = { UP($what) }
# $card (card)
move-play = Play { $card }

## Refusals, hints and undo
# $piece (piece), $cost (goods), $missing (goods)
no-cost = { UP(FORM($piece, "a")) } costs { $cost }. You still need { $missing }.
# $rule (rule)
no-such = You can’t do that: see { $rule }.
# $money (number)
no-money = You have ${ $money }.
# $bot (text)
hint-bot = The { $bot } bot would play this.
# $where (place)
undo-road = the road { $where }

## What texts of cards do. The value is an imperative; it also follows “to”.
do-score = score a card
# $n (number)
do-draw =
    { $n ->
        [1] draw a card
       *[other] draw { $n } cards
    }
