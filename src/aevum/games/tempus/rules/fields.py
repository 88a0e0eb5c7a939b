"""All fields of a position, declared once: saves and their bounds follow.

What roads reach, where to dig and build and much else follows from what was drawn. So most of a
save are strokes, and reading it draws them again on the first position of the date.
"""

from typing import Final

from aevum.core.data import Reader, inconsistent
from aevum.core.fields import (
    ANY_LENGTH,
    MANY,
    Extents,
    Fields,
    Flag,
    Number,
    Numbers,
    Part,
    Size,
    numbers,
)
from aevum.core.native import mypyc_attr
from aevum.core.state import SPECTATOR, State
from aevum.games.tempus.data import (
    ACTIONS,
    BIT,
    CASTLE,
    EMPTY,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FIRST_BUILDINGS,
    LAKE,
    MOST_UNITS,
    PAID,
    RESOURCES,
    RUIN,
    SECTIONS,
    SQUARES,
)
from aevum.games.tempus.moves import BUILDS, CODES, PAID_BUILD
from aevum.games.tempus.rules.board import MOST_SERIAL, Board


def extents(board: Board) -> Extents:
    """Return how much there is of each thing that the declaration names."""
    return {"turn": int(board.numbers.turns), "round": board.numbers.rounds}


def require(good: bool, complaint: str) -> None:
    """Refuse a damaged save."""
    if not good:
        raise inconsistent(complaint)


def require_empty(board: Board, square: int) -> None:
    """Refuse a save that draws something on a square that is not empty."""
    require(board.cell[square] == EMPTY, "two things share a square")


# Strokes


@mypyc_attr(acyclic=True)
class Strokes(Numbers):
    """Numbers that describe what was drawn on the sheet."""

    def write(self, state: State) -> object:
        assert isinstance(state, Board)
        return self.told(state)

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Board)
        self.draw(state, numbers(reader, self.length, self.low, self.high, extents))

    def told(self, board: Board) -> list[int]:
        """Return the numbers of a position."""
        raise NotImplementedError("abstract: told")

    def draw(self, board: Board, told: list[int]) -> None:
        """Draw what the numbers describe; refuse what cannot be drawn."""
        raise NotImplementedError("abstract: draw")


@mypyc_attr(acyclic=True)
class Units(Strokes):
    """The units left in each resource."""

    def told(self, board: Board) -> list[int]:
        return board.units[:]

    def draw(self, board: Board, told: list[int]) -> None:
        for resource, left in enumerate(told):
            require(left <= board.units[resource], "a square has too much")
            while board.units[resource] > left:
                board.take(resource)


@mypyc_attr(acyclic=True)
class Roads(Strokes):
    """The drawn sections, ascending."""

    def told(self, board: Board) -> list[int]:
        return sorted(board.drawn)

    def draw(self, board: Board, told: list[int]) -> None:
        require(len(told) <= board.turn, "there are more roads than turns")
        for section in told:
            require(board.road[section] < 0, "a road is in a wrong place")
            board.stroke(section)


@mypyc_attr(acyclic=True)
class Digs(Strokes):
    """The lake squares that the setup did not lay out, ascending."""

    def told(self, board: Board) -> list[int]:
        cell, first = board.cell, board.date.lakes
        return [s for s in range(SQUARES) if cell[s] == LAKE and s not in first]

    def draw(self, board: Board, told: list[int]) -> None:
        for square in told:
            require_empty(board, square)
            board.flood(square)


@mypyc_attr(acyclic=True)
class Buildings(Strokes):
    """The buildings after those of the setup: kind, square, kind, square ..."""

    def told(self, board: Board) -> list[int]:
        found: list[int] = []
        for square in board.built[FIRST_BUILDINGS:]:
            found += [board.cell[square], square]
        return found

    def draw(self, board: Board, told: list[int]) -> None:
        require(len(told) % 2 == 0, "the buildings are incomplete")
        require(len(told) <= 2 * board.turn, "there are more buildings than turns")
        for kind, square in zip(told[::2], told[1::2], strict=True):
            require(FARM <= kind <= CASTLE, "there is no such building")
            require_empty(board, square)
            board.raise_building(square, kind)


@mypyc_attr(acyclic=True)
class Uses(Strokes):
    """The last round in which each building was used, 0 if never."""

    def told(self, board: Board) -> list[int]:
        return board.used[:]

    def draw(self, board: Board, told: list[int]) -> None:
        require(len(told) == len(board.built), "a list has the wrong length")
        now = board.round()
        for number in told:
            require(number <= now, "a building was used in a later round")
        board.used = told
        board.spent = sum([BIT[place] for place, number in enumerate(told) if number == now])


@mypyc_attr(acyclic=True)
class Ruins(Strokes):
    """The enemies crossed out, 0 to 9, ascending."""

    def told(self, board: Board) -> list[int]:
        return [i for i in range(len(ENEMIES)) if board.cell[ENEMIES[i]] == RUIN]

    def draw(self, board: Board, told: list[int]) -> None:
        for enemy in told:
            require(board.cell[ENEMIES[enemy]] != RUIN, "an enemy was crossed out twice")
            board.cell[ENEMIES[enemy]] = RUIN
            board.alive &= ~BIT[ENEMY_BIT + enemy]


@mypyc_attr(acyclic=True)
class Order(Strokes):
    """The build move that waits for payment, and what is still due; zeros if there is none."""

    def names(self) -> list[str]:
        return ["order", "site", "wood", "stone"]

    def told(self, board: Board) -> list[int]:
        if board.site < 0:
            return [0, 0, 0]
        return [int(board.order), int(board.wood), int(board.stone)]

    def draw(self, board: Board, told: list[int]) -> None:
        order, wood, stone = told
        if order == 0:
            require(wood == 0 and stone == 0, "nothing waits for payment")
            return
        board.order, board.wood, board.stone = order, wood, stone
        board.site = (order - BUILDS) % PAID_BUILD % 100


FIELDS: Final = Fields(
    [
        Part(
            [
                Number("turn", 0, Size("turn")),
                Number("gold", 0, MANY),
                Number("serial", 1, MOST_SERIAL),
                Flag("explicit"),
                Number("viewer", SPECTATOR, 0),
            ]
        ),
        Units("units", RESOURCES, 0, MOST_UNITS),
        Roads("drawn", ANY_LENGTH, 0, SECTIONS - 1),
        Digs("cell", ANY_LENGTH, 0, SQUARES - 1),
        Buildings("built", ANY_LENGTH, 0, SQUARES - 1),
        Uses("used", ANY_LENGTH, 0, Size("round")),
        Ruins("alive", ANY_LENGTH, 0, len(ENEMIES) - 1),
        Numbers("done", ANY_LENGTH, 0, PAID + len(ACTIONS) - 1),
        Order("order", 3, 0, CODES),
    ],
    derived=(
        "date", "numbers",  # the same throughout the match
        "road", "reach", "goods", "trade", "shore", "sites", "given", "prey", "farms", "payers",
        "linked", "spent", "some", "more",
    ),
)  # fmt: skip
