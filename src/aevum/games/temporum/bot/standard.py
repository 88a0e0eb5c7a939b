"""The standard bot: it looks ahead to the end of the turn, or answers quickly."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.temporum.bot.answers import answer, judge_question
from aevum.games.temporum.bot.card_values import Worths, worths_of
from aevum.games.temporum.bot.planning import best_answer
from aevum.games.temporum.bot.weights import STANDARD, Weights
from aevum.games.temporum.rules.asks import DISCARD_CARD, TURN
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.state import Temporum

PATIENCE: Final = 40  # rounds; between standard bots a game has about 12


class StandardBot(Bot):
    """Plays a sensible game with every set; the same mask always gets the same answer."""

    name = "standard"

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights: Final = weights
        self.known: Worths | None = None
        """Its values with the numbers of the last match."""

    def values(self, chron: Chronicle) -> Worths:
        """Return its values of cards and Zones in this match."""
        if self.weights is STANDARD:
            return worths_of(chron)
        if self.known is None or self.known.numbers is not chron.terms.numbers:
            self.known = Worths(chron.terms.numbers, self.weights)
        return self.known

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Temporum)
        if len(legal) == 1:
            return legal[0]
        if ask.kind == TURN and view.turns > PATIENCE * view.seats:
            whim = Rng(view.turns)
            if whim.below(2) == 0:
                return whim.pick(legal)  # no plan was found
        if not ask.must:
            return WAIT  # a sealed answer that could be taken back
        worths = self.values(view)
        if ask.group or judge_question(ask).at_a_glance:
            return answer(view, ask, legal, worths)
        if ask.kind == DISCARD_CARD and view.turn != ask.seat:
            return answer(view, ask, legal, worths)
        return best_answer(view, ask, legal, worths)
