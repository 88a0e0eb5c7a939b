"""Which crown to advance or retreat: by who then rules which Time."""

from typing import Final

from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.evaluation import ruled_worth, time_weights
from aevum.games.temporum.moves import ADVANCE, NO, RETREAT
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import retreating_of

WORST: Final = -1_000_000


def step_crown(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the step after which the Times are ruled best; the rearmost if all are even."""
    times = time_weights(chron, worths)
    best, best_worth = legal[0], WORST
    for move in legal:
        worth = _after(chron, seat, seat, move - ADVANCE + 1, 1, times, worths)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def step_back(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the best crown to retreat for a seat, its own or another's; none if allowed."""
    owner = retreating_of(chron).owner
    if owner == seat and NO in legal:
        return NO
    times = time_weights(chron, worths)
    best, best_worth = legal[0], WORST
    for move in legal:
        if move != NO:
            worth = _after(chron, seat, owner, move - RETREAT + 1, -1, times, worths)
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def _after(
    chron: Chronicle,
    seat: int,
    owner: int,
    time: int,
    way: int,
    times: list[int],
    worths: Worths,
) -> int:
    """Return how much better a seat rules than the others once a crown has made a step."""
    crowns = chron.crowns
    place = owner * STRIDE + time
    crowns[place] -= 1
    crowns[place + way] += 1
    value = 0
    for each in range(chron.seats):
        worth = ruled_worth(chron, each, times, worths)
        value += (chron.seats - 1) * worth if each == seat else -worth
    crowns[place] += 1
    crowns[place + way] -= 1
    return value
