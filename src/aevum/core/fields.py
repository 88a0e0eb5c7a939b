"""The fields of a state, declared once: saving, checked loading and the default mask follow.

    FIELDS = Fields(
        [
            Part(
                [
                    Numbers("owner", Size("corner"), NONE, Size("seat", less=1)),
                    Numbers("hands", Size("seat", 8), UNKNOWN, MANY, FromOthers(8)),
                    Part([Number("turn", 0, Size("seat", less=1)), Number("rolled", 0, 1)]),
                    Word("ending", ("", "points")),
                ]
            ),
        ]
    )

A field has the name of an attribute, a shape, bounds, and who may not see it. `Fields.write` gives
the pieces of a save in the order of the declaration, each `Part` a list of its own.
`Fields.read` reads them and refuses values out of bounds; whether the values fit together, the
game checks afterwards. `Fields.hide` makes the holes of a mask. For objects (decks,
offers) the game has subclasses of `Field`.

Bounds and lengths that follow from the table are a `Size`: the game says how much there is of each
thing, as in `{"seat": 4, "corner": 54}`. A state's `clone` is written by hand, for speed;
`aevum.testing.fields` compares it and the declaration with what the state really keeps.
"""

from typing import Final

from aevum.core import messages as m
from aevum.core.data import Reader, damaged
from aevum.core.native import mypyc_attr
from aevum.core.pile import Pile, load_pile
from aevum.core.state import NONE, UNKNOWN, State

MANY: Final = 1 << 40
"""The upper bound of a number that has none."""
ANY_LENGTH: Final = -1

Extents = dict[str, int]
"""How many of each thing a table has."""


@mypyc_attr(acyclic=True)
class Size:
    """A number that follows from the table: `Size("seat", 8)` is eight for each seat."""

    def __init__(self, per: str = "", times: int = 1, less: int = 0) -> None:
        self.per = per
        """The thing that is counted; "" for a plain number, `times`."""
        self.times = times
        self.less = less

    def of(self, extents: Extents) -> int:
        """Return the number at a table."""
        return (extents[self.per] if self.per else 1) * self.times - self.less


def size_of(size: "Size | int", extents: Extents) -> int:
    """Return a size, which may be a plain number."""
    return size.of(extents) if isinstance(size, Size) else size


# Who may not see it


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Hidden:
    """Who may not see all of a list of numbers; a game may add its own rules."""

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        """Return a new list with holes for a viewer, or this one if they see all of it."""
        raise NotImplementedError("abstract: holes")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FromOthers(Hidden):
    """Each seat sees only its own share of a list, which has so many numbers."""

    def __init__(self, share: int) -> None:
        self.share = share

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        share = self.share
        seen = [UNKNOWN] * len(values)
        if viewer >= 0:
            seen[viewer * share : viewer * share + share] = values[
                viewer * share : viewer * share + share
            ]
        other = self.shown(state, viewer)
        if other >= 0:
            seen[other * share : other * share + share] = values[
                other * share : other * share + share
            ]
        return seen

    def shown(self, state: State, viewer: int) -> int:
        """Return another seat whose share the viewer sees at this moment, NONE for nobody's."""
        return NONE


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Under(Hidden):
    """Nobody sees the places of a list at which another list has a 1, such as under fog."""

    def __init__(self, cover: str) -> None:
        self.cover = cover

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        cover: list[int] = getattr(state, self.cover)
        if 1 not in cover:
            return values
        return [UNKNOWN if cover[at] else number for at, number in enumerate(values)]


# Shapes


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Field:
    """A named field of a state."""

    def __init__(self, name: str) -> None:
        self.name = name

    def names(self) -> list[str]:
        """Return the names of its attributes."""
        return [self.name]

    def write(self, state: State) -> object:
        """Return its value as plain data, copied."""
        raise NotImplementedError("abstract: write")

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        """Read its value; raise a BadData if it is not allowed."""
        raise NotImplementedError("abstract: read")

    def has_holes(self) -> bool:
        """Return whether it has something to hide from somebody, for `hide` to do."""
        return False

    def hide(self, state: State, viewer: int) -> None:
        """Make a viewer's holes: replace the value, never change it, since a mask shares the
        rest."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Number(Field):
    """One number."""

    def __init__(self, name: str, low: int, high: Size | int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def write(self, state: State) -> object:
        return getattr(state, self.name)

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        setattr(state, self.name, within(reader, reader.number(), self.low, self.high, extents))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers(Field):
    """A list of numbers, of a length that is fixed at this table or ANY_LENGTH."""

    def __init__(
        self,
        name: str,
        length: Size | int,
        low: int,
        high: Size | int,
        hidden: Hidden | None = None,
    ) -> None:
        super().__init__(name)
        self.length = length
        self.low = low
        self.high = high
        self.hidden = hidden

    def write(self, state: State) -> object:
        values: list[int] = getattr(state, self.name)
        return values[:]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        setattr(state, self.name, numbers(reader, self.length, self.low, self.high, extents))

    def has_holes(self) -> bool:
        return self.hidden is not None

    def hide(self, state: State, viewer: int) -> None:
        if self.hidden is not None:
            values: list[int] = getattr(state, self.name)
            seen = self.hidden.holes(state, self.name, values, viewer)
            if seen is not values:
                setattr(state, self.name, seen)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rows(Field):
    """A list of lists of numbers, both of a length that is fixed at this table or ANY_LENGTH."""

    def __init__(
        self, name: str, number: Size | int, length: Size | int, low: int, high: Size | int
    ) -> None:
        super().__init__(name)
        self.number = number
        self.length = length
        self.low = low
        self.high = high

    def write(self, state: State) -> object:
        rows: list[list[int]] = getattr(state, self.name)
        return [row[:] for row in rows]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        inner = reader.inner()
        wanted = size_of(self.number, extents)
        if wanted != ANY_LENGTH and len(inner.items) != wanted:
            raise damaged(m.part_data_length(), reader.what)
        found = [numbers(inner, self.length, self.low, self.high, extents) for _ in inner.items]
        setattr(state, self.name, found)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Flag(Field):
    """A truth value, written 0 or 1."""

    def write(self, state: State) -> object:
        return int(getattr(state, self.name))

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        setattr(state, self.name, within(reader, reader.number(), 0, 1, extents) == 1)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Word(Field):
    """One of a few words."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, state: State) -> object:
        return getattr(state, self.name)

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        word = reader.word()
        if word not in self.words:
            raise damaged(m.part_data_word(), reader.what)
        setattr(state, self.name, word)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Piles(Field):
    """Face-down piles of so many kinds of cards, each hidden as one pile is."""

    def __init__(self, name: str, number: Size | int, kinds: int) -> None:
        super().__init__(name)
        self.number = number
        self.kinds = kinds

    def write(self, state: State) -> object:
        piles: list[Pile] = getattr(state, self.name)
        return [pile.to_data() for pile in piles]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        inner = reader.inner()
        piles = [load_pile(inner.inner(), self.kinds) for _ in range(size_of(self.number, extents))]
        inner.end()
        for pile in piles:
            for card in pile.top + pile.bottom:
                within(reader, card, UNKNOWN, self.kinds - 1, extents)
        setattr(state, self.name, piles)

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        piles: list[Pile] = getattr(state, self.name)
        setattr(state, self.name, [pile.hidden(viewer) for pile in piles])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Part(Field):
    """Several fields as one list."""

    def __init__(self, fields: list[Field]) -> None:
        super().__init__("")
        self.fields = fields

    def names(self) -> list[str]:
        found: list[str] = []
        for field in self.fields:
            found += field.names()
        return found

    def write(self, state: State) -> object:
        return [field.write(state) for field in self.fields]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        inner = reader.inner()
        for field in self.fields:
            field.read(state, inner, extents)
        inner.end()


@mypyc_attr(acyclic=True)
class Fields:
    """All fields of a game's state besides those of `FrameState`."""

    def __init__(self, fields: list[Field], derived: tuple[str, ...] = ()) -> None:
        self.fields = fields
        self.derived = derived
        """Attributes that follow from the others or from the terms of the match."""
        whole = Part(fields)
        self.names = whole.names()
        self._holed = [field for field in _leaves(whole) if field.has_holes()]
        """The fields that somebody may not see; a mask looks at these only."""

    def write(self, state: State) -> list[object]:
        """Return the pieces of a save."""
        return [field.write(state) for field in self.fields]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        """Read the next pieces of a save."""
        for field in self.fields:
            field.read(state, reader, extents)

    def hide(self, state: State, viewer: int) -> None:
        """Make the holes of a viewer."""
        for field in self._holed:
            field.hide(state, viewer)


def _leaves(field: Field) -> list[Field]:
    if not isinstance(field, Part):
        return [field]
    return [leaf for inner in field.fields for leaf in _leaves(inner)]


def within(reader: Reader, number: int, low: int, high: Size | int, extents: Extents) -> int:
    """Return a number that was read; raise a BadData if it is out of bounds."""
    if not low <= number <= size_of(high, extents):
        raise damaged(m.part_data_range(), reader.what)
    return number


def numbers(
    reader: Reader, length: Size | int, low: int, high: Size | int, extents: Extents
) -> list[int]:
    """Return the next list of a save; raise a BadData for a wrong length or number."""
    most = size_of(high, extents)
    found = reader.numbers(size_of(length, extents))
    for number in found:
        if not low <= number <= most:
            raise damaged(m.part_data_range(), reader.what)
    return found
