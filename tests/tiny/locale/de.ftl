seat-player = Spieler { $n }

say-die = Der Würfel zeigt für alle { $die }.
say-strikes =
    { $who ->
        [you] Du streichst den Würfel.
       *[other] { $who } streicht den Würfel.
    }
say-writes =
    { $who ->
        [you] Du trägst in Reihe { $row } eine { $value } ein.
       *[other] { $who } trägt in Reihe { $row } eine { $value } ein.
    }
say-spends =
    { $who ->
        [you] Du gibst eine Münze aus.
       *[other] { $who } gibt eine Münze aus.
    }

ask-row = Trage den Würfel ein oder streiche ihn.
ask-bonus = Dein Bonus: Trage etwas in eine Reihe ein.
ask-spend = Eine Münze ausgeben?

move-mark = In Reihe { $row } eintragen
move-strike = Streichen
move-bonus = Bonus in Reihe { $row }
move-spend = Münze ausgeben

no-over = Das Spiel ist vorbei.
no-question = Du wirst gerade nichts gefragt.
no-row = Trage in eine offene Reihe ein, deren letzte Zahl nicht über dem Würfel liegt, oder streiche.
no-bonus = Für diese Reihe hast du keinen Bonus.
no-coin = Du brauchst eine Münze und darfst zwischen zwei Einträgen zwei ausgeben.

undo-mark = den Eintrag in Reihe { $row }
undo-strike = das Streichen
undo-bonus = den Bonus in Reihe { $row }
undo-spend = das Ausgeben
