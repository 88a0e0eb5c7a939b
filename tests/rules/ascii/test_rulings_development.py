"""Rulings 10 to 14, 21 to 23 and 36: dice, Gold, rewards and their chains."""

import pytest

from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.moves import BOX
from aevum.games.ascii.scenes import Scene, box

POPULATION, GOLD, MILITARY = AS_PRINTED.population, AS_PRINTED.gold, AS_PRINTED.military


def has(scene: Scene, name: str, seat: int = 0) -> bool:
    """Return whether a box of the Culture grid is checked."""
    return scene[seat].culture >> box(name) & 1 == 1


def test_ruling_10_a_garrison_takes_a_worker_for_each_soldier() -> None:
    """R4.11: without Workers there are fewer Soldiers."""
    scene = Scene(1).workers(0, 2).dice(3).staffed(0, garrisons=3)
    assert scene.legal(0, "garrisons", "white1") == [
        "garrisons white1 for 1",
        "garrisons white1 for 2",
    ]
    scene.do(0, "garrisons white1 for 2")
    assert (scene[0].workers, scene[0].military) == (0, 2)
    assert scene.legal(0, "garrisons") == []


def test_ruling_10_a_bought_soldier_takes_no_worker() -> None:
    """R5.5"""
    scene = Scene(1).workers(0, 1).do(0, "buy soldier")
    assert (scene[0].workers, scene[0].military, scene[0].gold) == (1, 1, 0)


def test_ruling_11_one_die_works_all_buildings_of_a_type_once() -> None:
    """R4.10, R4.11: and no other type; empty ones do nothing."""
    scene = Scene(1).dice(2, 5, 6).staffed(0, farms=3, mines=2).built(0, "farm 0 3 empty")
    scene.do(0, "farms white1")
    assert (scene[0].workers, scene[0].gold) == (6, 3)
    scene.do(0, "mines white2", "farms white3")
    assert (scene[0].workers, scene[0].gold) == (9, 5)


def test_ruling_11_production_may_be_declined() -> None:
    """R5.6: a box of Science may be left, and a number of Soldiers is chosen."""
    scene = Scene(1).dice(4).staffed(0, schools=2).science(0).do(0, "schools white1")
    scene.do(0, "leave science", "science lower")
    assert (scene[0].upper, scene[0].lower) == (0, 1)
    assert scene.asked() == [(0, "develop")]


@pytest.mark.parametrize(("kind", "move"), [("farms", "farms white1"), ("mines", "mines white1")])
def test_ruling_11_the_last_box_may_be_spared(kind: str, move: str) -> None:
    """R5.6: Farms and Mines that would check their `!` need not."""
    scene = Scene(1).dice(5).staffed(0, farms=3, mines=3)
    scene.workers(0, 3, population=POPULATION - 2).gold(0, 3, gained=GOLD - 2)
    spared = scene.legal(0, kind, "white1")
    assert spared == [move, f"{move} sparing"]
    scene.do(0, f"{move} sparing")
    more = (1, 0) if kind == "farms" else (0, 1)
    assert (scene[0].population - POPULATION + 2, scene[0].gained - GOLD + 2) == more


def test_ruling_12_gold_changes_a_die_for_oneself_only() -> None:
    """R3.5, R3.6"""
    scene = Scene(2).dice(3).staffed(0, mines=1).staffed(1, mines=1).gold(1, 0)
    scene.do(0, "mines white1")
    assert scene[0].gold == 3 - 2 + 1
    assert scene.state.faces[0] == 3
    scene.refused(1, "mines white1")


def test_ruling_12_there_is_no_ceiling_for_construction() -> None:
    """R3.5"""
    scene = Scene(1).dice(6).do(0, "build white1 plus 3")
    assert (scene[0].lines, scene[0].gold) == (6 + 3 + 3, 0)


def test_ruling_12_a_die_goes_down_too() -> None:
    """R3.5: to the 2 of b2 from a 5, and with less Gold not."""
    scene = Scene(1).dice(5).gold(0, 2)
    scene.refused(0, "culture b2 white1")
    scene = Scene(1).dice(5).gold(0, 3).do(0, "culture b2 white1")
    assert scene[0].gold == 0
    assert has(scene, "b2")


def test_ruling_12_what_gains_nothing_is_not_offered() -> None:
    """R3.6: a use of a die has one price, but for construction."""
    scene = Scene(1).dice(6).staffed(0, farms=1)
    assert scene.legal(0, "farms", "white1") == ["farms white1"]
    assert len(scene.legal(0, "build", "white1")) == 4


def test_ruling_13_gold_beyond_the_track_is_lost() -> None:
    """R1.5: and spent circles never come back."""
    scene = Scene(1).dice(5).staffed(0, mines=4).gold(0, 0, gained=GOLD - 1)
    scene.do(0, "mines white1")
    assert (scene[0].gold, scene[0].gained) == (1, GOLD)
    scene.do(0, "build white2 plus 1").refused(0, "mines white3")
    assert (scene[0].gold, scene[0].gained) == (0, GOLD)


def test_ruling_14_three_gold_buy_a_box() -> None:
    """R5.5: as often as one can pay; of Science the next box of the trunk, then of a branch."""
    scene = Scene(1).gold(0, 13).science(0, trunk=3)
    assert scene.legal(0, "buy") == [
        "buy trunk",
        *[f"buy culture {name}" for name in BOX.words],
        "buy soldier",
    ]
    scene.do(0, "buy trunk", "buy lower", "buy upper", "buy culture a7")
    assert (scene[0].trunk, scene[0].upper, scene[0].lower, scene[0].gold) == (4, 1, 1, 1)
    assert has(scene, "a7")
    assert scene.legal(0, "buy") == []


@pytest.mark.parametrize("phase", ["diplomacy", "disasters", "deployment"])
def test_ruling_14_nothing_is_bought_outside_development(phase: str) -> None:
    """R5.5"""
    scene = Scene(3).gold(0, 20).armies(0, 1).dice(1).omens(0, 0, 2, 0, 0, 0).begin(phase)
    if phase == "disasters":
        scene.roll(3)
    scene.refused(0, "buy trunk", "buy soldier", "buy culture a4", "hire 0 3")


def test_ruling_21_chains_go_deep_first() -> None:
    """R5.7: the last box of column 4 gives Gold and Science, that is Writing, that is Culture."""
    scene = Scene(1).dice(5).science(0, trunk=1).column(0, 4, "a4").do(0, "culture a4 white1")
    assert (scene[0].gold, scene[0].trunk) == (4, 2)
    assert scene.asked() == [(0, "reward")]
    scene.do(0, "mark c1")
    assert has(scene, "c1")
    assert scene.asked() == [(0, "develop")]


def test_ruling_21_a_chain_comes_before_the_rest_of_what_brought_it() -> None:
    """R5.7: two Schools; the first box is Writing, and its Culture comes before the second."""
    scene = Scene(1).dice(4).staffed(0, schools=2).science(0, trunk=1).do(0, "schools white1")
    assert scene[0].trunk == 2
    scene.do(0, "mark d1")
    assert scene[0].trunk == 3


def test_ruling_21_the_player_orders_what_waits_together() -> None:
    """R5.7: two boxes of Culture of a Caravan, of which the first fills a column with Science."""
    scene = Scene(1).dice(6).caravan(0, 4, 4).science(0).column(0, 3, "b3")
    scene.do(0, "caravan 4 white1", "mark b3")
    assert scene[0].workers == 4
    assert scene.legal(0, "science") == ["science upper", "science lower"]
    scene.do(0, "science upper", "mark a4")
    assert (scene[0].upper, has(scene, "a4")) == (1, True)


def test_ruling_22_a_column_has_only_its_printed_boxes() -> None:
    """R5.3: the first has two."""
    scene = Scene(1).dice(4).culture(0, "c1").do(0, "culture d1 white1")
    assert (scene[0].workers, scene[0].gold) == (4, 4)
    assert scene.events("column") == [(0, 0)]


def test_ruling_23_caravan_gold_goes_to_neighbours() -> None:
    """R5.4, R5.9: of five players to two, when all are done."""
    scene = Scene(5).dice(6).caravan(2, 1, 1).do(2, "caravan 1 white1")
    assert (scene[2].happy, scene[2].gold) == (1, 6)
    assert [scene[seat].gold for seat in (0, 1, 3, 4)] == [3, 3, 3, 3]
    assert scene.events("arrives") == [(2, 0)]
    scene.each("done")
    assert [scene[seat].gold for seat in (0, 1, 3, 4)] == [3, 4, 4, 3]


def test_ruling_23_navigation_counts_as_development_began() -> None:
    """R5.9: seat 0 knew it before, seat 4 learns it now."""
    scene = Scene(5).dice(6).caravan(2, 1, 1).science(0, lower=2).science(4, lower=1)
    scene.do(4, "buy lower").do(2, "caravan 1 white1").each("done")
    assert scene[4].sails()
    assert [scene[seat].gold for seat in (0, 4)] == [4, 0]


def test_ruling_23_the_finishers_own_navigation_brings_others_nothing() -> None:
    """R7.1: what counts is the others' Reach to the player."""
    scene = Scene(5).dice(6).caravan(2, 1, 1).science(2, lower=2)
    scene.do(2, "caravan 1 white1").each("done")
    assert [scene[seat].gold for seat in (0, 1, 3, 4)] == [3, 4, 4, 3]


def test_ruling_36_everybody_has_one_question_of_his_own() -> None:
    """R5.1"""
    scene = Scene(4).begin()
    assert scene.asked() == [(seat, "develop") for seat in range(4)]


def test_ruling_36_done_is_final() -> None:
    """R5.1"""
    scene = Scene(3).begin().do(1, "done")
    assert scene.asked() == [(0, "develop"), (2, "develop")]
    scene.refused(1, "build white1", "buy trunk", "done")


def test_ruling_36_all_gold_is_booked_before_unhappiness() -> None:
    """R5.9: both are told at once and marked when the last is done."""
    scene = Scene(3).dice(6, 6).caravan(0, 1, 1).colony(0, 1, 0, 2).staffed(1, farms=2)
    scene.do(0, "caravan 1 white1", "colonies white2", "use farms")
    assert (scene[1].gold, scene[1].unhappy, scene[0].workers) == (3, 0, 5)
    assert scene.events("uses") == [(0, 1, 0)]
    scene.each("done")
    kinds = [(event.kind, event.seat) for event in scene.told]
    assert kinds.index(("gold", 2)) < kinds.index(("unhappy", 1))
    assert (scene[1].gold, scene[1].unhappy) == (4, 1)


def test_ruling_36_colonies_use_hosts_as_development_began() -> None:
    """R8.5: what the host staffs now counts from the next turn."""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2).built(1, "farm 14 4", "farm 18 4 empty")
    scene.do(1, "staff 18 4").do(0, "colonies white1", "use farms")
    assert scene[0].workers == 4


def test_ruling_36_a_full_track_takes_nothing_more() -> None:
    """R1.5, ruling 33: no Soldier, and the Worker stays."""
    scene = Scene(1).dice(3).staffed(0, garrisons=1).soldiers(0, MILITARY)
    assert scene.legal(0, "garrisons") == scene.legal(0, "conscript") == []
    assert "buy soldier" not in scene.legal(0)
