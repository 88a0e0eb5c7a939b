### A race with one die.

## The game
game-summary = Roll and gather, but stop in time: the smallest game, made to be copied.
# Why a match ended, after “How it ended:”.
game-end-goal = someone reached the goal
game-end-turns = the turns ran out

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
move-roll = Roll
# $points (number)
move-hold = Hold { $points } points

## Refusals
no-over = The game is over.
no-turn = It’s the other player’s turn.
no-points = You have nothing to hold yet. Roll first.
no-roll = You can’t roll now.
no-move = Only the die can decide that. You may roll or hold.

## What an undo takes back
undo-roll = your roll
undo-hold = holding

## Numbers that a table may change
number-goal = Points to win at once
number-die-sides = Sides of the die
number-turns = Turns of both players together before the game ends
number-group-race = The race
