"""The rules: the state, and a round as an effect that rolls, asks, and asks again."""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.fields import (
    ANY_LENGTH,
    Extents,
    Fields,
    FromOthers,
    Number,
    Numbers,
    Size,
)
from aevum.core.frames import Effect, FrameState
from aevum.core.rng import Rng
from aevum.core.state import NONE, TABLE, TRUTH, UNKNOWN, Ask
from aevum_cups.data import MOST, MOST_DICE, SIDES, WILD, Terms
from aevum_cups.moves import BID, DIE, DOUBT, EXACT, bid_of, face_of, number_of

ROUND: Final = 0  # the only effect: its place in EFFECTS
SPEAK: Final = 0  # the only decision
ROLLING, BIDDING = 0, 1  # stages of a round

LAST: Final = 6  # numbers about the last reveal


class Cups(FrameState):
    """Dice under cups, the highest bid, and the result of the last reveal."""

    def __init__(
        self,
        seats: int,
        asks: list[Ask],
        now: int,
        explicit: bool,
        viewer: int,
        chances: Chance,
        terms: Terms,
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, chances)
        self.terms = terms
        self.left = [terms.dice] * seats
        """How many dice each seat has."""
        self.faces = [0] * (seats * MOST_DICE)
        """The dice under the cups, so many places for each seat; 0: no die, or not rolled yet."""
        self.rolled = 0
        """How many dice of this round have been rolled."""
        self.bid = NONE
        """The highest bid, as a move."""
        self.bidder = NONE
        self.out: list[int] = []
        """The seats that are out, in order."""
        self.called = [0] * seats
        """The seats that have called "exactly" (R4.1)."""
        self.shown = [0] * (seats * MOST_DICE)
        """The dice of the last reveal, as `faces`."""
        self.last = [NONE] * LAST
        """The last reveal: who bid, who called it, with which move, the bid, how many dice there
        were, and who lost one (NONE: the call was right)."""

    # Dice

    def total(self) -> int:
        """Return how many dice are in play."""
        return sum(self.left)

    def dice_of(self, seat: int) -> list[int]:
        """Return the faces under a cup, as far as they have been rolled and are known."""
        return self.faces[seat * MOST_DICE : seat * MOST_DICE + self.left[seat]]

    def places(self) -> list[int]:
        """Return the place of each die, in the order in which they are rolled."""
        return [
            seat * MOST_DICE + die for seat in range(self.seats) for die in range(self.left[seat])
        ]

    def counted(self, face: int, faces: list[int]) -> int:
        """Return how many dice count for a bid on a face (R2.5)."""
        wild = self.terms.wild and face != WILD
        return faces.count(face) + (faces.count(WILD) if wild else 0)

    # The steps of a round

    def begin_round(self) -> None:
        self.faces = [0] * len(self.faces)
        self.rolled = 0
        self.bid = self.bidder = NONE

    def lay(self, face: int) -> None:
        """Put the next die under its cup."""
        self.faces[self.places()[self.rolled]] = face
        self.rolled += 1

    def tell_rolls(self) -> None:
        """Tell everybody that it begins, and each player their own dice (R2.1)."""
        self.tell("round", NONE, [self.total()], random=True)
        for seat in range(self.seats):
            if self.left[seat]:
                self.tell("rolls", seat, self.dice_of(seat), 1 << seat, random=True)

    def reveal(self, caller: int, call: int) -> int:
        """Lift all cups, and return who loses a die, NONE if nobody does (R3.1, R4.2)."""
        number, face = number_of(self.bid), face_of(self.bid)
        found = self.counted(face, self.faces)
        self.shown = self.faces[:]
        self.tell("doubts" if call == DOUBT else "calls", caller, [number, face], reveals=True)
        for seat in range(self.seats):
            if self.left[seat]:
                self.tell("shows", seat, self.dice_of(seat), reveals=True)
        self.tell("counts", NONE, [found, face], reveals=True)
        if call == DOUBT:
            loser = caller if found >= number else self.bidder
        else:
            self.called[caller] = 1
            loser = NONE if found == number else caller
        self.last = [self.bidder, caller, call, self.bid, found, loser]
        return loser

    def lose(self, seat: int) -> None:
        self.left[seat] -= 1
        self.tell("loses", seat, [self.left[seat]], reveals=True)
        if self.left[seat] == 0:  # R1.2
            self.out.append(seat)
            self.tell("out", seat, [], reveals=True)

    def win_back(self, seat: int) -> None:
        self.left[seat] = min(self.left[seat] + 1, self.terms.dice)
        self.tell("wins", seat, [self.left[seat]], reveals=True)

    def after(self, seat: int) -> int:
        """Return the next seat that still has dice."""
        seat = (seat + 1) % self.seats
        while not self.left[seat]:
            seat = (seat + 1) % self.seats
        return seat

    # Moves

    def options(self, ask: Ask) -> list[int]:
        first = BID if self.bid == NONE else self.bid + 1
        moves = list(range(first, bid_of(self.total(), SIDES) + 1))  # R2.4
        if self.bid != NONE:
            moves.append(DOUBT)
            if self.terms.exact and not self.called[ask.seat]:
                moves.append(EXACT)
        return moves

    # The result

    def scores(self) -> list[int]:
        return self.left[:]

    def ranks(self) -> list[int]:
        worth = [dice * MOST for dice in self.left]
        for place, seat in enumerate(self.out):
            worth[seat] = place - self.seats  # R1.2
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def audit(self) -> str:
        if min(self.left) < 0 or max(self.left) > self.terms.dice:
            return "somebody has too many dice or too few"
        if self.rolled != sum(1 for face in self.faces if face):
            return "there is a die where none was rolled"
        return ""

    # Copies and data

    def clone(self) -> "Cups":
        copy = Cups(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone(),
            self.terms,
        )  # fmt: skip
        copy.copy_frames(self)
        copy.left = self.left[:]
        copy.faces = self.faces[:]
        copy.rolled = self.rolled
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.out = self.out[:]
        copy.called = self.called[:]
        copy.shown = self.shown[:]
        copy.last = self.last[:]
        return copy

    def hide(self, seat: int) -> None:
        super().hide(seat)
        FIELDS.hide(self, seat)

    def guess(self, viewer: int, rng: Rng) -> None:
        under = self.places()[: self.rolled]
        for place, face in enumerate(self.faces):
            if face == UNKNOWN:
                self.faces[place] = int(rng.below(SIDES)) + 1 if place in under else 0
        super().guess(viewer, rng)

    def to_data(self) -> list[object]:
        options = [int(self.terms.wild), int(self.terms.exact)]
        return [
            *self.frames_data(), *FIELDS.write(self), options, *self.terms.values.to_data(),
        ]  # fmt: skip

    def blank_effect(self, op: int) -> Effect:
        if not 0 <= op < len(EFFECTS):
            raise BadData("This save is damaged: it has an unknown effect.")
        return EFFECTS[op].blank()


SEAT: Final = Size("seat", less=1)
FIELDS: Final = Fields(
    [
        Numbers("left", Size("seat"), 0, MOST_DICE),
        Numbers("faces", Size("seat", MOST_DICE), UNKNOWN, SIDES, FromOthers(MOST_DICE)),
        Number("rolled", 0, MOST),
        Number("bid", NONE, DOUBT - 1),
        Number("bidder", NONE, SEAT),
        Numbers("out", ANY_LENGTH, 0, SEAT),
        Numbers("called", Size("seat"), 0, 1),
        Numbers("shown", Size("seat", MOST_DICE), 0, SIDES),
        Numbers("last", LAST, NONE, EXACT),
    ],
    derived=("terms",),
)


class Round(Effect):
    """The rounds of a match, one after another; `seat` is the one who speaks."""

    def __init__(self) -> None:
        super().__init__(ROUND, 0)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Cups)
        if self.stage == ROLLING:
            if answer != NONE:
                state.lay(answer - DIE + 1)
        elif answer < DOUBT:
            state.bid, state.bidder = answer, self.seat
            state.tell("bids", self.seat, [number_of(answer), face_of(answer)])
            self.seat = state.after(self.seat)
        elif self.settle(state, answer):
            state.finish()
            return
        if self.stage == ROLLING:
            if state.rolled < state.total():
                state.roll()
                return
            state.tell_rolls()
            self.stage = BIDDING
        state.ask(self.seat, SPEAK)

    def settle(self, cups: Cups, call: int) -> bool:
        """Lift the cups, and return whether only one player has dice left (R3, R4)."""
        caller = self.seat
        loser = cups.reveal(caller, call)
        if loser == NONE:
            cups.win_back(caller)
        else:
            cups.lose(loser)
        cups.begin_round()
        if len(cups.out) == cups.seats - 1:
            return True
        first = caller if loser == NONE else loser
        self.seat = first if cups.left[first] else cups.after(first)  # R3.3
        self.stage = ROLLING
        return False

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(DIE + face, 1) for face in range(SIDES)]

    def public(self) -> bool:
        return True

    def blank(self) -> Effect:
        return Round()


EFFECTS: Final[list[Effect]] = [Round()]
"""A blank effect of every class, each at its number."""


def setup(seats: int, seed: int, terms: Terms) -> Cups:
    """Return the first position: the dice are about to be rolled."""
    state = Cups(seats, [], 0, False, TRUTH, chance(seed), terms)
    state.start_effect_on(TABLE, Round())
    return state


def load(data: object, seats: int, terms: Terms) -> Cups:
    """Return the state that `to_data` wrote; the terms were read before."""
    reader = Reader(data)
    state = setup(seats, 0, terms)
    extents: Extents = {"seat": seats}
    state.read_frames(reader)
    FIELDS.read(state, reader, extents)
    reader.numbers(2)
    reader.end()
    if max(state.left) > terms.dice or len(set(state.out)) != len(state.out):
        raise BadData("This save is damaged: somebody has too many dice.")
    return state
