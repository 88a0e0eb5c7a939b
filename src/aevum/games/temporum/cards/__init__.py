"""The cards of the game, and what each of them does."""
