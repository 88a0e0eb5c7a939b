"""Operations that others cancel, what follows, and the Armies that Engineering doubles."""

import pytest

from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.camp import camp, war

# Cancels


def test_a_cancelled_raid_does_nothing_and_the_armies_stay_crossed() -> None:
    """R8.2, R8.12"""
    scene = war(3, 1, 1).do(0, "raid 2").do(1, "cancel")
    assert [scene[seat].gold for seat in range(3)] == [3, 3, 3]
    assert (scene[0].deployed, scene[1].deployed, scene[1].unhappy) == (1, 1, 0)
    assert scene.events("gives_up") == [(0, 1)]


def test_one_need_not_cancel() -> None:
    """R8.2"""
    scene = war(3, 1, 1).do(0, "raid 2").do(1, "pass")
    assert (scene[1].unhappy, scene[1].deployed) == (1, 0)


def test_the_target_and_all_who_reach_it_may_cancel() -> None:
    """R8.2"""
    scene = war(5, 4, 1, 1, 1, 1).do(0, "raid 2")
    # Seats 0 and 2 sit beside the target; 3 and 4 do not reach it.
    assert scene.asked() == [(1, "cancel")]
    scene.do(1, "pass")
    assert scene.asked() == [(2, "cancel")]
    scene.do(2, "pass")
    assert scene.asked() == [(0, "operation")]


def test_a_sailor_may_cancel_anywhere() -> None:
    """R7.1, R8.2"""
    scene = camp(5, 4, 0, 0, 1).science(3, 4, 0, 2).begin("deployment").do(0, "raid 2")
    assert scene.asked() == [(3, "cancel")]


def test_everybody_may_cancel_a_raid_on_the_barbarians() -> None:
    """R7.3, R8.8"""
    scene = war(5, 4, 1, 1, 1, 1).do(0, "barbarians")
    for seat in (1, 2, 3, 4):
        assert scene.asked() == [(seat, "cancel")]
        scene.do(seat, "pass")
    assert scene[0].happy == 1


def test_those_who_may_cancel_are_asked_in_the_order_of_play() -> None:
    """R8.2"""
    scene = war(4, 4, 1, 2, 3).do(0, "barbarians")
    for seat in (3, 2, 1):
        assert scene.asked() == [(seat, "cancel")]
        scene.do(seat, "pass")


def test_the_round_ends_as_soon_as_too_few_actions_are_left() -> None:
    """R8.2"""
    scene = war(4, 1, 1, 1, 1).do(0, "barbarians").do(1, "cancel")
    assert (scene[2].deployed, scene[3].deployed) == (0, 0)
    assert scene.asked() == [(2, "operation")]
    assert scene[0].happy == 0


def test_the_aggressor_presses_on_and_a_new_round_of_cancels_opens() -> None:
    """R8.12"""
    scene = war(3, 3, 2).do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(0, "press")]
    scene.do(0, "more")
    assert (scene[0].deployed, scene.asked()) == (2, [(1, "cancel")])
    scene.do(1, "cancel").do(0, "more")
    assert (scene[0].deployed, scene[1].unhappy) == (3, 1)


def test_the_aggressor_gives_up_and_declares_something_else() -> None:
    """R8.12"""
    scene = war(3, 2, 1).do(0, "raid 2").do(1, "cancel").do(0, "stop")
    assert scene.events("gives_up") == [(0, 1)]
    assert scene.asked() == [(0, "operation")]
    scene.do(0, "barbarians")
    assert scene[0].happy == 1


def test_who_passed_is_asked_again_in_a_new_round() -> None:
    """R8.12"""
    scene = war(3, 3, 1, 1).do(0, "barbarians").do(1, "pass").do(2, "cancel").do(0, "more")
    assert scene.asked() == [(1, "cancel")]


def test_a_cancel_cannot_be_cancelled() -> None:
    """R8.2: Seat 2 reaches everybody here and is not asked about the cancel of seat 1."""
    scene = war(3, 1, 1, 1).do(0, "raid 3").do(1, "cancel")
    assert scene.events("cancels") == [(1, 0)]
    assert scene.asked() == [(2, "operation")]


# Reactions


def test_the_target_may_conscript_an_army_and_cancel_with_it() -> None:
    """R8.2, R9.1"""
    scene = camp(3, 1).workers(1, 1).begin("deployment").do(0, "raid 2")
    assert scene.asked() == [(1, "cancel")]
    scene.refused(1, "cancel")
    scene.do(1, "conscript 1", "cancel")
    assert (scene[1].unhappy, scene[1].deployed, scene[1].gold) == (1, 1, 3)


def test_who_could_muster_no_army_is_not_asked() -> None:
    """R8.2"""
    scene = camp(3, 1).soldiers(1, 2, 2).workers(1, 1).begin("deployment").do(0, "raid 2")
    assert scene[1].unhappy == 1  # the third Army takes two Soldiers


def test_the_target_may_tax_before_it_is_raided() -> None:
    """R9.1"""
    scene = camp(3, 1).gold(1, 0).workers(1, 1).begin("deployment").do(0, "raid 2")
    scene.do(1, "tax", "pass")
    assert (scene[1].gold, scene[1].unhappy, scene[0].gold) == (2, 2, 4)


def test_others_are_asked_only_with_an_army() -> None:
    """R8.2"""
    scene = camp(3, 1).workers(2, 9).begin("deployment").do(0, "raid 2")
    assert scene[1].unhappy == 1


def test_the_aggressor_may_conscript_an_army_to_press_on() -> None:
    """R8.12, R9.1"""
    scene = camp(3, 1, 1).workers(0, 1).begin("deployment").do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(0, "press")]
    scene.refused(0, "more")
    scene.do(0, "conscript 1", "more")
    assert (scene[0].deployed, scene[1].unhappy) == (2, 1)


# Engineering


def engineer(armies: int, *others: int) -> Scene:
    return camp(3, armies, *others).science(0, 4, 0, 11)


def test_the_second_action_serves_the_next_operation() -> None:
    """R8.13"""
    scene = engineer(1).begin("deployment").do(0, "barbarians")
    assert scene[0].deployed == 1
    scene.do(0, "raid 2")
    assert (scene[0].deployed, scene[0].happy, scene[1].unhappy) == (1, 1, 1)
    assert scene.asked() == [(-1, "chance")]


def test_the_second_action_is_lost_if_one_is_done() -> None:
    """R8.13"""
    scene = engineer(2).begin("deployment").do(0, "barbarians", "done")
    assert (scene[0].happy, scene[0].deployed) == (1, 1)


def test_the_second_action_stands_against_a_cancel() -> None:
    """R8.2, R8.7: one of the two is cancelled, one is left, and nothing remains for later."""
    scene = engineer(1, 1).begin("deployment").do(0, "raid 2").do(1, "cancel")
    assert scene[1].unhappy == 1
    assert scene.asked() == [(-1, "chance")]


def test_a_cancel_of_an_engineer_counts_twice_against_the_same_operation() -> None:
    """R8.2"""
    scene = camp(3, 2, 1).science(1, 4, 0, 11).begin("deployment").do(0, "raid 2").do(1, "cancel")
    # One more Army would still be cancelled, and two are not there.
    assert scene.events("gives_up") == [(0, 1)]
    strong = camp(3, 4, 1).science(1, 4, 0, 11).begin("deployment").do(0, "raid 2")
    strong.do(1, "cancel").do(0, "more")
    assert (strong[0].deployed, strong[1].unhappy) == (3, 1)


def test_actions_left_over_are_lost_with_an_operation_that_is_given_up() -> None:
    """R8.12"""
    scene = engineer(1, 1, 1).begin("deployment").do(0, "barbarians").do(1, "cancel")
    assert scene.asked() == [(2, "cancel")]
    scene.do(2, "cancel")
    assert (scene[0].happy, scene.asked()) == (0, [(-1, "chance")])


@pytest.mark.parametrize("lower", [10, 11])
def test_engineering_doubles_each_army(lower: int) -> None:
    """R8.7"""
    scene = camp(3, 2).science(0, 4, 0, lower).begin("deployment")
    raids = 0
    while scene.asked() == [(0, "operation")]:
        scene.do(0, "barbarians")
        raids += 1
    assert raids == (2 if lower == 10 else 4)


def test_each_of_the_two_actions_may_be_cancelled_by_the_same_player() -> None:
    """R8.2: what steps in for a cancelled action can be cancelled too."""
    scene = engineer(1, 2).begin("deployment").do(1, "done").do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(1, "cancel")]
    scene.do(1, "cancel")
    assert (scene[1].unhappy, scene[1].deployed) == (0, 2)
