"""Disasters: dice that show 1 are rolled again and fill the grid; the third box of a row hits."""

import pytest

from aevum.games.ascii.data import COLONY
from aevum.games.ascii.rules.empire import RUIN, kind_of, state_of
from aevum.games.ascii.scenes import PHASES, Scene, box, cell

DROUGHTS = ((2, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0))


def struck(result: int, seats: int = 1) -> Scene:
    """Return a scene in which one die shows 1 and one result will be the third of its row."""
    return Scene(seats).dice(1).omens(*[2 * (row == result) for row in range(1, 7)])


# The rolls


def test_only_ones_are_rolled_again() -> None:
    """R6.4"""
    scene = Scene(1).dice(1, 2, 1, 6, 5).begin("disasters").roll(3, 4)
    assert scene.state.faces == [3, 2, 4, 6, 5]
    assert scene.state.rows == [0, 0, 1, 1, 0, 0]


def test_without_ones_nothing_happens() -> None:
    """R6.4"""
    scene = Scene(1).dice(2, 2, 3, 4, 5).begin("disasters")
    assert scene.state.phase == PHASES["development"]
    assert scene.state.rows == [0] * 6


def test_further_ones_are_rolled_until_none_is_left() -> None:
    """R6.4, R6.5: a 1 checks a box of its own row, then is rolled again."""
    scene = Scene(1).dice(1, 1).begin("disasters").roll(1, 6)
    assert scene.state.rows == [1, 0, 0, 0, 0, 1]
    scene.roll(1).roll(2)
    assert scene.state.rows == [2, 1, 0, 0, 0, 1]
    assert scene.state.faces[:2] == [2, 6]


def test_two_dice_with_the_same_result_check_two_boxes() -> None:
    """R6.5"""
    scene = Scene(1).dice(1, 1).begin("disasters").roll(5, 5)
    assert scene.state.rows == [0, 0, 0, 0, 2, 0]


def test_the_rolled_dice_may_be_used_like_the_rest() -> None:
    """R6.4"""
    scene = Scene(1).dice(1).gold(0, 0).begin("disasters").roll(6)
    assert scene.legal(0, "caravan", "1") == ["caravan 1 white1"]


@pytest.mark.parametrize("result", range(1, 7))
def test_the_third_box_strikes_and_no_earlier_one(result: int) -> None:
    """R6.6"""
    scene = Scene(1).dice(1).omens(*[int(row == result) for row in range(1, 7)])
    scene.begin("disasters").roll(result)
    assert scene.events("disaster") == []
    again = struck(result).begin("disasters").roll(result)
    assert again.events("disaster") == [(-1, result - 1)]


def test_a_full_row_is_ignored() -> None:
    """R6.5"""
    scene = Scene(1).dice(1).omens(3, 3, 3, 3, 3, 3).begin("disasters").roll(4)
    assert scene.state.rows == [3] * 6
    assert scene.state.phase == PHASES["development"]


def test_rows_are_resolved_ascending_and_wholly_before_new_ones_are_rolled() -> None:
    """R6.5, R6.4"""
    scene = Scene(1).dice(1, 1, 1).omens(0, 2, 0, 2, 0, 0).begin("disasters").roll(4, 1, 2)
    assert scene.asks()[0].subject == 1  # the Drought of the 2
    scene.do(0, "unhappy")
    assert scene.asks()[0].subject == 3  # the raid of the 4
    scene.do(0, "unhappy", "mark a4")
    assert scene.asked() == [(-1, "chance")]  # only now the new 1
    scene.roll(6)
    assert scene.state.rows == [1, 3, 0, 3, 0, 1]


def test_two_results_can_strike_one_after_the_other() -> None:
    """R6.5"""
    scene = Scene(1).dice(1, 1).omens(0, 0, 0, 0, 1, 2).begin("disasters").roll(5, 5)
    assert scene.state.rows == [0, 0, 0, 0, 3, 2]
    assert scene.events("disaster") == [(-1, 4)]


# Drought


@pytest.mark.parametrize("omens", DROUGHTS)
def test_a_drought_takes_two_workers_or_an_unhappiness(omens: tuple[int, ...]) -> None:
    """R6.7"""
    result = omens.index(2) + 1
    scene = Scene(2).dice(1).omens(*omens).begin("disasters").roll(result)
    assert scene.asked() == [(0, "disaster"), (1, "disaster")]
    scene.do(0, "lose workers").do(1, "unhappy")
    assert (scene[0].workers, scene[0].unhappy) == (1, 0)
    assert scene[0].population == scene[1].population  # their boxes stay marked
    assert (scene[1].workers, scene[1].unhappy) == (3, 1)
    assert [scene[seat].culture for seat in (0, 1)] == [0, 0]


def test_irrigation_keeps_a_drought_off() -> None:
    """R6.7"""
    scene = struck(2, 2).science(0, 4).science(1, 3).begin("disasters").roll(2)
    assert scene.asked() == [(1, "disaster")]
    assert scene.events("immune") == [(0,)]
    scene.do(1, "unhappy")
    assert (scene[0].workers, scene[0].unhappy) == (3, 0)


def test_with_fewer_than_two_workers_a_drought_is_unhappiness() -> None:
    """R6.8: what cannot be paid in full isn't a choice; nobody is asked what is decided."""
    scene = struck(2).workers(0, 1).begin("disasters").roll(2)
    assert (scene[0].workers, scene[0].unhappy) == (1, 1)


# Barbarian raid


def test_a_raid_takes_two_gold_or_an_unhappiness() -> None:
    """R6.9"""
    scene = struck(3, 2).begin("disasters").roll(3)
    scene.refused(0, "defend", "lose workers", "burn 0 3")
    scene.do(0, "lose gold", "leave culture").do(1, "unhappy", "leave culture")
    assert (scene[0].gold, scene[0].gained, scene[0].unhappy) == (1, 3, 0)
    assert (scene[1].gold, scene[1].unhappy) == (3, 1)


def test_one_gold_does_not_buy_the_barbarians_off() -> None:
    """R6.8"""
    scene = struck(3).gold(0, 1).begin("disasters").roll(3)
    scene.refused(0, "lose gold")
    scene.do(0, "tax", "lose gold")  # but a Taxation helps
    assert (scene[0].gold, scene[0].unhappy) == (2, 1)


def test_an_army_prevents_a_raid_whatever_engineering_would_add() -> None:
    """R6.9"""
    scene = struck(4).armies(0, 2).science(0, 4, 0, 11).begin("disasters").roll(4)
    scene.do(0, "defend", "leave culture", "done")
    assert (scene[0].deployed, scene[0].gold, scene[0].unhappy) == (1, 3, 0)
    scene.do(0, "barbarians")
    assert scene[0].deployed == 2  # the second action of the first Army is lost


def test_an_army_may_stay_at_home() -> None:
    """R6.9"""
    scene = struck(4).armies(0, 1).begin("disasters").roll(4)
    assert scene.legal(0, "unhappy")
    assert scene.legal(0, "lose") == ["lose gold"]


def test_a_deployed_army_prevents_nothing_but_a_conscripted_one_does() -> None:
    """R6.8, R6.9"""
    scene = struck(4).armies(0, 0, 1).begin("disasters").roll(4)
    scene.refused(0, "defend")
    scene.do(0, "conscript 1", "defend")
    assert (scene[0].deployed, scene[0].unhappy, scene[0].workers) == (2, 1, 2)


# Fire


def test_a_fire_destroys_a_building_of_ones_choice_with_its_specialist() -> None:
    """R6.10"""
    scene = struck(5).staffed(0, farms=2).built(0, "mine 20 6 empty").begin("disasters").roll(5)
    assert sorted(scene.legal(0, "burn")) == ["burn 0 21", "burn 20 6", "burn 3 21"]
    scene.do(0, "burn 0 21", "leave culture")
    assert scene[0].staffed[0] == 1
    assert state_of(scene[0].buildings[0]) == RUIN
    assert (scene[0].workers, scene[0].unhappy) == (3, 0)


def test_a_burnt_building_is_of_no_use_and_its_space_stays_taken() -> None:
    """R6.10, R4.6"""
    scene = struck(5).dice(1, 6, 6).built(0, "farm 0 3").begin("disasters").roll(5)
    scene.do(0, "burn 0 3", "leave culture")
    scene.refused(0, "farms white2")
    scene.do(0, "build white2", "build white3")
    scene.refused(0, "farm 0 3", "farm 1 3", "farm 1 5")
    scene.refused(0, "staff 0 3", "hire 0 3")


def test_fire_may_take_the_palace_which_is_never_built_again() -> None:
    """R6.10, R4.5"""
    scene = struck(6).dice(1, 6, 6).staffed(0, 1, 1, 1, 1).built(0, "palace 14 5").workers(0, 20)
    scene.begin("disasters").roll(6).do(0, "burn 14 5", "leave culture")
    assert scene[0].building_points() == 2 + 2 + 4 + 4
    scene.do(0, "build white2", "build white3")
    assert scene.legal(0, "palace") == []


def test_fire_takes_no_colony_neither_ones_own_nor_anothers() -> None:
    """R6.10"""
    scene = struck(5, 3).staffed(0, 1).colony(0, 1, 12, 2).colony(2, 0, 0, 2)
    scene.begin("disasters").roll(5)
    assert scene.legal(0, "burn") == ["burn 0 21"]
    scene.refused(0, "burn 0 2", "burn 12 2")
    # Seat 1 has no building of its own: Unhappiness without a question, then its Culture.
    assert scene[1].unhappy == 1
    assert scene.asked() == [(0, "disaster"), (1, "reward"), (2, "reward")]
    assert kind_of(scene[1].buildings[0]) == COLONY


def test_nothing_to_burn_is_unhappiness() -> None:
    """R6.8"""
    scene = struck(5).built(0, "farm 0 3 ruin").begin("disasters").roll(5)
    assert scene.asked() == [(0, "reward")]
    assert scene[0].unhappy == 1


def test_unhappiness_instead_of_a_fire() -> None:
    """R6.10"""
    scene = struck(6).staffed(0, farms=1).begin("disasters").roll(6)
    scene.do(0, "unhappy", "leave culture")
    assert (scene[0].staffed[0], scene[0].unhappy) == (1, 1)


# Culture, and the others


@pytest.mark.parametrize("result", range(1, 7))
def test_raids_and_fires_let_everybody_check_a_box_of_culture(result: int) -> None:
    """R6.11: also those who prevented it."""
    scene = struck(result, 2).staffed(0, farms=1).staffed(1, farms=1).armies(1, 1)
    scene.begin("disasters").roll(result)
    scene.do(0, "unhappy").do(1, "defend" if result in (3, 4) else "unhappy")
    if result >= 3:
        assert scene.asked() == [(0, "reward"), (1, "reward")]
        scene.do(0, "mark d7").do(1, "mark a4")
        assert (scene[0].culture, scene[1].culture) == (1 << box("d7"), 1 << box("a4"))
    if result == 1:
        scene.roll(6)
    assert scene.state.phase == PHASES["announcing"]


def test_players_choose_at_once_each_for_his_own_empire() -> None:
    """R6.6"""
    scene = struck(5, 3).built(0, "farm 0 3").built(1, "farm 0 3").built(2, "farm 0 3")
    scene.begin("disasters").roll(5)
    scene.do(2, "burn 0 3", "mark a4").do(0, "unhappy").do(1, "burn 0 3", "mark a5")
    assert scene.asked() == [(0, "reward")]
    scene.do(0, "mark a6")
    assert [scene[seat].staffed[0] for seat in range(3)] == [1, 0, 0]
    assert [scene[seat].find(cell(0, 3)) for seat in range(3)] == [0, 0, 0]


def test_the_next_row_waits_until_the_last_has_chosen() -> None:
    """R6.6"""
    scene = Scene(2).dice(1, 1).omens(0, 2, 2, 0, 0, 0).begin("disasters").roll(2, 3)
    scene.do(0, "unhappy")
    assert scene.asked() == [(1, "disaster")]
    assert scene.state.rows == [0, 3, 2, 0, 0, 0]
    scene.do(1, "unhappy")
    assert scene.state.rows == [0, 3, 3, 0, 0, 0]
    assert scene.asked() == [(0, "disaster"), (1, "disaster")]


def test_the_grid_is_checked_for_immune_players_too() -> None:
    """R6.6: all grids are the same, so one is kept."""
    scene = struck(2, 2).science(0).science(1).begin("disasters").roll(2)
    assert scene.state.rows == [0, 3, 0, 0, 0, 0]
    assert scene.state.phase == PHASES["announcing"]
