"""What Gold buys: changed dice, Specialists, boxes of tracks, and rerolls."""

import pytest

from aevum.games.ascii.scenes import Scene, box


def test_three_gold_buy_a_box_of_each_of_three_tracks() -> None:
    """R5.5"""
    scene = Scene(1).gold(0, 9).do(0, "buy trunk", "buy culture d7", "buy soldier")
    assert (scene[0].gold, scene[0].gained) == (0, 9)
    assert (scene[0].trunk, scene[0].culture, scene[0].military) == (1, 1 << box("d7"), 1)


def test_two_gold_buy_no_box() -> None:
    """R5.5"""
    scene = Scene(1).gold(0, 2)
    assert scene.legal(0, "buy") == []


def test_a_mercenary_is_no_worker() -> None:
    """R5.5"""
    scene = Scene(1).workers(0, 0).do(0, "buy soldier")
    assert (scene[0].workers, scene[0].population, scene[0].ready()) == (0, 3, 1)


def test_boxes_are_bought_as_often_as_there_is_gold() -> None:
    """R5.5"""
    scene = Scene(1).gold(0, 13).do(0, *["buy soldier"] * 4)
    assert (scene[0].gold, scene[0].military, scene[0].armies()) == (1, 4, 3)
    assert scene.legal(0, "buy") == []


def test_a_bought_box_brings_what_it_always_brings() -> None:
    """R5.5"""
    scene = Scene(1).gold(0, 3).column(0, 2, "d2").do(0, "buy culture d2")
    assert scene[0].gold == 2


def test_a_box_is_bought_without_a_die() -> None:
    """R5.5"""
    scene = Scene(1).dice(2, 2, 2).do(0, "build white1", "build white2", "build white3")
    scene.do(0, "buy culture d7")


@pytest.mark.parametrize("phase", ["diplomacy", "disasters", "announcing", "deployment"])
def test_purchases_belong_to_development(phase: str) -> None:
    """R5.5"""
    scene = Scene(2).dice(1).gold(0, 9).armies(0, 1).omens(2, 2, 2, 2, 2, 2).begin(phase)
    if phase == "disasters":
        scene.roll(3)
    scene.refused(0, "buy trunk", "buy soldier", "buy culture a4", "hire 0 3")


def test_a_die_changed_several_times_costs_each_time() -> None:
    """R3.5"""
    scene = Scene(1).dice(2).gold(0, 3).staffed(0, mines=1).do(0, "mines white1")
    assert (scene[0].gold, scene[0].gained) == (1, 4)


def test_without_gold_a_die_is_what_it_is() -> None:
    """R3.5"""
    scene = Scene(1).dice(4, 4, 4).gold(0, 0, 9).staffed(0, 1, 1)
    assert scene.legal(0, "mines") == []
    assert scene.legal(0, "build") == ["build white1", "build white2", "build white3"]


def test_spent_circles_stay_on_the_track() -> None:
    """R1.4"""
    scene = Scene(1).gold(0, 3).do(0, "buy soldier")
    assert (scene[0].gold, scene[0].gained) == (0, 3)
    scene.do(0, "tax")
    assert (scene[0].gold, scene[0].gained) == (3, 6)


def test_a_full_military_track_takes_no_mercenary() -> None:
    """R1.5, R10.4"""
    scene = Scene(1).gold(0, 9).soldiers(0, 14)
    assert scene.legal(0, "buy", "soldier") == []
    unannounced = Scene(3).gold(0, 9).soldiers(0, 13)
    assert unannounced.legal(0, "buy", "soldier") == []
    told = Scene(3).gold(0, 9).soldiers(0, 13).begin("development", announced=True)
    assert told.legal(0, "buy", "soldier") == ["buy soldier"]


def test_gold_gained_beyond_the_track_is_lost() -> None:
    """R1.5"""
    scene = Scene(1).gold(0, 5, 48).do(0, "tax")
    assert (scene[0].gold, scene[0].gained) == (6, 49)
