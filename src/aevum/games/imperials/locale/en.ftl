### Imperials: villages, towns and roads on a land of hexes.
### Names: good, built, tile, piece, colour, deck, card, work, face, source

## The game
game-summary = Settle a land of hexes, trade, and outbuild everyone else.
game-tagline = Settle an island of hexes.

## Goods: the eight cards of the market
good-wood = wood
    .counted = { $n } wood
good-brick = brick
    .counted = { $n } brick
good-wool = wool
    .counted = { $n } wool
good-wheat = wheat
    .counted = { $n } wheat
good-ore = ore
    .counted = { $n } ore
good-paper = paper
    .counted = { $n } paper
good-cloth = cloth
    .counted = { $n } cloth
good-coin = coin
    .counted =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }

## Tiles, and what else lies at a corner or border: counted by the number on the tile
tile-wood = wood
    .counted =
        { $n ->
            [0] wood
           *[other] wood { $n }
        }
tile-brick = brick
    .counted =
        { $n ->
            [0] brick
           *[other] brick { $n }
        }
tile-wool = wool
    .counted =
        { $n ->
            [0] wool
           *[other] wool { $n }
        }
tile-wheat = wheat
    .counted =
        { $n ->
            [0] wheat
           *[other] wheat { $n }
        }
tile-ore = ore
    .counted =
        { $n ->
            [0] ore
           *[other] ore { $n }
        }
tile-gold = gold
    .counted =
        { $n ->
            [0] gold
           *[other] gold { $n }
        }
tile-desert = desert
    .counted = the desert
tile-random = random
    .counted = random
tile-fog = fog
    .counted = the fog
tile-sea = sea
    .counted = the sea
tile-wood-port = wood port
    .counted = the wood port
tile-brick-port = brick port
    .counted = the brick port
tile-wool-port = wool port
    .counted = the wool port
tile-wheat-port = wheat port
    .counted = the wheat port
tile-ore-port = ore port
    .counted = the ore port
tile-general-port = general port
    .counted = the general port

## Pieces
piece-road = road
    .a = a road
    .all = roads
    .counted =
        { $n ->
            [one] { $n } road
           *[other] { $n } roads
        }
piece-village = village
    .a = a village
    .all = villages
    .counted =
        { $n ->
            [one] { $n } village
           *[other] { $n } villages
        }
piece-town = town
    .a = a town
    .all = towns
    .counted =
        { $n ->
            [one] { $n } town
           *[other] { $n } towns
        }
piece-fence = fence
    .a = a fence
    .all = fences
    .counted =
        { $n ->
            [one] { $n } fence
           *[other] { $n } fences
        }
piece-action-card = action card
    .a = an action card
    .all = action cards
    .counted =
        { $n ->
            [one] { $n } action card
           *[other] { $n } action cards
        }
piece-warrior = warrior
    .a = a warrior
    .all = warriors
    .counted =
        { $n ->
            [one] { $n } warrior
           *[other] { $n } warriors
        }
piece-regular-warrior = regular warrior
    .a = a regular warrior
    .all = regular warriors
    .counted =
        { $n ->
            [one] { $n } regular warrior
           *[other] { $n } regular warriors
        }
piece-strong-warrior = strong warrior
    .a = a strong warrior
    .all = strong warriors
    .counted =
        { $n ->
            [one] { $n } strong warrior
           *[other] { $n } strong warriors
        }
piece-mighty-warrior = mighty warrior
    .a = a mighty warrior
    .all = mighty warriors
    .counted =
        { $n ->
            [one] { $n } mighty warrior
           *[other] { $n } mighty warriors
        }

## Colours of improvements, decks, and the faces of the event die
colour-science = science
colour-trade = trade
colour-military = military
deck-science = science card
    .a = a science card
    .all = science cards
    .counted =
        { $n ->
            [one] { $n } science card
           *[other] { $n } science cards
        }
deck-trade = trade card
    .a = a trade card
    .all = trade cards
    .counted =
        { $n ->
            [one] { $n } trade card
           *[other] { $n } trade cards
        }
deck-military = military card
    .a = a military card
    .all = military cards
    .counted =
        { $n ->
            [one] { $n } military card
           *[other] { $n } military cards
        }
deck-basic = action card
    .a = an action card
    .all = action cards
    .counted =
        { $n ->
            [one] { $n } action card
           *[other] { $n } action cards
        }
face-science = science
face-trade = trade
face-military = military
face-dragon = the dragon

## What improvements bring
work-granary = Granary
work-guild = Guild
work-barracks = Barracks
work-university = University
work-lighthouse = Lighthouse
work-arsenal = Arsenal
work-great-library = Great Library
work-great-harbor = Great Harbor
work-great-citadel = Great Citadel

## Where points come from
source-villages = Villages
source-towns = Towns
source-route = Longest route
source-army = Strongest army
source-wonders = Wonders
source-slayer = Dragonslayer
source-shown = Printer and Constitution
source-merchant = Merchant
source-treasures = Treasures

## Action cards, in the order of data.ACTIONS
card-warrior = Warrior
    .counted =
        { $n ->
            [1] Warrior
           *[other] { $n } × Warrior
        }
card-treasure = Treasure
    .counted =
        { $n ->
            [1] Treasure
           *[other] { $n } × Treasure
        }
card-road-builder = Road Builder
    .counted =
        { $n ->
            [1] Road Builder
           *[other] { $n } × Road Builder
        }
card-harvest = Harvest
    .counted =
        { $n ->
            [1] Harvest
           *[other] { $n } × Harvest
        }
card-monopoly = Monopoly
    .counted =
        { $n ->
            [1] Monopoly
           *[other] { $n } × Monopoly
        }
card-alchemist = Alchemist
    .counted =
        { $n ->
            [1] Alchemist
           *[other] { $n } × Alchemist
        }
card-crane = Crane
    .counted =
        { $n ->
            [1] Crane
           *[other] { $n } × Crane
        }
card-engineer = Engineer
    .counted =
        { $n ->
            [1] Engineer
           *[other] { $n } × Engineer
        }
card-inventor = Inventor
    .counted =
        { $n ->
            [1] Inventor
           *[other] { $n } × Inventor
        }
card-irrigation = Irrigation
    .counted =
        { $n ->
            [1] Irrigation
           *[other] { $n } × Irrigation
        }
card-medicine = Medicine
    .counted =
        { $n ->
            [1] Medicine
           *[other] { $n } × Medicine
        }
card-mining = Mining
    .counted =
        { $n ->
            [1] Mining
           *[other] { $n } × Mining
        }
card-printer = Printer
    .counted =
        { $n ->
            [1] Printer
           *[other] { $n } × Printer
        }
card-green-road-builder = Road Builder
    .counted =
        { $n ->
            [1] Road Builder
           *[other] { $n } × Road Builder
        }
card-smith = Smith
    .counted =
        { $n ->
            [1] Smith
           *[other] { $n } × Smith
        }
card-commercial-harbor = Commercial Harbor
    .counted =
        { $n ->
            [1] Commercial Harbor
           *[other] { $n } × Commercial Harbor
        }
card-master-merchant = Master Merchant
    .counted =
        { $n ->
            [1] Master Merchant
           *[other] { $n } × Master Merchant
        }
card-merchant = Merchant
    .counted =
        { $n ->
            [1] Merchant
           *[other] { $n } × Merchant
        }
card-merchant-fleet = Merchant Fleet
    .counted =
        { $n ->
            [1] Merchant Fleet
           *[other] { $n } × Merchant Fleet
        }
card-resource-monopoly = Resource Monopoly
    .counted =
        { $n ->
            [1] Resource Monopoly
           *[other] { $n } × Resource Monopoly
        }
card-trade-monopoly = Trade Monopoly
    .counted =
        { $n ->
            [1] Trade Monopoly
           *[other] { $n } × Trade Monopoly
        }
card-bishop = Bishop
    .counted =
        { $n ->
            [1] Bishop
           *[other] { $n } × Bishop
        }
card-constitution = Constitution
    .counted =
        { $n ->
            [1] Constitution
           *[other] { $n } × Constitution
        }
card-deserter = Deserter
    .counted =
        { $n ->
            [1] Deserter
           *[other] { $n } × Deserter
        }
card-diplomat = Diplomat
    .counted =
        { $n ->
            [1] Diplomat
           *[other] { $n } × Diplomat
        }
card-intrigue = Intrigue
    .counted =
        { $n ->
            [1] Intrigue
           *[other] { $n } × Intrigue
        }
card-saboteur = Saboteur
    .counted =
        { $n ->
            [1] Saboteur
           *[other] { $n } × Saboteur
        }
card-spy = Spy
    .counted =
        { $n ->
            [1] Spy
           *[other] { $n } × Spy
        }
card-warlord = Warlord
    .counted =
        { $n ->
            [1] Warlord
           *[other] { $n } × Warlord
        }
card-wedding = Wedding
    .counted =
        { $n ->
            [1] Wedding
           *[other] { $n } × Wedding
        }

## Numbers of things
# $points (number)
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $cards (number)
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $roads (number)
part-roads =
    { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
# $warriors (number)
part-warriors =
    { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }
# $actions (number)
part-actions =
    { $actions ->
        [one] { $actions } action card
       *[other] { $actions } action cards
    }
# $steps (number)
part-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# $commodities (number)
part-commodities =
    { $commodities ->
        [one] { $commodities } commodity
       *[other] { $commodities } commodities
    }
# $resources (number)
part-resources =
    { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
# How strong a seat was, or how many points it has.
# $who (seat), $n (number)
part-score =
    { $who ->
        [you] you: { $n }
       *[other] { $who }: { $n }
    }
# An offer of the player of the turn.
# $n (number)
part-offer-own = offer { $n }
# $who (seat)
part-offer-counter =
    { $who ->
        [you] your counter-offer
       *[other] { $who }’s counter-offer
    }

# $source (source)
part-source = { $source }

## Places
# Around a corner.
# $on (tiles)
at-corner = on { $on }
# On both hands of a border.
# $on (tiles)
at-border = between { $on }
# $on (tiles)
at-tile = { $on }

## Log
say-board = The board is ready.
# $who (seat), $at (place)
say-road =
    { $who ->
        [you] You build a road { $at }.
       *[other] { $who } builds a road { $at }.
    }
# $who (seat), $at (place)
say-village =
    { $who ->
        [you] You build a village { $at }.
       *[other] { $who } builds a village { $at }.
    }
# $who (seat), $at (place)
say-town =
    { $who ->
        [you] You build a town { $at }.
       *[other] { $who } builds a town { $at }.
    }
# $who (seat), $at (place)
say-fence =
    { $who ->
        [you] You fence your town { $at }.
       *[other] { $who } fences a town { $at }.
    }
# $tile (place)
say-lifts = The fog lifts: { $tile }.
# $who (seat), $n (number), $red (number), $yellow (number)
say-rolls =
    { $who ->
        [you] You roll { $n } ({ $red } and { $yellow }).
       *[other] { $who } rolls { $n } ({ $red } and { $yellow }).
    }
# $who (seat), $n (number), $red (number), $yellow (number), $face (face)
say-rolls-all =
    { $who ->
        [you] You roll { $n } ({ $red } and { $yellow }), and { $face }.
       *[other] { $who } rolls { $n } ({ $red } and { $yellow }), and { $face }.
    }
# $who (seat), $get (goods)
say-gains =
    { $who ->
        [you] You get { $get }.
       *[other] { $who } gets { $get }.
    }
# $good (good)
say-short = The market is short of { $good }, so nobody gets any.
# $who (seat), $goods (goods)
say-picks =
    { $who ->
        [you] You choose { $goods }.
       *[other] { $who } chooses { $goods }.
    }
# $who (seat)
say-again =
    { $who ->
        [you] The robber rests in the desert, so you roll again.
       *[other] The robber rests in the desert, so { $who } rolls again.
    }
# $who (seat)
say-ends =
    { $who ->
        [you] You end your turn.
       *[other] { $who } ends their turn.
    }
# $who (seat)
say-requests =
    { $who ->
        [you] You ask for a special build.
       *[other] { $who } asks for a special build.
    }
# $who (seat)
say-ends-special =
    { $who ->
        [you] You end your special build.
       *[other] { $who } ends their special build.
    }
# $who (seat), $points (number)
say-wins =
    { $who ->
        [you] You win with { part-points }.
       *[other] { $who } wins with { part-points }.
    }
# $scores (messages)
say-rounds = The last round is over. Points: { $scores }.
# $who (seat), $goods (goods)
say-discards =
    { $who ->
        [you] You discard { $goods }.
       *[other] { $who } discards { $goods }.
    }
# $who (seat), $to (seat), $cards (number)
say-gives =
    { $who ->
        [you] You give { part-cards } to { $to }.
       *[other] { $who } gives { part-cards } to { $to }.
    }
# $who (seat), $to (seat), $goods (goods)
say-gave =
    { $who ->
        [you] You give { $goods } to { $to }.
       *[other] { $who } gives { $goods } to { $to }.
    }
# $who (seat), $tile (place)
say-robber =
    { $who ->
        [you] You move the robber to { $tile }.
       *[other] { $who } moves the robber to { $tile }.
    }
# $who (seat), $at (place)
say-chases =
    { $who ->
        [you] Your warrior { $at } chases the robber.
       *[other] { $who }’s warrior { $at } chases the robber.
    }
# $who (seat), $victim (seat)
say-steals =
    { $who ->
        [you] You steal a card from { $victim }.
       *[other] { $who } steals a card from { $victim }.
    }
# $who (seat), $victim (seat), $goods (goods)
say-stole =
    { $who ->
        [you] You steal { $goods } from { $victim }.
       *[other] { $who } steals { $goods } from { $victim }.
    }

# $who (seat), $give (goods), $get (goods)
say-market =
    { $who ->
        [you] You trade { $give } for { $get } with the market.
       *[other] { $who } trades { $give } for { $get } with the market.
    }
# $who (seat)
say-begins =
    { $who ->
        [you] You start an offer.
       *[other] { $who } starts an offer.
    }
# $who (seat), $give (goods), $get (goods)
say-drafts =
    { $who ->
        [you] Your offer so far: { $give } for { $get }.
       *[other] { $who }’s offer so far: { $give } for { $get }.
    }
# $who (seat)
say-ponders =
    { $who ->
        [you] The market would take your offer too.
       *[other] The market would take { $who }’s offer too.
    }
# $who (seat)
say-cancels =
    { $who ->
        [you] You drop your offer.
       *[other] { $who } drops their offer.
    }
# $who (seat), $give (goods), $get (goods), $n (number)
say-offers =
    { $who ->
        [you] You offer { $give } for { $get } (offer { $n }).
       *[other] { $who } offers { $give } for { $get } (offer { $n }).
    }
# $who (seat), $give (goods), $get (goods)
say-counters =
    { $who ->
        [you] You make a counter-offer: { $give } for { $get }.
       *[other] { $who } makes a counter-offer: { $give } for { $get }.
    }
# $who (seat), $n (number)
say-accepts =
    { $who ->
        [you] You accept offer { $n }.
       *[other] { $who } accepts offer { $n }.
    }
# $who (seat), $maker (seat)
say-accepts-counter =
    { $who ->
        [you] You accept { $maker }’s counter-offer.
       *[other]
            { $maker ->
                [you] { $who } accepts your counter-offer.
               *[other] { $who } accepts { $maker }’s counter-offer.
            }
    }
# $who (seat), $n (number)
say-rejects =
    { $who ->
        [you] You reject offer { $n }.
       *[other] { $who } rejects offer { $n }.
    }
# $who (seat), $maker (seat)
say-rejects-counter =
    { $who ->
        [you] You reject { $maker }’s counter-offer.
       *[other]
            { $maker ->
                [you] { $who } rejects your counter-offer.
               *[other] { $who } rejects { $maker }’s counter-offer.
            }
    }
# $who (seat), $n (number)
say-withdraws =
    { $who ->
        [you] You withdraw offer { $n }.
       *[other] { $who } withdraws offer { $n }.
    }
# $who (seat)
say-withdraws-counter =
    { $who ->
        [you] You withdraw your counter-offer.
       *[other] { $who } withdraws their counter-offer.
    }
# $who (seat), $offer (message)
say-void =
    { $who ->
        [you] You no longer have the cards for { $offer }, so it’s withdrawn.
       *[other] { $who } no longer has the cards for { $offer }, so it’s withdrawn.
    }
# $who (seat)
say-fails =
    { $who ->
        [you] The trade is off: you no longer have the cards.
       *[other] The trade is off: { $who } no longer has the cards.
    }
# $who (seat), $partner (seat), $give (goods), $get (goods)
say-trades =
    { $who ->
        [you] You trade { $give } for { $get } with { $partner }.
       *[other] { $who } trades { $give } for { $get } with { $partner }.
    }
# $who (seat), $other (seat)
say-embargo =
    { $who ->
        [you] You refuse all offers from { $other }.
       *[other] { $who } refuses all offers from { $other }.
    }
# $who (seat), $other (seat)
say-lifts-embargo =
    { $who ->
        [you] You consider offers from { $other } again.
       *[other] { $who } considers offers from { $other } again.
    }

# $who (seat)
say-buys =
    { $who ->
        [you] You buy an action card.
       *[other] { $who } buys an action card.
    }
# $who (seat), $deck (deck)
say-draws =
    { $who ->
        [you] You draw { FORM($deck, "a") }.
       *[other] { $who } draws { FORM($deck, "a") }.
    }
# $who (seat), $deck (deck)
say-chooses-deck =
    { $who ->
        [you] You tie for strongest and take { FORM($deck, "a") }.
       *[other] { $who } ties for strongest and takes { FORM($deck, "a") }.
    }
# $who (seat), $deck (deck)
say-empty =
    { $who ->
        [you] There are no { FORM($deck, "all") } left, so you draw nothing.
       *[other] There are no { FORM($deck, "all") } left, so { $who } draws nothing.
    }
# $who (seat), $deck (deck)
say-drops =
    { $who ->
        [you] You put { FORM($deck, "a") } back under its deck.
       *[other] { $who } puts { FORM($deck, "a") } back under its deck.
    }
# $who (seat)
say-route-lost =
    { $who ->
        [you] You lose the longest route. Nobody has it now.
       *[other] { $who } loses the longest route. Nobody has it now.
    }
# $who (seat), $roads (number), $points (number)
say-route =
    { $who ->
        [you] You now have the longest route ({ part-roads }, { part-points }).
       *[other] { $who } now has the longest route ({ part-roads }, { part-points }).
    }
# $who (seat), $loser (seat), $roads (number), $points (number)
say-route-taken =
    { $who ->
        [you] You take the longest route from { $loser } ({ part-roads }, { part-points }).
       *[other] { $who } takes the longest route from { $loser } ({ part-roads }, { part-points }).
    }
# $who (seat), $warriors (number), $points (number)
say-army =
    { $who ->
        [you] You now have the strongest army ({ part-warriors }, { part-points }).
       *[other] { $who } now has the strongest army ({ part-warriors }, { part-points }).
    }
# $who (seat), $loser (seat), $warriors (number), $points (number)
say-army-taken =
    { $who ->
        [you] You take the strongest army from { $loser } ({ part-warriors }, { part-points }).
       *[other] { $who } takes the strongest army from { $loser } ({ part-warriors }, { part-points }).
    }

# $who (seat), $colour (colour), $level (number)
say-improves =
    { $who ->
        [you] You raise { $colour } to level { $level }.
       *[other] { $who } raises { $colour } to level { $level }.
    }
# $who (seat), $colour (colour), $level (number), $work (work)
say-improves-work =
    { $who ->
        [you] You raise { $colour } to level { $level } and get the { $work }.
       *[other] { $who } raises { $colour } to level { $level } and gets the { $work }.
    }
# $who (seat), $work (work), $at (place)
say-wonder =
    { $who ->
        [you] You build the { $work } in your town { $at }.
       *[other] { $who } builds the { $work } in their town { $at }.
    }
# $who (seat), $old (work), $new (work)
say-great =
    { $who ->
        [you] Your { $old } becomes the { $new }.
       *[other] { $who }’s { $old } becomes the { $new }.
    }
# $who (seat), $at (place)
say-warrior =
    { $who ->
        [you] You build a warrior { $at }.
       *[other] { $who } builds a warrior { $at }.
    }
# $who (seat), $at (place)
say-activates =
    { $who ->
        [you] You activate your warrior { $at }.
       *[other] { $who } activates their warrior { $at }.
    }
# $who (seat), $at (place), $piece (piece)
say-upgrades =
    { $who ->
        [you] Your warrior { $at } becomes { FORM($piece, "a") }.
       *[other] { $who }’s warrior { $at } becomes { FORM($piece, "a") }.
    }
# $who (seat), $at (place)
say-sets-out =
    { $who ->
        [you] Your warrior { $at } sets out.
       *[other] { $who }’s warrior { $at } sets out.
    }
# $who (seat), $at (place), $goal (place)
say-marches =
    { $who ->
        [you] Your warrior { $at } moves to the corner { $goal }.
       *[other] { $who }’s warrior { $at } moves to the corner { $goal }.
    }
# $who (seat), $at (place)
say-displaced =
    { $who ->
        [you] Your warrior { $at } is driven off.
       *[other] { $who }’s warrior { $at } is driven off.
    }
# $who (seat), $at (place), $goal (place)
say-retreats =
    { $who ->
        [you] Your warrior { $at } retreats to the corner { $goal }.
       *[other] { $who }’s warrior { $at } retreats to the corner { $goal }.
    }
# $who (seat), $at (place)
say-lost =
    { $who ->
        [you] Your warrior { $at } has nowhere to go and is lost.
       *[other] { $who }’s warrior { $at } has nowhere to go and is lost.
    }
# $steps (number)
say-dragon =
    { $steps ->
        [0] The dragon attacks!
       *[other] The dragon comes closer: { part-steps } to go.
    }
# $dragon (number), $warriors (number), $forces (messages)
say-battle-won = The island holds: warriors { $warriors } ({ $forces }) against dragon { $dragon }.
# $dragon (number), $warriors (number), $forces (messages)
say-battle-lost = The dragon wins: warriors { $warriors } ({ $forces }) against dragon { $dragon }.
# Nobody has an active warrior.
# $dragon (number)
say-battle-won-alone = The island holds: warriors 0 against dragon { $dragon }.
# $dragon (number)
say-battle-lost-alone = The dragon wins: warriors 0 against dragon { $dragon }.
# $who (seat), $points (number)
say-slayer =
    { $who ->
        [you] You are the Dragonslayer: { part-points }.
       *[other] { $who } is the Dragonslayer: { part-points }.
    }
# $who (seat), $at (place)
say-razed =
    { $who ->
        [you] Your town { $at } becomes a village.
       *[other] { $who }’s town { $at } becomes a village.
    }

# $who (seat), $card (card)
say-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
# $who (seat), $card (card)
say-drew =
    { $who ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
# $who (seat), $card (card)
say-dropped =
    { $who ->
        [you] You put { $card } back.
       *[other] { $who } puts { $card } back.
    }
# $who (seat), $card (card), $points (number)
say-shows =
    { $who ->
        [you] You draw { $card } and reveal it for { part-points }.
       *[other] { $who } draws { $card } and reveals it for { part-points }.
    }
# $who (seat), $red (number), $yellow (number)
say-conjures =
    { $who ->
        [you] You set the dice to { $red } and { $yellow }.
       *[other] { $who } sets the dice to { $red } and { $yellow }.
    }
# $who (seat), $tile (place)
say-invents =
    { $who ->
        [you] You choose the number on { $tile }.
       *[other] { $who } chooses the number on { $tile }.
    }
# The tiles have their new numbers.
# $who (seat), $one (place), $other (place)
say-swaps =
    { $who ->
        [you] You swap two numbers: now { $one } and { $other }.
       *[other] { $who } swaps two numbers: now { $one } and { $other }.
    }
# $who (seat), $tile (place)
say-merchant =
    { $who ->
        [you] You put the merchant on { $tile }.
       *[other] { $who } puts the merchant on { $tile }.
    }
# $who (seat), $at (place)
say-takes-up-road =
    { $who ->
        [you] You pick up your road { $at }.
       *[other] { $who } picks up their road { $at }.
    }
# $who (seat), $owner (seat), $at (place)
say-removes-road =
    { $who ->
        [you] You remove { $owner }’s road { $at }.
       *[other]
            { $owner ->
                [you] { $who } removes your road { $at }.
               *[other] { $who } removes { $owner }’s road { $at }.
            }
    }
# $who (seat), $victim (seat)
say-lures =
    { $who ->
        [you] You make { $victim } dismiss a warrior.
       *[other] { $who } makes { $victim } dismiss a warrior.
    }
# $who (seat), $at (place)
say-deserts =
    { $who ->
        [you] You dismiss your warrior { $at }.
       *[other] { $who } dismisses their warrior { $at }.
    }
# $who (seat), $at (place), $piece (piece)
say-enlists =
    { $who ->
        [you] You place { FORM($piece, "a") } { $at }.
       *[other] { $who } places { FORM($piece, "a") } { $at }.
    }
# $who (seat), $strength (number)
say-warlord =
    { $who ->
        [you] You activate all your warriors (strength { $strength } together).
       *[other] { $who } activates all their warriors (strength { $strength } together).
    }
# $who (seat), $good (good)
say-reaps-nothing =
    { $who ->
        [you] The market has no { $good } left for you.
       *[other] The market has no { $good } left for { $who }.
    }
# $who (seat), $good (good)
say-names =
    { $who ->
        [you] You name { $good }.
       *[other] { $who } names { $good }.
    }
# $who (seat), $n (number), $good (good)
say-fleet =
    { $who ->
        [you] You trade { $good } { $n } for 1 this turn.
       *[other] { $who } trades { $good } { $n } for 1 this turn.
    }
# $who (seat), $other (seat)
say-visits =
    { $who ->
        [you] You ask { $other }.
       *[other] { $who } asks { $other }.
    }
# $who (seat), $other (seat), $goods (goods)
say-harbor =
    { $who ->
        [you] You offer { $goods } to { $other } for a commodity.
       *[other] { $who } offers { $goods } to { $other } for a commodity.
    }
# $who (seat)
say-no-commodity =
    { $who ->
        [you] You have no commodity to give.
       *[other] { $who } has no commodity to give.
    }
# $who (seat)
say-has-commodity =
    { $who ->
        [you] You choose a commodity to give.
       *[other] { $who } chooses a commodity to give.
    }
# $who (seat), $other (seat), $give (goods), $get (goods)
say-swapped =
    { $who ->
        [you] You give { $give } to { $other } for { $get }.
       *[other] { $who } gives { $give } to { $other } for { $get }.
    }
# $who (seat), $other (seat)
say-looks =
    { $who ->
        [you] You look at the cards of { $other }.
       *[other]
            { $other ->
                [you] { $who } looks at your cards.
               *[other] { $who } looks at the cards of { $other }.
            }
    }
# $who (seat), $goods (goods)
say-looked =
    { $who ->
        [you] You have { $goods } in hand.
       *[other] { $who } has { $goods } in hand.
    }
# $who (seat), $other (seat)
say-spies =
    { $who ->
        [you] You look at the action cards of { $other }.
       *[other]
            { $other ->
                [you] { $who } looks at your action cards.
               *[other] { $who } looks at the action cards of { $other }.
            }
    }
# $who (seat), $cards (cards)
say-spied =
    { $who ->
        [you] Your action cards: { $cards }.
       *[other] { $who }’s action cards: { $cards }.
    }
# $who (seat), $victim (seat)
say-takes-action =
    { $who ->
        [you] You take an action card from { $victim }.
       *[other] { $who } takes an action card from { $victim }.
    }
# $who (seat), $victim (seat), $card (card)
say-took-action =
    { $who ->
        [you] You take { $card } from { $victim }.
       *[other] { $who } takes { $card } from { $victim }.
    }

## Questions
ask-sealed = Waiting for the others. You can still change your answer.
ask-sealed-final = Waiting for the others.
ask-roll = Roll the dice.
ask-roll-or-play = Roll the dice, or play an action card first.
ask-turn = Build, trade or play a card, then end your turn.
ask-special = Build, upgrade, improve or buy, then end your special build.
# $give (goods), $get (goods)
ask-draft = Put your offer together: { $give } for { $get }. Then send or cancel it.
# $give (goods), $get (goods)
ask-counter-draft = Put your counter-offer together: { $give } for { $get }. Then send or cancel it.
# Notes say who has accepted what.
ask-deal = Close a trade, or carry on with your turn.
# A note says what everybody has rejected.
ask-rejected = Offer something else, or carry on with your turn.
# $who (rival)
ask-wait = Wait for { $who } to choose.
# Notes tell the offers.
ask-answer = Accept, reject or counter?
ask-accept-reject = Accept or reject?
ask-accept-counter = Accept or counter?
ask-reject-counter = Reject or counter?
ask-accept = Accept?
ask-reject = Reject?
ask-counter = Counter?
# $who (rival)
ask-talk-build = Ask for a special build, or wait for { $who }.
# $who (rival)
ask-talk = Wait for { $who }, or refuse all offers from a player.
ask-first-village = Place your first village.
# $cards (number)
ask-second-village = Place your second village. It brings { part-cards } of each resource beside it.
# $cards (number)
ask-first-town = Place your town. It brings { part-cards } of each resource beside it.
# $piece (piece)
ask-first-road = Build a road at your new { $piece }.
# $n (number), $cards (number)
ask-discard-seven = A 7 was rolled. Discard { $n } of your { part-cards }.
# $n (number), $cards (number)
ask-discard = Discard { $n } of your { part-cards }.
# $n (number), $cards (number)
ask-discard-more = Discard { $n } more of your { part-cards }.
# $cards (number), $to (rival)
ask-give-away = Choose { part-cards } for { $to }.
ask-robber = Where do you move the robber?
# $tile (place)
ask-victim = Who do you rob on { $tile }?
# $work (work)
ask-wonder = Which of your towns gets the { $work }?
ask-lose-town = Which town becomes a village?
# $piece (piece), $where (place)
ask-march = Where does your { $piece } { $where } go?
# $piece (piece), $where (place)
ask-retreat = Your { $piece } { $where } was driven off. Where does it go?
# $n (number)
ask-pick =
    { $n ->
        [one] Which resource do you take?
       *[other] Which resource do you take first ({ $n } left)?
    }
ask-where = Trade with the market or with the players?
ask-drop-action = Which action card do you put back?
ask-deck = Which kind of card do you draw?
ask-name-resource = Which resource do you name?
ask-name-commodity = Which commodity do you name?
# $n (number)
ask-fleet = Which kind of card do you trade { $n } for 1 this turn?
# $n (number)
ask-free-road = Build a free road ({ $n } left).
ask-move-road = Where do you rebuild your road?
ask-dice = Choose the numbers on both dice.
# $commodities (number)
ask-crane = Which improvement do you build for { part-commodities } less?
ask-fence = Which town gets the fence?
ask-medicine = Which village becomes a town?
ask-intrigue = Which warrior do you drive off?
ask-smith = Which warrior do you strengthen?
ask-smith-second = Strengthen a second warrior, or stop?
ask-dismiss = Which warrior do you dismiss?
# $piece (piece)
ask-enlist = Place your new { $piece }, or stop?
ask-merchant = Which tile gets the merchant?
ask-inventor = Which number do you swap?
# $number (number), $tile (tile)
ask-inventor-second = Swap the { $number } on { $tile } with which number?
ask-harbor = Offer a resource to another player, or stop?
ask-look = Whose hand do you look at?
ask-deserter = Who loses a warrior?
ask-spy = Whose action cards do you look at?
# $who (rival), $n (number)
ask-take = Which card do you take from { $who } ({ $n } left)?
# $who (rival)
ask-offer-resource = Which resource do you offer { $who }?
# $who (rival), $goods (goods)
ask-give-commodity = Which commodity do you give { $who } for { $goods }?
ask-remove-road = Which open road do you remove?
# $who (rival)
ask-take-action = Which action card do you take from { $who }?

## Notes beside questions
# $who (rivals), $offer (message)
note-accepted =
    { $who ->
        [one] { $who } accepts { $offer }.
       *[other] { $who } accept { $offer }.
    }
# $who (rival), $get (goods), $give (goods)
note-countered = { $who } would give you { $get } for { $give }.
# $offers (messages)
note-rejected = Everyone rejected { $offers }.
# $n (number), $give (goods), $get (goods)
note-offered = Offer { $n }: you give { $give } for { $get }.
# $n (number), $give (goods), $get (goods)
note-offered-accepted = Offer { $n } (you accept): you give { $give } for { $get }.
# $n (number), $give (goods), $get (goods)
note-offered-rejected = Offer { $n } (you reject): you give { $give } for { $get }.
# A counter-offer that another player has made.
# $who (rival), $give (goods), $get (goods)
note-counter = { $who }’s counter-offer: you give { $give } for { $get }.
# $who (rival), $give (goods), $get (goods)
note-counter-accepted = { $who }’s counter-offer (you accept): you give { $give } for { $get }.
# $who (rival), $give (goods), $get (goods)
note-counter-rejected = { $who }’s counter-offer (you reject): you give { $give } for { $get }.
note-reroll = In the desert it robs nobody, and you roll again.
note-dragon-won = The dragon wins, and your defence was the weakest.
note-fog-gold = The fog hid gold.
# $give (goods), $get (goods)
note-market-too = The market would also take { $give } for { $get }.
# $actions (number), $limit (number)
note-too-many = You have { part-actions }, and the limit is { $limit }.
note-thanks = The dragon is beaten, and nobody was stronger than you.
note-all-of-it = The others give you all they have of it.
# $n (number)
note-each-gives =
    { $n ->
        [1] Each opponent who has it gives you 1.
       *[other] Each opponent gives you up to { $n }.
    }
# $who (rival)
note-lured = { $who } makes you dismiss one.
note-will-be-active = It will be active.
note-will-be-inactive = It will be inactive.

## Moves
move-roll = Roll the dice
move-end = End your turn
move-end-special = End your special build
move-buy = Buy an action card
move-request = Ask for a special build after this turn
move-wait = Not now
move-retract = Change your answer
# $where (place)
move-road = Build a road { $where }
# $where (place)
move-village = Build a village { $where }
# $where (place)
move-town = Build a town { $where }
# $where (place)
move-fence = Fence your town { $where }
# $colour (colour), $level (number)
move-improve = Raise { $colour } to level { $level }
# $where (place)
move-warrior = Build a warrior { $where }
# $piece (piece), $where (place)
move-activate = Activate your { $piece } { $where }
# $piece (piece), $where (place)
move-upgrade = Strengthen your { $piece } { $where }
# $piece (piece), $where (place)
move-march = Move your { $piece } { $where }
# $piece (piece), $where (place), $tile (place)
move-chase = Chase the robber from { $tile } with your { $piece } { $where }
# $card (card)
move-play = Play { $card }
# $give (goods), $get (goods)
move-market = Trade { $give } for { $get } with the market
move-offer = Make an offer to the others
# $who (rival)
move-counter = Make { $who } a counter-offer
# $who (rival)
move-embargo = Refuse all offers from { $who }
# $who (rival)
move-lift = Consider offers from { $who } again
# $give (goods), $get (goods)
move-send = Send the offer: { $give } for { $get }
move-cancel = Drop the offer
move-with-players = Offer it to the players
# $goods (goods)
move-give = Give { $goods }
# $goods (goods)
move-ask = Ask for { $goods }
# $give (goods), $get (goods), $who (rival)
move-deal = Trade { $give } for { $get } with { $who }
# $offer (message)
move-withdraw = Withdraw { $offer }
# $offer (message)
move-accept = Accept { $offer }
# $offer (message)
move-reject = Reject { $offer }
# Moves that belong together, in a hint.
# $give (goods), $get (goods)
move-offer-whole = Offer the others { $give } for { $get }
# $who (rival), $give (goods), $get (goods)
move-counter-whole = Offer { $who } { $give } for { $get }
# $goods (goods)
move-discard = Discard { $goods }
# $goods (goods)
move-give-away = Give away { $goods }
# $work (work), $where (place)
move-wonder = Build the { $work } in your town { $where }
# $where (place)
move-lose-town = Give up your town { $where }
# $where (place)
move-lose-fenced = Give up your town and its fence { $where }
# $where (place)
move-march-to = Move to the corner { $where }
# $where (place)
move-retreat = Retreat to the corner { $where }
# $owner (rival), $piece (piece), $where (place)
move-drive = Drive off { $owner }’s { $piece } { $where }
# $where (place)
move-medicine = Upgrade your village { $where } to a town
# $piece (piece), $where (place)
move-dismiss = Dismiss your { $piece } { $where }
# $where (place)
move-enlist = Place the warrior { $where }
# $owner (seat), $where (place)
move-remove-road =
    { $owner ->
        [you] Remove your road { $where }
       *[other] Remove { $owner }’s road { $where }
    }
# $tile (place)
move-robber = Move robber to { $tile }
# $tile (place)
move-merchant = Put the merchant on { $tile }
# $tile (place)
move-number = Choose the number on { $tile }
# $tile (place)
move-tile = Choose { $tile }
# $where (place)
move-corner = Choose the corner { $where }
# $who (rival)
move-rob = Rob { $who }
# $who (rival)
move-player = Choose { $who }
# $goods (goods)
move-take = Take { $goods }
# $good (good)
move-name = Name { $good }
# $goods (goods)
move-offer-good = Offer { $goods }
# $card (card)
move-put-back = Put back { $card }
# $card (card)
move-take-card = Take { $card }
# $deck (deck)
move-draw = Draw { FORM($deck, "a") }
# $red (number), $yellow (number)
move-dice = Set red to { $red } and yellow to { $yellow }
move-stop = Stop here
move-stop-smith = Don’t strengthen another warrior
move-stop-enlist = Don’t place a warrior

## Notes beside moves
# $n (number)
note-left = { $n } left
note-free = free
note-joins = joins your roads
# $tiles (tiles)
note-towards = towards { $tiles }
note-along-sea = further along the sea
# $pips (number)
note-pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
# $n (number)
note-limit = hand limit +{ $n }
# $work (work)
note-work = brings the { $work }
# $work (work), $points (number)
note-wonder = brings the { $work }, { part-points }
# $work (work)
note-great = your wonder becomes the { $work }
# $piece (piece)
note-becomes = becomes { FORM($piece, "a") }
# $n (number)
note-total = { $n } in all
# $offer (message)
note-by-offer = { $offer }
# $give (goods), $get (goods)
note-terms = you give { $give } for { $get }
note-active = active
note-inactive = inactive
# $who (seats)
note-blocks = blocks { $who }
note-blocks-nobody = blocks nobody
# $n (number), $good (good)
note-ratio = { $n } { $good } for any card
# $cards (number)
note-cards = { part-cards }
# $points (number), $cards (number)
note-points-cards = { part-points }, { part-cards }
# $actions (number)
note-actions = { part-actions }
# $warriors (number)
note-warriors = { part-warriors }
# $n (number)
note-you-have = you have { $n }
# $n (number)
note-they-have = they have { $n }
# $n (number)
note-in-market = { $n } in the market
# $n (number)
note-roll = a roll of { $n }

## What an undo takes back
undo-end = the end of your turn
undo-offer = starting an offer
undo-counter = starting a counter-offer
undo-send = sending the offer
undo-cancel = dropping the offer
undo-request = asking for a special build
undo-market-trade = the trade with the market
undo-player-trade = the offer to the players
undo-stop = stopping there
# $at (place)
undo-road = the road { $at }
# $at (place)
undo-village = the village { $at }
# $at (place)
undo-town = the town { $at }
# $at (place)
undo-fence = the fence { $at }
# $at (place)
undo-warrior = the warrior { $at }
# $at (place)
undo-activate = activating the warrior { $at }
# $at (place)
undo-upgrade = strengthening the warrior { $at }
# $at (place)
undo-march = setting out { $at }
# $at (place)
undo-chase = chasing the robber with the warrior { $at }
# $at (place)
undo-corner = choosing the corner { $at }
# $tile (place)
undo-tile = choosing { $tile }
# $give (good), $get (good)
undo-market = trading { $give } for { $get }
# $goods (goods)
undo-give = giving { $goods }
# $goods (goods)
undo-ask = asking for { $goods }
# $good (good)
undo-card = choosing { $good }
# $offer (message)
undo-withdraw = withdrawing { $offer }
# $offer (message)
undo-accept = accepting { $offer }
# $offer (message)
undo-reject = rejecting { $offer }
# $who (rival)
undo-embargo = refusing offers from { $who }
# $who (rival)
undo-lift = considering offers from { $who } again
# $who (rival)
undo-player = choosing { $who }
# $colour (colour)
undo-improve = raising { $colour }
# $card (card)
undo-action = choosing { $card }

## Refusals: turns and questions
no-such-move = Imperials doesn’t have this move.
no-over = The game is over.
no-chance = Only the dice can decide that.
no-wait-answer = The others are waiting for your answer.
no-pass = You can’t pass here.
no-retract = You have no sealed answer to change.
# $question (message)
no-first-answer = Answer this first: { $question }
no-chance-first = The dice have to be rolled first.
no-sealed = You’ve already answered. To choose again, change your answer.
no-sealed-final = You’ve already answered, and it’s too late to change it.
# $who (rival)
no-their-choice = { $who } has to choose first.
no-special-table = This table plays without special builds.
# $who (rival)
no-special-early = Ask for it after { $who } has rolled.
# $who (rival)
no-only-turn = Only { $who } can do that now: it’s their turn.
# $who (rival)
no-turn = It’s { $who }’s turn.
no-roll-first = Roll the dice first. Before that you can only play an action card.
no-special-only = In a special build you can only build, upgrade, activate, improve and buy.
no-special-roll = Nobody rolls in a special build. End it when you’ve built.
no-drafting = You’re putting an offer together. Send or cancel it first.
no-counter-drafting = You’re putting a counter-offer together. Send or cancel it first.
no-rolled = You’ve already rolled this turn.
no-draft = You’re not putting an offer together. Start one first.
no-counter-draft = You’re not putting a counter-offer together. Start one first.
no-own-request = Ask for a special build in another player’s turn. This one is yours.
no-own-embargo = Refuse a player’s offers in their own turn, not in yours.
no-own-counter = Counter-offers go to the player whose turn it is, and that’s you.
no-own-answer = The others answer your offers. You close a trade or withdraw the offer.
no-not-asked = Nobody is asking you for that right now.

## Refusals: places and setup
# $n (number), $last (number)
no-such-corner = This map has no corner { $n }. Its corners are 0 to { $last }.
# $n (number), $last (number)
no-such-border = This map has no border { $n }. Its borders are 0 to { $last }.
# $n (number), $last (number)
no-such-tile = This map has no tile { $n }. Its tiles are 0 to { $last }.
# $n (number)
no-such-player = There’s no player { $n } at this table.
# $wanted (piece), $given (piece)
no-wrong-piece = Place { FORM($wanted, "a") } now, not { FORM($given, "a") }.
# $piece (piece)
no-place-first = Place your { $piece } first.
no-setup-fog = This corner touches fog. Nobody can settle here during the setup.
no-setup-closed = This corner is closed during the setup.
no-setup-road = No border at this corner is free for the road.
# $borders (one of messages)
no-first-road-there = The road starts at your new settlement: { $borders }.
# $borders (one of messages)
no-first-road = Build the road of your new settlement first: { $borders }.
# A border, with its place.
# $where (place)
part-border = { $where }

## Refusals: building
# $piece (piece), $cost (goods), $missing (goods)
no-cost = { UP(FORM($piece, "a")) } costs { $cost }. You still need { $missing }.
# $cost (goods), $missing (goods)
no-cost-activate = Activating a warrior costs { $cost }. You still need { $missing }.
# $cost (goods), $missing (goods)
no-cost-upgrade = Strengthening a warrior costs { $cost }. You still need { $missing }.
# $cost (goods), $missing (goods)
no-cost-medicine = Medicine costs { $cost }. You still need { $missing }.
# $n (number), $piece (piece)
no-pieces-left =
    { $n ->
        [1] Your only { $piece } is on the board.
        [2] Both of your { FORM($piece, "all") } are on the board.
       *[other] All { $n } of your { FORM($piece, "all") } are on the board.
    }
# A match with other numbers may have none of a piece.
# $piece (piece)
no-pieces-ever = This match has no { FORM($piece, "all") }.
# $owner (seat)
no-road-taken =
    { $owner ->
        [you] You already have a road here.
       *[other] { $owner } already has a road here.
    }
# $owner (rival), $piece (piece), $where (place)
no-road-blocked = { $owner }’s { $piece } { $where } blocks the way.
no-road-apart = Your roads, villages and towns don’t reach this border.
no-village-reach = None of your roads reaches a free corner. Build a road first.
no-village-road = None of your roads leads to this corner.
# $owner (seat), $piece (piece)
no-corner-taken =
    { $owner ->
        [you] Your { $piece } is already here.
       *[other] { $owner }’s { $piece } is already here.
    }
# $owner (seat), $piece (piece), $where (place)
no-too-close =
    { $owner ->
        [you] Too close to your { $piece } { $where }. Villages and towns must be at least 2 borders apart.
       *[other] Too close to { $owner }’s { $piece } { $where }. Villages and towns must be at least 2 borders apart.
    }
no-fog-corner = This corner touches fog. Build a road here to lift it.
no-town-already = You already have a town here.
no-town-village = A town replaces one of your villages, and there’s none here.
no-fence-mode = Fences are part of Wonders & Warriors.
no-fence-town = A fence goes round one of your towns, and there’s none here.
no-fence-already = This town already has a fence.
no-buy-mode = In Wonders & Warriors you don’t buy action cards. The event die deals them.
no-deck-empty = No action cards are left.
no-improve-mode = Improvements are part of Wonders & Warriors.
# $colour (colour), $level (number)
no-improve-top = Your { $colour } is at level { $level }, the highest.
no-improve-town = You need a town for improvements.
# $colour (colour), $level (number), $cost (goods), $held (number)
no-improve-cost = Level { $level } of { $colour } costs { $cost }. You have { $held }.
no-improve-wonder = This level brings a wonder, and none of your towns is free for it.

## Refusals: warriors
no-warrior-mode = Warriors on the board are part of Wonders & Warriors.
no-warrior-here = You don’t have a warrior here.
no-warrior-active = This warrior is already active.
no-warrior-road = Warriors go at the ends of your roads, and none leads here.
no-warrior-top = This warrior is mighty. Nothing is stronger.
# $level (number)
no-warrior-barracks = Mighty warriors need the Barracks (level { $level } of military).
# $piece (piece)
no-warrior-inactive = Your { $piece } is inactive. Activate it first.
# $piece (piece)
no-warrior-roused = You activated your { $piece } this turn. It can’t act before your next turn.
# $piece (piece), $tile (place)
no-warrior-chase = The robber is on { $tile }, and your { $piece } isn’t beside it.
# $piece (piece)
no-warrior-march = Your roads don’t lead your { $piece } to a corner it can take.
no-march-here = The warrior is already here.
no-march-road = Your roads don’t lead there.
# $owner (rival), $piece (piece)
no-march-strong = { $owner }’s { $piece } isn’t weaker than your warrior.
# $owner (seat), $piece (piece)
no-retreat-taken =
    { $owner ->
        [you] Your { $piece } is there. A retreating warrior drives nobody off.
       *[other] { $owner }’s { $piece } is there. A retreating warrior drives nobody off.
    }

## Refusals: answers
no-robber-fog = The robber can’t go into the fog.
# $tile (place)
no-robber-stays = The robber must leave { $tile }. Choose another tile.
no-rob-self = You can’t rob yourself.
# $who (rival), $tile (place)
no-rob-absent = { $who } has no village or town on { $tile }.
# $who (rival)
no-rob-empty = { $who } has no card to steal.
# $good (good)
no-good-mode = { UP($good) } is part of Wonders & Warriors.
# $good (good)
no-good-left = You have no { $good } left to give up.
no-only-resources = You can only choose resources.
# $good (good)
no-good-market = The market has no { $good }.
no-own-town = You don’t have a town here.
no-town-wonder = This town already has a wonder.
# $card (card)
no-card-held = You don’t have { $card }.
# $deck (deck)
no-deck-cards = There are no { FORM($deck, "all") } left.
no-where-first = Say first who gets your offer: the market or the players.
no-road-back = Choose a different border from the one the road came from.
no-road-there = There’s no road here.
no-road-open = This road isn’t open: its owner has other pieces at both ends.
no-smith-again = This warrior is already stronger. Choose another one.
no-intrigue-warrior = There’s no opponent’s warrior here.
no-intrigue-road = This warrior isn’t at one of your roads.
# $tile (place)
no-merchant-tile = { UP($tile) } isn’t an open resource tile.
# $tile (place)
no-merchant-beside = You have no village or town beside { $tile }.
# $tile (place)
no-number-tile = { UP($tile) } shows no number.
# $number (number)
no-number-fixed = A { $number } stays where it is.
# $number (number)
no-number-same = Both numbers are { $number }. Choose two that differ.
no-choose-self = Choose an opponent, not yourself.
# $who (rival)
no-harbor-again = You’ve already asked { $who } with this card.
# $who (rival)
no-their-cards = { $who } has no cards.
# $who (rival)
no-not-ahead = { $who } doesn’t have more points than you.
# $who (rival)
no-their-warriors = { $who } has no warrior on the board.
# $who (rival)
no-their-actions = { $who } has no action card.
# $who (rival), $card (card)
no-their-card = { $who } doesn’t have { $card }.
# $who (rival), $good (good)
no-their-good = { $who } has no { $good }.
# $good (good)
no-harbor-resource = Offer a resource. { UP($good) } is a commodity.
# $good (good)
no-harbor-commodity = Give a commodity. { UP($good) } is a resource.
# $good (good)
no-own-good = You have no { $good }.
# $good (good)
no-name-resource = Name a resource. { UP($good) } is a commodity.
# $good (good)
no-name-commodity = Name a commodity. { UP($good) } is a resource.

## Refusals: action cards
# $card (card)
no-play-basic = { $card } is a Basic card.
# $card (card)
no-play-wonders = { $card } is a Wonders & Warriors card.
# $card (card)
no-play-treasure = { $card } is never played. Its points count by themselves.
# $card (card)
no-play-point = { $card } is never played. It counts as soon as you draw it.
# $card (card)
no-play-now = { $card } would do nothing now.
no-play-alchemist = Play it before you roll.
no-play-after-roll = Play it after you roll.
# $n (number)
no-play-limit =
    { $n ->
        [one] You’ve already played an action card this turn, and { $n } is the limit.
       *[other] You’ve already played { $n } action cards this turn, and that’s the limit.
    }
no-play-fresh = You bought this card this turn. You can play it from your next turn on.
no-play-harvest = The market has no resources.
no-play-inventor = No two open numbers differ, apart from 2, 6, 8 and 12.
no-play-irrigation = You have no village or town beside a farm.
no-play-mining = You have no village or town beside a mine.
no-play-ahead = Nobody with more points than you has a card.
no-play-merchant = You have no village or town beside an open resource tile.
no-play-bishop = The dragon hasn’t attacked yet. Play it after the first attack.
no-play-deserter = No opponent has a warrior on the board.
no-play-diplomat = There’s no open road.
no-play-intrigue = No opponent’s warrior is at one of your roads.
no-play-saboteur = Nobody with at least as many points as you has 2 or more cards.
no-play-spy = No opponent has an action card.
no-play-road-place = You have no place for a road.
# $reason (message)
no-play-crane = Even with the Crane you can’t improve. { $reason }
no-play-engineer = All your towns have fences.
no-play-medicine = You have no village.
no-play-warriors = You have no warrior on the board.
no-play-smith = None of your warriors can get stronger.
no-play-harbor-own = You have no resource to offer.
no-play-harbor-theirs = No opponent has a card.
no-play-warlord = You have no inactive warrior.

## Refusals: trade
no-trades = This table plays without trades between players.
# $good (good)
no-same-kind = Both are { $good }. Choose two different kinds.
# $n (number), $good (good), $held (number)
no-market-ratio = The market trades { $good } { $n } for 1. You have { $held }.
# $n (number)
no-offers-turn =
    { $n ->
        [one] You’ve made { $n } offer this turn. That’s the limit.
       *[other] You’ve made { $n } offers this turn. That’s the limit.
    }
# $n (number)
no-offers-open =
    { $n ->
        [one] You have { $n } open offer. Withdraw it first.
       *[other] You have { $n } open offers. Withdraw one first.
    }
no-card-to-give = You have no card to give.
# $n (number)
no-offer-open = Offer { $n } isn’t open.
# $who (seat)
no-counter-open =
    { $who ->
        [you] You have no open counter-offer.
       *[other] { $who } has no open counter-offer.
    }
no-trade-self = You can’t trade with yourself.
# $who (rival), $offer (message)
no-not-accepted = { $who } hasn’t accepted { $offer }.
# $offer (message), $goods (goods)
no-offer-cards = { UP($offer) } would cost you { $goods }, and you don’t have that.
# $good (good)
no-asked-too = Your offer asks for { $good }. A kind can’t be on both sides.
# $good (good)
no-given-too = Your offer gives { $good }. A kind can’t be on both sides.
# $goods (goods)
no-give-more = You only have { $goods }.
# $good (good)
no-give-none = You have no { $good }.
# $goods (goods)
no-ask-more = You can ask for at most { $goods }.
no-send-give = Your offer doesn’t give anything yet.
no-send-ask = Your offer doesn’t ask for anything yet.
# $goods (goods)
no-send-cards = You no longer have { $goods }.
# $who (rival)
no-send-late = { $who } no longer has an open offer.
no-send-twice = The same offer is already open.
# $who (rival)
no-talk-left = You’ve used up your replies. { $who } has to decide first.
no-request-again = You’ve already asked for a special build.
# $who (rival)
no-counter-offer = { $who } has no open offer to counter.
no-withdraw-other = You can only withdraw your own counter-offer.
no-answer-own = This is your own counter-offer. You’ve already accepted it.
# $offer (message), $n (number)
no-answer-changes =
    { $n ->
        [one] You’ve already changed your answer { $n } time ({ $offer }).
       *[other] You’ve already changed your answer { $n } times ({ $offer }).
    }
# $offer (message)
no-accepted-already = You’ve already accepted { $offer }.
# $offer (message)
no-rejected-already = You’ve already rejected { $offer }.
no-embargo-self = Choose another player, not yourself.
# $who (rival)
no-embargo-again = You’ve already changed that for { $who } this turn.
# $who (rival)
no-embargo-already = You already refuse all offers from { $who }.
# $who (rival)
no-embargo-none = You don’t refuse offers from { $who }.

## Ways of playing of bots
part-style-builder = Builder
about-style-builder = Builds villages and towns before anything else, and buys few action cards.
part-style-commander = Commander
about-style-commander = Wants the strongest army: buys many action cards and keeps warriors ready.
part-style-trader = Trader
about-style-trader = Settles at ports and trades a lot, with the market and with other players.

## Hints
# $goal (message), $missing (goods), $n (number)
hint-goal-rounds =
    { $n ->
        [one] Next goal: { $goal }. You still need { $missing }, on average for about one round.
       *[other] Next goal: { $goal }. You still need { $missing }, on average for about { $n } rounds.
    }
# $goal (message), $n (number)
hint-goal-pay =
    With this trade you can pay for { $goal }: about { $n ->
        [one] +1 point
       *[other] +{ $n } points
    } by the end.
# $n (number)
hint-win =
    { $n ->
        [one] You need 1 more point, and this brings it: you win.
       *[other] You need { $n } more points, and this brings them: you win.
    }
# $goods (goods)
hint-founding = In 36 rolls these tiles bring { $goods } on average.
# $n (number)
hint-first-road =
    This road leads to a place for a village that brings { $n ->
        [one] one card
       *[other] { $n } cards
    } in 36 rolls on average.
# $n (number), $worth (number)
hint-village =
    Besides its point, this village brings { $n ->
        [one] one card
       *[other] { $n } cards
    } in 36 rolls on average: about { $worth ->
        [one] +1 point
       *[other] +{ $worth } points
    } by the end.
# $n (number), $worth (number), $roads (number)
hint-village-roads =
    { $roads ->
        [one] One road
       *[other] { $roads } roads
    } from here, a village would bring { $n ->
        [one] one card
       *[other] { $n } cards
    } in 36 rolls on average: about { $worth ->
        [one] +1 point
       *[other] +{ $worth } points
    } by the end.
# $n (number), $worth (number)
hint-town =
    A town brings { $n ->
        [one] one card
       *[other] { $n } cards
    } more than this village in 36 rolls on average: about { $worth ->
        [one] +1 point
       *[other] +{ $worth } points
    } by the end.
# $n (number), $points (number)
hint-route =
    { $n ->
        [one] One more road brings
       *[other] { $n } more roads bring
    } the longest route: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }.
# $points (number)
hint-route-kept =
    Others are close: one more road makes the longest route safer, which is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $n (number)
hint-fog =
    { $n ->
        [one] This way lifts the fog from one tile, which brings a card.
       *[other] This way lifts the fog from { $n } tiles, each of which brings a card.
    }
# $n (number), $percent (number)
hint-action = { $n } cards are still hidden from you; this one brings a point with a chance of { $percent } %.
# $colour (colour), $percent (number), $worth (number)
hint-level =
    With it, each roll brings you a card of { $colour } with a chance of { $percent } %: about { $worth ->
        [one] +1 point
       *[other] +{ $worth } points
    } by the end.
# $points (number)
hint-wonder =
    This level brings a wonder: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }.
# $percent (number), $n (number), $dragon (number)
hint-dragon = The dragon attacks within { $n } rolls with a chance of { $percent } %, and its strength is { $dragon }.
# $n (number)
hint-fence = With a fence you keep up to { $n } cards when a seven is rolled.
# $n (number)
hint-play =
    For your plan, playing it now is worth about as much as { $n ->
        [one] one card
       *[other] { $n } cards
    }.
# $n (number)
hint-robber =
    There the robber costs the others { $n ->
        [one] one card
       *[other] { $n } cards
    } in 36 rolls on average.
# $who (rival), $points (number), $n (number)
hint-victim =
    { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from which you draw one by chance.
part-plan-village = A village
part-plan-town = A town
part-plan-route = The longest route
part-plan-fog = Land under fog
part-plan-action = Action cards
# $colour (colour)
part-plan-level = Improvements in { $colour }
part-plan-dragon = Defence against the dragon
part-plan-fence = A fence
part-plan-card = A card to play
# $piece (piece)
do-goal-piece = { FORM($piece, "a") }
do-goal-active = an active warrior
do-goal-stronger = a stronger warrior
do-goal-card = what an action card makes cheaper
# $colour (colour)
do-goal-level = the next level of { $colour }
do-goal-roads = more roads
do-goal-village-roads = a village and the roads to it

## What action cards do: in a few words, and in full
brief-warrior = move the robber and steal a card
about-warrior = { UP(brief-warrior) }. The Warrior then counts for your army.
# $points (number)
brief-treasure =
    { $points ->
        [one] { $points } hidden point
       *[other] { $points } hidden points
    }
# $points (number)
about-treasure = { brief-treasure }. Keep the card: it counts from now on and is revealed when the game ends.
# $roads (number)
brief-road-builder =
    { $roads ->
        [one] build { $roads } free road
       *[other] build { $roads } free roads
    }
# $roads (number)
about-road-builder = { UP(brief-road-builder) }. The usual rules say where.
# $resources (number)
brief-harvest = take { part-resources } of your choice from the market
# $resources (number)
about-harvest =
    { $resources ->
        [one] { UP(brief-harvest) }.
       *[other] { UP(brief-harvest) }. They may be the same.
    }
brief-monopoly = name a resource and get all that the others have of it
about-monopoly = { UP(brief-monopoly) }.
brief-alchemist = choose both number dice before you roll
about-alchemist = { UP(brief-alchemist) }. You still roll the event die.
# $commodities (number)
brief-crane = build an improvement for { part-commodities } less
# $commodities (number)
about-crane = { UP(brief-crane) }.
# A first level costs no more than the discount.
# $commodities (number)
about-crane-free = { UP(brief-crane) }. A first level is free.
brief-engineer = build a free fence
about-engineer = { UP(brief-engineer) }. It needs one of your towns without a fence.
brief-inventor = swap two numbers on the board
about-inventor = { UP(brief-inventor) }. A 2, 6, 8 or 12 stays where it is.
# $n (number)
brief-irrigation = take { $n } wheat for each farm you’ve settled on
# $n (number)
about-irrigation = { UP(brief-irrigation) }. Each farm counts once.
# $cost (goods)
brief-medicine = upgrade a village to a town for { $cost }
# $cost (goods)
about-medicine = { UP(brief-medicine) }.
# $n (number)
brief-mining = take { $n } ore for each mine you’ve settled on
# $n (number)
about-mining = { UP(brief-mining) }. Each mine counts once.
# $points (number)
brief-printer = { part-points } for you
# $points (number)
about-printer = { brief-printer }. It’s revealed when you draw it and stays in front of you.
# $roads (number)
brief-green-road-builder =
    { $roads ->
        [one] build { $roads } free road
       *[other] build { $roads } free roads
    }
# $roads (number)
about-green-road-builder = { UP(brief-green-road-builder) }. The usual rules say where.
# $n (number)
brief-smith =
    { $n ->
        [1] strengthen a warrior by one step, free
       *[other] strengthen up to { $n } warriors by one step, free
    }
# $n (number)
about-smith =
    { $n ->
        [1] { UP(brief-smith) }.
       *[other] { UP(brief-smith) }. They must be different ones.
    }
brief-commercial-harbor = offer each opponent a resource for a commodity
about-commercial-harbor = { UP(brief-commercial-harbor) }. They choose which, and you can stop at any time.
# $n (number)
brief-master-merchant =
    { $n ->
        [one] look at the hand of a player ahead of you and take { $n } card
       *[other] look at the hand of a player ahead of you and take { $n } cards
    }
# $n (number)
about-master-merchant = { UP(brief-master-merchant) }.
brief-merchant = put the merchant on a tile you’ve settled on
# $points (number), $n (number)
about-merchant = { UP(brief-merchant) }. It’s worth { part-points } and trades its resource { $n } for 1.
# $n (number)
brief-merchant-fleet = name a kind of card and trade it { $n } for 1 this turn
# $n (number)
about-merchant-fleet = { UP(brief-merchant-fleet) }. Commodities count too.
# $n (number)
brief-resource-monopoly = name a resource and get up to { $n } of it from each opponent
# $n (number)
about-resource-monopoly = { UP(brief-resource-monopoly) }.
# $n (number)
brief-trade-monopoly =
    { $n ->
        [1] name a commodity and get 1 of it from each opponent who has it
       *[other] name a commodity and get up to { $n } of it from each opponent
    }
# $n (number)
about-trade-monopoly = { UP(brief-trade-monopoly) }.
brief-bishop = move the robber and steal from everyone on its tile
about-bishop = { UP(brief-bishop) }. Only after the dragon’s first attack.
# $points (number)
brief-constitution = { part-points } for you
# $points (number)
about-constitution = { brief-constitution }. It’s revealed when you draw it and stays in front of you.
brief-deserter = make an opponent dismiss a warrior
about-deserter = { UP(brief-deserter) }. You may place one of the same strength, free.
brief-diplomat = remove an open road from the board
about-diplomat = { UP(brief-diplomat) }. If it’s yours, rebuild it elsewhere, free.
brief-intrigue = drive off an opponent’s warrior at one of your roads
about-intrigue = { UP(brief-intrigue) }, however strong it is.
brief-saboteur = every opponent with at least as many points as you discards half their cards
about-saboteur = { UP(brief-saboteur) }. A single card is safe.
brief-spy = look at an opponent’s action cards and take one
about-spy = { UP(brief-spy) }.
brief-warlord = activate all your warriors, free
about-warlord = { UP(brief-warlord) }. Those it activates can’t act this turn.
# $cards (number)
brief-wedding = get { part-cards } from each opponent ahead of you
# $cards (number)
about-wedding = { UP(brief-wedding) }. They choose which.

## What improvements bring, in full
# $resources (number)
about-granary = When a roll other than 7 brings you nothing, take { part-resources } of your choice.
# $n (number)
about-guild = Trade { $n } commodities of a kind for any 1 card from the market.
about-barracks = Your strong warriors can become mighty.

## Options of a table
option-mode = Mode
option-mode-about = Wonders & Warriors adds commodities, improvements, warriors and a dragon.
option-mode-basic = Basic
option-mode-wonders = Wonders & Warriors
option-points = Points to win
option-points-about = Usually 10 in Basic and 13 in Wonders & Warriors. In Basic, more than 17 may be too many.
# $n (number)
option-points-words = { $n } points to win
option-discard-limit = Hand limit when a 7 is rolled
option-discard-limit-about = When a 7 is rolled, players with more cards than this discard half of them.
# $n (number)
option-discard-limit-words = hand limit { $n } when a 7 is rolled
option-map = Map
option-map-about = An official map, a player’s map, or a map as JSON.
option-speed = Rulebook clocks
# $n (number)
option-speed-about = Each kind of decision has its own time limit. With normal clocks a turn lasts { $n } seconds.
option-speed-off = no clocks
option-speed-slow = slow clocks
option-speed-normal = normal clocks
option-speed-fast = fast clocks
option-special-build = Building between turns
option-special-build-about = After each turn the others may build before the next one begins.
option-special-build-auto = building between turns with 5 or more players
option-special-build-on = building between turns
option-special-build-off = no building between turns
option-reroll = Second roll for the desert
option-reroll-about = If you move the robber to a desert, you rob nobody and roll again.
option-reroll-off = no second roll for the desert
option-reroll-on = a second roll for the desert
option-player-trades = Trades between players
option-player-trades-about = Players may trade with each other. Otherwise there’s only the market.
option-player-trades-off = no trades between players
option-player-trades-on = trades between players
option-shortage = When the market runs short
option-shortage-about = Who gets cards when the market has too few for everyone.
option-shortage-nobody = in a shortage nobody gets cards
option-shortage-single = in a shortage a single player gets the rest
option-rounds = Round limit
option-rounds-about = After this many rounds, the highest total wins.
# $n (number)
option-rounds-words = at most { $n } rounds

## The table in letters
# $mode (message), $land (message), $points (number)
table-head = Imperials, { $mode }, { $land }, to { part-points }.
table-over = The game is over.
table-setup = Setup.
# $number (number), $who (seat)
table-turn =
    { $who ->
        [you] Round { $number }, your turn.
       *[other] Round { $number }, { $who }’s turn.
    }
# $total (number), $red (number), $yellow (number)
table-rolled = The roll is { $total } ({ $red } and { $yellow }).
# $total (number), $red (number), $yellow (number), $face (face)
table-rolled-event = The roll is { $total } ({ $red } and { $yellow }), and { $face }.
# $goods (goods)
table-hand = You have { $goods }.
# $cards (number), $limit (number)
table-hand-risk = With { part-cards } you lose half to a 7. The limit is { $limit }.
# $cards (cards)
table-actions = Your action cards: { $cards }.
# $cards (cards)
table-fresh = Bought this turn: { $cards }.
# $best (one of goods), $n (number)
table-ratio = For 1 card the market takes { $best } from you, or { $n } of any other kind.
# $n (number)
table-ratio-all = For 1 card the market takes { $n } of a kind from you.
# $who (rival), $goods (goods)
table-seen-hand = { $who } has { $goods }.
# $who (rival), $cards (cards)
table-seen-actions = { $who }’s action cards: { $cards }.
# The one who looks has their number too.
# $who (seat), $n (number), $figures (messages)
table-seat =
    { $who ->
        [you] Player { $n } (you): { $figures }.
       *[other] { $who }: { $figures }.
    }
# $points (number), $hidden (number)
table-points-hidden = { part-points } and { $hidden } hidden
# $cards (number), $limit (number)
table-cards = { part-cards } (limit { $limit })
# $actions (number), $backs (decks)
table-backs = { part-actions } ({ $backs })
# $n (number)
table-route = route { $n }
# $n (number)
table-route-longest = route { $n } (longest)
# $n (number)
table-army = army { $n }
# $n (number)
table-army-strongest = army { $n } (strongest)
# $n (number)
table-strength = active strength { $n }
# $colour (colour), $n (number)
table-level = { $colour } { $n }
# $colour (colour), $n (number), $work (work)
table-level-work = { $colour } { $n } ({ $work })
# $n (number)
table-slayer = Dragonslayer { $n }
# $points (number)
table-shown = { part-points } from cards
table-has-merchant = merchant
# Numbers of corners.
# $corners (text)
table-villages = Villages at { $corners }.
# $towns (messages)
table-towns = Towns at { $towns }.
# $warriors (messages)
table-warriors = Warriors at { $warriors }.
table-nothing = Nothing on the board.
# $n (number)
table-town = { $n }
# $n (number)
table-town-fence = { $n } (fence)
# $n (number), $work (work)
table-town-wonder = { $n } ({ $work })
# $n (number), $work (work)
table-town-both = { $n } (fence, { $work })
# $n (number), $piece (piece)
table-warrior-active = { $n } ({ $piece }, active)
# $n (number), $piece (piece)
table-warrior-inactive = { $n } ({ $piece }, inactive)
# $pieces (pieces)
table-left = Left: { $pieces }.
# $goods (goods)
table-market = Market: { $goods }.
# $decks (decks)
table-decks = Decks: { $decks }.
table-robber-none = The robber isn’t on the board yet.
# $tile (place)
table-robber = The robber is on { $tile }.
# $who (seat), $tile (place)
table-merchant =
    { $who ->
        [you] Your merchant is on { $tile }.
       *[other] { $who }’s merchant is on { $tile }.
    }
# $track (text), $steps (number), $attacks (number)
table-dragon = Dragon [{ $track }] { part-steps } away, attacks so far: { $attacks }.
# $dragon (number), $warriors (number)
table-forces-hold = Dragon { $dragon } against active warriors { $warriors }: the island would hold.
# $dragon (number), $warriors (number)
table-forces-fall = Dragon { $dragon } against active warriors { $warriors }: the dragon would win.
# $wonders (messages)
table-wonders = Wonders: { $wonders }.
# $work (work), $who (seat)
table-wonder =
    { $who ->
        [you] { $work } (you)
       *[other] { $work } ({ $who })
    }
# $rolls (text)
table-history = Rolls so far: { $rolls }.
# $offer (message), $who (seat), $give (goods), $get (goods)
table-offer =
    { $who ->
        [you] { UP($offer) }: you give { $give } for { $get }.
       *[other] { UP($offer) }: { $who } gives { $give } for { $get }.
    }
# $who (seats)
table-accepted =
    { $who ->
        [you] You accept it.
        [one] { $who } accepts it.
       *[other] { $who } accept it.
    }
# $who (seats)
table-rejected =
    { $who ->
        [you] You reject it.
        [one] { $who } rejects it.
       *[other] { $who } reject it.
    }
# $who (seat), $others (seats)
table-embargo =
    { $who ->
        [you] You refuse all offers from { $others }.
       *[other] { $who } refuses all offers from { $others }.
    }
# $who (seats)
table-requests =
    { $who ->
        [you] You build after this turn.
        [one] { $who } builds after this turn.
       *[other] { $who } build after this turn.
    }
# $tiles (messages)
table-tiles = Tiles: { $tiles }.
# $tile (place)
table-tile = { $tile }
# $ports (messages)
table-ports = Corners with ports: { $ports }.
# $port (tile), $one (number), $other (number)
table-port = { $port } at { $one } and { $other }
# $who (seat), $borders (text)
table-roads =
    { $who ->
        [you] Your roads: { $borders }.
       *[other] { $who }’s roads: { $borders }.
    }
# $moves (text)
table-moves = You may: { $moves }
table-may = You may:
table-legend-pieces = v1 village, T1 town, [T1] with a fence, T1* with a wonder, of player 1
table-legend-roads = /1/ road of player 1; o corner at a port; t7 tile 7
table-legend-numbers = a bare number: a corner or a border you may choose
table-legend-wonders = W1x2 active warrior of player 1, strength 2; w1x2 inactive; M1 merchant
table-legend-robber = robber
# In the drawing of the map.
# $tile (tile)
table-word-tile = { $tile }
# $good (good)
table-word-port = { $good }

## Screen: tools and buttons
ui-tool-road = Road
ui-tool-village = Village
ui-tool-town = Town
ui-tool-warrior = Warrior
ui-tool-activate = Activate
ui-tool-upgrade = Strengthen
ui-tool-fence = Fence
ui-tool-march = Move
ui-tool-chase = Chase the robber
ui-tool-buy = Action card
# $colour (colour)
ui-tool-improve = Improve { $colour }
ui-choose-road = Choose a border for your road
ui-choose-village = Choose a corner for your village
ui-choose-town = Choose the village that becomes a town
ui-choose-warrior = Choose a corner for your warrior
ui-choose-activate = Choose the warrior to activate
ui-choose-upgrade = Choose the warrior to strengthen
ui-choose-fence = Choose the town to fence
ui-choose-march = Choose the warrior to move
ui-choose-chase = Choose the warrior that chases the robber
ui-do-build = Build
ui-do-post = Build
ui-do-activate = Activate
ui-do-strengthen = Strengthen
ui-do-move = Move
ui-do-chase = Chase
ui-do-settle = Settle here
ui-do-build-here = Build here
ui-do-discard = Discard
ui-do-give = Give
ui-do-robber = Move robber
ui-do-steal = Rob
ui-do-take = Take
ui-do-confirm = Confirm
ui-do-give-up = Give up
ui-do-go = Go there
ui-do-put-back = Put back
ui-do-draw = Draw
ui-do-name = Name
ui-do-dice = Set the dice
ui-do-improve = Improve
ui-do-remove = Remove
ui-do-choose = Choose
ui-stop = Stop
ui-cancel = Cancel
ui-roll = Roll the dice
ui-end = End turn
ui-done = Done
ui-trade = Trade
ui-counter = Counter
ui-accept = Accept
ui-reject = Reject
ui-retract = Change answer
ui-request = Ask to build
ui-next-place = Next place
ui-keep = Keep
ui-play = Play
# $who (rival)
ui-trade-with = Trade with { $who }

## Screen: places and pieces
# $where (place)
ui-corner = Corner { $where }
# $where (place)
ui-border = Border { $where }
# The side of a tile that a border at sea is, so that borders can be told apart.
# $where (place), $way (ui-way)
ui-border-sea = Border { $where }, { $way }
# $where (place), $way (ui-way)
ui-corner-sea = Corner { $where }, { $way }
ui-way-n = north
ui-way-ne = north-east
ui-way-e = east
ui-way-se = south-east
ui-way-s = south
ui-way-sw = south-west
ui-way-w = west
ui-way-nw = north-west
# $tile (place)
ui-tile = { UP($tile) }
# $tile (place)
ui-tile-robber = { UP($tile) }, robber
# $tile (place)
ui-tile-merchant = { UP($tile) }, merchant
# $tile (place)
ui-tile-both = { UP($tile) }, robber, merchant
# $what (message)
ui-here = { $what }?
# $owner (seat), $where (place)
ui-road =
    { $owner ->
        [you] Your road { $where }
       *[other] { $owner }’s road { $where }
    }
# $owner (seat), $piece (piece), $where (place)
ui-piece =
    { $owner ->
        [you] Your { $piece } { $where }
       *[other] { $owner }’s { $piece } { $where }
    }
# $owner (seat), $piece (piece), $where (place)
ui-piece-active =
    { $owner ->
        [you] Your { $piece }, active, { $where }
       *[other] { $owner }’s { $piece }, active, { $where }
    }
# $owner (seat), $piece (piece), $where (place)
ui-piece-inactive =
    { $owner ->
        [you] Your { $piece }, inactive, { $where }
       *[other] { $owner }’s { $piece }, inactive, { $where }
    }
# $owner (seat), $where (place)
ui-town-fenced =
    { $owner ->
        [you] Your town with a fence { $where }
       *[other] { $owner }’s town with a fence { $where }
    }
# $owner (seat), $work (work), $where (place)
ui-town-wonder =
    { $owner ->
        [you] Your town with the { $work } { $where }
       *[other] { $owner }’s town with the { $work } { $where }
    }
# $owner (seat), $work (work), $where (place)
ui-town-both =
    { $owner ->
        [you] Your town with a fence and the { $work } { $where }
       *[other] { $owner }’s town with a fence and the { $work } { $where }
    }
ui-map = The map
ui-tip-fog = A road to one of its corners lifts the fog.
# $n (number)
ui-tip-number =
    { $n ->
        [one] Comes up { $n } time in 36 rolls.
       *[other] Comes up { $n } times in 36 rolls.
    }
ui-tip-robber = The robber is here: the tile yields nothing.
ui-zoom = Zoom
ui-farther = Zoom out
ui-nearer = Zoom in
ui-whole-map = Whole map

## Screen: the ask bar
# $n (number)
ui-places =
    { $n ->
        [one] { $n } place to choose from.
       *[other] { $n } places to choose from.
    }
# $n (number), $most (number)
ui-toss = { $n } of { $most } chosen. Nobody sees them until everyone is done.
# $n (number)
ui-yields = Yields on { $n } of 36 rolls.
# $goods (goods)
ui-takes = Takes { $goods }.
ui-watching = You’re watching this table.
# $who (rival), $give (goods), $get (goods)
ui-your-counter = { $who } has your counter-offer: { $give } for { $get }.
ui-you-build = You build after this turn.
ui-over = The game is over
# $who (seats), $points (number)
ui-won =
    { $who ->
        [you] You won with { part-points }
        [one] { $who } won with { part-points }
       *[other] { $who } share the win with { part-points }
    }
ui-answer-time = Time for your answer
ui-choices = Choices
ui-cards-to-give = Cards to give
ui-cards-to-discard = Cards to discard
ui-which-victim = Who to rob
ui-which-player = Which player
ui-which-card = Which card
ui-which-improvement = Which improvement
ui-which-deck = Which deck
ui-with-whom = With whom
ui-which-action = Which action card
ui-red-die = Red die
ui-yellow-die = Yellow die
# $n (number)
ui-of = of { $n }
# $n (number)
ui-to-level = to level { $n }
ui-the-market = The market
ui-at-ratio = at its ratio
ui-the-players = The players
ui-as-offer = as an offer
ui-hint-fill = Fill it in
ui-hint-board = Show it on the board
ui-hint-show = Show it

## Screen: trade
# $who (rivals), $get (goods), $give (goods)
ui-deal =
    { $who ->
        [one] { $who } gives you { $get } for { $give }.
       *[other] { $who } give you { $get } for { $give }.
    }
ui-deal-or-carry-on = Trade, or carry on with your turn.
ui-offer-else = Offer something else, or carry on with your turn.
ui-all-rejected = Everyone rejected your offer
# $offers (messages)
ui-all-rejected-some = Everyone rejected { $offers }
# $who (rival)
ui-one-rejected = { $who } rejected your offer
# $who (rival), $offers (messages)
ui-one-rejected-some = { $who } rejected { $offers }
# $who (rival), $give (goods), $get (goods)
ui-offers-you = { $who } offers you { $give } for { $get }
# $goods (goods)
ui-lacking = You still need { $goods }. You can only reject it or make a counter-offer.
# $who (rival)
ui-waits = { $who } is waiting for your answer.
# $who (seat), $give (goods), $get (goods)
ui-offer-line =
    { $who ->
        [you] You give { $give } for { $get }.
       *[other] { $who } gives { $give } for { $get }.
    }
# $who (seat), $to (seat), $give (goods), $get (goods)
ui-offer-line-to =
    { $who ->
        [you] You give { $to } { $give } for { $get }.
       *[other] { $who } gives { $to } { $give } for { $get }.
    }
ui-give = You give
ui-ask = You ask for
ui-for = for
ui-market-has = the market has
# $who (rival)
ui-counter-to = a counter-offer to { $who }
ui-after-roll = after the roll
ui-not-now = not now
ui-own-turn = in your own turn
ui-to-market = To the market
ui-to-players = To the players
ui-send = Send
ui-drop = Drop this offer
ui-answers-time = Time for answers
# $n (number)
ui-offer-number = offer { $n }
# $who (rival)
ui-offer-to = to { $who }
ui-withdraw = Withdraw this offer
# $who (rival)
ui-reject-from = Reject { $who }’s offer
ui-accepts = accepts
ui-rejects = rejects
ui-counters = counter-offer
ui-thinks = thinking
ui-you-accept = you accept
ui-you-reject = you reject
ui-take = Take it
ui-open-offers = Open offers
ui-no-offers = No open offer
# $good (good), $n (number)
ui-one-more = { $good }, { $n }: one more
# $good (good), $n (number), $note (text)
ui-one-more-note = { $good }, { $n }: one more, { $note }
# $good (good)
ui-one-less = { $good }: one less
ui-say-both = Say what you give and what you want for it.
# $n (number), $good (good), $given (number)
ui-market-ratio = The market trades { $good } { $n } for 1. You’re giving { $given }.
# $goods (goods), $n (number), $asked (number)
ui-market-count = For { $goods } the market gives { $n }, and you ask for { $asked }.

## Screen: building
# $n (number)
ui-left = { $n } left
ui-none-left = none left
ui-no-place = no place
ui-no-warrior = no warrior
ui-no-inactive = none inactive
# $n (number)
ui-inactive = { $n } inactive
# $n (number)
ui-can = { $n } possible
ui-complete = complete
# $goods (goods)
ui-cost = { $goods }
# $goods (goods)
ui-cost-said = costs { $goods }
# $goal (message), $missing (goods)
ui-goal = { $goal }: you still need { $missing }.
# $roads (number)
ui-goal-village-after = Village after { part-roads }
# $n (number)
ui-worth-road = Roads lead to new corners. { $n } in a row may be the longest route.
# $points (number), $cards (number)
ui-worth-village = { part-points }, and { part-cards } whenever a tile beside it yields.
# $points (number), $before (number), $cards (number)
ui-worth-town = { part-points } instead of { $before }, and { part-cards } whenever a tile beside it yields.
# $points (number), $before (number)
ui-worth-town-plain = { part-points } instead of { $before }.
# $points (number), $before (number), $n (number)
ui-worth-town-also =
    { $n ->
        [1] { part-points } instead of { $before }. Forest, pasture and mine also yield paper, cloth and coin.
       *[other] { part-points } instead of { $before }. Forest, pasture and mine also yield { $n } paper, cloth and coin.
    }
# $points (number), $before (number), $n (number)
ui-worth-town-instead =
    { $n ->
        [1] { part-points } instead of { $before }. Forest, pasture and mine yield paper, cloth and coin instead.
       *[other] { part-points } instead of { $before }. Forest, pasture and mine yield { $n } paper, cloth and coin instead.
    }
# $n (number)
ui-worth-warrior = Strength { $n } against the dragon once it’s active. It stands in the way of others.
ui-worth-activate = Only active warriors count against the dragon. A newly activated one can’t act before your next turn.
# $n (number), $level (number)
ui-worth-upgrade = 1 more strength against the dragon, up to { $n }. Mighty warriors need the Barracks (military { $level }).
# $strong (number), $mighty (number), $level (number)
ui-worth-upgrade-steps = Strength { $strong } against the dragon, { $mighty } if mighty. Mighty warriors need the Barracks (military { $level }).
# $cards (number)
ui-worth-fence = Your hand limit when a 7 is rolled grows by { part-cards }.
ui-worth-march = Along your roads, also onto an opponent’s weaker warrior. It’s inactive after that.
ui-worth-chase = Moves the robber away and steals a card. The warrior is inactive after that.
# $points (number)
ui-worth-action = It moves the robber, builds, brings cards or is worth { part-points }. You can play it from your next turn on.
# $deck (deck), $level (number)
ui-draws-none = No { FORM($deck, "all") } before level { $level }.
# $deck (deck), $face (face), $n (number)
ui-draws-most = Draws { FORM($deck, "a") } when the event die shows { $face } and the red die at most { $n }.
# $deck (deck), $face (face), $numbers (one of messages)
ui-draws-some = Draws { FORM($deck, "a") } when the event die shows { $face } and the red die { $numbers }.
# $n (number)
ui-number = { $n }
# $work (work), $text (message)
ui-advantage = { $work }: { $text }
# $level (number), $work (work), $points (number)
ui-first-wonder = First at level { $level }: the { $work }, { part-points }.
# $work (work)
ui-wonder-taken = The { $work } is taken.
ui-wonder-great = Your wonder becomes great: nobody can take it.
# $work (work), $points (number)
ui-wonder-takes = Takes over the { $work }, { part-points }.

## Screen: the list of keys
ui-key-roll = Roll the dice
ui-key-end = End your turn
ui-key-trade = Go to trading
ui-key-step = Step through the places you can choose
ui-key-build = Build a road, a village, a town
ui-key-buy = Buy an action card
ui-key-post = Place a warrior
ui-key-activate = Activate a warrior
ui-key-upgrade = Strengthen a warrior
ui-key-fence = Build a fence
ui-key-move = Move a warrior
ui-key-chase = Chase the robber away
ui-key-improve = Improve science, trade, military

## Screen: maps of one’s own
ui-maps = Maps
ui-maps-lead = Maps for Imperials: open one to look at it, draw your own, or share one with a link.
ui-maps-draw = Draw a map
ui-maps-find = Find by name
ui-maps-failed = Couldn’t load the maps
ui-maps-mine = Yours
ui-maps-official = Official
ui-maps-others = Everyone else’s
ui-maps-none-named = No map matches this name.
ui-maps-none-mine = You haven’t drawn a map yet.
ui-maps-none-others = Nobody else has drawn a map yet.
ui-maps-more = More maps
# $n (number)
ui-maps-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
# $n (number)
ui-maps-tiles-dealt =
    { $n ->
        [one] { $n } tile, dealt at random
       *[other] { $n } tiles, dealt at random
    }
# $name (text)
ui-maps-by = by { $name }
ui-maps-yours = yours
ui-maps-copy = Copy
# $name (text)
ui-maps-copy-one = Copy { $name }
# $name (text)
ui-maps-copy-link = Copy the link to { $name }
# $name (text)
ui-maps-copied = The link to { $name } is copied.
# $address (text)
ui-maps-address = Its address is { $address }.
# $name (text)
ui-maps-delete-one = Delete { $name }
# $name (text)
ui-maps-delete-ask = Delete { $name }?
ui-maps-delete-about = The map will be gone for everyone. Tables that use it keep their copy.
ui-maps-keep = Keep it
ui-maps-delete = Delete
# $name (text)
ui-maps-deleted = { $name } is deleted.
ui-maps-pick-other = Your own maps, and others’ …
ui-maps-unnamed = A map of your own
ui-maps-pick-find = Find a map by name
ui-maps-pick-none = No map was found.
ui-maps-pick-all = All maps
# $tiles (number), $seats (number)
ui-maps-tight = { $tiles } tiles are tight for { $seats } players. Choose a bigger map, such as { option-map-base-big }.
ui-map-one = Map
ui-map-new = A new map
ui-map-new-about = Draw land, set ports, fill the bag. The map is checked while you draw.
ui-map-mine-about = Yours. Anyone can play on it, but only you can change it.
# $name (text)
ui-map-theirs-about = Drawn by { $name }. Change it as you like and save it under another name.
ui-map-official-about = An official map. Change it as you like and save it under another name.
ui-map-failed = Couldn’t load this map
ui-map-first-name = A map of mine
ui-map-saved = Saved. Everyone can play on it.
ui-map-no-name = Give the map a name first.
ui-map-mend = Not saved. Fix the map first.
# $why (message)
ui-map-not-saved = Not saved. { $why }
# $name (text)
ui-map-opened = { $name } is open. Undo brings back what was there.
# $name (text)
ui-map-file-long = { $name } is too long for a map.
ui-map-link-copied = The link is copied.
ui-map-link-address = This browser doesn’t let pages copy. Use the address above.
ui-map-undo = Undo
ui-map-table = Open a table
ui-map-save = Save
ui-map-save-copy = Save a copy
ui-map-name = Name
ui-map-example = Two lakes
ui-map-how = Choose what to place, then press its place on the map. Press again to remove it.
ui-map-bag = Bag
ui-map-bag-about = What lies on random tiles and under fog.
ui-map-bag-deal = Deal out the bag
ui-map-numbers = Numbers
ui-map-numbers-about = One for every tile that isn’t a desert.
ui-map-numbers-deal = Deal out the numbers
ui-map-port-kinds = Port kinds
ui-map-port-kinds-about = Dealt to the ports at random. Without ports on the map, they’re placed on random coasts.
ui-map-port-kinds-deal = Deal out the port kinds
ui-map-deal = Deal out
# $n (number), $of (number)
ui-map-count = { $n } of { $of }
# $what (message)
ui-map-exact = { $what }, as a number
# $n (number)
ui-map-number = number { $n }
# $tile (tile)
ui-map-kind = { $tile }
ui-map-general = general
ui-map-clear = Clear the map
ui-map-open-file = Open a file
ui-map-keep-file = Save as file
ui-map-copy-link = Copy the link
ui-map-file = A map in a file
ui-map-check = Check and save
ui-map-checking = Checking the map …
ui-map-good = This map can be played on.
ui-map-tiles = Tiles
ui-map-lay = Place on the map
ui-map-water = water
ui-map-ports = ports
ui-map-coasts = Coasts
ui-map-canvas = Map
# $q (number), $r (number), $what (message)
ui-map-cell = ({ $q }, { $r }), { $what }
# $side (part-side), $q (number), $r (number)
ui-map-port = Port at the { $side } of ({ $q }, { $r })
# $port (message)
ui-map-port-set = { $port }: set
# $port (message)
ui-map-port-gone = { $port }: removed
# $n (number)
ui-map-ports-lost =
    { $n ->
        [one] A port lost its coast and was removed. Undo brings it back.
       *[other] { $n } ports lost their coasts and were removed. Undo brings them back.
    }
part-side-ne = north-east side
part-side-e = east side
part-side-se = south-east side
part-side-sw = south-west side
part-side-w = west side
part-side-nw = north-west side

## Maps of one’s own: what is wrong with one. Words in straight brackets are as in its JSON.
# $most (number), $n (number)
no-map-long = A map has at most { $most } characters. This one has { $n }.
# $why (text)
no-map-json = This map isn’t JSON: { $why }.
# $keys (text)
no-map-object = A map is a JSON object with the keys { $keys }.
# $key (text), $keys (text)
no-map-key = A map has no “{ $key }”. It has: { $keys }.
# $most (number)
no-map-name = “name” must have 1 to { $most } characters.
# $name (text)
no-map-official = “{ $name }” is the name of an official map. Choose another.
no-map-tiles = “tiles” is a list of tiles, each [q, r, kind].
# $fewest (number), $most (number), $n (number)
no-map-size = A map has { $fewest } to { $most } tiles, not { $n }.
no-map-ports = “ports” is a list of ports, each [q, r, side].
# $most (number), $n (number)
no-map-many-ports = A map has at most { $most } ports, not { $n }.
# $tile (number), $given (text)
no-map-tile = Tile { $tile } is { $given }. It must be [q, r, kind].
# $port (number), $given (text)
no-map-port = Port { $port } is { $given }. It must be [q, r, side].
# $tile (number), $given (text), $most (number)
no-map-tile-far = Tile { $tile } is at { $given }. q and r are whole numbers from −{ $most } to { $most }.
# $port (number), $given (text), $most (number)
no-map-port-far = Port { $port } is at { $given }. q and r are whole numbers from −{ $most } to { $most }.
# $tile (number), $given (text), $kinds (text)
no-map-kind = Tile { $tile } is { $given }. A tile is one of { $kinds }.
# $tile (number), $q (number), $r (number)
no-map-twice = Tile { $tile } lies at ({ $q }, { $r }), where there’s already another one.
# $port (number), $given (text), $sides (text)
no-map-side = Port { $port } is at the side { $given }. A side is one of { $sides }.
# $key (text), $example (text)
no-map-counts = “{ $key }” says how many there are of each, such as { $example }.
# $key (text), $given (text), $names (text)
no-map-counted = “{ $key }” has no { $given }. It may have: { $names }.
# $key (text), $given (text), $name (text), $most (number)
no-map-count = “{ $key }” has { $given } of { $name }. 0 to { $most } are possible.
# $some (part-map), $others (part-map)
no-map-unlike = This map has { $some }, but { $others }.
# $n (number)
part-map-slots =
    { $n ->
        [one] { $n } tile that is random or fog
       *[other] { $n } tiles that are random or fog
    }
# $n (number)
part-map-bag =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
# $n (number)
part-map-numbered =
    { $n ->
        [one] { $n } tile that needs a number
       *[other] { $n } tiles that need a number
    }
# $n (number)
part-map-tokens =
    { $n ->
        [one] { $n } number
       *[other] { $n } numbers
    }
# $n (number)
part-map-ports =
    { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
# $n (number)
part-map-port-kinds =
    { $n ->
        [one] { $n } port kind
       *[other] { $n } port kinds
    }
# $port (number), $side (part-side), $q (number), $r (number)
no-map-port-nowhere = Port { $port }, at the { $side } of ({ $q }, { $r }), belongs to no tile.
# $port (number), $side (part-side), $q (number), $r (number)
no-map-port-inland = Port { $port }, at the { $side } of ({ $q }, { $r }), isn’t on the coast: two tiles share that side.
# $port (number), $side (part-side), $q (number), $r (number), $other (number)
no-map-port-near = Port { $port }, at the { $side } of ({ $q }, { $r }), shares a corner with port { $other }.
no-map-fog = Every tile of this map is fog, so nobody could start anywhere.
# $names (text)
no-map-known = No map has that name. Maps are { $names }, or a map as JSON.
# $land (message), $room (number), $seats (number), $need (number)
no-map-room = The map “{ $land }” has room for { $room } settlements at the start. { $seats } players need { $need }.

## Maps of one’s own: drawn in letters, and in lists
# $name (text), $tiles (message)
table-map-name = { $name }: { $tiles }. It can be played on.
# $n (number)
part-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
# $counts (message)
table-map-bag = Bag: { $counts }.
# $counts (message)
table-map-numbers = Numbers: { $counts }.
# $counts (message)
table-map-ports = Ports: { $counts }, at their places on the map.
# $counts (message)
table-map-ports-drawn = Ports: { $counts }, on random coasts.
table-map-ports-none = Ports: none.
# $counts (messages)
table-map-counts = { $counts }
table-map-none = none
# $tile (tile), $n (number)
table-map-kind = { $tile } ({ $n })
# $n (number)
table-map-general = general ({ $n })
# $number (number), $n (number)
table-map-token = { $number } ({ $n })
table-map-fact-tiles = Tiles
table-map-fact-ports = Ports
table-map-fact-drawn = Left to chance

## Screen: cards, dice, seats and panels
# $card (card)
ui-card = { $card }
# $card (card), $n (number)
ui-card-count = { $card }, { $n } of them
# $card (card)
ui-card-off = { $card }, not now
# $card (card), $n (number)
ui-card-count-off = { $card }, { $n } of them, not now
# $deck (deck)
ui-deck = { UP($deck) }
# $deck (deck)
ui-deck-cards = { UP(FORM($deck, "all")) }
# $good (good)
ui-good = { UP($good) }
# $good (good)
ui-good-low = { $good }
# $colour (colour)
ui-colour = { UP($colour) }
# $colour (colour), $n (number)
ui-level = { $colour } { $n }
# $colour (colour), $n (number), $most (number)
ui-level-of = { UP($colour) } { $n } of { $most }
# $source (source)
ui-source = { $source }
# $works (works)
ui-works = { $works }
# $who (seat)
ui-hand =
    { $who ->
        [you] Your hand
       *[other] { $who }’s hand
    }
# $rolls (number)
ui-dice =
    { $rolls ->
        [one] Dice, { $rolls } roll
       *[other] Dice, { $rolls } rolls
    }
# $counts (text)
ui-dice-history = How often each number was rolled: { $counts }
# $n (number)
ui-red-shows = red die shows { $n }
# $n (number)
ui-yellow-shows = yellow die shows { $n }
# $face (face)
ui-event-shows = event die shows { $face }
# $steps (number), $dragon (number), $warriors (number)
ui-dragon = The dragon is { part-steps } away. Its strength is { $dragon }, that of all active warriors { $warriors }
# $steps (number)
ui-dragon-off = The dragon, { part-steps } away
# $steps (number)
ui-steps = { part-steps }
# $dragon (number), $warriors (number)
ui-against = { $dragon } against { $warriors }
ui-dragon-force = Dragon
ui-warriors-force = Warriors
# $decks (decks)
ui-in-decks = { $decks } in the decks
# $number (number), $points (number), $mode (message)
ui-round-of = Round { $number }, to { part-points }, { $mode }.
# $number (number)
ui-round = round { $number }
# $points (number)
ui-points = { part-points }
# $n (number), $points (number)
ui-points-of = { $n } of { part-points }
ui-figures = Figures
ui-improvements = Improvements
ui-beside-board = Beside the board
# $pieces (pieces)
ui-supply = { UP($pieces) }
ui-embargo = Embargo
ui-embargo-on = You refuse all their offers.
ui-embargo-off = You consider each of their offers.
ui-embargo-set = Refuse offers
ui-embargo-lift = Consider again
ui-figure-cards = cards
ui-figure-actions = action cards
ui-figure-route = longest route
ui-figure-army = army
ui-figure-strength = active strength
ui-figure-wonders = wonders
ui-figure-slayer = Dragonslayer
ui-figure-merchant = merchant
ui-figure-shown = Printer, Constitution
# $n (number)
ui-limit = limit { $n }
# $notes (messages)
ui-notes = { $notes }
# $n (number)
ui-note-hidden = { $n } of them hidden
ui-note-embargo = refuses your offers
ui-note-builds = builds after this turn
ui-together = Total
ui-roads-in-a-row = Roads in a row
ui-warriors-played = Warriors played
# $n (number)
ui-rounds-over = After { $n } rounds the highest total wins.
ui-points-by-source = Points by source
ui-build = Build
ui-seats = Seats
ui-log = Log
ui-panels = Panels
ui-rail-left = Seats and log
ui-rail-right = Build, trade and dice
ui-warriors = Warriors
ui-improve = Improve
# $n (number)
ui-cards =
    { $n ->
        [0] Cards
       *[other] Cards { $n }
    }
ui-buy = Buy card
ui-warriors-fences = Warriors and fences
ui-action-cards = Action cards
ui-no-actions = You have no action card.

## Numbers that a table may change, and their groups
number-road-pieces = Roads per player
number-village-pieces = Villages per player
number-town-pieces = Towns per player
number-fence-pieces = Fences per player
number-fence-limit = Cards that each fence adds to the hand limit
number-village-points = Points for a village
number-town-points = Points for a town
number-route-points = Points for the longest route
number-route-length = Roads needed for the longest route
number-army-points = Points for the strongest army
number-army-size = Warriors needed for the strongest army
number-treasure-points = Points for a Treasure
number-wonder-points = Points for a wonder
number-dragonslayer-points = Points for each Dragonslayer
number-dragonslayer-awards = Dragonslayers in a match
number-merchant-points = Points for the merchant
number-printer-points = Points for the Printer
number-constitution-points = Points for the Constitution
number-village-cards = Cards from a tile for a village
number-town-cards = Cards from a tile for a town, if they are all alike
number-town-resources = Resources from a tile with a commodity for a town
number-town-commodities = Commodities from a tile with a commodity for a town
number-setup-cards = Cards from each tile at the second settlement of the setup
number-fog-cards = Cards from each tile revealed in the fog
number-granary-cards = Resources from the Granary
number-market-ratio = Cards of a kind for one from the market
number-general-port-ratio = Cards of a kind for one at a general port
number-resource-port-ratio = Cards of its resource for one at a resource port
number-guild-ratio = Commodities of a kind for one with the Guild
number-merchant-ratio = Cards of the merchant’s resource for one
number-merchant-fleet-ratio = Cards of the kind you name for one with a Merchant Fleet
number-strategic-level = Level that brings the Granary, the Guild or the Barracks
number-wonder-level = Level that brings a wonder
number-improvement-levels = Highest level of an improvement, and the level of a great wonder
number-event-science = Faces of the event die with science
number-event-trade = Faces of the event die with trade
number-event-military = Faces of the event die with military
number-event-dragon = Faces of the event die with the dragon
number-dragon-steps = Steps of the dragon to the island
number-action-plays = Action cards you may play in a turn of Basic
number-action-limit = Action cards you may hold outside your turn
number-road-builder-roads = Free roads from a Road Builder
number-harvest-cards = Resources from a Harvest
number-crane-discount = Commodities that a Crane saves on an improvement
number-irrigation-cards = Wheat for each farm from Irrigation
number-mining-cards = Ore for each mine from Mining
number-smith-warriors = Warriors that a Smith strengthens
number-master-merchant-cards = Cards that a Master Merchant takes
number-resource-monopoly-cards = Resource cards from each opponent by a Resource Monopoly
number-trade-monopoly-cards = Commodity cards from each opponent by a Trade Monopoly
number-wedding-cards = Cards that a Wedding takes from each opponent ahead of you
number-offers-open = Offers open at a time
number-offers-turn = Offers per player and turn
number-answers-changes = Changes of an answer to an offer
number-talk-moves = Replies per player between two decisions of the player whose turn it is
number-seconds-settle = Seconds to place a village or town of the setup
number-seconds-first-road = Seconds to place a road of the setup
number-seconds-roll = Seconds to roll the dice
number-seconds-turn = Seconds for the rest of a turn
number-seconds-robber = Seconds to move the robber
number-seconds-victim = Seconds to choose who to rob
number-seconds-special = Seconds for building between turns
number-seconds-choice = Seconds for any other choice
# $good (good), $built (built)
number-cost = { UP($good) } for { $built }
# $good (good)
number-stock = Cards in market and hands: { $good }
# $card (card), $deck (deck)
number-copies = Copies of { $card } among the { FORM($deck, "all") }
# $n (number)
number-level = Commodities for level { $n }
# $n (number)
number-warriors = Warriors of strength { $n } per player
# $n (number)
number-strength = Strength of an active warrior of rank { $n } against the dragon
# $n (number)
number-draw = Level needed to draw an action card when the red die shows { $n }
number-group-costs = Costs
number-group-pieces = Pieces
number-group-points = Points
number-group-yields = Yields and stock
number-group-ratios = Trade with the market
number-group-wonders = Improvements, event die and dragon
number-group-cards = Action cards
number-group-trading = Offers
number-group-seconds = Clocks

## The table of all numbers behind the rules
table-reference = The numbers
table-reference-about = Every number has a name. You can change it at a table, or in a terminal, e.g. with `--set town.ore=4`.
table-reference-costs = Costs can include any of the eight kinds of card: `road.ore` is 0.
table-head-number = number
table-head-about = what it is
table-head-printed = in print
table-head-grade = how sure
table-head-rule = rule

## What goods are paid for, as numbers say it
built-road = a road
built-village = a village
built-town = a town
built-action = an action card
built-warrior = a warrior
built-upgrade = strengthening a warrior
built-activation = activating a warrior
built-fence = a fence
built-medicine = a town by Medicine

## Official maps
option-map-base = Base
option-map-base-big = Base big
option-map-the-woods = The woods
option-map-the-herds = The herds
option-map-the-mountains = The mountains
option-map-fantasy-land = Fantasy land

## Options that a table cannot have
# $name (text)
option-own-map = { $name }
# $land (message)
option-map-wonders = { $land }, { option-mode-wonders }

## Places of typed moves, after “isn’t a move”; words of the notation stay English
part-notation-slot = offers are 1 to 4; by1 to by6 are the counter-offers of these players
# $names (text)
part-notation-cards = cards are { $names }
# $names (text)
part-notation-colours = colours are { $names }
