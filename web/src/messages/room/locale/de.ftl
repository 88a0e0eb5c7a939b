room-connecting = Verbinde …

### Der Tisch, seine Lobby, Einstellungen, Partien, Wiederholungen

## Die Seite eines Tisches
room-table-none = Hier ist kein Tisch
room-table-no-code = Einen Tisch mit diesem Code gibt es nicht
room-table-no-code-text = Prüfe den Link oder frag noch einmal danach. Alte Tische werden nach einer Weile entfernt.
room-table-failed = Der Tisch konnte nicht geöffnet werden
room-table-closed = Der Tisch ist geschlossen
room-table-disconnected = Deine Verbindung wurde getrennt
room-lost = Verbindung verloren. Du siehst den letzten bekannten Stand, während wir dich neu verbinden.
room-lost-outdated = Diese Seite ist veraltet. Bitte lade sie neu.
room-lost-stranger = Der Server kennt dich nicht mehr. Lade die Seite neu, um als neuer Gast zurückzukommen.
room-lost-foreign = Diese Seite gehört zu einem anderen Server und kann hier keinen Tisch öffnen.
room-lost-restart = Der Server startet neu. Gleich bist du wieder da, und nichts ist verloren.
room-lost-behind = Deine Verbindung kam nicht mehr mit. Verbinde neu …
room-lost-often = Das war zu viel auf einmal. Gleich wird neu verbunden …
room-tab-turn = ● Du bist dran · { $title }
room-tab-offer = ● Angebot für dich · { $title }

## Was der Kopf eines Tisches bietet
room-header-result = Ergebnis
room-header-chat = Chat
room-header-chat-new = Chat, { $n } neu
room-header-new = { $n } neu
room-header-rules = Regeln
room-header-share = Link teilen
room-header-settings = Einstellungen
room-header-leave-table = Tisch verlassen
room-header-leave-match = Partie verlassen
room-header-pause = Pause
room-header-pause-left = Pause, noch { $n }
room-header-pause-ask = Um eine Pause bitten
room-header-pause-withdraw = Bitte um eine Pause zurückziehen
room-header-pause-agree = { $name } bittet um eine Pause: zustimmen
room-header-pause-waiting = Es fehlt noch die Zustimmung von { $names }
room-watching =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
room-clock-label = Zeit zum Entscheiden

## Partien in Echtzeit
room-pace-time = Zeit der Partie
room-pace-half = halbes Tempo
room-pace-quarter = Vierteltempo
room-pace-untimed = ohne Uhr
room-pace-about = So lange braucht eine Nachricht hin und zurück. Bis zu { $ms } ms gleichen wir aus, damit eine langsame Verbindung kein Nachteil ist.

## Bevor jemand beim Zuschauen eine Partie in Echtzeit sieht
room-soon = Du schaust dieser Partie zu
room-soon-text = Es spielen: { $names }. Beim Zuschauen siehst du alles eine halbe Minute später. Los geht es in { $n } s.
room-soon-now = Es spielen: { $names }. Beim Zuschauen siehst du alles eine halbe Minute später. Gleich geht es los.

## Tipps über dem Brett
room-notice-bot = Ein Bot spielt für dich, bis du zurück bist.
room-notice-bot-end = Weiterspielen
room-notice-stood-in =
    { $n ->
        [one] Ein Bot hat { $n } Zug für dich gemacht, während du weg warst. Er steht im Protokoll.
       *[other] Ein Bot hat { $n } Züge für dich gemacht, während du weg warst. Sie stehen im Protokoll.
    }
room-notice-watch = Du schaust zu und siehst, was alle sehen dürfen.
room-notice-watch-late = Du schaust zu, eine halbe Minute später, und siehst, was alle sehen dürfen.
room-takeback-ask = { $name } möchte einen Zug zurücknehmen.
room-takeback-ask-move = { $name } möchte einen Zug zurücknehmen („{ $move }“).
room-takeback-mine = Du möchtest deinen Zug zurücknehmen.
room-takeback-mine-move = Du möchtest deinen Zug zurücknehmen („{ $move }“).
room-takeback-since = Damit entfallen auch alle späteren Züge von { $names }.
room-takeback-since-you = Damit entfallen auch alle späteren Züge, auch deine.
room-takeback-marks = Dabei wird ein Wurf oder etwas Verdecktes zurückgenommen, also zählt die Partie nicht für Bestwerte.
room-takeback-all = Alle müssen zustimmen.
room-takeback-waiting = Es fehlt noch die Zustimmung von { $names }.
room-takeback-agreed = Die anderen haben zugestimmt. Dein Zug ist zurückgenommen.
room-takeback-refused = Nicht alle haben zugestimmt. Dein Zug bleibt.
room-agree = Zustimmen
room-refuse = Ablehnen
room-keep-playing = Weiterspielen
room-withdraw = Zurückziehen

## Eine Partie verlassen
room-leave = Partie verlassen
room-leave-bot = Bot spielen lassen
room-leave-bot-about = Er spielt für dich, bis du zurück bist.
room-leave-end = Partie beenden
room-leave-end-about = Sie endet sofort, ohne Ergebnis.
room-leave-end-sure = Diese Partie ohne Ergebnis beenden?
room-leave-ask = Ende vorschlagen
room-leave-ask-about = Die Partie endet ohne Ergebnis, wenn alle zustimmen.
room-leave-resign = Aufgeben
room-leave-resign-about = Ein Bot spielt auf deinem Platz weiter. Du kannst zuschauen, aber nicht zurückkommen.
room-leave-resign-sure = Für den Rest dieser Partie aufgeben? Ein Bot übernimmt deinen Platz.
room-leave-good = Endgültig verlassen
room-leave-good-about = Du gibst auf und verlässt den Tisch. Eine Revanche beginnt ohne dich.
room-leave-good-sure = Diese Partie endgültig verlassen? Ein Bot übernimmt deinen Platz.
room-leave-remove = { $name } entfernen
room-leave-remove-about = { $name } ist abwesend. Ein Bot behält den Platz für den Rest der Partie.
room-leave-remove-sure = { $name } aus dieser Partie entfernen? Zurückkommen geht dann nicht mehr.
room-end-vote-mine = Du möchtest die Partie ohne Ergebnis beenden. Es fehlt noch die Zustimmung von { $names }.
room-end-vote-waiting = { $name } möchte die Partie ohne Ergebnis beenden. Es fehlt noch die Zustimmung von { $names }.
room-end-vote = { $name } möchte die Partie ohne Ergebnis beenden. Alle müssen zustimmen.

## Nach einer Partie
room-over-title = Das Ende
room-over-no-result = Kein Ergebnis
room-rematch = Revanche
room-again = Noch einmal
room-next-mine = Eine Revanche mit { $names } wartet auf dich.
room-next-theirs = Eine Revanche mit { $names } beginnt bald.
room-next = Eine Revanche steht bereit.
room-next-join = Zur Revanche
room-next-watch = Zuschauen
room-other-eyes = Sicht wechseln

## Die Lobby: Plätze
room-lobby-seats = Plätze
room-you = Du
room-chair-open = Freier Platz
room-chair-you = { $name } (du)
room-chair-owner = Leitung
room-chair-team = Team { $team } mit { $partners }
room-chair-person = Mensch
room-chair-who = Wer sitzt auf Platz { $n }
room-chair-away = abwesend
room-chair-ready = bereit
room-chair-not-ready = nicht bereit
room-chair-bot = Bot
room-chair-free = Platz freigeben
room-chair-style = Spielweise des Bots auf Platz { $n }
room-chair-any-style = Beliebig
room-chair-any-style-about = Sein Charakter wird zu Beginn der Partie gezogen, für jeden Bot ein anderer.
room-chair-free-of = Platz freigeben: { $name }
room-chair-stand = Aufstehen
room-chair-sit = Hier sitzen
room-chair-move = Hierher
room-bot-random = Zufalls-Bot
room-bot-greedy = Gieriger Bot
room-bot-standard = Normaler Bot
room-bot-styled = { $level } · { $style }
room-bot = Bot „{ $name }“
room-bot-named = Bot { $colour }
room-name-with-colour = { $name } ({ $colour })

## Die Lobby: was zu tun ist
room-lobby-complete = Alle sind da
room-lobby-complete-detail = Starte, wann du willst.
room-lobby-open =
    { $n ->
        [one] { $n } Platz ist frei
       *[other] { $n } Plätze sind frei
    }
room-lobby-open-detail = Schick Freunden den Link oder nimm Bots dazu.
room-lobby-waiting = Warten auf { $names }
room-lobby-waiting-detail = Sie melden sich, wenn sie bereit sind.
room-lobby-sit = Nimm Platz
room-lobby-sit-detail = Oder bleib und schau zu. Du siehst, was alle sehen dürfen.
room-lobby-full = Alle Plätze sind besetzt
room-lobby-full-detail = Du schaust zu. Gleich beginnt die Partie.
room-lobby-ask-ready = Bist du bereit?
room-lobby-ask-ready-detail = Die Tischleitung startet, wenn alle bereit sind.
room-lobby-ready = Du bist bereit
room-lobby-ready-open =
    { $n ->
        [one] Es fehlt noch { $n } Person.
       *[other] Es fehlen noch { $n } Personen.
    }
room-lobby-ready-away = Die Tischleitung ist abwesend. Die Partie wartet.
room-lobby-ready-waiting = Warten auf { $names }.
room-lobby-ready-owner = Warten auf die Tischleitung.
room-lobby-slow = Deine Verbindung ist langsam: { $ping } ms hin und zurück. Davon gleichen wir { $ms } ms aus, aber im Wettlauf kommst du vielleicht zu spät.
room-lobby-name = Dein Name: { $name }
room-lobby-rename = Name ändern
room-lobby-bots = Mit Bots füllen
room-lobby-start = Starten
room-lobby-im-ready = Ich bin bereit
room-lobby-not-ready = Nicht bereit
room-lobby-invite = Einladen
room-lobby-table = Dieser Tisch
room-lobby-by-owner = von der Tischleitung festgelegt
room-lobby-free = Platz von { $name } freigeben?
room-lobby-free-text = { $name } kann zuschauen oder sich wieder setzen. Du kannst den Platz einem Bot geben oder frei lassen.
room-lobby-keep = Platz behalten
room-lobby-freed = Die Tischleitung hat deinen Platz freigegeben.
room-lobby-changed = Die Tischleitung hat geändert: { $changes }.
room-change-to = { $name } auf { $value }
room-change-back = { $name } zurück auf den gedruckten Wert
room-change-numbers =
    { $n ->
        [one] { $n } Zahl
       *[other] { $n } Zahlen
    }

## Der Link zu einem Tisch
room-invite = Diesen Tisch teilen
room-invite-about = Wer den Link hat, kann mitspielen oder zuschauen. Ohne Konto.
room-invite-link = Link zu diesem Tisch
room-invite-qr = der Link zu diesem Tisch
room-invite-title = Ein Tisch bei Aevum
room-invite-code = Code { $code }
room-invite-copied = Kopiert. Schick ihn deinen Freunden.
room-copy-link = Link kopieren
room-copied = Kopiert.
room-copy-refused = Dein Browser lässt das Kopieren nicht zu. Markiere den Link und kopiere ihn selbst.
room-invite-share = Teilen

## Wie ein Tisch spielt
room-option-seats = Plätze
room-option-speed = Tempo
room-option-pause = Wer pausieren darf
room-option-pause-any = Alle, je zweimal
room-option-pause-all = Nur alle gemeinsam
room-option-window = Fairness-Fenster
room-option-window-about = So lange wartet ein Befehl auf frühere, die noch unterwegs sind.
room-ms = { $n } ms
room-option-clock = Zeit zum Entscheiden
room-option-clock-about = Für jede Entscheidung gleich. Läuft sie ab, kommt der übliche Zug.
room-clock-none = Keine Uhr
room-clock-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
room-clock-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
room-clock-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
room-clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
room-option-takeback = Um Rücknahme bitten
room-option-takeback-about = Bis etwas aufgedeckt, gewürfelt oder beantwortet ist, kannst du frei zurücknehmen. Danach müssen die anderen zustimmen.
room-option-hints = Tipps
room-option-hints-live = In einer Live-Partie gibt es Tipps nur allein mit Bots.
room-option-hints-alone = Allein mit Bots
room-option-hints-all = Für alle: alle sehen, wer fragt
room-option-hints-free = Für alle: niemand erfährt davon
room-option-hints-off = Aus
room-option-reveal = Am Ende alles zeigen
room-option-reveal-about = Die Karten, den Startwert und die Wiederholung jedes Platzes, sobald die Partie vorbei ist.
room-option-public = Öffentlicher Tisch
room-option-public-about = Steht auf der Startseite. Alle können mitspielen oder zuschauen.
room-option-spectators = Chat auch beim Zuschauen
room-option-spectators-about = Alle mit dem Link können mitchatten.
room-on = an
room-off = aus
room-option-value = { $name }: { $value }
room-option-named = { $name }: { $value } ({ $words })
room-value-named = { $value } ({ $words })
room-note-pause = Pause nur gemeinsam
room-heading = { UP($words) }

## Zahlen, die ein Tisch ändern darf
room-numbers = Zahlen
room-numbers-printed = wie gedruckt
room-numbers-changed = { $n } geändert
room-numbers-about = Preise, Punkte, Grenzen und mehr, wie gedruckt.
room-numbers-all = Alle Zahlen und ihre Quellen
room-numbers-all-of = Alle Zahlen von { $game } und ihre Quellen
room-numbers-most = Höchstens { $n } Zahlen können abweichen. Setze erst eine auf den gedruckten Wert zurück.
room-number-is = { $name }: { $value }

## Spiel einrichten
room-start-players = Personen
room-start-bots = Bots
room-start-styles = Jeder Bot bekommt einen eigenen Charakter.
room-start-more = Weitere Einstellungen
room-start-wrong = Korrigiere zuerst die markierten Felder.
room-start-friends =
    { $n ->
        [one] { $n } Platz für Freunde. Du bekommst einen Link zum Verschicken.
       *[other] { $n } Plätze für Freunde. Du bekommst einen Link zum Verschicken.
    }
room-start-now = Die Partie beginnt sofort.
room-start-open = Tisch öffnen

## Chat
room-talk = Chat
room-talk-closed = Hier schreiben nur die, die mitspielen. Die Tischleitung kann den Chat auch für alle anderen öffnen.
room-phrase =
    { $n ->
        [0] Hallo.
        [1] Viel Glück.
        [2] Du bist dran.
        [3] Einen Moment, bitte.
        [4] Gut gespielt.
        [5] Sehr schön.
        [6] Hoppla.
        [7] Danke.
        [8] Tut mir leid.
        [9] Schöne Partie.
        [10] Noch eine?
        [11] Ich muss los.
        [12] Du zuerst.
        [13] Zusammen bei null.
        [14] Ich gehe, wenn du gehst.
        [15] Nein.
        [16] Ja.
        [17] Nicht diese Karte.
        [18] Achtet auf die Führung.
        [19] Schnell.
       *[other] …
    }

## Getippte Züge und Tasten
room-typed = Zug eintippen
room-keys = Tasten
room-keys-do = Den hervorgehobenen Knopf drücken
room-keys-cancel = Abbrechen
room-keys-undo = Den letzten Zug zurücknehmen
room-keys-hint = Um einen Tipp bitten
room-keys-hint-alone = Um einen Tipp bitten, allein mit Bots
room-keys-typed = Einen Zug eintippen
room-keys-chat = In den Chat schreiben
room-keys-back = Einen Zug zurück
room-keys-on = Einen Zug vor
room-keys-begin = Zum Anfang
room-keys-end = Zum Ende
room-keys-play = Abspielen oder anhalten
room-keys-rules = Die Regeln öffnen
room-keys-list = Diese Liste zeigen
room-key-enter = Enter
room-key-escape = Esc
room-key-home = Pos1
room-key-end = Ende
room-key-space = Leertaste
room-keys-about = Mit Tab erreichst du alles. Pfeiltasten bewegen dich auf einem Brett oder in einer Liste. Einzelne Tasten kannst du in den Einstellungen abschalten.

## Einstellungen
room-settings = Einstellungen
room-settings-lead = Änderungen gelten sofort, und dieser Browser merkt sie sich. Dein Name ist an jedem Tisch derselbe.
room-settings-more = Name und mehr
room-settings-name = Dein Name
room-settings-look = Aussehen, Bewegung und Ton
room-save = Speichern
room-name-empty = Gib mindestens einen Buchstaben ein.
room-name-saved = Du heißt jetzt { $name }.
room-language = Sprache
room-language-auto = Wie mein Browser
room-theme = Darstellung
room-as-system = Wie mein System
room-theme-day = Tag
room-theme-night = Nacht
room-motion = Bewegung
room-motion-full = Voll
room-motion-brief = Kurz
room-motion-none = Keine
room-sound = Ton
room-sound-off = Aus
room-sound-gentle = Dezent
room-sound-full = Voll
room-palette = Farben der Plätze
room-palette-about = Jeder Platz hat zu seiner Farbe auch ein eigenes Zeichen.
room-palette-usual = Standard
room-palette-redgreen = Falls Rot und Grün gleich aussehen
room-palette-blueyellow = Falls Blau und Gelb gleich aussehen
room-dense = Kompakte Tische
room-dense-about = Engere Felder, ein kleineres Protokoll und nur ein Klick für Züge, die du frei zurücknehmen kannst.
room-single-keys = Einzelne Tasten als Kürzel
room-single-keys-about = U nimmt zurück, H gibt einen Tipp, R öffnet die Regeln, ? zeigt alle Tasten.
room-sign-out = Abmelden
room-sign-out-ask = Abmelden?
room-sign-out-about = Für gemeinsam genutzte Computer, oder falls jemand anders dein Cookie haben könnte.
room-sign-out-after = Deine Ergebnisse bleiben auf dem Server, aber niemand kann noch einmal als { $name } spielen, auch du nicht.
room-sign-out-after-guest = Deine Ergebnisse bleiben auf dem Server, aber niemand kann noch einmal als dieser Gast spielen, auch du nicht.
room-sign-out-text = Als { $name } kannst du nicht zurückkommen. In laufenden Partien übernimmt ein Bot deinen Platz.
room-sign-out-text-guest = Als dieser Gast kannst du nicht zurückkommen. In laufenden Partien übernimmt ein Bot deinen Platz.
room-sign-out-done = Du bist abgemeldet. Am nächsten Tisch bist du ein neuer Gast.
room-sign-out-stay = Bleiben
room-forget = Profil löschen
room-forget-about = Aevum erkennt dich an einem einzigen Cookie und speichert deinen Namen, deine Plätze, Ergebnisse und Pläne.
room-forget-after = Wenn du dein Profil löschst, verschwinden Name, Verlauf, Serie und Pläne vom Server. In laufenden Partien übernimmt ein Bot deinen Platz.
room-forget-ask = Dein Profil löschen?
room-forget-text = Dein Verlauf, deine Serie und deine Pläne sind dann weg. Das lässt sich nicht rückgängig machen.
room-forget-keep = Profil behalten
room-forget-done = Dein Gastprofil ist gelöscht. Am nächsten Tisch bekommst du ein neues.

## Zuschauen
room-watch-lead = Öffentliche Tische: laufende Partien und Tische mit freien Plätzen.
room-watch-failed = Die Tische konnten nicht geladen werden
room-watch-running = Laufende Partien
room-watch-running-none = Gerade läuft keine öffentliche Partie.
room-watch-open = Öffnen
room-watch-more = Weitere Tische
room-watch-nobody = noch niemand
room-watch-you = du
room-watch-button = { $action }: { $game }, { $people }

## Verlauf
room-history-lead = Alle deine beendeten Partien. Öffne eine, um sie Zug für Zug anzusehen.
room-history-failed = Dein Verlauf konnte nicht geladen werden
room-history-none = Noch keine beendete Partie
room-history-none-text = Partien, die du zu Ende spielst, stehen hier.
room-history-play = Spiel wählen
room-history-scores = Punkte in { $game }, die ältesten zuerst: { $scores }
room-history-count =
    { $n ->
        [one] { $n } Partie, { $score } Punkte
       *[other] { $n } Partien, zuletzt { $score } Punkte
    }
room-history-matches = Partien
room-history-earlier = Frühere Partien
room-history-with = mit { $people }
room-history-resigned = Aufgegeben
room-history-left = Früh gegangen
room-history-removed = Entfernt
room-history-no-result = Kein Ergebnis
room-history-won = Gewonnen
room-history-place = Platz { $place } von { $seats }
room-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Wiederholungen
room-replay-title = Wiederholung: { $game }
room-replay-none = Hier ist keine Wiederholung
room-replay-failed = Die Wiederholung konnte nicht geöffnet werden
room-replay-opening = Öffne die Wiederholung …
room-replay-play = Abspielen
room-replay-pause = Anhalten
room-replay-rate = { $n }-faches Tempo
room-replay-rate-short = { $n }×
room-replay-time = { $time } von { $whole }
room-replay-moves =
    { $n ->
        [one] { $at } von { $n } Zug
       *[other] { $at } von { $n } Zügen
    }
room-replay-at = { $at } von { $n }
room-replay-table = Zum Tisch
room-view = Sicht
room-view-everything = Alles
room-view-spectator = Beim Zuschauen
room-view-as = Als { $name }
room-moment = Diesen Moment teilen
room-moment-about = Der Link öffnet die Wiederholung bei Zug { $n }.
room-moment-link = Link zu diesem Zug
room-moment-record = Aufzeichnung

## Regeln und Zahlen
room-rules-lead = Die Regeln, wie Aevum sie spielt, in unseren eigenen Worten. Zahlen, die nicht aus dem Regelheft stammen, sind markiert.
room-rules-of = Regeln von { $game }
room-rules-which = Wähle ein Spiel
room-rules-not-loaded = Die Regeln konnten nicht geladen werden
room-rules-soon = { $game } ist noch nicht fertig.
room-rules-more = Weitere Regeln:
room-sources-of = Zahlen von { $game }
room-sources-lead = Womit das Spiel rechnet, wie sicher jede Zahl ist und woher sie stammt.
room-sources-failed = Die Zahlen konnten nicht geladen werden
room-sources-none = Dieses Spiel hat keine Zahlen, die ein Tisch ändern könnte. Seine Regeln sagen, woher alles stammt.
room-sources-example = Zum Beispiel: Karten
room-sources-order = Reihenfolge
room-sources-by-name = Nach Namen
room-sources-by-grade = Unsicherste zuerst
room-sources-count =
    { $n ->
        [one] { $n } Zahl.
       *[other] { $n } Zahlen.
    }
room-sources-found =
    { $n ->
        [one] { $found } von { $n } Zahl.
       *[other] { $found } von { $n } Zahlen.
    }

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

## Tipps
room-hint = Tipp
room-hint-close = Tipp schließen
room-hint-thinking = Ein Bot denkt nach
room-hint-by = { $bot }, { $seconds } s
room-hint-plan = Plan: { $plan }
room-hint-show = Auf dem Brett zeigen

## Das Protokoll und was sich auf dem Handy über das Brett legt
room-log = Protokoll
room-log-live = Was passiert
room-log-empty = Noch ist nichts passiert.
room-log-earlier = Früheres
room-log-hash = Hash des Startwerts
room-more = Mehr
room-more-log = Protokoll und mehr
room-more-about-you = Mehr über dich
room-more-about-you-words = Mehr über dich: { $words }
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
room-seat-left = { $name } ist gegangen, ein Bot spielt
room-seat-away-bot = abwesend, ein Bot spielt
room-seat-away-until = abwesend, Bot in { $time }
room-seat-hints =
    { $n ->
        [one] { $n } Tipp
       *[other] { $n } Tipps
    }
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
        [one] Genau wie das Programm: { $par } Punkt.
       *[other] Genau wie das Programm: { $par } Punkte.
    }
room-end-par-above = { room-points } mehr als das Programm, das auf { $par } kam.
room-end-par-below = Das Programm kam auf { $par }, { room-points } mehr.
room-end-par-searching = Das Programm rechnet noch …
room-end-share = Teilen
room-end-other = Neues Spiel
room-end-record = Aufzeichnung speichern:
room-end-record-text = als Text
room-end-record-json = als JSON

## Was man über ein Ergebnis wissen sollte
room-mark-undone = Ein Wurf oder etwas Verdecktes wurde zurückgenommen, also zählt diese Partie nicht für Bestwerte.
room-mark-hints = In dieser Partie gab es Tipps.
room-mark-numbers = Diese Partie wurde nicht mit den gedruckten Zahlen gespielt, also zählt sie nicht für Bestwerte.

## Wie sich die Würfel und Karten einer Partie prüfen lassen
room-fair = Ging es mit rechten Dingen zu?
room-fair-how = Jeder Wurf und jede Karte folgt aus einem Startwert, der vor dem ersten Zug feststand. Sein Hash stand am Anfang des Protokolls.
room-fair-not-noted = Dein Browser hat sich in dieser Partie keinen Hash gemerkt. Vergleiche mit jemandem, dessen Browser es getan hat.
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
room-share-replay = Link zur Wiederholung
room-share-app = Mit einer anderen App teilen
room-share-marks = Die Partie als Muster aus Kästchen
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
room-chat-phrases = Fertige Sätze
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
room-number-first = Die ersten { $n } von { $all }. Ein weiteres Wort grenzt sie ein.
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
room-rules-contents = Inhalt

## Tempo einer Live-Partie
room-speed-full = Voll
room-speed-half = Halb
room-speed-quarter = Viertel
room-speed-untimed = Ohne Zeit

# A board that a package brings along.
room-board-stopped = Das Brett ist abgestürzt
room-board-stopped-text = Lade die Seite neu. Wenn es wieder passiert, sag es denen, die das Spiel gemacht haben.

## Die Seite über die Bots
room-bots = Bots
room-bots-lead = Kein Bot sieht verdeckte Karten oder künftige Würfe. Jeder spielt nach denselben Regeln wie du, auf einer von drei Stufen.
room-bots-failed = Die Bots ließen sich nicht laden
room-bots-levels = Stufen
room-bots-easy = Schaut nicht weit voraus, übersieht viel und handelt großzügig.
room-bots-medium = Spielt solide, übersieht und verschätzt sich aber manchmal.
room-bots-hard = Spielt, so gut er kann.
room-bots-alone = Das spielst du allein. Ein Bot kann es auch: Sieh ihm zu oder bitte ihn um Tipps.
room-bots-one = Ein Bot spielt es, so gut er kann.
room-bots-alike = Bots derselben Stufe spielen alle gleich.
room-bots-styles = Charaktere
room-bots-styles-about = In vielen Spielen haben Bots Charaktere, alle gleich stark. Jeder Bot am Tisch bekommt einen anderen, wenn niemand gewählt hat.
room-bots-ladder = Gemessene Spielstärke
