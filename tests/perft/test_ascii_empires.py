"""How many sequences of moves there are from named positions of ASCII Empires.

`ascii_empires.json` holds the positions, as options and the moves that lead there (dice come from
the seed), and for each length the number of sequences of those the game waits for, edicts included.
A number that changes means that a rule has changed.
"""

import json
from pathlib import Path

import pytest

from aevum.core.state import OK
from aevum.games.ascii_empires import GAME
from tests.perft.test_imperials import sequences

POSITIONS = json.loads(Path(__file__).with_name("ascii_empires.json").read_text("utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_number_of_sequences(position: dict[str, object]) -> None:
    seats, seed, options = position["seats"], position["seed"], position["options"]
    moves, counts = position["moves"], position["counts"]
    assert isinstance(seats, int)
    assert isinstance(seed, int)
    assert isinstance(options, dict)
    assert isinstance(moves, list)
    assert isinstance(counts, list)
    state = GAME.new(seats, seed, **options)
    for words in moves:
        seat = next(ask.seat for ask in state.asks if ask.must)
        assert state.apply(seat, GAME.moves.parse(words)) == OK
    assert [sequences(state, n) for n in range(1, len(counts) + 1)] == counts
