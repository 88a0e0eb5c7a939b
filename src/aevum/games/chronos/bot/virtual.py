"""Whole games in virtual time between players who wait a little and move at random."""

from typing import Final

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.games.chronos.moves import CLAIM, FREEZE
from aevum.games.chronos.rules.state import Conquest

LEAST_WAIT: Final = 100  # milliseconds between two moves of a player
MOST_WAIT: Final = 3_000


def random_game(state: Conquest, rng: Rng) -> int:
    """Play at random to the end; return how many events there were.

    An event is a move that is not a claim, a timer that ran out, or a deadline that took effect.
    """
    events = 0
    at = [_wait(rng) for _ in range(state.seats)]
    while state.asks:
        seat = _soonest(at)
        moment = at[seat]
        at[seat] = moment + _wait(rng)
        state.advance(moment)
        if not state.asks:
            break
        move = state.random_move(seat, rng)
        if move != NONE:
            state.apply(seat, move)
            events += int(move < CLAIM or move >= FREEZE)
    return events + state.flows


def _soonest(at: list[int]) -> int:
    """Return who moves next."""
    seat: i64 = 0
    moment: i64 = at[0]
    for other in range(1, len(at)):
        when: i64 = at[other]
        if when < moment:
            seat, moment = other, when
    return int(seat)


def _wait(rng: Rng) -> int:
    return LEAST_WAIT + int(rng.below(MOST_WAIT - LEAST_WAIT + 1))
