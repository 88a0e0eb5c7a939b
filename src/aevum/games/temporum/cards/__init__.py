"""The cards of the game, and their effects."""
