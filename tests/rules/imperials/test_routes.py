"""The longest route is exact, and stops at other players' pieces."""

import random
from itertools import permutations

import pytest

from aevum.core.state import NONE
from aevum.games.imperials.rules.hexes import Hexes
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.routes import longest_route

HEXES = OFFICIAL["base"].hexes
FREE = [False] * len(HEXES.points)


def side(tile: tuple[int, int], turn: int) -> int:
    return HEXES.tile_sides[HEXES.tile_at[tile]][turn]


def corner(tile: tuple[int, int], turn: int) -> int:
    return HEXES.tile_corners[HEXES.tile_at[tile]][turn]


def held(*corners: int) -> list[bool]:
    return [place in corners for place in range(len(FREE))]


def longest(roads: list[int], stops: list[bool]) -> int:
    """Return the longest route of seat 0 where another seat's pieces stop it."""
    road = [0 if side in roads else NONE for side in range(len(HEXES.side_ends))]
    return longest_route(HEXES, road, [1 if stop else NONE for stop in stops], 0)


def test_no_road_and_one_road() -> None:
    assert longest([], FREE) == 0
    assert longest([5], FREE) == 1


def test_a_ring_counts_every_road_once() -> None:
    ring = HEXES.tile_sides[HEXES.tile_at[0, 0]]
    assert longest(ring, FREE) == 6


def test_a_ring_with_a_tail() -> None:
    ring = HEXES.tile_sides[HEXES.tile_at[0, 0]]
    tail = side((1, -1), 4)  # from the ring's north-eastern corner away
    assert longest([*ring, tail], FREE) == 7


def test_a_fork_counts_its_two_longest_arms() -> None:
    middle = corner((0, 0), 0)
    arms = HEXES.corner_sides[middle]
    assert len(arms) == 3
    assert longest(arms, FREE) == 2


def test_a_piece_of_another_cuts_but_does_not_shorten_an_end() -> None:
    line = HEXES.tile_sides[HEXES.tile_at[0, 0]][:4]
    inner = corner((0, 0), 2)
    end = corner((0, 0), 0)
    assert longest(line, FREE) == 4
    assert longest(line, held(end)) == 4
    assert longest(line, held(inner)) == 2


def test_a_ring_that_begins_and_ends_at_a_held_corner() -> None:
    ring = HEXES.tile_sides[HEXES.tile_at[0, 0]]
    assert longest(ring, held(corner((0, 0), 0))) == 6
    assert longest(ring, held(corner((0, 0), 0), corner((0, 0), 3))) == 3


def by_trying(hexes: Hexes, roads: list[int], stops: list[bool]) -> int:
    """Every order of every subset would be too many: walk all orders of all roads greedily."""
    best = 0
    for order in permutations(roads):
        for start in hexes.side_ends[order[0]]:
            at, length = start, 0
            for road in order:
                if at not in hexes.side_ends[road] or (length and stops[at]):
                    break
                at, length = hexes.far_end(road, at), length + 1
            best = max(best, length)
    return best


@pytest.mark.parametrize("seed", range(40))
def test_it_is_what_trying_everything_finds(seed: int) -> None:
    dice = random.Random(seed)
    roads = [dice.randrange(len(HEXES.side_ends))]
    while len(roads) < 7:
        ends = [corner for road in roads for corner in HEXES.side_ends[road]]
        more = [road for end in ends for road in HEXES.corner_sides[end] if road not in roads]
        roads.append(dice.choice(more))
    stops = [dice.random() < 0.15 for _ in FREE]
    assert longest(roads, stops) == by_trying(HEXES, roads, stops)
