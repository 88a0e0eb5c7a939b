"""Bots that value one way to the end more than it is worth, for reports on balance."""

from typing import Final

from aevum.games.ascii.bot.traits import EVEN, Traits


def _populous() -> Traits:
    found = Traits()
    found.people, found.farms = 400, 150
    return found


def _rich() -> Traits:
    found = Traits()
    found.coins, found.mines = 300, 150
    return found


def _upper_science() -> Traits:
    found = Traits()
    found.upper, found.studies, found.upper_first = 400, 150, 1
    return found


def _lower_science() -> Traits:
    found = Traits()
    found.lower, found.studies = 400, 150
    return found


def _martial() -> Traits:
    found = Traits()
    found.troops, found.drill = 400, 150
    return found


def _cultured() -> Traits:
    found = Traits()
    found.arts = 160
    return found


STRATEGIES: Final[dict[str, Traits]] = {
    "even": EVEN,
    "population": _populous(),
    "gold": _rich(),
    "upper science": _upper_science(),
    "lower science": _lower_science(),
    "military": _martial(),
    "culture and trade": _cultured(),
}
"""The traits of each of them, by its name."""
