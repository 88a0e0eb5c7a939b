"""The games, one folder each, always the same files. `aevum.games.registry` finds them by name."""
