"""Commands of a live match wait briefly for earlier ones that are still on their way.

They are carried out in the order of their credited times, and logged at those. At equal times no
seat comes first: an order in which all commands are possible is taken if there is one, else chance
decides.
"""

# compiled: every move of every table passes through here

from itertools import permutations
from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NEVER, OK, State
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session

MOST_WAITING: Final = 8  # commands of one seat
MOST_TRIED: Final = 4  # seats with commands of one time, whose orders are tried


@mypyc_attr(acyclic=True)
class QueuedCommand:
    """A command: the time of the match at which it counts, and the session to answer, if any."""

    def __init__(
        self,
        at: int,
        seat: int,
        moves: list[int],
        serial: int,
        session: Session | None = None,
        cid: str = "",
    ) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.moves: Final = moves
        self.serial: Final = serial
        self.session: Final = session
        self.cid: Final = cid


class CommandQueue:
    """The waiting commands of one table."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self._waiting: list[QueuedCommand] = []
        self._rng: Rng | None = None

    def put(self, command: QueuedCommand) -> None:
        """Queue a command. One that was sent twice is queued once."""
        own = [each for each in self._waiting if each.seat == command.seat]
        if command.cid and any(each.cid == command.cid for each in own):
            return
        if len(own) >= MOST_WAITING:
            raise Refused("slow", m.server_live_waiting())
        self._waiting.append(command)

    def next(self) -> int:
        """Return the earliest time of the match for which something waits, or NEVER."""
        return min([each.at for each in self._waiting], default=NEVER)

    def drop(self, seat: int) -> None:
        """Drop the commands of a bot whose seat is no longer its own."""
        self._waiting = [
            each for each in self._waiting if each.seat != seat or each.session is not None
        ]

    def pop(self, at: int) -> list[QueuedCommand]:
        """Take out the commands of one time, in the order in which to carry them out."""
        group = [each for each in self._waiting if each.at == at]
        self._waiting = [each for each in self._waiting if each.at != at]
        return self._order(group)

    def _order(self, group: list[QueuedCommand]) -> list[QueuedCommand]:
        """Return commands of one time in their order; those of one seat keep theirs."""
        seats = sorted({each.seat for each in group})
        if len(seats) < 2:
            return group
        seats = self._shuffled(seats)
        if len(seats) <= MOST_TRIED:
            state = self.table.begun_match().state
            for order in permutations(seats):
                commands = _by_seat(group, list(order))
                if _all_possible(state, commands):
                    return commands
        return _by_seat(group, seats)

    def _shuffled(self, seats: list[int]) -> list[int]:
        if self._rng is None:
            # From the match's own seed, so that the record shows that nobody was favoured.
            self._rng = Rng(f"ties {self.table.row.seed}")
        found: list[int] = []
        while seats:
            found.append(seats.pop(int(self._rng.below(len(seats)))))
        return found


def _by_seat(group: list[QueuedCommand], seats: list[int]) -> list[QueuedCommand]:
    return [each for seat in seats for each in group if each.seat == seat]


def _all_possible(state: State, order: list[QueuedCommand]) -> bool:
    """Return whether all these commands are possible in this order."""
    trial = state.clone()
    trial.explicit = False
    trial.events = None
    trial.advance(order[0].at)
    return all(trial.apply(each.seat, move) == OK for each in order for move in each.moves)
