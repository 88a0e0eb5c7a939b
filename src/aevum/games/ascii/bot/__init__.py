"""The game's own policies, and how they evaluate positions."""
