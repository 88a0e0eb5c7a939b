"""Temporum: who is asked, what an answer does, and how the game ends."""

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.frames import Frame
from aevum.core.rng import Rng
from aevum.core.state import TABLE, TRUTH, Ask, State
from aevum.games.temporum.data import TIMES
from aevum.games.temporum.moves import DRAWN
from aevum.games.temporum.rules.anymove import any_move
from aevum.games.temporum.rules.asks import (
    F_ADVANCE,
    F_BATTLE,
    F_CATS,
    F_CAVE,
    F_CONTACT,
    F_CULTS,
    F_CYBERNETICS,
    F_DISCARD,
    F_DRAW,
    F_EACH,
    F_EARTH,
    F_EFFECT,
    F_EXODUS,
    F_GIZMO,
    F_INFORMATION,
    F_JOURNAL,
    F_PAY,
    F_PICK,
    F_PLAY,
    F_RETREAT,
    F_SCORE,
    F_SETUP,
    F_TEXT,
    F_TOYS,
    F_TURN,
    F_VISIT,
    F_WAITING,
)
from aevum.games.temporum.rules.audit import audit
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import step_advance, step_retreat
from aevum.games.temporum.rules.dealing import setup_outcomes, step_setup
from aevum.games.temporum.rules.hands import step_cave, step_discard, step_draw
from aevum.games.temporum.rules.masks import guess, hide
from aevum.games.temporum.rules.money import step_pay
from aevum.games.temporum.rules.options import choices
from aevum.games.temporum.rules.playing import step_play
from aevum.games.temporum.rules.resolving import step_effect, step_waiting
from aevum.games.temporum.rules.saves import read, write
from aevum.games.temporum.rules.scoring import step_cats, step_score
from aevum.games.temporum.rules.terms import Terms
from aevum.games.temporum.rules.texts import step_each, step_text
from aevum.games.temporum.rules.turns import step_turn
from aevum.games.temporum.rules.visiting import step_visit
from aevum.games.temporum.zones.special_effects import (
    step_battle,
    step_contact,
    step_cults,
    step_cybernetics,
    step_earth,
    step_exodus,
    step_gizmo,
    step_information,
    step_journal,
    step_scimitar,
    step_toys,
)
from aevum.games.temporum.zones.special_questions import step_pick


class Temporum(Chronicle):
    """A position of Temporum."""

    # Effects

    def step(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_TEXT:
            step_text(self, frame, answer)
        elif op == F_TURN:
            step_turn(self, frame, answer)
        elif op == F_VISIT:
            step_visit(self, frame, answer)
        elif op == F_PLAY:
            step_play(self, frame, answer)
        elif op == F_SCORE:
            step_score(self, frame, answer)
        elif op == F_ADVANCE:
            step_advance(self, frame, answer)
        elif op == F_DRAW:
            step_draw(self, frame, answer)
        elif op == F_EACH:
            step_each(self, frame, answer)
        elif op < F_PICK:
            self.step_usual(frame, answer)
        else:
            self.step_special(frame, answer)

    def step_usual(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_SETUP:
            step_setup(self, frame, answer)
        elif op == F_DISCARD:
            step_discard(self, frame, answer)
        elif op == F_RETREAT:
            step_retreat(self, frame, answer)
        elif op == F_PAY:
            step_pay(self, frame, answer)
        elif op == F_CAVE:
            step_cave(self, frame, answer)
        elif op == F_WAITING:
            step_waiting(self, frame, answer)
        else:
            assert op == F_EFFECT
            step_effect(self, frame, answer)

    def step_special(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_PICK:
            step_pick(self, frame, answer)
        elif op == F_GIZMO:
            step_gizmo(self, frame, answer)
        elif op == F_EARTH:
            step_earth(self, frame, answer)
        elif op == F_CATS:
            step_cats(self, frame, answer)
        elif op == F_TOYS:
            step_toys(self, frame, answer)
        elif op == F_CONTACT:
            step_contact(self, frame, answer)
        elif op == F_INFORMATION:
            step_information(self, frame, answer)
        elif op == F_CULTS:
            step_cults(self, frame, answer)
        else:
            self.step_rare(frame, answer)

    def step_rare(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == F_CYBERNETICS:
            step_cybernetics(self, frame, answer)
        elif op == F_EXODUS:
            step_exodus(self, frame, answer)
        elif op == F_JOURNAL:
            step_journal(self, frame, answer)
        elif op == F_BATTLE:
            step_battle(self, frame, answer)
        else:
            step_scimitar(self, frame, answer)

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        if frame.op == F_SETUP:
            return setup_outcomes(self, frame)
        return [(DRAWN + card, number) for card, number in self.deck.outcomes()]

    # Moves

    def options(self, ask: Ask) -> list[int]:
        return choices(self, ask)

    def any_move(self, ask: Ask, rng: Rng) -> int:
        return any_move(self, ask, rng)

    def public(self, frame: Frame) -> bool:
        return frame.op not in (F_TOYS, F_CONTACT)

    # The result

    def scores(self) -> list[int]:
        """How far each seat's crowns have come: 30 steps win, one more where Exodus asks for it."""
        return [self.steps_of(seat) for seat in range(self.seats)]

    def steps_of(self, seat: int) -> int:
        """Return the steps that a seat's crowns have made."""
        first = seat * STRIDE
        steps = sum((time - 1) * self.crowns[first + time] for time in range(2, TIMES + 1))
        return steps + self.beyond[seat]

    def ranks(self) -> list[int]:
        """The winner first, the others by their steps, then by money."""
        keys = [
            [int(seat == self.winner), self.steps_of(seat), self.money[seat]]
            for seat in range(self.seats)
        ]
        return [1 + sum(1 for other in keys if other > mine) for mine in keys]

    def end(self) -> str:
        return self.ending

    def audit(self) -> str:
        return audit(self)

    # Copies

    def clone(self) -> "Temporum":
        copy = Temporum(
            self.seats,
            self.asks[:],
            self.now,
            self.explicit,
            self.viewer,
            self.dice.clone(),
            self.terms,
        )
        copy.copy_frames(self)
        copy.copy_chronicle(self)
        return copy

    def hide(self, seat: int) -> None:
        super().hide(seat)
        hide(self, seat)

    def guess(self, viewer: int, rng: Rng) -> None:
        guess(self, rng)
        super().guess(viewer, rng)

    def to_data(self) -> list[object]:
        return write(self)


def setup(seats: int, seed: int, terms: Terms) -> State:
    """Return the table before anything is dealt."""
    state = Temporum(seats, [], 0, False, TRUTH, chance(seed), terms)
    state.lay_out()
    state.push_on(TABLE, F_SETUP, 0)
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Temporum(seats, [], 0, False, TRUTH, chance(0), terms)
    read(state, Reader(data))
    return state
