"""The standard bot."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.imperials.realm import Realm


def evaluate(realm: Realm, seat: int) -> int:
    """Return how good a position looks for a seat."""
    return realm.points[seat]


class StandardBot(Bot):
    """Plays a sensible game in both modes."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return rng.pick(legal)
