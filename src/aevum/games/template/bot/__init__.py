"""The game's own policies, and how they judge positions."""
