"""The score of a position: its rows, the lakes one by one, and the total (R8)."""

from aevum.core.native import i64
from aevum.games.tempus.data import (
    CASTLE,
    FARM,
    LAKE,
    NEIGHBOURS,
    SQUARES,
)
from aevum.games.tempus.rules.board import Board, ones
from aevum.games.tempus.rules.score_row import Tally
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
    """A score in its rows."""

    def __init__(self, parts: list[tuple[str, int]], length: int, waters: list[Lake]) -> None:
        self.parts = parts
        """Each row by name with its points, in the order of the sheet."""
        self.length = length
        """The sections of the longest road."""
        self.waters = waters
        """The lakes one by one."""
        self.total = sum([points for _, points in parts])

    def of(self, name: str) -> int:
        """Return the points of a row."""
        return dict(self.parts)[name]


class BoardTally(Tally):
    """What the score counts in a position."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.numbers)
        self.cell: list[int] = board.cell
        buildings = self.buildings
        for square in board.built:
            kind: i64 = self.cell[square] - FARM
            buildings[kind] += 1
        self.gold = board.gold
        self.enemies = ones(board.alive)
        self.road = longest(board.drawn, board.road, len(board.goods))
        self.lakes = lake_sizes(self.cell, board.date.lakes)
        self.lakes_ahead = self.lakes

    def holds(self, square: int) -> int:
        return self.cell[square]


def total(board: Board) -> int:
    """Return the points as if the game ended now."""
    tally = BoardTally(board)
    points = 0
    for row in board.date.rows:
        points += row.points(tally)
    return points


def lake_sizes(cell: list[int], starts: list[int]) -> i64:
    """Return squares times buildings of all lakes, each of which has one of these squares."""
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
    """Return the rows of the score as if the game ended now."""
    tally = BoardTally(board)
    parts = [(row.name, row.points(tally)) for row in board.date.rows]
    return Breakdown(parts, int(tally.road), find_lakes(board))
