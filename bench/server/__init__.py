"""The server under load, beside boardgame.io: the same game, the same client, the same figures."""
