"""Names and small messages for numbers of the rules, as arguments: dice, boxes, rewards."""

# not compiled: words need no speed

from collections.abc import Callable, Sequence
from typing import Final, cast, get_args

from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import CULTURE_ROWS, DICE, DISASTERS, EDICTS, WHITE, Numbers
from aevum.games.ascii.messages import (
    BOOK,
    BranchName,
    BuildingName,
    DieName,
    DisasterName,
    EdictName,
    MarkName,
    PhaseName,
    SourceName,
    TrackName,
)
from aevum.games.ascii.rules.asks import BARBARIANS
from aevum.games.ascii.rules.empire import RUIN, cell_of, kind_of, state_of
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.science import brought
from aevum.games.ascii.rules.terrain import ROWS

BUILDINGS: Final[tuple[BuildingName, ...]] = get_args(BuildingName)
DICE_NAMES: Final[tuple[DieName, ...]] = get_args(DieName)
TRACKS: Final[tuple[TrackName, ...]] = get_args(TrackName)
"""The tracks that end in a !, as `mastery` and `overflow` number them."""
BRANCHES: Final[tuple[BranchName, ...]] = get_args(BranchName)
DISASTER_KINDS: Final[tuple[DisasterName, ...]] = get_args(DisasterName)
SOURCES: Final[tuple[SourceName, ...]] = get_args(SourceName)
"""Where points come from, in the order of the sheet; the sum is last."""
PHASES: Final[tuple[PhaseName, ...]] = (
    "dice", "diplomacy", "disasters", "development", "development", "deployment",
)  # fmt: skip
"""By the phases of `rules/asks.py`: the announcement is the very beginning of Development."""
PRODUCTS: Final[tuple[MarkName, ...]] = ("worker", "gold", "science", "soldier")
"""The products of Farms, Mines, Schools and Garrisons."""
MARKS: Final[tuple[MarkName, ...]] = (
    "worker", "gold", "science", "science", "soldier", "happiness", "unhappiness",
)  # fmt: skip
"""The name of a mark on each of the TRACKS."""

Marks = list[tuple[MarkName, int]]

PRINTED_EDICTS: Final = set(get_args(EdictName))


def _edict_names() -> tuple[EdictName, ...]:
    """Return the names of all edicts; add those of designers to the book."""
    names = [edict.name.lower().replace(" ", "-") for edict in EDICTS]
    for name, edict in zip(names, EDICTS, strict=True):
        if name not in PRINTED_EDICTS:
            BOOK.add({f"edict-{name}": edict.name, f"about-{name}": edict.text})
    return cast(tuple[EdictName, ...], tuple(names))


EDICT_NAMES: Final = _edict_names()
"""In the order of EDICTS."""


def notes(*found: Text | None) -> tuple[Text, ...]:
    """Return the notes that are not None."""
    return tuple([note for note in found if note is not None])


# Places


def place(cell: int) -> tuple[int, int]:
    """Return the column and the row of a cell."""
    return divmod(cell, ROWS)


def box_name(box: int) -> str:
    """Return a box of the Culture grid: "a4"."""
    row, column = BOXES[box]
    return f"{CULTURE_ROWS[row]}{column + 1}"


def built_at(each: int) -> Text:
    """Return a building on a map: "the Farm at 3,5", "the burnt Farm at 3,5"."""
    kind = kind_of(each)
    col, row = place(cell_of(each))
    if state_of(each) != RUIN:
        return m.at_built(building=BUILDINGS[kind], col=col, row=row)
    if BUILDINGS[kind] == "colony":
        return m.at_ruin_razed(col=col, row=row)
    return m.at_ruin_burnt(building=BUILDINGS[kind], col=col, row=row)


# Dice


def shown(sea: Mediterranean, die: int) -> Text:
    """Return a die by its colour and face; white ones with the same face get numbers."""
    face = sea.faces[die]
    alike = [other for other in range(WHITE) if die < WHITE and sea.faces[other] == face]
    message = m.part_die_twin if len(alike) > 1 else m.part_die
    return message(die=DICE_NAMES[die], face=face)


def dice_shown(sea: Mediterranean, dice: int) -> list[Text]:
    """Return a set of dice with their faces."""
    return [shown(sea, die) for die in range(DICE) if dice >> die & 1]


def dice_names(dice: int) -> list[DieName]:
    """Return a set of dice without their faces."""
    return [DICE_NAMES[die] for die in range(DICE) if dice >> die & 1]


# Disasters and Science


def disaster_name(row: int) -> DisasterName:
    """Return the Disaster of a row, counted from 0."""
    return DISASTER_KINDS[DISASTERS[row]]


BRINGS: Final[tuple[Callable[[int], Text], ...]] = (
    lambda _: m.brief_writing(),
    lambda _: m.brief_irrigation(),
    lambda _: m.brief_philosophy(),
    lambda _: m.brief_humanism(),
    lambda _: m.brief_navigation(),
    lambda actions: m.brief_engineering(actions=actions),
    lambda _: m.brief_end(),
    lambda boxes: m.brief_culture(boxes=boxes),
    lambda gold: m.brief_gold(gold=gold),
)
"""What boxes of Science bring, as `brought` numbers it."""


def brings(pairs: Sequence[int]) -> list[Text]:
    """Return what a box of Science brings, from pairs as `brought` has them."""
    return [BRINGS[pairs[at]](pairs[at + 1]) for at in range(0, len(pairs), 2)]


def science_at(numbers: Numbers, line: int, box: int) -> Text:
    """Return a box of Science of a match, with what it brings."""
    pairs = brought(numbers, line, box)
    if not pairs:
        return m.at_science(branch=BRANCHES[line], box=box)
    return m.at_science_brings(branch=BRANCHES[line], box=box, brings=brings(pairs))


# Rewards


def gains(workers: int, gold: int, science: int, culture: int, happy: int) -> Marks:
    """Return a reward."""
    return [
        ("happiness", happy),
        ("worker", workers),
        ("gold", gold),
        ("science", science),
        ("culture", culture),
    ]


def caravan_reward(numbers: Numbers, caravan: int) -> Marks:
    """Return what a Caravan brings."""
    science, culture = numbers.caravan_science[caravan], numbers.caravan_culture[caravan]
    return gains(0, numbers.caravan_gold, science, culture, numbers.caravan_happy)


def column_reward(numbers: Numbers, column: int) -> Marks:
    """Return what a column of the Culture grid brings."""
    return gains(
        numbers.column_workers[column],
        numbers.column_gold[column],
        numbers.column_science[column],
        0,
        numbers.column_happy[column],
    )


# Operations

TARGETED: Final[tuple[Callable[..., Text], ...]] = (
    m.do_raid_barbarians,
    m.do_raid,
    m.do_found,
    m.do_raze,
)
"""By the operations of `rules/asks.py`."""


def operation(what: int, target: int) -> Text:
    """Return an operation: "a raid on Player 2"."""
    return TARGETED[what]() if what == BARBARIANS else TARGETED[what](target=target)
