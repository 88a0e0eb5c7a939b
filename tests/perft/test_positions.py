"""How many sequences of moves there are from named positions of a game, counted through `legal`.

A file beside this one has a game's positions, as options and the moves that lead there (chance
comes from the seed, `rules` is a rules version other than the newest), and for each length the
number of sequences of required moves. A changed number means that a rule has changed.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.core.state import OK, State
from aevum.games import registry

CASES: list[tuple[str, dict[str, Any]]] = [
    (name, position)
    for name in ("imperials", "temporum", "ascii")
    for position in json.loads(Path(__file__).with_name(f"{name}.json").read_text("utf-8"))
]


def sequences(state: State, length: int) -> int:
    """Return the number of sequences of so many moves by seats that must answer."""
    if state.over():
        return 0
    seat = next(ask.seat for ask in state.asks if ask.must)
    moves = state.legal(seat)
    if length == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        assert after.apply(seat, move) == OK
        total += sequences(after, length - 1)
    return total


@pytest.mark.parametrize(
    ("name", "position"), CASES, ids=[f"{name}-{position['name']}" for name, position in CASES]
)
def test_number_of_sequences(name: str, position: dict[str, Any]) -> None:
    game = registry.find(name)
    rules = position.get("rules", 0)
    state = game.new(position["seats"], position["seed"], rules=rules, **position["options"])
    for words in position["moves"]:
        seat = next(ask.seat for ask in state.asks if ask.must)
        assert state.apply(seat, game.moves.parse(words)) == OK
    counts = position["counts"]
    assert [sequences(state, n) for n in range(1, len(counts) + 1)] == counts
