## Tasten, in der Zeile am Fuß
shell-key-help = Hilfe
shell-key-quit = Beenden
shell-key-continue = Weiterspielen
shell-key-theme = Tag/Nacht
shell-key-next = Weiter
shell-key-previous = Zurück
shell-key-ten-forward = 10 vor
shell-key-ten-back = 10 zurück
shell-key-first = Anfang
shell-key-last = Ende
shell-key-play = Ziehen
shell-key-answer = Antworten
shell-key-back = Zurück
shell-key-whole-list = Alle Züge
shell-key-hint = Tipp
shell-key-undo = Rückgängig
shell-key-rules = Regeln
shell-key-log = Protokoll
shell-key-type = Tippen
shell-key-leave = Verlassen
shell-key-pause = Pause
shell-key-speed = Tempo

## Was auf Tasten steht
shell-key-name-escape = esc
shell-key-name-tab = tab
shell-key-name-space = leer
shell-key-name-pageup = bild↑
shell-key-name-pagedown = bild↓
shell-key-name-home = pos1
shell-key-name-end = ende

shell-goodbye = Bis bald.
