"""A layout drawn in letters, for terminals, logs and golden files."""

# not compiled: it is for screens, which need no speed

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final

from aevum.core.layout import (
    EMPTY,
    HIDDEN,
    MARKED,
    NOBODY,
    OFF,
    SHOWN,
    Card,
    Counter,
    Cup,
    Die,
    Grid,
    Hand,
    Layout,
    Line,
    Part,
    Pile,
    Row,
    Token,
    Track,
    Zone,
)
from aevum.core.text import CORE, Text

WIDTH: Final = 78  # in columns, unless a grid needs more
GAP: Final = "   "
EMPTY_LETTER: Final = " "
HIDDEN_LETTER: Final = "?"

Tell = Callable[[Text], str]
Name = Callable[[int], str]
Block = list[str]


def in_letters(layout: Layout, tell: Tell, name: Name, width: int = WIDTH) -> str:
    """Return a drawing of a layout; `tell` renders messages, `name` returns the name of a seat."""
    scribe = _Scribe(tell, name, width)
    return "\n".join(scribe.whole(layout))


def seat_text(seat: int) -> Text:
    """Return the name of a seat without a player's name."""
    return Text("seat-player", {"n": seat + 1}, CORE)


class _Scribe:
    """Draws parts as blocks: lists of lines."""

    def __init__(self, tell: Tell, name: Name, width: int) -> None:
        self.tell = tell
        self.name = name
        self.width = width

    def whole(self, layout: Layout) -> Block:
        lines: Block = []
        for part in (*layout.table, *layout.side, *layout.hand):
            if lines and isinstance(part, Zone | Row):
                lines.append("")
            lines += self.block(part)
        return [line.rstrip() for line in lines]

    def block(self, part: Part) -> Block:
        """Return a part as lines."""
        if isinstance(part, Zone):
            return self.zone(part)
        if isinstance(part, Row):
            return self.beside([self.block(each) for each in part.parts])
        if isinstance(part, Grid):
            return self.grid(part)
        if isinstance(part, Hand):
            head = self.titled(part.name, part.note)
            return [*([head] if head else []), *self.filled(part.parts)]
        if isinstance(part, Track):
            return [self.track(part)]
        return [self.word(part)]

    def zone(self, zone: Zone) -> Block:
        title = self.tell(zone.title) if zone.title is not None else ""
        if zone.seat != NOBODY:
            title = f"{self.name(zone.seat)} {title}".rstrip()
        note = f" ({self.tell(zone.note)})" if zone.note is not None else ""
        if not note and len(zone.parts) == 1 and isinstance(zone.parts[0], Track):
            if self.tell(zone.parts[0].name) == title:
                return [self.track(zone.parts[0])]  # it begins with its name
        lines = [f"{title}{note}:"] if title or note else []
        for part in zone.parts:
            lines += [f"  {line}" for line in self.block(part)]
        return lines

    def titled(self, name: Text | None, note: Text | None) -> str:
        told = self.tell(name) if name is not None else ""
        more = f" ({self.tell(note)})" if note is not None else ""
        return f"{told}{more}:" if told or more else ""

    def filled(self, parts: Sequence[Part]) -> Block:
        """Return small parts one after another, in as many lines as they need."""
        lines, line = list[str](), ""
        for part in parts:
            word = self.word(part)
            if line and len(line) + len(word) + 1 > self.width - 4:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
        return [*lines, line] if line else lines

    def beside(self, blocks: list[Block]) -> Block:
        """Return blocks side by side, in as many rows as they need."""
        rows: Block = []
        line: list[Block] = []
        for block in blocks:
            wide = sum(_wide(each) + len(GAP) for each in [*line, block])
            if line and wide > self.width:
                rows += _joined(line)
                line = []
            line.append(block)
        return [*rows, *_joined(line)]

    def grid(self, grid: Grid) -> Block:
        heads = [self.word(each) for each in grid.columns]
        sides = [self.word(each) for each in grid.rows]
        cells = [self.cell(each) for each in grid.cells]
        rows = [cells[at : at + grid.wide] for at in range(0, len(cells), grid.wide)]
        table = [*([heads] if heads else []), *rows]
        widths = [max(len(word) for word in column) for column in zip(*table, strict=True)]
        side = max([len(word) for word in sides], default=0)
        marks = [*([""] if heads else []), *sides]
        return [
            " ".join([f"{mark:>{side}}", *[f"{w:^{n}}" for w, n in zip(row, widths, strict=True)]])
            for mark, row in zip_longest(marks, table, fillvalue="")
        ]

    def cell(self, cell: Any) -> str:
        inside = " ".join(self.word(each) for each in cell.parts)
        usual = {OFF: "-", EMPTY: ".", HIDDEN: HIDDEN_LETTER, MARKED: "*", SHOWN: "."}[cell.look]
        return f"*{inside}*" if inside and cell.look == MARKED else inside or usual

    def track(self, track: Track) -> str:
        stands = [
            f"{self.name(mark.seat)}: {mark.at}" if mark.seat != NOBODY else str(mark.at)
            for mark in track.marks
        ]
        goal = f" ({self.tell(track.goal)})" if track.goal is not None else ""
        return f"{self.tell(track.name)}: {', '.join(stands)} / {track.high}{goal}"

    def word(self, part: Part) -> str:
        """Return a small part on one line."""
        if isinstance(part, Line):
            return self.tell(part.text)
        if isinstance(part, Counter):
            value = HIDDEN_LETTER if part.value is None else str(part.value)
            return f"{self.tell(part.name)} {value}" + (f"/{part.limit}" if part.limit else "")
        if isinstance(part, Pile):
            top = f"{self.word(part.top)} " if part.top is not None else ""
            name = f"{self.tell(part.name)}: " if part.name is not None else ""
            return f"{name}{top}{part.cards}"
        if isinstance(part, Cup):
            inside = " ".join(self.word(each) for each in part.parts)
            return f"( ) {inside}" if part.lifted else f"({inside})"
        if isinstance(part, Card | Die):
            covered = {HIDDEN: HIDDEN_LETTER, EMPTY: EMPTY_LETTER}.get(part.look)
            return f"[{_face(part, self.tell) if covered is None else covered}]"
        if isinstance(part, Token):
            named = self.tell(part.name) if part.name is not None else ""
            return named or (self.name(part.seat) if part.seat != NOBODY else "o")
        return " ".join(self.block(part))


def _face(part: Card | Die, tell: Tell) -> str:
    if isinstance(part, Die):
        return str(part.value)
    return " ".join([part.value, tell(part.name) if part.name is not None else ""]).strip()


def _wide(block: Block) -> int:
    return max([len(line) for line in block], default=0)


def _joined(blocks: list[Block]) -> Block:
    widths = [_wide(block) for block in blocks]
    return [
        GAP.join(f"{line:<{wide}}" for line, wide in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]
