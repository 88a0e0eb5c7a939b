### Cups: dice under cups, and bids on all of them.
### Names: face

## The game
game-summary = Bid on the dice under all cups, and doubt whoever bids too much.
game-tagline = Bluff with hidden dice.

## Faces of the die, as bids name them
face-1 = ones
    .counted =
        { $n ->
            [one] 1 one
           *[other] { $n } ones
        }
face-2 = twos
    .counted =
        { $n ->
            [one] 1 two
           *[other] { $n } twos
        }
face-3 = threes
    .counted =
        { $n ->
            [one] 1 three
           *[other] { $n } threes
        }
face-4 = fours
    .counted =
        { $n ->
            [one] 1 four
           *[other] { $n } fours
        }
face-5 = fives
    .counted =
        { $n ->
            [one] 1 five
           *[other] { $n } fives
        }
face-6 = sixes
    .counted =
        { $n ->
            [one] 1 six
           *[other] { $n } sixes
        }

## Log
# A round begins: $n dice lie under all cups.
# $n (number)
say-round =
    { $n ->
        [one] 1 die lies under the cups.
       *[other] { $n } dice lie under the cups.
    }
# Told to the player only.
# $who (seat), $dice (text)
say-rolls =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $who } rolls { $dice }.
    }
# $who (seat), $bid (faces)
say-bids =
    { $who ->
        [you] You bid { $bid }.
       *[other] { $who } bids { $bid }.
    }
# $who (seat), $bid (faces)
say-doubts =
    { $who ->
        [you] You doubt { $bid }.
       *[other] { $who } doubts { $bid }.
    }
# $who (seat), $bid (faces)
say-calls =
    { $who ->
        [you] You say there are exactly { $bid }.
       *[other] { $who } says there are exactly { $bid }.
    }
# $who (seat), $dice (text)
say-shows =
    { $who ->
        [you] You show { $dice }.
       *[other] { $who } shows { $dice }.
    }
# $found (faces)
say-counts = The cups hold { $found }.
# None of them lies there.
# $face (face)
say-counts-none = The cups hold no { $face }.
# $who (seat), $n (number)
say-loses =
    { $who ->
        [you] You lose a die and have { $n } left.
       *[other] { $who } loses a die and has { $n } left.
    }
# $who (seat), $n (number)
say-wins =
    { $who ->
        [you] You’re right and have { $n } dice now.
       *[other] { $who } is right and has { $n } dice now.
    }
# $who (seat)
say-out =
    { $who ->
        [you] You’re out.
       *[other] { $who } is out.
    }

## Questions
ask-first = Make the first bid.
ask-raise = Raise, or doubt?
ask-doubt = Doubt, or say “exactly”?
ask-only-doubt = Doubt the bid.
# $who (seat), $bid (faces)
note-standing =
    { $who ->
        [you] You bid { $bid }.
       *[other] { $who } bids { $bid }.
    }

## Moves
# $bid (faces)
move-bid = Bid { $bid }
# $bid (faces)
move-doubt = Doubt { $bid }
move-exact = Call it exact

## Refusals
no-over = The game is over.
no-turn = It’s another player’s turn.
no-higher = Bid more dice, or as many of a higher face.
# $n (number)
no-so-many =
    { $n ->
        [one] Only 1 die is in play.
       *[other] Only { $n } dice are in play.
    }
no-bid = Nobody has made a bid yet.
no-exact = This table doesn’t play with “exactly”.
no-exact-twice = You may say “exactly” once a match.
no-die = Only the dice can decide that.

## What an undo takes back
undo-bid = your bid
undo-doubt = your doubt
undo-exact = your call

## The table
part-bids = Bids
part-bids-note = dice down, faces across
part-standing = Standing bid
part-no-bid = no bid yet
# $who (seat)
part-by =
    { $who ->
        [you] by you
       *[other] by { $who }
    }
part-own = Under your cup
part-own-note = only you see these
part-left = Dice left
part-last = Last reveal
# $who (seat), $bid (faces), $n (number)
part-last-doubt =
    { $who ->
        [you] You doubted { $bid }. There were { $n }.
       *[other] { $who } doubted { $bid }. There were { $n }.
    }
# $who (seat), $bid (faces), $n (number)
part-last-exact =
    { $who ->
        [you] You said exactly { $bid }. There were { $n }.
       *[other] { $who } said exactly { $bid }. There were { $n }.
    }
part-out = out
# What the figure beside a name counts.
part-dice = dice
# A cell of the bids: what a bid on it says.
# $bid (faces)
part-cell = { $bid }
# A number beside a row of bids.
# $n (number)
part-row = { $n }
# The standing bid: a picture of the face follows.
# $n (number)
part-times = { $n } ×
about-cups = Bid how many dice of one face lie under all cups. Raise, or doubt: whoever is wrong loses a die.
about-cups-wild = Bid how many dice of one face lie under all cups. Ones count as any face. Raise, or doubt: whoever is wrong loses a die.

## Options
option-wild = Wild ones
option-wild-about = Ones count as every other face.
option-wild-off = ones are only ones
option-wild-on = wild ones
option-exact = Exactly
option-exact-about = Once a match, a player may say that a bid is exactly right.
option-exact-off = without “exactly”
option-exact-on = with “exactly”

## Numbers that a table may change
number-dice = Dice of each player at the start
number-group-cups = Cups
