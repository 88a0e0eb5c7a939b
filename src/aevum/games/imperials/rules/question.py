"""What every kind of question can be asked about its answers."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.games.imperials.rules.realm import Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    `options` are the moves it admits, ascending. The rest follows from them; a question of every
    turn says the same without building the list. A property test holds them together: `admits`
    accepts exactly the options, and `any_move` draws one number and returns one of them, each as
    likely as the other.
    """

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        """Return the moves that may answer it, ascending."""
        raise NotImplementedError("abstract: options")

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options."""
        return move in self.options(realm, ask)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        """Return one of the options, each as likely as the other."""
        return rng.pick(self.options(realm, ask))

    def default(self, realm: Realm, ask: Ask) -> int:
        """Return the move that a passed deadline makes (R20)."""
        return self.options(realm, ask)[0]

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        """Carry an answer out: by default the effect that asked goes on with it."""
        realm.resume(ask.lane, move)


def by_lot(realm: Realm, ask: Ask, weights: list[tuple[int, int]]) -> int:
    """Return a move at random: the same whenever one asks, and nothing that dice will show."""
    tag = 1 << 48 | ask.seat << 40 | ask.serial
    return realm.dice.branch(tag).pick(weights)
