"""The gods and cities of the game."""
