"""ASCII Empires: who is asked, what an answer does, and how the game ends."""

from typing import Final, cast

from aevum.core import messages as core
from aevum.core.chance import chance
from aevum.core.data import Reader, damaged
from aevum.core.frames import Effect
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, TABLE, TRUTH, Ask, State
from aevum.games.ascii.moves import is_edict
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE, DISASTER_PHASE
from aevum.games.ascii.rules.audit import audit
from aevum.games.ascii.rules.colonies import Colonies
from aevum.games.ascii.rules.deployment import Deployment
from aevum.games.ascii.rules.development import Developing, Development
from aevum.games.ascii.rules.diplomacy import Diplomacy, Roll
from aevum.games.ascii.rules.disasters import Disasters, Hit
from aevum.games.ascii.rules.edict import dictate
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation
from aevum.games.ascii.rules.questions import DICTATE, QUESTIONS
from aevum.games.ascii.rules.rewards import Reward
from aevum.games.ascii.rules.saves import read, write
from aevum.games.ascii.rules.terms import Terms
from aevum.games.ascii.rules.turns import Announcement, SetUp, Turn

EFFECTS: Final[list[SeaEffect]] = [
    SetUp(),
    Turn(),
    Roll(0),
    Diplomacy(),
    Disasters(),
    Announcement(),
    Development(),
    Deployment(),
    Operation(0, 0, 0, 0, 0),
    Developing(0),
    Reward(0, 0, 0),
    Colonies(0, []),
    Hit(0, 0),
]
"""A blank effect of every class, each at its number."""


class Empires(Mediterranean):
    """A position of ASCII Empires."""

    # Effects

    def step(self, effect: Effect, answer: int) -> None:
        # saves a call and a class check compared with `effect.step`, which matters at every step
        cast("SeaEffect", effect).carry_on(self, answer)

    def blank_effect(self, op: int) -> Effect:
        if not 0 <= op < len(EFFECTS):
            raise damaged(core.part_data_effect())
        return EFFECTS[op].blank()

    # Moves

    def take(self, ask: Ask, move: int) -> None:
        """Carry an answer out; an edict leaves the question open that admitted it (R9.1)."""
        if is_edict(move):
            dictate(self, ask.seat, move)
            self.open_again(ask.seat, ask.kind, ask.subject, ask.must, ask.lane)
        else:
            self.empires[ask.seat].dictated = 0
            self.resume(ask.lane, move)

    def legal(self, seat: int) -> list[int]:
        """The same, but fast if only the standing question is open: it is found by its place."""
        asks, seats = self.asks, self.seats
        if seats == 1 or len(asks) < seats or not 0 <= seat < seats:
            return super().legal(seat)
        for place in range(seats, len(asks)):
            if asks[place].seat == seat:
                return super().legal(seat)
        return DICTATE.options(self, asks[seat])

    def options(self, ask: Ask) -> list[int]:
        return QUESTIONS[ask.kind].options(self, ask)

    def _admits(self, ask: Ask, move: int) -> bool:
        if ask.seat == CHANCE or ask.sealed():
            return super()._admits(ask, move)
        return QUESTIONS[ask.kind].admits(self, ask, move)

    def any_move(self, ask: Ask, rng: Rng) -> int:
        return QUESTIONS[ask.kind].any_move(self, ask, rng)

    def random_move(self, seat: int, rng: Rng) -> int:
        """With other players every seat has two questions: one it must answer, and edicts."""
        if self.seats == 1:
            return super().random_move(seat, rng)
        must = self.must(seat)
        if must is None or must.group:
            return rng.pick(self.legal(seat))
        move = QUESTIONS[must.kind].any_move(self, must, rng)
        self.sure_ask = self.asks[seat] if is_edict(move) else must
        self.sure_move = move
        return move

    def default(self, ask: Ask) -> int:
        return QUESTIONS[ask.kind].default(self, ask)

    def independent(self) -> bool:
        if self.phase == DEVELOPMENT_PHASE:
            return self.turn > self.terms.learning
        return self.phase == DISASTER_PHASE

    def worth_asking(self, seat: int) -> bool:
        """Never stop for a Taxation: it can be dictated with the next question too."""
        return False

    def about(self) -> str:
        learning = f" learning {self.terms.learning}" if self.terms.learning else ""
        return f"ascii{learning}"

    # The result

    def scores(self) -> list[int]:
        return [empire.score() for empire in self.empires]

    def ranks(self) -> list[int]:
        """By points, then by the Order of Play; players still level share the place (R11.4)."""
        keys = [[self.empires[seat].score(), *self.standing(seat)] for seat in range(self.seats)]
        return [1 + sum(1 for other in keys if other > mine) for mine in keys]

    def end(self) -> str:
        return self.ending

    def audit(self) -> str:
        return audit(self)

    # Copies

    def clone(self) -> "Empires":
        copy = Empires(
            self.seats,
            self.asks[:],
            self.now,
            self.explicit,
            self.viewer,
            self.dice.clone(),
            self.terms,
        )
        copy.copy_frames(self)
        copy.copy_table(self)
        return copy

    def to_data(self) -> list[object]:
        return write(self)


def setup(seats: int, seed: int, terms: Terms) -> State:
    """Return the table before anything is rolled."""
    state = Empires(seats, [], 0, False, TRUTH, chance(seed), terms)
    state.lay_out()
    state.start_effect_on(TABLE, SetUp())
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Empires(seats, [], 0, False, TRUTH, chance(0), terms)
    state.lay_out()
    read(state, Reader(data))
    return state
