"""Options are checked, and refusals name valid values."""

import pytest

from aevum.core.errors import BadOption
from aevum.core.game import Option
from aevum.games import registry

SIZE = Option("size", "int", 5, "How big.", low=3, high=9)
GOAL = Option("goal", "int", 0, "How far.", low=3, high=9, usual=True)
OPEN = Option("open", "bool", False, "Whether open.")
MAP = Option("map", "choice", "isle", "Which map.", choices=("isle", "coast"))
DATE = Option("date", "text", "now", "Which date.")
LAND = Option("land", "text", "isle", "Which land.", longest=8_000, suggests=("isle", "coast"))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SIZE, 9, 9),
        (SIZE, "3", 3),
        (GOAL, 0, 0),
        (GOAL, 3, 3),
        (OPEN, True, True),
        (OPEN, "on", True),
        (OPEN, "no", False),
        (MAP, "coast", "coast"),
        (DATE, "", ""),
        (LAND, "moon", "moon"),
        (LAND, "x" * 8_000, "x" * 8_000),
    ],
)
def test_values_are_read_in_their_own_type(option: Option, given: object, value: object) -> None:
    assert option.read(given) == value


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (SIZE, 2),
        (SIZE, 10),
        (SIZE, "x"),
        (GOAL, 1),
        (GOAL, -1),
        (SIZE, True),
        (SIZE, 4.0),
        (SIZE, None),
        (SIZE, "9" * 50),
        (OPEN, 1),
        (OPEN, "maybe"),
        (OPEN, []),
        (MAP, "moon"),
        (MAP, 3),
        (DATE, 3),
    ],
)
def test_anything_else_is_refused_with_the_options_name(option: Option, given: object) -> None:
    with pytest.raises(BadOption, match=f"^{option.name} "):
        option.read(given)


def test_unknown_options_and_wrong_numbers_of_seats_are_refused() -> None:
    game = registry.find("template")
    with pytest.raises(BadOption, match=r"Template has no option “speed”. It has none."):
        game.new(speed=3)
    with pytest.raises(BadOption, match=r"Template is for 2 players, not 3."):
        game.new(3)
    with pytest.raises(BadOption, match=r"^The number of seats must be a whole number, not 'x'\.$"):
        game.new(seats="x")
    with pytest.raises(BadOption, match=r"^A seed must be a whole number from 0 up, not 1\.5\.$"):
        game.new(seed=1.5)


@pytest.mark.parametrize("text", ["two\nlines", "a\x1cb", "x" * 201])
def test_a_text_stands_on_one_line_of_a_record(text: str) -> None:
    with pytest.raises(BadOption, match="one line of at most 200 characters"):
        DATE.read(text)


@pytest.mark.parametrize("text", ["two\nlines", "x" * 8_001])
def test_a_text_may_be_longer_where_its_option_says_so(text: str) -> None:
    with pytest.raises(BadOption, match=r"^land must be one line of at most 8000 characters\.$"):
        LAND.read(text)


def test_space_around_a_text_is_dropped_as_in_a_record() -> None:
    assert DATE.read("  noon ") == "noon"
