"""What a screen shows of a position: one flat struct of named plain values."""

from typing import Final

from aevum.games.tempus.data import (
    ACTIONS,
    CASTLE,
    DIGITS,
    DONE,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FORESTS,
    FORT,
    NAMES,
    NEIGHBOURS,
    NOTHING,
    PAID,
    RESOURCES,
    SQUARES,
)
from aevum.games.tempus.moves import parts
from aevum.games.tempus.rules.dates import spoken
from aevum.games.tempus.rules.state import TempusState

# The same in every match: as tuples they are encoded once.
THINGS: Final = tuple(NAMES)
ENEMY_SQUARES: Final = tuple(ENEMIES)
BUILDING_NAMES: Final = tuple(NAMES[FARM : CASTLE + 1])


def view(state: TempusState) -> dict[str, object]:
    """Return the fields of a screen, as `view_type.py` declares them."""
    numbers = state.numbers
    over = state.turn == numbers.turns
    shown = numbers.rounds if over else state.round()
    score = state.breakdown()
    uses = _uses(state)
    raiders = state.raiders()
    order = parts(int(state.order))[1] if state.site >= 0 else []
    return {
        "digits": state.date.digits[:],
        "date": spoken(state.date.digits),
        "things": THINGS,
        "cells": state.cell[:],
        "units": _units(state),
        "roads": sorted(state.drawn),
        "spent": _spent(state, shown),
        "gold": int(state.gold),
        "fee": int(numbers.fee),
        "over": over,
        "round": shown,
        "turn": int(state.turn),
        "action": "" if over else ACTIONS[state.action()],
        "actions": [ACTIONS[action] for action in state.date.actions],
        "track": [track_word(done) for done in state.done],
        "raids": int(state.turn) // DIGITS,
        "raiders": raiders,
        "raiders_prey": [_beside(state, square) for square in raiders],
        "raid_gold": min(int(state.gold), int(numbers.raid_gold) * len(raiders)),
        "uses": [square for square, _ in uses],
        "uses_gold": [gold for _, gold in uses],
        "uses_enemies": [_struck(state, square) for square, _ in uses],
        "sites": state.sites[:],
        "sites_wood": [state.wood_at(square) for square in state.sites],
        "sites_stone": [state.stone_at(square) for square in state.sites],
        "reach_wood": _reached(state, 0, FORESTS),
        "reach_stone": _reached(state, FORESTS, RESOURCES),
        "paying": NAMES[FARM + order[1]] if order else "",
        "paying_square": order[2] if order else -1,
        "paying_wood": int(state.wood) if order else 0,
        "paying_stone": int(state.stone) if order else 0,
        "paying_squares": _payers(state) if order else [],
        "score": score.total,
        "score_rows": [name for name, _ in score.parts],
        "score_points": [points for _, points in score.parts],
        "road_length": score.length,
        "lakes": [lake.squares for lake in score.waters],
        "lakes_buildings": [lake.buildings for lake in score.waters],
        "lakes_points": [lake.points() for lake in score.waters],
        "rounds": numbers.rounds,
        "enemies": ENEMY_SQUARES,
        "enemy_points": int(numbers.enemy_points),
        "road_points": int(numbers.road_points),
        "lake_points": int(numbers.lake_points),
        "forest_wood": numbers.forest_wood,
        "quarry_stone": numbers.quarry_stone,
        "gold_a_point": int(numbers.gold_a_point),
        "buildings": BUILDING_NAMES,
        "buildings_wood": numbers.wood,
        "buildings_stone": numbers.stone,
        "buildings_gold": numbers.gold,
        "buildings_points": numbers.points,
    }


def track_word(done: int) -> str:
    """Return what was done in a turn as a word, with " paid" after it for the fee."""
    if done == NOTHING:
        return "pass"
    return f"{ACTIONS[done - PAID]} paid" if done >= PAID else ACTIONS[done - DONE]


def _units(state: TempusState) -> list[int]:
    """Return how many units are left on each square, 0 where there is no forest or quarry."""
    units = [0] * SQUARES
    for place, square in enumerate(state.date.spots):
        units[square] = int(state.units[place])
    return units


def _spent(state: TempusState, number: int) -> list[int]:
    """Return the squares of the buildings whose last use was in a round."""
    return [square for square, last in zip(state.built, state.used, strict=True) if last == number]


def _uses(state: TempusState) -> list[tuple[int, int]]:
    """Return the buildings that can still be used this round, each with the gold it brings."""
    if state.turn == state.numbers.turns:
        return []
    return [
        (square, int(state.income(square)))
        for place, square in enumerate(state.built)
        if state.usable(place)
    ]


def _payers(state: TempusState) -> list[int]:
    """Return the squares that can pay the next unit of the building that waits."""
    bits = int(state.paying())
    return sorted(square for place, square in enumerate(state.date.spots) if bits >> place & 1)


def _struck(state: TempusState, square: int) -> list[int]:
    """Return the live enemies that the fort on a square can strike; other buildings strike none."""
    if state.cell[square] != FORT:
        return []
    bits = int(state.reach[square] & state.alive) >> ENEMY_BIT
    return [enemy for place, enemy in enumerate(ENEMIES) if bits >> place & 1]


def _beside(state: TempusState, square: int) -> list[int]:
    """Return the buildings adjacent to a square."""
    return [near for near in NEIGHBOURS[square] if FARM <= state.cell[near] <= CASTLE]


def _reached(state: TempusState, first: int, end: int) -> int:
    """Return how many units lie along roads, in the resources from `first` to before `end`."""
    bits = 0
    for goods in state.goods:
        bits |= int(goods)
    return sum(state.units[i] for i in range(first, end) if bits >> i & 1)
