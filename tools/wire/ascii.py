"""The printed sheet of ASCII Empires for the browser: its map, shapes and grids without numbers."""

from aevum.games.ascii.data import (
    CULTURE_ROWS,
    DISASTERS,
    KINDS,
    LETTERS,
    LEVELS,
)
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.phrases import BUILDINGS, DISASTER_KINDS
from aevum.games.ascii.rules.shapes import SHAPES
from aevum.games.ascii.rules.terrain import MAP, PLAINS_ORE


def facts() -> dict[str, object]:
    """Return the parts of the sheet that do not depend on the numbers of the match."""
    return {
        "map": list(MAP),
        "plainsOre": [list(place) for place in PLAINS_ORE],
        "kinds": [
            {
                "id": BUILDINGS[kind],
                "letter": LETTERS[kind],
                "level": LEVELS[kind],
                "cells": [list(cell) for cell in SHAPES[kind]],
            }
            for kind in range(KINDS)
        ],
        "culture": [
            {"name": f"{CULTURE_ROWS[row]}{column + 1}", "row": row, "column": column}
            for row, column in BOXES
        ],
        "disasters": [DISASTER_KINDS[kind] for kind in DISASTERS],
    }
