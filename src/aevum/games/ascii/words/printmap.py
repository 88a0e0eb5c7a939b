"""The map and the shapes of buildings for the printed sheet."""

# not compiled: words need no speed

from typing import Final

from aevum.games.ascii.data import LETTERS
from aevum.games.ascii.rules.shapes import SHAPES
from aevum.games.ascii.rules.terrain import (
    COLS,
    MAP,
    MOUNTAIN,
    ORE,
    PLAINS,
    ROWS,
    WATER,
    terrain,
)
from aevum.games.ascii.words.page import INK, LINE, PALE, PALER, SOFT, Page

CELL: Final = 4.2


def draw_map(page: Page, left: float, top: float) -> None:
    """Draw the land with its dots and signs, and the numbers of columns and rows."""
    for row in range(ROWS):
        _land(page, left, top, row)
        page.text(left - 1, top + (row + 0.72) * CELL, str(row), 2.2, fill=SOFT, anchor="end")
    for col in range(COLS):
        page.text(left + (col + 0.5) * CELL, top - 1, str(col), 2.2, fill=SOFT, anchor="middle")
    _signs(page, left, top)
    dots = "".join(
        f"M{left + col * CELL:.2f} {top + row * CELL:.2f}h0"
        for row in range(ROWS + 1)
        for col in range(COLS + 1)
    )
    page.path(dots, INK, 0.45)
    page.path(f"M{left} {top}h{COLS * CELL:.2f}v{ROWS * CELL:.2f}h{-COLS * CELL:.2f}z", LINE, 0.25)


def _land(page: Page, left: float, top: float, row: int) -> None:
    """Shade water and mountains, each run of cells in one piece."""
    start = 0
    for col in range(1, COLS + 1):
        if col < COLS and terrain(col, row) == terrain(start, row):
            continue
        kind = terrain(start, row)
        if kind != PLAINS:
            fill = PALE if kind == WATER else PALER
            wide = (col - start) * CELL
            page.rect(left + start * CELL, top + row * CELL, wide, CELL, fill, "none")
        start = col


def _signs(page: Page, left: float, top: float) -> None:
    waves, peaks = "", ""
    for row in range(ROWS):
        for col in range(COLS):
            x, y = left + (col + 0.5) * CELL, top + (row + 0.5) * CELL
            if MAP[row][col] == WATER:
                waves += f"M{x - 1:.2f} {y:.2f}q0.5 -0.8 1 0t1 0"
            elif MAP[row][col] == MOUNTAIN:
                peaks += f"M{x - 0.7:.2f} {y + 0.5:.2f}l0.7 -1l0.7 1"
            elif MAP[row][col] == ORE:
                page.text(x, y + 1.9, "*", 4.6, bold=True, anchor="middle")
    page.path(waves, SOFT, 0.25)
    page.path(peaks, LINE, 0.25)


def draw_shape(page: Page, kind: int, left: float, top: float, cell: float) -> None:
    """Draw a building with its letter in its anchor."""
    cells = set(SHAPES[kind])
    first_col, first_row = min(col for col, _ in cells), min(row for _, row in cells)
    steps = ""
    for col, row in sorted(cells):
        x, y = left + (col - first_col) * cell, top + (row - first_row) * cell
        if (col, row - 1) not in cells:
            steps += f"M{x:.2f} {y:.2f}h{cell}"
        if (col, row + 1) not in cells:
            steps += f"M{x:.2f} {y + cell:.2f}h{cell}"
        if (col - 1, row) not in cells:
            steps += f"M{x:.2f} {y:.2f}v{cell}"
        if (col + 1, row) not in cells:
            steps += f"M{x + cell:.2f} {y:.2f}v{cell}"
    page.path(steps, INK, 0.4)
    x, y = left + (0.5 - first_col) * cell, top + (0.5 - first_row) * cell
    page.text(x, y + cell * 0.28, LETTERS[kind], cell * 0.85, bold=True, anchor="middle")
