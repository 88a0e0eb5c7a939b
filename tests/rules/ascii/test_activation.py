"""Activation: what each type of building gives for a die, and dice changed for Gold."""

import pytest

from aevum.games.ascii.scenes import Scene

NEEDS = {"farms": 2, "mines": 5, "schools": 4, "garrisons": 3}


def worked(scene: Scene, verb: str) -> bool:
    """Return whether a type of building may be activated with the first white die."""
    return bool(scene.legal(0, verb, "white1"))


@pytest.mark.parametrize("verb", list(NEEDS))
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_a_die_must_be_high_enough(verb: str, face: int) -> None:
    """R4.10"""
    scene = Scene(1).dice(face, 2, 2).gold(0, 0).staffed(0, 1, 1, 1, 1)
    assert worked(scene, verb) == (face >= NEEDS[verb])


@pytest.mark.parametrize("verb", list(NEEDS))
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_gold_raises_a_die_by_one_each_and_only_as_far_as_it_must(verb: str, gold: int) -> None:
    """R3.5, R3.6"""
    scene = Scene(1).dice(2, 2, 2).gold(0, gold).staffed(0, 1, 1, 1, 1)
    missing = NEEDS[verb] - 2
    assert worked(scene, verb) == (gold >= missing)
    if gold >= missing:
        scene.do(0, scene.legal(0, verb, "white1")[0])
        gained = 1 if verb == "mines" else 0
        assert scene[0].gold == gold - missing + gained
        assert scene.state.faces[0] == 2  # for the others the die is what it was


def test_a_changed_die_is_what_it_was_for_others() -> None:
    """R3.5"""
    scene = Scene(3).dice(4, 2, 2).staffed(0, mines=1).staffed(1, mines=1).gold(1, 0)
    scene.do(0, "mines white1")
    scene.refused(1, "mines white1")


def test_one_die_activates_all_buildings_of_a_type() -> None:
    """R4.10, R4.11"""
    scene = Scene(1).dice(6, 6, 6).staffed(0, 5, 4, 0, 2).workers(0, 5).gold(0, 0)
    scene.do(0, "farms white1")
    assert (scene[0].workers, scene[0].population) == (10, 10)
    scene.do(0, "mines white2")
    assert (scene[0].gold, scene[0].gained) == (4, 7)
    scene.do(0, "garrisons white3 for 2")
    assert (scene[0].workers, scene[0].military, scene[0].armies()) == (8, 2, 2)


def test_one_die_activates_one_type_only() -> None:
    """R4.10"""
    scene = Scene(1).dice(6, 6, 6).staffed(0, 1, 1).do(0, "farms white1")
    scene.refused(0, "mines white1")
    assert scene[0].gold == 3


def test_a_type_may_be_activated_several_times_in_a_turn() -> None:
    """R4.10"""
    scene = Scene(1).dice(2, 3, 6).staffed(0, farms=2)
    scene.do(0, "farms white1", "farms white2", "farms white3")
    assert scene[0].workers == 9


def test_a_building_works_on_the_turn_it_was_built() -> None:
    """R4.10"""
    scene = Scene(1).dice(5, 6, 2).do(0, "build white1", "mine 20 6", "staff 20 6")
    scene.do(0, "mines white2")
    assert scene[0].gold == 4


def test_only_staffed_buildings_that_stand_work() -> None:
    """R4.10"""
    scene = Scene(1).dice(6).staffed(0, farms=2).built(0, "farm 0 3 empty", "farm 3 3 ruin")
    scene.do(0, "farms white1")
    assert scene[0].workers == 5


def test_the_palace_is_never_activated() -> None:
    """R4.10"""
    scene = Scene(1).dice(6, 6, 6).gold(0, 9).built(0, "palace 14 4")
    assert not any(scene.legal(0, verb) for verb in (*NEEDS, "colonies"))


# Schools


def test_each_school_checks_a_box() -> None:
    """R4.11"""
    scene = Scene(1).dice(4).staffed(0, schools=2).do(0, "schools white1")
    assert scene[0].trunk == 2


def test_each_box_of_several_schools_may_go_to_another_branch() -> None:
    """R1.6, R4.11"""
    scene = Scene(1).dice(4).science(0, 3).staffed(0, schools=4).do(0, "schools white1")
    assert scene[0].trunk == 4  # there is one line only: nothing to ask
    scene.do(0, "science upper", "science lower", "leave science")
    assert (scene[0].upper, scene[0].lower) == (1, 1)


# Garrisons


def test_each_soldier_takes_a_worker() -> None:
    """R4.11"""
    scene = Scene(1).dice(3).staffed(0, garrisons=3).workers(0, 2)
    assert scene.legal(0, "garrisons", "white1") == [
        "garrisons white1 for 1",
        "garrisons white1 for 2",
    ]
    scene.do(0, "garrisons white1 for 2")
    assert (scene[0].workers, scene[0].military, scene[0].population) == (0, 2, 3)


def test_without_workers_a_garrison_trains_nobody() -> None:
    """R4.11"""
    scene = Scene(1).dice(6).staffed(0, garrisons=2).workers(0, 0)
    assert scene.legal(0, "garrisons") == []


def test_a_production_may_be_declined_in_part() -> None:
    """R5.6"""
    scene = Scene(1).dice(3).staffed(0, garrisons=3).do(0, "garrisons white1 for 1")
    assert (scene[0].workers, scene[0].military) == (2, 1)
    scene = Scene(1).dice(4).staffed(0, schools=2).science(0, 4)
    scene.do(0, "schools white1", "leave science", "leave science")
    assert (scene[0].upper, scene[0].lower) == (0, 0)


def test_cohorts_of_one_two_and_three_make_armies() -> None:
    """R1.5, R8.7"""
    armies = [Scene(1).soldiers(0, boxes)[0].armies() for boxes in range(15)]
    assert armies == [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7]


# Full tracks


@pytest.mark.parametrize("announced", [False, True])
def test_what_has_no_box_left_is_lost(announced: bool) -> None:
    """R1.5, R10.4"""
    last = 0 if announced else 1
    scene = Scene(3).dice(6, 6, 6).workers(0, 5, 67).gold(0, 1, 47).staffed(0, 5, 5)
    scene.begin("development", announced).do(0, "farms white1", "mines white2")
    assert (scene[0].population, scene[0].workers) == (70 - last, 8 - last)
    assert (scene[0].gained, scene[0].gold) == (49 - last, 3 - last)


def test_spent_gold_frees_no_box() -> None:
    """R1.4, R1.5"""
    scene = Scene(1).dice(6, 6, 6).gold(0, 0, 49).staffed(0, mines=2)
    assert scene.legal(0, "mines") == []


def test_a_full_military_track_keeps_the_worker() -> None:
    """R1.5"""
    scene = Scene(1).dice(6, 6, 6).soldiers(0, 13).staffed(0, garrisons=3)
    scene.do(0, "garrisons white1 for 1")
    assert (scene[0].military, scene[0].workers) == (14, 2)
    assert scene.legal(0, "garrisons") == []


def test_one_may_stop_before_the_end_of_a_track() -> None:
    """R5.6: Farms and Mines activated sparingly leave the `!` unchecked."""
    scene = Scene(1).dice(6, 6, 6).workers(0, 5, 67).gold(0, 0, 47).staffed(0, 5, 5)
    scene.do(0, "farms white1 sparing", "mines white2 sparing")
    assert (scene[0].population, scene[0].gained) == (69, 48)
    assert scene[0].masteries() == 0
