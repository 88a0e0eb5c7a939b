"""The rules in a few lines, for the foot of a sheet: buildings, Gold, Armies, signs.

All except the buildings are for the empty sheet, which has the printed numbers.
"""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    AS_PRINTED,
    KINDS,
    LETTERS,
    LEVELS,
    PALACE,
    SIDES,
    STAFFED_KINDS,
    Numbers,
)
from aevum.games.ascii.messages import DisasterName
from aevum.games.ascii.rules.phrases import BUILDINGS
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller

HEADS: Final = (
    m.table_buildings(),
    m.table_level(),
    m.table_lines_head(),
    m.table_die_head(),
    m.table_points_head(),
    m.table_brings(),
)
GIVES: Final[tuple[Callable[..., Text], ...]] = (
    m.table_gives_each,
    m.table_gives_ore,
    m.table_gives_each,
    m.table_gives_military,
)
GIVEN: Final = "/OS/"  # signs for the products of Farms, Mines, Schools and Garrisons
ROMAN: Final = ("", "I", "II", "III")
EDICT_ROOM: Final = 13  # letters of the name of an edict
BEARING_ROOM: Final = 40  # letters of how to bear a Disaster


def gold_uses(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return what Gold buys."""
    numbers = AS_PRINTED
    uses = (
        (numbers.die_price, m.table_buys_pip()),
        (numbers.mountain_price, m.table_buys_mountain()),
        (numbers.specialist_price, m.table_buys_specialist()),
        (numbers.box_price, m.table_buys_box()),
    )
    return [tell(m.table_gold_buys()), *[f"{price}  {tell(text)}" for price, text in uses]]


def army_uses(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return what Armies do."""
    numbers = AS_PRINTED
    uses = (
        (numbers.raid_actions, m.table_army_barbarians()),
        (numbers.raid_actions, m.table_army_raids()),
        (1, m.table_army_cancels()),
        (numbers.colony_actions, m.table_army_founds()),
    )
    return [tell(m.table_army()), *[f"{'D' * actions:<3} {tell(text)}" for actions, text in uses]]


def anytime(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the edicts."""
    tax = tell(m.part_edict(edict="taxation"))
    draft = tell(m.part_edict(edict="conscription"))
    gold, soldiers = "O" * AS_PRINTED.tax_gold, AS_PRINTED.conscripts
    return [
        tell(m.table_anytime()),
        f"{tax:<{EDICT_ROOM}} {tell(m.table_taxation(gold=gold))}",
        f"{draft:<{EDICT_ROOM}} {tell(m.table_conscription(n=soldiers))}",
    ]


def signs(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the meaning of the signs of a sheet."""
    first = (m.table_sign_worker(), m.table_sign_gold(), m.table_sign_army())
    second = (m.table_sign_science(), m.table_sign_culture(), m.table_sign_end())
    return [
        tell(m.table_signs()),
        *["  ".join([tell(text) for text in line]) for line in (first, second)],
    ]


def disasters(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return how to bear Disasters."""
    workers, gold = "/" * AS_PRINTED.drought_workers, "O" * AS_PRINTED.barbarian_gold
    culture = m.table_then_culture()
    rows: tuple[tuple[DisasterName, Text, Text], ...] = (
        ("drought", m.table_bears_drought(signs=workers), m.table_then_irrigation()),
        ("barbarian-raid", m.table_bears_raid(signs=gold), culture),
        ("fire", m.table_bears_fire(), culture),
    )
    found = [tell(m.table_strikes(n=AS_PRINTED.strikes))]
    for name, bearing, then in rows:
        short = tell(m.part_disaster_short(disaster=name))
        found.append(f"{short:<8} {tell(bearing):<{BEARING_ROOM}}{tell(then)}")
    return found


def scoring(tell: Teller = IN_ENGLISH) -> str:
    """Return what points are for."""
    numbers = AS_PRINTED
    gold, army, end = numbers.gold_points, numbers.army_points, numbers.mastery_points
    return tell(m.table_scoring(gold=gold, army=army, end=end))


def die_of(numbers: Numbers, kind: int) -> str:
    """Return the die that activates a kind, - if none does."""
    wanted = numbers.activate[kind]
    if wanted > SIDES:
        return "-"
    return f"{wanted}+" if wanted < SIDES else str(wanted)


def building_rows(numbers: Numbers, tell: Teller = IN_ENGLISH) -> list[tuple[str, ...]]:
    """Return the table of the buildings, with its head first."""
    rows: list[tuple[str, ...]] = [tuple([tell(text) for text in HEADS])]
    for kind in range(KINDS):
        name = f"{LETTERS[kind]} {tell(m.part_building(building=BUILDINGS[kind]))}"
        lines, points = str(numbers.lines[kind] or "-"), str(numbers.points[kind])
        gives, level = tell(_gives(numbers, kind)), ROMAN[LEVELS[kind]]
        rows.append((name, level, lines, die_of(numbers, kind), points, gives))
    return rows


def _gives(numbers: Numbers, kind: int) -> Text:
    """Return the products of a die that activates a kind."""
    if kind >= STAFFED_KINDS:
        return m.table_gives_palace() if kind == PALACE else m.table_gives_colony()
    return GIVES[kind](sign=GIVEN[kind] * numbers.makes[kind])


def level_needs(tell: Teller = IN_ENGLISH) -> str:
    """Return what must be staffed for the higher levels."""
    return tell(m.table_level_needs())


def buildings(numbers: Numbers, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the table of the buildings as text."""
    found = [
        f"{name:<11} {level:>5} {lines:>5} {die:>4} {points:>6}  {gives}"
        for name, level, lines, die, points, gives in building_rows(numbers, tell)
    ]
    return [*found, level_needs(tell)]
