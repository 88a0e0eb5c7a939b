"""The buildings of the game, from the Farm to the Colony."""
