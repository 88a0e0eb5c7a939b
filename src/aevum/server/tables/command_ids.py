"""How a command is remembered, so that one sent twice is carried out once."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.server.wire import OWN_IDS

BOTS: Final = OWN_IDS  # the prefix for rows that a bot made for a person; never a client's


def bot_row_id(row: int) -> str:
    """Return the id of a row that a bot made for a person who was away."""
    return f"{BOTS}{row}"


@mypyc_attr(acyclic=True)
class CommandIds:
    """The commands of a match that were carried out: of each seat, the ids that its client made.

    They are remembered as long as the match, so it stores no more than the ids.
    """

    def __init__(self) -> None:
        self._of_seat: dict[int, set[str]] = {}

    def __len__(self) -> int:
        return sum(len(ids) for ids in self._of_seat.values())

    def has(self, seat: int, cid: str) -> bool:
        """Return whether this command of a seat was carried out."""
        ids = self._of_seat.get(seat)
        return ids is not None and cid in ids

    def add(self, seat: int, cid: str) -> None:
        """Remember a command of a seat."""
        ids = self._of_seat.get(seat)
        if ids is None:
            ids = self._of_seat[seat] = set()
        ids.add(cid)
