### Temporum: change history, rule the Times, and bring your crowns to the present.
### Names: card, zone, time, effect, pile

## The game
game-summary = Change history, rule the Times, and bring your crowns to the present.
game-tagline = Cards and changing history.
# What scores count.
game-counts = steps of crowns

## Cards, in the order of the table
card-anubis-statuette = Anubis Statuette
    .counted =
        { $n ->
            [1] Anubis Statuette
           *[other] { $n } × Anubis Statuette
        }
card-artist = Artist
    .counted =
        { $n ->
            [1] Artist
           *[other] { $n } × Artist
        }
card-bag-of-loot = Bag of Loot
    .counted =
        { $n ->
            [1] Bag of Loot
           *[other] { $n } × Bag of Loot
        }
card-barbarian-horde = Barbarian Horde
    .counted =
        { $n ->
            [1] Barbarian Horde
           *[other] { $n } × Barbarian Horde
        }
card-black-market = Black Market
    .counted =
        { $n ->
            [1] Black Market
           *[other] { $n } × Black Market
        }
card-conspiracy = Conspiracy
    .counted =
        { $n ->
            [1] Conspiracy
           *[other] { $n } × Conspiracy
        }
card-crown-jewels = Crown Jewels
    .counted =
        { $n ->
            [1] Crown Jewels
           *[other] { $n } × Crown Jewels
        }
card-engineer = Engineer
    .counted =
        { $n ->
            [1] Engineer
           *[other] { $n } × Engineer
        }
card-explorer = Explorer
    .counted =
        { $n ->
            [1] Explorer
           *[other] { $n } × Explorer
        }
card-friends-in-old-places = Friends in Old Places
    .counted =
        { $n ->
            [1] Friends in Old Places
           *[other] { $n } × Friends in Old Places
        }
card-gang-of-pickpockets = Gang of Pickpockets
    .counted =
        { $n ->
            [1] Gang of Pickpockets
           *[other] { $n } × Gang of Pickpockets
        }
card-gladiators-gladius = Gladiator’s Gladius
    .counted =
        { $n ->
            [1] Gladiator’s Gladius
           *[other] { $n } × Gladiator’s Gladius
        }
card-golden-goose = Golden Goose
    .counted =
        { $n ->
            [1] Golden Goose
           *[other] { $n } × Golden Goose
        }
card-infected-rat = Infected Rat
    .counted =
        { $n ->
            [1] Infected Rat
           *[other] { $n } × Infected Rat
        }
card-inventor = Inventor
    .counted =
        { $n ->
            [1] Inventor
           *[other] { $n } × Inventor
        }
card-investments = Investments
    .counted =
        { $n ->
            [1] Investments
           *[other] { $n } × Investments
        }
card-kill-your-grandfather = Kill Your Grandfather
    .counted =
        { $n ->
            [1] Kill Your Grandfather
           *[other] { $n } × Kill Your Grandfather
        }
card-kings-sword = King’s Sword
    .counted =
        { $n ->
            [1] King’s Sword
           *[other] { $n } × King’s Sword
        }
card-mayan-ritual-knife = Mayan Ritual Knife
    .counted =
        { $n ->
            [1] Mayan Ritual Knife
           *[other] { $n } × Mayan Ritual Knife
        }
card-papal-tiara = Papal Tiara
    .counted =
        { $n ->
            [1] Papal Tiara
           *[other] { $n } × Papal Tiara
        }
card-predict-the-future = Predict the Future
    .counted =
        { $n ->
            [1] Predict the Future
           *[other] { $n } × Predict the Future
        }
card-prime-real-estate = Prime Real Estate
    .counted =
        { $n ->
            [1] Prime Real Estate
           *[other] { $n } × Prime Real Estate
        }
card-secret-society = Secret Society
    .counted =
        { $n ->
            [1] Secret Society
           *[other] { $n } × Secret Society
        }
card-settlers = Settlers
    .counted =
        { $n ->
            [1] Settlers
           *[other] { $n } × Settlers
        }
card-shoguns-katana = Shogun’s Katana
    .counted =
        { $n ->
            [1] Shogun’s Katana
           *[other] { $n } × Shogun’s Katana
        }
card-step-on-a-butterfly = Step on a Butterfly
    .counted =
        { $n ->
            [1] Step on a Butterfly
           *[other] { $n } × Step on a Butterfly
        }
card-think-tank = Think Tank
    .counted =
        { $n ->
            [1] Think Tank
           *[other] { $n } × Think Tank
        }
card-treasure-map = Treasure Map
    .counted =
        { $n ->
            [1] Treasure Map
           *[other] { $n } × Treasure Map
        }
card-trinket = Trinket
    .counted =
        { $n ->
            [1] Trinket
           *[other] { $n } × Trinket
        }
card-tulip-stocks = Tulip Stocks
    .counted =
        { $n ->
            [1] Tulip Stocks
           *[other] { $n } × Tulip Stocks
        }
card-a-place-outside-time = A Place Outside Time
    .counted =
        { $n ->
            [1] A Place Outside Time
           *[other] { $n } × A Place Outside Time
        }
card-ambassador = Ambassador
    .counted =
        { $n ->
            [1] Ambassador
           *[other] { $n } × Ambassador
        }
card-ancient-scroll = Ancient Scroll
    .counted =
        { $n ->
            [1] Ancient Scroll
           *[other] { $n } × Ancient Scroll
        }
card-assassins-dagger = Assassin’s Dagger
    .counted =
        { $n ->
            [1] Assassin’s Dagger
           *[other] { $n } × Assassin’s Dagger
        }
card-bank = Bank
    .counted =
        { $n ->
            [1] Bank
           *[other] { $n } × Bank
        }
card-battle-plans = Battle Plans
    .counted =
        { $n ->
            [1] Battle Plans
           *[other] { $n } × Battle Plans
        }
card-beggar = Beggar
    .counted =
        { $n ->
            [1] Beggar
           *[other] { $n } × Beggar
        }
card-cache = Cache
    .counted =
        { $n ->
            [1] Cache
           *[other] { $n } × Cache
        }
card-cutthroats-cutlass = Cutthroat’s Cutlass
    .counted =
        { $n ->
            [1] Cutthroat’s Cutlass
           *[other] { $n } × Cutthroat’s Cutlass
        }
card-detective = Detective
    .counted =
        { $n ->
            [1] Detective
           *[other] { $n } × Detective
        }
card-golden-apple = Golden Apple
    .counted =
        { $n ->
            [1] Golden Apple
           *[other] { $n } × Golden Apple
        }
card-hacker = Hacker
    .counted =
        { $n ->
            [1] Hacker
           *[other] { $n } × Hacker
        }
card-hidden-cave = Hidden Cave
    .counted =
        { $n ->
            [1] Hidden Cave
           *[other] { $n } × Hidden Cave
        }
card-hideout = Hideout
    .counted =
        { $n ->
            [1] Hideout
           *[other] { $n } × Hideout
        }
card-inventors-journal = Inventor’s Journal
    .counted =
        { $n ->
            [1] Inventor’s Journal
           *[other] { $n } × Inventor’s Journal
        }
card-maneuver = Maneuver
    .counted =
        { $n ->
            [1] Maneuver
           *[other] { $n } × Maneuver
        }
card-meet-younger-self = Meet Younger Self
    .counted =
        { $n ->
            [1] Meet Younger Self
           *[other] { $n } × Meet Younger Self
        }
card-mysterious-relic = Mysterious Relic
    .counted =
        { $n ->
            [1] Mysterious Relic
           *[other] { $n } × Mysterious Relic
        }
card-panacea = Panacea
    .counted =
        { $n ->
            [1] Panacea
           *[other] { $n } × Panacea
        }
card-pilgrims = Pilgrims
    .counted =
        { $n ->
            [1] Pilgrims
           *[other] { $n } × Pilgrims
        }
card-revolutionaries = Revolutionaries
    .counted =
        { $n ->
            [1] Revolutionaries
           *[other] { $n } × Revolutionaries
        }
card-secret-mission = Secret Mission
    .counted =
        { $n ->
            [1] Secret Mission
           *[other] { $n } × Secret Mission
        }
card-secret-plot = Secret Plot
    .counted =
        { $n ->
            [1] Secret Plot
           *[other] { $n } × Secret Plot
        }
card-secret-stash = Secret Stash
    .counted =
        { $n ->
            [1] Secret Stash
           *[other] { $n } × Secret Stash
        }
card-secret-weapon = Secret Weapon
    .counted =
        { $n ->
            [1] Secret Weapon
           *[other] { $n } × Secret Weapon
        }
card-sultans-scimitar = Sultan’s Scimitar
    .counted =
        { $n ->
            [1] Sultan’s Scimitar
           *[other] { $n } × Sultan’s Scimitar
        }
card-sunboat-of-ra = Sunboat of Ra
    .counted =
        { $n ->
            [1] Sunboat of Ra
           *[other] { $n } × Sunboat of Ra
        }
card-tactician = Tactician
    .counted =
        { $n ->
            [1] Tactician
           *[other] { $n } × Tactician
        }
card-university = University
    .counted =
        { $n ->
            [1] University
           *[other] { $n } × University
        }
card-visionary = Visionary
    .counted =
        { $n ->
            [1] Visionary
           *[other] { $n } × Visionary
        }
card-gizmo = Gizmo
    .counted =
        { $n ->
            [1] Gizmo
           *[other] { $n } × Gizmo
        }
card-trade-goods = Trade Goods
    .counted =
        { $n ->
            [1] Trade Goods
           *[other] { $n } × Trade Goods
        }

## Zones, in the order of the table, and places outside Time
zone-late-jurassic = Late Jurassic
zone-stone-age = Stone Age
zone-ancient-egypt = Ancient Egypt
zone-ice-age = Ice Age
zone-primitive-paradise = Primitive Paradise
zone-time-of-legends = Time of Legends
zone-ancient-greece = Ancient Greece
zone-iron-age = Iron Age
zone-pax-buddha = Pax Buddha
zone-renaissance = Renaissance
zone-feudal-japan = Feudal Japan
zone-imperial-china = Imperial China
zone-age-of-cults = Age of Cults
zone-crusades = Crusades
zone-plague = Plague
zone-roman-empire = Roman Empire
zone-holy-norse-empire = Holy Norse Empire
zone-inquisition = Inquisition
zone-aztec-invasion = Aztec Invasion
zone-egyptian-america = Egyptian America
zone-age-of-discovery = Age of Discovery
zone-balloon-revolution = Balloon Revolution
zone-american-civil-war = American Civil War
zone-plutocracy = Plutocracy
zone-prohibition-era = Prohibition Era
zone-cold-war = Cold War
zone-great-depression = Great Depression
zone-bureaucracy = Bureaucracy
zone-police-state = Police State
zone-summer-of-love = Summer of Love
zone-french-revolution = French Revolution
zone-industrial-revolution = Industrial Revolution
zone-nanotech-wonderland = Nanotech Wonderland
zone-robot-uprising = Robot Uprising
zone-space-age = Space Age
zone-utopia = Utopia
zone-age-of-cats = Age of Cats
zone-age-of-toys = Age of Toys
zone-communist-utopia = Communist Utopia
zone-information-age = Information Age
zone-nuclear-wasteland = Nuclear Wasteland
zone-savagery = Savagery
zone-steampunk-empire = Steampunk Empire
zone-warm-globe = Warm Globe
zone-icy-wasteland = Icy Wasteland
zone-mere-anarchy = Mere Anarchy
zone-age-of-cybernetics = Age of Cybernetics
zone-alien-contact = Alien Contact
zone-age-of-atlantis = Age of Atlantis
zone-alien-egypt = Alien Egypt
zone-babylonian-bazaar = Babylonian Bazaar
zone-bronze-age = Bronze Age
zone-dawn-of-man = Dawn of Man
zone-kingdom-of-trilobites = Kingdom of Trilobites
zone-neolithic-renaissance = Neolithic Renaissance
zone-trojan-war = Trojan War
zone-ancient-carthage = Ancient Carthage
zone-bright-ages = Bright Ages
zone-byzantine-empire = Byzantine Empire
zone-celtic-paradise = Celtic Paradise
zone-dark-ages = Dark Ages
zone-empire-of-the-amazons = Empire of the Amazons
zone-greek-america = Greek America
zone-mongolian-empire = Mongolian Empire
zone-scientist-enclave = Scientist Enclave
zone-three-kingdoms = Three Kingdoms
zone-tibetan-empire = Tibetan Empire
zone-viking-america = Viking America
zone-age-of-piracy = Age of Piracy
zone-age-of-plastic = Age of Plastic
zone-atomic-age = Atomic Age
zone-cultural-revolution = Cultural Revolution
zone-dutch-golden-age = Dutch Golden Age
zone-gold-rush = Gold Rush
zone-meritocracy = Meritocracy
zone-new-france = New France
zone-pax-britannica = Pax Britannica
zone-rome-eternal = Rome Eternal
zone-russian-revolution = Russian Revolution
zone-y2k = Y2K
zone-age-of-superheroes = Age of Superheroes
zone-capitalist-utopia = Capitalist Utopia
zone-earth-united = Earth United
zone-endless-city = Endless City
zone-exodus = Exodus
zone-floating-cities = Floating Cities
zone-green-world = Green World
zone-mafia-city-states = Mafia City-States
zone-quiet-planet = Quiet Planet
zone-poison-earth = Poison Earth
zone-robotic-utopia = Robotic Utopia
zone-scrapyard-world = Scrapyard World
zone-simulated-paradise = Simulated Paradise
zone-singularity = Singularity
zone-underground-haven = Underground Haven
zone-zombie-apocalypse = Zombie Apocalypse
zone-outside1 = A Place Outside Time 1
zone-outside2 = A Place Outside Time 2
zone-outside3 = A Place Outside Time 3
zone-outside4 = A Place Outside Time 4
zone-outside5 = A Place Outside Time 5
zone-outside6 = A Place Outside Time 6
zone-outside7 = A Place Outside Time 7
zone-outside8 = A Place Outside Time 8
zone-outside9 = A Place Outside Time 9
zone-outside10 = A Place Outside Time 10
zone-outside11 = A Place Outside Time 11
zone-outside12 = A Place Outside Time 12
zone-outside13 = A Place Outside Time 13
zone-outside14 = A Place Outside Time 14
zone-outside15 = A Place Outside Time 15
zone-outside16 = A Place Outside Time 16
zone-none = empty place

## Times
time-1 = Time I
time-2 = Time II
time-3 = Time III
time-4 = Time IV

## Waiting effects, in the order of their moves
effect-cold-war = Cold War
effect-beggar = Beggar
effect-scimitar = Sultan’s Scimitar
effect-cache = Cache
effect-zombie = Zombies
effect-headquarters = HQ
effect-purse = Primitive Paradise
effect-sage = Sage
effect-anubis = Anubis Statuette
effect-maneuver = Maneuver
effect-treasure-map = Treasure Map
effect-university = University
effect-predict = Predict the Future
effect-butterfly = Step on a Butterfly
effect-investments = Investments
effect-hideout = Hideout
effect-sunboat = Sunboat of Ra
effect-poison = Poison
effect-pickpockets = Gang of Pickpockets
effect-revolutionaries = Revolutionaries
effect-ambassador = Ambassador

## The two special piles
pile-gizmo = a Gizmo
pile-trade-goods = Trade Goods

## Deeds: verb phrases that stand inside other messages
# $coins (number)
do-gain = gain ${ $coins }
# $coins (number), $per (part-per)
do-gain-per = gain ${ $coins } { $per }
do-gain-lost = gain what they lost
do-gain-half = gain half of what you’ve gained this turn
do-gain-here = gain as much money as lies here; it stays
# $coins (number)
do-lose = lose ${ $coins }
# $coins (number), $per (part-per)
do-lose-per = lose ${ $coins } { $per }
do-lose-all = lose all your money
# $cards (number)
do-draw = draw { part-cards }
# $cards (number), $per (part-per)
do-draw-per = draw { part-cards } { $per }
do-draw-many = draw that many cards
# $cards (number)
do-draw-up-to = draw until they hold { part-cards }
do-draw-players = draw a card for each player, then give each opponent one of your cards
# $cards (number)
do-discard = discard { part-cards }
do-discard-hand = discard your hand
do-discard-any = discard any number of cards
do-discard-perpetual = discard a Perpetual card
do-discard-this = discard this card from play
# $cards (number), $coins (number)
do-discard-or-lose = discard { part-cards } or lose ${ $coins }
do-score = score a card
do-score-another = score another card
# $crowns (number)
do-score-more = score a card and advance { part-more-crowns }
# $coins (number)
do-score-cheaper = score a card for ${ $coins } less
# $coins (number), $per (part-per)
do-score-cheaper-per = score a card for ${ $coins } less { $per }
# $coins (number), $crowns (number)
do-score-trade = score a card for ${ $coins } less and advance { part-fewer-crowns }
# $coins (number)
do-score-scrap = score a card by discarding others: 1 for each full ${ $coins } it costs
do-score-twice = score a card twice
# $card (card)
do-score-again = score { $card } a second time
do-score-drawn = score the card you just drew
do-play = play a card
# $card (card)
do-play-card = play { $card }
do-play-momentary = play a Momentary card
do-play-twice = play a Momentary card twice
do-play-other = play the other card you drew
do-play-copy = play a card as a copy of a Perpetual card you have in play
do-play-here = play the card lying here
do-toys = draw 2 cards, discard one of them and play the other
do-contact = draw a card and, if you like, score it
# $pile (pile)
do-take = take { $pile }
do-take-back = take that card back into your hand
# $card (card)
do-take-card = take { $card } back into your hand
do-take-this = take this card back into your hand
do-take-money = take the money lying here
# $cards (number)
do-take-pile = take { part-cards } of your choice from the pile here
do-take-laurels = take the Golden Laurels
do-take-sage = take the Sage
do-take-poison = take a Poison token
# $crowns (number)
do-advance = advance { part-crowns }
# $crowns (number)
do-advance-here = advance { part-crowns } from here
# $crowns (number), $time (time)
do-advance-from = advance { part-crowns } from { $time }
# $crowns (number), $per (part-per)
do-advance-per = advance { part-crowns } { $per }
# $crowns (number)
do-advance-ruled = advance { part-crowns } from each ruled Time, from IV back to I
# $crowns (number)
do-exodus = advance { part-crowns } from a Time you rule, and one more if you still rule it
do-retreat = retreat a crown
do-retreat-here = retreat a crown from here
do-retreat-later = retreat a crown from here or later
do-battle = choose one of each opponent’s crowns to retreat
do-rush = advance a crown from Time I until it is here
do-flip = change history here
do-flip-all = change history in Time I, then II, then III
do-visit-any = visit any Zone you haven’t visited this turn, even an unreal one
do-visit-past = visit the real Zone of Time I, II or III
# $crowns (number)
do-visit-crowned = visit the real Zone of each Time where you have { $crowns } or more crowns, from IV back to I
do-move = move to another real Zone without visiting it
do-bring = bring all opponents to your Zone; they don’t visit it
do-headquarters = put your HQ on any Zone
do-base = put your Base here
# $zone (zone)
do-base-on = put your Base on { $zone }
do-simulate = follow the Zone that has the Simulation token
do-put-token = put the Simulation token on another Zone and follow that Zone here
# $coins (number)
do-put-money = put ${ $coins } on this Zone
do-put-on-top = put a card from your hand on top of the deck, face up
do-tuck = put a card from your hand under this card, face down
# $coins (number)
do-beg = put ${ $coins } on it
do-open-cache = discard it and play the card under it
# $coins (number)
do-pay-you = pay you ${ $coins }
do-no-gain = you gain no more money this turn
do-keep-history = keep history as it is until your next turn
do-rule-time = rule a Time of your choice this turn
# $turns (number)
do-more-turns = take { part-turns } after this one

## Deeds with a subject of their own, each in a sentence by itself
do-cults = all players with cards pass one, face down and at the same time, to the next such player on the left
# $coins (number)
do-win-money = if you have ${ $coins } or more, you win at once
# $n (number)
do-earth = show a Momentary card: all opponents play it once, then you play it { part-times }
do-after-anubis = after this Zone, visit any Zone you haven’t visited this turn, even an unreal one
do-after-maneuver = after this Zone, you may move to another real Zone without visiting it
do-end-predict = when this turn ends, you may change history in the Zone where you play this
do-end-butterfly = when this turn ends, history changes in Time I, then II, then III
# $crowns (number)
do-next-scimitar = at the start of your next turn, advance { part-crowns } from each Time you rule, from IV back to I

## Deeds made of other deeds
# $what (actions)
do-may = you may { $what }
# $coins (number), $what (actions)
do-may-pay = you may pay ${ $coins } to { $what }
# $coins (number), $what (actions)
do-pay = pay ${ $coins } to { $what }
# $what (action), $gain (actions)
do-to = { $what } to { $gain }
# $what (action), $then (actions)
do-then = { $what }, then { $then }
# $what (actions)
do-all = { $what }
# $what (actions), $when (part-when)
do-if = { $what } if { $when }
# $what (one of actions)
do-choose = choose one: { $what }
# $whom (part-whom), $what (actions)
do-each = { $whom } { $what }
# $whom (part-whom), $what (actions)
do-each-may = { $whom } may { $what }
# $whom (part-whom), $coins (number), $what (actions)
do-each-pay = { $whom } may pay ${ $coins } to { $what }

## Numbers of things
# $cards (number)
part-cards =
    { $cards ->
        [1] a card
       *[other] { $cards } cards
    }
# $crowns (number)
part-crowns =
    { $crowns ->
        [1] a crown
       *[other] { $crowns } crowns
    }
# $crowns (number)
part-more-crowns =
    { $crowns ->
        [1] 1 more crown
       *[other] { $crowns } more crowns
    }
# $crowns (number)
part-fewer-crowns =
    { $crowns ->
        [1] 1 crown fewer
       *[other] { $crowns } crowns fewer
    }
# $turns (number)
part-turns =
    { $turns ->
        [1] another turn
       *[other] { $turns } more turns
    }
# $n (number)
part-times =
    { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
# $coins (number), $crowns (number)
part-price = ${ $coins } for { part-crowns }
# $coins (number)
part-coins = gain ${ $coins }
# $n (number), $time (time)
part-from = { $n } from { $time }
# $n (number), $time (time)
part-to = { $n } to { $time }
# $zone (zone)
part-name-zone = { $zone }
# $time (time)
part-name-time = { $time }
# $card (card)
part-name-card = { $card }
# $effect (effect)
part-name-effect = { $effect }
# A card that is being scored, among the cards and Zones in progress.
# $card (card)
part-scored = { $card } (scored)
# $who (rival), $card (card)
part-owned-card = { $who }’s { $card }
# $who (rival), $card (card)
part-owned-scored = { $who }’s { $card } (scored)
# $who (rival), $zone (zone)
part-owned-zone = { $who } in { $zone }
# $who (rival), $effect (effect)
part-owned-effect = { $who }’s { $effect }
# $n (number)
part-gained-steps =
    { $n ->
        [1] 1 step for your crowns
       *[other] { $n } steps for your crowns
    }
# $coins (number)
part-gained-coins = ${ $coins }
# $cards (number)
part-gained-cards =
    { $cards ->
        [1] 1 more card
       *[other] { $cards } more cards
    }
# $coins (number)
part-lost-coins = ${ $coins } less
# $cards (number)
part-lost-cards =
    { $cards ->
        [1] 1 card fewer
       *[other] { $cards } cards fewer
    }
# $n (number)
part-lost-steps =
    { $n ->
        [1] 1 step back for your crowns
       *[other] { $n } steps back for your crowns
    }

## What amounts are multiplied with
part-per-times-ruled = for each Time you rule
part-per-crowns-here = for each of your crowns here
part-per-cards-in-hand = for each card in your hand
part-per-empty-times = for each Time without your crowns
part-per-players-in-first = for each player in Time I
part-per-opponents-here = for each opponent here
part-per-cards-drawn = for each card you drew this turn
part-per-arrivals = for each crown you moved here this turn
part-per-half-gained = for every $2 you gained this turn
part-per-half-held = for every $2 you have
part-per-money-here = for every $1 lying here
part-per-result = for each of them

## Conditions
part-when-rules-here = you rule here
# $time (time)
part-when-rules-time = you rule { $time }
# $n (number)
part-when-rules-many =
    { $n ->
        [1] you rule any Time
       *[other] you rule { $n } or more Times
    }
part-when-no-crown-here = you have no crown here
part-when-alone = you’re alone here
part-when-richest = you have more money than anyone else
# $coins (number)
part-when-under = you have less than ${ $coins }
part-when-did = you did
# $cards (number)
part-when-hand-is =
    { $cards ->
        [1] you hold exactly 1 card
       *[other] you hold exactly { $cards } cards
    }
# $crowns (number)
part-when-crowns-everywhere =
    { $crowns ->
        [1] you have a crown in every Time
       *[other] you have { $crowns } or more crowns in every Time
    }
part-when-base-here = your Base is here
part-when-others-turn = an opponent had the turn before this one
part-when-poor-hero = you’re alone here without money or without cards
# $coins (number)
part-when-rich = you have ${ $coins } or more

## For whom
part-whom-everybody = all players
part-whom-opponents = all opponents
part-whom-opponents-in-ruled = all opponents in Times you rule
# $times (one of times)
part-whom-in-times = all players in { $times }
part-whom-not-in-fourth = all players outside Time IV
part-whom-rulers-here = all rulers of this Time
part-whom-not-rulers-here = all players who don’t rule here
# $coins (number)
part-whom-rich-opponents = all opponents with ${ $coins } or more
part-whom-larger-hands = all players whose hand is larger than yours
part-whom-hands-not-smaller = all opponents whose hand is at least as large as yours
part-whom-without-crown-here = all players without a crown here
# $coins (number)
part-whom-poor = all players with less than ${ $coins }
part-whom-you-first = all players, starting with you,

## Texts of cards and Zones: sentences made of deeds
# $what (actions)
about-do = { UP($what) }.
# $when (part-when), $what (actions)
about-if = If { $when }, { $what }.
# $what (actions)
about-if-did = If you do, { $what }.
# $what (actions)
about-else = If not, { $what }.
# Behind something that was done on another condition.
# $when (part-when), $what (actions)
about-after-if = After that, if { $when }, { $what }.
# $when (part-when), $what (actions)
about-did-if = If you do and { $when }, { $what }.
# $what (action)
about-hourglass = Hourglass: { $what }.
# $n (number)
about-times = Do this { part-times }.
# Sentences one behind the other.
# $text (message), $more (message)
about-more = { $text } { $more }
# $text (message)
about-scored = When scored: { $text }
# $text (message)
about-secret = At the start of your turn, you may discard this: { $text }
# $text (message)
about-visit = Visit: { $text }
# $text (message)
about-box = Box: { $text }
# $text (message)
about-setup = Setup: { $text }
about-returns-to-pile = Return this card to its pile.

## What stands in the language of steps nowhere: Perpetual cards
# $coins (number)
about-black-market = Whenever you play another card, gain ${ $coins } more.
# $crowns (number)
about-conspiracy = Whenever you score a card, advance { part-more-crowns }.
# $coins (number)
about-explorer = Whenever you draw a card, gain ${ $coins }.
# $coins (number)
about-friends-in-old-places = Scoring a card costs you ${ $coins } less.
# $cards (number)
about-gang-of-pickpockets = After you’ve played another card, draw { part-cards }.
about-investments = When any turn ends, you may discard this to gain half of what you gained that turn, rounded down.
# $coins (number)
about-prime-real-estate = Whenever you advance a crown to Time IV, gain ${ $coins }.
# $cards (number)
about-secret-society = After you’ve scored a card, draw { part-cards }.
# $coins (number)
about-think-tank = Whenever you discard a card, gain ${ $coins }.
# $cards (number)
about-treasure-map = After you’ve visited a Zone of Time IV, you may discard this to draw { part-cards }.
about-a-place-outside-time = This is a Zone outside Time that only you can enter.
# $coins (number), $crowns (number)
about-ambassador = After you’ve played another card, you may pay ${ $coins } to advance { part-crowns }.
# $coins (number)
about-bank = The first time you gain money in each turn, gain ${ $coins } more.
# $coins (number), $under (number)
about-beggar = At the start of your turn, if you have less than ${ $under }, put ${ $coins } on this. You can pay with it, but never lose it.
about-cache = Put a card from your hand under this, face down. At the start of your turn, you may discard this to play that card.
# $cards (number)
about-detective =
    { $cards ->
        [1] Whenever you draw with an empty hand, draw 1 more card.
       *[other] Whenever you draw with an empty hand, draw { $cards } more cards.
    }
about-hacker = Whenever you’re told to play a card, you may score one instead. If told to score, you may play one.
about-hidden-cave = After you’ve been made to discard, you may take this back into your hand.
# $coins (number), $crowns (number)
about-hideout = When your turn ends and you have ${ $coins } or more, advance { part-crowns }.
# $crowns (number)
about-revolutionaries = After you’ve played another card, advance { part-crowns } from Time II.
about-sunboat-of-ra = When your turn ends, if an opponent had the turn before it, you may discard this to take another turn.
# $coins (number), $crowns (number)
about-tactician = Whenever you score a card, you may pay ${ $coins } more for { part-more-crowns }, or ${ $coins } less for { part-fewer-crowns }.
# $cards (number), $discards (number)
about-university =
    { $discards ->
        [1] After you’ve visited a Zone of Time II, draw { part-cards }, then discard 1.
       *[other] After you’ve visited a Zone of Time II, draw { part-cards }, then discard { $discards }.
    }

## What texts of other cards and Zones add
about-anubis-statuette = If your pawn is on an unreal Zone after that, it joins the real one.
about-gizmo = It can’t be a Gizmo.
# $coins (number)
about-age-of-atlantis = It brings you ${ $coins } whenever you visit that Zone.
# $coins (number)
about-rome-eternal = They bring ${ $coins } for each step your crowns advance.
about-age-of-cats = Pay its cost each time.
about-information-age = Skip Zones that you’ve visited this turn.
about-quiet-planet = Only you see that pile.
# $cards (number), $coins (number)
about-poison-earth = When your next turn ends, discard { part-cards }, lose ${ $coins } and return the token.
about-robotic-utopia = It stays here.
about-simulated-paradise = If you rule here, first put that token on any other Zone, real or unreal.
# $cards (number)
about-underground-haven = It draws { part-cards } for you before you visit a Time you rule.

## Boxes of Zones
# $coins (number)
about-box-primitive-paradise = The first player to visit a Zone alone takes the ${ $coins } lying on it.
about-box-kingdom-of-trilobites = While you’re here, you may change history in Time I, then II, then III.
# $coins (number)
about-box-byzantine-empire = When you move here, gain ${ $coins } for each card in your hand.
# $cards (number)
about-box-dark-ages = If your turn starts here, discard { part-cards } before anything else.
# $coins (number)
about-box-viking-america = When you move from here to a Time you rule, gain ${ $coins }.
# $coins (number)
about-box-cold-war = If your turn starts here and you’re alone, gain ${ $coins }.
about-box-police-state = You can’t move from here to Time I or II.
about-box-meritocracy = While this Zone is real, anyone advancing a crown must choose one in Time III if they can.
about-box-utopia = While you’re here, you neither lose money nor discard in other players’ turns.
about-box-capitalist-utopia = While this Zone is real, rulers of Time IV also rule every other Time.
# $crowns (number)
about-box-exodus = While this Zone is real, you need one more step to win once all { $crowns } crowns are in Time IV.
# $coins (number)
about-box-zombie-apocalypse = When you move away from Zombies, one follows you. When you visit a Zone with Zombies, first lose ${ $coins }.
# $what (actions)
about-becomes = When this Zone becomes real, { $what }.

## What the setup does with Zones
# $coins (number)
about-setup-primitive-paradise = Put ${ $coins } on every Zone.
# $cards (number)
about-setup-quiet-planet = Deal { part-cards } face down on this Zone.
about-setup-robotic-utopia = Reveal cards until a Momentary one comes. Put it here and discard the others.
# $n (number)
about-setup-zombie-apocalypse =
    { $n ->
        [1] Put 1 Zombie on this Zone.
       *[other] Put { $n } Zombies on this Zone.
    }

## Log: the table
# $first (zones), $second (zones), $third (zones), $fourth (zones)
say-zones = Time I: { $first }. Time II: { $second }. Time III: { $third }. Time IV: { $fourth }.
# $who (seat)
say-first =
    { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }
# $n (number), $most (number)
say-quiet = Card { $n } of { $most } goes face down to Quiet Planet.
# $card (card)
say-reveals = { $card } is turned up for Robotic Utopia.
# $who (seat)
say-turn =
    { $who ->
        [you] Your turn begins.
       *[other] { $who }’s turn begins.
    }
# $who (seat)
say-sails =
    { $who ->
        [you] You take another turn after this one.
       *[other] { $who } takes another turn after this one.
    }
# $who (seat), $crowns (number)
say-wins =
    { $who ->
        [you] You win with all { $crowns } crowns in Time IV.
       *[other] { $who } wins with all { $crowns } crowns in Time IV.
    }
# $who (seat), $coins (number)
say-wins-money =
    { $who ->
        [you] You win with ${ $coins } in Alien Egypt.
       *[other] { $who } wins with ${ $coins } in Alien Egypt.
    }

## Log: pawns and history
# $who (seat), $zone (zone)
say-visits =
    { $who ->
        [you] You visit { $zone }.
       *[other] { $who } visits { $zone }.
    }
# $zone (zone)
say-works = { $zone } becomes real and takes effect.
# $who (seat), $zone (zone)
say-moves =
    { $who ->
        [you] You move to { $zone }.
       *[other] { $who } moves to { $zone }.
    }
# $who (seat), $zone (zone)
say-drags =
    { $who ->
        [you] A Zombie follows you to { $zone }.
       *[other] A Zombie follows { $who } to { $zone }.
    }
# $who (seat), $zone (zone)
say-shifts =
    { $who ->
        [you] You shift to { $zone }.
       *[other] { $who } shifts to { $zone }.
    }
# $zone (zone), $leads (zone)
say-changes = History changes: { $zone } now leads to { $leads }.

## Log: crowns and money
# $who (seat), $time (time)
say-advances =
    { $who ->
        [you] You advance a crown to { $time }.
       *[other] { $who } advances a crown to { $time }.
    }
# Several steps on one line of the browser's log.
# $who (seat), $steps (messages)
say-advances-many =
    { $who ->
        [you] You advance crowns: { $steps }.
       *[other] { $who } advances crowns: { $steps }.
    }
# $who (seat), $time (time)
say-retreats =
    { $who ->
        [you] One of your crowns goes back to { $time }.
       *[other] One of { $who }’s crowns goes back to { $time }.
    }
# $who (seat)
say-beyond =
    { $who ->
        [you] You take the step beyond Time IV.
       *[other] { $who } takes the step beyond Time IV.
    }
# $who (seat), $coins (number)
say-gains =
    { $who ->
        [you] You gain ${ $coins }.
       *[other] { $who } gains ${ $coins }.
    }
# $who (seat), $coins (number)
say-loses =
    { $who ->
        [you] You lose ${ $coins }.
       *[other] { $who } loses ${ $coins }.
    }
# $who (seat), $coins (number)
say-pays =
    { $who ->
        [you] You pay ${ $coins }.
       *[other] { $who } pays ${ $coins }.
    }
# $who (seat), $coins (number), $beggars (number)
say-pays-beggars =
    { $who ->
        [you] You pay ${ $coins }, ${ $beggars } of it from Beggars.
       *[other] { $who } pays ${ $coins }, ${ $beggars } of it from Beggars.
    }
# $who (seat), $coins (number)
say-begs =
    { $who ->
        [you] You put ${ $coins } on a Beggar.
       *[other] { $who } puts ${ $coins } on a Beggar.
    }
# $who (seat), $coins (number), $zone (zone)
say-gold =
    { $who ->
        [you] You put ${ $coins } on { $zone }.
       *[other] { $who } puts ${ $coins } on { $zone }.
    }

## Log: tokens
# $zone (zone)
say-hourglass = The hourglass of { $zone } has run out and is turned over.
# $who (seat), $zone (zone)
say-base =
    { $who ->
        [you] You put your Base on { $zone }.
       *[other] { $who } puts their Base on { $zone }.
    }
# $who (seat), $zone (zone)
say-headquarters =
    { $who ->
        [you] You put your HQ on { $zone }.
       *[other] { $who } puts their HQ on { $zone }.
    }
# $who (seat), $zone (zone)
say-simulates =
    { $who ->
        [you] You put the Simulation token on { $zone }.
       *[other] { $who } puts the Simulation token on { $zone }.
    }
# $who (seat)
say-no-gain =
    { $who ->
        [you] You gain no more money this turn.
       *[other] { $who } gains no more money this turn.
    }
# $who (seat)
say-laurels =
    { $who ->
        [you] You take the Golden Laurels.
       *[other] { $who } takes the Golden Laurels.
    }
# $who (seat)
say-sage =
    { $who ->
        [you] You take the Sage.
       *[other] { $who } takes the Sage.
    }
# $who (seat)
say-poison =
    { $who ->
        [you] You take a Poison token.
       *[other] { $who } takes a Poison token.
    }
# $who (seat), $turns (number)
say-more-turns =
    { $who ->
        [you] You take { part-turns } after this one.
       *[other] { $who } takes { part-turns } after this one.
    }
# $who (seat)
say-relic =
    { $who ->
        [you] History stays as it is until your next turn.
       *[other] History stays as it is until { $who }’s next turn.
    }
# $who (seat)
say-scimitar =
    { $who ->
        [you] Sultan’s Scimitar waits for your next turn.
       *[other] Sultan’s Scimitar waits for { $who }’s next turn.
    }

## Log: cards
# $who (seat), $card (card)
say-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
# $who (seat), $card (card), $copied (card)
say-plays-copy =
    { $who ->
        [you] You play { $card } as a copy of { $copied }.
       *[other] { $who } plays { $card } as a copy of { $copied }.
    }
# $who (seat), $card (card)
say-scores =
    { $who ->
        [you] You score { $card }.
       *[other] { $who } scores { $card }.
    }
# $who (seat), $card (card)
say-discards =
    { $who ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
# $who (seat), $card (card)
say-secret =
    { $who ->
        [you] You discard { $card } for its secret.
       *[other] { $who } discards { $card } for its secret.
    }
# $who (seat), $card (card)
say-returns =
    { $who ->
        [you] You take { $card } back.
       *[other] { $who } takes { $card } back.
    }
# $who (seat), $card (card)
say-takes =
    { $who ->
        [you] You take { $card } from its pile.
       *[other] { $who } takes { $card } from its pile.
    }
# $who (seat), $card (card)
say-shares =
    { $who ->
        [you] You share { $card } with everyone.
       *[other] { $who } shares { $card } with everyone.
    }
# $who (seat), $card (card)
say-copies =
    { $who ->
        [you] You use { $card } as a copy.
       *[other] { $who } uses { $card } as a copy.
    }
# $who (seat), $card (card)
say-tops =
    { $who ->
        [you] You put { $card } on top of the deck, face up.
       *[other] { $who } puts { $card } on top of the deck, face up.
    }
# $who (seat), $card (card)
say-uncovers =
    { $who ->
        [you] You open the Cache and find { $card }.
       *[other] { $who } opens the Cache and finds { $card }.
    }
# $who (seat)
say-uncovers-nothing =
    { $who ->
        [you] You open the Cache and find nothing.
       *[other] { $who } opens the Cache and finds nothing.
    }
# $who (seat), $coins (number), $crowns (number)
say-tactics-more =
    { $who ->
        [you] You use a Tactician: ${ $coins } more for { part-more-crowns }.
       *[other] { $who } uses a Tactician: ${ $coins } more for { part-more-crowns }.
    }
# $who (seat), $coins (number), $crowns (number)
say-tactics-less =
    { $who ->
        [you] You use a Tactician: ${ $coins } less for { part-fewer-crowns }.
       *[other] { $who } uses a Tactician: ${ $coins } less for { part-fewer-crowns }.
    }
# $who (seat)
say-draws =
    { $who ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
# $who (seat), $n (number)
say-draws-cards =
    { $who ->
        [you] You draw { $n } cards.
       *[other] { $who } draws { $n } cards.
    }
# $card (card)
say-drew = It is { $card }.
# Cards drawn one after the other, on one line of the browser's log.
# $who (seat), $cards (cards)
say-draws-known =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $who } draws { $cards }.
    }
say-shuffles = The discard pile is shuffled into a new deck.
# $who (seat)
say-tucks =
    { $who ->
        [you] You put a card under the Cache.
       *[other] { $who } puts a card under the Cache.
    }
# $who (seat), $card (card)
say-tucks-known =
    { $who ->
        [you] You put { $card } under the Cache.
       *[other] { $who } puts { $card } under the Cache.
    }
# $who (seat)
say-picks =
    { $who ->
        [you] You take a card from the pile on Quiet Planet.
       *[other] { $who } takes a card from the pile on Quiet Planet.
    }
# $cards (cards)
say-looks = The pile on Quiet Planet holds { $cards }.
# $who (seat), $to (seat)
say-passes =
    { $who ->
        [you] You give { $to } a card.
       *[other]
            { $to ->
                [you] { $who } gives you a card.
               *[other] { $who } gives { $to } a card.
            }
    }
# $who (seat), $to (seat), $card (card)
say-passes-known =
    { $who ->
        [you] You give { $to } { $card }.
       *[other]
            { $to ->
                [you] { $who } gives you { $card }.
               *[other] { $who } gives { $to } { $card }.
            }
    }

## Log: choices, and what waits
# $who (seat), $time (time)
say-names =
    { $who ->
        [you] You choose { $time }.
       *[other] { $who } chooses { $time }.
    }
# $who (seat), $effect (effect), $what (actions)
say-effect =
    { $who ->
        [you] { $effect } (you): { $what }.
       *[other] { $effect } ({ $who }): “{ UP($what) }”.
    }
# $who (seat)
say-waits-anubis =
    { $who ->
        [you] After this Zone, you’ll visit another of your choice.
       *[other] After this Zone, { $who } will visit another of their choice.
    }
# $who (seat)
say-waits-maneuver =
    { $who ->
        [you] After this Zone, you may move on.
       *[other] After this Zone, { $who } may move on.
    }
# $who (seat)
say-waits-predict =
    { $who ->
        [you] When the turn ends, you may change history here.
       *[other] When the turn ends, { $who } may change history here.
    }
# $who (seat)
say-waits-butterfly =
    { $who ->
        [you] When the turn ends, you change history in Times I, II and III.
       *[other] When the turn ends, { $who } changes history in Times I, II and III.
    }
# $who (seat), $zone (zone), $what (actions)
say-chooses-zone =
    { $who ->
        [you] You choose at { $zone }: { $what }.
       *[other] { $who } chooses at { $zone }: { $what }.
    }
# $who (seat), $card (card), $what (actions)
say-chooses-card =
    { $who ->
        [you] You choose for { $card }: { $what }.
       *[other] { $who } chooses for { $card }: { $what }.
    }
# $who (seat)
say-may-score =
    { $who ->
        [you] You can score a card.
       *[other] { $who } can score a card.
    }
# $who (seat)
say-scores-nothing =
    { $who ->
        [you] You can’t score any card.
       *[other] { $who } can’t score any card.
    }
# $who (seat)
say-may-gizmo =
    { $who ->
        [you] You have a card for the Gizmo.
       *[other] { $who } has a card for the Gizmo.
    }
# $who (seat)
say-may-share =
    { $who ->
        [you] You have a Momentary card to share.
       *[other] { $who } has a Momentary card to share.
    }
# $who (seat)
say-plays-nothing =
    { $who ->
        [you] You have no Momentary card to play.
       *[other] { $who } has no Momentary card to play.
    }
# $who (seat)
say-may-hack =
    { $who ->
        [you] You can score a card instead of playing this one (Hacker).
       *[other] { $who } can score a card instead of playing this one (Hacker).
    }
# $who (seat)
say-cannot-hack =
    { $who ->
        [you] You can’t score a card instead of playing this one (Hacker).
       *[other] { $who } can’t score a card instead of playing this one (Hacker).
    }

## Questions: the turn
ask-start = What happens first at the start of your turn?
ask-turn = Move to another Zone or stay?
ask-turn-change = Change history, move to another Zone or stay?
# $zone (zone)
ask-turn-stay = Stay and visit { $zone }.
# $zone (zone)
ask-turn-change-stay = Change history, or stay and visit { $zone }?
# $times (one of times)
ask-history = Change history in { $times }?
ask-order = Which effect comes first?
ask-predict-first = Which Predict the Future comes first? Choose its Zone.
# Sealed answers
ask-sealed = Waiting for the others. You can still change your answer.
ask-sealed-for-good = Waiting for the others.

## Questions: what cards and Zones tell to do
# $what (action)
ask-do = { UP($what) }.
# $what (action)
ask-may = { UP($what) }?
# $what (one of actions)
ask-choose = Choose one: { $what }.
# $coins (number), $crowns (number)
ask-tactic = Pay ${ $coins } more for { part-more-crowns }, ${ $coins } less for { part-fewer-crowns }, or the printed cost?
# $coins (number)
ask-beggar = Pay ${ $coins }. How much of it comes from your Beggars?
# $n (number)
ask-advance =
    { $n ->
        [1] Advance a crown.
       *[other] Advance crowns ({ $n } steps).
    }
# $n (number), $most (number)
ask-advance-more = Advance crowns ({ $n } of { $most } steps left).
# $who (rival)
ask-retreat-other = Which of { $who }’s crowns goes back one Time?
# $cards (number)
ask-discard-more =
    { $cards ->
        [1] Discard 1 more card.
       *[other] Discard { $cards } more cards.
    }
# $cards (number)
ask-discard-price = Discard { part-cards } to pay for it.
# $what (actions)
ask-discard-any = Discard any number of cards: { $what }.
ask-open-cache = Which Cache do you open?
ask-toys = Discard one of the cards you just drew.
# $card (card)
ask-copy = Which of your Perpetual cards does { $card } copy?
ask-cults = Pass a card to the left, face down.
# $who (rival)
ask-journal = Give a card to { $who }.
# $n (number), $most (number)
ask-quiet = Take a card from the pile ({ $n } of { $most }).
# $crowns (number)
ask-exodus = Choose a Time you rule: advance { part-crowns } from it, and one more if you still rule it.
ask-weapon = Which Time do you rule this turn?

## Questions of effects that say none of their own
ask-any = Choose an answer.
ask-accept = Accept this?
ask-card = Choose a card.
ask-zone = Choose a Zone.
ask-time = Choose a Time.

## Beside questions
# $effects (effects)
note-waiting = Waiting: { $effects }.
# $cards (one of cards)
note-secrets = Before that you may discard { $cards }.
# $coins (number)
note-funds = You have ${ $coins }.
# $coins (number), $beggars (number)
note-funds-beggars = You have ${ $coins }, and ${ $beggars } on Beggars.
note-hack-score = You may score a card from your hand instead (Hacker).
note-hack-play = You may play a card from your hand instead (Hacker).

## Moves
# $zone (zone), $time (time)
move-go = Move to { $zone } in { $time }
# $zone (zone)
move-go-outside = Move to { $zone }
# $zone (zone)
move-go-only = Move to { $zone } without visiting it
# $zone (zone)
move-stay = Stay in { $zone }
# $zone (zone)
move-change = Change history at { $zone }
# $time (time)
move-change-time = Change history in { $time }
# $card (card)
move-score = Score { $card }
# $card (card)
move-play = Play { $card }
# $card (card)
move-play-copy = Play { $card } as a copy
# $card (card)
move-secret = Discard { $card } for its secret
# $card (card)
move-discard = Discard { $card }
# $card (card)
move-card = Choose { $card }
# $card (card)
move-open-cache = Open the Cache over { $card }
# $card (card)
move-copy = Copy { $card }
# $card (card)
move-share = Share { $card }
# $card (card)
move-pass = Pass { $card }
# $card (card), $who (rival)
move-give = Give { $card } to { $who }
# $card (card)
move-take = Take { $card }
# $card (card)
move-top = Put { $card } on the deck
# $card (card)
move-tuck = Put { $card } under the Cache
# $zone (zone)
move-zone = Choose { $zone }
# $zone (zone)
move-headquarters = Put your HQ on { $zone }
# $zone (zone)
move-simulate = Simulate { $zone }
# $zone (zone)
move-predict-first = Start with the one at { $zone }
# $time (time), $to (time)
move-advance = Advance a crown from { $time } to { $to }
move-advance-beyond = Take the step beyond Time IV
# $time (time), $to (time)
move-retreat = Retreat a crown from { $time } to { $to }
# $who (rival), $time (time), $to (time)
move-retreat-other = Retreat { $who }’s crown from { $time } to { $to }
# $time (time)
move-time = Choose { $time }
# $effect (effect), $what (actions)
move-effect = { $effect }: { $what }
# $what (action)
move-do = { UP($what) }
# $beggars (number), $coins (number)
move-dollars = Pay ${ $beggars } from Beggars and ${ $coins } of your own
# $coins (number)
move-dearer = Pay ${ $coins } more
# $coins (number)
move-cheaper = Pay ${ $coins } less
move-plain = Score as printed
move-accept = Accept
# $n (number)
move-choice = Choose answer { $n }
move-skip = Skip
move-enough = Stop discarding
move-cache-empty = Open a Cache with nothing under it
move-retract = Change your answer
move-wait = Not now
# $steps (messages)
move-crowns = Advance crowns: { $steps }
# $cards (cards)
move-discards = Discard { $cards }

## Beside moves
# $coins (number), $cost (number), $crowns (number)
note-worth = play: ${ $coins }; score: ${ $cost } for { part-crowns }
# $steps (messages)
note-crowns-from = crowns: { $steps }
# $n (number)
note-crowns-there =
    { $n ->
        [1] you have 1 there
       *[other] you have { $n } there
    }
# $n (number)
note-crowns-theirs =
    { $n ->
        [1] 1 there
       *[other] { $n } there
    }
note-no-card = you hold no cards
note-cannot-pay = you can’t pay for any card now
note-token-there = it’s there now
# $zones (zones)
note-becomes =
    { $zones ->
        [one] { $zones } becomes real
       *[other] { $zones } become real
    }
note-nothing-becomes = nothing real changes
# $what (actions)
note-becoming = { $what }
# $who (seats), $zone (zone)
note-shifts =
    { $who ->
        [you] you shift to { $zone }
        [one] { $who } shifts to { $zone }
       *[other] { $who } shift to { $zone }
    }
# $coins (number)
note-alone-coins = ${ $coins } if your turn starts here and you’re alone
# $cards (number)
note-start-discard = discard { part-cards } if your turn starts here
# $coins (number)
note-leave-coins = moving from here to a Time you rule brings ${ $coins }
note-police = from here you can’t move to Time I or II
note-trilobites = while here, you may change history in Times I, II and III
note-utopia = while here, no losses or discards in other players’ turns
note-capitalist = while real, rulers of Time IV rule every Time
note-exodus = while real, you need one more step to win
note-meritocracy = while real, crowns advance from Time III first
# $coins (number)
note-viking-leaves = leaving Viking America brings ${ $coins }
# $coins (number)
note-byzantine = the move itself brings ${ $coins }
note-zombie-follows = a Zombie follows you
# $coins (number)
note-zombies = Zombies: first lose ${ $coins }
# $coins (number)
note-hq = your HQ brings ${ $coins }
# $coins (number)
note-purse = alone, you take the ${ $coins } lying there
note-hourglass = its hourglass runs out now
# $card (card)
note-robot = the card is { $card }

## Refusals
# $n (number)
no-such-move = Move number { $n } doesn’t exist.
# $who (seat)
no-over =
    { $who ->
        [you] The game is over: you won.
       *[other] The game is over: { $who } won.
    }
no-chance = Only chance decides that.
no-chance-first = Chance has to decide first.
no-wait = You can’t pass here. The others are waiting for your answer.
no-pass = You can’t pass here.
no-retract = You have no hidden answer to change.
no-sealed = You’ve answered. Take your answer back first.
no-sealed-for-good = You’ve answered, and it’s too late to change that.
# $who (rival)
no-first-other = { $who } has to choose first.
# $who (rival)
no-turn = It’s { $who }’s turn.
# $question (message)
no-asked-else = Another question comes first. { $question }
# $effects (effects)
no-start-first = The start of your turn comes first: { $effects }.
# $effect (effect)
no-effect = { $effect } does nothing for you at the start of this turn.
no-start-over = You’ve changed history, so the start of your turn is over.
# $effect (effect)
no-effect-waits = { $effect } isn’t waiting for you now.
# $card (card)
no-secret = { $card } has no secret effect.
no-secret-late = Use secret cards before you change history.
# $card (card)
no-not-held = You don’t hold { $card }.
no-visit-first-play = Visit a Zone first. You play cards when a Zone or card tells you to.
no-visit-first-score = Visit a Zone first. You score cards when a Zone or card tells you to.
no-frozen = A Mysterious Relic keeps history as it is.
no-outside-history = You’re outside Time, where there’s no history to change.
no-present = You can’t change history in Time IV, the present.
# $zone (zone), $time (time)
no-history-elsewhere = You change history where you are: at { $zone } in { $time }.
no-history-again = You’ve already changed history this turn.
# $time (time)
no-history-order = From the Kingdom of Trilobites you change history in Time I, then II, then III. { $time } is behind you.
# $zone (zone), $time (time)
no-history-there = Here you can change history only at { $zone } in { $time }.
# $zone (zone)
no-already-there = You’re already in { $zone }.
# $zone (zone)
no-already-there-stay = You’re already in { $zone }. Choose to stay to visit it.
# $zone (zone), $time (time), $real (zone)
no-unreal = { $zone } is unreal. In { $time }, { $real } is real.
# $time (time)
no-police = You can’t move from the Police State to { $time }.
no-outside = A Place Outside Time with this number isn’t in play.
no-outside-other = Only its owner can enter that Place Outside Time.
no-outside-time = You can’t get outside Time this way.
# $zone (zone)
no-visited = You’ve already visited { $zone } this turn.
no-visit-past = Visit a Zone of Time I, II or III.
# $zone (zone)
no-visit-unreal = { $zone } is unreal. Visit a real Zone.
no-simulate-itself = Simulated Paradise can’t simulate itself.
no-predict-there = You have no Predict the Future waiting there.
no-must-score = You must score a card if you can.
no-must-play = You must play a card if you have one.
no-must = You can’t skip this.
no-must-place = You can’t skip this. Choose a Zone.
no-must-retreat = You must retreat a crown if you can.
no-hack-score = You’re told to play. You’d need a Hacker to score instead.
no-hack-play = You’re told to score. You’d need a Hacker to play instead.
# $card (card)
no-score-again = Score { $card } a second time, not another card.
no-score-drawn = Here you can score only the card you just drew.
# $card (card), $cost (number), $coins (number)
no-score-cost = { $card } costs ${ $cost }, and you have ${ $coins }.
# $card (card), $n (number), $held (number)
no-score-discards =
    { $held ->
        [1] { $n ->
                [1] { $card } takes 1 discard, and you hold 1 other card.
               *[other] { $card } takes { $n } discards, and you hold 1 other card.
            }
       *[other] { $n ->
                [1] { $card } takes 1 discard, and you hold { $held } other cards.
               *[other] { $card } takes { $n } discards, and you hold { $held } other cards.
            }
    }
no-play-kept = Here you can play only the card you drew and kept.
# $card (card)
no-play-other = Play { $card } now, not another card.
no-gizmo-gizmo = A Gizmo can’t play another Gizmo.
# $card (card)
no-gizmo-perpetual = A Gizmo plays Momentary cards. { $card } is Perpetual.
no-discard-drawn = Discard one of the cards you just drew.
# $card (card)
no-not-perpetual = { $card } isn’t a Perpetual card.
# $card (card)
no-not-under = { $card } isn’t under any of your Caches.
# $card (card)
no-not-in-pile = { $card } isn’t in the pile of Quiet Planet.
# $card (card)
no-not-in-play = You have no { $card } in play to copy.
# $card (card)
no-share-perpetual = You can share only Momentary cards. { $card } is Perpetual.
no-crown-home = Crowns in Time IV are already home.
# $time (time)
no-crown = You have no crown in { $time }.
# $who (rival), $time (time)
no-crown-other = { $who } has no crown in { $time }.
no-meritocracy = Meritocracy is real. Advance a crown from Time III first.
# $time (time)
no-crown-from = Advance a crown from { $time } here.
no-crown-first = Crowns in Time I can’t go back.
# $time (time)
no-crown-there = You can’t choose a crown in { $time } here.
# $time (time)
no-rule-time = You don’t rule { $time }.
# $coins (number), $least (number), $most (number)
no-beggar = Beggars can pay between ${ $least } and ${ $most } of the ${ $coins }.
# $n (number)
no-choices = Choose from 1 to { $n }.
# $what (action)
no-choice-rule = You can’t choose to { $what }: you don’t rule there.
# $what (action)
no-choice-card = You can’t choose to { $what }: you hold no cards.

## Moves that were typed
# $typed (text), $moves (one of messages)
no-typed-clear = “{ $typed }” can be more than one move. Type { $moves }.
# $typed (text), $move (text)
no-typed-like = “{ $typed }” isn’t a move. It should look like “{ $move }”.
# $typed (text), $move (text)
no-typed-now = “{ $typed }” isn’t a move. At the moment, a move looks like “{ $move }”.

## Undo
undo-stay = staying
undo-plain = scoring as printed
undo-yes = your choice
undo-no = skipping
undo-retract = changing your answer
undo-wait = waiting
# $coins (number)
undo-tactic = the Tactician’s ${ $coins }
# $card (card)
undo-secret = the secret of { $card }
# $card (card)
undo-score = scoring { $card }
# $card (card)
undo-play = playing { $card }
# $card (card)
undo-discard = discarding { $card }
# $card (card)
undo-card = choosing { $card }
# $time (time)
undo-change = the change of history in { $time }
# $time (time)
undo-advance = the crown from { $time }
# $time (time)
undo-retreat = the crown back from { $time }
# $time (time)
undo-time = choosing { $time }
# $zone (zone)
undo-move = the move to { $zone }
# $zone (zone)
undo-zone = choosing { $zone }
# $effect (effect)
undo-effect = { $effect }
undo-choice = your choice
# $coins (number)
undo-dollars = paying ${ $coins } from Beggars

## Hints
hint-wins = This could win the game this turn.
# $gains (messages)
hint-turn = By the end of this turn you would get { $gains }.
# $gains (messages)
hint-turn-about = By the end of this turn you would get about { $gains } on average.
# $gains (messages), $lead (message)
hint-turn-lead = By the end of this turn you would get { $gains }, which is about { $lead } better than the next best choice.
# $gains (messages), $lead (message)
hint-turn-about-lead = By the end of this turn you would get about { $gains } on average, which is about { $lead } better than the next best choice.
# $lead (message)
hint-lead = This is about { $lead } better than the next best choice.
hint-even = Less than $1 lies between this and the next best choice.
# How much better a choice is.
# $n (number)
part-lead-steps =
    { $n ->
        [1] 1 step of a crown
       *[other] { $n } steps of crowns
    }
# $coins (number)
part-lead-coins = ${ $coins }
# The plan of a hint.
# $zone (zone)
hint-aim-visit = Visit { $zone }

## Options
option-zones = Zones
option-zones-about = Random, the name of a themed set, or 10 Zones separated by commas.
option-zone-set = Random Zones
option-zone-set-about = Which box random Zones come from.
option-zone-set-both = Zones of both boxes
option-zone-set-base = Zones of the base game
option-zone-set-realities = Zones of Alternate Realities
option-card-set = Cards
option-card-set-about = Which box the cards of the deck come from.
option-card-set-both = cards of both boxes
option-card-set-base = cards of the base game
option-card-set-realities = cards of Alternate Realities
option-ten-zones = 10 chosen Zones

## The table in letters: seats
# $who (seat)
table-over =
    { $who ->
        [you] The game is over. You won.
       *[other] The game is over. { $who } won.
    }
table-over-nobody = The game is over. Nobody won.
# $who (seat)
table-turn =
    { $who ->
        [you] It’s your turn.
       *[other] It’s { $who }’s turn.
    }
# $who (seats)
table-extra = Then come extra turns: { $who }.
# $crowns (number)
table-goal = You win with { $crowns } crowns in Time IV when your turn ends.
# $names (messages)
table-progress = In progress: { $names }.
table-crowns = Crowns
table-money = money
table-cards = cards
table-rules = * rules that Time
# $who (seat)
table-seat =
    { $who ->
        [you] You
       *[other] { $who }
    }
# $n (number), $cards (cards)
table-hand-size = { $n } ({ $cards })
# $who (seat), $things (messages)
table-front =
    { $who ->
        [you] In front of you: { $things }.
       *[other] In front of { $who }: { $things }.
    }
# $card (card)
table-front-card = { $card }
# $card (card), $copy (card)
table-front-copy = { $card } (copied by { $copy })
# $thing (message), $coins (number)
table-front-coins = { $thing } with ${ $coins }
# $thing (message), $card (card)
table-front-over = { $thing } over { $card }
# $thing (message)
table-front-over-hidden = { $thing } over a card
table-laurels = the Golden Laurels
table-sage = the Sage
# $n (number)
table-poison =
    { $n ->
        [1] a Poison token
       *[other] { $n } Poison tokens
    }
table-scimitar = a Sultan’s Scimitar for the next turn
table-blocked = no gains for the rest of this turn
# $time (time)
table-weapon = a Secret Weapon that rules { $time }
# $card (card), $text (message)
table-text = { $card }: { $text }
table-frozen = A Mysterious Relic keeps history as it is.
# $n (number)
table-deck =
    { $n ->
        [1] Deck: 1 card.
       *[other] Deck: { $n } cards.
    }
# $n (number), $cards (cards)
table-deck-top = Deck: { $n } cards, on top { $cards }.
# $gizmos (number), $goods (number)
table-piles = Gizmos left: { $gizmos }. Trade Goods left: { $goods }.
table-discard-empty = The discard pile is empty.
# $n (number), $cards (cards)
table-discard = Discard pile ({ $n }): { $cards }.
# $coins (number), $cards (cards)
table-hand = You have ${ $coins } and hold { $cards }.
# $coins (number)
table-hand-empty = You have ${ $coins } and no cards.
# $coins (number)
table-hand-head = You have ${ $coins } and hold:
# $cards (messages)
table-hand-brief = You hold { $cards }.
# $cards (cards), $coins (number), $cost (number), $crowns (number)
table-card-brief = { $cards } (play ${ $coins }; score ${ $cost }: { part-crowns })
# $cards (cards), $coins (number), $cost (number), $crowns (number), $text (message)
table-momentary = { $cards } (Momentary): play for ${ $coins }, or score for ${ $cost }: { part-crowns }. { $text }
# $cards (cards), $coins (number), $cost (number), $crowns (number), $text (message)
table-perpetual = { $cards } (Perpetual): play for ${ $coins }, or score for ${ $cost }: { part-crowns }. { $text }

## The table in letters: the Times
# $n (number)
table-pawn = P{ $n }
# $n (number)
table-chits = glass { $n }
# $coins (number)
table-coins = ${ $coins }
# $n (number)
table-hq = HQ of P{ $n }
# $n (number)
table-base = Base of P{ $n }
# $n (number)
table-zombies = Zombies { $n }
table-simulation = Simulation
# $n (number)
table-pile = pile { $n }
table-nothing = empty
# $zone (zone), $who (seat)
table-outside =
    { $who ->
        [you] { $zone }, yours
       *[other] { $zone }, { $who }’s
    }
# $n (number), $zone (zone), $time (time)
table-path-real = { $n } { $zone } ({ $time }, real).
# $n (number), $zone (zone), $time (time)
table-path-unreal = { $n } { $zone } ({ $time }, unreal).
# $n (number)
table-path-leads = Leads to { $n }.
# $things (messages)
table-path-things = There: { $things }.
table-real-now = Real now:
table-unreal-now = Unreal now:
# $n (number), $zone (zone), $text (message)
table-zone = { $n } { $zone }: { $text }
# $n (number), $zone (zone), $text (message)
table-zone-here = { $n } { $zone } (you’re here): { $text }
table-legend-frames = Framed Zones are real, those in brackets unreal.
table-legend-ways = // and \\ show where a real Zone leads in the next Time, / and \ where an unreal one does.
table-legend-things = P1: pawn of Player 1. glass 2: chits left on the hourglass. $2: money lying there.
# $coins (number)
table-legend-zombies = Zombies 3: a visitor loses ${ $coins }, and one follows whoever leaves. pile 12: cards there.
table-legend-robot = A card’s name on Robotic Utopia: the card that its rulers play there.
table-legend-small = [1 … >2]: a real Zone and its pointer. >2: leads to Zone 2.

## The browser's board
ui-board = The four Times
ui-log = Log
ui-left = Seats and piles
ui-right = The turn and the log
ui-outside = Outside Time
ui-crowns = Crowns in each Time
ui-crowns-two = Crowns (the top 2 players rule)
ui-ruling = The player with the most crowns in a Time rules it.
ui-ruling-two = The 2 players with the most crowns in a Time rule it.
ui-rules = rules
# $time (time)
ui-crowns-in = Crowns in { $time }
# $who (seat), $n (number), $time (time)
ui-crown-line =
    { $who ->
        [you] You: { $n } in { $time }
       *[other] { $who }: { $n } in { $time }
    }
# $who (seat), $n (number), $time (time)
ui-crown-line-rules =
    { $who ->
        [you] You: { $n } in { $time }, ruling
       *[other] { $who }: { $n } in { $time }, ruling
    }
# $time (time)
ui-advance-one = Advance a crown from { $time }.
# $time (time)
ui-retreat-one = Retreat a crown from { $time }.
# $zone (zone)
ui-do-flip = Change history at { $zone }
# $zone (zone)
ui-change-follows = It then leads to { $zone }. Nothing real changes.
# $zones (zones), $old (zones)
ui-change-real =
    { $zones ->
        [one] { $zones } becomes real instead of { $old }.
       *[other] { $zones } become real instead of { $old }.
    }
ui-shift-nobody = Nobody shifts.
# $who (seats), $zone (zone)
ui-shift =
    { $who ->
        [you] You shift to { $zone }.
        [one] { $who } shifts to { $zone }.
       *[other] { $who } shift to { $zone }.
    }
ui-shift-no-visit = Nobody visits.

## The reference behind the rules
table-reference = The reference of cards and Zones
table-reference-about = You gain a card’s coins when you play it; its cost and crowns are for scoring it.
# $copies (number), $special (number)
table-reference-piles = The deck has { $copies } of each card; Gizmo and Trade Goods have piles of { $special }.
table-reference-base = Cards of the base game
table-reference-realities = Cards of Alternate Realities
table-reference-special = Cards of the special piles
# $time (time)
table-reference-zones = Zones of { $time }
table-head-card = card
table-head-zone = Zone
table-head-set = set
table-head-kind = kind
table-head-coins = coins
table-head-cost = cost
table-head-crowns = crowns
table-head-does = what it does
table-head-grade = grade
table-set-base = base
table-set-realities = Alternate Realities
# How sure it is that a card or Zone does what is told here.
table-sure = high
# $why (message)
table-sure-medium = medium: { $why }
# $why (message)
table-sure-low = low: { $why }
table-doubt-bank = The gain grows by $1, or perhaps $4.
table-doubt-cutlass = Its text is damaged. How many cards it draws is our reading.
table-doubt-cave = Our reading is that the Hidden Cave itself returns.
table-doubt-sunboat = It pays $2, or perhaps $12. Our reading is that it’s Perpetual.
table-doubt-special = Its coins, its cost, its crowns and the eight copies rest on one source.
table-doubt-egypt = The $100 that win and the $8 rest on one source.
table-doubt-celtic = A gain of $8, or perhaps a gain up to $8.
table-doubt-zombies = The price of the Gizmo, $2, rests on one source.

## Buttons
ui-do-play = Play
ui-do-score = Score
ui-do-discard = Discard
ui-do-choose = Choose
ui-do-move-visit = Move and visit
ui-do-go = Move there
ui-do-stay-visit = Stay and visit
ui-do-stay = Stay
ui-do-change = Change history
# $time (time)
ui-do-change-in = Change history in { $time }
# $time (time)
ui-do-from = From { $time }
ui-do-accept = Accept
ui-do-retract = Change answer
ui-do-cancel = Cancel
ui-do-show = Show it
ui-do-show-board = Show it on the board
# $coins (number)
ui-do-beg = Pay ${ $coins } from Beggars
ui-do-look-discard = Look at the discard pile
ui-beggars = Dollars from Beggars
ui-one-less = One less
ui-one-more = One more
ui-answers = Answers

## The ask bar
ui-your-turn = Your turn
# $who (rival)
ui-turn-of = { $who }’s turn
ui-end = The end
# $n (number)
ui-turn-number = turn { $n }
ui-watching = You’re watching this table.
ui-over = The game is over
# $who (seat), $crowns (number)
ui-won =
    { $who ->
        [you] You won with { $crowns } crowns in Time IV
       *[other] { $who } won with { $crowns } crowns in Time IV
    }
# $who (seat), $coins (number)
ui-won-money =
    { $who ->
        [you] You won in Alien Egypt with ${ $coins }
       *[other] { $who } won in Alien Egypt with ${ $coins }
    }
# $way (text), $text (text)
ui-way-says = { $way }: “{ $text }”
# $zone (zone)
ui-ask-change = Change history at { $zone }?
# $card (card)
ui-ask-play = Play { $card }?
# $card (card)
ui-ask-score = Score { $card }?
# $card (card)
ui-ask-play-score = Play or score { $card }?
# $card (card)
ui-ask-discard = Discard { $card }?
# $card (card)
ui-ask-card = Choose { $card }?
# $time (time)
ui-ask-time = Choose { $time }?
# $zone (zone)
ui-ask-stay = Stay in { $zone }?
# $zone (zone)
ui-ask-zone = Choose { $zone }?
# $zone (zone)
ui-ask-move = Move to { $zone }?
# $coins (number)
ui-played = Played, it brings ${ $coins }.
# $cost (number), $crowns (number)
ui-scored = Scored, it costs ${ $cost } for { part-crowns }.
# $cost (number), $coins (number), $crowns (number)
ui-scored-funds = Scored, it costs ${ $cost } of your ${ $coins } for { part-crowns }.

## Steps of a turn
ui-step-start = Start of turn
ui-step-history = Change history
ui-step-move = Move to a real Zone
ui-step-visit = Visit
ui-step-end = End of turn
# $crowns (number)
ui-step-over = { $crowns } crowns in Time IV win
ui-frozen = A Mysterious Relic keeps history as it is.

## Zones on the board
ui-kind-any = Any
ui-kind-score = Score
ui-kind-draw = Draw
ui-kind-play = Play
ui-kind-other = Other
ui-kind-outside = Outside
# $time (time)
ui-zone-real = { $time }, real
# $time (time)
ui-zone-unreal = { $time }, unreal
ui-zone-outside = outside Time
ui-real = real
ui-unreal = unreal
ui-would-be-real = would be real
ui-would-be-unreal = would be unreal
ui-can-choose = can be chosen
# $who (seats)
ui-players-here = here: { $who }
# $zone (zone)
ui-leads = leads to { $zone }
ui-box = Box
ui-setup = Setup
ui-momentary = Momentary
ui-perpetual = Perpetual
# $note (text), $text (text)
ui-tip = { UP($note) }. { $text }
# $things (messages)
ui-tip-here = Here: { $things }.
# $n (number)
ui-token-hourglass =
    { $n ->
        [1] 1 chit on the hourglass, which works when the last is gone
       *[other] { $n } chits on the hourglass, which works when the last is gone
    }
# $n (number), $coins (number)
ui-token-zombies =
    { $n ->
        [1] 1 Zombie: a visitor loses ${ $coins }
       *[other] { $n } Zombies: a visitor loses ${ $coins }
    }
# $coins (number)
ui-token-purse = ${ $coins } for the first player to visit alone
# $coins (number)
ui-token-gold = ${ $coins } lying here
ui-hq = HQ
# $who (seat), $coins (number)
ui-token-hq =
    { $who ->
        [you] Your HQ: ${ $coins } at each visit
       *[other] { $who }’s HQ: ${ $coins } at each visit
    }
ui-base = Base
# $who (seat)
ui-token-base =
    { $who ->
        [you] Your Base
       *[other] { $who }’s Base
    }
ui-simulation = Simulation
ui-token-simulation = Simulated Paradise follows this Zone
# $card (card), $text (message)
ui-token-robot = { $card } lies here: { $text }
# $n (number)
ui-token-pile =
    { $n ->
        [1] 1 card in the pile here
       *[other] { $n } cards in the pile here
    }

## Seats, hands and piles
# $coins (number)
ui-money = ${ $coins }
ui-in-hand = in hand
# $n (number)
ui-cards =
    { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
# $n (number), $most (number)
ui-home = { $n } of { $most } home
ui-home-label = home
ui-crowns-label = crowns
# $coins (number), $crowns (number)
ui-strip = ${ $coins }, { part-crowns } home
ui-no-perpetual = no Perpetual cards
# $card (card), $coins (number)
ui-front-coins = { $card } (${ $coins })
ui-laurels = Golden Laurels
# $coins (number)
ui-laurels-about = ${ $coins } for each step of a crown.
ui-sage = Sage
# $cards (number)
ui-sage-about = Draws { part-cards } before each visit to a Time its owner rules.
# $n (number)
ui-poison =
    { $n ->
        [1] Poison
       *[other] Poison ×{ $n }
    }
# $cards (number), $coins (number)
ui-poison-about = When the turn ends: discard { part-cards } and lose ${ $coins }.
ui-relic-about = History doesn’t change until this player’s next turn.
ui-scimitar-about = Works at the start of this player’s next turn.
ui-blocked = gains no money
ui-blocked-about = For the rest of this turn.
ui-beyond = beyond Time IV
ui-beyond-about = Has taken the step of Exodus.
# $cards (cards)
ui-held = { $cards }
ui-backs-about = The backs of these cards give them away.
ui-money-label = Money
ui-cards-label = Cards
ui-stands-in = In
ui-hand = Your hand
ui-aside = On the table
# $n (number)
ui-looked =
    { $n ->
        [1] 1 card on Quiet Planet
       *[other] { $n } cards on Quiet Planet
    }
ui-tucked = Under your Cache
ui-front = In front of you
# $who (seat)
ui-cards-of =
    { $who ->
        [you] Your cards
       *[other] { $who }’s cards
    }
ui-hold-none = You hold no cards.
# $coins (number)
ui-on-it = ${ $coins } on it
# $card (card)
ui-copy = copied by { $card }
# $coins (number)
ui-slip = ${ $coins } if played, score for
# $n (number)
ui-count = ×{ $n }
ui-table = Table
ui-deck = Deck
# $card (card)
ui-deck-top = On top: { $card }
ui-discard = Discard
ui-gizmos = Gizmos
ui-discard-pile = Discard pile
ui-discard-empty = Nothing has been discarded yet.

## The list of keys
ui-key-flip = Change history: shown first, then confirmed
ui-key-stay = Stay and visit your Zone
ui-key-yes-no = Yes, no
ui-key-answers = One of the offered answers, or a crown of that Time
ui-key-arrows = From Zone to Zone, from card to card

## Choosing Zones before a match
ui-zones-other = The themed sets in full, or ten Zones of your own …
# $zone (zone)
ui-zones-named = Your ten Zones, with { $zone }
ui-zones-choose = Choose ten Zones
ui-zones-sets = Themed sets
# $sort (message)
ui-zones-change = Change { $sort }
ui-zones-title = Ten Zones
ui-zones-find = Find Zones by name or text
ui-zones-about = One Zone of Time I, two of II, three of III, four of IV. Zones of Alternate Realities have a dashed edge.
# $time (time)
ui-zones-of = Zones of { $time }
# $n (number), $of (number)
ui-zones-count = { $n } of { $of }
ui-zones-none = No Zone contains these words.
ui-zones-all = All ten are chosen.
ui-zones-clear = Clear
ui-zones-fill = Fill at random
ui-zones-use = Use these ten
# $text (message)
ui-zones-base = { $text } (base game)
# $text (message)
ui-zones-realities = { $text } (Alternate Realities)
# $zones (messages)
ui-zones-missing = Still missing: { $zones }.
# $n (number), $time (time)
part-zones-of =
    { $n ->
        [one] { $n } Zone of { $time }
       *[other] { $n } Zones of { $time }
    }
# $name (text)
part-typed = “{ $name }”
# $names (messages)
ui-zones-unknown = No Zone or themed set is called { $names }.
# $zone (zone)
ui-zones-twice = { $zone } is named twice.
# $time (time), $n (number), $of (number)
ui-zones-many =
    { $of ->
        [one] { $time } has { $of } Zone, not { $n }.
       *[other] { $time } has { $of } Zones, not { $n }.
    }

## The end of a match
ui-dollars-left = Dollars left
ui-cards-left = Cards in hand
# $n (number)
ui-took =
    { $n ->
        [1] It took 1 turn. The large number counts the steps of the crowns.
       *[other] It took { $n } turns. The large number counts the steps of the crowns.
    }
ui-final-table = Final standings
# $crowns (number)
ui-of-home = of { part-crowns } home

## Numbers that a table may change, their groups and where they come from
# $n (number)
number-money = Starting dollars of player { $n } in turn order
number-money-limit = Dollars that a player can hold
# $time (time)
number-crowns = Crowns of each player, all of which must reach { $time }
number-hand = Cards in each hand at the start
number-second-ruler = Number of players from which a Time can have two rulers
number-any-action = Cards drawn in Zones that let you score, play or draw
# $of (part-name), $what (message)
number-of = { $of }: { $what }
number-played = Dollars for playing it
number-cost = Dollars to score it
number-scored = Crowns advanced for scoring it
number-copies = Cards of this kind
number-coins = Dollars gained
number-coins-each = Dollars gained for each
number-coins-ruler = Dollars gained by the ruler
number-coins-few = Dollars gained with few crowns
number-coins-both = Dollars for each of both players
number-loss = Dollars lost
number-loss-each = Dollars lost for each
number-draws = Cards drawn
number-draws-each = Cards drawn for each
number-draws-ruler = Cards drawn by the ruler
number-draws-both = Cards drawn by both players
number-discards = Cards discarded
number-steps = Crowns advanced
number-steps-each = Crowns advanced for each
number-discount = Dollars off a scored card
number-discount-each = Dollars off a scored card, for each
number-bonus = Extra crowns for a scored card
number-price = Dollars paid
number-times = How often it is done
number-under = Dollars you must be below
number-ruled = Times you must rule
number-hand-is = Cards you must have in hand
number-everywhere = Crowns you must have in every Time
number-rich = Dollars that an opponent must have
number-play-gain = Dollars for each other card played
number-score-steps = Extra crowns for each card scored
number-draw-gain = Dollars for each card drawn
number-score-discount = Dollars off each card scored
number-play-draws = Cards drawn for each other card played
# $time (time)
number-arrive-gain = Dollars for each step into { $time }
number-score-draws = Cards drawn for each card scored
number-discard-gain = Dollars for each card discarded
number-treasure-draws = Cards drawn when it pays off
number-advance-price = Dollars to advance after playing a card
number-advance-steps = Crowns advanced for its price
number-first-bonus = Extra dollars the first time you gain money in a turn
number-beggar-under = Dollars its owner must be below
number-beggar-gain = Dollars put on it at the start of a turn
number-empty-draws = Extra cards drawn with an empty hand
number-hideout-money = Dollars that its owner must have
number-hideout-steps = Crowns advanced at the end of a turn
# $time (time)
number-play-steps = Crowns out of { $time } for each other card played
number-ruled-steps = Crowns out of each Time you rule
number-tactic-dollars = Dollars more or less for a scored card
number-tactic-shift = Crowns more or fewer for those dollars
# $time (time)
number-visit-draws = Cards drawn after a visit to { $time }
number-visit-discards = Cards discarded after drawing
number-start-coins = Dollars on every Zone at the start
number-opponent-discards = Cards that each opponent may discard
number-opponent-loss = Dollars that each opponent may lose instead
number-alone-coins = Dollars for starting a turn there alone
number-visited-crowns = Crowns you need in a Time to visit it
number-hq-coins = Dollars for each visit to your HQ
number-win-money = Dollars that win at once
number-up-to-hand = Cards that everyone draws up to
number-hand-coins = Dollars for each card in hand when you move there
number-start-discards = Cards to discard when you start a turn there
number-leave-coins = Dollars for moving from there to a Time you rule
number-rush-added = Dollars put there when you visit alone
number-laurels-coins = Dollars for each step with the Golden Laurels
number-perpetual-coins = Dollars for discarding a Perpetual card
number-shared-plays = How often its owner plays the shared card
number-exodus-steps = Crowns from a Time you rule, before one more if you still rule it
number-opponent-pays = Dollars that each opponent pays the visitor
number-start-cards = Cards dealt there at the start
number-visit-picks = Cards that a visitor takes
number-poison-discards = Cards that Poison takes
number-poison-loss = Dollars that Poison takes
number-scrap = Dollars of the cost that each discarded card pays
number-bought-turns = Extra turns that its price buys
number-sage-draws = Cards drawn with the Sage
number-zombies = Zombies there at the start
number-zombie-loss = Dollars lost by visiting Zombies
number-group-table = The table
number-from-cards = Reference of cards
number-from-zones = Reference of Zones

## Themed sets of Zones
option-zones-random = Random
option-zones-beginners = Beginners
option-zones-friendly = Friendly
option-zones-harsh = Harsh
option-zones-riches = Riches
option-zones-control = Control
option-zones-science = Science
option-zones-traders = Traders
option-zones-nightmare-worlds = Nightmare worlds
option-zones-perfect-worlds = Perfect worlds
option-zones-big-time = Big Time
option-zones-control-your-destiny = Control your destiny
option-zones-revolutions = Revolutions
option-zones-they-walk-among-us = They walk among us

## Options that a table cannot have
# $text (text), $sets (text)
no-zone-set = No set of Zones is called “{ $text }”. Choose { $sets }, or name 10 Zones, separated by commas.
# $text (text), $meant (text), $sets (text)
no-zone-set-but = No set of Zones is called “{ $text }”. The closest is { $meant }. Choose { $sets }, or name 10 Zones, separated by commas.
# $text (text)
no-zone = No Zone is called “{ $text }”.
# $text (text), $meant (text)
no-zone-but = No Zone is called “{ $text }”. The closest is { $meant }.
# $zone (zone)
no-zone-twice = { $zone } is named twice.
# $n (number)
no-zone-count = A board has 10 Zones, not { $n }.
# $time (time), $of (number), $n (number), $zones (zones)
no-zone-time =
    { $of ->
        [one] { $time } has 1 Zone, not { $n }: { $zones }.
       *[other] { $time } has { $of } Zones, not { $n }: { $zones }.
    }
# $time (time), $of (number)
no-zone-in-time =
    { $of ->
        [one] { $time } has 1 Zone, not 0.
       *[other] { $time } has { $of } Zones, not 0.
    }

## Places of typed moves, after “isn’t a move”; words of the notation stay English
part-notation-place = places are 1 to 10, from the past to the present, and outside1, outside2 and so on

## Styles of bots
part-style-collector = Collector
about-style-collector = Keeps a large hand to choose the best cards from.
part-style-historian = Historian
about-style-historian = Changes history about twice as often as others.
part-style-merchant = Merchant
about-style-merchant = Saves more money than others for expensive cards.
