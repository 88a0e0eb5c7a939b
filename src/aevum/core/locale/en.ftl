### What every game says, and what stands around it.
### The kind of each argument is in brackets behind it; FORM takes another form of a name.

## Players
seat-you = you
# $n (number)
seat-player = Player { $n }

## Small parts
# An empty list.
nothing = nothing
# Places as they are told to readers who want numbers too.
# $words (text), $id (number)
place-number = { $words } ({ $id })
# $number (text)
rule-number = rule { $number }

## Questions and moves on one line
# The cards that ask, and what they ask.
# $source (messages), $question (message)
question-from = { UP($source) }: { $question }
# $question (message), $note (message)
question-note = { $question } { $note }
# $label (message), $cost (messages)
label-cost = { $label }: { $cost }
# $label (message), $note (message)
label-note = { $label } ({ $note })
# $rule (text), $reason (message)
refusal-rule = { $rule }: { $reason }

## Around what is said at a table
# A bot plays for the person who is named in the line.
# $line (message)
line-by-bot = { $line } (bot)
# Somebody else was quicker in a live game.
# $refusal (message)
refusal-late = Something came first; nothing is lost. { $refusal }

## Advice: whose it is, and what it does to the score
# $bot (text)
advice-bot = The { $bot } bot would play this.
# The advice itself, where waiting is best.
advice-to-wait = Wait
advice-wait = Nothing on offer is better than what you have.
# $before (number), $after (number)
advice-score = Your score would go from { $before } to { $after } at once.
# $before (number), $after (number)
advice-score-average = On average your score would go from { $before } to about { $after }.
# $reason (message), $worth (message)
advice-with = { $reason } { $worth }
