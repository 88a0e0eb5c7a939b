"""The numbers of ASCII Empires. A designer changes them here, or for one match with `numbers=`.

First what cannot be changed: codes, and sizes that the table of moves or the sheet fixes. Then
every number with its bounds and its source: the rulebook, a public relative of the game, or a
reconstruction. An owner of the printed sheet can correct one line here.

More than 500 lines: all numbers of the game are in one file.
"""

from collections.abc import Callable
from math import gcd
from typing import Final, NamedTuple

from aevum.core.native import mypyc_attr
from aevum.core.numbers import (
    PRINTED,
    PUBLIC,
    RECONSTRUCTED,
    Number,
    NumberTable,
    NumberValues,
    grouped,
)
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.own_rows import own_rows

TITLE: Final = "ASCII Empires"
LEAST_SEATS: Final = 1
MOST_SEATS: Final = 7
MOST_TURNS: Final = 40  # most that the options of a match may set

# Dice
DICE: Final = 5
WHITE: Final = 3  # the first three dice; then green, then black
GREEN: Final = 3
BLACK: Final = 4
SIDES: Final = 6
DICE_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([die for die in range(DICE) if dice >> die & 1]) for dice in range(1 << DICE)]
)
"""The dice of each set, a bit for each die."""

# Buildings
FARM: Final = 0
MINE: Final = 1
SCHOOL: Final = 2
GARRISON: Final = 3
PALACE: Final = 4
COLONY: Final = 5
KINDS: Final = 6
STAFFED_KINDS: Final = 4  # those that need a Specialist


class BuildingRow(NamedTuple):
    """A building on the sheet; a class in `buildings/` says what it does."""

    name: str
    letter: str
    """Its letter on the map."""
    level: int
    needs_staff: bool
    """Whether it is empty until a Specialist comes."""
    needs_ore: bool = False
    """Whether it must cover a deposit."""


BUILDING_ROWS: Final = (
    BuildingRow("Farm", "F", 1, True),
    BuildingRow("Mine", "M", 1, True, True),
    BuildingRow("School", "S", 2, True),
    BuildingRow("Garrison", "G", 2, True),
    BuildingRow("Palace", "@", 3, False),
    BuildingRow("Colony", "#", 3, False),
)
NAMES: Final[tuple[str, ...]] = tuple([row.name for row in BUILDING_ROWS])
LETTERS: Final = "".join([row.letter for row in BUILDING_ROWS])
LEVELS: Final[tuple[int, ...]] = tuple([row.level for row in BUILDING_ROWS])
NEEDS_STAFF: Final[tuple[bool, ...]] = tuple([row.needs_staff for row in BUILDING_ROWS])
NEVER: Final = SIDES + 1  # no die activates a Palace

# Most that one move can name
MOST_GOLD: Final = 49  # added to a die for construction
MOST_SOLDIERS: Final = 14  # trained at once
MOST_CONSCRIPTS: Final = 2
MOST_PLEDGED: Final = MOST_SEATS


# Edicts


class EdictRow(NamedTuple):
    """An edict on the sheet and in moves; a class in `edicts/` says what it does."""

    name: str
    most: int
    """The largest number that its moves can name, 0 if they name none."""
    rule: str
    """The paragraph of RULES.md that it follows; "" for a designer's own."""
    word: str
    """Its name in moves."""
    text: str = ""
    """A sentence on what a designer's own edict does."""


TAXATION: Final = 0
CONSCRIPTION: Final = 1
EDICTS: Final[tuple[EdictRow, ...]] = (
    EdictRow("Taxation", 0, "R9.2", "tax"),
    EdictRow("Conscription", MOST_CONSCRIPTS, "R9.3", "conscript"),
    *[
        EdictRow(name, most, rule, name.lower().replace(" ", "-"), text)
        for name, most, _, rule, text in own_rows("ascii")
    ],
)
"""Those of the sheet, then a designer's own, which `add_row` adds; `most` is in the place of
copies."""

MOODS: Final = 10  # boxes of Happiness, and of Unhappiness
COLUMNS: Final = 7  # of the Culture grid
CULTURE_ROWS: Final = "abcd"
CARAVAN_STEP: Final = 6  # from the boxes of one Caravan to those of the next in `next_box`
COUNT_BITS: Final = 4  # enough to count the Caravans
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
ARRIVED: Final = 1000  # no die leads a Caravan that has arrived

# Disasters, by the die result less one
DROUGHT: Final = 0
RAID: Final = 1
FIRE: Final = 2
DISASTERS: Final[tuple[int, ...]] = (DROUGHT, DROUGHT, RAID, RAID, FIRE, FIRE)


class DisasterRow(NamedTuple):
    """A Disaster on the sheet; a class in `disasters/` says what it does."""

    name: str
    rule: str
    """The paragraph of RULES.md that it follows."""


DISASTER_ROWS: Final = (
    DisasterRow("Drought", "R6.7"),
    DisasterRow("Barbarian raid", "R6.9"),
    DisasterRow("Fire", "R6.10"),
)
DISASTER_NAMES: Final[tuple[str, ...]] = tuple([row.name for row in DISASTER_ROWS])

# The printed grids: a number for each box

CARAVANS: Final[tuple[tuple[int, ...], ...]] = (
    (5, 6),
    (4, 5, 6),
    (3, 4, 5, 6),
    (2, 3, 4, 5, 6),
    (2, 3, 4, 5, 6),
)
"""The die for each box of a Caravan."""
CULTURE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 5, 5, 4, 6),
    (0, 2, 3, 4, 5, 5, 6),
    (3, 3, 5, 2, 4, 6, 5),
    (4, 5, 4, 5, 6, 5, 6),
)
"""The die for each box of the Culture grid, by rows; 0 where nothing is printed."""


# Where numbers come from


class Origin(NamedTuple):
    """How certain one part of the sheet is."""

    subject: Text
    """Its name in the reference."""
    grade: str
    why: Text | None = None


ORIGINS: Final = {
    "turns": Origin(
        m.table_origin_turns(),
        RECONSTRUCTED,
        m.number_from_turns(),
    ),
    "map": Origin(m.table_origin_map(), PUBLIC, m.number_from_map()),
    "shapes": Origin(
        m.table_origin_shapes(),
        PUBLIC,
        m.number_from_shapes(),
    ),
    "lines": Origin(m.table_origin_lines(), PRINTED),
    "dice": Origin(
        m.table_origin_dice(),
        PRINTED,
        m.number_from_dice(),
    ),
    "points": Origin(m.table_origin_points(), PUBLIC, m.number_from_sheets()),
    "population": Origin(
        m.table_origin_population(),
        RECONSTRUCTED,
        m.number_from_population(),
    ),
    "gold": Origin(m.table_origin_gold(), PUBLIC),
    "trunk": Origin(m.table_origin_trunk(), PUBLIC),
    "writing": Origin(m.table_origin_writing(), RECONSTRUCTED, m.number_from_writing()),
    "upper": Origin(m.table_origin_upper(), PUBLIC),
    "humanism": Origin(m.table_origin_humanism(), RECONSTRUCTED, m.number_from_humanism()),
    "lower": Origin(m.table_origin_lower(), PUBLIC),
    "cohorts": Origin(
        m.table_origin_cohorts(),
        RECONSTRUCTED,
        m.number_from_cohorts(),
    ),
    "happiness": Origin(m.table_origin_happiness(), PUBLIC, m.number_from_sheets()),
    "unhappiness": Origin(
        m.table_origin_unhappiness(),
        RECONSTRUCTED,
        m.number_from_unhappiness(),
    ),
    "caravans": Origin(m.table_origin_caravans(), PUBLIC, m.number_from_sheets()),
    "caravan-science": Origin(
        m.table_origin_caravan_science(), RECONSTRUCTED, m.number_from_caravans()
    ),
    "caravan-culture": Origin(
        m.table_origin_caravan_culture(), RECONSTRUCTED, m.number_from_caravans()
    ),
    "culture": Origin(m.table_origin_culture(), PUBLIC, m.number_from_culture()),
    "culture-points": Origin(m.table_origin_culture_points(), PUBLIC),
    "columns": Origin(m.table_origin_columns(), PUBLIC, m.number_from_sheets()),
    "disasters": Origin(m.table_origin_disasters(), PUBLIC, m.number_from_pairs()),
    "disaster-culture": Origin(
        m.table_origin_disaster_culture(), PUBLIC, m.number_from_disasters()
    ),
    "announcing": Origin(
        m.table_origin_announcing(),
        RECONSTRUCTED,
        m.number_from_announcing(),
    ),
}
"""Parts that the rulebook alone does not settle; parts without an origin here are from it."""


def _number(
    name: str,
    printed: int,
    low: int,
    high: int,
    about: Text,
    rule: str,
    origin: str = "",
    cost: bool = False,
) -> Number:
    """Return a number that RULES.md gives in a rule, with the grade of its origin."""
    if not origin:
        return Number(name, printed, low, high, about, PRINTED, rule, "", cost)
    found = ORIGINS[origin]
    return Number(name, printed, low, high, about, found.grade, rule, found.why or "", cost)


def _row(
    name: str,
    printed: tuple[int, ...],
    low: int,
    high: int,
    about: Callable[[int], Text],
    rule: str,
    origin: str = "",
) -> list[Number]:
    """Return the numbers of a printed row, `name.1` and so on; `about` describes each by its
    place."""
    return [
        _number(f"{name}.{place}", value, low, high, about(place), rule, origin)
        for place, value in enumerate(printed, 1)
    ]  # fmt: skip


def _caravan_box(caravan: int) -> Callable[[int], Text]:
    """Return a function that describes the die of each box of a Caravan."""
    return lambda n: m.number_caravans_die(n=n, caravan=caravan)


# All numbers. Places beyond the end of a line of Science are allowed: they are never reached.

TURN_NUMBERS: Final = (
    _number("turns.alone", 20, 1, 60, m.number_turns_alone(), "R10.7"),
    _number("turns.together", 40, 1, 60, m.number_turns_together(), "R10.7", "turns"),
    _number("start.workers", 3, 0, 9, m.number_start_workers(), "R1.4"),
    _number("start.gold", 3, 0, 9, m.number_start_gold(), "R1.4"),
)  # fmt: skip

BUILDING_NUMBERS: Final = (
    _number("farm.lines", 8, 1, 40, m.number_farm_lines(), "R4.1", "lines", cost=True),
    _number("mine.lines", 8, 1, 40, m.number_mine_lines(), "R4.1", "lines", cost=True),
    _number("school.lines", 12, 1, 40, m.number_school_lines(), "R4.1", "lines", cost=True),
    _number("garrison.lines", 12, 1, 40, m.number_garrison_lines(), "R4.1", "lines", cost=True),
    _number("palace.lines", 24, 1, 60, m.number_palace_lines(), "R4.1", "lines", cost=True),
    _number("farm.die", 2, 1, SIDES, m.number_farm_die(), "R4.10"),
    _number("mine.die", 5, 1, SIDES, m.number_mine_die(), "R4.10"),
    Number("school.die", 4, 1, SIDES, m.number_school_die(), PUBLIC, "R4.10",
           m.number_from_school()),
    _number("garrison.die", 3, 1, SIDES, m.number_garrison_die(), "R4.10"),
    _number("colony.die", 6, 1, SIDES, m.number_colony_die(), "R8.4"),
    _number("farm.workers", 1, 1, 3, m.number_farm_workers(), "R4.11"),
    _number("mine.gold", 1, 1, 3, m.number_mine_gold(), "R4.11"),
    _number("school.boxes", 1, 1, 3, m.number_school_boxes(), "R4.11"),
    _number("garrison.soldiers", 1, 1, 3, m.number_garrison_soldiers(), "R4.11"),
    _number("farm.points", 2, 0, 40, m.number_farm_points(), "R11.3", "points"),
    _number("mine.points", 2, 0, 40, m.number_mine_points(), "R11.3", "points"),
    _number("school.points", 4, 0, 40, m.number_school_points(), "R11.3", "points"),
    _number("garrison.points", 4, 0, 40, m.number_garrison_points(), "R11.3", "points"),
    _number("palace.points", 36, 0, 200, m.number_palace_points(), "R11.3", "points"),
    _number("colony.points", 7, 0, 60, m.number_colony_points(), "R11.3", "points"),
)  # fmt: skip

# The Gold track has no more boxes than one move can add to a die. The other lengths keep a sheet
# within 80 columns, and within the bits of `bot/draft.py`.
TRACK_NUMBERS: Final = (
    _number("population.boxes", 70, 20, 100, m.number_population_boxes(), "R1.5", "population"),
    _number("gold.boxes", 49, 12, MOST_GOLD, m.number_gold_boxes(), "R1.5", "gold"),
    _number("trunk.boxes", 4, 1, 7, m.number_trunk_boxes(), "R1.6", "trunk"),
    _number("upper.boxes", 16, 3, 18, m.number_upper_boxes(), "R1.6", "upper"),
    _number("lower.boxes", 17, 3, 18, m.number_lower_boxes(), "R1.6", "lower"),
    _number("writing.box", 2, 1, 7, m.number_writing_box(), "R5.8", "writing"),
    _number("irrigation.box", 4, 1, 7, m.number_irrigation_box(), "R5.8", "trunk"),
    _number("philosophy.box", 1, 1, 18, m.number_philosophy_box(), "R5.8", "upper"),
    _number("humanism.box", 10, 1, 18, m.number_humanism_box(), "R5.8", "humanism"),
    *_row("upper.culture", (2, 5, 8, 11, 13, 15), 1, 18, lambda n: m.number_upper_culture(n=n),
          "R5.8", "upper"),
    _number("navigation.box", 2, 1, 18, m.number_navigation_box(), "R5.8", "lower"),
    _number("engineering.box", 11, 1, 18, m.number_engineering_box(), "R5.8", "lower"),
    *_row("lower.gold", (4, 7, 10, 13, 16), 1, 18, lambda n: m.number_lower_gold(n=n), "R5.8",
          "lower"),
    *_row("cohorts", (1, 1, 2, 2, 2, 3, 3), 1, 3, lambda n: m.number_cohorts(n=n), "R1.5",
          "cohorts"),
    *_row("happiness", (4, 8, 12, 16, 20, 24, 30, 42, 60, 80), 0, 300,
          lambda n: m.number_happiness(n=n), "R11.5", "happiness"),
    *_row("unhappiness", (4, 10, 19, 30, 43, 60, 80, 100, 120, 150), 0, 300,
          lambda n: m.number_unhappiness(n=n), "R11.5", "unhappiness"),
)  # fmt: skip

CARAVAN_NUMBERS: Final = (
    _number("caravans.gold", 3, 0, 9, m.number_caravans_gold(), "R5.4", "caravans"),
    _number("caravans.happiness", 1, 0, 3, m.number_caravans_happiness(), "R5.4", "caravans"),
    _number("caravans.share", 1, 0, 5, m.number_caravans_share(), "R5.4"),
    *_row("caravans.science", (0, 1, 0, 0, 0), 0, 3, lambda n: m.number_caravans_science(n=n),
          "R5.4", "caravan-science"),
    *_row("caravans.culture", (0, 0, 1, 2, 2), 0, 3, lambda n: m.number_caravans_culture(n=n),
          "R5.4", "caravan-culture"),
    *[
        number
        for caravan, dice in enumerate(CARAVANS, 1)
        for number in _row(f"caravans.die.{caravan}", dice, 1, SIDES, _caravan_box(caravan), "R5.4",
                           "caravans")
    ],
)  # fmt: skip

CULTURE_NUMBERS: Final = (
    *[
        _number(f"culture.points.{letter}", points, 0, 200, m.number_culture_points(row=letter),
                "R5.3", "culture-points")
        for letter, points in zip(CULTURE_ROWS, (15, 20, 30, 35), strict=True)
    ],
    *[
        _number(f"culture.die.{letter}{column}", die, 1, SIDES,
                m.number_culture_die(box=f"{letter}{column}"), "R5.3", "culture")
        for letter, dice in zip(CULTURE_ROWS, CULTURE, strict=True)
        for column, die in enumerate(dice, 1)
        if die
    ],
    *_row("columns.workers", (1, 0, 1, 0, 0, 0, 0), 0, 3, lambda n: m.number_columns_workers(n=n),
          "R5.3", "columns"),
    *_row("columns.gold", (1, 2, 0, 1, 0, 0, 0), 0, 3, lambda n: m.number_columns_gold(n=n), "R5.3",
          "columns"),
    *_row("columns.science", (0, 0, 1, 1, 1, 0, 0), 0, 3, lambda n: m.number_columns_science(n=n),
          "R5.3", "columns"),
    *_row("columns.happiness", (0, 0, 0, 0, 1, 2, 2), 0, 3,
          lambda n: m.number_columns_happiness(n=n), "R5.3", "columns"),
)  # fmt: skip

# More boxes or C's in a row of the Disaster grid would not fit beside the map.
DISASTER_NUMBERS: Final = (
    _number("disaster.boxes", 3, 1, 3, m.number_disaster_boxes(), "R6.6"),
    _number("disaster.unhappiness", 1, 1, 3, m.number_disaster_unhappiness(), "R6.6"),
    _number("drought.workers", 2, 1, 9, m.number_drought_workers(), "R6.7", cost=True),
    _number("barbarians.gold", 2, 1, 9, m.number_barbarians_gold(), "R6.9", cost=True),
    *_row("disaster.culture", (0, 0, 1, 1, 1, 1), 0, 1, lambda n: m.number_disaster_culture(n=n),
          "R6.11", "disaster-culture"),
)  # fmt: skip

GOLD_NUMBERS: Final = (
    _number("die.price", 1, 1, 6, m.number_die_price(), "R3.5", cost=True),
    _number("specialist.price", 2, 0, 9, m.number_specialist_price(), "R4.8", cost=True),
    _number("box.price", 3, 1, 12, m.number_box_price(), "R5.5", cost=True),
    _number("mountain.price", 1, 0, 9, m.number_mountain_price(), "R4.7", cost=True),
    _number("reroll.price", 1, 1, 3, m.number_reroll_price(), "R6.1", cost=True),
    _number("tax.gold", 3, 1, 12, m.number_tax_gold(), "R9.2"),
    _number("conscription.workers", 2, 1, MOST_CONSCRIPTS, m.number_conscription_workers(), "R9.3"),
    _number("edict.unhappiness", 1, 1, 3, m.number_edict_unhappiness(), "R9.4", cost=True),
    Number("edict.limit", 2, 1, 9, m.number_edict_limit(), RECONSTRUCTED, "R9.5"),
)  # fmt: skip

WAR_NUMBERS: Final = (
    _number("raid.actions", 1, 1, 4, m.number_raid_actions(), "R8.7", cost=True),
    _number("colony.actions", 2, 1, 6, m.number_colony_actions(), "R8.7", cost=True),
    _number("engineering.actions", 2, 1, 4, m.number_engineering_actions(), "R8.7"),
    _number("raid.barbarians.gold", 1, 0, 5, m.number_raid_barbarians_gold(), "R8.8"),
    _number("raid.barbarians.happiness", 1, 0, 3, m.number_raid_barbarians_happiness(), "R8.8"),
    _number("raid.player.gold", 1, 1, 5, m.number_raid_player_gold(), "R8.9"),
    _number("raid.player.unhappiness", 1, 1, 3, m.number_raid_player_unhappiness(), "R8.9"),
    _number("colony.unhappiness", 1, 1, 3, m.number_colony_unhappiness(), "R8.4"),
)  # fmt: skip

END_NUMBERS: Final = (
    Number("announcement.percent", 50, 0, 100, m.number_announcement_percent(), RECONSTRUCTED,
           "R10.3"),
    _number("announcement.unhappiness", 1, 0, 5, m.number_announcement_unhappiness(), "R10.5",
            "announcing"),
    _number("gold.points", 2, 0, 9, m.number_gold_points(), "R11.3"),
    _number("army.points", 3, 0, 30, m.number_army_points(), "R11.3"),
    _number("mastery.points", 21, 0, 99, m.number_mastery_points(), "R10.6"),
)  # fmt: skip

NUMBERS: Final = (
    *grouped(m.number_group_turns(), TURN_NUMBERS),
    *grouped(m.number_group_buildings(), BUILDING_NUMBERS),
    *grouped(m.number_group_tracks(), TRACK_NUMBERS),
    *grouped(m.number_group_caravans(), CARAVAN_NUMBERS),
    *grouped(m.number_group_culture(), CULTURE_NUMBERS),
    *grouped(m.number_group_disasters(), DISASTER_NUMBERS),
    *grouped(m.number_group_gold(), GOLD_NUMBERS),
    *grouped(m.number_group_war(), WAR_NUMBERS),
    *grouped(m.number_group_end(), END_NUMBERS),
)


def _of_kinds(values: NumberValues, what: str, kinds: int) -> tuple[int, ...]:
    """Return a number of the first kinds of buildings."""
    return tuple([values.of(f"{NAMES[kind].lower()}.{what}") for kind in range(kinds)])


def _culture_dice(values: NumberValues) -> tuple[int, ...]:
    """Return the die for each box of the Culture grid, by rows."""
    return tuple(
        [
            values.of(f"culture.die.{CULTURE_ROWS[row]}{column + 1}")
            for row in range(len(CULTURE))
            for column in range(COLUMNS)
            if CULTURE[row][column]
        ]
    )


def _reached(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Culture boxes that a die can check by so many pips: face * SIDES + pips."""
    return tuple(
        [
            sum([1 << box for box, wanted in enumerate(dice) if abs(wanted - face) <= pips])
            for face in range(SIDES + 1)
            for pips in range(SIDES)
        ]
    )


def _armies(cohorts: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cohorts are full for each number of boxes of the Military track."""
    found: list[int] = []
    for full, size in enumerate(cohorts):
        found += [full] * size
    return (*found, len(cohorts))


def _next_box(caravans: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return the die for the next box: caravan * CARAVAN_STEP + boxes checked."""
    found: list[int] = []
    for boxes in caravans:
        found += [*boxes, *[ARRIVED] * (CARAVAN_STEP - len(boxes))]
    return tuple(found)


def _opens(next_box: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each place of `next_box` a 1 for each value of a die that leads on from there.

    A die's value is from 0 to SIDES, with COUNT_BITS each, so that these numbers can be added.
    """
    return tuple(
        [
            sum([1 << worth * COUNT_BITS for worth in range(SIDES + 1) if wanted <= worth])
            for wanted in next_box
        ]
    )


def _dice_by_box(boxes: int, green: int, black: int) -> tuple[int, ...]:
    """Return the coloured dice that a branch of Science gives, by its boxes: one bit each."""
    return tuple(
        [
            (1 << GREEN if box >= green else 0) | (1 << BLACK if box >= black else 0)
            for box in range(boxes + 1)
        ]
    )


def _signs(boxes: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each box of a line how many of these places have its number."""
    return tuple([places.count(box) for box in range(boxes + 1)])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of one match as fields, which compiled rules read fast. Copies share it.

    Values that follow from several numbers and are read often are computed here as well.
    """

    def __init__(self, values: NumberValues) -> None:
        self.values: Final = values
        of = values.of
        self.turns_alone: Final = of("turns.alone")
        self.turns_together: Final = of("turns.together")
        self.start_workers: Final = of("start.workers")
        self.start_gold: Final = of("start.gold")
        # Buildings, by kind
        self.lines: Final[tuple[int, ...]] = (*_of_kinds(values, "lines", COLONY), 0)
        self.activate: Final[tuple[int, ...]] = (
            *_of_kinds(values, "die", PALACE),
            NEVER,
            of("colony.die"),
        )
        self.makes: Final[tuple[int, ...]] = (
            of("farm.workers"),
            of("mine.gold"),
            of("school.boxes"),
            of("garrison.soldiers"),
        )
        """The products of one staffed building."""
        self.points: Final = _of_kinds(values, "points", KINDS)
        self.fewest_lines: Final[int] = min(self.lines[:COLONY])
        self.smallest: Final[int] = self.lines.index(self.fewest_lines)
        """The kind that takes the fewest lines."""
        self.lines_step: Final[int] = gcd(*self.lines)
        """The greatest common divisor of the lines of all buildings."""
        # Tracks
        self.population: Final = of("population.boxes")
        self.gold: Final = of("gold.boxes")
        self.trunk: Final = of("trunk.boxes")
        self.upper: Final = of("upper.boxes")
        self.lower: Final = of("lower.boxes")
        self.writing: Final = of("writing.box")
        self.irrigation: Final = of("irrigation.box")
        self.philosophy: Final = of("philosophy.box")
        self.humanism: Final = of("humanism.box")
        self.navigation: Final = of("navigation.box")
        self.engineering: Final = of("engineering.box")
        self.upper_culture: Final = _signs(self.upper, values.row("upper.culture"))
        """Boxes of Culture that each box of the upper branch brings."""
        self.lower_gold: Final = _signs(self.lower, values.row("lower.gold"))
        """Gold that each box of the lower branch brings."""
        self.upper_dice: Final = _dice_by_box(self.upper, self.philosophy, self.humanism)
        self.lower_dice: Final = _dice_by_box(self.lower, self.navigation, self.engineering)
        self.cohorts: Final = values.row("cohorts")
        self.military: Final[int] = sum(self.cohorts)
        self.armies: Final = _armies(self.cohorts)
        self.happy: Final[tuple[int, ...]] = (0, *values.row("happiness"))
        self.unhappy: Final[tuple[int, ...]] = (0, *values.row("unhappiness"))
        # Caravans and Culture
        self.caravans: Final[tuple[tuple[int, ...], ...]] = tuple(
            [values.row(f"caravans.die.{place + 1}") for place in range(len(CARAVANS))]
        )
        self.next_box: Final = _next_box(self.caravans)
        self.opens: Final = _opens(self.next_box)
        """The dice that lead a Caravan, by the same places as `next_box`."""
        self.caravan_gold: Final = of("caravans.gold")
        self.caravan_happy: Final = of("caravans.happiness")
        self.caravan_share: Final = of("caravans.share")
        self.caravan_science: Final = values.row("caravans.science")
        self.caravan_culture: Final = values.row("caravans.culture")
        self.culture: Final = _culture_dice(values)
        self.reached: Final = _reached(self.culture)
        self.culture_points: Final[tuple[int, ...]] = tuple(
            [of(f"culture.points.{letter}") for letter in CULTURE_ROWS]
        )
        self.column_workers: Final = values.row("columns.workers")
        self.column_gold: Final = values.row("columns.gold")
        self.column_science: Final = values.row("columns.science")
        self.column_happy: Final = values.row("columns.happiness")
        # Disasters
        self.strikes: Final = of("disaster.boxes")
        self.disaster_unhappy: Final = of("disaster.unhappiness")
        self.drought_workers: Final = of("drought.workers")
        self.barbarian_gold: Final = of("barbarians.gold")
        self.disaster_culture: Final = values.row("disaster.culture")
        # Prices in Gold, and of edicts
        self.die_price: Final = of("die.price")
        self.specialist_price: Final = of("specialist.price")
        self.box_price: Final = of("box.price")
        self.mountain_price: Final = of("mountain.price")
        self.reroll_price: Final = of("reroll.price")
        self.tax_gold: Final = of("tax.gold")
        self.conscripts: Final = of("conscription.workers")
        self.edict_unhappy: Final = of("edict.unhappiness")
        self.edict_below: Final[int] = MOODS + 1 - self.edict_unhappy
        """With fewer boxes of Unhappiness the price of an edict can be marked."""
        self.edict_limit: Final = of("edict.limit")
        # Deployment
        self.raid_actions: Final = of("raid.actions")
        self.colony_actions: Final = of("colony.actions")
        self.engineered: Final = of("engineering.actions")
        self.spoils_gold: Final = of("raid.barbarians.gold")
        self.spoils_happy: Final = of("raid.barbarians.happiness")
        self.raid_gold: Final = of("raid.player.gold")
        self.raid_unhappy: Final = of("raid.player.unhappiness")
        self.colony_unhappy: Final = of("colony.unhappiness")
        # The end
        self.announce_percent: Final = of("announcement.percent")
        self.announce_unhappy: Final = of("announcement.unhappiness")
        self.gold_points: Final = of("gold.points")
        self.army_points: Final = of("army.points")
        self.mastery_points: Final = of("mastery.points")


AS_PRINTED: Final = Numbers(NumberTable(TITLE, NUMBERS).printed)
"""The numbers of most matches, made once."""


def numbers_of(values: NumberValues) -> Numbers:
    """Return the numbers of a match."""
    return Numbers(values) if values.changed else AS_PRINTED
