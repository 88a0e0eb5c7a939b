"""What the solver has on its sheet: gold, units, roads, lakes and buildings; all can be undone.

It has what the rules have, except what only a player needs. If a plan names no place for something,
this module looks for a good one.
"""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.bot.draft import Turn
from aevum.games.tempus.bot.networks import (
    Grounds,
    Square,
    partners,
    reach,
    stock,
    touched,
    unstock,
)
from aevum.games.tempus.data import (
    AT_CORNER,
    BIT,
    BORDERS,
    CASTLE,
    DIGITS,
    EMPTY,
    ENEMIES_NEAR,
    ENEMY_BIT,
    ENEMY_BITS,
    FARM,
    FEEDS_CASTLES,
    FEEDS_MARKETS,
    FINISHES,
    FORT,
    LAKE,
    RESOURCES,
    SQUARES,
    STARTS,
    STONE_BITS,
    WOOD_BITS,
    Numbers,
)
from aevum.games.tempus.rules.building import KINDS
from aevum.games.tempus.rules.score_row import Tally
from aevum.games.tempus.rules.state import TempusState

SAMPLES: Final = 8  # sections to look at for a road without a place


class SheetTally(Tally):
    """What the score counts, on a sheet."""

    def __init__(self, numbers: Numbers, squares: list[Square]) -> None:
        super().__init__(numbers)
        self.squares = squares

    def holds(self, square: int) -> int:
        return int(self.squares[square].kind)


class Estate(Grounds):
    """The position on a sheet, and how it is changed and restored."""

    def __init__(self, state: TempusState, seed: i64, last: i64) -> None:
        super().__init__(state.cell)
        self.numbers: Numbers = state.numbers
        self.last: i64 = last
        """The turn before which the plan ends."""
        self.fee: i64 = state.numbers.fee
        # What buildings cost.
        self.wood: tuple[int, ...] = state.numbers.wood
        self.stone: tuple[int, ...] = state.numbers.stone
        self.prices: tuple[int, ...] = state.numbers.gold
        self.noise: i64 = seed
        self.first: i64 = state.turn
        self.turns: list[Turn] = [
            Turn(state.date.actions[turn % DIGITS], state.gold) for turn in range(self.last + 1)
        ]
        """One more than there are turns in the plan: the last has the treasury at the end."""
        self.sources: list[int] = state.date.lakes
        self.spots: list[int] = state.date.spots
        for place, square in enumerate(state.date.spots):
            self.squares[square].mark = BIT[place]
        self.cell0: list[int] = state.cell[:]
        self.units: list[int] = state.units[:]
        self.paid: list[int] = []
        """The resources that paid for buildings of the draft, one entry per unit."""
        self.built: list[Square] = [self.squares[square] for square in state.built]
        for place, house in enumerate(self.built):
            house.bit = BIT[place]
            house.used = state.used[place]
            self._open(house, house.kind - FARM)
        self.some: i64 = state.some
        self.more: i64 = state.more
        self.gold: i64 = state.gold
        self.alive: i64 = state.alive
        self.prey: i64 = state.prey
        self.farms: i64 = state.farms
        self.payers: i64 = state.payers
        self.tally: SheetTally = SheetTally(state.numbers, self.squares)
        for square in state.built:
            self.tally.buildings[state.cell[square] - FARM] += 1
        self.dug: i64 = 0
        self.round: i64 = 0
        self.stale: bool = True
        """Whether the gold of uses must be computed again."""
        for section in state.drawn:
            self.draw(section)
        self.roads0: i64 = len(self.roads)
        self.built0: i64 = len(self.built)
        self.next_road: i64 = 0
        self.next_dig: i64 = 0
        self.next_build: i64 = 0

    def below(self, end: i64) -> i64:
        """Return a number from 0 up to but not including `end`."""
        noise: i64 = self.noise
        noise ^= (noise << 13) & 0xFFFFFFFF
        noise ^= noise >> 17
        noise ^= (noise << 5) & 0xFFFFFFFF
        self.noise = noise
        return (noise * end) >> 32

    def raid(self) -> None:
        """Let every live enemy next to a building take its gold."""
        raiders: i64 = self.prey & self.alive
        loss: i64 = self.numbers.raid_gold
        while raiders:
            raiders &= raiders - 1
            self.gold -= loss
        if self.gold < 0:
            self.gold = 0
        self.round += 1

    # Roads

    def wanted_road(self, wanted: list[int]) -> i64:
        """Return the first section of a list that is not drawn, -1 if there is none."""
        ways = self.ways
        place: i64 = self.next_road
        end: i64 = len(wanted)
        while place < end:
            section: i64 = wanted[place]
            place += 1
            if not ways[section].drawn:
                self.next_road = place
                return section
        self.next_road = place
        return -1

    def any_road(self) -> i64:
        """Return the best of a few sections that lengthen a road, -1 if all are drawn."""
        best: i64 = -1
        most: i64 = -1
        for _ in range(SAMPLES):
            section: i64 = self.random_section()
            if not self.ways[section].drawn:
                worth: i64 = 0
                for side in self.ways[section].sides:
                    worth += self._gain(side)
                if worth > most:
                    most = worth
                    best = section
        return best

    def random_section(self) -> i64:
        """Return a section at the end of a road, or by a resource if there are no roads."""
        count: i64 = len(self.roads)
        if count == 0:
            return self.random_start()
        road: i64 = self.roads[self.below(count)]
        ways = AT_CORNER[STARTS[road] if self.below(2) else FINISHES[road]]
        return ways[self.below(len(ways))]

    def random_start(self) -> i64:
        """Return a section next to a resource or a building: a good place to begin a network."""
        square: i64 = self.spots[self.below(RESOURCES)]
        if self.below(2):
            square = self.built[self.below(len(self.built))].number
        around = BORDERS[square]
        return around[self.below(len(around))]

    def _gain(self, square: Square) -> i64:
        """Return the value of bringing the first road to a square."""
        kind: i64 = square.kind
        if kind == LAKE or kind > CASTLE or touched(square):
            return 0
        if kind == EMPTY:
            return 3 if square.wet > 0 else 1
        if kind >= FARM:
            return 2
        return 3 if square.mark & self.some else 0

    def draw(self, section: i64) -> None:
        """Draw a section, and add what is next to it to its network."""
        root = self._connect(section)
        for side in self.ways[section].sides:
            kind: i64 = side.kind
            if FARM <= kind <= CASTLE:
                root.trade |= side.bit
            elif kind > LAKE:
                root.goods |= side.mark
        self.stale = True

    def undraw(self) -> None:
        """Undo the section that was drawn last."""
        self._disconnect()

    # Lakes

    def wanted_dig(self, wanted: list[int]) -> i64:
        """Return the first square of a list that a lake can grow into, -1 if there is none."""
        squares = self.squares
        end: i64 = len(wanted)
        place: i64 = self.next_dig
        while place < end and squares[wanted[place]].kind != EMPTY:
            place += 1
        self.next_dig = place
        while place < end:
            number: i64 = wanted[place]
            square = squares[number]
            if square.wet and square.kind == EMPTY:
                return number
            place += 1
        return -1

    def any_dig(self) -> i64:
        """Return a square where the lake reaches most buildings that have no water yet."""
        squares = self.squares
        best: i64 = -1
        most: i64 = -1
        number: i64 = self.below(SQUARES)
        for _ in range(SQUARES):
            square = squares[number]
            if square.wet and square.kind == EMPTY:
                dry: i64 = 0
                for near in square.near:
                    if near.wet == 0 and FARM <= near.kind <= CASTLE:
                        dry += 1
                if dry > most:
                    most = dry
                    best = number
            number += 1
            if number == SQUARES:
                number = 0
        return best

    def dig(self, square: i64) -> None:
        """Let a lake grow into a square."""
        self.dug += 1
        self._flood(self.squares[square])

    def undig(self, square: i64) -> None:
        """Undo the square that was dug last."""
        self.dug -= 1
        self._drain(self.squares[square])

    # Buildings

    def wanted_build(self, wanted: list[int], purse: i64) -> i64:
        """Return the first building of a list that can be built and paid for, -1 if none can."""
        squares = self.squares
        prices = self.prices
        end: i64 = len(wanted)
        place: i64 = self.next_build
        while place < end and squares[wanted[place] >> 2].kind != EMPTY:
            place += 1
        self.next_build = place
        while place < end:
            item: i64 = wanted[place]
            if purse >= prices[item & 3]:
                square = squares[item >> 2]
                if square.kind == EMPTY:
                    goods: i64 = reach(square) & self.some
                    if goods and self._payable(goods, item & 3):
                        return item
            place += 1
        return -1

    def any_build(self, purse: i64) -> i64:
        """Return a building that can be built next to a road and a lake, -1 if there is none."""
        roads = self.roads
        count: i64 = len(roads)
        if count == 0:
            return -1
        place: i64 = self.below(count)
        kind: i64 = self.below(4)
        for _ in range(count):
            for side in self.ways[roads[place]].sides:
                if side.wet and side.kind == EMPTY:
                    found: i64 = self._any_kind(side, kind, purse)
                    if found >= 0:
                        return found
            place += 1
            if place == count:
                place = 0
        return -1

    def _any_kind(self, square: Square, kind: i64, purse: i64) -> i64:
        """Return the first of the four buildings, from `kind` on, that can be paid for here."""
        goods: i64 = reach(square) & self.some
        if goods == 0:
            return -1
        for _ in range(4):
            if purse >= self.prices[kind] and self._payable(goods, kind):
                return square.number * 4 + kind
            kind = (kind + 1) & 3
        return -1

    def _payable(self, goods: i64, kind: i64) -> bool:
        """Return whether these resources, which all have a unit left, pay for a building."""
        return self._enough(goods & WOOD_BITS, self.wood[kind]) and self._enough(
            goods & STONE_BITS, self.stone[kind]
        )

    def _enough(self, bits: i64, need: i64) -> bool:
        if need == 0:
            return True
        if need == 1:
            return bits != 0
        if need == 2:
            return bits & (bits - 1) != 0 or bits & self.more != 0
        units = self.units
        place: i64 = 0
        while bits and need > 0:
            if bits & 1:
                need -= units[place]
            bits >>= 1
            place += 1
        return need <= 0

    def build(self, square: Square, kind: i64) -> None:
        """Pay for a building and put it on a square."""
        goods: i64 = reach(square)
        if self.wood[kind]:
            self._pay(goods & WOOD_BITS, self.wood[kind])
        if self.stone[kind]:
            self._pay(goods & STONE_BITS, self.stone[kind])
        self.gold -= self.prices[kind]
        self.tally.buildings[kind] += 1
        self._raise(square, FARM + kind)
        bit: i64 = BIT[len(self.built)]
        self.built.append(square)
        square.bit = bit
        square.used = 0
        self._open(square, kind)
        self.farms |= bit & FEEDS_MARKETS[kind]
        self.payers |= bit & FEEDS_CASTLES[kind]
        square.prey_before = self.prey
        self.prey |= ENEMIES_NEAR[square.number]
        stock(square)
        self.stale = True

    def unbuild(self) -> None:
        """Undo the building that was built last."""
        square = self.built.pop()
        kind: i64 = square.kind - FARM
        self._refund(self.wood[kind] + self.stone[kind])
        self.tally.buildings[kind] -= 1
        self._raze(square)
        self.farms &= ~square.bit
        self.payers &= ~square.bit
        self.prey = square.prey_before
        unstock(square)

    def _pay(self, goods: i64, need: i64) -> None:
        """Take units from where most are left, one by one, as `solve` does in the real game."""
        units, paid = self.units, self.paid
        while need > 0:
            bits: i64 = goods & self.some
            most: i64 = 0
            richest: i64 = 0
            place: i64 = 0
            while bits:
                if bits & 1 and units[place] > most:
                    most = units[place]
                    richest = place
                bits >>= 1
                place += 1
            units[richest] = most - 1
            if most == 2:
                self.more &= ~BIT[richest]
            elif most == 1:
                self.some &= ~BIT[richest]
            paid.append(int(richest))
            need -= 1

    def _refund(self, count: i64) -> None:
        """Undo the last payment of units."""
        while count > 0:
            place: i64 = self.paid.pop()
            units: i64 = self.units[place] + 1
            self.units[place] = units
            if units == 2:
                self.more |= BIT[place]
            elif units == 1:
                self.some |= BIT[place]
            count -= 1

    # Uses

    def use(self, now: Turn, fee: i64, spare: bool) -> i64:
        """Use the building that brings most gold, or the second-best: only for more than the
        fee."""
        if self.stale:
            self._work_out_income()
        best: Square | None = None
        second: Square | None = None
        most: i64 = 0
        next_most: i64 = 0
        for house in self.built:
            gold: i64 = house.income
            if gold > next_most and house.used != self.round:
                if gold > most:
                    second, next_most = best, most
                    best, most = house, gold
                else:
                    second, next_most = house, gold
        if spare:
            best, most = second, next_most
        if best is None or most <= fee:
            return -1
        self.mark_used(now, best, self.round)
        self.gold += most
        return best.number

    def mark_used(self, now: Turn, house: Square, current: i64) -> None:
        """Note that a building was used in a round."""
        now.used_before = house.used
        house.used = current

    def _open(self, house: Square, place: i64) -> None:
        """Note what using a new building brings, unless that depends on others."""
        kind = KINDS[place]
        house.trades = not kind.alone
        if kind.alone:
            house.income = kind.trade(self.numbers, 0, 0)

    def _work_out_income(self) -> None:
        numbers = self.numbers
        for house in self.built:
            if house.trades:
                near: i64 = partners(house)
                kind = KINDS[house.kind - FARM]
                house.income = kind.trade(numbers, near & self.farms, near & self.payers)
        self.stale = False

    def strike(self, now: Turn) -> i64:
        """Cross out an enemy, a raider if possible; return fort * 10 + enemy."""
        for house in self.built:
            if house.kind == FORT and house.used != self.round:
                enemies: i64 = reach(house) & self.alive & ENEMY_BITS
                if enemies:
                    raiders: i64 = enemies & self.prey
                    if raiders:
                        enemies = raiders
                    enemy: i64 = 0
                    while enemies & BIT[ENEMY_BIT + enemy] == 0:
                        enemy += 1
                    self.mark_used(now, house, self.round)
                    self.alive &= ~BIT[ENEMY_BIT + enemy]
                    self.gold += self.numbers.fort_gold
                    return house.number * 10 + enemy
        return -1
