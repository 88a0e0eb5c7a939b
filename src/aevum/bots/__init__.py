"""Players for any game, by name."""
