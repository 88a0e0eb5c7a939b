"""Who is asked next, and whole games played in memory.

Before a `must` ask is answered, each seat with only standing asks is offered them once, in seat
order, and again when its legal moves have changed. WAIT leaves them open.
"""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.events import project
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, NEVER, NONE, OK, RETRACT, WAIT, Ask, State

OVER: Final = -4  # nobody is asked next: the game has ended


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Goes through a state's open questions in the order above."""

    def __init__(self, state: State, retracts: bool = False) -> None:
        self.state = state
        self.retracts = retracts
        """Whether seats are also offered to take sealed answers back."""
        self.declined: list[list[int]] = [[] for _ in range(state.seats)]

    def next(self) -> int:
        """Return the seat to ask, or CHANCE, CLOCK or OVER."""
        waiting = OVER
        musts = standing = 0
        for ask in self.state.asks:
            if ask.seat == CHANCE:
                return CHANCE
            if ask.must:
                musts |= 1 << ask.seat
                if waiting == OVER:
                    waiting = ask.seat
            else:
                standing |= 1 << ask.seat
        standing &= ~musts
        for seat in range(self.state.seats):
            if standing >> seat & 1 and self.offer(seat):
                return seat
        if waiting == OVER and self.state.asks:
            return CLOCK
        return waiting

    def offer(self, seat: int) -> list[int]:
        """Return the standing moves this seat has not yet declined."""
        legal = self._open(seat)
        return [] if legal == self.declined[seat] else legal

    def _open(self, seat: int) -> list[int]:
        legal = self.state.legal(seat)
        if legal and legal[0] == RETRACT and not self.retracts:
            return legal[1:]
        return legal

    def choices(self, seat: int) -> list[int]:
        """Return what a seat may answer now, WAIT included where nothing must be answered."""
        legal = self._open(seat)
        return legal if self.state.must(seat) else [WAIT, *legal]

    def question(self, seat: int) -> Ask:
        """Return the question a seat is asked: the one that must be answered, else its oldest."""
        must = self.state.must(seat)
        if must is not None:
            return must
        for ask in self.state.asks:
            if ask.seat == seat:
                return ask
        raise ValueError("this seat is not asked")

    def answer(self, seat: int, move: int) -> int:
        """Make a seat's move, or note that it leaves its questions open."""
        if move == WAIT:
            self.declined[seat] = self._open(seat)
            return OK
        self.declined[seat] = []
        return self.state.apply(seat, move)

    def random_step(self, rng: Rng) -> int:
        """Make one random move for the next seat, chance or the clock; return how many were
        made."""
        seat = self.next()
        if seat == CLOCK:
            self.state.advance(self.state.deadline())
            return 0
        if seat == CHANCE:
            self.state.apply(CHANCE, self.state.draw())
            return 0
        move = rng.pick(self.choices(seat))
        self.answer(seat, move)
        return int(move != WAIT)

    def quick_step(self, rng: Rng) -> int:
        """Do the same as `random_step`, but with `random_move` where a seat must answer."""
        seat = self.next()
        if seat < 0 or self.state.must(seat) is None:
            return self.random_step(rng)
        self.answer(seat, self.state.random_move(seat, rng))
        return 1


def random_game(state: State, rng: Rng) -> int:
    """Play at random to the end with `random_move`; return how many moves were made."""
    driver = Driver(state)
    moves = 0
    while True:
        asks = state.asks
        if len(asks) == 1 and asks[0].must and asks[0].seat >= 0:
            seat = asks[0].seat
            state.apply(seat, state.random_move(seat, rng))
            moves += 1
        elif not asks:
            return moves
        else:
            moves += driver.quick_step(rng)


def listed_game(state: State, rng: Rng) -> int:
    """Play at random to the end with `legal`; return how many moves were made."""
    driver = Driver(state)
    moves = 0
    while True:
        asks = state.asks
        if len(asks) == 1 and asks[0].must and asks[0].seat >= 0:
            seat = asks[0].seat
            state.apply(seat, rng.pick(state.legal(seat)))
            moves += 1
        elif not asks:
            return moves
        else:
            moves += driver.random_step(rng)


class Play:
    """A whole game between bots, each with its own generator and its own view only."""

    def __init__(self, state: State, bots: list[Bot], seed: int) -> None:
        self.state = state
        self.bots = bots
        self.rngs = [Rng(f"{seed}:{seat}") for seat in range(len(bots))]
        self.moves = 0
        self.thinking = NONE
        """The seat whose bot is thinking: an error that ends the game is this bot's."""
        if any(bot.listens for bot in bots):
            state.events = []

    def run(self) -> int:
        """Play to the end, one question after another; return how many moves were made."""
        driver = Driver(self.state)
        while True:
            seat = driver.next()
            if seat == OVER:
                return self.moves
            if seat == CLOCK:
                self.state.advance(self.state.deadline())
            elif seat == CHANCE:
                self.state.apply(CHANCE, self.state.draw())
            else:
                self._decide(driver, seat)
            self._spread()

    def _decide(self, driver: Driver, seat: int) -> None:
        ask = driver.question(seat)
        choices = driver.choices(seat)
        self.thinking = seat
        move = self.bots[seat].choose(self.state.mask(seat), ask, choices, self.rngs[seat])
        self._check(seat, move, driver.answer(seat, move))
        self.thinking = NONE

    def _check(self, seat: int, move: int, refusal: int) -> None:
        if refusal != OK:
            raise ValueError(f"bot {self.bots[seat].name} chose move {move}, which is not legal")
        self.moves += int(move != WAIT)

    def _spread(self) -> None:
        """Tell every bot that listens what happened, as its seat may know it."""
        if not self.state.events:
            return
        for seat, bot in enumerate(self.bots):
            if bot.listens:
                self.thinking = seat
                for event in self.state.events:
                    seen = project(event, seat)
                    if seen is not None:
                        bot.saw(seen)
        self.thinking = NONE
        self.state.events = []

    def run_live(self) -> int:
        """Play a live game in virtual time: every bot plans (wait, move), the earliest is made.

        A plan lasts until its moment, or until its seat is asked something new.
        """
        state = self.state
        at = [0] * state.seats
        planned = [WAIT] * state.seats
        asked = [0] * state.seats
        while state.asks:
            soonest = min(at)
            if state.deadline() <= soonest:
                state.advance(state.deadline())
            else:
                state.advance(soonest)
                seat = at.index(soonest)
                self._carry_out(seat, planned[seat])
                at[seat], planned[seat] = self._plan(seat)
            self._spread()
            for ask in state.asks:
                if ask.seat >= 0 and ask.serial > asked[ask.seat]:
                    asked[ask.seat] = ask.serial
                    at[ask.seat], planned[ask.seat] = self._plan(ask.seat)
        return self.moves

    def _carry_out(self, seat: int, move: int) -> None:
        """Make a planned move if it is still possible."""
        if move != WAIT and move in self.state.legal(seat):
            self._check(seat, move, self.state.apply(seat, move))
            self._spread()

    def _plan(self, seat: int) -> tuple[int, int]:
        """Return (moment, move) of a seat's plan; the moment is NEVER if nothing is asked."""
        ask = None
        for each in self.state.asks:
            if each.seat == seat:
                ask = each
        if ask is None:
            return NEVER, WAIT
        choices = [WAIT, *self.state.legal(seat)]
        self.thinking = seat
        wait, move = self.bots[seat].plan(self.state.mask(seat), ask, choices, self.rngs[seat])
        self.thinking = NONE
        return self.state.now + max(wait, 1), move


def play(state: State, bots: list[Bot], seed: int = 0) -> int:
    """Let bots play a state to its end, turn by turn; return how many moves were made."""
    if len(bots) != state.seats:
        raise ValueError(f"{state.seats} bots are needed, one for each seat, not {len(bots)}")
    return Play(state, bots, seed).run()
