"""The whole table of Chronos Conquest as one painting: the ring, the kingdoms, the latest news."""

from rich.text import Text

from aevum.core.state import NONE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.phrases import partner
from aevum.terminal.canvas import Canvas
from aevum.terminal.chronos import panels
from aevum.terminal.chronos.layout import Cell, lay_out
from aevum.terminal.chronos.paint import Painter
from aevum.terminal.theme import Palette


def picture(
    sea: Archipelago,
    seat: int,
    names: list[str],
    size: tuple[int, int],
    p: Palette,
    picked: int = NONE,
    news: list[str] | None = None,
) -> Canvas:
    """Return the table as a seat sees it (NONE: nobody), with its picked timer."""
    width, height = size
    canvas = Canvas(width, height, p.ink, p.table)
    layout = lay_out(sea, width, height)
    painter = Painter(canvas, sea, seat, p)
    painter.picked = picked
    painter.paint(layout)
    _kingdoms(canvas, sea, seat, names, layout.kingdoms, p)
    _news(canvas, news or [], layout.news, p)
    return canvas


def _kingdoms(
    canvas: Canvas, sea: Archipelago, seat: int, names: list[str], cell: Cell, p: Palette
) -> None:
    lines = [] if seat == NONE else panels.own(sea, seat, cell.width, p)
    mate = partner(sea, seat)
    for other in range(sea.seats):
        if other != seat:
            lines.append(panels.kingdom(sea, other, names[other], other == mate, p))
    for row, line in enumerate(lines):
        _write(canvas, cell.x, cell.y + row, line)


def _news(canvas: Canvas, news: list[str], cell: Cell, p: Palette) -> None:
    lines = news[-cell.height :] if cell.height else []
    for row, line in enumerate(lines):
        last = row == len(lines) - 1
        canvas.put(cell.x + 1, cell.y + row, line, p.ink if last else p.ink3)


def notice(width: int, height: int, lines: tuple[str, ...], p: Palette) -> Canvas:
    """Return an empty table that says why."""
    canvas = Canvas(width, height, p.ink, p.table)
    for row, line in enumerate(lines):
        canvas.put(0, row, line, p.ink, bold=row == 0)
    return canvas


def announce(canvas: Canvas, words: str, p: Palette) -> None:
    """Paint a large word over the middle."""
    x, y = (canvas.width - len(words)) // 2, canvas.height // 3
    for row in (y - 1, y, y + 1):
        canvas.put(x, row, words if row == y else " " * len(words), p.onnow, p.now, bold=True)


def _write(canvas: Canvas, x: int, y: int, text: Text) -> None:
    """Write a coloured line onto a canvas."""
    for span in text.divide([span.end for span in text.spans]):
        style = str(span.spans[0].style) if span.spans else ""
        ink = next((word for word in style.split() if word.startswith("#")), "")
        canvas.put(x, y, span.plain, ink, bold="bold" in style)
        x += len(span.plain)
