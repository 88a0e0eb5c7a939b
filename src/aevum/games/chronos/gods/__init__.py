"""What each GOD and each CITY does, one file a family. Only `game.py` imports them."""
