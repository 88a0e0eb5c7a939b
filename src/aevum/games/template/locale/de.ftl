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

move-roll = würfeln
move-hold = { $points } Punkte sichern

no-over = Das Spiel ist vorbei.
no-turn = Die andere Person ist am Zug.
no-points = Ein Zug beginnt mit einem Wurf; noch gibt es nichts zu sichern.
no-roll = Du kannst jetzt nicht würfeln.
no-move = Du kannst würfeln oder sichern; der Rest ist Sache des Würfels.

undo-roll = würfeln
undo-hold = sichern

## Zahlen, die ein Tisch ändern darf
number-goal = Punkte für den sofortigen Sieg
number-die-sides = Seiten des Würfels
number-turns = Züge beider zusammen, bis das Spiel endet
number-group-race = Das Rennen
