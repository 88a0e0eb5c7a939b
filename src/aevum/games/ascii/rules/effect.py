"""What every effect of ASCII Empires has in common."""

from aevum.core.frames import Effect, FrameState
from aevum.core.native import mypyc_attr
from aevum.core.text import Arg
from aevum.games.ascii.rules.mediterranean import Mediterranean


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class SeaEffect(Effect):
    """An effect that changes the table or one seat's sheet. Nothing in it is hidden.

    A subclass writes `carry_on`, `odds` if it rolls, `names` and `blank`. One that belongs to a
    seat runs in the lane of that seat, all others on the table.
    """

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Mediterranean)
        self.carry_on(state, answer)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Mediterranean)
        return self.odds(state)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        """Take the next step: `answer` is the answer to its question, NONE without one."""
        raise NotImplementedError("abstract: carry_on")

    def odds(self, sea: Mediterranean) -> list[tuple[int, int]]:
        """Return (outcome, weight) rows for the roll this effect waits for."""
        raise NotImplementedError("abstract: odds, for effects that roll")

    def rewarder(self) -> tuple[Arg, ...]:
        """Return what a reward comes from, for the question about it."""
        return ()

    def public(self) -> bool:
        return True
