"""Turns and answers at a glance: by what the texts of Zones and cards bring, as people play."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.card_values import Worths, worths_of
from aevum.games.temporum.bot.planning import best_answer
from aevum.games.temporum.bot.prices import Prices, prices_for
from aevum.games.temporum.bot.step_values import glance
from aevum.games.temporum.moves import CHANGE, GO, STAY
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.history import path_after
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.visiting import text_of

WORST: Final = -1_000_000
CHANGING: Final = 60  # what a visit has to be better for which history is changed
CLOSE: Final = 200  # how much worse a way may look than the best to be looked at too
LOOKS: Final = 3


class QuickBot(Bot):
    """Answers in microseconds; the same mask always gets the same answer."""

    name = "quick"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Temporum)
        if len(legal) == 1:
            return legal[0]
        if not ask.must:
            return WAIT  # a sealed answer that could be taken back
        if ask.kind == TURN:
            return take_turn(view, ask, legal, worths_of(view), LOOKS)
        return answer(view, ask, legal, worths_of(view))


def take_turn(view: Temporum, ask: Ask, legal: list[int], worths: Worths, looks: int) -> int:
    """Return the way to the place whose text brings most at a glance.

    With several `looks` it plays the turn out for so many of the best that are close.
    """
    prices = prices_for(view, ask.seat, worths)
    ways = [move for move in legal if move >= CHANGE]
    if not ways:
        return legal[0]  # what has to be done first
    brings = [_way_worth(view, move, prices) for move in ways]
    least = max(brings) - CLOSE
    chosen: list[int] = []
    while len(chosen) < looks:
        best = max(brings)
        if best < least or best == WORST:
            break
        place = brings.index(best)
        brings[place] = WORST
        chosen.append(ways[place])
    if len(chosen) == 1:
        return chosen[0]
    chosen.sort()
    return best_answer(view, ask, chosen, worths)


def _way_worth(chron: Chronicle, move: int, prices: Prices) -> int:
    """Return what a visit brings to which a move leads, or a change of history."""
    if move < GO:
        return _after_change(chron, move - CHANGE + 1, prices) - CHANGING
    return visit_worth(chron, chron.pawn[prices.seat] if move == STAY else move - GO, prices)


def _after_change(chron: Chronicle, time: int, prices: Prices) -> int:
    """Return the worth of the best visit that a change of history in a Time makes possible."""
    best = WORST
    for place in path_after(chron, chron.real[time]):
        if place not in chron.real:
            best = max(best, visit_worth(chron, place, prices))
    return best


def visit_worth(chron: Chronicle, place: int, prices: Prices) -> int:
    """Return what a visit brings at a glance."""
    steps = chron.terms.numbers.texts[text_of(chron, place)]
    return glance(prices, place, steps, 0, len(steps)) + prices.of_visit(place)
