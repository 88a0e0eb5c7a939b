"""The special build phase (R19)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, NONE, Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.moves import END
from aevum.games.imperials.rules.asks import SPECIAL, SPECIALS
from aevum.games.imperials.rules.buying import add_builds
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.imperials.rules.turn_moves import TURN_MOVES


def start_specials(realm: Realm, seat: int) -> None:
    """Let those who asked for it build, one after another (R19)."""
    order = [(seat + place) % realm.seats for place in range(1, realm.seats)]
    wanting = [other for other in order if realm.wants[other]]
    realm.wants = [0] * realm.seats
    if wanting:
        realm.start_effect(SpecialBuild(seat, wanting))


@mypyc_attr(acyclic=True)
class SpecialBuild(RealmEffect):
    """Short turns after a turn in which others build."""

    def __init__(self, seat: int, waiting: list[int]) -> None:
        super().__init__(SPECIALS, seat)
        self.waiting = waiting
        """The seats that still want to build; the first one is building."""
        self.time_left = 0
        """The time left on its clock, 0 before it began."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer == END:
            realm.tell("ends_special", self.waiting.pop(0), [])
            self.time_left = 0
        elif answer != NONE:
            TURN_MOVES[answer].carry_out(realm, self.waiting[0], answer)
            return
        if not self.waiting:
            realm.done()
            return
        left = self.time_left or realm.terms.seconds(realm.terms.numbers.special_seconds)
        self.time_left = left
        realm.ask(self.waiting[0], SPECIAL, NONE, NEVER if left == NEVER else realm.now + left)

    def names(self) -> tuple[str, ...]:
        return ("waiting", "time_left")

    def blank(self) -> Effect:
        return SpecialBuild(0, [])


class BuildBetweenTurns(QuestionKind):
    """What does a seat build after another's turn?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        found = [END]
        add_builds(realm, ask.seat, found)
        return found

    def take(self, realm: Realm, ask: Ask, move: int) -> None:
        if ask.deadline != NEVER:
            special = realm.table[-1]
            assert isinstance(special, SpecialBuild)
            special.time_left = max(1, ask.deadline - realm.now)
        realm.resume(ask.lane, move)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return Question(m.ask_special())

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        return Label(m.move_end_special()) if move == END else None

    def why(self, realm: Realm, ask: Ask, row: TurnMove, move: int) -> Refusal | None:
        return row.why_between_turns(realm, ask.seat, move)
