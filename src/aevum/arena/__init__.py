"""Many games: simulations and their reports."""
