"""Imperials: who is asked, what an answer does, and how the game ends."""

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.frames import Frame
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, NEVER, TABLE, TRUTH, Ask, State
from aevum.games.imperials.cards.steps import step_played
from aevum.games.imperials.moves import DRAWN, PLAYER, ROLL, TILE
from aevum.games.imperials.rules.anymove import any_move
from aevum.games.imperials.rules.asks import (
    ATTACK,
    BOARD,
    CHOOSE_MARKET,
    DISCARD,
    DISPLACE,
    DRAFT,
    DRAW,
    DROPS,
    EVENT_DRAWS,
    FOUND_PIECE,
    FOUNDING,
    MAIN,
    MARCHING,
    PICKS,
    PLAYED,
    ROB,
    ROBBER,
    ROLL_DICE,
    ROLLED,
    SPECIAL,
    SPECIALS,
    STEAL,
    TALK,
    TOSS,
    TOSSES,
    TURN,
    WONDER,
)
from aevum.games.imperials.rules.audit import audit
from aevum.games.imperials.rules.defaults import default
from aevum.games.imperials.rules.dragon import step_attack, step_draw, step_drops, step_event_draws
from aevum.games.imperials.rules.founding import (
    board_outcomes,
    founding_admits,
    start_board,
    step_board,
    step_founding,
)
from aevum.games.imperials.rules.improving import step_wonder
from aevum.games.imperials.rules.masks import guess, hide
from aevum.games.imperials.rules.options import choices
from aevum.games.imperials.rules.production import step_picks
from aevum.games.imperials.rules.realm import PIECES, TOWN_COUNT, VILLAGE_COUNT, Realm
from aevum.games.imperials.rules.robber import (
    robber_admits,
    stealable,
    step_rob,
    step_steal,
    step_toss,
    step_tosses,
    toss_admits,
)
from aevum.games.imperials.rules.saves import read, write
from aevum.games.imperials.rules.special_build import step_specials
from aevum.games.imperials.rules.talking import can_accept, has_something_to_say, talk, unanswered
from aevum.games.imperials.rules.terms import Terms
from aevum.games.imperials.rules.trading import step_choose_market
from aevum.games.imperials.rules.turn_moves import main_admits
from aevum.games.imperials.rules.turns import step_rolled, step_turn, throws
from aevum.games.imperials.rules.warriors import step_displace, step_march


class Imperials(Realm):
    """A position of Imperials."""

    # Effects

    def step(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == TURN:
            step_turn(self, frame, answer)
        elif op == ROLLED:
            step_rolled(self, frame, answer)
        elif op < TOSS:
            self.step_setup(frame, answer)
        elif op < DRAW:
            self.step_robber(frame, answer)
        elif op == PLAYED:
            step_played(self, frame, answer)
        else:
            self.step_other(frame, answer)
        if self.rolled and self.wins():
            self.win()

    def step_setup(self, frame: Frame, answer: int) -> None:
        if frame.op == BOARD:
            step_board(self, frame, answer)
        elif frame.op == FOUNDING:
            step_founding(self, frame, answer)
        elif frame.op == PICKS:
            step_picks(self, frame, answer)

    def step_robber(self, frame: Frame, answer: int) -> None:
        if frame.op == TOSS:
            step_toss(self, frame, answer)
        elif frame.op == TOSSES:
            step_tosses(self, frame, answer)
        elif frame.op == ROB:
            step_rob(self, frame, answer)
        elif frame.op == STEAL:
            step_steal(self, frame, answer)

    def step_other(self, frame: Frame, answer: int) -> None:
        op = frame.op
        if op == DRAW:
            step_draw(self, frame, answer)
        elif op == EVENT_DRAWS:
            step_event_draws(self, frame, answer)
        elif op == DROPS:
            step_drops(self, frame, answer)
        elif op == ATTACK:
            step_attack(self, frame, answer)
        elif op == DISPLACE:
            step_displace(self, frame, answer)
        elif op == WONDER:
            step_wonder(self, frame, answer)
        elif op == MARCHING:
            step_march(self, frame, answer)
        elif op == SPECIALS:
            step_specials(self, frame, answer)
        elif op == CHOOSE_MARKET:
            step_choose_market(self, frame, answer)

    def outcomes(self, frame: Frame) -> list[tuple[int, int]]:
        if frame.op == TURN:
            return throws(self, frame)
        if frame.op == STEAL:
            return stealable(self, frame.a)
        if frame.op == DRAW:
            return [(DRAWN + card, n) for card, n in self.decks[frame.a].outcomes()]
        return board_outcomes(self, frame)

    def take(self, ask: Ask, move: int) -> None:
        if ask.kind == TALK:
            talk(self, ask, move)
            return
        if ask.kind == MAIN:
            if ask.deadline != NEVER:
                self.turn_left = max(0, ask.deadline - self.now)
            if self.terms.trades or self.terms.special:
                self.spoken = [0] * self.seats
        elif ask.kind == SPECIAL and ask.deadline != NEVER:
            self.table[-1].b = max(1, ask.deadline - self.now)
        self.resume(ask.lane, move)

    def win(self) -> None:
        """End the game for the player of the turn."""
        self.ending = "points"
        self.tell("wins", self.turn, self.all_points(), reveals=True)
        self.finish()

    # Moves

    def options(self, ask: Ask) -> list[int]:
        return choices(self, ask)

    def any_move(self, ask: Ask, rng: Rng) -> int:
        return any_move(self, ask, rng)

    def _admits(self, ask: Ask, move: int) -> bool:
        """Tell whether a question admits a move; the usual ones build no list for it."""
        if ask.seat == CHANCE:
            return super()._admits(ask, move)
        if ask.kind == MAIN:
            return main_admits(self, ask.seat, move)
        if ask.kind == ROLL_DICE and move == ROLL:
            return True
        if ask.kind == ROBBER and TILE <= move < PLAYER:
            return robber_admits(self, self.table[-1], move)
        if ask.kind == DISCARD:
            return toss_admits(self, self.lanes[ask.seat][-1], move)
        if ask.kind == FOUND_PIECE:
            return founding_admits(self, self.table[-1], move)
        return super()._admits(ask, move)

    def default(self, ask: Ask) -> int:
        return default(self, ask)

    def public(self, frame: Frame) -> bool:
        return frame.op != DRAFT and frame.op != TOSS

    def independent(self) -> bool:
        musts = [ask for ask in self.asks if ask.must]
        return len(musts) > 1 and all(ask.kind == DISCARD for ask in musts)

    def invites(self) -> list[int]:
        return unanswered(self)

    def affords(self, seat: int) -> bool:
        return can_accept(self, seat)

    def worth_asking(self, seat: int) -> bool:
        return has_something_to_say(self, seat)

    # The result

    def scores(self) -> list[int]:
        return self.all_points()

    def ranks(self) -> list[int]:
        """The winner first; at the round cap by points, then towns, then villages (A36)."""
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
    start_board(state, state.push_on(TABLE, BOARD, 0))
    return state


def load(data: object, seats: int, terms: Terms) -> State:
    """Return the state that `to_data` wrote, for terms read from it."""
    state = Imperials(seats, [], 0, False, TRUTH, chance(0), terms)
    read(state, Reader(data))
    return state
