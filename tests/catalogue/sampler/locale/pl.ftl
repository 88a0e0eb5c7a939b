# Imion graczy nie odmieniamy: w innych przypadkach stoją po słowie „gracz”.
seat-you = ty
seat-player = Gracz { $n }
    .after = { $n }
nothing = nic
place-number = { $words } ({ $id })
rule-number = reguła { $number }
question-from = { $source }: { $question }
question-note = { $question } { $note }
label-cost = { $label }: { $cost }
label-note = { $label } ({ $note })
refusal-rule = { $rule }: { $reason }
line-by-bot = { $line } (bot)
refusal-late = Coś wydarzyło się wcześniej; nic nie przepadło. { $refusal }

-game = Wzornik

good-wood = drewno
    .counted =
        { $n ->
            [one] { $n } drewno
            [few] { $n } drewna
           *[many] { $n } drewna
        }
    .counted-nominative =
        { $n ->
            [one] { $n } drewno
            [few] { $n } drewna
           *[many] { $n } drewna
        }
good-brick = glina
    .counted =
        { $n ->
            [one] { $n } glinę
            [few] { $n } gliny
           *[many] { $n } glin
        }
    .counted-nominative =
        { $n ->
            [one] { $n } glina
            [few] { $n } gliny
           *[many] { $n } glin
        }
good-coin = moneta
    .counted =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[many] { $n } monet
        }
    .counted-nominative =
        { $n ->
            [one] { $n } moneta
            [few] { $n } monety
           *[many] { $n } monet
        }

piece-road = droga
piece-village = osada
piece-action-card = karta akcji

tile-ore = ruda
    .instrumental = rudą
tile-wheat = zboże
    .instrumental = zbożem

card-smith = Kowal
card-road-builder = Budowa dróg

zone-ice-age = epoka lodowcowa
zone-police-state = państwo policyjne

at-area-tile = { $kind } { $number }
    .instrumental = { FORM($kind, "instrumental") } { $number }
at-area-sea = morze
    .instrumental = morzem
at-corner = przy: { $around }
at-border = między { FORM($one, "instrumental") } a { FORM($other, "instrumental") }

say-road =
    { $who ->
        [you] Budujesz drogę { $where }.
       *[other] { $who } buduje drogę { $where }.
    }
say-gains =
    { $who ->
        [you] Otrzymujesz { $goods }.
       *[other] { $who } otrzymuje { $goods }.
    }
say-gives-cards =
    { $who ->
        [you]
            { $n ->
                [one] Dajesz graczowi { FORM($to, "after") } { $n } kartę.
                [few] Dajesz graczowi { FORM($to, "after") } { $n } karty.
               *[many] Dajesz graczowi { FORM($to, "after") } { $n } kart.
            }
       *[other]
            { $to ->
                [you]
                    { $n ->
                        [one] { $who } daje ci { $n } kartę.
                        [few] { $who } daje ci { $n } karty.
                       *[many] { $who } daje ci { $n } kart.
                    }
               *[other]
                    { $n ->
                        [one] { $who } daje graczowi { FORM($to, "after") } { $n } kartę.
                        [few] { $who } daje graczowi { FORM($to, "after") } { $n } karty.
                       *[many] { $who } daje graczowi { FORM($to, "after") } { $n } kart.
                    }
            }
    }
say-steals =
    { $who ->
        [you] Kradniesz kartę graczowi { FORM($victim, "after") }.
       *[other]
            { $victim ->
                [you] { $who } kradnie ci kartę.
               *[other] { $who } kradnie kartę graczowi { FORM($victim, "after") }.
            }
    }
say-removes-road =
    { $who ->
        [you] Usuwasz drogę gracza { FORM($owner, "after") } { $where }.
       *[other]
            { $owner ->
                [you] { $who } usuwa twoją drogę { $where }.
               *[other] { $who } usuwa drogę gracza { FORM($owner, "after") } { $where }.
            }
    }
say-plays =
    { $who ->
        [you] Zagrywasz kartę „{ $card }”.
       *[other] { $who } zagrywa kartę „{ $card }”.
    }
say-dragon-nears =
    { $steps ->
        [0] Smok atakuje!
        [one] Smok jest o { $steps } krok stąd.
        [few] Smok jest o { $steps } kroki stąd.
       *[many] Smok jest o { $steps } kroków stąd.
    }
say-visited = Strefa „{ $zone }”.
say-chooses =
    { $who ->
        [you] Wybierasz: { $what }.
       *[other] { $who } wybiera: { $what }.
    }

ask-turn = Buduj lub handluj.
ask-again = { -game }: { ask-turn }
ask-waiting =
    { $who ->
        [you] Wszyscy czekają na ciebie.
       *[other] Czekamy: { $who }.
    }
ask-victim = Kogo okradasz ({ $place })?
ask-order = Co będzie pierwsze: { $cards }?
ask-choose-one = Wybierz jedno: { $options }.
ask-may-pay = Zapłacić { $cost } $, aby { FORM($what, "infinitive") }?

move-rob =
    { $n ->
        [one] Okradnij gracza { FORM($who, "after") } ({ $n } karta)
        [few] Okradnij gracza { FORM($who, "after") } ({ $n } karty)
       *[many] Okradnij gracza { FORM($who, "after") } ({ $n } kart)
    }
move-do = { UP($what) }
move-play = Zagraj „{ $card }”

no-cost = { UP($piece) } kosztuje { $cost }. Brakuje ci: { FORM($missing, "nominative") }.
no-such = Tego nie można zrobić: { $rule }.
no-money = Masz { $money } $.
hint-bot = Tak zagrałby bot { $bot }.
undo-road = drogę { $where }

do-score = punktuj kartę
    .infinitive = zapunktować kartę
do-draw =
    { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
    .infinitive =
        { $n ->
            [one] dobrać { $n } kartę
            [few] dobrać { $n } karty
           *[many] dobrać { $n } kart
        }

advice-bot = Tak zagrałby bot „{ $bot }”.
advice-level = Tak zagrałby bot poziomu { $level }.
advice-to-wait = Czekaj
advice-wait = Nic z tego nie jest lepsze niż to, co masz.
advice-score = Twój wynik od razu zmieniłby się z { $before } na { $after }.
advice-score-average = Średnio twój wynik zmieniłby się z { $before } na około { $after }.
advice-with = { $reason } { $worth }
