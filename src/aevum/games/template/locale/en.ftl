### A race with one die.

## Log
# $who (seat), $points (number)
say-hold =
    { $who ->
        [you] You hold { $points } points.
       *[other] { $who } holds { $points } points.
    }
# $who (seat), $side (number)
say-bust =
    { $who ->
        [you] You roll { $side } and lose the turn.
       *[other] { $who } rolls { $side } and loses the turn.
    }
# $who (seat), $side (number)
say-roll =
    { $who ->
        [you] You roll { $side }.
       *[other] { $who } rolls { $side }.
    }

## Questions
ask-roll = Roll the die.
# $points (number)
ask-go-on = Roll again, or hold and keep { $points }?

## Moves
move-roll = roll
# $points (number)
move-hold = hold { $points } points

## Refusals
no-over = the game is over.
no-turn = it is the other player's turn.
no-points = a turn begins with a roll; there is nothing to hold yet.
no-roll = you cannot roll now.
no-move = you may roll or hold; the rest is the die's.

## What an undo takes back
undo-roll = roll
undo-hold = hold

## Numbers that a table may change
number-goal = Points to win at once
number-die-sides = Sides of the die
number-turns = Turns of both players together before the game ends
number-group-race = The race
