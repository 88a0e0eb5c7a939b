"""The standard bot: a plan for each Development, and quick answers to all else."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.ascii.bot.draft import UNSEEN, Draft, mark
from aevum.games.ascii.bot.forecast import outlook, still_to_come
from aevum.games.ascii.bot.judges.questions import answer
from aevum.games.ascii.bot.planning import plan
from aevum.games.ascii.bot.traits import EVEN, Traits
from aevum.games.ascii.moves import DONE
from aevum.games.ascii.rules.asks import DEVELOP
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.state import Empires

NOWHERE: Final = -1  # no move of the plan fits
LARGE_PRIME: Final = (1 << 61) - 1


class StandardBot(Bot):
    """Plays a sensible game; the same mask always gets the same answer from a fresh bot.

    If there are several traits, the seat and the order of seats decide which of them it has.
    """

    name = "standard"

    def __init__(self, *traits: Traits) -> None:
        self.choice: Final[tuple[Traits, ...]] = traits or (EVEN,)
        self.traits: Traits = self.choice[0]
        self.turn = 0
        """The turn that the plan is for."""
        self.script: list[int] = []
        """The plan for the Development of that turn."""
        self.marks: list[int] = []
        """For each of its moves the mark of the sheet before it; UNSEEN in mid-step."""
        self.done = 0
        """How many of its moves were chosen."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Empires)
        if not ask.must:
            return WAIT  # an edict, or a sealed answer that could be taken back
        if len(self.choice) > 1:
            order = (view.first - view.turn) % view.seats
            self.traits = self.choice[(3 * ask.seat + order) % len(self.choice)]
        if ask.kind == DEVELOP:
            return self.develop(view, ask.seat, legal)
        if len(legal) == 1:
            return legal[0]
        return answer(view, ask, legal, self.traits)

    def develop(self, view: Empires, seat: int, legal: list[int]) -> int:
        """Return the next move of the plan; make a new plan if the old one does not fit."""
        empire = view.empires[seat]
        place = self.place(view, seat)
        if place == NOWHERE or self.script[place] not in legal:
            look = outlook(
                view, seat, view.last, still_to_come(view, seat, self.traits), self.traits
            )
            self.follow(plan(empire, look), empire, view.turn)
            place = 0
        self.done = place + 1
        move = self.script[place]
        return move if move in legal else legal[0]

    def follow(self, found: Draft, empire: Empire, turn: int) -> None:
        """Adopt a sketch that begins with this sheet as the plan of a turn."""
        self.script = [*found.moves, DONE]
        self.marks = [_trace(empire), *[_short(each) for each in found.marks]]
        self.turn = turn
        self.done = 0

    def place(self, view: Empires, seat: int) -> int:
        """Return the place of the plan's next move, NOWHERE if the plan does not fit the sheet."""
        if view.turn != self.turn:
            return NOWHERE
        trace = _trace(view.empires[seat])
        for place, each in enumerate(self.marks):
            if each == trace:
                return place
        if self.done < len(self.marks) and self.marks[self.done] == UNSEEN:
            return self.done
        return NOWHERE

    def plan_data(self) -> list[int]:
        return [self.turn, self.done, *self.script, *self.marks] if self.script else []

    def load_plan(self, data: list[int]) -> None:
        half = len(data) // 2
        if half < 2 or len(data) % 2:
            return
        self.turn, self.done = data[0], max(data[1], 0)
        self.script, self.marks = data[2 : half + 1], data[half + 1 :]


def _trace(empire: Empire) -> int:
    return _short(mark(empire))


def _short(mark: int) -> int:
    """Return a mark as a number that fits into a message."""
    return mark if mark == UNSEEN else mark % LARGE_PRIME
