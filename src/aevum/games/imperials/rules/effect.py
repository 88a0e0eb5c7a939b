"""What every effect of Imperials has in common."""

from aevum.core.frames import Effect, FrameState
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.games.imperials.rules.realm import Realm


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class RealmEffect(Effect):
    """An effect that changes a realm.

    A subclass writes `carry_on`, `odds` if it rolls, `names` and `blank`, and `guess` for what
    others may not see (`public`).
    """

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Realm)
        self.carry_on(state, answer)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Realm)
        return self.odds(state)

    def carry_on(self, realm: Realm, answer: int) -> None:
        """Take the next step: `answer` is the answer to its question, NONE without one."""
        raise NotImplementedError("abstract: carry_on")

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        """Return (outcome, weight) rows for the roll this effect waits for."""
        raise NotImplementedError("abstract: odds, for effects that roll")

    def public(self) -> bool:
        return True

    def guess(self, realm: Realm, rng: Rng) -> None:
        """Fill the holes of this copy, if it has any, with something that its seat may be doing."""

    def seen_hand(self) -> int:
        """Return the seat whose cards the effect's own seat may look at, NONE for nobody."""
        return NONE

    def seen_actions(self) -> int:
        """Return the seat whose action cards its own seat may look at, NONE for nobody."""
        return NONE
