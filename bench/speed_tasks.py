"""What is timed of a game: whole random games, the path through `legal`, clones, playouts."""

from collections.abc import Callable

from aevum.core.drive import Driver, listed_game, random_game
from aevum.core.game import LIVE, Game
from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games.registry import find
from bench.clock import timed

Figures = dict[str, float]
MIDDLES = 8  # positions in the middle of a game that clones and playouts start from


def play(game: Game, seats: int, seconds: float) -> Figures:
    """Random play of whole games through `random_move`, setup and final scores included."""

    def work(first: int, count: int) -> int:
        rng = Rng(first)
        moves = 0
        for seed in range(first, first + count):
            state = game.new(seats, seed)
            moves += random_game(state, rng)
            state.scores()
        return moves

    games, moves, spent = timed(work, seconds)
    unit = "events/s" if game.timing == LIVE else "moves/s"
    return {unit: moves / spent, "games/s": games / spent}


def listed(game: Game, seats: int, seconds: float) -> Figures:
    """The same through `legal`, which builds the list of all moves at every question."""

    def work(first: int, count: int) -> int:
        rng = Rng(first)
        moves = 0
        for seed in range(first, first + count):
            state = game.new(seats, seed)
            moves += listed_game(state, rng)
            state.scores()
        return moves

    _, moves, spent = timed(work, seconds)
    return {"legal moves/s": moves / spent}


def _middle(game: Game, seats: int, seed: int) -> State:
    """Return a position half-way through a random game."""
    whole = random_game(game.new(seats, seed), Rng(seed))
    state = game.new(seats, seed)
    driver, rng, moves = Driver(state), Rng(seed + 1), 0
    while moves < whole // 2 and len(state.asks) > 0:
        moves += driver.random_step(rng)
    return state


def clone(game: Game, seats: int, seconds: float) -> Figures:
    """A copy of a position in the middle of a game."""
    middles = [_middle(game, seats, seed) for seed in range(MIDDLES)]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in middles:
                state.clone()
        return count * MIDDLES

    _, clones, spent = timed(work, seconds)
    return {"clone us": spent / clones * 1e6}


def playouts(game: Game, seats: int, seconds: float) -> Figures:
    """Copies of positions in the middle of a game, each played to the end at random."""
    middles = [_middle(game, seats, seed) for seed in range(MIDDLES)]

    def work(first: int, count: int) -> int:
        rng = Rng(first)
        for number in range(count):
            state = middles[(first + number) % MIDDLES].clone()
            random_game(state, rng)
            state.scores()
        return count

    _, ended, spent = timed(work, seconds)
    return {"playouts/s": ended / spent}


TASKS: dict[str, Callable[[Game, int, float], Figures]] = {
    "play": play,
    "listed": listed,
    "clone": clone,
    "playouts": playouts,
}


def run_task(name: str, game: str, seats: int, seconds: float) -> Figures:
    """Time one task once."""
    return TASKS[name](find(game), seats, seconds)
