"""The board: what chance lays where (R2)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from aevum.core.state import CHANCE, OK
from aevum.games.imperials import GAME
from aevum.games.imperials.data import PORT_NAMES, TILE_NAMES
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules import state as rules
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.terms import Terms
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.lands import own_map, row

NINE = {"general": 4, "wood": 1, "brick": 1, "wool": 1, "wheat": 1, "ore": 1}
BASE_TILES = {"desert": 1, "wood": 4, "brick": 3, "wool": 4, "wheat": 4, "ore": 3}
BIG_TILES = {"desert": 2, "wood": 6, "brick": 5, "wool": 6, "wheat": 6, "ore": 5}
WOODS = {"desert": 1, "wood": 24, "brick": 8, "wheat": 8, "wool": 7, "ore": 7}
HERDS = {"desert": 1, "wool": 24, "brick": 8, "wheat": 8, "wood": 7, "ore": 7}
MOUNTAINS = {"desert": 1, "ore": 24, "brick": 8, "wheat": 8, "wool": 7, "wood": 7}


def board(name: str, seed: int = 1) -> Imperials:
    """Return a board as a seed lays it out."""
    state = rules.setup(2, seed, Terms(2, GAME.settle({"map": name}), GAME.as_printed, GAME.cards))
    state.start()
    assert isinstance(state, Imperials)
    return state


def draws(name: str, seed: int = 1) -> Iterator[tuple[Imperials, dict[str, int]]]:
    """Yield the board before each draw of chance, and what it can draw."""
    state = GAME.new(2, seed, True, map=name)
    assert isinstance(state, Imperials)
    while state.rolling():
        yield state, {MOVES.text(move): weight for move, weight in state.weights()}
        assert state.apply(CHANCE, state.draw()) == OK


def test_how_places_are_written() -> None:
    """R2.1: a corner belongs to three tiles, a side to two."""
    scene = Scene()
    assert scene.corner("0,0 SE") == scene.corner("1,0 SW") == scene.corner("0,1 N")
    assert scene.side("0,0 E") == scene.side("1,0 W")
    assert scene.side("0,0 SE") == scene.side("0,1 NW")
    assert scene.side("0,0 SW") == scene.side("-1,1 NE")


@pytest.mark.parametrize("kind", ["wood", "brick", "wool", "wheat", "ore"])
def test_what_a_tile_produces(kind: str) -> None:
    """R2.2"""
    scene = Scene().tile("0,0", kind, 4).village(0, "0,0 N").before_roll(0).roll(2, 2)
    assert scene.hand_of(0) == {kind: 1}


@pytest.mark.parametrize(
    ("name", "tiles", "ports"),
    [
        ("base", BASE_TILES, NINE),
        ("base big", BIG_TILES, NINE),
        ("the woods", WOODS, {"wood": 6}),
        ("the herds", HERDS, {"wool": 6}),
        ("the mountains", MOUNTAINS, {"ore": 6}),
        ("fantasy land", {"desert": 1, "gold": 18}, NINE),
    ],
)
def test_what_lies_on_each_map(name: str, tiles: dict[str, int], ports: dict[str, int]) -> None:
    """R2.3, R2.4, R2.5, R2.6"""
    state = board(name)
    assert Counter(TILE_NAMES[kind] for kind in state.kinds) == tiles
    assert Counter(PORT_NAMES[kind] for kind in state.ports[1::2]) == ports
    numbers = Counter(number for number in state.numbers if number)
    assert numbers == OFFICIAL[name].tokens
    assert state.numbers.count(0) == tiles["desert"]


def test_the_bag_is_emptied_at_random() -> None:
    """R2.7: every tile left in the bag is as likely as the other."""
    for state, odds in draws("base"):
        bag = Counter(BASE_TILES) - Counter(TILE_NAMES[kind] for kind in state.kinds if kind >= 0)
        if bag:
            assert odds == {f"ground {kind}": number for kind, number in bag.items()}


@pytest.mark.parametrize("name", ["base", "base big", "the woods", "fantasy land"])
def test_sixes_and_eights_keep_apart_while_they_can(name: str) -> None:
    """R2.8: each goes on any tile that is not beside an earlier one."""
    seen = 0
    for state, odds in draws(name):
        if not all(text.startswith("at ") for text in odds):
            continue
        if state.ports:
            break  # where the robber begins: the last draw
        lucky = [tile for tile, number in enumerate(state.numbers) if number in (6, 8)]
        beside = {near for tile in lucky for near in state.hexes.tile_tiles[tile]}
        bare = [
            tile
            for tile, kind in enumerate(state.kinds)
            if TILE_NAMES[kind] != "desert" and tile not in lucky
        ]
        apart = [tile for tile in bare if tile not in beside]
        assert odds == {f"at {tile}": 1 for tile in apart or bare}
        seen += 1
    assert seen == sum(OFFICIAL[name].tokens[number] for number in (6, 8))


def test_sixes_lie_anywhere_when_there_is_no_other_place() -> None:
    """R2.8"""
    state = board(own_map(row(8), tokens={"6": 8}))
    assert state.numbers == [6] * 8


@pytest.mark.parametrize("seed", range(8))
def test_other_numbers_need_not_keep_apart(seed: int) -> None:
    """R2.8: on base no 6 or 8 touches another, whatever the seed."""
    state = board("base", seed)
    for tile, number in enumerate(state.numbers):
        if number in (6, 8):
            near = [state.numbers[other] for other in state.hexes.tile_tiles[tile]]
            assert not {6, 8} & set(near)


def test_ports_stay_where_they_are_and_their_kinds_change_places() -> None:
    """R2.9"""
    boards = [board("base", seed) for seed in range(6)]
    assert {tuple(state.ports[::2]) for state in boards} == {tuple(boards[0].ports[::2])}
    assert len({tuple(state.ports[1::2]) for state in boards}) > 1
    coast = boards[0].hexes.coast()
    assert all(side in coast for side in boards[0].ports[::2])


def test_a_port_serves_both_corners_of_its_side() -> None:
    """R2.9"""
    for corner in ("2,0 NE", "2,0 SE"):
        scene = Scene().village(0, corner).hand(0, ore=2).acting(0)
        assert scene.can(0, "market ore for wood")


@pytest.mark.parametrize("seed", range(6))
def test_a_map_without_places_for_ports_draws_them(seed: int) -> None:
    """R2.10: on coasts away from fog, no two at one corner."""
    tiles = {**row(9), (9, 0): "fog", (10, 0): "fog"}
    kinds = {"general": 3, "ore": 1}
    state = board(
        own_map(tiles, bag={"ore": 2}, tokens={"5": 11}, ports=[], port_kinds=kinds), seed
    )
    sides = state.ports[::2]
    assert Counter(PORT_NAMES[kind] for kind in state.ports[1::2]) == kinds
    corners = [corner for side in sides for corner in state.hexes.side_ends[side]]
    assert len(set(corners)) == 8
    for side in sides:
        (tile,) = state.hexes.side_tiles[side]
        assert not state.fog[tile]


def test_ports_without_a_place_are_not_used() -> None:
    """R2.10: on the six coasts of a lone tile there is room for three at most."""
    tiles = {(0, 0): "wood"} | row(5, "fog", first=9)
    state = board(own_map(tiles, bag={"ore": 5}, port_kinds={"general": 4}))
    assert len(state.ports) // 2 in (2, 3)
    assert {PORT_NAMES[kind] for kind in state.ports[1::2]} == {"general"}


def test_the_robber_begins_on_a_desert() -> None:
    """R2.11: chance chooses among several; without one, among all open tiles."""
    *_, (state, odds) = draws("base big")
    deserts = [tile for tile, kind in enumerate(state.kinds) if TILE_NAMES[kind] == "desert"]
    assert odds == {f"at {tile}": 1 for tile in deserts}
    assert len(deserts) == 2
    tiles = {**row(8), (8, 0): "fog"}
    *_, (state, odds) = draws(own_map(tiles, bag={"ore": 1}))
    assert odds == {f"at {tile}": 1 for tile in range(8)}


@pytest.mark.parametrize(("mode", "kinds"), [("basic", 5), ("wonders", 8)])
def test_what_the_market_holds(mode: str, kinds: int) -> None:
    """R2.15 (A34): what is paid goes back to it."""
    scene = Scene(mode=mode).hand(0, wood=3, brick=3).hand(1, wood=5)
    assert list(scene.market().values()) == [24 - 8, 24 - 3, 24, 24, 24, 12, 12, 12][:kinds]
    scene.village(0, "0,0 N").acting(0).do(0, "road 0,0 NE")
    assert list(scene.market().values()) == [24 - 7, 24 - 2, 24, 24, 24, 12, 12, 12][:kinds]
