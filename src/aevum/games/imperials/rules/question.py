"""The contract of questions: their answers, and their words."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.turn_move import TurnMove


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    `options` are the moves it admits, ascending. The rest follows from them; a question of every
    turn overrides it without building the list. A property test checks that they agree: `admits`
    accepts exactly the options, and `any_move` draws one number and returns one of them, all
    equally likely.

    `prompt` words it, `label` an answer, and `refuse` says why another one is refused. An answer
    that is a move of a turn has its own words (`TurnMove`).
    """

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        """Return the moves that may answer it, ascending."""
        raise NotImplementedError("abstract: options")

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options."""
        return move in self.options(realm, ask)

    def any_move(self, realm: Realm, ask: Ask, rng: Rng) -> int:
        """Return one of the options, all equally likely."""
        return rng.pick(self.options(realm, ask))

    def default(self, realm: Realm, ask: Ask) -> int:
        """Return the move that a passed deadline makes (R20)."""
        return self.options(realm, ask)[0]

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        """Carry an answer out: by default the effect that asked continues with it."""
        realm.resume(ask.lane, move)

    # Words

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        """Return the question, the card that asks it, and what helps to answer it."""
        raise NotImplementedError("abstract: prompt")

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        """Return the label of an answer for the seat asked, None if the move has its own."""
        return None

    def whole(self, realm: Realm, ask: Ask, moves: list[int]) -> Label | None:
        """Return answers given together as one, None if each has its own line."""
        return None

    def why(self, realm: Realm, ask: Ask, row: TurnMove, move: int) -> Refusal | None:
        """Return why a move, a `row` of the table, is refused; None if it isn't an answer."""
        return row.no_such(realm, move) or self.refuse(realm, ask, move)

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        """Return why an answer is refused, None if the move isn't an answer to this question."""
        return None


def by_lot(realm: Realm, ask: Ask, weights: list[tuple[int, int]]) -> int:
    """Return a random move: the same at every call, and independent of later dice."""
    tag = 1 << 48 | ask.seat << 40 | ask.serial
    return realm.dice.branch(tag).pick(weights)
