"""Hell: who puts what there, and how it comes out again (R5)."""

import pytest

from aevum.games.chronos.scenes import Scene


def war(scene: Scene) -> Scene:
    """Let seat 0 pick WAR with its first timer, which goes before it."""
    return scene.pile(6, "war").timer("1a", "pile6").do(0, "take 1a front")


def test_a_timer_goes_into_the_first_part() -> None:
    """R5.2: flipped, what has run has to run back."""
    scene = war(Scene().timer("2a", "pile1", left=10_000)).do(0, "send 2a flipped")
    assert (scene.where("2a"), scene.left("2a")) == ("hell1", 20_000)


def test_a_timer_goes_as_it_is() -> None:
    """R5.2"""
    scene = war(Scene().timer("2a", "pile1", left=10_000)).do(0, "send 2a as it is")
    assert (scene.where("2a"), scene.left("2a")) == ("hell1", 10_000)


def test_the_only_way_out_is_the_second_part() -> None:
    """R5.3"""
    scene = Scene().timer("2a", "hell1", left=5_000)
    scene.refused(1, "go 2a hell2", at=4_999)
    scene.wait(5_000)
    assert scene.legal(1, "go 2a") == ["go 2a hell2"]
    assert scene.legal(1, "take 2a") == []
    scene.do(1, "go 2a hell2")
    assert scene.left("2a") == 30_000
    scene.refused(1, "go 2a pile1", at=34_999)
    scene.do(1, "go 2a pile1", at=35_000)
    assert scene.where("2a") == "pile1"


@pytest.mark.parametrize("place", ["front", "city1", "pile3"])
def test_from_the_second_part_one_goes_anywhere(place: str) -> None:
    """R5.3"""
    scene = Scene().timer("2a", "hell2").do(1, f"go 2a {place}")
    assert scene.where("2a") == place


def test_not_from_the_second_part_into_hell_again() -> None:
    """R5.3: a move leads onto the board or before the owner."""
    scene = Scene().timer("2a", "hell2")
    scene.refused(1, "go 2a hell2")
    scene.refused(1, "go 2a hell1")


def test_a_flowed_timer_as_it_is_goes_on_at_once() -> None:
    """R5.4"""
    scene = war(Scene().timer("2a", "pile1")).do(0, "send 2a as it is")
    scene.do(1, "go 2a hell2")
    assert scene.where("2a") == "hell2"


@pytest.mark.parametrize(
    "place", ["pile1", "city1", "hell1", "hell2", "square3", "kingdom2", "front", "atlantis"]
)
def test_any_timer_anywhere(place: str) -> None:
    """R5.1"""
    scene = Scene(cities=("ATHENS", "ATLANTIS CITY"), gods=("ASCLEPIUS", "ARES"))
    scene.owns(1, "ASCLEPIUS", "ARES").kingdom(1, "50").timer("2a", place)
    war(scene).do(0, "send 2a flipped")
    assert (scene.where("2a"), scene.left("2a")) == ("hell1", 30_000)


def test_an_own_timer() -> None:
    """R4.3, R5.1"""
    assert war(Scene()).do(0, "send 1b flipped").where("1b") == "hell1"


def test_athena_protects() -> None:
    """R5.1, R9.8"""
    scene = Scene(gods=("ATHENA",)).owns(1, "ATHENA")
    war(scene).refused(0, "send 2a flipped")
    assert not [move for move in scene.legal(0, "send") if move.startswith("send 2")]
    scene.do(0, "send 3a flipped")


def test_without_war_nobody_puts_timers_into_hell() -> None:
    """R5.1, R2.3"""
    Scene().timer("2a", "pile1").refused(0, "send 2a flipped")


def test_who_leaves_hell_by_hell_frees_the_pile() -> None:
    """R5.1, R3.1: a timer that WAR has taken doesn't count as company any more."""
    scene = Scene().pile(1, "100").timer("2a", "pile1").timer("3a", "pile1", left=9_000)
    war(scene).do(0, "send 3a as it is").do(1, "take 2a front")
    assert scene.cards(1) == ["100"]
