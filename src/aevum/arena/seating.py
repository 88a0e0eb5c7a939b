"""Who sits where in each game of a simulation, and the seed of each game."""

from hashlib import blake2b

from aevum.core.errors import BadOption
from aevum.core.game import Game

MAX_SEED_BITS = 63


def count_seats(game: Game, bots: list[str], seats: int = 0) -> int:
    """Return how many seats a game has; 0 means as many as there are bots, within its limits."""
    if not bots:
        raise BadOption("Name at least one bot.")
    if seats and not game.min_seats <= seats <= game.max_seats:
        raise BadOption(game.no_seats(seats))
    most = seats or game.max_seats
    if most == 1:
        return 1
    if len(bots) > most:
        raise BadOption(f"{len(bots)} bots do not fit on {most} seats of {game.title}.")
    return seats or max(game.min_seats, len(bots))


def seating(bots: list[str], seats: int, index: int) -> list[str]:
    """Return the bot at each seat in game `index`; in games of one seat, all bots side by side.

    Bot i sits at seat (i + index) mod seats; fewer bots than seats take turns. So over
    `seats` games in a row every bot sits everywhere equally often.
    """
    if seats == 1:
        return bots
    return [bots[(seat - index) % seats % len(bots)] for seat in range(seats)]


def game_seed(seed: int, index: int) -> int:
    """Return the seed of game `index`, for the game's chance and every bot's own choices."""
    digest = blake2b(f"{seed}:{index}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> (64 - MAX_SEED_BITS)
