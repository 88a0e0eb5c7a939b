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
refusal-late = Jemand war schneller. Du hast nichts verloren. { $refusal }

## Hinweise: von wem, und was sie an Punkten bringen
advice-bot = So würde der Bot „{ $bot }“ spielen.
advice-to-wait = Warten
advice-wait = Nichts davon ist besser als das, was du hast.
advice-score = Dein Punktestand ginge sofort von { $before } auf { $after }.
advice-score-average = Im Schnitt ginge dein Punktestand von { $before } auf etwa { $after }.
advice-with = { $reason } { $worth }

## Zahlen, die ein Tisch ändern darf: wie sicher sie sind und was geändert ist
number-grade-printed = aus dem Regelheft
number-grade-public = aus einer öffentlichen Quelle
number-grade-reconstructed = von uns rekonstruiert
number-grade-designed = selbst entworfen
number-changed = { $number }: { $value } statt { $printed }
number-more = { $n } weitere
number-changes = Andere Zahlen als gedruckt: { $changes }.

## Einstellungen und Zahlen, die ein Tisch nicht haben kann
no-option-text = { $name } muss ein Text sein, nicht { $given }.
no-option-line = { $name } muss eine Zeile mit höchstens { $n } Zeichen sein.
no-option-choice = { $name } kann nicht { $given } sein. Möglich: { $choices }.
no-option-int = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
no-option-usual = { $name } muss 0 für die Vorgabe oder eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
no-option-bool = { $name } muss on oder off sein, nicht { $given }.
no-option = { $title } hat keine Einstellung „{ $name }“. Es gibt: { $names }.
no-option-at-all = { $title } hat keine Einstellung „{ $name }“ und auch keine andere.
no-number-value = { $name } muss eine ganze Zahl von { $low } bis { $high } sein (gedruckt { $printed }), nicht { $given }.
no-numbers = Zahlen werden mit Namen angegeben, z. B. town.ore: 4, nicht { $given }.
no-number-at-all = In { $title } lassen sich keine Zahlen ändern.
no-number-but = { $title } hat keine Zahl „{ $name }“. Meinst du { $names }?
no-number = { $title } hat keine Zahl „{ $name }“. Es gibt { $names }.
no-number-of-many = { $title } hat keine Zahl „{ $name }“. Es gibt { $n }, z. B. { $names }.

## Einstellungen
option-is = { $option }: { $value }
