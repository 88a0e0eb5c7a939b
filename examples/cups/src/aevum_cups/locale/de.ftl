## Das Spiel
game-summary = Biete auf die Würfel unter allen Bechern und zweifle an, was zu hoch ist.
game-tagline = Bluffen mit verdeckten Würfeln.

## Augenzahlen, wie Gebote sie nennen
face-1 = Einsen
    .counted =
        { $n ->
            [one] 1 Eins
           *[other] { $n } Einsen
        }
face-2 = Zweien
    .counted =
        { $n ->
            [one] 1 Zwei
           *[other] { $n } Zweien
        }
face-3 = Dreien
    .counted =
        { $n ->
            [one] 1 Drei
           *[other] { $n } Dreien
        }
face-4 = Vieren
    .counted =
        { $n ->
            [one] 1 Vier
           *[other] { $n } Vieren
        }
face-5 = Fünfen
    .counted =
        { $n ->
            [one] 1 Fünf
           *[other] { $n } Fünfen
        }
face-6 = Sechsen
    .counted =
        { $n ->
            [one] 1 Sechs
           *[other] { $n } Sechsen
        }

## Verlauf
say-round =
    { $n ->
        [one] Unter den Bechern liegt 1 Würfel.
       *[other] Unter den Bechern liegen { $n } Würfel.
    }
say-rolls =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $who } würfelt { $dice }.
    }
say-bids =
    { $who ->
        [you] Du bietest { $bid }.
       *[other] { $who } bietet { $bid }.
    }
say-doubts =
    { $who ->
        [you] Du zweifelst { $bid } an.
       *[other] { $who } zweifelt { $bid } an.
    }
say-calls =
    { $who ->
        [you] Du sagst: genau { $bid }.
       *[other] { $who } sagt: genau { $bid }.
    }
say-shows =
    { $who ->
        [you] Du zeigst { $dice }.
       *[other] { $who } zeigt { $dice }.
    }
say-counts = Gezählt: { $found }.
say-counts-none = Gezählt: keine { $face }.
say-loses =
    { $who ->
        [you] Du verlierst einen Würfel und hast noch { $n }.
       *[other] { $who } verliert einen Würfel und hat noch { $n }.
    }
say-wins =
    { $who ->
        [you] Du hast recht und hast jetzt { $n } Würfel.
       *[other] { $who } hat recht und hat jetzt { $n } Würfel.
    }
say-out =
    { $who ->
        [you] Du scheidest aus.
       *[other] { $who } scheidet aus.
    }

## Fragen
ask-first = Mach das erste Gebot.
ask-raise = Erhöhen oder anzweifeln?
ask-doubt = Anzweifeln oder „genau“ sagen?
ask-only-doubt = Zweifle das Gebot an.
note-standing =
    { $who ->
        [you] Du bietest { $bid }.
       *[other] { $who } bietet { $bid }.
    }

## Züge
move-bid = { $bid } bieten
move-doubt = { $bid } anzweifeln
move-exact = „genau“ sagen

## Ablehnungen
no-over = Das Spiel ist vorbei.
no-turn = Jemand anders ist am Zug.
no-higher = Biete mehr Würfel oder gleich viele mit einer höheren Augenzahl.
no-so-many =
    { $n ->
        [one] Nur 1 Würfel ist im Spiel.
       *[other] Nur { $n } Würfel sind im Spiel.
    }
no-bid = Noch gibt es kein Gebot zum Anzweifeln.
no-exact = An diesem Tisch gibt es kein „genau“.
no-exact-twice = „Genau“ kannst du nur einmal je Partie sagen.
no-die = Das entscheiden nur die Würfel.

## Was ein Rückgängig zurücknimmt
undo-bid = dein Gebot
undo-doubt = deinen Zweifel
undo-exact = dein „genau“

## Der Tisch
part-bids = Gebote
part-bids-note = Anzahl nach unten, Augenzahl quer
part-standing = Aktuelles Gebot
part-no-bid = noch kein Gebot
part-by =
    { $who ->
        [you] von dir
       *[other] von { $who }
    }
part-own = Unter deinem Becher
part-own-note = nur du siehst sie
part-left = Übrige Würfel
part-last = Zuletzt aufgedeckt
part-last-doubt =
    { $who ->
        [you] Du hast { $bid } angezweifelt. Es waren { $n }.
       *[other] { $who } hat { $bid } angezweifelt. Es waren { $n }.
    }
part-last-exact =
    { $who ->
        [you] Du hast „genau { $bid }“ gesagt. Es waren { $n }.
       *[other] { $who } hat „genau { $bid }“ gesagt. Es waren { $n }.
    }
part-out = ausgeschieden
part-dice = Würfel
part-cell = { $bid }
part-row = { $n }
part-times = { $n } ×
about-cups = Biete, wie viele Würfel einer Augenzahl unter allen Bechern liegen. Erhöhe oder zweifle an: Wer unrecht hat, verliert einen Würfel.
about-cups-wild = Biete, wie viele Würfel einer Augenzahl unter den Bechern liegen. Einsen sind Joker. Erhöhe oder zweifle an: Wer unrecht hat, verliert einen Würfel.

## Einstellungen
option-wild = Einsen als Joker
option-wild-about = Einsen zählen als jede andere Augenzahl.
option-wild-off = Einsen sind nur Einsen
option-wild-on = Einsen als Joker
option-exact = Genau
option-exact-about = Einmal je Partie kann jemand sagen, dass ein Gebot genau stimmt.
option-exact-off = ohne „genau“
option-exact-on = mit „genau“

## Zahlen, die ein Tisch ändern darf
number-dice = Würfel zu Beginn für jede Person
number-group-cups = Becher
