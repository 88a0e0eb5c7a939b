"""What the rules say in a few lines, for the foot of a sheet: buildings, Gold, Armies, signs."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    ACTIVATE,
    ARMY_POINTS,
    BOX_PRICE,
    COLONY_ACTIONS,
    CONSCRIPTS,
    DIE_PRICE,
    DROUGHT_WORKERS,
    FARM,
    GARRISON,
    GOLD_POINTS,
    KINDS,
    LETTERS,
    LEVELS,
    LINES,
    MASTERY_POINTS,
    MINE,
    MOUNTAIN_PRICE,
    NAMES,
    PALACE,
    POINTS,
    RAID_GOLD,
    SCHOOL,
    SIDES,
    SPECIALIST_PRICE,
    TAX_GOLD,
)

HEADS: Final = ("BUILDINGS", "level", "lines", "die", "points", "a die brings")
GIVES: Final = {
    FARM: "/ each",
    MINE: "O each, on ore *",
    SCHOOL: "S each",
    GARRISON: "/ to Military",
    PALACE: "nothing, one only",
}
COLONY_GIVES: Final = "like its host's"
ROMAN: Final = ("", "I", "II", "III")
LEVEL_NEEDS: Final = "II needs F and M staffed, III needs S and G staffed"

GOLD_USES: Final = (
    "GOLD BUYS",
    f"{DIE_PRICE}  a die that counts 1 more or less",
    f"{MOUNTAIN_PRICE}  a building in mountains ^",
    f"{SPECIALIST_PRICE}  a Specialist without a Worker",
    f"{BOX_PRICE}  a box of Science, Culture, Military",
)
ARMY_USES: Final = (
    "AN ARMY D",
    "D   raids the Barbarians: O :)",
    "D   raids a player: you O, he :(",
    "D   cancels a D within your Reach",
    f"{'D' * COLONY_ACTIONS}  founds a Colony, razes one here",
)
ANYTIME: Final = (
    "AT ANY TIME",
    f"Taxation      :( gives {'O' * TAX_GOLD}",
    f"Conscription  :( makes up to {CONSCRIPTS} / Soldiers",
)
SIGNS: Final = (
    "SIGNS",
    "/ Worker   O Gold   D Army",
    "S Science  C Culture  ! ends the game",
)
DISASTERS: Final = (
    "DISASTERS hit everybody with the third box of a row",
    f"Drought  lose {'/' * DROUGHT_WORKERS}, or :(          nothing with Irrigation",
    f"Raid     deploy a D, or lose {'O' * RAID_GOLD}, or :(          C after it",
    "Fire     lose a building of your own, or :(     C after it",
)
SCORING: Final = (
    f"SCORE    buildings, O {GOLD_POINTS}, Army {ARMY_POINTS}, ! {MASTERY_POINTS}, "
    "Culture rows, Happiness less Unhappiness"
)


def die_of(kind: int) -> str:
    """Return the die that activates a kind, - if none does."""
    wanted = ACTIVATE[kind]
    if wanted > SIDES:
        return "-"
    return f"{wanted}+" if wanted < SIDES else str(wanted)


def building_rows() -> list[tuple[str, ...]]:
    """Return the table of the buildings, its head first."""
    rows: list[tuple[str, ...]] = [HEADS]
    for kind in range(KINDS):
        name, level = f"{LETTERS[kind]} {NAMES[kind]}", ROMAN[LEVELS[kind]]
        lines, points = str(LINES[kind] or "-"), str(POINTS[kind])
        rows.append((name, level, lines, die_of(kind), points, GIVES.get(kind, COLONY_GIVES)))
    return rows


def buildings() -> list[str]:
    """Return the table of the buildings as text."""
    found = [
        f"{name:<11} {level:>5} {lines:>5} {die:>4} {points:>6}  {gives}"
        for name, level, lines, die, points, gives in building_rows()
    ]
    return [*found, LEVEL_NEEDS]
