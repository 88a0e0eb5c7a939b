"""The peer's meter: games of OpenSpiel through its Python API, in its own environment.

    python -m bench.openspiel GAME

It answers the same requests as `bench.meter`. Hex is the peer of Tempus Imperium: a board of about
the same size without hidden information, where every move is a choice of a place. Gin rummy is the
peer of Temporum: cards are drawn, kept and put away; it is always for two. Yacht is the peer of
ASCII Empires: five dice, of which any may be rolled again, fill the boxes of a sheet; it is for
two.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import pin, timed

MIDDLES = 8  # games whose middle is measured, as in `bench.speed_tasks`
STRETCH = 16  # decisions from there on whose legal moves are listed


Draw = Callable[[Any, Random], int]


def draw_listed(state: Any, rng: Random) -> int:
    """Return an outcome of chance by a walk through its list: `Random.choices` is slower."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


YACHT_DICE = 5
YACHT_SETS = 1 << YACHT_DICE  # its actions below are the sets of dice to roll again


def draw_yacht(state: Any, rng: Random) -> int:
    """Return a roll without listing up to 7,776 equally likely outcomes.

    Listing them would take nearly all of the measured time, and the game does not need it.
    """
    history: list[int] = state.history()
    again = bool(history) and history[-1] < YACHT_SETS
    dice = history[-1].bit_count() if again else YACHT_DICE
    return int(rng.random() * 6**dice)


@dataclass(frozen=True)
class Peer:
    """A game of the package: its arguments, its name in rows, and how chance is drawn."""

    called: str
    title: str
    draw: Draw = draw_listed


GAMES = {
    "hex": Peer("hex(board_size=11)", "hex 11x11"),
    "gin_rummy": Peer("gin_rummy", "gin_rummy, 2 seats"),
    "yacht": Peer("yacht", "yacht, 2 seats", draw_yacht),
}


def step(state: Any, rng: Random, draw: Draw) -> int:
    """Act at random once; return how many decisions that was: 0 if chance acted."""
    if state.is_chance_node():
        state.apply_action(draw(state, rng))
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])
    return 1


def finish(state: Any, rng: Random, draw: Draw, most: int = sys.maxsize) -> int:
    """Play so many decisions at random, or to the end; return how many there were."""
    moves = 0
    while moves < most and not state.is_terminal():
        moves += step(state, rng, draw)
    return moves


def middle(game: Any, draw: Draw, seed: int) -> Any:
    """Return a position half-way through a random game, which the seed reproduces."""
    whole = finish(game.new_initial_state(), Random(seed), draw)
    state = game.new_initial_state()
    finish(state, Random(seed), draw, whole // 2)
    return state


def play(game: Any, draw: Draw, seconds: float, first: int) -> dict[str, float]:
    """Random play of whole games; its API only offers the list of legal moves."""

    def work(seed: int, count: int) -> int:
        rng = Random(seed)
        moves = 0
        for _ in range(count):
            state = game.new_initial_state()
            moves += finish(state, rng, draw)
            state.returns()
        return moves

    games, moves, spent = timed(work, seconds, first)
    return {"moves/s": moves / spent, "legal moves/s": moves / spent, "games/s": games / spent}


def legal(game: Any, draw: Draw, seconds: float) -> dict[str, float]:
    """The list of legal moves, at the decisions that follow the middle of a game."""
    asked = []
    for seed in range(MIDDLES):
        state, rng, found = middle(game, draw, seed), Random(seed), 0
        while found < STRETCH and not state.is_terminal():
            if not state.is_chance_node():
                asked.append(state.clone())
                found += 1
            step(state, rng, draw)

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in asked:
                state.legal_actions()
        return count * len(asked)

    _, lists, spent = timed(work, seconds)
    return {"legal us": spent / lists * 1e6}


def clone(game: Any, draw: Draw, seconds: float) -> dict[str, float]:
    """A copy of a position in the middle of a game."""
    middles = [middle(game, draw, seed) for seed in range(MIDDLES)]

    def work(_first: int, count: int) -> int:
        for _ in range(count):
            for state in middles:
                state.clone()
        return count * MIDDLES

    _, clones, spent = timed(work, seconds)
    return {"clone us": spent / clones * 1e6}


def answer(game: Any, peer: Peer, request: dict[str, Any]) -> object:
    match request["do"]:
        case "facts":
            return {"peer": f"open_spiel {version('open_spiel')} {peer.title}", "core": pin()}
        case "play" | "listed":
            return play(game, peer.draw, request["seconds"], request["first"])
        case "legal":
            return legal(game, peer.draw, request["seconds"])
        case "clone":
            return clone(game, peer.draw, request["seconds"])
        case _:
            return {}


if __name__ == "__main__":
    chosen = GAMES[sys.argv[1]]
    loaded = import_module("pyspiel").load_game(chosen.called)
    for line in sys.stdin:
        print(json.dumps(answer(loaded, chosen, json.loads(line))), flush=True)
