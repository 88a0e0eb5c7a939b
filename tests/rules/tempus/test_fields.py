"""The fields of a position are declared once: copies and saves agree with it."""

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.rules.fields import FIELDS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import play, position, start
from aevum.testing.fields import check_fields

SHARED = frozenset({"units", "built"})  # replaced and never changed, as `Board` says
ROADS = "S 4 6, S 4 7, S 4 8, E 4 8, E 3 8, E 3 9, S 3 9"


@pytest.mark.parametrize(
    "state",
    [
        start(),
        position(
            turn=14,
            roads=ROADS,
            dug="8 3",
            buildings={"4 8": "fort", "4 7": "farm"},
            used={"4 7": 1},
            dead="3 7",
        ),
        play(position(turn=1, roads=ROADS), "build market 4 8"),
    ],
    ids=["first", "middle", "paying"],
)
def test_the_declaration_is_what_a_position_keeps(state: TempusState) -> None:
    check_fields(GAME, state, FIELDS, SHARED)
