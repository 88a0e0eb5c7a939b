"""The Disasters of the game: Drought, Barbarian raid and Fire."""
