"""The map in letters: a dot for each corner of a cell, lines for walls, a letter for who works.

A cell is two letters wide and one line high, which is about square on a screen. The contents of a
cell are written on its upper edge; a wall there hides them, except for the letter of a building,
which replaces a part of the wall so that it is always in the cell that names the building.
"""

# not compiled: words need no speed

from typing import Final

from aevum.games.ascii.data import COLONY, LETTERS
from aevum.games.ascii.rules.empire import (
    RUIN,
    STAFFED,
    Empire,
    cell_of,
    kind_of,
    owner_of,
    state_of,
)
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.rules.terrain import COLS, MAP, PLAINS, ROWS, WATER, inside

WIDTH: Final = 2 * COLS + 1
HEIGHT: Final = ROWS + 1
DOT: Final = "·"
CROSSED: Final = "X"
JOINTS: Final = "·╵╴┘╶└─┴╷│┐┤┌├┬┼"
"""A corner by the walls that meet there: 1 up, 2 left, 4 right, 8 down."""

# What a letter of the drawing means
GROUND: Final = "ground"  # a dot, or nothing
SEA: Final = "sea"
HEIGHTS: Final = "mountain"
DEPOSIT: Final = "ore"
WALL: Final = "wall"
SIGN: Final = "sign"  # the letter of a building
ABROAD: Final = "colony"
RUINED: Final = "ruin"
ROLES: Final = {"~": SEA, "^": HEIGHTS, "*": DEPOSIT}

Cells = set[tuple[int, int]]


class Chart:
    """The drawing: its letters and the meaning of each."""

    def __init__(self) -> None:
        self.letters = [list(line) for line in BARE]
        self.roles = [[ROLES.get(letter, GROUND) for letter in line] for line in BARE]

    def put(self, x: int, y: int, letter: str, role: str) -> None:
        """Write one letter."""
        self.letters[y][x] = letter
        self.roles[y][x] = role

    def lines(self) -> list[str]:
        """Return the drawing."""
        return ["".join(line).rstrip() for line in self.letters]

    def wall(self, cells: Cells, role: str) -> None:
        """Draw the outline of some cells, and clear what is inside it."""
        left, right = min(col for col, _ in cells), max(col for col, _ in cells)
        top, bottom = min(row for _, row in cells), max(row for _, row in cells)
        for row in range(top, bottom + 2):
            for col in range(left, right + 2):
                self._corner(cells, col, row, role)
                if (col, row) in cells or (col, row - 1) in cells:
                    walled = _level(cells, col, row)
                    self.put(2 * col + 1, row, "─" if walled else " ", role)

    def _corner(self, cells: Cells, col: int, row: int, role: str) -> None:
        around = [(col - dx, row - dy) in cells for dx in (0, 1) for dy in (0, 1)]
        if not any(around):
            return
        bits = 1 * _upright(cells, col, row - 1) + 2 * _level(cells, col - 1, row)
        bits += 4 * _level(cells, col, row) + 8 * _upright(cells, col, row)
        self.put(2 * col, row, JOINTS[bits] if bits else " ", role)


def _afloat(col: int, row: int) -> bool:
    """Return whether only water is around a corner; the map ends in the sea."""
    around = [(col - dx, row - dy) for dx in (0, 1) for dy in (0, 1)]
    return all(MAP[y][x] == WATER for x, y in around if inside(x, y))


def _bare() -> list[str]:
    """Return the land without buildings."""
    lines: list[str] = []
    for row in range(HEIGHT):
        line = ""
        for col in range(COLS + 1):
            line += " " if _afloat(col, row) else DOT
            if col < COLS:
                line += MAP[row][col].replace(PLAINS, " ") if row < ROWS else " "
        lines.append(line)
    return lines


BARE: Final = _bare()


def _level(cells: Cells, col: int, row: int) -> bool:
    """Return whether a wall runs along the upper edge of a cell."""
    return ((col, row) in cells) != ((col, row - 1) in cells)


def _upright(cells: Cells, col: int, row: int) -> bool:
    """Return whether a wall runs along the left edge of a cell."""
    return ((col, row) in cells) != ((col - 1, row) in cells)


def rooms(kind: int, cell: int) -> list[tuple[int, int]]:
    """Return where in the drawing a building has room for signs: within its walls."""
    cells = set(covered(kind, cell))
    found = sorted((row, col) for col, row in cells if (col, row - 1) in cells)
    return [(2 * col + 1, row) for row, col in found]


def named_at(cell: int) -> tuple[int, int]:
    """Return where in the drawing the letter of a building is: in the cell that names it."""
    return 2 * (cell // ROWS) + 1, cell % ROWS


def draw_building(chart: Chart, each: int) -> None:
    """Draw one building: a letter if it is staffed, the owner of a Colony, crosses in a ruin."""
    kind, cell, state = kind_of(each), cell_of(each), state_of(each)
    role = RUINED if state == RUIN else ABROAD if kind == COLONY else WALL
    chart.wall(set(covered(kind, cell)), role)
    spots = rooms(kind, cell)
    if state == RUIN:
        for x, y in spots:
            chart.put(x, y, CROSSED, RUINED)
        return
    if state == STAFFED:
        chart.put(*named_at(cell), LETTERS[kind], ABROAD if kind == COLONY else SIGN)
    if kind == COLONY:
        chart.put(*spots[len(spots) // 2 + 2], str(owner_of(each) + 1), ABROAD)


def draw_map(empire: Empire) -> Chart:
    """Return the map of an Empire with everything on it."""
    chart = Chart()
    for each in empire.buildings:
        draw_building(chart, each)
    return chart


def draw_shape(kind: int) -> list[str]:
    """Return a building alone, with its letter."""
    chart = Chart()
    middle = COLS // 2 * ROWS + ROWS // 2
    cells = set(covered(kind, middle))
    chart.letters = [[" "] * WIDTH for _ in range(HEIGHT)]
    chart.wall(cells, WALL)
    chart.put(*named_at(middle), LETTERS[kind], SIGN)
    left = 2 * min(col for col, _ in cells)
    right = 2 * max(col for col, _ in cells) + 3
    return ["".join(line[left:right]) for line in chart.letters if "".join(line).strip()]


def column_heads() -> list[str]:
    """Return two lines with the numbers of the columns, tens above units."""
    tens = "".join(f" {col // 10 or ' '}" if col % 10 == 0 else "  " for col in range(COLS))
    return [tens.rstrip(), "".join(f" {col % 10}" for col in range(COLS))]


def row_heads() -> list[str]:
    """Return the number of the row for each line of the drawing, two letters each."""
    return [f"{row:>2}" if row < ROWS else "  " for row in range(HEIGHT)]


def framed(chart: Chart) -> list[str]:
    """Return the drawing with its coordinates along the upper and the left edge."""
    body = zip(row_heads(), chart.lines(), strict=True)
    return [*[f"   {head}" for head in column_heads()], *[f"{head} {line}" for head, line in body]]
