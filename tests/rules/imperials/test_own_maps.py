"""Tables on own maps (R21); `test_maps.py` has every sentence about a broken one."""

import json

import pytest

from aevum.core.errors import BadOption
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.rules.own_map import LONGEST
from aevum.games.imperials.rules.phrases import land_name
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.lands import own_map, row


def refusal(text: str, seats: int = 2) -> str:
    """Return the sentence with which a table on a map is refused."""
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, map=text)
    return str(caught.value)


def changed(key: str, value: object) -> str:
    """Return a sound map of ten tiles with one thing changed."""
    return json.dumps(json.loads(own_map(row(10))) | {key: value})


def test_a_game_on_a_map_of_ones_own() -> None:
    """R21.1: from setup to the first roll."""
    scene = Scene(2, map=own_map(row(10), ports=[[0, 0, "W"]], port_kinds={"wood": 1}))
    for seat, tile in ((0, 0), (1, 3), (1, 6), (0, 9)):
        scene.do(seat, f"village {tile},0 N", f"road {tile},0 NE")
    assert scene.hand_of(0) == {"wood": 1}
    scene.robber("5,0").roll(2, 3)
    assert scene.hand_of(0) == {"wood": 3}


def test_a_map_is_told_what_is_wrong_with_it() -> None:
    """R21.1: no other keys, and a text of bounded length."""
    assert refusal(changed("size", 3)).startswith("A map has no “size”.")
    assert "JSON" in refusal('{"name": ')
    assert str(LONGEST) in refusal(own_map(row(10)) + " " * LONGEST)
    assert LONGEST == 8000


@pytest.mark.parametrize("name", ["", "x" * 41, "Base", "the woods"])
def test_the_name_of_a_map(name: str) -> None:
    """R21.2"""
    assert "name" in refusal(changed("name", name))
    assert GAME.new(2, map=changed("name", "x" * 40)).asks


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        (row(5), "6 to 61 tiles, not 5"),
        ({(q, r): "wood" for q in range(8) for r in range(8)}, "6 to 61 tiles, not 64"),
        (row(6) | {(0, 31): "wood"}, "[0, 31]"),
        (row(6) | {(0, 1): "sea"}, '"sea"'),
        (row(8, "fog"), "Every tile of this map is fog"),
    ],
)
def test_the_tiles_of_a_map(tiles: dict[tuple[int, int], str], words: str) -> None:
    """R21.3"""
    bag = {"wood": 8} if "fog" in tiles.values() else {}
    assert words in refusal(own_map(tiles, bag=bag))


def test_the_smallest_and_the_largest_map() -> None:
    """R21.3"""
    assert GAME.new(2, map=own_map(row(6))).asks
    disc = {(q, r): "wood" for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
    assert len(disc) == 61
    assert GAME.new(6, map=own_map(disc)).asks


def test_bag_and_tokens_fit_the_tiles() -> None:
    """R21.4"""
    mixed = row(6) | row(2, "random", first=6) | row(2, "fog", first=8)
    assert GAME.new(2, map=own_map(mixed, bag={"ore": 4})).asks
    assert "4 tiles that are random or fog, but 3" in refusal(own_map(mixed, bag={"ore": 3}))
    assert "10 tiles that need a number, but 9" in refusal(own_map(row(10), tokens={"5": 9}))
    assert '"7"' in refusal(own_map(row(10), tokens={"7": 10}))
    assert '"13"' in refusal(own_map(row(10), tokens={"13": 10}))


def test_a_desert_of_the_bag_needs_no_token() -> None:
    """R21.4"""
    tiles = row(8) | row(2, "random", first=8)
    state = GAME.new(2, map=own_map(tiles, bag={"desert": 1, "ore": 1}, tokens={"5": 9}))
    assert isinstance(state, Imperials)
    assert sorted(state.numbers) == [0] + [5] * 9


def test_the_ports_of_a_map() -> None:
    """R21.5"""
    one = {"port_kinds": {"general": 1}}
    assert GAME.new(2, map=own_map(row(10), ports=[[0, 0, "W"]], **one)).asks
    assert "on the coast" in refusal(own_map(row(10), ports=[[0, 0, "E"]], **one))
    twice = {"ports": [[0, 0, "W"], [0, 0, "NW"]], "port_kinds": {"general": 2}}
    assert "shares a" in refusal(own_map(row(10), **twice))
    assert "1 port, but 2" in refusal(
        own_map(row(10), ports=[[0, 0, "W"]], port_kinds={"general": 2})
    )
    assert "at most 15 ports" in refusal(own_map(row(10), port_kinds={"general": 16}))
    assert GAME.new(2, map=own_map(row(10), port_kinds={"general": 15})).asks


def test_a_map_without_room_is_refused() -> None:
    """R21.6: six corners away from the fog hold three settlements."""
    tiny = own_map(row(1) | row(5, "fog", first=5), bag={"ore": 5})
    assert refusal(tiny) == str(m.no_map_room(land=land_name("Mine"), room=3, seats=2, need=4))
    two = own_map(row(1) | row(1, first=3) | row(4, "fog", first=9), bag={"ore": 4})
    assert GAME.new(3, map=two).asks
    assert refusal(two, 4) == str(m.no_map_room(land=land_name("Mine"), room=6, seats=4, need=8))


def test_a_lone_desert_is_no_room() -> None:
    """R21.6, R3.4"""
    tiles = row(1) | {(4, 0): "desert"} | row(4, "fog", first=9)
    assert "room for 3 settlements" in refusal(own_map(tiles, bag={"ore": 4}))
