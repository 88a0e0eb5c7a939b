"""The moves that match the words typed so far."""

import pytest

from aevum.terminal.narrow import Listed, fits

VILLAGE = Listed(1, "village 28", "Village 28: on wool 4, ore 5 and wood 13, 10 pips")
ROAD = Listed(2, "road 13", "Road 13: between ore 5 and the sea, towards the wool port")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", [VILLAGE, ROAD]),
        ("vil", [VILLAGE]),
        ("VILLAGE  28", [VILLAGE]),
        ("28", [VILLAGE]),
        ("13", [ROAD]),
        ("1", []),
        ("5", []),
        ("vil 5", []),
        ("village 2", []),
        ("ore 5", [VILLAGE, ROAD]),
        ("ore 5 wood 13", [VILLAGE]),
        ("port", [ROAD]),
        ("pips", [VILLAGE]),
        ("xyz", []),
    ],
)
def test_words_may_be_parts_and_numbers_are_whole(typed: str, found: list[Listed]) -> None:
    assert [each for each in (VILLAGE, ROAD) if fits(typed, each)] == found
