"""The two long runs of `tools.soak` that need the rules, in the build that PYTHONPATH chooses.

    python -m tools.soak_work games GAME SEATS COUNT     random games with their invariants
    python -m tools.soak_work match GAME BOT,BOT COUNT   a match between bots

Progress goes to the error stream; the last line of the output is JSON.
"""

import json
import sys
from hashlib import blake2b
from time import monotonic

from aevum.arena.simulate import simulate
from aevum.core.data import fingerprint
from aevum.core.drive import Driver, random_game
from aevum.core.game import Game
from aevum.core.native import build
from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games.registry import find

STEPPED = 50  # in one of so many games, the invariants are checked after every step
JOBS = 2


class Show:
    """A line of progress that is printed now and then."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.last = monotonic()
        self.live = sys.stderr.isatty()
        self.pause = 1 if self.live else 30

    def __call__(self, done: int, total: int) -> None:
        if monotonic() - self.last > self.pause or done == total:
            self.last = monotonic()
            text = f"{self.what}: {done:,} of {total:,}"
            if self.live:  # the same line is overwritten
                print(f"\r{text}", end="\n" if done == total else "", file=sys.stderr, flush=True)
            else:
                print(text, file=sys.stderr, flush=True)


def check(state: State, seed: int, moves: int) -> None:
    """Fail for a broken invariant with everything needed to repeat it."""
    if broken := state.audit():
        raise SystemExit(f"{type(state).__name__}, seed {seed}, move {moves}: {broken}")


def stepped_game(state: State, seed: int) -> int:
    """Play at random and check the invariants after every step."""
    driver, rng, moves = Driver(state), Rng(seed), 0
    while not state.over():
        moves += driver.random_step(rng)
        check(state, seed, moves)
    return moves


def many_games(game: Game, seats: int, count: int) -> dict[str, object]:
    """Play random games with seeds 0, 1, 2, ...; return what both builds must agree on."""
    show = Show(f"{game.name}, {seats} seats, {build()}")
    total = blake2b(digest_size=16)
    moves = 0
    for seed in range(count):
        state = game.new(seats, seed)
        moves += stepped_game(state, seed) if seed % STEPPED == 0 else random_game(state, Rng(seed))
        check(state, seed, moves)
        if min(state.ranks()) != 1 or not state.end():
            raise SystemExit(f"{game.name}, seed {seed}: it is over, but nobody is first")
        total.update(fingerprint(state.to_data()).encode())
        show(seed + 1, count)
    return {"moves": moves, "digest": total.hexdigest()}


def match(game: Game, bots: list[str], count: int) -> dict[str, object]:
    """Let bots play each other."""
    show = Show(f"{game.name}, {' and '.join(bots)}")
    return simulate(game, bots, count, JOBS, progress=show).to_json()


def main(words: list[str]) -> None:
    game = find(words[1])
    if words[0] == "games":
        result = many_games(game, int(words[2]), int(words[3]))
    else:
        result = match(game, words[2].split(","), int(words[3]))
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1:])
