"""A slow second implementation of the rules, to compare with the quick one.

It only uses the view of a position, and keeps nothing between questions.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from aevum.games.tempus import GAME
from aevum.games.tempus.data import NAMES
from aevum.games.tempus.rules.state import TempusState


class Prices(NamedTuple):
    """The printed numbers, typed a second time for this referee."""

    costs: Mapping[str, tuple[int, int, int]] = MappingProxyType(
        {"farm": (1, 0, 0), "market": (2, 0, 2), "fort": (1, 1, 3), "castle": (0, 2, 3)}
    )
    """Wood, stone and gold of each building."""
    points: Mapping[str, int] = MappingProxyType({"farm": 2, "market": 5, "fort": 5, "castle": 10})
    fee: int = 2
    farm_gold: int = 1
    market_gold: int = 1
    castle_gold: int = 2
    raid_gold: int = 1
    gold_a_point: int = 5
    road_points: int = 1
    lake_points: int = 1
    enemy_points: int = -10


AS_PRINTED = Prices()
COLUMNS = "forest lake quarry farm forest market lake farm forest lake".split()
ROWS = ["quarry", "forest"] * 5
ENEMIES = [(3, 3), (3, 7), (5, 5), (5, 7), (7, 3), (7, 5), (7, 7), (7, 9), (9, 7), (9, 9)]
Square = tuple[int, int]
Border = frozenset[Square]


def borders() -> dict[str, Border]:
    """Return every section by its notation: the pair of squares on both sides."""
    found = {}
    for r in range(1, 11):
        for c in range(1, 11):
            if c < 10:
                found[f"E {r} {c}"] = frozenset([(r, c), (r, c + 1)])
            if r < 10:
                found[f"S {r} {c}"] = frozenset([(r, c), (r + 1, c)])
    return found


BORDERS = borders()


def ends(words: str) -> set[Square]:
    """Return the two corners of a section; a corner is named after the square above and left."""
    side, row, column = words.split()
    r, c = int(row), int(column)
    return {(r - 1, c), (r, c)} if side == "E" else {(r, c - 1), (r, c)}


def adjacent(square: Square) -> list[Square]:
    """Return the squares that share an edge with this one."""
    r, c = square
    around = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
    return [(a, b) for a, b in around if 1 <= a <= 10 and 1 <= b <= 10]


def name(square: Square) -> str:
    return f"{square[0]} {square[1]}"


def layout(date: str) -> dict[Square, str]:
    """Return what ten digits draw, the empty squares left out."""
    counted = [int(digit) or 10 for digit in date]
    found = dict.fromkeys(ENEMIES, "enemy")
    for column, (row, kind) in enumerate(zip(counted, COLUMNS, strict=True), 1):
        assert (row, column) not in found
        found[row, column] = kind
    for row, (column, kind) in enumerate(zip(counted, ROWS, strict=True), 1):
        rows = [*range(row, 11), *range(1, row)]
        columns = [*range(column, 11), *range(1, column)]
        found[next((r, c) for r in rows for c in columns if (r, c) not in found)] = kind
    return found


class Sheet:
    """A position as a person sees it on paper."""

    def __init__(self, state: TempusState, prices: Prices = AS_PRINTED) -> None:
        self.prices = prices
        self.view = GAME.view(state)
        squares = [(s // 10 + 1, s % 10 + 1) for s in range(100)]
        held = [NAMES[int(str(kind))] for kind in self.numbers("cells")]
        self.cell = dict(zip(squares, held, strict=True))
        self.units = dict(zip(squares, self.numbers("units"), strict=True))
        self.spent = {squares[int(str(square))] for square in self.numbers("spent")}
        words = sorted(BORDERS, key=self.order)
        self.roads = [words[int(str(e))] for e in self.numbers("roads")]
        self.squares = squares

    @staticmethod
    def order(words: str) -> tuple[str, int, int]:
        side, row, column = words.split()
        return side, int(row), int(column)

    def numbers(self, field: str) -> list[object]:
        value = self.view[field]
        assert isinstance(value, list)
        return value

    def number(self, field: str) -> int:
        value = self.view[field]
        assert isinstance(value, int)
        return value

    def networks(self) -> list[list[str]]:
        """Return the sections in connected groups."""
        left, found = set(self.roads), []
        while left:
            todo = [min(left)]
            left -= set(todo)
            heap = []
            while todo:
                section = todo.pop()
                heap.append(section)
                near = {other for other in left if ends(other) & ends(section)}
                left -= near
                todo += near
            found.append(heap)
        return found

    def touched(self, network: list[str]) -> set[Square]:
        return {square for section in network for square in BORDERS[section]}

    def reached(self, square: Square) -> set[Square]:
        """Return every square connected to this one, itself left out."""
        found: set[Square] = set()
        for network in self.networks():
            touched = self.touched(network)
            if square in touched:
                found |= touched
        return found - {square}

    def connected(self, first: int, second: int) -> bool:
        """Return whether one network touches both squares (a square and itself included)."""
        a, b = self.squares[first], self.squares[second]
        return any({a, b} <= self.touched(network) for network in self.networks())

    def legal(self) -> set[str]:
        """Return all moves on offer in notation."""
        if self.view["over"]:
            return set()
        if self.view["paying"]:
            return self.payments()
        gold = self.number("gold")
        moves = {"pass"}
        for action, words, cost in self.everything():
            if action == self.view["action"]:
                if cost <= gold:
                    moves.add(words)
            elif cost + self.prices.fee <= gold:
                moves.add(words + " paid")
        return moves

    def payments(self) -> set[str]:
        site = self.squares[self.number("paying_square")]
        kind = "forest" if self.number("paying_wood") else "quarry"
        reached = self.reached(site)
        return {f"pay {name(s)}" for s in reached if self.cell[s] == kind and self.units[s]}

    def everything(self) -> list[tuple[str, str, int]]:
        """Return (action, words, gold) of all moves that roads and squares allow, ignoring gold."""
        found = [("road", f"road {words}", 0) for words in BORDERS if words not in self.roads]
        networks = [self.touched(network) for network in self.networks()]
        for square in self.squares:
            reached: set[Square] = set()
            for touched in networks:
                if square in touched:
                    reached |= touched
            reached.discard(square)
            if self.cell[square] == "empty":
                if any(self.cell[near] == "lake" for near in adjacent(square)):
                    found.append(("dig", f"dig {name(square)}", 0))
                found += self.buildings(square, reached)
            elif self.cell[square] in self.prices.costs:
                found += self.uses(square, reached)
        return found

    def stock(self, reached: set[Square], kind: str) -> int:
        total = 0
        for square in reached:
            if self.cell[square] == kind:
                units = self.units[square]
                assert isinstance(units, int)
                total += units
        return total

    def buildings(self, square: Square, reached: set[Square]) -> list[tuple[str, str, int]]:
        wood, stone = self.stock(reached, "forest"), self.stock(reached, "quarry")
        return [
            ("build", f"build {kind} {name(square)}", cost[2])
            for kind, cost in self.prices.costs.items()
            if wood >= cost[0] and stone >= cost[1]
        ]

    def uses(self, square: Square, reached: set[Square]) -> list[tuple[str, str, int]]:
        if square in self.spent:
            return []
        kind, words = self.cell[square], f"use {name(square)}"
        if kind == "fort":
            enemies = [s for s in reached if self.cell[s] == "enemy"]
            return [("use", f"{words} strike {name(enemy)}", 0) for enemy in enemies]
        partners = {"farm": ["farm"], "market": ["farm"], "castle": ["market", "fort"]}
        if kind == "farm" or any(self.cell[s] in partners[str(kind)] for s in reached):
            return [("use", words, 0)]
        return []

    def income(self, square: Square) -> int:
        """Return the gold a farm, market or castle earns."""
        kind = self.cell[square]
        kinds = [self.cell[s] for s in self.reached(square)]
        if kind == "market":
            return self.prices.market_gold * kinds.count("farm")
        if kind == "castle":
            return self.prices.castle_gold * (kinds.count("market") + kinds.count("fort"))
        return self.prices.farm_gold

    def raiders(self) -> int:
        """Return how many live enemies stand beside a building."""
        return sum(
            any(self.cell[near] in self.prices.costs for near in adjacent(square))
            for square in self.squares
            if self.cell[square] == "enemy"
        )

    def lakes(self) -> int:
        """Return the points of all lakes."""
        left, points = {s for s in self.squares if self.cell[s] == "lake"}, 0
        while left:
            lake, todo = set(), [left.pop()]
            while todo:
                square = todo.pop()
                lake.add(square)
                near = {s for s in adjacent(square) if s in left}
                left -= near
                todo += near
            near_lake = {s for square in lake for s in adjacent(square)}
            shore = {s for s in near_lake if self.cell[s] in self.prices.costs}
            points += len(lake) * len(shore)
        return self.prices.lake_points * points

    def score(self) -> int:
        """Return the total."""
        kinds = [str(kind) for kind in self.cell.values()]
        prices = self.prices
        buildings = sum(prices.points.get(kind, 0) for kind in kinds)
        road = max((brute_trail(network) for network in self.networks()), default=0)
        gold = self.number("gold") // prices.gold_a_point
        enemies = prices.enemy_points * kinds.count("enemy")
        return buildings + prices.road_points * road + self.lakes() + gold + enemies


def brute_trail(sections: list[str]) -> int:
    """Return the longest trail by trying all of them, from every corner."""
    links: dict[Square, list[tuple[Square, str]]] = {}
    for section in sections:
        a, b = sorted(ends(section))
        links.setdefault(a, []).append((b, section))
        links.setdefault(b, []).append((a, section))

    def walk(corner: Square, taken: frozenset[str]) -> int:
        steps = [
            walk(other, taken | {section})
            for other, section in links[corner]
            if section not in taken
        ]
        return max(steps, default=len(taken))

    return max(walk(corner, frozenset()) for corner in links)
