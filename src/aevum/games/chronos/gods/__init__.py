"""The effects of each GOD and CITY, one file per family. Only `game.py` imports them."""
