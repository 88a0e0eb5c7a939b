"""Imperials: who is asked, what an answer does, and how the game ends."""

from typing import Final

from aevum.core import messages as core
from aevum.core.chance import chance
from aevum.core.data import Reader, damaged
from aevum.core.frames import Effect
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, NONE, TABLE, TRUTH, Ask, State
from aevum.games.imperials.data import MODES
from aevum.games.imperials.rules.asks import DISCARD, PLAYED
from aevum.games.imperials.rules.audit import audit
from aevum.games.imperials.rules.decks import DrawCard, DropCards
from aevum.games.imperials.rules.dragon import Attack, EventDraws
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.founding import Founding, LayOut
from aevum.games.imperials.rules.improving import NewWonder
from aevum.games.imperials.rules.masks import guess, hide
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.questions import QUESTIONS
from aevum.games.imperials.rules.realm import PIECES, TOWN_COUNT, VILLAGE_COUNT, Realm
from aevum.games.imperials.rules.robber import BY_CARD, Rob, Steal, Toss, Tosses
from aevum.games.imperials.rules.saves import read, write
from aevum.games.imperials.rules.special_build import SpecialBuild
from aevum.games.imperials.rules.talking import can_accept, has_something_to_say, unanswered
from aevum.games.imperials.rules.terms import Terms
from aevum.games.imperials.rules.trading import ChooseMarket, Draft
from aevum.games.imperials.rules.turns import Rolled, Turn
from aevum.games.imperials.rules.warriors import Displaced, March

EFFECTS: Final[list[RealmEffect]] = [
    LayOut(),
    Founding(),
    Turn(0),
    Rolled(0, NONE, 0, []),
    Picks(0, []),
    Toss(0, 0, NONE),
    Tosses(0, [], NONE, NONE),
    Rob(0, BY_CARD, NONE),
    Steal(0, 0),
    DrawCard(0, 0),
    EventDraws(0, 0),
    DropCards(0),
    Attack(0),
    Displaced(0, 0, 0, 0),
    NewWonder(0, 0),
    March(0, 0),
    SpecialBuild(0, []),
    Draft(0),
    ChooseMarket(0),
]
"""A blank effect of every class, each at its number; action cards in play follow them."""


class Imperials(Realm):
    """A position of Imperials."""

    # Effects

    def step(self, effect: Effect, answer: int) -> None:
        """Continue an effect; a player who gets enough points with it wins at once (R10.2)."""
        effect.step(self, answer)
        if self.rolled and self.wins():
            self.win()

    def blank_effect(self, op: int) -> Effect:
        if not 0 <= op < PLAYED + len(self.terms.cards):
            raise damaged(core.part_data_effect())
        return EFFECTS[op].blank() if op < PLAYED else self.terms.cards[op - PLAYED].effect(0)

    def take(self, ask: Ask, move: int) -> None:
        QUESTIONS[ask.kind].take(self, ask, move)

    def win(self) -> None:
        """End the game for the player of the turn."""
        self.ending = "points"
        self.tell("wins", self.turn, self.all_points(), reveals=True)
        self.finish()

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

    def independent(self) -> bool:
        musts = [ask for ask in self.asks if ask.must]
        return len(musts) > 1 and all(ask.kind == DISCARD for ask in musts)

    def invites(self) -> list[int]:
        return unanswered(self)

    def affords(self, seat: int) -> bool:
        return can_accept(self, seat)

    def worth_asking(self, seat: int) -> bool:
        return has_something_to_say(self, seat)

    def about(self) -> str:
        return f"imperials {MODES[int(self.terms.wonders)]}"

    # The result

    def scores(self) -> list[int]:
        return self.all_points()

    def ranks(self) -> list[int]:
        """The winner is first; at the round cap by points, then towns, then villages (A36)."""
        keys = [self._standing(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in keys if other > mine) for mine in keys]

    def _standing(self, seat: int) -> list[int]:
        if self.ending == "points":
            return [int(seat == self.turn), self.points[seat] + self.hidden_points(seat)]
        first = seat * PIECES
        towns, villages = self.pieces[first + TOWN_COUNT], self.pieces[first + VILLAGE_COUNT]
        return [self.points[seat] + self.hidden_points(seat), towns, villages]

    def end(self) -> str:
        return self.ending

    def audit(self) -> str:
        return audit(self)

    # Copies

    def clone(self) -> "Imperials":
        copy = Imperials(
            self.seats,
            self.asks[:],
            self.now,
            self.explicit,
            self.viewer,
            self.dice.clone(),
            self.terms,
        )
        copy.copy_frames(self)
        copy.copy_realm(self)
        return copy

    def shared_mask(self, seat: int) -> "Imperials":
        view = Imperials(self.seats, self.asks, self.now, False, seat, self.dice, self.terms)
        view.copy_frames(self)
        view.share_realm(self)
        view.veil(seat)
        return view

    def hide(self, seat: int) -> None:
        super().hide(seat)
        hide(self, seat)

    def guess(self, viewer: int, rng: Rng) -> None:
        guess(self, viewer, rng)
        super().guess(viewer, rng)

    def to_data(self) -> list[object]:
        return write(self)


def setup(seats: int, seed: int, terms: Terms) -> State:
    """Return the table before the board is laid out."""
    state = Imperials(seats, [], 0, False, TRUTH, chance(seed), terms)
    state.lay_out()
    board = LayOut()
    board.prepare(state)
    state.start_effect_on(TABLE, board)
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Imperials(seats, [], 0, False, TRUTH, chance(0), terms)
    read(state, Reader(data))
    return state
