"""Wonders and great wonders (R12)."""

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import level, wonders


def rivals() -> Scene:
    """Seat 0 has the University in its only town; seat 1 has science 4 and a town."""
    scene = wonders().town(0, "0,0 N").wonder("science", "0,0 N")
    return scene.town(1, "0,0 S").levels(1, science=4)


@pytest.mark.parametrize(
    ("colour", "commodity"), [("science", "paper"), ("trade", "cloth"), ("military", "coin")]
)
def test_the_first_at_level_four_builds_the_wonder(colour: str, commodity: str) -> None:
    """R12.1: 2 points; R1.8: into their only town without a question."""
    scene = wonders().town(0, "0,0 N").levels(0, **{colour: 3}).hand(0, **{commodity: 4})
    scene.acting(0).do(0, f"improve {colour}")
    assert scene.state.points[0] == 4
    kind = ("science", "trade", "military").index(colour)
    assert scene.state.wonder[scene.corner("0,0 N")] == kind
    assert scene.state.wonder_of[kind] == 0
    assert not scene.state.great[kind]


def test_the_second_at_level_four_gets_nothing() -> None:
    """R12.1, example 24"""
    scene = rivals().levels(1, science=3).hand(1, paper=4).acting(1).do(1, "improve science")
    assert level(scene, 1, "science") == 4
    assert scene.state.points == [4, 2, 0]
    assert scene.state.wonder[scene.corner("0,0 N")] == 0


def test_the_builder_chooses_among_his_towns_without_a_wonder() -> None:
    """R12.4"""
    scene = wonders().town(0, "0,0 N", "0,0 SE", "0,0 SW").village(0, "1,0 SE")
    scene.wonder("trade", "0,0 SE").levels(0, science=3).hand(0, paper=4).acting(0)
    scene.do(0, "improve science")
    assert scene.asked() == [(0, "wonder")]
    places = sorted(scene.corner(place) for place in ("0,0 N", "0,0 SW"))
    assert scene.legal(0) == [f"corner {place}" for place in places]
    scene.do(0, "corner 0,0 SW")
    assert scene.state.wonder[scene.corner("0,0 SW")] == 0
    assert scene.asked() == [(0, "main")]


def test_the_holder_makes_it_great_where_it_stands() -> None:
    """R12.2, R12.4: no free town is needed, no further points come."""
    scene = wonders().town(0, "0,0 N").wonder("science", "0,0 N").hand(0, paper=5).acting(0)
    scene.do(0, "improve science")
    assert scene.asked() == [(0, "main")]
    assert scene.state.points[0] == 4
    assert scene.state.great[0] == 1
    assert scene.state.wonder[scene.corner("0,0 N")] == 0


def test_a_great_wonder_is_safe_for_good() -> None:
    """R12.2, R12.4: the fifth level of another brings nothing and needs no free town."""
    scene = wonders().town(0, "0,0 N").wonder("science", "0,0 N", great=True)
    scene.town(1, "0,0 S").wonder("trade", "0,0 S").levels(1, science=4).hand(1, paper=5)
    scene.acting(1).do(1, "improve science")
    assert level(scene, 1, "science") == 5
    assert scene.state.points == [4, 4, 0]
    assert scene.state.wonder_of[0] == 0


def test_another_at_level_five_takes_the_wonder_over() -> None:
    """R12.3, example 24: A -2, B +2, and it is great from the start."""
    scene = rivals().hand(1, paper=5).acting(1).do(1, "improve science")
    assert scene.state.points == [2, 4, 0]
    assert scene.state.wonder[scene.corner("0,0 S")] == 0
    assert scene.state.great[0] == 1


def test_the_old_holder_is_no_longer_protected() -> None:
    """R12.3, R14.5, example 24: both have one town; only that of A can be lost now."""
    scene = rivals().hand(1, paper=5).dragon(1).acting(1).do(1, "improve science")
    scene.do(1, "end").roll(1, 1, "dragon")
    assert scene.piece("0,0 N") == (0, "village")
    assert scene.piece("0,0 S") == (1, "town")


def test_the_old_holder_may_put_another_wonder_into_his_town() -> None:
    """R12.3: the town is free again."""
    scene = rivals().hand(1, paper=5).levels(0, trade=3).hand(0, cloth=4).acting(1)
    scene.do(1, "improve science", "end").roll(1, 3).do(2, "end")
    scene.roll(1, 3).do(0, "improve trade")
    assert scene.state.wonder[scene.corner("0,0 N")] == 1


def test_the_old_holder_at_level_five_gets_nothing_back() -> None:
    """R12.2, R12.3, example 24"""
    scene = rivals().levels(1, science=5).levels(0, science=4).hand(0, paper=5)
    scene.state.wonder[scene.corner("0,0 N")] = -1
    scene.wonder("science", "0,0 S", great=True).acting(0).do(0, "improve science")
    assert level(scene, 0, "science") == 5
    assert scene.state.points == [2, 4, 0]
    assert scene.state.wonder_of[0] == 1


def test_without_a_free_town_the_level_that_brings_a_wonder_is_refused() -> None:
    """R12.4, example 24"""
    fifth = rivals().wonder("trade", "0,0 S").hand(1, paper=5).acting(1)
    fifth.refused(1, "improve science")
    fourth = wonders().town(0, "0,0 N").wonder("trade", "0,0 N").levels(0, science=3)
    fourth.hand(0, paper=4).acting(0).refused(0, "improve science")


def test_a_level_that_brings_no_wonder_needs_no_free_town() -> None:
    """R12.4: seat 0 holds the University, so level 4 brings seat 1 nothing."""
    scene = rivals().levels(1, science=3).wonder("trade", "0,0 S").hand(1, paper=4).acting(1)
    scene.do(1, "improve science")
    assert level(scene, 1, "science") == 4
