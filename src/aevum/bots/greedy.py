"""The bot to compare others with: it looks one move ahead and at the score only."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State


class GreedyBot(Bot):
    """Makes the move with the largest lead over the best other score; breaks ties at random.

    It never uses a game's own evaluation, so that its strength never changes.
    """

    name = "greedy"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        world = view.fill(rng)
        best: list[int] = []
        best_lead = 0
        for move in legal:
            after = world.clone()
            if move != WAIT:
                after.apply(ask.seat, move)
            lead = _lead(after.scores(), ask.seat)
            if not best or lead > best_lead:
                best, best_lead = [move], lead
            elif lead == best_lead:
                best.append(move)
        return rng.pick(best)


def _lead(scores: list[int], seat: int) -> int:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
