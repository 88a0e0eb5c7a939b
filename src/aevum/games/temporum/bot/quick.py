"""A bot for playouts: it chooses by what the texts of Zones and cards bring at a glance."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.prices import Prices, prices_for
from aevum.games.temporum.bot.step_values import glance
from aevum.games.temporum.bot.weights import Weights
from aevum.games.temporum.moves import CHANGE, GO, STAY
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.history import path_after
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.visiting import text_of

QUICK: Final = Weights({"present": 1})
WORST: Final = -1_000_000
CHANGING: Final = 60  # what a visit has to be better for which history is changed


class QuickBot(Bot):
    """Answers in microseconds; the same mask always gets the same answer."""

    name = "quick"

    def __init__(self, weights: Weights = QUICK) -> None:
        self.weights: Final = weights
        self.known: Worths | None = None

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Temporum)
        if len(legal) == 1:
            return legal[0]
        if not ask.must:
            return WAIT  # a sealed answer that could be taken back
        if self.known is None or self.known.numbers is not view.terms.numbers:
            self.known = Worths(view.terms.numbers, self.weights)
        if ask.kind == TURN:
            return take_turn(view, ask.seat, legal, self.known)
        return answer(view, ask, legal, self.known)


def take_turn(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the way to the place whose text brings most at a glance."""
    prices = prices_for(chron, seat, worths)
    best, best_worth = legal[0], WORST
    for move in legal:
        if move < CHANGE:
            continue
        if move < GO:
            worth = _after_change(chron, move - CHANGE + 1, prices) - CHANGING
        else:
            place = chron.pawn[seat] if move == STAY else move - GO
            worth = visit_worth(chron, place, prices)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


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
