"""Picking: who may, what becomes of the card, and what stands in the way (R3)."""

from aevum.core.state import NONE
from aevum.games.chronos.scenes import Scene


def test_alone_one_picks_the_top_card() -> None:
    """R3.1, R1.3: the next card comes to light."""
    scene = Scene().pile(1, "50", "hydra").timer("1a", "pile1").do(0, "take 1a pile2")
    assert scene.cards(0) == ["50"]
    assert scene.top(1) == "hydra"
    assert scene.where("1a") == "pile2"


def test_another_timer_keeps_the_card() -> None:
    """R3.1, R3.4: the move stands without the card."""
    scene = Scene().pile(1, "50").timer("1a", "pile1").timer("2a", "pile1", left=5_000)
    scene.do(0, "take 1a front")
    assert (scene.cards(0), scene.top(1), scene.where("1a")) == ([], "50", "front")
    assert [event.args for event in scene.events("nothing")] == [[0, 0]]


def test_an_own_timer_is_company_too() -> None:
    """R3.1"""
    scene = Scene().pile(1, "50").timer("1a", "pile1").timer("1b", "pile1")
    scene.do(0, "take 1a front")
    assert scene.cards(0) == []
    scene.do(0, "take 1b front")
    assert scene.cards(0) == ["50"]


def test_picking_is_free() -> None:
    """R3.2"""
    scene = Scene().pile(1, "50").timer("1a", "pile1").do(0, "go 1a front")
    assert (scene.cards(0), scene.top(1)) == ([], "50")


def test_cards_lie_in_the_order_in_which_they_came() -> None:
    """R3.3, R1.6"""
    scene = Scene().pile(1, "50", "hydra", "10").timer("1a", "pile1")
    for moment in (0, 30_000, 60_000):
        scene.do(0, "take 1a pile1", at=moment)
    assert scene.cards(0) == ["50", "hydra", "10"]
    scene.refused(0, "pay 50")


def test_winds_lie_beside() -> None:
    """R3.3: equal ones together."""
    scene = Scene().pile(1, "north", "north", "east").timer("1a", "pile1")
    for moment in (0, 30_000, 60_000):
        scene.do(0, "take 1a pile1", at=moment)
    assert scene.winds(0) == ["north", "north", "east"]
    assert scene.cards(0) == []


def test_plagues_are_discarded() -> None:
    """R3.3"""
    scene = Scene().pile(1, "starvation").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    assert scene.thrown() == ["starvation"]
    assert scene.cards(0) == []
    scene.do(0, "starve 2")


def test_back_onto_the_same_pile_is_onto_the_new_card() -> None:
    """R2.6"""
    scene = Scene().pile(1, "20", "100").timer("1a", "pile1").do(0, "take 1a pile1")
    assert (scene.cards(0), scene.top(1), scene.where("1a")) == (["20"], "100", "pile1")


def test_not_back_onto_a_pile_whose_last_card_one_picks() -> None:
    """R3.5, R2.8"""
    scene = Scene().pile(2, "50").height(2, 1).timer("1a", "pile2")
    scene.refused(0, "take 1a pile2")
    assert "go 1a pile2" in scene.legal(0)
    scene.do(0, "take 1a pile3")
    assert (scene.cards(0), scene.top(2)) == (["50"], "")
    assert scene.state.tops[1] == NONE
    scene.refused(1, "go 2a pile2")


def test_back_onto_a_last_card_that_one_does_not_get() -> None:
    """R3.4, R3.5: with company there is a card left to stand on."""
    scene = Scene().pile(2, "50").height(2, 1).timer("1a", "pile2").timer("2a", "pile2")
    scene.do(0, "take 1a pile2")
    assert (scene.cards(0), scene.where("1a")) == ([], "pile2")


def test_a_taken_city_refuses_the_whole_move() -> None:
    """R3.5"""
    scene = Scene().pile(1, "50").timer("1a", "pile1").timer("2a", "city1")
    scene.refused(0, "take 1a city1")
    assert (scene.where("1a"), scene.top(1), scene.cards(0)) == ("pile1", "50", [])


def test_a_timer_of_an_instant_before_keeps_the_card() -> None:
    """R3.6"""
    scene = Scene().pile(1, "50").do(0, "go 1a pile1", at=0)
    scene.do(1, "go 2a pile1", at=29_999).do(0, "take 1a pile1", at=30_000)
    assert scene.cards(0) == []


def test_nothing_is_picked_from_the_pile_with_the_cube_of_troy() -> None:
    """R3.4, R11.7"""
    scene = Scene(cities=("TROY", "ATHENS")).cube("TROY", 1).pile(1, "50").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    assert (scene.cards(0), scene.where("1a")) == ([], "pile2")
    assert [event.args for event in scene.events("nothing")] == [[0, 1]]


def test_a_forbidden_card_stays_and_the_move_stands() -> None:
    """R3.4, R9.2, R11.10"""
    scene = Scene(cities=("SANTORINI", "ATHENS"), gods=("DIONYSUS",)).owns(1, "DIONYSUS")
    scene.timer("2a", "city1").pile(1, "hydra").pile(2, "north")
    scene.timer("1a", "pile1").timer("1b", "pile2")
    scene.do(0, "take 1a front", "take 1b front")
    assert (scene.cards(0), scene.winds(0)) == ([], [])
    assert (scene.top(1), scene.top(2)) == ("hydra", "north")
    assert [event.args for event in scene.events("nothing")] == [[0, 2], [1, 2]]


def test_piles_are_as_equal_as_can_be() -> None:
    """R1.3"""
    for seats in (3, 4, 5, 6):
        scene = Scene(seats)
        heights = [scene.state.height(pile) for pile in range(9)]
        assert sum(heights) == 110
        assert [height > 0 for height in heights].count(True) == seats + 3
        in_use = heights[: seats + 3]
        assert max(in_use) - min(in_use) <= 1
