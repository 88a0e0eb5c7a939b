"""ASCII Empires: who is asked, what an answer does, and how the game ends."""

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.frames import Frame
from aevum.core.rng import Rng
from aevum.core.state import TABLE, TRUTH, Ask, State
from aevum.games.ascii.data import SIDES
from aevum.games.ascii.edicts.dictate import dictate
from aevum.games.ascii.moves import DIE_MOVE, FIRST, TAX
from aevum.games.ascii.rules.anymove import any_move
from aevum.games.ascii.rules.asks import (
    DEVELOPMENT_PHASE,
    DISASTER_PHASE,
    F_ANNOUNCE,
    F_COLONIES,
    F_DEPLOYMENT,
    F_DEVELOPMENT,
    F_DIPLOMACY,
    F_DISASTERS,
    F_HIT,
    F_OPERATION,
    F_REWARD,
    F_ROLL,
    F_SETUP,
    F_SHEET,
    F_TURN,
)
from aevum.games.ascii.rules.audit import audit
from aevum.games.ascii.rules.colonies import step_colonies
from aevum.games.ascii.rules.deployment import step_deployment, step_operation
from aevum.games.ascii.rules.development import step_development, step_sheet
from aevum.games.ascii.rules.diplomacy import step_diplomacy, step_roll
from aevum.games.ascii.rules.disasters import step_disasters, step_hit
from aevum.games.ascii.rules.marking import step_reward
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.options import choices, harmless
from aevum.games.ascii.rules.saves import read, write
from aevum.games.ascii.rules.terms import Terms
from aevum.games.ascii.rules.turns import step_announce, step_setup, step_turn


class Empires(Mediterranean):
    """A position of ASCII Empires."""

    # Effects

    def step(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_SHEET:
            step_sheet(self, frame, answer)
        elif op == F_REWARD:
            step_reward(self, frame, answer)
        elif op == F_TURN:
            step_turn(self, frame, answer)
        elif op == F_ROLL:
            step_roll(self, frame, answer)
        elif op == F_DIPLOMACY:
            step_diplomacy(self, frame, answer)
        elif op == F_DISASTERS:
            step_disasters(self, frame, answer)
        elif op == F_ANNOUNCE:
            step_announce(self, frame, answer)
        elif op == F_DEVELOPMENT:
            step_development(self, frame, answer)
        else:
            self.step_rare(frame, answer)

    def step_rare(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_DEPLOYMENT:
            step_deployment(self, frame, answer)
        elif op == F_OPERATION:
            step_operation(self, frame, answer)
        elif op == F_COLONIES:
            step_colonies(self, frame, answer)
        elif op == F_HIT:
            step_hit(self, frame, answer)
        else:
            assert op == F_SETUP
            step_setup(self, frame, answer)

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        if frame.op == F_SETUP:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        return [(DIE_MOVE + side, 1) for side in range(SIDES)]

    def take(self, ask: Ask, move: int) -> None:
        """Taxation and Conscription leave the question open that admitted them (R9.1)."""
        if TAX <= move < DIE_MOVE:
            dictate(self, ask.seat, move)
            self.open_again(ask.seat, ask.kind, ask.subject, ask.must, ask.lane)
        else:
            self.empires[ask.seat].dictated = 0
            self.resume(ask.lane, move)

    # Moves

    def options(self, ask: Ask) -> list[int]:
        return choices(self, ask)

    def any_move(self, ask: Ask, rng: Rng) -> int:
        return any_move(self, ask, rng)

    def random_move(self, seat: int, rng: Rng) -> int:
        """With others every seat has two questions: what it must answer, and edicts."""
        if self.seats == 1:
            return super().random_move(seat, rng)
        must = self.must(seat)
        if must is None or must.group:
            return rng.pick(self.legal(seat))
        move = any_move(self, must, rng)
        self.sure_ask = self.asks[seat] if move >= TAX else must
        self.sure_move = move
        return move

    def default(self, ask: Ask) -> int:
        return harmless(self, ask)

    def independent(self) -> bool:
        if self.phase == DEVELOPMENT_PHASE:
            return self.turn > self.terms.learning
        return self.phase == DISASTER_PHASE

    def worth_asking(self, seat: int) -> bool:
        """Nobody is stopped for a Taxation: it can be dictated with the next question too."""
        return False

    # The result

    def scores(self) -> list[int]:
        return [empire.score() for empire in self.empires]

    def ranks(self) -> list[int]:
        """By points, then as the Order of Play; who is still level shares the place (R11.4)."""
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
    state.push_on(TABLE, F_SETUP, 0)
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Empires(seats, [], 0, False, TRUTH, chance(0), terms)
    state.lay_out()
    read(state, Reader(data))
    return state
