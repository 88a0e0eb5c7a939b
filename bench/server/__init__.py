"""The server under load, compared with boardgame.io: the same game, client and figures."""
