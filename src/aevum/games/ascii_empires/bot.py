"""The standard bot: a plan for each Development, and everything else at a glance."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.ascii_empires.answers import answer
from aevum.games.ascii_empires.asks import DEVELOP
from aevum.games.ascii_empires.draft import UNSEEN, mark
from aevum.games.ascii_empires.empire import Empire
from aevum.games.ascii_empires.evaluation import evaluate as evaluate
from aevum.games.ascii_empires.forecast import outlook, still_to_come
from aevum.games.ascii_empires.moves import DONE
from aevum.games.ascii_empires.planning import plan
from aevum.games.ascii_empires.rules import Empires
from aevum.games.ascii_empires.weights import EVEN
from aevum.games.ascii_empires.weights import STRATEGIES as STRATEGIES


class StandardBot(Bot):
    """Plays a sensible game; the same mask always gets the same answer from a fresh bot.

    `bias` tilts it to one of STRATEGIES; 0 is even-handed.
    """

    name = "standard"

    def __init__(self, bias: int = EVEN) -> None:
        self.bias: Final = bias
        self.script: list[int] = []
        """What is left of the plan for this Development."""
        self.turn = 0
        self.marks: list[int] = []
        """For the next move and those after it, how the sheet should look before it."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Empires)
        if not ask.must:
            return WAIT  # an edict, or a sealed answer that could be taken back
        if ask.kind == DEVELOP:
            return self.develop(view, ask.seat, legal)
        if len(legal) == 1:
            return legal[0]
        return answer(view, ask, legal, self.bias)

    def develop(self, view: Empires, seat: int, legal: list[int]) -> int:
        """Return the next move of the plan; a new one is made where nothing fits the old one."""
        empire = view.empires[seat]
        if not self.script or self.script[0] not in legal or not self._as_planned(view, empire):
            look = outlook(view, seat, view.last, still_to_come(view, seat), self.bias)
            found = plan(empire, look)
            self.script = [*found.moves, DONE]
            self.marks = [UNSEEN, *found.marks]
            self.turn = view.turn
        self.marks.pop(0)
        move = self.script.pop(0)
        return move if move in legal else legal[0]

    def _as_planned(self, view: Empires, empire: Empire) -> bool:
        """Tell whether the sheet looks as the plan wants it before its next move."""
        if view.turn != self.turn:
            return False
        return self.marks[0] == UNSEEN or self.marks[0] == mark(empire)
