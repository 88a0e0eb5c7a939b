"""The fields of a view: what `view.py` makes and the browser reads."""

# not compiled: it only declares

# `make wire` writes the TypeScript of it. Dice, seats, phases and operations go by number, places
# by column and row, nothing is -1. Fields that are not required are missing in older replays.

from typing import Literal, NotRequired, TypedDict

from aevum.core.view_fields import PerSeat


class Sheet(TypedDict):
    """What a screen shows of one Empire."""

    tracks: list[int]
    """Population, Workers, Gold ever gained, Gold, trunk and both branches of Science, Soldiers,
    Armies deployed, Happiness, Unhappiness."""
    caravans: list[int]
    culture: int
    """One bit for each box of the Culture grid."""
    map: list[list[int]]
    """Kind, column, row, state and owner of each building."""
    turn: list[int]
    """Dice that are available and those used (one bit each), lines left, whether Workers were added
    to them, boxes of Science and of Culture that wait for a choice."""
    score: list[int]
    """Points of buildings, Gold, Armies, `!`, Culture and Happiness, and the cost of
    Unhappiness."""


class EmpiresView(TypedDict):
    """What a screen shows of a position of ASCII Empires."""

    other_numbers: NotRequired[dict[str, int]]
    """The numbers that differ from print, by name, if there are any."""
    seats: int
    turns: int
    """How many turns there are at most."""

    turn: int
    phase: int
    phase_name: Literal["", "dice", "diplomacy", "disasters", "development", "deployment"]
    faces: list[int]
    rows: list[int]
    """Boxes of the Disaster grid."""
    first: int
    order: list[int]
    last: bool
    """Whether a `!` may be checked now."""
    announcers: list[int]
    asked: list[int]
    """The kind of question that each seat must answer."""
    owed_gold: list[int]
    owed_unhappy: list[int]
    scores: list[int]
    ending: Literal["", "mastery", "turns"]

    proposer: int
    proposed: list[int]
    pledges: list[int]
    through: list[int]

    deploying: int
    spare_actions: int
    aggressor: int
    operation: int
    target: int
    actions: int
    actions_needed: int
    razed: list[int]

    sheets: PerSeat[Sheet]
