"""Things are objects: a designer's own cards, and rows that have to fit."""

import subprocess
import sys
from pathlib import Path

import pytest

from aevum.games.temporum.printed import CARDS
from aevum.games.temporum.rules.card import Card, in_order

SCRIPT = Path(__file__).with_name("own_card.py")
IMPORT = "import aevum.games.temporum"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_a_designers_cards_are_rows_and_objects() -> None:
    """They are dealt, played, saved, loaded, masked, viewed and known to bots, on both builds."""
    done = run(str(SCRIPT))
    assert done.stdout == "The Sun Dial and the Water Mill work.\n", done.stderr


def test_a_row_alone_is_a_card_of_its_numbers() -> None:
    """So the printed game can be played with a row without an object."""
    row = '("Sun Dial", 0, 0, 4, 8, 5, "")'
    script = f"""
from aevum.games.own_rows import add_card
add_card("temporum", {row})
import aevum
from aevum.core.drive import random_game
from aevum.core.rng import Rng
game = aevum.game("temporum")
for seed in range(4):
    state = game.new(3, seed, False)
    random_game(state, Rng(seed))
    assert state.over() and state.audit() == ""
assert "| Sun Dial | Momentary | $4 | $8 | 5 |  |" in game.rules()
"""
    assert run("-c", script).stderr == ""


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ('("Sun Dial", 2, 0, 4, 8, 5, "")', "own cards go into the boxes"),
        ('("Sun Dial", 0, 2, 4, 8, 5, "")', "the kinds of own cards are"),
        ('("Sun Dial", 0, 0, 4, -8, 5, "")', "Sun Dial has a negative number"),
        ('("Artist", 0, 0, 4, 8, 5, "")', "two of them have the same name"),
    ],
)
def test_a_row_that_cannot_be_is_refused(row: str, complaint: str) -> None:
    add = f'from aevum.games.own_rows import add_card; add_card("temporum", {row})'
    assert complaint in run("-c", f"{add}; {IMPORT}").stderr


def test_the_last_card_for_a_row_is_the_one() -> None:
    other = Card("Artist")
    found = in_order([*reversed(CARDS), other])
    assert [card.number for card in found] == [card.number for card in CARDS]
    assert [card for card in found if card not in CARDS] == [other]
    with pytest.raises(ValueError, match="no card for these rows: Artist"):
        in_order(CARDS[:1] + CARDS[2:])
