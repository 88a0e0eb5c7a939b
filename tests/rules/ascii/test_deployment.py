"""Deployment: raids, and the Order of Play in which they are declared."""

from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.camp import camp, war

# Operations


def test_the_barbarians_yield_a_gold_and_a_happiness() -> None:
    """R8.8"""
    scene = war(3, 1).do(0, "barbarians")
    assert (scene[0].gold, scene[0].gained, scene[0].happy) == (4, 4, 1)
    assert (scene[0].deployed, scene[0].ready()) == (1, 0)


def test_a_raid_takes_a_gold_and_leaves_unhappiness() -> None:
    """R8.9"""
    scene = war(3, 1).do(0, "raid 2")
    assert (scene[1].gold, scene[1].gained, scene[1].unhappy) == (2, 3, 1)
    assert (scene[0].gold, scene[0].gained, scene[0].happy) == (4, 4, 0)


def test_who_has_no_gold_loses_none_and_the_raider_gains_none() -> None:
    """R8.9"""
    scene = camp(3, 1).gold(1, 0).begin("deployment").do(0, "raid 2")
    assert (scene[0].gold, scene[1].gold, scene[1].unhappy) == (3, 0, 1)


def test_the_same_operation_may_be_done_several_times() -> None:
    """R8.1"""
    scene = war(3, 3).do(0, "barbarians", "raid 2", "raid 2")
    assert (scene[0].gold, scene[1].gold, scene[1].unhappy) == (6, 1, 2)


def test_only_those_whom_one_reaches_are_raided() -> None:
    """R8.9, R7.1"""
    scene = war(5, 1)
    assert scene.legal(0, "raid") == ["raid 2", "raid 5"]
    scene.refused(0, "raid 1", "raid 3", "raid 4")
    sailor = camp(5, 1).science(0, 4, 0, 2).begin("deployment")
    assert sailor.legal(0, "raid") == ["raid 2", "raid 3", "raid 4", "raid 5"]


def test_two_players_raid_each_other_only_by_sea() -> None:
    """R12.2"""
    scene = camp(2, 1, 1).science(1, 4, 0, 2).begin("deployment")
    assert scene.asked() == [(1, "operation")]  # the longer line of Science decides the order
    assert scene.legal(1, "raid") == ["raid 1"]
    scene.do(1, "done")
    assert scene.legal(0, "raid") == []


def test_alone_one_raids_the_barbarians() -> None:
    """R12.1"""
    scene = war(1, 2).do(0, "barbarians")
    assert (scene[0].gold, scene[0].happy) == (4, 1)
    assert scene.asked() == [(0, "operation")]
    scene.do(0, "done")
    assert scene.asked() == [(-1, "chance")]


def test_without_an_army_nobody_is_asked() -> None:
    """R8.1"""
    scene = war(3)
    assert scene.asked() == [(-1, "chance")]


def test_an_army_that_was_deployed_stays_deployed() -> None:
    """R8.7"""
    scene = camp().armies(0, 0, 2).begin("deployment")
    assert scene.asked() == [(-1, "chance")]


def test_a_cohort_that_is_not_full_is_no_army() -> None:
    """R8.7"""
    scene = Scene(3).workers(0, 0).soldiers(0, 3, 2)
    scene.workers(1, 0).workers(2, 0).begin("deployment")
    assert scene.asked() == [(-1, "chance")]


# The order


def test_operations_are_declared_in_the_order_of_play_one_at_a_time() -> None:
    """R8.1"""
    scene = war(3, 1, 3, 2)
    assert scene.state.order == [1, 2, 0]
    scene.do(1, "done")
    assert scene.asked() == [(2, "operation")]
    scene.do(2, "done")
    assert scene.asked() == [(0, "operation")]


def test_the_order_of_play_goes_by_armies_gold_science_and_population() -> None:
    """R11.1"""
    scene = Scene(6).armies(5, 1).gold(4, 9).science(3, 2).workers(2, 8)
    scene.begin("deployment")
    assert scene.state.order == [5, 4, 3, 2, 0, 1]


def test_what_is_still_level_goes_clockwise_from_the_first_seat() -> None:
    """R11.2"""
    scene = Scene(4)
    scene.state.first = 2
    assert scene.begin("diplomacy").state.order == [2, 3, 0, 1]


def test_deployed_armies_do_not_count_for_the_order() -> None:
    """R11.1"""
    scene = Scene(3).armies(0, 1, 3).armies(1, 2).begin("deployment")
    assert scene.state.order == [1, 0, 2]


def test_who_is_done_may_only_cancel() -> None:
    """R8.1"""
    scene = war(3, 1, 2).do(1, "done").do(0, "raid 2")
    assert scene.asked() == [(1, "cancel")]
    scene.do(1, "cancel")
    assert (scene[1].deployed, scene[1].unhappy) == (1, 0)
    assert scene.asked() == [(-1, "chance")]  # nobody is asked for operations again
