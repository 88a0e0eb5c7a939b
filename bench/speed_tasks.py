"""Timed tasks of a game: random games, the path through `legal`, its lists, clones, bots."""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pkgutil import walk_packages

import aevum
from aevum import Game, Rng, State
from aevum.core.drive import Driver, Play, listed_game, random_game
from aevum.core.game import LIVE
from bench.cases import POLICIES
from bench.clock import Span, Work
from bench.view_tasks import views

Figures = dict[str, float]
MIDDLES = 8  # positions in the middle of a game that clones, lists and playouts start from
IN_TIME = "virtual"  # the module of a live game with its own `random_game`, in which players wait
STRETCH = 16  # decisions from there on whose legal moves are listed


class Start:
    """The start of timed games."""

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


def play(start: Start, span: Span) -> Figures:
    """Random play of whole games through `random_move`, setup and final scores included."""
    live = start.game.timing == LIVE
    finish = _random_game_in_time(start.game) if live else random_game
    moves, spent = span.timed(_whole_games(start, finish))
    return {"events/s" if live else "moves/s": moves / spent, "games/s": span.done / spent}


def _random_game_in_time(game: Game) -> Callable[[State, Rng], int]:
    """Return the function that plays a live game at random, from any module of its package."""
    package = import_module(type(game).__module__.rpartition(".")[0])
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if found.name.endswith(f".{IN_TIME}"):
            finish: Callable[[State, Rng], int] = import_module(found.name).random_game
            return finish
    raise ValueError(f"{game.name} has no module {IN_TIME!r} that plays it at random")


def listed(start: Start, span: Span) -> Figures:
    """The same through `legal`, which builds the list of all moves at every question."""
    moves, spent = span.timed(_whole_games(start, listed_game))
    return {"legal moves/s": moves / spent}


def _whole_games(start: Start, finish: Callable[[State, Rng], int]) -> Work:
    def work(first: int, count: int) -> int:
        rng = Rng(first)
        moves = 0
        for seed in range(first, first + count):
            state = start.new(seed)
            moves += finish(state, rng)
            state.scores()
        return moves

    return work


def legal(start: Start, span: Span) -> Figures:
    """The list of legal moves, at the decisions that follow the middle of a game."""
    asked = [each for seed in range(MIDDLES) for each in _stretch(start.middle(seed), Rng(seed))]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state, seat in asked:
                state.legal(seat)
        return count * len(asked)

    lists, spent = span.timed(work)
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


def clone(start: Start, span: Span) -> Figures:
    """A copy of a position in the middle of a game."""
    middles = [start.middle(seed) for seed in range(MIDDLES)]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in middles:
                state.clone()
        return count * MIDDLES

    clones, spent = span.timed(work)
    return {"clone us": spent / clones * 1e6}


def playouts(start: Start, span: Span) -> Figures:
    """Copies of positions in the middle of a game, each played to the end at random."""
    middles = [start.middle(seed) for seed in range(MIDDLES)]

    def work(seed: int, count: int) -> int:
        rng = Rng(seed)
        for number in range(seed, seed + count):
            state = middles[number % MIDDLES].clone()
            random_game(state, rng)
            state.scores()
        return count

    ended, spent = span.timed(work)
    return {"playouts/s": ended / spent}


def decide(start: Start, span: Span) -> Figures:
    """Whole games of the `standard` bot in all seats: a decision with its mask and its move."""
    moves, spent = span.timed(partial(_bots_games, "standard", start))
    return {"bot ms": spent / moves * 1e3}


def policy(name: str) -> Callable[[Start, Span], Figures]:
    """Return a task: whole games of a bot in all seats, masks and moves included."""

    def run(start: Start, span: Span) -> Figures:
        moves, spent = span.timed(partial(_bots_games, name, start))
        return {f"{name} moves/s": moves / spent}

    return run


def _bots_games(name: str, start: Start, first: int, count: int) -> int:
    """Play games of a bot in all seats; return how many moves were made."""
    moves = 0
    for number in range(first, first + count):
        bots = [aevum.bot(name, start.game) for _ in range(start.seats)]
        game = Play(start.new(number), bots, number)
        moves += game.run_live() if start.game.timing == LIVE else game.run()
    return moves


def build_views(start: Start, span: Span) -> Figures:
    """What the server builds and encodes for all viewers, move by move."""
    return views(start.game, start.seats, start.options, span)


TASKS: dict[str, Callable[[Start, Span], Figures]] = {
    "play": play,
    "listed": listed,
    "legal": legal,
    "clone": clone,
    "playouts": playouts,
    "decide": decide,
    "views": build_views,
    **{name: policy(name) for name in POLICIES},
}


def run_task(name: str, start: Start, span: Span) -> Figures:
    """Time a task once; its games are numbered from `span.first` on."""
    return TASKS[name](start, span)
