room-connecting = Verbinde …

### Der Tisch, seine Lobby, Einstellungen, Partien, Wiederholungen



### Der Baukasten: was Bretter, Enden, Chat und Wiederholungen teilen

## Die Frageleiste, vorgelesen mit dem, was darin steht
room-ask-yours = Deine Entscheidung: { $text }
room-ask-waiting = Warten: { $text }
room-ask-short = { $what }, zu wenig
room-over = Die Partie ist vorbei
room-replay-only = Das ist eine Wiederholung. Hier lässt sich nichts spielen.

## Warten auf andere
room-thinking =
    { $who ->
        [one] { $who } denkt nach
       *[other] { $who } denken nach
    }
room-waiting-server = Warten auf den Server
room-answer-in = Deine Antwort ist abgegeben
room-answer-sealed = Sie bleibt verdeckt, bis alle geantwortet haben.
room-answer-sealed-thinking =
    { $who ->
        [one] Sie bleibt verdeckt, bis alle geantwortet haben. { $who } denkt nach.
       *[other] Sie bleibt verdeckt, bis alle geantwortet haben. { $who } denken nach.
    }
room-waiting-title = Alle entscheiden gleichzeitig
room-waiting-for = Warten auf { FORM($who, "accusative") }.
room-waiting-for-more = Warten auf { FORM($who, "accusative") } und { $n } weitere.
room-waiting-done = Alle sind fertig.
room-waiting-seat-deciding = überlegt
room-waiting-seat-done = fertig
room-waiting-seat-away = abwesend

## Uhren, wie sie vorgelesen werden
room-time-left = Restzeit
room-time-of = { $what }: { $time }
room-time-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
room-time-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
room-time-minutes-seconds = { room-time-minutes } { room-time-seconds }
room-time-none = keine Zeit

## Verbindung
room-connection-lost = Verbindung verloren. Verbinde neu …
room-connection = { $n } ms
room-connection-slow = { $n } ms, langsame Verbindung
room-connection-fair = { $n } ms, fair bis { $credit }
room-connection-slow-fair = { $n } ms, langsame Verbindung, fair bis { $credit }

## Hinweise
room-hint = Hinweis
room-hint-close = Hinweis schließen
room-hint-thinking = Ein Bot denkt nach
room-hint-by = { $bot }, { $seconds } s
room-hint-show = Auf dem Brett zeigen

## Das Protokoll und was sich auf dem Handy über das Brett legt
room-log = Protokoll
room-log-live = Was passiert
room-log-empty = Noch ist nichts passiert.
room-log-earlier = Früheres
room-log-hash = Hash des Startwerts
room-more = Mehr
room-more-log = Protokoll und mehr
room-more-about = Mehr über { $who }
room-more-about-words = Mehr über { $who }: { $words }
room-rules = Regeln

## Getippte Züge
room-type = Zug eintippen
room-type-play = Spielen

## Zurücknehmen
room-undo = Zurücknehmen
room-undo-what = Zurücknehmen: { $what }
room-undo-ask = Um Rücknahme bitten
room-undo-asked = Um Rücknahme gebeten
room-undo-roll = Einen Wurf zurücknehmen?
room-undo-roll-text = Nach deinem Zug kam ein Wurf oder etwas Verdecktes. Die Würfel fallen wieder gleich, und diese Partie zählt dann nicht für Bestwerte.
room-cancel = Abbrechen

## Plätze
room-seat-you = Du
room-seat-open = Freier Platz
room-seat-bot = Bot
room-seat-left = { $name } ist gegangen, ein Bot spielt
room-seat-away = abwesend
room-seat-away-bot = abwesend, ein Bot spielt
room-seat-away-until = abwesend, Bot in { $time }
room-seat-turn = am Zug
room-seat-points = Punkte
room-seat-figure = { $figure } { $what }
room-team = Team { $mark }
room-team-yours = Team { $mark }, deins

## Die Farben der Plätze, nach denen Bots heißen
room-colour-ultramarine = Ultramarin
room-colour-vermilion = Zinnober
room-colour-viridian = Viridian
room-colour-saffron = Safran
room-colour-mallow = Malve
room-colour-sky = Azur
room-colour-jet = Onyx

## Das Ende einer Partie
room-end = Ende
room-end-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
room-end-won =
    { $who ->
        [you]
            { $n ->
                [one] Du hast mit { $n } Punkt gewonnen
               *[other] Du hast mit { $n } Punkten gewonnen
            }
       *[other]
            { $n ->
                [one] { $who } hat mit { $n } Punkt gewonnen
               *[other] { $who } hat mit { $n } Punkten gewonnen
            }
    }
room-end-shared-you = Du teilst dir den Sieg mit { FORM($others, "dative") }
room-end-shared = { $who } teilen sich den Sieg
room-end-shared-all = Alle teilen sich den Sieg
room-end-nobody = Niemand hat gewonnen
room-end-par-same =
    { $par ->
        [one] Genau wie der Löser: { $par } Punkt.
       *[other] Genau wie der Löser: { $par } Punkte.
    }
room-end-par-above = { room-end-points } mehr als der Löser, der auf { $par } kam.
room-end-par-below = Der Löser kam auf { $par }, { room-end-points } mehr.
room-end-par-searching = Der Löser rechnet noch …
room-end-share = Teilen
room-end-replay = Wiederholung
room-end-again = Noch einmal
room-end-rematch = Revanche
room-end-other = Neues Spiel
room-end-record = Aufzeichnung speichern:
room-end-record-text = als Text
room-end-record-json = als JSON

## Was man über ein Ergebnis wissen sollte
room-mark-undone = Ein Wurf oder etwas Verdecktes wurde zurückgenommen, also zählt diese Partie nicht für Bestwerte.
room-mark-hints = In dieser Partie gab es Hinweise.
room-mark-numbers = Diese Partie wurde nicht mit den gedruckten Zahlen gespielt, also zählt sie nicht für Bestwerte.

## Wie sich die Würfel und Karten einer Partie prüfen lassen
room-fair = Ging es mit rechten Dingen zu?
room-fair-how = Jeder Wurf und jede Karte folgt aus einem Startwert, der vor dem ersten Zug feststand. Sein Hash stand am Anfang des Protokolls.
room-fair-not-noted = Dein Browser hat sich in dieser Partie keinen Hash gemerkt. Vergleiche ihn mit jemandem, der einen hat.
room-fair-noted-same = Es ist der Hash, den sich dein Browser beim Öffnen der Partie gemerkt hat.
room-fair-noted-other = Dein Browser hat sich beim Öffnen der Partie einen anderen Hash gemerkt.
room-fair-kept = Der Startwert hat diesen Hash.
room-fair-broken = Der Startwert hat einen anderen Hash.
room-fair-undone = Ein Wurf oder etwas Verdecktes wurde zurückgenommen, also war einiges davon schon vorher bekannt.
room-fair-hash = Hash
room-fair-noted = Beim Öffnen gemerkt
room-fair-seed = Startwert
room-fair-verify = Um jeden Wurf und jede Karte zu prüfen, exportiere die Partie und führe das aus:

## Teilen
room-share = Teilen
room-share-copy = Kopieren
room-share-copied = Kopiert
room-share-link = Link kopieren
room-share-replay = Link zur Wiederholung
room-share-app = Mit einer anderen App teilen
room-share-marks = Die Partie als Muster aus Kästchen
room-share-done = Kopiert.
room-share-refused = Dieser Browser lässt die Seite nicht kopieren. Markiere den Text und kopiere ihn selbst:
room-share-what = Was geteilt wird
room-qr = QR-Code: { $what }

## Würfel und Karten
room-die = Würfel zeigt { $n }
room-die-waiting = Würfel, nicht geworfen
room-die-named = Würfel ({ $name }) zeigt { $n }
room-die-named-waiting = Würfel ({ $name }), nicht geworfen
room-dice =
    { $n ->
        [one] Würfel, { $n } Wurf
       *[other] Würfel, { $n } Würfe
    }
room-dice-verify = Nachprüfen
room-dice-history = So oft fiel jede Summe: { $counts }
room-card-once = einmal
room-card-stays = bleibt
room-card-brings = Bringt { $n }
room-card-costs = Kostet { $n }
room-card-costs-short = Kostet { $n }, zu wenig da
room-card-gives =
    { $n ->
        [one] Gibt { $n } Krone
       *[other] Gibt { $n } Kronen
    }
room-hand = Deine Hand
room-hand-stack = { $n } { $what }

## Chat
room-chat = Chat
room-chat-empty = Noch hat niemand etwas gesagt.
room-chat-phrases = Schnelle Sätze
room-chat-write = An den Tisch schreiben
room-chat-send = Senden
room-chat-closed = Du wurdest an diesem Tisch stummgeschaltet.
room-chat-hidden =
    { $n ->
        [one] Du hast { $n } Person ausgeblendet.
       *[other] Du hast { $n } Personen ausgeblendet.
    }
room-chat-show = Wieder einblenden
room-chat-hide = Für mich ausblenden
room-chat-mute = Für alle stummschalten
room-chat-unmute = Stummschaltung aufheben
room-chat-muted = stumm

## Formulare: Einstellungen und Zahlen eines Spiels
room-option-default = Standard
room-option-about = { $about } { $range }
room-option-range = Von { $low } bis { $high }.
room-option-range-default = Von { $low } bis { $high } oder 0 für den Standard.
room-option-choose = Wähle { $choices }.
room-option-longest = Nimm höchstens { $n } Zeichen.
room-option-line = Nimm nur eine Zeile.
room-option-whole = Gib eine ganze Zahl ein.
room-option-other = Anderer …
room-option-paste = Oder füge ihn hier ein
room-option-use = Verwenden
room-number-find = Zahl suchen
room-number-example = Ein Wort wie „Karten“
room-number-none = Nichts gefunden. Versuch ein anderes Wort, etwa „Karten“.
room-number-found =
    { $n ->
        [one] { $n } Zahl gefunden.
       *[other] { $n } Zahlen gefunden.
    }
room-number-first = Die ersten { $n } von { $all }. Ein Wort mehr zeigt weniger.
room-number-all-printed = Alle wie gedruckt
room-number-changed = { $n } geändert
room-number-less = Weniger: { $what }
room-number-more = Mehr: { $what }
room-number-reset = Zurück zum gedruckten Wert: { $what }
room-number-printed = gedruckt: { $n }
room-tab-new = { $n } neu

## Die Leiste der Wiederholung
room-replay = Wiederholung
room-replay-back = Voriger Zug
room-replay-on = Nächster Zug
room-replay-move = Zug { $n }
room-replay-place = { $place }, { $at } von { $count }
room-replay-live = Live
room-replay-live-new =
    { $n ->
        [one] Live: { $n } neuer Zug
       *[other] Live: { $n } neue Züge
    }

## Die Regeln
room-rules-loading = Lade die Regeln …
room-rules-failed = Die Regeln konnten nicht geladen werden
room-rules-contents = Inhalt

## Tempo einer Live-Partie
room-speed-full = Voll
room-speed-half = Halb
room-speed-quarter = Viertel
room-speed-untimed = Ohne Zeit
