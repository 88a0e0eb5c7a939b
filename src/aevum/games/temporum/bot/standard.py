"""The standard bot: it looks ahead to the end of the turn, or answers quickly."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.temporum.bot.answers import answer, judge_question
from aevum.games.temporum.bot.evaluation import evaluate as evaluate
from aevum.games.temporum.bot.planning import best_answer
from aevum.games.temporum.rules.asks import DISCARD_CARD, TURN
from aevum.games.temporum.rules.state import Temporum

PATIENCE: Final = 40  # rounds; between standard bots a game has about 12


class StandardBot(Bot):
    """Plays a sensible game with every set; the same mask always gets the same answer."""

    name = "standard"

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
        if ask.group or judge_question(ask).at_a_glance:
            return answer(view, ask, legal)
        if ask.kind == DISCARD_CARD and view.turn != ask.seat:
            return answer(view, ask, legal)
        return best_answer(view, ask, legal)
