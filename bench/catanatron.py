"""The peer's meter: catanatron's base game through its Python API, in its own environment.

It answers the same requests as `bench.meter`. Its game is the peer of Imperials in Basic: the same
shape of map, hands, builds and cards. It has no trades between players.
"""

import json
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.clock import pin, timed

PEER = "catanatron"
MIDDLES = 8  # games whose middle is measured, as in `bench.speed_tasks`
STRETCH = 16  # decisions from there on whose legal moves are listed


def new(seats: int, seed: int) -> Any:
    """Return a game of random players; for it a seed of 0 means a random one."""
    peer = import_module(PEER)
    players = [peer.RandomPlayer(color) for color in list(peer.Color)[:seats]]
    return peer.Game(players, seed=seed + 1)


def play(seats: int, seconds: float, first: int) -> dict[str, float]:
    """Random play of whole games; every decision builds the list of legal moves."""

    def work(seed: int, count: int) -> int:
        moves = 0
        for number in range(seed, seed + count):
            game = new(seats, number)
            game.play()
            moves += len(game.state.actions)
        return moves

    games, moves, spent = timed(work, seconds, first)
    return {
        "moves/s": moves / spent,
        "legal moves/s": moves / spent,
        "games/s": games / spent,
    }


def _middle(seats: int, seed: int) -> Any:
    """Return a position half-way through a random game, which the seed reproduces."""
    whole = new(seats, seed)
    whole.play()
    game = new(seats, seed)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


def clone(seats: int, seconds: float) -> dict[str, float]:
    middles = [_middle(seats, seed) for seed in range(MIDDLES)]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for game in middles:
                game.copy()
        return count * MIDDLES

    _, clones, spent = timed(work, seconds)
    return {"clone us": spent / clones * 1e6}


def legal(seats: int, seconds: float) -> dict[str, float]:
    list_moves = import_module(f"{PEER}.models.actions").generate_playable_actions
    states = []
    for seed in range(MIDDLES):
        game = _middle(seats, seed)
        for _ in range(STRETCH):
            states.append(game.state.copy())
            game.play_tick()

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in states:
                list_moves(state)
        return count * len(states)

    _, lists, spent = timed(work, seconds)
    return {"legal us": spent / lists * 1e6}


def answer(request: dict[str, Any]) -> object:
    match request["do"]:
        case "facts":
            return {"peer": f"{PEER} {version(PEER)}", "core": pin()}
        case "play" | "listed":
            return play(request["seats"], request["seconds"], request["first"])
        case "legal":
            return legal(request["seats"], request["seconds"])
        case "clone":
            return clone(request["seats"], request["seconds"])
        case _:
            return {}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
