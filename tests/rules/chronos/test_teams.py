"""Teams: three of two, individual scores, shared victory (R15.2, R15.3)."""

import pytest

from aevum.core.errors import BadOption
from aevum.games.chronos import GAME
from aevum.games.chronos.scenes import Scene


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_teams_are_for_six(seats: int) -> None:
    """R15.2"""
    with pytest.raises(BadOption):
        GAME.setup(seats, 1, GAME.settle({"teams": True}))


def test_everybody_is_told_who_plays_with_whom() -> None:
    """R15.2"""
    assert GAME.teams(6, GAME.settle({"teams": True})) == [0, 1, 2, 0, 1, 2]
    assert GAME.teams(6, GAME.settle({})) == []
    assert GAME.teams(5, GAME.settle({"teams": True})) == []


@pytest.mark.parametrize("seat", range(6))
def test_who_wins_wins_with_the_one_opposite(seat: int) -> None:
    """R15.2"""
    scene = Scene(6, teams=True).kingdom(seat, "hydra", "minotaur")
    assert scene.claim(seat, "monsters")
    scene.over()
    assert scene.winners() == sorted([seat, (seat + 3) % 6])
    assert sorted(scene.state.ranks()[each] for each in scene.winners()) == [1, 1]


def test_without_teams_one_wins_alone() -> None:
    """R15.2"""
    scene = Scene(6).kingdom(1, "hydra", "minotaur")
    scene.claim(1, "monsters")
    scene.over()
    assert scene.winners() == [1]


def test_points_are_not_merged() -> None:
    """R15.2"""
    scene = Scene(6, teams=True).kingdom(0, "100").kingdom(3, "100")
    assert not scene.claim(0)


def test_the_highest_score_wins_for_both() -> None:
    """R15.2, R4.1: not the sum of a team."""
    scene = Scene(6, teams=True).kingdom(0, "50", "30").kingdom(3, "50").kingdom(1, "100")
    scene.pile(1, "cataclysm").timer("3a", "pile1").do(2, "take 3a front")
    assert scene.winners() == [1, 4]


def test_the_teammate_is_another_player() -> None:
    """R15.3: DIONYSUS, SANTORINI, HERA and penalties know no friends."""
    scene = Scene(6, cities=("SANTORINI", "ATHENS"), gods=("DIONYSUS", "HERA"), teams=True)
    scene.owns(0, "HERA").kingdom(3, "100", "100", "hydra", "north")
    assert not scene.claim(3)
    scene.owns(0, "DIONYSUS").do(0, "go 1a city1")
    assert (scene.cards(0), scene.cards(3), scene.winds(3)) == (["hydra"], ["100", "100"], [])


def test_a_guest_of_the_teammate_is_company() -> None:
    """R15.3, R3.1"""
    scene = Scene(6, teams=True).pile(1, "50").timer("1a", "pile1").timer("4a", "pile1")
    scene.do(0, "take 1a front")
    assert scene.cards(0) == []


def test_no_castor_in_teams() -> None:
    """R9.17, R9.18"""
    for seed in range(40):
        scene = GAME.setup(6, seed, GAME.settle({"teams": True}))
        scene.start()
        assert not scene.temple >> 16 & 3  # type: ignore[attr-defined]
