"""The Zones of the game, and what they do."""
