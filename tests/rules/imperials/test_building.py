"""Roads, villages and towns (R6)."""

import pytest

from aevum.games.imperials.rules.hexes import SIDE_NAMES
from aevum.games.imperials.scenes import Scene

RICH = {"wood": 6, "brick": 6, "wool": 6, "wheat": 6, "ore": 6}


def rich() -> Scene:
    """A can pay for anything."""
    return Scene().hand(0, **RICH)


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("road 0,0 E", {"wood": 1, "brick": 1}),
        ("village 0,0 SE", {"wood": 1, "brick": 1, "wool": 1, "wheat": 1}),
        ("town 0,0 N", {"wheat": 2, "ore": 3}),
        ("buy", {"wool": 1, "wheat": 1, "ore": 1}),
    ],
)
def test_what_things_cost(move: str, cost: dict[str, int]) -> None:
    """R6.1: exactly that is enough, and one card less is not."""
    scene = (
        Scene().village(0, "0,0 N").road(0, "0,0 NE", "0,0 E" if "village" in move else "0,0 NW")
    )
    scene.hand(0, **cost).acting(0).do(0, move)
    assert scene.hand_of(0) == {}
    assert set(scene.market().values()) == {24}
    for card in cost:
        poor = Scene().village(0, "0,0 N")
        poor.road(0, "0,0 NE", "0,0 E" if "village" in move else "0,0 NW")
        poor.hand(0, **(cost | {card: cost[card] - 1})).acting(0).refused(0, move)


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("warrior 0,0 SE", {"wool": 1, "ore": 1}),
        ("activate 0,0 NE", {"wheat": 1}),
        ("upgrade 0,0 NE", {"wool": 1, "ore": 1}),
        ("fence 0,0 N", {"brick": 2}),
    ],
)
def test_what_wonders_and_warriors_cost(move: str, cost: dict[str, int]) -> None:
    """R6.1"""
    scene = Scene(mode="wonders").town(0, "0,0 N").road(0, "0,0 NE", "0,0 E")
    scene.warrior(0, "0,0 NE").hand(0, **cost).acting(0).do(0, move)
    assert scene.hand_of(0) == {}
    for card in cost:
        poor = Scene(mode="wonders").town(0, "0,0 N").road(0, "0,0 NE", "0,0 E")
        poor.warrior(0, "0,0 NE").hand(0, **(cost | {card: cost[card] - 1})).acting(0)
        poor.refused(0, move)


def test_a_road_meets_something_of_ones_own() -> None:
    """R6.2: a village, a town or a road, and no road lies there yet."""
    scene = rich().village(0, "0,0 N").town(0, "2,0 NE").road(0, "0,0 NE").road(1, "0,0 NW")
    scene.acting(0)
    own = ("0,-1 E", "0,0 E", "1,-1 SE", "2,0 NE", "2,0 E")
    assert scene.legal(0, "road") == [f"road {side}" for side in sorted(map(scene.side, own))]
    scene.refused(0, "road 0,0 NW")
    scene.refused(0, "road 0,0 NE")


def test_a_road_does_not_pass_another_players_building() -> None:
    """R6.2"""
    for build in (Scene.village, Scene.town):
        scene = rich().village(0, "0,0 N").road(0, "0,0 NE")
        build(scene, 1, "0,0 SE").road(0, "0,0 E").acting(0)
        scene.refused(0, "road 0,0 SE")
        assert scene.can(0, "road 1,-1 SE")


def test_a_road_does_not_pass_another_players_warrior() -> None:
    """R6.2, R13.9"""
    scene = Scene(mode="wonders").hand(0, **RICH).village(0, "0,0 N").road(0, "0,0 NE")
    scene.warrior(1, "0,0 NE").acting(0)
    scene.refused(0, "road 0,0 E")
    own = Scene(mode="wonders").hand(0, **RICH).village(0, "0,0 N").road(0, "0,0 NE")
    own.warrior(0, "0,0 NE").acting(0)
    assert own.can(0, "road 0,0 E")


def test_a_road_may_end_at_another_players_building() -> None:
    """R6.2: it only may not go on from there."""
    scene = rich().village(0, "0,0 N").road(0, "0,0 NE").village(1, "0,0 SE").acting(0)
    scene.do(0, "road 0,0 E")
    scene.refused(0, "road 0,0 SE")


def test_ones_own_village_behind_anothers_road_is_a_new_beginning() -> None:
    """R6.2: roads of others are in the way only on their own side."""
    scene = rich().village(0, "0,0 N").road(1, "0,0 NE", "0,0 NW").acting(0)
    assert scene.can(0, "road 0,-1 E")


def test_villages_keep_a_corner_between_them() -> None:
    """R6.3, example 3"""
    scene = Scene().village(0, "0,0 N").hand(1, **RICH)
    scene.road(1, "0,0 E", "0,0 W", "0,-1 NE", "0,0 SE").acting(1)
    for place in ("0,0 NE", "0,0 NW", "0,-1 NE"):
        scene.refused(1, f"village {place}")
    assert scene.can(1, "village 0,0 S")


def test_ones_own_buildings_keep_their_distance_too() -> None:
    """R6.3"""
    scene = rich().town(0, "0,0 N").road(0, "0,0 NE", "0,0 E").acting(0)
    scene.refused(0, "village 0,0 NE")
    assert scene.can(0, "village 0,0 SE")


def test_a_village_needs_a_road() -> None:
    """R6.3: an own one, at that corner."""
    scene = rich().village(0, "0,0 N").road(0, "0,0 NE").road(1, "0,0 E", "0,0 SE").acting(0)
    assert scene.legal(0, "village") == []
    scene.refused(0, "village 0,0 SE")
    scene.do(0, "road 1,-1 SE")
    assert scene.legal(0, "village") == [f"village {scene.corner('1,-1 SE')}"]


def test_warriors_do_not_keep_villages_away() -> None:
    """R6.3, R6.4: unless they stand on the very corner, one's own too."""
    scene = Scene(mode="wonders").hand(0, **RICH).town(0, "0,0 N")
    scene.road(0, "0,0 NE", "0,0 E", "0,0 SE").warrior(1, "0,0 NE").acting(0)
    assert scene.can(0, "village 0,0 SE")
    for seat in (0, 1):
        blocked = Scene(mode="wonders").hand(0, **RICH).town(0, "0,0 N")
        blocked.road(0, "0,0 NE", "0,0 E").warrior(seat, "0,0 SE").acting(0)
        blocked.refused(0, "village 0,0 SE")


def test_a_town_replaces_a_village() -> None:
    """R6.5 (A25): which goes back to the supply."""
    scene = rich().village(0, "0,0 N", "0,0 S", "2,0 NE", "-2,2 S", "0,2 S")
    scene.road(0, "-1,0 W", "-1,0 SW").acting(0)
    scene.refused(0, "village -1,0 SW")
    scene.do(0, "town 0,0 N")
    assert scene.piece("0,0 N") == (0, "town")
    assert scene.state.points[0] == 6
    assert scene.can(0, "village -1,0 SW")


def test_only_ones_own_village_becomes_a_town() -> None:
    """R6.5"""
    scene = rich().village(0, "0,0 N").town(0, "2,0 NE").village(1, "0,0 S").road(0, "0,0 NE")
    scene.acting(0)
    assert scene.legal(0, "town") == [f"town {scene.corner('0,0 N')}"]


def test_fifteen_roads_are_all() -> None:
    """R6.6"""
    roads = [f"{tile} {side}" for tile in ("0,0", "-1,2") for side in SIDE_NAMES]
    scene = rich().village(0, "0,0 N").road(0, *roads, "2,-1 NE", "2,-1 E").acting(0)
    scene.do(0, "road 0,-1 E")
    assert scene.state.road.count(0) == 15
    assert scene.legal(0, "road") == []
    scene.refused(0, "road 0,-1 NE")


def test_five_villages_and_four_towns_are_all() -> None:
    """R6.6"""
    five = ("0,0 N", "0,0 S", "2,0 NE", "-2,2 S", "0,2 S")
    scene = rich().village(0, *five).road(0, "-1,0 W").acting(0)
    assert scene.legal(0, "village") == []
    scene.refused(0, "village -1,0 SW")
    scene = rich().town(0, *five[:4]).village(0, five[4]).acting(0)
    assert scene.legal(0, "town") == []
    scene.refused(0, "town 0,2 S")


def test_a_waived_cost_moves_no_card() -> None:
    """R6.7 (A34): Road Builder needs nothing in hand and nothing in the market."""
    scene = Scene().village(0, "0,0 N").holds(0, "Road Builder").stock(1, wood=0, brick=0)
    scene.acting(0).do(0, "play road-builder", "side 0,0 NE", "side 0,0 E")
    assert scene.hand_of(0) == {}
    assert set(scene.market().values()) == {24}
    assert scene.state.road.count(0) == 2
