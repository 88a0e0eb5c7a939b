say-hold =
    { $who ->
        [you] Du sicherst { $points } Punkte.
       *[other] { $who } sichert { $points } Punkte.
    }
say-bust =
    { $who ->
        [you] Du würfelst { $side } und verlierst den Zug.
       *[other] { $who } würfelt { $side } und verliert den Zug.
    }
say-roll =
    { $who ->
        [you] Du würfelst { $side }.
       *[other] { $who } würfelt { $side }.
    }

ask-roll = Würfle.
ask-go-on = Noch einmal würfeln oder { $points } Punkte sichern?

move-roll = Würfeln
move-hold = { $points } Punkte sichern

no-over = Das Spiel ist vorbei.
no-turn = Die andere Person ist am Zug.
no-points = Du hast noch nichts, was du sichern könntest. Würfle zuerst.
no-roll = Du kannst jetzt nicht würfeln.
no-move = Darüber entscheidet nur der Würfel. Du kannst würfeln oder sichern.

undo-roll = Wurf
undo-hold = Sichern

## Das Spiel
game-summary = Würfle und sammle, aber hör rechtzeitig auf: das kleinste Spiel, als Vorlage gemacht.
game-end-goal = Jemand hat das Ziel erreicht
game-end-turns = Die Züge sind zu Ende

## Zahlen, die ein Tisch ändern darf
number-goal = Punkte für den sofortigen Sieg
number-die-sides = Seiten des Würfels
number-turns = Züge beider zusammen, bis das Spiel endet
number-group-race = Das Rennen
