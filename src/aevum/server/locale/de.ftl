server-http-bad = Der Server hat diese Anfrage nicht verstanden.
server-http-stranger = Dafür brauchst du ein Gastprofil. Öffne zuerst die Startseite.
server-http-forbidden = Das darfst du nicht sehen oder ändern.
server-http-missing = Hier ist nichts.
server-http-method = Diese Adresse lässt sich so nicht benutzen.
server-http-late = Der Rest der Anfrage kam nicht rechtzeitig an. Bitte versuch es noch einmal.
server-http-conflict = Das geht gerade nicht.
server-http-large = Diese Anfrage ist zu lang.
server-http-address = Diese Adresse ist zu lang.
server-http-kind = Der Server erwartet hier JSON.
server-http-host = Dieser Server hat einen anderen Namen. Öffne ihn unter seiner eigenen Adresse.
server-http-slow = Das war zu schnell. Bitte warte einen Moment.
server-http-headers = Dein Browser hat zu viel mitgeschickt. Vielleicht hilft es, alte Cookies zu löschen.
server-http-fault = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
server-http-busy = Der Server kann gerade nicht antworten. Bitte versuch es gleich noch einmal.
server-other-site = Das können nur die Seiten von Aevum selbst.
server-many-tables-made = Du hast in kurzer Zeit viele Tische eröffnet. Bitte warte einen Moment.
server-many-codes = Zu viele falsche Tischcodes. Prüfe den Link und versuch es später noch einmal.
server-par-later = Was das Programm erreichen kann, siehst du, wenn die Partie vorbei ist.
server-no-rules-page = { $game } hat noch keine Seite mit Spielregeln.
server-too-many-sent = Der Server verschickt gerade zu viele Wiederholungen. Bitte versuch es gleich noch einmal.

## Felder einer Anfrage
server-field-missing = „{ $field }“ fehlt.
server-field-unknown = Diese Anfrage hat kein Feld „{ $field }“.
server-field-unknown-but = Diese Anfrage hat kein Feld „{ $field }“. Sie hat: { $fields }.
server-field-wrong = „{ $field }“ hat einen falschen Wert.
server-field-type = „{ $field }“ muss { $types } sein.
server-field-type-least = „{ $field }“ muss { $types } sein, mindestens { $n }.
server-field-type-most = „{ $field }“ muss { $types } sein, höchstens { $n }.
server-body-type = Diese Anfrage muss { $types } sein.
server-field-short = „{ $field }“ muss mindestens { $n } lang sein.
server-field-long = „{ $field }“ darf höchstens { $n } lang sein.
server-type-int = eine ganze Zahl
server-type-int-between = eine ganze Zahl von { $low } bis { $high }
server-type-float = eine Zahl
server-type-str = ein Text
server-type-str-most = ein Text mit höchstens { $n } Zeichen
server-type-bool = true oder false
server-type-array = eine Liste
server-type-array-most = eine Liste mit höchstens { $n } Einträgen
server-type-object = ein Objekt
server-type-choice = eines von { $choices }

server-name-guest = Gast { $n }
server-name-length = Ein Name muss 1 bis { $longest } Buchstaben, Ziffern oder Zeichen haben.
server-name-marks = Ein Buchstabe im Namen darf höchstens { $most } Akzente oder andere Zusatzzeichen haben. Lass einige weg.
server-name-alphabets = Nimm für einen Namen Buchstaben aus einem einzigen Alphabet, z. B. nur lateinische oder nur kyrillische.
server-name-taken = { $name } könnte hier mit jemand anderem verwechselt werden. Wähle einen anderen Namen.

server-no-map = Diesen Plan gibt es nicht. Vielleicht wurde er gelöscht.
server-no-editor = Bei keinem der Spiele hier kannst du eigene Pläne zeichnen.
server-map-not-yours = Dieser Plan gehört jemand anderem. Speichere deinen unter einem anderen Namen.
server-many-maps = Mehr als { $n } Pläne gehen nicht. Lösche einen, um einen neuen zu speichern.
server-map-name = Es gibt schon einen Plan namens „{ $name }“. Wähle einen anderen Namen.

server-no-table = Es gibt keinen Tisch mit diesem Code.
server-no-game = Dieses Spiel gibt es hier nicht.
server-no-daily = Keines der Spiele hier hat ein Tagesrätsel.
server-game-missing = Das Spiel dieses Tisches ist auf diesem Server nicht installiert.
server-game-failed = Das Spiel dieses Tisches ist abgestürzt, deshalb lässt er sich nicht öffnen.
server-table-failed = Dieser Tisch lässt sich nicht öffnen. Sag es denen, die diesen Server betreiben.
server-rules-failed = Dieser Tisch lässt sich nicht öffnen: Die Regeln von { $game } sind abgestürzt. Sag es denen, die diesen Server betreiben.
server-newer-rules = Diese Partie folgt neueren Regeln, als dieser Server kennt. Der Server muss aktualisiert werden.
server-stopping = Der Server startet neu. Er ist gleich wieder da.
server-many-tables =
    { $n ->
        [one] Du hast { $n } offenen Tisch. Beende oder verlasse ihn, um einen neuen zu eröffnen.
       *[other] Du hast { $n } offene Tische. Beende oder verlasse einen, um einen neuen zu eröffnen.
    }
server-full = Der Server ist gerade voll und kann keinen weiteren Tisch eröffnen. Laufende Partien gehen weiter. Versuch es in ein paar Minuten noch einmal.
server-no-thinking = Der Server ist gerade stark ausgelastet und kann darüber nicht nachdenken. Versuch es in einer Minute noch einmal.

server-sit-late = Plätze kannst du nur vor Beginn der Partie einnehmen.
server-seat-taken = Platz { $n } ist besetzt.
server-seat-count =
    { $n ->
        [one] Dieser Tisch hat { $n } Platz.
       *[other] Dieser Tisch hat { $n } Plätze.
    }
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-leave-late = Die Partie ist vorbei, du musst den Tisch nicht mehr verlassen.
server-seats-late = Plätze lassen sich nur vor Beginn der Partie ändern.
server-settings-late = Einstellungen lassen sich nur vor Beginn der Partie ändern.
server-seats-between = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
server-seats-solo = { $game } ist für 1 Person, nicht für { $seats }.
server-seats-few =
    { $seats ->
        [one] { $players } Leute passen nicht auf { $seats } Platz.
       *[other] { $players } Leute passen nicht auf { $seats } Plätze.
    }
server-seat-removed = { $name } sitzt auf einem Platz, der wegfallen soll. Mach ihn zuerst frei.
server-started = Die Partie hat begonnen.
server-ready-seat = Nimm einen Platz ein, um dich bereit zu melden.
server-seats-open = Eine Partie kann beginnen, wenn alle Plätze besetzt sind.
server-seat-open = Platz { $n } ist noch frei. Lade jemanden ein oder setze einen Bot hin.
server-not-ready = { $name } ist noch nicht bereit.
server-not-over = Diese Partie ist noch nicht vorbei.
server-rematch-players = Nur wer mitgespielt hat, kann um eine Revanche bitten.
server-secret-option = { $name } lässt sich nicht einstellen. Eine Revanche übernimmt es automatisch.
server-no-bot = Unbekannter Bot. Es gibt: { $bots }.
server-printed-puzzle = Das Tagesrätsel wird mit den gedruckten Zahlen gespielt.

server-match-later = Die Partie hat noch nicht begonnen.
server-match-over = Diese Partie ist vorbei.
server-watching = Du schaust an diesem Tisch zu. Das kann nur, wer mitspielt.
server-watching-bids = Du schaust an diesem Tisch zu. Nur wer mitspielt, kann Angebote machen.
server-owner-only = Das kann nur die Tischleitung.
server-stale = Diese Frage ist schon beantwortet. Sieh dir den Tisch noch einmal an.
server-list-order = Einer dieser Züge ist nach den Zügen davor nicht möglich.
server-list-end = Eine Liste von Zügen muss mit dem ersten Zug enden, der Zufall ins Spiel bringt oder etwas Neues zeigt.
server-not-asked = Du bist gerade nicht gefragt.
server-no-move = Einen Zug Nummer { $n } gibt es in diesem Spiel nicht.
server-fault = Hier ist etwas schiefgegangen. Bitte versuch es noch einmal.

server-chat-players = Hier schreiben nur die, die mitspielen. Die Tischleitung kann den Chat auch für alle anderen öffnen.
server-chat-empty = Diese Zeile ist leer.
server-no-phrase = Einen fertigen Satz Nummer { $n } gibt es nicht.
server-muted = Die Tischleitung hat dich stummgeschaltet.
server-many-muted = Hier sind { $n } Gäste stummgeschaltet. Hebe erst eine Stummschaltung auf.
server-chat-slow = Bitte warte einen Moment, bevor du wieder schreibst.

server-undo-live = In einer Live-Partie lässt sich nichts zurücknehmen.
server-undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
server-undo-shown = Nach deinem Zug wurde etwas aufgedeckt, gewürfelt oder beantwortet. Das lässt sich an diesem Tisch nicht zurücknehmen.
server-undo-other = Jemand anders möchte einen Zug zurücknehmen. Antworte zuerst darauf.
server-undo-unasked = Niemand bittet dich, einer Rücknahme zuzustimmen.
server-undo-away = { $who } ist nicht da. Alle, die gezogen haben, müssen dieser Rücknahme zustimmen. Warte also noch.
server-undo-left = { $who } hat die Partie verlassen. Alle, die gezogen haben, müssten dieser Rücknahme zustimmen.

server-hint-company = In Live-Partien gibt es Tipps nur gegen Bots.
server-hint-off = An diesem Tisch wird ohne Tipps gespielt. Die Tischleitung kann sie vor der Partie erlauben.
server-hint-unasked = Du bist gerade nicht gefragt, also gibt es keinen Tipp.
server-hint-answered = Du hast geantwortet. Den nächsten Tipp gibt es, wenn die anderen auch so weit sind.
server-hint-given-up = Dieser Tipp wurde verworfen, weil du etwas anderes gefragt hast.
server-hint-busy = Es werden gerade zu viele Tipps berechnet. Bitte versuch es gleich noch einmal.
server-hint-none = Es kam keine Antwort, deshalb gibt es jetzt keinen Tipp.
server-search-busy = Es warten schon zu viele Suchen. Bitte versuch es in einer Minute noch einmal.
server-search-none = Die Suche nach der besten Punktzahl hat nicht geantwortet. Bitte versuch es noch einmal.
server-asked-hint =
    { $who ->
        [you] Du hast um einen Tipp gebeten.
       *[other] { $who } hat um einen Tipp gebeten.
    }

server-remove-playing = { $name } spielt noch mit. Entfernen kannst du jemanden erst, wenn ein Bot eingesprungen ist.
server-remove-gone = Diese Person hat den Platz nicht mehr.
server-remove-yourself = Du kannst dich nicht selbst entfernen. Gib stattdessen auf.
server-end-asked = Du hast { $n }-mal gefragt. Spiel weiter, oder gib auf, um aufzuhören.
server-end-agreed = Alle waren einverstanden, die Partie zu beenden. Sie hat kein Ergebnis.
server-end-stopped =
    { $who ->
        [you] Du hast die Partie beendet. Sie hat kein Ergebnis.
       *[other] { $who } hat die Partie beendet. Sie hat kein Ergebnis.
    }
server-end-stopped-bots = Die Tischleitung hat die Partie beendet. Sie hat kein Ergebnis.
server-end-nobody-left =
    { $who ->
        [you] Du hast die Partie verlassen, und es waren nur noch Bots übrig. Sie hat kein Ergebnis.
       *[other] { $who } hat die Partie verlassen, und es waren nur noch Bots übrig. Sie hat kein Ergebnis.
    }
server-end-changed-rules = Die Regeln dieses Spiels haben sich geändert, deshalb endete die Partie ohne Ergebnis.
server-end-damaged = Die Züge dieser Partie lassen sich nicht nachspielen, deshalb endete sie ohne Ergebnis. Sie bleiben gespeichert.
server-end-expired = Niemand ist an diesen Tisch zurückgekommen, deshalb wurde er geschlossen. Eröffne einen neuen, um zu spielen.
server-told-resigned =
    { $who ->
        [you] Du hast aufgegeben. Ein Bot spielt weiter.
       *[other] { $who } hat aufgegeben. Ein Bot spielt weiter.
    }
server-told-left =
    { $who ->
        [you] Du hast die Partie verlassen. Ein Bot spielt weiter.
       *[other] { $who } hat die Partie verlassen. Ein Bot spielt weiter.
    }
server-told-removed =
    { $who ->
        [you] Du warst nicht da und wurdest entfernt. Ein Bot spielt weiter.
       *[other] { $who } war nicht da und wurde entfernt. Ein Bot spielt weiter.
    }

server-record-later = Die Aufzeichnung wird veröffentlicht, wenn die Partie vorbei ist.
server-record-hidden = Dieser Tisch behält seine verdeckten Informationen auch nach dem Ende für sich.
server-record-none = Nach den heutigen Regeln wurde hier keine Partie gespielt.
server-replay-none = Es gibt keine Wiederholung, denn hier wurde keine Partie gespielt.
server-replay-live = Eine Live-Partie kannst du ansehen, wenn sie vorbei ist.
server-replay-seat = Dieser Tisch zeigt nicht, was diese Person gesehen hat.
server-replay-busy = Es werden gerade zu viele Wiederholungen erstellt. Bitte versuch es gleich noch einmal.
server-replay-failed = Die Wiederholung konnte nicht erstellt werden. Bitte versuch es gleich noch einmal.

server-live-none = An diesem Tisch läuft keine Live-Partie.
server-live-paused = Das Spiel ist pausiert. Dein Befehl wurde nicht ausgeführt.
server-live-soon = Das Spiel läuft noch nicht. Warte den Countdown ab.
server-live-paused-already = Das Spiel ist schon pausiert.
server-live-running-already = Das Spiel läuft schon.
server-live-pauses =
    { $n ->
        [one] Du hast deine { $n } Pause verbraucht.
       *[other] Du hast deine { $n } Pausen verbraucht.
    }
server-live-waiting = Deine letzten Befehle warten noch. Versuch es gleich noch einmal.
server-live-timed = An diesem Tisch läuft die Zeit von selbst.
server-bid-nobody = Mach jemand anderem oder allen ein Angebot.
server-bid-not-there = Du bist nicht an dem Ort, den du verlassen willst.
server-bid-not-theirs = Diese Person ist nicht an diesem Ort.
server-bid-gone = Dieses Angebot gilt für dich nicht mehr.
server-bid-own = Dein eigenes Angebot kannst du nicht annehmen.
server-bid-left = Eine Seite hat den Ort schon verlassen.
server-sign-slow = Bitte warte einen Moment, bevor du wieder etwas zeigst.

## Gespeicherte Züge, die sich nicht mehr lesen lassen
server-log-codes = Die Zugtabelle dieser Partie fehlt in der Datenbank.
server-log-move = Dieser Server versteht einen Zug dieser Partie nicht mehr.
server-log-row = Die Züge dieser Partie sind nach Eintrag { $n } nicht mehr lesbar.

server-not-stored = Der Server konnte das nicht speichern: { $why }.
server-store-damaged = Die Datenbank ist beschädigt
server-store-full = Der Speicher ist voll
server-store-held = Ein anderes Programm benutzt die Datenbank
server-store-readonly = In die Datenbank darf nicht geschrieben werden
server-store-closed = Die Datenbank lässt sich nicht öffnen
server-store-no-database = Die Datei ist keine Datenbank
server-store-twice = Es ist schon gespeichert
server-store-disk = Der Datenträger antwortet nicht richtig
server-store-failed = Die Datenbank hat versagt
server-store-line = Diese Chatzeile konnte nicht gespeichert werden. Bitte schick sie noch einmal.
server-store-stopping = Der Server fährt herunter und kann nichts mehr speichern.
server-store-no-table = Dieser Tisch ist nicht in der Datenbank des Servers.
server-store-gap = Ein Zug davor wurde nicht gespeichert, deshalb auch dieser nicht.
server-store-again = Dieser Zug ist schon gespeichert.
server-store-taken = Ein anderer Server benutzt die Datenbank dieses Servers. Beende einen von beiden und starte den anderen neu.
server-store-unread = Die Datenbank lässt sich nicht lesen.
