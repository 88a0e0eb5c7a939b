"""Warriors (R13)."""

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import RING, active, may_act, wonders


def corners(scene: Scene, verb: str, *places: str) -> list[str]:
    """Return these corners as moves, in the order in which the game lists them."""
    return [f"{verb} {corner}" for corner in sorted(scene.corner(place) for place in places)]


def test_a_warrior_is_built_at_an_end_of_an_own_road() -> None:
    """R13.1, R6.1: not at another's road, and villages nearby do not matter."""
    scene = wonders().village(0, "0,0 N").road(0, "0,0 NE", "0,0 E").road(1, "0,0 W")
    scene.village(1, "0,0 SW").hand(0, wool=1, ore=1).acting(0)
    assert scene.legal(0, "warrior") == corners(scene, "warrior", "0,0 NE", "0,0 SE")
    scene.do(0, "warrior 0,0 NE")
    assert scene.piece("0,0 NE") == (0, "warrior 1")
    assert not active(scene, "0,0 NE")
    assert scene.hand_of(0) == {}


@pytest.mark.parametrize("hand", [{"wool": 1}, {"ore": 1}])
def test_a_warrior_costs_a_wool_and_an_ore(hand: dict[str, int]) -> None:
    """R13.1, R6.1"""
    scene = wonders().road(0, "0,0 NE").hand(0, **hand).acting(0)
    assert scene.legal(0, "warrior") == []


def test_there_are_two_warriors_of_each_strength() -> None:
    """R13.2"""
    scene = wonders().road(0, *RING).hand(0, wool=9, ore=9)
    scene.warrior(0, "0,0 N").warrior(0, "0,0 NE").acting(0)
    assert scene.legal(0, "warrior") == []
    scene.do(0, "upgrade 0,0 N", "warrior 0,0 S")
    scene.do(0, "upgrade 0,0 S", "warrior 0,0 SW")
    scene.refused(0, "upgrade 0,0 NE")
    assert scene.legal(0, "warrior") == []


def test_a_step_up_costs_as_much_as_a_warrior() -> None:
    """R13.2, R6.1"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N").hand(0, wool=1, ore=1).acting(0)
    scene.do(0, "upgrade 0,0 N")
    assert scene.piece("0,0 N") == (0, "warrior 2")
    assert scene.hand_of(0) == {}


def test_one_warrior_may_rise_twice_in_a_turn_and_no_further() -> None:
    """R13.3, A15"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N").levels(0, military=3)
    scene.hand(0, wool=3, ore=3).acting(0).do(0, "upgrade 0,0 N", "upgrade 0,0 N")
    assert scene.piece("0,0 N") == (0, "warrior 3")
    scene.refused(0, "upgrade 0,0 N")


@pytest.mark.parametrize("awake", [True, False])
def test_a_step_up_keeps_a_warrior_as_active_as_it_was(awake: bool) -> None:
    """R13.3"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=awake)
    scene.hand(0, wool=1, ore=1).acting(0).do(0, "upgrade 0,0 N")
    assert may_act(scene, "0,0 N") == awake
    assert scene.can(0, "march 0,0 N") == awake


def test_a_warrior_acts_from_the_turn_after_its_activation() -> None:
    """R13.4, R13.5, example 25"""
    scene = wonders(2).road(0, "0,0 NE", "0,0 E").hand(0, wool=1, ore=1, wheat=2).acting(0)
    scene.do(0, "warrior 0,0 N", "activate 0,0 N")
    assert active(scene, "0,0 N")
    scene.refused(0, "march 0,0 N")
    scene.do(0, "end").roll(1, 1).do(1, "end").roll(1, 1)
    scene.do(0, "march 0,0 N", "corner 0,0 SE")
    assert not active(scene, "0,0 SE")
    scene.do(0, "activate 0,0 SE")
    assert active(scene, "0,0 SE")
    assert scene.hand_of(0) == {}
    scene.refused(0, "march 0,0 SE")


def test_activating_costs_a_wheat_and_is_for_the_inactive() -> None:
    """R13.4, R6.1"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N").warrior(0, "0,0 NE", active=True)
    scene.town(0, "0,0 S").acting(0).refused(0, "activate 0,0 N")
    scene.hand(0, wheat=1)
    assert scene.legal(0, "activate") == corners(scene, "activate", "0,0 N")


def test_a_step_up_does_not_let_a_warrior_act_that_was_activated_in_this_turn() -> None:
    """R13.4, A14"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", roused=True)
    scene.hand(0, wool=1, ore=1).acting(0).do(0, "upgrade 0,0 N")
    scene.refused(0, "march 0,0 N")


def test_before_the_roll_a_warrior_does_nothing() -> None:
    """R4.2, R13.5"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=True).before_roll(0)
    assert scene.legal(0) == ["roll"]


def test_a_warrior_moves_through_empty_and_own_corners() -> None:
    """R13.6: a town of their own lies between, one of an opponent ends the way."""
    scene = wonders().road(0, *RING[:5]).warrior(0, "0,0 N", active=True)
    scene.town(0, "0,0 NE").town(1, "0,0 S").acting(0)
    scene.do(0, "march 0,0 N")
    assert scene.piece("0,0 SE") == (0, "warrior 1")  # R1.8: there is no other corner
    assert scene.piece("0,0 N") == (-1, "")
    assert not active(scene, "0,0 SE")


def test_without_a_place_to_go_there_is_no_move() -> None:
    """R13.6: the roads of an opponent aren't a way."""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=True).village(0, "0,0 NE")
    scene.road(1, "0,0 NW").acting(0)
    assert scene.legal(0, "march") == []


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"), [(1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)]
)
def test_only_a_strictly_weaker_warrior_is_displaced(mine: int, theirs: int, allowed: bool) -> None:
    """R13.6: active or not does not matter; what lies behind it stays out of reach."""
    scene = wonders().road(0, *RING[:4]).warrior(0, "0,0 N", mine, active=True)
    scene.warrior(0, "0,0 NE").warrior(1, "0,0 SE", theirs, active=True).acting(0)
    if not allowed:
        scene.refused(0, "march 0,0 N")
        return
    scene.do(0, "march 0,0 N")
    assert scene.piece("0,0 SE") == (0, f"warrior {mine}")
    assert scene.events("lost")[0].seat == 1


def test_a_displaced_warrior_goes_on_along_the_roads_of_its_owner() -> None:
    """R13.7: it stays active; the corner of the displacer's own start is not on its roads."""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", 2, active=True)
    scene.road(1, "0,0 E", "0,0 SE", "0,0 SW").warrior(1, "0,0 NE", active=True)
    scene.warrior(2, "0,0 SW").acting(0).do(0, "march 0,0 N")
    assert scene.asked() == [(1, "retreat")]
    assert scene.legal(1) == corners(scene, "corner", "0,0 SE", "0,0 S")
    scene.do(1, "corner 0,0 S")
    assert scene.piece("0,0 S") == (1, "warrior 1")
    assert may_act(scene, "0,0 S")
    assert scene.piece("0,0 NE") == (0, "warrior 2")
    assert scene.asked() == [(0, "main")]


def test_a_displaced_inactive_warrior_stays_inactive_and_takes_the_only_corner_by_itself() -> None:
    """R13.7, R1.8"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", 2, active=True)
    scene.road(1, "0,0 E").warrior(1, "0,0 NE").acting(0).do(0, "march 0,0 N")
    assert scene.piece("0,0 SE") == (1, "warrior 1")
    assert not active(scene, "0,0 SE")


def test_a_displaced_warrior_displaces_nobody_and_is_lost_without_a_corner() -> None:
    """R13.7: a weaker warrior on its only way does not give it room."""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", 3, active=True)
    scene.road(1, "0,0 E").warrior(1, "0,0 NE", 2).warrior(2, "0,0 SE", 1).acting(0)
    scene.do(0, "march 0,0 N")
    assert scene.piece("0,0 SE") == (2, "warrior 1")
    assert scene.state.pieces[7 + 5] == 0  # strong warriors of seat 1 on the board
    assert scene.asked() == [(0, "main")]


def test_a_warrior_chases_the_robber() -> None:
    """R13.8, R13.5, R7.3, R7.4: also before the dragon's first attack (A8)."""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=True).robber("0,0")
    scene.village(1, "1,1 S").hand(1, ore=1).acting(0).do(0, "chase 0,0 N")
    assert scene.asked() == [(0, "robber")]
    assert not scene.can(0, "tile 0,0")
    scene.do(0, "tile 1,1").chance("stolen ore")
    assert scene.hand_of(0) == {"ore": 1}
    assert not active(scene, "0,0 N")


@pytest.mark.parametrize(
    ("robber", "awake"), [("0,1", True), ("0,0", False)], ids=["elsewhere", "inactive"]
)
def test_who_cannot_chase(robber: str, awake: bool) -> None:
    """R13.8, R13.5"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=awake).robber(robber).acting(0)
    assert scene.legal(0, "chase") == []


def test_a_warrior_activated_in_this_turn_does_not_chase() -> None:
    """R13.4, R13.8"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", roused=True).robber("0,0").acting(0)
    scene.refused(0, "chase 0,0 N")


@pytest.mark.parametrize("awake", [True, False])
def test_a_warrior_stands_in_the_way_of_others(awake: bool) -> None:
    """R13.9, R6.2, R6.4: active or not."""
    scene = wonders().road(0, "0,0 NE").village(0, "0,0 N").warrior(1, "0,0 NE", active=awake)
    scene.hand(0, wood=2, brick=2, wool=1, wheat=1).acting(0)
    scene.refused(0, "road 0,0 E")
    scene.refused(0, "village 0,0 NE")


def test_a_warrior_cuts_the_routes_of_others() -> None:
    """R13.9, R10.3"""
    scene = wonders().road(1, *RING[:5]).warrior(0, "0,0 SE").acting(0)
    assert scene.state.route[1] == 3
    assert scene.state.route_of == -1


def test_the_award_does_not_change_while_a_warrior_walks_along_a_route_it_cuts() -> None:
    """R13.6, R10.5: seat 1 would have 6 with the warrior in the air; it has 4 before and 3 after.

    Seats 0 and 2 have 5 each, and seat 0 holds the award.
    """
    scene = wonders().road(1, "0,0 W", "0,0 NW", "0,0 NE", "0,0 E", "0,0 SE", "-1,1 E")
    scene.road(0, "1,-1 W", "1,-1 NW", "1,-1 NE", "1,-1 E", "1,-1 SE")
    scene.road(2, "-1,2 NE", "-1,2 E", "-1,2 SE", "-1,2 SW", "-1,2 W").route_award(0)
    scene.warrior(0, "0,0 N", active=True).acting(0)
    assert scene.state.route == [5, 4, 5]
    scene.do(0, "march 0,0 N", "corner 0,0 NE")
    assert scene.state.route == [5, 3, 5]
    assert scene.state.route_of == 0
    assert scene.events("route") == []


def test_a_displacement_gives_nobody_a_route_that_is_cut_before_and_after() -> None:
    """R13.6, R10.5: seat 0 takes the place of a warrior that cuts the route of seat 2."""
    scene = wonders(4).road(2, "0,0 W", "0,0 NW", "0,0 NE", "0,0 E", "0,0 SE", "-1,1 E")
    scene.road(0, "1,-1 W", "1,-1 NW", "1,-1 NE", "1,-1 E", "1,-1 SE").route_award(0)
    scene.road(3, "-1,2 NE", "-1,2 E", "-1,2 SE", "-1,2 SW", "-1,2 W")
    scene.warrior(1, "0,0 N").warrior(0, "1,-1 NW", 2, active=True).acting(0)
    scene.do(0, "march 1,-1 NW", "corner 0,0 N")
    assert scene.state.route_of == 0
    assert scene.events("route") == []
