"""What is connected on a sheet of the search, by roads and by water. All of it can be undone.

Squares, sections and corners are objects here: unlike a list, they keep their numbers as machine
numbers, and each links to the next.
"""

from typing import Final

from aevum.core.bits import ones
from aevum.core.native import i64
from aevum.games.tempus.data import (
    AT_CORNER,
    BIT,
    BORDERS,
    CASTLE,
    CORNERS,
    EMPTY,
    ENEMY_MARK,
    FARM,
    FINISHES,
    FIRST,
    LAKE,
    NEIGHBOURS,
    SECOND,
    SECTIONS,
    SIDE,
    SQUARES,
    STARTS,
)

# The grid as bits: five rows in a low half and five in a high one.
HALF: Final = SQUARES // 2
LOW: Final[list[int]] = [BIT[square] if square < HALF else 0 for square in range(SQUARES)]
HIGH: Final[list[int]] = [BIT[square - HALF] if square >= HALF else 0 for square in range(SQUARES)]
NOT_FIRST: Final = 0x3FEFFBFEFFBFE  # all squares of a half except those of the first column
NOT_LAST: Final = 0x1FF7FDFF7FDFF
ONE_ROW: Final = 0x3FF
LAST_ROW: Final = HALF - SIDE  # the start of the last row of a half


class Net:
    """A network of roads with the resources, enemies and buildings next to it, as bits.

    Networks are only ever joined: a joined one points to its `parent`, and the last one in such a
    chain, the root, has everything.
    """

    def __init__(self) -> None:
        self.parent: Net = self
        self.goods: i64 = 0
        self.trade: i64 = 0


class Corner:
    """A place where sections meet."""

    def __init__(self, net: Net) -> None:
        self.net: Net = net
        self.ways: list[Way] = []
        self.seen: i64 = 0


class Way:
    """A section, and the state of its surroundings before it was drawn."""

    def __init__(self, start: Corner, finish: Corner, net: Net) -> None:
        self.start: Corner = start
        self.finish: Corner = finish
        self.sides: list[Square] = []
        self.drawn: bool = False
        self.own: Net = Net()
        """The network that begins if this section touches no other."""
        self.start_net: Net = net
        self.finish_net: Net = net
        self.root: Net = net
        self.joined: Net = net
        self.goods: i64 = 0
        self.trade: i64 = 0


class Square:
    """A square and what is on it."""

    def __init__(self, number: i64, kind: i64) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.mark: i64 = ENEMY_MARK[number]
        """The bit of its resource or enemy."""
        # For a building: its bit, the round of its last use, the gold of a use.
        self.bit: i64 = 0
        self.used: i64 = 0
        self.income: i64 = 0
        self.trades: bool = False
        """Whether the gold of a use depends on what is connected."""
        self.prey_before: i64 = 0
        self.wet: i64 = 0
        """How many lake squares are adjacent."""
        self.low: i64 = LOW[number]
        self.high: i64 = HIGH[number]
        self.near: list[Square] = []
        self.borders: list[Way] = []


class Networks:
    """The roads."""

    def __init__(self) -> None:
        self.nowhere: Net = Net()
        self.corners: list[Corner] = [Corner(self.nowhere) for _ in range(CORNERS)]
        self.ways: list[Way] = [
            Way(self.corners[STARTS[section]], self.corners[FINISHES[section]], self.nowhere)
            for section in range(SECTIONS)
        ]
        for corner in range(CORNERS):
            self.corners[corner].ways = [self.ways[section] for section in AT_CORNER[corner]]
        self.roads: list[int] = []
        """The sections in the order they were drawn."""

    def _connect(self, section: i64) -> Net:
        """Draw a section, join the networks it touches, and return its network."""
        way = self.ways[section]
        nowhere = self.nowhere
        start, finish = way.start, way.finish
        way.start_net = start.net
        way.finish_net = finish.net
        root = _root(start.net)
        other = _root(finish.net)
        if root is nowhere:
            root = other
        if root is nowhere:
            root = way.own
        if other is root:
            other = nowhere
        way.root = root
        way.joined = other
        way.goods = root.goods
        way.trade = root.trade
        if other is not nowhere:
            other.parent = root
            root.goods |= other.goods
            root.trade |= other.trade
        start.net = root
        finish.net = root
        way.drawn = True
        self.roads.append(section)
        return root

    def _disconnect(self) -> None:
        """Undo the section drawn last, and everything it added to its network."""
        way = self.ways[self.roads.pop()]
        way.drawn = False
        way.start.net = way.start_net
        way.finish.net = way.finish_net
        root = way.root
        root.goods = way.goods
        root.trade = way.trade
        joined = way.joined
        joined.parent = joined


class Grounds(Networks):
    """The roads with squares, and the lakes and buildings among them as bits."""

    def __init__(self, cell: list[int]) -> None:
        super().__init__()
        self.squares: list[Square] = [Square(number, cell[number]) for number in range(SQUARES)]
        self.low_lakes: i64 = 0
        self.high_lakes: i64 = 0
        self.low_houses: i64 = 0
        self.high_houses: i64 = 0
        # The lake found last.
        self.low_lake: i64 = 0
        self.high_lake: i64 = 0
        for number, square in enumerate(self.squares):
            square.near = [self.squares[near] for near in NEIGHBOURS[number]]
            square.borders = [self.ways[section] for section in BORDERS[number]]
        for section, way in enumerate(self.ways):
            way.sides = [self.squares[FIRST[section]], self.squares[SECOND[section]]]
        for square in self.squares:
            if square.kind == LAKE:
                self._flood(square)
            elif FARM <= square.kind <= CASTLE:
                self._raise(square, square.kind)

    def _flood(self, square: Square) -> None:
        """Make a square part of a lake."""
        square.kind = LAKE
        self.low_lakes |= square.low
        self.high_lakes |= square.high
        for near in square.near:
            near.wet += 1

    def _drain(self, square: Square) -> None:
        """Undo a square of a lake."""
        square.kind = EMPTY
        self.low_lakes &= ~square.low
        self.high_lakes &= ~square.high
        for near in square.near:
            near.wet -= 1

    def _raise(self, square: Square, kind: i64) -> None:
        """Put a building on a square."""
        square.kind = kind
        self.low_houses |= square.low
        self.high_houses |= square.high

    def _raze(self, square: Square) -> None:
        square.kind = EMPTY
        self.low_houses &= ~square.low
        self.high_houses &= ~square.high

    def lake(self, source: i64) -> i64:
        """Return for the lake around a square 128 times its squares plus its buildings."""
        low_lakes: i64 = self.low_lakes
        high_lakes: i64 = self.high_lakes
        low: i64 = LOW[source]
        high: i64 = HIGH[source]
        while True:
            low_shore: i64 = (
                ((low << 1) & NOT_FIRST)
                | ((low >> 1) & NOT_LAST)
                | (low << SIDE)
                | (low >> SIDE)
                | ((high & ONE_ROW) << LAST_ROW)
            )
            high_shore: i64 = (
                ((high << 1) & NOT_FIRST)
                | ((high >> 1) & NOT_LAST)
                | (high << SIDE)
                | (high >> SIDE)
                | (low >> LAST_ROW)
            )
            more_low: i64 = low | (low_shore & low_lakes)
            more_high: i64 = high | (high_shore & high_lakes)
            if more_low == low and more_high == high:
                break
            low = more_low
            high = more_high
        self.low_lake = low
        self.high_lake = high
        squares: i64 = ones(low) + ones(high)
        return (
            squares * 128 + ones(low_shore & self.low_houses) + ones(high_shore & self.high_houses)
        )


def _root(net: Net) -> Net:
    while net.parent is not net:
        net = net.parent
    return net


def touched(square: Square) -> bool:
    """Return whether a road runs along a square."""
    found = False
    for way in square.borders:
        found = found or way.drawn
    return found


def reach(square: Square) -> i64:
    """Return the resources and enemies connected to a square."""
    found: i64 = 0
    for way in square.borders:
        if way.drawn:
            found |= _root(way.start.net).goods
    return found


def partners(square: Square) -> i64:
    """Return the buildings connected to a square."""
    found: i64 = 0
    for way in square.borders:
        if way.drawn:
            found |= _root(way.start.net).trade
    return found


def stock(square: Square) -> None:
    """Add the building on a square to the networks around it."""
    for way in square.borders:
        if way.drawn:
            _root(way.start.net).trade |= square.bit


def unstock(square: Square) -> None:
    """Remove a building from the networks around it."""
    for way in square.borders:
        if way.drawn:
            _root(way.start.net).trade &= ~square.bit
