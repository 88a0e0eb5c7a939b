"""The reconstructed numbers of ASCII Empires, and their alternatives."""

from dataclasses import dataclass

from aevum.games.ascii.data import AS_PRINTED
from tools.balance.variants import Variant, row

RELATIVE_UNHAPPY = (0, 2, 4, 8, 12, 16, 20, 24, 30, 40, 50)
DOUBLE_UNHAPPY = tuple(2 * value for value in RELATIVE_UNHAPPY)
SHEET_UNHAPPY = (0, 4, 10, 19, 30, 43, 60, 80, 100, 120, 150)


@dataclass(frozen=True)
class Other:
    """A number as it might have been printed."""

    number: str
    """Which number, in words."""
    title: str
    """Its value in this variant."""
    variant: Variant


def _one(number: str, title: str, name: str, value: int) -> Other:
    return Other(number, title, Variant(f"{name}-{value}", {name: value}))


def _row(
    number: str, title: str, name: str, now: tuple[int, ...], values: tuple[int, ...]
) -> Other:
    code = "-".join(map(str, values))
    return Other(number, title, Variant(f"{name}-{code}", row(name, now, values)))


def others() -> list[Other]:
    """Return every alternative that differs from the game's present numbers."""
    found = [
        _one("Population", f"{boxes} boxes", "population.boxes", boxes)
        for boxes in (35, 49, 63, 70, 77)
        if boxes != AS_PRINTED.population
    ]
    found += [
        _row("Cohorts", title, "cohorts", AS_PRINTED.cohorts, cohorts)
        for title, cohorts in (
            ("seven of 2", (2,) * 7),
            ("1, 1, 2, 2, 2, 3, 3", (1, 1, 2, 2, 2, 3, 3)),
        )
        if cohorts != AS_PRINTED.cohorts
    ]
    found += [
        _row("Unhappiness", title, "unhappiness", AS_PRINTED.unhappy[1:], values[1:])
        for title, values in (
            ("2 to 50", RELATIVE_UNHAPPY),
            ("4 to 100", DOUBLE_UNHAPPY),
            ("4 to 150", SHEET_UNHAPPY),
        )
        if values != AS_PRINTED.unhappy
    ]
    found += [
        _one("Humanism", f"box U{box}", "humanism.box", box)
        for box in (10, 12)
        if box != AS_PRINTED.humanism
    ]
    found += [
        _row("Caravans", title, "caravans.science", AS_PRINTED.caravan_science, extras)
        for title, extras in (
            ("S, SS, C, CC, CC", (1, 2, 0, 0, 0)),
            ("none, S, C, CC, CC", (0, 1, 0, 0, 0)),
        )
        if extras != AS_PRINTED.caravan_science
    ]
    return found
