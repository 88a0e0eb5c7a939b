"""The rules: the state, and a turn as an effect that asks, rolls, and asks again."""

from typing import Final

from aevum.core import messages as core
from aevum.core.chance import Chance, chance
from aevum.core.data import Reader, damaged
from aevum.core.frames import Effect, FrameState
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, TABLE, TRUTH, Ask
from aevum.games.template.data import BUST, Numbers
from aevum.games.template.moves import DIE, HOLD, ROLL

TURN: Final = 0  # the only effect: its place in EFFECTS
GO_ON: Final = 0  # the only decision: roll or hold


class Race(FrameState):
    """Each seat's points, what this turn has gathered, and how many turns were played."""

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

    # Moves

    def options(self, ask: Ask) -> list[int]:
        return [ROLL, HOLD] if self.gathered else [ROLL]  # R2.1

    def about(self) -> str:
        return "template"

    # The result

    def scores(self) -> list[int]:
        return self.points[:]

    def end(self) -> str:
        if self.asks:
            return ""
        return "goal" if max(self.points) >= self.numbers.goal else "turns"

    def audit(self) -> str:
        if self.gathered < 0 or min(self.points) < 0:
            return "points are below 0"
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

    def blank_effect(self, op: int) -> Effect:
        if not 0 <= op < len(EFFECTS):
            raise damaged(core.part_data_effect())
        return EFFECTS[op].blank()


@mypyc_attr(acyclic=True)
class Turn(Effect):
    """The turn of `seat`, and then of the next: ask, roll, and ask again.

    It keeps only its seat. More fields would be set in `__init__` and listed in `names`: core then
    copies, saves, loads and hides them.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(TURN, seat)

    def step(self, state: FrameState, answer: int) -> None:
        assert isinstance(state, Race)
        if answer == NONE:
            state.ask(self.seat, GO_ON)
        elif answer == ROLL:
            state.roll()
        elif answer == HOLD:
            self.hold_points(state)
        else:
            self.see_die(state, answer - DIE + 1)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        assert isinstance(state, Race)
        return [(DIE + side, 1) for side in range(state.numbers.sides)]

    def public(self) -> bool:
        return True

    def blank(self) -> Effect:
        return Turn(0)

    def see_die(self, race: Race, side: int) -> None:
        race.tell("die", self.seat, [side], random=True)
        if side == BUST:  # R2.3
            self.end_turn(race)
        else:  # R2.2
            race.gathered += side

    def hold_points(self, race: Race) -> None:
        race.points[self.seat] += race.gathered  # R2.4
        race.tell("hold", self.seat, [race.gathered])
        if race.points[self.seat] >= race.numbers.goal:  # R1.1
            race.finish()
        else:
            self.end_turn(race)

    def end_turn(self, race: Race) -> None:
        race.gathered = 0
        race.turns += 1
        if race.turns == race.numbers.turns:  # R3.2
            race.finish()
        else:
            self.seat = (self.seat + 1) % race.seats


EFFECTS: Final[list[Effect]] = [Turn(0)]
"""A blank effect of every class, each at its number."""


def setup(seats: int, seed: int, numbers: Numbers) -> Race:
    """Return the first position: the first seat is about to be asked."""
    state = Race(seats, [], 0, False, TRUTH, chance(seed), numbers)
    state.start_effect_on(TABLE, Turn(0))
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
