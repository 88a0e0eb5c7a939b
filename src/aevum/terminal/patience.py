"""Who is asked at a terminal's table when several may act."""

from aevum.core.drive import Driver
from aevum.core.state import RETRACT


class Patience(Driver):
    """Asks a seat an optional question only where it is worth it, and again for a new move.

    Moves that aren't possible any more are forgotten, so that they count as new later.
    """

    def offer(self, seat: int) -> list[int]:
        legal = self.state.legal(seat)
        if not legal or legal == [RETRACT] or not self.state.worth_asking(seat):
            return []
        self.declined[seat] = [move for move in self.declined[seat] if move in legal]
        return [] if self.declined[seat] == legal else legal
