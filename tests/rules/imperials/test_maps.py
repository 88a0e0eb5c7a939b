"""The six maps are as in RULES.md (R2.3 to R2.6); a broken map is refused with the reason."""

import json
from collections import Counter
from typing import Any

import pytest

from aevum.core.errors import BadOption
from aevum.core.text import Reader, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    BRICK,
    DESERT,
    FOG,
    GENERAL,
    GOLD,
    ORE,
    RANDOM,
    WHEAT,
    WOOD,
    WOOL,
)
from aevum.games.imperials.rules.hexes import CORNER_NAMES, SIDE_NAMES, Hexes
from aevum.games.imperials.rules.maps import OFFICIAL, ring
from aevum.games.imperials.rules.own_map import LONGEST, checked, read_map, write_map

LAGOONS = {"the woods": WOOD, "the herds": WOOL, "the mountains": ORE}
NINE = {GENERAL: 4, WOOD: 1, BRICK: 1, WOOL: 1, WHEAT: 1, ORE: 1}


@pytest.mark.parametrize(
    ("name", "tiles", "corners", "sides", "coast"),
    [
        ("base", 19, 54, 72, 30),
        ("base big", 30, 80, 109, 38),
        ("the woods", 55, 150, 204, 78),
        ("the herds", 55, 150, 204, 78),
        ("the mountains", 55, 150, 204, 78),
        ("fantasy land", 19, 54, 72, 30),
    ],
)
def test_the_size_of_each_map(name: str, tiles: int, corners: int, sides: int, coast: int) -> None:
    hexes = OFFICIAL[name].hexes
    assert len(hexes.places) == tiles
    assert len(hexes.points) == corners
    assert len(hexes.side_ends) == sides
    assert len(hexes.coast()) == coast


def test_what_the_bags_hold() -> None:
    assert OFFICIAL["base"].bag == {DESERT: 1, WOOD: 4, BRICK: 3, WOOL: 4, WHEAT: 4, ORE: 3}
    assert OFFICIAL["base big"].bag == {DESERT: 2, WOOD: 6, BRICK: 5, WOOL: 6, WHEAT: 6, ORE: 5}
    assert OFFICIAL["the woods"].bag == {BRICK: 8, WHEAT: 8, WOOL: 7, ORE: 7}
    assert OFFICIAL["the herds"].bag == {BRICK: 8, WHEAT: 8, WOOD: 7, ORE: 7}
    assert OFFICIAL["the mountains"].bag == {BRICK: 8, WHEAT: 8, WOOL: 7, WOOD: 7}
    assert OFFICIAL["fantasy land"].bag == {DESERT: 1, GOLD: 18}


def test_which_numbers_lie_on_the_maps() -> None:
    twice = {3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2}
    assert OFFICIAL["base"].tokens == {2: 1, 12: 1, **twice}
    assert OFFICIAL["fantasy land"].tokens == {2: 1, 12: 1, **twice}
    assert OFFICIAL["base big"].tokens == {2: 2, 12: 2, **dict.fromkeys(twice, 3)}
    many = {2: 1, 3: 3, 4: 7, 5: 8, 6: 8, 8: 8, 9: 8, 10: 7, 11: 3, 12: 1}
    assert all(OFFICIAL[name].tokens == many for name in LAGOONS)


def test_where_the_ports_are() -> None:
    assert OFFICIAL["base"].port_kinds == OFFICIAL["base big"].port_kinds == NINE
    assert OFFICIAL["base"].ports == OFFICIAL["fantasy land"].ports
    assert OFFICIAL["base"].ports[:2] == [((-1, -1), 4), ((0, -2), 5)]  # W, NW
    assert OFFICIAL["base big"].ports[-1] == ((-1, 3), 2)  # SE
    for name, main in LAGOONS.items():
        plan = OFFICIAL[name]
        assert plan.port_kinds == {main: 6}
        assert plan.ports[0] == ((0, -2), SIDE_NAMES.index("SE"))
        for place, turn in plan.ports:  # they face the lagoon
            q, r = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))[turn]
            assert ring((place[0] + q, place[1] + r)) == 1


@pytest.mark.parametrize(("name", "main"), LAGOONS.items())
def test_rings_of_a_lagoon(name: str, main: int) -> None:
    tiles = OFFICIAL[name].tiles
    rings = {number: Counter[int]() for number in range(5)}
    for place, kind in tiles.items():
        rings[ring(place)][kind] += 1
    assert rings == {
        0: {DESERT: 1},
        1: {},
        2: {main: 12},
        3: {main: 12, FOG: 6},
        4: {FOG: 24},
    }
    assert tiles[3, 0] == FOG
    assert tiles[1, 2] == main


def test_the_other_maps_are_wholly_random() -> None:
    for name in ("base", "base big", "fantasy land"):
        assert set(OFFICIAL[name].tiles.values()) == {RANDOM}


@pytest.mark.parametrize("plan", OFFICIAL.values(), ids=lambda plan: plan.name)
def test_the_maps_pass_the_checks_of_custom_ones(plan: Any) -> None:
    assert checked(plan) is plan
    text = write_map(plan).replace(f'"{plan.name}"', '"Mine"')
    again = read_map(text)
    assert again.tiles == plan.tiles
    assert (again.bag, again.tokens) == (plan.bag, plan.tokens)
    assert (again.ports, again.port_kinds) == (plan.ports, plan.port_kinds)


def test_neighbours_of_a_tile_its_corners_and_sides() -> None:
    hexes = Hexes([(0, 0), (1, 0), (0, 1)])
    assert hexes.places == [(0, 0), (1, 0), (0, 1)]
    here, east = hexes.tile_corners[0], hexes.tile_corners[1]
    south_east = hexes.tile_corners[2]
    corner = dict(zip(CORNER_NAMES, range(6), strict=True))
    assert here[corner["SE"]] == east[corner["SW"]] == south_east[corner["N"]]
    assert hexes.corner_tiles[here[corner["SE"]]] == [0, 1, 2]
    assert hexes.tile_sides[0][SIDE_NAMES.index("E")] == hexes.tile_sides[1][SIDE_NAMES.index("W")]
    assert len(hexes.points) == 13
    assert len(hexes.side_ends) == 15
    for side, (one, other) in enumerate(hexes.side_ends):
        assert hexes.far_end(side, one) == other
        assert side in hexes.corner_sides[one]
        assert other in hexes.corner_corners[one]


# Maps of one's own


def small(**changes: Any) -> str:
    """A sound map of seven tiles, with changes."""
    tiles: list[list[Any]] = [[0, 0, "desert"], [1, 0, "wood"], [0, 1, "ore"], [-1, 1, "random"]]
    tiles += [[-1, 0, "random"], [0, -1, "gold"], [1, -1, "fog"]]
    data: dict[str, Any] = {
        "name": "Seven",
        "tiles": tiles,
        "bag": {"brick": 2, "wool": 1},
        "tokens": {"6": 2, "8": 2, "9": 2},
        "ports": [[1, 0, "E"], [-1, 0, "W"]],
        "port_kinds": {"general": 1, "ore": 1},
    }
    return json.dumps(data | changes)


def test_a_sound_map_is_read() -> None:
    plan = read_map(small())
    assert plan.name == "Seven"
    assert plan.tiles[1, -1] == FOG
    assert plan.bag == {BRICK: 2, WOOL: 1}


TILES = json.loads(small())["tiles"]


KEYS = "name, tiles, bag, tokens, ports, port_kinds"
KINDS = "wood, brick, wool, wheat, ore, gold, desert"
PORTS = "wood, brick, wool, wheat, ore, general"
UNLIKE = m.no_map_unlike
SOUTH_EAST, WEST = m.part_side_se(), m.part_side_w()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", m.no_map_object(keys=KEYS)),
        (small(size=3), m.no_map_key(key="size", keys=KEYS)),
        (small(name=""), m.no_map_name(most=40)),
        (small(name="Base"), m.no_map_official(name="Base")),
        (small(tiles=3), m.no_map_tiles()),
        (small(tiles=TILES[:5]), m.no_map_size(fewest=6, most=61, n=5)),
        (small(tiles=TILES * 10), m.no_map_size(fewest=6, most=61, n=70)),
        (small(tiles=[*TILES[:6], [0, 0]]), m.no_map_tile(tile=7, given="[0, 0]")),
        (
            small(tiles=[*TILES[:6], [0, 0, "sea"]]),
            m.no_map_kind(tile=7, given='"sea"', kinds=f"{KINDS}, random, fog"),
        ),
        (small(tiles=[*TILES[:6], [0, 0, "ore"]]), m.no_map_twice(tile=7, q=0, r=0)),
        (
            small(tiles=[*TILES[:6], [0, 99, "ore"]]),
            m.no_map_tile_far(tile=7, given="[0, 99]", most=30),
        ),
        (
            small(tiles=[*TILES[:6], [True, 1, "ore"]]),
            m.no_map_tile_far(tile=7, given="[true, 1]", most=30),
        ),
        (small(bag={"fog": 3}), m.no_map_counted(key="bag", given='"fog"', names=KINDS)),
        (small(bag={"wood": -1}), m.no_map_count(key="bag", given="-1", name="wood", most=61)),
        (small(bag=[3]), m.no_map_counts(key="bag", example='{"wood": 2}')),
        (small(bag={"wood": 2}), UNLIKE(some=m.part_map_slots(n=3), others=m.part_map_bag(n=2))),
        (
            small(tokens={"7": 6}),
            m.no_map_counted(key="tokens", given='"7"', names="2, 3, 4, 5, 6, 8, 9, 10, 11, 12"),
        ),
        (
            small(tokens={"6": 5}),
            UNLIKE(some=m.part_map_numbered(n=6), others=m.part_map_tokens(n=5)),
        ),
        (small(ports=3), m.no_map_ports()),
        (small(ports=[[1, 0]]), m.no_map_port(port=1, given="[1, 0]")),
        (small(ports=[["1", 0, "E"]]), m.no_map_port_far(port=1, given='["1", 0]', most=30)),
        (
            small(ports=[[1, 0, "N"]]),
            m.no_map_side(port=1, given='"N"', sides="NE, E, SE, SW, W, NW"),
        ),
        (small(ports=[[5, 5, "E"]] * 16), m.no_map_many_ports(most=15, n=16)),
        (
            small(ports=[[1, 0, "E"]]),
            UNLIKE(some=m.part_map_ports(n=1), others=m.part_map_port_kinds(n=2)),
        ),
        (small(ports=[], port_kinds={"ore": 16}), m.no_map_many_ports(most=15, n=16)),
        (
            small(ports=[[1, 0, "E"], [5, 5, "W"]]),
            m.no_map_port_nowhere(port=2, side=WEST, q=5, r=5),
        ),
        (
            small(ports=[[1, 0, "W"], [-1, 0, "W"]]),
            m.no_map_port_inland(port=1, side=WEST, q=1, r=0),
        ),
        (
            small(ports=[[1, 0, "E"], [1, 0, "SE"]]),
            m.no_map_port_near(port=2, side=SOUTH_EAST, q=1, r=0, other=1),
        ),
        (
            small(port_kinds={"gold": 2}),
            m.no_map_counted(key="port_kinds", given='"gold"', names=PORTS),
        ),
        (" " * (LONGEST + 1), m.no_map_long(most=LONGEST, n=LONGEST + 1)),
    ],
)
def test_a_broken_map_is_told_what_is_wrong_and_where(text: str, said: Text) -> None:
    with pytest.raises(BadOption) as caught:
        read_map(text)
    assert caught.value.said == said
    german = m.BOOK.catalogue("de").format(said, Reader())
    assert german.endswith(".")
    assert german != str(said)


def test_what_is_no_json_is_told_so() -> None:
    with pytest.raises(BadOption) as caught:
        read_map("{")
    assert caught.value.said.key == "no-map-json"


def test_a_map_of_nothing_but_fog_is_refused() -> None:
    tiles = [[q, 0, "fog"] for q in range(6)]
    with pytest.raises(BadOption, match="Every tile of this map is fog"):
        read_map(small(tiles=tiles, bag={"ore": 6}, tokens={"5": 6}, ports=[], port_kinds={}))
