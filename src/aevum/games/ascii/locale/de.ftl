### ASCII Empires: fünf Würfel für alle, für jede Person ein Blatt.

## Das Spiel
game-summary = Fünf Würfel für alle, ein Blatt nur für dich: Baue, forsche, handle und plündere, alle gleichzeitig.
game-tagline = Würfle und zeichne dein Reich.

## Gebäude
building-farm = Farm
    .a = eine Farm
    .the = die Farm
    .dative = der Farm
    .accusative = die Farm
    .a-nominative = eine Farm
    .all = Farmen
    .staffed = eine besetzte Farm
building-mine = Mine
    .a = eine Mine
    .the = die Mine
    .dative = der Mine
    .accusative = die Mine
    .a-nominative = eine Mine
    .all = Minen
    .staffed = eine besetzte Mine
building-school = Schule
    .a = eine Schule
    .the = die Schule
    .dative = der Schule
    .accusative = die Schule
    .a-nominative = eine Schule
    .all = Schulen
    .staffed = eine besetzte Schule
building-garrison = Garnison
    .a = eine Garnison
    .the = die Garnison
    .dative = der Garnison
    .accusative = die Garnison
    .a-nominative = eine Garnison
    .all = Garnisonen
    .staffed = eine besetzte Garnison
building-palace = Palast
    .a = einen Palast
    .the = der Palast
    .dative = dem Palast
    .accusative = den Palast
    .a-nominative = ein Palast
    .all = Paläste
    .staffed = einen besetzten Palast
building-colony = Kolonie
    .a = eine Kolonie
    .the = die Kolonie
    .dative = der Kolonie
    .accusative = die Kolonie
    .a-nominative = eine Kolonie
    .all = Kolonien
    .staffed = eine besetzte Kolonie

## Würfel
die-white1 = weiß
    .the = der erste weiße Würfel
    .accusative = den ersten weißen Würfel
    .dative = dem ersten weißen Würfel
    .place = erster
    .title = Weiß
die-white2 = weiß
    .the = der zweite weiße Würfel
    .accusative = den zweiten weißen Würfel
    .dative = dem zweiten weißen Würfel
    .place = zweiter
    .title = Weiß
die-white3 = weiß
    .the = der dritte weiße Würfel
    .accusative = den dritten weißen Würfel
    .dative = dem dritten weißen Würfel
    .place = dritter
    .title = Weiß
die-green = grün
    .the = der grüne Würfel
    .accusative = den grünen Würfel
    .dative = dem grünen Würfel
    .place = erster
    .title = Grün
die-black = schwarz
    .the = der schwarze Würfel
    .accusative = den schwarzen Würfel
    .dative = dem schwarzen Würfel
    .place = erster
    .title = Schwarz

## Leisten
track-population = Bevölkerung
track-gold = Gold
track-upper = obere Wissenschaft
track-lower = untere Wissenschaft
track-military = Militär
track-happiness = Zufriedenheit
track-unhappiness = Unzufriedenheit

## Linien der Wissenschaft
branch-trunk = Stamm
    .the = der Stamm
    .accusative = den Stamm
    .dative = dem Stamm
branch-upper = oberer Zweig
    .the = der obere Zweig
    .accusative = den oberen Zweig
    .dative = dem oberen Zweig
branch-lower = unterer Zweig
    .the = der untere Zweig
    .accusative = den unteren Zweig
    .dative = dem unteren Zweig

## Was man auf dem Blatt ankreuzt, zeichnet oder einsetzt
mark-worker = Arbeiter
    .counted = { $n } Arbeiter
mark-gold = Gold
    .counted = { $n } Gold
mark-science = Wissenschaftsfeld
    .counted =
        { $n ->
            [one] { $n } Wissenschaftsfeld
           *[other] { $n } Wissenschaftsfelder
        }
mark-culture = Kulturfeld
    .counted =
        { $n ->
            [one] { $n } Kulturfeld
           *[other] { $n } Kulturfelder
        }
mark-soldier = Soldat
    .counted =
        { $n ->
            [one] { $n } Soldat
           *[other] { $n } Soldaten
        }
mark-army = Armee
    .counted =
        { $n ->
            [one] { $n } Armee
           *[other] { $n } Armeen
        }
mark-happiness = Zufriedenheit
    .counted = { $n } Zufriedenheit
mark-unhappiness = Unzufriedenheit
    .counted = { $n } Unzufriedenheit
mark-action = Einsatzaktion
    .counted =
        { $n ->
            [one] { $n } Einsatzaktion
           *[other] { $n } Einsatzaktionen
        }
mark-line = Linie
    .counted =
        { $n ->
            [one] { $n } Linie
           *[other] { $n } Linien
        }

## Katastrophen, Erlasse und Phasen
disaster-drought = Dürre
    .the = die Dürre
    .short = Dürre
    .row = dürr
disaster-barbarian-raid = Raubzug der Barbaren
    .the = der Raubzug der Barbaren
    .short = Raubzug
    .row = Raub
disaster-fire = Feuer
    .the = das Feuer
    .short = Feuer
    .row = Glut
edict-taxation = Besteuerung
edict-conscription = Einberufung
phase-dice = Würfel
phase-diplomacy = Diplomatie
phase-disasters = Katastrophen
phase-development = Entwicklung
phase-deployment = Einsatz

## Woher Punkte kommen
source-buildings = Gebäude
source-gold = Gold
source-armies = Armeen
source-masteries = Je { sign-end }
source-culture = Kultur
source-happiness = Zufrieden
source-unhappiness = Unzufrieden
source-sum = Summe

## Das Zeichen im letzten Feld einer Leiste
sign-end = !

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
part-lines =
    { $lines ->
        [one] { $lines } Linie
       *[other] { $lines } Linien
    }
part-workers =
    { $workers ->
        [0] keine Arbeiter
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }
part-gold =
    { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }
part-armies =
    { $armies ->
        [0] keine Armee
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }
part-soldiers =
    { $soldiers ->
        [one] { $soldiers } Soldat
       *[other] { $soldiers } Soldaten
    }
    .accusative = { $soldiers } Soldaten
part-actions =
    { $actions ->
        [one] { $actions } Einsatzaktion
       *[other] { $actions } Einsatzaktionen
    }
part-unhappiness = { $unhappy } Unzufriedenheit
part-boxes =
    { $boxes ->
        [one] { $boxes } Feld
       *[other] { $boxes } Felder
    }
part-edicts =
    { $edicts ->
        [one] { $edicts } Erlass
       *[other] { $edicts } Erlasse
    }
part-marks = { $marks }
part-source = { $source }
part-disaster = { $disaster }
part-building = { $building }

## Würfel mit dem, was sie zeigen
part-die = { $die } { $face }
part-die-twin = { $die } { $face } ({ FORM($die, "place") })
part-die-locked = { $die } { $face } (gesperrt)
part-die-used = { $die } { $face } (benutzt)

## Felder der Wissenschaft und was sie bringen
at-science = { $branch }, Feld { $box }
at-science-brings = { $branch }, Feld { $box }: { $brings }
brief-writing = Schrift (1 Kulturfeld)
brief-irrigation = Bewässerung (sicher vor Dürre)
brief-philosophy = Philosophie (der grüne Würfel)
brief-humanism = Humanismus (der schwarze Würfel)
brief-navigation = Navigation (der grüne Würfel und Reichweite zu allen)
brief-engineering = Ingenieurskunst (der schwarze Würfel und { part-actions } je Armee)
brief-end = das { sign-end }-Feld
brief-culture =
    { $boxes ->
        [one] { $boxes } Kulturfeld
       *[other] { $boxes } Kulturfelder
    }
brief-gold = { $gold } Gold

## Operationen der Armeen
do-raid-barbarians = Raubzug gegen die Barbaren
    .accusative = einen Raubzug gegen die Barbaren
do-raid = Raubzug gegen { FORM($target, "accusative") }
    .accusative = einen Raubzug gegen { FORM($target, "accusative") }
do-found =
    { $target ->
        [you] Kolonie auf deiner Karte
       *[other] Kolonie auf der Karte von { $target }
    }
    .accusative =
        { $target ->
            [you] eine Kolonie auf deiner Karte
           *[other] eine Kolonie auf der Karte von { $target }
        }
do-raze =
    { $target ->
        [you] Zerstörung deiner Kolonie
       *[other] Zerstörung der Kolonie von { $target }
    }
    .accusative =
        { $target ->
            [you] die Zerstörung deiner Kolonie
           *[other] die Zerstörung der Kolonie von { $target }
        }

## Die Runde
part-turn = Runde { $n }
part-turn-of = Runde { $n } von { $last }
part-turn-last = Runde { $n }, die letzte

## Das Protokoll: Runden, Würfel, Katastrophen und das Ende
say-turn = Runde { $n } beginnt.
say-die = { UP(FORM($die, "the")) } zeigt { $n }.
say-rolled = Alle fünf Würfel werden geworfen.
say-rolled-again = Neu geworfen: { FORM($dice, "the") }.
say-throw = Gewürfelt: { $dice }.
say-throw-again = Neu gewürfelt: { $dice }.
say-omen = { UP(FORM($disaster, "the")) } rückt näher: Reihe { $row }, Feld { $box } von { $boxes }.
say-disaster = { UP(FORM($disaster, "the")) } trifft alle Reiche: Reihe { $row } ist voll.
say-silence = Niemand kündigt das Ende an: In dieser Runde kann niemand ein { sign-end }-Feld ankreuzen.
say-end = Das war die letzte Runde.
say-first =
    { $who ->
        [you] Bei Gleichstand in der Reihenfolge bist du zuerst dran.
       *[other] Bei Gleichstand in der Reihenfolge ist { $who } zuerst dran.
    }
say-announces =
    { $who ->
        [you] Du kündigst das Ende an: In dieser Runde kann jedes { sign-end }-Feld angekreuzt werden.
       *[other] { $who } kündigt das Ende an: In dieser Runde kann jedes { sign-end }-Feld angekreuzt werden.
    }
say-empty =
    { $who ->
        [you] Niemand hat ein { sign-end }-Feld angekreuzt: Du hast das Ende vergeblich angekündigt.
       *[other] Niemand hat ein { sign-end }-Feld angekreuzt: { $who } hat das Ende vergeblich angekündigt.
    }
say-done =
    { $who ->
        [you] Du beendest deine Entwicklung.
       *[other] { $who } beendet die Entwicklung.
    }

## Diplomatie
say-proposes =
    { $who ->
        [you] Du schlägst vor, neu zu werfen: { FORM($dice, "accusative") }.
       *[other] { $who } schlägt vor, neu zu werfen: { FORM($dice, "accusative") }.
    }
say-pledges =
    { $who ->
        [you] Du sagst { $gold } Gold zu; noch nötig: { $missing }.
       *[other] { $who } sagt { $gold } Gold zu; noch nötig: { $missing }.
    }
say-pledges-nothing =
    { $who ->
        [you] Du sagst nichts zu; noch nötig: { $missing }.
       *[other] { $who } sagt nichts zu; noch nötig: { $missing }.
    }
say-pledges-enough =
    { $who ->
        [you] Du sagst { $gold } Gold zu; das reicht.
       *[other] { $who } sagt { $gold } Gold zu; das reicht.
    }
say-fails =
    { $who ->
        [you] Dein Vorschlag scheitert; niemand zahlt.
       *[other] Der Vorschlag von { $who } scheitert; niemand zahlt.
    }
say-pays =
    { $who ->
        [you] Du zahlst { $gold } Gold.
       *[other] { $who } zahlt { $gold } Gold.
    }

## Was auf einem Blatt kommt und geht
say-gold =
    { $who ->
        [you] Du bekommst { $gold } Gold.
       *[other] { $who } bekommt { $gold } Gold.
    }
say-happy =
    { $who ->
        [you] Du bekommst { $n } Zufriedenheit.
       *[other] { $who } bekommt { $n } Zufriedenheit.
    }
say-unhappy =
    { $who ->
        [you] Du bekommst { $n } Unzufriedenheit.
       *[other] { $who } bekommt { $n } Unzufriedenheit.
    }
say-spends =
    { $who ->
        [you] Du gibst { $gold } Gold aus.
       *[other] { $who } gibt { $gold } Gold aus.
    }
say-loses-gold =
    { $who ->
        [you] Du verlierst { $gold } Gold.
       *[other] { $who } verliert { $gold } Gold.
    }
say-workers =
    { $who ->
        [you] Du bekommst { part-workers }.
       *[other] { $who } bekommt { part-workers }.
    }
say-loses-workers =
    { $who ->
        [you] Du verlierst { part-workers }.
       *[other] { $who } verliert { part-workers }.
    }
say-soldiers =
    { $who ->
        [you]
            { $soldiers ->
                [one] { $soldiers } deiner Arbeiter wird Soldat.
               *[other] { $soldiers } deiner Arbeiter werden Soldaten.
            }
       *[other]
            { $soldiers ->
                [one] { $soldiers } Arbeiter von { $who } wird Soldat.
               *[other] { $soldiers } Arbeiter von { $who } werden Soldaten.
            }
    }
say-mercenary =
    { $who ->
        [you] Du wirbst einen Soldaten an.
       *[other] { $who } wirbt einen Soldaten an.
    }
say-mastery =
    { $who ->
        [you] Du kreuzt das { sign-end }-Feld der Leiste „{ $track }“ an: Dies ist die letzte Runde.
       *[other] { $who } kreuzt das { sign-end }-Feld der Leiste „{ $track }“ an: Dies ist die letzte Runde.
    }
say-overflow =
    { $who ->
        [you] Für dich verfällt: { $lost }. Die Leiste „{ $track }“ ist voll.
       *[other] Für { $who } verfällt: { $lost }. Die Leiste „{ $track }“ ist voll.
    }
say-overflow-unannounced =
    { $who ->
        [you] Für dich verfällt: { $lost }. Bei „{ $track }“ ist nur das { sign-end }-Feld frei, und niemand hat das Ende angekündigt.
       *[other] Für { $who } verfällt: { $lost }. Bei „{ $track }“ ist nur das { sign-end }-Feld frei, und niemand hat das Ende angekündigt.
    }
say-immune =
    { $who ->
        [you] Die Bewässerung schützt dich vor der Dürre.
       *[other] Die Bewässerung schützt { $who } vor der Dürre.
    }
say-defends =
    { $who ->
        [you] Du setzt eine Armee ein und vertreibst die Barbaren.
       *[other] { $who } setzt eine Armee ein und vertreibt die Barbaren.
    }

## Erlasse
say-taxes =
    { $who ->
        [you] Du verfügst eine Besteuerung: { $unhappy } Unzufriedenheit für { $gold } Gold.
       *[other] { $who } verfügt eine Besteuerung: { $unhappy } Unzufriedenheit für { $gold } Gold.
    }
say-conscripts =
    { $who ->
        [you] Du verfügst eine Einberufung: { $unhappy } Unzufriedenheit für { part-soldiers.accusative }.
       *[other] { $who } verfügt eine Einberufung: { $unhappy } Unzufriedenheit für { part-soldiers.accusative }.
    }
say-dictates =
    { $who ->
        [you] Du verfügst: { $edict }.
       *[other] { $who } verfügt: { $edict }.
    }

## Gebäude
say-lines =
    { $who ->
        [you] Du nutzt { FORM($die, "accusative") } ({ $face }) für { part-lines }.
       *[other] { $who } nutzt { FORM($die, "accusative") } ({ $face }) für { part-lines }.
    }
say-lines-raised =
    { $who ->
        [you] Du nutzt { FORM($die, "accusative") } ({ $face }, erhöht auf { $to }) für { part-lines }.
       *[other] { $who } nutzt { FORM($die, "accusative") } ({ $face }, erhöht auf { $to }) für { part-lines }.
    }
say-activates =
    { $who ->
        [you] Du aktivierst deine { FORM($building, "all") } mit { FORM($die, "dative") } ({ $face }).
       *[other] { $who } aktiviert { FORM($building, "all") } mit { FORM($die, "dative") } ({ $face }).
    }
say-activates-raised =
    { $who ->
        [you] Du aktivierst deine { FORM($building, "all") } mit { FORM($die, "dative") } ({ $face }, erhöht auf { $to }).
       *[other] { $who } aktiviert { FORM($building, "all") } mit { FORM($die, "dative") } ({ $face }, erhöht auf { $to }).
    }
say-builds =
    { $who ->
        [you] Du baust { FORM($building, "a") } bei { $col },{ $row }.
       *[other] { $who } baut { FORM($building, "a") } bei { $col },{ $row }.
    }
say-staffs =
    { $who ->
        [you] Du besetzt { FORM($building, "accusative") } bei { $col },{ $row } mit einem Arbeiter.
       *[other] { $who } besetzt { FORM($building, "accusative") } bei { $col },{ $row } mit einem Arbeiter.
    }
say-hires =
    { $who ->
        [you] Du wirbst eine Fachkraft aus dem Ausland für { FORM($building, "accusative") } bei { $col },{ $row } an.
       *[other] { $who } wirbt eine Fachkraft aus dem Ausland für { FORM($building, "accusative") } bei { $col },{ $row } an.
    }
say-burns =
    { $who ->
        [you] Du verlierst { FORM($building, "accusative") } bei { $col },{ $row } durch Feuer.
       *[other] { $who } verliert { FORM($building, "accusative") } bei { $col },{ $row } durch Feuer.
    }
say-uses =
    { $who ->
        [you] Deine Kolonie nutzt die { FORM($building, "all") } von { $host }. Das bringt dort { $unhappy } Unzufriedenheit.
       *[other]
            { $host ->
                [you] Die Kolonie von { $who } nutzt deine { FORM($building, "all") }. Das bringt dir { $unhappy } Unzufriedenheit.
               *[other] Die Kolonie von { $who } nutzt die { FORM($building, "all") } von { $host }. Das bringt dort { $unhappy } Unzufriedenheit.
            }
    }

## Wissenschaft, Kultur und Karawanen
say-science =
    { $who ->
        [you] Du kreuzt ein Wissenschaftsfeld an: { $branch }, Feld { $box }.
       *[other] { $who } kreuzt ein Wissenschaftsfeld an: { $branch }, Feld { $box }.
    }
say-science-brings =
    { $who ->
        [you] Du kreuzt ein Wissenschaftsfeld an: { $branch }, Feld { $box }: { $brings }.
       *[other] { $who } kreuzt ein Wissenschaftsfeld an: { $branch }, Feld { $box }: { $brings }.
    }
say-culture =
    { $who ->
        [you] Du kreuzt das Kulturfeld { $box } an.
       *[other] { $who } kreuzt das Kulturfeld { $box } an.
    }
say-column =
    { $who ->
        [you] Du vollendest die Kulturspalte { $column }: { $get }.
       *[other] { $who } vollendet die Kulturspalte { $column }: { $get }.
    }
say-caravan =
    { $who ->
        [you] Du führst Karawane { $caravan } auf Feld { $box } von { $boxes }.
       *[other] { $who } führt Karawane { $caravan } auf Feld { $box } von { $boxes }.
    }
say-arrives =
    { $who ->
        [you] Deine Karawane { $caravan } kommt an: { $get }. Andere mit Reichweite bekommen { $gold } Gold.
       *[other] Die Karawane { $caravan } von { $who } kommt an: { $get }. Andere mit Reichweite bekommen { $gold } Gold.
    }

## Einsatz
say-declares =
    { $who ->
        [you] Du planst { FORM($what, "accusative") }.
       *[other] { $who } plant { FORM($what, "accusative") }.
    }
say-deploys =
    { $who ->
        [you] Du setzt { part-armies } ein.
       *[other] { $who } setzt { part-armies } ein.
    }
say-cancels =
    { $who ->
        [you] Du setzt eine Armee ein, um die Aktion von { $other } abzuwehren.
       *[other]
            { $other ->
                [you] { $who } setzt eine Armee ein, um deine Aktion abzuwehren.
               *[other] { $who } setzt eine Armee ein, um die Aktion von { $other } abzuwehren.
            }
    }
say-gives-up-raid =
    { $who ->
        [you] Du gibst den Raubzug auf.
       *[other] { $who } gibt den Raubzug auf.
    }
say-gives-up-colony =
    { $who ->
        [you] Du gibst die Kolonie auf.
       *[other] { $who } gibt die Kolonie auf.
    }
say-gives-up-razing =
    { $who ->
        [you] Du gibst die Zerstörung auf.
       *[other] { $who } gibt die Zerstörung auf.
    }
say-raids-barbarians =
    { $who ->
        [you] Du plünderst die Barbaren.
       *[other] { $who } plündert die Barbaren.
    }
say-raids =
    { $who ->
        [you] Du plünderst { $victim }.
       *[other] { $who } plündert { FORM($victim, "accusative") }.
    }
say-founds =
    { $who ->
        [you] Du gründest eine Kolonie auf der Karte von { $host } bei { $col },{ $row }.
       *[other]
            { $host ->
                [you] { $who } gründet eine Kolonie auf deiner Karte bei { $col },{ $row }.
               *[other] { $who } gründet eine Kolonie auf der Karte von { $host } bei { $col },{ $row }.
            }
    }
say-razes =
    { $who ->
        [you] Du zerstörst die Kolonie von { $owner } bei { $col },{ $row }.
       *[other]
            { $owner ->
                [you] { $who } zerstört deine Kolonie bei { $col },{ $row }.
               *[other] { $who } zerstört die Kolonie von { $owner } bei { $col },{ $row }.
            }
    }

## Fragen
ask-anytime = Jederzeit: Besteuerung ({ $unhappy } Unzufriedenheit für { $gold } Gold) oder Einberufung ({ $unhappy } Unzufriedenheit für bis zu { part-soldiers.accusative }).
ask-sealed = Die anderen entscheiden noch. Du kannst deine Antwort noch ändern.
ask-sealed-final = Die anderen entscheiden noch.
ask-announce = Das Ende ankündigen?
ask-develop = Nutze einen Würfel oder beende die Entwicklung.
ask-develop-end = Deine Würfel sind benutzt. Entwicklung beenden?
ask-propose = Würfel für { $gold } Gold von allen zusammen neu werfen?
ask-propose-alone = Würfel für { $gold } Gold neu werfen?
ask-pledge-own = Wie viel von den { $gold } Gold sagst du zu, um neu zu werfen: { $dice }?
ask-pledge = { $who } will neu werfen: { $dice }. Wie viel gibst du dazu?
ask-drought = Verliere { part-workers } oder nimm { part-unhappiness }.
ask-barbarian-raid = Setze eine Armee ein, verliere { part-gold } oder nimm { part-unhappiness }.
ask-fire = Lass eines deiner Gebäude abbrennen oder nimm { part-unhappiness }.
ask-reward = Kreuze { $boxes } an.
ask-host = Welche Gebäude von { $who } nutzt deine Kolonie?
ask-operation = Plane eine Operation oder beende den Einsatz.
ask-cancel = { $who } plant { FORM($what, "accusative") }. Abwehren?
ask-press = Mehr Armeen einsetzen oder aufgeben?
ask-press-weak = Noch eine Armee einberufen oder aufgeben?
ask-site = Wo auf der Karte von { $who } gründest du deine Kolonie?

## Was beim Antworten hilft
note-announcing = Ein { sign-end }-Feld kann in dieser Runde nur angekreuzt werden, wenn jemand das Ende ankündigt.
note-announced-in-vain = Kreuzt niemand eines an, bekommen alle, die das Ende angekündigt haben, { $unhappy } Unzufriedenheit.
note-dice-left = Übrige Würfel: { $dice }.
note-dice = Würfel: { $dice }.
note-lines-left = Zu zeichnen: { part-lines }.
note-lines-short = Zu zeichnen: { part-lines }, { $missing } zu wenig für { FORM($building, "a") }.
note-held = Du hast { part-workers } und { part-gold }.
note-gold = Du hast { part-gold }.
note-staff-first = Vor dem Ende noch zu besetzen: { $buildings }.
note-ones =
    { $dice ->
        [one] { $dice } Würfel zeigt 1 und wird für Katastrophen neu geworfen.
       *[other] { $dice } Würfel zeigen 1 und werden für Katastrophen neu geworfen.
    }
note-missing = Noch nötig: { $missing } von { $gold } Gold.
note-others-may-pay = Die anderen können alles bezahlen.
note-then-culture = Danach darfst du ein Kulturfeld ankreuzen.
note-choose-first = Wähle das erste.
note-after-that = Danach: { $boxes }.
note-host-suffers = { $who } bekommt dafür { $unhappy } Unzufriedenheit.
note-ready = Einsatzbereit hast du { part-armies }.
note-ready-twice = Einsatzbereit hast du { part-armies } mit je { part-actions }.
note-left-over = Übrig: { part-actions }.
note-unarmed = Du hast keine einsatzbereite Armee. Eine Einberufung kann eine vervollständigen.
note-they-have = { $who } hat noch { part-armies }.
note-cancelled = Abgewehrt: { $what }. Es fehlt: { part-actions }.
note-north-west = Nenne die nordwestliche ihrer 5 mal 5 Zellen.
note-east-bank = Du erreichst nur das Ostufer.
note-west-bank = Du erreichst nur das Westufer.
note-either-bank = Du erreichst Ost- und Westufer, aber eine Kolonie darf nicht über den Fluss reichen.
at-built = { FORM($building, "the") } bei { $col },{ $row }
at-cell = { $col },{ $row }

## Züge: Würfel
move-build = { UP($die) } für { part-lines } nutzen
move-build-raised = { UP($die) } als { $to } für { part-lines } nutzen
move-activate = { UP($die) } für { FORM($building, "all") } nutzen
move-garrisons = Mit { $die } ausbilden: { part-soldiers }
move-sparing = { UP($die) } für { FORM($building, "all") } nutzen, ohne das { sign-end }-Feld
move-caravan = Karawane { $caravan } mit { $die } führen
move-culture = Kulturfeld { $box } mit { $die } ankreuzen
note-raised = erhöht auf { $to }
note-lowered = gesenkt auf { $to }
note-with-workers =
    { $workers ->
        [0] ohne Arbeiter
        [one] mit { $workers } Arbeiter
       *[other] mit { $workers } Arbeitern
    }
note-short = { $missing } zu wenig für { FORM($building, "a") }
note-on-maps = auf der Karte von { FORM($hosts, "dative") }
note-completes = vervollständigt { part-armies }
note-box-of = Feld { $box } von { $boxes }
note-last-box = letztes Feld: { $get }
note-arrived = schon angekommen
note-column = vollendet Spalte { $column }: { $get }
note-row = vollendet Reihe { $row }: { part-points }

## Züge: Gebäude und Felder
move-place = { UP(FORM($building, "a")) } bei { $col },{ $row } bauen
move-staff = { UP(FORM($building, "accusative")) } bei { $col },{ $row } mit einem Arbeiter besetzen
move-hire = Fachkraft für { FORM($building, "accusative") } bei { $col },{ $row } anwerben
move-buy-science = Wissenschaft kaufen ({ $branch }, Feld { $box })
move-buy-culture = Kulturfeld { $box } kaufen
move-buy-soldier = Einen Soldaten anwerben
move-science = Wissenschaft ankreuzen ({ $branch }, Feld { $box })
move-mark = Kulturfeld { $box } ankreuzen
move-leave-science = Wissenschaftsfeld auslassen
move-leave-culture = Kulturfeld auslassen
note-mountains = im Gebirge
note-covers-ore = überdeckt das Erz bei { $cells }
note-brings = { $brings }
note-no-worker = braucht keinen Arbeiter
note-full = voll

## Züge: der Ablauf
move-wait = Jetzt nicht
move-retract = Antwort ändern
move-quiet = Nichts ankündigen
move-announce = Das Ende ankündigen
note-announce = in dieser Runde kann jedes { sign-end }-Feld angekreuzt werden
move-done-development = Entwicklung beenden
move-done-deployment = Einsatz beenden
note-lines-lost =
    { $lines ->
        [one] { part-lines } verfällt
       *[other] { part-lines } verfallen
    }
note-dice-unused = unbenutzt: { $dice }
note-actions-lost =
    { $actions ->
        [one] { part-actions } verfällt
       *[other] { part-actions } verfallen
    }
note-still-ready = noch einsatzbereit: { part-armies }
note-to-cancel = zum Abwehren bereit: { part-armies }
move-keep = Alle Würfel behalten
move-reroll = { UP($dice) } neu werfen
note-together = von allen zusammen
move-pledge = { $gold } Gold zusagen
move-pledge-nothing = Nichts zusagen
note-more-needed = noch nötig: { $missing }
note-enough = das reicht
move-unhappy = { $unhappy } Unzufriedenheit nehmen
move-lose = { $lost } verlieren
move-defend = Eine Armee gegen die Barbaren einsetzen
move-burn = { UP(FORM($building, "accusative")) } bei { $col },{ $row } abbrennen lassen
move-tax = Besteuerung verfügen
note-tax = { $unhappy } Unzufriedenheit für { $gold } Gold
move-conscript = Einberufen: { part-soldiers }
note-conscript = { $unhappy } Unzufriedenheit, aus Arbeitern
move-edict = { $edict } verfügen
note-number = { $n }-mal
move-die = Ein Würfel zeigt { $face }
move-first =
    { $who ->
        [you] Bei Gleichstand bist du zuerst dran
       *[other] Bei Gleichstand ist { $who } zuerst dran
    }

## Züge: Kolonien und Operationen
move-skip-colony = Diese Kolonie ruhen lassen
move-delay-colony = Diese Kolonie auf die anderen warten lassen
move-let = Geschehen lassen: { $what }
move-use = { FORM($building, "all") } von { $who } nutzen
move-use-any = Die { FORM($building, "all") } nutzen
move-train = In den Garnisonen ausbilden: { part-soldiers }
move-raid-barbarians = Die Barbaren plündern
move-raid = { $who } plündern
note-get = du bekommst { $get }
note-nothing-full = nichts, weil deine Leisten voll sind
note-they-lose = verliert { $gold } Gold an dich
note-they-lose-only = verliert { $gold } Gold, aber deine Leiste ist voll
note-they-suffer = bekommt { $unhappy } Unzufriedenheit
note-action-left-over = nutzt die übrige Einsatzaktion
move-colonise = Eine Kolonie auf der Karte von { $who } gründen
move-raze =
    { $owner ->
        [you] Deine Kolonie bei { $col },{ $row } zerstören
       *[other] Die Kolonie von { $owner } bei { $col },{ $row } zerstören
    }
move-raze-any = Die Kolonie bei { $col },{ $row } zerstören
move-found = Die Kolonie bei { $col },{ $row } gründen
move-cancel = Eine Armee einsetzen und { part-actions } abwehren
note-enough-left =
    { $actions ->
        [one] { part-actions } bleibt, genug für die Operation
       *[other] { part-actions } bleiben, genug für die Operation
    }
move-more = Noch { part-armies } einsetzen und es noch einmal versuchen
move-stop = Aufgeben
note-rest-lost = unbenutzte Einsatzaktionen verfallen

## Was zurückgenommen wird
undo-wait = Warten
undo-retract = Ändern der Antwort
undo-done = Beenden
undo-pass = Passen
undo-quiet = Verzicht auf die Ankündigung
undo-announce = Ankündigung des Endes
undo-unhappy = die Unzufriedenheit
undo-lose-workers = Verlust von Arbeitern
undo-lose-gold = Verlust von Gold
undo-defend = die Armee gegen die Barbaren
undo-burn = das Feuer bei { $col },{ $row }
undo-leave-science = Auslassen des Wissenschaftsfelds
undo-leave-culture = Auslassen des Kulturfelds
undo-science = das Wissenschaftsfeld ({ $branch })
undo-mark = Kulturfeld { $box }
undo-buy-science = Kauf von Wissenschaft ({ $branch })
undo-buy-culture = Kauf des Kulturfelds { $box }
undo-buy-soldier = Anwerben eines Soldaten
undo-reroll = Vorschlag, { FORM($dice, "accusative") } neu zu werfen
undo-pledge = Zusage von { $gold } Gold
undo-build = { FORM($die, "the") } für Linien
undo-activate = { FORM($die, "the") } für { FORM($building, "all") }
undo-sparing = { FORM($die, "the") } für { FORM($building, "all") }, ohne das { sign-end }-Feld
undo-caravan = Karawane { $caravan } mit { FORM($die, "dative") }
undo-culture = Kulturfeld { $box } mit { FORM($die, "dative") }
undo-place = { FORM($building, "the") } bei { $col },{ $row }
undo-staff = die Fachkraft bei { $col },{ $row }
undo-use = Nutzung der { FORM($building, "all") }
undo-train = Ausbildung in einer Kolonie: { part-soldiers }
undo-barbarians = Raubzug gegen die Barbaren
undo-raid = Raubzug gegen { FORM($who, "accusative") }
undo-colonise =
    { $who ->
        [you] die Kolonie auf deiner Karte
       *[other] die Kolonie auf der Karte von { $who }
    }
undo-raze = Zerstörung der Kolonie bei { $col },{ $row }
undo-cancel = Abwehr
undo-more = Einsatz weiterer Armeen
undo-stop = Aufgeben
undo-tax = die Besteuerung
undo-conscript = Einberufung: { part-soldiers }
undo-edict = { $edict }
undo-die = der Würfel
undo-first = Auslosung, wer zuerst dran ist

## Einstellungen einer Partie
option-learning = Lernrunden
option-learning-about = So viele Runden lang entwickeln alle nacheinander, damit man sieht, wie es geht.
option-learning-words =
    { $n ->
        [one] die erste Runde nacheinander
       *[other] die ersten { $n } Runden nacheinander
    }
option-turns = Rundenlimit
option-turns-about = Spätestens mit dieser Runde endet das Spiel. Üblich sind { $alone } allein und { $together } mit anderen.
option-turns-words =
    { $n ->
        [one] höchstens { $n } Runde
       *[other] höchstens { $n } Runden
    }
option-settlers = Siedler für Kolonien
option-settlers-about = Eine Kolonie zu gründen kostet einen deiner Arbeiter.
option-settlers-off = Kolonien ohne Siedler
option-settlers-on = in jede Kolonie zieht ein Arbeiter

## Wofür ein Würfel genutzt wird, wenn er darüber steht
part-use-lines = { part-lines }
part-use-lines-raised = { part-lines }, zählt { $to }
part-use-building = { FORM($building, "all") }
part-use-soldiers = Garnisonen: { part-soldiers }
part-use-sparing = { FORM($building, "all") }, ohne das { sign-end }-Feld
part-use-caravan = Karawane { $caravan }
part-use-culture = Feld { $box }

## Warum ein Zug nicht geht
no-such-move = Diesen Zug gibt es in ASCII Empires nicht.
no-over = Das Spiel ist vorbei.
no-chance = Das entscheiden nur die Würfel.
no-chance-first-player = Wer zuerst dran ist, entscheidet nur das Los.
no-wait-answer = Die anderen warten auf deine Antwort.
no-pass = Du kannst hier nicht passen.
no-retract = Du hast keine verdeckte Antwort, die du ändern könntest.
no-dice-first = Erst müssen die Würfel fallen.
no-sealed = Du hast schon geantwortet. Nimm deine Antwort zurück, um neu zu wählen.
no-sealed-final = Du hast schon geantwortet und kannst es nicht mehr ändern.
no-developed =
    { $others ->
        [one] Du bist mit dieser Entwicklung fertig. { $others } ist noch dabei.
       *[other] Du bist mit dieser Entwicklung fertig. { $others } sind noch dabei.
    }
no-one-by-one = Zurzeit entwickeln alle nacheinander. Jetzt ist { $others } dran.
no-turn =
    { $others ->
        [one] Es ist die Phase „{ $phase }“, und { $others } muss antworten, nicht du.
       *[other] Es ist die Phase „{ $phase }“, und { $others } müssen antworten, nicht du.
    }
no-other-time = { $when } Jetzt musst du { $question }.
no-when-done = Beenden kannst du nur in der Entwicklung und im Einsatz.
no-when-pass = Du kannst hier nicht passen.
no-when-announce = Das Ende wird zu Beginn der Entwicklung angekündigt.
no-when-disaster = Gerade trifft dich keine Katastrophe.
no-when-barbarians = Gerade überfallen dich keine Barbaren.
no-when-fire = Gerade brennt es bei dir nicht.
no-when-leave = Du hast keine Belohnung, auf die du verzichten könntest.
no-when-science = Du hast keine Belohnung für ein Wissenschaftsfeld.
no-when-culture = Du hast keine Belohnung für ein Kulturfeld.
no-when-propose = Würfel schlägst du in der Diplomatie vor, wenn du gefragt wirst.
no-when-pledge = Niemand hat etwas vorgeschlagen, wofür du etwas zusagen könntest.
no-when-colony = Gerade ist keine deiner Kolonien aktiv.
no-when-operation = Operationen planst du im Einsatz, wenn du dran bist.
no-when-found = Eine Kolonie gründest du, wenn ihre Operation gelungen ist.
no-when-cancel = Du hast nichts abzuwehren.
no-when-press = Keine deiner Operationen wurde abgewehrt.
no-when-staff = Gebäude besetzt du in deiner Entwicklung.
no-when-hire = Fachkräfte wirbst du in deiner Entwicklung an.
no-when-buy = Felder kaufst du in deiner Entwicklung.
no-when-dice = Würfel nutzt du in deiner Entwicklung.
no-when-build = Gebäude zeichnest du in deiner Entwicklung.
no-edict-now = Diesen Erlass kannst du gerade nicht verfügen.

## Diplomatie und Katastrophen
no-reroll-gold = Allein zahlst du die ganzen { $price } Gold, und du hast { part-gold }.
no-pledge-more =
    { $missing ->
        [one] Es fehlt nur { $missing } Gold. Mehr kannst du nicht zusagen.
       *[other] Es fehlen nur { $missing } Gold. Mehr kannst du nicht zusagen.
    }
no-pledge-gold = Zusagen kannst du { part-gold }.
no-way-to-bear = Das hilft hier nicht: { $disaster }.
no-army-to-defend = Du hast keine einsatzbereite Armee. Eine Einberufung kann eine vervollständigen.
no-loss-workers = Dafür brauchst du { $price }. Du hast { part-workers }.
no-loss-gold = Dafür brauchst du { $price }. Du hast { part-gold }.
no-building-there = Bei { $col },{ $row } steht kein Gebäude von dir.
no-burn-colony = Das Feuer trifft eines deiner eigenen Gebäude, keine fremde Kolonie.
no-already-lost = { UP($building) } ist schon verloren.
at-ruin-burnt = die Ruine bei { $col },{ $row } ({ $building })
at-ruin-razed = die zerstörte Kolonie bei { $col },{ $row }

## Würfel
no-green-die = Der grüne Würfel gehört dir erst nach Philosophie oder Navigation.
no-black-die = Der schwarze Würfel gehört dir erst nach Humanismus oder Ingenieurskunst.
no-die-used = Du hast { FORM($die, "accusative") } in dieser Runde schon benutzt.
no-die-dear = Aus { $die } eine { $wanted } zu machen kostet { $price } Gold, und du hast { part-gold }.
no-die-low = { FORM($building, "all") } brauchen { $wanted } oder mehr. { UP($die) } zu erhöhen kostet { $price } Gold, und du hast { part-gold }.
no-staffed = Du hast keine besetzte { $building }.
no-host-staffed = { $who } hatte zu Beginn der Entwicklung keine besetzte { $building }.
no-track-full = Die Leiste „{ $track }“ ist voll.
no-end-not-yet = Bei „{ $track }“ ist nur das { sign-end }-Feld frei, und das Ende ist noch nicht angekündigt.
no-end-unannounced = Bei „{ $track }“ ist nur das { sign-end }-Feld frei, und niemand hat für diese Runde das Ende angekündigt.
no-reach-end-not-yet = Das würde das { sign-end }-Feld von „{ $track }“ erreichen, und das Ende ist noch nicht angekündigt.
no-reach-end-unannounced = Das würde das { sign-end }-Feld von „{ $track }“ erreichen, und niemand hat für diese Runde das Ende angekündigt.
no-sparing-all = Vor dem { sign-end }-Feld ist nichts anzukreuzen. Nutze den Würfel anders.
no-sparing-none = Deine { FORM($building, "all") } würden das { sign-end }-Feld jetzt nicht ankreuzen.
no-garrisons =
    { $garrisons ->
        [0] Du hast keine besetzte Garnison.
        [one] Du hast { $garrisons } besetzte Garnison. Sie bildet { part-soldiers.accusative } aus.
       *[other] Du hast { $garrisons } besetzte Garnisonen. Sie bilden { part-soldiers.accusative } aus.
    }
no-host-garrisons =
    { $garrisons ->
        [0] { $who } hatte zu Beginn der Entwicklung keine besetzte Garnison.
        [one] { $who } hatte zu Beginn der Entwicklung { $garrisons } besetzte Garnison. Sie bildet { part-soldiers.accusative } aus.
       *[other] { $who } hatte zu Beginn der Entwicklung { $garrisons } besetzte Garnisonen. Sie bilden { part-soldiers.accusative } aus.
    }
no-recruits = Jeder Soldat kostet einen Arbeiter, und du hast { part-workers }.
no-military-room = Die Leiste „Militär“ hat nur noch { part-boxes }.
no-colony = Du hast keine Kolonie.
no-colony-helps = Keine deiner Kolonien würde dir jetzt etwas bringen.
no-caravan-arrived = Karawane { $caravan } ist angekommen. Jede Karawane reist einmal.
no-caravan-low = Karawane { $caravan } braucht als Nächstes { $wanted } oder mehr. { UP($die) } zu erhöhen kostet { $price } Gold, und du hast { part-gold }.
no-culture-checked = Du hast das Kulturfeld { $box } schon angekreuzt.
no-culture-die = Das Kulturfeld { $box } braucht genau { $wanted }. { UP($die) } zu ändern kostet { $price } Gold, und du hast { part-gold }.
no-trunk-full = Der Stamm der Wissenschaft ist voll.
no-branch-yet = { UP(FORM($branch, "the")) } der Wissenschaft öffnet sich, wenn alle { $boxes } Felder des Stamms angekreuzt sind.
no-box-gold = Ein Feld kostet { $price } Gold, und du hast { part-gold }.

## Gebäude
no-second-palace = Du hast deinen einzigen Palast schon gebaut.
no-needs-staffed = { UP(FORM($building, "a-nominative")) } braucht { FORM($needs, "staffed") }.
no-lines = { UP(FORM($building, "a-nominative")) } braucht { $needed } Linien, und du hast { $lines }. Ein Würfel für Linien bringt mehr.
no-edge = { UP(FORM($building, "a-nominative")) } bei { $col },{ $row } würde über den Kartenrand ragen.
no-sea = { UP(FORM($building, "a-nominative")) } würde bei { $col },{ $row } das Meer bedecken.
no-river = { UP(FORM($building, "a-nominative")) } würde bei { $col },{ $row } den Fluss bedecken.
no-overlap = { UP(FORM($building, "a-nominative")) } passt dort nicht hin. Im Weg ist { $other }.
no-touch = { UP(FORM($building, "a-nominative")) } berührt dort ein Nachbargebäude: { $other }.
no-ore = Eine Mine steht auf Erz (*), und unter { $col },{ $row } liegt keins.
no-mountain-gold = Dort im Gebirge zu bauen kostet { $price } Gold, und du hast { part-gold }.
no-staff-ruin = In einer Ruine kann niemand arbeiten.
no-staff-needed = { UP(FORM($building, "a-nominative")) } braucht keine Fachkraft.
no-staffed-already = { UP(FORM($building, "the")) } bei { $col },{ $row } ist schon besetzt.
no-worker-left = Du hast keinen Arbeiter mehr. Eine Fachkraft aus dem Ausland kostet { $price } Gold.
no-specialist-gold = Eine Fachkraft aus dem Ausland kostet { $price } Gold, und du hast { part-gold }.
no-finish = Du hast { part-workers } und ein leeres Gebäude. Besetze es, bevor du aufhörst.
no-east-bank = Ohne Navigation erreichst du dort nur das Ostufer.
no-west-bank = Ohne Navigation erreichst du dort nur das Westufer.
no-across = Eine Kolonie darf nicht über den Fluss reichen.

## Belohnungen, Kolonien und Operationen
no-reward-culture = Diese Belohnung ist ein Kulturfeld, kein Wissenschaftsfeld.
no-reward-science = Diese Belohnung ist ein Wissenschaftsfeld, kein Kulturfeld.
no-army-ready = Du hast keine einsatzbereite Armee. Eine Einberufung kann eine vervollständigen.
no-weak = Dafür brauchst du { $needed } Einsatzaktionen, und du hast höchstens { $actions }.
no-player = { UP($who) } sitzt nicht an diesem Tisch.
no-own-empire = Das ist dein eigenes Reich.
no-reach = Du hast keine Reichweite zu { $who }. „Navigation“ brächte sie dir.
no-raid-end-not-yet = { $who } hat bei der Unzufriedenheit nur noch das { sign-end }-Feld, und das Ende ist noch nicht angekündigt.
no-raid-end-unannounced = { $who } hat bei der Unzufriedenheit nur noch das { sign-end }-Feld, und niemand hat für diese Runde das Ende angekündigt.
no-colony-needs = Eine Kolonie braucht eine besetzte Schule und eine besetzte Garnison.
no-settler = An diesem Tisch zieht in jede Kolonie ein Arbeiter, und du hast keinen.
no-colony-room = Auf der Karte von { $who } gibt es keinen Platz, den du erreichen und bezahlen kannst.
no-colony-here = Bei { $col },{ $row } liegt auf deiner Karte keine Kolonie.
no-razed-already = Die Kolonie bei { $col },{ $row } ist schon zerstört.
no-press = Du hast zu wenige einsatzbereite Armeen. Eine Einberufung kann eine vervollständigen.
no-cancel = Abwehren kostet eine Armee, und keine ist einsatzbereit. Eine Einberufung kann eine vervollständigen.

## Erlasse
no-edicts-left = Deine Leiste „Unzufriedenheit“ ist voll. Du kannst nichts mehr verfügen.
no-edict-room = Ein Erlass kostet { $unhappy } Unzufriedenheit, und deine Leiste hat noch { part-boxes }.
no-edict-limit = Seit deiner letzten Antwort hast du { part-edicts } verfügt. Mehr geht erst nach deiner nächsten Antwort.
no-conscript-worker = Die Einberufung braucht Arbeiter, und du hast keine.
no-conscript-limit = Eine Einberufung macht höchstens { part-workers } zu Soldaten.

## Was man zuerst tun muss
part-open-propose = Würfel zum Neuwerfen wählen
part-open-pledge = Gold oder nichts zusagen
part-open-disaster = die Katastrophe bewältigen
part-open-announce = sagen, ob du das Ende ankündigst
part-open-develop = dein Reich entwickeln
part-open-reward = ein Feld zum Ankreuzen wählen
part-open-colony = wählen, was deine Kolonie nutzt
part-open-operation = eine Operation planen oder den Einsatz beenden
part-open-cancel = sagen, ob du abwehrst
part-open-press = mehr Armeen einsetzen oder aufgeben
part-open-site = wählen, wo deine Kolonie liegt

## Zeichnungen: der Tisch in Zeilen
table-headline = { $turn }, { $phase }.
table-over = Das Spiel ist vorbei.
table-dice = Würfel: weiß { $white1 } { $white2 } { $white3 }, grün { $green }, schwarz { $black }.
table-order = Reihenfolge: { $order }.
table-announced = Das Ende angekündigt: { $seats }.
table-proposal =
    { $who ->
        [you] Du willst neu werfen: { $dice }. Zugesagt: { $pledged } von { $gold } Gold.
       *[other] { $who } will neu werfen: { $dice }. Zugesagt: { $pledged } von { $gold } Gold.
    }
table-declared =
    { $who ->
        [you] Du planst { FORM($what, "accusative") }.
       *[other] { $who } plant { FORM($what, "accusative") }.
    }
table-empire =
    { $who ->
        [you] Du: { part-points }, { part-workers }, { part-gold }, Wissenschaft { $science }, Armeen { $ready }/{ $armies }, :) { $happy } :( { $unhappy }.
       *[other] { $who }: { part-points }, { part-workers }, { part-gold }, Wissenschaft { $science }, Armeen { $ready }/{ $armies }, :) { $happy } :( { $unhappy }.
    }
table-at-work = Noch dabei.
table-done = Fertig.

## Ein Blatt in Sätzen
table-sheet =
    { $who ->
        [you] Du: { part-points }.
       *[other] { $who }: { part-points }.
    }
table-sheet-dice = Würfel: { $dice }.
table-sheet-population = Bevölkerung: { part-workers } frei; { $marked } von { $size } Feldern markiert.
table-sheet-gold = Gold: { $gold } übrig; { $marked } von { $size } Feldern markiert.
table-sheet-military = Militär: { part-armies } einsatzbereit, { $deployed } eingesetzt; { $marked } von { $size } Feldern markiert.
table-sheet-moods = Zufriedenheit { $happy } und Unzufriedenheit { $unhappy }, je von { $size }.
table-sheet-buildings = Gebäude: { $buildings }.
table-built-empty = { $building } bei { $col },{ $row } (leer)
table-built-staffed = { $building } bei { $col },{ $row } (besetzt)
table-built = { $building } bei { $col },{ $row }
table-built-burnt = { $building } bei { $col },{ $row } (abgebrannt)
table-colony =
    { $owner ->
        [you] deine Kolonie bei { $col },{ $row }
       *[other] Kolonie von { $owner } bei { $col },{ $row }
    }
table-colony-razed =
    { $owner ->
        [you] deine zerstörte Kolonie bei { $col },{ $row }
       *[other] zerstörte Kolonie von { $owner } bei { $col },{ $row }
    }
table-sheet-colonies = Kolonien: { $places }.
table-colony-abroad =
    { $host ->
        [you] auf deiner Karte bei { $col },{ $row }
       *[other] auf der Karte von { $host } bei { $col },{ $row }
    }
table-sheet-science = Wissenschaft: Stamm { $trunk } von { $trunks }, oberer Zweig { $upper } von { $uppers }, unterer Zweig { $lower } von { $lowers }.
table-sheet-next = Als Nächstes: { $boxes }.
table-sheet-caravans = Karawanen: { $caravans }.
table-caravan-arrived = { $caravan } ist angekommen
table-caravan = { $caravan } braucht { $wanted } (Feld { $box } von { $boxes }, für { $get })
table-sheet-culture = Kultur: { $rows }.
table-culture-complete = Reihe { $row } ({ part-points }) ist vollständig
table-culture-row = in Reihe { $row } ({ part-points }) fehlt: { $boxes }
table-culture-box = { $box } mit { $wanted }
table-disasters = Katastrophen: { $rows }, je von { $boxes }.
table-disaster-row = Reihe { $row } { $disaster } { $n }
table-score =
    { $who ->
        [you] Du: { part-points } ({ $parts }).
       *[other] { $who }: { part-points } ({ $parts }).
    }
table-score-part = { $source } { $n }
table-ended-turns = Das Spiel endete mit Runde { $n }, der letzten.
table-ended =
    { $who ->
        [you] Das Spiel endete: Du hast das { sign-end }-Feld angekreuzt ({ $tracks }).
       *[other] Das Spiel endete: { $who } hat das { sign-end }-Feld angekreuzt ({ $tracks }).
    }

## Ein Blatt in Buchstaben: höchstens 80 Spalten
table-top = REICH { $n }
table-title-dice = WÜRFEL
table-title-gold = GOLD
table-title-population = BEVÖLKERUNG
table-title-science = WISSENSCHAFT
table-title-military = MILITÄR
table-title-moods = ZUFRIEDENHEIT, UNZUFRIEDENHEIT
table-title-happiness = ZUFRIEDENHEIT
table-title-unhappiness = UNZUFRIEDENHEIT, Punkte weniger
table-title-caravans = KARAWANEN
table-title-culture = KULTUR
table-title-disasters = KATASTROPHEN
table-title-score = PUNKTE
table-die-locked = gesperrt
table-die-used = benutzt
table-lines = { part-lines } offen
table-writing = W Schrift: C
table-irrigation = I Bewässerung: keine Dürre
table-philosophy = P Philosophie: grün
table-navigation = N Navigation: grün, Reichweite zu allen
table-humanism = H Humanismus: schwarz
table-engineering =
    { $n ->
        [1] E Ingenieurskunst: schwarz, D wirkt einfach
        [2] E Ingenieurskunst: schwarz, D wirkt doppelt
       *[other] E Ingenieurskunst: schwarz, D wirkt { $n }-fach
    }
table-empire-name = Reich
table-turn-number = Runde
table-dice-white = { $n } weiß
table-dice-green = grün: P oder N
table-dice-black = schwarz: H oder E

## Der Fuß eines leeren Blatts
table-buildings = GEBÄUDE
table-level = Stufe
table-lines-head = Lin.
table-die-head = W.
table-points-head = Punkte
table-brings = ein Würfel bringt
table-gives-each = je { $sign }
table-gives-ore = je { $sign }, auf Erz *
table-gives-military = { $sign } ins Militär
table-gives-palace = nichts, nur einer
table-gives-colony = wie im Gastreich
table-level-needs = II braucht F und M besetzt, III braucht S und G besetzt
table-gold-buys = GOLD KAUFT
table-buys-pip = einen Würfel um 1 ändern
table-buys-mountain = ein Gebäude im Gebirge ^
table-buys-specialist = Fachkraft ohne Arbeiter
table-buys-box = Feld: Wissenschaft, Kultur, Militär
table-army = EINE ARMEE D
table-army-barbarians = plündert Barbaren: O :)
table-army-raids = plündert andere: du O, sie :(
table-army-cancels = wehrt D in Reichweite ab
table-army-founds = gründet, zerstört Kolonie
table-anytime = JEDERZEIT
table-taxation = :( bringt { $gold }
table-conscription = :( macht bis { $n } / zu Soldaten
table-signs = ZEICHEN
table-sign-worker = / Arbeiter
table-sign-gold = O Gold
table-sign-army = D Armee
table-sign-science = S Wissenschaft
table-sign-culture = C Kultur
table-sign-end = { sign-end } Ende
table-sign-happiness = ) Zufriedenheit
table-strikes = KATASTROPHEN treffen alle mit Feld { $n } einer Reihe
table-bears-drought = verliere { $signs } oder :(
table-bears-raid = setze D ein, verliere { $signs } oder :(
table-bears-fire = verliere ein eigenes Gebäude oder :(
table-then-irrigation = nichts mit Bewässerung
table-then-culture = danach C
table-scoring = PUNKTE Gebäude, O { $gold }, Armee { $army }, { sign-end } { $end }, Kulturreihen, Zufrieden minus Unzufrieden

## Das gedruckte Blatt
table-print-share = andere in Reichweite: { $gold }
table-print-shapes = Nie gedreht, nie in Berührung, auch nicht an einem Punkt.
table-print-colony = Eine Kolonie hat 5 mal 5 Zellen auf einer fremden Karte.
table-print-turns = Runden
table-print-limits = allein höchstens { $alone }, mit anderen { $together }
table-print-each = { $source } x { $n }
part-die-word = { $die }
part-die-title = { FORM($die, "title") } { $face }
part-disaster-short = { FORM($disaster, "short") }
part-edict = { $edict }
part-phase = { $phase }

## Menüs und Tafeln im Terminal
table-menu-die = { FORM($die, "title") } { $face } für …
table-menu-build = Bauen …
table-menu-staff = Besetzen …
table-menu-choose = Wählen …
table-menu-die-state = { FORM($die, "title") } { $face } ({ $state })
table-menu-lines = Bauen mit { part-lines }
table-menu-no-lines = Bauen (noch keine Linien)
table-menu-staffing = Ein Gebäude besetzen
table-menu-buying = Ein Feld für { $gold } Gold kaufen
table-menu-tax = Besteuerung: :( für { $gold } Gold
table-menu-conscript = Einberufung: :( für einen Soldaten
table-menu-conscripts = Einberufung: :( für Soldaten
table-menu-extra = Linien mit mehr Gold
table-menu-fewer = Garnisonen für weniger Soldaten
table-menu-culture = Kultur: { part-boxes } zur Wahl
table-menu-kind = { $building }, { part-lines }
table-menu-any-culture = Kultur: ein beliebiges Feld
table-menu-place = { $n } von { $size }
table-doing-writing = schreibt
table-doing-done = fertig
table-doing-deciding = entscheidet
table-doing-decided = entschieden
table-doing-choosing = wählt
table-doing-asked = ist dran
table-you = Du
table-seat = S{ $n }
table-die-chosen = gewählt
table-die-ready = bereit
table-score-now = PUNKTE JETZT
table-log = PROTOKOLL
table-waiting = Die anderen entscheiden noch.
table-placing = Pfeile bewegen es, Leertaste sucht den nächsten Platz, Enter setzt es, Esc geht zurück.
table-placing-colony = Pfeile bewegen sie, Leertaste sucht den nächsten Platz, Enter setzt sie.
table-elsewhere = Es liegt auf einem anderen Blatt: Enter oder ein Pfeil führt zurück.
table-on-map =
    { $who ->
        [you] Auf deiner Karte:
       *[other] Auf der Karte von { $who }:
    }
table-building-named = { $building }.
table-keys-hint = ?=Tasten
table-enter = Enter: { $label }.
table-undone = Zurückgenommen: { $move }.

## Was andere jemandem angetan haben
table-news = { $what }.
table-news-with = { $what }: { $then }.
table-news-raids = { $who } plündert dich
table-news-founds = { $who } gründet eine Kolonie auf deiner Karte
table-news-razes = { $who } zerstört deine Kolonie
table-news-cancels = { $who } wehrt mit einer Armee deine Aktion ab
table-news-uses = Die Kolonie von { $who } nutzt deine Gebäude
table-news-disaster = { UP(FORM($disaster, "the")) } trifft alle Reiche
table-news-loses = du verlierst { $lost }
table-news-gets = du bekommst { $get }

## Hilfe im Terminal
table-keys-menu = Eine Menüzeile wählst du mit ihrer Taste oder mit Hoch, Runter und Enter; Esc geht zurück.
table-keys-dice = 1 bis 5 nehmen einen Würfel, dann sagst du wofür; b baut mit deinen Linien.
table-keys-ghost = Ein Gebäude setzen: Pfeile bewegen es (mit Umschalt um fünf), Leertaste springt zum nächsten Platz, Enter setzt es.
table-keys-why = Wo es nicht stehen darf, steht darunter die Regel.
table-keys-edicts = x Besteuerung und c Einberufung, jederzeit im ersten Menü
table-key-sheets = Andere Blätter
table-keys-sheets = Tab und Umschalt+Tab zeigen die anderen Blätter; Esc führt zurück.
table-keys-scroll = Strg und ein Pfeil, Bild auf und Bild ab zeigen einen anderen Teil des Blatts.
table-keys-type = Mit : oder / tippst du einen Zug, z. B. farm 3 5
table-keys-other = L Protokoll, H Tipp, z zurücknehmen, R Regeln, t Tag oder Nacht, q verlassen (das Spiel wird gespeichert)
table-keys-map = Karte: ein Buchstabe für ein besetztes Gebäude, keiner für ein leeres, X für eine Ruine, # für eine Kolonie mit der Nummer ihres Platzes.
table-keys-land = Dazu ^ Gebirge, ~ Wasser, * Erz.
table-keys-walls = Eine Linie liegt am oberen Rand ihrer Zeile: Die untere Wand eines Gebäudes steht in der Zeile darunter.
table-keys-letters = Ein Buchstabe steht in der Zelle, die sein Gebäude benennt.
table-keys-tracks = Leisten: / Arbeiter, X weg, O Gold, Ø ausgegeben, D Armee, Đ eingesetzt, { sign-end } das Ende
table-help-board = das Blatt von Spieler 2
table-help-list = das Blatt von Spieler 2 in Sätzen
table-help-any-cell = staff, hire, burn und raze verstehen jede Zelle des Gebäudes.
table-help-gold = Gold, das ein Würfel braucht, wird von selbst bezahlt: Die Züge nennen, wie viel.
table-alone = Du spielst allein. Gegen drei Bots: aevum play ascii --seats 4
table-begin-with = Sie beginnen mit: { $words }.
table-no-player = Spieler { $whose } gibt es nicht: Spieler sind 1 bis { $seats }.
table-no-player-alone = Spieler { $whose } gibt es nicht: Du spielst allein.

## Das Spielbrett im Browser: was alle gerade tun
ui-doing-done =
    { $who ->
        [you] fertig
       *[other] fertig
    }
ui-doing-writing =
    { $who ->
        [you] du schreibst
       *[other] schreibt
    }
ui-doing-proposes =
    { $who ->
        [you] schlag vor
       *[other] darf vorschlagen
    }
ui-doing-pledges =
    { $who ->
        [you] sag zu
       *[other] sagt zu
    }
ui-doing-decides =
    { $who ->
        [you] entscheide
       *[other] entscheidet
    }
ui-doing-deploys =
    { $who ->
        [you] setz ein
       *[other] setzt ein
    }
ui-doing-reacts =
    { $who ->
        [you] reagiere
       *[other] reagiert
    }
ui-doing-settles =
    { $who ->
        [you] gründe
       *[other] gründet
    }
ui-doing-dice = { $state }, { $n } Würfel
ui-everyone-writes = Alle schreiben gleichzeitig
ui-what-all-do = Was alle gerade tun
ui-announced-the-end = hat das Ende angekündigt
ui-of-points = Punkte
ui-sheet-of =
    { $who ->
        [you] Dein Blatt
       *[other] Blatt von { $who }
    }
ui-look-at =
    { $who ->
        [you] Dein Blatt ansehen
       *[other] Blatt von { $who } ansehen
    }
ui-colony-comes-here = hierher kommt deine Kolonie
ui-map = { $name }: Karte, { $cols } mal { $rows }
ui-tracks = { $name }: Leisten
ui-other-sheets = Andere Blätter
ui-score-gold-log = Punkte, Gold und Protokoll
ui-log = Protokoll
ui-empty-sheet = Leeres Blatt zum Drucken

## Die Frage
ui-watching = Du schaust zu.
ui-over = Das Spiel ist vorbei
ui-over-alone = Dein Reich: { part-points }
ui-won =
    { $who ->
        [you] Du hast mit { part-points.dative } gewonnen
        [one] { $who } hat mit { part-points.dative } gewonnen
       *[other] Geteilter Sieg mit { part-points.dative }: { $who }
    }
ui-ask-propose = Würfel neu werfen?
ui-ask-operation = Eine Armee einsetzen?
ui-ask-announce = Das Ende ankündigen?
ui-ask-pledge = Was sagst du zu?
ui-ask-conscript = Eine Armee einberufen?
ui-no-army = Keine Armee ist einsatzbereit.
ui-in-hand = In der Hand: { $die } { $face }
ui-hand-hint = Wähle eine Verwendung oder ein leuchtendes Feld auf deinem Blatt.
ui-hand-hint-phone = Wähle eine Verwendung oder ein leuchtendes Feld weiter unten.
ui-golden-boxes = Goldene Felder kosten Gold.
ui-buy-box = Ein Feld für { $gold } Gold kaufen
ui-choose-lit = Wähle eines der leuchtenden Felder auf deinem Blatt.
ui-choose-lit-phone = Wähle eines der leuchtenden Felder weiter unten.
ui-lines-to-draw = { part-lines } zum Zeichnen
ui-lines-left = Noch { part-lines }.
ui-lines-left-short = Noch { part-lines }, { $missing } zu wenig für { FORM($building, "a") }.
ui-choose-die = Wähle einen Würfel oder beende deinen Zug
ui-choose-die-or-staff = Wähle einen Würfel oder besetze dein Gebäude
ui-staff-building = Besetze dein Gebäude
ui-end-turn-ask = Zug beenden?
ui-needs-worker = Ein leeres Gebäude braucht einen Arbeiter, bevor du den Zug beendest.
ui-dice-for = Würfel zeichnen Linien, aktivieren Gebäude, führen Karawanen oder kreuzen Kulturfelder an.
ui-all-used = Alle deine Würfel sind benutzt.
ui-reroll-cost = Wähle Würfel. Das kostet zusammen { $gold } Gold, egal wer zahlt.
ui-reroll-cost-alone = Wähle Würfel. Das kostet { $gold } Gold.
ui-ones-again = Jede 1 wird für Katastrophen neu geworfen.
ui-you-have = Du hast { part-gold }.
ui-announce-why = Nur dann kann in dieser Runde jemand eine Leiste füllen.
ui-announce-cost = Tut es niemand, kostet dich das { $unhappy } Unzufriedenheit ({ part-points }).
ui-ready = Einsatzbereit: { part-armies }.
ui-ready-spare = Einsatzbereit: { part-armies }, übrig: { part-actions }.
ui-roll-again-what = Neu werfen: { $dice }?
ui-pledged = Zugesagt: { $pledges }.
ui-pledged-by =
    { $who ->
        [you] du { $gold }
       *[other] { $who } { $gold }
    }
ui-missing = Noch nötig: { $gold } Gold.
ui-operation =
    { $who ->
        [you] Du: { $what }, { $n } von { part-actions }.
       *[other] { $who }: { $what }, { $n } von { part-actions }.
    }
ui-place = { UP(FORM($building, "accusative")) } setzen, { part-lines }
ui-found = Gründe deine Kolonie
ui-not-at = Nicht bei { $col },{ $row }: { $why }
ui-at-lines = Bei { $col },{ $row }: { $n } von deinen { part-lines }.
ui-at-lines-gold = Bei { $col },{ $row }: { $n } von deinen { part-lines } und { $gold } Gold fürs Gebirge.
ui-at-free = Bei { $col },{ $row }: kein Gold.
ui-at-gold = Bei { $col },{ $row }: { $gold } Gold fürs Gebirge.
ui-arrows = Pfeiltasten bewegen es.
ui-arrows-phone = Tippe auf die Karte oder nutze die Pfeile.
ui-change-die = Den Würfel zu ändern kostet { $gold } Gold.
ui-row-worth = Die Reihe bringt { part-points }.
ui-chosen = { $what }?
ui-chosen-with = { $what } mit { $die }?
ui-hire-soldier = Einen Soldaten anwerben?
ui-no-worker-needed = Er braucht keinen Arbeiter.
ui-building-chosen = { UP(FORM($building, "the")) } bei { $col },{ $row }?

## Noch einmal gefragt
ui-tax-ask = Besteuerung verfügen?
ui-conscript-ask = Einberufung verfügen?
ui-gold-amount = { $gold } Gold.
ui-workers-become = Arbeiter werden sofort zu Soldaten.
ui-end-with-dice =
    { $n ->
        [one] Zug beenden, obwohl { $n } Würfel unbenutzt ist?
       *[other] Zug beenden, obwohl { $n } Würfel unbenutzt sind?
    }
ui-end-with-lines = Zug beenden, obwohl noch Linien übrig sind?
ui-unused = Unbenutzt: { $dice }.
ui-lines-lost =
    { $lines ->
        [one] { part-lines } verfällt.
       *[other] { part-lines } verfallen.
    }
ui-mood-price = { $unhappy } Unzufriedenheit: Aus { $now } Punkten werden { $then }.

## Knöpfe
ui-do-dictate = Verfügen
ui-do-soldiers = { part-soldiers }
ui-do-end-turn = Zug beenden
ui-do-finish = Beenden
ui-do-no-army = Keine Armee
ui-do-let = Geschehen lassen
ui-do-rest = Keins davon
ui-do-pass = Passen
ui-do-quiet = Nicht diese Runde
ui-do-announce = Ende ankündigen
ui-do-unhappy = { $unhappy } Unzufriedenheit ({ part-points })
ui-do-lose = { $lost } verlieren
ui-do-defend = Armee einsetzen
ui-do-skip-science = Wissenschaft auslassen
ui-do-skip-culture = Kultur auslassen
ui-do-pledge = { $gold } Gold
ui-do-pledge-nothing = Nichts
ui-do-use = { FORM($building, "all") }
ui-do-train-abroad = Garnisonen: { part-soldiers }
ui-do-barbarians = Barbaren plündern
ui-do-raid = { FORM($who, "accusative") } plündern
ui-do-colonise = Kolonie bei { FORM($who, "dative") }
ui-do-cancel = Abwehren
ui-do-more = Mehr einsetzen
ui-do-stop = Aufgeben
ui-do-tax = Besteuerung
ui-do-conscription = Einberufung
ui-do-conscript = { $n } einberufen
ui-do-retract = Antwort ändern
ui-do-burn-at = { UP(FORM($building, "accusative")) } abbrennen ({ $col },{ $row })
ui-do-raze-at = { UP(FORM($building, "accusative")) } zerstören ({ $col },{ $row })
ui-do-staff-at = { UP(FORM($building, "accusative")) } besetzen ({ $col },{ $row })
ui-do-hire-at = Für { FORM($building, "accusative") } anwerben ({ $col },{ $row }), { $gold } Gold zahlen
ui-do-buy = Kaufen, { $gold } Gold zahlen
ui-do-staff = Besetzen
ui-do-hire = Anwerben, { $gold } Gold zahlen
ui-do-burn = Abbrennen lassen
ui-do-raze = Zerstören
ui-do-train = { $n } ausbilden
ui-do-spare = Ohne das { sign-end }-Feld
ui-do-activate = Aktivieren
ui-do-check = Ankreuzen
ui-do-not-now = Jetzt nicht
ui-do-not-this = Doch nicht
ui-do-keep-them = Behalten
ui-do-propose = Vorschlagen
ui-do-roll = Neu werfen
ui-do-keep-all = Alle behalten
ui-do-put-back = Zurücklegen
ui-do-buy-nothing = Nichts kaufen
ui-do-buy-box = Feld kaufen
ui-do-buy-box-for = Feld kaufen, { $gold } Gold
ui-do-lines = { part-lines } zeichnen
ui-do-something-else = Etwas anderes
ui-do-found = Gründen
ui-do-draw = Zeichnen
ui-do-show = Zeigen
ui-do-show-on-sheet = Auf dem Blatt zeigen
ui-move-it = Verschieben
ui-west = Westen
ui-north = Norden
ui-south = Süden
ui-east = Osten
ui-worker-moves-in = Ein Arbeiter zieht ein
ui-worker-moves-in-yes = Ein Arbeiter zieht ein: ja
ui-worker-moves-in-no = Ein Arbeiter zieht ein: nein
ui-still-free = { UP($dice) } noch frei
ui-staff-first = Ein leeres Gebäude braucht einen Arbeiter: Besetze es zuerst.
ui-gold-added = Gold, das der Würfel für Linien bekommt
ui-less-gold = Weniger Gold
ui-more-gold = Mehr Gold
ui-plus-lines = +{ part-lines }

## Was eine Antwort bringt
ui-about-raid = { part-actions }. Das Opfer verliert { $gold } Gold an dich und bekommt { $unhappy } Unzufriedenheit. Andere können das abwehren.
ui-about-barbarians = { part-actions } für { $get }. Alle anderen können das abwehren.
ui-about-colonise = { part-actions }: 5 mal 5 Zellen der fremden Karte. Deren Gebäude arbeiten für deine Würfel ab { $die }.
ui-about-raze = { part-actions }: Die Kolonie wird durchgestrichen, ihr Platz bleibt blockiert.

## Würfel
ui-dice = Würfel
ui-die-label = { UP(FORM($die, "the")) } zeigt { $face }.
ui-die-label-state = { UP(FORM($die, "the")) } zeigt { $face }. { $state }.
ui-die-state = { $title }: { $text }
ui-die-again = Neu werfen
ui-die-keep = Behalten
ui-die-proposed = vorgeschlagen
ui-die-locked = Gesperrt
ui-die-used = Benutzt
ui-die-in-hand = In der Hand
ui-die-free = Frei
ui-die-give-back = zum Zurücklegen noch einmal drücken
ui-needs-green = braucht Philosophie oder Navigation
ui-needs-black = braucht Humanismus oder Ingenieurskunst
ui-die-name = { FORM($die, "title") }
ui-priced = { $what }, { $gold } Gold zahlen
ui-lines = { part-lines }
ui-lines-with = { $face } + { part-workers }: { part-lines }
ui-free = { UP($uses) }
ui-free-lines = Linien
ui-free-caravan = Karawane { $n }
ui-free-caravans = Karawanen { $numbers }
ui-free-range = Karawanen { $first } bis { $last }
ui-free-culture = Kultur
ui-used-lines = Linien
ui-used-culture = Kultur
ui-used-culture-box = Feld { $box }
ui-used-caravan = ein Feld

## Punkte, Gold und Erlasse
ui-score-now = Punkte jetzt
ui-score-of =
    { $who ->
        [you] Punkte jetzt
       *[other] Punkte von { $who }
    }
ui-end-announced = Das Ende ist angekündigt.
ui-first-to-end = Das erste { sign-end }-Feld beendet das Spiel.
ui-buildings = Gebäude
ui-gold = Gold
ui-armies = Armeen
ui-mastery = Meisterschaft
ui-culture-rows = Kulturreihen
ui-happiness = Zufriedenheit
ui-unhappiness = Unzufriedenheit
ui-all-points = Punkte
ui-final-table = Endstand
ui-gold-to-spend = Gold, { $gold } übrig
ui-price-die = Würfel um 1 ändern
ui-price-mountain = Gebäude im Gebirge
ui-price-specialist = Fachkraft
ui-price-box = Ein Feld
ui-price-box-note = Wissenschaft, Kultur, Militär
ui-about-tax = { $gold } Gold.
ui-about-conscript =
    { $n ->
        [one] Bis zu { $n } Arbeiter wird Soldat.
       *[other] Bis zu { $n } Arbeiter werden Soldaten.
    }
ui-ended-turns =
    { $n ->
        [one] In { $n } Runde hat niemand eine Leiste gefüllt.
       *[other] In { $n } Runden hat niemand eine Leiste gefüllt.
    }
ui-ended-mastery =
    { $n ->
        [one] Voll nach { $n } Runde: { $full }.
       *[other] Voll nach { $n } Runden: { $full }.
    }
ui-track-of =
    { $who ->
        [you] deine Leiste „{ $track }“
       *[other] { $track } von { $who }
    }
ui-nobody-near = Noch ist niemand nahe an einem { sign-end }-Feld.
ui-nearest = Am nächsten an einem { sign-end }-Feld: { $track }, { $n } von { $size }.

## Das Blatt
ui-population = Bevölkerung
ui-disasters = Katastrophen
ui-science = Wissenschaft
ui-military = Militär
ui-happy = Zufrieden
ui-unhappy = Unzufrieden
ui-caravans = Karawanen
ui-culture = Kultur
ui-gives = bringt
ui-disaster-short = { FORM($disaster, "row") }
ui-worth-now = { part-points }
ui-worth-then = { part-points }, dann { $then }
ui-sr-population = { $n } von { $size } markiert, { part-workers }.
ui-sr-gold = { $n } von { $size } markiert, { $gold } übrig.
ui-sr-armies = { part-armies }, { $ready } einsatzbereit.
ui-sr-of = { $n } von { $size }
ui-sr-science = Stamm { $trunk } von { $trunks }, oberer Zweig { $upper } von { $uppers }, unterer Zweig { $lower } von { $lowers }.
ui-sr-caravan = Karawane { $caravan }: { $n } von { $size } Feldern
ui-box-military = Das nächste Feld der Leiste „Militär“
ui-box-caravan = Karawane { $caravan }, Feld { $box }: { $die } oder mehr
ui-box-culture = Kultur { $box }: eine { $die }
ui-box-science = Wissenschaft, { $branch }, Feld { $box }
ui-box-science-named = Wissenschaft, { $branch }, Feld { $box }: { $title }
ui-box-pay = { $name }, { $gold } Gold zahlen
ui-with-this-die = Mit diesem Würfel zahlst du { $gold } Gold.
ui-key-early = W Schrift I Bewässerung
ui-key-late = P Philosophie H Humanismus N Navigation E Ingenieurskunst
ui-build-head = Bauen
ui-lines-head = Linien
ui-die-head = Würfel
ui-gives-head = bringt
ui-needs-head = braucht
ui-points-head = Punkte
ui-kind = { $building }
ui-gives-worker = je { $n } Arbeiter /
ui-gives-gold = je { $n } Gold O
ui-gives-science = je { $n } Wissenschaft
ui-gives-soldier =
    { $n ->
        [1] Arbeiter zu Soldat
       *[other] { $n } zu Soldaten
    }
ui-gives-points = Punkte, einmal
ui-gives-short-worker = { $n } Arbeiter
ui-gives-short-gold = { $n } Gold O
ui-gives-short-science = { $n } Wiss.
ui-gives-short-soldier = { $n } Sold.
ui-gives-short-points = Punkte
ui-needs-ore = Erz *

## Die Liste der Tasten
ui-key-dice = Einen Würfel nehmen oder zurücklegen; in der Diplomatie: ihn wählen
ui-key-lines = Den Würfel für Linien zum Zeichnen nutzen
ui-key-buildings = Farm, Mine, Schule, Garnison oder den Palast zeichnen, oder den Würfel dafür nutzen
ui-key-arrows = Das Gebäude bewegen, das du zeichnest; mit Umschalt um fünf Zellen
ui-key-box = Ein Feld kaufen
ui-key-done = Deinen Zug beenden
ui-key-view = Das nächste Blatt zeigen
ui-key-taxation = Besteuerung wählen; Enter verfügt sie

## Erklärungen
ui-tip-end = Das letzte Feld, { sign-end }, bringt { part-points } und beendet das Spiel mit dieser Runde.
ui-tip-population = Bevölkerung: { $n } von { $size }
ui-tip-population-text = { part-workers } zu Hause (/), { $gone } in Arbeit oder im Heer (X).
ui-tip-gold = Gold: { $n } von { $size } markiert
ui-tip-gold-text = { $gold } übrig (O), { $spent } ausgegeben (X). Übriges Gold bringt je { part-points }.
ui-tip-disaster = { $row }: { $disaster }, { $n } von { $size }
ui-tip-strikes = Die Katastrophe schlägt mit Feld { $n } zu.
ui-tip-drought = Verliere { part-workers } oder nimm { $unhappy } Unzufriedenheit. Bewässerung verhindert sie.
ui-tip-raid = Verliere { $gold } Gold oder nimm { $unhappy } Unzufriedenheit. Eine eingesetzte Armee verhindert ihn.
ui-tip-fire = Ein Gebäude brennt mit seiner Fachkraft ab, oder du nimmst { $unhappy } Unzufriedenheit.
ui-tip-then-culture = Danach kreuzen alle ein Kulturfeld an.
ui-tip-writing = Schrift
ui-tip-writing-text = Kreuze ein beliebiges Kulturfeld an.
ui-tip-irrigation = Bewässerung
ui-tip-irrigation-text = Dürren treffen dich nicht.
ui-tip-philosophy = Philosophie
ui-tip-philosophy-text = Der grüne Würfel gehört dir.
ui-tip-humanism = Humanismus
ui-tip-humanism-text = Der schwarze Würfel gehört dir.
ui-tip-navigation = Navigation
ui-tip-navigation-text = Der grüne Würfel gehört dir, und du hast Reichweite zu allen.
ui-tip-engineering = Ingenieurskunst
ui-tip-engineering-text = Der schwarze Würfel gehört dir, und jede Armee hat { part-actions }.
ui-tip-mastery = Meisterschaft
ui-tip-gift-gold = Du bekommst { $gold } Gold.
ui-tip-gift-culture =
    { $boxes ->
        [one] Kreuze ein beliebiges Kulturfeld an.
       *[other] Kreuze { $boxes } beliebige Kulturfelder an.
    }
ui-tip-branch-box = { UP($branch) }, Feld { $box }
ui-tip-on-the-way = Auf dem Weg zur nächsten Entdeckung.
ui-tip-both-open = Ab hier sind beide Zweige offen.
ui-tip-military = Militär: { part-armies }, { $ready } einsatzbereit
ui-tip-military-text = Eine volle Kohorte ist eine Armee: { part-points }, und du kannst sie einmal einsetzen, indem du ihr D streichst.
ui-tip-happy = Zufriedenheit: { $n } von { $size }, { part-points }
ui-tip-unhappy = Unzufriedenheit: { $n } von { $size }, { part-points }
ui-tip-full = Sie ist voll.
ui-tip-next-box = Mit dem nächsten Feld: { part-points }.
ui-tip-caravan = Karawane { $caravan }
ui-tip-caravan-arrived = Sie ist angekommen.
ui-tip-caravan-next = Das nächste Feld braucht einen Würfel ab { $die }.
ui-tip-caravan-end = Am Ende: { $get }. Alle anderen mit Reichweite zu dir bekommen { $gold } Gold.
ui-tip-column = Die ganze Spalte { $column } bringt { $get }.
ui-tip-culture = Kultur { $box }: genau eine { $die }
ui-tip-culture-text = Die ganze Reihe bringt { part-points }, die ganze Spalte { $get }.
ui-tip-kind = { $building }, { part-points }
ui-tip-kind-lines = { part-lines }.
ui-tip-kind-makes = Ein Würfel ab { $die } aktiviert alle: je { $get }.
ui-tip-kind-trains = Ein Würfel ab { $die } aktiviert alle: Jede macht aus Arbeitern { part-soldiers.accusative }.
ui-tip-kind-colony = Ein Würfel ab { $die } aktiviert alle: Die Gebäude der Gastreiche arbeiten für dich.
ui-tip-needs-ore = Sie muss Erz (*) bedecken.
ui-tip-one-palace = Höchstens einer.
ui-tip-founded = Du gründest sie mit { part-actions }.
ui-tip-level-two = Braucht eine besetzte Farm und eine besetzte Mine.
ui-tip-level-three = Braucht eine besetzte Schule und eine besetzte Garnison.
ui-tip-built = { $building } ({ $col },{ $row })
ui-tip-built-of =
    { $who ->
        [you] { $building } ({ $col },{ $row }) von dir
       *[other] { $building } ({ $col },{ $row }) von { $who }
    }
ui-tip-ruin = Eine Ruine: wertlos, und ihr Platz bleibt blockiert.
ui-tip-staffed = Besetzt.
ui-tip-empty = Leer: Ohne Fachkraft arbeitet hier niemand.
ui-tip-built-points = { part-points }.
ui-tip-built-works = Arbeitet ab einer { $die }.
ui-built-staffed = { $what }, besetzt
ui-built-ruin = { $what }, eine Ruine
ui-cell-water = Wasser: Hier kannst du nicht bauen. ({ $col },{ $row })
ui-cell-mountain = Gebirge: Hier zu bauen kostet { $gold } Gold. ({ $col },{ $row })
ui-cell-plains = Ebene. ({ $col },{ $row })
ui-cell-ore = Erz für eine Mine. { $ground }

## Zahlen, die ein Tisch ändern darf, ihre Gruppen und woher sie stammen
number-turns-alone = Runden einer Partie allein, höchstens
number-turns-together = Runden einer Partie mit anderen, höchstens
number-start-workers = Arbeiter zu Beginn
number-start-gold = Gold zu Beginn
number-farm-lines = Linien einer Farm
number-mine-lines = Linien einer Mine
number-school-lines = Linien einer Schule
number-garrison-lines = Linien einer Garnison
number-palace-lines = Linien des Palasts
number-farm-die = Würfel, der Farmen aktiviert
number-mine-die = Würfel, der Minen aktiviert
number-school-die = Würfel, der Schulen aktiviert
number-garrison-die = Würfel, der Garnisonen aktiviert
number-colony-die = Würfel, der Kolonien aktiviert
number-farm-workers = Arbeiter, die eine Farm bringt
number-mine-gold = Gold, das eine Mine bringt
number-school-boxes = Wissenschaftsfelder, die eine Schule bringt
number-garrison-soldiers = Soldaten, die eine Garnison ausbildet
number-farm-points = Punkte für jede Farm
number-mine-points = Punkte für jede Mine
number-school-points = Punkte für jede Schule
number-garrison-points = Punkte für jede Garnison
number-palace-points = Punkte für den Palast
number-colony-points = Punkte für jede Kolonie auf einer fremden Karte
number-population-boxes = Felder der Bevölkerungsleiste
number-gold-boxes = Felder der Goldleiste
number-trunk-boxes = Felder des Stamms der Wissenschaft
number-upper-boxes = Felder des oberen Zweigs der Wissenschaft
number-lower-boxes = Felder des unteren Zweigs der Wissenschaft
number-writing-box = Feld der Schrift im Stamm
number-irrigation-box = Feld der Bewässerung im Stamm
number-philosophy-box = Feld der Philosophie im oberen Zweig
number-humanism-box = Feld des Humanismus im oberen Zweig
number-navigation-box = Feld der Navigation im unteren Zweig
number-engineering-box = Feld der Ingenieurskunst im unteren Zweig
number-caravans-gold = Gold, das eine Karawane bringt
number-caravans-happiness = Zufriedenheit, die eine Karawane bringt
number-caravans-share = Gold für alle anderen mit Reichweite, wenn eine Karawane ankommt
number-disaster-boxes = Felder einer Reihe, bis ihre Katastrophe trifft
number-disaster-unhappiness = Unzufriedenheit statt dessen, was eine Katastrophe nimmt
number-drought-workers = Arbeiter, die eine Dürre nimmt
number-barbarians-gold = Gold, das ein Raubzug der Barbaren nimmt
number-die-price = Gold für jedes Auge mehr oder weniger auf einem Würfel
number-specialist-price = Gold für eine Fachkraft aus dem Ausland
number-box-price = Gold für ein Feld Wissenschaft, Kultur oder Militär
number-mountain-price = Gold für das Bauen im Gebirge
number-reroll-price = Gold je Person am Tisch, um Würfel neu zu werfen
number-tax-gold = Gold aus einer Besteuerung
number-conscription-workers = Arbeiter, die eine Einberufung zu Soldaten macht, höchstens
number-edict-unhappiness = Unzufriedenheit für eine Besteuerung oder eine Einberufung
number-edict-limit = Erlasse zwischen zwei Antworten derselben Person
number-raid-actions = Einsatzaktionen für einen Raubzug
number-colony-actions = Einsatzaktionen, um eine Kolonie zu gründen oder zu zerstören
number-engineering-actions = Einsatzaktionen einer Armee mit Ingenieurskunst
number-raid-barbarians-gold = Gold aus einem Raubzug gegen die Barbaren
number-raid-barbarians-happiness = Zufriedenheit aus einem Raubzug gegen die Barbaren
number-raid-player-gold = Gold, das ein Raubzug jemandem nimmt
number-raid-player-unhappiness = Unzufriedenheit für Überfallene
number-colony-unhappiness = Unzufriedenheit des Gastreichs, wenn eine Kolonie genutzt wird
number-announcement-percent = Prozent einer Leiste, ab denen nach dem Ende gefragt wird
number-announcement-unhappiness = Unzufriedenheit für ein angekündigtes Ende, das nicht kommt
number-gold-points = Punkte für jedes nicht ausgegebene Gold
number-army-points = Punkte für jede Armee
number-mastery-points = Punkte für jedes angekreuzte { sign-end }
number-upper-culture = Feld des oberen Zweigs mit dem { $n }. C
number-lower-gold = Feld des unteren Zweigs mit dem { $n }. O
number-cohorts = Felder von Kohorte { $n } der Militärleiste
number-happiness = Punkte für { $n } Zufriedenheit
number-unhappiness = Punkte, die { $n } Unzufriedenheit kostet
number-caravans-science = Wissenschaftsfelder, die Karawane { $n } dazugibt
number-caravans-culture = Kulturfelder, die Karawane { $n } dazugibt
number-columns-workers = Arbeiter für Spalte { $n } des Kulturrasters
number-columns-gold = Gold für Spalte { $n } des Kulturrasters
number-columns-science = Wissenschaftsfelder für Spalte { $n } des Kulturrasters
number-columns-happiness = Zufriedenheit für Spalte { $n } des Kulturrasters
number-disaster-culture = Kulturfelder nach der Katastrophe von Reihe { $n }
number-caravans-die = Würfel für Feld { $n } von Karawane { $caravan }
number-culture-points = Punkte für Reihe { $row } des Kulturrasters
number-culture-die = Würfel für Feld { $box } des Kulturrasters
number-group-turns = Runden und Beginn
number-group-buildings = Gebäude
number-group-tracks = Leisten und Wissenschaft
number-group-caravans = Karawanen
number-group-culture = Kulturraster
number-group-disasters = Katastrophen
number-group-gold = Preise und Erlasse
number-group-war = Einsatz
number-group-end = Ende und Punkte
number-from-turns = Eine Grenze für Partien, in denen niemand eine Leiste füllt.
number-from-map = Felder eines späteren Blatts, ohne dessen Barbarenlager.
number-from-shapes = Der Umriss hat jeweils genau die Linien, die das Regelheft nennt.
number-from-school = Die einzige Zahl, die zum Beispiel des Regelhefts passt.
number-from-dice = Schule 4: öffentlich und die einzige Zahl, die zum Beispiel passt.
number-from-sheets = Zwei spätere Blätter stimmen überein.
number-from-population = Mit den 35 späterer Blätter endet das Spiel allein durch Farmen in Runde 6 oder 7.
number-from-writing = Das Regelheft nennt sein C, nicht seinen Platz.
number-from-humanism = Insgesamt ein Feld früher als Ingenieurskunst.
number-from-cohorts = 14 Felder und 7 Armeen sind öffentlich bekannt. Billige erste Armeen ziehen früh los.
number-from-unhappiness = Bei kleineren Zahlen lohnen sich zehn Besteuerungen oder sieben Einberufungen.
number-from-caravans = Das Regelheft gibt nur manchen Karawanen etwas dazu.
number-from-culture = Zwei spätere Blätter stimmen bis auf ein Feld überein.
number-from-pairs = Reihen in Paaren.
number-from-disasters = Das Regelheft gibt es manchen Katastrophen.
number-from-announcing = Eine Unzufriedenheit für ein Ende, das nicht kommt.

## Die Tabellen aller Zahlen hinter den Regeln
table-reference = Übersicht der Zahlen
table-reference-buildings = Gebäude
table-reference-named = Ein Gebäude heißt nach der Zelle seines Buchstabens, eine Kolonie nach ihrer Zelle im Nordwesten; im Zug geht auch jede andere seiner Zellen.
table-reference-walls = Auf einem Blatt aus Buchstaben liegt die Linie einer Zeile an ihrem oberen Rand: Die untere Wand eines Gebäudes steht in der Zeile darunter.
table-reference-map = Die Karte
table-reference-scenery = `~` Wasser, `.` Ebene, `^` Gebirge, `*` Erz.
table-reference-tracks = Leisten
table-reference-science = Wissenschaft
table-reference-caravans = Karawanen
table-reference-culture = Das Kulturraster
table-reference-disasters = Katastrophen
table-reference-grades = Woher die Zahlen kommen
table-reference-printed = Was hier nicht steht, kommt aus dem Regelheft selbst.
table-head-symbol = Zeichen
table-head-meaning = Bedeutung
table-head-building = Gebäude
table-head-level = Stufe
table-head-lines = Linien
table-head-die = Würfel
table-head-makes = bringt
table-head-points = Punkte
table-head-track = Leiste
table-head-boxes = Felder
table-head-inside = darin
table-head-branch = Linie
table-head-brings = was sie bringen
table-head-caravan = Karawane
table-head-owner = du selbst
table-head-reach = alle anderen mit Reichweite
table-head-column = Spalte
table-head-disaster = Katastrophe
table-head-asks = was sie verlangt
table-head-then = danach
table-head-number = Zahl
table-head-grade = wie sicher
table-head-why = warum
table-symbol-gold = 1 Gold bekommen; auf der Goldleiste: eines zum Ausgeben
table-symbol-spent = 1 Gold ausgeben; ein durchgestrichener Kreis ist ausgegeben
table-symbol-worker = 1 Arbeiter bekommen; auf der Bevölkerungsleiste: ein freier; beim Militär: ein Soldat
table-symbol-checked = ein angekreuztes Feld
table-symbol-gone = ein Arbeiter, der weg oder gestorben ist; auf der Karte: Abgebranntes oder Zerstörtes
table-symbol-happy = 1 Zufriedenheit bekommen
table-symbol-unhappy = 1 Unzufriedenheit bekommen
table-symbol-science = ein Feld der Wissenschaft ankreuzen; auf der Karte: eine besetzte Schule
table-symbol-culture = ein Feld des Kulturrasters ankreuzen
table-symbol-army = eine Armee, die einsatzbereit ist oder wird; durchgestrichen (Đ), wenn sie eingesetzt ist
table-symbol-staffed = auf der Karte: eine besetzte Farm, Mine, Garnison
table-symbol-palace = der Palast
table-symbol-colony = eine Kolonie, mit der Nummer des Platzes, dem sie gehört
table-symbol-named = Felder der Wissenschaft: Schrift, Bewässerung, Philosophie, Humanismus, Navigation, Ingenieurskunst
table-symbol-end = das Ende des Spiels und { part-points }
table-makes-colony = nutzt eine Gebäudeart des Gastreichs; es bekommt { $marks }
table-makes-soldier = macht { $marks } zum Soldaten
table-track = { $track }
table-track-begun = die ersten { $n } sind zu Beginn markiert; am Ende: { sign-end }
table-track-cohorts = Kohorten von { $cohorts }; am Ende: { sign-end }
table-track-worth = bringt { $numbers } bei 0 bis { $n } Feldern; am Ende: { sign-end }
table-track-costs = kostet { $numbers } bei 0 bis { $n } Feldern; am Ende: { sign-end }
table-branch = { $branch }
table-bearing-drought = verliere { $marks } oder bekomme { $n } Unzufriedenheit; nichts mit Bewässerung
table-bearing-raid = setze 1 Armee ein, verliere { $gold } Gold oder bekomme { $n } Unzufriedenheit
table-bearing-fire = verliere ein Gebäude oder bekomme { $n } Unzufriedenheit
table-origin-turns = Die letzte Runde einer Partie mit anderen
table-origin-map = Die Zellen der Karte
table-origin-shapes = Die Formen der Gebäude
table-origin-lines = Linien der Gebäude
table-origin-dice = Würfel, die aktivieren
table-origin-points = Punkte für Gebäude
table-origin-population = Länge der Bevölkerungsleiste
table-origin-gold = Länge der Goldleiste
table-origin-trunk = Länge des Stamms, Platz der Bewässerung
table-origin-writing = Platz der Schrift
table-origin-upper = Der obere Zweig
table-origin-humanism = Platz des Humanismus
table-origin-lower = Der untere Zweig
table-origin-cohorts = Kohorten
table-origin-happiness = Werte der Zufriedenheit
table-origin-unhappiness = Werte der Unzufriedenheit
table-origin-caravans = Felder der Karawanen
table-origin-caravan-science = Wissenschaft der Karawanen
table-origin-caravan-culture = Kultur der Karawanen
table-origin-culture = Felder des Kulturrasters
table-origin-culture-points = Punkte für Reihen
table-origin-columns = Belohnungen der Spalten
table-origin-disasters = Reihen des Katastrophenrasters
table-origin-disaster-culture = Kultur der Katastrophen
table-origin-announcing = Preis eines Endes, das nicht kommt

## Spielweisen von Bots
part-style-builder = Baumeister
about-style-builder = Zeichnet viele Farmen und lässt Arbeiter bauen.
part-style-scholar = Forschung
about-style-scholar = Baut früh Schulen und vollendet den unteren Zweig der Wissenschaft.
part-style-general = Heer
about-style-general = Bildet Soldaten aus, überfällt oft und füllt die Militärleiste.
part-style-trader = Handel
about-style-trader = Führt Karawanen und füllt das Kulturraster.

## Tipps: ein Grund mit Zahlen. „Bis zum Ende“ ist geschätzt.
hint-lines = { part-lines } reichen für { $buildings }: etwa { part-points } mehr bis zum Ende.
part-hint-buildings =
    { $n ->
        [one] { FORM($building, "a") }
       *[other] { $n } { FORM($building, "all") }
    }
hint-lines-more = Das gibt { part-lines }. Für das nächste Gebäude fehlen { $missing }, die andere Würfel ergänzen können.
hint-farm = Eine Farm bringt { $marks } mit jedem Würfel, den du ihr gibst: etwa { part-points } mehr bis zum Ende.
hint-mine = Eine Mine bringt { $marks } mit jedem Würfel ab { $die }, und Schulen brauchen eine: etwa { part-points } mehr bis zum Ende.
hint-school = Eine Schule bringt { $marks } mit jedem Würfel ab { $die }: etwa { part-points } mehr bis zum Ende.
hint-garrison = Eine Garnison macht Arbeiter zu Soldaten, und der Palast braucht eine: etwa { part-points } mehr bis zum Ende.
hint-palace = Der Palast zählt { part-points }, und du kannst ihn nur einmal bauen.
hint-staff = Mit einem Fachmann arbeitet { FORM($building, "the") } ab jetzt: etwa { part-points } mehr bis zum Ende.
hint-activate = Dieser Würfel bringt { $marks }: etwa { part-points } mehr bis zum Ende.
hint-caravan =
    { $missing ->
        [0] Die Karawane kommt an und bringt ihre Belohnung: etwa { part-points } mehr bis zum Ende.
       *[other] Der Karawane fehlen dann noch { $missing } Kästchen: etwa { part-points } mehr bis zum Ende.
    }
hint-culture =
    { $missing ->
        [0] Reihe { $row } ist vollständig: etwa { part-points } mehr bis zum Ende.
       *[other] Reihe { $row } fehlen dann noch { $missing } Kästchen: etwa { part-points } mehr bis zum Ende.
    }
hint-science =
    { $missing ->
        [0] Dieses Kästchen beendet { FORM($branch, "accusative") }: etwa { part-points } mehr bis zum Ende.
       *[other] Dann fehlen { FORM($branch, "dative") } noch { $missing } Kästchen: etwa { part-points } mehr bis zum Ende.
    }
hint-worth = Das bringt etwa { part-points } mehr bis zum Ende.
hint-must-staff = Leere Gebäude müssen besetzt werden, bevor du fertig bist.
hint-no-army = Du hast keine Armee zu Hause, die sie verhindern könnte.
hint-turn = Das gehört zu einem Plan für diesen Zug: zusammen etwa { part-points } mehr bis zum Ende.
hint-edict = Das ist seine Unzufriedenheit wert: etwa { part-points } mehr bis zum Ende.
hint-done = Nichts anderes bringt in diesem Zug mehr Punkte. Dein Bogen zählt jetzt { part-points }.
hint-operation = Das bringt etwa { part-points }, mit dem, was andere verlieren.
hint-hold = { UP(part-armies) } zu Hause sind jetzt mehr wert als ein weiterer Überfall.
hint-no-operation = Keine Operation würde dir Punkte bringen.
hint-reroll = Ein neuer Wurf kostet { $gold } Gold und bringt im Mittel etwa { $pips } Augen mehr.
hint-no-reroll =
    { $pips ->
        [0] Diese Würfel sind gut genug: Ein neuer Wurf kostet { $gold } Gold und brächte im Mittel nichts.
       *[other] Ein neuer Wurf kostet { $gold } Gold und brächte im Mittel nur etwa { $pips } Augen mehr.
    }
hint-end = Endete das Spiel in diesem Zug, hättest du etwa { part-points } und die beste andere Person { $other }.
hint-cancel = Die Operation würde dich etwa { part-points } kosten. Eine Armee zu Hause ist etwa { $other } wert.
hint-bear =
    { $other ->
        [0] Das kostet etwa { part-points }.
       *[other] Das kostet etwa { part-points }, die nächstbeste Wahl etwa { $other }.
    }

## Der Plan eines Tipps, in wenigen Worten
hint-aim-growth = Zuerst Farmen und Arbeiter
hint-aim-schools = Schulen für die Wissenschaft
hint-aim-palace = Der Palast
hint-aim-track = { UP($track) } bis zum { sign-end }

## Stellen eingetippter Züge, nach „ist kein Zug“; Wörter der Notation bleiben englisch
part-notation-die = Würfel sind white1, white2, white3, green und black
part-notation-dice = nenne Würfel so: white1 green
part-notation-gold = Gold kommt so dazu: plus 2
part-notation-box = Kulturfelder sind a4 bis d7, eine Reihe und eine Spalte
part-notation-line = Linien der Wissenschaft sind trunk, upper und lower
part-notation-loss = verlieren kannst du workers oder gold
part-notation-left = auslassen kannst du ein Feld von science oder culture
part-notation-rows = Gebäude sind farms oder mines
part-notation-used = Gebäude sind farms, mines, schools oder garrisons
