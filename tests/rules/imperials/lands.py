"""Small maps as JSON, for tests that need other maps than the official ones."""

import json

Tiles = dict[tuple[int, int], str]


def row(length: int, kind: str = "wood", first: int = 0, r: int = 0) -> Tiles:
    """Return tiles side by side, from west to east."""
    return {(first + q, r): kind for q in range(length)}


def own_map(tiles: Tiles, **more: object) -> str:
    """Return a map of these tiles; every number on it is a 5 by default."""
    numbered = len(tiles) - list(tiles.values()).count("desert")
    data: dict[str, object] = {
        "name": "Mine",
        "tiles": [[q, r, kind] for (q, r), kind in tiles.items()],
        "bag": {},
        "tokens": {"5": numbered},
        "ports": [],
        "port_kinds": {},
    }
    return json.dumps(data | more)
