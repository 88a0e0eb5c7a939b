"""The score: sums, WINDs, and the order in which powers count (R6)."""

import pytest

from aevum.games.chronos.scenes import Scene


@pytest.mark.parametrize(
    ("winds", "factor"),
    [
        ("", 1),
        ("north", 1),
        ("north north", 1),
        ("north east", 2),
        ("north north east", 2),
        ("north east south", 3),
        ("north east south west", 4),
        ("north east south west west", 4),
    ],
)
def test_different_winds_multiply(winds: str, factor: int) -> None:
    """R6.1"""
    scene = Scene().kingdom(0, "100", "30", *winds.split())
    assert scene.score(0) == 130 * factor


def test_every_territory_counts_its_value() -> None:
    """R6.1: MONSTERS are worth nothing by themselves, nor is a 0."""
    scene = Scene(cities=("CORINTH", "ATHENS"))
    scene.kingdom(0, "10", "20", "30", "50", "100", "hydra", "minotaur", "0")
    assert scene.score(0) == 210


def test_only_the_central_pile_counts() -> None:
    """R6.1: WINDs have no points of their own."""
    assert Scene().kingdom(0, "north", "south", "east", "west").score(0) == 0


def test_everything_together() -> None:
    """R6.2, R6.3: points, times WINDs, times two."""
    gods = ("HELIOS", "ARTEMIS", "AMPHITRITE", "PAN", "SPHINX", "PERSEPHONE", "APHRODITE")
    scene = Scene(cities=("ATHENS", "ALEXANDRIA"), gods=(*gods, "AEOLUS"))
    scene.owns(0, *gods, "AEOLUS").kingdom(0, "10", "20", "50", "hydra", "north", "east")
    scene.timer("1a", "city1").timer("1b", "city2").timer("1c", "hell1", left=9_000)
    cards = 30 + 30 + 50 + 100 + 100
    bonus = 8 * 50 + 2 * 50 + 50 + 50
    assert scene.score(0) == (cards + bonus) * 4 * 2


def test_no_fifth_wind() -> None:
    """R6.3, R9.10, R11.2"""
    scene = Scene(cities=("ALEXANDRIA", "ATHENS"), gods=("AEOLUS",)).owns(0, "AEOLUS")
    scene.kingdom(0, "10", "north", "east", "south").timer("1a", "city1")
    assert scene.score(0) == 40
    scene.kingdom(0, "west")
    assert scene.score(0) == 40


@pytest.mark.parametrize(("winds", "score"), [("", 10), ("north", 20), ("north east", 30)])
def test_aeolus_alone_is_one_wind(winds: str, score: int) -> None:
    """R6.3, R9.10: with no other WIND it changes nothing."""
    scene = Scene(gods=("AEOLUS",)).owns(0, "AEOLUS").kingdom(0, "10", *winds.split())
    assert scene.score(0) == score


def test_monster_on_top_of_artemis_and_amphitrite() -> None:
    """R6.4"""
    scene = Scene(gods=("ARTEMIS", "AMPHITRITE")).owns(0, "ARTEMIS", "AMPHITRITE")
    assert scene.kingdom(0, "30", "hydra").score(0) == 230


def test_amphitrite_counts_the_value_that_helios_gives() -> None:
    """R6.2"""
    scene = Scene(gods=("HELIOS", "AMPHITRITE")).owns(0, "HELIOS", "AMPHITRITE")
    assert scene.kingdom(0, "50", "10").score(0) == 110


def test_each_has_a_score_of_his_own() -> None:
    """R6.1, R15.2"""
    scene = Scene(6, teams=True).kingdom(0, "100").kingdom(3, "50")
    assert (scene.score(0), scene.score(3)) == (100, 50)
