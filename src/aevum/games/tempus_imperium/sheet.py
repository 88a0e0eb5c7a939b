"""A sheet for the search: plays a whole draft of the turns to come, thousands of times a second.

It holds what the rules hold, but nothing that only a player needs, and it starts over from one
position again and again. A draft need not be possible: where it asks for something that cannot be
done the sheet does the digit's action instead, and where it names no place the sheet looks for one.
"""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus_imperium.data import (
    AT_CORNER,
    BIT,
    BORDERS,
    BUILD,
    CASTLE,
    CASTLE_GOLD,
    DIG,
    DIGITS,
    EMPTY,
    ENEMIES_NEAR,
    ENEMY_BIT,
    ENEMY_BITS,
    ENEMY_MARK,
    ENEMY_POINTS,
    FARM,
    FARM_GOLD,
    FEE,
    FINISHES,
    FIRST,
    FORT,
    FORT_GOLD,
    GOLD_A_POINT,
    GOLD_COST,
    LAKE,
    MARKET,
    MARKET_GOLD,
    NEIGHBOURS,
    POINTS,
    RAID_GOLD,
    RESOURCES,
    ROAD,
    SECOND,
    SQUARES,
    STARTS,
    STONE_BITS,
    STONE_COST,
    TURNS,
    WOOD_BITS,
    WOOD_COST,
)
from aevum.games.tempus_imperium.draft import ACTION_OF, IDLE, SPARE, STRIKE, Draft
from aevum.games.tempus_imperium.networks import Networks
from aevum.games.tempus_imperium.rules import TempusState
from aevum.games.tempus_imperium.trails import Trails

SMALL: Final = 250  # Python keeps the integers up to 256 ready, others must be made each time
NOT_SEEN: Final[list[int]] = [0] * SQUARES

SAMPLES: Final = 8  # sections looked at when a road has no place named


class Sheet(Networks):
    """The position that a draft leads to, and what was done on the way."""

    def __init__(self, state: TempusState, trails: Trails, seed: i64) -> None:
        super().__init__()
        self.trails = trails
        self.noise: i64 = seed
        # The position to start from.
        self.first: i64 = state.turn
        self.free: list[int] = [state.date.actions[turn % DIGITS] for turn in range(TURNS)]
        self.sources: list[int] = state.date.lakes
        self.mark: list[int] = [ENEMY_MARK[square] for square in range(SQUARES)]
        for place, square in enumerate(state.date.spots):
            self.mark[square] = BIT[place]
        self.spots: list[int] = state.date.spots
        self.cell0: list[int] = state.cell[:]
        self.wet0: list[int] = [
            sum(state.cell[near] == LAKE for near in NEIGHBOURS[square])
            for square in range(SQUARES)
        ]
        self.units0: list[int] = state.units[:]
        self.built0: list[int] = state.built[:]
        self.used0: list[int] = state.used[:]
        self.some0: i64 = state.some
        self.more0: i64 = state.more
        self.gold0: i64 = state.gold
        self.alive0: i64 = state.alive
        self.prey0: i64 = state.prey
        self.farms0: i64 = state.farms
        self.payers0: i64 = state.payers
        # The shape of the value that `play` returns, see `_value`.
        self.wide: i64 = 0
        self.lined: i64 = 0
        self.bend: i64 = 0
        # What was done in each turn, where, and the treasury before it.
        self.done: list[int] = [IDLE] * TURNS
        self.target: list[int] = [-1] * TURNS
        self.purse: list[int] = [0] * TURNS
        self.exact: i64 = 0
        """Five times the score after the last turn, with the gold as it is."""
        self.todo: list[int] = [0] * SQUARES
        self.seen: list[int] = [0] * SQUARES
        self.stamp: i64 = 0
        self.place_of: list[int] = [0] * SQUARES
        for place, square in enumerate(state.built):
            self.place_of[square] = place
        self.income: list[int] = [0] * 64
        self._start()
        for section in state.drawn:
            self._draw(section)
        self.keep_roads()

    def _start(self) -> None:
        """Go back to the position to start from."""
        self.cell: list[int] = self.cell0[:]
        self.wet: list[int] = self.wet0[:]
        self.units: list[int] = self.units0[:]
        self.built: list[int] = self.built0[:]
        self.used: list[int] = self.used0[:]
        self.start_roads()
        self.some: i64 = self.some0
        self.more: i64 = self.more0
        self.gold: i64 = self.gold0
        self.alive: i64 = self.alive0
        self.prey: i64 = self.prey0
        self.farms: i64 = self.farms0
        self.payers: i64 = self.payers0
        self.stale: bool = True
        """Whether `income` must be worked out again."""
        self.next_road: i64 = 0
        self.next_dig: i64 = 0
        self.next_build: i64 = 0
        self.round: i64 = self.first // DIGITS + 1

    def below(self, end: i64) -> i64:
        """Return a number from 0 up to but not including `end`."""
        noise: i64 = self.noise
        noise ^= (noise << 13) & 0xFFFFFFFF
        noise ^= noise >> 17
        noise ^= (noise << 5) & 0xFFFFFFFF
        self.noise = noise
        return (noise * end) >> 32

    # Playing

    def play(self, draft: Draft) -> i64:
        """Play all turns to the end of the game and return what the search climbs."""
        self._start()
        wishes, free = draft.wishes, self.free
        done, target, purse = self.done, self.target, self.purse
        turn: i64 = self.first
        left: i64 = DIGITS - turn % DIGITS
        while turn < TURNS:
            purse[turn] = self.gold
            wish: i64 = wishes[turn]
            given: i64 = free[turn]
            where: i64 = self._act(wish, given, draft)
            if where < 0 and wish != given and wish != IDLE:
                wish = given
                where = self._act(wish, given, draft)
            done[turn] = wish if where >= 0 else IDLE
            target[turn] = where
            turn += 1
            left -= 1
            if left == 0:
                left = DIGITS
                self._raid()
        return self._value()

    def _act(self, wish: i64, given: i64, draft: Draft) -> i64:
        """Do what is wished and return where, or -1 if it cannot be done."""
        fee: i64 = 0 if ACTION_OF[wish] == given else FEE
        if self.gold < fee:
            return -1
        where: i64 = -1
        if wish == DIG:
            where = self._wanted_dig(draft.digs)
            if where < 0:
                where = self._any_dig()
            if where >= 0:
                self._dig(where)
        elif wish == BUILD:
            where = self._wanted_build(draft.builds, self.gold - fee)
            if where < 0:
                where = self._any_build(self.gold - fee)
            if where >= 0:
                self._build(where >> 2, where & 3)
        elif wish == ROAD:
            where = self._wanted_road(draft.roads)
            if where < 0:
                where = self._any_road()
            if where >= 0:
                self._draw(where)
        elif wish == STRIKE:
            where = self._strike()
        elif wish != IDLE:
            where = self._use(fee, wish == SPARE)
        if where >= 0:
            self.gold -= fee
        return where

    def _raid(self) -> None:
        raiders: i64 = self.prey & self.alive
        while raiders:
            raiders &= raiders - 1
            self.gold -= RAID_GOLD
        if self.gold < 0:
            self.gold = 0
        self.round += 1

    # Roads

    def _wanted_road(self, wanted: list[int]) -> i64:
        drawn = self.drawn
        place: i64 = self.next_road
        end: i64 = len(wanted)
        while place < end:
            section: i64 = wanted[place]
            place += 1
            if drawn[section] == 0:
                self.next_road = place
                return section
        self.next_road = place
        return -1

    def _any_road(self) -> i64:
        """Return the best of a few sections that lengthen a road, -1 if all are drawn."""
        best: i64 = -1
        most: i64 = -1
        for _ in range(SAMPLES):
            section: i64 = self.random_section()
            if self.drawn[section] == 0:
                worth: i64 = self._gain(FIRST[section]) + self._gain(SECOND[section])
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
        """Return a section by a resource or a building: where a network may well begin."""
        square: i64 = self.spots[self.below(RESOURCES)]
        if self.below(2):
            square = self.built[self.below(len(self.built))]
        around = BORDERS[square]
        return around[self.below(len(around))]

    def _gain(self, square: i64) -> i64:
        """Return what it is worth to bring the first road to a square."""
        kind: i64 = self.cell[square]
        if kind == LAKE or kind > CASTLE or self.touched(square):
            return 0
        if kind == EMPTY:
            return 3 if self.wet[square] > 0 else 1
        if kind >= FARM:
            return 2
        return 3 if self.mark[square] & self.some else 0

    def _draw(self, section: i64) -> None:
        root: i64 = self._connect(section)
        self._join(FIRST[section], root)
        self._join(SECOND[section], root)
        self.stale = True

    def _join(self, square: i64, root: i64) -> None:
        """Let a network know what stands on a square beside it."""
        kind: i64 = self.cell[square]
        if FARM <= kind <= CASTLE:
            self._stock(root, 0, BIT[self.place_of[square]])
        elif kind > LAKE:
            self._stock(root, self.mark[square], 0)

    # Lakes

    def _wanted_dig(self, wanted: list[int]) -> i64:
        cell, wet = self.cell, self.wet
        end: i64 = len(wanted)
        place: i64 = self.next_dig
        while place < end and cell[wanted[place]] != EMPTY:
            place += 1
        self.next_dig = place
        while place < end:
            square: i64 = wanted[place]
            if wet[square] and cell[square] == EMPTY:
                return square
            place += 1
        return -1

    def _any_dig(self) -> i64:
        """Return a square where the lake reaches most buildings that have no water yet."""
        cell, wet = self.cell, self.wet
        best: i64 = -1
        most: i64 = -1
        start: i64 = self.below(SQUARES)
        for step in range(SQUARES):
            square: i64 = start + step
            if square >= SQUARES:
                square -= SQUARES
            if wet[square] and cell[square] == EMPTY:
                dry: i64 = 0
                for near in NEIGHBOURS[square]:
                    if FARM <= cell[near] <= CASTLE and wet[near] == 0:
                        dry += 1
                if dry > most:
                    most = dry
                    best = square
        return best

    def _dig(self, square: i64) -> None:
        wet = self.wet
        self.cell[square] = LAKE
        for near in NEIGHBOURS[square]:
            lakes: i64 = wet[near]
            wet[near] = lakes + 1

    # Buildings

    def _wanted_build(self, wanted: list[int], purse: i64) -> i64:
        cell = self.cell
        end: i64 = len(wanted)
        place: i64 = self.next_build
        while place < end and cell[wanted[place] >> 2] != EMPTY:
            place += 1
        self.next_build = place
        while place < end:
            item: i64 = wanted[place]
            if cell[item >> 2] == EMPTY and purse >= GOLD_COST[item & 3]:
                goods: i64 = self._reach(item >> 2) & self.some
                if goods and self._payable(goods, item & 3):
                    return item
            place += 1
        return -1

    def _any_build(self, purse: i64) -> i64:
        """Return a building that can stand by a road and a lake, -1 if there is none."""
        cell, wet, roads = self.cell, self.wet, self.roads
        count: i64 = len(roads)
        if count == 0:
            return -1
        place: i64 = self.below(count)
        kind: i64 = self.below(4)
        for _ in range(count):
            section: i64 = roads[place]
            square: i64 = FIRST[section]
            if wet[square] and cell[square] == EMPTY:
                found: i64 = self._any_kind(square, kind, purse)
                if found >= 0:
                    return found
            square = SECOND[section]
            if wet[square] and cell[square] == EMPTY:
                found = self._any_kind(square, kind, purse)
                if found >= 0:
                    return found
            place += 1
            if place == count:
                place = 0
        return -1

    def _any_kind(self, square: i64, kind: i64, purse: i64) -> i64:
        """Return the first of the four buildings, from `kind` on, that can be paid here."""
        goods: i64 = self._reach(square) & self.some
        if goods == 0:
            return -1
        for _ in range(4):
            if purse >= GOLD_COST[kind] and self._payable(goods, kind):
                return square * 4 + kind
            kind = (kind + 1) & 3
        return -1

    def _payable(self, goods: i64, kind: i64) -> bool:
        """Tell whether these resources, which all have a unit left, pay for a building."""
        return self._enough(goods & WOOD_BITS, WOOD_COST[kind]) and self._enough(
            goods & STONE_BITS, STONE_COST[kind]
        )

    def _enough(self, bits: i64, need: i64) -> bool:
        if need == 0:
            return True
        if need == 1:
            return bits != 0
        return bits & (bits - 1) != 0 or bits & self.more != 0

    def _build(self, square: i64, kind: i64) -> None:
        goods: i64 = self._reach(square)
        self._pay(goods & WOOD_BITS, WOOD_COST[kind])
        self._pay(goods & STONE_BITS, STONE_COST[kind])
        self.gold -= GOLD_COST[kind]
        place: i64 = len(self.built)
        bit: i64 = BIT[place]
        self.cell[square] = FARM + kind
        self.built.append(square)
        self.used.append(0)
        self.place_of[square] = place
        if kind == 0:
            self.farms |= bit
        elif kind < 3:
            self.payers |= bit
        self.prey |= ENEMIES_NEAR[square]
        drawn = self.drawn
        for section in BORDERS[square]:
            if drawn[section]:
                self._stock(self._root(section), 0, bit)
        self.stale = True

    def _pay(self, goods: i64, need: i64) -> None:
        """Take units one by one from where most are left, as `solve` pays for real."""
        units = self.units
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
            need -= 1

    # Uses

    def _use(self, fee: i64, spare: bool) -> i64:
        """Use the building that brings most gold, or the second: only for more than the fee."""
        if self.stale:
            self._work_out_income()
        used, income = self.used, self.income
        now: i64 = self.round
        best: i64 = -1
        second: i64 = -1
        most: i64 = 0
        next_most: i64 = 0
        count: i64 = len(self.built)
        place: i64 = 0
        while place < count:
            gold: i64 = income[place]
            if gold > next_most and used[place] != now:
                if gold > most:
                    second, next_most = best, most
                    best, most = place, gold
                else:
                    second, next_most = place, gold
            place += 1
        if spare:
            best, most = second, next_most
        if most <= fee:
            return -1
        used[best] = now
        self.gold += most
        return self.built[best]

    def _work_out_income(self) -> None:
        built, cell, income = self.built, self.cell, self.income
        count: i64 = len(built)
        place: i64 = 0
        while place < count:
            square: i64 = built[place]
            kind: i64 = cell[square]
            gold: i64 = 0
            if kind == FARM:
                gold = FARM_GOLD
            elif kind == MARKET:
                gold = MARKET_GOLD * _ones(self._partners(square) & self.farms)
            elif kind == CASTLE:
                gold = CASTLE_GOLD * _ones(self._partners(square) & self.payers)
            income[place] = gold
            place += 1
        self.stale = False

    def _strike(self) -> i64:
        """Cross out an enemy, a raider if possible; return fort * 10 + enemy."""
        built, cell, used = self.built, self.cell, self.used
        count: i64 = len(built)
        place: i64 = 0
        while place < count:
            square: i64 = built[place]
            if cell[square] == FORT and used[place] != self.round:
                enemies: i64 = self._reach(square) & self.alive & ENEMY_BITS
                if enemies:
                    raiders: i64 = enemies & self.prey
                    if raiders:
                        enemies = raiders
                    enemy: i64 = 0
                    while enemies & BIT[ENEMY_BIT + enemy] == 0:
                        enemy += 1
                    used[place] = self.round
                    self.alive &= ~BIT[ENEMY_BIT + enemy]
                    self.gold += FORT_GOLD
                    return square * 10 + enemy
            place += 1
        return -1

    # Worth

    def _value(self) -> i64:
        """Return the worth of the sheet in fifths of a point, all gold counted.

        A lake is worth squares times buildings, so while both are few neither seems worth having.
        `bend` (0 to 256) mixes in a plane instead, the one that touches the product at `wide`
        squares and `lined` buildings: it shows early what a dig and a house by the shore will be
        worth late.
        """
        cell = self.cell
        points: i64 = ENEMY_POINTS * _ones(self.alive)
        for square in self.built:
            points += POINTS[cell[square] - FARM]
        points += self.trails.longest(self.roads, self.drawn)
        product: i64 = 0
        plane: i64 = -(1 << 20)
        wide: i64 = self.wide
        lined: i64 = self.lined
        if self.stamp > SMALL:
            self.stamp = 0
            self.seen = NOT_SEEN[:]
        before: i64 = self.stamp
        for source in self.sources:
            if self.seen[source] > before:
                continue
            lake: i64 = self.lake(source)
            squares: i64 = lake >> 7
            buildings: i64 = lake & 127
            product += squares * buildings
            level: i64 = squares * lined + buildings * wide - wide * lined
            if level > plane:
                plane = level
        base: i64 = points * GOLD_A_POINT + self.gold
        self.exact = base + product * GOLD_A_POINT
        bend: i64 = self.bend
        return base + ((product * (256 - bend) + plane * bend) * GOLD_A_POINT >> 8)

    def lake(self, source: i64) -> i64:
        """Return for the lake around a square 128 times its squares plus its buildings."""
        cell, seen, todo = self.cell, self.seen, self.todo
        self.stamp += 1
        stamp: i64 = self.stamp
        seen[source] = stamp
        todo[0] = source
        squares: i64 = 1
        buildings: i64 = 0
        place: i64 = 0
        while place < squares:
            for near in NEIGHBOURS[todo[place]]:
                if seen[near] != stamp:
                    kind: i64 = cell[near]
                    if kind == LAKE:
                        seen[near] = stamp
                        todo[squares] = near
                        squares += 1
                    elif FARM <= kind <= CASTLE:
                        seen[near] = stamp
                        buildings += 1
            place += 1
        return squares * 128 + buildings


def _ones(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
