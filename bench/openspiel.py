"""The peer's meter: OpenSpiel's hex 11x11 through its Python API, in an environment of its own.

It answers the same requests as `bench.meter`. Hex is the peer of Tempus Imperium: a board of about
the same size, open to all, where every move is a choice of a place.
"""

import json
import sys
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import pin, timed

GAME = "hex(board_size=11)"
HALF = 50  # moves to the middle of a game


def _finish(state: Any, rng: Random, most: int = 1000) -> int:
    moves = 0
    while moves < most and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def moves_a_second(game: Any, seconds: float, first: int) -> dict[str, float]:
    """Random play of whole games; its API offers no way but the list of legal moves."""

    def work(seed: int, count: int) -> int:
        rng = Random(seed)
        moves = 0
        for _ in range(count):
            state = game.new_initial_state()
            moves += _finish(state, rng)
            state.returns()
        return moves

    _, moves, spent = timed(work, seconds, first)
    return {"moves/s": moves / spent, "legal moves/s": moves / spent}


def clone_time(game: Any, seconds: float) -> dict[str, float]:
    state = game.new_initial_state()
    _finish(state, Random(1), HALF)

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            state.clone()
        return count

    _, clones, spent = timed(work, seconds)
    return {"clone us": spent / clones * 1e6}


def answer(game: Any, request: dict[str, Any]) -> object:
    match request["do"]:
        case "facts":
            return {"peer": f"open_spiel {version('open_spiel')} hex 11x11", "core": pin()}
        case "play" | "listed":
            return moves_a_second(game, request["seconds"], request["first"])
        case "clone":
            return clone_time(game, request["seconds"])
        case _:
            return {}


if __name__ == "__main__":
    hex_game = import_module("pyspiel").load_game(GAME)
    for line in sys.stdin:
        print(json.dumps(answer(hex_game, json.loads(line))), flush=True)
