## Spieler
seat-you = du
    .accusative = dich
    .dative = dir
seat-player = Spieler { $n }

## Kleine Teile
nothing = nichts
place-number = { $words } ({ $id })
rule-number = Regel { $number }
part-title = { $title }
part-title-numbers = { $title } mit anderen Zahlen
part-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
part-players-range = { $low } bis { $high } Spieler
part-number = { $n }
part-range = { $low } bis { $high }
part-rules = Regeln { $n }
part-rules-range = Regeln { $low } bis { $high }

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

## Der Tisch jedes Spiels: seine Teile
table-room = Der Tisch
table-hand = Vor dir
table-seats = Plätze
table-log = Verlauf
table-about = So geht’s
table-glance = Auf einen Blick
table-drawing = Der Tisch, in Buchstaben gezeichnet
table-name =
    { $who ->
        [you] Du
       *[other] { $who }
    }
table-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
table-points-bare = Punkte
table-die = Würfel mit { $n }
table-die-hidden = verdeckter Würfel
table-die-empty = kein Würfel
table-card-hidden = verdeckte Karte
table-card-empty = hier liegt keine Karte
table-pile =
    { $n ->
        [one] { $name }: 1 Karte
       *[other] { $name }: { $n } Karten
    }
table-pile-bare =
    { $n ->
        [one] Stapel mit 1 Karte
       *[other] Stapel mit { $n } Karten
    }
table-cup =
    { $who ->
        [you] dein Becher
       *[other] Becher von { $who }
    }
table-cup-bare = Becher
table-token =
    { $who ->
        [you] deine Figur
       *[other] Figur von { $who }
    }
table-token-bare = Figur
table-counter = { $name }: { $n }
table-counter-of = { $name }: { $n } von { $limit }
table-counter-unknown = { $name }: verdeckt
table-track = { $name }: { $marks }
table-mark =
    { $who ->
        [you] du bei { $n }
       *[other] { $who } bei { $n }
    }
table-mark-bare = bei { $n }

## Der Tisch jedes Spiels: wählen
table-moves = Deine Züge
table-other-moves =
    { $n ->
        [one] 1 weiterer Zug
       *[other] { $n } weitere Züge
    }
table-narrow = { $n } Züge eingrenzen
table-narrow-label = Züge nach Wörtern eingrenzen
table-show-all = Alle Züge zeigen
table-no-such-move = Kein Zug enthält diese Wörter.
table-more = { $n } weitere: Tippe oben ein Wort, um sie zu finden.
table-confirm = Bestätigen
table-back = Zurück
table-choose-place = Wähle einen markierten Ort auf dem Tisch.
table-choose-next = Wähle den nächsten Ort.
table-choose-one = Wähle, was dort geschieht.
table-really = { $move }?

## Der Tisch jedes Spiels: wer gefragt ist, und was eine Aufzeichnung zeigt
table-waits =
    { $who ->
        [you] Wir warten auf dich.
       *[other] Wir warten auf { FORM($who, "accusative") }.
    }
table-answered = Deine Antwort ist abgegeben.
table-sealed = Sie bleibt verdeckt, bis alle geantwortet haben.
table-may-wait = Du kannst das offen lassen.
table-watching = Du siehst an diesem Tisch zu.
table-nobody = Gerade muss niemand entscheiden.
table-over = Die Partie ist vorbei.
table-ended = So endete sie: { $why }.
table-beginning = Der Anfang
table-move-of = Zug { $at } von { $count }
table-moved =
    { $who ->
        [you] Du: { $move }
       *[other] { $who }: { $move }
    }
table-moved-hidden = Etwas Verdecktes ist geschehen.

## Der Tisch jedes Spiels: das Ende
table-won =
    { $who ->
        [you] Du hast gewonnen!
        [one] { $who } hat gewonnen.
       *[other] { UP($who) } teilen sich den Sieg.
    }
table-won-all = Alle teilen sich den Sieg.
table-won-nobody = Niemand hat gewonnen.
table-share-link = Link zur Aufzeichnung
