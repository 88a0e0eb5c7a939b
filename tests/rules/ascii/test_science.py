"""Science: a trunk, two branches, and what their boxes bring."""

import pytest

from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.scenes import Scene, box

RICH = 40


def scholar(trunk: int = 4, upper: int = 0, lower: int = 0, seats: int = 1) -> Scene:
    """Return a scene of one who can buy boxes."""
    return Scene(seats).gold(0, RICH, RICH).science(0, trunk, upper, lower)


def test_the_leftmost_box_of_the_trunk_comes_first() -> None:
    """R1.6"""
    scene = scholar(0)
    for boxes in range(1, 5):
        assert scene.legal(0, "buy", "upper") + scene.legal(0, "buy", "lower") == []
        scene.do(0, "buy trunk")
        assert scene[0].trunk == boxes
        if scene.asked() == [(0, "reward")]:
            scene.do(0, "leave culture")
    assert scene.legal(0, "buy", "trunk") == []


def test_past_the_trunk_either_branch_or_both() -> None:
    """R1.6"""
    scene = scholar().do(0, "buy upper", "buy lower", "buy lower")
    assert (scene[0].upper, scene[0].lower) == (1, 2)


def test_writing_gives_a_box_of_culture() -> None:
    """R5.8"""
    scene = scholar(1).do(0, "buy trunk")
    assert scene.asked() == [(0, "reward")]
    scene.do(0, "mark d1")
    assert scene[0].culture == 1 << box("d1")


def test_no_other_box_of_the_trunk_gives_anything() -> None:
    """R5.8"""
    for before in (0, 2, 3):
        scene = scholar(before).do(0, "buy trunk")
        assert scene.asked() == [(0, "develop")]
        assert (scene[0].gold, scene[0].culture) == (RICH - 3, 0)


def test_irrigation_is_the_last_box_of_the_trunk() -> None:
    """R5.8, R6.7"""
    assert [scholar(boxes)[0].irrigated() for boxes in range(5)] == [False] * 4 + [True]


@pytest.mark.parametrize("boxes", range(1, 17))
def test_culture_along_the_upper_branch(boxes: int) -> None:
    """R5.8"""
    scene = scholar(4, boxes - 1).do(0, "buy upper")
    culture = scene.asked() == [(0, "reward")]
    assert culture == (boxes in (2, 5, 8, 11, 13, 15)) == (AS_PRINTED.upper_culture[boxes] == 1)
    assert scene[0].gold == RICH - 3


@pytest.mark.parametrize("boxes", range(1, 18))
def test_gold_along_the_lower_branch(boxes: int) -> None:
    """R5.8"""
    scene = scholar(4, 0, boxes - 1).do(0, "buy lower")
    gold = scene[0].gold - RICH + 3
    assert gold == int(boxes in (4, 7, 10, 13, 16)) == AS_PRINTED.lower_gold[boxes]
    assert scene.asked() == [(0, "develop")]


@pytest.mark.parametrize(
    ("before", "line", "die"),
    [((0, 0), "upper", "green"), ((0, 1), "lower", "green")],
)
def test_philosophy_and_navigation_bring_the_green_die_at_once(
    before: tuple[int, int], line: str, die: str
) -> None:
    """R3.4"""
    scene = scholar(4, *before)
    scene.refused(0, f"build {die}")
    scene.do(0, f"buy {line}", f"build {die}")


@pytest.mark.parametrize(
    ("before", "line"), [((9, 0), "upper"), ((0, 10), "lower"), ((9, 10), "upper")]
)
def test_humanism_and_engineering_bring_the_black_die_at_once(
    before: tuple[int, int], line: str
) -> None:
    """R3.4"""
    scene = scholar(4, *before)
    scene.refused(0, "build black")
    scene.do(0, f"buy {line}", "build black")


def test_the_dice_stay_for_the_rest_of_the_game() -> None:
    """R3.4"""
    scene = Scene(1).science(0, 4, 10).do(0, "done").peace().roll(2, 2, 2, 2, 2)
    scene.do(0, "pass", "build green", "build black")


def test_both_ways_to_a_die_give_it_once() -> None:
    """R3.4"""
    scene = Scene(1).science(0, 4, 10, 11).do(0, "build green", "build black")
    scene.refused(0, "build green", "build black")


def test_navigation_reaches_everybody() -> None:
    """R7.1"""
    scene = scholar(4, 0, 1, seats=5)
    assert [scene.state.reaches(0, other) for other in range(5)] == [
        False,
        True,
        False,
        False,
        True,
    ]
    scene.do(0, "buy lower")
    assert [scene.state.reaches(0, other) for other in range(5)] == [False, True, True, True, True]
    assert not scene.state.reaches(2, 0)  # it is the sailor's Reach alone


def test_two_players_have_no_reach_before_navigation() -> None:
    """R12.2"""
    scene = Scene(2).science(0, 4, 0, 2)
    assert scene.state.reaches(0, 1)
    assert not scene.state.reaches(1, 0)


@pytest.mark.parametrize("seats", range(3, 8))
def test_who_sit_side_by_side_reach_each_other(seats: int) -> None:
    """R7.1"""
    scene = Scene(seats)
    for seat in range(seats):
        beside = {(seat + 1) % seats, (seat - 1) % seats}
        found = {other for other in range(seats) if scene.state.reaches(seat, other)}
        assert found == beside


def test_engineering_makes_two_actions_of_an_army() -> None:
    """R8.7"""
    assert Scene(1).science(0, 4, 0, 10)[0].actions() == 1
    assert Scene(1).science(0, 4, 0, 11)[0].actions() == 2


def test_a_branch_that_is_full_leaves_the_other() -> None:
    """R1.6"""
    scene = scholar(4, 16, 3)
    assert scene.legal(0, "buy", "upper") == []
    scene.do(0, "buy lower")
    full = scholar(4, 16, 17)
    assert full.legal(0, "buy", "lower") + full.legal(0, "buy", "upper") == []
    full = scholar(4, 16, 17).staffed(0, schools=1).dice(6)
    assert full.legal(0, "schools") == []


def test_the_end_of_a_branch_waits_for_the_announcement() -> None:
    """R10.4"""
    scene = scholar(4, 15, 3, seats=3).dice(6).staffed(0, schools=1)
    assert scene.legal(0, "buy", "upper") == []
    scene.do(0, "schools white1")
    assert scene[0].lower == 4  # the only box that may be checked
    told = scholar(4, 15, 3, seats=3).begin("development", announced=True)
    told.do(0, "buy upper")
    assert told[0].masteries() == 1


def test_both_branches_ended_are_two_masteries() -> None:
    """R10.6"""
    scene = scholar(4, 15, 16).do(0, "buy upper", "buy lower")
    assert scene[0].masteries() == 2


def test_schools_at_the_end_of_a_branch_may_all_go_to_the_other() -> None:
    """R1.6, R5.6"""
    scene = Scene(1).dice(4).science(0, 4, 14, 0).staffed(0, schools=4).do(0, "schools white1")
    scene.do(0, "science upper", "leave culture", "science upper")
    assert scene[0].upper == 16
    assert scene[0].lower == 2  # the last two boxes have one line left
