"""The sheet of paper: squares, roads, networks and shores, updated with every stroke.

Roads are only ever added, so networks only ever join. Each drawn section knows its network;
each network knows the resources and enemies it reaches (`goods`) and the buildings (`trade`);
each square knows the goods of all networks on its borders (`reach`).
"""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import Ask, State
from aevum.games.tempus.data import (
    BIT,
    BORDERS,
    DIGITS,
    EMPTY,
    ENEMIES,
    ENEMIES_NEAR,
    ENEMY,
    ENEMY_BIT,
    ENEMY_MARK,
    FARM,
    FEEDS_CASTLES,
    FEEDS_MARKETS,
    FIRST,
    FORESTS,
    KINDS_IN,
    LAKE,
    MEETS,
    MOST_PRICE,
    MOST_ROUNDS,
    NEIGHBOURS,
    RESOURCE_BITS,
    RESOURCES,
    SECOND,
    STONE_BITS,
    WET,
    WOOD_BITS,
    Numbers,
)
from aevum.games.tempus.rules.score_row import ScoreRow

TURN: Final = 0  # the question: which action this turn?
PAY: Final = 1  # the question: which square pays this unit? Its subject is the site

# Questions are few and never change, so all states share these lists of one question.
MOST_SERIAL: Final = MOST_ROUNDS * DIGITS * (2 * MOST_PRICE + 1)  # a turn asks again for each unit
TURN_ASKS: Final[list[list[Ask]]] = [[Ask(0, TURN, serial)] for serial in range(MOST_SERIAL + 1)]
NO_ASKS: Final[list[Ask]] = []


class Layout:
    """What every position of a match shares: its digits, the board they give, and its terms."""

    def __init__(
        self,
        digits: list[int],
        actions: list[int],
        spots: list[int],
        lakes: list[int],
        numbers: Numbers,
        rows: list[ScoreRow],
    ) -> None:
        self.digits = digits
        self.actions = actions
        """The free action of each of the ten turns."""
        self.spots = spots
        """The squares of the resources: the forests, then the quarries."""
        self.lakes = lakes
        """The lake squares of the setup: every later lake has one of them."""
        self.numbers = numbers
        self.rows = rows
        """The rows of the score, in the order of the sheet."""


def insert(items: list[int], value: i64) -> None:
    """Insert a value into an ascending list: the lists are short, and new values go near the
    end."""
    place: i64 = len(items)
    while place > 0 and items[place - 1] > value:
        place -= 1
    items.insert(place, value)


def place_of(items: list[int], value: i64) -> i64:
    """Return the place of a value in a list that has it."""
    place: i64 = 0
    while items[place] != value:
        place += 1
    return place


def ones(bits: i64) -> i64:
    """Return how many bits are set, which are never many."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


class Board(State):
    """A position on the sheet; the rules that change it are in `TempusState`.

    `asks`, `units` and `built` are replaced and never changed in place, so copies share them.
    """

    def __init__(
        self,
        asks: list[Ask],
        explicit: bool,
        viewer: int,
        date: Layout,
        cell: list[int],
        road: list[int],
        reach: list[int],
        goods: list[int],
        trade: list[int],
        drawn: list[int],
        shore: list[int],
        sites: list[int],
        units: list[int],
        built: list[int],
        used: list[int],
        done: list[int],
    ) -> None:
        super().__init__(1, asks, 0, explicit, viewer)
        self.date = date
        self.numbers: Numbers = date.numbers
        self.cell = cell
        """What each square has."""
        self.road = road
        """The network of each section, -1 where none is drawn."""
        self.reach = reach
        """Bits of the resources and enemies connected to each square, and WET."""
        self.goods = goods
        self.trade = trade
        self.drawn = drawn
        """The drawn sections in any order."""
        self.shore = shore
        """The empty squares next to a lake, ascending: the squares to dig."""
        self.sites = sites
        """The empty squares connected to a forest or quarry, exhausted ones included."""
        self.units = units
        """What is left in each resource."""
        self.built = built
        """The squares of the buildings in the order they were built."""
        self.used = used
        """The last round in which each of them was used, 0 if never."""
        self.done = done
        """What was done in every turn so far: NOTHING, DONE + action, PAID + action."""
        self.turn: i64 = 0
        self.given: i64 = date.actions[0]
        """What this turn's digit lets you do for free."""
        self.gold: i64 = 0
        self.serial: i64 = 1
        self.alive: i64 = 0
        """Bits of the enemies not crossed out."""
        self.prey: i64 = 0
        """Bits of the enemies adjacent to a building, dead ones included."""
        self.farms: i64 = 0
        """Which of `built` are farms, as bits."""
        self.payers: i64 = 0
        """Which of `built` are markets and forts."""
        self.linked: i64 = 0
        """Which of `built` have a road on a border."""
        self.spent: i64 = 0
        """Which of `built` were used in this round."""
        self.some: i64 = RESOURCE_BITS
        """Bits of the resources with a unit left."""
        self.more: i64 = RESOURCE_BITS
        """Bits of the resources with two or more."""
        self.site: i64 = -1
        """The square of the building that waits for payment, -1 if none does."""
        self.order: i64 = 0
        """The build move that waits for payment."""
        self.wood: i64 = 0
        """How much wood it still needs."""
        self.stone: i64 = 0

    # Strokes

    def stroke(self, section: i64) -> None:
        """Draw a section of road and join the networks it touches."""
        road = self.road
        first: i64 = FIRST[section]
        second: i64 = SECOND[section]
        goods: i64 = 0
        trade: i64 = 0
        if self.cell[first] > LAKE:
            goods, trade = self.beside(first)
        if self.cell[second] > LAKE:
            goods2, trade2 = self.beside(second)
            goods |= goods2
            trade |= trade2
        net: i64 = -1
        merged = False
        for near in MEETS[section]:
            found: i64 = road[near]
            if found >= 0 and found != net:
                if net < 0:
                    net = found
                else:
                    self.merge(net, found)
                    merged = True
        self.drawn.append(int(section))
        if net < 0:
            road[section] = len(self.goods)
            self.goods.append(goods)
            self.trade.append(trade)
        else:
            road[section] = net
            self.trade[net] = trade | self.trade[net]
            known: i64 = self.goods[net]
            if goods & ~known:
                merged = True
            goods |= known
            self.goods[net] = goods
        if goods == 0:
            return
        if merged:
            self.spread(net)
        else:
            self.touch(first, goods)
            self.touch(second, goods)

    def beside(self, square: i64) -> tuple[i64, i64]:
        """Return what a square adds to a road next to it: goods and trade."""
        kind: i64 = self.cell[square]
        if kind <= LAKE:
            return 0, 0
        if kind >= ENEMY:
            return ENEMY_MARK[square], 0
        if kind < FARM:
            return BIT[place_of(self.date.spots, square)], 0
        bit: i64 = BIT[place_of(self.built, square)]
        self.linked |= bit
        return 0, bit

    def merge(self, net: i64, other: i64) -> None:
        """Join two networks."""
        road = self.road
        for section in self.drawn:
            if road[section] == other:
                road[section] = net
        goods: i64 = self.goods[other]
        self.goods[net] = goods | self.goods[net]
        trade: i64 = self.trade[other]
        self.trade[net] = trade | self.trade[net]

    def spread(self, net: i64) -> None:
        """Add a network's goods to all squares along it."""
        road = self.road
        goods: i64 = self.goods[net]
        for section in self.drawn:
            if road[section] == net:
                self.touch(FIRST[section], goods)
                self.touch(SECOND[section], goods)

    def touch(self, square: i64, goods: i64) -> None:
        """Connect a square to more goods; it may become a site for building."""
        before: i64 = self.reach[square]
        after: i64 = before | goods
        if after != before:
            self.reach[square] = after
            if after & RESOURCE_BITS and before & RESOURCE_BITS == 0 and self.cell[square] == EMPTY:
                insert(self.sites, square)

    def occupy(self, square: i64, kind: i64) -> None:
        """Fill an empty square."""
        before: i64 = self.reach[square]
        if before & RESOURCE_BITS:
            self.sites.pop(place_of(self.sites, square))
        if before & WET:
            self.shore.pop(place_of(self.shore, square))
        self.cell[square] = kind

    def flood(self, square: i64) -> None:
        """Make an empty square lake; the empty squares around it become shore."""
        self.occupy(square, LAKE)
        cell, reach = self.cell, self.reach
        for near in NEIGHBOURS[square]:
            if cell[near] == EMPTY:
                bits: i64 = reach[near]
                if bits & WET == 0:
                    reach[near] = bits | WET
                    insert(self.shore, near)

    def raise_building(self, square: i64, kind: i64) -> None:
        """Draw a building on an empty square and connect it to the roads around it."""
        self.occupy(square, kind)
        bit: i64 = BIT[len(self.built)]
        self.built = [*self.built, int(square)]
        self.used.append(0)
        self.farms |= bit & FEEDS_MARKETS[kind - FARM]
        self.payers |= bit & FEEDS_CASTLES[kind - FARM]
        self.prey |= ENEMIES_NEAR[square]
        road = self.road
        for section in BORDERS[square]:
            net: i64 = road[section]
            if net >= 0:
                self.trade[net] = bit | self.trade[net]
                self.linked |= bit

    def take(self, resource: i64) -> None:
        """Cross out one unit of a resource."""
        left: i64 = self.units[resource] - 1
        self.units = self.units[:]
        self.units[resource] = left
        if left == 1:
            self.more &= ~BIT[resource]
        elif left == 0:
            self.some &= ~BIT[resource]

    # Questions

    def partners(self, square: i64) -> i64:
        """Return the buildings connected to a square, as bits of their place in `built`."""
        road = self.road
        found: i64 = 0
        for section in BORDERS[square]:
            net: i64 = road[section]
            if net >= 0:
                found |= self.trade[net]
        return found

    def kinds(self, square: i64, purse: i64) -> i64:
        """Return the buildings, as bits, that can be paid for with the goods connected to a square
        and gold."""
        bits: i64 = self.reach[square]
        some: i64 = bits & self.some
        if some == 0 or purse < 0:
            return 0
        numbers = self.numbers
        if purse > numbers.most_gold:
            purse = numbers.most_gold
        wood: i64 = some & WOOD_BITS
        stone: i64 = some & STONE_BITS
        level: i64 = 0
        if numbers.counted:
            level = self._level(wood, stone, numbers.most_units)
        else:  # no building takes more than two of a kind, so nothing need be counted
            if wood:
                level = 6 if wood & (wood - 1) or wood & self.more else 3
            if stone:
                level += 2 if stone & (stone - 1) or stone & self.more else 1
        return numbers.payable[level] & numbers.in_purse[purse]

    def _level(self, wood: i64, stone: i64, most: i64) -> i64:
        """Return the place in `payable` for the units of resources, at most `most` of each kind."""
        return min(most, self._held(wood)) * (most + 1) + min(most, self._held(stone))

    def _held(self, bits: i64) -> i64:
        """Return how many units these resources have together."""
        found: i64 = 0
        resource: i64 = 0
        while bits:
            if bits & 1:
                found += self.units[resource]
            bits >>= 1
            resource += 1
        return found

    def paying(self) -> i64:
        """Return the resources, as bits, that can pay the next unit of the waiting building."""
        bits: i64 = self.reach[self.site] & self.some
        if self.wood > 0:
            return bits & WOOD_BITS
        return bits & STONE_BITS

    def action(self) -> int:
        """Return what this turn's digit lets you do for free."""
        return int(self.given)

    def round(self) -> int:
        """Return the round being played, from 1; the number written into used buildings."""
        return int(self.turn // 10) + 1

    def raiders(self) -> list[int]:
        """Return the squares of the live enemies adjacent to a building."""
        bits = int(self.prey & self.alive) >> ENEMY_BIT
        return [square for place, square in enumerate(ENEMIES) if bits >> place & 1]

    def units_at(self, square: int) -> int:
        """Return how many units are left in a forest or quarry, 0 on any other square."""
        spots = self.date.spots
        return self.units[spots.index(square)] if square in spots else 0

    def wood_at(self, square: int) -> int:
        """Return how much wood is connected to a square."""
        return self._reached(square, 0, FORESTS)

    def stone_at(self, square: int) -> int:
        """Return how much stone is connected to a square."""
        return self._reached(square, FORESTS, RESOURCES)

    def _reached(self, square: int, first: int, end: int) -> int:
        bits = self.reach[square]
        return sum(self.units[i] for i in range(first, end) if bits >> i & 1)

    def choices(self, square: i64, paid: bool) -> list[int]:
        """Return the kinds of building (0 farm to 3 castle) that can be built on a square."""
        if self.cell[square] != EMPTY:
            return []
        return KINDS_IN[self.kinds(square, self.gold - (self.numbers.fee if paid else 0))]
