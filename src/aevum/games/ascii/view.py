"""What a screen shows: plain values under plain names, lists at most one level deep.

Every part of a sheet has its own field with the number of its seat (`tracks_0`, `map_0`), so that a
mark on one sheet only sends that part again. Dice, seats and operations go by number, places by
column and row; nothing is -1. No sheet is hidden from anybody. `view_type.py` declares all of them.
"""

from functools import lru_cache
from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.data import (
    DICE,
    KINDS,
    MOODS,
    MOST_SEATS,
    NAMES,
    PALACE,
    Numbers,
)
from aevum.games.ascii.rules.asks import ANYTIME
from aevum.games.ascii.rules.deployment import deployment_of
from aevum.games.ascii.rules.diplomacy import PLEDGING, PROPOSING, diplomacy_of
from aevum.games.ascii.rules.empire import (
    RUIN,
    Empire,
    cell_of,
    kind_of,
    owner_of,
    state_of,
)
from aevum.games.ascii.rules.mediterranean import BIT
from aevum.games.ascii.rules.operation import needed, operation_of
from aevum.games.ascii.rules.phrases import PHASES
from aevum.games.ascii.rules.rewards import Reward
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import ROWS

MATCHES_KEPT: Final = 1024  # matches whose fixed fields are cached
BUILDINGS_KEPT: Final = 8192

SHEET_PARTS: Final = ("tracks", "caravans", "culture", "map", "turn", "score")
SHEET_FIELDS: Final = [[f"{part}_{seat}" for part in SHEET_PARTS] for seat in range(MOST_SEATS)]
"""Every view has these same strings: the server compares views faster if names are identical."""


def fixed(sea: Empires) -> dict[str, object]:
    """Return the fields that do not change in a match."""
    return _fixed(sea.terms.numbers, sea.seats, sea.terms.last_turn)


@lru_cache(maxsize=MATCHES_KEPT)
def _fixed(numbers: Numbers, seats: int, turns: int) -> dict[str, object]:
    return {**numbers.values.view(), "seats": seats, "turns": turns}


def common(sea: Empires) -> dict[str, object]:
    """Return the fields that change; everybody sees all of them."""
    return {**_table(sea), **_diplomacy(sea), **_deployment(sea), **_sheets(sea)}


# The table


def _table(sea: Empires) -> dict[str, object]:
    """The dice, the state of the turn, and what everybody is asked."""
    return {
        "turn": sea.turn,
        "phase": sea.phase,
        "phase_name": "" if sea.turn == 0 else PHASES[sea.phase],
        "faces": sea.faces[:],
        "rows": sea.rows[:],
        "first": sea.first,
        "order": sea.order[:],
        "last": sea.last,
        "announcers": [seat for seat in range(sea.seats) if sea.announcers & BIT[seat]],
        "asked": _asked(sea),
        "owed_gold": sea.owed_gold[:],
        "owed_unhappy": sea.owed_unhappy[:],
        "scores": sea.scores(),
        "ending": sea.ending,
    }


def _asked(sea: Empires) -> list[int]:
    """Return the kind of question that each seat must answer; an edict is never a must."""
    found = [NONE] * sea.seats
    for ask in sea.asks:
        if ask.must and ask.seat >= 0 and ask.kind != ANYTIME:
            found[ask.seat] = ask.kind
    return found


def _diplomacy(sea: Empires) -> dict[str, object]:
    """The proposal on the table: its dice, who pledged how much, and who is done."""
    talks = diplomacy_of(sea)
    seats = sea.seats
    if talks is None or not talks.through:
        return {"proposer": NONE, "proposed": [], "pledges": [0] * seats, "through": []}
    open_now = talks.stage == PLEDGING
    return {
        "proposer": talks.proposer if talks.stage >= PROPOSING else NONE,
        "proposed": [die for die in range(DICE) if open_now and talks.dice >> die & 1],
        "pledges": talks.pledges[:] if open_now else [0] * seats,
        "through": [seat for seat in range(seats) if talks.through[seat]],
    }


def _deployment(sea: Empires) -> dict[str, object]:
    """The operation in progress, and the action that the last one left over."""
    deploying, operation = deployment_of(sea), operation_of(sea)
    in_turn = deploying is not None and deploying.through < sea.seats
    cell = operation.cell if operation is not None else NONE
    return {
        "deploying": sea.order[deploying.through] if deploying is not None and in_turn else NONE,
        "spare_actions": deploying.spare if deploying is not None else 0,
        "aggressor": operation.seat if operation is not None else NONE,
        "operation": operation.what if operation is not None else NONE,
        "target": operation.target if operation is not None else NONE,
        "actions": operation.actions if operation is not None else 0,
        "actions_needed": needed(sea, operation) if operation is not None else 0,
        "razed": [] if cell == NONE else [cell // ROWS, cell % ROWS],
    }


# The sheets


def _sheets(sea: Empires) -> dict[str, object]:
    found: dict[str, object] = {}
    for seat, empire in enumerate(sea.empires):
        tracks, caravans, culture, buildings, this_turn, score = SHEET_FIELDS[seat]
        found[tracks] = _tracks(empire)
        found[caravans] = empire.caravans[:]
        found[culture] = empire.culture
        found[buildings] = [_building(each) for each in empire.buildings]
        found[this_turn] = _this_turn(sea, seat)
        found[score] = score_parts(empire)
    return found


def _tracks(empire: Empire) -> list[int]:
    return [
        empire.population,
        empire.workers,
        empire.gained,
        empire.gold,
        empire.trunk,
        empire.upper,
        empire.lower,
        empire.military,
        empire.deployed,
        empire.happy,
        empire.unhappy,
    ]


@lru_cache(maxsize=BUILDINGS_KEPT)
def _building(each: int) -> list[int]:
    """Return kind, column, row, state and owner: a row that all views share."""
    cell = cell_of(each)
    return [kind_of(each), cell // ROWS, cell % ROWS, state_of(each), owner_of(each)]


def _this_turn(sea: Empires, seat: int) -> list[int]:
    """Return the dice that are available and those used (one bit each), lines left, whether Workers
    were added to them, and the boxes of Science and Culture that wait for a choice.
    """
    empire = sea.empires[seat]
    science = culture = 0
    for effect in sea.lanes[seat]:
        if isinstance(effect, Reward):
            science += effect.science
            culture += effect.culture
    return [
        empire.dice() | empire.used,
        empire.used,
        empire.lines,
        empire.bonus,
        science,
        culture,
    ]


def score_parts(empire: Empire) -> list[int]:
    """Return the points of a sheet by what they are for; their sum is the score."""
    numbers = empire.numbers
    return [
        empire.building_points(),
        numbers.gold_points * empire.gold,
        numbers.army_points * empire.armies(),
        numbers.mastery_points * empire.masteries(),
        empire.culture_points(),
        numbers.happy[empire.happy],
        -numbers.unhappy[empire.unhappy],
    ]


# Reports


def figures(sea: Empires) -> dict[str, list[int]]:
    """Return the length of a game, and figures of each seat at its end."""
    empires, numbers = sea.empires, sea.terms.numbers
    found = {
        "Turns": [sea.turn],
        "Announcers": [sea.announcers.bit_count()],
        "Mastered population": [int(each.population >= numbers.population) for each in empires],
        "Mastered gold": [int(each.gained >= numbers.gold) for each in empires],
        "Mastered upper science": [int(each.upper >= numbers.upper) for each in empires],
        "Mastered lower science": [int(each.lower >= numbers.lower) for each in empires],
        "Mastered military": [int(each.military >= numbers.military) for each in empires],
        "Mastered happiness": [int(each.happy >= MOODS) for each in empires],
        "Mastered unhappiness": [int(each.unhappy >= MOODS) for each in empires],
        "Gold left": [each.gold for each in empires],
        "Armies": [each.armies() for each in empires],
        "Culture points": [each.culture_points() for each in empires],
        "Happiness": [each.happy for each in empires],
        "Unhappiness": [each.unhappy for each in empires],
    }
    for kind in range(KINDS):
        found[_plural(kind)] = [_standing(sea, seat, kind) for seat in range(sea.seats)]
    return found


def _plural(kind: int) -> str:
    return "Colonies" if kind > PALACE else f"{NAMES[kind]}s"


def _standing(sea: Empires, seat: int, kind: int) -> int:
    """Return how many buildings of a kind a seat has anywhere that are not ruins."""
    return sum(
        1
        for empire in sea.empires
        for each in empire.buildings
        if kind_of(each) == kind and owner_of(each) == seat and state_of(each) != RUIN
    )
