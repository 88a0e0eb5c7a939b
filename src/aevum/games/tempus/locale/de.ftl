## Das Spiel
game-summary = Baue ein Reich auf dem Brett, das Datum und Uhrzeit zeichnen.
game-tagline = Datum und Uhrzeit zeichnen das Brett.

## Was Gebäude kosten und bringen
good-wood = Holz
    .counted = { $n } Holz
good-stone = Stein
    .counted = { $n } Stein
good-gold = Gold
    .counted = { $n } Gold

## Was auf einem Feld ist; `.box` höchstens 5 Zeichen
thing-farm = Bauernhof
    .mit = mit dem Bauernhof
    .a = ein Bauernhof
    .the = den Bauernhof
    .einen = einen Bauernhof
    .der = der Bauernhof
    .vom = vom Bauernhof
    .welcher = Welcher Bauernhof
    .all = Bauernhöfe
    .box = Hof
thing-market = Markt
    .mit = mit dem Markt
    .a = ein Markt
    .the = den Markt
    .einen = einen Markt
    .der = der Markt
    .vom = vom Markt
    .welcher = Welcher Markt
    .all = Märkte
    .box = Markt
thing-fort = Fort
    .mit = mit dem Fort
    .a = ein Fort
    .the = das Fort
    .einen = ein Fort
    .der = das Fort
    .vom = vom Fort
    .welcher = Welches Fort
    .all = Forts
    .box = Fort
thing-empty = leeres Feld
    .mit = mit dem leeren Feld
    .a = ein leeres Feld
    .the = das leere Feld
    .einen = ein leeres Feld
    .der = das leere Feld
    .vom = vom leeren Feld
    .welcher = Welches leere Feld
    .all = leere Felder
    .box = –
thing-lake = See
    .mit = mit dem See
    .a = ein See
    .the = den See
    .einen = einen See
    .der = der See
    .vom = vom See
    .welcher = Welcher See
    .all = Seen
    .box = See
thing-forest = Wald
    .mit = mit dem Wald
    .a = ein Wald
    .the = den Wald
    .einen = einen Wald
    .der = der Wald
    .vom = vom Wald
    .welcher = Welcher Wald
    .all = Wälder
    .box = Wald
thing-quarry = Steinbruch
    .mit = mit dem Steinbruch
    .a = ein Steinbruch
    .the = den Steinbruch
    .einen = einen Steinbruch
    .der = der Steinbruch
    .vom = vom Steinbruch
    .welcher = Welcher Steinbruch
    .all = Steinbrüche
    .box = Stein
thing-enemy = Feind
    .mit = mit dem Feind
    .a = ein Feind
    .the = den Feind
    .einen = einen Feind
    .der = der Feind
    .vom = vom Feind
    .welcher = Welcher Feind
    .all = Feinde
    .box = Feind
thing-ruin = durchgestrichener Feind
    .mit = mit dem durchgestrichenen Feind
    .a = ein durchgestrichener Feind
    .the = den durchgestrichenen Feind
    .einen = einen durchgestrichenen Feind
    .der = der durchgestrichene Feind
    .vom = vom durchgestrichenen Feind
    .welcher = Welcher durchgestrichene Feind
    .all = durchgestrichene Feinde
    .box = Ruine
thing-castle = Burg
    .mit = mit der Burg
    .a = eine Burg
    .the = die Burg
    .einen = eine Burg
    .der = die Burg
    .vom = von der Burg
    .welcher = Welche Burg
    .all = Burgen
    .box = Burg

## Aktionen; `.box` höchstens 5 Zeichen, `.short` höchstens 2
deed-road = Straße
    .do = eine Straße zeichnen
    .box = Str.
    .short = St
deed-dig = Graben
    .do = einen See graben
    .box = Grab.
    .short = Gr
deed-build = Bauen
    .do = bauen
    .box = Bauen
    .short = Ba
deed-use = Nutzen
    .do = ein Gebäude nutzen
    .box = Nutz.
    .short = Nu

## Die Zeilen der Wertung
score-castles = Burgen
    .short = Burgen
score-markets = Märkte
    .short = Märkte
score-forts = Forts
    .short = Forts
score-farms = Bauernhöfe
    .short = Höfe
score-road = Längste Straße
    .short = Straße
score-lakes = Seen
    .short = Seen
score-gold = Gold
    .short = Gold
score-enemies = Feinde
    .short = Feinde

## Monate
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Kleine Teile
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-score = { $score }
part-score-points = { $score } { $points }
part-date = { $day }. { $month } { $year }, { $time }

## Orte: ein Buchstabe für die Spalte, eine Zahl für die Reihe
at-square = { $square }
at-border-east = östlich von { $square }
at-border-south = südlich von { $square }

## Protokoll
say-pass =
    { $who ->
        [you] Du tust nichts.
       *[other] { $who } tut nichts.
    }
say-road =
    { $fee ->
        [0]
            { $who ->
                [you] Du zeichnest eine Straße { $at }.
               *[other] { $who } zeichnet eine Straße { $at }.
            }
       *[other]
            { $who ->
                [you] Du zeichnest für { $fee } Gold Gebühr eine Straße { $at }.
               *[other] { $who } zeichnet für { $fee } Gold Gebühr eine Straße { $at }.
            }
    }
say-dig =
    { $fee ->
        [0]
            { $who ->
                [you] Du gräbst einen See auf { $square }.
               *[other] { $who } gräbt einen See auf { $square }.
            }
       *[other]
            { $who ->
                [you] Du gräbst für { $fee } Gold Gebühr einen See auf { $square }.
               *[other] { $who } gräbt für { $fee } Gold Gebühr einen See auf { $square }.
            }
    }
say-build =
    { $fee ->
        [0]
            { $gold ->
                [0]
                    { $who ->
                        [you] Du beginnst { FORM($building, "einen") } auf { $square }.
                       *[other] { $who } beginnt { FORM($building, "einen") } auf { $square }.
                    }
               *[other]
                    { $who ->
                        [you] Du beginnst für { $gold } Gold { FORM($building, "einen") } auf { $square }.
                       *[other] { $who } beginnt für { $gold } Gold { FORM($building, "einen") } auf { $square }.
                    }
            }
       *[other]
            { $who ->
                [you] Du beginnst für { $gold } Gold und { $fee } Gold Gebühr { FORM($building, "einen") } auf { $square }.
               *[other] { $who } beginnt für { $gold } Gold und { $fee } Gold Gebühr { FORM($building, "einen") } auf { $square }.
            }
    }
say-stands = { UP(FORM($building, "der")) } auf { $square } ist fertig.
say-pay = Das Feld { $square } zahlt 1 Einheit und hat noch { $left }.
say-use =
    { $fee ->
        [0]
            { $who ->
                [you] Du nutzt { FORM($building, "the") } auf { $square } und bekommst { $gold } Gold.
               *[other] { $who } nutzt { FORM($building, "the") } auf { $square } und bekommt { $gold } Gold.
            }
       *[other]
            { $who ->
                [you] Du nutzt für { $fee } Gold Gebühr { FORM($building, "the") } auf { $square } und bekommst { $gold }.
               *[other] { $who } nutzt für { $fee } Gold Gebühr { FORM($building, "the") } auf { $square } und bekommt { $gold }.
            }
    }
say-strike =
    { $fee ->
        [0] Das Fort auf { $square } streicht den Feind auf { $target } durch und bringt { $gold } Gold.
       *[other] Das Fort auf { $square } streicht für { $fee } Gold Gebühr den Feind auf { $target } durch und bringt { $gold }.
    }
say-raid-none = Überfall: Neben keinem Gebäude steht ein Feind.
say-raid =
    { $who ->
        [you] Überfall: Du verlierst { $gold } Gold an Feinde auf { $squares }.
       *[other] Überfall: { $who } verliert { $gold } Gold an Feinde auf { $squares }.
    }
say-round = Runde { $n } beginnt.
say-end = Das Spiel endet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Fragen
ask-turn =
    { $fee ->
        [0]
            { $action ->
                [road] Zeichne eine Straße oder wähle eine andere Aktion.
                [dig] Grabe einen See oder wähle eine andere Aktion.
                [build] Baue oder wähle eine andere Aktion.
               *[use] Nutze ein Gebäude oder wähle eine andere Aktion.
            }
       *[other]
            { $action ->
                [road] Zeichne eine Straße oder zahle { $fee } Gold für eine andere Aktion.
                [dig] Grabe einen See oder zahle { $fee } Gold für eine andere Aktion.
                [build] Baue oder zahle { $fee } Gold für eine andere Aktion.
               *[use] Nutze ein Gebäude oder zahle { $fee } Gold für eine andere Aktion.
            }
    }
note-turn = Runde { $n }, Zug { $turn } von { $turns }, Ziffer { $digit }.
ask-pay =
    { $good ->
        [wood] Welcher Wald gibt Holz für { FORM($building, "the") } auf { $square }?
       *[stone] Welcher Steinbruch gibt Stein für { FORM($building, "the") } auf { $square }?
    }
note-due = Noch zu zahlen: { $goods }.

## Züge
move-pass = Nichts tun
move-road = Straße { $at } zeichnen
move-dig = See auf { $square } graben
move-build = { UP(FORM($building, "einen")) } auf { $square } bauen
move-use = { UP(FORM($building, "the")) } auf { $square } nutzen
move-strike = { $target } mit dem Fort auf { $square } angreifen
move-pay = { $good } { FORM($thing, "vom") } auf { $square } nehmen
note-fee = Gebühr { $gold } Gold
note-gain = +{ $gold } Gold

## Was ein Zurücknehmen zurücknimmt
undo-pass = das Nichtstun
undo-road = die Straße { $at }
undo-dig = den See auf { $square }
undo-build = { FORM($building, "the") } auf { $square }
undo-use = die Nutzung von { $square }
undo-strike = den Angriff auf { $target }
undo-pay = die Zahlung von { $square }

## Ablehnungen
no-such-move = Diesen Zug gibt es nicht.
no-over = Das Spiel ist vorbei.
no-seat = Dieses Spiel spielt man allein: Nur der erste Platz zieht.
no-wait = Du kannst einen Zug nicht offenlassen. Willst du nichts tun, dann passe.
no-payment = Es gibt nichts zu bezahlen: Du baust gerade nichts.
no-other-first = Bezahle zuerst { FORM($building, "the") } auf { $square }.
no-source =
    { $good ->
        [wood]
            { $thing ->
                [empty] Als Nächstes brauchst du Holz aus einem Wald. { $square } ist leer.
               *[other] Als Nächstes brauchst du Holz aus einem Wald. Auf { $square } ist { FORM($thing, "a") }.
            }
       *[stone]
            { $thing ->
                [empty] Als Nächstes brauchst du Stein aus einem Steinbruch. { $square } ist leer.
               *[other] Als Nächstes brauchst du Stein aus einem Steinbruch. Auf { $square } ist { FORM($thing, "a") }.
            }
    }
no-units = { UP(FORM($thing, "der")) } auf { $square } ist erschöpft.
no-supply = Keine Straße verbindet { FORM($thing, "the") } auf { $square } mit dem Bauplatz { $site }.
no-fee = Eine andere Aktion kostet { $fee } Gold. Du hast { $gold }.
no-gold = { UP(FORM($building, "a")) } kostet { $cost } Gold. Du hast { $gold }.
no-gold-fee = { UP(FORM($building, "a")) } kostet { $cost } Gold und { $fee } Gold Gebühr. Du hast { $gold }.
no-fee-needed = Mit Ziffer { $digit } darfst du kostenlos { FORM($action, "do") }. Lass die Gebühr weg.
no-fee-missing = Mit Ziffer { $digit } darfst du { FORM($action, "do") }. Alles andere kostet { $fee } Gold: Hänge „paid“ an.
no-road-twice = { UP($at) } ist schon eine Straße.
no-dig-taken = Du kannst nur auf leeren Feldern graben. Auf { $square } ist { FORM($thing, "a") }.
no-dig-dry = Ein See wächst auf ein Nachbarfeld. Neben { $square } ist kein See.
no-site-taken = Du kannst nur auf leeren Feldern bauen. Auf { $square } ist { FORM($thing, "a") }.
no-goods =
    { $there ->
        [0] { UP(FORM($building, "a")) } braucht { $need } { $good }. Keine Straße bringt etwas davon nach { $square }.
       *[other] { UP(FORM($building, "a")) } braucht { $need } { $good }. Straßen bringen nur { $there } nach { $square }.
    }
no-building =
    { $thing ->
        [empty] Du kannst nur Gebäude nutzen. { $square } ist leer.
       *[other] Du kannst nur Gebäude nutzen. Auf { $square } ist { FORM($thing, "a") }.
    }
no-used = { UP(FORM($building, "der")) } auf { $square } wurde in dieser Runde schon genutzt.
no-farm-near = Mit dem Markt auf { $square } ist kein Bauernhof verbunden.
no-enemy-near = Mit dem Fort auf { $square } ist kein lebender Feind verbunden.
no-trade-near = Mit der Burg auf { $square } ist weder ein Markt noch ein Fort verbunden.
no-target = Nenne den Feind, den das Fort angreift, z. B. „use e5 strike e7“.
no-fort =
    { $thing ->
        [empty] Nur Forts können angreifen. { $square } ist leer.
       *[other] Nur Forts können angreifen. Auf { $square } ist { FORM($thing, "a") }.
    }
no-struck = Der Feind auf { $target } ist schon durchgestrichen.
no-reach = Keine Straße verbindet das Fort auf { $square } mit dem Feind auf { $target }.

## Tipps
hint-plan = Der beste Plan bisher kommt auf { part-points }.
hint-road = Der beste Plan bisher kommt auf { part-points }, ohne diese Straße auf { $other }.
hint-dig =
    { $buildings ->
        [one] Der beste Plan bisher kommt auf { part-points }: Mit 1 Gebäude am See ist dieses Feld { $worth } wert.
       *[other] Der beste Plan bisher kommt auf { part-points }: Mit { $buildings } Gebäuden am See ist dieses Feld { $worth } wert.
    }
hint-build =
    { $gold ->
        [0] Der beste Plan bisher kommt auf { part-points }: { UP(FORM($building, "der")) } bringt davon { $worth }.
       *[other] Der beste Plan bisher kommt auf { part-points }: { UP(FORM($building, "der")) } bringt davon { $worth }, dazu { $gold } Gold.
    }
hint-use =
    { $spent ->
        [0] Der beste Plan bisher kommt auf { part-points }, und das hier bringt { $gold } Gold.
       *[other] Der beste Plan bisher kommt auf { part-points }: Das hier bringt { $gold } der { $spent } Gold, die er ausgibt.
    }
hint-strike = Der beste Plan bisher kommt auf { part-points }: Dieser Feind würde davon { $worth } kosten.
hint-pass = Der beste Plan bisher kommt auf { part-points } und tut in diesem Zug nichts.
hint-aim-lake =
    { $buildings ->
        [one] Ein See mit { $squares } Feldern und 1 Gebäude
       *[other] Ein See mit { $squares } Feldern und { $buildings } Gebäuden
    }
hint-aim-road = Eine Straße mit { $n } Abschnitten
hint-aim-buildings = { $n } Gebäude

## Spielweisen der Bots
part-style-farmer = Landwirtschaft
about-style-farmer = Baut Bauernhöfe, wo es geht, und wenige Burgen und Märkte.
part-style-founder = Stadtgründung
about-style-founder = Baut Burgen und Märkte und kommt mit weniger Bauernhöfen aus.
part-style-road-builder = Straßenbau
about-style-road-builder = Zeichnet lange Straßen, auch dort, wo kein Gebäude sie braucht.

## Einstellungen
option-date = Datum und Uhrzeit
option-date-about = Die Minute, die das Brett zeichnet: 2026-11-15 06:17, 2611150617 oder now. Leer: Der Zufall wählt.

## Die Zeichnung in Buchstaben
table-digit = Ziffer
table-track = Ziffer
table-raid-column = Überfall
table-round = Runde
table-over = Das Spiel ist vorbei
table-now = Runde { $n }, Zug { $turn }: { $digit } { $action }
table-treasury = Schatzkammer: { $gold } Gold
table-raiders = Überfallende Feinde: { $n }
table-total = Summe
table-legend-ground = w{ $wood } Wald, { $wood } Holz; s{ $stone } Steinbruch, { $stone } Stein; ~~~ See; { $enemy } Feind; x durchgestrichen
table-legend-pieces = F Bauernhof, M Markt, T Fort, C Burg, mit der letzten Runde der Nutzung; ━ ┃ Straße
table-legend-track = Leiste: r Straße, d graben, b bauen, u nutzen, - nichts; groß: Gebühr bezahlt

## Das Terminal: die Stellung in Sätzen
part-amount = { $n } { $good }
part-good = { $good }
part-action = { $action }
part-action-box = { FORM($action, "box") }
part-action-short = { FORM($action, "short") }
part-thing = { $thing }
part-thing-box = { FORM($thing, "box") }
part-score-short = { FORM($score, "short") }
part-with = { $square } mit { $n }
table-purse = { $gold } Gold, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
table-score = Wertung { $points }: { $parts }.
table-score-none = Wertung { $points }: noch nichts.
table-rounds-over =
    { $n ->
        [one] Die einzige Runde ist vorbei.
       *[other] Alle { $n } Runden sind vorbei.
    }
table-turn = Runde { $n } von { $rounds }, Zug { $turn } von { $turns }. Mit Ziffer { $digit } darfst du { FORM($action, "do") }. { $gold } Gold.
table-raid-left = Es kommt kein Überfall mehr.
table-raid-nothing = Neben keinem Gebäude steht ein Feind: Der Überfall nach Zug { $turn } nimmt nichts.
table-raid-takes =
    { $n ->
        [one] 1 Feind steht neben einem Gebäude ({ $squares }). Der Überfall nimmt { $gold } Gold.
       *[other] { $n } Feinde stehen neben Gebäuden ({ $squares }). Der Überfall nimmt { $gold } Gold.
    }
table-things = { UP(FORM($thing, "all")) }: { $squares }.
table-lake =
    { $buildings ->
        [one]
            { $squares ->
                [one] See mit 1 Feld, 1 Gebäude am Ufer: { $where }.
               *[other] See mit { $squares } Feldern, 1 Gebäude am Ufer: { $where }.
            }
       *[other]
            { $squares ->
                [one] See mit 1 Feld, { $buildings } Gebäude am Ufer: { $where }.
               *[other] See mit { $squares } Feldern, { $buildings } Gebäude am Ufer: { $where }.
            }
    }
table-roads = Straßen: { $roads }.
table-roads-none = Straßen: noch keine.

## Das Terminal: was unter dem Zeiger ist
table-at-units = { UP($thing) } auf { $square }, noch { $goods }.
table-at-building = { UP($building) } auf { $square }. Die Nutzung bringt { $gold } Gold.
table-at-used = { UP($building) } auf { $square }, in dieser Runde genutzt.
table-at-lake = See auf { $square }, Felder × Gebäude: { $squares } × { $buildings } = { part-points }.
table-at-lake-worth = See auf { $square }, Felder × Gebäude × { $worth }: { $squares } × { $buildings } × { $worth } = { part-points }.
table-at-raider = Feind auf { $square }. Er überfällt dich.
table-at-enemy = Feind auf { $square }. Er erreicht kein Gebäude.
table-at-ruin = Durchgestrichener Feind auf { $square }.
table-at-site = Leeres Feld { $square }. Straßen bringen { $goods }.
table-at-empty = Leeres Feld { $square }. Keine Straße führt hin.
table-at-border = Straßen liegen auf den Grenzen zwischen Feldern.

## Das Terminal: was Enter tut
table-ask-road = Straße { $at } zeichnen?
table-ask-dig = See auf { $square } graben?
table-ask-build = { UP(FORM($building, "einen")) } auf { $square } bauen?
table-ask-use = { UP(FORM($building, "the")) } auf { $square } nutzen?
table-ask-use-any = Das Gebäude auf { $square } nutzen?
table-ask-strike = { $target } mit dem Fort auf { $square } angreifen?
table-ask-pay = 1 { $good } von { $square } nehmen?
table-ask-pass = In diesem Zug nichts tun?
table-costs-fee = Gebühr { $gold } Gold.
table-costs = Kostet { $goods }.
table-gains = +{ $gold } Gold.
table-score-goes = Wertung { $before } → { $after }.
table-score-stays = Die Wertung ändert sich nicht.
table-nowhere-build = Noch kein Bauplatz: Straßen müssen { $goods } zu einem leeren Feld bringen.
table-nowhere-build-gold = Noch kein Bauplatz: Straßen müssen { $goods } zu einem leeren Feld bringen, und du brauchst { $gold } Gold.
table-nowhere-build-short = Kein Feld bekommt { $goods } per Straße.
table-nowhere-build-gold-short = Kein Feld bekommt { $goods } per Straße, und du brauchst { $gold } Gold.
table-nowhere-dig = Neben keinem See ist ein leeres Feld.
table-nowhere-use = Gerade kannst du kein Gebäude nutzen.
table-back = Esc geht zurück: { $action }.
table-or-pass = p passt.
table-or-buy-short = p passt, $ andere Aktion.
table-or-buy = p passt, $ wechselt zu einer Aktion für { $gold } Gold.

## Das Terminal: Knöpfe und Tasten
table-do-pass = Passen
table-do-pay = Zahlen
table-do-strike = Angreifen
table-do-result = Ergebnis
table-key-pass = passen
table-key-turn = Leertaste dreht
table-key-help = ? Tasten
table-pay-keys = Pfeile wählen das Feld, das zahlt, Enter nimmt 1, Esc geht zurück
table-pay-keys-short = Pfeile wählen, Enter nimmt 1, Esc geht zurück
table-after-keys = n neues Spiel, a dasselbe Brett, z zurücknehmen, q verlassen
table-bot = Der Bot denkt nach.
table-undone = Du nimmst zurück: { $what }.
table-keys-act = r Straße, d graben, u nutzen, p passen, $ die nächste Aktion für { $gold } Gold
table-keys-build = b bauen, dann f Bauernhof, m Markt, o Fort, c Burg
table-keys-arrows = Pfeile oder h j k l gehen zum nächsten erlaubten Ort, mit Umschalt zu jedem Feld
table-keys-turn = Leertaste dreht eine Straße; Tab und Umschalt+Tab gehen durch alle erlaubten Orte
table-keys-enter = Enter macht den Zug; Esc geht zurück; ein Klick wählt, ein zweiter zieht
table-keys-type = Mit : oder / tippst du einen Zug ein, z. B. build farm f7 oder road south of d5
table-keys-more = H Tipp, z zurücknehmen, R Regeln, t Tag oder Nacht, q verlassen (das Spiel wird gespeichert)
table-keys-look = Unter dem Brett steht, was auf dem Feld unter dem Cursor ist
table-keys-names = Spalten haben Buchstaben, Reihen haben Zahlen; daneben stehen die Ziffern des Datums

## Das Terminal: Tafeln
table-head-treasury = Schatzkammer
table-head-score = Wertung
table-head-uses = Nutzen, 1× je Runde
table-head-log = Protokoll
table-head-signs = Zeichen
table-head-raid = Überfall
table-head-raid-after = Überfall nach Zug { $turn }
table-rail-gold = Gold
table-within-reach = in Reichweite
table-use-strikes = greift an
table-uses-more = und { $n } weitere
table-uses-used = { $n } schon genutzt
table-uses-none = keines ist bereit
table-raid-by = von { $squares }
table-raid-by-none = kein Feind in Reichweite
table-sign-row = Reihe, Datumsziffer
table-sign-forest = Wald, Holzvorrat
table-sign-quarry = Steinbruch, Vorrat
table-sign-lake = See, Felder × Ufer
table-sign-enemy = Feind, { $points } Punkte
table-sign-building = { $building }, { part-points }
table-sign-road = Straße, auf Grenzen
table-head-round = Runde { $n }
table-head-turn = Zug { $turn } von { $turns }
table-head-over = Spiel vorbei
table-lakes = Seen: { $sums }
table-date = Datum
table-map-beside = Das ist die Karte dieser Minute.
table-map-press = Drücke { $n }, um sie zu spielen.
table-share = Tempus Imperium, { $date }: { part-points }

## Das Terminal: das Protokoll in wenigen Worten
table-log-pass = passen
table-log-road = Straße { $at }
table-log-dig = See { $square }
table-log-build = { $building } { $square }
table-log-from = von { $squares }
table-log-use = nutzen { $square }
table-log-strike = Fort { $square } greift { $target } an
table-log-raid = Überfall durch { $n }
table-log-raid-none = kein Überfall
table-log-gain = +{ $gold } Gold
table-log-loss = { $gold } Gold

## Der Browser: was auf einem Feld ist
ui-empty = Leeres Feld
ui-site = Straßen bringen { $goods }.
ui-lake = See, { part-points }
ui-lake-fact =
    { $squares ->
        [one]
            { $buildings ->
                [one] 1 Feld, 1 Gebäude am Ufer.
               *[other] 1 Feld, { $buildings } Gebäude am Ufer.
            }
       *[other]
            { $buildings ->
                [one] { $squares } Felder, 1 Gebäude am Ufer.
               *[other] { $squares } Felder, { $buildings } Gebäude am Ufer.
            }
    }
ui-thing = { UP($thing) }
ui-things = { UP(FORM($thing, "all")) }
ui-used-up = { UP($thing) }, erschöpft
ui-occupied = Das Feld bleibt belegt.
ui-left = Noch { $goods }.
ui-enemy = Feind, { $points } Punkte
ui-ruin = Feind, durchgestrichen
ui-building-points = { UP($building) }, { part-points }
ui-use-brings = Die Nutzung bringt { $gold } Gold.
ui-used = In dieser Runde schon genutzt.
ui-unconnected = Mit nichts Nützlichem verbunden.
ui-raider-idle = Er steht neben keinem Gebäude.
ui-raider = Er überfällt { FORM($building, "the") } auf { $square }.
ui-square = { $square }: { $name }
ui-square-fact = { $square }: { $name }. { $fact }
ui-at = { UP($building) } { $square }

## Der Browser: Überfälle
ui-raid-after = Überfall nach Zug { $turn }
ui-raid = Überfall
ui-raid-none = Neben keinem Gebäude steht ein Feind.
ui-raid-one = Der Feind auf { $square } überfällt { FORM($building, "the") } auf { $prey }.
ui-raid-many = Feinde überfallen dich von { $squares } aus.
ui-raid-no-gold = Es ist kein Gold zu holen.
ui-raid-all = Der Überfall nimmt dein ganzes Gold.
ui-raid-others =
    { $n ->
        [one] 1 anderer Feind erreicht kein Gebäude.
       *[other] { $n } andere Feinde erreichen kein Gebäude.
    }

## Der Browser: was ein Zug täte
ui-from = { $goods } { FORM($thing, "vom") } auf { $square }
ui-takes = Nimmt { $parts }.
ui-costs = Kostet { $goods }.
ui-pays-fee = Gebühr { $gold } Gold.
ui-gains = +{ $gold } Gold.
ui-road-grows = Die längste Straße wächst auf { $n }.
ui-reaches = Sie erreicht { $goods }.
ui-opens =
    { $n ->
        [one] Sie erschließt 1 Bauplatz.
       *[other] Sie erschließt { $n } Bauplätze.
    }
ui-lakes-more = Die Seen sind { part-points } mehr wert.
ui-raiders-more =
    { $n ->
        [one] 1 Feind mehr überfällt dich.
       *[other] { $n } Feinde mehr überfallen dich.
    }
ui-raiders-fewer =
    { $n ->
        [one] 1 Feind weniger überfällt dich.
       *[other] { $n } Feinde weniger überfallen dich.
    }
ui-raid-then = Dann nimmt der Überfall { $gold } Gold.
ui-open = Danach wählst du, welche Felder zahlen.

## Der Browser: die Frage
ui-choose-road = Wo zeichnest du die Straße?
ui-choose-dig = Wohin wächst der See?
ui-choose-build = Wo baust du?
ui-choose-use = Welches Gebäude nutzt du?
ui-nowhere-road = Alle Straßen sind gezeichnet
ui-nowhere-dig = Kein See kann wachsen
ui-nowhere-build = Noch nichts zu bauen
ui-nowhere-use = Gerade nichts zu nutzen
ui-because-dig = Neben keinem See ist ein leeres Feld.
ui-because-build = Keine Straße erreicht Holz oder Stein.
ui-because-use = Jedes Gebäude wurde in dieser Runde schon genutzt oder ist mit nichts Nützlichem verbunden.
ui-no-fee = Eine andere Aktion kostet { $fee } Gold
ui-you-have = Du hast { $gold }.
ui-no-square = Eine Straße liegt zwischen zwei Feldern
ui-choose-border = Wähle eine der Grenzen dieses Feldes.
ui-over = Das Spiel ist vorbei: { part-points }
ui-turn = Runde { $n }, Zug { $turn } von { $turns }
ui-thinking = { $name } denkt nach
ui-digit = Mit Ziffer { $digit } darfst du { FORM($action, "do") }.
ui-fee = Diese Aktion kostet { $fee } Gold Gebühr.
ui-sure = { $move }?
ui-which = { FORM($thing, "welcher") }?
ui-which-enemy = Welchen Feind greifst du an?
ui-strike-reach =
    { $n ->
        [one] 1 Feind ist in Reichweite des Forts auf { $square }.
       *[other] { $n } Feinde sind in Reichweite des Forts auf { $square }.
    }
ui-strike-one = Einen von { $n } Feinden angreifen
ui-action = { $action }
ui-do-pay = Zahlen
ui-do-strike = Angreifen
ui-do-nothing = Nichts tun
ui-cancel = Abbrechen
ui-hint = Tipp
ui-hint-show = Tipp auf dem Brett zeigen
ui-undo = Zurücknehmen: { $what }
ui-more = Mehr
ui-back-to = Zurück zu { $action }, kostenlos
ui-show-buildings = Gebäude zeigen
ui-another = Andere Aktion, { $fee } Gold
ui-another-short = Andere Aktion: { $fee } Gold, du hast { $gold }
ui-another-building = Anderes Gebäude
ui-actions = Aktion
ui-actions-free = Aktion; die deiner Ziffer ist kostenlos
ui-buildings = Gebäude
ui-free = kostenlos
ui-nowhere = nirgends

## Der Browser: das Brett
ui-board = Brett, zehn Reihen mal zehn Spalten
ui-board-borders = Brett, zehn Reihen mal zehn Spalten, mit den Grenzen zwischen Feldern
ui-can-road = Hier kannst du eine Straße zeichnen
ui-can-dig = Hier kannst du graben
ui-can-build = Hier kannst du bauen
ui-can-use = Das kannst du nutzen
ui-can-strike = Den kannst du angreifen
ui-can-pay = Kann zahlen
ui-place-can = { $what }. { $can }.
ui-place-can-fact = { $what } { $can }.
ui-border-road = Straße { $at }, zwischen { $one } und { $other }
ui-border-free = Keine Straße { $at }, zwischen { $one } und { $other }
ui-road = Straße
ui-border = Grenze
ui-year = Jahr
ui-month = Monat
ui-day = Tag
ui-hour = Stunde
ui-minute = Minute

## Der Browser: die Liste der Tasten
ui-key-step = Die Orte durchgehen, die du wählen kannst

## Der Browser: Tafeln
ui-treasury = Schatzkammer
ui-good = { $good }
ui-good-low = { $good }
ui-after = { $n } danach
ui-reach = In Reichweite von Straßen
ui-reach-of = In Reichweite von { $square }
ui-uses = Nutzen, einmal je Runde
ui-fee-short = Gebühr { $n }
ui-note-used = genutzt
ui-note-unconnected = nicht verbunden
ui-note-ready = { $n } von { $farms } bereit
ui-note-in-reach = { $n } in Reichweite
ui-note-strikes = greift { $square } an
ui-score = Wertung
ui-score-now = Wertung jetzt
ui-after-this = Danach
ui-with = { UP(FORM($building, "mit")) }
ui-sections =
    { $n ->
        [one] 1 Abschnitt
       *[other] { $n } Abschnitte
    }
ui-log = Protokoll
ui-log-over = vorbei
ui-log-turn = { $turn } von { $last }
ui-panels = Bereiche
ui-left-rail = Schatzkammer und Gebäude
ui-right-rail = Wertung und Protokoll
ui-legend = Legende
ui-legend-enemy = Feind, { $points }
ui-legend-building = { UP($building) }, { $points }
ui-legend-boxes = Kästchen neben Wald oder Steinbruch zeigen, was noch darin ist.
ui-legend-lake = 3×2 in einem See heißt Felder × Gebäude am Ufer.
ui-goal = Das Ziel
ui-goal-points = Das Ziel: Punkte.
ui-goal-about = Forts greifen Feinde an, und ein See zählt seine Felder mal die Gebäude am Ufer. Die ersten Partien enden oft unter null.
ui-goal-close = Ziel schließen
ui-steps = Durch die Orte gehen
ui-before = Zurück
ui-next = Weiter
ui-show-hint = Tipp zeigen
ui-rules = Regeln
ui-strip = Runde { $n }, Zug { $turn } von { $turns }; der Überfall nähme { $gold } Gold
ui-wood-reach = Holz in Reichweite
ui-stone-reach = Stein in Reichweite
ui-enemies-alive = lebende Feinde

## Der Browser: das Ende, und was man jemandem schickt
ui-other-minute = Andere Minute
ui-share-title = Tempus, { $when }
ui-points = Punkte
ui-replay-link = Link zur Wiederholung
ui-share-legend = Eine Zeile je Runde, ein Zeichen je Zug. Kein Feld wird verraten.
ui-mark-build = gebaut
ui-mark-road = Straße
ui-mark-dig = See
ui-mark-use = genutzt
ui-mark-pass = nichts
ui-share-head = Tempus Imperium, { $when }
ui-share-daily = Tempus Imperium, Tagesrätsel, { $when }
ui-share-score = { $digits }: { part-points }
ui-share-hinted = { $digits }: { part-points }, mit Tipps

## Eine Partie beginnen: die Startseite und ihr Dialog
ui-start-now = Diese Minute spielen
ui-start-choose = Datum wählen
ui-daily-about = Alle spielen dieselben zehn Ziffern. Ein Brett, fünfzig Züge, eine Punktzahl zum Teilen.
ui-start-minute = Diese Minute
ui-start-minute-about = Die Uhr legt das Brett aus: Ihre zehn Ziffern sind die Spalten, die Reihen und die Züge.
ui-start-clock = { $clock } spielen
ui-start-today = Heute
ui-start-today-about = Das Rätsel des Tages für alle, mit einer Punktzahl zum Vergleichen.
ui-start-play-today = Tagesrätsel spielen
ui-start-any = Beliebiges Datum
ui-start-written = Eintippen
ui-start-written-about = { $date }, oder zehn Ziffern: { $digits }
ui-start-picked = Oder auswählen
ui-start-picked-about = Aus einem Kalender
ui-start-play-date = Dieses Datum spielen

## Zahlen, die ein Tisch ändern darf, ihre Gruppen und woher sie stammen
number-rounds = Runden zu zehn Zügen
number-start-gold = Gold in der Schatzkammer zu Beginn
number-fee-gold = Gold für eine Aktion, die die Ziffer nicht gibt
number-forest-wood = Holz in jedem Wald
number-quarry-stone = Stein in jedem Steinbruch
number-farm-wood = Holz für einen Bauernhof
number-farm-stone = Stein für einen Bauernhof
number-farm-gold = Gold für einen Bauernhof
number-market-wood = Holz für einen Markt
number-market-stone = Stein für einen Markt
number-market-gold = Gold für einen Markt
number-fort-wood = Holz für ein Fort
number-fort-stone = Stein für ein Fort
number-fort-gold = Gold für ein Fort
number-castle-wood = Holz für eine Burg
number-castle-stone = Stein für eine Burg
number-castle-gold = Gold für eine Burg
number-farm-income = Gold für die Nutzung eines Bauernhofs
number-market-income = Gold für jeden Bauernhof, der mit einem Markt verbunden ist
number-fort-income = Gold für einen Feind, den ein Fort durchstreicht
number-castle-income = Gold für jeden Markt und jedes Fort, die mit einer Burg verbunden sind
number-raid-gold = Gold, das jeder Feind bei einem Überfall nimmt
number-farm-points = Punkte für jeden Bauernhof
number-market-points = Punkte für jeden Markt
number-fort-points = Punkte für jedes Fort
number-castle-points = Punkte für jede Burg
number-point-gold = Gold in der Schatzkammer für einen Punkt
number-road-points = Punkte für jeden Abschnitt der längsten Straße
number-lake-points = Punkte für jedes Feld eines Sees mal jedes Gebäude an seinem Ufer
number-enemy-points = Punkte für jeden lebenden Feind
number-group-game = Das Spiel
number-group-costs = Preise der Gebäude
number-group-income = Einnahmen und Überfälle
number-group-points = Punkte
number-from-treasury = In der Schatzkammer aufgedruckt.
number-from-on-top = Zusätzlich zum Preis der Aktion selbst.
number-from-round = Jede Runde endet mit einem Überfall.
number-from-fort = Die Übersicht liest sich, als zahle jeder verbundene Feind. Wir folgen dem Fließtext.
number-from-castle = Das Blatt verbindet beide mit „oder“, der Fließtext mit „und“. Wir folgen dem Fließtext.
number-from-fan = Abgelesen aus einem unfertigen Fanprogramm, das wohl nach dem gedruckten Blatt entstand.
number-from-pictures = Abgelesen aus einem unfertigen Fanprogramm, das wohl nach dem gedruckten Blatt entstand: Es hat Bilder für 4 bis 0.
number-from-check = Abgelesen aus einem unfertigen Fanprogramm, das 3 Gold verlangt, aber 2 nimmt. Wir glauben der Prüfung: Die Zeilen, die Gold abziehen, sind Kopien.
number-from-stated = So angegeben.
number-from-grid = Zehn Spalten und zehn Reihen mit Ziffern.
number-from-columns = Abgelesen aus einem unfertigen Fanprogramm, das wohl nach dem gedruckten Blatt entstand; eine französische Anleitung bestätigt die ersten drei.
number-from-rows = Abgelesen aus einem unfertigen Fanprogramm, das wohl nach dem gedruckten Blatt entstand; die Anleitung bestätigt die ersten zwei und die Arten.
number-from-full-row = Über eine Reihe ohne leeres Feld steht nirgends etwas; in 37 Minuten des Jahrhunderts gibt es eine. So bleiben Symbol und Ziffer erhalten.
number-from-enemies = Abgelesen aus einem unfertigen Fanprogramm, das wohl nach dem gedruckten Blatt entstand: Es setzt so viele.
number-from-enemy-squares = Die gedruckten Plätze sind verloren. Kein gültiges Datum führt ein Symbol auf diese zehn Felder, also ist dort nie ein Feind im Weg.

## Die Tabelle aller Zahlen hinter den Regeln
table-head-what = was
table-head-value = Wert
table-head-grade = wie sicher
table-head-why = warum
table-number-grid = Raster
table-number-columns = Symbole der Spalten
table-number-rows = Symbole der Reihen
table-number-full-row = Volle Reihe
table-number-enemies = Feinde
table-number-enemy-squares = Felder der Feinde
table-number-units = Einheiten in einem Wald oder Steinbruch
table-number-farm = Bauernhof
table-number-market = Markt
table-number-fort = Fort
table-number-castle = Burg
table-number-start-gold = Gold zu Beginn
table-number-fee = Gebühr für eine beliebige Aktion
table-number-rounds = Runden und Züge
table-number-use-farm = Nutzen eines Bauernhofs
table-number-use-market = Nutzen eines Marktes
table-number-use-fort = Nutzen eines Forts
table-number-use-castle = Nutzen einer Burg
table-number-raid = Überfall
table-number-points = Punkte für Bauernhof, Markt, Fort, Burg
table-number-point-gold = Gold für einen Punkt
table-number-enemy-points = Punkte für einen lebenden Feind
table-value-grid = { $n } x { $n } Felder
table-value-full-row = ihr Symbol kommt in die Reihe darunter
table-value-goods = { $goods }
table-value-gold = { $gold } Gold
table-value-rounds = { $rounds } x { $turns }
table-value-market = { $gold } Gold je verbundenem Bauernhof
table-value-fort = { $gold } Gold und ein Feind
table-value-castle = { $gold } Gold je verbundenem Markt oder Fort
table-value-raid = { $gold } Gold je überfallendem Feind

## Einstellungen, die ein Tisch nicht haben kann
no-date = „{ $text }“ ist kein Datum. Schreib es als 2026-11-15 06:17 oder als zehn Ziffern, 2611150617.
no-date-digits = Ein Datum hat zehn Ziffern, JJMMTTSSMM, oder zwölf, JJJJMMTTSSMM. „{ $text }“ hat { $n }.
no-date-month = { $text }: Monate gehen von 01 bis 12.
no-date-day = { $text }: Der Monat { $month } in { $year } hat keinen Tag { $day }.
no-date-hour = { $text }: Stunden gehen von 00 bis 23, und Mitternacht ist 00:00.
no-date-minute = { $text }: Minuten gehen von 00 bis 59.

## Stellen eingetippter Züge, nach „ist kein Zug“; Wörter der Notation bleiben englisch
part-notation-section = eine Grenze ist E oder S von einem Feld; am Rand gibt es keine Straßen
part-notation-square = Reihen und Spalten gehen von 1 bis 10
part-notation-enemy = Feinde sind auf { $names }
