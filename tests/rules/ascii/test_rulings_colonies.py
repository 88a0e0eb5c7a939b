"""Rulings 26 to 29: Colonies, Reach and two players."""

import pytest

from aevum.games.ascii.data import MOODS
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.warfare import settler, war

# 26 to 28: Colonies


def test_ruling_26_razing_may_be_cancelled_by_the_owner() -> None:
    """R8.11, R8.2: they are the target, with or without Reach."""
    scene = war(5).armies(0, 2).armies(2, 1).colony(2, 0, 0, 2).begin("deployment")
    scene.do(0, "raze 0 2")
    assert scene.asked() == [(2, "cancel")]
    scene.do(2, "cancel")
    assert scene[2].colonies == 1
    scene = war(5).armies(0, 2).colony(2, 0, 0, 2).begin("deployment").do(0, "raze 0 2")
    assert (scene[2].colonies, scene[2].building_points(), scene.asked()[0][1]) == (0, 0, "chance")


def test_ruling_26_razing_takes_two_actions_and_a_colony_on_ones_own_map() -> None:
    """R8.7, R8.11"""
    scene = war().armies(0, 1).colony(1, 0, 0, 2).begin("deployment")
    assert scene.legal(0, "raze") == []
    scene = war().armies(0, 2).colony(1, 0, 0, 2).colony(0, 1, 0, 2).begin("deployment")
    assert scene.legal(0, "raze") == ["raze 0 2"]


@pytest.mark.parametrize(("schools", "garrisons"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_ruling_27_a_colony_takes_a_staffed_school_and_garrison(
    schools: int, garrisons: int
) -> None:
    """R8.3: and no Specialist."""
    scene = war().armies(0, 2).staffed(0, schools=schools, garrisons=garrisons)
    scene.begin("deployment")
    found = scene.legal(0, "colonise")
    assert found == (["colonise 2", "colonise 3"] if schools and garrisons else [])


def test_ruling_27_with_settlers_a_colony_takes_a_worker() -> None:
    """R12.4"""
    scene = settler(war(settlers=True)).begin("deployment")
    assert scene.legal(0, "colonise") == []
    scene = settler(war(settlers=True)).workers(0, 2).begin("deployment")
    scene.do(0, "colonise 2", "found 13 2")
    assert (scene[0].workers, scene[0].population) == (1, 3)


def test_ruling_27_a_settler_comes_back_if_the_colony_is_given_up() -> None:
    """R12.4: until then it isn't a Worker that could be conscripted."""
    scene = settler(war(settlers=True)).workers(0, 1).armies(1, 1).begin("deployment")
    scene.do(0, "colonise 2").refused(0, "conscript 1")
    scene.do(1, "cancel")
    assert (scene[0].workers, scene[0].colonies) == (1, 0)


def test_ruling_28_one_six_activates_all_colonies() -> None:
    """R8.4: one type each; every host gains Unhappiness for each Colony used."""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2).colony(0, 1, 14, 2).colony(0, 2, 0, 2)
    scene.staffed(1, farms=2, mines=3).staffed(2, schools=1)
    scene.do(0, "colonies white1", "use farms", "use mines")
    assert (scene[0].workers, scene[0].gold) == (5, 6)
    assert (0, "colony") in scene.asked()
    scene.do(0, "use schools").each("done")
    assert scene[0].trunk == 1
    assert [scene[seat].unhappy for seat in range(3)] == [0, 2, 1]


def test_ruling_28_a_colony_may_be_left_out() -> None:
    """R8.4: then its host gains nothing."""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2).colony(0, 2, 0, 2)
    scene.staffed(1, farms=1).staffed(2, farms=1)
    scene.do(0, "colonies white1", "pass", "use farms", "pass").each("done")
    assert [scene[seat].unhappy for seat in range(3)] == [0, 0, 1]


def test_ruling_28_the_player_orders_his_colonies() -> None:
    """R8.4, ruling 21: passed over, the Garrison waits for the Workers of the Farms."""
    scene = Scene(3).dice(6).workers(0, 1, population=3).colony(0, 1, 0, 8).colony(0, 2, 0, 2)
    scene.built(1, "garrison 17 4", "garrison 22 4").staffed(2, farms=1)
    scene.do(0, "colonies white1", "pass", "use farms", "use garrisons for 2")
    assert (scene[0].workers, scene[0].military) == (0, 2)
    assert (0, "develop") in scene.asked()


def test_ruling_28_a_colony_may_use_what_another_brought() -> None:
    """R8.4: without Workers its Garrison was no use when the die was taken."""
    scene = Scene(3).dice(6).workers(0, 0, population=3).colony(0, 1, 0, 8).colony(0, 2, 0, 2)
    scene.built(1, "garrison 17 4").staffed(2, farms=1).do(0, "colonies white1", "use farms")
    assert scene.legal(0, "use") == ["use garrisons for 1"]


def test_ruling_28_only_staffed_buildings_of_the_host_count() -> None:
    """R8.4, R8.6: no Colonies, no Palace; without any there is nothing to activate."""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2).colony(1, 2, 0, 2).colony(2, 1, 18, 2)
    scene.built(1, "palace 14 14", "farm 0 20 empty")
    assert scene.legal(0, "colonies") == []


def test_ruling_28_a_hosts_garrison_makes_ones_own_workers_soldiers() -> None:
    """R8.4"""
    scene = Scene(3).dice(6).colony(0, 1, 0, 8).built(1, "garrison 17 4")
    scene.do(0, "colonies white1")
    assert scene.legal(0, "use") == ["use garrisons for 1"]
    scene.do(0, "use garrisons for 1")
    assert (scene[0].workers, scene[0].military, scene[1].military) == (2, 1, 0)


def test_ruling_28_a_razed_colony_is_not_activated() -> None:
    """R8.11"""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2, razed=True).staffed(1, farms=1)
    assert scene.legal(0, "colonies") == []


def test_ruling_28_gold_may_raise_a_die_to_six() -> None:
    """R3.5, R4.10"""
    scene = Scene(3).dice(4).colony(0, 1, 0, 2).staffed(1, farms=1).do(0, "colonies white1")
    assert scene[0].gold == 1


# 29 and Reach


def test_ruling_29_two_players_have_no_reach_but_by_navigation() -> None:
    """R12.2, R7.1: for raids, Colonies and Caravans alike."""
    scene = settler(war(2)).begin("deployment")
    assert scene.legal(0) == ["done", "barbarians", "tax"]
    scene = settler(war(2)).science(0, lower=2).begin("deployment")
    assert scene.legal(0) == ["done", "barbarians", "raid 2", "colonise 2", "tax"]
    scene = Scene(2).dice(6).caravan(0, 1, 1).do(0, "caravan 1 white1").each("done")
    assert scene[1].gold == 3
    scene = Scene(2).dice(6).caravan(0, 1, 1).science(1, lower=2)
    assert scene.do(0, "caravan 1 white1").each("done")[1].gold == 4


def test_neighbours_reach_each_other() -> None:
    """R7.1, R1.2: with five the two across the sea are out of Reach."""
    scene = war(5).armies(0, 1).begin("deployment")
    assert scene.legal(0, "raid") == ["raid 2", "raid 5"]
    scene = war(5).armies(0, 1).science(0, lower=2).begin("deployment")
    assert scene.legal(0, "raid") == ["raid 2", "raid 3", "raid 4", "raid 5"]


def test_the_near_bank() -> None:
    """R7.2: the east bank of the left neighbour, the west bank of the right one."""
    scene = settler(war(4)).begin("deployment").do(0, "colonise 2")
    columns = {int(text.split()[1]) for text in scene.legal(0, "found")}
    assert (min(columns), max(columns)) == (11, 22)
    scene = settler(war(4)).begin("deployment").do(0, "colonise 4")
    columns = {int(text.split()[1]) for text in scene.legal(0, "found")}
    assert (min(columns), max(columns)) == (0, 6)
    scene = settler(war(4)).science(0, lower=2).begin("deployment").do(0, "colonise 4")
    columns = {int(text.split()[1]) for text in scene.legal(0, "found")}
    assert (min(columns), max(columns)) == (0, 22)


def test_a_raid_on_a_player() -> None:
    """R8.9: their Gold, if they have any; Unhappiness in any case."""
    scene = war().armies(0, 2).gold(1, 1).begin("deployment").do(0, "raid 2", "raid 2")
    assert (scene[0].gold, scene[1].gold, scene[1].unhappy) == (4, 0, 2)


def test_a_full_track_of_unhappiness_takes_no_more() -> None:
    """R1.5, ruling 33"""
    scene = war().armies(0, 1).mood(1, unhappy=MOODS).begin("deployment").do(0, "raid 2")
    assert (scene[1].unhappy, scene[0].gold) == (MOODS, 4)
