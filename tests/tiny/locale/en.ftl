### Sheets, the tiny game that speaks in messages.

## Players
# $n (number)
seat-player = player { $n }

## Log
# $die (number)
say-die = all die { $die }
# $who (seat)
say-strikes =
    { $who ->
        [you] you strike
       *[other] { $who } strikes
    }
# $who (seat), $row (number), $value (number)
say-writes =
    { $who ->
        [you] you write { $row } { $value }
       *[other] { $who } writes { $row } { $value }
    }
# $who (seat)
say-spends =
    { $who ->
        [you] you spend
       *[other] { $who } spends
    }

## Questions
ask-row = Mark the die or strike it.
ask-bonus = Your bonus: mark a row.
ask-spend = Spend a coin?

## Moves
# $row (number)
move-mark = mark { $row }
move-strike = strike
# $row (number)
move-bonus = bonus { $row }
move-spend = spend

## Refusals
no-over = the game is over.
no-question = you are not asked anything now.
no-row = you mark an open row whose last number is not above the die, or strike.
no-bonus = you have no bonus for that row.
no-coin = you need a coin, and may spend two between marks.

## What an undo takes back
# $row (number)
undo-mark = mark { $row }
undo-strike = strike
# $row (number)
undo-bonus = bonus { $row }
undo-spend = spend
