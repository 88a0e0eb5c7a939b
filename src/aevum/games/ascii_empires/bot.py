"""The standard bot."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.ascii_empires.rules import Empires


def evaluate(view: Empires, seat: int) -> int:
    """Return how good a position looks."""
    scores = view.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


class StandardBot(Bot):
    """Plans its Development."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return rng.pick(legal)
