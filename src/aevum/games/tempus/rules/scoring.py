"""Points: buildings, the longest road, lakes, gold and the enemies left (R8)."""

from aevum.core.native import i64
from aevum.games.tempus.data import (
    CASTLE,
    FARM,
    LAKE,
    NEIGHBOURS,
    SQUARES,
)
from aevum.games.tempus.rules.board import Board, ones
from aevum.games.tempus.rules.trail import longest


class Lake:
    """One lake: its squares and the buildings adjacent to it, both ascending."""

    def __init__(self, squares: list[int], buildings: list[int], worth: int) -> None:
        self.squares = squares
        self.buildings = buildings
        self.worth = worth
        """Points for each square and building."""

    def points(self) -> int:
        """Return squares times buildings times what that is worth (R8.5)."""
        return len(self.squares) * len(self.buildings) * self.worth


class Breakdown:
    """A score in its parts, each in points."""

    def __init__(
        self,
        castles: int,
        markets: int,
        forts: int,
        farms: int,
        road: int,
        length: int,
        lakes: int,
        gold: int,
        enemies: int,
        waters: list[Lake],
    ) -> None:
        self.castles = castles
        self.markets = markets
        self.forts = forts
        self.farms = farms
        self.road = road
        self.length = length
        """The sections of the longest road."""
        self.lakes = lakes
        self.gold = gold
        self.enemies = enemies
        self.waters = waters
        """The lakes one by one."""
        self.total = castles + markets + forts + farms + road + lakes + gold + enemies


def total(board: Board) -> int:
    """Return the points as if the game ended now."""
    numbers = board.numbers
    points: i64 = board.gold // numbers.gold_a_point + numbers.enemy_points * ones(board.alive)
    cell = board.cell
    for square in board.built:
        points += numbers.points[cell[square] - FARM]
    points += numbers.road_points * longest(board.drawn, board.road, len(board.goods))
    return int(points + numbers.lake_points * lake_sizes(cell, board.date.lakes))


def lake_sizes(cell: list[int], starts: list[int]) -> i64:
    """Return squares times buildings of all lakes, each of which holds one of some squares."""
    found: i64 = 0
    seen = [0] * SQUARES
    stamp: i64 = 0
    for start in starts:
        stamp += 1
        if seen[start]:
            continue
        squares: i64 = 0
        buildings: i64 = 0
        seen[start] = stamp
        todo = [start]
        while todo:
            squares += 1
            for near in NEIGHBOURS[todo.pop()]:
                kind: i64 = cell[near]
                if LAKE <= kind <= CASTLE and seen[near] != stamp:
                    if kind == LAKE:
                        seen[near] = stamp
                        todo.append(near)
                    elif kind >= FARM:
                        seen[near] = stamp
                        buildings += 1
        found += squares * buildings
    return found


def find_lakes(board: Board) -> list[Lake]:
    """Return every lake, in the order of their first squares."""
    cell, worth = board.cell, int(board.numbers.lake_points)
    seen: set[int] = set()
    found: list[Lake] = []
    for start in range(SQUARES):
        if cell[start] != LAKE or start in seen:
            continue
        squares, buildings, todo = [start], set(), [start]
        seen.add(start)
        while todo:
            for near in NEIGHBOURS[todo.pop()]:
                if cell[near] == LAKE and near not in seen:
                    seen.add(near)
                    squares.append(near)
                    todo.append(near)
                elif FARM <= cell[near] <= CASTLE:
                    buildings.add(near)
        found.append(Lake(sorted(squares), sorted(buildings), worth))
    return found


def breakdown(board: Board) -> Breakdown:
    """Return the parts of the score as if the game ended now."""
    numbers = board.numbers
    sums = [0] * len(numbers.points)
    for square in board.built:
        kind = board.cell[square] - FARM
        sums[kind] += numbers.points[kind]
    waters = find_lakes(board)
    length = longest(board.drawn, board.road, len(board.goods))
    return Breakdown(
        sums[3],
        sums[1],
        sums[2],
        sums[0],
        int(numbers.road_points) * length,
        length,
        sum(water.points() for water in waters),
        int(board.gold) // int(numbers.gold_a_point),
        int(numbers.enemy_points * ones(board.alive)),
        waters,
    )
