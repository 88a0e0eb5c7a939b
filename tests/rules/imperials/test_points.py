"""Points, the longest route and the strongest army (R10.1 to R10.7)."""

from aevum.core.state import NONE
from aevum.games.imperials.scenes import Scene

RING = ("0,0 NE", "0,0 E", "0,0 SE", "0,0 SW", "0,0 W", "0,0 NW")
WEST = ("-2,1 NE", "-2,1 E", "-2,1 SE", "-2,1 SW", "-2,1 W", "-2,1 NW")
SOUTH = ("0,2 NE", "0,2 E", "0,2 SE", "0,2 SW", "0,2 W", "0,2 NW")
ROAD = {"wood": 1, "brick": 1}


def test_what_is_worth_points() -> None:
    """R10.1"""
    scene = Scene().village(0, "0,0 N", "2,0 NE").town(0, "0,0 S").holds(0, "Treasure", 2).acting(1)
    assert scene.state.points[0] == 4
    assert scene.state.scores()[0] == 6
    scene = Scene().road(0, *RING).army(1, 3, award=True).acting(2)
    assert scene.state.points == [2, 2, 0]


def test_what_is_worth_points_in_wonders_and_warriors() -> None:
    """R10.1"""
    scene = Scene(mode="wonders").town(0, "0,0 N", "0,0 S").wonder("science", "0,0 N")
    scene.wonder("trade", "0,0 S").slayer(0, 3).shows(0, "Printer").shows(0, "Constitution")
    scene.merchant(0, "0,0").road(0, *RING).acting(1)
    assert scene.state.points[0] == 4 + 4 + 3 + 1 + 1 + 1 + 2


def test_no_award_below_five_roads() -> None:
    """R10.4"""
    scene = Scene().village(0, "0,0 N").road(0, *RING[:4]).hand(0, **ROAD).acting(0)
    assert scene.state.route_of == NONE
    scene.do(0, "road 0,0 W")
    assert scene.state.route_of == 0
    assert scene.state.points[0] == 3


def test_a_loop_counts_every_road_and_may_have_a_tail() -> None:
    """R10.2 (A13)"""
    scene = Scene().road(0, *RING, "0,-1 E", "2,-1 NE").acting(0)
    assert scene.state.route[0] == 7


def test_a_fork_counts_its_two_longest_arms() -> None:
    """R10.2 (A13): arms of 3, 2 and 2."""
    arms = ("0,0 NE", "0,0 E", "0,0 SE", "0,0 NW", "0,0 W", "0,-1 E", "0,-1 NE")
    assert Scene().road(0, *arms).acting(0).state.route[0] == 5


def test_another_players_piece_stops_a_route() -> None:
    """R10.3: village, town and warrior; one's own do not."""
    for build in (Scene.village, Scene.town, Scene.warrior):
        scene = Scene(mode="wonders").road(0, *RING[:5])
        assert build(scene, 1, "0,0 SE").acting(0).state.route[0] == 3
        scene = Scene(mode="wonders").road(0, *RING[:5])
        assert build(scene, 0, "0,0 SE").acting(0).state.route[0] == 5


def test_a_route_may_begin_and_end_at_anothers_piece() -> None:
    """R10.3"""
    scene = Scene().road(0, *RING).village(1, "0,0 N").acting(0)
    assert scene.state.route[0] == 6


def test_roads_of_others_do_not_cut_a_route() -> None:
    """R10.3 (A28)"""
    scene = Scene().road(0, *RING[:5]).road(1, "1,-1 SE", "0,-1 E").acting(0)
    assert scene.state.route == [5, 1, 0]


def test_only_a_longer_route_takes_the_award() -> None:
    """R10.4: A has 5; B reaches 5, then 6."""
    scene = Scene().village(1, "0,2 N").road(0, *RING[:5]).road(1, *SOUTH[:4])
    scene.hand(1, wood=2, brick=2).acting(1)
    assert scene.state.route_of == 0
    scene.do(1, "road 0,2 W")
    assert (scene.state.route[1], scene.state.route_of) == (5, 0)
    scene.do(1, "road 0,2 NW")
    assert (scene.state.route[1], scene.state.route_of) == (6, 1)
    assert scene.state.points == [0, 3, 0]


def cutter() -> Scene:
    """A holds the award with seven roads, which a village of D at 0,0 N will cut to five."""
    scene = Scene(4).road(0, *RING[:5], "0,-1 E", "0,-1 NE").route_award(0)
    return scene.road(3, "0,0 NW").hand(3, wood=1, brick=1, wool=1, wheat=1)


def test_a_cut_holder_with_the_longest_route_keeps_the_award() -> None:
    """R10.5 (A12): also where others have just as much."""
    scene = cutter().road(1, *SOUTH[:5]).acting(3)
    assert scene.state.route[0] == 7
    scene.do(3, "village 0,0 N")
    assert scene.state.route[:2] == [5, 5]
    assert scene.state.route_of == 0


def test_after_a_cut_the_single_longest_route_takes_the_award() -> None:
    """R10.5: A falls to 5, B has 6."""
    scene = cutter().road(1, *SOUTH).acting(3).do(3, "village 0,0 N")
    assert scene.state.route_of == 1
    assert scene.state.points[:2] == [0, 2]


def test_after_a_cut_nobody_has_the_award_where_several_are_equal() -> None:
    """R10.5 (A12): until one is strictly longest."""
    scene = cutter().road(1, *SOUTH)
    scene.road(2, *WEST).acting(3).do(3, "village 0,0 N")
    assert scene.state.route[:3] == [5, 6, 6]
    assert scene.state.route_of == NONE
    assert scene.state.points[:3] == [0, 0, 0]
    assert [event.args for event in scene.events("route")] == [[0, 6]]


def test_a_tie_is_broken_by_the_next_road() -> None:
    """R10.5 (A12)"""
    scene = cutter().road(1, *SOUTH).road(2, *WEST).hand(2, **ROAD)
    scene.acting(3).do(3, "village 0,0 N", "end")
    for seat in (0, 1):
        scene.roll(1, 1).do(seat, "end")
    scene.roll(1, 1).do(2, "road -2,0 E")
    assert (scene.state.route[2], scene.state.route_of) == (7, 2)


def test_a_holder_who_falls_below_five_loses_the_award() -> None:
    """R10.5"""
    scene = Scene(2).road(0, *RING[:5]).route_award(0).road(1, "1,0 SW")
    scene.hand(1, wood=1, brick=1, wool=1, wheat=1).acting(1).do(1, "village 0,0 SE")
    assert scene.state.route[0] == 3
    assert scene.state.route_of == NONE


def test_routes_are_measured_at_once() -> None:
    """R10.6: when a warrior comes into the way, and when it goes."""
    scene = Scene(2, "wonders").road(0, *RING[:5]).road(1, "1,0 SW", "1,0 SE", "1,0 E")
    scene.warrior(1, "1,0 SE", active=True).acting(1)
    assert scene.state.route_of == 0
    scene.do(1, "march 1,0 SE", "corner 0,0 SE")
    assert (scene.state.route[0], scene.state.route_of) == (3, NONE)
    scene = Scene(2, "wonders").road(0, *RING[:5]).road(1, "1,0 SW", "1,0 SE", "1,0 E")
    scene.warrior(1, "0,0 SE", active=True).acting(1)
    assert scene.state.route_of == NONE
    scene.do(1, "march 0,0 SE", "corner 1,0 SE")
    assert (scene.state.route[0], scene.state.route_of) == (5, 0)


def test_the_army_moves_only_to_a_larger_one() -> None:
    """R10.7, example 17: A has used 3 Warriors; B uses their third, then their fourth."""
    scene = Scene(2).army(0, 3, award=True).army(1, 2).holds(1, "Warrior", 2).before_roll(1)
    assert scene.state.points == [2, 0]
    scene.do(1, "play warrior", "tile 0,0").roll(1, 1).do(1, "end")
    assert scene.state.army_of == 0
    scene.roll(1, 1).do(0, "end").do(1, "play warrior", "tile -2,0")
    assert scene.state.army_of == 1
    assert scene.state.points == [0, 2]


def test_an_army_is_three() -> None:
    """R10.7"""
    scene = Scene(2).army(0, 1).holds(0, "Warrior", 2).acting(0).do(0, "play warrior", "tile 0,0")
    assert scene.state.army_of == NONE
    scene.do(0, "end").roll(1, 1).do(1, "end").do(0, "play warrior", "tile -2,0")
    assert (scene.state.army_of, scene.state.points[0]) == (0, 2)
