### Chronos Conquest: sand-timers on piles, in real time.
### Names: card, god, city

## The game
game-summary = Real time: flip your sand-timers, take what you guard alone, claim the win.
game-tagline = A few minutes of sand-timers.

## Cards: what is printed on them
card-0 = 0
    .a = a 0
    .the = the 0
    .counted =
        { $n ->
            [1] 0
           *[other] { $n } × 0
        }
card-10 = 10
    .a = a 10
    .the = the 10
    .counted =
        { $n ->
            [1] 10
           *[other] { $n } × 10
        }
card-20 = 20
    .a = a 20
    .the = the 20
    .counted =
        { $n ->
            [1] 20
           *[other] { $n } × 20
        }
card-30 = 30
    .a = a 30
    .the = the 30
    .counted =
        { $n ->
            [1] 30
           *[other] { $n } × 30
        }
card-50 = 50
    .a = a 50
    .the = the 50
    .counted =
        { $n ->
            [1] 50
           *[other] { $n } × 50
        }
card-100 = 100
    .a = a 100
    .the = the 100
    .counted =
        { $n ->
            [1] 100
           *[other] { $n } × 100
        }
card-hydra = Hydra
    .a = a Hydra
    .the = the Hydra
    .counted =
        { $n ->
            [1] Hydra
           *[other] { $n } × Hydra
        }
card-minotaur = Minotaur
    .a = a Minotaur
    .the = the Minotaur
    .counted =
        { $n ->
            [1] Minotaur
           *[other] { $n } × Minotaur
        }
card-north = North
    .a = a North wind
    .the = the North wind
    .counted =
        { $n ->
            [1] North
           *[other] { $n } × North
        }
card-south = South
    .a = a South wind
    .the = the South wind
    .counted =
        { $n ->
            [1] South
           *[other] { $n } × South
        }
card-east = East
    .a = an East wind
    .the = the East wind
    .counted =
        { $n ->
            [1] East
           *[other] { $n } × East
        }
card-west = West
    .a = a West wind
    .the = the West wind
    .counted =
        { $n ->
            [1] West
           *[other] { $n } × West
        }
card-war = War
    .a = War
    .the = War
    .counted =
        { $n ->
            [1] War
           *[other] { $n } × War
        }
card-starvation = Starvation
    .a = Starvation
    .the = Starvation
    .counted =
        { $n ->
            [1] Starvation
           *[other] { $n } × Starvation
        }
card-cataclysm = Cataclysm
    .a = Cataclysm
    .the = Cataclysm
    .counted =
        { $n ->
            [1] Cataclysm
           *[other] { $n } × Cataclysm
        }

## Gods, in the order of the rows
god-hades = Hades
god-dionysus = Dionysus
god-sphinx = Sphinx
god-zeus = Zeus
god-calypso = Calypso
god-heracles = Heracles
god-helios = Helios
god-athena = Athena
god-ares = Ares
god-aeolus = Aeolus
god-cyclops = Cyclops
god-apollo = Apollo
god-cassandra = Cassandra
god-demeter = Demeter
god-aphrodite = Aphrodite
god-pan = Pan
god-castor = Castor
god-pollux = Pollux
god-hecate = Hecate
god-gaia = Gaia
god-uranus = Uranus
god-artemis = Artemis
god-eros = Eros
god-eos = Eos
god-hestia = Hestia
god-chronos = Chronos
god-asclepius = Asclepius
god-charon = Charon
god-hermes = Hermes
god-persephone = Persephone
god-erinyes = Erinyes
god-nemesis = Nemesis
god-harpy = Harpy
god-cerberus = Cerberus
god-hephaestus = Hephaestus
god-amphitrite = Amphitrite
god-atlas = Atlas
god-hera = Hera
god-poseidon = Poseidon
god-selene = Selene

## Cities, in the order of the rows
city-athens = Athens
city-alexandria = Alexandria
city-delphi = Delphi
city-rhodes = Rhodes
city-sparta = Sparta
city-olympia = Olympia
city-troy = Troy
city-corinth = Corinth
city-ephesus = Ephesus
city-santorini = Santorini
city-mycenae = Mycenae
city-atlantis-city = Atlantis City

## Places: onto, on and from them
# $n (number)
at-place-pile = pile { $n }
    .onto = onto pile { $n }
    .on = on pile { $n }
    .from = from pile { $n }
at-place-atlantis = Atlantis
    .onto = onto Atlantis
    .on = on Atlantis
    .from = from Atlantis
# $city (city)
at-place-city = { $city }
    .onto = onto { $city }
    .on = on { $city }
    .from = from { $city }
# A city tile of which only the number is known.
# $n (number)
at-place-tile = city { $n }
    .onto = onto city { $n }
    .on = on city { $n }
    .from = from city { $n }
at-place-hell = the first part of Hell
    .onto = into the first part of Hell
    .on = in the first part of Hell
    .from = from the first part of Hell
at-place-deep = the second part of Hell
    .onto = into the second part of Hell
    .on = in the second part of Hell
    .from = from the second part of Hell
# $n (number)
at-place-square = square { $n } of Asclepius
    .onto = onto square { $n } of Asclepius
    .on = on square { $n } of Asclepius
    .from = from square { $n } of Asclepius
# $owner (seat)
at-place-kingdom =
    { $owner ->
        [you] your central pile
       *[other] { $owner }’s central pile
    }
    .onto =
        { $owner ->
            [you] onto your central pile
           *[other] onto { $owner }’s central pile
        }
    .on =
        { $owner ->
            [you] on your central pile
           *[other] on { $owner }’s central pile
        }
    .from =
        { $owner ->
            [you] from your central pile
           *[other] from { $owner }’s central pile
        }
# $owner (seat)
at-place-front =
    { $owner ->
        [you] in front of you
       *[other] in front of { $owner }
    }
    .onto =
        { $owner ->
            [you] in front of you
           *[other] in front of { $owner }
        }
    .on =
        { $owner ->
            [you] in front of you
           *[other] in front of { $owner }
        }
    .from =
        { $owner ->
            [you] from in front of you
           *[other] from in front of { $owner }
        }

## Timers: readers with notation are told their names too, such as (1b)
# One of whoever the sentence is about.
at-timer = a timer
# $owner (seat)
at-whose =
    { $owner ->
        [you] your timer
       *[other] { $owner }’s timer
    }
# The one of Chronos.
at-extra = the extra timer

## Parts of messages
# Seconds and tenths.
# $s (number), $t (number)
part-seconds = { $s }.{ $t } s
# $n (number)
part-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# $n (number)
part-timers =
    { $n ->
        [one] { $n } timer
       *[other] { $n } timers
    }
# $n (number)
part-piles =
    { $n ->
        [one] { $n } pile
       *[other] { $n } piles
    }
# $n (number)
part-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $n (number)
part-time =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# $n (number)
part-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
# What a kingdom has.
# $n (number)
part-has =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
# $card (card), $at (at-place)
part-loot-card = { FORM($card, "the") } { FORM($at, "from") }
part-loot-any = a card
# What somebody is putting together: object of “finish”.
# $god (god)
part-draft-offer = your offering for { $god }
# $god (god)
part-draft-buy = buying { $god } with Gaia
# $god (god)
part-draft-god = using { $god }
# $city (city)
part-draft-city = using { $city }

## The log: setup
# $city (city)
say-city = { $city } is in play.
# $god (god)
say-god = { $god } comes to the temple.
# $at (at-place), $card (card)
say-reveal = { UP($at) } shows { FORM($card, "a") }.
# Most of what happens is about piles; told by number alone, it is half as long on the wire.
# $n (number), $card (card)
say-reveal-pile = Pile { $n } shows { FORM($card, "a") }.
# $card (card)
say-atlantis = Atlantis gets { FORM($card, "a") }.

## The log: timers
# $who (seat), $timer (place), $to (at-place)
say-flips =
    { $who ->
        [you] You flip { $timer } { FORM($to, "onto") }.
       *[other] { $who } flips { $timer } { FORM($to, "onto") }.
    }
# $who (seat), $timer (place), $n (number)
say-flips-pile =
    { $who ->
        [you] You flip { $timer } { at-place-pile.onto }.
       *[other] { $who } flips { $timer } { at-place-pile.onto }.
    }
# $who (seat), $timer (place), $to (at-place)
say-flips-again =
    { $who ->
        [you] You flip { $timer } again { FORM($to, "on") }.
       *[other] { $who } flips { $timer } again { FORM($to, "on") }.
    }
# $who (seat), $timer (place), $n (number)
say-flips-again-pile =
    { $who ->
        [you] You flip { $timer } again { at-place-pile.on }.
       *[other] { $who } flips { $timer } again { at-place-pile.on }.
    }
# $who (seat), $timer (place), $at (at-place)
say-takes-back =
    { $who ->
        [you] You take { $timer } back { FORM($at, "from") }.
       *[other] { $who } takes { $timer } back { FORM($at, "from") }.
    }
# $who (seat), $timer (place)
say-hell-flipped =
    { $who ->
        [you] You put { $timer } into Hell, flipped.
       *[other] { $who } puts { $timer } into Hell, flipped.
    }
# $who (seat), $timer (place)
say-hell-kept =
    { $who ->
        [you] You put { $timer } into Hell without flipping it.
       *[other] { $who } puts { $timer } into Hell without flipping it.
    }
# $who (seat), $timer (place)
say-sparta-flipped =
    { $who ->
        [you] You bring { $timer } to Sparta, flipped.
       *[other] { $who } brings { $timer } to Sparta, flipped.
    }
# $who (seat), $timer (place)
say-sparta-kept =
    { $who ->
        [you] You bring { $timer } to Sparta without flipping it.
       *[other] { $who } brings { $timer } to Sparta without flipping it.
    }
# $who (seat), $timer (place)
say-home =
    { $who ->
        [you] You get { $timer } back.
       *[other] { $who } gets { $timer } back.
    }
# $who (seat), $at (at-place)
say-nothing-company =
    { $who ->
        [you] You get no card { FORM($at, "from") }: another timer is there.
       *[other] { $who } gets no card { FORM($at, "from") }: another timer is there.
    }
# $who (seat), $at (at-place)
say-nothing-troy =
    { $who ->
        [you] You get no card { FORM($at, "from") }: Troy’s cube is there.
       *[other] { $who } gets no card { FORM($at, "from") }: Troy’s cube is there.
    }
# $who (seat), $at (at-place)
say-nothing-barred =
    { $who ->
        [you] You get no card { FORM($at, "from") }: Dionysus or Santorini forbids it.
       *[other] { $who } gets no card { FORM($at, "from") }: Dionysus or Santorini forbids it.
    }

## The log: cards
# $who (seat), $at (at-place), $card (card)
say-picks =
    { $who ->
        [you] You take { FORM($card, "the") } { FORM($at, "from") }.
       *[other] { $who } takes { FORM($card, "the") } { FORM($at, "from") }.
    }
# $who (seat), $n (number), $card (card)
say-picks-pile =
    { $who ->
        [you] You take { FORM($card, "the") } { at-place-pile.from }.
       *[other] { $who } takes { FORM($card, "the") } { at-place-pile.from }.
    }
# $who (seat)
say-zero =
    { $who ->
        [you] You also gain a 0.
       *[other] { $who } also gains a 0.
    }
# $who (seat), $victim (seat), $card (card)
say-plunders =
    { $who ->
        [you] With Ares, you take { FORM($card, "the") } from { $victim }.
       *[other] { $victim ->
            [you] With Ares, { $who } takes { FORM($card, "the") } from you.
           *[other] With Ares, { $who } takes { FORM($card, "the") } from { $victim }.
        }
    }
# $who (seat), $other (seat), $card (card)
say-gives =
    { $who ->
        [you] You give { $other } { FORM($card, "a") }.
       *[other] { $who } gives { $other } { FORM($card, "a") }.
    }
# $who (seat), $victim (seat), $card (card), $given (card)
say-robs =
    { $who ->
        [you] With Heracles, you take { FORM($card, "the") } from { $victim } and give { FORM($given, "a") }.
       *[other] With Heracles, { $who } takes { FORM($card, "the") } from { $victim } and gives { FORM($given, "a") }.
    }
# $who (seat), $other (seat)
say-owes =
    { $who ->
        [you] You owe { $other } a card.
       *[other] { $who } owes { $other } a card.
    }
# $who (seat)
say-war =
    { $who ->
        [you] You bring War: a timer goes into Hell.
       *[other] { $who } brings War: a timer goes into Hell.
    }
# $who (seat)
say-starvation =
    { $who ->
        [you] You bring Starvation: someone discards their top card.
       *[other] { $who } brings Starvation: someone discards their top card.
    }
# $who (seat)
say-cataclysm =
    { $who ->
        [you] You bring the Cataclysm: the game ends, and the highest score wins.
       *[other] { $who } brings the Cataclysm: the game ends, and the highest score wins.
    }
# $who (seat), $card (card)
say-discards =
    { $who ->
        [you] You discard { FORM($card, "a") }.
       *[other] { $who } discards { FORM($card, "a") }.
    }
# $who (seat), $card (card)
say-starves =
    { $who ->
        [you] You starve and discard { FORM($card, "a") }.
       *[other] { $who } starves and discards { FORM($card, "a") }.
    }
# $who (seat), $card (card)
say-becalmed =
    { $who ->
        [you] Santorini makes you discard { FORM($card, "a") }.
       *[other] Santorini makes { $who } discard { FORM($card, "a") }.
    }
# $who (seat), $card (card)
say-recovers =
    { $who ->
        [you] You gain { FORM($card, "a") } from the discard pile.
       *[other] { $who } gains { FORM($card, "a") } from the discard pile.
    }
# $who (seat), $card (card)
say-shows =
    { $who ->
        [you] Your central pile now shows { FORM($card, "a") }.
       *[other] { $who }’s central pile now shows { FORM($card, "a") }.
    }
# $who (seat), $cards (cards)
say-looks =
    { $who ->
        [you] You look through the discard pile: { $cards }.
       *[other] { $who } looks through the discard pile: { $cards }.
    }

## The log: gods and cubes
# $who (seat), $god (god)
say-gains =
    { $who ->
        [you] You gain { $god }.
       *[other] { $who } gains { $god }.
    }
# $who (seat), $victim (seat), $god (god)
say-buys =
    { $who ->
        [you] With Gaia, you buy { $god } from { $victim }.
       *[other] With Gaia, { $who } buys { $god } from { $victim }.
    }
# $who (seat), $god (god)
say-cube-god =
    { $who ->
        [you] You put Apollo’s cube on { $god }.
       *[other] { $who } puts Apollo’s cube on { $god }.
    }
# $who (seat), $at (at-place)
say-cube-pile =
    { $who ->
        [you] You put Nemesis’s cube { FORM($at, "onto") }.
       *[other] { $who } puts Nemesis’s cube { FORM($at, "onto") }.
    }
# $who (seat), $at (at-place)
say-cube-troy =
    { $who ->
        [you] You move Troy’s cube { FORM($at, "onto") }.
       *[other] { $who } moves Troy’s cube { FORM($at, "onto") }.
    }
# $at (at-place)
say-cube-starts = Troy’s cube starts { FORM($at, "on") }.
# $who (seat), $at (at-place)
say-cube-city =
    { $who ->
        [you] You put Selene’s cube { FORM($at, "onto") }.
       *[other] { $who } puts Selene’s cube { FORM($at, "onto") }.
    }
# $who (seat)
say-knock =
    { $who ->
        [you] You knock a timer over, and Eos sees it.
       *[other] { $who } knocks a timer over, and Eos sees it.
    }
# $who (seat)
say-calm =
    { $who ->
        [you] You knock nothing over.
       *[other] { $who } knocks nothing over.
    }

## The log: claims and the end
# $who (seat)
say-claims-points =
    { $who ->
        [you] You claim the points, and you have enough.
       *[other] { $who } claims the points, and has enough.
    }
# $who (seat)
say-claims-monsters =
    { $who ->
        [you] You claim the monsters, and you have them.
       *[other] { $who } claims the monsters, and has them.
    }
# $who (seat), $n (number)
say-mistaken-points =
    { $who ->
        [you] You claim the points, but you don’t have enough. You can try again in { part-time }.
       *[other] { $who } claims the points, but doesn’t have enough.
    }
# $who (seat), $n (number)
say-mistaken-monsters =
    { $who ->
        [you] You claim the monsters, but you don’t have them. You can try again in { part-time }.
       *[other] { $who } claims the monsters, but doesn’t have them.
    }
# $who (seat), $god (god)
say-wins =
    { $who ->
        [you] You win with { $god }.
       *[other] { $who } wins with { $god }.
    }
# $who (seat)
say-wins-god =
    { $who ->
        [you] You win with a god.
       *[other] { $who } wins with a god.
    }
# $who (seat), $n (number)
say-freeze =
    { $who ->
        [you] You start the countdown: the game ends in { part-time } unless someone takes a card.
       *[other] { $who } starts the countdown: the game ends in { part-time } unless someone takes a card.
    }
# $n (number)
say-freezes = The countdown starts: the game ends in { part-time } unless someone takes a card.
say-thaw = Someone takes a card, and the countdown stops.
# $winners (seats)
say-over =
    { $winners ->
        [you] The game ends: you win.
        [one] The game ends: { $winners } wins.
       *[other] The game ends: { $winners } win.
    }
# $winners (seats)
say-over-points =
    { $winners ->
        [you] The game ends: you win on points.
        [one] The game ends: { $winners } wins on points.
       *[other] The game ends: { $winners } win on points.
    }
# $winners (seats)
say-over-monsters =
    { $winners ->
        [you] The game ends: you win with both monsters.
        [one] The game ends: { $winners } wins with both monsters.
       *[other] The game ends: { $winners } win with both monsters.
    }
# $winners (seats)
say-over-god =
    { $winners ->
        [you] The game ends: you win with a god.
        [one] The game ends: { $winners } wins with a god.
       *[other] The game ends: { $winners } win with a god.
    }
# $winners (seats)
say-over-cataclysm =
    { $winners ->
        [you] The game ends: you win after the Cataclysm.
        [one] The game ends: { $winners } wins after the Cataclysm.
       *[other] The game ends: { $winners } win after the Cataclysm.
    }
# $winners (seats)
say-over-frozen =
    { $winners ->
        [you] The game ends: you win after the countdown.
        [one] The game ends: { $winners } wins after the countdown.
       *[other] The game ends: { $winners } win after the countdown.
    }
# $winners (seats), $n (number)
say-over-cap =
    { $winners ->
        [you] The game ends after { part-minutes }: you win.
        [one] The game ends after { part-minutes }: { $winners } wins.
       *[other] The game ends after { part-minutes }: { $winners } win.
    }

## Questions
ask-chance = Let chance decide.
ask-war = Which timer do you put into Hell?
# $who (rival)
ask-war-of = Which of { $who }’s timers do you put into Hell?
ask-starve = Choose who discards the top card of their central pile.
# $card (card)
ask-plague = The card is { $card }. Which plague strikes?
# $who (rival)
ask-penalty = Which card do you give { $who }?
ask-hermes = Which card of the offering do you gain?
ask-settled = Someone has won. Claim now, and you win too.
ask-owes = Answer the other question first. You can still move timers.
ask-wait = Wait until one of your timers has run out.
# $timer (place)
ask-move = Move { $timer } that has run out, or wait.
# $n (number)
ask-move-some = Move one of { $n } timers that have run out, or wait.
# $n (number), $of (number), $god (god)
ask-offer = Choose card { $n } of { $of } to offer for { $god }.
ask-cube-pile = Choose a pile for the cube.
ask-cube-city = Choose a city for the cube.
ask-cube-god = Choose a god for the cube.
# $n (number), $of (number), $god (god)
ask-buy = Choose card { $n } of { $of } to pay for { $god }.
# $card (card), $who (rival)
ask-rob = Which card do you give { $who } for { FORM($card, "the") }?
# $timer (place)
ask-bring = Move your timer off Sparta: { $timer } takes its place.
# $timer (place), $at (at-place)
ask-harpy = Flip { $timer } { FORM($at, "on") } on its way to Hell?
# $n (number), $of (number)
ask-hades = Which timer do you put into Hell ({ $n } of { $of })?
ask-discard = Which card do you discard?
# $n (number), $of (number)
ask-discard-of = Choose card { $n } of { $of } to discard.
ask-recover = Which card from the discard pile do you gain?

## Beside questions and moves
# The names of timers in notation, such as 1a, 1c.
# $timers (text)
note-timers = Ready: { $timers }.
# $name (text)
part-timer-name = { $name }
# $cards (cards)
note-so-far = So far: { $cards }.
# $cards (cards)
note-offering = It was { $cards }.
# $card (card)
note-card = { $card }
note-war = a timer goes into Hell
note-starvation = someone discards their top card
note-cataclysm = the game ends, and the highest score wins
note-company = nothing now: another timer is there
note-troy = nothing now: Troy’s cube is there
note-barred = nothing now: you can’t gain it
# $at (at-place), $left (message)
note-standing = { FORM($at, "on") }, { $left } left
# $at (at-place)
note-standing-out = { FORM($at, "on") }, run out
# $left (message)
note-runs = then it runs { $left }
note-runs-not = then it has run out
note-only-gain = only you can gain it
note-only-power = only you have its power
# $n (number)
note-timers-there = { part-timers }
note-partner = your partner
note-nothing-to-lose = no card to lose
note-printed = as the card says
# $n (number)
note-countdown = the game ends in { part-time } unless someone takes a card
# $n (number), $of (number)
note-has-points = you have { $n } of { $of }
# An empty list is “nothing”.
# $cards (cards)
note-has-monsters = you have { $cards }
note-one-monster = one is enough with Cyclops

## Moves
move-wait = Wait
move-retract = Take your answer back
move-drop = Cancel the command
move-leave = Take no card
move-calm = Knock nothing over
move-knock = Knock a timer over
# $timer (place), $to (at-place)
move-flip = Flip { $timer } { FORM($to, "onto") }
# $timer (place), $to (at-place)
move-flip-again = Flip { $timer } again { FORM($to, "on") }
# $timer (place)
move-front = Take { $timer } back
# $loot (part-loot), $timer (place), $to (at-place)
move-take-flip = Take { $loot }, then flip { $timer } { FORM($to, "onto") }
# $loot (part-loot), $timer (place), $to (at-place)
move-take-again = Take { $loot }, then flip { $timer } again { FORM($to, "on") }
# $loot (part-loot), $timer (place)
move-take-front = Take { $loot }, then take { $timer } back
# $timer (place)
move-send-flipped = Put { $timer } into Hell, flipped
# $timer (place)
move-send-kept = Put { $timer } into Hell without flipping it
# $timer (place)
move-bring-flipped = Leave Sparta and bring { $timer } there, flipped
# $timer (place)
move-bring-kept = Leave Sparta and bring { $timer } there without flipping it
# $god (god)
move-offer = Offer for { $god }
# $god (god), $who (rival)
move-buy = Buy { $god } from { $who } with Gaia
# $god (god)
move-buy-any = Buy { $god } with Gaia
# $god (god)
move-free = Take { $god } for free with Cassandra
move-free-any = Take the last god for free with Cassandra
# $god (god)
move-reserve = Put Apollo’s cube on { $god }
# $at (at-place)
move-cube = Put Nemesis’s cube { FORM($at, "onto") }
# $at (at-place)
move-seal = Put Selene’s cube { FORM($at, "onto") }
# $card (card)
move-pay = Pay { FORM($card, "a") }
# $card (card), $god (god)
move-pay-gain = Pay { FORM($card, "a") } and gain { $god }
# $card (card), $who (rival)
move-give = Give { $who } { FORM($card, "a") }
# $card (card)
move-gain = Gain { FORM($card, "a") }
# $card (card), $who (rival)
move-rob = Swap a card of yours for { $who }’s { $card } with Heracles
# $who (rival), $card (card)
move-starve = Make { $who } discard { FORM($card, "a") }
# $who (rival)
move-starve-none = Choose { $who }
# $card (card)
move-plague = Choose { $card }
# $at (at-place)
move-demeter = Take the 10 { FORM($at, "from") } with Demeter
# $at (at-place)
move-harpy = Put all timers { FORM($at, "on") } into Hell with Harpy
# $at (at-place)
move-troy = Move Troy’s cube { FORM($at, "onto") }
# $n (number)
move-hades = Put { part-timers } into Hell with Hades
move-rhodes = Put a timer into Hell with Rhodes
move-uranus = Gain a card from the discard pile with Uranus
move-ephesus = Gain a card from the discard pile with Ephesus
move-claim-points = Claim the points
move-claim-monsters = Claim the monsters
move-freeze = Start the countdown
# $card (card)
move-card = Turn up { FORM($card, "a") }
# $city (city)
move-city = Put { $city } in play
# $god (god)
move-god = Put { $god } in the temple
# $n (number)
move-sand = Fill the timer to { $n } percent
# A command together with the cards that pay for it.
# $label (message), $cards (cards)
move-with = { $label }, paying { $cards }

## What an undo takes back
# $timer (place), $to (at-place)
undo-move = moving { $timer } { FORM($to, "onto") }
# $timer (place), $to (at-place)
undo-take = taking a card and moving { $timer } { FORM($to, "onto") }
# $timer (place)
undo-timer = choosing { $timer }
# $god (god)
undo-god = choosing { $god }
# $card (card)
undo-card = choosing { FORM($card, "a") }
# $at (at-place)
undo-place = choosing { $at }
# $who (seat)
undo-player =
    { $who ->
        [you] choosing yourself
       *[other] choosing { $who }
    }
# $god (god)
undo-power-god = using { $god }
# $city (city)
undo-power-city = using { $city }
undo-claim = your claim
undo-freeze = starting the countdown
undo-answer = your answer
undo-chance = what chance brought

## Refusals: at any time
no-such-move = There’s no such move.
no-over = The game is over.
no-wait = You don’t have to pass. Timers can stay where they are.
no-retract = You have no answer to take back. Cancel a command with drop.
no-chance = Only chance can decide that.
no-chance-first = A card is being turned up. Try again in a moment.
# $n (number)
no-player = There’s no player { $n } at this table.
# $n (number), $left (number)
no-hand = You can give a command every { $n } ms. The next one is possible in { $left } ms.
no-settled = Someone has won. Only claims at this very moment still count.
no-open = Answer the open question first. Until then, you can only move timers.
# $what (part-draft)
no-draft = Finish { $what } first, or cancel it.
no-drop = You have no command to cancel.
no-next-pay = Choose one of your cards next.
no-next-send = Choose a timer next.
no-next-gain = Choose a card from the discard pile next.
no-next-cube = Choose a place for the cube next.
no-next-leave = Move your timer off Sparta next.
# $n (number), $left (number)
no-powers =
    { $n ->
        [one] You can use { $n } power within a second. The next one is possible in { $left } ms.
       *[other] You can use { $n } powers within a second. The next one is possible in { $left } ms.
    }

## Refusals: powers
# $god (god)
no-god-absent = { $god } isn’t in this game.
# $god (god)
no-god-temple = You need { $god }, who is still in the temple.
# $god (god), $who (rival)
no-god-other = You need { $god }, and { $who } owns that god.
# $city (city)
no-city-absent = { $city } isn’t in this game.
# $city (city)
no-city-timer = You need a timer on { $city }.
# $city (city)
no-city-sealed = Selene’s cube is on { $city }: only her owner can use it.
no-gods = Gods are only in the complete game, stage 5.
no-cities = Cities are only in the complete game, stage 5.
# $god (god), $who (rival)
no-reserved = Apollo’s cube reserves { $god } for { $who }.
# $god (god)
no-god-yours = { $god } is already yours.
# $god (god), $who (rival)
no-god-gone = { $god } is no longer in the temple. { $who } has that god.
# $god (god)
no-god-left = { $god } is no longer in the temple.
no-olympia = Only the player with a timer on Olympia can make offerings.
# $god (god), $cost (message), $has (message)
no-price = { $god } costs { $cost }. Your kingdom has { $has }.
# $god (god), $cost (message), $has (message)
no-price-delphi = With Delphi, { $god } costs { $cost }. Your kingdom has { $has }.
# $city (city), $cost (message), $has (message)
no-price-city = { $city } costs { $cost }. Your kingdom has { $has }.
# $god (god)
no-buy-temple = { $god } is still in the temple. Gaia buys from other players.
# $god (god), $cost (message)
no-buy-monsters = { $god } costs { $cost }, and monsters can only go to the owner of Dionysus.
# $n (number)
no-last-god = Cassandra gives you the last god in the temple. There are { $n } now.
no-rob-self = Heracles takes a card from another kingdom, not from yours.
# $who (rival), $card (card)
no-rob-hidden = { $who } doesn’t show { FORM($card, "a") }.
no-rob-give = You have no card to give in return.
no-rob-monsters = You only have monsters to give, and only the owner of Dionysus can get them.
# $card (card)
no-barred = You can’t gain { FORM($card, "a") } now.
# $card (card)
no-dionysus = Only the owner of Dionysus can gain { FORM($card, "a") }.
# $card (card)
no-santorini = Only the player on Santorini can gain { FORM($card, "a") }.
# $at (at-place)
no-ten = Demeter takes a 10, and there isn’t one { FORM($at, "on") }.
# $at (at-place), $n (number)
no-pile-busy = Demeter needs a pile without timers. { UP($at) } has { part-timers }.
# $at (at-place)
no-troy-there = Troy’s cube is { FORM($at, "on") }.
# $n (number), $at (at-place)
no-harpy = Harpy needs at least { part-timers } { FORM($at, "on") }.
# $at (at-place)
no-harpy-safe = Athena protects every timer { FORM($at, "on") }.
# $n (number)
no-hell-full = Hades needs an empty Hell. It holds { part-timers }.
# $n (number), $of (number)
no-hades-few = Hades takes { $of } timers, and only { $n } can go into Hell.
# $at (at-place)
no-troy-same = Troy’s cube is already { FORM($at, "on") }.
no-bring-self = That’s the timer that leaves Sparta. Choose another one.

## Refusals: timers
no-extra = The extra timer is only in play while someone owns Chronos.
# $name (text)
no-timer = There’s no timer { $name } in this game.
# $who (rival)
no-not-yours = That timer belongs to { $who }. You can only move your own.
# $timer (place), $left (message)
no-running = { UP($timer) } is still running, with { $left } left.
no-hell = You can’t move there yourself. War and some powers put timers into Hell.
# $timer (place)
no-deep = { UP($timer) } isn’t in the first part of Hell.
# $timer (place)
no-only-deep = { UP($timer) } must go through the second part of Hell first.
# $timer (place)
no-front = { UP($timer) } is already in front of you.
no-atlantis = Atlantis isn’t in this game. It comes with Poseidon or Atlantis City.
no-atlantis-way = You need Poseidon or Atlantis City to flip a timer onto Atlantis.
# $n (number)
no-pile = This game has { part-piles }.
# $at (at-place)
no-pile-empty = { UP($at) } has no cards left.
# $city (city)
no-city-taken = Another timer is already on { $city }.
# $n (number)
no-city-closed =
    { $n ->
        [one] Cities open when every timer has been flipped once. { $n } other timer is still waiting.
       *[other] Cities open when every timer has been flipped once. { $n } other timers are still waiting.
    }
# $n (number)
no-square-next = Squares go in order. Square { $n } is next for this timer.
no-square-last = This timer is already on the last square.
# $n (number)
no-square-taken = Square { $n } already has a timer.
no-ares = Timers can go onto central piles only while someone owns Ares.
# $who (rival)
no-guard = { $who } owns Ares. You can only guard your own central pile.
# $at (at-place)
no-kingdom-empty = { UP($at) } is empty.
no-guard-card = A guard on your own central pile takes no card.
# $timer (place), $at (at-place)
no-card-there = { UP($timer) } is { FORM($at, "on") }. There’s no card to take.
# $at (at-place)
no-last-card = That’s the last card there. The timer can’t go back onto { $at }.
# $who (seat)
no-safe =
    { $who ->
        [you] You own Athena: your timers can’t go into Hell.
       *[other] { $who } owns Athena: those timers can’t go into Hell.
    }
# $who (rival)
no-war-of = This War takes one of { $who }’s timers.
# $timer (place)
no-hades-named = You’ve already chosen { $timer } for Hades.
# $timer (place)
no-harpy-next = Harpy takes every timer there. Choose for { $timer } first.
# $n (number)
no-rhodes-first =
    { $n ->
        [one] Choose the card that you discard for Rhodes first.
       *[other] Choose the cards that you discard for Rhodes first.
    }
no-erinyes = Erinyes needs exactly one timer in Hell, and it must be yours.
# $timer (place)
no-demeter-ten = { UP($timer) } isn’t on a 10.
# $n (number), $timer (place)
no-eros =
    { $n ->
        [one] Eros needs { $n } of your timers on the same pile as { $timer }.
       *[other] Eros needs { $n } of your timers on the same pile as { $timer }.
    }
no-sender = You need War, Rhodes, Hades, Demeter, Eros, Erinyes or Harpy to put a timer into Hell.

## Refusals: cards, cubes, claims
# $card (card), $who (rival)
no-give-card = You don’t have { FORM($card, "a") } to give { $who }.
# $card (card)
no-give-monster = You can give { FORM($card, "a") } only to the owner of Dionysus.
no-pay = There’s nothing to pay yet. Choose a god or a power first.
# $card (card)
no-held = Your kingdom doesn’t have { FORM($card, "a") }.
# $card (card)
no-named = You’ve already chosen every { $card } in your kingdom.
# $card (card)
no-offered = The offering didn’t have { FORM($card, "a") }.
no-gain = You need Uranus, Ephesus or Hermes to gain a discarded card.
# $card (card)
no-for-hermes = Hermes can still take { FORM($card, "the") } from that offering.
# $card (card)
no-discarded = The discard pile doesn’t have { FORM($card, "a") }.
no-hermes = Hermes isn’t asking you for a card.
no-starve = You don’t have to choose anyone for Starvation now.
no-starve-self = Choose an opponent, not yourself.
no-hecate = Hecate isn’t asking you for a plague.
# $god (god)
no-cube = You place that cube when you gain { $god } from the temple.
no-cube-apollo = Apollo’s cube goes onto another god.
no-won = You’ve already won.
# $left (message)
no-claim-points = Your last claim was mistaken. You can claim the points again in { $left }.
# $left (message)
no-claim-monsters = Your last claim was mistaken. You can claim the monsters again in { $left }.
no-countdown = The countdown is already running.
# $left (message)
no-freeze-early = Nobody has taken a card yet. You can start the countdown in { $left }.
no-freeze-sand = Some sand is still running. The countdown starts when every timer has run out.
no-freeze-choice = Someone still has a choice to make.

## What cards do
brief-zero = Worth nothing by itself, but pays for gods
# $n (number)
brief-land = { part-points } for your kingdom
brief-hydra = Half a win: with a Minotaur as well, claim the monsters
brief-minotaur = Half a win: with a Hydra as well, claim the monsters
brief-wind = Two, three or four different winds multiply your points
brief-war = You send any timer to Hell, where it has to run twice
brief-starvation = An opponent of your choice loses their top card
brief-cataclysm = The game ends at once, and the highest score wins

## What gods do; $n is the number of the match where there is one
# $n (number)
brief-hades =
    { $n ->
        [one] If Hell is empty, put { $n } timer there
       *[other] If Hell is empty, put { $n } timers there
    }
brief-dionysus = All monsters come to you, and nobody else gets one
# $n (number)
brief-sphinx = { part-points } for each of your timers on a city
brief-zeus = You win
# $n (number)
brief-calypso = With { $n } different cards in your kingdom, you win
brief-heracles = Swap a card for one that another player shows
# $n (number)
brief-helios = Your 10s and 20s count { $n }
brief-athena = Your timers never go into Hell
brief-ares = Your timers can raid kingdoms
brief-aeolus = Counts as one more wind
brief-cyclops = One monster is enough to claim
brief-apollo = Keep one god of the temple for yourself
brief-cassandra = The last god of the temple is yours for free
brief-demeter = Take 10s without a timer, and put timers on 10s into Hell
# $n (number)
brief-aphrodite = Your score counts × { $n }
# $n (number)
brief-pan = { part-points } for each god you own
brief-castor = Wins together with Pollux
brief-pollux = Wins together with Castor
brief-hecate = Choose which plague strikes
brief-gaia = Buy gods from others, who get the cards
# $n (number)
brief-uranus =
    { $n ->
        [one] Swap { $n } card for one from the discard pile
       *[other] Swap { $n } cards for one from the discard pile
    }
# $n (number)
brief-artemis = Each monster is worth { part-points }
# $n (number)
brief-eros = With { $n } of your timers on a pile, put others there into Hell
brief-eos = Anyone who knocks a timer over gives you a card
# $n (number)
brief-hestia = With { $n } equal cards in your kingdom, you win
brief-chronos = One more timer
brief-asclepius = A timer that runs out on the fourth square wins
brief-charon = Leave Hell after its first part
brief-hermes = Gain a card from each offering others make
# $n (number)
brief-persephone = { part-points } for each of your timers in Hell
brief-erinyes = Alone in Hell, you can send any timer there
brief-nemesis = Anyone who takes from her pile gives you a card
# $n (number)
brief-harpy = Put all timers of a pile with at least { $n } into Hell
# $n (number)
brief-cerberus =
    { $n ->
        [one] With { $n } timer in Hell, you win
       *[other] With { $n } timers in Hell, you win
    }
brief-hephaestus = Your plagues strike everyone else
# $n (number)
brief-amphitrite = Your top card counts × { $n }
brief-atlas = A 0 comes with each card you take
# $n (number)
brief-hera = Opponents need { part-points } to win
brief-poseidon = You can flip timers onto Atlantis
brief-selene = One city works for you alone

## What cities do
# $n (number)
brief-athens = +{ $n } while you’re here
brief-alexandria = One more wind while you’re here
# $n (number)
brief-delphi =
    { $n ->
        [one] Gods cost { $n } card less
       *[other] Gods cost { $n } cards less
    }
# $n (number)
brief-rhodes =
    { $n ->
        [one] { $n } card puts a timer into Hell
       *[other] { $n } cards put a timer into Hell
    }
brief-sparta = When you leave, bring any timer here
brief-olympia = Offerings are only made from here
brief-troy = Move the cube that blocks a pile
brief-corinth = Arriving brings a 0
# $n (number)
brief-ephesus =
    { $n ->
        [one] { $n } card for one from the discard pile
       *[other] { $n } cards for one from the discard pile
    }
brief-santorini = Others lose their winds
brief-mycenae = Taking a 50 or 100 costs others a card for you
brief-atlantis-city = From here onto Atlantis

## Options
option-stage = Learning stage
option-stage-about = Each stage adds something to the one before. Stage 5 is the complete game.
option-stage-1 = territories
option-stage-2 = with monsters
option-stage-3 = with winds
option-stage-4 = with plagues
option-stage-5 = everything
option-teams = Teams
option-teams-about = Six players form three teams of two. If you win, your teammate wins too.
option-teams-off = everyone for themselves
option-teams-on = three teams of two
option-uneven = Uneven timers
# $n (number)
option-uneven-about = Each timer runs up to { $n } percent faster or slower, like real ones.
option-uneven-off = equal timers
option-uneven-on = uneven timers
option-knocks = Eos
option-knocks-about = Eos, who watches for knocked timers, can be in the game.
option-knocks-off = without Eos
option-knocks-on = with Eos
option-carried = Carried cards
option-carried-about = For a rematch: the cards that the last game left on its piles.

## The table in letters
# $time (text)
table-complete = { $time }, the complete game.
# $time (text), $n (number)
table-stage = { $time }, stage { $n }.
# $left (message)
table-frozen = Frozen: the game ends in { $left } unless someone takes a card.
table-closed = Cities open when every timer has been flipped once.
table-pile = pile
table-top = top
# max 6
table-cards = cards
table-timers = timers (* has run out)
# max 9
table-atlantis = Atlantis
# $god (god)
table-cube-god = { $god }’s cube
# $city (city)
table-cube-city = { $city }’s cube
# $cards (messages)
table-below = Below the top of Atlantis: { $cards }.
# $city (city), $timers (text)
table-city = { $city }: { $timers }
table-empty = empty
# $gods (messages)
table-temple = Temple: { $gods }.
table-temple-empty = The temple is empty.
# $god (god), $n (number)
table-price = { $god } { $n }
# $god (god), $n (number)
table-price-reserved = { $god } { $n } (Apollo’s cube)
# $first (text), $second (text)
table-hell = Hell, first part: { $first }. Second part: { $second }.
# $n (number)
table-discard = Discard pile: { part-cards }.
# $n (number), $cards (cards)
table-discard-seen = Discard pile: { part-cards } ({ $cards }).
# $n (number)
table-zeros =
    { $n ->
        [one] { $n } zero left.
       *[other] { $n } zeros left.
    }
# The one who looks has their number too.
# $who (seat), $n (number), $figures (messages)
table-seat =
    { $who ->
        [you] Player { $n } (you): { $figures }.
       *[other] { $who }: { $figures }.
    }
# $n (number)
table-points = { part-points }
# $n (number)
table-count = { part-cards }
# $cards (messages)
table-hoard = From the top: { $cards }.
# $card (card)
table-shown = On top: { $card }.
table-hoard-none = No central pile.
# $winds (cards)
table-winds = Winds: { $winds }.
# $who (seat)
table-partner =
    { $who ->
        [you] Partner: you.
       *[other] Partner: { $who }.
    }
# $gods (gods)
table-gods = Gods: { $gods }.
# $timers (text)
table-front = In front: { $timers }.
# $timers (text)
table-on-pile = On the central pile: { $timers }.
# $n (number), $timers (text)
table-square = Square { $n }: { $timers }.

## Terminal: bargains
table-no-bid = There’s nothing to bargain about. You need a place where your timer and another player’s have both run out.
# $who (rival), $mine (at-place), $card (card), $yours (at-place), $other (card)
table-bid = { $who }: I’ll leave { $mine } ({ $card }) if you leave { $yours } ({ $other })
# $who (rival), $mine (at-place), $card (card)
table-bid-both = { $who }: both of us leave { $mine } ({ $card })
# $mine (at-place), $who (rival), $yours (at-place)
part-bid-each = you leave { $mine }, { $who } leaves { $yours }
# $mine (at-place)
part-bid-both = both leave { $mine }
# $who (rival), $what (part-bid)
table-bid-open = You offer { $who } a deal: { $what }.
# $who (rival)
table-bid-refused = { $who } turns your deal down.
# $who (rival), $what (part-bid), $n (number)
table-bid-shaken = { $who } agrees: { $what } within { part-time }. Nobody is bound.
# $who (rival)
table-bid-kept = You and { $who } kept the deal.
# $who (seat)
table-bid-broken =
    { $who ->
        [you] You broke the deal. All bots remember it.
       *[other] { $who } broke the deal. All bots remember it.
    }
# $who (rival)
table-bid-void = Neither you nor { $who } left. The deal is off.
# $what (part-bid)
table-bid-now = Deal: { $what }.
# $counts (messages)
table-bids = Deals: { $counts }.
# $who (seat), $kept (number), $broken (number)
table-bid-count =
    { $who ->
        [you] you kept { $kept } and broke { $broken }
       *[other] { $who } kept { $kept } and broke { $broken }
    }
# $n (number)
table-bid-number = Type `bid` and a number from 1 to { $n }.

## Terminal: keys and menus
table-first-timer = Press the timer (a, b, c) first, then where it goes.
table-unknown-key = That key does nothing here. Press ? for all keys.
# $name (text)
table-no-timer = You have no timer { $name }.
# $n (number)
table-no-player = Players are 1 to { $n }.
table-no-place = A timer can’t go there.
table-menu-offerings = Make an offering for …
table-menu-powers = Use …
table-menu-answers = Answer …
table-menu-parts = Choose …
table-menu-bids = Bargain …
table-none-offerings = The temple is empty.
table-none-powers = You have no power to use now.
table-none-answers = Nobody is asking you anything.
table-none-stage = Gods and cities aren’t used in this stage.
# $label (message)
table-not-now = (not now) { $label }
table-flipped = flipped
table-kept = as it stands
# $name (text), $standing (message)
table-timer-at = { $name } { $standing }

## Terminal: the bar that asks
table-paused = Paused. Space to continue, q to leave (the game is saved), ? for keys.
table-ended = N new game, A play again, Enter result, L log, q leave.
table-untimed = Untimed: Space lets time run until something happens.
# $n (number)
table-ready = Get ready: { $n } …
# $n (number)
table-goal = Flip timers onto piles. A timer that runs out alone takes the card. First with { part-points }: claim them.
# $n (number)
table-goal-monsters = Flip timers onto piles. A timer that runs out alone takes the card. First with { part-points } or both monsters: claim them.
# $who (rival)
table-goal-mate = { $who } wins with you.
table-small = This window is too small.
# $width (number), $height (number)
table-small-needs = It needs { $width } columns and { $height } lines.
table-small-plain = Use --plain to play in lines of text.
# $timers (one of messages)
table-pick-up = Press { $timers } to pick up a timer, then a key for its place.
# $name (text), $n (number)
table-all-run =
    { $n ->
        [one] All your timers are running. Timer { $name } is next, in { $n } second.
       *[other] All your timers are running. Timer { $name } is next, in { $n } seconds.
    }
table-keys-points = p claims the points, d bargains, ? shows all keys.
table-keys-monsters = p and m claim points and monsters, d bargains, ? shows all keys.
table-keys-gods = p and m claim, o makes an offering, u uses a power, d bargains, ? shows all keys.
table-watching = Bots are playing. Space pauses, q leaves, ? shows the keys.
table-enter = Enter answers.
table-esc = Esc cancels.
# $n (number)
table-cities-open = Cities open when every timer has been flipped once, or in { part-time }.
# $question (message), $left (message)
table-asked = { $question } { $left }.
# $who (rival), $source (messages), $left (message)
table-chooses = { $who } chooses ({ $source }), { $left }.
# $name (text), $standing (message)
table-in-hand = Timer { $name }, { $standing }. Where does it go?
# $name (text), $standing (message)
table-in-hand-bare = Timer { $name }, { $standing }, without the card. Where does it go?
# $name (text), $standing (message)
table-in-hand-raid = Timer { $name }, { $standing }. Whose kingdom? Press a player’s number.
table-held = Time is paused. Press Space to continue.
table-not-yet = The game hasn’t started yet.
table-no-log = You have to remember what you saw. The log opens when the game is over.
table-no-undo = Moves in real time can’t be undone.

## Terminal: the painted table
table-covered = covered
# max 8
table-cities = Cities
table-not-open = not open yet
table-hell-first = Hell, first part
table-hell-second = second part
table-temple-title = Temple
table-temple-olympia = Temple, only from Olympia
table-run-out = run out
table-takes = take
table-blocked = blocked
table-with-you = with you
table-no-cards = no cards
# $card (card), $n (number)
table-top-of = { $card } on top of { $n }
table-you = You
# $n (number), $of (number)
table-score = { $n } of { $of } points
table-p-claims = (p claims)
table-m-claims = monsters (m claims)
# $name (text), $n (number)
table-on-square = { $name } on square { $n }
# $name (text), $n (number)
table-on-kingdom = { $name } on the pile of { $n }
# $names (text)
table-in-front = in front { $names }
# $city (city), $what (message)
table-power-city = { $city }: { $what }
# $god (god), $n (number), $what (message)
table-power-temple = { $god } (costs { $n }, in the temple): { $what }
# $god (god), $n (number), $who (seat), $what (message)
table-power-owned =
    { $who ->
        [you] { $god } (costs { $n }, yours): { $what }
       *[other] { $god } (costs { $n }, { $who }’s): { $what }
    }
table-powers = Gods and cities
table-close-page = Enter or Esc closes this page

## Terminal: lines of text
# $who (rival)
table-mate = { $who } is your partner: if one of you wins, the other wins too.
table-stands = Time is paused. Type `run` to let it run until something happens, `run 5` for 5 seconds, or `run mine` until one of your timers has run out.
table-runs = Time runs while you read and type. An empty line tells you what happened. Use --speed untimed to stop it.
table-standing-still = Nobody is waiting for you. Type `run` to let time run.
table-run-what = Type `run` with seconds from 0.1 to 900, such as `run 5`, or `run mine`.
# $time (text), $timers (messages)
table-your-timers = { $time }. Your timers: { $timers }.
# $n (number)
table-may-move =
    { $n ->
        [one] You can make { $n } move. Type `moves` to list it.
       *[other] You can make { $n } moves. Type `moves` to list them.
    }
# $timer (place), $at (at-place)
table-flowed = { UP($timer) } has run out { FORM($at, "on") }.
# $n (number), $of (number)
table-own-score = Your points: { $n } of { $of }. You only know what you saw of the others. Type `board` to see their top cards.
# $name (text), $standing (message)
table-own-timer = { $name } { $standing }
# $name (text), $standing (message), $card (card)
table-own-card = { $name } { $standing } ({ $card })
# $name (text), $standing (message), $card (card), $others (messages)
table-own-beside = { $name } { $standing } ({ $card }, beside { $others })
# $name (text), $standing (message), $card (card)
table-own-takes = { $name } { $standing } (takes { FORM($card, "the") })
# $name (text), $standing (message), $card (card)
table-own-blocked = { $name } { $standing } (can’t take { FORM($card, "the") })
# $name (text), $standing (message), $card (card), $others (messages)
table-own-blocked-by = { $name } { $standing } (can’t take { FORM($card, "the") } because of { $others })
# $at (at-place), $card (card), $n (number)
table-a-pile = { UP($at) }: { $card }, { part-cards }.
# $at (at-place), $n (number)
table-a-pile-bare = { UP($at) }: no card open, { part-cards }.
# $timers (text)
table-there = Timers: { $timers }.
# $at (at-place), $timers (text)
table-a-place = { UP($at) }: { $timers }.
# $at (at-place)
table-a-place-free = { UP($at) }: no timer.
# $cards (messages)
table-own-pile = You: { $cards }.
# $who (rival), $card (card), $n (number)
table-other-pile = { $who }: { $card } on top of { part-cards }.
# $who (rival)
table-other-bare = { $who }: no cards.
# $where (messages)
table-aside = Timers aside: { $where }.
# $name (text), $left (message)
table-timer-left = { $name } { $left } left
# $name (text)
table-timer-out = { $name } run out

## Terminal: help
# In the line of keys at the foot; up to 14 letters.
table-key-gods = Gods
table-keys-move = Two keys move a timer. First the timer: a, b, c (x for the extra one).
table-keys-places = Then where it goes: 1 to 9 a pile, j k the cities, 0 in front of you, h the second part of Hell, l Atlantis.
table-keys-far = s is the next square of Asclepius, g and a player’s number a kingdom (with Ares).
table-keys-cards = Leaving a pile, a timer takes the top card if it stood there alone. A capital letter (A, B, C) moves it without the card.
table-keys-flip = The same key twice (a a) flips it where it stands.
table-keys-out = When a timer of yours has run out, it says “{ table-takes }” if it can take its card, “{ table-blocked }” if it can’t.
table-keys-claim = p claims the points, m claims the monsters
table-keys-offer = o makes an offering for a god (a dot marks those you can pay)
table-keys-use = u uses a power, i shows what gods and cities do
table-keys-bargain = d bargains with whoever blocks you: you leave this pile if they leave that one. Nobody is bound, but bots remember who breaks a deal.
table-keys-freeze = z starts the countdown of a frozen game
table-keys-answer = Enter answers a choice that runs out (War, a penalty); Esc goes back.
table-keys-time = Space pauses. S changes the speed: full, half, quarter, or untimed, where Space lets time run to the next thing that happens.
table-keys-type = : lets you type a move, such as take 1a pile5
table-keys-other = H hint, R rules, L log when the game is over, T day or night, q leave (the game is saved)
table-help-run = let time run to the next thing that happens; `run 5` for 5 seconds; `run mine` until a timer of yours has run out or you are asked something
table-help-claim = when you have them; `claim monsters` when you have Hydra and Minotaur
table-help-powers = what the gods and cities of this game do
table-help-move = your timer a to pile 3, with the card it leaves; A 3 without the card; other places: j and k the cities, 0 in front of you, h Hell, l Atlantis
table-help-bid = what you can bargain about with bots; `bid 1` offers the first deal of the list
# $speed (text)
table-speed = Speed: { $speed }.

## The reference behind the rules
table-reference-cards = The reference of cards
table-reference-gods = The reference of GODs
table-reference-cities = The reference of CITIES
table-reference-numbers = Numbers
table-reference-grades = Where the numbers come from
table-reference-printed = Everything not listed here comes from the rulebook itself.
table-head-card = card
table-head-kind = kind
table-head-copies = copies
table-head-stage = from stage
table-head-does = what it does
table-head-god = GOD
table-head-cost = cost
table-head-power = power
table-head-rule = rule
table-head-city = CITY
table-head-number = number
table-head-is = is
table-head-grade = grade
table-head-why = why
table-kind-plague = PLAGUE
table-kind-monster = MONSTER
table-kind-wind = WIND
table-kind-territory = TERRITORY
table-number-win = points to win
# $n (number), $hera (number)
table-number-win-is = { $n }, or { $hera } against HERA
table-number-timer = a timer runs
table-number-opening = CITIES open at the latest after
table-number-countdown = countdown of a frozen game
table-number-choice = for an open choice
table-number-hand = between two commands
table-number-powers = repeatable powers within a second
table-number-claim = wait after a mistaken claim
table-number-over = the game is over after
# $n (number)
table-number-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
# $n (number)
table-number-milliseconds =
    { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }
# $n (number)
table-number-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
table-grade-copies = How many there are of each card
table-grade-copies-why = kinds and the total of 110 are printed; games last about 4 minutes
table-grade-zero = TERRITORIES of value 0
table-grade-timer = How long a timer runs
table-grade-timer-why = about 30 seconds
table-grade-timers = Timers of each player
table-grade-opening = When CITIES open in any case, and a game may freeze although nobody has taken a card
table-grade-opening-why = so that a player who waits forever holds nobody up
table-grade-countdown = The countdown of a frozen game
table-grade-over = When a game is over at the latest
table-grade-over-why = a limit for games in which nobody takes cards
table-grade-choice = Time for an open choice
table-grade-choice-why = the game goes on for the others
table-grade-hand = Time between two commands of a player
table-grade-hands-why = people have two hands
table-grade-powers = Uses of repeatable powers within a second
table-grade-claim = Wait after a mistaken claim
table-grade-claim-why = a mistaken claim costs nothing else
table-grade-knock = How rarely a flip knocks a timer over
table-grade-knock-why = on a screen nothing falls over by itself

## Screen: timers and places
# $at (at-place)
ui-place = { UP($at) }
# $card (card)
ui-name = { $card }
# $god (god)
ui-god = { $god }
# $city (city)
ui-city = { $city }
# $what (message)
ui-brief = { $what }.
# $n (number)
ui-state-runs = { part-time }
ui-state-out = run out
ui-state-going = on its way
# $owner (seat), $at (at-place), $state (ui-state)
ui-timer =
    { $owner ->
        [you] Your timer { FORM($at, "on") }, { $state }
       *[other] { $owner }’s timer { FORM($at, "on") }, { $state }
    }
# $n (number), $owner (seat), $at (at-place), $state (ui-state)
ui-timers =
    { $owner ->
        [you] { $n } of your timers { FORM($at, "on") }, the first { $state }
       *[other] { $n } of { $owner }’s timers { FORM($at, "on") }, the first { $state }
    }
# $timer (message), $key (text)
ui-timer-key = { $timer }, key { $key }
ui-no-timer = no timer
# $who (seats)
ui-timers-of = timers: { $who }
# $at (at-place), $card (card), $facts (messages)
ui-pile = { UP($at) }: { $card }, { $facts }
# $at (at-place), $n (number)
ui-pile-closed = { UP($at) }, { part-cards }, none open
# $at (at-place)
ui-pile-empty = { UP($at) }, empty
ui-empty = empty
# max 9
ui-atlantis = Atlantis
# max 6
ui-word-take = take
# $n (number)
ui-board = { part-piles } around Hell
# $n (number)
ui-discard = Discard pile, { part-cards }
ui-discard-title = The discard pile
ui-discard-none = Nothing lies there.
ui-do-search = Look through the discard pile
ui-hell-1 = Hell 1
ui-hell-2 = Hell 2
ui-hell-first = Hell, first
ui-hell-second = Hell, second
# $at (at-place), $timers (messages)
ui-hell-part = { UP($at) }: { $timers }
# max 10
ui-then-free = then free
# $n (number), $timers (messages)
ui-square = Square { $n } of Asclepius: { $timers }
# $city (city), $what (message), $state (message)
ui-city-tile = { $city }: { $what }. { UP($state) }
# $state (message)
ui-city-sealed = { $state }, Selene’s cube
ui-free = free
# max 8
ui-closed = closed
ui-not-open = not open yet
# $n (number)
ui-left = { $n } s
# $winds (cards), $n (number)
ui-winds = Winds: { $winds }. Times { $n }
ui-winds-none = No wind
# max 1
ui-letter-north = N
# max 1
ui-letter-south = S
# max 1
ui-letter-east = E
# max 1
ui-letter-west = W
# max 1
ui-letter-nemesis = N
# max 1
ui-letter-troy = T
# max 1
ui-letter-selene = S
# $card (card), $facts (messages)
ui-small-card = { $card }, { $facts }
# $n (number)
ui-of-them = { $n } of them
ui-on-top = on top
ui-named = chosen

## Screen: the ask bar
ui-held = Time is paused
ui-held-note = The sand has stopped too.
# $n (number)
ui-resume = Continuing in { $n }
ui-resume-note = The sand is as it was.
ui-ready = Get ready
# $to (at-place)
ui-going = Your timer goes { FORM($to, "onto") } in a moment
ui-one-hand = One move at a time. Press Esc to cancel.
ui-hand-tap = Tap the pile where it goes next.
# $n (number)
ui-hand-press = Press the pile where it goes next (1 to { $n }), or take it back.
ui-hand-front = Your timer is ready: choose a pile
ui-hand-front-tap = Tap a pile to put it there, or drag it.
# $n (number)
ui-hand-front-press = Press a pile to put it there, or drag it. Keys 1 to { $n } work too.
ui-hand-hell = Your timer in Hell has run out
ui-hand-hell-next = Flip it into the second part.
# $at (at-place)
ui-hand-out = Your timer { FORM($at, "on") } has run out
# $at (at-place)
ui-hand-company = Your timer { FORM($at, "on") } isn’t alone
ui-hand-company-tap = Moved now, it takes no card. You can wait.
ui-hand-company-press = Moved now, it takes no card. You can wait until the others leave.
# $at (at-place), $card (card)
ui-hand-take = Your timer { FORM($at, "on") } has run out: take { FORM($card, "the") }
# $at (at-place), $card (card)
ui-hand-take-tap = Your timer { FORM($at, "on") }: take { FORM($card, "the") }
ui-watching = You’re watching this game
ui-show-which = Which place do you show?
ui-show-how = Press it or its key.
ui-robbed = Your timer was moved away
ui-take-one = Take one of your timers first.
ui-gone-move = That’s no longer possible.
# $n (number)
ui-next = Your next timer is free in { $n } s.
ui-untimed = Time is paused until you continue
ui-running = Your timers are running
ui-hinting = A bot is looking at the board …
# $n (number)
ui-together = Together in { $n }
ui-meanwhile = Meanwhile
ui-hint = Hint
ui-close = Close
# $n (number)
ui-stood-in =
    { $n ->
        [one] While you were away, a bot made { $n } move for you.
       *[other] While you were away, a bot made { $n } moves for you.
    }
# $n (number)
ui-seconds-left = { part-time } left
ui-choices = Choices
ui-do-flip = Flip it
ui-flip-about = A flipped timer runs again for as long as it has already run.
ui-do-cancel = Cancel
# max 9
ui-do-leave = Leave it
# max 14
ui-do-second = Second part
# max 9
ui-do-front = Take back
# max 14
ui-do-take = Take and stay
# max 14
ui-do-again = Flip it here
ui-do-run = Continue
ui-run-about = Time runs until something happens, and stops for your timers.
# $refusal (message), $move (text)
ui-typed = { $refusal } A whole move is, for example: { $move }
ui-late-strike = If your time runs out, it strikes the player who shows the most.
ui-late-printed = If your time runs out, it’s the plague on the card.
ui-late-lowest = If your time runs out, you give your lowest card.
ui-late-none = If your time runs out, you get none.
ui-on-board = Choose here or on the board.
ui-pay-how = Press your cards, or choose here.
ui-then-place = Then that timer takes its place.
# $who (rival)
ui-flight-card = { $who } gives a card
# $who (rival)
ui-flight-offering = { $who } looks at the offering
# $who (rival)
ui-flight = { $who } chooses

## Screen: powers and what can be chosen
ui-powers = Powers
# $gods (gods)
ui-power-send = { $gods }: timer to Hell
ui-power-bring = Sparta: bring a timer
ui-power-buy = Gaia: buy a god
ui-power-free = Cassandra: take the last god
ui-power-rob = Heracles: swap a card
ui-power-demeter = Demeter: take a 10
ui-power-harpy = Harpy: clear a pile
ui-power-troy = Troy: move the cube
ui-power-uranus = Uranus: search the discard pile
ui-power-ephesus = Ephesus: search the discard pile
# $n (number)
ui-power-hades = Hades: { part-timers } to Hell
# $n (number)
ui-power-rhodes = Rhodes: { part-cards } for Hell
# $gods (gods)
ui-ask-send = { $gods }: Which timer do you put into Hell?
ui-ask-bring = Sparta: Which timer comes here when you leave?
ui-ask-buy = Gaia: Which god do you buy?
ui-ask-rob = Heracles: Which card do you take?
ui-ask-demeter = Demeter: Which 10 do you take?
ui-ask-harpy = Harpy: Which pile do you clear?
ui-ask-troy = Troy: Which pile does the cube block?
ui-buy-note = The cards you pay go to the owner.
ui-rob-note = You give another card in return.
# $who (seat)
ui-whose =
    { $who ->
        [you] Yours
       *[other] { $who }
    }
# $who (rival)
ui-whose-mate = { $who }, your partner,
# $who (rival)
ui-who-mate = { $who } (your partner)
# $who (rival)
ui-who = { $who }
# $whose (message), $at (at-place)
ui-pick = { $whose } { FORM($at, "on") }
# $whose (message), $at (at-place), $n (number)
ui-pick-left = { $whose } { FORM($at, "on") }, { $n } s
# $pick (message)
ui-pick-flipped = { $pick }, flipped
# $pick (message)
ui-pick-kept = { $pick }, as it stands
ui-pick-none = None of them
# $god (god), $n (number), $who (rival)
ui-pick-god = { $god }, { part-cards } to { $who }
# $whose (message), $card (card)
ui-pick-card = { $whose }: { $card }
# $whose (message)
ui-pick-nothing = { $whose }: nothing to lose

## Screen: kingdoms and the temple
# $who (seat)
ui-kingdom =
    { $who ->
        [you] Your kingdom
       *[other] { $who }’s kingdom
    }
# $who (seat)
ui-own-timers =
    { $who ->
        [you] Your timers
       *[other] { $who }’s timers
    }
# $who (seat)
ui-own-gods =
    { $who ->
        [you] Your gods
       *[other] { $who }’s gods
    }
# $who (seat)
ui-own-cards =
    { $who ->
        [you] Your cards, the last one on top
       *[other] { $who }’s cards, the last one on top
    }
ui-last-top = the last card is on top
ui-no-lands = no territories yet
ui-no-cards = no cards yet
ui-no-gods = no gods
ui-no-card = no card
# $card (card)
ui-top-card = { $card } on top
# $n (number)
ui-cards = { part-cards }
ui-do-guard = Guard it
ui-do-raid = Raid
ui-raid-about = Flip the timer in hand onto this kingdom
# $name (text), $n (number), $top (message), $winds (number), $gods (number)
ui-strip = { $name }: { part-cards }, { $top }, winds: { $winds }, gods: { $gods }
ui-temple = Temple
ui-temple-note = pay in cards
# $n (number)
ui-costs = costs { $n }
# $what (message)
ui-god-reserved = { $what }. Reserved by Apollo.
# $what (message)
ui-god-yours = Yours. { $what }.
# $who (rival)
ui-god-with = With { $who }.
# $n (number)
ui-do-claim = Claim { $n }
ui-do-monsters = Claim monsters
# On a phone, with a mark beside it.
# $n (number)
ui-do-claim-brief = { $n }
# max 9
ui-do-monsters-brief = Monsters
ui-others = The other kingdoms
ui-more = Gods, powers, talk
ui-cities = Cities
ui-partner = your partner
# max 8
ui-partner-short = partner
ui-bot = bot
ui-bot-plays = a bot plays
# max 8
ui-away = away
# $name (text)
ui-left-bot = { $name }, a bot plays
# $who (seats)
ui-win-with = You win with { $who }.
ui-count-aid = Counting aid
# $lands (text), $points (number), $n (number), $total (number)
ui-sum = { $lands } = { $points } points, × { $n } = { $total }.
# $card (number), $total (number)
ui-sum-more = With this { $card }: { $total }.
# $n (number)
ui-sum-need = You need { $n }.
# $n (number)
ui-sum-enough = You have it. Claim { $n } now, before someone else does.
ui-learning = On learning tables only.
# $n (number), $of (number)
ui-have = { $n } of { $of }
# $n (number), $of (number)
ui-have-about = You have { $n } of { $of }
ui-log = Log
ui-just-now = Just now
ui-fades = Fades after a moment. You have to remember what you saw.

## Screen: the frozen game, pauses and the start
ui-frozen = Frozen game
# $n (number)
ui-do-countdown = Start { $n } s
# $n (number)
ui-frozen-open = All sand has run out. After { part-time } the highest score wins.
# $n (number)
ui-frozen-runs =
    { $n ->
        [one] Possible when every timer has run out. { $n } is still running.
       *[other] Possible when every timer has run out. { $n } are still running.
    }
ui-frozen-still = All sand has run out.
# $n (number)
ui-frozen-early = All sand has run out. Possible after { part-time }, or once someone takes a card.
# $n (number)
ui-frozen-ends = The game ends in { $n } s unless someone takes a card.
# $n (number)
ui-countdown = The game ends in { part-time } unless someone takes a card
# $left (message)
ui-countdown-short = { $left }, unless someone takes a card
# $who (seat)
ui-paused-by =
    { $who ->
        [you] You paused.
       *[other] { $who } paused.
    }
# $who (seat)
ui-paused-all =
    { $who ->
        [you] You asked for this pause, and everyone agreed.
       *[other] { $who } asked for this pause, and everyone agreed.
    }
# $who (seats)
ui-waiting = Waiting for { $who }.
# $who (seats)
ui-continuing = Ready to continue: { $who }.
ui-do-continue = Continue
ui-nobody = Nobody is at the table
ui-nobody-note = Time is paused until a player is back.
# $who (rival)
ui-lost = { $who } lost the connection
# $n (number)
ui-lost-bot = A bot takes over in { $n } s.
ui-lost-wait = Waiting for them to come back.
# $n (number)
ui-begins = Starting in { $n }

## Screen: talk and deals
ui-say = Say
ui-do-show = Show
ui-talk-0 = You first
ui-talk-0-about = You first.
ui-talk-1 = Together
ui-talk-1-about = Together at zero.
ui-talk-2 = I’ll leave …
ui-talk-2-about = I’ll leave if you leave.
ui-talk-3 = No
ui-talk-3-about = No.
ui-talk-4 = Yes
ui-talk-4-about = Yes.
ui-talk-5 = Not that card
ui-talk-5-about = Not that card.
ui-talk-6 = Watch the leader
ui-talk-6-about = Watch the leader.
ui-talk-7 = Hurry
ui-talk-7-about = Hurry.
# $mine (at-place), $yours (at-place)
ui-deal = I’ll leave { $mine } if you leave { $yours }.
# $whose (message)
ui-deal-to = To { $whose }
ui-deal-any = To anyone
# $whose (message)
ui-deal-from = { $whose } offers
# $whose (message)
ui-deal-from-you = { $whose } offers you
# $whose (message), $who (rival)
ui-deal-from-to = { $whose } offers { $who }
# $who (seats)
ui-deal-both =
    { $who ->
        [you] You
       *[other] { $who }
    }
ui-deal-kept = Both kept it.
# $who (seat)
ui-deal-refused =
    { $who ->
        [you] You said no.
       *[other] { $who } said no.
    }
ui-deal-lapsed = Nobody took it up.
# $who (seats)
ui-deal-broken =
    { $who ->
        [you] You broke it.
        [one] { $who } broke it.
       *[other] { $who } broke it.
    }
ui-deal-binds = Promises aren’t binding.
ui-now = Now
# $n (number)
ui-count = { $n } …
ui-do-count = On 3, 2, 1
ui-do-agree = Agree
ui-do-refuse = Refuse
ui-do-yes = Agree
ui-do-withdraw = Withdraw
ui-do-offer = Offer
ui-bid-leave = I’ll leave
ui-bid-if = if
# $name (text), $at (at-place)
ui-bid-option = { $name } leaves { $at }
# $who (seat), $at (at-place)
ui-bid-gone =
    { $who ->
        [you] You’ve left { $at }. Choose again.
       *[other] { $who } has left { $at }. Choose again.
    }
# $title (message), $what (message)
ui-wish = { $title }: { $what }
# $who (rival)
ui-pause-asked = { $who } asks for a pause.
# $who (seats)
ui-pause-waits = The pause is waiting for { $who }.

## Screen: the list of keys
ui-first = First time? Begin with stage 1
ui-key-timers = Take one of your timers in hand
ui-key-piles = Put the timer in hand onto that pile, and take the card it leaves
ui-key-front = Put the timer in hand in front of you
ui-key-cities = Onto the left city, the right city, Atlantis
ui-key-far = Into the second part of Hell; onto the next square of Asclepius
ui-key-leave = Leave the card
# $points (number)
ui-key-claim = Claim { $points } points; claim the monsters
ui-key-freeze = Start the countdown of a frozen game
ui-key-pause = Pause or continue
ui-key-next = In an untimed game: go to what happens next
ui-key-wave = Point out a place to everyone

## Screen: learning and the end
ui-adds-2 = Stage 2 adds monsters: a Hydra and a Minotaur win, too.
ui-adds-3 = Stage 3 adds winds: different ones multiply your points.
ui-adds-4 = Stage 4 adds plagues: War, Starvation, Cataclysm, and Hell.
ui-adds-5 = Stage 5 adds cities and gods: the complete game.
# $n (number)
ui-do-stage = Play stage { $n }
ui-rest-monsters = Not yet: you need a Hydra and a Minotaur
# $n (number), $of (number)
ui-rest-points = Not yet: you have { $n } of { $of }
# $of (number)
ui-rest-less = Not yet: you have less than { $of }
ui-rest-note = A mistaken claim costs nothing. You can claim again in a moment.
ui-goal = Be the first
# $n (number)
ui-goal-points = with { part-points }
ui-goal-winds = (territories × winds)
ui-goal-monsters = or both monsters
# $who (seats)
ui-won =
    { $who ->
        [you] You won
        [one] { $who } won
       *[other] { $who } won
    }
# $who (seats)
ui-won-points =
    { $who ->
        [you] You won on points
        [one] { $who } won on points
       *[other] { $who } won on points
    }
# $who (seats)
ui-won-monsters =
    { $who ->
        [you] You won with both monsters
        [one] { $who } won with both monsters
       *[other] { $who } won with both monsters
    }
# $who (seats)
ui-won-god =
    { $who ->
        [you] You won with a god
        [one] { $who } won with a god
       *[other] { $who } won with a god
    }
# $who (seats)
ui-won-cataclysm =
    { $who ->
        [you] You won after the Cataclysm
        [one] { $who } won after the Cataclysm
       *[other] { $who } won after the Cataclysm
    }
# $who (seats)
ui-won-frozen =
    { $who ->
        [you] You won after the countdown
        [one] { $who } won after the countdown
       *[other] { $who } won after the countdown
    }
# $who (seats)
ui-won-cap =
    { $who ->
        [you] You won when time was up
        [one] { $who } won when time was up
       *[other] { $who } won when time was up
    }
ui-won-all = Everyone shares the win
ui-over = The game is over
# $won (message), $others (messages)
ui-won-with = { $won }, together with { $others }
# $who (seat)
ui-mate =
    { $who ->
        [you] you
       *[other] teammate { $who }
    }
# $who (seat)
ui-twin =
    { $who ->
        [you] you, through Castor and Pollux
       *[other] { $who }, through Castor and Pollux
    }
ui-end-points = The first to claim enough points wins.
ui-end-monsters = A Hydra and a Minotaur win, whatever the points.
ui-end-god = That god decides, whatever the points.
ui-end-most = Nobody claimed a win, so the highest score wins.
ui-end-lands = Points are the sum of your territories.
ui-end-winds = Points are the sum of your territories times your different winds.
ui-end-gods = Points are the sum of your territories times your different winds. Gods and cities can add to it.
# $lands (text)
ui-end-yours = Yours: { $lands }.
ui-caption = Final standings
ui-row-cards = Cards in the central pile
ui-row-worth = What they’re worth
ui-row-added = From gods and cities
ui-row-winds = Times the different winds
ui-row-doubled = Times winds and Aphrodite
ui-row-gods = Gods
ui-row-broken = Deals broken
ui-row-points = Points
ui-start = The beginning
# $who (seat)
ui-composes =
    { $who ->
        [you] You put a command together
       *[other] { $who } puts a command together
    }
ui-sand = Sand runs out

## Numbers that a table may change, and their groups
number-piles-more = Extra piles, beyond one for each player
number-atlantis-cards = Cards of Atlantis
number-gods-drawn = Gods drawn for the temple
number-timer-seconds = Seconds that a timer runs
number-timer-uneven = Percent by which uneven timers differ
number-opening-seconds = Seconds until cities open and a countdown may start in any case
number-countdown-seconds = Seconds of the countdown at the end
number-game-minutes = Minutes that a game lasts at most
number-choice-seconds = Seconds to answer a choice
number-hand-milliseconds = Milliseconds between two commands of a player
number-powers-limit = Uses of repeatable powers within one second
number-claim-seconds = Seconds before you can claim again after a mistake
number-win-points = Points for a winning claim
number-hera-points = Points for a winning claim against Hera
number-athens-points = Points for a timer on Athens
number-sphinx-points = Points for each timer on a city, with Sphinx
number-pan-points = Points for each god, with Pan
number-persephone-points = Points for each timer in Hell, with Persephone
number-helios-points = Points for a 10 or a 20, with Helios
number-artemis-points = Points for each monster, with Artemis
number-amphitrite-times = How many times the top card counts, with Amphitrite
number-aphrodite-times = How many times the score counts, with Aphrodite
number-calypso-kinds = Different cards with which Calypso wins
number-hestia-copies = Equal cards with which Hestia wins
number-cerberus-timers = Timers in Hell with which Cerberus wins
number-hades-timers = Timers that Hades puts into Hell
number-eros-timers = Your timers on a pile where Eros tolerates no others
number-harpy-timers = Timers on a pile that Harpy may clear
number-eos-knock = Flips beside another timer for one knock, on average
number-eos-crowd = Flips beside several timers for one knock, on average
number-delphi-discount = Cards saved in an offering, with Delphi
number-rhodes-cards = Cards that Rhodes costs
number-uranus-cards = Cards that Uranus costs
number-ephesus-cards = Cards that Ephesus costs
# $card (card)
number-copies = Cards in the game: { $card }
# $n (number)
number-timers = Timers of each player, with { $n } players
# $god (god)
number-price = Cards in an offering for { $god }
number-group-cards = Cards and timers
number-group-time = Time
number-group-points = Points
number-group-prices = Offerings
number-group-powers = Powers of gods and cities

## Options that a table cannot have
# $of (number), $n (number)
no-teams = Teams are for { $of } players, not { $n }.
no-carried = The cards of the last game don’t fit this one. They need the same stage and as many players.

## Places of typed moves, after “isn’t a move”; words of the notation stay English
part-notation-place = places are pile1 to pile9, atlantis, city1, city2, hell2, square1 to square4, kingdom1 and front
part-notation-timer = timers are 1a, 1b, 1c, 2a and so on, or extra
part-notation-flip = a timer goes “flipped” or “as it is”
part-notation-card = cards are 0, 10, 20, 30, 50, 100, hydra, minotaur, north, south, east and west
part-notation-plague = plagues are war, starvation and cataclysm
part-notation-god = name a GOD, such as athena
part-notation-city = name a CITY, such as sparta
part-notation-pile = piles are 1 to 9, or atlantis
part-notation-claim = you can claim points or monsters
