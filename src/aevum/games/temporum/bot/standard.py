"""The standard bot and its levels: it looks ahead to the end of the turn, or answers quickly."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.temporum.bot.answers import answer, judge_question
from aevum.games.temporum.bot.card_values import Worths, worths_of
from aevum.games.temporum.bot.levels import EASY, EVERYTHING, HARD, MEDIUM, Level
from aevum.games.temporum.bot.planning import best_answer
from aevum.games.temporum.bot.quick import take_turn
from aevum.games.temporum.bot.weights import STANDARD, Weights
from aevum.games.temporum.rules.asks import DISCARD_CARD, TURN
from aevum.games.temporum.rules.state import Temporum

PATIENCE: Final = 40  # rounds; between standard bots a game has about 12


class StandardBot(Bot):
    """Plays a sensible game with every set; the same mask always gets the same answer."""

    name = "standard"

    def __init__(self, weights: Weights = STANDARD, level: Level = HARD) -> None:
        self.weights: Final = weights
        self.level: Final = level
        self.known: Worths | None = None
        """Its values in the last match."""

    def values(self, view: Temporum, seat: int) -> Worths:
        """Return its values of cards and Zones in this match."""
        if self.weights is STANDARD and not self.level.blur:
            return worths_of(view)
        numbers = view.terms.numbers
        match = f"{seat} {view.first} {view.zones}" if self.level.blur else ""
        if self.known is None or self.known.numbers is not numbers or self.known.match != match:
            self.known = Worths(numbers, self.weights, self.level, match)
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
        worths = self.values(view, ask.seat)
        if self.level.looks < EVERYTHING and ask.kind == TURN:
            return take_turn(view, ask, legal, worths, self.level.looks)
        if self.level.looks < EVERYTHING or ask.group or judge_question(ask).at_a_glance:
            return answer(view, ask, legal, worths)
        if ask.kind == DISCARD_CARD and view.turn != ask.seat:
            return answer(view, ask, legal, worths)
        return best_answer(view, ask, legal, worths)


class HardBot(StandardBot):
    """Plays as the standard bot does."""

    name = "hard"

    def __init__(self, weights: Weights = STANDARD) -> None:
        super().__init__(weights, HARD)


class MediumBot(StandardBot):
    """Compares two ways of a turn, and does the rest at a glance."""

    name = "medium"

    def __init__(self, weights: Weights = STANDARD) -> None:
        super().__init__(weights, MEDIUM)


class EasyBot(StandardBot):
    """Goes where most is to be had at a glance."""

    name = "easy"

    def __init__(self, weights: Weights = STANDARD) -> None:
        super().__init__(weights, EASY)


def skilled_bot(level: str, weights: Weights) -> StandardBot:
    """Return a fresh bot of a level."""
    if level == EASY.name:
        return EasyBot(weights)
    return MediumBot(weights) if level == MEDIUM.name else HardBot(weights)
