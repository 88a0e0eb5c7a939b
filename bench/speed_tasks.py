"""What is timed of a game: random games, the path through `legal`, its lists, clones, playouts."""

import sys
from collections.abc import Callable

from aevum.bots.registry import find as find_bot
from aevum.core.drive import Driver, Play, listed_game, random_game
from aevum.core.game import LIVE, Game
from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games.chronos.bot.virtual import random_conquest
from bench.clock import timed

Figures = dict[str, float]
MIDDLES = 8  # positions in the middle of a game that clones, lists and playouts start from
IN_TIME = {"chronos": random_conquest}  # live games: players wait between their moves
STRETCH = 16  # decisions from there on whose legal moves are listed


class Start:
    """How the games that are timed begin."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def new(self, seed: int) -> State:
        """Return a first position."""
        return self.game.new(self.seats, seed, False, **self.options)

    def middle(self, seed: int) -> State:
        """Return a position half-way through a random game."""
        whole = _walk(self.new(seed), Rng(seed))
        state = self.new(seed)
        _walk(state, Rng(seed), whole // 2)
        return state


def _walk(state: State, rng: Rng, most: int = sys.maxsize) -> int:
    """Play so many moves at random, or to the end; return how many were made."""
    driver = Driver(state)
    moves = 0
    while moves < most and len(state.asks) > 0:
        moves += driver.random_step(rng)
    return moves


def play(start: Start, seconds: float, first: int) -> Figures:
    """Random play of whole games through `random_move`, setup and final scores included."""
    finish = IN_TIME.get(start.game.name, random_game)
    games, moves, spent = timed(_whole_games(start, finish), seconds, first)
    unit = "events/s" if start.game.timing == LIVE else "moves/s"
    return {unit: moves / spent, "games/s": games / spent}


def listed(start: Start, seconds: float, first: int) -> Figures:
    """The same through `legal`, which builds the list of all moves at every question."""
    _, moves, spent = timed(_whole_games(start, listed_game), seconds, first)
    return {"legal moves/s": moves / spent}


def _whole_games(start: Start, finish: Callable[[State, Rng], int]) -> Callable[[int, int], int]:
    def work(first: int, count: int) -> int:
        rng = Rng(first)
        moves = 0
        for seed in range(first, first + count):
            state = start.new(seed)
            moves += finish(state, rng)
            state.scores()
        return moves

    return work


def legal(start: Start, seconds: float, _first: int) -> Figures:
    """The list of legal moves, at the decisions that follow the middle of a game."""
    asked = [each for seed in range(MIDDLES) for each in _stretch(start.middle(seed), Rng(seed))]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state, seat in asked:
                state.legal(seat)
        return count * len(asked)

    _, lists, spent = timed(work, seconds)
    return {"legal us": spent / lists * 1e6}


def _stretch(state: State, rng: Rng) -> list[tuple[State, int]]:
    """Play on at random; return the positions in which a seat decided, with that seat."""
    driver = Driver(state)
    found: list[tuple[State, int]] = []
    while len(found) < STRETCH and len(state.asks) > 0:
        seat = driver.next()
        if seat >= 0:
            found.append((state.clone(), seat))
        driver.random_step(rng)
    return found


def clone(start: Start, seconds: float, _first: int) -> Figures:
    """A copy of a position in the middle of a game."""
    middles = [start.middle(seed) for seed in range(MIDDLES)]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in middles:
                state.clone()
        return count * MIDDLES

    _, clones, spent = timed(work, seconds)
    return {"clone us": spent / clones * 1e6}


def playouts(start: Start, seconds: float, first: int) -> Figures:
    """Copies of positions in the middle of a game, each played to the end at random."""
    middles = [start.middle(seed) for seed in range(MIDDLES)]

    def work(seed: int, count: int) -> int:
        rng = Rng(seed)
        for number in range(seed, seed + count):
            state = middles[number % MIDDLES].clone()
            random_game(state, rng)
            state.scores()
        return count

    _, ended, spent = timed(work, seconds, first)
    return {"playouts/s": ended / spent}


def decide(start: Start, seconds: float, first: int) -> Figures:
    """Whole games of the `standard` bot in all seats: a decision with its mask and its move."""

    def work(seed: int, count: int) -> int:
        moves = 0
        for number in range(seed, seed + count):
            bots = [find_bot("standard", start.game) for _ in range(start.seats)]
            game = Play(start.new(number), bots, number)
            moves += game.run_live() if start.game.timing == LIVE else game.run()
        return moves

    _, moves, spent = timed(work, seconds, first)
    return {"bot ms": spent / moves * 1e3}


TASKS: dict[str, Callable[[Start, float, int], Figures]] = {
    "play": play,
    "listed": listed,
    "legal": legal,
    "clone": clone,
    "playouts": playouts,
    "decide": decide,
}


def run_task(name: str, start: Start, seconds: float, first: int) -> Figures:
    """Time one task once; the games it plays are numbered from `first` on."""
    return TASKS[name](start, seconds, first)
