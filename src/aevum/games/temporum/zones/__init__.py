"""The Zones of the game, and their effects."""
