"""Specialists: Workers who staff buildings, and those who come from abroad for Gold."""

import pytest

from aevum.games.ascii.scenes import Scene


def test_a_worker_becomes_a_specialist() -> None:
    """R4.8"""
    scene = Scene(1).built(0, "farm 0 3 empty").do(0, "staff 0 3")
    assert (scene[0].workers, scene[0].population) == (2, 3)
    assert (scene[0].staffed, scene[0].empty) == ([1, 0, 0, 0], [0, 0, 0, 0])


def test_a_building_may_be_staffed_as_soon_as_it_is_complete() -> None:
    """R4.8"""
    scene = Scene(1).dice(6).do(0, "build white1", "farm 0 3", "staff 0 3", "farms white2")
    assert scene[0].workers == 3


def test_an_empty_building_is_not_activated() -> None:
    """R4.8, R4.10"""
    scene = Scene(1).dice(6, 6, 6).built(0, "farm 0 3 empty")
    scene.refused(0, "farms white1")


def test_a_building_is_staffed_once() -> None:
    """R4.8"""
    scene = Scene(1).built(0, "farm 0 3")
    scene.refused(0, "staff 0 3", "hire 0 3")


@pytest.mark.parametrize("text", ["farm 0 3", "mine 20 6", "school 13 2", "garrison 13 3"])
def test_nobody_is_done_with_an_empty_building_and_an_idle_worker(text: str) -> None:
    """R4.9"""
    scene = Scene(3).built(0, text + " empty")
    scene.refused(0, "done")
    scene.do(0, "staff " + text.partition(" ")[2], "done")


def test_one_chooses_which_building_is_staffed() -> None:
    """R4.9"""
    scene = Scene(1).workers(0, 1).built(0, "farm 0 3 empty", "mine 20 6 empty")
    scene.refused(0, "done")
    scene.do(0, "staff 20 6", "done")
    assert scene[0].staffed == [0, 1, 0, 0]


def test_without_workers_a_building_may_stay_empty_for_a_later_turn() -> None:
    """R4.8"""
    scene = Scene(1).workers(0, 0).built(0, "farm 0 3 empty").do(0, "done")
    scene.roll(2, 2, 2, 2, 2).do(0, "pass")
    scene.do(0, "hire 0 3")
    assert scene[0].gold == 1


def test_workers_may_wait_where_nothing_is_empty() -> None:
    """R4.9"""
    Scene(1).workers(0, 9).built(0, "farm 0 3", "farm 3 3 ruin").do(0, "done")


def test_a_specialist_from_abroad_costs_two_gold_and_no_worker() -> None:
    """R4.8"""
    scene = Scene(1).workers(0, 0, 5).built(0, "school 13 2 empty").do(0, "hire 13 2")
    assert (scene[0].gold, scene[0].workers, scene[0].population) == (1, 0, 5)
    assert scene[0].staffed == [0, 0, 1, 0]


def test_with_one_gold_nobody_is_hired() -> None:
    """R4.8"""
    Scene(1).gold(0, 1).built(0, "farm 0 3 empty").refused(0, "hire 0 3")


def test_to_hire_is_never_an_obligation() -> None:
    """R4.9"""
    scene = Scene(1).workers(0, 0).gold(0, 9).built(0, "farm 0 3 empty").do(0, "done")
    assert scene[0].gold == 9


def test_a_worker_who_comes_this_turn_must_staff_too() -> None:
    """R4.9: one cannot carry empty buildings and idle Workers into the next turn."""
    scene = Scene(1).dice(2).workers(0, 0).built(0, "farm 0 3", "mine 20 6 empty")
    scene.do(0, "farms white1").refused(0, "done")
    scene.do(0, "staff 20 6", "done")


def test_a_worker_made_a_soldier_is_idle_no_more() -> None:
    """R4.9"""
    scene = Scene(1).workers(0, 1).built(0, "farm 0 3 empty").do(0, "conscript 1", "done")
    assert (scene[0].empty[0], scene[0].military) == (1, 1)


def test_palace_and_colonies_are_never_staffed() -> None:
    """R4.8"""
    scene = Scene(3).built(0, "palace 14 4").colony(0, 1, 0, 2)
    assert scene.legal(0, "staff") == []
    scene.do(0, "done")
