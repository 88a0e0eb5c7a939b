"""The printed sheet of ASCII Empires for the browser: map, shapes, tracks, grids and prices."""

from aevum.games.ascii import data
from aevum.games.ascii.moves import BOX
from aevum.games.ascii.rules.grid import BOXES, FACES
from aevum.games.ascii.rules.shapes import SHAPES
from aevum.games.ascii.rules.terrain import MAP, PLAINS_ORE


def facts() -> dict[str, object]:
    """Return everything that is printed on every sheet."""
    return {
        "map": list(MAP),
        "plainsOre": [list(place) for place in PLAINS_ORE],
        "kinds": [
            {
                "name": data.NAMES[kind],
                "letter": data.LETTERS[kind],
                "lines": data.LINES[kind],
                "die": data.ACTIVATE[kind],
                "points": data.POINTS[kind],
                "level": data.LEVELS[kind],
                "cells": [list(cell) for cell in SHAPES[kind]],
            }
            for kind in range(data.KINDS)
        ],
        **_tracks(),
        "caravans": [
            {
                "dice": list(dice),
                "gold": data.CARAVAN_GOLD,
                "happy": data.CARAVAN_HAPPY,
                "science": data.CARAVAN_SCIENCE[place],
                "culture": data.CARAVAN_CULTURE[place],
            }
            for place, dice in enumerate(data.CARAVANS)
        ],
        "caravanShare": data.CARAVAN_SHARE,
        **_culture(),
        "disasters": [
            {"name": data.DISASTER_NAMES[kind], "culture": data.DISASTER_CULTURE[row]}
            for row, kind in enumerate(data.DISASTERS)
        ],
        "strikes": data.STRIKES,
        **_prices(),
    }


def _tracks() -> dict[str, object]:
    return {
        "population": data.POPULATION,
        "gold": data.GOLD,
        "cohorts": list(data.COHORTS),
        "happy": list(data.HAPPY),
        "unhappy": list(data.UNHAPPY),
        "trunk": data.TRUNK,
        "upper": data.UPPER,
        "lower": data.LOWER,
        "writing": data.WRITING,
        "irrigation": data.IRRIGATION,
        "philosophy": data.PHILOSOPHY,
        "humanism": data.HUMANISM,
        "navigation": data.NAVIGATION,
        "engineering": data.ENGINEERING,
        "upperCulture": list(data.UPPER_CULTURE),
        "lowerGold": list(data.LOWER_GOLD),
    }


def _culture() -> dict[str, object]:
    return {
        "culture": [
            {"name": name, "row": row, "column": column, "die": die}
            for name, (row, column), die in zip(BOX.words, BOXES, FACES, strict=True)
        ],
        "culturePoints": list(data.CULTURE_POINTS),
        "columns": [
            {
                "workers": data.COLUMN_WORKERS[column],
                "gold": data.COLUMN_GOLD[column],
                "science": data.COLUMN_SCIENCE[column],
                "happy": data.COLUMN_HAPPY[column],
            }
            for column in range(data.COLUMNS)
        ],
    }


def _prices() -> dict[str, object]:
    return {
        "prices": {
            "die": data.DIE_PRICE,
            "specialist": data.SPECIALIST_PRICE,
            "box": data.BOX_PRICE,
            "mountain": data.MOUNTAIN_PRICE,
        },
        "taxGold": data.TAX_GOLD,
        "conscripts": data.CONSCRIPTS,
        "goldPoints": data.GOLD_POINTS,
        "armyPoints": data.ARMY_POINTS,
        "masteryPoints": data.MASTERY_POINTS,
    }
