"""The map of a date without buildings, as small as letters allow."""

from aevum.games.tempus.data import (
    ENEMY,
    FARM,
    FOREST,
    LAKE,
    MARKET,
    QUARRY,
    SIDE,
    SQUARES,
)
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.canvas import Canvas
from aevum.terminal.tempus.board import GLYPHS
from aevum.terminal.tempus.signs import CROSS
from aevum.terminal.theme import Palette


def paint_small(state: TempusState, palette: Palette) -> Canvas:
    """Return the map of a date without buildings, two letters per square."""
    canvas = Canvas(SIDE * 2, SIDE, palette.ink, palette.dune)
    signs = {FARM: palette.brass, MARKET: palette.brass}
    grounds = {LAKE: palette.sea, FOREST: palette.forest, QUARRY: palette.rock}
    for square in range(SQUARES):
        kind = state.cell[square]
        y, x = divmod(square, SIDE)
        if kind in signs:
            canvas.put(2 * x, y, f"{GLYPHS[kind]} ", signs[kind], palette.raised, bold=True)
        elif kind == ENEMY:
            canvas.put(2 * x, y, CROSS, palette.ink3)
        elif kind in grounds:
            ink = {LAKE: palette.seaink, FOREST: palette.forestink}.get(kind, palette.rockink)
            sign = "≈≈" if kind == LAKE else f"{GLYPHS[kind]} "
            canvas.put(2 * x, y, sign, ink, grounds[kind])
    return canvas
