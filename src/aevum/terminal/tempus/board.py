"""The board of Tempus Imperium in letters: squares, and roads on the borders between them."""

from typing import Final, NamedTuple

from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    AT_CORNER,
    CASTLE,
    EMPTY,
    ENDS,
    ENEMY,
    FARM,
    FIRST,
    FOREST,
    FORT,
    LAKE,
    MARKET,
    QUARRY,
    RUIN,
    SIDE,
    SOUTH,
    SQUARES,
)
from aevum.games.tempus.rules.phrases import LETTERS, THINGS
from aevum.games.tempus.rules.scoring import find_lakes
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.canvas import Canvas
from aevum.terminal.tempus.signs import CROSS, TIMES
from aevum.terminal.tempus.sizes import Size
from aevum.terminal.tempus.words import digits, told, used_now
from aevum.terminal.theme import Palette

GLYPHS: Final = {FARM: "⌂", MARKET: "¤", FORT: "♖", CASTLE: "♜", FOREST: "♠", QUARRY: "◆"}
SHORT: Final = {FARM: "F", MARKET: "M", FORT: "T", CASTLE: "C"}
# A corner by the roads at it: 1 up, 2 left, 4 right, 8 down.
JOINTS: Final = "┼╹╸┛╺┗━┻╻┃┓┫┏┣┳╋"


class Marks(NamedTuple):
    """What is drawn over the position: legal places, the cursor, and a preview."""

    sections: frozenset[int] = frozenset()
    squares: frozenset[int] = frozenset()
    section: int = -1
    square: int = -1
    ghost: int = EMPTY
    legal: bool = True
    """Whether the cursor is on a legal place."""


def paint(state: TempusState, size: Size, palette: Palette, marks: Marks) -> Canvas:
    """Return the board with its labels."""
    canvas = Canvas(*size.canvas(), palette.ink, palette.sheet)
    painter = _Painter(state, size, palette, marks, canvas)
    painter.labels()
    painter.ground()
    painter.squares()
    painter.lakes()
    painter.roads()
    painter.marks()
    return canvas


class _Painter:
    def __init__(
        self, state: TempusState, size: Size, palette: Palette, marks: Marks, canvas: Canvas
    ) -> None:
        self.state = state
        self.size = size
        self.palette = palette
        self.over = marks
        self.canvas = canvas

    # Around the board

    def labels(self) -> None:
        """Write row numbers and digits beside the rows, and draw the frame."""
        p, size = self.palette, self.size
        turn = int(self.state.turn)
        for row in range(SIDE):
            _, y = size.spot(row * SIDE)
            y += (size.high - 1) // 2
            now = turn < self.state.numbers.turns and turn % SIDE == row
            self.canvas.put(0, y, f"{row + 1:>2}", p.ink3)
            self.canvas.put(3, y, str(digits(self.state)[row]), p.now if now else p.ink, bold=True)
        if size.frame:
            self._neatline()

    def _neatline(self) -> None:
        p, size = self.palette, self.size
        width, height = self.canvas.width, self.canvas.height
        inner = width - size.left - 2
        self.canvas.put(size.left, size.top, "┏" + "━" * inner + "┓", p.line2)
        self.canvas.put(size.left, height - 1, "┗" + "━" * inner + "┛", p.line2)
        for y in range(size.top + 1, height - 1):
            self.canvas.put(size.left, y, "┃", p.line2)
            self.canvas.put(width - 1, y, "┃", p.line2)
        for column in range(SIDE):
            x, _ = size.spot(column)
            self.canvas.put(x + size.wide // 2 - 1, height - 1, f" {LETTERS[column]} ", p.ink3)

    # The ground

    def ground(self) -> None:
        """Fill the land and draw thin borders; water has none inside."""
        size = self.size
        for square in range(SQUARES):
            x, y = size.spot(square)
            row, column = divmod(square, SIDE)
            self.canvas.fill(x, y, size.wide, size.high, self._tint(square))
            if column < SIDE - 1:
                for line in range(size.high):
                    self._border(x + size.wide, y + line, "│", [square, square + 1])
            if row < SIDE - 1:
                self._border(x, y + size.high, "─" * size.wide, [square, square + SIDE])
            if row < SIDE - 1 and column < SIDE - 1:
                around = [square, square + 1, square + SIDE, square + SIDE + 1]
                self._border(x + size.wide, y + size.high, "┼", around)

    def _border(self, x: int, y: int, text: str, around: list[int]) -> None:
        p = self.palette
        if all(self.state.cell[square] == LAKE for square in around):
            self.canvas.put(x, y, " " * len(text), p.seaink, p.sea)
        else:
            self.canvas.put(x, y, text, p.duneline, p.dune)

    def _tint(self, square: int) -> str:
        p = self.palette
        kind = self.state.cell[square]
        if FARM <= kind <= CASTLE:
            return p.raised
        return {LAKE: p.sea, FOREST: p.forest, QUARRY: p.rock}.get(kind, p.dune)

    # Buildings and resources

    def squares(self) -> None:
        """Draw what every square holds."""
        used = used_now(self.state)
        for square in range(SQUARES):
            kind = self.state.cell[square]
            x, y = self.size.spot(square)
            if kind in (FOREST, QUARRY):
                self._resource(x, y, square, kind)
            elif FARM <= kind <= CASTLE:
                self._building(x, y, kind, square in used)
            elif kind == ENEMY:
                self._enemy(x, y, square)
            elif kind == RUIN:
                self.canvas.put(x + self.size.wide // 2, y, TIMES, self.palette.ink3)

    def _resource(self, x: int, y: int, square: int, kind: int) -> None:
        p, size = self.palette, self.size
        ink = p.forestink if kind == FOREST else p.rockink
        left = self.state.units_at(square)
        if size.high == 1:
            self.canvas.put(x, y, f"{GLYPHS[kind]} {left}", ink if left else p.ink3, bold=left > 0)
            return
        self.canvas.put(x + 1, y, GLYPHS[kind], ink, bold=True)
        self.canvas.put(x + 3, y, str(left), ink, bold=left > 0)
        numbers = self.state.numbers
        whole = numbers.forest_wood if kind == FOREST else numbers.quarry_stone
        if whole <= size.wide:
            self.canvas.put(x, y + 1, "■" * left + "□" * (whole - left), ink)

    def _building(self, x: int, y: int, kind: int, used: bool) -> None:
        p, size = self.palette, self.size
        ink = p.ink3 if used else p.ink
        if size.high == 1:
            self.canvas.put(x, y, f"{GLYPHS[kind]} {SHORT[kind]}", ink, bold=not used)
            return
        self.canvas.put(x + 2, y, GLYPHS[kind], ink if used else p.brass, bold=not used)
        self.canvas.put(x, y + 1, f"{box_word(kind):^5}", ink, bold=not used)

    def _enemy(self, x: int, y: int, square: int) -> None:
        p, size = self.palette, self.size
        raids = square in self.state.raiders()
        if size.high == 1:
            self.canvas.put(x, y, f"▐{CROSS}▌", p.inv)
            self.canvas.put(x + 1, y, CROSS, p.oninv, p.inv, bold=True)
        else:
            self.canvas.put(x + 1, y, f" {CROSS} ", p.oninv, p.inv, bold=True)
            self.canvas.put(x + 1, y + 1, "▀▀▀", p.inv)
        if raids and size.high > 1:
            self.canvas.put(x + 1, y + 1, "▼▼▼", p.inv)

    def lakes(self) -> None:
        """Draw the waves, and each lake's squares times buildings in its first square."""
        p, size = self.palette, self.size
        for lake in find_lakes(self.state):
            for square in lake.squares:
                x, y = size.spot(square)
                for line in range(size.high):
                    wave = ("≈ ≈ ≈" if (line + square) % 2 else " ≈ ≈ ")[: size.wide]
                    self.canvas.put(x, y + line, wave, _mix(p.sea, p.seaink))
            x, y = size.spot(lake.squares[0])
            label = f"{len(lake.squares)}{TIMES}{len(lake.buildings)}"
            room = size.wide + (size.wide + 1 if lake.squares[0] + 1 in lake.squares else 0)
            self.canvas.put(x, y, f"{label:^{size.wide}}"[:room], p.seaink, bold=True, italic=True)

    # Roads

    def roads(self) -> None:
        """Draw every section on its border and join them at the corners."""
        for section in self.state.drawn:
            self._section(section, self.palette.brass, "┃", "━", ground=self.palette.brasssoft)
        self._corners(set(self.state.drawn), self.palette.brass)

    def _section(
        self, section: int, ink: str, upright: str, level: str, bold: bool = True, ground: str = ""
    ) -> None:
        x, y = self.size.spot(FIRST[section])
        wide, high = self.size.wide, self.size.high
        if section < SOUTH:
            for line in range(high):
                self.canvas.put(x + wide, y + line, upright, ink, ground, bold)
        else:
            self.canvas.put(x, y + high, level * wide, ink, ground, bold)

    def _corners(self, drawn: set[int], ink: str, only: int = -1) -> None:
        for corner in range((SIDE + 1) * (SIDE + 1)):
            sections = [e for e in AT_CORNER[corner] if e in drawn]
            if not sections or (only >= 0 and corner not in ENDS[only]):
                continue
            row, column = divmod(corner, SIDE + 1)
            if row in (0, SIDE) or column in (0, SIDE):
                continue
            bits = sum(_direction(corner, section) for section in sections)
            x, y = self.size.spot((row - 1) * SIDE + column - 1)
            self.canvas.put(
                x + self.size.wide,
                y + self.size.high,
                JOINTS[bits],
                ink,
                self.palette.brasssoft,
                True,
            )

    # Legal places

    def marks(self) -> None:
        """Mark the legal places, then the cursor."""
        p, over = self.palette, self.over
        for section in over.sections:
            self._section(section, p.nowline, "┊", "┄", bold=False)
        for square in over.squares:
            self._bracket(square, p.now)
        if over.section >= 0:
            ink = p.now if over.legal else p.ink
            self._section(over.section, ink, "┃", "━")
            self._corners({over.section, *self.state.drawn}, p.brass, over.section)
        if over.square >= 0:
            self._cursor(over.square)

    def _bracket(self, square: int, ink: str, bold: bool = True) -> None:
        x, y = self.size.spot(square)
        right = x + self.size.wide - 1
        if self.size.high == 1:
            empty = self.state.cell[square] == EMPTY
            self.canvas.put(x, y, "[" if empty else self._letter(x, y), ink, bold=bold)
            self.canvas.put(right, y, "]" if empty else self._letter(right, y), ink, bold=bold)
            return
        corners = (("┌", x, y), ("┐", right, y), ("└", x, y + 1), ("┘", right, y + 1))
        for letter, left, top in corners:
            if self._letter(left, top) == " " or self.state.cell[square] == EMPTY:
                self.canvas.put(left, top, letter, ink, bold=bold)

    def _letter(self, x: int, y: int) -> str:
        return self.canvas.letters[y][x]

    def _cursor(self, square: int) -> None:
        """Show the chosen square, with a preview of what would be placed there."""
        p, size, over = self.palette, self.size, self.over
        x, y = size.spot(square)
        ground = p.nowsoft if over.legal else p.line
        for line in range(size.high):
            for column in range(size.wide):
                ink = p.now if over.legal else p.ink
                self.canvas.put(
                    x + column, y + line, self._letter(x + column, y + line), ink, ground
                )
        self._bracket(square, p.now if over.legal else p.ink)
        if over.legal and over.ghost != EMPTY:
            glyph = "≈" if over.ghost == LAKE else GLYPHS[over.ghost]
            self.canvas.put(x + size.wide // 2, y, glyph, p.now, bold=True)
            if size.high > 1 and FARM <= over.ghost <= CASTLE:
                self.canvas.put(x, y + 1, f"{box_word(over.ghost):^5}", p.now, bold=True)


def box_word(kind: int) -> str:
    """Return a building in at most five letters."""
    return told(m.part_thing_box(thing=THINGS[kind]))


def _direction(corner: int, section: int) -> int:
    """Return the bit of a section's direction from a corner: 1 up, 2 left, 4 right, 8 down."""
    a, b = ENDS[section]
    return {-SIDE - 1: 1, -1: 2, 1: 4, SIDE + 1: 8}[a + b - 2 * corner]


def _mix(one: str, other: str, share: float = 0.35) -> str:
    """Return a colour between two."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
