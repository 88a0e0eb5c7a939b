"""Players who make random moves at random times, rare ones more often."""

from collections.abc import Iterator

from aevum.core.rng import Rng
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import CLAIM, FREEZE, MOVES
from aevum.games.chronos.rules.state import Conquest

LONGEST_WAIT = 2_000


def table(seats: int, seed: int, **options: object) -> Conquest:
    """Return a table that is laid out, and that tells what happens."""
    state = GAME.setup(seats, seed, GAME.settle(options))
    assert isinstance(state, Conquest)
    state.events = []
    state.start()
    return state


def choose(state: Conquest, rng: Rng) -> tuple[int, int]:
    """Return who moves and how: first the verb is drawn, then the move; (-1, -1) if nobody can."""
    seat = int(rng.below(state.seats))
    moves = [move for move in state.legal(seat) if not CLAIM <= move < FREEZE]
    if not moves:
        return -1, -1
    verbs = sorted({MOVES.text(move).split()[0] for move in moves} - {"drop", "freeze"})
    verb = verbs[int(rng.below(len(verbs)))] if verbs else "drop"
    named = [move for move in moves if MOVES.text(move).split()[0] == verb]
    return seat, rng.pick(named or moves)


def moments(state: Conquest, rng: Rng, most: int = 900) -> Iterator[tuple[int, int, int]]:
    """Yield (moment, seat, move) for the caller to play, until the game is over."""
    for _ in range(most):
        at = state.now + int(rng.below(LONGEST_WAIT))
        state.advance(at)
        if state.over():
            return
        seat, move = choose(state, rng)
        if seat >= 0:
            yield at, seat, move
