## Das Spiel
game-summary = In Echtzeit: Dreh deine Sanduhren, nimm, was du allein bewachst, und sag den Sieg an.
game-tagline = Ein paar Minuten mit Sanduhren.

## Karten
card-0 = 0
    .a = eine 0
    .the = die 0
    .counted =
        { $n ->
            [1] 0
           *[other] { $n } × 0
        }
card-10 = 10
    .a = eine 10
    .the = die 10
    .counted =
        { $n ->
            [1] 10
           *[other] { $n } × 10
        }
card-20 = 20
    .a = eine 20
    .the = die 20
    .counted =
        { $n ->
            [1] 20
           *[other] { $n } × 20
        }
card-30 = 30
    .a = eine 30
    .the = die 30
    .counted =
        { $n ->
            [1] 30
           *[other] { $n } × 30
        }
card-50 = 50
    .a = eine 50
    .the = die 50
    .counted =
        { $n ->
            [1] 50
           *[other] { $n } × 50
        }
card-100 = 100
    .a = eine 100
    .the = die 100
    .counted =
        { $n ->
            [1] 100
           *[other] { $n } × 100
        }
card-hydra = Hydra
    .a = eine Hydra
    .the = die Hydra
    .counted =
        { $n ->
            [1] Hydra
           *[other] { $n } × Hydra
        }
card-minotaur = Minotaurus
    .a = einen Minotaurus
    .the = den Minotaurus
    .counted =
        { $n ->
            [1] Minotaurus
           *[other] { $n } × Minotaurus
        }
card-north = Nordwind
    .a = einen Nordwind
    .the = den Nordwind
    .counted =
        { $n ->
            [1] Nordwind
           *[other] { $n } × Nordwind
        }
card-south = Südwind
    .a = einen Südwind
    .the = den Südwind
    .counted =
        { $n ->
            [1] Südwind
           *[other] { $n } × Südwind
        }
card-east = Ostwind
    .a = einen Ostwind
    .the = den Ostwind
    .counted =
        { $n ->
            [1] Ostwind
           *[other] { $n } × Ostwind
        }
card-west = Westwind
    .a = einen Westwind
    .the = den Westwind
    .counted =
        { $n ->
            [1] Westwind
           *[other] { $n } × Westwind
        }
card-war = Krieg
    .a = einen Krieg
    .the = den Krieg
    .counted =
        { $n ->
            [1] Krieg
           *[other] { $n } × Krieg
        }
card-starvation = Hungersnot
    .a = eine Hungersnot
    .the = die Hungersnot
    .counted =
        { $n ->
            [1] Hungersnot
           *[other] { $n } × Hungersnot
        }
card-cataclysm = Kataklysmus
    .a = einen Kataklysmus
    .the = den Kataklysmus
    .counted =
        { $n ->
            [1] Kataklysmus
           *[other] { $n } × Kataklysmus
        }

## Götter
god-hades = Hades
    .accusative = Hades
    .dative = Hades
god-dionysus = Dionysos
    .accusative = Dionysos
    .dative = Dionysos
god-sphinx = Sphinx
    .accusative = die Sphinx
    .dative = der Sphinx
god-zeus = Zeus
    .accusative = Zeus
    .dative = Zeus
god-calypso = Kalypso
    .accusative = Kalypso
    .dative = Kalypso
god-heracles = Herakles
    .accusative = Herakles
    .dative = Herakles
god-helios = Helios
    .accusative = Helios
    .dative = Helios
god-athena = Athene
    .accusative = Athene
    .dative = Athene
god-ares = Ares
    .accusative = Ares
    .dative = Ares
god-aeolus = Aiolos
    .accusative = Aiolos
    .dative = Aiolos
god-cyclops = Zyklop
    .accusative = den Zyklopen
    .dative = dem Zyklopen
god-apollo = Apollon
    .accusative = Apollon
    .dative = Apollon
god-cassandra = Kassandra
    .accusative = Kassandra
    .dative = Kassandra
god-demeter = Demeter
    .accusative = Demeter
    .dative = Demeter
god-aphrodite = Aphrodite
    .accusative = Aphrodite
    .dative = Aphrodite
god-pan = Pan
    .accusative = Pan
    .dative = Pan
god-castor = Kastor
    .accusative = Kastor
    .dative = Kastor
god-pollux = Pollux
    .accusative = Pollux
    .dative = Pollux
god-hecate = Hekate
    .accusative = Hekate
    .dative = Hekate
god-gaia = Gaia
    .accusative = Gaia
    .dative = Gaia
god-uranus = Uranos
    .accusative = Uranos
    .dative = Uranos
god-artemis = Artemis
    .accusative = Artemis
    .dative = Artemis
god-eros = Eros
    .accusative = Eros
    .dative = Eros
god-eos = Eos
    .accusative = Eos
    .dative = Eos
god-hestia = Hestia
    .accusative = Hestia
    .dative = Hestia
god-chronos = Chronos
    .accusative = Chronos
    .dative = Chronos
god-asclepius = Asklepios
    .accusative = Asklepios
    .dative = Asklepios
god-charon = Charon
    .accusative = Charon
    .dative = Charon
god-hermes = Hermes
    .accusative = Hermes
    .dative = Hermes
god-persephone = Persephone
    .accusative = Persephone
    .dative = Persephone
god-erinyes = Erinyen
    .accusative = die Erinyen
    .dative = den Erinyen
god-nemesis = Nemesis
    .accusative = Nemesis
    .dative = Nemesis
god-harpy = Harpyie
    .accusative = die Harpyie
    .dative = der Harpyie
god-cerberus = Kerberos
    .accusative = Kerberos
    .dative = Kerberos
god-hephaestus = Hephaistos
    .accusative = Hephaistos
    .dative = Hephaistos
god-amphitrite = Amphitrite
    .accusative = Amphitrite
    .dative = Amphitrite
god-atlas = Atlas
    .accusative = Atlas
    .dative = Atlas
god-hera = Hera
    .accusative = Hera
    .dative = Hera
god-poseidon = Poseidon
    .accusative = Poseidon
    .dative = Poseidon
god-selene = Selene
    .accusative = Selene
    .dative = Selene

## Städte
city-athens = Athen
city-alexandria = Alexandria
city-delphi = Delphi
city-rhodes = Rhodos
city-sparta = Sparta
city-olympia = Olympia
city-troy = Troja
city-corinth = Korinth
city-ephesus = Ephesos
city-santorini = Santorin
city-mycenae = Mykene
city-atlantis-city = Atlantis-Stadt

## Orte
at-place-pile = Stapel { $n }
    .onto = auf Stapel { $n }
    .on = auf Stapel { $n }
    .from = von Stapel { $n }
at-place-atlantis = Atlantis
    .onto = auf Atlantis
    .on = auf Atlantis
    .from = von Atlantis
at-place-city = { $city }
    .onto = auf { $city }
    .on = auf { $city }
    .from = von { $city }
at-place-tile = Stadt { $n }
    .onto = auf Stadt { $n }
    .on = auf Stadt { $n }
    .from = von Stadt { $n }
at-place-hell = der erste Teil der Hölle
    .onto = in den ersten Teil der Hölle
    .on = im ersten Teil der Hölle
    .from = aus dem ersten Teil der Hölle
at-place-deep = der zweite Teil der Hölle
    .onto = in den zweiten Teil der Hölle
    .on = im zweiten Teil der Hölle
    .from = aus dem zweiten Teil der Hölle
at-place-square = Feld { $n } von Asklepios
    .onto = auf Feld { $n } von Asklepios
    .on = auf Feld { $n } von Asklepios
    .from = von Feld { $n } von Asklepios
at-place-kingdom =
    { $owner ->
        [you] dein Hauptstapel
       *[other] der Hauptstapel von { $owner }
    }
    .onto =
        { $owner ->
            [you] auf deinen Hauptstapel
           *[other] auf den Hauptstapel von { $owner }
        }
    .on =
        { $owner ->
            [you] auf deinem Hauptstapel
           *[other] auf dem Hauptstapel von { $owner }
        }
    .from =
        { $owner ->
            [you] von deinem Hauptstapel
           *[other] vom Hauptstapel von { $owner }
        }
at-place-front =
    { $owner ->
        [you] vor dir
       *[other] vor { $owner }
    }
    .onto =
        { $owner ->
            [you] vor dich
           *[other] vor { $owner }
        }
    .on =
        { $owner ->
            [you] vor dir
           *[other] vor { $owner }
        }
    .from =
        { $owner ->
            [you] von dir
           *[other] von { $owner }
        }

## Sanduhren
at-timer = eine Sanduhr
at-whose =
    { $owner ->
        [you] deine Sanduhr
       *[other] die Sanduhr von { $owner }
    }
at-extra = die Zusatzuhr

## Teile von Meldungen
part-seconds = { $s },{ $t } s
part-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
part-timers =
    { $n ->
        [one] { $n } Sanduhr
       *[other] { $n } Sanduhren
    }
part-piles =
    { $n ->
        [one] { $n } Stapel
       *[other] { $n } Stapel
    }
part-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
part-time =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
    .dative =
        { $n ->
            [one] { $n } Sekunde
           *[other] { $n } Sekunden
        }
part-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
part-has =
    { $n ->
        [0] keine Karten
        [one] { $n } Karte
       *[other] { $n } Karten
    }
part-loot-card = { FORM($card, "the") } { FORM($at, "from") }
part-loot-any = eine Karte
part-draft-offer = dein Opfer für { FORM($god, "accusative") }
part-draft-buy = den Kauf von { FORM($god, "dative") } mit Gaia
part-draft-god = den Einsatz von { FORM($god, "dative") }
part-draft-city = den Einsatz von { $city }

## Protokoll: Aufbau
say-city = { $city } ist im Spiel.
say-god = Neu im Tempel: { $god }.
say-reveal = { UP($at) } zeigt { FORM($card, "a") }.
say-reveal-pile = Stapel { $n } zeigt { FORM($card, "a") }.
say-atlantis = Atlantis erhält { FORM($card, "a") }.

## Protokoll: Sanduhren
say-flips =
    { $who ->
        [you] Du drehst { $timer } um und stellst sie { FORM($to, "onto") }.
       *[other] { $who } dreht { $timer } um und stellt sie { FORM($to, "onto") }.
    }
say-flips-pile =
    { $who ->
        [you] Du drehst { $timer } um und stellst sie { at-place-pile.onto }.
       *[other] { $who } dreht { $timer } um und stellt sie { at-place-pile.onto }.
    }
say-flips-again =
    { $who ->
        [you] Du drehst { $timer } { FORM($to, "on") } noch einmal um.
       *[other] { $who } dreht { $timer } { FORM($to, "on") } noch einmal um.
    }
say-flips-again-pile =
    { $who ->
        [you] Du drehst { $timer } { at-place-pile.on } noch einmal um.
       *[other] { $who } dreht { $timer } { at-place-pile.on } noch einmal um.
    }
say-takes-back =
    { $who ->
        [you] Du nimmst { $timer } { FORM($at, "from") } zurück.
       *[other] { $who } nimmt { $timer } { FORM($at, "from") } zurück.
    }
say-hell-flipped =
    { $who ->
        [you] Du schickst { $timer } umgedreht in die Hölle.
       *[other] { $who } schickt { $timer } umgedreht in die Hölle.
    }
say-hell-kept =
    { $who ->
        [you] Du schickst { $timer } in die Hölle, ohne sie umzudrehen.
       *[other] { $who } schickt { $timer } in die Hölle, ohne sie umzudrehen.
    }
say-sparta-flipped =
    { $who ->
        [you] Du holst { $timer } umgedreht nach Sparta.
       *[other] { $who } holt { $timer } umgedreht nach Sparta.
    }
say-sparta-kept =
    { $who ->
        [you] Du holst { $timer } nach Sparta, ohne sie umzudrehen.
       *[other] { $who } holt { $timer } nach Sparta, ohne sie umzudrehen.
    }
say-home =
    { $who ->
        [you] Du erhältst { $timer } zurück.
       *[other] { $who } erhält { $timer } zurück.
    }
say-nothing-company =
    { $who ->
        [you] Du bekommst keine Karte { FORM($at, "from") }: Dort steht noch eine Sanduhr.
       *[other] { $who } bekommt keine Karte { FORM($at, "from") }: Dort steht noch eine Sanduhr.
    }
say-nothing-troy =
    { $who ->
        [you] Du bekommst keine Karte { FORM($at, "from") }: Dort liegt der Würfel von Troja.
       *[other] { $who } bekommt keine Karte { FORM($at, "from") }: Dort liegt der Würfel von Troja.
    }
say-nothing-barred =
    { $who ->
        [you] Du bekommst keine Karte { FORM($at, "from") }: Dionysos oder Santorin verbietet es.
       *[other] { $who } bekommt keine Karte { FORM($at, "from") }: Dionysos oder Santorin verbietet es.
    }

## Protokoll: Karten
say-picks =
    { $who ->
        [you] Du nimmst { FORM($card, "the") } { FORM($at, "from") }.
       *[other] { $who } nimmt { FORM($card, "the") } { FORM($at, "from") }.
    }
say-picks-pile =
    { $who ->
        [you] Du nimmst { FORM($card, "the") } { at-place-pile.from }.
       *[other] { $who } nimmt { FORM($card, "the") } { at-place-pile.from }.
    }
say-zero =
    { $who ->
        [you] Du erhältst dazu eine 0.
       *[other] { $who } erhält dazu eine 0.
    }
say-plunders =
    { $who ->
        [you] Mit Ares nimmst du { FORM($card, "the") } von { $victim }.
       *[other] Mit Ares nimmt { $who } { FORM($card, "the") } von { FORM($victim, "dative") }.
    }
say-gives =
    { $who ->
        [you] Du gibst { $other } { FORM($card, "a") }.
       *[other] { $who } gibt { FORM($other, "dative") } { FORM($card, "a") }.
    }
say-robs =
    { $who ->
        [you] Mit Herakles nimmst du { FORM($card, "the") } von { $victim } und gibst dafür { FORM($given, "a") }.
       *[other] Mit Herakles nimmt { $who } { FORM($card, "the") } von { FORM($victim, "dative") } und gibt dafür { FORM($given, "a") }.
    }
say-owes =
    { $who ->
        [you] Du schuldest { $other } eine Karte.
       *[other] { $who } schuldet { FORM($other, "dative") } eine Karte.
    }
say-war =
    { $who ->
        [you] Du bringst den Krieg: Eine Sanduhr kommt in die Hölle.
       *[other] { $who } bringt den Krieg: Eine Sanduhr kommt in die Hölle.
    }
say-starvation =
    { $who ->
        [you] Du bringst die Hungersnot: Jemand wirft die oberste Karte ab.
       *[other] { $who } bringt die Hungersnot: Jemand wirft die oberste Karte ab.
    }
say-cataclysm =
    { $who ->
        [you] Du bringst den Kataklysmus: Das Spiel endet, die meisten Punkte gewinnen.
       *[other] { $who } bringt den Kataklysmus: Das Spiel endet, die meisten Punkte gewinnen.
    }
say-discards =
    { $who ->
        [you] Du wirfst { FORM($card, "a") } ab.
       *[other] { $who } wirft { FORM($card, "a") } ab.
    }
say-starves =
    { $who ->
        [you] Du hungerst und wirfst { FORM($card, "a") } ab.
       *[other] { $who } hungert und wirft { FORM($card, "a") } ab.
    }
say-becalmed =
    { $who ->
        [you] Wegen Santorin wirfst du { FORM($card, "a") } ab.
       *[other] Wegen Santorin wirft { $who } { FORM($card, "a") } ab.
    }
say-recovers =
    { $who ->
        [you] Du erhältst { FORM($card, "a") } vom Ablagestapel.
       *[other] { $who } erhält { FORM($card, "a") } vom Ablagestapel.
    }
say-shows =
    { $who ->
        [you] Dein Hauptstapel zeigt jetzt { FORM($card, "a") }.
       *[other] Der Hauptstapel von { $who } zeigt jetzt { FORM($card, "a") }.
    }
say-looks =
    { $who ->
        [you] Du siehst den Ablagestapel durch: { $cards }.
       *[other] { $who } sieht den Ablagestapel durch: { $cards }.
    }

## Protokoll: Götter und Würfel
say-gains =
    { $who ->
        [you] Du erhältst { FORM($god, "accusative") }.
       *[other] { $who } erhält { FORM($god, "accusative") }.
    }
say-buys =
    { $who ->
        [you] Mit Gaia kaufst du { FORM($god, "accusative") } von { $victim }.
       *[other] Mit Gaia kauft { $who } { FORM($god, "accusative") } von { FORM($victim, "dative") }.
    }
say-cube-god =
    { $who ->
        [you] Du legst den Würfel von Apollon auf { FORM($god, "accusative") }.
       *[other] { $who } legt den Würfel von Apollon auf { FORM($god, "accusative") }.
    }
say-cube-pile =
    { $who ->
        [you] Du legst den Würfel von Nemesis { FORM($at, "onto") }.
       *[other] { $who } legt den Würfel von Nemesis { FORM($at, "onto") }.
    }
say-cube-troy =
    { $who ->
        [you] Du legst den Würfel von Troja { FORM($at, "onto") }.
       *[other] { $who } legt den Würfel von Troja { FORM($at, "onto") }.
    }
say-cube-starts = Der Würfel von Troja liegt zuerst { FORM($at, "on") }.
say-cube-city =
    { $who ->
        [you] Du legst den Würfel von Selene { FORM($at, "onto") }.
       *[other] { $who } legt den Würfel von Selene { FORM($at, "onto") }.
    }
say-knock =
    { $who ->
        [you] Du stößt eine Sanduhr um, und Eos sieht es.
       *[other] { $who } stößt eine Sanduhr um, und Eos sieht es.
    }
say-calm =
    { $who ->
        [you] Du stößt nichts um.
       *[other] { $who } stößt nichts um.
    }

## Protokoll: Ansagen und Ende
say-claims-points =
    { $who ->
        [you] Du sagst die Punkte an, und sie reichen.
       *[other] { $who } sagt die Punkte an, und sie reichen.
    }
say-claims-monsters =
    { $who ->
        [you] Du sagst die Monster an und hast sie.
       *[other] { $who } sagt die Monster an und hat sie.
    }
say-mistaken-points =
    { $who ->
        [you] Du sagst die Punkte an, aber sie reichen nicht. In { part-time.dative } kannst du es wieder versuchen.
       *[other] { $who } sagt die Punkte an, aber sie reichen nicht.
    }
say-mistaken-monsters =
    { $who ->
        [you] Du sagst die Monster an, hast sie aber nicht. In { part-time.dative } kannst du es wieder versuchen.
       *[other] { $who } sagt die Monster an, hat sie aber nicht.
    }
say-wins =
    { $who ->
        [you] Du gewinnst mit { FORM($god, "dative") }.
       *[other] { $who } gewinnt mit { FORM($god, "dative") }.
    }
say-wins-god =
    { $who ->
        [you] Du gewinnst durch einen Gott.
       *[other] { $who } gewinnt durch einen Gott.
    }
say-freeze =
    { $who ->
        [you] Du startest den Countdown: In { part-time.dative } endet das Spiel, wenn niemand eine Karte nimmt.
       *[other] { $who } startet den Countdown: In { part-time.dative } endet das Spiel, wenn niemand eine Karte nimmt.
    }
say-freezes = Der Countdown läuft: In { part-time.dative } endet das Spiel, wenn niemand eine Karte nimmt.
say-thaw = Jemand nimmt eine Karte, und der Countdown stoppt.
say-over =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst.
        [one] Das Spiel endet: { $winners } gewinnt.
       *[other] Das Spiel endet. Es gewinnen: { $winners }.
    }
say-over-points =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst nach Punkten.
        [one] Das Spiel endet: { $winners } gewinnt nach Punkten.
       *[other] Das Spiel endet. Es gewinnen nach Punkten: { $winners }.
    }
say-over-monsters =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst mit beiden Monstern.
        [one] Das Spiel endet: { $winners } gewinnt mit beiden Monstern.
       *[other] Das Spiel endet. Es gewinnen mit beiden Monstern: { $winners }.
    }
say-over-god =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst durch einen Gott.
        [one] Das Spiel endet: { $winners } gewinnt durch einen Gott.
       *[other] Das Spiel endet. Es gewinnen durch einen Gott: { $winners }.
    }
say-over-cataclysm =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst nach dem Kataklysmus.
        [one] Das Spiel endet: { $winners } gewinnt nach dem Kataklysmus.
       *[other] Das Spiel endet. Es gewinnen nach dem Kataklysmus: { $winners }.
    }
say-over-frozen =
    { $winners ->
        [you] Das Spiel endet: Du gewinnst nach dem Countdown.
        [one] Das Spiel endet: { $winners } gewinnt nach dem Countdown.
       *[other] Das Spiel endet. Es gewinnen nach dem Countdown: { $winners }.
    }
say-over-cap =
    { $winners ->
        [you] Das Spiel endet nach { part-minutes }: Du gewinnst.
        [one] Das Spiel endet nach { part-minutes }: { $winners } gewinnt.
       *[other] Das Spiel endet nach { part-minutes }. Es gewinnen: { $winners }.
    }

## Fragen
ask-chance = Lass den Zufall entscheiden.
ask-war = Welche Sanduhr schickst du in die Hölle?
ask-war-of = Welche Sanduhr von { $who } schickst du in die Hölle?
ask-starve = Wähle, wer die oberste Karte des Hauptstapels abwirft.
ask-plague = Die Karte ist { $card }. Welche Plage schlägt zu?
ask-penalty = Welche Karte gibst du { $who }?
ask-hermes = Welche Karte des Opfers erhältst du?
ask-settled = Jemand hat gewonnen. Sag jetzt an, und du gewinnst auch.
ask-owes = Beantworte zuerst die andere Frage. Sanduhren kannst du weiter bewegen.
ask-wait = Warte, bis eine deiner Sanduhren abgelaufen ist.
ask-move = { UP($timer) } ist abgelaufen. Bewege sie oder warte.
ask-move-some = Bewege eine deiner { $n } abgelaufenen Sanduhren oder warte.
ask-offer = Wähle Karte { $n } von { $of } für das Opfer an { FORM($god, "accusative") }.
ask-cube-pile = Wähle einen Stapel für den Würfel.
ask-cube-city = Wähle eine Stadt für den Würfel.
ask-cube-god = Wähle einen Gott für den Würfel.
ask-buy = Wähle Karte { $n } von { $of }, mit der du { FORM($god, "accusative") } bezahlst.
ask-rob = Welche Karte gibst du { $who } für { FORM($card, "the") }?
ask-bring = Bewege deine Sanduhr von Sparta weg: Dann kommt { $timer } dorthin.
ask-harpy = Soll { $timer } { FORM($at, "on") } umgedreht in die Hölle?
ask-hades = Welche Sanduhr schickst du in die Hölle ({ $n } von { $of })?
ask-discard = Welche Karte wirfst du ab?
ask-discard-of = Wähle Karte { $n } von { $of } zum Abwerfen.
ask-recover = Welche Karte vom Ablagestapel erhältst du?

## Neben Fragen und Zügen
note-timers = Bereit: { $timers }.
part-timer-name = { $name }
note-so-far = Bisher: { $cards }.
note-offering = Es war: { $cards }.
note-card = { $card }
note-war = eine Sanduhr kommt in die Hölle
note-starvation = jemand wirft die oberste Karte ab
note-cataclysm = das Spiel endet, die meisten Punkte gewinnen
note-company = jetzt nichts: Dort steht noch eine Sanduhr
note-troy = jetzt nichts: Dort liegt der Würfel von Troja
note-barred = jetzt nichts: Du kannst sie nicht erhalten
note-standing = { FORM($at, "on") }, noch { $left }
note-standing-out = { FORM($at, "on") }, abgelaufen
note-runs = dann läuft sie { $left }
note-runs-not = dann ist sie abgelaufen
note-only-gain = nur du kannst ihn erhalten
note-only-power = nur du hast ihre Kraft
note-timers-there = { part-timers }
note-partner = aus deinem Team
note-nothing-to-lose = keine Karte zu verlieren
note-printed = wie auf der Karte
note-countdown = in { part-time.dative } endet das Spiel, wenn niemand eine Karte nimmt
note-has-points = du hast { $n } von { $of }
note-has-monsters = du hast { $cards }
note-one-monster = mit dem Zyklopen genügt eins

## Züge
move-wait = Warten
move-retract = Antwort zurücknehmen
move-drop = Befehl abbrechen
move-leave = Keine Karte nehmen
move-calm = Nichts umstoßen
move-knock = Eine Sanduhr umstoßen
move-flip = { UP($timer) } umdrehen und { FORM($to, "onto") } stellen
move-flip-again = { UP($timer) } { FORM($to, "on") } noch einmal umdrehen
move-front = { UP($timer) } zurücknehmen
move-take-flip = { UP($loot) } nehmen, dann { $timer } umdrehen und { FORM($to, "onto") } stellen
move-take-again = { UP($loot) } nehmen, dann { $timer } { FORM($to, "on") } noch einmal umdrehen
move-take-front = { UP($loot) } nehmen, dann { $timer } zurücknehmen
move-send-flipped = { UP($timer) } umgedreht in die Hölle schicken
move-send-kept = { UP($timer) } in die Hölle schicken, ohne sie umzudrehen
move-bring-flipped = Sparta verlassen und { $timer } umgedreht dorthin holen
move-bring-kept = Sparta verlassen und { $timer } dorthin holen, ohne sie umzudrehen
move-offer = Für { FORM($god, "accusative") } opfern
move-buy = { UP(FORM($god, "accusative")) } mit Gaia von { $who } kaufen
move-buy-any = { UP(FORM($god, "accusative")) } mit Gaia kaufen
move-free = { UP(FORM($god, "accusative")) } mit Kassandra kostenlos nehmen
move-free-any = Den letzten Gott mit Kassandra kostenlos nehmen
move-reserve = Den Würfel von Apollon auf { FORM($god, "accusative") } legen
move-cube = Den Würfel von Nemesis { FORM($at, "onto") } legen
move-seal = Den Würfel von Selene { FORM($at, "onto") } legen
move-pay = { UP(FORM($card, "a")) } zahlen
move-pay-gain = { UP(FORM($card, "a")) } zahlen und { FORM($god, "accusative") } erhalten
move-give = { $who } { FORM($card, "a") } geben
move-gain = { UP(FORM($card, "a")) } erhalten
move-rob = Mit Herakles eine eigene Karte gegen { FORM($card, "the") } von { $who } tauschen
move-starve = { $who } { FORM($card, "a") } abwerfen lassen
move-starve-none = { $who } wählen
move-plague = { UP(FORM($card, "the")) } wählen
move-demeter = Mit Demeter die 10 { FORM($at, "from") } nehmen
move-harpy = Mit der Harpyie alle Sanduhren { FORM($at, "on") } in die Hölle schicken
move-troy = Den Würfel von Troja { FORM($at, "onto") } legen
move-hades = Mit Hades { part-timers } in die Hölle schicken
move-rhodes = Mit Rhodos eine Sanduhr in die Hölle schicken
move-uranus = Mit Uranos eine Karte vom Ablagestapel erhalten
move-ephesus = Mit Ephesos eine Karte vom Ablagestapel erhalten
move-claim-points = Die Punkte ansagen
move-claim-monsters = Die Monster ansagen
move-freeze = Den Countdown starten
move-card = { UP(FORM($card, "a")) } aufdecken
move-city = { $city } ins Spiel bringen
move-god = { UP(FORM($god, "accusative")) } in den Tempel legen
move-sand = Die Sanduhr zu { $n } Prozent füllen
move-with = { $label }, bezahlt mit { $cards }

## Was rückgängig gemacht wird
undo-move = { $timer } { FORM($to, "onto") }
undo-take = eine Karte und { $timer } { FORM($to, "onto") }
undo-timer = die Wahl ({ $timer })
undo-god = die Wahl von { FORM($god, "dative") }
undo-card = die Wahl ({ $card })
undo-place = die Wahl ({ $at })
undo-player =
    { $who ->
        [you] die Wahl (du selbst)
       *[other] die Wahl ({ $who })
    }
undo-power-god = den Einsatz von { FORM($god, "dative") }
undo-power-city = den Einsatz von { $city }
undo-claim = deine Ansage
undo-freeze = den Start des Countdowns
undo-answer = deine Antwort
undo-chance = was der Zufall brachte

## Ablehnungen: jederzeit
no-such-move = Diesen Zug gibt es nicht.
no-over = Das Spiel ist vorbei.
no-wait = Du musst nicht passen. Sanduhren dürfen stehen bleiben.
no-retract = Du hast keine Antwort zum Zurücknehmen. Einen Befehl brichst du mit drop ab.
no-chance = Das kann nur der Zufall entscheiden.
no-chance-first = Gerade wird eine Karte aufgedeckt. Versuch es gleich noch einmal.
no-player = Es gibt keinen Spieler { $n } an diesem Tisch.
no-hand = Du kannst alle { $n } ms einen Befehl geben. Der nächste ist in { $left } ms möglich.
no-settled = Jemand hat gewonnen. Nur Ansagen in diesem Augenblick zählen noch.
no-open = Beantworte zuerst die offene Frage. Bis dahin kannst du nur Sanduhren bewegen.
no-draft = Beende zuerst { $what } oder brich ab.
no-drop = Du hast keinen Befehl zum Abbrechen.
no-next-pay = Wähle als Nächstes eine deiner Karten.
no-next-send = Wähle als Nächstes eine Sanduhr.
no-next-gain = Wähle als Nächstes eine Karte vom Ablagestapel.
no-next-cube = Wähle als Nächstes einen Platz für den Würfel.
no-next-leave = Bewege als Nächstes deine Sanduhr von Sparta weg.
no-powers =
    { $n ->
        [one] Du kannst { $n } Kraft pro Sekunde einsetzen. Die nächste ist in { $left } ms möglich.
       *[other] Du kannst { $n } Kräfte pro Sekunde einsetzen. Die nächste ist in { $left } ms möglich.
    }

## Ablehnungen: Kräfte
no-god-absent = Dieses Spiel wird ohne { FORM($god, "accusative") } gespielt.
no-god-temple = Du besitzt { FORM($god, "accusative") } nicht (noch im Tempel).
no-god-other = Du besitzt { FORM($god, "accusative") } nicht (bei { $who }).
no-city-absent = { $city } ist nicht in diesem Spiel.
no-city-timer = Du brauchst eine Sanduhr auf { $city }.
no-city-sealed = Auf { $city } liegt der Würfel von Selene: Nur wer sie besitzt, kann die Stadt nutzen.
no-gods = Götter gibt es nur im vollständigen Spiel, Stufe 5.
no-cities = Städte gibt es nur im vollständigen Spiel, Stufe 5.
no-reserved = Der Würfel von Apollon hält { FORM($god, "accusative") } für { $who } frei.
no-god-yours = Du besitzt { FORM($god, "accusative") } schon.
no-god-gone = { $who } besitzt { FORM($god, "accusative") } schon.
no-god-left = Im Tempel gibt es { FORM($god, "accusative") } nicht mehr.
no-olympia = Nur wer eine Sanduhr auf Olympia hat, kann opfern.
no-price = Für { FORM($god, "accusative") } zahlst du { $cost }. Dein Reich hat { $has }.
no-price-delphi = Mit Delphi zahlst du für { FORM($god, "accusative") } { $cost }. Dein Reich hat { $has }.
no-price-city = { $city } kostet { $cost }. Dein Reich hat { $has }.
no-buy-temple = Gaia kauft nur Götter, die anderen gehören. Noch im Tempel: { $god }.
no-buy-monsters = Für { FORM($god, "accusative") } zahlst du { $cost }, und Monster darf nur bekommen, wer Dionysos besitzt.
no-last-god = Kassandra gibt dir den letzten Gott im Tempel. Jetzt sind es { $n }.
no-rob-self = Herakles nimmt eine Karte aus einem anderen Reich, nicht aus deinem.
no-rob-hidden = { $who } zeigt { FORM($card, "the") } nicht.
no-rob-give = Du hast keine Karte zum Tauschen.
no-rob-monsters = Du hast nur Monster zum Tauschen, und die darf nur bekommen, wer Dionysos besitzt.
no-barred = Du kannst { FORM($card, "a") } jetzt nicht erhalten.
no-dionysus = Nur wer Dionysos besitzt, kann { FORM($card, "a") } erhalten.
no-santorini = Nur wer auf Santorin steht, kann { FORM($card, "a") } erhalten.
no-ten = Demeter nimmt eine 10, und { FORM($at, "on") } liegt keine.
no-pile-busy = Demeter braucht einen Stapel ohne Sanduhren. { UP($at) } hat { part-timers }.
no-troy-there = Der Würfel von Troja liegt { FORM($at, "on") }.
no-harpy = Die Harpyie braucht mindestens { part-timers } { FORM($at, "on") }.
no-harpy-safe = Athene schützt alle Sanduhren { FORM($at, "on") }.
no-hell-full = Hades braucht eine leere Hölle. Dort: { part-timers }.
no-hades-few =
    { $n ->
        [one] Hades nimmt { $of } Sanduhren, und nur { $n } kann in die Hölle.
       *[other] Hades nimmt { $of } Sanduhren, und nur { $n } können in die Hölle.
    }
no-troy-same = Der Würfel von Troja liegt schon { FORM($at, "on") }.
no-bring-self = Diese Sanduhr verlässt Sparta. Wähle eine andere.

## Ablehnungen: Sanduhren
no-extra = Die Zusatzuhr ist nur im Spiel, solange jemand Chronos besitzt.
no-timer = Es gibt keine Sanduhr { $name } in diesem Spiel.
no-not-yours = Diese Sanduhr gehört { $who }. Du kannst nur deine eigenen bewegen.
no-running = { UP($timer) } läuft noch { $left }.
no-hell = Dorthin kannst du nicht selbst ziehen. Krieg und manche Kräfte schicken Sanduhren in die Hölle.
no-deep = { UP($timer) } ist nicht im ersten Teil der Hölle.
no-only-deep = { UP($timer) } muss zuerst durch den zweiten Teil der Hölle.
no-front = { UP($timer) } steht schon vor dir.
no-atlantis = Atlantis ist nicht in diesem Spiel. Es kommt mit Poseidon oder Atlantis-Stadt.
no-atlantis-way = Du brauchst Poseidon oder Atlantis-Stadt, um eine Sanduhr auf Atlantis zu stellen.
no-pile = Dieses Spiel hat { part-piles }.
no-pile-empty = { UP($at) } hat keine Karten mehr.
no-city-taken = Auf { $city } steht schon eine andere Sanduhr.
no-city-closed =
    { $n ->
        [one] Städte öffnen, wenn jede Sanduhr einmal umgedreht wurde. { $n } andere fehlt noch.
       *[other] Städte öffnen, wenn jede Sanduhr einmal umgedreht wurde. { $n } andere fehlen noch.
    }
no-square-next = Die Felder gehen der Reihe nach. Für diese Sanduhr kommt als Nächstes Feld { $n }.
no-square-last = Diese Sanduhr steht schon auf dem letzten Feld.
no-square-taken = Auf Feld { $n } steht schon eine Sanduhr.
no-ares = Auf Hauptstapel dürfen Sanduhren nur, solange jemand Ares besitzt.
no-guard = { $who } besitzt Ares. Du kannst nur deinen eigenen Hauptstapel bewachen.
no-kingdom-empty = { UP($at) } ist leer.
no-guard-card = Eine Wache auf dem eigenen Hauptstapel nimmt keine Karte.
no-card-there = { UP($timer) } steht { FORM($at, "on") }. Dort ist keine Karte zu nehmen.
no-last-card = Das ist die letzte Karte. Die Sanduhr kann nicht zurück { FORM($at, "onto") }.
no-safe =
    { $who ->
        [you] Du besitzt Athene: Deine Sanduhren kommen nie in die Hölle.
       *[other] { $who } besitzt Athene: Diese Sanduhren kommen nie in die Hölle.
    }
no-war-of = Dieser Krieg trifft eine Sanduhr von { $who }.
no-hades-named = Du hast { $timer } schon für Hades gewählt.
no-harpy-next = Die Harpyie nimmt dort alle Sanduhren. Entscheide zuerst über { $timer }.
no-rhodes-first =
    { $n ->
        [one] Wähle zuerst die Karte, die du für Rhodos abwirfst.
       *[other] Wähle zuerst die Karten, die du für Rhodos abwirfst.
    }
no-erinyes = Die Erinyen brauchen genau eine Sanduhr in der Hölle, und zwar deine.
no-demeter-ten = { UP($timer) } steht nicht auf einer 10.
no-eros =
    { $n ->
        [one] Eros braucht { $n } deiner Sanduhren auf demselben Stapel wie { $timer }.
       *[other] Eros braucht { $n } deiner Sanduhren auf demselben Stapel wie { $timer }.
    }
no-sender = Du brauchst Krieg, Rhodos, Hades, Demeter, Eros, die Erinyen oder die Harpyie, um eine Sanduhr in die Hölle zu schicken.

## Ablehnungen: Karten, Würfel, Ansagen
no-give-card = Du hast die Karte { $card } nicht, die du { $who } geben willst.
no-give-monster = { UP(FORM($card, "a")) } kannst du nur jemandem geben, der Dionysos besitzt.
no-pay = Noch ist nichts zu zahlen. Wähle zuerst einen Gott oder eine Kraft.
no-held = Die Karte { $card } ist nicht in deinem Reich.
no-named = Du hast jede Karte { $card } in deinem Reich schon gewählt.
no-offered = Die Karte { $card } war nicht im Opfer.
no-gain = Du brauchst Uranos, Ephesos oder Hermes, um eine abgeworfene Karte zu erhalten.
no-for-hermes = Hermes kann { FORM($card, "the") } noch aus dem Opfer nehmen.
no-discarded = Die Karte { $card } liegt nicht im Ablagestapel.
no-hermes = Hermes fragt dich nicht nach einer Karte.
no-starve = Du musst jetzt niemanden für die Hungersnot wählen.
no-starve-self = Wähle jemand anderen, nicht dich selbst.
no-hecate = Hekate fragt dich nicht nach einer Plage.
no-cube = Diesen Würfel legst du, wenn du { FORM($god, "accusative") } aus dem Tempel erhältst.
no-cube-apollo = Der Würfel von Apollon kommt auf einen anderen Gott.
no-won = Du hast schon gewonnen.
no-claim-points = Deine letzte Ansage war falsch. Die Punkte kannst du in { $left } wieder ansagen.
no-claim-monsters = Deine letzte Ansage war falsch. Die Monster kannst du in { $left } wieder ansagen.
no-countdown = Der Countdown läuft schon.
no-freeze-early = Noch hat niemand eine Karte genommen. Den Countdown kannst du in { $left } starten.
no-freeze-sand = Noch läuft Sand. Der Countdown startet, wenn alle Sanduhren abgelaufen sind.
no-freeze-choice = Jemand muss noch eine Wahl treffen.

## Was Karten tun
brief-zero = Selbst nichts wert, bezahlt aber Götter
brief-land = { part-points } für dein Reich
brief-hydra = Ein halber Sieg: mit einem Minotaurus dazu die Monster ansagen
brief-minotaur = Ein halber Sieg: mit einer Hydra dazu die Monster ansagen
brief-wind = Zwei, drei oder vier verschiedene Winde vervielfachen deine Punkte
brief-war = Du schickst eine Sanduhr in die Hölle, wo sie zweimal laufen muss
brief-starvation = Wähle eine andere Person: Sie verliert ihre oberste Karte
brief-cataclysm = Das Spiel endet sofort, die meisten Punkte gewinnen

## Was Götter tun
brief-hades =
    { $n ->
        [one] Ist die Hölle leer, schicke { $n } Sanduhr hinein
       *[other] Ist die Hölle leer, schicke { $n } Sanduhren hinein
    }
brief-dionysus = Alle Monster kommen zu dir, niemand sonst bekommt eines
brief-sphinx = { part-points } für jede deiner Sanduhren auf einer Stadt
brief-zeus = Du gewinnst
brief-calypso = Mit { $n } verschiedenen Karten im Reich gewinnst du
brief-heracles = Tausche eine Karte gegen eine, die jemand zeigt
brief-helios = Deine 10er und 20er zählen { $n }
brief-athena = Deine Sanduhren kommen nie in die Hölle
brief-ares = Deine Sanduhren dürfen Reiche plündern
brief-aeolus = Zählt als ein weiterer Wind
brief-cyclops = Ein Monster genügt zum Ansagen
brief-apollo = Halte einen Gott im Tempel für dich frei
brief-cassandra = Den letzten Gott im Tempel bekommst du kostenlos
brief-demeter = Nimm 10er ohne Sanduhr und schicke Sanduhren auf 10ern in die Hölle
brief-aphrodite = Deine Punkte zählen × { $n }
brief-pan = { part-points } für jeden Gott, den du besitzt
brief-castor = Gewinnt zusammen mit Pollux
brief-pollux = Gewinnt zusammen mit Kastor
brief-hecate = Wähle, welche Plage zuschlägt
brief-gaia = Kaufe anderen Götter ab; sie bekommen die Karten
brief-uranus =
    { $n ->
        [one] Tausche { $n } Karte gegen eine vom Ablagestapel
       *[other] Tausche { $n } Karten gegen eine vom Ablagestapel
    }
brief-artemis = Jedes Monster bringt { part-points }
brief-eros = Mit { $n } deiner Sanduhren auf einem Stapel schicke andere dort in die Hölle
brief-eos = Wer eine Sanduhr umstößt, gibt dir eine Karte
brief-hestia = Mit { $n } gleichen Karten im Reich gewinnst du
brief-chronos = Eine Sanduhr mehr
brief-asclepius = Eine Sanduhr, die auf dem vierten Feld abläuft, gewinnt
brief-charon = Verlasse die Hölle nach ihrem ersten Teil
brief-hermes = Erhalte eine Karte aus jedem Opfer der anderen
brief-persephone = { part-points } für jede deiner Sanduhren in der Hölle
brief-erinyes = Allein in der Hölle kannst du jede Sanduhr hineinschicken
brief-nemesis = Wer von ihrem Stapel nimmt, gibt dir eine Karte
brief-harpy = Schicke alle Sanduhren eines Stapels mit mindestens { $n } in die Hölle
brief-cerberus =
    { $n ->
        [one] Mit { $n } Sanduhr in der Hölle gewinnst du
       *[other] Mit { $n } Sanduhren in der Hölle gewinnst du
    }
brief-hephaestus = Deine Plagen treffen alle anderen
brief-amphitrite = Deine oberste Karte zählt × { $n }
brief-atlas = Mit jeder genommenen Karte kommt eine 0
brief-hera = Die anderen brauchen { part-points } zum Sieg
brief-poseidon = Du darfst Sanduhren auf Atlantis stellen
brief-selene = Eine Stadt wirkt nur für dich

## Was Städte tun
brief-athens = +{ $n }, solange du hier stehst
brief-alexandria = Ein Wind mehr, solange du hier stehst
brief-delphi =
    { $n ->
        [one] Götter kosten { $n } Karte weniger
       *[other] Götter kosten { $n } Karten weniger
    }
brief-rhodes =
    { $n ->
        [one] { $n } Karte schickt eine Sanduhr in die Hölle
       *[other] { $n } Karten schicken eine Sanduhr in die Hölle
    }
brief-sparta = Beim Verlassen eine Sanduhr herholen
brief-olympia = Nur von hier aus wird geopfert
brief-troy = Den Würfel legen, der einen Stapel sperrt
brief-corinth = Ankommen bringt eine 0
brief-ephesus =
    { $n ->
        [one] { $n } Karte für eine vom Ablagestapel
       *[other] { $n } Karten für eine vom Ablagestapel
    }
brief-santorini = Die anderen verlieren ihre Winde
brief-mycenae = Wer 50 oder 100 nimmt, gibt dir eine Karte
brief-atlantis-city = Von hier auf Atlantis

## Optionen
option-stage = Lernstufe
option-stage-about = Jede Stufe bringt etwas Neues. Stufe 5 ist das vollständige Spiel.
option-stage-1 = Gebiete
option-stage-2 = mit Monstern
option-stage-3 = mit Winden
option-stage-4 = mit Plagen
option-stage-5 = alles
option-teams = Teams
option-teams-about = Sechs Personen bilden drei Zweierteams. Gewinnst du, gewinnt auch die andere Person in deinem Team.
option-teams-off = alle für sich
option-teams-on = drei Zweierteams
option-uneven = Ungleiche Sanduhren
option-uneven-about = Jede Sanduhr läuft bis zu { $n } Prozent schneller oder langsamer, wie echte.
option-uneven-off = gleiche Sanduhren
option-uneven-on = ungleiche Sanduhren
option-knocks = Eos
option-knocks-about = Eos, die auf umgestoßene Sanduhren achtet, kann im Spiel sein.
option-knocks-off = ohne Eos
option-knocks-on = mit Eos
option-carried = Mitgenommene Karten
option-carried-about = Für eine Revanche: die Karten, die auf den Stapeln liegen blieben.

## Der Tisch in Buchstaben
table-complete = { $time }, das vollständige Spiel.
table-stage = { $time }, Stufe { $n }.
table-frozen = Stillstand: In { $left } endet das Spiel, wenn niemand eine Karte nimmt.
table-closed = Städte öffnen, wenn jede Sanduhr einmal umgedreht wurde.
table-pile = Stapel
table-top = oben
table-cards = Karten
table-timers = Sanduhren (* abgelaufen)
table-atlantis = Atlantis
table-cube-god = Würfel von { $god }
table-cube-city = Würfel von { $city }
table-below = Unter der obersten Karte von Atlantis: { $cards }.
table-city = { $city }: { $timers }
table-empty = leer
table-temple = Tempel: { $gods }.
table-temple-empty = Der Tempel ist leer.
table-price = { $god } { $n }
table-price-reserved = { $god } { $n } (Würfel von Apollon)
table-hell = Hölle, erster Teil: { $first }. Zweiter Teil: { $second }.
table-discard = Ablagestapel: { part-cards }.
table-discard-seen = Ablagestapel: { part-cards } ({ $cards }).
table-zeros =
    { $n ->
        [one] Noch { $n } Null.
       *[other] Noch { $n } Nullen.
    }
table-seat =
    { $who ->
        [you] Spieler { $n } (du): { $figures }.
       *[other] { $who }: { $figures }.
    }
table-points = { part-points }
table-count = { part-cards }
table-hoard = Von oben: { $cards }.
table-shown = Oben: { $card }.
table-hoard-none = Kein Hauptstapel.
table-winds = Winde: { $winds }.
table-partner =
    { $who ->
        [you] Team: du.
       *[other] Team: { $who }.
    }
table-gods = Götter: { $gods }.
table-front = Vor dem Platz: { $timers }.
table-on-pile = Auf dem Hauptstapel: { $timers }.
table-square = Feld { $n }: { $timers }.

## Terminal: Absprachen
table-no-bid = Es gibt nichts zu verhandeln: Neben dir steht niemand, dessen Sanduhr wie deine abgelaufen ist.
table-bid = { $who }: Ich verlasse { $mine } ({ $card }), wenn du { $yours } ({ $other }) verlässt
table-bid-both = { $who }: Wir verlassen beide { $mine } ({ $card })
part-bid-each = du verlässt { $mine }, { $who } verlässt { $yours }
part-bid-both = beide verlassen { $mine }
table-bid-open = Du bietest { $who } an: { $what }.
table-bid-refused = { $who } lehnt ab.
table-bid-shaken = { $who } ist einverstanden: { $what }, innerhalb von { part-time.dative }. Niemand ist gebunden.
table-bid-kept = Du und { $who } habt euch daran gehalten.
table-bid-broken =
    { $who ->
        [you] Du hast die Absprache gebrochen. Alle Bots merken es sich.
       *[other] { $who } hat die Absprache gebrochen. Alle Bots merken es sich.
    }
table-bid-void = Ihr seid beide geblieben. Die Absprache mit { $who } ist hinfällig.
table-bid-now = Absprache: { $what }.
table-bids = Absprachen: { $counts }.
table-bid-count =
    { $who ->
        [you] du hast { $kept } gehalten und { $broken } gebrochen
       *[other] { $who } hat { $kept } gehalten und { $broken } gebrochen
    }
table-bid-number = Tippe bid und eine Zahl von 1 bis { $n }.

## Terminal: Tasten und Menüs
table-first-timer = Drücke zuerst die Sanduhr (a, b, c), dann ihr Ziel.
table-unknown-key = Diese Taste hat hier keine Funktion. Drücke ? für alle Tasten.
table-no-timer = Du hast keine Sanduhr { $name }.
table-no-player = Spieler sind 1 bis { $n }.
table-no-place = Dorthin kann keine Sanduhr.
table-menu-offerings = Opfern für …
table-menu-powers = Einsetzen …
table-menu-answers = Antworten …
table-menu-parts = Wählen …
table-menu-bids = Verhandeln …
table-none-offerings = Der Tempel ist leer.
table-none-powers = Du hast gerade keine Kraft zum Einsetzen.
table-none-answers = Niemand fragt dich etwas.
table-none-stage = Götter und Städte gibt es auf dieser Stufe nicht.
table-not-now = (jetzt nicht) { $label }
table-flipped = umgedreht
table-kept = so, wie sie steht
table-timer-at = { $name } { $standing }

## Terminal: die Fragezeile
table-paused = Pause. Leertaste: weiter, q: verlassen (das Spiel wird gespeichert), ?: Tasten.
table-ended = N neues Spiel, A noch einmal, Enter Ergebnis, L Protokoll, q verlassen.
table-untimed = Ohne Zeit: Die Leertaste lässt die Zeit laufen, bis etwas geschieht.
table-ready = Mach dich bereit: { $n } …
table-goal = Stelle Sanduhren auf Stapel. Läuft eine dort allein ab, nimmt sie die Karte. Sag zuerst { part-points } an.
table-goal-monsters = Stelle Sanduhren auf Stapel. Läuft eine dort allein ab, nimmt sie die Karte. Sag zuerst { part-points } oder beide Monster an.
table-goal-mate = { $who } gewinnt mit dir.
table-small = Dieses Fenster ist zu klein.
table-small-needs = Es braucht { $width } Spalten und { $height } Zeilen.
table-small-plain = Mit --plain spielst du in Textzeilen.
table-pick-up = Drücke { $timers } für eine Sanduhr, dann eine Taste für ihr Ziel.
table-all-run =
    { $n ->
        [one] Alle deine Sanduhren laufen. Sanduhr { $name } ist in { $n } Sekunde frei.
       *[other] Alle deine Sanduhren laufen. Sanduhr { $name } ist in { $n } Sekunden frei.
    }
table-keys-points = p sagt die Punkte an, d verhandelt, ? zeigt alle Tasten.
table-keys-monsters = p und m sagen Punkte und Monster an, d verhandelt, ? zeigt alle Tasten.
table-keys-gods = p und m sagen an, o opfert, u setzt eine Kraft ein, d verhandelt, ? zeigt alle Tasten.
table-watching = Bots spielen. Leertaste: Pause, q: verlassen, ?: Tasten.
table-enter = Enter antwortet.
table-esc = Esc bricht ab.
table-cities-open = Städte öffnen, wenn jede Sanduhr einmal umgedreht wurde, oder in { part-time.dative }.
table-asked = { $question } { $left }.
table-chooses = { $who } wählt ({ $source }), { $left }.
table-in-hand = Sanduhr { $name }, { $standing }. Wohin?
table-in-hand-bare = Sanduhr { $name }, { $standing }, ohne die Karte. Wohin?
table-in-hand-raid = Sanduhr { $name }, { $standing }. Wessen Reich? Drücke die Nummer des Platzes.
table-held = Die Zeit steht. Weiter mit der Leertaste.
table-not-yet = Das Spiel hat noch nicht begonnen.
table-no-log = Du musst dir merken, was du siehst. Das Protokoll öffnet sich nach dem Spiel.
table-no-undo = Züge in Echtzeit lassen sich nicht zurücknehmen.

## Terminal: der gemalte Tisch
table-covered = verdeckt
table-cities = Städte
table-not-open = noch geschlossen
table-hell-first = Hölle, erster Teil
table-hell-second = zweiter Teil
table-temple-title = Tempel
table-temple-olympia = Tempel, nur von Olympia
table-run-out = abgelaufen
table-takes = nehmen
table-blocked = blockiert
table-with-you = mit dir
table-no-cards = keine Karten
table-top-of = oben { $card } von { $n }
table-you = Du
table-score = { $n } von { $of } Punkten
table-p-claims = (p sagt an)
table-m-claims = Monster (m sagt an)
table-on-square = { $name } auf Feld { $n }
table-on-kingdom = { $name } auf dem Stapel von { $n }
table-in-front = davor { $names }
table-power-city = { $city }: { $what }
table-power-temple = { $god } (kostet { $n }, im Tempel): { $what }
table-power-owned =
    { $who ->
        [you] { $god } (kostet { $n }, bei dir): { $what }
       *[other] { $god } (kostet { $n }, bei { $who }): { $what }
    }
table-powers = Götter und Städte
table-close-page = Enter oder Esc schließt diese Seite

## Terminal: Textzeilen
table-mate = { $who } ist in deinem Team: Ihr gewinnt gemeinsam.
table-stands = Die Zeit steht. run lässt sie laufen, bis etwas geschieht, run 5 für 5 Sekunden, run mine, bis eine deiner Sanduhren abgelaufen ist.
table-runs = Die Zeit läuft, während du liest und tippst. Eine leere Zeile sagt, was geschah. Mit --speed untimed steht sie.
table-standing-still = Niemand wartet auf dich. run lässt die Zeit laufen.
table-run-what = Tippe run mit Sekunden von 0.1 bis 900, etwa run 5, oder run mine.
table-your-timers = { $time }. Deine Sanduhren: { $timers }.
table-may-move =
    { $n ->
        [one] Du hast { $n } möglichen Zug. moves zeigt ihn.
       *[other] Du hast { $n } mögliche Züge. moves zeigt sie.
    }
table-flowed = { UP($timer) } ist { FORM($at, "on") } abgelaufen.
table-own-score = Deine Punkte: { $n } von { $of }. Von den anderen weißt du, was du gesehen hast. board zeigt ihre obersten Karten.
table-own-timer = { $name } { $standing }
table-own-card = { $name } { $standing } ({ $card })
table-own-beside = { $name } { $standing } ({ $card }, neben { $others })
table-own-takes = { $name } { $standing } (nimmt { FORM($card, "the") })
table-own-blocked = { $name } { $standing } (kann { FORM($card, "the") } nicht nehmen)
table-own-blocked-by = { $name } { $standing } (kann { FORM($card, "the") } nicht nehmen: { $others })
table-a-pile = { UP($at) }: { $card }, { part-cards }.
table-a-pile-bare = { UP($at) }: keine offene Karte, { part-cards }.
table-there = Sanduhren: { $timers }.
table-a-place = { UP($at) }: { $timers }.
table-a-place-free = { UP($at) }: keine Sanduhr.
table-own-pile = Du: { $cards }.
table-other-pile = { $who }: oben { $card }, { part-cards }.
table-other-bare = { $who }: keine Karten.
table-aside = Sanduhren anderswo: { $where }.
table-timer-left = { $name } noch { $left }
table-timer-out = { $name } abgelaufen

## Terminal: Hilfe
table-key-gods = Götter
table-keys-move = Zwei Tasten bewegen eine Sanduhr. Erst die Sanduhr: a, b, c (x für die zusätzliche).
table-keys-places = Dann ihr Ziel: 1 bis 9 ein Stapel, j k die Städte, 0 vor dir, h der zweite Teil der Hölle, l Atlantis.
table-keys-far = s ist das nächste Feld von Asklepios, g und die Nummer eines Platzes ein Reich (mit Ares).
table-keys-cards = Verlässt eine Sanduhr einen Stapel, auf dem sie allein stand, nimmt sie die oberste Karte. Ein Großbuchstabe (A, B, C) bewegt sie ohne.
table-keys-flip = Dieselbe Taste zweimal (a a) dreht sie um, wo sie steht.
table-keys-out = Ist eine deiner Sanduhren abgelaufen, steht dort „{ table-takes }“, wenn sie ihre Karte nehmen kann, sonst „{ table-blocked }“.
table-keys-claim = p sagt die Punkte an, m die Monster
table-keys-offer = o bringt ein Opfer für einen Gott (ein Punkt zeigt, welche du bezahlen kannst)
table-keys-use = u setzt eine Kraft ein, i zeigt, was Götter und Städte tun
table-keys-bargain = d verhandelt mit der Person, die dich blockiert: Du gehst hier weg, wenn sie dort weggeht. Bots merken sich, wer eine Absprache bricht.
table-keys-freeze = z startet bei Stillstand den Countdown
table-keys-answer = Enter beantwortet eine Frage, deren Zeit abläuft (Krieg, eine Strafe); Esc geht zurück.
table-keys-time = Leertaste pausiert. S ändert das Tempo: full, half, quarter oder untimed, wo die Leertaste die Zeit laufen lässt, bis etwas geschieht.
table-keys-type = Mit : tippst du einen Zug, z. B. take 1a pile5
table-keys-other = H Tipp, R Regeln, L Protokoll nach dem Spiel, T Tag oder Nacht, q verlassen (das Spiel wird gespeichert)
table-help-run = lässt die Zeit laufen, bis etwas geschieht; run 5 für 5 Sekunden; run mine, bis eine deiner Sanduhren abgelaufen ist oder du gefragt wirst
table-help-claim = wenn du sie hast; claim monsters, wenn du Hydra und Minotaurus hast
table-help-powers = was die Götter und Städte dieses Spiels tun
table-help-move = deine Sanduhr a auf Stapel 3, mit der Karte, die sie verlässt; A 3 ohne die Karte; andere Orte: j und k die Städte, 0 vor dir, h die Hölle, l Atlantis
table-help-bid = worüber du mit Bots verhandeln kannst; bid 1 bietet das erste der Liste
table-speed = Tempo: { $speed }.

## Die Übersicht hinter den Regeln
table-reference-cards = Übersicht der Karten
table-reference-gods = Übersicht der Götter
table-reference-cities = Übersicht der Städte
table-reference-numbers = Zahlen
table-reference-grades = Woher die Zahlen kommen
table-reference-printed = Was hier nicht steht, kommt aus dem Regelheft selbst.
table-head-card = Karte
table-head-kind = Art
table-head-copies = Anzahl
table-head-stage = ab Stufe
table-head-does = was sie tut
table-head-god = Gott
table-head-cost = Preis
table-head-power = Kraft
table-head-rule = Regel
table-head-city = Stadt
table-head-number = Zahl
table-head-is = ist
table-head-grade = wie sicher
table-head-why = warum
table-kind-plague = Plage
table-kind-monster = Monster
table-kind-wind = Wind
table-kind-territory = Gebiet
table-number-win = Punkte zum Sieg
table-number-win-is = { $n }, gegen Hera { $hera }
table-number-timer = eine Sanduhr läuft
table-number-opening = Städte öffnen spätestens nach
table-number-countdown = Countdown bei Stillstand
table-number-choice = für eine offene Entscheidung
table-number-hand = zwischen zwei Befehlen
table-number-powers = wiederholbare Kräfte in einer Sekunde
table-number-claim = Sperre nach einer falschen Ansage
table-number-over = das Spiel endet nach
table-number-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
table-number-milliseconds =
    { $n ->
        [one] { $n } Millisekunde
       *[other] { $n } Millisekunden
    }
table-number-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
table-grade-copies = Wie viele es von jeder Karte gibt
table-grade-copies-why = die Arten und die Summe von 110 sind gedruckt; Spiele dauern etwa 4 Minuten
table-grade-zero = Gebiete mit Wert 0
table-grade-timer = Wie lange eine Sanduhr läuft
table-grade-timer-why = etwa 30 Sekunden
table-grade-timers = Sanduhren je Person
table-grade-opening = Wann Städte auf jeden Fall öffnen und ein Spiel ohne genommene Karte stillstehen darf
table-grade-opening-why = damit niemand, der ewig wartet, andere aufhält
table-grade-countdown = Der Countdown bei Stillstand
table-grade-over = Wann ein Spiel spätestens endet
table-grade-over-why = eine Grenze für Spiele, in denen niemand Karten nimmt
table-grade-choice = Zeit für eine offene Entscheidung
table-grade-choice-why = das Spiel geht für die anderen weiter
table-grade-hand = Zeit zwischen zwei Befehlen derselben Person
table-grade-hands-why = Menschen haben zwei Hände
table-grade-powers = Einsätze wiederholbarer Kräfte in einer Sekunde
table-grade-claim = Sperre nach einer falschen Ansage
table-grade-claim-why = eine falsche Ansage kostet sonst nichts
table-grade-knock = Wie selten ein Umdrehen eine Sanduhr umstößt
table-grade-knock-why = auf einem Bildschirm fällt nichts von selbst um

## Bildschirm: Sanduhren und Orte
ui-place = { UP($at) }
ui-name = { $card }
ui-god = { $god }
ui-city = { $city }
ui-brief = { $what }.
ui-state-runs = { part-time }
ui-state-out = abgelaufen
ui-state-going = unterwegs
ui-timer =
    { $owner ->
        [you] Deine Sanduhr { FORM($at, "on") }, { $state }
       *[other] Sanduhr von { $owner } { FORM($at, "on") }, { $state }
    }
ui-timers =
    { $owner ->
        [you] { $n } deiner Sanduhren { FORM($at, "on") }, die erste { $state }
       *[other] { $n } Sanduhren von { $owner } { FORM($at, "on") }, die erste { $state }
    }
ui-timer-key = { $timer }, Taste { $key }
ui-no-timer = keine Sanduhr
ui-timers-of = Sanduhren: { $who }
ui-pile = { UP($at) }: { $card }, { $facts }
ui-pile-closed = { UP($at) }, { part-cards }, keine offen
ui-pile-empty = { UP($at) }, leer
ui-empty = leer
ui-atlantis = Atlantis
ui-word-take = nimm
ui-board = { part-piles } um die Hölle
ui-discard = Ablagestapel: { part-cards }
ui-discard-title = Der Ablagestapel
ui-discard-none = Dort liegt nichts.
ui-do-search = Ablagestapel durchsehen
ui-hell-1 = Hölle 1
ui-hell-2 = Hölle 2
ui-hell-first = Hölle, Teil 1
ui-hell-second = Hölle, Teil 2
ui-hell-part = { UP($at) }: { $timers }
ui-then-free = dann frei
ui-square = Feld { $n } von Asklepios: { $timers }
ui-city-tile = { $city }: { $what }. { UP($state) }
ui-city-sealed = { $state }, Würfel von Selene
ui-free = frei
ui-closed = zu
ui-not-open = noch geschlossen
ui-left = { $n } s
ui-winds = Winde: { $winds }. Mal { $n }
ui-winds-none = Kein Wind
ui-letter-north = N
ui-letter-south = S
ui-letter-east = O
ui-letter-west = W
ui-letter-nemesis = N
ui-letter-troy = T
ui-letter-selene = S
ui-small-card = { $card }, { $facts }
ui-of-them = { $n } davon
ui-on-top = oben
ui-named = gewählt

## Bildschirm: die Fragezeile
ui-held = Die Zeit steht
ui-held-note = Auch der Sand steht.
ui-resume = Weiter in { $n }
ui-resume-note = Der Sand ist, wie er war.
ui-ready = Mach dich bereit
ui-going = Deine Sanduhr kommt gleich { FORM($to, "onto") }
ui-one-hand = Ein Zug nach dem anderen. Esc bricht ab.
ui-hand-tap = Tippe auf den Stapel, auf den sie soll.
ui-hand-press = Drücke den Stapel, auf den sie soll (1 bis { $n }), oder nimm sie zurück.
ui-hand-front = Deine Sanduhr ist bereit: Wähle einen Stapel
ui-hand-front-tap = Tippe auf einen Stapel oder zieh sie dorthin.
ui-hand-front-press = Drücke einen Stapel oder zieh sie dorthin. Auch die Tasten 1 bis { $n } gehen.
ui-hand-hell = Deine Sanduhr in der Hölle ist abgelaufen
ui-hand-hell-next = Stell sie umgedreht in den zweiten Teil.
ui-hand-out = Deine Sanduhr { FORM($at, "on") } ist abgelaufen
ui-hand-company = Deine Sanduhr { FORM($at, "on") } ist nicht allein
ui-hand-company-tap = Bewegst du sie jetzt, nimmt sie keine Karte. Du kannst warten.
ui-hand-company-press = Bewegst du sie jetzt, nimmt sie keine Karte. Du kannst warten, bis die anderen gehen.
ui-hand-take = Deine Sanduhr { FORM($at, "on") } ist abgelaufen: Nimm { FORM($card, "the") }
ui-hand-take-tap = Deine Sanduhr { FORM($at, "on") }: Nimm { FORM($card, "the") }
ui-watching = Du schaust zu
ui-show-which = Welchen Ort zeigst du?
ui-show-how = Drücke ihn oder seine Taste.
ui-robbed = Deine Sanduhr wurde wegbewegt
ui-take-one = Nimm zuerst eine deiner Sanduhren.
ui-gone-move = Das ist nicht mehr möglich.
ui-next = Deine nächste Sanduhr ist in { $n } s frei.
ui-untimed = Die Zeit steht, bis du weitermachst
ui-running = Deine Sanduhren laufen
ui-hinting = Ein Bot sieht sich den Tisch an …
ui-together = Zusammen in { $n }
ui-meanwhile = Inzwischen
ui-hint = Tipp
ui-close = Schließen
ui-stood-in =
    { $n ->
        [one] Während du weg warst, hat ein Bot { $n } Zug für dich gemacht.
       *[other] Während du weg warst, hat ein Bot { $n } Züge für dich gemacht.
    }
ui-seconds-left = Noch { part-time }
ui-choices = Auswahl
ui-do-flip = Umdrehen
ui-flip-about = Eine umgedrehte Sanduhr läuft so lange, wie sie schon gelaufen ist.
ui-do-cancel = Abbrechen
ui-do-leave = Lassen
ui-do-second = Zweiter Teil
ui-do-front = Zu mir
ui-do-take = Nur nehmen
ui-do-again = Hier umdrehen
ui-do-run = Weiter
ui-run-about = Die Zeit läuft, bis etwas geschieht, und hält für deine Sanduhren an.
ui-typed = { $refusal } Ein ganzer Zug ist zum Beispiel: { $move }
ui-late-strike = Läuft deine Zeit ab, trifft es die Person, die am meisten zeigt.
ui-late-printed = Läuft deine Zeit ab, gilt die Plage auf der Karte.
ui-late-lowest = Läuft deine Zeit ab, gibst du deine niedrigste Karte.
ui-late-none = Läuft deine Zeit ab, bekommst du keine.
ui-on-board = Wähle hier oder auf dem Tisch.
ui-pay-how = Drücke deine Karten oder wähle hier.
ui-then-place = Dann kommt die andere Sanduhr an ihren Platz.
ui-flight-card = { $who } gibt eine Karte
ui-flight-offering = { $who } sieht das Opfer an
ui-flight = { $who } wählt

## Bildschirm: Kräfte und Auswahl
ui-powers = Kräfte
ui-power-send = { $gods }: Sanduhr in die Hölle
ui-power-bring = Sparta: Sanduhr holen
ui-power-buy = Gaia: Gott kaufen
ui-power-free = Kassandra: letzter Gott
ui-power-rob = Herakles: Karte tauschen
ui-power-demeter = Demeter: eine 10 nehmen
ui-power-harpy = Harpyie: Stapel räumen
ui-power-troy = Troja: Würfel legen
ui-power-uranus = Uranos: Ablage durchsuchen
ui-power-ephesus = Ephesos: Ablage durchsuchen
ui-power-hades = Hades: { part-timers } in die Hölle
ui-power-rhodes = Rhodos: { part-cards } für die Hölle
ui-ask-send = { $gods }: Welche Sanduhr schickst du in die Hölle?
ui-ask-bring = Sparta: Welche Sanduhr kommt, wenn du gehst?
ui-ask-buy = Gaia: Welchen Gott kaufst du?
ui-ask-rob = Herakles: Welche Karte nimmst du?
ui-ask-demeter = Demeter: Welche 10 nimmst du?
ui-ask-harpy = Harpyie: Welchen Stapel räumst du?
ui-ask-troy = Troja: Welchen Stapel sperrt der Würfel?
ui-buy-note = Deine Karten gehen an die Person, der du ihn abkaufst.
ui-rob-note = Du gibst eine andere Karte dafür.
ui-whose =
    { $who ->
        [you] Deine
       *[other] { $who }
    }
ui-whose-mate = { $who } (dein Team)
ui-who-mate = { $who } (dein Team)
ui-who = { $who }
ui-pick = { $whose } { FORM($at, "on") }
ui-pick-left = { $whose } { FORM($at, "on") }, { $n } s
ui-pick-flipped = { $pick }, umgedreht
ui-pick-kept = { $pick }, wie sie steht
ui-pick-none = Keine davon
ui-pick-god = { $god }, { part-cards } an { $who }
ui-pick-card = { $whose }: { $card }
ui-pick-nothing = { $whose }: nichts zu verlieren

## Bildschirm: Reiche und Tempel
ui-kingdom =
    { $who ->
        [you] Dein Reich
       *[other] Reich von { $who }
    }
ui-own-timers =
    { $who ->
        [you] Deine Sanduhren
       *[other] Sanduhren von { $who }
    }
ui-own-gods =
    { $who ->
        [you] Deine Götter
       *[other] Götter von { $who }
    }
ui-own-cards =
    { $who ->
        [you] Deine Karten, die letzte oben
       *[other] Karten von { $who }, die letzte oben
    }
ui-last-top = die letzte Karte liegt oben
ui-no-lands = noch keine Gebiete
ui-no-cards = noch keine Karten
ui-no-gods = keine Götter
ui-no-card = keine Karte
ui-top-card = { $card } oben
ui-cards = { part-cards }
ui-do-guard = Bewachen
ui-do-raid = Plündern
ui-raid-about = Die Sanduhr in der Hand auf dieses Reich stellen
ui-strip = { $name }: { part-cards }, { $top }, Winde: { $winds }, Götter: { $gods }
ui-temple = Tempel
ui-temple-note = zahle mit Karten
ui-costs = kostet { $n }
ui-god-reserved = { $what }. Von Apollon freigehalten.
ui-god-yours = Gehört dir. { $what }.
ui-god-with = Bei { $who }.
ui-do-claim = { $n } ansagen
ui-do-monsters = Monster ansagen
ui-do-claim-brief = { $n }
ui-do-monsters-brief = Monster
ui-others = Die anderen Reiche
ui-more = Götter, Kräfte, Zurufe
ui-cities = Städte
ui-partner = in deinem Team
ui-partner-short = Team
ui-bot = Bot
ui-bot-plays = ein Bot spielt
ui-away = weg
ui-left-bot = { $name }, ein Bot spielt
ui-win-with = Du gewinnst gemeinsam mit { $who }.
ui-count-aid = Rechenhilfe
ui-sum = { $lands } = { $points } Punkte, × { $n } = { $total }.
ui-sum-more = Mit dieser { $card }: { $total }.
ui-sum-need = Du brauchst { $n }.
ui-sum-enough = Du hast es. Sag { $n } jetzt an, bevor es jemand anders tut.
ui-learning = Nur an Lerntischen.
ui-have = { $n } von { $of }
ui-have-about = Du hast { $n } von { $of }
ui-log = Protokoll
ui-just-now = Gerade eben
ui-fades = Verblasst gleich. Merk dir, was du gesehen hast.

## Bildschirm: Stillstand, Pausen und Beginn
ui-frozen = Stillstand
ui-do-countdown = { $n } s starten
ui-frozen-open = Aller Sand ist abgelaufen. Nach { part-time.dative } gewinnen die meisten Punkte.
ui-frozen-runs =
    { $n ->
        [one] Möglich, wenn alle Sanduhren abgelaufen sind. { $n } läuft noch.
       *[other] Möglich, wenn alle Sanduhren abgelaufen sind. { $n } laufen noch.
    }
ui-frozen-still = Aller Sand ist abgelaufen.
ui-frozen-early = Aller Sand ist abgelaufen. Möglich nach { part-time.dative } oder sobald jemand eine Karte nimmt.
ui-frozen-ends = In { $n } s endet das Spiel, wenn niemand eine Karte nimmt.
ui-countdown = In { part-time.dative } endet das Spiel, wenn niemand eine Karte nimmt
ui-countdown-short = { $left }, wenn niemand nimmt
ui-paused-by =
    { $who ->
        [you] Du hast pausiert.
       *[other] { $who } hat pausiert.
    }
ui-paused-all =
    { $who ->
        [you] Du hast um diese Pause gebeten, alle waren einverstanden.
       *[other] { $who } hat um diese Pause gebeten, alle waren einverstanden.
    }
ui-waiting = Wir warten auf { FORM($who, "accusative") }.
ui-continuing = Bereit zum Weiterspielen: { $who }.
ui-do-continue = Weiter
ui-nobody = Niemand ist am Tisch
ui-nobody-note = Die Zeit steht, bis jemand zurück ist.
ui-lost = { $who } hat die Verbindung verloren
ui-lost-bot = Ein Bot übernimmt in { $n } s.
ui-lost-wait = Wir warten auf die Rückkehr.
ui-begins = Beginn in { $n }

## Bildschirm: Reden und Absprachen
ui-say = Sagen
ui-do-show = Zeigen
ui-talk-0 = Du zuerst
ui-talk-0-about = Du zuerst.
ui-talk-1 = Zusammen
ui-talk-1-about = Zusammen bei null.
ui-talk-2 = Ich gehe …
ui-talk-2-about = Ich gehe, wenn du gehst.
ui-talk-3 = Nein
ui-talk-3-about = Nein.
ui-talk-4 = Ja
ui-talk-4-about = Ja.
ui-talk-5 = Nicht die Karte
ui-talk-5-about = Nicht diese Karte.
ui-talk-6 = Auf Führung achten
ui-talk-6-about = Achtet auf die Führung.
ui-talk-7 = Schnell
ui-talk-7-about = Beeil dich.
ui-deal = Ich verlasse { $mine }, wenn du { $yours } verlässt.
ui-deal-to = An { $whose }
ui-deal-any = An alle
ui-deal-from = { $whose } bietet an
ui-deal-from-you = { $whose } bietet dir an
ui-deal-from-to = { $whose } bietet { $who } an
ui-deal-both =
    { $who ->
        [you] Du
       *[other] { $who }
    }
ui-deal-kept = Beide haben sich daran gehalten.
ui-deal-refused =
    { $who ->
        [you] Du hast abgelehnt.
       *[other] { $who } hat abgelehnt.
    }
ui-deal-lapsed = Niemand ging darauf ein.
ui-deal-broken =
    { $who ->
        [you] Du hast sie gebrochen.
        [one] { $who } hat sie gebrochen.
       *[other] Gebrochen haben sie: { $who }.
    }
ui-deal-binds = Versprechen binden nicht.
ui-now = Jetzt
ui-count = { $n } …
ui-do-count = Auf 3, 2, 1
ui-do-agree = Zustimmen
ui-do-refuse = Nein
ui-do-yes = Ja
ui-do-withdraw = Zurückziehen
ui-do-offer = Anbieten
ui-bid-leave = Ich verlasse
ui-bid-if = wenn
ui-bid-option = { $name } { $at } verlässt
ui-bid-gone =
    { $who ->
        [you] Du hast { $at } verlassen. Wähle neu.
       *[other] { $who } hat { $at } verlassen. Wähle neu.
    }
ui-wish = { $title }: { $what }
ui-pause-asked = { $who } bittet um eine Pause.
ui-pause-waits = Die Pause wartet auf { FORM($who, "accusative") }.

## Bildschirm: die Liste der Tasten
ui-first = Zum ersten Mal? Beginne mit Stufe 1
ui-key-timers = Eine deiner Sanduhren in die Hand nehmen
ui-key-piles = Die Sanduhr aus der Hand auf diesen Stapel stellen und die Karte nehmen, die sie verlässt
ui-key-front = Die Sanduhr aus der Hand vor dich stellen
ui-key-cities = Auf die linke Stadt, die rechte Stadt, Atlantis
ui-key-far = In den zweiten Teil der Hölle; auf das nächste Feld von Asklepios
ui-key-leave = Die Karte liegen lassen
ui-key-claim = { $points } Punkte ansagen; die Monster ansagen
ui-key-freeze = In einem Stillstand den Countdown starten
ui-key-pause = Pausieren oder weiterspielen
ui-key-next = Ohne Zeit: zu dem gehen, was als Nächstes geschieht
ui-key-wave = Allen einen Ort zeigen

## Bildschirm: Lernen und Ende
ui-adds-2 = Stufe 2 bringt Monster: Auch Hydra und Minotaurus gewinnen.
ui-adds-3 = Stufe 3 bringt Winde: Verschiedene vervielfachen deine Punkte.
ui-adds-4 = Stufe 4 bringt Plagen: Krieg, Hungersnot, Kataklysmus und die Hölle.
ui-adds-5 = Stufe 5 bringt Städte und Götter: das vollständige Spiel.
ui-do-stage = Stufe { $n } spielen
ui-rest-monsters = Noch nicht: Du brauchst Hydra und Minotaurus
ui-rest-points = Noch nicht: Du hast { $n } von { $of }
ui-rest-less = Noch nicht: Du hast weniger als { $of }
ui-rest-note = Eine falsche Ansage kostet nichts. Gleich kannst du wieder ansagen.
ui-goal = Gewinne zuerst
ui-goal-points = mit { $n } Punkten
ui-goal-winds = (Gebiete × Winde)
ui-goal-monsters = oder beiden Monstern
ui-won =
    { $who ->
        [you] Du hast gewonnen
        [one] { $who } hat gewonnen
       *[other] Sieg: { $who }
    }
ui-won-points =
    { $who ->
        [you] Du hast nach Punkten gewonnen
        [one] { $who } hat nach Punkten gewonnen
       *[other] Sieg nach Punkten: { $who }
    }
ui-won-monsters =
    { $who ->
        [you] Du hast mit beiden Monstern gewonnen
        [one] { $who } hat mit beiden Monstern gewonnen
       *[other] Sieg mit beiden Monstern: { $who }
    }
ui-won-god =
    { $who ->
        [you] Du hast durch einen Gott gewonnen
        [one] { $who } hat durch einen Gott gewonnen
       *[other] Sieg durch einen Gott: { $who }
    }
ui-won-cataclysm =
    { $who ->
        [you] Du hast nach dem Kataklysmus gewonnen
        [one] { $who } hat nach dem Kataklysmus gewonnen
       *[other] Sieg nach dem Kataklysmus: { $who }
    }
ui-won-frozen =
    { $who ->
        [you] Du hast nach dem Countdown gewonnen
        [one] { $who } hat nach dem Countdown gewonnen
       *[other] Sieg nach dem Countdown: { $who }
    }
ui-won-cap =
    { $who ->
        [you] Du hast nach Ablauf der Zeit gewonnen
        [one] { $who } hat nach Ablauf der Zeit gewonnen
       *[other] Sieg nach Ablauf der Zeit: { $who }
    }
ui-won-all = Alle teilen sich den Sieg
ui-over = Das Spiel ist vorbei
ui-won-with = { $won }, zusammen mit { $others }
ui-mate =
    { $who ->
        [you] dir
       *[other] { $who } aus dem Team
    }
ui-twin =
    { $who ->
        [you] dir, durch Kastor und Pollux
       *[other] { $who }, durch Kastor und Pollux
    }
ui-end-points = Wer zuerst genug Punkte ansagt, gewinnt.
ui-end-monsters = Hydra und Minotaurus gewinnen, egal wie viele Punkte.
ui-end-god = Dieser Gott entscheidet, egal wie viele Punkte.
ui-end-most = Niemand hat einen Sieg angesagt, also entscheiden die meisten Punkte.
ui-end-lands = Punkte sind die Summe der Gebiete.
ui-end-winds = Punkte sind die Summe der Gebiete mal die verschiedenen Winde.
ui-end-gods = Punkte sind die Summe der Gebiete mal die verschiedenen Winde. Götter und Städte können dazukommen.
ui-end-yours = Deine: { $lands }.
ui-caption = Endstand
ui-row-cards = Karten im Hauptstapel
ui-row-worth = Was sie wert sind
ui-row-added = Von Göttern und Städten
ui-row-winds = Mal die verschiedenen Winde
ui-row-doubled = Mal Winde und Aphrodite
ui-row-gods = Götter
ui-row-broken = Gebrochene Absprachen
ui-row-points = Punkte
ui-start = Der Anfang
ui-composes =
    { $who ->
        [you] Du stellst einen Befehl zusammen
       *[other] { $who } stellt einen Befehl zusammen
    }
ui-sand = Sand läuft ab

## Zahlen, die ein Tisch ändern darf, und ihre Gruppen
number-piles-more = Zusätzliche Stapel über die Spielerzahl hinaus
number-atlantis-cards = Karten von Atlantis
number-gods-drawn = Götter, die für den Tempel gezogen werden
number-timer-seconds = Sekunden, die eine Sanduhr läuft
number-timer-uneven = Prozent, um die Sanduhren abweichen, wenn der Tisch ungleiche will
number-opening-seconds = Sekunden, bis Städte öffnen und ein Countdown auf jeden Fall starten darf
number-countdown-seconds = Sekunden des Countdowns am Ende
number-game-minutes = Minuten, die eine Partie höchstens dauert
number-choice-seconds = Sekunden für eine Antwort
number-hand-milliseconds = Millisekunden zwischen zwei Befehlen derselben Person
number-powers-limit = Einsätze wiederholbarer Kräfte innerhalb einer Sekunde
number-claim-seconds = Sekunden, bis du nach einer falschen Ansage wieder ansagen kannst
number-win-points = Punkte für eine gewinnende Ansage
number-hera-points = Punkte für eine gewinnende Ansage gegen Hera
number-athens-points = Punkte für eine Sanduhr auf Athen
number-sphinx-points = Punkte für jede Sanduhr auf einer Stadt, mit der Sphinx
number-pan-points = Punkte für jeden Gott, mit Pan
number-persephone-points = Punkte für jede Sanduhr in der Hölle, mit Persephone
number-helios-points = Punkte für eine 10 oder eine 20, mit Helios
number-artemis-points = Punkte für jedes Monster, mit Artemis
number-amphitrite-times = Wie oft die oberste Karte zählt, mit Amphitrite
number-aphrodite-times = Wie oft die Punkte zählen, mit Aphrodite
number-calypso-kinds = Verschiedene Karten, mit denen Kalypso gewinnt
number-hestia-copies = Gleiche Karten, mit denen Hestia gewinnt
number-cerberus-timers = Sanduhren in der Hölle, mit denen Kerberos gewinnt
number-hades-timers = Sanduhren, die Hades in die Hölle schickt
number-eros-timers = Eigene Sanduhren auf einem Stapel, neben denen Eros keine anderen duldet
number-harpy-timers = Sanduhren auf einem Stapel, den die Harpyie räumen darf
number-eos-knock = Züge neben eine andere Sanduhr, bis im Schnitt eine umgestoßen wird
number-eos-crowd = Züge neben mehrere Sanduhren, bis im Schnitt eine umgestoßen wird
number-delphi-discount = Karten weniger in einem Opfer, mit Delphi
number-rhodes-cards = Karten, die Rhodos kostet
number-uranus-cards = Karten, die Uranos kostet
number-ephesus-cards = Karten, die Ephesos kostet
number-copies = Karten im Spiel: { $card }
number-timers = Sanduhren je Person an Tischen mit { $n } Plätzen
number-price = Karten in einem Opfer für { FORM($god, "accusative") }
number-group-cards = Karten und Sanduhren
number-group-time = Zeit
number-group-points = Punkte
number-group-prices = Opfer
number-group-powers = Kräfte von Göttern und Städten

## Einstellungen, die ein Tisch nicht haben kann
no-teams = Teams gibt es nur zu { $of }, nicht zu { $n }.
no-carried = Die Karten der letzten Partie passen nicht zu dieser. Dazu braucht es dieselbe Lernstufe und ebenso viele Personen.

## Stellen eingetippter Züge, nach „ist kein Zug“; Wörter der Notation bleiben englisch
part-notation-place = Orte sind pile1 bis pile9, atlantis, city1, city2, hell2, square1 bis square4, kingdom1 und front
part-notation-timer = Sanduhren sind 1a, 1b, 1c, 2a und so weiter, oder extra
part-notation-flip = eine Sanduhr geht „flipped“ (umgedreht) oder „as it is“ (wie sie ist)
part-notation-card = Karten sind 0, 10, 20, 30, 50, 100, hydra, minotaur, north, south, east und west
part-notation-plague = Plagen sind war, starvation und cataclysm
part-notation-god = nenne einen GOTT, zum Beispiel athena
part-notation-city = nenne eine STADT, zum Beispiel sparta
part-notation-pile = Stapel sind 1 bis 9, oder atlantis
part-notation-claim = ansagen kannst du points oder monsters
