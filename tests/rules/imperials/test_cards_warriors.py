"""Action cards of Wonders & Warriors that are about warriors (R16.10, R18.3, R18.5, R18.8)."""

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import RING, active, may_act, wonders


def corners(scene: Scene, *places: str) -> list[str]:
    """Return these corners as answers, in the order in which the game lists them."""
    return [f"corner {corner}" for corner in sorted(scene.corner(place) for place in places)]


# Smith


def smith(*strengths: int) -> Scene:
    """Seat 0 holds a Smith and has warriors of these strengths from corner N clockwise."""
    scene = wonders().road(0, *RING).holds(0, "Smith")
    for place, strength in zip(("0,0 N", "0,0 NE", "0,0 SE", "0,0 S"), strengths, strict=False):
        scene.warrior(0, place, strength)
    return scene


def test_the_smith_raises_two_different_warriors_for_nothing() -> None:
    """R16.10, R6.7"""
    scene = smith(1, 1).levels(0, military=3).acting(0).do(0, "play smith")
    assert scene.asked() == [(0, "corner")]
    assert not scene.can(0, "stop")
    scene.do(0, "corner 0,0 N")
    scene.refused(0, "corner 0,0 N")
    scene.do(0, "corner 0,0 NE")
    assert scene.piece("0,0 N") == scene.piece("0,0 NE") == (0, "warrior 2")
    assert scene.asked() == [(0, "main")]


def test_the_second_warrior_of_the_smith_is_optional() -> None:
    """R16.10"""
    scene = smith(1, 1).acting(0).do(0, "play smith", "corner 0,0 NE", "stop")
    assert scene.piece("0,0 N") == (0, "warrior 1")
    assert scene.piece("0,0 NE") == (0, "warrior 2")


def test_a_single_warrior_rises_by_itself_and_once() -> None:
    """R16.10, R1.8"""
    scene = smith(1).levels(0, military=3).acting(0).do(0, "play smith")
    assert scene.piece("0,0 N") == (0, "warrior 2")
    assert scene.asked() == [(0, "main")]


def test_the_first_warrior_may_make_room_for_the_second() -> None:
    """R16.10, R13.2: both strong pieces are on the board until one of them becomes mighty."""
    scene = smith(2, 2, 1).levels(0, military=3).acting(0).do(0, "play smith")
    scene.refused(0, "corner 0,0 SE")
    scene.do(0, "corner 0,0 N", "corner 0,0 SE")
    assert scene.piece("0,0 SE") == (0, "warrior 2")


def test_the_smith_keeps_a_warrior_as_active_as_it_was() -> None:
    """R16.10, R13.3"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", active=True).holds(0, "Smith")
    assert active(scene.acting(0).do(0, "play smith"), "0,0 N")


@pytest.mark.parametrize(
    ("strengths", "barracks"), [((), True), ((2,), False), ((3,), True), ((1, 2, 2), False)]
)
def test_when_the_smith_is_not_playable(strengths: tuple[int, ...], barracks: bool) -> None:
    """R16.10: no warrior, no Barracks, none stronger, no piece."""
    scene = smith(*strengths).levels(0, military=3 if barracks else 2).acting(0)
    scene.refused(0, "play smith")


# Deserter


def deserter(strength: int = 1, awake: bool = False) -> Scene:
    """Seat 0 holds a Deserter and has a road; seat 1 has a warrior."""
    scene = wonders().holds(0, "Deserter").road(0, "0,0 NE", "0,0 E")
    return scene.warrior(1, "1,1 S", strength, active=awake)


def test_an_opponent_loses_a_warrior_and_you_post_one_like_it() -> None:
    """R18.3: the only warrior of the only opponent with one goes by itself (R1.8)."""
    scene = deserter(2).acting(0).do(0, "play deserter")
    assert scene.piece("1,1 S") == (-1, "")
    assert scene.asked() == [(0, "corner")]
    assert scene.legal(0) == [*corners(scene, "0,0 N", "0,0 NE", "0,0 SE"), "stop"]
    scene.do(0, "corner 0,0 SE")
    assert scene.piece("0,0 SE") == (0, "warrior 2")
    assert not active(scene, "0,0 SE")


def test_you_choose_the_opponent_and_he_the_warrior() -> None:
    """R18.3"""
    scene = deserter().warrior(2, "0,2 S", 1).warrior(2, "-2,2 S", 2, active=True).acting(0)
    scene.do(0, "play deserter")
    assert scene.asked() == [(0, "player")]
    assert scene.legal(0) == ["player 2", "player 3"]
    scene.do(0, "player 3")
    assert scene.asked() == [(2, "corner")]
    assert scene.legal(2, "corner") == corners(scene, "0,2 S", "-2,2 S")
    scene.do(2, "corner -2,2 S").do(0, "corner 0,0 N")
    assert scene.piece("0,0 N") == (0, "warrior 2")
    assert scene.piece("0,2 S") == (2, "warrior 1")


def test_a_warrior_that_was_active_may_act_for_you_in_this_turn() -> None:
    """R18.3, A37"""
    scene = deserter(awake=True).acting(0).do(0, "play deserter", "corner 0,0 N")
    assert may_act(scene, "0,0 N")
    scene.do(0, "march 0,0 N", "corner 0,0 SE")
    assert not active(scene, "0,0 SE")


def test_the_place_of_a_deserter_is_optional() -> None:
    """R18.3"""
    scene = deserter().acting(0).do(0, "play deserter", "stop")
    assert scene.asked() == [(0, "main")]
    assert sum(scene.state.pieces[4:7]) == 0


@pytest.mark.parametrize("reason", ["no piece", "no place", "no Barracks"])
def test_when_nothing_is_placed_for_a_deserter(reason: str) -> None:
    """R18.3, A32: their warrior is gone all the same."""
    scene = wonders().holds(0, "Deserter")
    strength = 1
    if reason == "no piece":
        scene.road(0, *RING).warrior(0, "0,0 N").warrior(0, "0,0 NE")
    elif reason == "no place":
        scene.road(0, "0,0 NE").village(0, "0,0 N").village(2, "0,0 NE")
    else:
        strength = 3
        scene.road(0, *RING).levels(0, military=2)
    scene.warrior(1, "1,1 S", strength).acting(0).do(0, "play deserter")
    assert scene.asked() == [(0, "main")]
    assert scene.piece("1,1 S") == (-1, "")


def test_with_barracks_a_mighty_deserter_is_placed() -> None:
    """R18.3"""
    scene = deserter(3).levels(0, military=3).acting(0).do(0, "play deserter", "corner 0,0 N")
    assert scene.piece("0,0 N") == (0, "warrior 3")


def test_a_deserter_frees_the_corner_and_the_routes_it_stood_on() -> None:
    """R18.3, R10.3: the corner they leave is a place for yours."""
    scene = wonders().holds(0, "Deserter").road(0, *RING[:5]).warrior(1, "0,0 SE").acting(0)
    assert scene.state.route[0] == 3
    scene.do(0, "play deserter")
    assert scene.state.route_of == 0
    assert scene.do(0, "corner 0,0 SE").piece("0,0 SE") == (0, "warrior 1")


def test_the_deserter_needs_a_warrior_of_an_opponent() -> None:
    """R18.3"""
    scene = wonders().holds(0, "Deserter").road(0, "0,0 NE").warrior(0, "0,0 N").acting(0)
    scene.refused(0, "play deserter")


# Intrigue


def test_intrigue_displaces_a_warrior_at_an_own_road() -> None:
    """R18.5, R13.7: whatever its strength; its owner finds it another corner."""
    scene = wonders().holds(0, "Intrigue").road(0, "0,0 NE").warrior(1, "0,0 NE", 3, active=True)
    scene.road(1, "0,0 E", "0,0 SE").warrior(2, "-1,0 N").acting(0).do(0, "play intrigue")
    assert scene.asked() == [(1, "retreat")]
    assert scene.legal(1) == corners(scene, "0,0 SE", "0,0 S")
    scene.do(1, "corner 0,0 S")
    assert scene.piece("0,0 S") == (1, "warrior 3")
    assert active(scene, "0,0 S")
    assert scene.piece("0,0 NE") == (-1, "")
    assert scene.asked() == [(0, "main")]


def test_the_player_of_an_intrigue_chooses_among_warriors() -> None:
    """R18.5"""
    scene = wonders().holds(0, "Intrigue").road(0, "0,0 NE", "0,0 E", "0,0 SE")
    scene.warrior(1, "0,0 NE").warrior(2, "0,0 S").warrior(0, "0,0 SE").acting(0)
    scene.do(0, "play intrigue")
    assert scene.legal(0) == corners(scene, "0,0 NE", "0,0 S")
    scene.do(0, "corner 0,0 S")
    assert [event.seat for event in scene.events("displaced")] == [2]


def test_without_shelter_the_warrior_of_an_intrigue_is_lost() -> None:
    """R18.5, R13.7"""
    scene = wonders().holds(0, "Intrigue").road(0, "0,0 NE").warrior(1, "0,0 NE", 2)
    scene.road(1, "0,0 E").village(1, "0,0 SE").acting(0).do(0, "play intrigue")
    assert scene.piece("0,0 NE") == (-1, "")
    assert sum(scene.state.pieces[11:14]) == 0
    assert [event.seat for event in scene.events("lost")] == [1]


def test_intrigue_joins_a_route_that_was_cut() -> None:
    """R18.5, R10.3"""
    scene = wonders().holds(0, "Intrigue").road(0, *RING[:5]).warrior(1, "0,0 SE").acting(0)
    scene.do(0, "play intrigue")
    assert scene.state.route_of == 0
    assert scene.state.points[0] == 2


def test_intrigue_needs_such_a_warrior() -> None:
    """R18.5: not an own one, not one elsewhere, and not a town."""
    scene = wonders().holds(0, "Intrigue").road(0, "0,0 NE").warrior(0, "0,0 NE").town(1, "0,0 N")
    scene.road(1, "0,0 E").warrior(1, "0,0 SE").acting(0).refused(0, "play intrigue")


# Warlord


def test_the_warlord_activates_all_own_warriors() -> None:
    """R18.8, R13.4: those they activate may not act in this turn, others may."""
    scene = wonders().holds(0, "Warlord").road(0, *RING).warrior(0, "0,0 N")
    scene.warrior(0, "0,0 SE", 2).warrior(0, "0,0 SW", active=True).warrior(1, "2,-2 N")
    scene.acting(0).do(0, "play warlord")
    assert active(scene, "0,0 N")
    assert active(scene, "0,0 SE")
    assert not active(scene, "2,-2 N")
    assert scene.legal(0, "march") == [f"march {scene.corner('0,0 SW')}"]


def test_the_warlord_needs_an_inactive_warrior() -> None:
    """R18.8"""
    scene = wonders().holds(0, "Warlord").road(0, "0,0 NE").warrior(0, "0,0 N", active=True)
    scene.warrior(1, "2,-2 N").acting(0).refused(0, "play warlord")
