"""A page of paper in SVG: boxes, text and lines in millimetres, in shades of grey."""

# not compiled: words need no speed

from html import escape
from typing import Final

WIDTH: Final = 210  # A4
HEIGHT: Final = 297
INK: Final = "#111"
SOFT: Final = "#666"
LINE: Final = "#888"
PALE: Final = "#e9e9e9"
PALER: Final = "#f4f4f4"
FONT: Final = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SIZE: Final = 2.9  # millimetres of the usual letters
BOX: Final = 4.2
STEP: Final = 5.0  # from one box to the next


class Page:
    """Elements in the order in which they are drawn."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = SIZE,
        bold: bool = False,
        fill: str = INK,
        anchor: str = "",
    ) -> None:
        """Write a line; `y` is its foot."""
        weight = ' font-weight="bold"' if bold else ""
        where = f' text-anchor="{anchor}"' if anchor else ""
        self.parts.append(
            f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size}" fill="{fill}"{weight}{where} '
            f'xml:space="preserve">{escape(words)}</text>'
        )

    def title(self, x: float, y: float, words: str) -> None:
        """Write the name of a track or a grid."""
        self.text(x, y, words, 3.1, bold=True)

    def box(
        self, x: float, y: float, sign: str = "", fill: str = "#fff", bold: bool = False
    ) -> None:
        """Draw a box with what is printed in it."""
        self.rect(x, y, BOX, BOX, fill, LINE)
        if sign:
            self.text(
                x + BOX / 2, y + BOX - 1.15, sign, SIZE, bold, INK if bold else SOFT, "middle"
            )

    def rect(self, x: float, y: float, wide: float, high: float, fill: str, stroke: str) -> None:
        """Draw a rectangle."""
        self.parts.append(
            f'<rect x="{x:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{high:.2f}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="0.25"/>'
        )

    def path(self, steps: str, stroke: str, wide: float) -> None:
        """Draw lines."""
        self.parts.append(
            f'<path d="{steps}" fill="none" stroke="{stroke}" stroke-width="{wide}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def svg(self, title: str) -> str:
        """Return the page."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}mm" height="{HEIGHT}mm" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FONT}">'
        )
        paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", paper, *self.parts, "</svg>\n"])
