"""Diplomacy: dice are rolled again for as much Gold as there are players."""

import pytest

from aevum.games.ascii.scenes import PHASES, Scene


def gold(scene: Scene) -> list[int]:
    return [scene[seat].gold for seat in range(scene.state.seats)]


def test_everybody_proposes_in_the_order_of_play() -> None:
    """R6.1, R11.1: the most undeployed Armies first, then the most unspent Gold."""
    scene = Scene(4).gold(3, 5).gold(1, 4).armies(2, 1).begin("diplomacy")
    for seat in (2, 3, 1, 0):
        assert scene.asked() == [(seat, "propose")]
        scene.do(seat, "pass")
    assert scene.state.phase == PHASES["announcing"]


def test_any_or_all_dice_may_be_proposed() -> None:
    """R6.1"""
    scene = Scene(3).begin("diplomacy")
    proposals = scene.legal(0, "reroll")
    assert len(set(proposals)) == 31
    assert "reroll white1 white2 white3 green black" in proposals


def test_each_pays_what_he_pledged_once_the_sum_is_there() -> None:
    """R6.2, R6.3"""
    scene = Scene(4).begin("diplomacy").do(0, "reroll white2 green", "pledge 0")
    scene.do(1, "pledge 3").do(2, "pledge 0")
    assert gold(scene) == [3, 3, 3, 3]  # nobody pays before
    scene.do(3, "pledge 1")
    assert gold(scene) == [3, 0, 3, 2]
    scene.roll(6, 5)
    assert scene.state.faces == [2, 6, 4, 5, 3]


def test_the_others_pledge_in_the_order_of_play() -> None:
    """R6.2"""
    scene = Scene(4).gold(3, 5).gold(2, 4).begin("diplomacy").do(3, "pass")
    scene.do(2, "reroll white1", "pledge 1")
    for seat in (3, 0, 1):
        assert scene.asked() == [(seat, "pledge")]
        scene.do(seat, "pledge 0")


def test_nobody_pledges_more_than_is_missing_or_than_he_has() -> None:
    """R6.2"""
    scene = Scene(3).gold(0, 9).gold(1, 1).begin("diplomacy").do(0, "reroll white1")
    assert scene.legal(0, "pledge") == [f"pledge {gold}" for gold in range(4)]
    scene.refused(0, "pledge 4")
    scene.do(0, "pledge 1")
    assert scene.asked() == [(2, "pledge")]
    scene.refused(2, "pledge 3")
    scene.do(2, "pledge 0")
    scene.refused(1, "pledge 2")  # two are missing, but they have one


def test_one_alone_may_pay_and_the_others_are_not_even_asked() -> None:
    """R6.2"""
    scene = Scene(3).gold(0, 3).begin("diplomacy").do(0, "reroll black", "pledge 3")
    assert scene.asked() == [(-1, "chance")]
    assert gold(scene) == [0, 3, 3]


def test_the_others_need_not_agree() -> None:
    """R6.2"""
    scene = Scene(3).begin("diplomacy").do(0, "reroll black", "pledge 2")
    scene.do(1, "pledge 0").do(2, "pledge 1")
    assert scene.asked() == [(-1, "chance")]


def test_a_proposal_that_fails_costs_nothing_and_is_not_made_again() -> None:
    """R6.3"""
    scene = Scene(3).begin("diplomacy").do(0, "reroll black", "pledge 2")
    scene.do(1, "pledge 0").do(2, "pledge 0")
    assert gold(scene) == [3, 3, 3]
    assert scene.events("fails") == [(0, 16)]
    assert scene.asked() == [(1, "propose")]
    scene.do(1, "pass").do(2, "pass")
    assert scene.state.phase == PHASES["announcing"]  # seat 0 was not asked again


def test_after_a_reroll_everybody_may_propose_again_from_the_top() -> None:
    """R6.3"""
    scene = Scene(3).gold(2, 9).begin("diplomacy")
    scene.do(2, "pass").do(0, "reroll black", "pledge 0").do(2, "pledge 0").do(1, "pledge 0")
    scene.do(1, "reroll green", "pledge 3").roll(5)
    assert scene.asked() == [(2, "propose")]
    scene.do(2, "pass")
    assert scene.asked() == [(0, "propose")]  # who had failed


def test_the_order_of_play_is_fixed_as_the_phase_begins() -> None:
    """R11.2: Seat 0 is poor after it paid, and still first."""
    scene = Scene(3).gold(0, 5).gold(1, 4).begin("diplomacy")
    scene.do(0, "reroll black", "pledge 3").roll(5)
    assert scene.asked() == [(0, "propose")]


def test_dice_are_rerolled_any_number_of_times() -> None:
    """R6.1"""
    scene = Scene(2).gold(0, 9).begin("diplomacy")
    for face in (1, 6, 1):
        scene.do(0, "reroll white1", "pledge 2").roll(face)
        assert scene.state.faces[0] == face
    assert gold(scene) == [3, 3]


def test_ones_of_diplomacy_check_no_box_of_the_disaster_grid() -> None:
    """R6.4: Disasters come after Diplomacy, so a 1 that is rerolled now does no harm."""
    scene = Scene(2).dice(1, 1).begin("diplomacy").do(0, "reroll white1 white2", "pledge 2")
    scene.roll(5, 6)
    assert scene.state.rows == [0] * 6
    scene.do(0, "pass").do(1, "pass")
    assert scene.state.phase == PHASES["announcing"]


def test_who_has_no_gold_may_still_propose() -> None:
    """R6.2: the others may pay for it all."""
    scene = Scene(3).gold(0, 0).begin("diplomacy").do(1, "pass").do(2, "pass")
    scene.do(0, "reroll white1", "pledge 0").do(1, "pledge 3")
    assert gold(scene) == [0, 0, 3]


def test_a_taxation_may_pay_for_a_pledge() -> None:
    """R9.1, R6.2"""
    scene = Scene(3).gold(1, 0).begin("diplomacy").do(0, "reroll white1", "pledge 0")
    scene.do(2, "pledge 0")
    assert scene.asked() == [(1, "pledge")]
    scene.refused(1, "pledge 3")
    scene.do(1, "tax", "pledge 3")
    assert (scene[1].gold, scene[1].unhappy) == (0, 1)


def test_whoever_can_neither_pay_nor_tax_is_passed_over() -> None:
    """R6.2"""
    scene = Scene(3).gold(2, 0).mood(2, unhappy=10).begin("diplomacy")
    scene.do(0, "reroll white1", "pledge 0").do(1, "pledge 0")
    assert scene.events("fails") == [(0, 1)]


@pytest.mark.parametrize("seats", range(1, 8))
def test_a_reroll_costs_as_much_gold_as_there_are_players(seats: int) -> None:
    """R6.1"""
    scene = Scene(seats).gold(0, 9).begin("diplomacy").do(0, "reroll white1")
    if seats > 1:
        scene.do(0, f"pledge {seats}")
    assert scene[0].gold == 9 - seats


def test_alone_a_reroll_is_paid_at_once_and_only_with_gold() -> None:
    """R6.3, R12.1"""
    scene = Scene(1).gold(0, 1).begin("diplomacy").do(0, "reroll white1 black").roll(6, 6)
    assert scene[0].gold == 0
    assert scene.legal(0, "reroll") == []
    scene.refused(0, "reroll white1")
    scene.do(0, "tax", "reroll white1").roll(5)
    assert (scene[0].gold, scene[0].unhappy) == (2, 1)


def test_after_diplomacy_come_the_disasters() -> None:
    """R2.1"""
    scene = Scene(2).dice(1).begin("diplomacy").do(0, "pass").do(1, "pass")
    assert (scene.state.phase, scene.asked()) == (PHASES["disasters"], [(-1, "chance")])
