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
        [one] { $n } Person
       *[other] { $n } Personen
    }
part-players-range = { $low } bis { $high } Personen
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

## Bots
part-bot-easy = Leicht
part-bot-medium = Mittel
part-bot-hard = Schwer
part-bot-standard = Standard
part-bot-greedy = Gierig
part-bot-random = Zufall
part-bot-quick = Schnell
part-bot-styled = { $level } · { $style }

## Tipps: von wem, und was sie an Punkten bringen
advice-bot = So würde der Bot „{ $bot }“ spielen.
advice-level = So würde ein Bot der Stufe { $level } spielen.
advice-to-wait = Warten
advice-wait = Keine andere Wahl ist besser, als zu warten.
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
no-option-usual = { $name } muss 0 für den Standard oder eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
no-option-bool = { $name } muss on oder off sein, nicht { $given }.
no-option = { $title } hat keine Einstellung „{ $name }“. Es gibt: { $names }.
no-option-at-all = { $title } hat gar keine Einstellungen, also auch keine namens „{ $name }“.
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
table-log = Protokoll
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
table-may-wait = Du kannst das offenlassen.
table-watching = Du schaust zu.
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

## Getippte Züge
no-notation-empty = Tippe einen Zug.
no-notation-begin = Kein Zug beginnt mit „{ $word }“. Züge beginnen mit: { $words }.
no-notation-begin-now = Kein Zug beginnt mit „{ $word }“. Jetzt beginnen Züge mit: { $words }.
no-notation-place = „{ $typed }“ ist kein Zug: { $hint }.
no-notation = „{ $typed }“ ist kein Zug. Er müsste so aussehen: { $examples }.
no-notation-places = „{ $typed }“ ist kein Zug. Er müsste so aussehen: { $examples }; { $hints }.
part-notation-move = „{ $move }“
part-notation-range = „{ $name }“ ist eine Zahl von { $low } bis { $high }
no-notation-code = Einen Zug mit der Nummer { $code } gibt es nicht. Die Nummern gehen von 0 bis { $last }.
no-notation-json = Ein Zug in JSON ist eine Liste aus seinem Namen und Zahlen, zum Beispiel { $example }.
no-notation-name = Kein Zug heißt „{ $name }“.
no-notation-count = Zum Zug „{ $name }“ gehören { $n } Zahlen, nicht { $given }.
no-notation-number = Bei { $name } ist „{ $place }“ eine Zahl von 0 bis { $last }.

## Partien, die sich nicht beginnen lassen
no-seats-number = Die Zahl der Plätze muss eine ganze Zahl sein, nicht { $given }.
no-seed = Ein Startwert muss eine ganze Zahl ab 0 sein, nicht { $given }.
no-seats = { $title } ist für { $players }, nicht für { $given }.
no-rules = { $title } hat { $rules }, nicht Regeln { $given }.

## Spiele und Bots, die es nicht gibt
no-game = Unbekanntes Spiel „{ $name }“. Möglich: { $names }.
no-game-but = Unbekanntes Spiel „{ $name }“. Meinst du { $meant }? Möglich: { $names }.
no-game-there = Unbekanntes Spiel „{ $name }“.
no-game-clear = „{ $name }“ könnte { $names } sein.
no-game-own = { $why } Ein eigenes heißt modul:NAME, zum Beispiel fair:GAME.
no-bot = Unbekannter Bot „{ $name }“. Möglich: { $names } oder ein eigener als modul:Klasse.
no-bot-game = Der Bot „{ $name }“ spielt nicht { $title }. Er spielt: { $games }.

## Gewichte des Standardbots, die sein Name ändert: „standard?pace=70“
no-weights = Der Standardbot von { $title } hat keine Gewichte, die sich ändern lassen.
no-weight = Der Standardbot von { $title } hat kein Gewicht „{ $name }“. Möglich: { $names }.
no-weight-pair = „{ $given }“ ist kein Gewicht mit seinem Wert, jedes nur einmal. Ein Beispiel: { $example }.
no-weight-whole = Das Gewicht { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
no-weight-number = Das Gewicht { $name } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $given }“.

## Spiele und Bots anderer Pakete
part-entry = „{ $name }“
part-entry-of = „{ $name }“ aus dem Paket { $package }
no-game-load = Das Spiel { $entry } lässt sich nicht laden ({ $reason }).
no-game-object = Das Spiel { $entry } fehlt: { $place } ist weder ein aevum.Game noch eine Klasse oder Funktion, die eines liefert.
no-game-name = Das Spiel { $entry } fehlt: Sein Name { $name } darf nur kleine Buchstaben, Ziffern und _ haben.
no-game-taken = Das Spiel { $entry } fehlt: Ein Spiel „{ $name }“ gibt es schon.
no-game-class = „{ $name }“ ist kein Spiel. Es muss ein aevum.Game sein.
no-bot-load = Der Bot { $entry } lässt sich nicht laden ({ $reason }).
no-bot-object = Der Bot { $entry } fehlt: { $place } ist weder eine Unterklasse von aevum.Bot noch eine Funktion, die so einen Bot liefert.
no-bot-name = Der Bot { $entry } fehlt: Sein Name { $name } darf nur kleine Buchstaben, Ziffern, - und _ haben.
no-bot-games = Der Bot { $entry } fehlt: Seine Spiele sind kein Tupel von Namen.
no-bot-taken = Der Bot { $entry } fehlt: Einen Bot „{ $name }“ gibt es schon.
no-bot-made = Der Bot „{ $name }“ lässt sich nicht erzeugen: Seine Funktion liefert keinen Bot.
no-bot-class = „{ $name }“ ist keine Bot-Klasse. Sie muss von aevum.Bot erben.

## Aufzeichnungen, die sich nicht lesen lassen
no-record-game = Das ist keine Aufzeichnung: Ihr fehlt die Zeile „game: …“.
no-record-long = Eine Aufzeichnung kann höchstens { $n } MB lang sein.
no-record-rows = Eine Aufzeichnung kann höchstens { $n } Züge haben.
no-record-twice = Diese Aufzeichnung hat zwei Zeilen „{ $name }“.
no-record-key = Eine Aufzeichnung hat keine Zeile „{ $name }“.
no-record-rules = Diese Aufzeichnung folgt den Regeln { $rules } von { $title }. Dieses Programm hat { $known }.
no-record-now = Eine Aufzeichnung muss ihre Minute nennen: „now“ ist jede Minute ein anderes Spiel.
no-record-mark = In dieser Aufzeichnung muss ein Vermerk ein Wort sein, nicht „{ $word }“.
no-record-marks = In dieser Aufzeichnung dürfen höchstens { $n } verschiedene Vermerke stehen.
no-record-whole = In dieser Aufzeichnung muss { $what } eine ganze Zahl sein, nicht „{ $given }“.
no-record-range = In dieser Aufzeichnung muss { $what } zwischen { $low } und { $high } liegen, nicht bei { $given }.
part-record-rules = die Regelversion
part-record-seats = die Zahl der Plätze
part-record-seed = der Startwert
part-record-score = ein Punktestand
part-record-takebacks = die Regel fürs Zurücknehmen
part-record-moment = die Zeit in Zeile { $line }
part-record-seat = der Platz in Zeile { $line }
no-record-head = Zeile { $line }: „{ $word }:“ gehört nicht in den Kopf, und ein Zug beginnt mit einem Platz, chance oder clock.
no-record-line = Zeile { $line }: { $why }
no-record-marks-list = In dieser Aufzeichnung müssen die Vermerke eine Liste von Wörtern sein.
no-record-options = In dieser Aufzeichnung müssen die Einstellungen ein Objekt aus Namen und Werten sein.
no-record-numbers = In dieser Aufzeichnung müssen die Zahlen ein Objekt aus Namen und Werten sein.
no-record-moment = In dieser Aufzeichnung muss eine Zeit zwischen 0 und { $high } liegen, nicht bei { $given }.
no-record-seat = In dieser Aufzeichnung nennt ein Eintrag den Platz { $seat }, den es nicht gibt.
no-record-json = Diese Datei sieht nach JSON aus, lässt sich aber nicht als JSON lesen.
no-record-object = Eine Aufzeichnung in JSON ist ein Objekt.

## Aufzeichnungen, deren Züge nicht stimmen
no-record-draw = Eintrag { $row } dieser Aufzeichnung zieht etwas, das dort nicht gezogen werden kann.
no-record-move = Eintrag { $row } dieser Aufzeichnung, „{ $move }“, ist nicht möglich: { $why }
no-record-move-unasked = Eintrag { $row } dieser Aufzeichnung, „{ $move }“, ist nicht möglich: Dieser Platz hat dann nichts zu antworten.
no-record-move-over = Eintrag { $row } dieser Aufzeichnung, „{ $move }“, ist nicht möglich: Das Spiel ist dann vorbei.
no-record-back = Eintrag { $row } dieser Aufzeichnung liegt zeitlich vor dem Eintrag davor.
no-record-undo = Eintrag { $row } dieser Aufzeichnung nimmt einen Zug zurück, den niemand gemacht hat.
no-record-promise = Der Startwert dieser Aufzeichnung ist nicht der, der am Anfang versprochen wurde.
no-record-drawn = Eintrag { $row } dieser Aufzeichnung passt nicht zu ihrem Startwert.
no-record-differs = Eintrag { $row } dieser Aufzeichnung stimmt nicht mit dem überein, was geschah.
no-record-unasked = Eintrag { $row } dieser Aufzeichnung bemüht den Zufall, ohne dass etwas ihn verlangt.
no-record-short = Diese Aufzeichnung endet, bevor der Zufall entschieden hat.
no-record-scores = Diese Aufzeichnung behauptet den Punktestand { $claimed }. Ihre Züge ergeben { $given }.
no-record-end = Diese Aufzeichnung behauptet eine Schlussstellung, die ihre Züge nicht ergeben.
no-record-took-back = Diese Aufzeichnung gibt falsch an, ob darin ein Zufallsergebnis zurückgenommen wurde.


## Beschädigte Spielstände
no-save-refused = Dieser Spielstand ist beschädigt. { $why }
no-save-detail = Dieser Spielstand ist beschädigt (auf Englisch: { $detail }).
no-save-damaged = Dieser Spielstand ist beschädigt: { $why }.
no-record-damaged = Diese Aufzeichnung ist beschädigt: { $why }.
part-data-list = eine Liste wird erwartet
part-data-short = das Ende fehlt
part-data-whole = eine ganze Zahl wird erwartet
part-data-text = ein Text wird erwartet
part-data-length = eine Liste hat die falsche Länge
part-data-long = am Ende steht zu viel
part-data-word = ein Wort ist unbekannt
part-data-range = eine Zahl liegt außerhalb ihrer Grenzen
part-data-key = der Schlüssel der Würfel ist unlesbar
part-data-random = die Zufallszahlen haben eine ungültige Stelle
part-data-effect = ein Effekt ist unbekannt
part-data-settings = die Einstellungen sind unlesbar
part-data-rules = die Regelversion ist unbekannt
part-data-position = das ist keine Stellung von { $title }
part-data-seats = { $title } ist nicht für { $seats } Personen
