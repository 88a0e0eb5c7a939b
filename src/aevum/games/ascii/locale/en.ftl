### ASCII Empires: five dice for all, a sheet for each.
### Names: building, die, track, branch, mark, disaster, edict, phase, source, sign

## The game
game-summary = Five dice for all, a sheet for each: build, study, trade and raid at once.
game-tagline = Roll, and write your empire.

## Buildings, in the order of data.NAMES
building-farm = Farm
    .a = a Farm
    .the = the Farm
    .all = Farms
    .staffed = a staffed Farm
building-mine = Mine
    .a = a Mine
    .the = the Mine
    .all = Mines
    .staffed = a staffed Mine
building-school = School
    .a = a School
    .the = the School
    .all = Schools
    .staffed = a staffed School
building-garrison = Garrison
    .a = a Garrison
    .the = the Garrison
    .all = Garrisons
    .staffed = a staffed Garrison
building-palace = Palace
    .a = a Palace
    .the = the Palace
    .all = Palaces
    .staffed = a staffed Palace
building-colony = Colony
    .a = a Colony
    .the = the Colony
    .all = Colonies
    .staffed = a staffed Colony

## Dice: the word of a colour, the die itself, which of its colour it is
die-white1 = white
    .the = the first white die
    .place = first
    .title = White
die-white2 = white
    .the = the second white die
    .place = second
    .title = White
die-white3 = white
    .the = the third white die
    .place = third
    .title = White
die-green = green
    .the = the green die
    .place = first
    .title = Green
die-black = black
    .the = the black die
    .place = first
    .title = Black

## Tracks that end in a box with the sign of the end, as events number them
track-population = Population
track-gold = Gold
track-upper = upper Science
track-lower = lower Science
track-military = Military
track-happiness = Happiness
track-unhappiness = Unhappiness

## Lines of Science
branch-trunk = trunk
    .the = the trunk
branch-upper = upper branch
    .the = the upper branch
branch-lower = lower branch
    .the = the lower branch

## What is marked on a sheet, drawn or deployed
mark-worker = Worker
    .counted =
        { $n ->
            [one] { $n } Worker
           *[other] { $n } Workers
        }
mark-gold = Gold
    .counted = { $n } Gold
mark-science = Science box
    .counted =
        { $n ->
            [one] { $n } Science box
           *[other] { $n } Science boxes
        }
mark-culture = Culture box
    .counted =
        { $n ->
            [one] { $n } Culture box
           *[other] { $n } Culture boxes
        }
mark-soldier = Soldier
    .counted =
        { $n ->
            [one] { $n } Soldier
           *[other] { $n } Soldiers
        }
mark-army = Army
    .counted =
        { $n ->
            [one] { $n } Army
           *[other] { $n } Armies
        }
mark-happiness = Happiness
    .counted = { $n } Happiness
mark-unhappiness = Unhappiness
    .counted = { $n } Unhappiness
mark-action = Deploy action
    .counted =
        { $n ->
            [one] { $n } Deploy action
           *[other] { $n } Deploy actions
        }
mark-line = line
    .counted =
        { $n ->
            [one] { $n } line
           *[other] { $n } lines
        }

## Disasters, edicts and phases
# Short names have at most 7 letters, those of rows 4: they stand beside boxes.
disaster-drought = Drought
    .short = Drought
    .row = dry
disaster-barbarian-raid = Barbarian raid
    .short = Raid
    .row = raid
disaster-fire = Fire
    .short = Fire
    .row = fire
edict-taxation = Taxation
edict-conscription = Conscription
phase-dice = Dice
phase-diplomacy = Diplomacy
phase-disasters = Disasters
phase-development = Development
phase-deployment = Deployment

## Where points come from; at most 11 letters
source-buildings = Buildings
source-gold = Gold
source-armies = Armies
source-masteries = Each { sign-end }
source-culture = Culture
source-happiness = Happiness
source-unhappiness = Unhappiness
source-sum = Sum

## The sign in the last box of a track, which ends the game
sign-end = !

## Numbers of things
# $points (number)
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $lines (number)
part-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
# $workers (number)
part-workers =
    { $workers ->
        [0] no Workers
        [one] { $workers } Worker
       *[other] { $workers } Workers
    }
# $gold (number)
part-gold =
    { $gold ->
        [0] no Gold
       *[other] { $gold } Gold
    }
# $armies (number)
part-armies =
    { $armies ->
        [0] no Army
        [one] { $armies } Army
       *[other] { $armies } Armies
    }
# $soldiers (number)
part-soldiers =
    { $soldiers ->
        [one] { $soldiers } Soldier
       *[other] { $soldiers } Soldiers
    }
# $actions (number)
part-actions =
    { $actions ->
        [one] { $actions } Deploy action
       *[other] { $actions } Deploy actions
    }
# $unhappy (number)
part-unhappiness = { $unhappy } Unhappiness
# $boxes (number)
part-boxes =
    { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }
# $edicts (number)
part-edicts =
    { $edicts ->
        [one] { $edicts } edict
       *[other] { $edicts } edicts
    }
# A number of things alone, as a line of a list.
# $marks (marks)
part-marks = { $marks }
# $source (source)
part-source = { $source }
# $disaster (disaster)
part-disaster = { $disaster }
# $building (building)
part-building = { $building }

## Dice that show something
# $die (die), $face (number)
part-die = { $die } { $face }
# One of several white dice that show the same.
# $die (die), $face (number)
part-die-twin = { $die } { $face } ({ FORM($die, "place") })
# $die (die), $face (number)
part-die-locked = { $die } { $face } (locked)
# $die (die), $face (number)
part-die-used = { $die } { $face } (used)

## Boxes of Science and what they bring
# $branch (branch), $box (number)
at-science = { $branch }, box { $box }
# $branch (branch), $box (number), $brings (messages)
at-science-brings = { $branch }, box { $box }: { $brings }
brief-writing = Writing (1 Culture box)
brief-irrigation = Irrigation (safe from Drought)
brief-philosophy = Philosophy (the green die)
brief-humanism = Humanism (the black die)
brief-navigation = Navigation (the green die and Reach to all)
# $actions (number)
brief-engineering = Engineering (the black die and { part-actions } for each Army)
brief-end = the { sign-end } box
# $boxes (number)
brief-culture =
    { $boxes ->
        [one] { $boxes } Culture box
       *[other] { $boxes } Culture boxes
    }
# $gold (number)
brief-gold = { $gold } Gold

## Operations of Armies
do-raid-barbarians = a raid on the Barbarians
# $target (seat)
do-raid = a raid on { $target }
# $target (seat)
do-found =
    { $target ->
        [you] a Colony on your map
       *[other] a Colony on { $target }’s map
    }
# $target (seat)
do-raze =
    { $target ->
        [you] the razing of your Colony
       *[other] the razing of { $target }’s Colony
    }

## The turn
# $n (number)
part-turn = Turn { $n }
# $n (number), $last (number)
part-turn-of = Turn { $n } of { $last }
# $n (number)
part-turn-last = Turn { $n }, the last

## The log: turns, dice, Disasters and the end
# $n (number)
say-turn = Turn { $n } begins.
# $die (die), $n (number)
say-die = { UP(FORM($die, "the")) } shows { $n }.
say-rolled = All five dice are rolled.
# $dice (dies)
say-rolled-again = Rolled again: { FORM($dice, "the") }.
# What a throw shows, in one line; the browser makes it of several events.
# $dice (messages)
say-throw = Rolled: { $dice }.
# $dice (messages)
say-throw-again = Rolled again: { $dice }.
# $disaster (disaster), $row (number), $box (number), $boxes (number)
say-omen = { $disaster } comes closer: row { $row }, box { $box } of { $boxes }.
# $disaster (disaster), $row (number)
say-disaster = { $disaster } strikes every Empire: row { $row } is full.
say-silence = Nobody announces the end: no { sign-end } box can be checked this turn.
say-end = That was the last turn.
# $who (seat)
say-first =
    { $who ->
        [you] You go first in ties for the order of play.
       *[other] { $who } goes first in ties for the order of play.
    }
# $who (seat)
say-announces =
    { $who ->
        [you] You announce the end: every { sign-end } box can be checked this turn.
       *[other] { $who } announces the end: every { sign-end } box can be checked this turn.
    }
# $who (seat)
say-empty =
    { $who ->
        [you] Nobody checked a { sign-end } box: you announced the end in vain.
       *[other] Nobody checked a { sign-end } box: { $who } announced the end in vain.
    }
# $who (seat)
say-done =
    { $who ->
        [you] You finish your Development.
       *[other] { $who } finishes Development.
    }

## Diplomacy
# $who (seat), $dice (dies)
say-proposes =
    { $who ->
        [you] You propose to roll again: { FORM($dice, "the") }.
       *[other] { $who } proposes to roll again: { FORM($dice, "the") }.
    }
# $who (seat), $gold (number), $missing (number)
say-pledges =
    { $who ->
        [you] You pledge { $gold } Gold; { $missing } more needed.
       *[other] { $who } pledges { $gold } Gold; { $missing } more needed.
    }
# $who (seat), $missing (number)
say-pledges-nothing =
    { $who ->
        [you] You pledge nothing; { $missing } more needed.
       *[other] { $who } pledges nothing; { $missing } more needed.
    }
# $who (seat), $gold (number)
say-pledges-enough =
    { $who ->
        [you] You pledge { $gold } Gold; that’s enough.
       *[other] { $who } pledges { $gold } Gold; that’s enough.
    }
# $who (seat)
say-fails =
    { $who ->
        [you] Your proposal fails; nobody pays.
       *[other] { $who }’s proposal fails; nobody pays.
    }
# $who (seat), $gold (number)
say-pays =
    { $who ->
        [you] You pay { $gold } Gold.
       *[other] { $who } pays { $gold } Gold.
    }

## What comes and goes on a sheet
# $who (seat), $gold (number)
say-gold =
    { $who ->
        [you] You get { $gold } Gold.
       *[other] { $who } gets { $gold } Gold.
    }
# $who (seat), $n (number)
say-happy =
    { $who ->
        [you] You get { $n } Happiness.
       *[other] { $who } gets { $n } Happiness.
    }
# $who (seat), $n (number)
say-unhappy =
    { $who ->
        [you] You get { $n } Unhappiness.
       *[other] { $who } gets { $n } Unhappiness.
    }
# $who (seat), $gold (number)
say-spends =
    { $who ->
        [you] You spend { $gold } Gold.
       *[other] { $who } spends { $gold } Gold.
    }
# $who (seat), $gold (number)
say-loses-gold =
    { $who ->
        [you] You lose { $gold } Gold.
       *[other] { $who } loses { $gold } Gold.
    }
# $who (seat), $workers (number)
say-workers =
    { $who ->
        [you] You get { part-workers }.
       *[other] { $who } gets { part-workers }.
    }
# $who (seat), $workers (number)
say-loses-workers =
    { $who ->
        [you] You lose { part-workers }.
       *[other] { $who } loses { part-workers }.
    }
# $who (seat), $soldiers (number)
say-soldiers =
    { $who ->
        [you]
            { $soldiers ->
                [one] { $soldiers } of your Workers becomes a Soldier.
               *[other] { $soldiers } of your Workers become Soldiers.
            }
       *[other]
            { $soldiers ->
                [one] { $soldiers } of { $who }’s Workers becomes a Soldier.
               *[other] { $soldiers } of { $who }’s Workers become Soldiers.
            }
    }
# $who (seat)
say-mercenary =
    { $who ->
        [you] You hire a Soldier.
       *[other] { $who } hires a Soldier.
    }
# $who (seat), $track (track)
say-mastery =
    { $who ->
        [you] You check the { sign-end } box of { $track }: this is the last turn.
       *[other] { $who } checks the { sign-end } box of { $track }: this is the last turn.
    }
# $who (seat), $lost (marks), $track (track)
say-overflow =
    { $who ->
        [you] You lose { $lost }: the { $track } track is full.
       *[other] { $who } loses { $lost }: the { $track } track is full.
    }
# $who (seat), $lost (marks), $track (track)
say-overflow-unannounced =
    { $who ->
        [you] You lose { $lost }: only the { sign-end } box of { $track } is left, and nobody announced the end.
       *[other] { $who } loses { $lost }: only the { sign-end } box of { $track } is left, and nobody announced the end.
    }
# $who (seat)
say-immune =
    { $who ->
        [you] Irrigation saves you from the Drought.
       *[other] Irrigation saves { $who } from the Drought.
    }
# $who (seat)
say-defends =
    { $who ->
        [you] You deploy an Army and drive the Barbarians off.
       *[other] { $who } deploys an Army and drives the Barbarians off.
    }

## Edicts
# $who (seat), $unhappy (number), $gold (number)
say-taxes =
    { $who ->
        [you] You dictate Taxation: { $unhappy } Unhappiness for { $gold } Gold.
       *[other] { $who } dictates Taxation: { $unhappy } Unhappiness for { $gold } Gold.
    }
# $who (seat), $unhappy (number), $soldiers (number)
say-conscripts =
    { $who ->
        [you] You dictate Conscription: { $unhappy } Unhappiness for { part-soldiers }.
       *[other] { $who } dictates Conscription: { $unhappy } Unhappiness for { part-soldiers }.
    }
# A designer’s own edict.
# $who (seat), $edict (edict)
say-dictates =
    { $who ->
        [you] You dictate { $edict }.
       *[other] { $who } dictates { $edict }.
    }

## Buildings
# $who (seat), $lines (number), $die (die), $face (number)
say-lines =
    { $who ->
        [you] You use { FORM($die, "the") } ({ $face }) for { part-lines }.
       *[other] { $who } uses { FORM($die, "the") } ({ $face }) for { part-lines }.
    }
# $who (seat), $lines (number), $die (die), $face (number), $to (number)
say-lines-raised =
    { $who ->
        [you] You use { FORM($die, "the") } ({ $face }, raised to { $to }) for { part-lines }.
       *[other] { $who } uses { FORM($die, "the") } ({ $face }, raised to { $to }) for { part-lines }.
    }
# $who (seat), $building (building), $die (die), $face (number)
say-activates =
    { $who ->
        [you] You activate your { FORM($building, "all") } with { FORM($die, "the") } ({ $face }).
       *[other] { $who } activates their { FORM($building, "all") } with { FORM($die, "the") } ({ $face }).
    }
# $who (seat), $building (building), $die (die), $face (number), $to (number)
say-activates-raised =
    { $who ->
        [you] You activate your { FORM($building, "all") } with { FORM($die, "the") } ({ $face }, raised to { $to }).
       *[other] { $who } activates their { FORM($building, "all") } with { FORM($die, "the") } ({ $face }, raised to { $to }).
    }
# $who (seat), $building (building), $col (number), $row (number)
say-builds =
    { $who ->
        [you] You build { FORM($building, "a") } at { $col },{ $row }.
       *[other] { $who } builds { FORM($building, "a") } at { $col },{ $row }.
    }
# $who (seat), $building (building), $col (number), $row (number)
say-staffs =
    { $who ->
        [you] You staff { FORM($building, "the") } at { $col },{ $row } with a Worker.
       *[other] { $who } staffs { FORM($building, "the") } at { $col },{ $row } with a Worker.
    }
# $who (seat), $building (building), $col (number), $row (number)
say-hires =
    { $who ->
        [you] You hire a Specialist from abroad for { FORM($building, "the") } at { $col },{ $row }.
       *[other] { $who } hires a Specialist from abroad for { FORM($building, "the") } at { $col },{ $row }.
    }
# $who (seat), $building (building), $col (number), $row (number)
say-burns =
    { $who ->
        [you] Your { $building } at { $col },{ $row } burns down.
       *[other] { $who }’s { $building } at { $col },{ $row } burns down.
    }
# $who (seat), $host (seat), $building (building), $unhappy (number)
say-uses =
    { $who ->
        [you] Your Colony uses { $host }’s { FORM($building, "all") }, which will bring them { $unhappy } Unhappiness.
       *[other]
            { $host ->
                [you] { $who }’s Colony uses your { FORM($building, "all") }, which will bring you { $unhappy } Unhappiness.
               *[other] { $who }’s Colony uses { $host }’s { FORM($building, "all") }, which will bring them { $unhappy } Unhappiness.
            }
    }

## Science, Culture and Caravans
# $who (seat), $branch (branch), $box (number)
say-science =
    { $who ->
        [you] You check a Science box: { $branch }, box { $box }.
       *[other] { $who } checks a Science box: { $branch }, box { $box }.
    }
# $who (seat), $branch (branch), $box (number), $brings (messages)
say-science-brings =
    { $who ->
        [you] You check a Science box: { $branch }, box { $box }: { $brings }.
       *[other] { $who } checks a Science box: { $branch }, box { $box }: { $brings }.
    }
# $who (seat), $box (text)
say-culture =
    { $who ->
        [you] You check Culture box { $box }.
       *[other] { $who } checks Culture box { $box }.
    }
# $who (seat), $column (number), $get (marks)
say-column =
    { $who ->
        [you] You complete Culture column { $column }: { $get }.
       *[other] { $who } completes Culture column { $column }: { $get }.
    }
# $who (seat), $caravan (number), $box (number), $boxes (number)
say-caravan =
    { $who ->
        [you] You lead Caravan { $caravan } to box { $box } of { $boxes }.
       *[other] { $who } leads Caravan { $caravan } to box { $box } of { $boxes }.
    }
# $who (seat), $caravan (number), $get (marks), $gold (number)
say-arrives =
    { $who ->
        [you] Your Caravan { $caravan } arrives: { $get }. Others with Reach will get { $gold } Gold.
       *[other] { $who }’s Caravan { $caravan } arrives: { $get }. Others with Reach will get { $gold } Gold.
    }

## Deployment
# $who (seat), $what (action)
say-declares =
    { $who ->
        [you] You declare { $what }.
       *[other] { $who } declares { $what }.
    }
# $who (seat), $armies (number)
say-deploys =
    { $who ->
        [you] You deploy { part-armies }.
       *[other] { $who } deploys { part-armies }.
    }
# $who (seat), $other (seat)
say-cancels =
    { $who ->
        [you] You deploy an Army to cancel { $other }’s action.
       *[other]
            { $other ->
                [you] { $who } deploys an Army to cancel your action.
               *[other] { $who } deploys an Army to cancel { $other }’s action.
            }
    }
# $who (seat)
say-gives-up-raid =
    { $who ->
        [you] You give up the raid.
       *[other] { $who } gives up the raid.
    }
# $who (seat)
say-gives-up-colony =
    { $who ->
        [you] You give up the Colony.
       *[other] { $who } gives up the Colony.
    }
# $who (seat)
say-gives-up-razing =
    { $who ->
        [you] You give up the razing.
       *[other] { $who } gives up the razing.
    }
# $who (seat)
say-raids-barbarians =
    { $who ->
        [you] You raid the Barbarians.
       *[other] { $who } raids the Barbarians.
    }
# $who (seat), $victim (seat)
say-raids =
    { $who ->
        [you] You raid { $victim }.
       *[other] { $who } raids { $victim }.
    }
# $who (seat), $host (seat), $col (number), $row (number)
say-founds =
    { $who ->
        [you] You found a Colony on { $host }’s map at { $col },{ $row }.
       *[other]
            { $host ->
                [you] { $who } founds a Colony on your map at { $col },{ $row }.
               *[other] { $who } founds a Colony on { $host }’s map at { $col },{ $row }.
            }
    }
# $who (seat), $owner (seat), $col (number), $row (number)
say-razes =
    { $who ->
        [you] You raze { $owner }’s Colony at { $col },{ $row }.
       *[other]
            { $owner ->
                [you] { $who } razes your Colony at { $col },{ $row }.
               *[other] { $who } razes { $owner }’s Colony at { $col },{ $row }.
            }
    }

## Questions
# $unhappy (number), $gold (number), $soldiers (number)
ask-anytime = Use Taxation ({ $unhappy } Unhappiness for { $gold } Gold) or Conscription ({ $unhappy } Unhappiness for up to { part-soldiers }) at any time.
ask-sealed = Waiting for the others. You can still change your answer.
ask-sealed-final = Waiting for the others.
ask-announce = Announce the end?
ask-develop = Use a die, or finish Development.
ask-develop-end = Your dice are used. Finish Development?
# $gold (number)
ask-propose = Roll dice again for { $gold } Gold from all players together?
# $gold (number)
ask-propose-alone = Roll dice again for { $gold } Gold?
# $dice (messages), $gold (number)
ask-pledge-own = How much of the { $gold } Gold do you pledge to roll again: { $dice }?
# $who (rival), $dice (messages)
ask-pledge = { $who } wants to roll again: { $dice }. How much do you add?
# $workers (number), $unhappy (number)
ask-drought = Lose { part-workers }, or get { part-unhappiness }.
# $gold (number), $unhappy (number)
ask-barbarian-raid = Deploy an Army, lose { part-gold }, or get { part-unhappiness }.
# $unhappy (number)
ask-fire = Let one of your buildings burn, or get { part-unhappiness }.
# $boxes (marks)
ask-reward = Check { $boxes }.
# $who (rival)
ask-host = Which of { $who }’s buildings does your Colony use?
ask-operation = Declare an operation, or finish Deployment.
# $who (rival), $what (action)
ask-cancel = { $who } declares { $what }. Cancel it?
ask-press = Deploy more Armies, or give up?
ask-press-weak = Conscript another Army, or give up?
# $who (rival)
ask-site = Where on { $who }’s map do you found your Colony?

## What helps to answer a question
note-announcing = A { sign-end } box can be checked this turn only if someone announces the end.
# $unhappy (number)
note-announced-in-vain = If nobody checks one, everyone who announced gets { $unhappy } Unhappiness.
# $dice (messages)
note-dice-left = Dice left: { $dice }.
# $dice (messages)
note-dice = Dice: { $dice }.
# $lines (number)
note-lines-left = { part-lines } to draw.
# $lines (number), $missing (number), $building (building)
note-lines-short = { part-lines } to draw, { $missing } short of { FORM($building, "a") }.
# $workers (number), $gold (number)
note-held = You have { part-workers } and { part-gold }.
# $gold (number)
note-gold = You have { part-gold }.
# $buildings (messages)
note-staff-first = Staff before you finish: { $buildings }.
# $dice (number)
note-ones =
    { $dice ->
        [one] { $dice } die shows 1 and will be rolled again for Disasters.
       *[other] { $dice } dice show 1 and will be rolled again for Disasters.
    }
# $missing (number), $gold (number)
note-missing = { $missing } of { $gold } Gold missing.
note-others-may-pay = The others may pay it all.
note-then-culture = Then you may check a Culture box.
note-choose-first = Choose the first.
# $boxes (marks)
note-after-that = After that: { $boxes }.
# $who (rival), $unhappy (number)
note-host-suffers = { $who } will get { $unhappy } Unhappiness.
# $armies (number)
note-ready = You have { part-armies } ready.
# $armies (number), $actions (number)
note-ready-twice = You have { part-armies } ready, { part-actions } each.
# $actions (number)
note-left-over = { part-actions } left over.
note-unarmed = You have no Army ready. Conscription may complete one.
# $who (rival), $armies (number)
note-they-have = { $who } has { part-armies } more.
# $what (action), $actions (number)
note-cancelled = Cancelled: { $what }. It lacks { part-actions }.
note-north-west = Name the north-west cell of its 5 by 5 cells.
note-east-bank = You reach only the east bank.
note-west-bank = You reach only the west bank.
note-either-bank = You reach the east or the west bank, but no Colony crosses the river.
# $building (building), $col (number), $row (number)
at-built = { FORM($building, "the") } at { $col },{ $row }
# $col (number), $row (number)
at-cell = { $col },{ $row }

## Moves: dice
# $die (message), $lines (number)
move-build = Use { $die } for { part-lines }
# $die (message), $to (number), $lines (number)
move-build-raised = Use { $die } as { $to } for { part-lines }
# $die (message), $building (building)
move-activate = Use { $die } for { FORM($building, "all") }
# $die (message), $soldiers (number)
move-garrisons = Use { $die } to train { part-soldiers }
# $die (message), $building (building)
move-sparing = Use { $die } for { FORM($building, "all") }, without the { sign-end } box
# $caravan (number), $die (message)
move-caravan = Lead Caravan { $caravan } with { $die }
# $box (text), $die (message)
move-culture = Check Culture box { $box } with { $die }
# $to (number)
note-raised = raised to { $to }
# $to (number)
note-lowered = lowered to { $to }
# $workers (number)
note-with-workers = with { part-workers }
# $missing (number), $building (building)
note-short = { $missing } short of { FORM($building, "a") }
# $hosts (seats)
note-on-maps = on { $hosts }’s map
# $armies (number)
note-completes = completes { part-armies }
# $box (number), $boxes (number)
note-box-of = box { $box } of { $boxes }
# $get (marks)
note-last-box = last box: { $get }
note-arrived = already arrived
# $column (number), $get (marks)
note-column = completes column { $column }: { $get }
# $row (text), $points (number)
note-row = completes row { $row }: { part-points }

## Moves: buildings and boxes
# $building (building), $col (number), $row (number)
move-place = Build { FORM($building, "a") } at { $col },{ $row }
# $building (building), $col (number), $row (number)
move-staff = Staff { FORM($building, "the") } at { $col },{ $row } with a Worker
# $building (building), $col (number), $row (number)
move-hire = Hire a Specialist for { FORM($building, "the") } at { $col },{ $row }
# $branch (branch), $box (number)
move-buy-science = Buy box { $box } of { FORM($branch, "the") } of Science
# $box (text)
move-buy-culture = Buy Culture box { $box }
move-buy-soldier = Hire a Soldier
# $branch (branch), $box (number)
move-science = Check box { $box } of { FORM($branch, "the") } of Science
# $box (text)
move-mark = Check Culture box { $box }
move-leave-science = Skip the Science box
move-leave-culture = Skip the Culture box
note-mountains = in mountains
# $cells (messages)
note-covers-ore = covers the ore at { $cells }
# $brings (messages)
note-brings = { $brings }
note-no-worker = needs no Worker
note-full = full

## Moves: the course of a turn
move-wait = Not now
move-retract = Change your answer
move-quiet = Don’t announce
move-announce = Announce the end
note-announce = every { sign-end } box can be checked this turn
move-done-development = Finish Development
move-done-deployment = Finish Deployment
# $lines (number)
note-lines-lost = { part-lines } lost
# $dice (messages)
note-dice-unused = unused: { $dice }
# $actions (number)
note-actions-lost = { part-actions } lost
# $armies (number)
note-still-ready = { part-armies } still ready
# $armies (number)
note-to-cancel = { part-armies } still ready to cancel
move-keep = Keep all dice
# $dice (messages)
move-reroll = Roll { $dice } again
note-together = from all players together
# $gold (number)
move-pledge = Pledge { $gold } Gold
move-pledge-nothing = Pledge nothing
# $missing (number)
note-more-needed = { $missing } more needed
note-enough = that’s enough
# $unhappy (number)
move-unhappy = Get { $unhappy } Unhappiness
# $lost (marks)
move-lose = Lose { $lost }
move-defend = Deploy an Army against the Barbarians
# $building (building), $col (number), $row (number)
move-burn = Let { FORM($building, "the") } at { $col },{ $row } burn
move-tax = Dictate Taxation
# $unhappy (number), $gold (number)
note-tax = { $unhappy } Unhappiness for { $gold } Gold
# $soldiers (number)
move-conscript = Conscript { part-soldiers }
# $unhappy (number)
note-conscript = { $unhappy } Unhappiness, from Workers
# A designer’s own edict.
# $edict (edict)
move-edict = Dictate { $edict }
# $n (number)
note-number =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
# $face (number)
move-die = A die shows { $face }
# $who (seat)
move-first =
    { $who ->
        [you] You go first in ties
       *[other] { $who } goes first in ties
    }

## Moves: Colonies and operations
move-skip-colony = Let this Colony rest
move-delay-colony = Let this Colony wait for the others
# $what (action)
move-let = Let it happen: { $what }
# $who (rival), $building (building)
move-use = Use { $who }’s { FORM($building, "all") }
# $building (building)
move-use-any = Use the { FORM($building, "all") }
# $soldiers (number)
move-train = Use the Garrisons to train { part-soldiers }
move-raid-barbarians = Raid the Barbarians
# $who (rival)
move-raid = Raid { $who }
# $get (marks)
note-get = you get { $get }
note-nothing-full = nothing, as your tracks are full
# $gold (number)
note-they-lose = they lose { $gold } Gold to you
# $gold (number)
note-they-lose-only = they lose { $gold } Gold, but your track is full
# $unhappy (number)
note-they-suffer = they get { $unhappy } Unhappiness
note-action-left-over = uses the Deploy action left over
# $who (rival)
move-colonise = Found a Colony on { $who }’s map
# $owner (seat), $col (number), $row (number)
move-raze =
    { $owner ->
        [you] Raze your Colony at { $col },{ $row }
       *[other] Raze { $owner }’s Colony at { $col },{ $row }
    }
# $col (number), $row (number)
move-raze-any = Raze the Colony at { $col },{ $row }
# $col (number), $row (number)
move-found = Found the Colony at { $col },{ $row }
# $actions (number)
move-cancel = Deploy an Army to cancel { part-actions }
# $actions (number)
note-enough-left = { part-actions } left, enough for the operation
# $armies (number)
move-more = Deploy { part-armies } more and try again
move-stop = Give up
note-rest-lost = unused Deploy actions are lost

## What an undo takes back, behind “Undo”
undo-wait = waiting
undo-retract = changing your answer
undo-done = finishing
undo-pass = passing
undo-quiet = announcing nothing
undo-announce = announcing the end
undo-unhappy = the Unhappiness
undo-lose-workers = losing Workers
undo-lose-gold = losing Gold
undo-defend = the Army against the Barbarians
# $col (number), $row (number)
undo-burn = the Fire at { $col },{ $row }
undo-leave-science = skipping the Science box
undo-leave-culture = skipping the Culture box
# $branch (branch)
undo-science = the Science box ({ $branch })
# $box (text)
undo-mark = Culture box { $box }
# $branch (branch)
undo-buy-science = buying Science ({ $branch })
# $box (text)
undo-buy-culture = buying Culture box { $box }
undo-buy-soldier = hiring a Soldier
# $dice (dies)
undo-reroll = proposing to roll { FORM($dice, "the") } again
# $gold (number)
undo-pledge = pledging { $gold } Gold
# $die (die)
undo-build = { FORM($die, "the") } for lines
# $die (die), $building (building)
undo-activate = { FORM($die, "the") } for { FORM($building, "all") }
# $die (die), $building (building)
undo-sparing = { FORM($die, "the") } for { FORM($building, "all") }, without the { sign-end } box
# $caravan (number), $die (die)
undo-caravan = Caravan { $caravan } with { FORM($die, "the") }
# $box (text), $die (die)
undo-culture = Culture box { $box } with { FORM($die, "the") }
# $building (building), $col (number), $row (number)
undo-place = { FORM($building, "the") } at { $col },{ $row }
# $col (number), $row (number)
undo-staff = the Specialist at { $col },{ $row }
# $building (building)
undo-use = using the { FORM($building, "all") }
# $soldiers (number)
undo-train = training { part-soldiers } at a Colony
undo-barbarians = the raid on the Barbarians
# $who (seat)
undo-raid = the raid on { $who }
# $who (seat)
undo-colonise =
    { $who ->
        [you] the Colony on your map
       *[other] the Colony on { $who }’s map
    }
# $col (number), $row (number)
undo-raze = razing the Colony at { $col },{ $row }
undo-cancel = cancelling
undo-more = deploying more Armies
undo-stop = giving up
undo-tax = the Taxation
# $soldiers (number)
undo-conscript = conscripting { part-soldiers }
# $edict (edict)
undo-edict = { $edict }
undo-die = the die
undo-first = the draw for the first player

## Options of a match
option-learning = Learning turns
option-learning-about = For this many turns, players develop one after another to see how it works.
# $n (number)
option-learning-words =
    { $n ->
        [one] first turn one after another
       *[other] first { $n } turns one after another
    }
option-turns = Turn limit
# $alone (number), $together (number)
option-turns-about = The game ends after this turn at the latest: usually { $alone } alone and { $together } with others.
# $n (number)
option-turns-words =
    { $n ->
        [one] at most { $n } turn
       *[other] at most { $n } turns
    }
option-settlers = Settlers for Colonies
option-settlers-about = Founding a Colony takes one of your Workers.
option-settlers-off = Colonies without settlers
option-settlers-on = a Worker settles in each Colony

## What a die is used for, where the die itself stands above it
# $lines (number)
part-use-lines = { part-lines }
# $lines (number), $to (number)
part-use-lines-raised = { part-lines }, counting { $to }
# $building (building)
part-use-building = { FORM($building, "all") }
# $soldiers (number)
part-use-soldiers = Garrisons: { part-soldiers }
# $building (building)
part-use-sparing = { FORM($building, "all") }, without the { sign-end } box
# $caravan (number)
part-use-caravan = Caravan { $caravan }
# $box (text)
part-use-culture = Box { $box }

## Why a move is refused
no-such-move = ASCII Empires doesn’t have this move.
no-over = The game is over.
no-chance = Only the dice can decide that.
no-chance-first-player = Only chance decides who goes first.
no-wait-answer = The others are waiting for your answer.
no-pass = You can’t pass here.
no-retract = You have no sealed answer to change.
no-dice-first = The dice have to be rolled first.
no-sealed = You’ve already answered. Take your answer back to choose again.
no-sealed-final = You’ve already answered, and it’s too late to change it.
# $others (seats)
no-developed =
    { $others ->
        [one] You’ve finished this Development. { $others } is still busy.
       *[other] You’ve finished this Development. { $others } are still busy.
    }
# $others (seats)
no-one-by-one = Everyone develops one after another now. It’s { $others }’s turn.
# $phase (phase), $others (seats)
no-turn =
    { $others ->
        [one] This is { $phase }, and { $others } has to answer, not you.
       *[other] This is { $phase }, and { $others } have to answer, not you.
    }
# $when (message), $question (message)
no-other-time = { $when } Now you have to { $question }.
no-when-done = You can finish in Development and in Deployment only.
no-when-pass = You can’t pass here.
no-when-announce = The end is announced at the start of Development.
no-when-disaster = No Disaster strikes you now.
no-when-barbarians = No Barbarians raid you now.
no-when-fire = No Fire strikes you now.
no-when-leave = You have no reward to skip.
no-when-science = You have no reward that checks a Science box.
no-when-culture = You have no reward that checks a Culture box.
no-when-propose = You propose dice in Diplomacy, when you’re asked.
no-when-pledge = Nobody has proposed anything to pledge for.
no-when-colony = None of your Colonies is active now.
no-when-operation = You can declare operations in Deployment, when it’s your turn.
no-when-found = You can found a Colony once its operation has succeeded.
no-when-cancel = You have nothing to cancel.
no-when-press = None of your operations was cancelled.
no-when-staff = You staff buildings in your Development.
no-when-hire = You hire Specialists in your Development.
no-when-buy = You buy boxes in your Development.
no-when-dice = You use dice in your Development.
no-when-build = You draw buildings in your Development.
no-edict-now = You can’t dictate this edict now.

## Diplomacy and Disasters
# $price (number), $gold (number)
no-reroll-gold = Alone you pay all { $price } Gold, and you have { part-gold }.
# $missing (number)
no-pledge-more = Only { $missing } Gold is still needed. You can’t pledge more.
# $gold (number)
no-pledge-gold = You have { part-gold } to pledge.
# $disaster (disaster)
no-way-to-bear = That doesn’t help here: { $disaster }.
no-army-to-defend = You have no Army ready. Conscription may complete one first.
# $price (marks), $workers (number)
no-loss-workers = You need { $price } for that, and you have { part-workers }.
# $price (marks), $gold (number)
no-loss-gold = You need { $price } for that, and you have { part-gold }.
# $col (number), $row (number)
no-building-there = None of your buildings covers { $col },{ $row }.
no-burn-colony = Fire takes one of your own buildings, not another player’s Colony.
# $building (message)
no-already-lost = { UP($building) } is already lost.
# $building (building), $col (number), $row (number)
at-ruin-burnt = the burnt { $building } at { $col },{ $row }
# $col (number), $row (number)
at-ruin-razed = the razed Colony at { $col },{ $row }

## Dice
no-green-die = The green die is yours only after Philosophy or Navigation.
no-black-die = The black die is yours only after Humanism or Engineering.
# $die (die)
no-die-used = You’ve already used { FORM($die, "the") } this turn.
# $die (message), $wanted (number), $price (number), $gold (number)
no-die-dear = Turning { $die } into { $wanted } costs { $price } Gold, and you have { part-gold }.
# $building (building), $wanted (number), $die (message), $price (number), $gold (number)
no-die-low = { FORM($building, "all") } need { $wanted } or more. Raising { $die } costs { $price } Gold, and you have { part-gold }.
# $building (building)
no-staffed = You have no staffed { $building }.
# $who (rival), $building (building)
no-host-staffed = { $who } had no staffed { $building } when Development began.
# $track (track)
no-track-full = The { $track } track is full.
# $track (track)
no-end-not-yet = Only the { sign-end } box of { $track } is left, and the end isn’t announced yet.
# $track (track)
no-end-unannounced = Only the { sign-end } box of { $track } is left, and nobody announced the end this turn.
# $track (track)
no-reach-end-not-yet = That would reach the { sign-end } box of { $track }, and the end isn’t announced yet.
# $track (track)
no-reach-end-unannounced = That would reach the { sign-end } box of { $track }, and nobody announced the end this turn.
no-sparing-all = There’s nothing to mark before the { sign-end } box. Use the die for something else.
# $building (building)
no-sparing-none = Your { FORM($building, "all") } wouldn’t check the { sign-end } box now, so there’s none to leave out.
# $garrisons (number), $soldiers (number)
no-garrisons =
    { $garrisons ->
        [0] You have no staffed Garrison.
        [one] You have { $garrisons } staffed Garrison, which trains { part-soldiers }.
       *[other] You have { $garrisons } staffed Garrisons, which train { part-soldiers }.
    }
# $who (rival), $garrisons (number), $soldiers (number)
no-host-garrisons =
    { $garrisons ->
        [0] { $who } had no staffed Garrison when Development began.
        [one] { $who } had { $garrisons } staffed Garrison when Development began, which trains { part-soldiers }.
       *[other] { $who } had { $garrisons } staffed Garrisons when Development began, which train { part-soldiers }.
    }
# $workers (number)
no-recruits = Every Soldier takes a Worker, and you have { part-workers }.
# $boxes (number)
no-military-room = The Military track has only { part-boxes } left.
no-colony = You have no Colony.
no-colony-helps = None of your Colonies would bring you anything now.
# $caravan (number)
no-caravan-arrived = Caravan { $caravan } has arrived. Each Caravan travels once.
# $caravan (number), $wanted (number), $die (message), $price (number), $gold (number)
no-caravan-low = Caravan { $caravan } needs { $wanted } or more next. Raising { $die } costs { $price } Gold, and you have { part-gold }.
# $box (text)
no-culture-checked = You’ve already checked Culture box { $box }.
# $box (text), $wanted (number), $die (message), $price (number), $gold (number)
no-culture-die = Culture box { $box } needs exactly { $wanted }. Changing { $die } costs { $price } Gold, and you have { part-gold }.
no-trunk-full = The trunk of Science is full.
# $branch (branch), $boxes (number)
no-branch-yet = { UP(FORM($branch, "the")) } of Science opens when all { $boxes } boxes of the trunk are checked.
# $price (number), $gold (number)
no-box-gold = A box costs { $price } Gold, and you have { part-gold }.

## Buildings
no-second-palace = You’ve already built your one Palace.
# $building (building), $needs (buildings)
no-needs-staffed = { UP(FORM($building, "a")) } needs { FORM($needs, "staffed") }.
# $building (building), $needed (number), $lines (number)
no-lines = { UP(FORM($building, "a")) } takes { $needed } lines, and you have { $lines }. A die used for lines brings more.
# $building (building), $col (number), $row (number)
no-edge = { UP(FORM($building, "a")) } at { $col },{ $row } would reach over the edge of the map.
# $building (building), $col (number), $row (number)
no-sea = { UP(FORM($building, "a")) } there would cover the sea at { $col },{ $row }.
# $building (building), $col (number), $row (number)
no-river = { UP(FORM($building, "a")) } there would cover the river at { $col },{ $row }.
# $building (building), $other (message)
no-overlap = { UP(FORM($building, "a")) } there would overlap { $other }.
# $building (building), $other (message)
no-touch = { UP(FORM($building, "a")) } there would touch { $other }.
# $col (number), $row (number)
no-ore = A Mine is built on ore (*), and there’s none under { $col },{ $row }.
# $price (number), $gold (number)
no-mountain-gold = Building in the mountains there costs { $price } Gold, and you have { part-gold }.
no-staff-ruin = Nobody can work in a ruin.
# $building (building)
no-staff-needed = { UP(FORM($building, "a")) } doesn’t need a Specialist.
# $building (building), $col (number), $row (number)
no-staffed-already = { UP(FORM($building, "the")) } at { $col },{ $row } is already staffed.
# $price (number)
no-worker-left = You have no Worker left. A Specialist from abroad costs { $price } Gold.
# $price (number), $gold (number)
no-specialist-gold = A Specialist from abroad costs { $price } Gold, and you have { part-gold }.
# $workers (number)
no-finish = You have { part-workers } and an empty building. Staff it before you finish.
no-east-bank = Without Navigation you reach only the east bank there.
no-west-bank = Without Navigation you reach only the west bank there.
no-across = A Colony can’t lie across the river.

## Rewards, Colonies and operations
no-reward-culture = This reward is a Culture box, not a Science box.
no-reward-science = This reward is a Science box, not a Culture box.
no-army-ready = You have no Army ready. Conscription may complete one first.
# $needed (number), $actions (number)
no-weak = That takes { $needed } Deploy actions, and you can use { $actions }.
# $who (rival)
no-player = There’s no { $who } at this table.
no-own-empire = That’s your own Empire.
# $who (rival)
no-reach = You have no Reach to { $who }. Navigation would bring it.
# $who (rival)
no-raid-end-not-yet = { $who } has only the { sign-end } box of Unhappiness left, and the end isn’t announced yet.
# $who (rival)
no-raid-end-unannounced = { $who } has only the { sign-end } box of Unhappiness left, and nobody announced the end this turn.
no-colony-needs = A Colony needs a staffed School and a staffed Garrison.
no-settler = At this table a Worker settles in each Colony, and you have none.
# $who (rival)
no-colony-room = There’s no room on { $who }’s map that you can reach and pay for.
# $col (number), $row (number)
no-colony-here = No Colony on your map covers { $col },{ $row }.
# $col (number), $row (number)
no-razed-already = The Colony at { $col },{ $row } is already razed.
no-press = You have too few Armies ready. Conscription may complete one.
no-cancel = Cancelling takes an Army, and you have none ready. Conscription may complete one.

## Edicts
no-edicts-left = Your Unhappiness track is full, so you can’t dictate edicts any more.
# $unhappy (number), $boxes (number)
no-edict-room = An edict takes { $unhappy } Unhappiness, and your track has { part-boxes } left.
# $edicts (number)
no-edict-limit = You’ve dictated { part-edicts } since your last answer. Wait for the next one.
no-conscript-worker = Conscription takes Workers, and you have none.
# $workers (number)
no-conscript-limit = Conscription turns at most { part-workers } into Soldiers.

## What a seat must do first, inside other messages
part-open-propose = choose dice to roll again
part-open-pledge = pledge Gold or nothing
part-open-disaster = deal with the Disaster
part-open-announce = say whether you announce the end
part-open-develop = develop your Empire
part-open-reward = choose a box to check
part-open-colony = choose what your Colony uses
part-open-operation = declare an operation or finish
part-open-cancel = say whether you cancel
part-open-press = deploy more Armies or give up
part-open-site = choose where your Colony lies

## Drawings: the table in lines
# $turn (message), $phase (phase)
table-headline = { $turn }, { $phase }.
table-over = The game is over.
# $white1 (number), $white2 (number), $white3 (number), $green (number), $black (number)
table-dice = Dice: white { $white1 } { $white2 } { $white3 }, green { $green }, black { $black }.
# $order (seats)
table-order = Order of Play: { $order }.
# $seats (seats)
table-announced = Announced the end: { $seats }.
# $who (seat), $dice (messages), $pledged (number), $gold (number)
table-proposal =
    { $who ->
        [you] You propose to roll { $dice } again: { $pledged } of { $gold } Gold pledged.
       *[other] { $who } proposes to roll { $dice } again: { $pledged } of { $gold } Gold pledged.
    }
# $who (seat), $what (action)
table-declared =
    { $who ->
        [you] You have declared { $what }.
       *[other] { $who } has declared { $what }.
    }
# $who (seat), $points (number), $workers (number), $gold (number), $science (number), $ready (number), $armies (number), $happy (number), $unhappy (number)
table-empire =
    { $who ->
        [you] You: { part-points }, { part-workers }, { part-gold }, Science { $science }, Armies { $ready }/{ $armies }, :) { $happy } :( { $unhappy }.
       *[other] { $who }: { part-points }, { part-workers }, { part-gold }, Science { $science }, Armies { $ready }/{ $armies }, :) { $happy } :( { $unhappy }.
    }
table-at-work = At work.
table-done = Done.

## A sheet in sentences
# $who (seat), $points (number)
table-sheet =
    { $who ->
        [you] You: { part-points }.
       *[other] { $who }: { part-points }.
    }
# $dice (messages)
table-sheet-dice = Dice: { $dice }.
# $workers (number), $marked (number), $size (number)
table-sheet-population = Population: { part-workers } idle; { $marked } of { $size } boxes marked.
# $gold (number), $marked (number), $size (number)
table-sheet-gold = Gold: { $gold } to spend; { $marked } of { $size } boxes marked.
# $armies (number), $deployed (number), $marked (number), $size (number)
table-sheet-military = Military: { part-armies } ready, { $deployed } deployed; { $marked } of { $size } boxes marked.
# $happy (number), $unhappy (number), $size (number)
table-sheet-moods = Happiness { $happy } and Unhappiness { $unhappy }, each of { $size }.
# $buildings (messages)
table-sheet-buildings = Buildings: { $buildings }.
# $building (building), $col (number), $row (number)
table-built-empty = { $building } at { $col },{ $row } (empty)
# $building (building), $col (number), $row (number)
table-built-staffed = { $building } at { $col },{ $row } (staffed)
# $building (building), $col (number), $row (number)
table-built = { $building } at { $col },{ $row }
# $building (building), $col (number), $row (number)
table-built-burnt = { $building } at { $col },{ $row } (burnt)
# $owner (seat), $col (number), $row (number)
table-colony =
    { $owner ->
        [you] your Colony at { $col },{ $row }
       *[other] { $owner }’s Colony at { $col },{ $row }
    }
# $owner (seat), $col (number), $row (number)
table-colony-razed =
    { $owner ->
        [you] your razed Colony at { $col },{ $row }
       *[other] { $owner }’s razed Colony at { $col },{ $row }
    }
# $places (messages)
table-sheet-colonies = Colonies: { $places }.
# $host (seat), $col (number), $row (number)
table-colony-abroad =
    { $host ->
        [you] on your map at { $col },{ $row }
       *[other] on { $host }’s map at { $col },{ $row }
    }
# $trunk (number), $trunks (number), $upper (number), $uppers (number), $lower (number), $lowers (number)
table-sheet-science = Science: trunk { $trunk } of { $trunks }, upper branch { $upper } of { $uppers }, lower branch { $lower } of { $lowers }.
# $boxes (messages)
table-sheet-next = Next: { $boxes }.
# $caravans (messages)
table-sheet-caravans = Caravans: { $caravans }.
# $caravan (number)
table-caravan-arrived = { $caravan } has arrived
# $caravan (number), $wanted (number), $box (number), $boxes (number), $get (marks)
table-caravan = { $caravan } needs { $wanted } (box { $box } of { $boxes }, for { $get })
# $rows (messages)
table-sheet-culture = Culture: { $rows }.
# $row (text), $points (number)
table-culture-complete = row { $row } ({ part-points }) is complete
# $row (text), $points (number), $boxes (messages)
table-culture-row = row { $row } ({ part-points }) lacks { $boxes }
# $box (text), $wanted (number)
table-culture-box = { $box } with a { $wanted }
# $rows (messages), $boxes (number)
table-disasters = Disaster grid: { $rows }, each of { $boxes }.
# $row (number), $disaster (disaster), $n (number)
table-disaster-row = row { $row } { $disaster } { $n }
# $who (seat), $points (number), $parts (messages)
table-score =
    { $who ->
        [you] You: { part-points } ({ $parts }).
       *[other] { $who }: { part-points } ({ $parts }).
    }
# $source (source), $n (number)
table-score-part = { $source } { $n }
# $n (number)
table-ended-turns = The game ended with turn { $n }, the last one.
# $who (seat), $tracks (tracks)
table-ended =
    { $who ->
        [you] The game ended: you checked the { sign-end } box of { $tracks }.
       *[other] The game ended: { $who } checked the { sign-end } box of { $tracks }.
    }

## A sheet in letters: titles and legends. A sheet has 80 columns.
# $n (number)
table-top = EMPIRE { $n }
table-title-dice = DICE
table-title-gold = GOLD
table-title-population = POPULATION
table-title-science = SCIENCE
table-title-military = MILITARY
table-title-moods = HAPPINESS AND UNHAPPINESS
table-title-happiness = HAPPINESS
table-title-unhappiness = UNHAPPINESS, these points less
table-title-caravans = CARAVANS
table-title-culture = CULTURE
table-title-disasters = DISASTERS
table-title-score = SCORE
table-die-locked = locked
table-die-used = used
# $lines (number)
table-lines = { part-lines } to draw
table-writing = W Writing: C
table-irrigation = I Irrigation: no Drought
table-philosophy = P Philosophy: green die
table-navigation = N Navigation: green die, Reach to all
table-humanism = H Humanism: black die
# $n (number)
table-engineering =
    { $n ->
        [1] E Engineering: black die, D acts once
        [2] E Engineering: black die, D acts twice
       *[other] E Engineering: black die, D acts { $n } times
    }
table-empire-name = Empire
table-turn-number = Turn
# $n (number)
table-dice-white = { $n } white
table-dice-green = green: P or N
table-dice-black = black: H or E

## The foot of an empty sheet
table-buildings = BUILDINGS
table-level = level
table-lines-head = lines
table-die-head = die
table-points-head = points
table-brings = a die brings
# $sign (text)
table-gives-each = { $sign } each
# $sign (text)
table-gives-ore = { $sign } each, on ore *
# $sign (text)
table-gives-military = { $sign } to Military
table-gives-palace = nothing, one only
table-gives-colony = like its host’s
table-level-needs = II needs F and M staffed, III needs S and G staffed
table-gold-buys = GOLD BUYS
table-buys-pip = a die that counts 1 more or less
table-buys-mountain = a building in mountains ^
table-buys-specialist = a Specialist without a Worker
table-buys-box = a box of Science, Culture, Military
table-army = AN ARMY D
table-army-barbarians = raids the Barbarians: O :)
table-army-raids = raids a player: you O, they :(
table-army-cancels = cancels a D within your Reach
table-army-founds = founds a Colony, razes one here
table-anytime = AT ANY TIME
# $gold (text)
table-taxation = :( gives { $gold }
# $n (number)
table-conscription = :( makes up to { $n } / Soldiers
table-signs = SIGNS
table-sign-worker = / Worker
table-sign-gold = O Gold
table-sign-army = D Army
table-sign-science = S Science
table-sign-culture = C Culture
table-sign-end = { sign-end } ends the game
table-sign-happiness = ) Happiness
# $n (number)
table-strikes = DISASTERS hit everyone at box { $n } of a row
# $signs (text)
table-bears-drought = lose { $signs }, or :(
# $signs (text)
table-bears-raid = deploy a D, or lose { $signs }, or :(
table-bears-fire = lose a building of your own, or :(
table-then-irrigation = nothing with Irrigation
table-then-culture = C after it
# $gold (number), $army (number), $end (number)
table-scoring = SCORE buildings, O { $gold }, Army { $army }, { sign-end } { $end }, Culture rows, Happiness less Unhappiness

## The printed sheet
# $gold (text)
table-print-share = others with Reach get { $gold }
table-print-shapes = Never turned, never touching, not even at a dot.
table-print-colony = A Colony has 5 by 5 cells, on another player’s map.
table-print-turns = Turns
# $alone (number), $together (number)
table-print-limits = alone { $alone } at most, with others { $together }
# $source (source), $n (number)
table-print-each = { $source } x { $n }
# $die (die)
part-die-word = { $die }
# $die (die), $face (number)
part-die-title = { FORM($die, "title") } { $face }
# $disaster (disaster)
part-disaster-short = { FORM($disaster, "short") }
# $edict (edict)
part-edict = { $edict }
# $phase (phase)
part-phase = { $phase }

## Menus and panels of the terminal
# $die (die), $face (number)
table-menu-die = { FORM($die, "title") } { $face } for …
table-menu-build = Build …
table-menu-staff = Staff …
table-menu-choose = Choose …
# $die (die), $face (number), $state (message)
table-menu-die-state = { FORM($die, "title") } { $face } ({ $state })
# $lines (number)
table-menu-lines = Build with { part-lines }
table-menu-no-lines = Build (no lines yet)
table-menu-staffing = Staff a building
# $gold (number)
table-menu-buying = Buy a box for { $gold } Gold
# $gold (number)
table-menu-tax = Taxation: :( for { $gold } Gold
table-menu-conscript = Conscription: :( for a Soldier
table-menu-conscripts = Conscription: :( for Soldiers
table-menu-extra = Lines with more Gold
table-menu-fewer = Garrisons for fewer Soldiers
# $boxes (number)
table-menu-culture = Culture: { part-boxes } to choose from
# $building (building), $lines (number)
table-menu-kind = { $building }, { part-lines }
table-menu-any-culture = Culture: any box
# $n (number), $size (number)
table-menu-place = { $n } of { $size }
table-doing-writing = writing
table-doing-done = done
table-doing-deciding = deciding
table-doing-decided = decided
table-doing-choosing = choosing
table-doing-asked = asked
table-you = You
# $n (number)
table-seat = P{ $n }
table-die-chosen = chosen
table-die-ready = ready
table-score-now = SCORE NOW
table-log = LOG
table-waiting = Waiting for the others.
table-placing = Arrows move it, Space finds the next place, Enter places it, Esc goes back.
table-placing-colony = Arrows move it, Space finds the next place, Enter places it.
table-elsewhere = It’s on another sheet: Enter or an arrow goes back to it.
# $who (seat)
table-on-map =
    { $who ->
        [you] On your map:
       *[other] On { $who }’s map:
    }
# $building (building)
table-building-named = { $building }.
table-keys-hint = ?=keys
# $label (message)
table-enter = Enter: { $label }.
# $move (text)
table-undone = Undone: { $move }.

## What others did to a player
# $what (message)
table-news = { $what }.
# $what (message), $then (messages)
table-news-with = { $what }: { $then }.
# $who (rival)
table-news-raids = { $who } raids you
# $who (rival)
table-news-founds = { $who } founds a Colony on your map
# $who (rival)
table-news-razes = { $who } razes your Colony
# $who (rival)
table-news-cancels = { $who } deploys an Army to cancel your action
# $who (rival)
table-news-uses = { $who }’s Colony uses your buildings
# $disaster (disaster)
table-news-disaster = { $disaster } strikes every Empire
# $lost (marks)
table-news-loses = you lose { $lost }
# $get (marks)
table-news-gets = you get { $get }

## Help in the terminal
table-keys-menu = Choose a menu line by its key, or with Up, Down and Enter; Esc goes back.
table-keys-dice = 1 to 5 take a die, then choose what it’s for; b builds with the lines you have.
table-keys-ghost = Placing a building: arrows move it (with Shift by five), Space goes to the next free place, Enter places it.
table-keys-why = Where it can’t stand, the rule is shown below.
table-keys-edicts = x Taxation and c Conscription, from the first menu, at any time
# In the line of keys at the foot; up to 14 letters.
table-key-sheets = Other sheets
table-keys-sheets = Tab and Shift+Tab show the other sheets; Esc goes back to yours.
table-keys-scroll = Ctrl and an arrow, PageUp and PageDown show another part of a sheet.
table-keys-type = : or / lets you type a move, e.g. farm 3 5
table-keys-other = L log, H hint, z undo, R rules, t day or night, q leave (the game is saved)
table-keys-map = Map: a letter for a staffed building, none for an empty one, X for a ruin, # for a Colony with its owner’s number.
table-keys-land = Also ^ mountains, ~ water, * ore.
table-keys-walls = A line lies along the upper edge of its row: the lower wall of a building is in the row below it.
table-keys-letters = A letter stands in the cell that names its building.
table-keys-tracks = Tracks: / Worker, X gone, O Gold, Ø spent, D Army, Đ deployed, { sign-end } the end
table-help-board = the sheet of Player 2
table-help-list = the sheet of Player 2 in sentences
table-help-any-cell = staff, hire, burn and raze take any cell that the building covers.
table-help-gold = Gold that a die needs is paid automatically: labels say how much.
table-alone = You’re playing alone. To play against three bots: aevum play ascii --seats 4
# $words (text)
table-begin-with = Moves begin with: { $words }.
# $whose (text), $seats (number)
table-no-player = There’s no Player { $whose }: players are 1 to { $seats }.
# $whose (text)
table-no-player-alone = There’s no Player { $whose }: you play alone.

## The browser’s board: what seats are doing
# $who (seat)
ui-doing-done =
    { $who ->
        [you] done
       *[other] done
    }
# $who (seat)
ui-doing-writing =
    { $who ->
        [you] writing
       *[other] writing
    }
# $who (seat)
ui-doing-proposes =
    { $who ->
        [you] propose
       *[other] may propose
    }
# $who (seat)
ui-doing-pledges =
    { $who ->
        [you] pledge
       *[other] pledges
    }
# $who (seat)
ui-doing-decides =
    { $who ->
        [you] decide
       *[other] decides
    }
# $who (seat)
ui-doing-deploys =
    { $who ->
        [you] deploy
       *[other] deploys
    }
# $who (seat)
ui-doing-reacts =
    { $who ->
        [you] react
       *[other] reacts
    }
# $who (seat)
ui-doing-settles =
    { $who ->
        [you] settle
       *[other] settles
    }
# $state (message), $n (number)
ui-doing-dice =
    { $n ->
        [one] { $state }, { $n } die
       *[other] { $state }, { $n } dice
    }
ui-everyone-writes = Everyone writes at the same time
ui-what-all-do = What everyone is doing
ui-announced-the-end = announced the end
ui-of-points = points
# $who (seat)
ui-sheet-of =
    { $who ->
        [you] Your sheet
       *[other] { $who }’s sheet
    }
# $who (seat)
ui-look-at =
    { $who ->
        [you] Look at your sheet
       *[other] Look at { $who }’s sheet
    }
ui-colony-comes-here = your Colony comes here
# $name (text), $cols (number), $rows (number)
ui-map = { $name }: map, { $cols } by { $rows }
# $name (text)
ui-tracks = { $name }: tracks
ui-other-sheets = Other sheets
ui-score-gold-log = Score, Gold and log
ui-log = Log
ui-empty-sheet = Empty sheet to print

## The question
ui-watching = You’re watching this table.
ui-over = The game is over
# $points (number)
ui-over-alone = Your Empire: { part-points }
# $who (seats), $points (number)
ui-won =
    { $who ->
        [you] You won with { part-points }
       *[other] { $who } won with { part-points }
    }
ui-ask-propose = Roll any dice again?
ui-ask-operation = Deploy an Army?
ui-ask-announce = Announce the end?
ui-ask-pledge = What do you pledge?
ui-ask-conscript = Conscript an Army?
ui-no-army = No Army is ready.
# $die (die), $face (number)
ui-in-hand = You hold { $die } { $face }
ui-hand-hint = Choose what it’s for, or a lit box on your sheet.
ui-hand-hint-phone = Choose what it’s for, or a lit box further down.
ui-golden-boxes = Golden boxes cost Gold.
# $gold (number)
ui-buy-box = Buy a box for { $gold } Gold
ui-choose-lit = Choose one of the lit boxes on your sheet.
ui-choose-lit-phone = Choose one of the lit boxes further down.
# $lines (number)
ui-lines-to-draw = { part-lines } to draw with
# $lines (number)
ui-lines-left = { part-lines } left.
# $lines (number), $missing (number), $building (building)
ui-lines-left-short = { part-lines } left, { $missing } short of { FORM($building, "a") }.
ui-choose-die = Choose a die, or end your turn
ui-choose-die-or-staff = Choose a die, or staff your building
ui-staff-building = Staff your building
ui-end-turn-ask = End your turn?
ui-needs-worker = An empty building needs a Worker before you end your turn.
ui-dice-for = Dice draw lines, put buildings to work, lead Caravans or check Culture boxes.
ui-all-used = All your dice are used.
# $gold (number)
ui-reroll-cost = Choose dice. It costs { $gold } Gold in all, whoever pays.
# $gold (number)
ui-reroll-cost-alone = Choose dice. It costs { $gold } Gold.
ui-ones-again = Every 1 is rolled again for Disasters.
# $gold (number)
ui-you-have = You have { part-gold }.
ui-announce-why = Only then can anyone fill a track this turn.
# $unhappy (number), $points (number)
ui-announce-cost = If nobody does, it costs you { $unhappy } Unhappiness ({ part-points }).
# $armies (number)
ui-ready = { part-armies } ready.
# $armies (number), $actions (number)
ui-ready-spare = { part-armies } ready, { part-actions } left over.
# $dice (messages)
ui-roll-again-what = Roll again: { $dice }?
# $pledges (messages)
ui-pledged = Pledged: { $pledges }.
# $who (seat), $gold (number)
ui-pledged-by =
    { $who ->
        [you] you { $gold }
       *[other] { $who } { $gold }
    }
# $gold (number)
ui-missing = { $gold } Gold missing.
# $who (seat), $what (action), $n (number), $actions (number)
ui-operation =
    { $who ->
        [you] You: { $what }, { $n } of { part-actions }.
       *[other] { $who }: { $what }, { $n } of { part-actions }.
    }
# $building (building), $lines (number)
ui-place = Place { FORM($building, "the") }, { part-lines }
ui-found = Found your Colony
# $col (number), $row (number), $why (text)
ui-not-at = Not at { $col },{ $row }: { $why }
# $col (number), $row (number), $n (number), $lines (number)
ui-at-lines = At { $col },{ $row }: { $n } of your { part-lines }.
# $col (number), $row (number), $n (number), $lines (number), $gold (number)
ui-at-lines-gold = At { $col },{ $row }: { $n } of your { part-lines }, and { $gold } Gold for the mountains.
# $col (number), $row (number)
ui-at-free = At { $col },{ $row }: no Gold.
# $col (number), $row (number), $gold (number)
ui-at-gold = At { $col },{ $row }: { $gold } Gold for the mountains.
ui-arrows = Arrow keys move it.
ui-arrows-phone = Tap the map or use the arrows to move it.
# $gold (number)
ui-change-die = Changing the die costs { $gold } Gold.
# $points (number)
ui-row-worth = Its row is worth { part-points }.
# $what (message)
ui-chosen = { $what }?
# $what (message), $die (message)
ui-chosen-with = { $what } with { $die }?
ui-hire-soldier = Hire a Soldier?
ui-no-worker-needed = It needs no Worker.
# $building (building), $col (number), $row (number)
ui-building-chosen = { UP(FORM($building, "the")) } at { $col },{ $row }?

## Asked once more
ui-tax-ask = Dictate Taxation?
ui-conscript-ask = Dictate Conscription?
# $gold (number)
ui-gold-amount = { $gold } Gold.
ui-workers-become = Workers become Soldiers at once.
# $n (number)
ui-end-with-dice =
    { $n ->
        [one] End your turn with { $n } die unused?
       *[other] End your turn with { $n } dice unused?
    }
ui-end-with-lines = End your turn with lines left?
# $dice (messages)
ui-unused = Unused: { $dice }.
# $lines (number)
ui-lines-lost =
    { $lines ->
        [one] { part-lines } is lost.
       *[other] { part-lines } are lost.
    }
# $unhappy (number), $now (number), $then (number)
ui-mood-price = { $unhappy } Unhappiness: { $now } points become { $then }.

## Buttons
ui-do-dictate = Dictate
# $soldiers (number)
ui-do-soldiers = { part-soldiers }
ui-do-end-turn = End turn
ui-do-finish = Finish
ui-do-no-army = No Army
ui-do-let = Let it happen
ui-do-rest = None of them
ui-do-pass = Pass
ui-do-quiet = Not this turn
ui-do-announce = Announce the end
# $unhappy (number), $points (number)
ui-do-unhappy = { $unhappy } Unhappiness ({ part-points })
# $lost (marks)
ui-do-lose = Lose { $lost }
ui-do-defend = Deploy an Army
ui-do-skip-science = Skip the Science box
ui-do-skip-culture = Skip the Culture box
# $gold (number)
ui-do-pledge = { $gold } Gold
ui-do-pledge-nothing = Nothing
# $building (building)
ui-do-use = { FORM($building, "all") }
# $soldiers (number)
ui-do-train-abroad = Garrisons: { part-soldiers }
ui-do-barbarians = Raid Barbarians
# $who (seat)
ui-do-raid = Raid { $who }
# $who (seat)
ui-do-colonise = Colonise { $who }
ui-do-cancel = Cancel it
ui-do-more = Deploy more
ui-do-stop = Give up
ui-do-tax = Taxation
ui-do-conscription = Conscription
# $n (number)
ui-do-conscript = Conscript { $n }
ui-do-retract = Change answer
# $building (building), $col (number), $row (number)
ui-do-burn-at = Burn { FORM($building, "the") } ({ $col },{ $row })
# $building (building), $col (number), $row (number)
ui-do-raze-at = Raze { FORM($building, "the") } ({ $col },{ $row })
# $building (building), $col (number), $row (number)
ui-do-staff-at = Staff { FORM($building, "the") } ({ $col },{ $row })
# $building (building), $col (number), $row (number), $gold (number)
ui-do-hire-at = Hire for { FORM($building, "the") } ({ $col },{ $row }), pay { $gold } Gold
# $gold (number)
ui-do-buy = Buy, pay { $gold } Gold
ui-do-staff = Staff it
# $gold (number)
ui-do-hire = Hire, pay { $gold } Gold
ui-do-burn = Let it burn
ui-do-raze = Raze it
# $n (number)
ui-do-train = Train { $n }
ui-do-spare = Leave out the { sign-end } box
ui-do-activate = Activate
ui-do-check = Check it
ui-do-not-now = Not now
ui-do-not-this = Not this
ui-do-keep-them = Keep them
ui-do-propose = Propose
ui-do-roll = Roll again
ui-do-keep-all = Keep all dice
ui-do-put-back = Put back
ui-do-buy-nothing = Buy nothing
ui-do-buy-box = Buy a box
# $gold (number)
ui-do-buy-box-for = Buy a box, { $gold } Gold
# $lines (number)
ui-do-lines = Draw { part-lines }
ui-do-something-else = Something else
ui-do-found = Found it
ui-do-draw = Draw it
ui-do-show = Show it
ui-do-show-on-sheet = Show it on the sheet
ui-move-it = Move it
ui-west = West
ui-north = North
ui-south = South
ui-east = East
ui-worker-moves-in = A Worker moves in
ui-worker-moves-in-yes = A Worker moves in: yes
ui-worker-moves-in-no = A Worker moves in: no
# $dice (messages)
ui-still-free = { UP($dice) } still free
ui-staff-first = An empty building needs a Worker: staff it first.
ui-gold-added = Gold added to the die for lines
ui-less-gold = Less Gold
ui-more-gold = More Gold
# $lines (number)
ui-plus-lines = +{ part-lines }

## What an answer brings, for whoever points at its button
# $actions (number), $gold (number), $unhappy (number)
ui-about-raid = { part-actions }. They lose { $gold } Gold to you and get { $unhappy } Unhappiness. Others may cancel it.
# $actions (number), $get (marks)
ui-about-barbarians = { part-actions } for { $get }. Anyone may cancel it.
# $actions (number), $die (number)
ui-about-colonise = { part-actions }: 5 by 5 cells of their map. Their buildings work for your dice of { $die } or more.
# $actions (number)
ui-about-raze = { part-actions }: the Colony is crossed out, and its place stays blocked.

## Dice
ui-dice = Dice
# $die (die), $face (number)
ui-die-label = { UP(FORM($die, "the")) } shows { $face }.
# $die (die), $face (number), $state (text)
ui-die-label-state = { UP(FORM($die, "the")) } shows { $face }. { $state }.
# $title (text), $text (text)
ui-die-state = { $title }: { $text }
ui-die-again = Roll again
ui-die-keep = Keep
ui-die-proposed = proposed
ui-die-locked = Locked
ui-die-used = Used
ui-die-in-hand = In hand
ui-die-free = Free
ui-die-give-back = press again to put it back
ui-needs-green = needs Philosophy or Navigation
ui-needs-black = needs Humanism or Engineering
# $die (die)
ui-die-name = { FORM($die, "title") }
# $what (message), $gold (number)
ui-priced = { $what }, pay { $gold } Gold
# $lines (number)
ui-lines = { part-lines }
# $face (number), $workers (number), $lines (number)
ui-lines-with = { $face } + { part-workers }: { part-lines }
# $uses (messages)
ui-free = { UP($uses) }
ui-free-lines = lines
# $n (number)
ui-free-caravan = Caravan { $n }
# $numbers (text)
ui-free-caravans = Caravans { $numbers }
# $first (number), $last (number)
ui-free-range = Caravans { $first } to { $last }
ui-free-culture = Culture
ui-used-lines = Lines
ui-used-culture = Culture
# $box (text)
ui-used-culture-box = box { $box }
ui-used-caravan = one box

## Score, Gold and edicts
ui-score-now = Score now
# $who (seat)
ui-score-of =
    { $who ->
        [you] Score now
       *[other] { $who }’s score
    }
ui-end-announced = The end is announced.
ui-first-to-end = The first { sign-end } box ends the game.
ui-buildings = Buildings
ui-gold = Gold
ui-armies = Armies
ui-mastery = Mastery
ui-culture-rows = Culture rows
ui-happiness = Happiness
ui-unhappiness = Unhappiness
ui-all-points = Points
ui-final-table = Final standings
# $gold (number)
ui-gold-to-spend = Gold, { $gold } to spend
ui-price-die = Change a die by 1
ui-price-mountain = Building in mountains
ui-price-specialist = Specialist
ui-price-box = A box
ui-price-box-note = Science, Culture, Military
# $gold (number)
ui-about-tax = { $gold } Gold.
# $n (number)
ui-about-conscript =
    { $n ->
        [one] Up to { $n } Worker becomes a Soldier.
       *[other] Up to { $n } Workers become Soldiers.
    }
# $n (number)
ui-ended-turns =
    { $n ->
        [one] Nobody filled a track in { $n } turn.
       *[other] Nobody filled a track in { $n } turns.
    }
# $n (number), $full (messages)
ui-ended-mastery =
    { $n ->
        [one] Full after { $n } turn: { $full }.
       *[other] Full after { $n } turns: { $full }.
    }
# $who (seat), $track (track)
ui-track-of =
    { $who ->
        [you] your { $track }
       *[other] { $who }’s { $track }
    }
ui-nobody-near = Nobody is near a { sign-end } box yet.
# $track (message), $n (number), $size (number)
ui-nearest = Nearest to a { sign-end } box: { $track }, { $n } of { $size }.

## The sheet
ui-population = Population
ui-disasters = Disasters
ui-science = Science
ui-military = Military
ui-happy = Happy
ui-unhappy = Unhappy
ui-caravans = Caravans
ui-culture = Culture
ui-gives = gives
# $disaster (disaster)
ui-disaster-short = { FORM($disaster, "row") }
# $points (number)
ui-worth-now = { part-points }
# $points (number), $then (text)
ui-worth-then = { part-points }, then { $then }
# $n (number), $size (number), $workers (number)
ui-sr-population = { $n } of { $size } marked, { part-workers }.
# $n (number), $size (number), $gold (number)
ui-sr-gold = { $n } of { $size } marked, { $gold } to spend.
# $armies (number), $ready (number)
ui-sr-armies = { part-armies }, { $ready } ready.
# $n (number), $size (number)
ui-sr-of = { $n } of { $size }
# $trunk (number), $trunks (number), $upper (number), $uppers (number), $lower (number), $lowers (number)
ui-sr-science = Trunk { $trunk } of { $trunks }, upper branch { $upper } of { $uppers }, lower branch { $lower } of { $lowers }.
# $caravan (number), $n (number), $size (number)
ui-sr-caravan = Caravan { $caravan }: { $n } of { $size } boxes
ui-box-military = The next box of the Military track
# $caravan (number), $box (number), $die (number)
ui-box-caravan = Caravan { $caravan }, box { $box }: { $die } or more
# $box (text), $die (number)
ui-box-culture = Culture { $box }: a { $die }
# $branch (branch), $box (number)
ui-box-science = Science, { $branch }, box { $box }
# $branch (branch), $box (number), $title (text)
ui-box-science-named = Science, { $branch }, box { $box }: { $title }
# $name (text), $gold (number)
ui-box-pay = { $name }, pay { $gold } Gold
# $gold (number)
ui-with-this-die = With this die you pay { $gold } Gold.
ui-key-early = W Writing I Irrigation
ui-key-late = P Philosophy H Humanism N Navigation E Engineering
ui-build-head = Build
ui-lines-head = lines
ui-die-head = die
ui-gives-head = gives
ui-needs-head = needs
ui-points-head = points
# $building (building)
ui-kind = { $building }
# $n (number)
ui-gives-worker =
    { $n ->
        [1] a worker / each
       *[other] { $n } workers / each
    }
# $n (number)
ui-gives-gold = { $n } gold O each
# $n (number)
ui-gives-science =
    { $n ->
        [1] a science box each
       *[other] { $n } science boxes each
    }
# $n (number)
ui-gives-soldier =
    { $n ->
        [1] worker to soldier
       *[other] { $n } become soldiers
    }
ui-gives-points = points, once
# $n (number)
ui-gives-short-worker =
    { $n ->
        [1] a worker
       *[other] { $n } workers
    }
# $n (number)
ui-gives-short-gold = { $n } gold O
# $n (number)
ui-gives-short-science = { $n } science
# $n (number)
ui-gives-short-soldier =
    { $n ->
        [1] a soldier
       *[other] { $n } soldiers
    }
ui-gives-short-points = points
ui-needs-ore = ore *

## The list of keys
ui-key-dice = Take a die or put it back; in Diplomacy, choose it
ui-key-lines = Use the die for lines to draw with
ui-key-buildings = Draw a Farm, Mine, School, Garrison or the Palace, or use the die for it
ui-key-arrows = Move the building you are drawing; with Shift, five cells at once
ui-key-box = Buy a box
ui-key-done = End your turn
ui-key-view = Show the next sheet
ui-key-taxation = Choose Taxation; Enter dictates it

## Tooltips
# $points (number)
ui-tip-end = Its last box, { sign-end }, is worth { part-points } and ends the game with this turn.
# $n (number), $size (number)
ui-tip-population = Population: { $n } of { $size }
# $workers (number), $gone (number)
ui-tip-population-text = { part-workers } at home (/), { $gone } gone to work or to arms (X).
# $n (number), $size (number)
ui-tip-gold = Gold: { $n } of { $size } marked
# $gold (number), $spent (number), $points (number)
ui-tip-gold-text = { $gold } to spend (O), { $spent } spent (X). Unspent Gold is worth { part-points } each.
# $row (number), $disaster (disaster), $n (number), $size (number)
ui-tip-disaster = { $row }: { $disaster }, { $n } of { $size }
# $n (number)
ui-tip-strikes = It strikes when box { $n } is reached.
# $workers (number), $unhappy (number)
ui-tip-drought = Lose { part-workers }, or get { $unhappy } Unhappiness. Irrigation prevents it.
# $gold (number), $unhappy (number)
ui-tip-raid = Lose { $gold } Gold, or get { $unhappy } Unhappiness. A deployed Army prevents it.
# $unhappy (number)
ui-tip-fire = A building burns down with its Specialist, or you get { $unhappy } Unhappiness.
ui-tip-then-culture = Then everyone checks a Culture box.
ui-tip-writing = Writing
ui-tip-writing-text = Check any Culture box.
ui-tip-irrigation = Irrigation
ui-tip-irrigation-text = Droughts don’t touch you.
ui-tip-philosophy = Philosophy
ui-tip-philosophy-text = The green die is yours.
ui-tip-humanism = Humanism
ui-tip-humanism-text = The black die is yours.
ui-tip-navigation = Navigation
ui-tip-navigation-text = The green die is yours, and you have Reach to everyone.
ui-tip-engineering = Engineering
# $actions (number)
ui-tip-engineering-text = The black die is yours, and each Army has { part-actions }.
ui-tip-mastery = Mastery
# $gold (number)
ui-tip-gift-gold = Get { $gold } Gold.
# $boxes (number)
ui-tip-gift-culture =
    { $boxes ->
        [one] Check any Culture box.
       *[other] Check any { $boxes } Culture boxes.
    }
# $branch (branch), $box (number)
ui-tip-branch-box = { UP($branch) }, box { $box }
ui-tip-on-the-way = On the way to the next discovery.
ui-tip-both-open = Both branches are open from here.
# $armies (number), $ready (number)
ui-tip-military = Military: { part-armies }, { $ready } ready
# $points (number)
ui-tip-military-text = A full cohort is an Army: { part-points }, and you can deploy it once by crossing its D.
# $n (number), $size (number), $points (number)
ui-tip-happy = Happiness: { $n } of { $size }, { part-points }
# $n (number), $size (number), $points (number)
ui-tip-unhappy = Unhappiness: { $n } of { $size }, { part-points }
ui-tip-full = It’s full.
# $points (number)
ui-tip-next-box = With the next box: { part-points }.
# $caravan (number)
ui-tip-caravan = Caravan { $caravan }
ui-tip-caravan-arrived = It has arrived.
# $die (number)
ui-tip-caravan-next = The next box needs a die of { $die } or more.
# $get (marks), $gold (number)
ui-tip-caravan-end = At the end: { $get }. Everyone else with Reach to you gets { $gold } Gold.
# $column (number), $get (marks)
ui-tip-column = The whole column { $column } gives { $get }.
# $box (text), $die (number)
ui-tip-culture = Culture { $box }: exactly a { $die }
# $points (number), $get (marks)
ui-tip-culture-text = The whole row is worth { part-points }; the whole column gives { $get }.
# $building (building), $points (number)
ui-tip-kind = { $building }, { part-points }
# $lines (number)
ui-tip-kind-lines = { part-lines }.
# $die (number), $get (marks)
ui-tip-kind-makes = A die of { $die } or more activates them all: { $get } each.
# $die (number), $soldiers (number)
ui-tip-kind-trains = A die of { $die } or more activates them all: each turns Workers into { part-soldiers }.
# $die (number)
ui-tip-kind-colony = A die of { $die } or more activates them all: their hosts’ buildings work for you.
ui-tip-needs-ore = It must cover ore (*).
ui-tip-one-palace = One at most.
# $actions (number)
ui-tip-founded = Founding it takes { part-actions }.
ui-tip-level-two = Needs a staffed Farm and a staffed Mine.
ui-tip-level-three = Needs a staffed School and a staffed Garrison.
# $building (building), $col (number), $row (number)
ui-tip-built = { $building } ({ $col },{ $row })
# $building (building), $col (number), $row (number), $who (seat)
ui-tip-built-of =
    { $who ->
        [you] your { $building } ({ $col },{ $row })
       *[other] { $who }’s { $building } ({ $col },{ $row })
    }
ui-tip-ruin = A ruin: worth nothing, and its place stays blocked.
ui-tip-staffed = Staffed.
ui-tip-empty = Empty: it works only with a Specialist.
# $points (number)
ui-tip-built-points = { part-points }.
# $die (number)
ui-tip-built-works = Works for a die of { $die } or more.
# $what (text)
ui-built-staffed = { $what }, staffed
# $what (text)
ui-built-ruin = { $what }, a ruin
# $col (number), $row (number)
ui-cell-water = Water: you can’t build here. ({ $col },{ $row })
# $col (number), $row (number), $gold (number)
ui-cell-mountain = Mountains: building here costs { $gold } Gold. ({ $col },{ $row })
# $col (number), $row (number)
ui-cell-plains = Plains. ({ $col },{ $row })
# $ground (text)
ui-cell-ore = Ore, for a Mine. { $ground }

## Numbers that a table may change, their groups and where they come from
number-turns-alone = Turns of a game alone, at most
number-turns-together = Turns of a game with others, at most
number-start-workers = Workers that everyone begins with
number-start-gold = Gold that everyone begins with
number-farm-lines = Lines of a Farm
number-mine-lines = Lines of a Mine
number-school-lines = Lines of a School
number-garrison-lines = Lines of a Garrison
number-palace-lines = Lines of the Palace
number-farm-die = Die that activates Farms
number-mine-die = Die that activates Mines
number-school-die = Die that activates Schools
number-garrison-die = Die that activates Garrisons
number-colony-die = Die that activates Colonies
number-farm-workers = Workers that a Farm produces
number-mine-gold = Gold that a Mine produces
number-school-boxes = Boxes of Science that a School produces
number-garrison-soldiers = Soldiers that a Garrison trains
number-farm-points = Points for each Farm
number-mine-points = Points for each Mine
number-school-points = Points for each School
number-garrison-points = Points for each Garrison
number-palace-points = Points for the Palace
number-colony-points = Points for each Colony on another player’s map
number-population-boxes = Boxes of the Population track
number-gold-boxes = Boxes of the Gold track
number-trunk-boxes = Boxes of the trunk of Science
number-upper-boxes = Boxes of the upper branch of Science
number-lower-boxes = Boxes of the lower branch of Science
number-writing-box = Box of Writing on the trunk
number-irrigation-box = Box of Irrigation on the trunk
number-philosophy-box = Box of Philosophy on the upper branch
number-humanism-box = Box of Humanism on the upper branch
number-navigation-box = Box of Navigation on the lower branch
number-engineering-box = Box of Engineering on the lower branch
number-caravans-gold = Gold that a Caravan brings
number-caravans-happiness = Happiness that a Caravan brings
number-caravans-share = Gold for all others with Reach when a Caravan arrives
number-disaster-boxes = Boxes of a row before its Disaster hits
number-disaster-unhappiness = Unhappiness instead of what a Disaster takes
number-drought-workers = Workers that a Drought takes
number-barbarians-gold = Gold that a Barbarian raid takes
number-die-price = Gold for each pip more or less on a die
number-specialist-price = Gold for a Specialist from abroad
number-box-price = Gold for a box of Science, Culture or Military
number-mountain-price = Gold to build in mountains
number-reroll-price = Gold for each player at the table to roll dice again
number-tax-gold = Gold from a Taxation
number-conscription-workers = Workers that a Conscription turns into Soldiers, at most
number-edict-unhappiness = Unhappiness for a Taxation or a Conscription
number-edict-limit = Edicts between two answers of the same player
number-raid-actions = Deploy actions for a raid
number-colony-actions = Deploy actions to found or raze a Colony
number-engineering-actions = Deploy actions of an Army with Engineering
number-raid-barbarians-gold = Gold from a raid on the Barbarians
number-raid-barbarians-happiness = Happiness from a raid on the Barbarians
number-raid-player-gold = Gold that a raid takes from a player
number-raid-player-unhappiness = Unhappiness of a raided player
number-colony-unhappiness = Unhappiness of the host when a Colony is used
number-announcement-percent = Percent of a track to check before you are asked about the end
number-announcement-unhappiness = Unhappiness for announcing an end that doesn’t come
number-gold-points = Points for each unspent Gold
number-army-points = Points for each Army
number-mastery-points = Points for each checked { sign-end }
# $n (number)
number-upper-culture = Box of the upper branch with C number { $n }
# $n (number)
number-lower-gold = Box of the lower branch with O number { $n }
# $n (number)
number-cohorts = Boxes of cohort { $n } of the Military track
# $n (number)
number-happiness = Points for { $n } Happiness
# $n (number)
number-unhappiness = Points that { $n } Unhappiness costs
# $n (number)
number-caravans-science = Boxes of Science that Caravan { $n } adds
# $n (number)
number-caravans-culture = Boxes of Culture that Caravan { $n } adds
# $n (number)
number-columns-workers = Workers for column { $n } of the Culture grid
# $n (number)
number-columns-gold = Gold for column { $n } of the Culture grid
# $n (number)
number-columns-science = Boxes of Science for column { $n } of the Culture grid
# $n (number)
number-columns-happiness = Happiness for column { $n } of the Culture grid
# $n (number)
number-disaster-culture = Boxes of Culture after the Disaster of row { $n }
# $n (number), $caravan (number)
number-caravans-die = Die for box { $n } of Caravan { $caravan }
# $row (text)
number-culture-points = Points for row { $row } of the Culture grid
# $box (text)
number-culture-die = Die for box { $box } of the Culture grid
number-group-turns = Turns and the start
number-group-buildings = Buildings
number-group-tracks = Tracks and Science
number-group-caravans = Caravans
number-group-culture = Culture grid
number-group-disasters = Disasters
number-group-gold = Prices and edicts
number-group-war = Deployment
number-group-end = End and points
number-from-turns = A limit for games in which nobody fills a track.
number-from-map = Cells of a later sheet, without its camps of Barbarians.
number-from-shapes = The outline of each has exactly the lines that the rulebook gives.
number-from-school = The only number that fits the rulebook’s example.
number-from-dice = School 4: public, and the only number that fits the example.
number-from-sheets = Two later sheets agree.
number-from-population = The 35 of later sheets ends the game by Farms alone on turn 6 or 7.
number-from-writing = The rulebook has its C, not its place.
number-from-humanism = One box earlier in all than Engineering.
number-from-cohorts = 14 boxes and 7 Armies are public. Cheap first Armies raid early.
number-from-unhappiness = Smaller numbers pay for ten Taxations or seven Conscriptions.
number-from-caravans = The rulebook gives extras to some Caravans only.
number-from-culture = Two later sheets agree on all boxes but one.
number-from-pairs = Rows in pairs.
number-from-disasters = The rulebook gives it to some Disasters.
number-from-announcing = One Unhappiness for an end that doesn’t come.

## The tables of all numbers behind the rules
table-reference = The reference of numbers
table-reference-buildings = Buildings
table-reference-named = A building is named by the cell of its letter, a Colony by its north-west cell; a move may name any other cell that it covers.
table-reference-walls = On a sheet drawn in letters the line of a row lies along its upper edge: the lower wall of a building is in the line below its last row.
table-reference-map = The map
table-reference-scenery = `~` water, `.` plains, `^` mountains, `*` ore.
table-reference-tracks = Tracks
table-reference-science = Science
table-reference-caravans = Caravans
table-reference-culture = The Culture grid
table-reference-disasters = Disasters
table-reference-grades = Where the numbers come from
table-reference-printed = Everything not listed here comes from the rulebook itself.
table-head-symbol = symbol
table-head-meaning = meaning
table-head-building = building
table-head-level = Level
table-head-lines = lines
table-head-die = die
table-head-makes = produces
table-head-points = points
table-head-track = track
table-head-boxes = boxes
table-head-inside = in them
table-head-branch = line
table-head-brings = what they bring
table-head-caravan = Caravan
table-head-owner = owner
table-head-reach = every other player with Reach
table-head-column = column
table-head-disaster = Disaster
table-head-asks = what it asks
table-head-then = then
table-head-number = number
table-head-grade = grade
table-head-why = why
table-symbol-gold = gain 1 Gold; on the Gold track: one to spend
table-symbol-spent = spend 1 Gold; a crossed-out circle is spent
table-symbol-worker = gain 1 Worker; on the Population track: an idle one; on Military: a Soldier
table-symbol-checked = a checked box
table-symbol-gone = a Worker who left or died; on the map: what burnt or was razed
table-symbol-happy = gain 1 Happiness
table-symbol-unhappy = gain 1 Unhappiness
table-symbol-science = check a box of Science; on the map: a staffed School
table-symbol-culture = check a box of the Culture grid
table-symbol-army = an Army that is or will be ready; crossed (Đ) when it is deployed
table-symbol-staffed = on the map: a staffed Farm, Mine, Garrison
table-symbol-palace = the Palace
table-symbol-colony = a Colony, with the number of its owner
table-symbol-named = boxes of Science: Writing, Irrigation, Philosophy, Humanism, Navigation, Engineering
# $points (number)
table-symbol-end = the end of the game, and { part-points }
# $marks (marks)
table-makes-colony = uses one type of its host’s buildings; the host gains { $marks }
# $marks (marks)
table-makes-soldier = makes { $marks } a Soldier
# $track (track)
table-track = { $track }
# $n (number)
table-track-begun = the first { $n } marked at the start; last: { sign-end }
# $cohorts (text)
table-track-cohorts = cohorts of { $cohorts }; last: { sign-end }
# $numbers (text), $n (number)
table-track-worth = worth { $numbers } with 0 to { $n } boxes; last: { sign-end }
# $numbers (text), $n (number)
table-track-costs = costs { $numbers } with 0 to { $n } boxes; last: { sign-end }
# $branch (branch)
table-branch = { $branch }
# $marks (marks), $n (number)
table-bearing-drought = lose { $marks } or get { $n } Unhappiness; nothing with Irrigation
# $gold (number), $n (number)
table-bearing-raid = deploy 1 Army, lose { $gold } Gold or get { $n } Unhappiness
# $n (number)
table-bearing-fire = lose a building or get { $n } Unhappiness
table-origin-turns = The last turn of a game with others
table-origin-map = The cells of the map
table-origin-shapes = The shapes of buildings
table-origin-lines = Lines of buildings
table-origin-dice = Dice that activate
table-origin-points = Points of buildings
table-origin-population = Length of the Population track
table-origin-gold = Length of the Gold track
table-origin-trunk = Length of the trunk, place of Irrigation
table-origin-writing = Place of Writing
table-origin-upper = The upper branch
table-origin-humanism = Place of Humanism
table-origin-lower = The lower branch
table-origin-cohorts = Cohorts
table-origin-happiness = Values of Happiness
table-origin-unhappiness = Values of Unhappiness
table-origin-caravans = Boxes of Caravans
table-origin-caravan-science = Science of Caravans
table-origin-caravan-culture = Culture of Caravans
table-origin-culture = Boxes of the Culture grid
table-origin-culture-points = Points of rows
table-origin-columns = Rewards of columns
table-origin-disasters = Rows of the Disaster grid
table-origin-disaster-culture = Culture of Disasters
table-origin-announcing = Price of an end that doesn’t come

## Ways of playing of bots
part-style-builder = Builder
about-style-builder = Draws many Farms and lets Workers build.
part-style-scholar = Scholar
about-style-scholar = Builds Schools early and finishes the lower branch of Science.
part-style-general = General
about-style-general = Trains Soldiers, raids often and fills the Military track.
part-style-trader = Trader
about-style-trader = Leads Caravans and fills the Culture grid.

## Hints: a reason with numbers. “By the end” is an estimate.
# $lines (number), $buildings (messages), $points (number)
hint-lines = { part-lines } are enough for { $buildings }: about { part-points } more by the end.
# Buildings in the message before, such as “2 Farms”.
# $building (building), $n (number)
part-hint-buildings =
    { $n ->
        [one] { FORM($building, "a") }
       *[other] { $n } { FORM($building, "all") }
    }
# $lines (number), $missing (number)
hint-lines-more = That makes { part-lines }. The next building takes { $missing } more, which other dice can add.
# $marks (marks), $points (number)
hint-farm = A Farm brings { $marks } with each die you give it: about { part-points } more by the end.
# $marks (marks), $die (number), $points (number)
hint-mine = A Mine brings { $marks } with each die of { $die } or more, and you need one for Schools: about { part-points } more by the end.
# $marks (marks), $die (number), $points (number)
hint-school = A School brings { $marks } with each die of { $die } or more: about { part-points } more by the end.
# $points (number)
hint-garrison = A Garrison turns Workers into Soldiers, and the Palace needs one: about { part-points } more by the end.
# $points (number)
hint-palace = The Palace scores { part-points }, and you can only build it once.
# $building (building), $points (number)
hint-staff = With a Specialist, { FORM($building, "the") } works from now on: about { part-points } more by the end.
# $marks (marks), $points (number)
hint-activate = This die brings { $marks }: about { part-points } more by the end.
# $missing (number), $points (number)
hint-caravan =
    { $missing ->
        [0] The Caravan arrives with its reward: about { part-points } more by the end.
        [one] The Caravan then has { $missing } box to go: about { part-points } more by the end.
       *[other] The Caravan then has { $missing } boxes to go: about { part-points } more by the end.
    }
# $row (text), $missing (number), $points (number)
hint-culture =
    { $missing ->
        [0] Row { $row } is complete: about { part-points } more by the end.
        [one] Row { $row } then lacks { $missing } box: about { part-points } more by the end.
       *[other] Row { $row } then lacks { $missing } boxes: about { part-points } more by the end.
    }
# $branch (branch), $missing (number), $points (number)
hint-science =
    { $missing ->
        [0] This box ends { FORM($branch, "the") }: about { part-points } more by the end.
        [one] Then { FORM($branch, "the") } lacks { $missing } box: about { part-points } more by the end.
       *[other] Then { FORM($branch, "the") } lacks { $missing } boxes: about { part-points } more by the end.
    }
# $points (number)
hint-worth = This brings about { part-points } more by the end.
hint-must-staff = Empty buildings have to be staffed before you finish.
hint-no-army = You have no Army at home that could cancel it.
# The move alone brings nothing: it serves the plan for this turn.
# $points (number)
hint-turn = It’s part of a plan for this turn: together about { part-points } more by the end.
# $points (number)
hint-edict = It’s worth its Unhappiness: about { part-points } more by the end.
# $points (number)
hint-done = Nothing else that you can do this turn brings more points. Your sheet has { part-points } now.
# $points (number)
hint-operation = This brings about { part-points }, counting what others lose.
# $armies (number)
hint-hold = { UP(part-armies) } at home are worth more than another raid now.
hint-no-operation = No operation would bring you any points.
# $gold (number), $pips (number)
hint-reroll = Rolling again costs { $gold } Gold and adds about { $pips } pips on average.
# $gold (number), $pips (number)
hint-no-reroll =
    { $pips ->
        [0] These dice are good enough: another roll costs { $gold } Gold and would add nothing on average.
       *[other] Another roll costs { $gold } Gold and would add only about { $pips } pips on average.
    }
# $points (number), $other (number)
hint-end = If the game ended this turn, you would have about { part-points } and the best other player { $other }.
# $points (number), $other (number)
hint-cancel = The operation would cost you about { part-points }. An Army at home is worth about { $other }.
# $points (number), $other (number)
hint-bear =
    { $other ->
        [0] This costs about { part-points }.
       *[other] This costs about { part-points }, and the next best choice about { $other }.
    }

## The plan of a hint, in a few words
hint-aim-growth = Farms and Workers first
hint-aim-schools = Schools for Science
hint-aim-palace = The Palace
# $track (track)
hint-aim-track = The { sign-end } of { $track }

## Places of typed moves, after “isn’t a move”; words of the notation stay English
part-notation-die = dice are white1, white2, white3, green and black
part-notation-dice = name dice like this: white1 green
part-notation-gold = Gold is added like this: plus 2
part-notation-box = boxes are a4 to d7, a row and a column
part-notation-line = lines of Science are trunk, upper and lower
part-notation-loss = you can lose workers or gold
part-notation-left = you can leave a box of science or culture
part-notation-rows = buildings are farms or mines
part-notation-used = buildings are farms, mines, schools or garrisons
