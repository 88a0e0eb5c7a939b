"""Rulings 24 and 25: Engineering, and how operations are declared and cancelled."""

from tests.rules.ascii.warfare import ready, settler, war

# 24: Engineering


def test_ruling_24_engineering_doubles_each_army() -> None:
    """R8.7, R8.13: one Army, two raids; the second needs no other."""
    scene = war().armies(0, 1).science(0, lower=11).begin("deployment").do(0, "barbarians")
    assert (ready(scene), scene.asked()) == ([0, 0, 0], [(0, "operation")])
    scene.do(0, "raid 2")
    assert (scene[0].happy, scene[0].gold, scene[1].gold) == (1, 5, 2)


def test_ruling_24_one_engineered_army_founds_a_colony() -> None:
    """R8.7"""
    scene = settler(war(), armies=1).science(0, lower=11).begin("deployment")
    scene.do(0, "colonise 2", "found 0 2")
    assert scene[0].colonies == 1


def test_ruling_24_an_engineered_army_cancels_twice() -> None:
    """R8.2: both actions of a Colony."""
    scene = settler(war(), armies=3).armies(1, 1).science(1, lower=11).begin("deployment")
    scene.do(0, "colonise 2").do(1, "cancel")
    assert scene.events("gives_up") == [(0, 2)]
    assert ready(scene) == [1, 0, 0]


def test_ruling_24_a_surplus_cancel_stands_against_the_same_operation() -> None:
    """R8.2, R8.12: a raid that lost two actions takes two more Armies, no later one does."""
    scene = war().armies(0, 4).armies(1, 1).science(1, lower=11).begin("deployment")
    scene.do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(0, "press")]
    scene.do(0, "more")
    assert (ready(scene)[0], scene[1].unhappy) == (1, 1)
    scene.do(0, "raid 2")
    assert (ready(scene)[0], scene[1].unhappy) == (0, 2)


# 25: the protocol


def test_ruling_25_operations_come_one_at_a_time_in_the_order_of_play() -> None:
    """R8.1, R11.1: most Armies, then most Gold; the order stays though Armies are used up."""
    scene = war(4).armies(2, 2).armies(0, 1).armies(3, 1).gold(3, 9).begin("deployment")
    assert scene.asked() == [(2, "operation")]
    scene.do(2, "barbarians").do(3, "pass").do(0, "pass")
    assert scene.asked() == [(2, "operation")]
    scene.do(2, "done")
    assert scene.asked() == [(3, "operation")]
    scene.do(3, "barbarians").do(2, "pass").do(0, "pass")
    assert scene.asked() == [(0, "operation")]


def test_ruling_25_who_is_done_may_still_cancel() -> None:
    """R8.1"""
    scene = war().armies(0, 2).armies(1, 1).begin("deployment").do(0, "done")
    scene.do(1, "raid 3").do(0, "cancel")
    assert (ready(scene), scene[2].unhappy) == ([1, 0, 0], 0)


def test_ruling_25_who_has_no_army_is_passed_over() -> None:
    """R8.1"""
    scene = war().begin("deployment")
    assert scene.asked()[0] == (-1, "chance")  # the dice of the next turn


def test_ruling_25_only_the_target_and_who_reaches_it_may_cancel() -> None:
    """R8.2: of five, seat 3 neither is seat 1 nor beside it; with Navigation it may."""
    scene = war(5)
    for seat in range(5):
        scene.armies(seat, 1)
    scene.gold(0, 9).begin("deployment").do(0, "raid 2")
    assert scene.asked() == [(1, "cancel")]
    scene.do(1, "pass")
    assert scene.asked() == [(2, "cancel")]
    scene.do(2, "pass")
    assert scene[1].unhappy == 1
    scene = war(5).armies(0, 2).armies(3, 1).science(3, lower=2).begin("deployment")
    assert scene.do(0, "raid 2").asked() == [(3, "cancel")]


def test_ruling_25_everybody_may_cancel_a_raid_on_the_barbarians() -> None:
    """R7.3, R8.8"""
    scene = war(6).armies(0, 2).armies(3, 1).begin("deployment").do(0, "barbarians")
    assert scene.asked() == [(3, "cancel")]
    scene.do(3, "cancel").do(0, "more")
    assert (scene[0].gold, scene[0].happy, ready(scene)[0]) == (4, 1, 0)


def test_ruling_25_the_target_may_conscript_an_army_at_once() -> None:
    """R8.2, R9.1"""
    scene = war().armies(0, 1).workers(1, 1).begin("deployment").do(0, "raid 2")
    assert scene.asked() == [(1, "cancel")]
    assert scene.legal(1) == ["pass", "tax", "conscript 1"]
    scene.do(1, "conscript 1", "cancel")
    assert (scene[1].unhappy, scene[1].gold, scene[1].deployed) == (1, 3, 1)


def test_ruling_25_a_cancel_cannot_be_cancelled() -> None:
    """R8.2: after it the aggressor is asked, nobody else."""
    scene = war().armies(0, 2).armies(1, 1).armies(2, 1).begin("deployment")
    scene.do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(0, "press")]


def test_ruling_25_more_armies_open_a_new_round_of_cancels() -> None:
    """R8.12: Carthage with three Armies founds its Colony against one of Rome."""
    scene = settler(war(), armies=3).armies(1, 1).begin("deployment")
    scene.do(0, "colonise 2").do(1, "cancel").do(0, "more", "found 13 2")
    assert (ready(scene), scene[0].colonies) == ([0, 0, 0], 1)
    scene = war().armies(0, 2).armies(1, 2).begin("deployment").do(0, "raid 2").do(1, "cancel")
    assert scene.do(0, "more").asked() == [(1, "cancel")]


def test_ruling_25_giving_up_loses_what_is_left() -> None:
    """R8.12: the action that stood, and Armies stay deployed."""
    scene = settler(war(), armies=3).armies(1, 1).begin("deployment")
    scene.do(0, "colonise 2").do(1, "cancel").do(0, "stop")
    assert (ready(scene), scene[0].deployed, scene[0].colonies) == ([1, 0, 0], 2, 0)
    assert scene.asked() == [(0, "operation")]


def test_ruling_25_who_lacks_armies_gives_up_by_itself() -> None:
    """R8.12"""
    scene = settler(war()).armies(1, 1).begin("deployment").do(0, "colonise 2").do(1, "cancel")
    assert scene.events("gives_up") == [(0, 2)]
    assert scene[0].colonies == 0


def test_ruling_25_the_aggressor_comes_first_when_an_action_lacks() -> None:
    """R8.2: seat 2, who has Reach too, is asked only about the next try."""
    scene = war().armies(0, 3).armies(1, 1).armies(2, 1).begin("deployment")
    scene.do(0, "raid 2").do(1, "cancel").do(0, "more")
    assert scene.asked() == [(2, "cancel")]


def test_ruling_25_what_steps_in_can_be_cancelled_too() -> None:
    """R8.2: Engineering leaves an action, and who has cancelled may cancel that as well."""
    scene = war().armies(0, 1).science(0, lower=11).armies(1, 2).science(0, lower=11)
    scene.gold(0, 9).begin("deployment").do(1, "done").do(0, "raid 2").do(1, "cancel")
    assert scene.asked() == [(1, "cancel")]
    scene.do(1, "cancel")
    assert (scene[1].unhappy, scene.events("gives_up")) == (0, [(0, 1)])


def test_ruling_25_the_aggressor_may_conscript_to_go_on() -> None:
    """R8.12, R9.1"""
    scene = war().armies(0, 1).workers(0, 1).armies(1, 1).gold(0, 9).begin("deployment")
    scene.do(0, "raid 2").do(1, "cancel")
    assert scene.legal(0) == ["stop", "tax", "conscript 1"]
    scene.do(0, "conscript 1", "more")
    assert (scene[1].unhappy, scene[0].unhappy) == (1, 1)


def test_ruling_25_engineering_left_over_serves_the_next_operation_only() -> None:
    """R8.13: after a raid one action is left; with one Army more it founds a Colony."""
    scene = settler(war()).science(0, lower=11).begin("deployment").do(0, "barbarians")
    assert ready(scene)[0] == 1
    scene.do(0, "colonise 2", "found 0 2")
    assert (ready(scene)[0], scene.asked()) == (0, [(0, "operation")])
    assert scene.legal(0, "colonise") == []
    scene.do(0, "barbarians")
    assert scene.asked()[0] == (-1, "chance")


def test_ruling_25_engineering_left_over_is_lost_when_done() -> None:
    """R8.13: nothing is left in the next turn."""
    scene = war().armies(0, 1).science(0, lower=11).begin("deployment")
    scene.do(0, "barbarians", "done").go_on("development").each("done")
    assert (scene.state.turn, scene[0].happy) == (3, 1)


def test_ruling_25_a_colony_is_declared_only_where_it_could_stand() -> None:
    """R8.10: without Gold on plains only, and none are free on the west bank of seat 1."""
    scene = settler(war()).gold(0, 0).built(1, "farm 2 5", "farm 8 5").begin("deployment")
    assert scene.legal(0, "colonise") == ["colonise 2", "colonise 3"]
    scene = settler(war()).gold(0, 0)
    scene.built(1, "farm 13 5", "farm 18 5", "farm 23 5", "farm 13 8", "farm 18 8", "farm 23 8")
    assert scene.begin("deployment").legal(0, "colonise") == ["colonise 3"]


def test_ruling_25_a_colony_in_mountains_is_paid_when_it_succeeds() -> None:
    """R8.10: and costs nothing if it fails."""
    scene = settler(war()).armies(1, 1).begin("deployment").do(0, "colonise 2").do(1, "cancel")
    assert scene[0].gold == 3
    scene = settler(war()).begin("deployment").do(0, "colonise 2", "found 14 11")
    assert scene[0].gold == 2
