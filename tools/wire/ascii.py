"""The printed sheet of ASCII Empires for the browser: map, shapes, tracks, grids and prices."""

from aevum.games.ascii.rules.terrain import MAP, PLAINS_ORE
from aevum.games.ascii.view import PRINTED_FACTS


def facts() -> dict[str, object]:
    """Return everything that is printed on every sheet."""
    return {
        "map": list(MAP),
        "plainsOre": [list(place) for place in PLAINS_ORE],
        **PRINTED_FACTS,
    }
