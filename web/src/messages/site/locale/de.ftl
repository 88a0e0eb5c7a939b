### Was die Seiten sagen; es wird mit der ersten geladen.

site-load-failed = Diese Seite konnte nicht geladen werden
site-load-failed-text = Vielleicht ist die Verbindung weg oder Aevum wurde aktualisiert. Lade die Seite neu.

### Die erste Seite, Listen und Texte



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
site-mark-hints = Mit Hinweisen
site-mark-numbers = Andere Zahlen
