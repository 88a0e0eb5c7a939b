"""The games, one folder each with the same files. `aevum.games.registry` finds them by name."""
