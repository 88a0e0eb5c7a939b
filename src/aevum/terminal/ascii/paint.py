"""A sheet in coloured letters: the map with its buildings, then tracks and grids."""

from typing import Final, NamedTuple

from aevum.core.state import NONE
from aevum.games.ascii.data import LETTERS
from aevum.games.ascii.rules.empire import cell_of, kind_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.rules.terrain import COLS, MOUNTAIN, PLAINS, ROWS, WATER, terrain
from aevum.games.ascii.words import footnotes, tracks
from aevum.games.ascii.words import mapdrawing as chart
from aevum.games.ascii.words.sheet import (
    MAP_WIDTH,
    Placed,
    dice,
    layout,
    score_lines,
)
from aevum.terminal.ascii.ghost import Ghost
from aevum.terminal.ascii.telling import teller
from aevum.terminal.canvas import Canvas
from aevum.terminal.theme import Palette

GHOSTLY: Final = "ghost"
CHOSEN: Final = "chosen"
LEFT: Final = 3  # letters before the map, for the numbers of its rows
TOP: Final = 2  # lines above it
PEN: Final = "xX/ØĐ"
WRONG: Final = "x"


class Marks(NamedTuple):
    """What is drawn over a sheet: the ghost, and the highlighted building."""

    ghost: Ghost | None = None
    legal: bool = True
    """Whether the ghost's place is legal."""
    building: int = NONE
    """The anchor of the highlighted building."""


def narrow_layout(sea: Mediterranean, seat: int) -> list[Placed]:
    """Return the blocks of a sheet in 80 columns."""
    empire, tell = sea.empires[seat], teller()
    right = [
        ("dice", dice(sea, seat, tell)),
        ("gold", tracks.gold(empire, tell)),
        ("disasters", tracks.disasters(empire.numbers, sea.rows, tell)),
    ]
    return layout(empire, right, score_lines(empire, tell), tell)


def wide_layout(sea: Mediterranean, seat: int) -> list[Placed]:
    """Return the blocks of a sheet with the tracks beside the map."""
    empire, tell = sea.empires[seat], teller()
    found = [
        Placed(0, 0, chart.framed(chart.draw_map(empire)), "map"),
        Placed(
            LEFT, chart.HEIGHT + TOP + 1, footnotes.buildings(empire.numbers, tell), "buildings"
        ),
    ]
    start, y = MAP_WIDTH + 3, 0
    grid = tracks.disasters(empire.numbers, sea.rows, tell)
    rows = (
        (("population", tracks.population(empire, tell)), ("gold", tracks.gold(empire, tell))),
        (("science", tracks.science(empire, tell)),),
        (("military", tracks.military(empire, tell)),),
        (("moods", tracks.moods(empire, tell)), ("disasters", grid)),
        (("caravans", tracks.caravans(empire, tell)), ("culture", tracks.culture(empire, tell))),
    )
    for row in rows:
        x = start
        for name, block in row:
            found.append(Placed(x, y, block, name))
            x += max(len(line) for line in block) + 3
        y += max(len(block) for _, block in row) + 1
    return found


def paint(
    sea: Mediterranean, seat: int, placed: list[Placed], palette: Palette, marks: Marks
) -> Canvas:
    """Return the sheet of a seat; the first block is the map."""
    wide = max(each.x + len(line) for each in placed for line in each.block)
    high = max(each.y + len(each.block) for each in placed)
    canvas = Canvas(wide, high, palette.ink, palette.sheet)
    for each in placed[1:]:
        _block(canvas, each, palette)
    _map(canvas, sea, seat, palette, marks)
    return canvas


# Tracks and grids


def _block(canvas: Canvas, placed: Placed, p: Palette) -> None:
    x, y, block, name = placed
    pen = PEN + (tracks.COIN if name == "gold" else "")
    _title(canvas, x, y, block[0], p, pen)
    for below, line in enumerate(block[1:], 1):
        _line(canvas, x, y + below, line, p, pen)


def _title(canvas: Canvas, x: int, y: int, line: str, p: Palette, pen: str) -> None:
    """Write a line that begins with a title in capitals."""
    words = line.split(" ")
    size = 0
    while words and words[0].isupper() and len(words[0]) > 2:
        size += len(words.pop(0)) + 1
    _line(canvas, x, y, line, p, pen)
    canvas.put(x, y, line[:size].rstrip(), p.ink, bold=True)


def _line(canvas: Canvas, x: int, y: int, line: str, p: Palette, pen: str) -> None:
    canvas.put(x, y, line, p.ink2)
    for place, letter in enumerate(line):
        if letter in "[]":
            canvas.put(x + place, y, letter, p.line2)
        elif letter in pen and (letter == tracks.DEPLOYED or _boxed(line, place)):
            spent = letter in (tracks.SPENT, tracks.GONE, tracks.DEPLOYED)
            canvas.put(x + place, y, letter, p.ink3 if spent else p.seaink, bold=not spent)
        elif letter == tracks.MASTERY and _boxed(line, place):
            canvas.put(x + place, y, letter, p.brass, bold=True)


def _boxed(line: str, place: int) -> bool:
    return 0 < place < len(line) - 1 and line[place - 1] == "[" and line[place + 1] == "]"


# The map


def _map(canvas: Canvas, sea: Mediterranean, seat: int, p: Palette, marks: Marks) -> None:
    for y, head in enumerate(chart.column_heads()):
        canvas.put(LEFT, y, head, p.ink3)
    for y, head in enumerate(chart.row_heads()):
        canvas.put(0, TOP + y, head, p.ink3)
    empire = sea.empires[seat]
    drawing = chart.draw_map(empire)
    if marks.building != NONE:
        _choose(drawing, empire.buildings[empire.find(marks.building)])
    ghost = marks.ghost if marks.ghost is not None and marks.ghost.host == seat else None
    if ghost is not None:
        drawing.wall(ghost.cells(), GHOSTLY)
        spot = chart.named_at(ghost.cell)
        drawing.put(*spot, LETTERS[ghost.kind] if marks.legal else WRONG, GHOSTLY)
    paints = _paints(p, marks.legal)
    grounds = {WATER: p.sea, MOUNTAIN: p.rock, PLAINS: p.dune}
    for y in range(chart.HEIGHT):
        for x in range(chart.WIDTH):
            ink, ground, bold = paints[drawing.roles[y][x]]
            ground = ground or grounds[LAND[y][x]]
            canvas.put(LEFT + x, TOP + y, drawing.letters[y][x], ink, ground, bold)


def _choose(drawing: chart.Chart, building: int) -> None:
    """Highlight a building."""
    cells = covered(kind_of(building), cell_of(building))
    for col, row in cells:
        for x in range(2 * col, 2 * col + 3):
            for y in (row, row + 1):
                drawing.roles[y][x] = CHOSEN


def _paints(p: Palette, legal: bool) -> dict[str, tuple[str, str, bool]]:
    """Return the ink, ground ("" for the land's) and weight of everything drawn."""
    return {
        chart.GROUND: (p.line2, "", False),
        chart.SEA: (p.seaink, "", False),
        chart.HEIGHTS: (p.rockink, "", False),
        chart.DEPOSIT: (p.brass, "", True),
        chart.WALL: (p.ink, p.raised, True),
        chart.SIGN: (p.seaink, p.raised, True),
        chart.ABROAD: (p.brass, p.brasssoft, True),
        chart.RUINED: (p.ink3, p.sunk, False),
        CHOSEN: (p.now, p.nowsoft, True),
        GHOSTLY: (p.oninv, p.ok, True) if legal else (p.now, p.nowsoft, True),
    }


LAND: Final = [
    [terrain(min(x // 2, COLS - 1), min(y, ROWS - 1)) for x in range(chart.WIDTH)]
    for y in range(chart.HEIGHT)
]
"""The land below each letter of the map."""


def region(ghost: Ghost) -> tuple[int, int, int, int]:
    """Return where on the canvas a ghost is: column, line, width, height."""
    cells = ghost.cells()
    left, top = min(col for col, _ in cells), min(row for _, row in cells)
    right, bottom = max(col for col, _ in cells), max(row for _, row in cells)
    return LEFT + 2 * left, TOP + top, 2 * (right - left) + 3, bottom - top + 2


def spot_at(x: int, y: int) -> tuple[int, int]:
    """Return the cell (column, row) at a letter of the canvas; it may be off the map."""
    return (x - LEFT) // 2, y - TOP
