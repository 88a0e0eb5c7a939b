"""Everything on the table: the sheets of all Empires, the dice, and the order of play.

`Mediterranean` keeps and copies it, with what every phase needs from the frames; the modules next
to this one carry out the rules on it, and `state.py` says who is asked what.
"""

from typing import Final

from aevum.core.chance import Chance
from aevum.core.frames import FrameState
from aevum.core.state import NEVER, NONE, Ask
from aevum.games.ascii.data import DICE, SIDES, STAFFED_KINDS
from aevum.games.ascii.rules.asks import ANYTIME, DICE_PHASE
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.terms import Terms

BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64)


class Mediterranean(FrameState):
    """The state of ASCII Empires, without its questions."""

    def __init__(
        self,
        seats: int,
        asks: list[Ask],
        now: int,
        explicit: bool,
        viewer: int,
        dice: Chance,
        terms: Terms,
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.terms = terms

    def lay_out(self) -> None:
        """Set every field to its value before the first draw of chance."""
        seats = self.seats
        self.empires: list[Empire] = [Empire(self.terms.numbers) for _ in range(seats)]
        self.faces: list[int] = [1] * DICE
        """What the dice show: three white, green, black."""
        self.rows: list[int] = [0] * SIDES
        """Boxes of the Disaster grid, the same on all sheets (R6.6)."""
        self.turn = 0
        self.phase = DICE_PHASE
        self.first = 0
        """Who comes first if nothing else decides the order."""
        self.order: list[int] = list(range(seats))
        """The Order of Play, fixed as a phase begins."""
        self.last = True
        """Whether a `!` may be checked now (R10.3)."""
        self.announcers = 0
        """One bit for each seat that announced the end this turn."""
        self.hosts: list[int] = [0] * (seats * STAFFED_KINDS)
        """Staffed buildings of each seat when Development began: Colonies use these (R8.5)."""
        self.sailing: list[int] = [0] * seats
        """1 for each seat that knew Navigation when Development began."""
        self.troubled: list[int] = [0] * seats
        """Unhappiness when Development began."""
        self.owed_gold: list[int] = [0] * seats
        """Gold from others' Caravans, marked when all are done."""
        self.owed_unhappy: list[int] = [0] * seats
        """Unhappiness by others' Colonies, marked when all are done."""
        self.ending = ""

    # Reach

    def neighbour(self, seat: int, other: int) -> bool:
        """Return whether two seats are neighbours; two players alone are not."""
        if self.seats < 3:
            return False
        apart = (other - seat) % self.seats
        return apart == 1 or apart == self.seats - 1

    def reaches(self, seat: int, other: int) -> bool:
        """Return whether a seat has Reach to another (R7.1)."""
        return seat != other and (self.empires[seat].sails() or self.neighbour(seat, other))

    # The order of play

    def fix_order(self) -> None:
        """Set the Order of Play for the phase that begins (R11.1)."""
        if self.seats == 1:
            return
        keys = [[-part for part in self.standing(seat)] for seat in range(self.seats)]
        for seat in range(self.seats):
            keys[seat].append((seat - self.first) % self.seats)
        self.order = [0]
        for seat in range(1, self.seats):
            place = len(self.order)
            while place > 0 and keys[seat] < keys[self.order[place - 1]]:
                place -= 1
            self.order.insert(place, seat)

    def standing(self, seat: int) -> list[int]:
        """Return the value that decides the order and ties, greater first."""
        empire = self.empires[seat]
        return [empire.ready(), empire.gold, empire.science(), empire.population]

    def is_final(self) -> bool:
        """Return whether anybody has checked a `!`: then this turn is the last."""
        return any(empire.masteries() for empire in self.empires)

    def near_end(self) -> bool:
        """Return whether anybody may be near the end of a track that has a `!` (R10.3)."""
        return any(empire.near_end() for empire in self.empires)

    # Taxation and Conscription

    def stand_ready(self) -> None:
        """Give every seat its standing question; alone, each question admits edicts itself.

        So a solo game never has more than one question, and none of these is ever closed: what a
        seat is asked depends on no other seat.
        """
        if self.seats > 1:
            for seat in range(self.seats):
                self.open_again(seat, ANYTIME, NONE, False, seat)

    def open_again(self, seat: int, kind: int, subject: int, must: bool, lane: int) -> None:
        """Open a question without running anything; standing ones come first, by seat."""
        self.serials[seat] += 1
        ask = Ask(seat, kind, self.serials[seat], subject, NEVER, must, 0, lane)
        if must:
            self.asks.append(ask)
        else:
            self.asks.insert(seat, ask)

    def may_dictate(self, seat: int) -> bool:
        """Return whether an edict is open: unasked, only so many in a row (R9.5)."""
        empire = self.empires[seat]
        if not empire.may_suffer(self.last):
            return False
        return empire.dictated < empire.numbers.edict_limit or self.must(seat) is not None

    def tells_numbers(self) -> bool:
        """Return whether events carry the numbers that their lines need: not those in print.

        The words of an event know the printed ones, so that most matches need no numbers.
        """
        return self.events is not None and len(self.terms.numbers.values.changed) > 0

    def add_numbers(self, numbers: list[int]) -> None:
        """Add numbers to the last event."""
        assert self.events is not None
        self.events[-1].args += numbers

    def any_lane(self) -> bool:
        """Return whether a seat is still at something of its own."""
        return any(lane for lane in self.lanes)

    # Copies

    def copy_table(self, other: "Mediterranean") -> None:
        """Copy everything this class keeps from another state."""
        self.empires = [empire.clone() for empire in other.empires]
        self.faces = other.faces[:]
        self.rows = other.rows[:]
        self.turn = other.turn
        self.phase = other.phase
        self.first = other.first
        self.order = other.order[:]
        self.last = other.last
        self.announcers = other.announcers
        self.hosts = other.hosts[:]
        self.sailing = other.sailing[:]
        self.troubled = other.troubled[:]
        self.owed_gold = other.owed_gold[:]
        self.owed_unhappy = other.owed_unhappy[:]
        self.ending = other.ending
