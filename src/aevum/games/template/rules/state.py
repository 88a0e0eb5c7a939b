"""The rules: a turn is a frame that asks, rolls, and asks again."""

from typing import Final

from aevum.core.chance import Chance, chance
from aevum.core.data import Reader
from aevum.core.frames import Frame, FrameState
from aevum.core.state import NONE, TABLE, TRUTH, Ask
from aevum.games.template.data import BUST, Numbers
from aevum.games.template.moves import DIE, HOLD, ROLL

TURN: Final = 0  # the only effect: one player's turn
GO_ON: Final = 0  # the only decision: roll or hold


class Race(FrameState):
    """Who has how many points, what this turn has gathered, and how many turns were played."""

    def __init__(
        self,
        seats: int,
        asks: list[Ask],
        now: int,
        explicit: bool,
        viewer: int,
        dice: Chance,
        numbers: Numbers,
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.numbers = numbers
        self.points = [0] * seats
        self.gathered = 0
        self.turns = 0

    # A turn

    def step(self, frame: Frame, answer: int) -> None:
        if answer == NONE:
            self.ask(frame.seat, GO_ON)
        elif answer == ROLL:
            self.roll()
        elif answer == HOLD:
            self.hold_points(frame)
        else:
            self.see_die(frame, answer - DIE + 1)

    def options(self, ask: Ask) -> list[int]:
        return [ROLL, HOLD] if self.gathered else [ROLL]  # R2.1

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        return [(DIE + side, 1) for side in range(self.numbers.sides)]

    def public(self, frame: Frame) -> bool:
        return True

    def see_die(self, frame: Frame, side: int) -> None:
        self.tell("die", frame.seat, [side], random=True)
        if side == BUST:  # R2.3
            self.end_turn(frame)
        else:  # R2.2
            self.gathered += side

    def hold_points(self, frame: Frame) -> None:
        self.points[frame.seat] += self.gathered  # R2.4
        self.tell("hold", frame.seat, [self.gathered])
        if self.points[frame.seat] >= self.numbers.goal:  # R1.1
            self.finish()
        else:
            self.end_turn(frame)

    def end_turn(self, frame: Frame) -> None:
        self.gathered = 0
        self.turns += 1
        if self.turns == self.numbers.turns:  # R3.2
            self.finish()
        else:
            frame.seat = (frame.seat + 1) % self.seats

    # The result

    def scores(self) -> list[int]:
        return self.points[:]

    def end(self) -> str:
        if self.asks:
            return ""
        return "goal" if max(self.points) >= self.numbers.goal else "turns"

    def audit(self) -> str:
        if self.gathered < 0 or min(self.points) < 0:
            return "points are below nothing"
        return ""

    # Copies and data

    def clone(self) -> "Race":
        copy = Race(
            self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice.clone(),
            self.numbers,
        )  # fmt: skip
        copy.copy_frames(self)
        copy.points = self.points[:]
        copy.gathered = self.gathered
        copy.turns = self.turns
        return copy

    def to_data(self) -> list[object]:
        own: list[object] = [self.points[:], self.gathered, self.turns]
        return [*self.frames_data(), *own, *self.numbers.values.to_data()]


def setup(seats: int, seed: int, numbers: Numbers) -> Race:
    """Return the first position: the first seat is about to be asked."""
    state = Race(seats, [], 0, False, TRUTH, chance(seed), numbers)
    state.push_on(TABLE, TURN, 0)
    return state


def load(data: object, seats: int, numbers: Numbers) -> Race:
    """Return the state that `to_data` wrote; the numbers were read before."""
    reader = Reader(data)
    state = setup(seats, 0, numbers)
    state.read_frames(reader)
    state.points = reader.numbers(seats)
    state.gathered = reader.number()
    state.turns = reader.number()
    reader.end()
    return state
