"""A grid of coloured letters on which boards are painted; the screen gets it by lines."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

Paint = tuple[str, str, bool, bool]  # ink, ground, bold, italic


@lru_cache(maxsize=2048)
def style_of(paint: Paint) -> Style:
    """Return the style of a paint; boards use a few dozen of them."""
    ink, ground, bold, italic = paint
    return Style(color=ink, bgcolor=ground, bold=bold, italic=italic)


class Canvas:
    """Letters with paint; `put` draws over what is there and keeps the ground unless told."""

    def __init__(self, width: int, height: int, ink: str, ground: str) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.paints: list[list[Paint]] = [
            [(ink, ground, False, False)] * width for _ in range(height)
        ]

    def put(
        self,
        x: int,
        y: int,
        text: str,
        ink: str = "",
        ground: str = "",
        bold: bool = False,
        italic: bool = False,
    ) -> None:
        """Write a text to the right from a place; what falls outside is cut off."""
        if not 0 <= y < self.height:
            return
        for letter in text:
            if 0 <= x < self.width:
                old = self.paints[y][x]
                self.letters[y][x] = letter
                self.paints[y][x] = (ink or old[0], ground or old[1], bold, italic)
            x += 1

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Give a rectangle a ground."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, ground=ground)

    def line(self, y: int) -> Strip:
        """Return one line, letters of the same paint joined."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        letters, paints = self.letters[y], self.paints[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or paints[x] != paints[start]:
                segments.append(Segment("".join(letters[start:x]), style_of(paints[start])))
                start = x
        return Strip(segments, self.width)

    def same_line(self, other: "Canvas", y: int) -> bool:
        """Return whether a line looks the same on another canvas."""
        return self.letters[y] == other.letters[y] and self.paints[y] == other.paints[y]

    def text(self) -> str:
        """Return the letters alone."""
        return "\n".join("".join(line).rstrip() for line in self.letters)
