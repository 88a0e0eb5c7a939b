"""How many sequences of moves there are from named positions, counted through `legal`.

`tempus.json` has the positions, as a date and the moves that lead there, and for each length the
number of sequences. A changed number means that a rule has changed.
"""

import json
from pathlib import Path

import pytest

from aevum.core.state import OK, State
from aevum.games.tempus import GAME

POSITIONS = json.loads(Path(__file__).with_name("tempus.json").read_text("utf-8"))


def sequences(state: State, length: int) -> int:
    """Return the number of sequences of so many moves."""
    moves = state.legal(0)
    if length == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        assert after.apply(0, move) == OK
        total += sequences(after, length - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_number_of_sequences(position: dict[str, object]) -> None:
    state = GAME.new(date=position["date"])
    moves, counts = position["moves"], position["counts"]
    assert isinstance(moves, list)
    assert isinstance(counts, list)
    for words in moves:
        assert state.apply(0, GAME.moves.parse(words)) == OK
    assert [sequences(state, n) for n in range(1, len(counts) + 1)] == counts
