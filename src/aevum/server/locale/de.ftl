server-nothing-here = Unter dieser Adresse gibt es nichts.
