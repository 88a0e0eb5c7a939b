### Was die Seiten sagen; es wird mit der ersten geladen.

site-load-failed = Diese Seite konnte nicht geladen werden
site-load-failed-text = Vielleicht ist die Verbindung weg oder Aevum wurde aktualisiert. Lade die Seite neu.

### Die erste Seite, Listen und Texte



### Der Baukasten: Knöpfe, Dialoge, Bilder, Plätze
