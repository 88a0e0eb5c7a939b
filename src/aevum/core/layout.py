"""What lies where on a table, in parts that every screen can draw.

    Layout(
        table=(
            Row(tuple(Zone(seat=other, parts=(Cup(seat=other, parts=dice),)) for other in others)),
            Zone(title=m.part_bids(), parts=(Grid(columns, rows, cells),)),
        ),
        hand=(Hand(cards, name=m.part_hand()),),
    )

A part with an `id` is a place. `Game.places` names the places that a move is made of, and screens
then let people choose one place after another. Parts with the same id are one place.
All words are messages; values, such as the 7 of a card, are the same in every language.
"""

# not compiled: it is for screens, which need no speed

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from aevum.core.text import Text

SHOWN: Final = ""
HIDDEN: Final = "hidden"  # it is there, but this viewer may not see it
EMPTY: Final = "empty"  # nothing lies there, but the space is kept
OFF: Final = "off"  # it cannot be used now
MARKED: Final = "marked"  # what matters now: the highest bid, the last move

NOBODY: Final = -1

Look = Literal["", "hidden", "empty", "off", "marked"]
Tint = Literal["", "sea", "land", "shore", "rock", "clay", "dune"]
"""Backgrounds of cards and cells; each screen has them in light and dark colours."""
Glyph = Literal[
    "", "wood", "brick", "wool", "wheat", "ore", "paper", "cloth", "coins", "bullion", "coin",
    "crown", "dice", "timer", "hand", "gods", "farm", "market", "fort", "castle", "village", "town",
    "city", "wonder", "warrior", "fence", "enemy", "robber", "dragon", "flame", "skull", "hydra",
    "minotaur", "lake", "road", "wind", "desert", "anchor", "bot", "person", "eye", "clock", "bell",
    "trade", "use", "flip",
]  # fmt: skip
"""Small pictures that every screen has; drawings in letters leave them out."""


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
    """A die: 1 to 6 as pips, other values as a number."""

    value: int = 0
    seat: int = NOBODY
    """The seat whose colour it has; white for NOBODY."""
    look: Look = SHOWN
    id: str = ""
    name: Text | None = None


class Token(NamedTuple):
    """A piece of a seat or of nobody."""

    seat: int = NOBODY
    name: Text | None = None
    look: Look = SHOWN
    id: str = ""


class Cup(NamedTuple):
    """A seat's cup over dice or cards; when lifted, it is beside them."""

    seat: int = NOBODY
    parts: tuple["Part", ...] = ()
    lifted: bool = False
    look: Look = SHOWN
    id: str = ""


class Pile(NamedTuple):
    """A pile of cards: the top one, and how many there are."""

    cards: int
    name: Text | None = None
    top: Card | None = None
    """None: it lies face down."""
    look: Look = SHOWN
    id: str = ""


class Hand(NamedTuple):
    """Cards, dice or tokens side by side: the viewer's own, or visible ones."""

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
    """A seat's position on a track; NOBODY: one that everybody shares."""

    at: int
    seat: int = NOBODY


class Track(NamedTuple):
    """A scale with marks on it."""

    name: Text
    low: int
    high: int
    marks: tuple[Mark, ...]
    goal: Text | None = None
    """What is at its end."""
    step: int = 5
    """How many strokes there are from one number to the next."""


class Cell(NamedTuple):
    """A cell of a grid; its name describes it fully for those who cannot see the grid."""

    name: Text
    parts: tuple["Part", ...] = ()
    tint: Tint = ""
    look: Look = SHOWN
    id: str = ""


class Grid(NamedTuple):
    """Cells in rows, with headings above and beside them if there are any."""

    name: Text
    wide: int
    """How many cells are in a row."""
    cells: tuple[Cell, ...]
    columns: tuple["Part", ...] = ()
    rows: tuple["Part", ...] = ()


class Row(NamedTuple):
    """Parts side by side, in as many lines as they need."""

    parts: tuple["Part", ...]
    look: Look = SHOWN


class Zone(NamedTuple):
    """A box with a title, or with a seat's flag and name."""

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
    """All that one viewer sees of a table except seats, scores and log."""

    table: tuple[Part, ...]
    """In the middle, one below the other."""
    hand: tuple[Part, ...] = ()
    """In front of the viewer."""
    side: tuple[Part, ...] = ()
    """Useful facts, at the side."""
    seats: tuple[tuple[Part, ...], ...] = ()
    """What is shown below the name of each seat."""
    about: Text | None = None
    """How to play, in a few sentences."""
    rule: str = ""
    """The place in the rules, such as R2."""
    counts: Text | None = None
    """What scores count, if not points."""


ROOMS: Final = ("table", "hand", "side")
PREFIX: Final = "lay_"


def fields(layout: Layout) -> dict[str, object]:
    """Return a layout as plain named values for the wire: one for each outer part.

    The sender leaves out those that did not change.
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
    """Return a part, or what it holds, as plain data; default values are left out."""
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
    """Return whether this is a part of a layout."""
    return isinstance(value, PARTS)


def walk(value: Any) -> Iterator[Any]:
    """Yield every part of a layout with its marks and messages, outer ones before inner ones."""
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
    """Return all messages of a layout."""
    return [each for each in walk(layout) if isinstance(each, Text)]
