"""The bot's questions about an action card, and its default answers."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import Ask
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.bot.placing import best_move
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.moves import STOP
from aevum.games.imperials.rules.realm import Realm

ENOUGH: Final = 150  # least gain of a card to be played
CROWDED: Final = 60  # the same when the hand is full
SURELY: Final = 350  # gain of cards that are always good


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The bot's opinion of a kind of action card.

    A card without its own judge has this one: it is played as soon as possible, with the first of
    its answers. A subclass overrides what it knows better.
    """

    def worth(self, outlook: Outlook) -> int:
        """Return the gain of playing the card now, measured like goals of the plan."""
        return ENOUGH

    def plays_first(self, realm: Realm, seat: int, mind: Mind) -> bool:
        """Return whether to play the card before the roll."""
        return False

    def answer(self, realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
        """Return the answer to a question of the card: the best by its score."""
        scores = [self.score(realm, ask, move) if move != STOP else self.stop() for move in legal]
        return best_move(legal, scores)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        """Return how good an answer is, among those to the same question."""
        return 1

    def stop(self) -> int:
        """Return how good it is to stop here."""
        return 0
