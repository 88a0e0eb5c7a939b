"""What a screen shows of a position: one flat struct of named plain values."""

from aevum.games.tempus_imperium.data import (
    ACTIONS,
    DIGITS,
    DONE,
    FARM,
    FEE,
    NAMES,
    NOTHING,
    PAID,
    SQUARES,
    TURNS,
)
from aevum.games.tempus_imperium.dates import spoken
from aevum.games.tempus_imperium.moves import parts
from aevum.games.tempus_imperium.rules import TempusState


def view(state: TempusState) -> dict[str, object]:
    """Return the fields of a screen; squares and sections by number, names in words.

    `uses` and `uses_gold` go together, so do the three lists of lakes; `paying` names the building
    that waits for its units, "" if none does.
    """
    over = state.turn == TURNS
    score = state.breakdown()
    uses = _uses(state)
    order = parts(int(state.order))[1] if state.site >= 0 else []
    return {
        "digits": state.date.digits[:],
        "date": spoken(state.date.digits),
        "cells": [NAMES[kind] for kind in state.cell],
        "units": [state.units_at(square) for square in range(SQUARES)],
        "roads": sorted(state.drawn),
        "used": _used(state),
        "gold": int(state.gold),
        "fee": FEE,
        "over": over,
        "round": TURNS // DIGITS if over else state.round(),
        "turn": int(state.turn),
        "action": "" if over else ACTIONS[state.action()],
        "actions": [ACTIONS[action] for action in state.date.actions],
        "track": [track_word(done) for done in state.done],
        "raids": int(state.turn) // DIGITS,
        "raiders": state.raiders(),
        "uses": [square for square, _ in uses],
        "uses_gold": [gold for _, gold in uses],
        "paying": NAMES[FARM + order[1]] if order else "",
        "paying_square": order[2] if order else -1,
        "paying_wood": int(state.wood) if order else 0,
        "paying_stone": int(state.stone) if order else 0,
        "score": score.total,
        "score_castles": score.castles,
        "score_markets": score.markets,
        "score_forts": score.forts,
        "score_farms": score.farms,
        "score_road": score.road,
        "score_lakes": score.lakes,
        "score_gold": score.gold,
        "score_enemies": score.enemies,
        "lakes": [lake.squares for lake in score.waters],
        "lakes_buildings": [lake.buildings for lake in score.waters],
        "lakes_points": [lake.points() for lake in score.waters],
    }


def track_word(done: int) -> str:
    """Return what was done in a turn in a word, with " paid" after it for the fee."""
    if done == NOTHING:
        return "pass"
    return f"{ACTIONS[done - PAID]} paid" if done >= PAID else ACTIONS[done - DONE]


def _used(state: TempusState) -> list[int]:
    """Return for each square the last round in which its building was used, 0 elsewhere."""
    rounds = [0] * SQUARES
    for square, number in zip(state.built, state.used, strict=True):
        rounds[square] = number
    return rounds


def _uses(state: TempusState) -> list[tuple[int, int]]:
    """Return the buildings that can still be used this round, each with the gold it brings."""
    if state.turn == TURNS:
        return []
    return [
        (square, int(state.income(square)))
        for place, square in enumerate(state.built)
        if state.usable(place)
    ]
