### Was die Seiten sagen; es wird mit der ersten geladen.

site-load-failed = Diese Seite konnte nicht geladen werden
site-load-failed-text = Vielleicht ist die Verbindung weg oder Aevum wurde aktualisiert. Lade die Seite neu.

### Die erste Seite, Listen und Texte

## Jede Seite
site-page-title = { $title } · Aevum
site-skip = Zum Inhalt springen
site-loading = Lädt …
site-facts = { $first }, { $more }
site-list = { $names }

## Der Kopf
site-header-pages = Seiten
site-header-play = Spielen
site-header-watch = Zuschauen
site-header-history = Verlauf
site-header-rules = Regeln
site-header-maps = Pläne
site-header-settings = { $name }, Einstellungen
site-guest = Gast

## Die erste Seite
site-home-title = Aevum: Spiele um Zeit und Macht
site-home-heading =
    { $n ->
        [1] Ein Spiel um Zeit und Macht.
        [2] Zwei Spiele um Zeit und Macht.
        [3] Drei Spiele um Zeit und Macht.
        [4] Vier Spiele um Zeit und Macht.
        [5] Fünf Spiele um Zeit und Macht.
        [6] Sechs Spiele um Zeit und Macht.
        [one] { $n } Spiel um Zeit und Macht.
       *[other] { $n } Spiele um Zeit und Macht.
    }
site-home-lead = Spiel gegen Bots oder mit Freunden, oder löse das Rätsel des Tages. Ganz ohne Konto.
site-home-failed = Die Spiele konnten nicht geladen werden
site-join-label = Code oder Link
site-join = Beitreten
site-join-wrong = Das ist kein Code eines Tisches. Er hat acht Buchstaben und Ziffern, zum Beispiel { $code }.

## Ein Spiel auf der ersten Seite
site-game-players-solo = Solo
site-game-players-range = { $low } bis { $high }
site-game-players = Für { $low } bis { $high } Personen
site-game-players-exactly =
    { $n ->
        [one] Für { $n } Person
       *[other] Für { $n } Personen
    }
site-game-minutes = { $n } Min.
site-game-soon = Kommt bald
site-game-play = Spielen
site-game-play-bots =
    { $n ->
        [0] Allein spielen
        [one] Gegen { $n } Bot
       *[other] Gegen { $n } Bots
    }
site-bots-about = Wie die Bots spielen
site-level = Stufe der Bots
site-level-easy = Leicht
site-level-medium = Mittel
site-level-hard = Schwer
site-game-friends = Mit Freunden
site-game-choose = Spiel einrichten

## Tische auf der ersten Seite
site-tables-mine = Deine Tische
site-tables-mine-none = Hier stehen die Tische, an denen du sitzt.
site-tables-mine-all = Alle deine Tische
site-tables-mine-count = Alle { $n } deiner Tische
site-tables-open = Offene Tische
site-tables-open-none = Gerade ist an keinem Tisch ein Platz frei.
site-tables-open-make = Gerade ist an keinem Tisch ein Platz frei. Eröffne selbst einen: Wähle „{ site-game-friends }“.
site-tables-taken = { $taken } von { $seats }
site-tables-sit = Mitspielen
site-tables-sit-at = Bei { $game } mitspielen, Tisch { $code }
site-table-your-turn = Du bist dran
site-table-lobby = Nicht begonnen
site-table-running = Läuft
site-table-waiting = Wartet
site-table-away-people = Die anderen warten kurz. Dann spielt ein Bot für dich.
site-table-away-alone = Die Uhr steht, bis du zurück bist.
site-table-seats =
    { $n ->
        [one] { $taken } von { $n } Platz besetzt
       *[other] { $taken } von { $n } Plätzen besetzt
    }
site-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
site-bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
site-daily = Tagesrätsel

## Das Rätsel des Tages
site-today = Rätsel des Tages: { $game }
site-today-nobody = Noch hat es niemand gelöst. Mach den Anfang.
site-today-finished =
    { $n ->
        [one] { $n } Person hat es gelöst
       *[other] { $n } Personen haben es gelöst
    }
site-today-best = Bestwert: { $score }
site-today-best-hinted = Bestwert: { $score }, mit Tipps
site-today-done =
    { $n ->
        [one] Du hast { $n } Punkt
       *[other] Du hast { $n } Punkte
    }
site-today-continue = Weiterspielen
site-today-play = Rätsel spielen
site-days-in-a-row =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
site-today-next = Nächstes Rätsel in { $span }
site-today-no-scores = Noch keine Ergebnisse
site-today-scores = Ergebnisse von { $low } bis { $high } in zehn gleichen Abschnitten: { $counts }

## Zeiten
site-ago-now = gerade eben
site-ago-minutes = vor { $n } Min.
site-ago-hours = vor { $n } Std.
site-ago-yesterday = gestern
site-span-moment = weniger als einer Minute
site-span-minutes = { $minutes } Min.
site-span-hours = { $hours } Std.
site-span-hours-minutes = { $hours } Std. { $minutes } Min.
site-span-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
site-span-days-hours =
    { $days ->
        [one] { $days } Tag { $hours } Std.
       *[other] { $days } Tagen { $hours } Std.
    }

## Seiten, die es nicht gibt
site-lost = Seite nicht gefunden
site-lost-link = Dieser Link ist nicht vollständig
site-lost-link-text = Der Code eines Tisches hat acht Buchstaben und Ziffern, zum Beispiel { $code }. Gib ihn hier ein oder frag noch einmal nach dem Link.
site-lost-text = Unter dieser Adresse gibt es keine Seite. Prüfe sie oder geh zurück zu den Spielen.

## Warum etwas nicht geladen werden konnte
site-problem = Etwas ist schiefgegangen. Versuch es noch einmal.
site-problem-garbled = Die Antwort des Servers war nicht zu lesen. Versuch es noch einmal.
site-problem-slow = Der Server braucht zu lange. Versuch es noch einmal.
site-problem-offline = Du bist offline. Versuch es noch einmal, wenn du wieder online bist.
site-problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
site-problem-large = Das ist zu viel auf einmal. Kürze es und versuch es noch einmal.
site-problem-often = Zu viele Anfragen. Warte kurz und versuch es noch einmal.
site-problem-refused = Das hat der Server nicht geschafft. Versuch es etwas später noch einmal.

### Der Baukasten: Knöpfe, Dialoge, Bilder, Plätze

## Knöpfe und Zeichen aller Seiten
site-close = Schließen
site-try-again = Erneut versuchen
site-go-home = Startseite
site-logo = Aevum, Startseite
site-theme = Tag oder Nacht
site-rule = Regel { $number }

## Marken einer Partie: warum sie nicht zählt oder was man wissen sollte
site-mark-undone = Zurückgenommen
site-mark-hints = Mit Tipps
site-mark-numbers = Andere Zahlen
