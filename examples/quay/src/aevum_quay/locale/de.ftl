## Das Spiel
game-summary = Nimm Karten vom Kai und verlade alle einer Art: Jede weitere bringt mehr.
game-tagline = Sammle Karten und verlade sie rechtzeitig.

## Arten von Karten
kind-wind = Wind
    .counted = { $n } Wind
kind-wheat = Weizen
    .counted = { $n } Weizen
kind-wood = Holz
    .counted = { $n } Holz
kind-ore = Erz
    .counted = { $n } Erz

## Namen von Karten, und was auf dem Tisch liegt
part-card = { $kind } { $value }
part-kind = { $kind }
part-quay = Kai
part-refills = was genommen wird, kommt vom Stapel nach
part-deck = Stapel
part-gone = Verladen
part-round = Runde
part-cards = Karten
part-points = Punkte
part-first-to = wer zuerst { $n } hat
part-in-hand =
    { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
part-hand = Deine Hand
part-most = höchstens { $n } Karten
part-own-ship = Dein Schiff
about-quay = Nimm, zieh oder tausche eine Karte. Oder verlade alle Karten einer Art: Sie bringen 1, 2, 3 und mehr Punkte, und 1 mehr für jedes Nachbarpaar.

## Verlauf
say-takes =
    { $who ->
        [you] Du nimmst { $card }.
       *[other] { $who } nimmt { $card }.
    }
say-draws =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
say-drew =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
say-swaps =
    { $who ->
        [you] Du tauschst { $card } gegen { $got }.
       *[other] { $who } tauscht { $card } gegen { $got }.
    }
say-loads =
    { $who ->
        [you] Du verlädst { $goods } für { $points }.
       *[other] { $who } verlädt { $goods } für { $points }.
    }
say-refills = { $card } kommt an den Kai.

## Fragen
ask-turn = Nehmen, ziehen, tauschen oder verladen?
ask-full = Deine Hand ist voll: tauschen oder verladen?

## Züge
move-take = { $card } nehmen
move-draw = Vom Stapel ziehen
move-swap = { $card } gegen { $got } tauschen
move-load = { $goods } für { $points } verladen

## Ablehnungen
no-over = Das Spiel ist vorbei.
no-turn = Jemand anders ist am Zug.
no-room = Deine Hand ist voll: Sie fasst { $n } Karten.
no-deck = Der Stapel ist leer.
no-slot = An dieser Stelle des Kais liegt keine Karte.
no-card = Diese Karte hast du nicht auf der Hand.
no-kind = Von dieser Art hast du nichts: { $kind }.

no-chance = Das entscheidet nur der Stapel.

## Was ein Rückgängig zurücknimmt
undo-take = die genommene Karte
undo-draw = die gezogene Karte
undo-swap = deinen Tausch
undo-load = deine Ladung

## Zahlen, die ein Tisch ändern darf
number-goal = Punkte, die das Spiel beenden
number-hand = Karten, die eine Hand fasst
number-deal = Karten für jede Person zu Beginn
number-neighbour = Punkte für jedes Paar von Nachbarn in einer Ladung
number-rounds = Runden höchstens
number-group-quay = Kai
