## Das Spiel
game-summary = Besiedle ein Land aus Sechsecken, handle und baue mehr als alle anderen.
game-tagline = Besiedle eine Insel aus Sechsecken.

## Waren
good-wood = Holz
    .no = kein Holz
    .counted = { $n } Holz
good-brick = Lehm
    .no = keinen Lehm
    .counted = { $n } Lehm
good-wool = Wolle
    .no = keine Wolle
    .counted = { $n } Wolle
good-wheat = Weizen
    .no = keinen Weizen
    .counted = { $n } Weizen
good-ore = Erz
    .no = kein Erz
    .counted = { $n } Erz
good-paper = Papier
    .no = kein Papier
    .counted = { $n } Papier
good-cloth = Tuch
    .no = kein Tuch
    .counted = { $n } Tuch
good-coin = Münzen
    .no = keine Münzen
    .counted =
        { $n ->
            [one] { $n } Münze
           *[other] { $n } Münzen
        }

## Felder, und was sonst an einer Ecke oder Grenze liegt
tile-wood = Holz
    .counted =
        { $n ->
            [0] Holz
           *[other] Holz { $n }
        }
    .counted-dative =
        { $n ->
            [0] Holz
           *[other] Holz { $n }
        }
tile-brick = Lehm
    .counted =
        { $n ->
            [0] Lehm
           *[other] Lehm { $n }
        }
    .counted-dative =
        { $n ->
            [0] Lehm
           *[other] Lehm { $n }
        }
tile-wool = Wolle
    .counted =
        { $n ->
            [0] Wolle
           *[other] Wolle { $n }
        }
    .counted-dative =
        { $n ->
            [0] Wolle
           *[other] Wolle { $n }
        }
tile-wheat = Weizen
    .counted =
        { $n ->
            [0] Weizen
           *[other] Weizen { $n }
        }
    .counted-dative =
        { $n ->
            [0] Weizen
           *[other] Weizen { $n }
        }
tile-ore = Erz
    .counted =
        { $n ->
            [0] Erz
           *[other] Erz { $n }
        }
    .counted-dative =
        { $n ->
            [0] Erz
           *[other] Erz { $n }
        }
tile-gold = Gold
    .counted =
        { $n ->
            [0] Gold
           *[other] Gold { $n }
        }
    .counted-dative =
        { $n ->
            [0] Gold
           *[other] Gold { $n }
        }
tile-desert = Wüste
    .counted = die Wüste
    .counted-dative = der Wüste
tile-random = Zufall
    .counted = Zufall
    .counted-dative = Zufall
tile-fog = Nebel
    .counted = der Nebel
    .counted-dative = dem Nebel
tile-sea = Meer
    .counted = das Meer
    .counted-dative = dem Meer
tile-wood-port = Holzhafen
    .counted = der Holzhafen
    .counted-dative = dem Holzhafen
tile-brick-port = Lehmhafen
    .counted = der Lehmhafen
    .counted-dative = dem Lehmhafen
tile-wool-port = Wollhafen
    .counted = der Wollhafen
    .counted-dative = dem Wollhafen
tile-wheat-port = Weizenhafen
    .counted = der Weizenhafen
    .counted-dative = dem Weizenhafen
tile-ore-port = Erzhafen
    .counted = der Erzhafen
    .counted-dative = dem Erzhafen
tile-general-port = allgemeiner Hafen
    .counted = der allgemeine Hafen
    .counted-dative = dem allgemeinen Hafen

## Spielsteine
piece-road = Straße
    .a = eine Straße
    .an = eine Straße
    .your = deine Straße
    .your-accusative = deine Straße
    .your-dative = deiner Straße
    .the-accusative = die Straße
    .the-dative = der Straße
    .all = Straßen
    .none = Straßen
    .counted =
        { $n ->
            [one] { $n } Straße
           *[other] { $n } Straßen
        }
piece-village = Dorf
    .a = ein Dorf
    .an = ein Dorf
    .your = dein Dorf
    .your-accusative = dein Dorf
    .your-dative = deinem Dorf
    .the-accusative = das Dorf
    .the-dative = dem Dorf
    .all = Dörfer
    .none = Dörfer
    .counted =
        { $n ->
            [one] { $n } Dorf
           *[other] { $n } Dörfer
        }
piece-town = Stadt
    .a = eine Stadt
    .an = eine Stadt
    .your = deine Stadt
    .your-accusative = deine Stadt
    .your-dative = deiner Stadt
    .the-accusative = die Stadt
    .the-dative = der Stadt
    .all = Städte
    .none = Städte
    .counted =
        { $n ->
            [one] { $n } Stadt
           *[other] { $n } Städte
        }
piece-fence = Zaun
    .a = ein Zaun
    .an = einen Zaun
    .your = dein Zaun
    .your-accusative = deinen Zaun
    .your-dative = deinem Zaun
    .the-accusative = den Zaun
    .the-dative = dem Zaun
    .all = Zäune
    .none = Zäune
    .counted =
        { $n ->
            [one] { $n } Zaun
           *[other] { $n } Zäune
        }
piece-action-card = Aktionskarte
    .a = eine Aktionskarte
    .an = eine Aktionskarte
    .your = deine Aktionskarte
    .your-accusative = deine Aktionskarte
    .your-dative = deiner Aktionskarte
    .the-accusative = die Aktionskarte
    .the-dative = der Aktionskarte
    .all = Aktionskarten
    .none = Aktionskarten
    .counted =
        { $n ->
            [one] { $n } Aktionskarte
           *[other] { $n } Aktionskarten
        }
piece-warrior = Krieger
    .a = ein Krieger
    .an = einen Krieger
    .your = dein Krieger
    .your-accusative = deinen Krieger
    .your-dative = deinem Krieger
    .the-accusative = den Krieger
    .the-dative = dem Krieger
    .all = Krieger
    .none = Krieger
    .counted =
        { $n ->
            [one] { $n } Krieger
           *[other] { $n } Krieger
        }
piece-regular-warrior = einfacher Krieger
    .a = ein einfacher Krieger
    .an = einen einfachen Krieger
    .your = dein einfacher Krieger
    .your-accusative = deinen einfachen Krieger
    .your-dative = deinem einfachen Krieger
    .the-accusative = den einfachen Krieger
    .the-dative = dem einfachen Krieger
    .all = einfachen Krieger
    .none = einfache Krieger
    .counted =
        { $n ->
            [one] { $n } einfacher Krieger
           *[other] { $n } einfache Krieger
        }
piece-strong-warrior = starker Krieger
    .a = ein starker Krieger
    .an = einen starken Krieger
    .your = dein starker Krieger
    .your-accusative = deinen starken Krieger
    .your-dative = deinem starken Krieger
    .the-accusative = den starken Krieger
    .the-dative = dem starken Krieger
    .all = starken Krieger
    .none = starke Krieger
    .counted =
        { $n ->
            [one] { $n } starker Krieger
           *[other] { $n } starke Krieger
        }
piece-mighty-warrior = mächtiger Krieger
    .a = ein mächtiger Krieger
    .an = einen mächtigen Krieger
    .your = dein mächtiger Krieger
    .your-accusative = deinen mächtigen Krieger
    .your-dative = deinem mächtigen Krieger
    .the-accusative = den mächtigen Krieger
    .the-dative = dem mächtigen Krieger
    .all = mächtigen Krieger
    .none = mächtige Krieger
    .counted =
        { $n ->
            [one] { $n } mächtiger Krieger
           *[other] { $n } mächtige Krieger
        }

## Farben, Stapel und die Seiten des Ereigniswürfels
colour-science = Wissenschaft
colour-trade = Handel
colour-military = Militär
deck-science = Wissenschaftskarte
    .a = eine Wissenschaftskarte
    .all = Wissenschaftskarten
    .counted =
        { $n ->
            [one] { $n } Wissenschaftskarte
           *[other] { $n } Wissenschaftskarten
        }
deck-trade = Handelskarte
    .a = eine Handelskarte
    .all = Handelskarten
    .counted =
        { $n ->
            [one] { $n } Handelskarte
           *[other] { $n } Handelskarten
        }
deck-military = Militärkarte
    .a = eine Militärkarte
    .all = Militärkarten
    .counted =
        { $n ->
            [one] { $n } Militärkarte
           *[other] { $n } Militärkarten
        }
deck-basic = Aktionskarte
    .a = eine Aktionskarte
    .all = Aktionskarten
    .counted =
        { $n ->
            [one] { $n } Aktionskarte
           *[other] { $n } Aktionskarten
        }
face-science = Wissenschaft
face-trade = Handel
face-military = Militär
face-dragon = den Drachen

## Was Ausbauten bringen
work-granary = „Kornspeicher“
work-guild = „Gilde“
work-barracks = „Kaserne“
work-university = „Universität“
work-lighthouse = „Leuchtturm“
work-arsenal = „Zeughaus“
work-great-library = „Große Bibliothek“
work-great-harbor = „Großer Hafen“
work-great-citadel = „Große Zitadelle“

## Woher Punkte kommen
source-villages = Dörfer
source-towns = Städte
source-route = Längste Route
source-army = Stärkstes Heer
source-wonders = Wunder
source-slayer = Drachentöter
source-shown = „Buchdruck“ und „Verfassung“
source-merchant = Händler
source-treasures = Schätze

## Aktionskarten
card-warrior = „Krieger“
    .counted =
        { $n ->
            [1] „Krieger“
           *[other] { $n } × „Krieger“
        }
card-treasure = „Schatz“
    .counted =
        { $n ->
            [1] „Schatz“
           *[other] { $n } × „Schatz“
        }
card-road-builder = „Straßenbau“
    .counted =
        { $n ->
            [1] „Straßenbau“
           *[other] { $n } × „Straßenbau“
        }
card-harvest = „Ernte“
    .counted =
        { $n ->
            [1] „Ernte“
           *[other] { $n } × „Ernte“
        }
card-monopoly = „Monopol“
    .counted =
        { $n ->
            [1] „Monopol“
           *[other] { $n } × „Monopol“
        }
card-alchemist = „Alchemist“
    .counted =
        { $n ->
            [1] „Alchemist“
           *[other] { $n } × „Alchemist“
        }
card-crane = „Kran“
    .counted =
        { $n ->
            [1] „Kran“
           *[other] { $n } × „Kran“
        }
card-engineer = „Baumeister“
    .counted =
        { $n ->
            [1] „Baumeister“
           *[other] { $n } × „Baumeister“
        }
card-inventor = „Erfinder“
    .counted =
        { $n ->
            [1] „Erfinder“
           *[other] { $n } × „Erfinder“
        }
card-irrigation = „Bewässerung“
    .counted =
        { $n ->
            [1] „Bewässerung“
           *[other] { $n } × „Bewässerung“
        }
card-medicine = „Medizin“
    .counted =
        { $n ->
            [1] „Medizin“
           *[other] { $n } × „Medizin“
        }
card-mining = „Bergbau“
    .counted =
        { $n ->
            [1] „Bergbau“
           *[other] { $n } × „Bergbau“
        }
card-printer = „Buchdruck“
    .counted =
        { $n ->
            [1] „Buchdruck“
           *[other] { $n } × „Buchdruck“
        }
card-green-road-builder = „Straßenbau“
    .counted =
        { $n ->
            [1] „Straßenbau“
           *[other] { $n } × „Straßenbau“
        }
card-smith = „Schmied“
    .counted =
        { $n ->
            [1] „Schmied“
           *[other] { $n } × „Schmied“
        }
card-commercial-harbor = „Handelshafen“
    .counted =
        { $n ->
            [1] „Handelshafen“
           *[other] { $n } × „Handelshafen“
        }
card-master-merchant = „Großkaufmann“
    .counted =
        { $n ->
            [1] „Großkaufmann“
           *[other] { $n } × „Großkaufmann“
        }
card-merchant = „Händler“
    .counted =
        { $n ->
            [1] „Händler“
           *[other] { $n } × „Händler“
        }
card-merchant-fleet = „Handelsflotte“
    .counted =
        { $n ->
            [1] „Handelsflotte“
           *[other] { $n } × „Handelsflotte“
        }
card-resource-monopoly = „Rohstoffmonopol“
    .counted =
        { $n ->
            [1] „Rohstoffmonopol“
           *[other] { $n } × „Rohstoffmonopol“
        }
card-trade-monopoly = „Handelsmonopol“
    .counted =
        { $n ->
            [1] „Handelsmonopol“
           *[other] { $n } × „Handelsmonopol“
        }
card-bishop = „Bischof“
    .counted =
        { $n ->
            [1] „Bischof“
           *[other] { $n } × „Bischof“
        }
card-constitution = „Verfassung“
    .counted =
        { $n ->
            [1] „Verfassung“
           *[other] { $n } × „Verfassung“
        }
card-deserter = „Überläufer“
    .counted =
        { $n ->
            [1] „Überläufer“
           *[other] { $n } × „Überläufer“
        }
card-diplomat = „Diplomat“
    .counted =
        { $n ->
            [1] „Diplomat“
           *[other] { $n } × „Diplomat“
        }
card-intrigue = „Intrige“
    .counted =
        { $n ->
            [1] „Intrige“
           *[other] { $n } × „Intrige“
        }
card-saboteur = „Saboteur“
    .counted =
        { $n ->
            [1] „Saboteur“
           *[other] { $n } × „Saboteur“
        }
card-spy = „Spion“
    .counted =
        { $n ->
            [1] „Spion“
           *[other] { $n } × „Spion“
        }
card-warlord = „Kriegsherr“
    .counted =
        { $n ->
            [1] „Kriegsherr“
           *[other] { $n } × „Kriegsherr“
        }
card-wedding = „Hochzeit“
    .counted =
        { $n ->
            [1] „Hochzeit“
           *[other] { $n } × „Hochzeit“
        }

## Anzahlen
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .dative =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
part-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
part-roads =
    { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }
part-warriors = { $warriors } Krieger
part-actions =
    { $actions ->
        [one] { $actions } Aktionskarte
       *[other] { $actions } Aktionskarten
    }
part-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
part-commodities =
    { $commodities ->
        [one] { $commodities } Handelsware
       *[other] { $commodities } Handelswaren
    }
part-resources =
    { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    }
part-score =
    { $who ->
        [you] du: { $n }
       *[other] { $who }: { $n }
    }
part-offer-own = Angebot { $n }
part-offer-counter =
    { $who ->
        [you] dein Gegenangebot
       *[other] das Gegenangebot von { $who }
    }

part-source = { $source }

## Orte
at-corner = an { FORM($on, "dative") }
at-border = zwischen { FORM($on, "dative") }
at-tile = { $on }

## Verlauf
say-board = Der Spielplan liegt bereit.
say-road =
    { $who ->
        [you] Du baust eine Straße { $at }.
       *[other] { $who } baut eine Straße { $at }.
    }
say-village =
    { $who ->
        [you] Du baust ein Dorf { $at }.
       *[other] { $who } baut ein Dorf { $at }.
    }
say-town =
    { $who ->
        [you] Du baust eine Stadt { $at }.
       *[other] { $who } baut eine Stadt { $at }.
    }
say-fence =
    { $who ->
        [you] Du umzäunst deine Stadt { $at }.
       *[other] { $who } umzäunt eine Stadt { $at }.
    }
say-lifts = Der Nebel lichtet sich: { $tile }.
say-rolls =
    { $who ->
        [you] Du würfelst { $n } ({ $red } und { $yellow }).
       *[other] { $who } würfelt { $n } ({ $red } und { $yellow }).
    }
say-rolls-all =
    { $who ->
        [you] Du würfelst { $n } ({ $red } und { $yellow }), dazu { $face }.
       *[other] { $who } würfelt { $n } ({ $red } und { $yellow }), dazu { $face }.
    }
say-gains =
    { $who ->
        [you] Du erhältst { $get }.
       *[other] { $who } erhält { $get }.
    }
say-short = Der Markt hat nicht genug { $good }. Niemand erhält etwas davon.
say-picks =
    { $who ->
        [you] Du wählst { $goods }.
       *[other] { $who } wählt { $goods }.
    }
say-again =
    { $who ->
        [you] Der Räuber rastet in der Wüste. Du würfelst noch einmal.
       *[other] Der Räuber rastet in der Wüste. { $who } würfelt noch einmal.
    }
say-ends =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
say-requests =
    { $who ->
        [you] Du bittest um eine Sonderbauphase.
       *[other] { $who } bittet um eine Sonderbauphase.
    }
say-ends-special =
    { $who ->
        [you] Du beendest deine Sonderbauphase.
       *[other] { $who } beendet die Sonderbauphase.
    }
say-wins =
    { $who ->
        [you] Du gewinnst mit { part-points.dative }.
       *[other] { $who } gewinnt mit { part-points.dative }.
    }
say-rounds = Die letzte Runde ist vorbei. Punkte: { $scores }.
say-discards =
    { $who ->
        [you] Du wirfst { $goods } ab.
       *[other] { $who } wirft { $goods } ab.
    }
say-gives =
    { $who ->
        [you] Du gibst { $to } { part-cards }.
       *[other] { $who } gibt { FORM($to, "dative") } { part-cards }.
    }
say-gave =
    { $who ->
        [you] Du gibst { $to } { $goods }.
       *[other] { $who } gibt { FORM($to, "dative") } { $goods }.
    }
say-robber =
    { $who ->
        [you] Du versetzt den Räuber auf { $tile }.
       *[other] { $who } versetzt den Räuber auf { $tile }.
    }
say-chases =
    { $who ->
        [you] Dein Krieger { $at } verjagt den Räuber.
       *[other] Der Krieger von { $who } { $at } verjagt den Räuber.
    }
say-steals =
    { $who ->
        [you] Du stiehlst { $victim } eine Karte.
       *[other] { $who } stiehlt { FORM($victim, "dative") } eine Karte.
    }
say-stole =
    { $who ->
        [you] Du stiehlst { $victim } { $goods }.
       *[other] { $who } stiehlt { FORM($victim, "dative") } { $goods }.
    }

say-market =
    { $who ->
        [you] Du tauschst { $give } gegen { $get } beim Markt.
       *[other] { $who } tauscht { $give } gegen { $get } beim Markt.
    }
say-begins =
    { $who ->
        [you] Du beginnst ein Angebot.
       *[other] { $who } beginnt ein Angebot.
    }
say-drafts =
    { $who ->
        [you] Dein Angebot bisher: { $give } gegen { $get }.
       *[other] Das Angebot von { $who } bisher: { $give } gegen { $get }.
    }
say-ponders =
    { $who ->
        [you] Auch der Markt würde dein Angebot annehmen.
       *[other] Auch der Markt würde das Angebot von { $who } annehmen.
    }
say-cancels =
    { $who ->
        [you] Du verwirfst dein Angebot.
       *[other] { $who } verwirft das Angebot.
    }
say-offers =
    { $who ->
        [you] Du bietest { $give } für { $get } (Angebot { $n }).
       *[other] { $who } bietet { $give } für { $get } (Angebot { $n }).
    }
say-counters =
    { $who ->
        [you] Du machst ein Gegenangebot: { $give } für { $get }.
       *[other] { $who } macht ein Gegenangebot: { $give } für { $get }.
    }
say-accepts =
    { $who ->
        [you] Du nimmst Angebot { $n } an.
       *[other] { $who } nimmt Angebot { $n } an.
    }
say-accepts-counter =
    { $who ->
        [you] Du nimmst das Gegenangebot von { $maker } an.
       *[other]
            { $maker ->
                [you] { $who } nimmt dein Gegenangebot an.
               *[other] { $who } nimmt das Gegenangebot von { $maker } an.
            }
    }
say-rejects =
    { $who ->
        [you] Du lehnst Angebot { $n } ab.
       *[other] { $who } lehnt Angebot { $n } ab.
    }
say-rejects-counter =
    { $who ->
        [you] Du lehnst das Gegenangebot von { $maker } ab.
       *[other]
            { $maker ->
                [you] { $who } lehnt dein Gegenangebot ab.
               *[other] { $who } lehnt das Gegenangebot von { $maker } ab.
            }
    }
say-withdraws =
    { $who ->
        [you] Du ziehst Angebot { $n } zurück.
       *[other] { $who } zieht Angebot { $n } zurück.
    }
say-withdraws-counter =
    { $who ->
        [you] Du ziehst dein Gegenangebot zurück.
       *[other] { $who } zieht das Gegenangebot zurück.
    }
say-void =
    { $who ->
        [you] Du hast die Karten nicht mehr. Zurückgezogen wird: { $offer }.
       *[other] { $who } hat die Karten nicht mehr. Zurückgezogen wird: { $offer }.
    }
say-fails =
    { $who ->
        [you] Der Tausch platzt: Du hast die Karten nicht mehr.
       *[other] Der Tausch platzt: { $who } hat die Karten nicht mehr.
    }
say-trades =
    { $who ->
        [you] Du tauschst mit { $partner } { $give } gegen { $get }.
       *[other] { $who } tauscht mit { FORM($partner, "dative") } { $give } gegen { $get }.
    }
say-embargo =
    { $who ->
        [you] Du lehnst alle Angebote von { $other } ab.
       *[other] { $who } lehnt alle Angebote von { FORM($other, "dative") } ab.
    }
say-lifts-embargo =
    { $who ->
        [you] Du prüfst Angebote von { $other } wieder.
       *[other] { $who } prüft Angebote von { FORM($other, "dative") } wieder.
    }

say-buys =
    { $who ->
        [you] Du kaufst eine Aktionskarte.
       *[other] { $who } kauft eine Aktionskarte.
    }
say-draws =
    { $who ->
        [you] Du ziehst { FORM($deck, "a") }.
       *[other] { $who } zieht { FORM($deck, "a") }.
    }
say-chooses-deck =
    { $who ->
        [you] Du bist mit anderen am stärksten und nimmst { FORM($deck, "a") }.
       *[other] { $who } ist mit anderen am stärksten und nimmt { FORM($deck, "a") }.
    }
say-empty =
    { $who ->
        [you] Es gibt keine { FORM($deck, "all") } mehr. Du ziehst nichts.
       *[other] Es gibt keine { FORM($deck, "all") } mehr. { $who } zieht nichts.
    }
say-drops =
    { $who ->
        [you] Du legst { FORM($deck, "a") } unter ihren Stapel zurück.
       *[other] { $who } legt { FORM($deck, "a") } unter ihren Stapel zurück.
    }
say-route-lost =
    { $who ->
        [you] Du verlierst die längste Route. Jetzt hat sie niemand.
       *[other] { $who } verliert die längste Route. Jetzt hat sie niemand.
    }
say-route =
    { $who ->
        [you] Du hast jetzt die längste Route ({ part-roads }, { part-points }).
       *[other] { $who } hat jetzt die längste Route ({ part-roads }, { part-points }).
    }
say-route-taken =
    { $who ->
        [you] Du übernimmst die längste Route von { $loser } ({ part-roads }, { part-points }).
       *[other] { $who } übernimmt die längste Route von { FORM($loser, "dative") } ({ part-roads }, { part-points }).
    }
say-army =
    { $who ->
        [you] Du hast jetzt das stärkste Heer ({ part-warriors }, { part-points }).
       *[other] { $who } hat jetzt das stärkste Heer ({ part-warriors }, { part-points }).
    }
say-army-taken =
    { $who ->
        [you] Du übernimmst das stärkste Heer von { $loser } ({ part-warriors }, { part-points }).
       *[other] { $who } übernimmt das stärkste Heer von { FORM($loser, "dative") } ({ part-warriors }, { part-points }).
    }

say-improves =
    { $who ->
        [you] Du baust { $colour } auf Stufe { $level } aus.
       *[other] { $who } baut { $colour } auf Stufe { $level } aus.
    }
say-improves-work =
    { $who ->
        [you] Du baust { $colour } auf Stufe { $level } aus und erhältst { $work }.
       *[other] { $who } baut { $colour } auf Stufe { $level } aus und erhält { $work }.
    }
say-wonder =
    { $who ->
        [you] Du baust { $work } in deiner Stadt { $at }.
       *[other] { $who } baut { $work } in einer Stadt { $at }.
    }
say-great =
    { $who ->
        [you] Dein Wunder { $old } wird zu { $new }.
       *[other] Das Wunder { $old } von { $who } wird zu { $new }.
    }
say-warrior =
    { $who ->
        [you] Du baust einen Krieger { $at }.
       *[other] { $who } baut einen Krieger { $at }.
    }
say-activates =
    { $who ->
        [you] Du aktivierst deinen Krieger { $at }.
       *[other] { $who } aktiviert einen Krieger { $at }.
    }
say-upgrades =
    { $who ->
        [you] Dein Krieger { $at } ist jetzt { FORM($piece, "a") }.
       *[other] Der Krieger von { $who } { $at } ist jetzt { FORM($piece, "a") }.
    }
say-sets-out =
    { $who ->
        [you] Dein Krieger { $at } bricht auf.
       *[other] Der Krieger von { $who } { $at } bricht auf.
    }
say-marches =
    { $who ->
        [you] Dein Krieger { $at } zieht auf die Ecke { $goal }.
       *[other] Der Krieger von { $who } { $at } zieht auf die Ecke { $goal }.
    }
say-displaced =
    { $who ->
        [you] Dein Krieger { $at } wird vertrieben.
       *[other] Der Krieger von { $who } { $at } wird vertrieben.
    }
say-retreats =
    { $who ->
        [you] Dein Krieger { $at } weicht auf die Ecke { $goal } aus.
       *[other] Der Krieger von { $who } { $at } weicht auf die Ecke { $goal } aus.
    }
say-lost =
    { $who ->
        [you] Dein Krieger { $at } kann nirgends hin und ist verloren.
       *[other] Der Krieger von { $who } { $at } kann nirgends hin und ist verloren.
    }
say-dragon =
    { $steps ->
        [0] Der Drache greift an!
       *[other] Der Drache kommt näher: noch { part-steps }.
    }
say-battle-won = Die Insel hält stand: Krieger { $warriors } ({ $forces }) gegen Drache { $dragon }.
say-battle-lost = Der Drache siegt: Krieger { $warriors } ({ $forces }) gegen Drache { $dragon }.
say-battle-won-alone = Die Insel hält stand: Krieger 0 gegen Drache { $dragon }.
say-battle-lost-alone = Der Drache siegt: Krieger 0 gegen Drache { $dragon }.
say-slayer =
    { $who ->
        [you] Du erhältst „Drachentöter“: { part-points }.
       *[other] { $who } erhält „Drachentöter“: { part-points }.
    }
say-razed =
    { $who ->
        [you] Deine Stadt { $at } wird zum Dorf.
       *[other] Die Stadt von { $who } { $at } wird zum Dorf.
    }

say-plays =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $who } spielt { $card }.
    }
say-drew =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
say-dropped =
    { $who ->
        [you] Du legst { $card } zurück.
       *[other] { $who } legt { $card } zurück.
    }
say-shows =
    { $who ->
        [you] Du ziehst { $card } und deckst die Karte auf: { part-points }.
       *[other] { $who } zieht { $card } und deckt die Karte auf: { part-points }.
    }
say-conjures =
    { $who ->
        [you] Du stellst die Würfel auf { $red } und { $yellow }.
       *[other] { $who } stellt die Würfel auf { $red } und { $yellow }.
    }
say-invents =
    { $who ->
        [you] Du wählst eine Zahl: { $tile }.
       *[other] { $who } wählt eine Zahl: { $tile }.
    }
say-swaps =
    { $who ->
        [you] Du vertauschst zwei Zahlen: jetzt { $one } und { $other }.
       *[other] { $who } vertauscht zwei Zahlen: jetzt { $one } und { $other }.
    }
say-merchant =
    { $who ->
        [you] Du stellst den Händler auf { $tile }.
       *[other] { $who } stellt den Händler auf { $tile }.
    }
say-takes-up-road =
    { $who ->
        [you] Du nimmst deine Straße { $at } vom Plan.
       *[other] { $who } nimmt eine eigene Straße { $at } vom Plan.
    }
say-removes-road =
    { $who ->
        [you] Du entfernst die Straße von { $owner } { $at }.
       *[other]
            { $owner ->
                [you] { $who } entfernt deine Straße { $at }.
               *[other] { $who } entfernt die Straße von { $owner } { $at }.
            }
    }
say-lures =
    { $who ->
        [you] Du wirbst { $victim } einen Krieger ab.
       *[other] { $who } wirbt { FORM($victim, "dative") } einen Krieger ab.
    }
say-deserts =
    { $who ->
        [you] Du entlässt deinen Krieger { $at }.
       *[other] { $who } entlässt einen Krieger { $at }.
    }
say-enlists =
    { $who ->
        [you] Du stellst { FORM($piece, "an") } { $at } auf.
       *[other] { $who } stellt { FORM($piece, "an") } { $at } auf.
    }
say-warlord =
    { $who ->
        [you] Du aktivierst alle deine Krieger (zusammen Stärke { $strength }).
       *[other] { $who } aktiviert alle eigenen Krieger (zusammen Stärke { $strength }).
    }
say-reaps-nothing =
    { $who ->
        [you] Der Markt hat { FORM($good, "no") } mehr für dich.
       *[other] Der Markt hat { FORM($good, "no") } mehr für { $who }.
    }
say-names =
    { $who ->
        [you] Du nennst { $good }.
       *[other] { $who } nennt { $good }.
    }
say-fleet =
    { $who ->
        [you] Du tauschst in diesem Zug { $good } { $n } zu 1.
       *[other] { $who } tauscht in diesem Zug { $good } { $n } zu 1.
    }
say-visits =
    { $who ->
        [you] Du fragst { $other }.
       *[other] { $who } fragt { FORM($other, "accusative") }.
    }
say-harbor =
    { $who ->
        [you] Du bietest { $other } { $goods } für eine Handelsware.
       *[other] { $who } bietet { FORM($other, "dative") } { $goods } für eine Handelsware.
    }
say-no-commodity =
    { $who ->
        [you] Du kannst keine Handelsware geben.
       *[other] { $who } kann keine Handelsware geben.
    }
say-has-commodity =
    { $who ->
        [you] Du wählst eine Handelsware aus.
       *[other] { $who } wählt eine Handelsware aus.
    }
say-swapped =
    { $who ->
        [you] Du gibst { $other } { $give } für { $get }.
       *[other] { $who } gibt { FORM($other, "dative") } { $give } für { $get }.
    }
say-looks =
    { $who ->
        [you] Du siehst dir die Karten von { $other } an.
       *[other]
            { $other ->
                [you] { $who } sieht sich deine Karten an.
               *[other] { $who } sieht sich die Karten von { $other } an.
            }
    }
say-looked =
    { $who ->
        [you] Du hast { $goods } auf der Hand.
       *[other] { $who } hat { $goods } auf der Hand.
    }
say-spies =
    { $who ->
        [you] Du siehst dir die Aktionskarten von { $other } an.
       *[other]
            { $other ->
                [you] { $who } sieht sich deine Aktionskarten an.
               *[other] { $who } sieht sich die Aktionskarten von { $other } an.
            }
    }
say-spied =
    { $who ->
        [you] Deine Aktionskarten: { $cards }.
       *[other] Aktionskarten von { $who }: { $cards }.
    }
say-takes-action =
    { $who ->
        [you] Du nimmst { $victim } eine Aktionskarte weg.
       *[other] { $who } nimmt { FORM($victim, "dative") } eine Aktionskarte weg.
    }
say-took-action =
    { $who ->
        [you] Du nimmst { $victim } { $card } weg.
       *[other] { $who } nimmt { FORM($victim, "dative") } { $card } weg.
    }

## Fragen
ask-sealed = Die anderen wählen noch. Du kannst deine Antwort noch ändern.
ask-sealed-final = Die anderen wählen noch.
ask-roll = Würfle.
ask-roll-or-play = Würfle oder spiele vorher eine Aktionskarte.
ask-turn = Baue, handle oder spiele eine Karte und beende dann deinen Zug.
ask-special = Baue, verstärke, baue aus oder kaufe und beende dann deine Sonderbauphase.
ask-draft = Stelle dein Angebot zusammen: { $give } gegen { $get }. Sende oder verwirf es dann.
ask-counter-draft = Stelle dein Gegenangebot zusammen: { $give } gegen { $get }. Sende oder verwirf es dann.
ask-deal = Schließe einen Tausch ab oder spiele weiter.
ask-rejected = Biete etwas anderes an oder spiele weiter.
ask-wait = Warte, bis { $who } gewählt hat.
ask-answer = Annehmen, ablehnen oder kontern?
ask-accept-reject = Annehmen oder ablehnen?
ask-accept-counter = Annehmen oder kontern?
ask-reject-counter = Ablehnen oder kontern?
ask-accept = Annehmen?
ask-reject = Ablehnen?
ask-counter = Kontern?
ask-talk-build = Bitte um eine Sonderbauphase oder warte auf { $who }.
ask-talk = Warte auf { $who } oder lehne alle Angebote einer Person ab.
ask-first-village = Setze dein erstes Dorf.
ask-second-village = Setze dein zweites Dorf. Es bringt { part-cards } von jedem Rohstoff daneben.
ask-first-town = Setze deine Stadt. Sie bringt { part-cards } von jedem Rohstoff daneben.
ask-first-road =
    { $piece ->
        [town] Baue eine Straße an deiner neuen Stadt.
       *[other] Baue eine Straße an deinem neuen Dorf.
    }
ask-discard-seven = Eine 7! Wirf { $n } von deinen { part-cards } ab.
ask-discard = Wirf { $n } von deinen { part-cards } ab.
ask-discard-more = Wirf noch { $n } von deinen { part-cards } ab.
ask-give-away = Wähle { part-cards } für { $to }.
ask-robber = Wohin versetzt du den Räuber?
ask-victim = Wen beraubst du ({ $tile })?
ask-wonder = Welche deiner Städte bekommt { $work }?
ask-lose-town = Welche Stadt wird zum Dorf?
ask-march = Wohin zieht { FORM($piece, "your") } { $where }?
ask-retreat = { UP(FORM($piece, "your")) } { $where } wurde vertrieben. Wohin geht er?
ask-pick =
    { $n ->
        [one] Welchen Rohstoff nimmst du?
       *[other] Welchen Rohstoff nimmst du zuerst (noch { $n })?
    }
ask-where = Mit dem Markt oder mit den anderen tauschen?
ask-drop-action = Welche Aktionskarte legst du zurück?
ask-deck = Was für eine Karte ziehst du?
ask-name-resource = Welchen Rohstoff nennst du?
ask-name-commodity = Welche Handelsware nennst du?
ask-fleet = Welche Kartenart tauschst du in diesem Zug { $n } zu 1?
ask-free-road = Baue eine kostenlose Straße (noch { $n }).
ask-move-road = Wo baust du deine Straße wieder auf?
ask-dice = Wähle die Zahlen beider Würfel.
ask-crane = Welchen Ausbau machst du für { part-commodities } weniger?
ask-fence = Welche Stadt bekommt den Zaun?
ask-medicine = Welches Dorf wird zur Stadt?
ask-intrigue = Welchen Krieger vertreibst du?
ask-smith = Welchen Krieger verstärkst du?
ask-smith-second = Einen zweiten Krieger verstärken oder aufhören?
ask-dismiss = Welchen Krieger entlässt du?
ask-enlist = { UP(FORM($piece, "the-accusative")) } aufstellen oder aufhören?
ask-merchant = Welches Feld bekommt den Händler?
ask-inventor = Welche Zahl vertauschst du?
ask-inventor-second = Die { $number } auf { $tile } mit welcher Zahl vertauschen?
ask-harbor = Jemandem einen Rohstoff anbieten oder aufhören?
ask-look = Wessen Hand siehst du dir an?
ask-deserter = Wer verliert einen Krieger?
ask-spy = Wessen Aktionskarten siehst du dir an?
ask-take = Welche Karte nimmst du von { $who } (noch { $n })?
ask-offer-resource = Welchen Rohstoff bietest du { $who } an?
ask-give-commodity = Welche Handelsware gibst du { $who } für { $goods }?
ask-remove-road = Welche offene Straße entfernst du?
ask-take-action = Welche Aktionskarte nimmst du { $who } weg?

## Anmerkungen zu Fragen
note-accepted =
    { $who ->
        [one] { $who } nimmt an: { $offer }.
       *[other] { $who } nehmen an: { $offer }.
    }
note-countered = { $who } gäbe dir { $get } für { $give }.
note-rejected = Alle haben abgelehnt: { $offers }.
note-offered = Angebot { $n }: Du gibst { $give } für { $get }.
note-offered-accepted = Angebot { $n } (du nimmst an): Du gibst { $give } für { $get }.
note-offered-rejected = Angebot { $n } (du lehnst ab): Du gibst { $give } für { $get }.
note-counter = Gegenangebot von { $who }: Du gibst { $give } für { $get }.
note-counter-accepted = Gegenangebot von { $who } (du nimmst an): Du gibst { $give } für { $get }.
note-counter-rejected = Gegenangebot von { $who } (du lehnst ab): Du gibst { $give } für { $get }.
note-reroll = In der Wüste beraubt er niemanden, und du würfelst noch einmal.
note-dragon-won = Der Drache siegt, und deine Verteidigung war die schwächste.
note-fog-gold = Im Nebel lag Gold.
note-market-too = Auch der Markt würde { $give } gegen { $get } tauschen.
note-too-many = Du hast { part-actions }, erlaubt sind { $limit }.
note-thanks = Der Drache ist besiegt, und niemand war stärker als du.
note-all-of-it = Die anderen geben dir alles, was sie davon haben.
note-each-gives =
    { $n ->
        [1] Wer davon etwas hat, gibt dir 1.
       *[other] Alle anderen geben dir bis zu { $n }.
    }
note-lured = { $who } zwingt dich, einen zu entlassen.
note-will-be-active = Er wird aktiv sein.
note-will-be-inactive = Er wird inaktiv sein.

## Züge
move-roll = Würfeln
move-end = Zug beenden
move-end-special = Sonderbauphase beenden
move-buy = Aktionskarte kaufen
move-request = Um eine Sonderbauphase nach diesem Zug bitten
move-wait = Jetzt nicht
move-retract = Antwort ändern
move-road = Straße { $where } bauen
move-village = Dorf { $where } bauen
move-town = Stadt { $where } bauen
move-fence = Deine Stadt { $where } umzäunen
move-improve = { $colour } auf Stufe { $level } ausbauen
move-warrior = Krieger { $where } bauen
move-activate = { UP(FORM($piece, "your-accusative")) } { $where } aktivieren
move-upgrade = { UP(FORM($piece, "your-accusative")) } { $where } verstärken
move-march = { UP(FORM($piece, "your-accusative")) } { $where } bewegen
move-chase = Räuber ({ $tile }) verjagen, mit { FORM($piece, "your-dative") } { $where }
move-play = { $card } spielen
move-market = { $give } gegen { $get } beim Markt tauschen
move-offer = Den anderen ein Angebot machen
move-counter = { $who } ein Gegenangebot machen
move-embargo = Alle Angebote von { $who } ablehnen
move-lift = Angebote von { $who } wieder prüfen
move-send = Angebot senden: { $give } gegen { $get }
move-cancel = Angebot verwerfen
move-with-players = Den anderen anbieten
move-give = { $goods } geben
move-ask = { $goods } verlangen
move-deal = { $give } gegen { $get } mit { $who } tauschen
move-withdraw = Zurückziehen: { $offer }
move-accept = Annehmen: { $offer }
move-reject = Ablehnen: { $offer }
move-offer-whole = Den anderen { $give } gegen { $get } anbieten
move-counter-whole = { $who } { $give } gegen { $get } anbieten
move-discard = { $goods } abwerfen
move-give-away = { $goods } weggeben
move-wonder = { $work } in deiner Stadt { $where } bauen
move-lose-town = Deine Stadt { $where } aufgeben
move-lose-fenced = Deine Stadt { $where } mit ihrem Zaun aufgeben
move-march-to = Auf die Ecke { $where } ziehen
move-retreat = Auf die Ecke { $where } ausweichen
move-drive = { UP(FORM($piece, "the-accusative")) } von { $owner } { $where } vertreiben
move-medicine = Dein Dorf { $where } zur Stadt ausbauen
move-dismiss = { UP(FORM($piece, "your-accusative")) } { $where } entlassen
move-enlist = Krieger { $where } aufstellen
move-remove-road =
    { $owner ->
        [you] Deine Straße { $where } entfernen
       *[other] Straße von { $owner } { $where } entfernen
    }
move-robber = Räuber auf { $tile } versetzen
move-merchant = Händler auf { $tile } stellen
move-number = Zahl wählen: { $tile }
move-tile = { $tile } wählen
move-corner = Ecke { $where } wählen
move-rob = { $who } berauben
move-player = { $who } wählen
move-take = { $goods } nehmen
move-name = { $good } nennen
move-offer-good = { $goods } anbieten
move-put-back = { $card } zurücklegen
move-take-card = { $card } nehmen
move-draw = { UP(FORM($deck, "a")) } ziehen
move-dice = Rot auf { $red } und Gelb auf { $yellow } stellen
move-stop = Hier aufhören
move-stop-smith = Keinen weiteren Krieger verstärken
move-stop-enlist = Keinen Krieger aufstellen

## Anmerkungen zu Zügen
note-left = noch { $n }
note-free = kostenlos
note-joins = verbindet deine Straßen
note-towards = hin zu { FORM($tiles, "dative") }
note-along-sea = weiter am Meer entlang
note-pips =
    { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }
note-limit = Kartenlimit +{ $n }
note-work = bringt { $work }
note-wonder = bringt { $work }, { part-points }
note-great = dein Wunder wird zu { $work }
note-becomes = wird { FORM($piece, "a") }
note-total = insgesamt { $n }
note-by-offer = { $offer }
note-terms = du gibst { $give } für { $get }
note-active = aktiv
note-inactive = inaktiv
note-blocks = blockiert { FORM($who, "accusative") }
note-blocks-nobody = blockiert niemanden
note-ratio = { $n } { $good } für eine beliebige Karte
note-cards = { part-cards }
note-points-cards = { part-points }, { part-cards }
note-actions = { part-actions }
note-warriors = { part-warriors }
note-you-have = du hast { $n }
note-they-have = vorhanden: { $n }
note-in-market = { $n } im Markt
note-roll = ein Wurf von { $n }

## Was rückgängig gemacht wird
undo-end = Ende deines Zugs
undo-offer = Beginn eines Angebots
undo-counter = Beginn eines Gegenangebots
undo-send = Senden des Angebots
undo-cancel = Verwerfen des Angebots
undo-request = Bitte um eine Sonderbauphase
undo-market-trade = Tausch mit dem Markt
undo-player-trade = Angebot an die anderen
undo-stop = Aufhören
undo-road = Straße { $at }
undo-village = Dorf { $at }
undo-town = Stadt { $at }
undo-fence = Zaun { $at }
undo-warrior = Krieger { $at }
undo-activate = Aktivieren des Kriegers { $at }
undo-upgrade = Verstärken des Kriegers { $at }
undo-march = Aufbruch { $at }
undo-chase = Verjagen des Räubers mit dem Krieger { $at }
undo-corner = Wahl der Ecke { $at }
undo-tile = Wahl: { $tile }
undo-market = Tausch von { $give } gegen { $get }
undo-give = Geben: { $goods }
undo-ask = Verlangen: { $goods }
undo-card = Wahl: { $good }
undo-withdraw = Zurückziehen: { $offer }
undo-accept = Annehmen: { $offer }
undo-reject = Ablehnen: { $offer }
undo-embargo = Ablehnen aller Angebote von { $who }
undo-lift = Prüfen der Angebote von { $who }
undo-player = Wahl: { $who }
undo-improve = Ausbau: { $colour }
undo-action = Wahl: { $card }

## Ablehnungen: Züge und Fragen
no-such-move = Diesen Zug gibt es in Imperials nicht.
no-over = Das Spiel ist vorbei.
no-chance = Das entscheiden nur die Würfel.
no-wait-answer = Die anderen warten auf deine Antwort.
no-pass = Du kannst hier nicht passen.
no-retract = Du hast keine verdeckte Antwort, die du ändern könntest.
no-first-answer = Antworte zuerst: { $question }
no-chance-first = Erst müssen die Würfel fallen.
no-sealed = Du hast schon geantwortet. Um neu zu wählen, ändere deine Antwort.
no-sealed-final = Du hast schon geantwortet und kannst es nicht mehr ändern.
no-their-choice = Zuerst muss { $who } wählen.
no-special-table = An diesem Tisch gibt es keine Sonderbauphasen.
no-special-early = Bitte darum, sobald { $who } gewürfelt hat.
no-only-turn = Das kann jetzt nur { $who }. Du bist nicht am Zug.
no-turn = { $who } ist am Zug.
no-roll-first = Würfle zuerst. Vorher kannst du nur eine Aktionskarte spielen.
no-special-only = In der Sonderbauphase kannst du nur bauen, verstärken, aktivieren, ausbauen und kaufen.
no-special-roll = In der Sonderbauphase wird nicht gewürfelt. Beende sie, wenn du gebaut hast.
no-drafting = Du stellst gerade ein Angebot zusammen. Sende oder verwirf es zuerst.
no-counter-drafting = Du stellst gerade ein Gegenangebot zusammen. Sende oder verwirf es zuerst.
no-rolled = Du hast in diesem Zug schon gewürfelt.
no-draft = Du stellst gerade kein Angebot zusammen. Beginne zuerst eins.
no-counter-draft = Du stellst gerade kein Gegenangebot zusammen. Beginne zuerst eins.
no-own-request = Bitte im Zug einer anderen Person um eine Sonderbauphase. Dies ist dein Zug.
no-own-embargo = Lehne Angebote einer Person in deren Zug ab, nicht in deinem.
no-own-counter = Gegenangebote gehen an die Person am Zug, und das bist du.
no-own-answer = Deine Angebote beantworten die anderen. Du kannst den Tausch abschließen oder das Angebot zurückziehen.
no-not-asked = Danach fragt dich gerade niemand.

## Ablehnungen: Orte und Aufbau
no-such-corner = Dieser Plan hat keine Ecke { $n }. Seine Ecken sind 0 bis { $last }.
no-such-border = Dieser Plan hat keine Grenze { $n }. Seine Grenzen sind 0 bis { $last }.
no-such-tile = Dieser Plan hat kein Feld { $n }. Seine Felder sind 0 bis { $last }.
no-such-player = An diesem Tisch gibt es keinen Spieler { $n }.
no-wrong-piece = Setze jetzt { FORM($wanted, "an") }, nicht { FORM($given, "an") }.
no-place-first = Setze zuerst { FORM($piece, "your-accusative") }.
no-setup-fog = Diese Ecke liegt am Nebel. Beim Aufbau siedelt dort niemand.
no-setup-closed = Diese Ecke ist beim Aufbau gesperrt.
no-setup-road = An dieser Ecke ist keine Grenze für die Straße frei.
no-first-road-there = Die Straße beginnt an deiner neuen Siedlung: { $borders }.
no-first-road = Baue zuerst die Straße deiner neuen Siedlung: { $borders }.
part-border = { $where }

## Ablehnungen: Bauen
no-cost = { UP(FORM($piece, "a")) } kostet { $cost }. Dir fehlt noch: { $missing }.
no-cost-activate = Einen Krieger zu aktivieren kostet { $cost }. Dir fehlt noch: { $missing }.
no-cost-upgrade = Einen Krieger zu verstärken kostet { $cost }. Dir fehlt noch: { $missing }.
no-cost-medicine = „Medizin“ kostet { $cost }. Dir fehlt noch: { $missing }.
no-pieces-left =
    { $n ->
        [1] { UP(FORM($piece, "your")) } ist schon auf dem Plan.
        [2] Deine beiden { FORM($piece, "all") } sind schon auf dem Plan.
       *[other] Deine { $n } { FORM($piece, "all") } sind schon alle auf dem Plan.
    }
no-pieces-ever = In dieser Partie gibt es keine { FORM($piece, "all") }.
no-road-taken =
    { $owner ->
        [you] Hier liegt schon deine Straße.
       *[other] Hier liegt schon eine Straße von { $owner }.
    }
no-road-blocked = { UP(FORM($piece, "a")) } von { $owner } { $where } versperrt den Weg.
no-road-apart = Deine Straßen, Dörfer und Städte reichen nicht bis zu dieser Grenze.
no-village-reach = Keine deiner Straßen führt zu einer freien Ecke. Baue zuerst eine Straße.
no-village-road = Keine deiner Straßen führt zu dieser Ecke.
no-corner-taken =
    { $owner ->
        [you] Hier steht schon { FORM($piece, "your") }.
       *[other] Hier steht schon { FORM($piece, "a") } von { $owner }.
    }
no-too-close =
    { $owner ->
        [you] Zu nah an { FORM($piece, "your-dative") } { $where }. Zwischen Dörfern und Städten liegen mindestens 2 Grenzen.
       *[other] Zu nah an { FORM($piece, "the-dative") } von { $owner } { $where }. Zwischen Dörfern und Städten liegen mindestens 2 Grenzen.
    }
no-fog-corner = Diese Ecke liegt am Nebel. Baue eine Straße hierher, um ihn zu lichten.
no-town-already = Hier steht schon deine Stadt.
no-town-village = Eine Stadt ersetzt eines deiner Dörfer, und hier steht keins.
no-fence-mode = Zäune gehören zu „Wunder & Krieger“.
no-fence-town = Ein Zaun gehört um eine deiner Städte, und hier steht keine.
no-fence-already = Diese Stadt hat schon einen Zaun.
no-buy-mode = In „Wunder & Krieger“ kaufst du keine Aktionskarten. Der Ereigniswürfel verteilt sie.
no-deck-empty = Es gibt keine Aktionskarten mehr.
no-improve-mode = Ausbauten gehören zu „Wunder & Krieger“.
no-improve-top = { $colour } ist bei dir auf Stufe { $level }, der höchsten.
no-improve-town = Für Ausbauten brauchst du eine Stadt.
no-improve-cost = Stufe { $level } ({ $colour }) kostet { $cost }. Du hast { $held }.
no-improve-wonder = Diese Stufe bringt ein Wunder, und keine deiner Städte ist dafür frei.

## Ablehnungen: Krieger
no-warrior-mode = Krieger auf dem Plan gehören zu „Wunder & Krieger“.
no-warrior-here = Hier steht kein Krieger von dir.
no-warrior-active = Dieser Krieger ist schon aktiv.
no-warrior-road = Krieger baust du am Ende deiner Straßen, und hierher führt keine.
no-warrior-top = Dieser Krieger ist mächtig. Stärker geht es nicht.
no-warrior-barracks = Mächtige Krieger brauchen die „Kaserne“ (Militär, Stufe { $level }).
no-warrior-inactive = { UP(FORM($piece, "your")) } ist inaktiv. Aktiviere ihn zuerst.
no-warrior-roused = Du hast { FORM($piece, "your-accusative") } in diesem Zug aktiviert. Er kann erst ab deinem nächsten Zug handeln.
no-warrior-chase = { UP(FORM($piece, "your")) } steht nicht neben dem Räuber ({ $tile }).
no-warrior-march = Deine Straßen führen { FORM($piece, "your-accusative") } zu keiner Ecke, auf die er ziehen könnte.
no-march-here = Der Krieger steht schon hier.
no-march-road = Deine Straßen führen nicht dorthin.
no-march-strong = { UP(FORM($piece, "a")) } von { $owner } ist nicht schwächer als dein Krieger.
no-retreat-taken =
    { $owner ->
        [you] Dort steht { FORM($piece, "your") }. Wer ausweicht, vertreibt niemanden.
       *[other] Dort steht { FORM($piece, "a") } von { $owner }. Wer ausweicht, vertreibt niemanden.
    }

## Ablehnungen: Antworten
no-robber-fog = Der Räuber kann nicht in den Nebel.
no-robber-stays = Der Räuber muss weiterziehen ({ $tile }). Wähle ein anderes Feld.
no-rob-self = Du kannst dich nicht selbst berauben.
no-rob-absent = { $who } hat dort kein Dorf und keine Stadt ({ $tile }).
no-rob-empty = { $who } hat keine Karte, die du stehlen könntest.
no-good-mode = { UP($good) } gibt es nur in „Wunder & Krieger“.
no-good-left = Du hast { FORM($good, "no") } mehr abzugeben.
no-only-resources = Du kannst nur Rohstoffe wählen.
no-good-market = Der Markt hat { FORM($good, "no") }.
no-own-town = Hier steht keine Stadt von dir.
no-town-wonder = Diese Stadt hat schon ein Wunder.
no-card-held = Du hast { $card } nicht.
no-deck-cards = Es gibt keine { FORM($deck, "all") } mehr.
no-where-first = Sag zuerst, wer dein Angebot bekommt: der Markt oder die anderen.
no-road-back = Wähle eine andere Grenze als die, von der die Straße kam.
no-road-there = Hier liegt keine Straße.
no-road-open = Diese Straße ist nicht offen: An beiden Enden schließt etwas derselben Farbe an.
no-smith-again = Dieser Krieger ist schon stärker. Wähle einen anderen.
no-intrigue-warrior = Hier steht kein fremder Krieger.
no-intrigue-road = Dieser Krieger steht nicht an einer deiner Straßen.
no-merchant-tile = { UP($tile) } ist kein offenes Rohstofffeld.
no-merchant-beside = Du hast kein Dorf und keine Stadt an diesem Feld: { $tile }.
no-number-tile = { UP($tile) } zeigt keine Zahl.
no-number-fixed = Eine { $number } bleibt, wo sie ist.
no-number-same = Beide Zahlen sind { $number }. Wähle zwei verschiedene.
no-choose-self = Wähle jemand anderen, nicht dich selbst.
no-harbor-again = Du hast { $who } mit dieser Karte schon gefragt.
no-their-cards = { $who } hat keine Karten.
no-not-ahead = { $who } hat nicht mehr Punkte als du.
no-their-warriors = { $who } hat keinen Krieger auf dem Plan.
no-their-actions = { $who } hat keine Aktionskarte.
no-their-card = { $who } hat { $card } nicht.
no-their-good = { $who } hat { FORM($good, "no") }.
no-harbor-resource = Biete einen Rohstoff an. Eine Handelsware wie { $good } geht hier nicht.
no-harbor-commodity = Gib eine Handelsware. Ein Rohstoff wie { $good } geht hier nicht.
no-own-good = Du hast { FORM($good, "no") }.
no-name-resource = Nenne einen Rohstoff. Eine Handelsware wie { $good } geht hier nicht.
no-name-commodity = Nenne eine Handelsware. Ein Rohstoff wie { $good } geht hier nicht.

## Ablehnungen: Aktionskarten
no-play-basic = { $card } gehört zum Grundspiel.
no-play-wonders = { $card } gehört zu „Wunder & Krieger“.
no-play-treasure = { $card } wird nie gespielt. Die Punkte zählen von selbst.
no-play-point = { $card } wird nie gespielt. Die Karte zählt, sobald du sie ziehst.
no-play-now = { $card } würde jetzt nichts bewirken.
no-play-alchemist = Spiele die Karte, bevor du würfelst.
no-play-after-roll = Spiele die Karte, nachdem du gewürfelt hast.
no-play-limit =
    { $n ->
        [one] Du hast in diesem Zug schon { $n } Aktionskarte gespielt. Mehr geht nicht.
       *[other] Du hast in diesem Zug schon { $n } Aktionskarten gespielt. Mehr geht nicht.
    }
no-play-fresh = Du hast diese Karte in diesem Zug gekauft. Du kannst sie ab deinem nächsten Zug spielen.
no-play-harvest = Der Markt hat keine Rohstoffe.
no-play-inventor = Außer 2, 6, 8 und 12 gibt es keine zwei verschiedenen offenen Zahlen.
no-play-irrigation = Du hast kein Dorf und keine Stadt an einem Weizenfeld.
no-play-mining = Du hast kein Dorf und keine Stadt an einem Erzfeld.
no-play-ahead = Niemand mit mehr Punkten als du hat eine Karte.
no-play-merchant = Du hast kein Dorf und keine Stadt an einem offenen Rohstofffeld.
no-play-bishop = Der Drache hat noch nicht angegriffen. Spiele die Karte nach dem ersten Angriff.
no-play-deserter = Niemand sonst hat einen Krieger auf dem Plan.
no-play-diplomat = Es gibt keine offene Straße.
no-play-intrigue = Kein fremder Krieger steht an einer deiner Straßen.
no-play-saboteur = Niemand mit mindestens so vielen Punkten wie du hat 2 oder mehr Karten.
no-play-spy = Niemand sonst hat eine Aktionskarte.
no-play-road-place = Du hast keinen Platz für eine Straße.
no-play-crane = Auch mit dem „Kran“ geht kein Ausbau. { $reason }
no-play-engineer = Alle deine Städte haben Zäune.
no-play-medicine = Du hast kein Dorf.
no-play-warriors = Du hast keinen Krieger auf dem Plan.
no-play-smith = Keiner deiner Krieger kann stärker werden.
no-play-harbor-own = Du hast keinen Rohstoff, den du anbieten könntest.
no-play-harbor-theirs = Niemand sonst hat eine Karte.
no-play-warlord = Du hast keinen inaktiven Krieger.

## Ablehnungen: Handel
no-trades = An diesem Tisch wird nicht untereinander getauscht.
no-same-kind = Zweimal { $good } geht nicht. Wähle zwei verschiedene Arten.
no-market-ratio = Der Markt tauscht { $good } { $n } zu 1. Du hast { $held }.
no-offers-turn =
    { $n ->
        [one] Du hast in diesem Zug { $n } Angebot gemacht. Mehr geht nicht.
       *[other] Du hast in diesem Zug { $n } Angebote gemacht. Mehr geht nicht.
    }
no-offers-open =
    { $n ->
        [one] Du hast { $n } offenes Angebot. Ziehe es zuerst zurück.
       *[other] Du hast { $n } offene Angebote. Ziehe zuerst eins zurück.
    }
no-card-to-give = Du hast keine Karte, die du geben könntest.
no-offer-open = Angebot { $n } ist nicht offen.
no-counter-open =
    { $who ->
        [you] Du hast kein offenes Gegenangebot.
       *[other] { $who } hat kein offenes Gegenangebot.
    }
no-trade-self = Du kannst nicht mit dir selbst tauschen.
no-not-accepted = { $who } hat nicht angenommen: { $offer }.
no-offer-cards = { UP($offer) } kostet dich { $goods }. So viel hast du nicht.
no-asked-too = Dein Angebot verlangt { $good }. Eine Art kann nicht auf beiden Seiten stehen.
no-given-too = Dein Angebot gibt { $good }. Eine Art kann nicht auf beiden Seiten stehen.
no-give-more = Du hast nur { $goods }.
no-give-none = Du hast { FORM($good, "no") }.
no-ask-more = Du kannst höchstens { $goods } verlangen.
no-send-give = Dein Angebot gibt noch nichts.
no-send-ask = Dein Angebot verlangt noch nichts.
no-send-cards = Du hast { $goods } nicht mehr.
no-send-late = { $who } hat kein Angebot mehr offen.
no-send-twice = Das gleiche Angebot ist schon offen.
no-talk-left = Du hast deine Antworten aufgebraucht. Zuerst muss { $who } entscheiden.
no-request-again = Du hast schon um eine Sonderbauphase gebeten.
no-counter-offer = { $who } hat kein offenes Angebot, das du kontern könntest.
no-withdraw-other = Du kannst nur dein eigenes Gegenangebot zurückziehen.
no-answer-own = Das ist dein eigenes Gegenangebot. Du hast es schon angenommen.
no-answer-changes = Du hast deine Antwort schon { $n }-mal geändert ({ $offer }).
no-accepted-already = Du hast schon angenommen: { $offer }.
no-rejected-already = Du hast schon abgelehnt: { $offer }.
no-embargo-self = Wähle jemand anderen, nicht dich selbst.
no-embargo-again = Das hast du für { $who } in diesem Zug schon geändert.
no-embargo-already = Du lehnst schon alle Angebote von { $who } ab.
no-embargo-none = Du lehnst keine Angebote von { $who } ab.

## Spielweisen von Bots
part-style-builder = Ausbau
about-style-builder = Baut vor allem anderen Dörfer und Städte und kauft wenige Aktionskarten.
part-style-commander = Heer
about-style-commander = Will das stärkste Heer: kauft viele Aktionskarten und hält Krieger bereit.
part-style-trader = Handel
about-style-trader = Siedelt an Häfen und handelt viel, mit dem Markt und mit anderen.

## Tipps
hint-goal-rounds =
    { $n ->
        [one] Nächstes Ziel: { $goal }. Dir fehlt noch: { $missing }, im Mittel für etwa eine Runde.
       *[other] Nächstes Ziel: { $goal }. Dir fehlt noch: { $missing }, im Mittel für etwa { $n } Runden.
    }
hint-goal-pay =
    Mit diesem Tausch kannst du bezahlen: { $goal }. Das bringt bis zum Ende etwa { $n ->
        [one] +1 Punkt
       *[other] +{ $n } Punkte
    }.
hint-win =
    { $n ->
        [one] Dir fehlt noch 1 Punkt, und das bringt ihn: Du gewinnst.
       *[other] Dir fehlen noch { $n } Punkte, und das bringt sie: Du gewinnst.
    }
hint-founding = In 36 Würfen bringen diese Felder im Mittel: { $goods }.
hint-first-road =
    Diese Straße führt zu einem Platz für ein Dorf, das in 36 Würfen im Mittel { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } bringt.
hint-village =
    Außer seinem Punkt bringt dieses Dorf in 36 Würfen im Mittel { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }: bis zum Ende etwa { $worth ->
        [one] +1 Punkt
       *[other] +{ $worth } Punkte
    }.
hint-village-roads =
    { $roads ->
        [one] Eine Straße
       *[other] { $roads } Straßen
    } weit von hier bringt ein Dorf in 36 Würfen im Mittel { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }: bis zum Ende etwa { $worth ->
        [one] +1 Punkt
       *[other] +{ $worth } Punkte
    }.
hint-town =
    Eine Stadt bringt in 36 Würfen im Mittel { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } mehr als dieses Dorf: bis zum Ende etwa { $worth ->
        [one] +1 Punkt
       *[other] +{ $worth } Punkte
    }.
hint-route =
    { $n ->
        [one] Eine weitere Straße bringt
       *[other] { $n } weitere Straßen bringen
    } die längste Route: { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }.
hint-route-kept =
    Andere sind nahe: Eine weitere Straße macht die längste Route sicherer, und sie zählt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hint-fog =
    { $n ->
        [one] Dieser Weg lichtet den Nebel über einem Feld, das eine Karte bringt.
       *[other] Dieser Weg lichtet den Nebel über { $n } Feldern, die je eine Karte bringen.
    }
hint-action = { $n } Karten kennst du noch nicht; diese bringt mit einer Chance von { $percent } % einen Punkt.
hint-level =
    Damit bringt dir jeder Wurf mit einer Chance von { $percent } % eine Karte ({ $colour }): bis zum Ende etwa { $worth ->
        [one] +1 Punkt
       *[other] +{ $worth } Punkte
    }.
hint-wonder =
    Diese Stufe bringt ein Wunder: { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }.
hint-dragon = Der Drache greift mit einer Chance von { $percent } % in den nächsten { $n } Würfen an; seine Stärke ist { $dragon }.
hint-fence = Mit einem Zaun behältst du bei einer Sieben bis zu { $n } Karten.
hint-play =
    Jetzt gespielt ist sie für deinen Plan etwa so viel wert wie { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
hint-robber =
    Dort kostet der Räuber die anderen in 36 Würfen im Mittel { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
hint-victim =
    { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, von denen du zufällig eine bekommst.
part-plan-village = Ein Dorf
part-plan-town = Eine Stadt
part-plan-route = Die längste Route
part-plan-fog = Land unter Nebel
part-plan-action = Aktionskarten
part-plan-level = Ausbau ({ $colour })
part-plan-dragon = Schutz vor dem Drachen
part-plan-fence = Ein Zaun
part-plan-card = Eine Karte zum Ausspielen
do-goal-piece = { FORM($piece, "a") }
do-goal-active = ein aktiver Krieger
do-goal-stronger = ein stärkerer Krieger
do-goal-card = was eine Aktionskarte billiger macht
do-goal-level = die nächste Stufe ({ $colour })
do-goal-roads = mehr Straßen
do-goal-village-roads = ein Dorf und die Straßen dorthin

## Was Aktionskarten tun
brief-warrior = versetze den Räuber und stiehl eine Karte
about-warrior = { UP(brief-warrior) }. Danach zählt der Krieger für dein Heer.
brief-treasure =
    { $points ->
        [one] { $points } verdeckter Punkt
       *[other] { $points } verdeckte Punkte
    }
about-treasure = { brief-treasure }. Behalte die Karte: Sie zählt ab jetzt und wird am Ende aufgedeckt.
brief-road-builder =
    { $roads ->
        [one] baue { $roads } kostenlose Straße
       *[other] baue { $roads } kostenlose Straßen
    }
about-road-builder = { UP(brief-road-builder) }. Es gelten die üblichen Bauregeln.
brief-harvest = nimm { part-resources } deiner Wahl vom Markt
about-harvest =
    { $resources ->
        [one] { UP(brief-harvest) }.
       *[other] { UP(brief-harvest) }. Sie dürfen gleich sein.
    }
brief-monopoly = nenne einen Rohstoff und erhalte alles, was die anderen davon haben
about-monopoly = { UP(brief-monopoly) }.
brief-alchemist = bestimme beide Zahlenwürfel, bevor du würfelst
about-alchemist = { UP(brief-alchemist) }. Den Ereigniswürfel würfelst du trotzdem.
brief-crane = mache einen Ausbau für { part-commodities } weniger
about-crane = { UP(brief-crane) }.
about-crane-free = { UP(brief-crane) }. Eine erste Stufe ist kostenlos.
brief-engineer = baue einen kostenlosen Zaun
about-engineer = { UP(brief-engineer) }. Du brauchst dafür eine Stadt ohne Zaun.
brief-inventor = vertausche zwei Zahlen auf dem Plan
about-inventor = { UP(brief-inventor) }. 2, 6, 8 und 12 bleiben, wo sie sind.
brief-irrigation = nimm { $n } Weizen für jedes Weizenfeld, an dem du siedelst
about-irrigation = { UP(brief-irrigation) }. Jedes Feld zählt einmal.
brief-medicine = baue ein Dorf für { $cost } zur Stadt aus
about-medicine = { UP(brief-medicine) }.
brief-mining = nimm { $n } Erz für jedes Erzfeld, an dem du siedelst
about-mining = { UP(brief-mining) }. Jedes Feld zählt einmal.
brief-printer = { part-points } für dich
about-printer = { brief-printer }. Die Karte wird beim Ziehen aufgedeckt und bleibt vor dir liegen.
brief-green-road-builder =
    { $roads ->
        [one] baue { $roads } kostenlose Straße
       *[other] baue { $roads } kostenlose Straßen
    }
about-green-road-builder = { UP(brief-green-road-builder) }. Es gelten die üblichen Bauregeln.
brief-smith =
    { $n ->
        [1] verstärke einen Krieger kostenlos um eine Stufe
       *[other] verstärke bis zu { $n } Krieger kostenlos um eine Stufe
    }
about-smith =
    { $n ->
        [1] { UP(brief-smith) }.
       *[other] { UP(brief-smith) }. Es müssen verschiedene sein.
    }
brief-commercial-harbor = biete allen anderen einen Rohstoff für eine Handelsware
about-commercial-harbor = { UP(brief-commercial-harbor) }. Sie wählen, welche, und du kannst jederzeit aufhören.
brief-master-merchant =
    { $n ->
        [one] sieh dir die Hand einer Person an, die vor dir liegt, und nimm { $n } Karte
       *[other] sieh dir die Hand einer Person an, die vor dir liegt, und nimm { $n } Karten
    }
about-master-merchant = { UP(brief-master-merchant) }.
brief-merchant = stelle den Händler auf ein Feld, an dem du siedelst
about-merchant = { UP(brief-merchant) }. Er zählt { part-points } und tauscht seinen Rohstoff { $n } zu 1.
brief-merchant-fleet = nenne eine Kartenart und tausche sie in diesem Zug { $n } zu 1
about-merchant-fleet = { UP(brief-merchant-fleet) }. Auch Handelswaren gelten.
brief-resource-monopoly = nenne einen Rohstoff und erhalte von allen anderen bis zu { $n } davon
about-resource-monopoly = { UP(brief-resource-monopoly) }.
brief-trade-monopoly =
    { $n ->
        [1] nenne eine Handelsware und erhalte von allen, die sie haben, 1 davon
       *[other] nenne eine Handelsware und erhalte von allen anderen bis zu { $n } davon
    }
about-trade-monopoly = { UP(brief-trade-monopoly) }.
brief-bishop = versetze den Räuber und stiehl allen an seinem Feld eine Karte
about-bishop = { UP(brief-bishop) }. Erst nach dem ersten Angriff des Drachen.
brief-constitution = { part-points } für dich
about-constitution = { brief-constitution }. Die Karte wird beim Ziehen aufgedeckt und bleibt vor dir liegen.
brief-deserter = zwinge jemanden, einen Krieger zu entlassen
about-deserter = { UP(brief-deserter) }. Du darfst kostenlos einen gleich starken aufstellen.
brief-diplomat = entferne eine offene Straße vom Plan
about-diplomat = { UP(brief-diplomat) }. Ist es deine, baust du sie anderswo kostenlos wieder auf.
brief-intrigue = vertreibe einen fremden Krieger an einer deiner Straßen
about-intrigue = { UP(brief-intrigue) }, egal wie stark er ist.
brief-saboteur = alle mit mindestens so vielen Punkten wie du werfen die Hälfte ihrer Karten ab
about-saboteur = { UP(brief-saboteur) }. Eine einzelne Karte ist sicher.
brief-spy = sieh dir die Aktionskarten von jemandem an und nimm eine
about-spy = { UP(brief-spy) }.
brief-warlord = aktiviere kostenlos alle deine Krieger
about-warlord = { UP(brief-warlord) }. Wer dadurch aktiv wird, kann in diesem Zug noch nicht handeln.
brief-wedding = erhalte { part-cards } von allen, die vor dir liegen
about-wedding = { UP(brief-wedding) }. Sie wählen, welche.

## Was Ausbauten bringen
about-granary = Wenn dir ein Wurf außer der 7 nichts bringt, nimm { part-resources } deiner Wahl.
about-guild = Tausche beim Markt { $n } Handelswaren einer Art gegen 1 beliebige Karte.
about-barracks = Deine starken Krieger können mächtig werden.

## Einstellungen eines Tisches
option-mode = Spielart
option-mode-about = „Wunder & Krieger“ fügt Handelswaren, Ausbauten, Krieger und einen Drachen hinzu.
option-mode-basic = Grundspiel
option-mode-wonders = Wunder & Krieger
option-points = Punkte zum Sieg
option-points-about = Üblich sind 10 im Grundspiel und 13 in „Wunder & Krieger“. Im Grundspiel sind mehr als 17 vielleicht zu viele.
option-points-words = Sieg mit { $n } Punkten
option-discard-limit = Kartenlimit bei einer 7
option-discard-limit-about = Wer bei einer 7 mehr Karten auf der Hand hat, wirft die Hälfte davon ab.
option-discard-limit-words = Kartenlimit { $n } bei einer 7
option-map = Spielplan
option-map-about = Ein offizieller Plan, ein eigener oder einer als JSON.
option-speed = Bedenkzeit
option-speed-about = Jede Art von Entscheidung hat ihre eigene Zeit. Mit normalen Uhren hast du für einen Zug { $n } Sekunden.
option-speed-off = keine Uhren
option-speed-slow = langsame Uhren
option-speed-normal = normale Uhren
option-speed-fast = schnelle Uhren
option-special-build = Bauen zwischen den Zügen
option-special-build-about = Nach jedem Zug dürfen die anderen bauen, bevor der nächste beginnt.
option-special-build-auto = Bauen zwischen den Zügen ab 5 Personen
option-special-build-on = Bauen zwischen den Zügen
option-special-build-off = kein Bauen zwischen den Zügen
option-reroll = Zweiter Wurf für die Wüste
option-reroll-about = Wenn du den Räuber in eine Wüste versetzt, beraubst du niemanden und würfelst noch einmal.
option-reroll-off = kein zweiter Wurf für die Wüste
option-reroll-on = ein zweiter Wurf für die Wüste
option-player-trades = Tausch untereinander
option-player-trades-about = Alle dürfen miteinander tauschen. Sonst gibt es nur den Markt.
option-player-trades-off = kein Tausch untereinander
option-player-trades-on = Tausch untereinander
option-shortage = Wenn dem Markt etwas ausgeht
option-shortage-about = Wer Karten erhält, wenn der Markt zu wenige für alle hat.
option-shortage-nobody = bei Mangel erhält niemand Karten
option-shortage-single = bei Mangel erhält eine einzelne Person den Rest
option-rounds = Rundenlimit
option-rounds-about = Nach so vielen Runden gewinnt die höchste Summe.
option-rounds-words = höchstens { $n } Runden

## Der Tisch in Buchstaben
table-head = Imperials, { $mode }, { $land }, bis { part-points }.
table-over = Das Spiel ist vorbei.
table-setup = Aufbau.
table-turn =
    { $who ->
        [you] Runde { $number }, dein Zug.
       *[other] Runde { $number }, { $who } ist am Zug.
    }
table-rolled = Gewürfelt: { $total } ({ $red } und { $yellow }).
table-rolled-event = Gewürfelt: { $total } ({ $red } und { $yellow }), dazu { $face }.
table-hand = Du hast { $goods }.
table-hand-risk = Mit { part-cards } verlierst du bei einer 7 die Hälfte. Erlaubt sind { $limit }.
table-actions = Deine Aktionskarten: { $cards }.
table-fresh = In diesem Zug gekauft: { $cards }.
table-ratio = Für 1 Karte nimmt der Markt von dir { $best } oder { $n } von jeder anderen Art.
table-ratio-all = Für 1 Karte nimmt der Markt von dir { $n } von einer Art.
table-seen-hand = { $who } hat { $goods }.
table-seen-actions = Aktionskarten von { $who }: { $cards }.
table-seat =
    { $who ->
        [you] Spieler { $n } (du): { $figures }.
       *[other] { $who }: { $figures }.
    }
table-points-hidden = { part-points } und { $hidden } verdeckt
table-cards = { part-cards } (Limit { $limit })
table-backs = { part-actions } ({ $backs })
table-route = Route { $n }
table-route-longest = Route { $n } (längste)
table-army = Heer { $n }
table-army-strongest = Heer { $n } (stärkstes)
table-strength = aktive Stärke { $n }
table-level = { $colour } { $n }
table-level-work = { $colour } { $n } ({ $work })
table-slayer = Drachentöter { $n }
table-shown = { part-points } aus Karten
table-has-merchant = Händler
table-villages = Dörfer auf { $corners }.
table-towns = Städte auf { $towns }.
table-warriors = Krieger auf { $warriors }.
table-nothing = Nichts auf dem Plan.
table-town = { $n }
table-town-fence = { $n } (Zaun)
table-town-wonder = { $n } ({ $work })
table-town-both = { $n } (Zaun, { $work })
table-warrior-active = { $n } ({ $piece }, aktiv)
table-warrior-inactive = { $n } ({ $piece }, inaktiv)
table-left = Übrig: { $pieces }.
table-market = Markt: { $goods }.
table-decks = Stapel: { $decks }.
table-robber-none = Der Räuber ist noch nicht auf dem Plan.
table-robber = Der Räuber: { $tile }.
table-merchant =
    { $who ->
        [you] Dein Händler: { $tile }.
       *[other] Der Händler von { $who }: { $tile }.
    }
table-dragon = Drache [{ $track }], noch { part-steps }, Angriffe bisher: { $attacks }.
table-forces-hold = Drache { $dragon } gegen aktive Krieger { $warriors }: Die Insel hielte stand.
table-forces-fall = Drache { $dragon } gegen aktive Krieger { $warriors }: Der Drache würde siegen.
table-wonders = Wunder: { $wonders }.
table-wonder =
    { $who ->
        [you] { $work } (du)
       *[other] { $work } ({ $who })
    }
table-history = Würfe bisher: { $rolls }.
table-offer =
    { $who ->
        [you] { UP($offer) }: Du gibst { $give } für { $get }.
       *[other] { UP($offer) }: { $who } gibt { $give } für { $get }.
    }
table-accepted =
    { $who ->
        [you] Du nimmst an.
        [one] { $who } nimmt an.
       *[other] Es nehmen an: { $who }.
    }
table-rejected =
    { $who ->
        [you] Du lehnst ab.
        [one] { $who } lehnt ab.
       *[other] Es lehnen ab: { $who }.
    }
table-embargo =
    { $who ->
        [you] Du lehnst alle Angebote von { $others } ab.
       *[other] { $who } lehnt alle Angebote von { FORM($others, "dative") } ab.
    }
table-requests =
    { $who ->
        [you] Du baust nach diesem Zug.
        [one] { $who } baut nach diesem Zug.
       *[other] Nach diesem Zug bauen: { $who }.
    }
table-tiles = Felder: { $tiles }.
table-tile = { $tile }
table-ports = Ecken mit Häfen: { $ports }.
table-port = { $port } auf { $one } und { $other }
table-roads =
    { $who ->
        [you] Deine Straßen: { $borders }.
       *[other] Straßen von { $who }: { $borders }.
    }
table-moves = Du darfst: { $moves }
table-may = Du darfst:
table-legend-pieces = v1 Dorf, T1 Stadt, [T1] mit Zaun, T1* mit Wunder, von Spieler 1
table-legend-roads = /1/ Straße von Spieler 1; o Ecke an einem Hafen; t7 Feld 7
table-legend-numbers = nur eine Zahl: eine Ecke oder Grenze, die du wählen kannst
table-legend-wonders = W1x2 aktiver Krieger von Spieler 1, Stärke 2; w1x2 inaktiv; M1 Händler
table-legend-robber = Räuber
table-word-tile = { $tile }
table-word-port = { $good }

## Bildschirm: Werkzeuge und Knöpfe
ui-tool-road = Straße
ui-tool-village = Dorf
ui-tool-town = Stadt
ui-tool-warrior = Krieger
ui-tool-activate = Aktivieren
ui-tool-upgrade = Verstärken
ui-tool-fence = Zaun
ui-tool-march = Bewegen
ui-tool-chase = Räuber verjagen
ui-tool-buy = Aktionskarte
ui-tool-improve = { $colour } ausbauen
ui-choose-road = Wähle eine Grenze für deine Straße
ui-choose-village = Wähle eine Ecke für dein Dorf
ui-choose-town = Wähle das Dorf, das zur Stadt wird
ui-choose-warrior = Wähle eine Ecke für deinen Krieger
ui-choose-activate = Wähle den Krieger, den du aktivierst
ui-choose-upgrade = Wähle den Krieger, den du verstärkst
ui-choose-fence = Wähle die Stadt, die du umzäunst
ui-choose-march = Wähle den Krieger, den du bewegst
ui-choose-chase = Wähle den Krieger, der den Räuber verjagt
ui-do-build = Bauen
ui-do-post = Bauen
ui-do-activate = Aktivieren
ui-do-strengthen = Verstärken
ui-do-move = Bewegen
ui-do-chase = Verjagen
ui-do-settle = Hier siedeln
ui-do-build-here = Hier bauen
ui-do-discard = Abwerfen
ui-do-give = Geben
ui-do-robber = Räuber versetzen
ui-do-steal = Berauben
ui-do-take = Nehmen
ui-do-confirm = Bestätigen
ui-do-give-up = Aufgeben
ui-do-go = Dorthin
ui-do-put-back = Zurücklegen
ui-do-draw = Ziehen
ui-do-name = Nennen
ui-do-dice = Würfel einstellen
ui-do-improve = Ausbauen
ui-do-remove = Entfernen
ui-do-choose = Wählen
ui-stop = Aufhören
ui-cancel = Abbrechen
ui-roll = Würfeln
ui-end = Zug beenden
ui-done = Fertig
ui-trade = Handel
ui-counter = Kontern
ui-accept = Annehmen
ui-reject = Ablehnen
ui-retract = Antwort ändern
ui-request = Um Bauphase bitten
ui-next-place = Nächster Ort
ui-keep = Behalten
ui-play = Spielen
ui-trade-with = Mit { $who } tauschen

## Bildschirm: Orte und Spielsteine
ui-corner = Ecke { $where }
ui-border = Grenze { $where }
ui-border-sea = Grenze { $where }, { $way }
ui-corner-sea = Ecke { $where }, { $way }
ui-way-n = Norden
ui-way-ne = Nordosten
ui-way-e = Osten
ui-way-se = Südosten
ui-way-s = Süden
ui-way-sw = Südwesten
ui-way-w = Westen
ui-way-nw = Nordwesten
ui-tile = { UP($tile) }
ui-tile-robber = { UP($tile) }, Räuber
ui-tile-merchant = { UP($tile) }, Händler
ui-tile-both = { UP($tile) }, Räuber, Händler
ui-here = { $what }?
ui-road =
    { $owner ->
        [you] Deine Straße { $where }
       *[other] Straße von { $owner } { $where }
    }
ui-piece =
    { $owner ->
        [you] { UP(FORM($piece, "your")) } { $where }
       *[other] { UP($piece) } von { $owner } { $where }
    }
ui-piece-active =
    { $owner ->
        [you] { UP(FORM($piece, "your")) }, aktiv, { $where }
       *[other] { UP($piece) } von { $owner }, aktiv, { $where }
    }
ui-piece-inactive =
    { $owner ->
        [you] { UP(FORM($piece, "your")) }, inaktiv, { $where }
       *[other] { UP($piece) } von { $owner }, inaktiv, { $where }
    }
ui-town-fenced =
    { $owner ->
        [you] Deine Stadt mit Zaun { $where }
       *[other] Stadt von { $owner } mit Zaun { $where }
    }
ui-town-wonder =
    { $owner ->
        [you] Deine Stadt mit { $work } { $where }
       *[other] Stadt von { $owner } mit { $work } { $where }
    }
ui-town-both =
    { $owner ->
        [you] Deine Stadt mit Zaun und { $work } { $where }
       *[other] Stadt von { $owner } mit Zaun und { $work } { $where }
    }
ui-map = Der Plan
ui-tip-fog = Eine Straße zu einer seiner Ecken lichtet den Nebel.
ui-tip-number = Kommt in 36 Würfen { $n }-mal.
ui-tip-robber = Der Räuber ist hier: Das Feld bringt nichts.
ui-zoom = Zoom
ui-farther = Verkleinern
ui-nearer = Vergrößern
ui-whole-map = Ganzer Plan

## Bildschirm: die Frageleiste
ui-places =
    { $n ->
        [one] { $n } Ort zur Auswahl.
       *[other] { $n } Orte zur Auswahl.
    }
ui-toss = { $n } von { $most } gewählt. Niemand sieht sie, bevor alle fertig sind.
ui-yields = Bringt etwas bei { $n } von 36 Würfen.
ui-takes = Kostet { $goods }.
ui-watching = Du schaust zu.
ui-your-counter = { $who } hat dein Gegenangebot: { $give } für { $get }.
ui-you-build = Du baust nach diesem Zug.
ui-over = Das Spiel ist vorbei
ui-won =
    { $who ->
        [you] Du hast mit { part-points.dative } gewonnen
        [one] { $who } hat mit { part-points.dative } gewonnen
       *[other] Geteilter Sieg mit { part-points.dative }: { $who }
    }
ui-answer-time = Zeit für deine Antwort
ui-choices = Auswahl
ui-cards-to-give = Karten zum Weggeben
ui-cards-to-discard = Karten zum Abwerfen
ui-which-victim = Wen berauben
ui-which-player = Welche Person
ui-which-card = Welche Karte
ui-which-improvement = Welcher Ausbau
ui-which-deck = Welcher Stapel
ui-with-whom = Mit wem
ui-which-action = Welche Aktionskarte
ui-red-die = Roter Würfel
ui-yellow-die = Gelber Würfel
ui-of = von { $n }
ui-to-level = auf Stufe { $n }
ui-the-market = Der Markt
ui-at-ratio = zu seinem Kurs
ui-the-players = Die anderen
ui-as-offer = als Angebot
ui-hint-fill = Eintragen
ui-hint-board = Auf dem Plan zeigen
ui-hint-show = Zeigen

## Bildschirm: Handel
ui-deal =
    { $who ->
        [one] { $who } gibt dir { $get } für { $give }.
       *[other] { $who } geben dir { $get } für { $give }.
    }
ui-deal-or-carry-on = Tausche oder spiele weiter.
ui-offer-else = Biete etwas anderes an oder spiele weiter.
ui-all-rejected = Alle haben dein Angebot abgelehnt
ui-all-rejected-some = Alle haben abgelehnt: { $offers }
ui-one-rejected = { $who } hat dein Angebot abgelehnt
ui-one-rejected-some = { $who } hat abgelehnt: { $offers }
ui-offers-you = { $who } bietet dir { $give } für { $get }
ui-lacking = Dir fehlt noch: { $goods }. Du kannst nur ablehnen oder ein Gegenangebot machen.
ui-waits = { $who } wartet auf deine Antwort.
ui-offer-line =
    { $who ->
        [you] Du gibst { $give } für { $get }.
       *[other] { $who } gibt { $give } für { $get }.
    }
ui-offer-line-to =
    { $who ->
        [you] Du gibst { $to } { $give } für { $get }.
       *[other] { $who } gibt { FORM($to, "dative") } { $give } für { $get }.
    }
ui-give = Du gibst
ui-ask = Du verlangst
ui-for = für
ui-market-has = der Markt hat
ui-counter-to = ein Gegenangebot an { $who }
ui-after-roll = nach dem Wurf
ui-not-now = jetzt nicht
ui-own-turn = im eigenen Zug
ui-to-market = An den Markt
ui-to-players = An die anderen
ui-send = Senden
ui-drop = Dieses Angebot verwerfen
ui-answers-time = Zeit für Antworten
ui-offer-number = Angebot { $n }
ui-offer-to = an { $who }
ui-withdraw = Dieses Angebot zurückziehen
ui-reject-from = Ablehnen ({ $who })
ui-accepts = nimmt an
ui-rejects = lehnt ab
ui-counters = Gegenangebot
ui-thinks = überlegt
ui-you-accept = du nimmst an
ui-you-reject = du lehnst ab
ui-take = Annehmen
ui-open-offers = Offene Angebote
ui-no-offers = Kein offenes Angebot
ui-one-more = { $good }, { $n }: eins mehr
ui-one-more-note = { $good }, { $n }: eins mehr, { $note }
ui-one-less = { $good }: eins weniger
ui-say-both = Sag, was du gibst und was du dafür willst.
ui-market-ratio = Der Markt tauscht { $good } { $n } zu 1. Du gibst { $given }.
ui-market-count = Für { $goods } gibt der Markt { $n }, und du verlangst { $asked }.

## Bildschirm: Bauen
ui-left = noch { $n }
ui-none-left = keine mehr
ui-no-place = kein Platz
ui-no-warrior = kein Krieger
ui-no-inactive = keiner inaktiv
ui-inactive = { $n } inaktiv
ui-can = { $n } möglich
ui-complete = fertig
ui-cost = { $goods }
ui-cost-said = kostet { $goods }
ui-goal = { $goal }: noch { $missing } nötig.
ui-goal-village-after = Dorf nach { part-roads }
ui-worth-road = Straßen führen zu neuen Ecken. { $n } in einer Reihe können die längste Route sein.
ui-worth-village = { part-points } und { part-cards }, wann immer ein Feld daneben etwas bringt.
ui-worth-town = { part-points } statt { $before } und { part-cards }, wann immer ein Feld daneben etwas bringt.
ui-worth-town-plain = { part-points } statt { $before }.
ui-worth-town-also =
    { $n ->
        [1] { part-points } statt { $before }. Wald, Weide und Erzfeld bringen auch Papier, Tuch und Münzen.
       *[other] { part-points } statt { $before }. Wald, Weide und Erzfeld bringen auch { $n } Papier, Tuch und Münzen.
    }
ui-worth-town-instead =
    { $n ->
        [1] { part-points } statt { $before }. Wald, Weide und Erzfeld bringen stattdessen Papier, Tuch und Münzen.
       *[other] { part-points } statt { $before }. Wald, Weide und Erzfeld bringen stattdessen { $n } Papier, Tuch und Münzen.
    }
ui-worth-warrior = Stärke { $n } gegen den Drachen, sobald er aktiv ist. Er steht anderen im Weg.
ui-worth-activate = Nur aktive Krieger zählen gegen den Drachen. Ein neu aktivierter kann erst ab deinem nächsten Zug handeln.
ui-worth-upgrade = 1 Stärke mehr gegen den Drachen, bis zu { $n }. Mächtige Krieger brauchen die „Kaserne“ (Militär { $level }).
ui-worth-upgrade-steps = Stärke { $strong } gegen den Drachen, mächtig { $mighty }. Mächtige Krieger brauchen die „Kaserne“ (Militär { $level }).
ui-worth-fence = Bei einer 7 darfst du { part-cards } mehr behalten.
ui-worth-march = Entlang deiner Straßen, auch auf einen schwächeren fremden Krieger. Danach ist er inaktiv.
ui-worth-chase = Versetzt den Räuber und stiehlt eine Karte. Danach ist der Krieger inaktiv.
ui-worth-action = Sie versetzt den Räuber, baut, bringt Karten oder zählt { part-points }. Du kannst sie ab deinem nächsten Zug spielen.
ui-draws-none = Keine { FORM($deck, "all") } vor Stufe { $level }.
ui-draws-most = Zieht { FORM($deck, "a") }, wenn der Ereigniswürfel { $face } zeigt und der rote höchstens { $n }.
ui-draws-some = Zieht { FORM($deck, "a") }, wenn der Ereigniswürfel { $face } zeigt und der rote { $numbers }.
ui-number = { $n }
ui-advantage = { $work }: { $text }
ui-first-wonder = Wer zuerst Stufe { $level } erreicht: { $work }, { part-points }.
ui-wonder-taken = { $work } ist vergeben.
ui-wonder-great = Dein Wunder wird groß: Niemand kann es übernehmen.
ui-wonder-takes = Übernimmt { $work }, { part-points }.

## Bildschirm: die Liste der Tasten
ui-key-roll = Würfeln
ui-key-end = Deinen Zug beenden
ui-key-trade = Zum Handel gehen
ui-key-step = Die Orte durchgehen, die du wählen kannst
ui-key-build = Eine Straße, ein Dorf, eine Stadt bauen
ui-key-buy = Eine Aktionskarte kaufen
ui-key-post = Einen Krieger aufstellen
ui-key-activate = Einen Krieger aktivieren
ui-key-upgrade = Einen Krieger verstärken
ui-key-fence = Einen Zaun bauen
ui-key-move = Einen Krieger bewegen
ui-key-chase = Den Räuber verjagen
ui-key-improve = Wissenschaft, Handel, Militär ausbauen

## Bildschirm: eigene Pläne
ui-maps = Pläne
ui-maps-lead = Pläne für Imperials: Sieh dir einen an, zeichne deine eigenen, teile sie per Link.
ui-maps-draw = Plan zeichnen
ui-maps-find = Nach Namen suchen
ui-maps-failed = Die Pläne konnten nicht geladen werden
ui-maps-mine = Deine
ui-maps-official = Offizielle
ui-maps-others = Von anderen
ui-maps-none-named = Kein Plan passt zu diesem Namen.
ui-maps-none-mine = Du hast noch keinen Plan gezeichnet.
ui-maps-none-others = Sonst hat noch niemand einen Plan gezeichnet.
ui-maps-more = Weitere Pläne
ui-maps-tiles =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
ui-maps-tiles-dealt =
    { $n ->
        [one] { $n } Feld, zufällig verteilt
       *[other] { $n } Felder, zufällig verteilt
    }
ui-maps-by = von { $name }
ui-maps-yours = deiner
ui-maps-copy = Kopieren
ui-maps-copy-one = „{ $name }“ kopieren
ui-maps-copy-link = Link zu „{ $name }“ kopieren
ui-maps-copied = Der Link zu „{ $name }“ ist kopiert.
ui-maps-address = Die Adresse ist { $address }.
ui-maps-delete-one = „{ $name }“ löschen
ui-maps-delete-ask = „{ $name }“ löschen?
ui-maps-delete-about = Der Plan ist dann für alle weg. Tische, die darauf spielen, behalten ihn.
ui-maps-keep = Behalten
ui-maps-delete = Löschen
ui-maps-deleted = „{ $name }“ ist gelöscht.
ui-maps-pick-other = Deine eigenen Pläne und die von anderen …
ui-maps-unnamed = Ein eigener Plan
ui-maps-pick-find = Einen Plan nach Namen suchen
ui-maps-pick-none = Kein Plan gefunden.
ui-maps-pick-all = Alle Pläne
ui-maps-tight = { $tiles } Felder sind eng für { $seats } Personen. Wähle einen größeren Plan, z. B. „{ option-map-base-big }“.
ui-map-one = Plan
ui-map-new = Ein neuer Plan
ui-map-new-about = Zeichne Land, setze Häfen, fülle den Beutel. Der Plan wird beim Zeichnen geprüft.
ui-map-mine-about = Dein Plan. Alle können darauf spielen, nur du kannst ihn ändern.
ui-map-theirs-about = Gezeichnet von { $name }. Ändere ihn, wie du magst, und speichere ihn unter einem anderen Namen.
ui-map-official-about = Ein offizieller Plan. Ändere ihn, wie du magst, und speichere ihn unter einem anderen Namen.
ui-map-failed = Dieser Plan konnte nicht geladen werden
ui-map-first-name = Mein Plan
ui-map-saved = Gespeichert. Alle können darauf spielen.
ui-map-no-name = Gib dem Plan erst einen Namen.
ui-map-mend = Nicht gespeichert. Behebe erst die Fehler.
ui-map-not-saved = Nicht gespeichert. { $why }
ui-map-opened = „{ $name }“ ist offen. „Rückgängig“ bringt zurück, was da war.
ui-map-file-long = „{ $name }“ ist zu lang für einen Plan.
ui-map-link-copied = Der Link ist kopiert.
ui-map-link-address = Dieser Browser lässt Seiten nichts kopieren. Nimm die Adresse oben.
ui-map-undo = Rückgängig
ui-map-table = Tisch eröffnen
ui-map-save = Speichern
ui-map-save-copy = Kopie speichern
ui-map-name = Name
ui-map-example = Zwei Seen
ui-map-how = Wähle etwas und drücke dann auf den Plan. Noch einmal drücken entfernt es.
ui-map-bag = Beutel
ui-map-bag-about = Was auf zufälligen Feldern und unter Nebel liegt.
ui-map-bag-deal = Beutel verteilen
ui-map-numbers = Zahlen
ui-map-numbers-about = Eine für jedes Feld außer Wüsten.
ui-map-numbers-deal = Zahlen verteilen
ui-map-port-kinds = Hafenarten
ui-map-port-kinds-about = Sie kommen zufällig auf die Häfen. Ohne Häfen auf dem Plan sucht das Spiel selbst Küsten.
ui-map-port-kinds-deal = Hafenarten verteilen
ui-map-deal = Verteilen
ui-map-count = { $n } von { $of }
ui-map-exact = { $what }, als Zahl
ui-map-number = Zahl { $n }
ui-map-kind = { $tile }
ui-map-general = allgemein
ui-map-clear = Plan leeren
ui-map-open-file = Datei öffnen
ui-map-keep-file = Als Datei speichern
ui-map-copy-link = Link kopieren
ui-map-file = Ein Plan in einer Datei
ui-map-check = Prüfen und speichern
ui-map-checking = Der Plan wird geprüft …
ui-map-good = Auf diesem Plan kann man spielen.
ui-map-tiles = Felder
ui-map-lay = Auf den Plan legen
ui-map-water = Wasser
ui-map-ports = Häfen
ui-map-coasts = Küsten
ui-map-canvas = Plan
ui-map-cell = ({ $q }, { $r }), { $what }
ui-map-port = Hafen an der { $side } von ({ $q }, { $r })
ui-map-port-set = { $port }: gesetzt
ui-map-port-gone = { $port }: entfernt
ui-map-ports-lost =
    { $n ->
        [one] Ein Hafen hat seine Küste verloren und wurde entfernt. „Rückgängig“ bringt ihn zurück.
       *[other] { $n } Häfen haben ihre Küsten verloren und wurden entfernt. „Rückgängig“ bringt sie zurück.
    }
part-side-ne = Nordostseite
part-side-e = Ostseite
part-side-se = Südostseite
part-side-sw = Südwestseite
part-side-w = Westseite
part-side-nw = Nordwestseite

## Eigene Pläne: was mit einem nicht stimmt
no-map-long = Ein Plan hat höchstens { $most } Zeichen. Dieser hat { $n }.
no-map-json = Dieser Plan ist kein JSON: { $why }.
no-map-object = Ein Plan ist ein JSON-Objekt mit den Schlüsseln { $keys }.
no-map-key = Ein Plan hat kein „{ $key }“. Er hat: { $keys }.
no-map-name = „name“ ist ein Text aus 1 bis { $most } Zeichen.
no-map-official = „{ $name }“ heißt schon ein offizieller Plan. Wähle einen anderen Namen.
no-map-tiles = „tiles“ ist eine Liste von Feldern, jedes [q, r, kind].
no-map-size = Ein Plan hat { $fewest } bis { $most } Felder, nicht { $n }.
no-map-ports = „ports“ ist eine Liste von Häfen, jeder [q, r, side].
no-map-many-ports = Ein Plan hat höchstens { $most } Häfen, nicht { $n }.
no-map-tile = Feld { $tile } ist { $given }. Es muss [q, r, kind] sein.
no-map-port = Hafen { $port } ist { $given }. Er muss [q, r, side] sein.
no-map-tile-far = Feld { $tile } liegt bei { $given }. q und r sind ganze Zahlen von −{ $most } bis { $most }.
no-map-port-far = Hafen { $port } liegt bei { $given }. q und r sind ganze Zahlen von −{ $most } bis { $most }.
no-map-kind = Feld { $tile } ist { $given }. Möglich sind { $kinds }.
no-map-twice = Feld { $tile } liegt bei ({ $q }, { $r }), wo schon eines liegt.
no-map-side = Hafen { $port } liegt an der Seite { $given }. Möglich sind { $sides }.
no-map-counts = „{ $key }“ sagt, wie viele es von jedem gibt, z. B. { $example }.
no-map-counted = „{ $key }“ kennt kein { $given }. Möglich sind: { $names }.
no-map-count = „{ $key }“ hat { $given } von { $name }. Möglich sind 0 bis { $most }.
no-map-unlike = Dieser Plan hat { $some }, aber { $others }.
part-map-slots =
    { $n ->
        [one] { $n } Feld, das zufällig oder Nebel ist
       *[other] { $n } Felder, die zufällig oder Nebel sind
    }
part-map-bag =
    { $n ->
        [one] { $n } Feld im Beutel
       *[other] { $n } Felder im Beutel
    }
part-map-numbered =
    { $n ->
        [one] { $n } Feld, das eine Zahl braucht
       *[other] { $n } Felder, die eine Zahl brauchen
    }
part-map-tokens =
    { $n ->
        [one] { $n } Zahl
       *[other] { $n } Zahlen
    }
part-map-ports =
    { $n ->
        [one] { $n } Hafen
       *[other] { $n } Häfen
    }
part-map-port-kinds =
    { $n ->
        [one] { $n } Hafenart
       *[other] { $n } Hafenarten
    }
no-map-port-nowhere = Hafen { $port }, an der { $side } von ({ $q }, { $r }), gehört zu keinem Feld.
no-map-port-inland = Hafen { $port }, an der { $side } von ({ $q }, { $r }), liegt nicht an einer Küste: Zwei Felder teilen sich diese Seite.
no-map-port-near = Hafen { $port }, an der { $side } von ({ $q }, { $r }), teilt sich eine Ecke mit Hafen { $other }.
no-map-fog = Alle Felder dieses Plans sind Nebel. So könnte niemand irgendwo siedeln.
no-map-known = Einen Plan mit diesem Namen gibt es nicht. Möglich sind { $names }, oder ein Plan als JSON.
no-map-room = Der Plan „{ $land }“ hat am Anfang Platz für { $room } Siedlungen. { $seats } Personen brauchen { $need }.

## Eigene Pläne: in Buchstaben gezeichnet und in Listen
table-map-name = { $name }: { $tiles }. Darauf kann man spielen.
part-tiles =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
table-map-bag = Beutel: { $counts }.
table-map-numbers = Zahlen: { $counts }.
table-map-ports = Häfen: { $counts }, an ihren Plätzen auf dem Plan.
table-map-ports-drawn = Häfen: { $counts }, an ausgelosten Küsten.
table-map-ports-none = Häfen: keine.
table-map-counts = { $counts }
table-map-none = nichts
table-map-kind = { $tile } ({ $n })
table-map-general = allgemein ({ $n })
table-map-token = { $number } ({ $n })
table-map-fact-tiles = Felder
table-map-fact-ports = Häfen
table-map-fact-drawn = Was ausgelost wird

## Bildschirm: Karten, Würfel, Plätze und Tafeln
ui-card = { $card }
ui-card-count = { $card }, { $n } davon
ui-card-off = { $card }, jetzt nicht
ui-card-count-off = { $card }, { $n } davon, jetzt nicht
ui-deck = { UP($deck) }
ui-deck-cards = { UP(FORM($deck, "all")) }
ui-good = { UP($good) }
ui-good-low = { $good }
ui-colour = { UP($colour) }
ui-level = { $colour } { $n }
ui-level-of = { UP($colour) } { $n } von { $most }
ui-source = { $source }
ui-works = { $works }
ui-hand =
    { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
ui-dice =
    { $rolls ->
        [one] Würfel, { $rolls } Wurf
       *[other] Würfel, { $rolls } Würfe
    }
ui-dice-history = Wie oft jede Zahl gewürfelt wurde: { $counts }
ui-red-shows = roter Würfel zeigt { $n }
ui-yellow-shows = gelber Würfel zeigt { $n }
ui-event-shows = Ereigniswürfel zeigt { $face }
ui-dragon = Der Drache ist { part-steps } entfernt. Seine Stärke ist { $dragon }, die aller aktiven Krieger { $warriors }
ui-dragon-off = Der Drache, noch { part-steps }
ui-steps = { part-steps }
ui-against = { $dragon } gegen { $warriors }
ui-dragon-force = Drache
ui-warriors-force = Krieger
ui-in-decks = { $decks } in den Stapeln
ui-round-of = Runde { $number }, bis { part-points }, { $mode }.
ui-round = Runde { $number }
ui-points = { part-points }
ui-points-of = { $n } von { part-points.dative }
ui-figures = Werte
ui-improvements = Ausbauten
ui-beside-board = Neben dem Plan
ui-supply = { UP($pieces) }
ui-embargo = Embargo
ui-embargo-on = Du lehnst alle Angebote dieser Person ab.
ui-embargo-off = Du prüfst jedes Angebot dieser Person.
ui-embargo-set = Angebote ablehnen
ui-embargo-lift = Wieder prüfen
ui-figure-cards = Karten
ui-figure-actions = Aktionskarten
ui-figure-route = längste Route
ui-figure-army = Heer
ui-figure-strength = aktive Stärke
ui-figure-wonders = Wunder
ui-figure-slayer = Drachentöter
ui-figure-merchant = Händler
ui-figure-shown = „Buchdruck“, „Verfassung“
ui-limit = Limit { $n }
ui-notes = { $notes }
ui-note-hidden = { $n } davon verdeckt
ui-note-embargo = lehnt deine Angebote ab
ui-note-builds = baut nach diesem Zug
ui-together = Summe
ui-roads-in-a-row = Straßen in einer Reihe
ui-warriors-played = Gespielte Krieger
ui-rounds-over = Nach { $n } Runden gewinnt die höchste Summe.
ui-points-by-source = Punkte nach Herkunft
ui-build = Bauen
ui-seats = Plätze
ui-log = Protokoll
ui-panels = Bereiche
ui-rail-left = Plätze und Protokoll
ui-rail-right = Bauen, Handel und Würfel
ui-warriors = Krieger
ui-improve = Ausbauen
ui-cards =
    { $n ->
        [0] Karten
       *[other] Karten { $n }
    }
ui-buy = Karte kaufen
ui-warriors-fences = Krieger und Zäune
ui-action-cards = Aktionskarten
ui-no-actions = Du hast keine Aktionskarte.

## Zahlen, die ein Tisch ändern darf, und ihre Gruppen
number-road-pieces = Straßen je Person
number-village-pieces = Dörfer je Person
number-town-pieces = Städte je Person
number-fence-pieces = Zäune je Person
number-fence-limit = Karten, um die jeder Zaun das Kartenlimit erhöht
number-village-points = Punkte für ein Dorf
number-town-points = Punkte für eine Stadt
number-route-points = Punkte für die längste Route
number-route-length = Straßen, die für die längste Route nötig sind
number-army-points = Punkte für das stärkste Heer
number-army-size = Krieger, die für das stärkste Heer nötig sind
number-treasure-points = Punkte für einen „Schatz“
number-wonder-points = Punkte für ein Wunder
number-dragonslayer-points = Punkte für jeden „Drachentöter“
number-dragonslayer-awards = Wie oft „Drachentöter“ verliehen wird
number-merchant-points = Punkte für den Händler
number-printer-points = Punkte für den „Buchdruck“
number-constitution-points = Punkte für die „Verfassung“
number-village-cards = Karten von einem Feld für ein Dorf
number-town-cards = Karten von einem Feld für eine Stadt, wenn alle gleich sind
number-town-resources = Rohstoffe von einem Feld mit Handelsware für eine Stadt
number-town-commodities = Handelswaren von einem Feld mit Handelsware für eine Stadt
number-setup-cards = Karten von jedem Feld an der zweiten Siedlung des Aufbaus
number-fog-cards = Karten von jedem Feld, das aus dem Nebel auftaucht
number-granary-cards = Rohstoffe aus dem „Kornspeicher“
number-market-ratio = Gleiche Karten für eine vom Markt
number-general-port-ratio = Gleiche Karten für eine an einem allgemeinen Hafen
number-resource-port-ratio = Karten seines Rohstoffs für eine an einem Rohstoffhafen
number-guild-ratio = Gleiche Handelswaren für eine mit der „Gilde“
number-merchant-ratio = Karten vom Rohstoff des Händlers für eine
number-merchant-fleet-ratio = Karten der genannten Art für eine mit einer „Handelsflotte“
number-strategic-level = Stufe, die „Kornspeicher“, „Gilde“ oder „Kaserne“ bringt
number-wonder-level = Stufe, die ein Wunder bringt
number-improvement-levels = Höchste Stufe eines Ausbaus und die eines großen Wunders
number-event-science = Seiten des Ereigniswürfels mit Wissenschaft
number-event-trade = Seiten des Ereigniswürfels mit Handel
number-event-military = Seiten des Ereigniswürfels mit Militär
number-event-dragon = Seiten des Ereigniswürfels mit dem Drachen
number-dragon-steps = Schritte des Drachen bis zur Insel
number-action-plays = Aktionskarten, die du im Grundspiel je Zug spielen darfst
number-action-limit = Aktionskarten, die du außerhalb deines Zugs halten darfst
number-road-builder-roads = Kostenlose Straßen durch „Straßenbau“
number-harvest-cards = Rohstoffe aus einer „Ernte“
number-crane-discount = Handelswaren, die ein „Kran“ bei einem Ausbau spart
number-irrigation-cards = Weizen für jedes Weizenfeld durch „Bewässerung“
number-mining-cards = Erz für jedes Erzfeld durch „Bergbau“
number-smith-warriors = Krieger, die ein „Schmied“ verstärkt
number-master-merchant-cards = Karten, die ein „Großkaufmann“ nimmt
number-resource-monopoly-cards = Rohstoffkarten von allen anderen durch ein „Rohstoffmonopol“
number-trade-monopoly-cards = Handelswaren von allen anderen durch ein „Handelsmonopol“
number-wedding-cards = Karten von allen, die vor dir liegen, durch eine „Hochzeit“
number-offers-open = Angebote, die gleichzeitig offen sind
number-offers-turn = Angebote je Person und Zug
number-answers-changes = Änderungen einer Antwort auf ein Angebot
number-talk-moves = Antworten je Person zwischen zwei Entscheidungen der Person am Zug
number-seconds-settle = Sekunden, um ein Dorf oder eine Stadt des Aufbaus zu setzen
number-seconds-first-road = Sekunden, um eine Straße des Aufbaus zu setzen
number-seconds-roll = Sekunden für den Würfelwurf
number-seconds-turn = Sekunden für den Rest des Zugs
number-seconds-robber = Sekunden, um den Räuber zu versetzen
number-seconds-victim = Sekunden für die Wahl, wen du beraubst
number-seconds-special = Sekunden für das Bauen zwischen den Zügen
number-seconds-choice = Sekunden für jede andere Entscheidung
number-cost = { UP($good) } für { $built }
number-stock = Karten in Markt und Händen: { $good }
number-copies = Anzahl { $card } unter den { FORM($deck, "all") }
number-level = Handelswaren für Stufe { $n }
number-warriors = Krieger der Stärke { $n } je Person
number-strength = Stärke eines aktiven Kriegers vom Rang { $n } gegen den Drachen
number-draw = Nötige Stufe für eine Aktionskarte, wenn der rote Würfel { $n } zeigt
number-group-costs = Kosten
number-group-pieces = Spielmaterial
number-group-points = Punkte
number-group-yields = Erträge und Vorrat
number-group-ratios = Tausch mit dem Markt
number-group-wonders = Ausbauten, Ereigniswürfel und Drache
number-group-cards = Aktionskarten
number-group-trading = Angebote
number-group-seconds = Uhren

## Die Tabelle aller Zahlen hinter den Regeln
table-reference = Die Zahlen
table-reference-about = Jede Zahl hat einen Namen, mit dem du sie für eine Partie ändern kannst, z. B. `--set town.ore=4`.
table-reference-costs = Kosten können aus allen acht Kartenarten bestehen: `road.ore` ist 0.
table-head-number = Zahl
table-head-about = was sie angibt
table-head-printed = gedruckt
table-head-grade = wie sicher
table-head-rule = Regel

## Wofür man Güter bezahlt, wie Zahlen es sagen
built-road = eine Straße
built-village = ein Dorf
built-town = eine Stadt
built-action = eine Aktionskarte
built-warrior = einen Krieger
built-upgrade = das Verstärken eines Kriegers
built-activation = das Aktivieren eines Kriegers
built-fence = einen Zaun
built-medicine = eine Stadt mit „Medizin“

## Offizielle Spielpläne
option-map-base = Grundplan
option-map-base-big = Großer Grundplan
option-map-the-woods = Die Wälder
option-map-the-herds = Die Herden
option-map-the-mountains = Die Berge
option-map-fantasy-land = Fantasieland

## Einstellungen, die ein Tisch nicht haben kann
option-own-map = { $name }
option-map-wonders = { $land }, { option-mode-wonders }

## Stellen eingetippter Züge, nach „ist kein Zug“; Wörter der Notation bleiben englisch
part-notation-slot = Angebote sind 1 bis 4; by1 bis by6 sind die Gegenangebote dieser Spieler
part-notation-cards = Karten sind { $names }
part-notation-colours = Farben sind { $names }
