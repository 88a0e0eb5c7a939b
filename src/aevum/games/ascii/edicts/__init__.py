"""The edicts of the game: Taxation and Conscription."""
