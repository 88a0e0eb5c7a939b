"""Fields of views for each seat are declared by a type."""

from typing import NotRequired, TypedDict

import pytest

from aevum.core.view_fields import PerSeat, place_of, split
from aevum.testing.shapes import misfits


class Sheet(TypedDict):
    map: list[int]
    turn: int


class Shown(TypedDict):
    turn: int
    ending: NotRequired[str]
    sheets: PerSeat[Sheet]


GOOD: dict[str, object] = {"turn": 3, "map_0": [1], "turn_0": 1, "map_1": (), "turn_1": 2}


def test_fields_of_each_seat_are_told_apart() -> None:
    assert split(Shown) == ({"turn": int, "ending": str}, [Sheet])
    assert place_of("owed_gold_2") == ("owed_gold", 2)
    assert place_of("owed_gold") == ("owed_gold", -1)


def test_a_view_as_declared_fits() -> None:
    assert misfits(GOOD, Shown) == []
    assert misfits({**GOOD, "ending": "points"}, Shown) == []


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"turn": "three"}, ["turn"]),
        ({"map_1": [1, "two"]}, ["map_1"]),
        ({"sheets": []}, ["sheets"]),
        ({"map": []}, ["map"]),
        ({"score_0": 4}, ["score_0"]),
        ({"map_2": []}, ["turn_2"]),
        ({"ending": None}, ["ending"]),
    ],
)
def test_what_is_not_as_declared_is_named(changes: dict[str, object], wrong: list[str]) -> None:
    assert misfits({**GOOD, **changes}, Shown) == wrong


def test_a_seat_lacks_no_field() -> None:
    assert misfits({"turn": 3}, Shown) == ["map_0", "turn_0"]
