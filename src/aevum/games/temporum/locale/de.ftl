## Das Spiel
game-summary = Ändere die Geschichte, beherrsche die Zeiten und bringe deine Kronen in die Gegenwart.
game-tagline = Karten und eine Geschichte im Wandel.
game-counts = Kronenschritte

## Karten, in der Reihenfolge der Tabelle
card-anubis-statuette = Anubis-Statuette
    .counted =
        { $n ->
            [1] Anubis-Statuette
           *[other] { $n } × Anubis-Statuette
        }
card-artist = Künstlerin
    .counted =
        { $n ->
            [1] Künstlerin
           *[other] { $n } × Künstlerin
        }
card-bag-of-loot = Sack voll Beute
    .counted =
        { $n ->
            [1] Sack voll Beute
           *[other] { $n } × Sack voll Beute
        }
card-barbarian-horde = Barbarenhorde
    .counted =
        { $n ->
            [1] Barbarenhorde
           *[other] { $n } × Barbarenhorde
        }
card-black-market = Schwarzmarkt
    .counted =
        { $n ->
            [1] Schwarzmarkt
           *[other] { $n } × Schwarzmarkt
        }
card-conspiracy = Verschwörung
    .counted =
        { $n ->
            [1] Verschwörung
           *[other] { $n } × Verschwörung
        }
card-crown-jewels = Kronjuwelen
    .counted =
        { $n ->
            [1] Kronjuwelen
           *[other] { $n } × Kronjuwelen
        }
card-engineer = Ingenieurin
    .counted =
        { $n ->
            [1] Ingenieurin
           *[other] { $n } × Ingenieurin
        }
card-explorer = Entdeckerin
    .counted =
        { $n ->
            [1] Entdeckerin
           *[other] { $n } × Entdeckerin
        }
card-friends-in-old-places = Freunde von früher
    .counted =
        { $n ->
            [1] Freunde von früher
           *[other] { $n } × Freunde von früher
        }
card-gang-of-pickpockets = Taschendiebe
    .counted =
        { $n ->
            [1] Taschendiebe
           *[other] { $n } × Taschendiebe
        }
card-gladiators-gladius = Gladius des Gladiators
    .counted =
        { $n ->
            [1] Gladius des Gladiators
           *[other] { $n } × Gladius des Gladiators
        }
card-golden-goose = Goldene Gans
    .counted =
        { $n ->
            [1] Goldene Gans
           *[other] { $n } × Goldene Gans
        }
card-infected-rat = Infizierte Ratte
    .counted =
        { $n ->
            [1] Infizierte Ratte
           *[other] { $n } × Infizierte Ratte
        }
card-inventor = Erfinderin
    .counted =
        { $n ->
            [1] Erfinderin
           *[other] { $n } × Erfinderin
        }
card-investments = Geldanlagen
    .counted =
        { $n ->
            [1] Geldanlagen
           *[other] { $n } × Geldanlagen
        }
card-kill-your-grandfather = Töte deinen Großvater
    .counted =
        { $n ->
            [1] Töte deinen Großvater
           *[other] { $n } × Töte deinen Großvater
        }
card-kings-sword = Königsschwert
    .counted =
        { $n ->
            [1] Königsschwert
           *[other] { $n } × Königsschwert
        }
card-mayan-ritual-knife = Maya-Ritualmesser
    .counted =
        { $n ->
            [1] Maya-Ritualmesser
           *[other] { $n } × Maya-Ritualmesser
        }
card-papal-tiara = Papsttiara
    .counted =
        { $n ->
            [1] Papsttiara
           *[other] { $n } × Papsttiara
        }
card-predict-the-future = Die Zukunft vorhersagen
    .counted =
        { $n ->
            [1] Die Zukunft vorhersagen
           *[other] { $n } × Die Zukunft vorhersagen
        }
card-prime-real-estate = Beste Lage
    .counted =
        { $n ->
            [1] Beste Lage
           *[other] { $n } × Beste Lage
        }
card-secret-society = Geheimgesellschaft
    .counted =
        { $n ->
            [1] Geheimgesellschaft
           *[other] { $n } × Geheimgesellschaft
        }
card-settlers = Siedler
    .counted =
        { $n ->
            [1] Siedler
           *[other] { $n } × Siedler
        }
card-shoguns-katana = Katana des Shoguns
    .counted =
        { $n ->
            [1] Katana des Shoguns
           *[other] { $n } × Katana des Shoguns
        }
card-step-on-a-butterfly = Auf einen Schmetterling treten
    .counted =
        { $n ->
            [1] Auf einen Schmetterling treten
           *[other] { $n } × Auf einen Schmetterling treten
        }
card-think-tank = Denkfabrik
    .counted =
        { $n ->
            [1] Denkfabrik
           *[other] { $n } × Denkfabrik
        }
card-treasure-map = Schatzkarte
    .counted =
        { $n ->
            [1] Schatzkarte
           *[other] { $n } × Schatzkarte
        }
card-trinket = Schmuckstück
    .counted =
        { $n ->
            [1] Schmuckstück
           *[other] { $n } × Schmuckstück
        }
card-tulip-stocks = Tulpenaktien
    .counted =
        { $n ->
            [1] Tulpenaktien
           *[other] { $n } × Tulpenaktien
        }
card-a-place-outside-time = Ein Ort außerhalb der Zeit
    .counted =
        { $n ->
            [1] Ein Ort außerhalb der Zeit
           *[other] { $n } × Ein Ort außerhalb der Zeit
        }
card-ambassador = Botschafterin
    .counted =
        { $n ->
            [1] Botschafterin
           *[other] { $n } × Botschafterin
        }
card-ancient-scroll = Alte Schriftrolle
    .counted =
        { $n ->
            [1] Alte Schriftrolle
           *[other] { $n } × Alte Schriftrolle
        }
card-assassins-dagger = Assassinendolch
    .counted =
        { $n ->
            [1] Assassinendolch
           *[other] { $n } × Assassinendolch
        }
card-bank = Bank
    .counted =
        { $n ->
            [1] Bank
           *[other] { $n } × Bank
        }
card-battle-plans = Schlachtpläne
    .counted =
        { $n ->
            [1] Schlachtpläne
           *[other] { $n } × Schlachtpläne
        }
card-beggar = Bettler
    .counted =
        { $n ->
            [1] Bettler
           *[other] { $n } × Bettler
        }
card-cache = Geheimversteck
    .counted =
        { $n ->
            [1] Geheimversteck
           *[other] { $n } × Geheimversteck
        }
card-cutthroats-cutlass = Halsabschneidersäbel
    .counted =
        { $n ->
            [1] Halsabschneidersäbel
           *[other] { $n } × Halsabschneidersäbel
        }
card-detective = Detektivin
    .counted =
        { $n ->
            [1] Detektivin
           *[other] { $n } × Detektivin
        }
card-golden-apple = Goldener Apfel
    .counted =
        { $n ->
            [1] Goldener Apfel
           *[other] { $n } × Goldener Apfel
        }
card-hacker = Hackerin
    .counted =
        { $n ->
            [1] Hackerin
           *[other] { $n } × Hackerin
        }
card-hidden-cave = Verborgene Höhle
    .counted =
        { $n ->
            [1] Verborgene Höhle
           *[other] { $n } × Verborgene Höhle
        }
card-hideout = Unterschlupf
    .counted =
        { $n ->
            [1] Unterschlupf
           *[other] { $n } × Unterschlupf
        }
card-inventors-journal = Tagebuch der Erfinderin
    .counted =
        { $n ->
            [1] Tagebuch der Erfinderin
           *[other] { $n } × Tagebuch der Erfinderin
        }
card-maneuver = Manöver
    .counted =
        { $n ->
            [1] Manöver
           *[other] { $n } × Manöver
        }
card-meet-younger-self = Das jüngere Ich treffen
    .counted =
        { $n ->
            [1] Das jüngere Ich treffen
           *[other] { $n } × Das jüngere Ich treffen
        }
card-mysterious-relic = Rätselhaftes Relikt
    .counted =
        { $n ->
            [1] Rätselhaftes Relikt
           *[other] { $n } × Rätselhaftes Relikt
        }
card-panacea = Allheilmittel
    .counted =
        { $n ->
            [1] Allheilmittel
           *[other] { $n } × Allheilmittel
        }
card-pilgrims = Pilger
    .counted =
        { $n ->
            [1] Pilger
           *[other] { $n } × Pilger
        }
card-revolutionaries = Revolutionäre
    .counted =
        { $n ->
            [1] Revolutionäre
           *[other] { $n } × Revolutionäre
        }
card-secret-mission = Geheimauftrag
    .counted =
        { $n ->
            [1] Geheimauftrag
           *[other] { $n } × Geheimauftrag
        }
card-secret-plot = Geheimplan
    .counted =
        { $n ->
            [1] Geheimplan
           *[other] { $n } × Geheimplan
        }
card-secret-stash = Geheimvorrat
    .counted =
        { $n ->
            [1] Geheimvorrat
           *[other] { $n } × Geheimvorrat
        }
card-secret-weapon = Geheimwaffe
    .counted =
        { $n ->
            [1] Geheimwaffe
           *[other] { $n } × Geheimwaffe
        }
card-sultans-scimitar = Krummsäbel des Sultans
    .counted =
        { $n ->
            [1] Krummsäbel des Sultans
           *[other] { $n } × Krummsäbel des Sultans
        }
card-sunboat-of-ra = Sonnenbarke des Ra
    .counted =
        { $n ->
            [1] Sonnenbarke des Ra
           *[other] { $n } × Sonnenbarke des Ra
        }
card-tactician = Taktikerin
    .counted =
        { $n ->
            [1] Taktikerin
           *[other] { $n } × Taktikerin
        }
card-university = Universität
    .counted =
        { $n ->
            [1] Universität
           *[other] { $n } × Universität
        }
card-visionary = Visionärin
    .counted =
        { $n ->
            [1] Visionärin
           *[other] { $n } × Visionärin
        }
card-gizmo = Gizmo
    .counted =
        { $n ->
            [1] Gizmo
           *[other] { $n } × Gizmo
        }
card-trade-goods = Handelswaren
    .counted =
        { $n ->
            [1] Handelswaren
           *[other] { $n } × Handelswaren
        }

## Zonen, in der Reihenfolge der Tabelle, und Orte außerhalb der Zeit
zone-late-jurassic = Später Jura
zone-stone-age = Steinzeit
zone-ancient-egypt = Altes Ägypten
zone-ice-age = Eiszeit
zone-primitive-paradise = Urparadies
zone-time-of-legends = Zeit der Legenden
zone-ancient-greece = Antikes Griechenland
zone-iron-age = Eisenzeit
zone-pax-buddha = Pax Buddha
zone-renaissance = Renaissance
zone-feudal-japan = Feudales Japan
zone-imperial-china = Kaiserreich China
zone-age-of-cults = Zeitalter der Kulte
zone-crusades = Kreuzzüge
zone-plague = Pest
zone-roman-empire = Römisches Reich
zone-holy-norse-empire = Heiliges Nordisches Reich
zone-inquisition = Inquisition
zone-aztec-invasion = Azteken-Invasion
zone-egyptian-america = Ägyptisches Amerika
zone-age-of-discovery = Zeitalter der Entdeckungen
zone-balloon-revolution = Ballonrevolution
zone-american-civil-war = Amerikanischer Bürgerkrieg
zone-plutocracy = Plutokratie
zone-prohibition-era = Prohibition
zone-cold-war = Kalter Krieg
zone-great-depression = Große Depression
zone-bureaucracy = Bürokratie
zone-police-state = Polizeistaat
zone-summer-of-love = Sommer der Liebe
zone-french-revolution = Französische Revolution
zone-industrial-revolution = Industrielle Revolution
zone-nanotech-wonderland = Nanotech-Wunderland
zone-robot-uprising = Roboteraufstand
zone-space-age = Weltraumzeitalter
zone-utopia = Utopia
zone-age-of-cats = Zeitalter der Katzen
zone-age-of-toys = Zeitalter des Spielzeugs
zone-communist-utopia = Kommunistisches Utopia
zone-information-age = Informationszeitalter
zone-nuclear-wasteland = Atomwüste
zone-savagery = Barbarei
zone-steampunk-empire = Steampunk-Imperium
zone-warm-globe = Warmer Planet
zone-icy-wasteland = Eiswüste
zone-mere-anarchy = Reine Anarchie
zone-age-of-cybernetics = Zeitalter der Kybernetik
zone-alien-contact = Außerirdischer Kontakt
zone-age-of-atlantis = Zeitalter von Atlantis
zone-alien-egypt = Außerirdisches Ägypten
zone-babylonian-bazaar = Babylonischer Basar
zone-bronze-age = Bronzezeit
zone-dawn-of-man = Morgendämmerung der Menschheit
zone-kingdom-of-trilobites = Königreich der Trilobiten
zone-neolithic-renaissance = Jungsteinzeitliche Renaissance
zone-trojan-war = Trojanischer Krieg
zone-ancient-carthage = Antikes Karthago
zone-bright-ages = Helles Zeitalter
zone-byzantine-empire = Byzantinisches Reich
zone-celtic-paradise = Keltisches Paradies
zone-dark-ages = Finsteres Mittelalter
zone-empire-of-the-amazons = Reich der Amazonen
zone-greek-america = Griechisches Amerika
zone-mongolian-empire = Mongolisches Reich
zone-scientist-enclave = Enklave der Wissenschaft
zone-three-kingdoms = Drei Königreiche
zone-tibetan-empire = Tibetisches Reich
zone-viking-america = Wikingeramerika
zone-age-of-piracy = Zeitalter der Piraterie
zone-age-of-plastic = Plastikzeitalter
zone-atomic-age = Atomzeitalter
zone-cultural-revolution = Kulturrevolution
zone-dutch-golden-age = Niederländisches Goldenes Zeitalter
zone-gold-rush = Goldrausch
zone-meritocracy = Meritokratie
zone-new-france = Neufrankreich
zone-pax-britannica = Pax Britannica
zone-rome-eternal = Ewiges Rom
zone-russian-revolution = Russische Revolution
zone-y2k = Y2K
zone-age-of-superheroes = Zeitalter der Superhelden
zone-capitalist-utopia = Kapitalistisches Utopia
zone-earth-united = Vereinte Erde
zone-endless-city = Endlose Stadt
zone-exodus = Exodus
zone-floating-cities = Schwebende Städte
zone-green-world = Grüne Welt
zone-mafia-city-states = Mafia-Stadtstaaten
zone-quiet-planet = Stiller Planet
zone-poison-earth = Vergiftete Erde
zone-robotic-utopia = Roboter-Utopia
zone-scrapyard-world = Schrottplatzwelt
zone-simulated-paradise = Simuliertes Paradies
zone-singularity = Singularität
zone-underground-haven = Unterirdische Zuflucht
zone-zombie-apocalypse = Zombie-Apokalypse
zone-outside1 = Ort außerhalb der Zeit 1
zone-outside2 = Ort außerhalb der Zeit 2
zone-outside3 = Ort außerhalb der Zeit 3
zone-outside4 = Ort außerhalb der Zeit 4
zone-outside5 = Ort außerhalb der Zeit 5
zone-outside6 = Ort außerhalb der Zeit 6
zone-outside7 = Ort außerhalb der Zeit 7
zone-outside8 = Ort außerhalb der Zeit 8
zone-outside9 = Ort außerhalb der Zeit 9
zone-outside10 = Ort außerhalb der Zeit 10
zone-outside11 = Ort außerhalb der Zeit 11
zone-outside12 = Ort außerhalb der Zeit 12
zone-outside13 = Ort außerhalb der Zeit 13
zone-outside14 = Ort außerhalb der Zeit 14
zone-outside15 = Ort außerhalb der Zeit 15
zone-outside16 = Ort außerhalb der Zeit 16
zone-none = leerer Platz

## Zeiten
time-1 = Zeit I
time-2 = Zeit II
time-3 = Zeit III
time-4 = Zeit IV

## Wartende Effekte, in der Reihenfolge ihrer Züge
effect-cold-war = Kalter Krieg
effect-beggar = Bettler
effect-scimitar = Krummsäbel des Sultans
effect-cache = Geheimversteck
effect-zombie = Zombies
effect-headquarters = HQ
effect-purse = Urparadies
effect-sage = Der Weise
effect-anubis = Anubis-Statuette
effect-maneuver = Manöver
effect-treasure-map = Schatzkarte
effect-university = Universität
effect-predict = Die Zukunft vorhersagen
effect-butterfly = Auf einen Schmetterling treten
effect-investments = Geldanlagen
effect-hideout = Unterschlupf
effect-sunboat = Sonnenbarke des Ra
effect-poison = Gift
effect-pickpockets = Taschendiebe
effect-revolutionaries = Revolutionäre
effect-ambassador = Botschafterin

## Die zwei besonderen Stapel
pile-gizmo = ein Gizmo
pile-trade-goods = Handelswaren

## Taten: Grundform, mit „zu“, als Aufforderung (.tu), von anderen (.sie)
do-gain = { $coins } $ erhalten
    .zu = { $coins } $ zu erhalten
    .tu = erhalte { $coins } $
    .sie = erhalten { $coins } $
do-gain-per = { $coins } $ { $per } erhalten
    .zu = { $coins } $ { $per } zu erhalten
    .tu = erhalte { $coins } $ { $per }
    .sie = erhalten { $coins } $ { $per }
do-gain-lost = erhalten, was sie verloren haben
    .zu = zu erhalten, was sie verloren haben
    .tu = erhalte, was sie verloren haben
    .sie = erhalten, was sie verloren haben
do-gain-half = die Hälfte deiner Einnahmen in diesem Zug erhalten
    .zu = die Hälfte deiner Einnahmen in diesem Zug zu erhalten
    .tu = erhalte die Hälfte deiner Einnahmen in diesem Zug
    .sie = erhalten die Hälfte deiner Einnahmen in diesem Zug
do-gain-here = so viel Geld erhalten, wie hier liegt; es bleibt liegen
    .zu = so viel Geld zu erhalten, wie hier liegt; es bleibt liegen
    .tu = erhalte so viel Geld, wie hier liegt; es bleibt liegen
    .sie = erhalten so viel Geld, wie hier liegt; es bleibt liegen
do-lose = { $coins } $ verlieren
    .zu = { $coins } $ zu verlieren
    .tu = verliere { $coins } $
    .sie = verlieren { $coins } $
do-lose-per = { $coins } $ { $per } verlieren
    .zu = { $coins } $ { $per } zu verlieren
    .tu = verliere { $coins } $ { $per }
    .sie = verlieren { $coins } $ { $per }
do-lose-all = das ganze Geld verlieren
    .zu = das ganze Geld zu verlieren
    .tu = verliere dein ganzes Geld
    .sie = verlieren ihr ganzes Geld
do-draw = { part-cards } ziehen
    .zu = { part-cards } zu ziehen
    .tu = ziehe { part-cards }
    .sie = ziehen { part-cards }
do-draw-per = { part-cards } { $per } ziehen
    .zu = { part-cards } { $per } zu ziehen
    .tu = ziehe { part-cards } { $per }
    .sie = ziehen { part-cards } { $per }
do-draw-many = ebenso viele Karten ziehen
    .zu = ebenso viele Karten zu ziehen
    .tu = ziehe ebenso viele Karten
    .sie = ziehen ebenso viele Karten
do-draw-up-to = auf { part-cards } nachziehen
    .zu = auf { part-cards } nachzuziehen
    .tu = ziehe auf { part-cards } nach
    .sie = ziehen auf { part-cards } nach
do-draw-players = so viele Karten ziehen, wie Personen mitspielen, und allen anderen je eine Karte geben
    .zu = so viele Karten zu ziehen, wie Personen mitspielen, und allen anderen je eine Karte zu geben
    .tu = ziehe so viele Karten, wie Personen mitspielen, und gib allen anderen je eine Karte
    .sie = ziehen so viele Karten, wie Personen mitspielen, und geben allen anderen je eine Karte
do-discard = { part-cards } abwerfen
    .zu = { part-cards } abzuwerfen
    .tu = wirf { part-cards } ab
    .sie = werfen { part-cards } ab
do-discard-hand = die ganze Hand abwerfen
    .zu = die ganze Hand abzuwerfen
    .tu = wirf deine ganze Hand ab
    .sie = werfen ihre ganze Hand ab
do-discard-any = beliebig viele Karten abwerfen
    .zu = beliebig viele Karten abzuwerfen
    .tu = wirf beliebig viele Karten ab
    .sie = werfen beliebig viele Karten ab
do-discard-perpetual = eine Dauerkarte von der Hand abwerfen
    .zu = eine Dauerkarte von der Hand abzuwerfen
    .tu = wirf eine Dauerkarte von der Hand ab
    .sie = werfen eine Dauerkarte von der Hand ab
do-discard-this = diese Karte aus dem Spiel abwerfen
    .zu = diese Karte aus dem Spiel abzuwerfen
    .tu = wirf diese Karte aus dem Spiel ab
    .sie = werfen diese Karte aus dem Spiel ab
do-discard-or-lose = { part-cards } abwerfen oder { $coins } $ verlieren
    .zu = { part-cards } abzuwerfen oder { $coins } $ zu verlieren
    .tu = wirf { part-cards } ab oder verliere { $coins } $
    .sie = werfen { part-cards } ab oder verlieren { $coins } $
do-score = eine Karte werten
    .zu = eine Karte zu werten
    .tu = werte eine Karte
    .sie = werten eine Karte
do-score-another = noch eine Karte werten
    .zu = noch eine Karte zu werten
    .tu = werte noch eine Karte
    .sie = werten noch eine Karte
do-score-more = eine Karte werten und { part-more-crowns } vorrücken
    .zu = eine Karte zu werten und { part-more-crowns } vorzurücken
    .tu = werte eine Karte und rücke { part-more-crowns } vor
    .sie = werten eine Karte und rücken { part-more-crowns } vor
do-score-cheaper = eine Karte um { $coins } $ billiger werten
    .zu = eine Karte um { $coins } $ billiger zu werten
    .tu = werte eine Karte um { $coins } $ billiger
    .sie = werten eine Karte um { $coins } $ billiger
do-score-cheaper-per = eine Karte werten, { $coins } $ billiger { $per }
    .zu = eine Karte zu werten, { $coins } $ billiger { $per }
    .tu = werte eine Karte, { $coins } $ billiger { $per }
    .sie = werten eine Karte, { $coins } $ billiger { $per }
do-score-trade = eine Karte um { $coins } $ billiger werten und { part-fewer-crowns } vorrücken
    .zu = eine Karte um { $coins } $ billiger zu werten und { part-fewer-crowns } vorzurücken
    .tu = werte eine Karte um { $coins } $ billiger und rücke { part-fewer-crowns } vor
    .sie = werten eine Karte um { $coins } $ billiger und rücken { part-fewer-crowns } vor
do-score-scrap = eine Karte werten und dafür andere abwerfen: 1 je volle { $coins } $ ihres Preises
    .zu = eine Karte zu werten und dafür andere abzuwerfen: 1 je volle { $coins } $ ihres Preises
    .tu = werte eine Karte und wirf dafür andere ab: 1 je volle { $coins } $ ihres Preises
    .sie = werten eine Karte und werfen dafür andere ab: 1 je volle { $coins } $ ihres Preises
do-score-twice = eine Karte zweimal werten
    .zu = eine Karte zweimal zu werten
    .tu = werte eine Karte zweimal
    .sie = werten eine Karte zweimal
do-score-again = „{ $card }“ ein zweites Mal werten
    .zu = „{ $card }“ ein zweites Mal zu werten
    .tu = werte „{ $card }“ ein zweites Mal
    .sie = werten „{ $card }“ ein zweites Mal
do-score-drawn = die eben gezogene Karte werten
    .zu = die eben gezogene Karte zu werten
    .tu = werte die eben gezogene Karte
    .sie = werten die eben gezogene Karte
do-play = eine Karte spielen
    .zu = eine Karte zu spielen
    .tu = spiele eine Karte
    .sie = spielen eine Karte
do-play-card = „{ $card }“ spielen
    .zu = „{ $card }“ zu spielen
    .tu = spiele „{ $card }“
    .sie = spielen „{ $card }“
do-play-momentary = eine Momentkarte spielen
    .zu = eine Momentkarte zu spielen
    .tu = spiele eine Momentkarte
    .sie = spielen eine Momentkarte
do-play-twice = eine Momentkarte zweimal spielen
    .zu = eine Momentkarte zweimal zu spielen
    .tu = spiele eine Momentkarte zweimal
    .sie = spielen eine Momentkarte zweimal
do-play-other = die andere gezogene Karte spielen
    .zu = die andere gezogene Karte zu spielen
    .tu = spiele die andere gezogene Karte
    .sie = spielen die andere gezogene Karte
do-play-copy = eine Karte als Kopie einer deiner ausliegenden Dauerkarten spielen
    .zu = eine Karte als Kopie einer deiner ausliegenden Dauerkarten zu spielen
    .tu = spiele eine Karte als Kopie einer deiner ausliegenden Dauerkarten
    .sie = spielen eine Karte als Kopie einer deiner ausliegenden Dauerkarten
do-play-here = die hier liegende Karte spielen
    .zu = die hier liegende Karte zu spielen
    .tu = spiele die hier liegende Karte
    .sie = spielen die hier liegende Karte
do-toys = 2 Karten ziehen, eine davon abwerfen und die andere spielen
    .zu = 2 Karten zu ziehen, eine davon abzuwerfen und die andere zu spielen
    .tu = ziehe 2 Karten, wirf eine davon ab und spiele die andere
    .sie = ziehen 2 Karten, werfen eine davon ab und spielen die andere
do-contact = eine Karte ziehen und sie auf Wunsch werten
    .zu = eine Karte zu ziehen und sie auf Wunsch zu werten
    .tu = ziehe eine Karte und werte sie auf Wunsch
    .sie = ziehen eine Karte und werten sie auf Wunsch
do-take = { $pile } nehmen
    .zu = { $pile } zu nehmen
    .tu = nimm { $pile }
    .sie = nehmen { $pile }
do-take-back = diese Karte auf die Hand zurücknehmen
    .zu = diese Karte auf die Hand zurückzunehmen
    .tu = nimm diese Karte auf die Hand zurück
    .sie = nehmen diese Karte auf die Hand zurück
do-take-card = „{ $card }“ auf die Hand zurücknehmen
    .zu = „{ $card }“ auf die Hand zurückzunehmen
    .tu = nimm „{ $card }“ auf die Hand zurück
    .sie = nehmen „{ $card }“ auf die Hand zurück
do-take-this = diese Karte auf die Hand zurücknehmen
    .zu = diese Karte auf die Hand zurückzunehmen
    .tu = nimm diese Karte auf die Hand zurück
    .sie = nehmen diese Karte auf die Hand zurück
do-take-money = das hier liegende Geld nehmen
    .zu = das hier liegende Geld zu nehmen
    .tu = nimm das hier liegende Geld
    .sie = nehmen das hier liegende Geld
do-take-pile = { part-cards } deiner Wahl vom Stapel hier nehmen
    .zu = { part-cards } deiner Wahl vom Stapel hier zu nehmen
    .tu = nimm { part-cards } deiner Wahl vom Stapel hier
    .sie = nehmen { part-cards } deiner Wahl vom Stapel hier
do-take-laurels = den Goldenen Lorbeer nehmen
    .zu = den Goldenen Lorbeer zu nehmen
    .tu = nimm den Goldenen Lorbeer
    .sie = nehmen den Goldenen Lorbeer
do-take-sage = den Weisen nehmen
    .zu = den Weisen zu nehmen
    .tu = nimm den Weisen
    .sie = nehmen den Weisen
do-take-poison = einen Giftmarker nehmen
    .zu = einen Giftmarker zu nehmen
    .tu = nimm einen Giftmarker
    .sie = nehmen einen Giftmarker
do-advance = { part-crowns } vorrücken
    .zu = { part-crowns } vorzurücken
    .tu = rücke { part-crowns } vor
    .sie = rücken { part-crowns } vor
do-advance-here = { part-crowns } von hier vorrücken
    .zu = { part-crowns } von hier vorzurücken
    .tu = rücke { part-crowns } von hier vor
    .sie = rücken { part-crowns } von hier vor
do-advance-from = { part-crowns } aus { $time } vorrücken
    .zu = { part-crowns } aus { $time } vorzurücken
    .tu = rücke { part-crowns } aus { $time } vor
    .sie = rücken { part-crowns } aus { $time } vor
do-advance-per = { part-crowns } { $per } vorrücken
    .zu = { part-crowns } { $per } vorzurücken
    .tu = rücke { part-crowns } { $per } vor
    .sie = rücken { part-crowns } { $per } vor
do-advance-ruled = aus jeder beherrschten Zeit { part-crowns } vorrücken, von IV bis I
    .zu = aus jeder beherrschten Zeit { part-crowns } vorzurücken, von IV bis I
    .tu = rücke aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
    .sie = rücken aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
do-exodus = { part-crowns } aus einer beherrschten Zeit vorrücken, und noch eine, wenn du sie dann noch beherrschst
    .zu = { part-crowns } aus einer beherrschten Zeit vorzurücken, und noch eine, wenn du sie dann noch beherrschst
    .tu = rücke { part-crowns } aus einer beherrschten Zeit vor, und noch eine, wenn du sie dann noch beherrschst
    .sie = rücken { part-crowns } aus einer beherrschten Zeit vor
do-retreat = eine Krone zurückziehen
    .zu = eine Krone zurückzuziehen
    .tu = ziehe eine Krone zurück
    .sie = ziehen eine Krone zurück
do-retreat-here = eine Krone von hier zurückziehen
    .zu = eine Krone von hier zurückzuziehen
    .tu = ziehe eine Krone von hier zurück
    .sie = ziehen eine Krone von hier zurück
do-retreat-later = eine Krone aus dieser oder einer späteren Zeit zurückziehen
    .zu = eine Krone aus dieser oder einer späteren Zeit zurückzuziehen
    .tu = ziehe eine Krone aus dieser oder einer späteren Zeit zurück
    .sie = ziehen eine Krone aus dieser oder einer späteren Zeit zurück
do-battle = bei allen anderen je eine Krone wählen, die zurückgeht
    .zu = bei allen anderen je eine Krone zu wählen, die zurückgeht
    .tu = wähle bei allen anderen je eine Krone, die zurückgeht
    .sie = wählen bei allen anderen je eine Krone, die zurückgeht
do-rush = eine Krone aus Zeit I bis hierher vorrücken
    .zu = eine Krone aus Zeit I bis hierher vorzurücken
    .tu = rücke eine Krone aus Zeit I bis hierher vor
    .sie = rücken eine Krone aus Zeit I bis hierher vor
do-flip = hier die Geschichte ändern
    .zu = hier die Geschichte zu ändern
    .tu = ändere hier die Geschichte
    .sie = ändern hier die Geschichte
do-flip-all = in Zeit I, dann II, dann III die Geschichte ändern
    .zu = in Zeit I, dann II, dann III die Geschichte zu ändern
    .tu = ändere in Zeit I, dann II, dann III die Geschichte
    .sie = ändern in Zeit I, dann II, dann III die Geschichte
do-visit-any = eine in diesem Zug noch nicht besuchte Zone besuchen, auch eine unwirkliche
    .zu = eine in diesem Zug noch nicht besuchte Zone zu besuchen, auch eine unwirkliche
    .tu = besuche eine in diesem Zug noch nicht besuchte Zone, auch eine unwirkliche
    .sie = besuchen eine noch nicht besuchte Zone, auch eine unwirkliche
do-visit-past = die wirkliche Zone von Zeit I, II oder III besuchen
    .zu = die wirkliche Zone von Zeit I, II oder III zu besuchen
    .tu = besuche die wirkliche Zone von Zeit I, II oder III
    .sie = besuchen die wirkliche Zone von Zeit I, II oder III
do-visit-crowned = von Zeit IV bis I die wirkliche Zone jeder Zeit besuchen, in der du mindestens { part-crowns } hast
    .zu = von Zeit IV bis I die wirkliche Zone jeder Zeit zu besuchen, in der du mindestens { part-crowns } hast
    .tu = besuche von Zeit IV bis I die wirkliche Zone jeder Zeit, in der du mindestens { part-crowns } hast
    .sie = besuchen von Zeit IV bis I die wirkliche Zone jeder Zeit, in der sie mindestens { part-crowns } haben
do-move = in eine andere wirkliche Zone gehen, ohne sie zu besuchen
    .zu = in eine andere wirkliche Zone zu gehen, ohne sie zu besuchen
    .tu = geh in eine andere wirkliche Zone, ohne sie zu besuchen
    .sie = gehen in eine andere wirkliche Zone, ohne sie zu besuchen
do-bring = alle anderen ohne Besuch in deine Zone holen
    .zu = alle anderen ohne Besuch in deine Zone zu holen
    .tu = hole alle anderen ohne Besuch in deine Zone
    .sie = holen alle anderen ohne Besuch in deine Zone
do-headquarters = dein HQ auf eine beliebige Zone legen
    .zu = dein HQ auf eine beliebige Zone zu legen
    .tu = lege dein HQ auf eine beliebige Zone
    .sie = legen dein HQ auf eine beliebige Zone
do-base = deine Basis hierher legen
    .zu = deine Basis hierher zu legen
    .tu = lege deine Basis hierher
    .sie = legen deine Basis hierher
do-base-on = deine Basis auf „{ $zone }“ legen
    .zu = deine Basis auf „{ $zone }“ zu legen
    .tu = lege deine Basis auf „{ $zone }“
    .sie = legen deine Basis auf „{ $zone }“
do-simulate = die Anweisung der Zone mit dem Simulationsmarker befolgen
    .zu = die Anweisung der Zone mit dem Simulationsmarker zu befolgen
    .tu = befolge die Anweisung der Zone mit dem Simulationsmarker
    .sie = befolgen die Anweisung der Zone mit dem Simulationsmarker
do-put-token = den Simulationsmarker auf eine andere Zone legen und hier deren Anweisung befolgen
    .zu = den Simulationsmarker auf eine andere Zone zu legen und hier deren Anweisung zu befolgen
    .tu = lege den Simulationsmarker auf eine andere Zone und befolge hier deren Anweisung
    .sie = legen den Simulationsmarker auf eine andere Zone und befolgen hier deren Anweisung
do-put-money = { $coins } $ auf diese Zone legen
    .zu = { $coins } $ auf diese Zone zu legen
    .tu = lege { $coins } $ auf diese Zone
    .sie = legen { $coins } $ auf diese Zone
do-put-on-top = eine Handkarte offen auf den Stapel legen
    .zu = eine Handkarte offen auf den Stapel zu legen
    .tu = lege eine Handkarte offen auf den Stapel
    .sie = legen eine Handkarte offen auf den Stapel
do-tuck = eine Handkarte verdeckt unter diese Karte legen
    .zu = eine Handkarte verdeckt unter diese Karte zu legen
    .tu = lege eine Handkarte verdeckt unter diese Karte
    .sie = legen eine Handkarte verdeckt unter diese Karte
do-beg = { $coins } $ darauf legen
    .zu = { $coins } $ darauf zu legen
    .tu = lege { $coins } $ darauf
    .sie = legen { $coins } $ darauf
do-open-cache = es abwerfen und die Karte darunter spielen
    .zu = es abzuwerfen und die Karte darunter zu spielen
    .tu = wirf es ab und spiele die Karte darunter
    .sie = werfen es ab und spielen die Karte darunter
do-pay-you = dir { $coins } $ zahlen
    .zu = dir { $coins } $ zu zahlen
    .tu = zahle { $coins } $
    .sie = zahlen dir { $coins } $
do-no-gain = in diesem Zug kein Geld mehr erhalten
    .zu = in diesem Zug kein Geld mehr zu erhalten
    .tu = du erhältst in diesem Zug kein Geld mehr
    .sie = erhalten in diesem Zug kein Geld mehr
do-keep-history = die Geschichte bis zu deinem nächsten Zug so lassen, wie sie ist
    .zu = die Geschichte bis zu deinem nächsten Zug so zu lassen, wie sie ist
    .tu = lass die Geschichte bis zu deinem nächsten Zug so, wie sie ist
    .sie = lassen die Geschichte so, wie sie ist
do-rule-time = in diesem Zug eine Zeit deiner Wahl beherrschen
    .zu = in diesem Zug eine Zeit deiner Wahl zu beherrschen
    .tu = beherrsche in diesem Zug eine Zeit deiner Wahl
    .sie = beherrschen in diesem Zug eine Zeit deiner Wahl
do-more-turns = nach diesem Zug { part-turns } machen
    .zu = nach diesem Zug { part-turns } zu machen
    .tu = mache nach diesem Zug { part-turns }
    .sie = machen nach diesem Zug { part-turns }
do-cults = alle mit Karten geben gleichzeitig eine davon verdeckt nach links weiter, an die nächste Person mit Karten
    .zu = alle mit Karten geben gleichzeitig eine davon verdeckt nach links weiter, an die nächste Person mit Karten
    .tu = alle mit Karten geben gleichzeitig eine davon verdeckt nach links weiter, an die nächste Person mit Karten
    .sie = alle mit Karten geben gleichzeitig eine davon verdeckt nach links weiter, an die nächste Person mit Karten
do-win-money = wenn du mindestens { $coins } $ hast, gewinnst du sofort
    .zu = wenn du mindestens { $coins } $ hast, gewinnst du sofort
    .tu = wenn du mindestens { $coins } $ hast, gewinnst du sofort
    .sie = wenn du mindestens { $coins } $ hast, gewinnst du sofort
do-earth = eine Momentkarte zeigen: Alle anderen spielen sie einmal, dann spielst du sie { part-times }
    .zu = eine Momentkarte zu zeigen: Alle anderen spielen sie einmal, dann spielst du sie { part-times }
    .tu = zeige eine Momentkarte: Alle anderen spielen sie einmal, dann spielst du sie { part-times }
    .sie = zeigen eine Momentkarte
do-after-anubis = besuche nach dieser Zone eine in diesem Zug noch nicht besuchte Zone, auch eine unwirkliche
    .zu = besuche nach dieser Zone eine in diesem Zug noch nicht besuchte Zone, auch eine unwirkliche
    .tu = besuche nach dieser Zone eine in diesem Zug noch nicht besuchte Zone, auch eine unwirkliche
    .sie = besuche nach dieser Zone eine in diesem Zug noch nicht besuchte Zone, auch eine unwirkliche
do-after-maneuver = nach dieser Zone darfst du in eine andere wirkliche Zone gehen, ohne sie zu besuchen
    .zu = nach dieser Zone darfst du in eine andere wirkliche Zone gehen, ohne sie zu besuchen
    .tu = nach dieser Zone darfst du in eine andere wirkliche Zone gehen, ohne sie zu besuchen
    .sie = nach dieser Zone darfst du in eine andere wirkliche Zone gehen, ohne sie zu besuchen
do-end-predict = am Ende dieses Zugs darfst du in der Zone, in der du diese Karte spielst, die Geschichte ändern
    .zu = am Ende dieses Zugs darfst du in der Zone, in der du diese Karte spielst, die Geschichte ändern
    .tu = am Ende dieses Zugs darfst du in der Zone, in der du diese Karte spielst, die Geschichte ändern
    .sie = am Ende dieses Zugs darfst du in der Zone, in der du diese Karte spielst, die Geschichte ändern
do-end-butterfly = am Ende dieses Zugs ändert sich die Geschichte in Zeit I, dann II, dann III
    .zu = am Ende dieses Zugs ändert sich die Geschichte in Zeit I, dann II, dann III
    .tu = am Ende dieses Zugs ändert sich die Geschichte in Zeit I, dann II, dann III
    .sie = am Ende dieses Zugs ändert sich die Geschichte in Zeit I, dann II, dann III
do-next-scimitar = zu Beginn deines nächsten Zugs rückst du aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
    .zu = zu Beginn deines nächsten Zugs rückst du aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
    .tu = zu Beginn deines nächsten Zugs rückst du aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
    .sie = zu Beginn deines nächsten Zugs rückst du aus jeder beherrschten Zeit { part-crowns } vor, von IV bis I
do-may = du darfst { $what }
    .zu = auf Wunsch { FORM($what, "zu") }
    .tu = du darfst { $what }
    .sie = dürfen { $what }
do-may-pay = du darfst { $coins } $ zahlen, um { FORM($what, "zu") }
    .zu = { $coins } $ zu zahlen, um { FORM($what, "zu") }
    .tu = du darfst { $coins } $ zahlen, um { FORM($what, "zu") }
    .sie = dürfen { $coins } $ zahlen, um { FORM($what, "zu") }
do-pay = { $coins } $ zahlen, um { FORM($what, "zu") }
    .zu = { $coins } $ zu zahlen, um { FORM($what, "zu") }
    .tu = zahle { $coins } $, um { FORM($what, "zu") }
    .sie = zahlen { $coins } $, um { FORM($what, "zu") }
do-to = { $what }, um { FORM($gain, "zu") }
    .zu = { FORM($what, "zu") }, um { FORM($gain, "zu") }
    .tu = { FORM($what, "tu") }, um { FORM($gain, "zu") }
    .sie = { FORM($what, "sie") }, um { FORM($gain, "zu") }
do-then = { $what }, dann { $then }
    .zu = { FORM($what, "zu") }, dann { FORM($then, "zu") }
    .tu = { FORM($what, "tu") }, dann { FORM($then, "tu") }
    .sie = { FORM($what, "sie") }, dann { FORM($then, "sie") }
do-all = { $what }
    .zu = { FORM($what, "zu") }
    .tu = { FORM($what, "tu") }
    .sie = { FORM($what, "sie") }
do-if = { $what } (wenn { $when })
    .zu = { FORM($what, "zu") }, wenn { $when }
    .tu = { FORM($what, "tu") }, wenn { $when }
    .sie = { FORM($what, "sie") }, wenn { $when }
do-choose = eins wählen: { $what }
    .zu = eins zu wählen: { $what }
    .tu = wähle eins: { $what }
    .sie = wählen eins: { $what }
do-each = { $whom } { FORM($what, "sie") }
    .zu = { $whom } { FORM($what, "sie") }
    .tu = { $whom } { FORM($what, "sie") }
    .sie = { $whom } { FORM($what, "sie") }
do-each-may = { $whom } dürfen { $what }
    .zu = { $whom } dürfen { $what }
    .tu = { $whom } dürfen { $what }
    .sie = { $whom } dürfen { $what }
do-each-pay = { $whom } dürfen { $coins } $ zahlen, um { FORM($what, "zu") }
    .zu = { $whom } dürfen { $coins } $ zahlen, um { FORM($what, "zu") }
    .tu = { $whom } dürfen { $coins } $ zahlen, um { FORM($what, "zu") }
    .sie = { $whom } dürfen { $coins } $ zahlen, um { FORM($what, "zu") }

## Anzahlen
part-cards =
    { $cards ->
        [1] eine Karte
       *[other] { $cards } Karten
    }
part-crowns =
    { $crowns ->
        [1] eine Krone
       *[other] { $crowns } Kronen
    }
part-more-crowns =
    { $crowns ->
        [1] 1 Krone mehr
       *[other] { $crowns } Kronen mehr
    }
part-fewer-crowns =
    { $crowns ->
        [1] 1 Krone weniger
       *[other] { $crowns } Kronen weniger
    }
part-turns =
    { $turns ->
        [1] noch einen Zug
       *[other] noch { $turns } Züge
    }
part-times =
    { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    }
part-price = { $coins } $ für { part-crowns }
part-coins = { $coins } $ erhalten
part-from = { $n } aus { $time }
part-to = { $n } nach { $time }
part-name-zone = { $zone }
part-name-time = { $time }
part-name-card = { $card }
part-name-effect = { $effect }
part-scored = { $card } (gewertet)
part-owned-card = „{ $card }“ von { $who }
part-owned-scored = „{ $card }“ (gewertet) von { $who }
part-owned-zone = { $who } in „{ $zone }“
part-owned-effect = „{ $effect }“ von { $who }
part-gained-steps =
    { $n ->
        [1] 1 Schritt für deine Kronen
       *[other] { $n } Schritte für deine Kronen
    }
part-gained-coins = { $coins } $
part-gained-cards =
    { $cards ->
        [1] 1 Karte mehr
       *[other] { $cards } Karten mehr
    }
part-lost-coins = { $coins } $ weniger
part-lost-cards =
    { $cards ->
        [1] 1 Karte weniger
       *[other] { $cards } Karten weniger
    }
part-lost-steps =
    { $n ->
        [1] 1 Schritt zurück für deine Kronen
       *[other] { $n } Schritte zurück für deine Kronen
    }

## Womit Beträge vervielfacht werden
part-per-times-ruled = für jede von dir beherrschte Zeit
part-per-crowns-here = für jede deiner Kronen hier
part-per-cards-in-hand = für jede Karte auf deiner Hand
part-per-empty-times = für jede Zeit ohne deine Kronen
part-per-players-in-first = für jede Figur in Zeit I
part-per-opponents-here = für jede andere Figur hier
part-per-cards-drawn = für jede in diesem Zug gezogene Karte
part-per-arrivals = für jede in diesem Zug hierher gerückte Krone
part-per-half-gained = für je 2 $ Einnahmen in diesem Zug
part-per-half-held = für je 2 $ in deinem Besitz
part-per-money-here = für jeden Dollar, der hier liegt
part-per-result = für jede davon

## Bedingungen
part-when-rules-here = du hier herrschst
part-when-rules-time = du { $time } beherrschst
part-when-rules-many =
    { $n ->
        [1] du eine Zeit beherrschst
       *[other] du mindestens { $n } Zeiten beherrschst
    }
part-when-no-crown-here = du hier keine Krone hast
part-when-alone = du hier allein bist
part-when-richest = du mehr Geld als alle anderen hast
part-when-under = du weniger als { $coins } $ hast
part-when-did = du das getan hast
part-when-hand-is =
    { $cards ->
        [1] du genau 1 Karte auf der Hand hast
       *[other] du genau { $cards } Karten auf der Hand hast
    }
part-when-crowns-everywhere =
    { $crowns ->
        [1] du in jeder Zeit eine Krone hast
       *[other] du in jeder Zeit mindestens { $crowns } Kronen hast
    }
part-when-base-here = deine Basis hier ist
part-when-others-turn = vor diesem Zug jemand anders am Zug war
part-when-poor-hero = du hier allein und ohne Geld oder ohne Karten bist
part-when-rich = du mindestens { $coins } $ hast

## Für wen
part-whom-everybody = alle
part-whom-opponents = alle anderen
part-whom-opponents-in-ruled = alle anderen in von dir beherrschten Zeiten
part-whom-in-times = alle in { $times }
part-whom-not-in-fourth = alle außerhalb von Zeit IV
part-whom-rulers-here = alle, die hier herrschen,
part-whom-not-rulers-here = alle, die hier nicht herrschen,
part-whom-rich-opponents = alle anderen mit mindestens { $coins } $
part-whom-larger-hands = alle mit mehr Karten als du
part-whom-hands-not-smaller = alle anderen mit mindestens so vielen Karten wie du
part-whom-without-crown-here = alle ohne Krone hier
part-whom-poor = alle mit weniger als { $coins } $
part-whom-you-first = alle, du zuerst,

## Texte von Karten und Zonen: Sätze aus Taten
about-do = { UP(FORM($what, "tu")) }.
about-if = Wenn { $when }: { UP(FORM($what, "tu")) }.
about-if-did = Wenn du das tust: { UP(FORM($what, "tu")) }.
about-else = Wenn nicht: { UP(FORM($what, "tu")) }.
about-after-if = Danach, wenn { $when }: { UP(FORM($what, "tu")) }.
about-did-if = Wenn du das tust und { $when }: { UP(FORM($what, "tu")) }.
about-hourglass = Sanduhr: { UP(FORM($what, "tu")) }.
about-times = Tu das { part-times }.
about-more = { $text } { $more }
about-scored = Beim Werten: { $text }
about-secret = Zu Beginn deines Zugs darfst du diese Karte abwerfen: { $text }
about-visit = Besuch: { $text }
about-box = Kasten: { $text }
about-setup = Aufbau: { $text }
about-returns-to-pile = Lege diese Karte auf ihren Stapel zurück.

## Was in keinem Schritt steht: Dauerkarten
about-black-market = Immer wenn du eine andere Karte spielst, erhältst du { $coins } $ mehr.
about-conspiracy = Immer wenn du eine Karte wertest, rückst du { part-more-crowns } vor.
about-explorer = Immer wenn du eine Karte ziehst, erhältst du { $coins } $.
about-friends-in-old-places = Das Werten einer Karte kostet dich { $coins } $ weniger.
about-gang-of-pickpockets = Nachdem du eine andere Karte gespielt hast, ziehst du { part-cards }.
about-investments = Am Ende jedes Zugs darfst du diese Karte abwerfen, um die Hälfte deiner Einnahmen aus diesem Zug zu erhalten (abgerundet).
about-prime-real-estate = Immer wenn eine deiner Kronen Zeit IV erreicht, erhältst du { $coins } $.
about-secret-society = Nachdem du eine Karte gewertet hast, ziehst du { part-cards }.
about-think-tank = Immer wenn du eine Karte abwirfst, erhältst du { $coins } $.
about-treasure-map = Nach einem Besuch in Zeit IV darfst du diese Karte abwerfen, um { part-cards } zu ziehen.
about-a-place-outside-time = Das ist eine Zone außerhalb der Zeit, die nur du betreten kannst.
about-ambassador = Nachdem du eine andere Karte gespielt hast, darfst du { $coins } $ zahlen, um { part-crowns } vorzurücken.
about-bank = Deine erste Einnahme in jedem Zug ist um { $coins } $ höher.
about-beggar = Hast du zu Beginn deines Zugs weniger als { $under } $, legst du { $coins } $ auf diese Karte. Mit diesem Geld kannst du zahlen, aber du verlierst es nie.
about-cache = Lege eine Handkarte verdeckt unter diese Karte. Zu Beginn deines Zugs darfst du diese Karte abwerfen, um die Karte darunter zu spielen.
about-detective =
    { $cards ->
        [1] Immer wenn du mit leerer Hand ziehst, ziehst du 1 Karte mehr.
       *[other] Immer wenn du mit leerer Hand ziehst, ziehst du { $cards } Karten mehr.
    }
about-hacker = Sollst du eine Karte spielen, darfst du stattdessen eine werten. Sollst du eine werten, darfst du eine spielen.
about-hidden-cave = Nachdem du abwerfen musstest, darfst du diese Karte auf die Hand zurücknehmen.
about-hideout = Hast du am Ende deines Zugs mindestens { $coins } $, rückst du { part-crowns } vor.
about-revolutionaries = Nachdem du eine andere Karte gespielt hast, rückst du { part-crowns } aus Zeit II vor.
about-sunboat-of-ra = War vor deinem Zug jemand anders am Zug, darfst du am Ende deines Zugs diese Karte abwerfen, um noch einen Zug zu machen.
about-tactician = Beim Werten darfst du { $coins } $ mehr für { part-more-crowns } zahlen oder { $coins } $ weniger für { part-fewer-crowns }.
about-university =
    { $discards ->
        [1] Nach einem Besuch in Zeit II ziehst du { part-cards } und wirfst dann 1 ab.
       *[other] Nach einem Besuch in Zeit II ziehst du { part-cards } und wirfst dann { $discards } ab.
    }

## Was Texte anderer Karten und Zonen ergänzen
about-anubis-statuette = Steht deine Figur danach auf einer unwirklichen Zone, wechselt sie in die wirkliche.
about-gizmo = Es darf kein Gizmo sein.
about-age-of-atlantis = Es bringt dir { $coins } $, immer wenn du diese Zone besuchst.
about-rome-eternal = Er bringt { $coins } $ für jeden Schritt deiner Kronen.
about-age-of-cats = Zahle beide Male den Preis.
about-information-age = Lass in diesem Zug schon besuchte Zonen aus.
about-quiet-planet = Nur du siehst diesen Stapel.
about-poison-earth = Am Ende deines nächsten Zugs: Wirf { part-cards } ab, verliere { $coins } $ und gib den Marker zurück.
about-robotic-utopia = Sie bleibt hier.
about-simulated-paradise = Wenn du hier herrschst: Lege den Marker zuerst auf eine beliebige andere Zone, wirklich oder unwirklich.
about-underground-haven = Er zieht für dich { part-cards }, bevor du eine von dir beherrschte Zeit besuchst.

## Kästen von Zonen
about-box-primitive-paradise = Wer eine Zone als erste Person allein besucht, nimmt die { $coins } $, die dort liegen.
about-box-kingdom-of-trilobites = Solange du hier bist, darfst du die Geschichte in Zeit I, dann II, dann III ändern.
about-box-byzantine-empire = Wenn du hierher gehst, erhältst du { $coins } $ für jede Karte auf deiner Hand.
about-box-dark-ages = Beginnt dein Zug hier, wirfst du vor allem anderen { part-cards } ab.
about-box-viking-america = Wenn du von hier in eine von dir beherrschte Zeit gehst, erhältst du { $coins } $.
about-box-cold-war = Beginnt dein Zug hier und bist du allein, erhältst du { $coins } $.
about-box-police-state = Von hier kannst du nicht in Zeit I oder II gehen.
about-box-meritocracy = Solange diese Zone wirklich ist, rückt man, wenn möglich, Kronen aus Zeit III vor.
about-box-utopia = Solange du hier bist, verlierst du in Zügen anderer kein Geld und wirfst nichts ab.
about-box-capitalist-utopia = Solange diese Zone wirklich ist, beherrscht auch alle anderen Zeiten, wer Zeit IV beherrscht.
about-box-exodus = Solange diese Zone wirklich ist, braucht man zum Sieg noch einen Schritt, wenn alle { $crowns } Kronen in Zeit IV sind.
about-box-zombie-apocalypse = Verlässt du Zombies, folgt dir einer. Besuchst du eine Zone mit Zombies, verlierst du zuerst { $coins } $.
about-becomes = Wenn diese Zone wirklich wird: { UP(FORM($what, "tu")) }.

## Was der Aufbau mit Zonen macht
about-setup-primitive-paradise = Lege { $coins } $ auf jede Zone.
about-setup-quiet-planet = Lege { part-cards } verdeckt auf diese Zone.
about-setup-robotic-utopia = Decke Karten auf, bis eine Momentkarte kommt. Lege sie hierher und wirf die anderen ab.
about-setup-zombie-apocalypse =
    { $n ->
        [1] Lege 1 Zombie auf diese Zone.
       *[other] Lege { $n } Zombies auf diese Zone.
    }

## Protokoll: der Tisch
say-zones = Zeit I: { $first }. Zeit II: { $second }. Zeit III: { $third }. Zeit IV: { $fourth }.
say-first =
    { $who ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
say-quiet = Karte { $n } von { $most } kommt verdeckt zu „Stiller Planet“.
say-reveals = Für „Roboter-Utopia“ wird „{ $card }“ aufgedeckt.
say-turn =
    { $who ->
        [you] Dein Zug beginnt.
       *[other] { $who } ist am Zug.
    }
say-sails =
    { $who ->
        [you] Du machst danach noch einen Zug.
       *[other] { $who } macht danach noch einen Zug.
    }
say-wins =
    { $who ->
        [you] Du gewinnst mit allen { $crowns } Kronen in Zeit IV.
       *[other] { $who } gewinnt mit allen { $crowns } Kronen in Zeit IV.
    }
say-wins-money =
    { $who ->
        [you] Du gewinnst mit { $coins } $ in „Außerirdisches Ägypten“.
       *[other] { $who } gewinnt mit { $coins } $ in „Außerirdisches Ägypten“.
    }

## Protokoll: Figuren und Geschichte
say-visits =
    { $who ->
        [you] Du besuchst „{ $zone }“.
       *[other] { $who } besucht „{ $zone }“.
    }
say-works = „{ $zone }“ wird wirklich und wirkt.
say-moves =
    { $who ->
        [you] Du gehst nach „{ $zone }“.
       *[other] { $who } geht nach „{ $zone }“.
    }
say-drags =
    { $who ->
        [you] Ein Zombie folgt dir nach „{ $zone }“.
       *[other] Ein Zombie folgt { $who } nach „{ $zone }“.
    }
say-shifts =
    { $who ->
        [you] Du wechselst nach „{ $zone }“.
       *[other] { $who } wechselt nach „{ $zone }“.
    }
say-changes = Die Geschichte ändert sich: „{ $zone }“ führt jetzt zu „{ $leads }“.

## Protokoll: Kronen und Geld
say-advances =
    { $who ->
        [you] Du rückst eine Krone nach { $time } vor.
       *[other] { $who } rückt eine Krone nach { $time } vor.
    }
say-advances-many =
    { $who ->
        [you] Du rückst Kronen vor: { $steps }.
       *[other] { $who } rückt Kronen vor: { $steps }.
    }
say-retreats =
    { $who ->
        [you] Eine deiner Kronen geht nach { $time } zurück.
       *[other] Eine Krone von { $who } geht nach { $time } zurück.
    }
say-beyond =
    { $who ->
        [you] Du machst den Schritt über Zeit IV hinaus.
       *[other] { $who } macht den Schritt über Zeit IV hinaus.
    }
say-gains =
    { $who ->
        [you] Du erhältst { $coins } $.
       *[other] { $who } erhält { $coins } $.
    }
say-loses =
    { $who ->
        [you] Du verlierst { $coins } $.
       *[other] { $who } verliert { $coins } $.
    }
say-pays =
    { $who ->
        [you] Du zahlst { $coins } $.
       *[other] { $who } zahlt { $coins } $.
    }
say-pays-beggars =
    { $who ->
        [you] Du zahlst { $coins } $, davon { $beggars } $ von Bettlern.
       *[other] { $who } zahlt { $coins } $, davon { $beggars } $ von Bettlern.
    }
say-begs =
    { $who ->
        [you] Du legst { $coins } $ auf einen Bettler.
       *[other] { $who } legt { $coins } $ auf einen Bettler.
    }
say-gold =
    { $who ->
        [you] Du legst { $coins } $ auf „{ $zone }“.
       *[other] { $who } legt { $coins } $ auf „{ $zone }“.
    }

## Protokoll: Marker
say-hourglass = Die Sanduhr von „{ $zone }“ ist abgelaufen und wird umgedreht.
say-base =
    { $who ->
        [you] Du legst deine Basis auf „{ $zone }“.
       *[other] { $who } legt eine Basis auf „{ $zone }“.
    }
say-headquarters =
    { $who ->
        [you] Du legst dein HQ auf „{ $zone }“.
       *[other] { $who } legt ein HQ auf „{ $zone }“.
    }
say-simulates =
    { $who ->
        [you] Du legst den Simulationsmarker auf „{ $zone }“.
       *[other] { $who } legt den Simulationsmarker auf „{ $zone }“.
    }
say-no-gain =
    { $who ->
        [you] Du erhältst in diesem Zug kein Geld mehr.
       *[other] { $who } erhält in diesem Zug kein Geld mehr.
    }
say-laurels =
    { $who ->
        [you] Du nimmst den Goldenen Lorbeer.
       *[other] { $who } nimmt den Goldenen Lorbeer.
    }
say-sage =
    { $who ->
        [you] Du nimmst den Weisen.
       *[other] { $who } nimmt den Weisen.
    }
say-poison =
    { $who ->
        [you] Du nimmst einen Giftmarker.
       *[other] { $who } nimmt einen Giftmarker.
    }
say-more-turns =
    { $who ->
        [you] Du machst danach { part-turns }.
       *[other] { $who } macht danach { part-turns }.
    }
say-relic =
    { $who ->
        [you] Die Geschichte bleibt bis zu deinem nächsten Zug so, wie sie ist.
       *[other] Die Geschichte bleibt bis zum nächsten Zug von { $who } so, wie sie ist.
    }
say-scimitar =
    { $who ->
        [you] „Krummsäbel des Sultans“ wartet auf deinen nächsten Zug.
       *[other] „Krummsäbel des Sultans“ wartet auf den nächsten Zug von { $who }.
    }

## Protokoll: Karten
say-plays =
    { $who ->
        [you] Du spielst „{ $card }“.
       *[other] { $who } spielt „{ $card }“.
    }
say-plays-copy =
    { $who ->
        [you] Du spielst „{ $card }“ als Kopie von „{ $copied }“.
       *[other] { $who } spielt „{ $card }“ als Kopie von „{ $copied }“.
    }
say-scores =
    { $who ->
        [you] Du wertest „{ $card }“.
       *[other] { $who } wertet „{ $card }“.
    }
say-discards =
    { $who ->
        [you] Du wirfst „{ $card }“ ab.
       *[other] { $who } wirft „{ $card }“ ab.
    }
say-secret =
    { $who ->
        [you] Du wirfst „{ $card }“ für den Geheimeffekt ab.
       *[other] { $who } wirft „{ $card }“ für den Geheimeffekt ab.
    }
say-returns =
    { $who ->
        [you] Du nimmst „{ $card }“ zurück.
       *[other] { $who } nimmt „{ $card }“ zurück.
    }
say-takes =
    { $who ->
        [you] Du nimmst „{ $card }“ vom Stapel.
       *[other] { $who } nimmt „{ $card }“ vom Stapel.
    }
say-shares =
    { $who ->
        [you] Du teilst „{ $card }“ mit allen.
       *[other] { $who } teilt „{ $card }“ mit allen.
    }
say-copies =
    { $who ->
        [you] Du benutzt „{ $card }“ als Kopie.
       *[other] { $who } benutzt „{ $card }“ als Kopie.
    }
say-tops =
    { $who ->
        [you] Du legst „{ $card }“ offen auf den Stapel.
       *[other] { $who } legt „{ $card }“ offen auf den Stapel.
    }
say-uncovers =
    { $who ->
        [you] Du öffnest das Geheimversteck und findest „{ $card }“.
       *[other] { $who } öffnet das Geheimversteck und findet „{ $card }“.
    }
say-uncovers-nothing =
    { $who ->
        [you] Du öffnest das Geheimversteck und findest nichts.
       *[other] { $who } öffnet das Geheimversteck und findet nichts.
    }
say-tactics-more =
    { $who ->
        [you] Du setzt eine Taktikerin ein: { $coins } $ mehr für { part-more-crowns }.
       *[other] { $who } setzt eine Taktikerin ein: { $coins } $ mehr für { part-more-crowns }.
    }
say-tactics-less =
    { $who ->
        [you] Du setzt eine Taktikerin ein: { $coins } $ weniger für { part-fewer-crowns }.
       *[other] { $who } setzt eine Taktikerin ein: { $coins } $ weniger für { part-fewer-crowns }.
    }
say-draws =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
say-draws-cards =
    { $who ->
        [you] Du ziehst { $n } Karten.
       *[other] { $who } zieht { $n } Karten.
    }
say-drew = Es ist „{ $card }“.
say-draws-known =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $who } zieht { $cards }.
    }
say-shuffles = Der Ablagestapel wird zum neuen Stapel gemischt.
say-tucks =
    { $who ->
        [you] Du legst eine Karte unter das Geheimversteck.
       *[other] { $who } legt eine Karte unter das Geheimversteck.
    }
say-tucks-known =
    { $who ->
        [you] Du legst „{ $card }“ unter das Geheimversteck.
       *[other] { $who } legt „{ $card }“ unter das Geheimversteck.
    }
say-picks =
    { $who ->
        [you] Du nimmst eine Karte vom Stapel auf „Stiller Planet“.
       *[other] { $who } nimmt eine Karte vom Stapel auf „Stiller Planet“.
    }
say-looks = Der Stapel auf „Stiller Planet“ enthält { $cards }.
say-passes =
    { $who ->
        [you] Du gibst { $to } eine Karte.
       *[other]
            { $to ->
                [you] { $who } gibt dir eine Karte.
               *[other] { $who } gibt { $to } eine Karte.
            }
    }
say-passes-known =
    { $who ->
        [you] Du gibst { $to } „{ $card }“.
       *[other]
            { $to ->
                [you] { $who } gibt dir „{ $card }“.
               *[other] { $who } gibt { $to } „{ $card }“.
            }
    }

## Protokoll: Entscheidungen, und was wartet
say-names =
    { $who ->
        [you] Du wählst { $time }.
       *[other] { $who } wählt { $time }.
    }
say-effect =
    { $who ->
        [you] { $effect } (du): { UP(FORM($what, "tu")) }.
       *[other] { $effect } ({ $who }): „{ UP(FORM($what, "tu")) }“.
    }
say-waits-anubis =
    { $who ->
        [you] Nach dieser Zone besuchst du eine beliebige andere.
       *[other] Nach dieser Zone besucht { $who } eine beliebige andere.
    }
say-waits-maneuver =
    { $who ->
        [you] Nach dieser Zone darfst du weitergehen.
       *[other] Nach dieser Zone darf { $who } weitergehen.
    }
say-waits-predict =
    { $who ->
        [you] Am Ende des Zugs darfst du hier die Geschichte ändern.
       *[other] Am Ende des Zugs darf { $who } hier die Geschichte ändern.
    }
say-waits-butterfly =
    { $who ->
        [you] Am Ende des Zugs änderst du die Geschichte in Zeit I, II und III.
       *[other] Am Ende des Zugs ändert { $who } die Geschichte in Zeit I, II und III.
    }
say-chooses-zone =
    { $who ->
        [you] Du wählst in „{ $zone }“: { $what }.
       *[other] { $who } wählt in „{ $zone }“: { $what }.
    }
say-chooses-card =
    { $who ->
        [you] Du wählst für „{ $card }“: { $what }.
       *[other] { $who } wählt für „{ $card }“: { $what }.
    }
say-may-score =
    { $who ->
        [you] Du kannst eine Karte werten.
       *[other] { $who } kann eine Karte werten.
    }
say-scores-nothing =
    { $who ->
        [you] Du kannst keine Karte werten.
       *[other] { $who } kann keine Karte werten.
    }
say-may-gizmo =
    { $who ->
        [you] Du hast eine Karte für das Gizmo.
       *[other] { $who } hat eine Karte für das Gizmo.
    }
say-may-share =
    { $who ->
        [you] Du hast eine Momentkarte zum Teilen.
       *[other] { $who } hat eine Momentkarte zum Teilen.
    }
say-plays-nothing =
    { $who ->
        [you] Du hast keine Momentkarte zum Spielen.
       *[other] { $who } hat keine Momentkarte zum Spielen.
    }
say-may-hack =
    { $who ->
        [you] Du kannst eine Karte werten, statt diese zu spielen (Hackerin).
       *[other] { $who } kann eine Karte werten, statt diese zu spielen (Hackerin).
    }
say-cannot-hack =
    { $who ->
        [you] Du kannst keine Karte werten, statt diese zu spielen (Hackerin).
       *[other] { $who } kann keine Karte werten, statt diese zu spielen (Hackerin).
    }

## Fragen: der Zug
ask-start = Was geschieht zu Beginn deines Zugs zuerst?
ask-turn = In eine andere Zone gehen oder bleiben?
ask-turn-change = Geschichte ändern, in eine andere Zone gehen oder bleiben?
ask-turn-stay = Bleib und besuche „{ $zone }“.
ask-turn-change-stay = Geschichte ändern oder bleiben und „{ $zone }“ besuchen?
ask-history = Geschichte in { $times } ändern?
ask-order = Welcher Effekt kommt zuerst?
ask-predict-first = Welches „Die Zukunft vorhersagen“ kommt zuerst? Wähle die Zone.
ask-sealed = Die anderen entscheiden noch. Du kannst deine Antwort noch ändern.
ask-sealed-for-good = Die anderen entscheiden noch.

## Fragen: was Karten und Zonen verlangen
ask-do = { UP(FORM($what, "tu")) }.
ask-may = { UP($what) }?
ask-choose = Wähle eins: { $what }.
ask-tactic = { $coins } $ mehr für { part-more-crowns }, { $coins } $ weniger für { part-fewer-crowns } oder wie aufgedruckt?
ask-beggar = Zahle { $coins } $. Wie viel davon kommt von deinen Bettlern?
ask-advance =
    { $n ->
        [1] Rücke eine Krone vor.
       *[other] Rücke Kronen vor ({ $n } Schritte).
    }
ask-advance-more = Rücke Kronen vor (noch { $n } von { $most } Schritten).
ask-retreat-other = Welche Krone von { $who } geht um eine Zeit zurück?
ask-discard-more =
    { $cards ->
        [1] Wirf noch 1 Karte ab.
       *[other] Wirf noch { $cards } Karten ab.
    }
ask-discard-price = Wirf { part-cards } als Preis ab.
ask-discard-any = Wirf beliebig viele Karten ab: { UP(FORM($what, "tu")) }.
ask-open-cache = Welches Geheimversteck öffnest du?
ask-toys = Wirf eine der eben gezogenen Karten ab.
ask-copy = Welche deiner Dauerkarten kopiert „{ $card }“?
ask-cults = Gib eine Karte verdeckt nach links weiter.
ask-journal = Gib { $who } eine Karte.
ask-quiet = Nimm eine Karte vom Stapel ({ $n } von { $most }).
ask-exodus = Wähle eine von dir beherrschte Zeit: Rücke von dort { part-crowns } vor, und noch eine, wenn du sie dann noch beherrschst.
ask-weapon = Welche Zeit beherrschst du in diesem Zug?

## Fragen von Effekten ohne eigene
ask-any = Wähle eine Antwort.
ask-accept = Annehmen?
ask-card = Wähle eine Karte.
ask-zone = Wähle eine Zone.
ask-time = Wähle eine Zeit.

## Neben Fragen
note-waiting = Es warten: { $effects }.
note-secrets = Vorher darfst du { $cards } abwerfen.
note-funds = Du hast { $coins } $.
note-funds-beggars = Du hast { $coins } $ und { $beggars } $ auf Bettlern.
note-hack-score = Du darfst stattdessen eine Handkarte werten (Hackerin).
note-hack-play = Du darfst stattdessen eine Handkarte spielen (Hackerin).

## Züge
move-go = Nach „{ $zone }“ in { $time } gehen
move-go-outside = Nach „{ $zone }“ gehen
move-go-only = Ohne Besuch nach „{ $zone }“ gehen
move-stay = In „{ $zone }“ bleiben
move-change = Geschichte in „{ $zone }“ ändern
move-change-time = Geschichte in { $time } ändern
move-score = „{ $card }“ werten
move-play = „{ $card }“ spielen
move-play-copy = „{ $card }“ als Kopie spielen
move-secret = „{ $card }“ für den Geheimeffekt abwerfen
move-discard = „{ $card }“ abwerfen
move-card = „{ $card }“ wählen
move-open-cache = Geheimversteck über „{ $card }“ öffnen
move-copy = „{ $card }“ kopieren
move-share = „{ $card }“ teilen
move-pass = „{ $card }“ weitergeben
move-give = „{ $card }“ an { $who } geben
move-take = „{ $card }“ nehmen
move-top = „{ $card }“ auf den Stapel legen
move-tuck = „{ $card }“ unter das Geheimversteck legen
move-zone = „{ $zone }“ wählen
move-headquarters = Dein HQ auf „{ $zone }“ legen
move-simulate = „{ $zone }“ simulieren
move-predict-first = Mit dem in „{ $zone }“ beginnen
move-advance = Eine Krone aus { $time } nach { $to } vorrücken
move-advance-beyond = Den Schritt über Zeit IV hinaus machen
move-retreat = Eine Krone aus { $time } nach { $to } zurückziehen
move-retreat-other = Krone von { $who } aus { $time } nach { $to } zurückziehen
move-time = { $time } wählen
move-effect = { $effect }: { $what }
move-do = { UP($what) }
move-dollars = { $beggars } $ von Bettlern und { $coins } $ selbst zahlen
move-dearer = { $coins } $ mehr zahlen
move-cheaper = { $coins } $ weniger zahlen
move-plain = Wie aufgedruckt werten
move-accept = Annehmen
move-choice = Antwort { $n } wählen
move-skip = Auslassen
move-enough = Abwerfen beenden
move-cache-empty = Ein leeres Geheimversteck öffnen
move-retract = Antwort ändern
move-wait = Jetzt nicht
move-crowns = Kronen vorrücken: { $steps }
move-discards = { $cards } abwerfen

## Neben Zügen
note-worth = spielen: { $coins } $; werten: { $cost } $ für { part-crowns }
note-crowns-from = Kronen: { $steps }
note-crowns-there =
    { $n ->
        [1] du hast dort 1
       *[other] du hast dort { $n }
    }
note-crowns-theirs =
    { $n ->
        [1] dort 1
       *[other] dort { $n }
    }
note-no-card = du hast keine Karten
note-cannot-pay = du kannst gerade keine Karte bezahlen
note-token-there = er liegt jetzt dort
note-becomes =
    { $zones ->
        [one] { $zones } wird wirklich
       *[other] { $zones } werden wirklich
    }
note-nothing-becomes = nichts Wirkliches ändert sich
note-becoming = { FORM($what, "tu") }
note-shifts =
    { $who ->
        [you] du wechselst nach „{ $zone }“
        [one] { $who } wechselt nach „{ $zone }“
       *[other] es wechseln nach „{ $zone }“: { $who }
    }
note-alone-coins = { $coins } $, wenn dein Zug hier beginnt und du allein bist
note-start-discard = wirf { part-cards } ab, wenn dein Zug hier beginnt
note-leave-coins = gehst du von hier in eine von dir beherrschte Zeit, erhältst du { $coins } $
note-police = von hier kannst du nicht in Zeit I oder II gehen
note-trilobites = solange du hier bist, darfst du die Geschichte in Zeit I, II und III ändern
note-utopia = solange du hier bist, weder Verluste noch Abwürfe in fremden Zügen
note-capitalist = solange wirklich, beherrscht alle Zeiten, wer Zeit IV beherrscht
note-exodus = solange wirklich, braucht man zum Sieg einen Schritt mehr
note-meritocracy = solange wirklich, rücken zuerst Kronen aus Zeit III vor
note-viking-leaves = das Verlassen von „Wikingeramerika“ bringt { $coins } $
note-byzantine = schon das Hingehen bringt { $coins } $
note-zombie-follows = ein Zombie folgt dir
note-zombies = Zombies: zuerst { $coins } $ verlieren
note-hq = dein HQ bringt { $coins } $
note-purse = allein nimmst du die { $coins } $, die dort liegen
note-hourglass = ihre Sanduhr läuft jetzt ab
note-robot = die Karte ist „{ $card }“

## Ablehnungen
no-such-move = Einen Zug mit der Nummer { $n } gibt es nicht.
no-over =
    { $who ->
        [you] Das Spiel ist vorbei: Du hast gewonnen.
       *[other] Das Spiel ist vorbei: { $who } hat gewonnen.
    }
no-chance = Das entscheidet nur der Zufall.
no-chance-first = Zuerst muss der Zufall entscheiden.
no-wait = Du kannst hier nicht passen. Die anderen warten auf deine Antwort.
no-pass = Du kannst hier nicht passen.
no-retract = Du hast keine verdeckte Antwort, die du ändern könntest.
no-sealed = Du hast geantwortet. Nimm deine Antwort zuerst zurück.
no-sealed-for-good = Du hast geantwortet. Das lässt sich nicht mehr ändern.
no-first-other = Zuerst muss { $who } wählen.
no-turn = { $who } ist am Zug.
no-asked-else = Zuerst kommt eine andere Frage. { $question }
no-start-first = Zuerst kommt der Beginn deines Zugs: { $effects }.
no-effect = „{ $effect }“ bewirkt zu Beginn dieses Zugs nichts für dich.
no-start-over = Du hast die Geschichte geändert, der Beginn deines Zugs ist vorbei.
no-effect-waits = „{ $effect }“ wartet gerade nicht auf dich.
no-secret = „{ $card }“ hat keinen Geheimeffekt.
no-secret-late = Nutze Geheimkarten, bevor du die Geschichte änderst.
no-not-held = Du hast „{ $card }“ nicht auf der Hand.
no-visit-first-play = Besuche zuerst eine Zone. Karten spielst du, wenn eine Zone oder Karte es verlangt.
no-visit-first-score = Besuche zuerst eine Zone. Karten wertest du, wenn eine Zone oder Karte es verlangt.
no-frozen = Ein Rätselhaftes Relikt hält die Geschichte fest.
no-outside-history = Du bist außerhalb der Zeit. Dort gibt es keine Geschichte zu ändern.
no-present = In Zeit IV, der Gegenwart, lässt sich die Geschichte nicht ändern.
no-history-elsewhere = Du änderst die Geschichte dort, wo du bist: in „{ $zone }“ ({ $time }).
no-history-again = Du hast die Geschichte in diesem Zug schon geändert.
no-history-order = Vom „Königreich der Trilobiten“ aus änderst du die Geschichte in Zeit I, dann II, dann III. { $time } liegt hinter dir.
no-history-there = Hier kannst du die Geschichte nur in „{ $zone }“ ({ $time }) ändern.
no-already-there = Du bist schon in „{ $zone }“.
no-already-there-stay = Du bist schon in „{ $zone }“. Bleib, um die Zone zu besuchen.
no-unreal = „{ $zone }“ ist unwirklich. In { $time } ist „{ $real }“ wirklich.
no-police = Vom „Polizeistaat“ kannst du nicht in { $time } gehen.
no-outside = Kein „Ort außerhalb der Zeit“ mit dieser Nummer ist im Spiel.
no-outside-other = Diesen „Ort außerhalb der Zeit“ kann nur betreten, wem er gehört.
no-outside-time = So kommst du nicht aus der Zeit hinaus.
no-visited = Du hast „{ $zone }“ in diesem Zug schon besucht.
no-visit-past = Besuche eine Zone von Zeit I, II oder III.
no-visit-unreal = „{ $zone }“ ist unwirklich. Besuche eine wirkliche Zone.
no-simulate-itself = „Simuliertes Paradies“ kann sich nicht selbst simulieren.
no-predict-there = Dort wartet kein „Die Zukunft vorhersagen“ von dir.
no-must-score = Du musst eine Karte werten, wenn du kannst.
no-must-play = Du musst eine Karte spielen, wenn du eine hast.
no-must = Das kannst du nicht auslassen.
no-must-place = Das kannst du nicht auslassen. Wähle eine Zone.
no-must-retreat = Du musst eine Krone zurückziehen, wenn du kannst.
no-hack-score = Du sollst spielen. Zum Werten bräuchtest du eine Hackerin.
no-hack-play = Du sollst werten. Zum Spielen bräuchtest du eine Hackerin.
no-score-again = Werte „{ $card }“ ein zweites Mal, keine andere Karte.
no-score-drawn = Hier kannst du nur die eben gezogene Karte werten.
no-score-cost = „{ $card }“ kostet { $cost } $, du hast nur { $coins } $.
no-score-discards =
    { $held ->
        [1] { $n ->
                [1] Für „{ $card }“ musst du 1 Karte abwerfen. Du hast 1 andere.
               *[other] Für „{ $card }“ musst du { $n } Karten abwerfen. Du hast nur 1 andere.
            }
       *[other] { $n ->
                [1] Für „{ $card }“ musst du 1 Karte abwerfen. Du hast { $held } andere.
               *[other] Für „{ $card }“ musst du { $n } Karten abwerfen. Du hast { $held } andere.
            }
    }
no-play-kept = Hier kannst du nur die gezogene und behaltene Karte spielen.
no-play-other = Spiele jetzt „{ $card }“, keine andere Karte.
no-gizmo-gizmo = Ein Gizmo kann kein anderes Gizmo spielen.
no-gizmo-perpetual = Ein Gizmo spielt Momentkarten. „{ $card }“ ist eine Dauerkarte.
no-discard-drawn = Wirf eine der eben gezogenen Karten ab.
no-not-perpetual = „{ $card }“ ist keine Dauerkarte.
no-not-under = „{ $card }“ liegt unter keinem deiner Geheimverstecke.
no-not-in-pile = „{ $card }“ liegt nicht im Stapel von „Stiller Planet“.
no-not-in-play = „{ $card }“ liegt bei dir nicht aus und lässt sich nicht kopieren.
no-share-perpetual = Du kannst nur Momentkarten teilen. „{ $card }“ ist eine Dauerkarte.
no-crown-home = Kronen in Zeit IV sind schon am Ziel.
no-crown = Du hast keine Krone in { $time }.
no-crown-other = { $who } hat keine Krone in { $time }.
no-meritocracy = „Meritokratie“ ist wirklich. Rücke zuerst eine Krone aus Zeit III vor.
no-crown-from = Rücke hier eine Krone aus { $time } vor.
no-crown-first = Kronen in Zeit I können nicht zurück.
no-crown-there = Eine Krone in { $time } kannst du hier nicht wählen.
no-rule-time = Du beherrschst { $time } nicht.
no-beggar = Von den { $coins } $ können { $least } bis { $most } $ von Bettlern kommen.
no-choices = Wähle von 1 bis { $n }.
no-choice-rule = { UP($what) } geht nicht: Du herrschst dort nicht.
no-choice-card = { UP($what) } geht nicht: Du hast keine Karten.

## Getippte Züge
no-typed-clear = „{ $typed }“ passt auf mehrere Züge. Tippe { $moves }.
no-typed-like = „{ $typed }“ ist kein Zug. Er sollte aussehen wie „{ $move }“.
no-typed-now = „{ $typed }“ ist kein Zug. Jetzt sieht ein Zug aus wie „{ $move }“.

## Rückgängig
undo-stay = Bleiben
undo-plain = Werten wie aufgedruckt
undo-yes = deine Wahl
undo-no = Auslassen
undo-retract = Ändern deiner Antwort
undo-wait = Warten
undo-tactic = die { $coins } $ der Taktikerin
undo-secret = Geheimeffekt von „{ $card }“
undo-score = Werten von „{ $card }“
undo-play = Spielen von „{ $card }“
undo-discard = Abwerfen von „{ $card }“
undo-card = Wahl von „{ $card }“
undo-change = Änderung der Geschichte in { $time }
undo-advance = Krone aus { $time }
undo-retreat = zurückgezogene Krone aus { $time }
undo-time = Wahl von { $time }
undo-move = Gang nach „{ $zone }“
undo-zone = Wahl von „{ $zone }“
undo-effect = „{ $effect }“
undo-choice = deine Wahl
undo-dollars = Zahlung von { $coins } $ von Bettlern

## Tipps
hint-wins = Damit kannst du in diesem Zug gewinnen.
hint-turn = Bis zum Ende dieses Zugs brächte dir das: { $gains }.
hint-turn-about = Bis zum Ende dieses Zugs brächte dir das im Schnitt etwa: { $gains }.
hint-turn-lead = Bis zum Ende dieses Zugs brächte dir das { $gains }. Das ist um etwa { $lead } besser als die nächstbeste Wahl.
hint-turn-about-lead = Bis zum Ende dieses Zugs brächte dir das im Schnitt etwa { $gains }. Das ist um etwa { $lead } besser als die nächstbeste Wahl.
hint-lead = Das ist um etwa { $lead } besser als die nächstbeste Wahl.
hint-even = Zwischen dieser und der nächstbesten Wahl liegt weniger als 1 $.
part-lead-steps =
    { $n ->
        [1] einen Kronenschritt
       *[other] { $n } Kronenschritte
    }
part-lead-coins = { $coins } $
hint-aim-visit = „{ $zone }“ besuchen

## Einstellungen
option-zones = Zonen
option-zones-about = Zufällig, der Name eines Themensatzes oder 10 Zonen, durch Kommas getrennt.
option-zone-set = Zufallszonen
option-zone-set-about = Aus welcher Schachtel zufällige Zonen kommen.
option-zone-set-both = Zonen beider Schachteln
option-zone-set-base = Zonen des Grundspiels
option-zone-set-realities = Zonen von „Alternate Realities“
option-card-set = Karten
option-card-set-about = Aus welcher Schachtel die Karten des Stapels kommen.
option-card-set-both = Karten beider Schachteln
option-card-set-base = Karten des Grundspiels
option-card-set-realities = Karten von „Alternate Realities“
option-ten-zones = 10 gewählte Zonen

## Der Tisch in Buchstaben: Plätze
table-over =
    { $who ->
        [you] Das Spiel ist vorbei. Du hast gewonnen.
       *[other] Das Spiel ist vorbei. { $who } hat gewonnen.
    }
table-over-nobody = Das Spiel ist vorbei. Niemand hat gewonnen.
table-turn =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
table-extra = Dann kommen Zusatzzüge: { $who }.
table-goal = Du gewinnst mit { $crowns } Kronen in Zeit IV am Ende deines Zugs.
table-progress = Gerade läuft: { $names }.
table-crowns = Kronen
table-money = Geld
table-cards = Karten
table-rules = * beherrscht diese Zeit
table-seat =
    { $who ->
        [you] Du
       *[other] { $who }
    }
table-hand-size = { $n } ({ $cards })
table-front =
    { $who ->
        [you] Vor dir: { $things }.
       *[other] Vor { $who }: { $things }.
    }
table-front-card = { $card }
table-front-copy = { $card } (Kopie durch { $copy })
table-front-coins = { $thing } mit { $coins } $
table-front-over = { $thing } über { $card }
table-front-over-hidden = { $thing } über einer Karte
table-laurels = der Goldene Lorbeer
table-sage = der Weise
table-poison =
    { $n ->
        [1] ein Giftmarker
       *[other] { $n } Giftmarker
    }
table-scimitar = ein Krummsäbel des Sultans für den nächsten Zug
table-blocked = keine Einnahmen mehr in diesem Zug
table-weapon = eine Geheimwaffe, die { $time } beherrscht
table-text = { $card }: { $text }
table-frozen = Ein Rätselhaftes Relikt hält die Geschichte fest.
table-deck =
    { $n ->
        [1] Stapel: 1 Karte.
       *[other] Stapel: { $n } Karten.
    }
table-deck-top = Stapel: { $n } Karten, oben { $cards }.
table-piles = Gizmos übrig: { $gizmos }. Handelswaren übrig: { $goods }.
table-discard-empty = Der Ablagestapel ist leer.
table-discard = Ablagestapel ({ $n }): { $cards }.
table-hand = Du hast { $coins } $ und auf der Hand { $cards }.
table-hand-empty = Du hast { $coins } $ und keine Karten.
table-hand-head = Du hast { $coins } $ und auf der Hand:
table-hand-brief = Du hast auf der Hand: { $cards }.
table-card-brief = { $cards } (spielen { $coins } $; werten { $cost } $: { part-crowns })
table-momentary = { $cards } (Moment): spielen für { $coins } $ oder werten für { $cost } $: { part-crowns }. { $text }
table-perpetual = { $cards } (Dauer): spielen für { $coins } $ oder werten für { $cost } $: { part-crowns }. { $text }

## Der Tisch in Buchstaben: die Zeiten
table-pawn = S{ $n }
table-chits = Uhr { $n }
table-coins = { $coins } $
table-hq = HQ von S{ $n }
table-base = Basis von S{ $n }
table-zombies = Zombies { $n }
table-simulation = Simulation
table-pile = Stapel { $n }
table-nothing = leer
table-outside =
    { $who ->
        [you] { $zone }, deiner
       *[other] { $zone }, von { $who }
    }
table-path-real = { $n } { $zone } ({ $time }, wirklich).
table-path-unreal = { $n } { $zone } ({ $time }, unwirklich).
table-path-leads = Führt zu { $n }.
table-path-things = Dort: { $things }.
table-real-now = Jetzt wirklich:
table-unreal-now = Jetzt unwirklich:
table-zone = { $n } { $zone }: { $text }
table-zone-here = { $n } { $zone } (du bist hier): { $text }
table-legend-frames = Zonen im Rahmen sind wirklich, die in Klammern unwirklich.
table-legend-ways = // und \\ zeigen, wohin eine wirkliche Zone in der nächsten Zeit führt, / und \ bei unwirklichen.
table-legend-things = S1: Figur von Spieler 1. Uhr 2: Marker auf der Sanduhr. 2 $: Geld, das dort liegt.
table-legend-zombies = Zombies 3: Ein Besuch kostet { $coins } $, und wer geht, dem folgt einer. Stapel 12: Karten dort.
table-legend-robot = Ein Kartenname auf „Roboter-Utopia“: die Karte, die dort spielt, wer herrscht.
table-legend-small = [1 … >2]: eine wirkliche Zone und ihr Zeiger. >2: führt zu Zone 2.

## Das Brett im Browser
ui-board = Die vier Zeiten
ui-log = Protokoll
ui-left = Plätze und Stapel
ui-right = Zug und Protokoll
ui-outside = Außerhalb der Zeit
ui-crowns = Kronen je Zeit
ui-crowns-two = Kronen (die ersten 2 herrschen)
ui-ruling = Wer in einer Zeit die meisten Kronen hat, beherrscht sie.
ui-ruling-two = Die 2 Personen mit den meisten Kronen in einer Zeit beherrschen sie.
ui-rules = herrscht
ui-crowns-in = Kronen in { $time }
ui-crown-line =
    { $who ->
        [you] Du: { $n } in { $time }
       *[other] { $who }: { $n } in { $time }
    }
ui-crown-line-rules =
    { $who ->
        [you] Du: { $n } in { $time }, du herrschst
       *[other] { $who }: { $n } in { $time }, herrscht
    }
ui-advance-one = Eine Krone aus { $time } vorrücken.
ui-retreat-one = Eine Krone aus { $time } zurückziehen.
ui-do-flip = Geschichte in „{ $zone }“ ändern
ui-change-follows = Sie führt dann zu „{ $zone }“. Nichts Wirkliches ändert sich.
ui-change-real =
    { $zones ->
        [one] { $zones } wird statt { $old } wirklich.
       *[other] { $zones } werden statt { $old } wirklich.
    }
ui-shift-nobody = Niemand wechselt die Zone.
ui-shift =
    { $who ->
        [you] Du wechselst nach „{ $zone }“.
        [one] { $who } wechselt nach „{ $zone }“.
       *[other] Es wechseln nach „{ $zone }“: { $who }.
    }
ui-shift-no-visit = Niemand macht einen Besuch.

## Die Übersicht hinter den Regeln
table-reference = Übersicht der Karten und Zonen
table-reference-about = Das Geld erhältst du, wenn du eine Karte spielst; Preis und Kronen gelten beim Werten.
table-reference-piles = Der Stapel hat { $copies } von jeder Karte; Gizmo und Handelswaren haben Stapel zu je { $special }.
table-reference-base = Karten des Grundspiels
table-reference-realities = Karten von „Alternate Realities“
table-reference-special = Karten der besonderen Stapel
table-reference-zones = Zonen von { $time }
table-head-card = Karte
table-head-zone = Zone
table-head-set = Schachtel
table-head-kind = Art
table-head-coins = Geld
table-head-cost = Preis
table-head-crowns = Kronen
table-head-does = was sie tut
table-head-grade = wie sicher
table-set-base = Grundspiel
table-set-realities = Alternate Realities
table-sure = hoch
table-sure-medium = mittel: { $why }
table-sure-low = niedrig: { $why }
table-doubt-bank = Die Einnahme wird um 1 $ höher, vielleicht auch um 4 $.
table-doubt-cutlass = Wie viele Karten man zieht, ist aus den Resten ihres Textes erschlossen.
table-doubt-cave = Dass die Höhle selbst zurückkehrt, ist unsere Lesart.
table-doubt-sunboat = Sie zahlt 2 $; vielleicht sind es 12 $. Dass sie eine Dauerkarte ist, ist unsere Lesart.
table-doubt-special = Geld, Preis, Kronen und die acht Exemplare beruhen auf einer einzigen Quelle.
table-doubt-egypt = Die 100 $ zum Gewinnen und die 8 $ beruhen auf einer einzigen Quelle.
table-doubt-celtic = Eine Einnahme von 8 $, vielleicht auch nur bis auf 8 $.
table-doubt-zombies = Der Preis des Gizmo, 2 $, beruht auf einer einzigen Quelle.

## Knöpfe
ui-do-play = Spielen
ui-do-score = Werten
ui-do-discard = Abwerfen
ui-do-choose = Wählen
ui-do-move-visit = Gehen und besuchen
ui-do-go = Dorthin gehen
ui-do-stay-visit = Bleiben und besuchen
ui-do-stay = Bleiben
ui-do-change = Geschichte ändern
ui-do-change-in = Geschichte in { $time } ändern
ui-do-from = Aus { $time }
ui-do-accept = Annehmen
ui-do-retract = Antwort ändern
ui-do-cancel = Abbrechen
ui-do-show = Zeigen
ui-do-show-board = Auf dem Brett zeigen
ui-do-beg = { $coins } $ von Bettlern zahlen
ui-do-look-discard = Ablagestapel ansehen
ui-beggars = Dollar von Bettlern
ui-one-less = Eins weniger
ui-one-more = Eins mehr
ui-answers = Antworten

## Die Fragezeile
ui-your-turn = Dein Zug
ui-turn-of = { $who } ist am Zug
ui-end = Ende
ui-turn-number = Zug { $n }
ui-watching = Du schaust zu.
ui-over = Das Spiel ist vorbei
ui-won =
    { $who ->
        [you] Du hast mit { $crowns } Kronen in Zeit IV gewonnen
       *[other] { $who } hat mit { $crowns } Kronen in Zeit IV gewonnen
    }
ui-won-money =
    { $who ->
        [you] Du hast in „Außerirdisches Ägypten“ mit { $coins } $ gewonnen
       *[other] { $who } hat in „Außerirdisches Ägypten“ mit { $coins } $ gewonnen
    }
ui-way-says = { $way }: „{ $text }“
ui-ask-change = Geschichte in „{ $zone }“ ändern?
ui-ask-play = „{ $card }“ spielen?
ui-ask-score = „{ $card }“ werten?
ui-ask-play-score = „{ $card }“ spielen oder werten?
ui-ask-discard = „{ $card }“ abwerfen?
ui-ask-card = „{ $card }“ wählen?
ui-ask-time = { $time } wählen?
ui-ask-stay = In „{ $zone }“ bleiben?
ui-ask-zone = „{ $zone }“ wählen?
ui-ask-move = Nach „{ $zone }“ gehen?
ui-played = Gespielt bringt sie { $coins } $.
ui-scored = Gewertet kostet sie { $cost } $ für { part-crowns }.
ui-scored-funds = Gewertet kostet sie { $cost } von deinen { $coins } $ für { part-crowns }.

## Schritte eines Zugs
ui-step-start = Beginn des Zugs
ui-step-history = Geschichte ändern
ui-step-move = In eine wirkliche Zone gehen
ui-step-visit = Besuch
ui-step-end = Ende des Zugs
ui-step-over = Sieg: { $crowns } Kronen in Zeit IV
ui-frozen = Ein Rätselhaftes Relikt hält die Geschichte fest.

## Zonen auf dem Brett
ui-kind-any = Alles
ui-kind-score = Werten
ui-kind-draw = Ziehen
ui-kind-play = Spielen
ui-kind-other = Anderes
ui-kind-outside = Außerhalb
ui-zone-real = { $time }, wirklich
ui-zone-unreal = { $time }, unwirklich
ui-zone-outside = außerhalb der Zeit
ui-real = wirklich
ui-unreal = unwirklich
ui-would-be-real = würde wirklich
ui-would-be-unreal = würde unwirklich
ui-can-choose = wählbar
ui-players-here = hier: { $who }
ui-leads = führt zu { $zone }
ui-box = Kasten
ui-setup = Aufbau
ui-momentary = Moment
ui-perpetual = Dauer
ui-tip = { UP($note) }. { $text }
ui-tip-here = Hier: { $things }.
ui-token-hourglass =
    { $n ->
        [1] 1 Marker auf der Sanduhr, die wirkt, sobald der letzte weg ist
       *[other] { $n } Marker auf der Sanduhr, die wirkt, sobald der letzte weg ist
    }
ui-token-zombies =
    { $n ->
        [1] 1 Zombie: Ein Besuch kostet { $coins } $
       *[other] { $n } Zombies: Ein Besuch kostet { $coins } $
    }
ui-token-purse = { $coins } $ für den ersten Besuch allein
ui-token-gold = { $coins } $ liegen hier
ui-hq = HQ
ui-token-hq =
    { $who ->
        [you] Dein HQ: { $coins } $ bei jedem Besuch
       *[other] HQ von { $who }: { $coins } $ bei jedem Besuch
    }
ui-base = Basis
ui-token-base =
    { $who ->
        [you] Deine Basis
       *[other] Basis von { $who }
    }
ui-simulation = Simulation
ui-token-simulation = „Simuliertes Paradies“ ahmt diese Zone nach
ui-token-robot = Hier liegt „{ $card }“: { $text }
ui-token-pile =
    { $n ->
        [1] 1 Karte im Stapel hier
       *[other] { $n } Karten im Stapel hier
    }

## Plätze, Hände und Stapel
ui-money = { $coins } $
ui-in-hand = auf der Hand
ui-cards =
    { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
ui-home = { $n } von { $most } am Ziel
ui-home-label = am Ziel
ui-crowns-label = Kronen
ui-strip = { $coins } $, { part-crowns } am Ziel
ui-no-perpetual = keine Dauerkarten
ui-front-coins = { $card } ({ $coins } $)
ui-laurels = Goldener Lorbeer
ui-laurels-about = { $coins } $ für jeden Schritt einer Krone.
ui-sage = Der Weise
ui-sage-about = Zieht { part-cards } vor jedem Besuch in einer selbst beherrschten Zeit.
ui-poison =
    { $n ->
        [1] Gift
       *[other] Gift ×{ $n }
    }
ui-poison-about = Am Ende des Zugs: { part-cards } abwerfen und { $coins } $ verlieren.
ui-relic-about = Die Geschichte ändert sich bis zum nächsten Zug dieser Person nicht.
ui-scimitar-about = Wirkt zu Beginn des nächsten Zugs dieser Person.
ui-blocked = keine Einnahmen
ui-blocked-about = Für den Rest dieses Zugs.
ui-beyond = jenseits von Zeit IV
ui-beyond-about = Hat den Schritt von „Exodus“ gemacht.
ui-held = { $cards }
ui-backs-about = Die Rückseiten verraten diese Karten.
ui-money-label = Geld
ui-cards-label = Karten
ui-stands-in = Steht in
ui-hand = Deine Hand
ui-aside = Auf dem Tisch
ui-looked =
    { $n ->
        [1] 1 Karte auf „Stiller Planet“
       *[other] { $n } Karten auf „Stiller Planet“
    }
ui-tucked = Unter deinem Geheimversteck
ui-front = Vor dir
ui-cards-of =
    { $who ->
        [you] Deine Karten
       *[other] Karten von { $who }
    }
ui-hold-none = Du hast keine Karten.
ui-on-it = { $coins } $ darauf
ui-copy = Kopie durch { $card }
ui-slip = { $coins } $ beim Spielen, werten für
ui-count = ×{ $n }
ui-table = Tisch
ui-deck = Stapel
ui-deck-top = Oben: { $card }
ui-discard = Ablage
ui-gizmos = Gizmos
ui-discard-pile = Ablagestapel
ui-discard-empty = Noch wurde nichts abgeworfen.

## Die Liste der Tasten
ui-key-flip = Geschichte ändern: erst gezeigt, dann bestätigt
ui-key-stay = Bleiben und die Zone besuchen
ui-key-yes-no = Ja, nein
ui-key-answers = Eine der angebotenen Antworten, oder eine Krone dieser Zeit
ui-key-arrows = Von Zone zu Zone, von Karte zu Karte

## Zonen vor einer Partie wählen
ui-zones-other = Alle Themensätze, oder zehn eigene Zonen …
ui-zones-named = Deine zehn Zonen, mit „{ $zone }“
ui-zones-choose = Zehn Zonen wählen
ui-zones-sets = Themensätze
ui-zones-change = „{ $sort }“ ändern
ui-zones-title = Zehn Zonen
ui-zones-find = Zonen nach Namen oder Text suchen
ui-zones-about = Eine Zone aus Zeit I, zwei aus II, drei aus III, vier aus IV. Zonen aus „Alternate Realities“ haben einen gestrichelten Rand.
ui-zones-of = Zonen von { $time }
ui-zones-count = { $n } von { $of }
ui-zones-none = Keine Zone enthält diese Wörter.
ui-zones-all = Alle zehn sind gewählt.
ui-zones-clear = Leeren
ui-zones-fill = Zufällig füllen
ui-zones-use = Diese zehn nehmen
ui-zones-base = { $text } (Grundspiel)
ui-zones-realities = { $text } („Alternate Realities“)
ui-zones-missing = Es fehlen noch: { $zones }.
part-zones-of =
    { $n ->
        [one] { $n } Zone aus { $time }
       *[other] { $n } Zonen aus { $time }
    }
part-typed = „{ $name }“
ui-zones-unknown = Es gibt keine Zone und keinen Themensatz namens { $names }.
ui-zones-twice = „{ $zone }“ kommt zweimal vor.
ui-zones-many =
    { $of ->
        [one] { $time } hat { $of } Zone, nicht { $n }.
       *[other] { $time } hat { $of } Zonen, nicht { $n }.
    }

## Das Ende einer Partie
ui-dollars-left = Übrige Dollar
ui-cards-left = Karten auf der Hand
ui-took =
    { $n ->
        [1] Es dauerte 1 Zug. Die große Zahl zählt die Schritte der Kronen.
       *[other] Es dauerte { $n } Züge. Die große Zahl zählt die Schritte der Kronen.
    }
ui-final-table = Endstand
ui-of-home = von { part-crowns } am Ziel

## Zahlen, die ein Tisch ändern darf, ihre Gruppen und woher sie stammen
number-money = Startgeld von Spieler { $n } in der Zugreihenfolge
number-money-limit = Dollar, die jemand besitzen kann
number-crowns = Kronen je Person, die alle { $time } erreichen müssen
number-hand = Karten auf jeder Hand zu Beginn
number-second-ruler = Spielerzahl, ab der zwei Personen eine Zeit beherrschen können
number-any-action = Karten in Zonen, die dich werten, spielen oder ziehen lassen
number-of = { $of }: { $what }
number-played = Dollar fürs Spielen
number-cost = Dollar fürs Werten
number-scored = Kronen, die fürs Werten vorrücken
number-copies = Karten dieser Art
number-coins = Dollar als Einnahme
number-coins-each = Dollar für jedes Mal
number-coins-ruler = Dollar für die Herrschaft
number-coins-few = Dollar bei wenigen Kronen
number-coins-both = Dollar für beide
number-loss = Dollar als Verlust
number-loss-each = Dollar als Verlust für jedes Mal
number-draws = Karten zum Ziehen
number-draws-each = Karten zum Ziehen für jedes Mal
number-draws-ruler = Karten für die Herrschaft
number-draws-both = Karten für beide
number-discards = Karten zum Abwerfen
number-steps = Kronen, die vorrücken
number-steps-each = Kronen, die für jedes Mal vorrücken
number-discount = Dollar Nachlass auf eine gewertete Karte
number-discount-each = Dollar Nachlass auf eine gewertete Karte, für jedes Mal
number-bonus = Zusätzliche Kronen für eine gewertete Karte
number-price = Dollar als Preis
number-times = Wie oft es geschieht
number-under = Dollar, die du unterschreiten musst
number-ruled = Zeiten, die du beherrschen musst
number-hand-is = Karten, die du auf der Hand haben musst
number-everywhere = Kronen, die du in jeder Zeit haben musst
number-rich = Dollar, die jemand anders haben muss
number-play-gain = Dollar für jede andere gespielte Karte
number-score-steps = Zusätzliche Kronen für jede gewertete Karte
number-draw-gain = Dollar für jede gezogene Karte
number-score-discount = Dollar Nachlass auf jede gewertete Karte
number-play-draws = Karten für jede andere gespielte Karte
number-arrive-gain = Dollar für jeden Schritt in { $time }
number-score-draws = Karten für jede gewertete Karte
number-discard-gain = Dollar für jede abgeworfene Karte
number-treasure-draws = Karten, wenn sie sich auszahlt
number-advance-price = Dollar, um nach einer gespielten Karte vorzurücken
number-advance-steps = Kronen, die für ihren Preis vorrücken
number-first-bonus = Zusätzliche Dollar bei der ersten Einnahme im Zug
number-beggar-under = Dollar, die du damit unterschreiten musst
number-beggar-gain = Dollar, die zu Beginn eines Zugs daraufgelegt werden
number-empty-draws = Zusätzliche Karten bei leerer Hand
number-hideout-money = Dollar, die du damit haben musst
number-hideout-steps = Kronen, die am Ende eines Zugs vorrücken
number-play-steps = Kronen aus { $time } für jede andere gespielte Karte
number-ruled-steps = Kronen aus jeder Zeit, die du beherrschst
number-tactic-dollars = Dollar mehr oder weniger für eine gewertete Karte
number-tactic-shift = Kronen mehr oder weniger für diese Dollar
number-visit-draws = Karten nach einem Besuch in { $time }
number-visit-discards = Karten, die danach abgeworfen werden
number-start-coins = Dollar auf jeder Zone zu Beginn
number-opponent-discards = Karten, die alle anderen je abwerfen können
number-opponent-loss = Dollar, die alle anderen stattdessen je verlieren können
number-alone-coins = Dollar, wenn du dort allein einen Zug beginnst
number-visited-crowns = Kronen, die du in einer Zeit brauchst, um sie zu besuchen
number-hq-coins = Dollar für jeden Besuch in deinem HQ
number-win-money = Dollar, die sofort gewinnen
number-up-to-hand = Karten, auf die alle nachziehen
number-hand-coins = Dollar für jede Handkarte, wenn du dorthin gehst
number-start-discards = Karten, die du abwirfst, wenn du dort einen Zug beginnst
number-leave-coins = Dollar, wenn du von dort in eine Zeit gehst, die du beherrschst
number-rush-added = Dollar, die du dort allein dazulegst
number-laurels-coins = Dollar für jeden Schritt mit dem Goldenen Lorbeer
number-perpetual-coins = Dollar für eine abgeworfene Dauerkarte
number-shared-plays = Wie oft du die Karte spielst, die du teilst
number-exodus-steps = Kronen aus einer beherrschten Zeit, vor der weiteren, wenn du sie dann noch beherrschst
number-opponent-pays = Dollar, die alle anderen dir beim Besuch je zahlen
number-start-cards = Karten, die zu Beginn dort liegen
number-visit-picks = Karten, die man bei einem Besuch nimmt
number-poison-discards = Karten, die das Gift nimmt
number-poison-loss = Dollar, die das Gift nimmt
number-scrap = Dollar des Preises, die eine abgeworfene Karte deckt
number-bought-turns = Zusatzzüge für den Preis
number-sage-draws = Karten durch den Weisen
number-zombies = Zombies zu Beginn dort
number-zombie-loss = Dollar, die ein Besuch bei Zombies kostet
number-group-table = Der Tisch
number-from-cards = Kartenübersicht
number-from-zones = Zonenübersicht

## Themensätze von Zonen
option-zones-random = Zufällig
option-zones-beginners = Für den Anfang
option-zones-friendly = Freundlich
option-zones-harsh = Rau
option-zones-riches = Reichtum
option-zones-control = Kontrolle
option-zones-science = Wissenschaft
option-zones-traders = Handel
option-zones-nightmare-worlds = Albtraumwelten
option-zones-perfect-worlds = Perfekte Welten
option-zones-big-time = Ganz groß
option-zones-control-your-destiny = Nimm dein Schicksal in die Hand
option-zones-revolutions = Revolutionen
option-zones-they-walk-among-us = Sie sind unter uns

## Einstellungen, die ein Tisch nicht haben kann
no-zone-set = Kein Themensatz heißt „{ $text }“. Wähle { $sets } oder nenne 10 Zonen, durch Kommas getrennt.
no-zone-set-but = Kein Themensatz heißt „{ $text }“. Am nächsten kommt { $meant }. Wähle { $sets } oder nenne 10 Zonen, durch Kommas getrennt.
no-zone = Keine Zone heißt „{ $text }“.
no-zone-but = Keine Zone heißt „{ $text }“. Am nächsten kommt { $meant }.
no-zone-twice = „{ $zone }“ ist zweimal genannt.
no-zone-count = Auf dem Brett liegen 10 Zonen, nicht { $n }.
no-zone-time =
    { $of ->
        [one] { $time } hat 1 Zone, nicht { $n }: { $zones }.
       *[other] { $time } hat { $of } Zonen, nicht { $n }: { $zones }.
    }
no-zone-in-time =
    { $of ->
        [one] { $time } hat 1 Zone, nicht 0.
       *[other] { $time } hat { $of } Zonen, nicht 0.
    }

## Stellen eingetippter Züge, nach „ist kein Zug“; Wörter der Notation bleiben englisch
part-notation-place = Orte sind 1 bis 10, von der Vergangenheit zur Gegenwart, sowie outside1, outside2 und so weiter

## Stile der Bots
part-style-collector = Handkarten
about-style-collector = Hält viele Karten auf der Hand, um die besten zu wählen.
part-style-historian = Geschichte
about-style-historian = Ändert etwa doppelt so oft wie andere die Geschichte.
part-style-merchant = Geld
about-style-merchant = Spart mehr Geld als andere für teure Karten.
