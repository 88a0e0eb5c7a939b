## Wer spielt
shell-seat-bot = { $who } ({ $bot })
shell-seat-character = { $who }: { $bot }. { $about }
shell-bots =
    { $n ->
        [one] 1 Bot ({ $bot })
       *[other] { $n } Bots ({ $bot })
    }
shell-company-you = du gegen { $bots }
shell-company-people = { $n } Leute gegen { $bots }
shell-company-bots = { $bots }
shell-people = { $n } Leute
shell-table-title = { $game }: { $company }

## Am Tisch
shell-waiting = Die anderen sind noch dran.
shell-move-wait = Jetzt nicht
shell-no-move = Dieser Zug ist jetzt nicht möglich.
shell-over = Das Spiel ist vorbei.
shell-result-alone = Das Spiel ist vorbei. { UP($counts) }: { $n }.
shell-result =
    { $winners ->
        [one] Das Spiel ist vorbei: { $winners } gewinnt. { UP($counts) }: { $scores }.
       *[other] Das Spiel ist vorbei: { $winners } teilen sich den Sieg. { UP($counts) }: { $scores }.
    }
shell-result-score = { $name } { $n }
shell-undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
shell-undo-shown = Dieser Zug lässt sich nicht zurücknehmen: Danach wurde etwas aufgedeckt, gewürfelt oder beantwortet.
shell-undone = Zurückgenommen: { $move }.
shell-hint-thinking = Ein Bot denkt nach …
shell-hint = Tipp: { $label }. { $reason }
shell-hint-plan = Tipp: { $label }. Plan: { $plan }. { $reason }
shell-bot-fault = Der Bot { $bot } hat einen unmöglichen Zug gewählt. { $why }
shell-log-heading = PROTOKOLL
shell-log-empty = Noch ist nichts geschehen.
shell-clock = { $seconds },{ $tenths } s
shell-more = Es gibt mehr zu sehen: Strg und { $arrows }
shell-moves-type = Tippe zum Eingrenzen, Enter zieht
shell-moves-none = So einen Zug gibt es nicht. Enter sagt, warum.
shell-type-example = ein Zug, z. B. { $move }
shell-face-failed = Die Oberfläche „{ $face }“ von { $game } lässt sich nicht laden ({ $reason }).
shell-face-wrong = „{ $face }“ ist keine Oberfläche. Nötig ist ein Face aus aevum.terminal.

## Seiten über dem Tisch
shell-help-title = Tasten
shell-help-close = Enter oder Esc schließt diese Seite
shell-log-title = Protokoll
shell-log-close = Pfeile blättern, Enter oder Esc schließt diese Seite
shell-end-title = { $game } ist vorbei
shell-end-saved = Gespeichert als { $file }
shell-end-new = Neues Spiel (n)
shell-end-again = Noch einmal (a)
shell-end-copy = Kopieren (y)
shell-end-copied = Kopiert
shell-end-leave = Verlassen (q)
shell-end-keys = N neues Spiel, A noch einmal, Q verlassen.
shell-end-keys-undo = N neues Spiel, A noch einmal, U zurücknehmen, Q verlassen.
shell-pass-title = Gib die Tastatur an { $name } weiter
shell-pass-text = { $name }, drücke Enter, wenn sonst niemand hinsieht.
shell-offer-title = Du hast ein unfertiges Spiel
shell-offer-old = Unfertig: { $game }
shell-offer-new = Neu: { $game }
shell-offer-continue = Weiterspielen (c)

## Die Tasten an einem Tisch für jedes Spiel
shell-keys-narrow = Tippe Wörter oder Zahlen, um die Liste einzugrenzen. Buchstaben passen auch auf Teile von Wörtern, Zahlen nur auf ganze.
shell-keys-list = Hoch und Runter wählen einen Zug der Liste, Enter macht ihn. Esc zeigt wieder alle Züge.
shell-keys-typed = Ein ganz ausgeschriebener Zug wie `{ $move }` wird mit Enter gemacht oder mit Begründung abgelehnt.
shell-keys-drawing = Strg und ein Pfeil zeigen einen anderen Teil einer großen Zeichnung.
shell-keys-shift = Mit Umschalt: H Tipp, U zurücknehmen, R Regeln, T Tag oder Nacht, Q verlassen (das Spiel wird gespeichert)

## Der erste Bildschirm
shell-menu-lead = Spiele um Zeit und Macht
shell-menu-continue = Weiterspielen: { $game }
shell-menu-level = Bots: { $level }
shell-menu-nothing = Du hast kein unfertiges Spiel.
shell-menu-keys-choose = Hoch und Runter wählen, Enter spielt
shell-menu-keys-number = 1 bis 9 beginnen ein Spiel, c setzt das neueste gespeicherte fort
shell-menu-keys-other = b Stufe der Bots, t Tag oder Nacht, q beenden

## Aufzeichnungen
shell-replay-head =
    { $n ->
        [one] { $title }: 1 Schritt.
       *[other] { $title }: { $n } Schritte.
    }
shell-replay-stop = { $at } von { $last }
shell-replay-title = Aufzeichnung: { $game }

shell-replay-commands = Enter zeigt den nächsten Schritt. Oder tippe back, first, last, eine Zahl, board, score oder quit.
shell-replay-at = { $seconds },{ $tenths } s, { $what }
shell-replay-time-at = { $seconds },{ $tenths } s, Zeit vergeht
shell-replay-time = Zeit vergeht
shell-replay-move = { $move }
shell-replay-chance = Zufall: { $move }
shell-replay-undo =
    { $who ->
        [you] Du nimmst einen Zug zurück
       *[other] { $who } nimmt einen Zug zurück
    }
shell-replay-undone = Der letzte Zug wird zurückgenommen.
shell-replay-over = Das war der letzte Schritt.
shell-replay-scores = Punktestand: { $scores }

## Was außer dem Ergebnis über eine Partie zu wissen ist
shell-mark-undone = Ein Wurf oder etwas Verdecktes wurde zurückgenommen, also zählt diese Partie nicht für Bestwerte.
shell-mark-hints = In dieser Partie gab es Tipps.

## Tasten, in der Zeile am Fuß
shell-key-help = Hilfe
shell-key-quit = Beenden
shell-key-continue = Weiterspielen
shell-key-theme = Tag/Nacht
shell-key-level = Bots
shell-key-next = Weiter
shell-key-previous = Zurück
shell-key-ten-forward = +10
shell-key-ten-back = −10
shell-key-first = Anfang
shell-key-last = Schluss
shell-key-play = Ziehen
shell-key-answer = Antworten
shell-key-back = Zurück
shell-key-whole-list = Alles
shell-key-hint = Tipp
shell-key-undo = Rücknahme
shell-key-rules = Regeln
shell-key-log = Protokoll
shell-key-type = Tippen
shell-key-leave = Verlassen
shell-key-pause = Pause
shell-key-speed = Tempo

## Was auf Tasten steht
shell-key-name-escape = esc
shell-key-name-tab = tab
shell-key-name-space = leer
shell-key-name-pageup = bild↑
shell-key-name-pagedown = bild↓
shell-key-name-home = pos1
shell-key-name-end = ende

## Dateien und gespeicherte Spiele
shell-file-not-text = { $file } ist keine Textdatei und enthält deshalb keine Aufzeichnung.
shell-file-pipe = Aus der Pipe kam kein Text.
shell-file-special = { $file } ist keine gewöhnliche Datei. Eine Aufzeichnung aus einer Pipe liest du mit - als Namen.
shell-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
shell-file-too-long = { $file } ist zu lang für eine Aufzeichnung. Gelesen werden höchstens { $n } MB.
shell-reason-missing = die Datei oder den Ordner gibt es nicht
shell-reason-denied = der Zugriff ist nicht erlaubt
shell-reason-full = der Datenträger ist voll
shell-reason-read-only = der Datenträger ist schreibgeschützt
shell-reason-folder = das ist ein Ordner
shell-reason-no-folder = ein Teil des Pfads ist kein Ordner
shell-reason-other = { $words }
shell-save-failed = Dieses Spiel wird nicht gespeichert: { $reason }.
shell-save-changed = Ein anderes Programm hat { $file } geändert. Dieses Spiel liegt jetzt in { $place }.
shell-save-mended =
    { $n ->
        [one] Die letzte Zeile von { $file } war nicht lesbar, deshalb geht das Spiel nach dem letzten lesbaren Zug weiter. Die beschädigte Datei bleibt als { $copy } erhalten.
       *[other] Die letzten { $n } Zeilen von { $file } waren nicht lesbar, deshalb geht das Spiel nach dem letzten lesbaren Zug weiter. Die beschädigte Datei bleibt als { $copy } erhalten.
    }
shell-save-handshakes =
    { $n ->
        [one] Eine Absprache dieses Spiels war nicht lesbar. Die Bots haben sie vergessen.
       *[other] { $n } Absprachen dieses Spiels waren nicht lesbar. Die Bots haben sie vergessen.
    }
shell-save-empty = Diese Datei enthält keinen Zug.
shell-save-unreadable = { $file }: { $why }
shell-saved =
    { $n ->
        [one] { $game }, 1 Zug, { $when }
       *[other] { $game }, { $n } Züge, { $when }
    }
shell-when = { $day }.{ $month }., { $time }

shell-bid-unsettled = Warte, bis deine Absprache erledigt ist. Du kannst immer nur ein Angebot machen.

shell-goodbye = Bis bald.

### Der Zeilenmodus

## Der Verlauf eines Spiels
shell-line-begin = { $game }. { $summary } Tippe help für die Befehle.
shell-line-company = An diesem Tisch: { $company }.
shell-line-you = Du bist { $who }.
shell-line-pass = Gib die Tastatur an { $who } weiter. Drücke Enter, wenn du sie hast.
shell-line-asked = { $who } muss sich entscheiden.
shell-line-question = { $who }: { $question }
shell-line-standing = Du musst nicht antworten. Tippe `wait`, um es offenzulassen.
shell-line-many = { $n } Züge. Tippe moves, um sie zu sehen.
shell-line-last-list =
    { $n ->
        [one] Die letzte Liste hat nur die Nummer 1.
       *[other] Die letzte Liste hat die Nummern 1 bis { $n }.
    }
shell-line-no-list = Gerade gibt es keine nummerierte Liste. Tippe zuerst `moves` und grenze eine lange Liste ein.

## Speichern und Aufhören
shell-line-saved = Gespeichert in { $path }.
shell-line-not-saved = Dieses Spiel ist nicht gespeichert: { $why }.
shell-line-saved-earlier = Eine frühere Stellung liegt in { $path }.
shell-line-saved-nothing = Du hast noch nicht gezogen, also gibt es nichts zu speichern.
shell-line-save-later = Dein Spiel wird vom ersten Zug an gespeichert.
shell-line-save-name = Auf `save` folgt kein Name. Dein Spiel hat eine eigene Datei, die du kopieren kannst.
shell-line-resume = Mit `aevum play --continue --plain` spielst du weiter.
shell-line-unfinished = Du hast ein unfertiges Spiel. Mit `aevum play --continue --plain` spielst du es weiter.
shell-line-nothing-unfinished = Es gibt kein unfertiges Spiel zum Weiterspielen.
shell-line-newer = Ein neuerer Spielstand ließ sich nicht öffnen.
shell-line-which-game = Welches Spiel? Tippe seine Nummer oder seinen Namen.

## Befehle
shell-line-extra = Auf `{ $word }` folgen keine weiteren Wörter. Ausgelassen: { $rest }
shell-line-possible = Dieser Zug ist möglich.
shell-line-hint = Tipp: { $move } ({ $label }). { $reason }
shell-line-hint-plan = Tipp: { $move } ({ $label }). Plan: { $plan }. { $reason }
shell-line-score = Punktestand von { $name }: { $n }

## Wörter, die auch einen Befehl bedeuten
shell-line-word-help = hilfe
shell-line-word-board = brett
shell-line-word-list = liste
shell-line-word-score = punkte
shell-line-word-moves = züge
shell-line-word-why = warum
shell-line-word-hint = tipp
shell-line-word-undo = zurück
shell-line-word-log = protokoll
shell-line-word-rules = regeln
shell-line-word-save = speichern
shell-line-word-quit = ende
shell-line-word-wait = warten

## Hilfe: was jeder Befehl tut
shell-line-help = Tippe einen Zug (zum Beispiel `{ $move }`), seine Nummer in der letzten Liste oder einen dieser Befehle:
shell-line-help-board = das Spielbrett als Zeichnung
shell-line-help-list = die Stellung in Sätzen
shell-line-help-score = der Punktestand
shell-line-help-moves = deine möglichen Züge; `moves { $word }` grenzt sie ein
shell-line-help-why = warum ein Zug nicht möglich ist: `why { $move }` oder `why 1` für einen der letzten Liste
shell-line-help-hint = was ein Bot spielen würde; gespielt wird es nicht
shell-line-help-undo = nimmt deinen letzten Zug zurück
shell-line-help-log = was zuletzt geschehen ist
shell-line-help-rules = die Kapitel der Regeln; `rules 3` liest das dritte, `rules R1.2` einen Absatz, `rules NAME` einen Eintrag
shell-line-help-save = wo dieses Spiel gespeichert ist
shell-line-help-quit = hört auf; `aevum play --continue` setzt das gespeicherte Spiel fort

## Listen von Zügen
shell-line-none-like = So einen Zug gibt es jetzt nicht.
shell-line-none = Gerade ist kein Zug möglich.
shell-line-too-many = { $n } Züge, zu viele zum Aufzählen:
shell-line-narrow = Grenze sie ein, zum Beispiel mit `moves { $word }` oder mit anderen Wörtern und Zahlen.

## Die Regeln
shell-line-rules-none = Es gibt kein Kapitel und keinen Eintrag mit diesem Namen.
shell-line-rules-chapters = Das sind die Kapitel. Tippe `rules` und die Nummer oder ein Wort aus dem Titel:
shell-line-rules-several = Mehrere Einträge heißen so: { $names }.

## Was ein Tisch nicht sein kann
shell-line-load-and-continue = --load und --continue nennen beide ein Spiel zum Weiterspielen. Gib nur eines an.
shell-line-no-game = Nenne das Spiel zu diesen Einstellungen, zum Beispiel aevum play { $game }
shell-line-keeps-settings = Ein laufendes Spiel behält seine Plätze, seinen Startwert und seine Einstellungen.
shell-line-keeps-numbers = Ein laufendes Spiel behält seine Zahlen.
shell-line-other-game = { $path } ist ein Spiel von { $game }.
shell-line-save-exists = { $path } gibt es schon. Gib --save einen anderen Namen.
shell-line-no-folder = Es gibt keinen Ordner { $folder } für { $file }.
shell-line-many-bots =
    { $n ->
        [one] Es gibt 1 Platz, zu wenig für { $bots } Bots.
       *[other] Es gibt { $n } Plätze, zu wenige für { $bots } Bots.
    }
shell-line-many-seats =
    { $n ->
        [one] { $people } Personen und { $bots } Bots passen nicht auf 1 Platz.
       *[other] { $people } Personen und { $bots } Bots passen nicht auf { $n } Plätze.
    }
shell-line-pair = { $option } schreibt man Name=Wert, nicht { $given }.
shell-line-option-twice = Die Einstellung „{ $name }“ kommt zweimal vor.
shell-line-number-twice = Die Zahl „{ $name }“ kommt zweimal vor.
shell-line-bots-list = --bots muss eine Liste wie greedy,random sein, nicht { $given }.
shell-line-no-minute = { $option } ist leer. Gib eine Minute wie 2026-11-15 06:17 an oder now.
shell-line-language = { $option } muss eine von { $languages } sein, zum Beispiel { $example }
shell-line-speed = --speed muss eines von { $speeds } sein, nicht { $given }.
shell-line-no-speed = { $game } wird nicht in Echtzeit gespielt und hat deshalb kein --speed.
shell-line-one-keyboard = In { $game } spielen alle zugleich, deshalb kann nur eine Person an die Tastatur. Nimm Bots dazu (--bots) oder lade andere ein: aevum serve
