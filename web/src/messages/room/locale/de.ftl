room-connecting = Verbinde …

### Der Tisch, seine Lobby, Einstellungen, Partien, Wiederholungen



### Der Baukasten: was Bretter, Enden, Chat und Wiederholungen teilen
