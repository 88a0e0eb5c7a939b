"""What the rules say in a few lines, for the foot of a sheet: buildings, Gold, Armies, signs.

All but the buildings are for the empty sheet, which has the printed numbers.
"""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    AS_PRINTED,
    KINDS,
    LETTERS,
    LEVELS,
    NAMES,
    PALACE,
    SIDES,
    STAFFED_KINDS,
    Numbers,
)

HEADS: Final = ("BUILDINGS", "level", "lines", "die", "points", "a die brings")
GIVES: Final = ("{} each", "{} each, on ore *", "{} each", "{} to Military")
GIVEN: Final = "/OS/"  # what Farms, Mines, Schools and Garrisons give, a sign each
PALACE_GIVES: Final = "nothing, one only"
COLONY_GIVES: Final = "like its host's"
ROMAN: Final = ("", "I", "II", "III")
LEVEL_NEEDS: Final = "II needs F and M staffed, III needs S and G staffed"

GOLD_USES: Final = (
    "GOLD BUYS",
    f"{AS_PRINTED.die_price}  a die that counts 1 more or less",
    f"{AS_PRINTED.mountain_price}  a building in mountains ^",
    f"{AS_PRINTED.specialist_price}  a Specialist without a Worker",
    f"{AS_PRINTED.box_price}  a box of Science, Culture, Military",
)
ARMY_USES: Final = (
    "AN ARMY D",
    "D   raids the Barbarians: O :)",
    "D   raids a player: you O, he :(",
    "D   cancels a D within your Reach",
    f"{'D' * AS_PRINTED.colony_actions}  founds a Colony, razes one here",
)
ANYTIME: Final = (
    "AT ANY TIME",
    f"Taxation      :( gives {'O' * AS_PRINTED.tax_gold}",
    f"Conscription  :( makes up to {AS_PRINTED.conscripts} / Soldiers",
)
SIGNS: Final = (
    "SIGNS",
    "/ Worker   O Gold   D Army",
    "S Science  C Culture  ! ends the game",
)
DISASTERS: Final = (
    "DISASTERS hit everybody with the third box of a row",
    f"Drought  lose {'/' * AS_PRINTED.drought_workers}, or :(          nothing with Irrigation",
    f"Raid     deploy a D, or lose {'O' * AS_PRINTED.barbarian_gold}, or :(          C after it",
    "Fire     lose a building of your own, or :(     C after it",
)
SCORING: Final = (
    f"SCORE    buildings, O {AS_PRINTED.gold_points}, Army {AS_PRINTED.army_points}, "
    f"! {AS_PRINTED.mastery_points}, "
    "Culture rows, Happiness less Unhappiness"
)


def die_of(numbers: Numbers, kind: int) -> str:
    """Return the die that activates a kind, - if none does."""
    wanted = numbers.activate[kind]
    if wanted > SIDES:
        return "-"
    return f"{wanted}+" if wanted < SIDES else str(wanted)


def building_rows(numbers: Numbers) -> list[tuple[str, ...]]:
    """Return the table of the buildings, its head first."""
    rows: list[tuple[str, ...]] = [HEADS]
    for kind in range(KINDS):
        name, level = f"{LETTERS[kind]} {NAMES[kind]}", ROMAN[LEVELS[kind]]
        lines, points = str(numbers.lines[kind] or "-"), str(numbers.points[kind])
        rows.append((name, level, lines, die_of(numbers, kind), points, _gives(numbers, kind)))
    return rows


def _gives(numbers: Numbers, kind: int) -> str:
    """Return what a die brings that activates a kind."""
    if kind >= STAFFED_KINDS:
        return PALACE_GIVES if kind == PALACE else COLONY_GIVES
    return GIVES[kind].format(GIVEN[kind] * numbers.makes[kind])


def buildings(numbers: Numbers) -> list[str]:
    """Return the table of the buildings as text."""
    found = [
        f"{name:<11} {level:>5} {lines:>5} {die:>4} {points:>6}  {gives}"
        for name, level, lines, die, points, gives in building_rows(numbers)
    ]
    return [*found, LEVEL_NEEDS]
