"""Every ruling and every worked example has a test of its number; and what they leave open."""

import re
from pathlib import Path

import pytest

from aevum.games.chronos.scenes import Scene

HERE = Path(__file__).parent
RULINGS = 52
EXAMPLES = (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 20)


def numbers_of(what: str) -> set[int]:
    """Return the numbers of what tests are named after."""
    texts = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    return {int(n) for text in texts for n in re.findall(rf"def test_{what}_(\d+)", text)}


def test_every_ruling_and_example_has_a_test() -> None:
    assert numbers_of("ruling") == set(range(1, RULINGS + 1))
    assert numbers_of("example") == set(EXAMPLES)


@pytest.mark.parametrize(("way", "opens"), [("flipped", True), ("as it is", False)])
def test_only_a_flip_into_hell_counts_for_the_cities(way: str, opens: bool) -> None:
    """R10.2"""
    scene = Scene(early=True).pile(1, "war")
    for name in ("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b"):
        scene.timer(name, "pile1" if name == "1a" else "pile2")
    scene.do(0, "take 1a pile3", f"send 3c {way}")
    assert ("go 2a city1" in scene.legal(1)) == opens


def test_what_was_begun_is_finished_by_the_former_owner() -> None:
    """R9.20: HERMES was asked before he was bought."""
    scene = Scene(gods=("HERMES", "GAIA", "ATHENA")).owns(1, "HERMES").owns(2, "GAIA")
    scene.kingdom(0, "10", "50").kingdom(2, "30").do(0, "offer athena", "pay 10", "pay 50")
    scene.do(2, "buy hermes", "pay 30").do(1, "gain 50")
    assert (scene.cards(1), scene.gods(2)) == (["30", "50"], ["GAIA", "HERMES"])


def test_penalties_are_owed_to_who_was_owner_at_the_pick() -> None:
    """R9.20, R9.32"""
    scene = Scene(gods=("NEMESIS", "GAIA")).owns(1, "NEMESIS").owns(2, "GAIA").kingdom(2, "30")
    scene.cube("NEMESIS", 1).timer("1a", "pile1").do(0, "take 1a front")
    scene.do(2, "buy nemesis", "pay 30").do(0, "pay 20")
    assert (scene.cards(1), scene.cards(2)) == (["30", "20"], [])


@pytest.mark.parametrize("place", ["square3", "kingdom3"])
def test_the_timer_of_chronos_stands_where_its_new_owner_may(place: str) -> None:
    """R9.26, R9.27, R9.9"""
    scene = Scene(gods=("CHRONOS", "ASCLEPIUS", "ARES", "GAIA")).kingdom(2, "100")
    scene.owns(0, "CHRONOS", "ASCLEPIUS", "ARES").owns(1, "GAIA").kingdom(1, "10", "10", "10")
    scene.timer("extra", place, left=5_000)
    scene.do(1, "buy chronos", "pay 10", "pay 10", "pay 10")
    assert (scene.where("extra"), scene.left("extra")) == ("front", 5_000)
    scene.refused(1, "go extra pile1", at=4_999)
    scene.do(1, "go extra pile1", at=5_000)


def test_a_square_is_not_taken_twice() -> None:
    """R9.27: neither the same again nor the first."""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").timer("1a", "square2")
    squares = [move for move in scene.legal(0, "go 1a") if "square" in move]
    assert squares == ["go 1a square3"]
    scene.timer("1b", "square4", left=9_000)
    assert not [move for move in scene.wait(100).legal(0, "go 1b") if "square" in move]


def test_open_choices_of_the_instant_of_a_win_are_heard() -> None:
    """R7.6: they change nothing for who has won."""
    scene = Scene().kingdom(0, "100", "100").pile(1, "starvation").timer("2a", "pile1")
    scene.do(1, "take 2a front", at=100).do(0, "claim points", at=100).do(1, "starve 1", at=100)
    scene.wait(101)
    assert (scene.winners(), scene.cards(0)) == ([0], ["100"])


def test_frozen_timers_free_each_other_one_by_one() -> None:
    """R2.9: who goes first leaves the card to the other."""
    scene = Scene().pile(1, "100").timer("1a", "pile1").timer("2a", "pile1")
    scene.do(0, "take 1a pile2").do(1, "take 2a pile2")
    assert (scene.cards(0), scene.cards(1)) == ([], ["100"])
