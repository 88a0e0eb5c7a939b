"""The setup: two pieces and two roads for everybody (R3)."""

import pytest

from aevum.games.imperials import GAME
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.lands import own_map, row


def order(scene: Scene) -> list[int]:
    """Let everybody take the first corner and side that is offered; return who placed when."""
    placed: list[int] = []
    while scene.asked()[0][1].startswith("found"):
        ((seat, question),) = scene.asked()
        if question == "found-piece":
            placed.append(seat)
        scene.do(seat, scene.legal(seat)[0])
    return placed


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_and_back_again(seats: int) -> None:
    """R1.1, R3.1: then the first seat begins."""
    scene = Scene(seats)
    assert order(scene) == [*range(seats), *reversed(range(seats))]
    assert scene.asked() == [(0, "roll")]
    assert [scene.state.road.count(seat) for seat in range(seats)] == [2] * seats
    assert scene.state.points == [2] * seats


def test_a_setup_of_three_players() -> None:
    """R3.1, R3.5, example 1: A B C C B A, and C's second village earns 1 wood and 1 wheat."""
    scene = Scene(3).tile("-1,-1", "wheat", 4)
    scene.do(0, "village 0,0 N", "road 0,0 NE")
    scene.do(1, "village 1,0 S", "road 1,0 SE")
    scene.do(2, "village -1,2 S", "road -1,2 SW")
    assert scene.asked() == [(2, "found-piece")]
    scene.do(2, "village -2,0 NE", "road -2,0 E")
    assert scene.hand_of(2) == {"wood": 1, "wheat": 1}
    scene.do(1, "village 0,2 S", "road 0,2 SW")
    scene.do(0, "village 0,-1 N", "road 0,-1 NE")
    assert scene.hand_of(0) == {"wood": 1, "wool": 1, "ore": 1}
    assert scene.asked() == [(0, "roll")]


def test_a_setup_of_wonders_and_warriors() -> None:
    """R3.2, R3.5, example 2: a village, then a town, which earns resources only."""
    scene = Scene(2, "wonders").tile("0,0", "wood", 4).tile("0,-1", "wool", 6)
    scene.do(0, "village 0,2 S", "road 0,2 SW")
    scene.do(1, "village -1,2 S", "road -1,2 SW", "town -2,2 S", "road -2,2 SW")
    assert scene.legal(0, "village") == []
    scene.do(0, "town 0,0 N", "road 0,0 NE")
    assert scene.piece("0,0 N") == (0, "town")
    assert scene.hand_of(0) == {"wood": 1, "wool": 1, "brick": 1}
    assert scene.state.points[0] == 3


def test_in_basic_both_pieces_are_villages() -> None:
    """R3.2"""
    scene = Scene(2)
    order(scene)
    assert scene.state.piece.count(1) == 4
    assert scene.state.piece.count(2) == 0


def test_the_road_touches_the_piece_just_placed() -> None:
    """R3.1"""
    scene = Scene(2).do(0, "village 0,0 N")
    sides = sorted(scene.side(place) for place in ("0,0 NE", "0,0 NW", "0,-1 E"))
    assert scene.legal(0) == [f"road {side}" for side in sides]
    scene.refused(0, "road 0,0 E")


def test_setup_is_free() -> None:
    """R3.1"""
    scene = Scene(2).do(0, "village 0,0 N", "road 0,0 NE")
    assert scene.hand_of(0) == {}
    assert set(scene.market().values()) == {24}


def test_pieces_keep_a_corner_between_them() -> None:
    """R3.3"""
    scene = Scene(2).do(0, "village 0,0 N", "road 0,0 NE")
    for place in ("0,0 N", "0,0 NE", "0,0 NW", "0,-1 NE"):
        scene.refused(1, f"village {place}")
    assert len(scene.legal(1)) == 54 - 4
    assert scene.can(1, "village 0,0 S")
    assert scene.can(1, "village 0,0 SE")


def test_corners_at_fog_and_in_the_lagoon_are_closed() -> None:
    """R3.4 (A39)"""
    scene = Scene(2, map="the woods")
    hexes = scene.state.hexes
    closed = {
        corner
        for tile, fog in enumerate(scene.state.fog)
        if fog or hexes.places[tile] == (0, 0)
        for corner in hexes.tile_corners[tile]
    }
    wanted = [f"village {corner}" for corner in range(len(hexes.points)) if corner not in closed]
    assert scene.legal(0) == wanted


def test_the_first_piece_earns_nothing() -> None:
    """R3.5"""
    scene = Scene(2).do(0, "village 0,0 N", "road 0,0 NE")
    assert scene.hand_of(0) == {}


def test_gold_earns_nothing_and_the_robber_takes_nothing() -> None:
    """R3.5"""
    scene = Scene(2).tile("0,0", "gold", 4).robber("0,-1")
    scene.do(0, "village 0,2 S", "road 0,2 SW")
    scene.do(1, "village -1,2 S", "road -1,2 SW", "village 0,0 N", "road 0,0 NE")
    assert scene.hand_of(1) == {"brick": 1, "ore": 1}


def test_a_piece_without_a_corner_is_left_out() -> None:
    """R3.6 (A39): two tiles hold six pieces, but not if everybody stands in the way."""
    tiles = row(1) | row(1, first=5) | row(4, "fog", first=9)
    scene = Scene(3, map=own_map(tiles, bag={"ore": 4}))
    scene.do(0, "village 0,0 N", "road 0,0 NE")
    scene.do(1, "village 0,0 S", "road 0,0 SE")
    scene.do(2, "village 5,0 N", "road 5,0 NE", "village 5,0 S", "road 5,0 SW")
    assert scene.asked() == [(0, "roll")]
    assert scene.state.points == [1, 1, 2]
    assert [scene.state.road.count(seat) for seat in range(3)] == [1, 1, 2]


def test_setup_ends_with_the_first_turn() -> None:
    """R1.1, R4.1"""
    scene = Scene(4)
    order(scene)
    assert GAME.view(scene.state.mask(0))["phase"] == "roll"
    assert scene.legal(0) == ["roll"]
    assert scene.legal(1) == []
