"""Temporum: who is asked, what an answer does, and how the game ends."""

from typing import Final

from aevum.core import messages as core
from aevum.core.chance import chance
from aevum.core.data import Reader, damaged
from aevum.core.frames import Effect
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, TABLE, TRUTH, Ask, State
from aevum.games.temporum.data import TIMES, ZONES
from aevum.games.temporum.rules.asks import DEALING, DUE, OWN
from aevum.games.temporum.rules.audit import audit
from aevum.games.temporum.rules.card_use import Playing, Scoring
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import Advancing, Retreating
from aevum.games.temporum.rules.dealing import Setup
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.hands import CavesReturn, Discarding, Drawing
from aevum.games.temporum.rules.leading_ops import ForEach
from aevum.games.temporum.rules.masks import guess, hide
from aevum.games.temporum.rules.money import Payment
from aevum.games.temporum.rules.questions import QUESTIONS
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.saves import read, write
from aevum.games.temporum.rules.terms import Terms
from aevum.games.temporum.rules.turns import Turn
from aevum.games.temporum.rules.visiting import Visit
from aevum.games.temporum.rules.waiting import Waiting

EFFECTS: Final[list[ChronicleEffect]] = [
    Setup(),
    Turn(0),
    RunningText(0, 0, 0, 0, 0, 0),
    ForEach(0, 0, 0, 0, 0, []),
    Drawing(0, 0),
    Discarding(0, 0, 0),
    Scoring(0, 0, 0, 0),
    Playing(0, 0, 0, 0, 0),
    Advancing(0, 0, 0),
    Retreating(0, 0, 0, 0, 0),
    Visit(0, 0, 0),
    Payment(0, 0),
    CavesReturn(0, 0, 0),
    Waiting(0, []),
]
"""A blank effect of every class, each at its number; those of Zones and cards follow them."""


class Temporum(Chronicle):
    """A position of Temporum."""

    # Effects

    def blank_effect(self, op: int) -> Effect:
        found: Effect | None = None
        if 0 <= op < len(EFFECTS):
            found = EFFECTS[op].blank()
        elif DUE <= op < DUE + len(self.terms.things.due):
            found = self.terms.things.due[op - DUE].blank()
        elif DEALING <= op < DEALING + len(ZONES):
            found = self.terms.zones[op - DEALING].dealing()
        elif OWN <= op < OWN + len(self.terms.numbers.texts):
            for each in self.terms.numbers.texts[op - OWN]:
                found = each.blank_effect(op) if found is None else found
        if found is None:
            raise damaged(core.part_data_effect())
        return found

    # Moves

    def options(self, ask: Ask) -> list[int]:
        return QUESTIONS[ask.kind].options(self, ask)

    def any_move(self, ask: Ask, rng: Rng) -> int:
        return QUESTIONS[ask.kind].any_move(self, ask, rng)

    def _admits(self, ask: Ask, move: int) -> bool:
        if ask.seat == CHANCE or ask.sealed():
            return super()._admits(ask, move)
        return QUESTIONS[ask.kind].admits(self, ask, move)

    def default(self, ask: Ask) -> int:
        return QUESTIONS[ask.kind].default(self, ask)

    def about(self) -> str:
        zones, cards = (str(self.terms.options[name]) for name in ("zone_set", "card_set"))
        return f"temporum {zones if zones == cards else f'{zones} {cards}'}"

    # The result

    def scores(self) -> list[int]:
        """Return how far each seat's crowns have come: 30 steps win, or 31 if Exodus requires
        it."""
        return [self.steps_of(seat) for seat in range(self.seats)]

    def steps_of(self, seat: int) -> int:
        """Return the steps that a seat's crowns have made."""
        first = seat * STRIDE
        steps = sum((time - 1) * self.crowns[first + time] for time in range(2, TIMES + 1))
        return steps + self.beyond[seat]

    def ranks(self) -> list[int]:
        """The winner is first, the others by their steps, then by money."""
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
    state.start_effect_on(TABLE, Setup())
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Temporum(seats, [], 0, False, TRUTH, chance(0), terms)
    read(state, Reader(data))
    return state
