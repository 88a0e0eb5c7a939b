"""What every kind of question knows about its answers."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import NO, YES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    `options` are the moves it admits, ascending; by default the effect that asks knows them. The
    rest follows from them; a question of every turn overrides it without building the list. A
    property test checks that they agree: `admits` accepts exactly the options, and `any_move` draws
    one number and returns one of them, all equally likely.
    """

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        """Return the moves that may answer it, ascending."""
        return effect_of(chron).options(chron, ask)

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options."""
        return move in self.options(chron, ask)

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        """Return one of the options, all equally likely."""
        return rng.pick(self.options(chron, ask))

    def default(self, chron: Chronicle, ask: Ask) -> int:
        """Return the move that a passed deadline makes."""
        return self.options(chron, ask)[0]

    def words(self) -> Text:
        """Return the question if the effect that asks has no words of its own."""
        return m.ask_any()


class YesOrNo(QuestionKind):
    """Whether to do something optional."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [YES, NO]

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        return YES <= move <= NO

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        return YES + int(rng.below(2))

    def words(self) -> Text:
        return m.ask_accept()


class ChooseOne(QuestionKind):
    """Which of several things to do."""


class PickCard(QuestionKind):
    """Which card an effect uses."""

    def words(self) -> Text:
        return m.ask_card()


class PickPlace(QuestionKind):
    """Which place an effect uses."""

    def words(self) -> Text:
        return m.ask_zone()


class PickTime(QuestionKind):
    """Which Time an effect uses."""

    def words(self) -> Text:
        return m.ask_time()


class ChangeHistory(QuestionKind):
    """Whether to change history at the end of a turn, and where."""
