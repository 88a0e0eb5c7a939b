"""The road networks on a sheet of the search: what is connected to what."""

from aevum.core.native import i64
from aevum.games.tempus_imperium.data import BORDERS, CORNERS, FINISHES, SECTIONS, STARTS


class Networks:
    """Roads, and for each network the resources, enemies and buildings beside it, as bits.

    Networks only grow together: a joined one points to its `parent`, and the last one in such a
    chain, the root, knows everything.
    """

    def __init__(self) -> None:
        self.roads: list[int] = []
        """The sections in the order they were drawn."""
        self.drawn: list[int] = [0] * SECTIONS
        self.net: list[int] = [-1] * CORNERS
        self.parent: list[int] = []
        self.goods: list[int] = []
        self.trade: list[int] = []
        self.keep_roads()

    def keep_roads(self) -> None:
        """Make the roads of now those to start from."""
        self.roads0: list[int] = self.roads
        self.drawn0: list[int] = self.drawn
        self.net0: list[int] = self.net
        self.parent0: list[int] = self.parent
        self.goods0: list[int] = self.goods
        self.trade0: list[int] = self.trade

    def start_roads(self) -> None:
        """Go back to the roads to start from."""
        self.roads = self.roads0[:]
        self.drawn = self.drawn0[:]
        self.net = self.net0[:]
        self.parent = self.parent0[:]
        self.goods = self.goods0[:]
        self.trade = self.trade0[:]

    def touched(self, square: i64) -> bool:
        """Tell whether a road runs along a square."""
        drawn = self.drawn
        count: i64 = 0
        for section in BORDERS[square]:
            count += drawn[section]
        return count > 0

    def _connect(self, section: i64) -> i64:
        """Draw a section, join the networks it touches, and return the one it is part of."""
        net, parent = self.net, self.parent
        start: i64 = STARTS[section]
        finish: i64 = FINISHES[section]
        root: i64 = net[start]
        other: i64 = net[finish]
        if root >= 0:
            while parent[root] != root:
                root = parent[root]
        if other >= 0:
            while parent[other] != other:
                other = parent[other]
            if root < 0:
                root = other
            elif root != other:
                parent[other] = root
                self._stock(root, self.goods[other], self.trade[other])
        elif root < 0:
            root = len(parent)
            parent.append(root)
            self.goods.append(0)
            self.trade.append(0)
        net[start] = root
        net[finish] = root
        self.drawn[section] = 1
        self.roads.append(section)
        return root

    def _stock(self, root: i64, goods: i64, trade: i64) -> None:
        """Add goods and buildings to what a network reaches."""
        known: i64 = self.goods[root]
        self.goods[root] = known | goods
        known = self.trade[root]
        self.trade[root] = known | trade

    def _root(self, section: i64) -> i64:
        parent = self.parent
        root: i64 = self.net[STARTS[section]]
        while parent[root] != root:
            root = parent[root]
        return root

    def _reach(self, square: i64) -> i64:
        """Return the resources and enemies connected to a square."""
        drawn = self.drawn
        found: i64 = 0
        for section in BORDERS[square]:
            if drawn[section]:
                found |= self.goods[self._root(section)]
        return found

    def _partners(self, square: i64) -> i64:
        """Return the buildings connected to a square."""
        drawn = self.drawn
        found: i64 = 0
        for section in BORDERS[square]:
            if drawn[section]:
                found |= self.trade[self._root(section)]
        return found
