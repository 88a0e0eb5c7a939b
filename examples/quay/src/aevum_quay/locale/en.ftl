### Quay: cards on a quay, and loads of one kind.
### Names: kind

## The game
game-summary = Take cards from the quay, and load all of a kind: each one brings more.
game-tagline = Gather cards and load them in time.

## Kinds of cards
kind-wind = wind
    .counted = { $n } wind
kind-wheat = wheat
    .counted = { $n } wheat
kind-wood = wood
    .counted = { $n } wood
kind-ore = ore
    .counted = { $n } ore

## Names of cards, and of what lies on the table
# $kind (kind), $value (number)
part-card = { $kind } { $value }
# A kind as a title.
# $kind (kind)
part-kind = { UP($kind) }
part-quay = Quay
part-refills = refilled from the deck
part-deck = Deck
part-gone = Loaded
part-round = Round
part-cards = cards
part-points = Points
# $n (number)
part-first-to = first to { $n }
# $n (number)
part-in-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
part-hand = Your hand
# $n (number)
part-most = at most { $n } cards
part-own-ship = Your ship
about-quay = Take a card from the quay, draw one, or swap one. Or load all cards of a kind: they bring 1, 2, 3 and more points, and 1 more for each pair of neighbours.

## Log
# $who (seat), $card (message)
say-takes =
    { $who ->
        [you] You take { $card }.
       *[other] { $who } takes { $card }.
    }
# $who (seat)
say-draws =
    { $who ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
# Told to the player only.
# $who (seat), $card (message)
say-drew =
    { $who ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
# $who (seat), $card (message), $got (message)
say-swaps =
    { $who ->
        [you] You swap { $card } for { $got }.
       *[other] { $who } swaps { $card } for { $got }.
    }
# $who (seat), $goods (kinds), $points (number)
say-loads =
    { $who ->
        [you] You load { $goods } for { $points }.
       *[other] { $who } loads { $goods } for { $points }.
    }
# $card (message)
say-refills = { UP($card) } comes to the quay.

## Questions
ask-turn = Take, draw, swap or load?
ask-full = Your hand is full: swap or load?

## Moves
# $card (message)
move-take = Take { $card }
move-draw = Draw from the deck
# $card (message), $got (message)
move-swap = Swap { $card } for { $got }
# $goods (kinds), $points (number)
move-load = Load { $goods } for { $points }

## Refusals
no-over = The game is over.
no-turn = It’s another player’s turn.
# $n (number)
no-room = Your hand is full: it holds { $n } cards.
no-deck = The deck is empty.
no-slot = This place on the quay is empty.
no-card = You don’t hold this card.
# $kind (kind)
no-kind = You hold no { $kind }.
no-chance = Only the deck can decide that.

## What an undo takes back
undo-take = the card you took
undo-draw = the card you drew
undo-swap = your swap
undo-load = your load

## Numbers that a table may change
number-goal = Points that end the game
number-hand = Cards that a hand can hold
number-deal = Cards dealt to each player
number-neighbour = Points for each pair of neighbours in a load
number-rounds = Most rounds in a match
number-group-quay = Quay
