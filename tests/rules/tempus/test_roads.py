"""Sections, networks and connection (R1), roads and digging (R4)."""

import pytest

from aevum.core.errors import BadMove
from aevum.games.tempus.moves import MOVES, PLACES
from aevum.games.tempus.scenes import (
    at,
    holds,
    offers,
    play,
    position,
    refuse,
    start,
)
from tests.rules.tempus.reference import Sheet


def test_there_are_180_sections_and_none_on_the_outer_edge() -> None:
    """R1.3"""
    assert len(offers(start(), "road")) == 180
    for words in ("road E 4 10", "road S 10 4", "road E 0 1", "road W 1 1", "road N 2 2"):
        with pytest.raises(BadMove):
            MOVES.parse(words)


def test_the_six_squares_of_three_sections_in_a_line() -> None:
    """R1.4, R1.5"""
    state = position(roads="S 4 2, S 4 3, S 4 4")
    connected = {PLACES[s] for s in range(100) if Sheet(state).connected(at("4 2"), s)}
    assert connected == {"4 2", "4 3", "4 4", "5 2", "5 3", "5 4"}


def test_a_corner_of_the_road_does_not_connect() -> None:
    """R1.5: the forest 4 6 touches the end of S 4 5 with its corner only."""
    state = position(turn=1, roads="S 4 5")
    assert state.wood_at(at("4 5")) == 0
    assert refuse(state, "build farm 4 5").startswith(
        "R5.3 no-goods building=farm good=wood need=1"
    )
    longer = position(turn=1, roads="S 4 5, S 4 6")
    assert offers(longer, "build farm 4 5") == ["build farm 4 5"]


def test_adjacent_without_a_road_is_not_connected() -> None:
    """R1.5, R5.3: 4 7 lies beside the forest 4 6."""
    reason = refuse(position(turn=1), "build farm 4 7")
    assert reason == "R5.3 no-goods building=farm good=wood need=1 there=0 square=g4"


def test_two_networks_on_two_sides_of_a_square_stay_two() -> None:
    """R1.6: E 4 6 runs between forest 4 6 and 4 7, E 4 7 between 4 7 and 4 8, and they do not meet.

    The site 4 8 touches only the second.
    """
    state = position(turn=1, roads="E 4 6, E 4 7")
    assert offers(state, "build farm 4 7") == ["build farm 4 7"]
    assert refuse(state, "build farm 4 8").startswith("R5.3")
    joined = position(turn=1, roads="E 4 6, E 4 7, S 3 7")
    assert offers(joined, "build farm 4 8") == ["build farm 4 8"]


def test_the_same_border_twice_is_refused() -> None:
    """R4.1"""
    state = play(start(), "road S 4 2")
    assert refuse(state, "road S 4 2 paid") == "R4.1 no-road-twice at=(at-border-south square=b4)"
    assert len(offers(state, "road")) == 179


def test_a_road_may_lie_anywhere() -> None:
    """R4.2: between lake and empty, forest and quarry, beside an enemy, far from everything."""
    for words in ("E 8 2", "E 1 1", "E 3 3", "S 6 6", "E 10 9"):
        assert play(start(), f"road {words}").drawn == [MOVES.parse(f"road {words}") - 3]


def test_digging_needs_an_empty_square_beside_a_lake() -> None:
    """R4.3: around 8 2, 1 7 and 5 10 everything is empty but nothing else may be dug."""
    state = position(turn=8, gold=0)
    around = "1 6, 1 8, 2 7, 4 10, 5 9, 6 10, 7 2, 8 1, 8 3, 9 2"
    assert offers(state) == ["pass", *[f"dig {place}" for place in around.split(", ")]]
    assert refuse(state, "dig 2 2") == "R4.3 no-dig-dry square=b2"
    assert refuse(state, "dig 8 2") == "R4.3 no-dig-taken thing=lake square=b8"
    assert refuse(state, "dig 7 1") == "R4.3 no-dig-taken thing=quarry square=a7"


def test_a_dug_square_is_lake_and_the_shore_moves_on() -> None:
    """R4.3"""
    state = play(position(turn=8), "dig 8 3")
    assert holds(state, "8 3") == "lake"
    wider = offers(state, "dig")
    assert "dig 8 4 paid" in wider
    assert "dig 9 3 paid" not in wider  # a quarry
    assert "dig 7 3 paid" not in wider  # an enemy


def test_squares_that_only_look_empty_are_not_dug() -> None:
    """R1.2, R4.3: an exhausted quarry beside a lake, a crossed-out enemy beside a lake."""
    fort = {"2 2": "fort"}
    state = position(turn=8, dug="8 3", buildings=fort, units={"9 3": 0}, dead="7 3")
    assert refuse(state, "dig 9 3").startswith("R4.3")
    assert refuse(state, "dig 7 3") == "R4.3 no-dig-taken thing=ruin square=c7"


def test_lakes_are_dug_across_roads_and_roads_run_through_lakes() -> None:
    """R4.4, R4.2"""
    state = play(position(turn=8, roads="E 8 2"), "dig 8 3")
    assert holds(state, "8 3") == "lake"
    assert len(state.breakdown().waters) == 3
    play(state, "pass", "road S 8 2")


def test_a_lake_without_empty_neighbours_cannot_grow() -> None:
    """R4.5"""
    walls = dict.fromkeys("1 6,1 8,2 7,4 10,5 9,6 10,7 2,8 1,8 3,9 2".split(","), "farm")
    state = position(turn=8, gold=0, buildings=walls)
    assert offers(state) == ["pass"]
