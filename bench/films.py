"""CPU time of the replays of one long Imperials match: `python -m bench.films`."""

import time
from typing import Final

from aevum.bots.greedy import GreedyBot
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import OK, SPECTATOR
from aevum.games import registry
from aevum.server.tables.view_builder import BOARD
from aevum.server.workers.replays import films

SEATS: Final = 4
SEED: Final = 3  # greedy bots take 2,914 rows


def long_match() -> Match:
    """Return a finished match with wonders between greedy bots."""
    game = registry.find("imperials")
    match = Match(game, SEATS, SEED, game.settle({"mode": "wonders"}))
    match.begin()
    bots = [GreedyBot() for _ in range(SEATS)]
    rngs = [Rng(f"{SEED}:{seat}") for seat in range(SEATS)]
    while match.state.asks:
        ask = next(each for each in match.state.asks if each.must)
        seat, legal = ask.seat, match.state.legal(ask.seat)
        move = bots[seat].choose(match.state.mask(seat), ask, legal, rngs[seat])
        assert match.play(seat, move) == OK
    return match


def main() -> None:
    """Print rows, bytes and CPU-seconds."""
    record = long_match().claim()
    begun = time.process_time()
    made = films(record, [SPECTATOR, *range(SEATS)], BOARD)
    seconds = time.process_time() - begun
    print(f"{len(record.rows)} rows, {sum(map(len, made)):,} bytes, {seconds:.2f} CPU-seconds")


if __name__ == "__main__":
    main()
