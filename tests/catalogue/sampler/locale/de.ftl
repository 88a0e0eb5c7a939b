-game = Musterspiel

good-wood = Holz
    .counted = { $n } Holz
good-brick = Lehm
    .counted = { $n } Lehm
good-coin = Münze
    .counted =
        { $n ->
            [one] { $n } Münze
           *[other] { $n } Münzen
        }

piece-road = Straße
    .gender = f
piece-village = Dorf
    .gender = n
piece-action-card = Aktionskarte
    .gender = f

tile-ore = Erz
tile-wheat = Weizen

card-smith = Schmied
card-road-builder = Straßenbau

zone-ice-age = Eiszeit
    .in = in der Eiszeit
zone-police-state = Polizeistaat
    .in = im Polizeistaat

at-area-tile = { $kind } { $number }
    .dative = { $kind } { $number }
at-area-sea = das Meer
    .dative = dem Meer
at-corner = an { FORM($around, "dative") }
at-border = zwischen { FORM($one, "dative") } und { FORM($other, "dative") }

say-road =
    { $who ->
        [you] Du baust eine Straße { $where }.
       *[other] { $who } baut eine Straße { $where }.
    }
say-gains =
    { $who ->
        [you] Du erhältst { $goods }.
       *[other] { $who } erhält { $goods }.
    }
say-gives-cards =
    { $who ->
        [you]
            { $n ->
                [one] Du gibst { $to } { $n } Karte.
               *[other] Du gibst { $to } { $n } Karten.
            }
       *[other]
            { $n ->
                [one] { $who } gibt { FORM($to, "dative") } { $n } Karte.
               *[other] { $who } gibt { FORM($to, "dative") } { $n } Karten.
            }
    }
say-steals =
    { $who ->
        [you] Du stiehlst { $victim } eine Karte.
       *[other] { $who } stiehlt { FORM($victim, "dative") } eine Karte.
    }
say-removes-road =
    { $who ->
        [you] Du entfernst die Straße von { $owner } { $where }.
       *[other]
            { $owner ->
                [you] { $who } entfernt deine Straße { $where }.
               *[other] { $who } entfernt die Straße von { $owner } { $where }.
            }
    }
say-plays =
    { $who ->
        [you] Du spielst „{ $card }“.
       *[other] { $who } spielt „{ $card }“.
    }
say-dragon-nears =
    { $steps ->
        [0] Der Drache greift an!
        [one] Der Drache ist noch { $steps } Schritt entfernt.
       *[other] Der Drache ist noch { $steps } Schritte entfernt.
    }
say-visited =
    { $zone ->
        [ice-age] Es ist kalt { FORM($zone, "in") }.
       *[other] Jemand ist { FORM($zone, "in") }.
    }
say-chooses =
    { $who ->
        [you] Du wählst: { $what }.
       *[other] { $who } wählt: { $what }.
    }

ask-turn = Baue oder handle.
ask-again = { -game }: { ask-turn }
ask-waiting =
    { $who ->
        [you] Alle warten auf dich.
        [one] { $who } ist dran.
       *[other] Es fehlen noch { $who }.
    }
ask-victim = Wen beraubst du ({ $place })?
ask-order = Was kommt zuerst: { $cards }?
ask-choose-one = Wähle eins: { $options }.
ask-may-pay = { $cost } $ zahlen, um { FORM($what, "zu") }?

move-rob =
    { $n ->
        [one] { $who } berauben ({ $n } Karte)
       *[other] { $who } berauben ({ $n } Karten)
    }
move-do = { UP($what) }
move-play = „{ $card }“ spielen

no-cost =
    { FORM($piece, "gender") ->
        [f] Eine { $piece } kostet { $cost }. Dir fehlt noch: { $missing }.
       *[other] Ein { $piece } kostet { $cost }. Dir fehlt noch: { $missing }.
    }
no-such = Das geht nicht, siehe { $rule }.
no-money = Du hast { $money } $.
hint-bot = Das würde der Bot { $bot } spielen.
undo-road = die Straße { $where }

do-score = eine Karte werten
    .zu = eine Karte zu werten
do-draw =
    { $n ->
        [1] eine Karte ziehen
       *[other] { $n } Karten ziehen
    }
    .zu =
        { $n ->
            [1] eine Karte zu ziehen
           *[other] { $n } Karten zu ziehen
        }
