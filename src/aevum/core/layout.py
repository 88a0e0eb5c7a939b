"""What lies on a table, in parts that every screen can draw: a game says what lies where.

    Layout(
        table=(
            Row(tuple(Zone(seat=other, parts=(Cup(seat=other, parts=dice),)) for other in others)),
            Zone(title=m.part_bids(), parts=(Grid(columns, rows, cells),)),
        ),
        hand=(Hand(cards, name=m.part_hand()),),
    )

A part with an `id` is a place. `Game.places` names the places that a move is made of, and screens
then let people choose place by place. Parts with the same id are one place.
All words are messages; values, such as the 7 of a card, are the same in every language.
"""

# not compiled: it is made for screens, which are slow on purpose

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from aevum.core.text import Text

SHOWN: Final = ""
HIDDEN: Final = "hidden"  # it is there, and this viewer may not see it
EMPTY: Final = "empty"  # nothing lies there, and the room is kept
OFF: Final = "off"  # it cannot be used now
MARKED: Final = "marked"  # what everybody looks at: the standing bid, the last move

NOBODY: Final = -1

Look = Literal["", "hidden", "empty", "off", "marked"]
Tint = Literal["", "sea", "land", "shore", "rock", "clay", "dune"]
"""Grounds that cards and cells can have; each screen has them by day and by night."""
Glyph = Literal[
    "", "wood", "brick", "wool", "wheat", "ore", "paper", "cloth", "coins", "bullion", "coin",
    "crown", "dice", "timer", "hand", "gods", "farm", "market", "fort", "castle", "village", "town",
    "city", "wonder", "warrior", "fence", "enemy", "robber", "dragon", "flame", "skull", "hydra",
    "minotaur", "lake", "road", "wind", "desert", "anchor", "bot", "person", "eye", "clock", "bell",
    "trade", "use", "flip",
]  # fmt: skip
"""Small pictures that every screen has; letters say nothing in their place."""


class Card(NamedTuple):
    """A card: a value or a picture, its name, and a line of text."""

    value: str = ""
    name: Text | None = None
    note: Text | None = None
    glyph: Glyph = ""
    tint: Tint = ""
    look: Look = SHOWN
    id: str = ""


class Die(NamedTuple):
    """A die: 1 to 6 in pips, other values as a figure."""

    value: int = 0
    seat: int = NOBODY
    """Whose colour it has; else it is white."""
    look: Look = SHOWN
    id: str = ""
    name: Text | None = None


class Token(NamedTuple):
    """A piece of a seat, or of nobody."""

    seat: int = NOBODY
    name: Text | None = None
    look: Look = SHOWN
    id: str = ""


class Cup(NamedTuple):
    """A cup of a seat over dice or cards; lifted, it stands beside them."""

    seat: int = NOBODY
    parts: tuple["Part", ...] = ()
    lifted: bool = False
    look: Look = SHOWN
    id: str = ""


class Pile(NamedTuple):
    """A pile of cards: the one on top, and how many there are."""

    cards: int
    name: Text | None = None
    top: Card | None = None
    """None: it lies face down."""
    look: Look = SHOWN
    id: str = ""


class Hand(NamedTuple):
    """Cards, dice or tokens side by side: one's own, or in sight."""

    parts: tuple["Part", ...]
    name: Text | None = None
    note: Text | None = None


class Counter(NamedTuple):
    """A number of something; None: this viewer may not know it."""

    name: Text
    value: int | None
    glyph: Glyph = ""
    limit: int = 0
    """The most there may be, 0 for no limit."""
    look: Look = SHOWN
    id: str = ""


class Line(NamedTuple):
    """A sentence or a few words."""

    text: Text
    large: bool = False
    look: Look = SHOWN
    id: str = ""


class Mark(NamedTuple):
    """Where a seat stands on a track; NOBODY: where everybody does."""

    at: int
    seat: int = NOBODY


class Track(NamedTuple):
    """A graduated rule with marks on it."""

    name: Text
    low: int
    high: int
    marks: tuple[Mark, ...]
    goal: Text | None = None
    """What is at its end."""
    step: int = 5
    """Numbers stand at every so many strokes."""


class Cell(NamedTuple):
    """A cell of a grid; its name says all of it to those who do not see the grid."""

    name: Text
    parts: tuple["Part", ...] = ()
    tint: Tint = ""
    look: Look = SHOWN
    id: str = ""


class Grid(NamedTuple):
    """Cells in rows, with heads above and beside them if there are any."""

    name: Text
    wide: int
    """How many cells are in a row."""
    cells: tuple[Cell, ...]
    columns: tuple["Part", ...] = ()
    rows: tuple["Part", ...] = ()


class Row(NamedTuple):
    """Parts side by side, as many as there is room for."""

    parts: tuple["Part", ...]
    look: Look = SHOWN


class Zone(NamedTuple):
    """A box with a title, or with the flag and the name of a seat."""

    parts: tuple["Part", ...]
    title: Text | None = None
    seat: int = NOBODY
    note: Text | None = None
    look: Look = SHOWN
    id: str = ""


Part: TypeAlias = (
    Card | Die | Token | Cup | Pile | Hand | Counter | Line | Track | Grid | Row | Zone
)
PARTS: Final = (Card, Die, Token, Cup, Pile, Hand, Counter, Line, Track, Grid, Row, Zone)


class Layout(NamedTuple):
    """All that one viewer sees of a table beside seats, scores and log."""

    table: tuple[Part, ...]
    """In the middle, one under the other."""
    hand: tuple[Part, ...] = ()
    """Before the viewer."""
    side: tuple[Part, ...] = ()
    """What is good to know, at the side."""
    seats: tuple[tuple[Part, ...], ...] = ()
    """What stands under the name of each seat."""
    about: Text | None = None
    """How it goes, in a few sentences."""
    rule: str = ""
    """Where that is in the rules, such as R2."""
    counts: Text | None = None
    """What scores count, where that is not points."""


ROOMS: Final = ("table", "hand", "side")
PREFIX: Final = "lay_"


def fields(layout: Layout) -> dict[str, object]:
    """Return a layout as plain named values, as it travels: one for each part that lies by itself.

    Whoever sends it leaves out those that are as they were.
    """
    found: dict[str, object] = {}
    for room in ROOMS:
        for place, part in enumerate(getattr(layout, room)):
            found[f"{PREFIX}{room}_{place}"] = plain(part)
    for seat, parts in enumerate(layout.seats):
        found[f"{PREFIX}seat_{seat}"] = plain(parts)
    if layout.about is not None:
        found[f"{PREFIX}about"] = plain(layout.about)
        found[f"{PREFIX}rule"] = layout.rule
    if layout.counts is not None:
        found[f"{PREFIX}counts"] = plain(layout.counts)
    return found


def plain(value: Any) -> Any:
    """Return a part, or what one has, as plain data; what is as usual is left out."""
    if isinstance(value, Text):
        return value.wire()
    usual: dict[str, Any] | None = getattr(value, "_field_defaults", None)
    if usual is not None:
        named: dict[str, Any] = {"is": type(value).__name__.lower()} if is_part(value) else {}
        for name, each in value._asdict().items():
            if name not in usual or each != usual[name]:
                named[name] = plain(each)
        return named
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return value


def is_part(value: object) -> bool:
    """Return whether this is one of the parts that tables are made of."""
    return isinstance(value, PARTS)


def walk(value: Any) -> Iterator[Any]:
    """Yield every part of a layout, its marks and its messages, outer ones before inner ones."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple):
        if hasattr(value, "_fields"):
            yield value
        for each in value:
            yield from walk(each)


def places(layout: Layout) -> set[str]:
    """Return the ids of all places of a layout."""
    return {part.id for part in walk(layout) if getattr(part, "id", "")}


def messages(layout: Layout) -> list[Text]:
    """Return all that a layout says."""
    return [each for each in walk(layout) if isinstance(each, Text)]
