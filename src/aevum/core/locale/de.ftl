## Spieler
seat-you = du
    .accusative = dich
    .dative = dir
seat-player = Spieler { $n }

## Kleine Teile
nothing = nichts
place-number = { $words } ({ $id })
rule-number = Regel { $number }

## Fragen und Züge auf einer Zeile
question-from = { UP($source) }: { $question }
question-note = { $question } { $note }
label-cost = { $label }: { $cost }
label-note = { $label } ({ $note })
refusal-rule = { $rule }: { $reason }

## Um das herum, was am Tisch gesagt wird
line-by-bot = { $line } (Bot)
refusal-late = Etwas anderes kam zuvor; nichts ist verloren. { $refusal }

## Hinweise: von wem, und was sie an Punkten bringen
advice-bot = So würde der Bot „{ $bot }“ spielen.
advice-to-wait = Warten
advice-wait = Nichts davon ist besser als das, was du hast.
advice-score = Dein Punktestand ginge sofort von { $before } auf { $after }.
advice-score-average = Im Schnitt ginge dein Punktestand von { $before } auf etwa { $after }.
advice-with = { $reason } { $worth }
