"""The rules of Tempus Imperium: what may be done in a turn, and what it does (RULES.md)."""

from aevum.core.events import Event
from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import MASKED, NOT_ASKED, NOT_LEGAL, OK, TRUTH, Ask
from aevum.games.tempus.data import (
    BIT,
    BUILD,
    CASTLE,
    DIG,
    DIGITS,
    DONE,
    EMPTY,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FORT,
    KINDS_IN,
    MARKET,
    NOTHING,
    PAID,
    ROAD,
    RUIN,
    SECTIONS,
    USE,
    WET,
)
from aevum.games.tempus.moves import (
    BUILDS,
    CODES,
    DIGS,
    PAID_BUILD,
    PAID_DIG,
    PAID_ROAD,
    PAID_ROAD_CODES,
    PAID_STRIKE,
    PAID_USE,
    PASS,
    PAYS,
    ROAD_CODES,
    ROADS,
    STRIKES,
    USES,
)
from aevum.games.tempus.rules import saves
from aevum.games.tempus.rules.board import NO_ASKS, PAY, TURN_ASKS, Board, ones, place_of
from aevum.games.tempus.rules.scoring import Breakdown, breakdown, total


class TempusState(Board):
    """A game of Tempus Imperium: one seat, one question at a time, nothing hidden.

    Events and their numbers: road (section, fee), dig (square, fee), build (0 farm to 3 castle,
    square, gold paid, the fee included; it is only begun), pay (square, units left there), stands
    (0 farm to 3 castle, square), use (square, gold earned, fee, 0 farm to 3 castle), strike (fort,
    enemy's square, gold earned, fee), pass (), raid (gold lost, squares of the raiders), round (the
    one that begins), end (points). With other numbers than printed, build ends with the fee alone.
    """

    # Moves on offer

    def legal(self, seat: int) -> list[int]:
        if seat != 0 or not self.asks:
            return []
        if self.site >= 0:
            return self._pay_codes()
        action = self.action()
        paid = self.gold >= self.numbers.fee
        moves = [PASS]
        if paid or action == ROAD:
            self._add_roads(moves, action != ROAD)
        if paid or action == DIG:
            base = DIGS if action == DIG else DIGS + PAID_DIG
            moves += [base + square for square in self.shore]
        if paid or action == BUILD:
            self._add_builds(moves, action != BUILD)
        if paid or action == USE:
            self._add_uses(moves, action != USE)
        return moves

    def _add_roads(self, moves: list[int], paid: bool) -> None:
        """Add the sections that are not drawn, as slices of the full list (R4.1)."""
        codes = PAID_ROAD_CODES if paid else ROAD_CODES
        start = 0
        for section in sorted(self.drawn):
            if section > start:
                moves += codes[start:section]
            start = section + 1
        moves += codes[start:]

    def _add_builds(self, moves: list[int], paid: bool) -> None:
        purse = self.gold - self.numbers.fee if paid else self.gold
        base = BUILDS + PAID_BUILD if paid else BUILDS
        found: list[int] = []
        for square in self.sites:
            found += [base + kind * 100 + square for kind in KINDS_IN[self.kinds(square, purse)]]
        found.sort()
        moves += found

    def _add_uses(self, moves: list[int], paid: bool) -> None:
        uses: list[int] = []
        strikes: list[int] = []
        for place in range(len(self.built)):
            if self.usable(place):
                square = self.built[place]
                if self.cell[square] == FORT:
                    base = STRIKES + square * 10 + (PAID_STRIKE if paid else 0)
                    bits = self.reach[square] & self.alive
                    strikes += [base + i for i in range(10) if bits & BIT[ENEMY_BIT + i]]
                else:
                    uses.append(USES + square + (PAID_USE if paid else 0))
        uses.sort()
        strikes.sort()
        moves += uses
        moves += strikes

    def _pay_codes(self) -> list[int]:
        bits = self.paying()
        spots = self.date.spots
        return sorted([PAYS + square for i, square in enumerate(spots) if bits & BIT[i]])

    # A move at random

    def random_move(self, seat: int, rng: Rng) -> int:
        if seat != 0 or not self.asks:
            raise ValueError("this seat is not asked")
        if self.site >= 0:
            return rng.pick(self._pay_codes())
        action: i64 = self.given
        if self.gold >= self.numbers.fee:
            return self._random_of_all(action, rng)
        if action == ROAD:
            return self._random_road(rng)
        k: i64
        if action == DIG:
            k = rng.below(len(self.shore) + 1)
            return DIGS + self.shore[k - 1] if k else PASS
        if action == BUILD:
            k = rng.below(self._count_builds(self.gold) + 1)
            return BUILDS + self._nth_build(k - 1, self.gold) if k else PASS
        k = rng.below(self._count_uses() + 1)
        return self._nth_use(k - 1, 0) if k else PASS

    def _random_road(self, rng: Rng) -> int:
        """Draw from all sections and the pass, and again if the section is taken."""
        road = self.road
        k: i64 = rng.below(SECTIONS + 1)
        while k < SECTIONS:
            if road[k] < 0:
                return ROADS + k
            k = rng.below(SECTIONS + 1)
        return PASS

    def _random_of_all(self, action: i64, rng: Rng) -> int:
        """Draw a kind of action as often as it has moves, then one of its moves."""
        roads: i64 = SECTIONS - len(self.drawn)
        digs: i64 = len(self.shore)
        purse: i64 = self.gold if action == BUILD else self.gold - self.numbers.fee
        builds: i64 = self._count_builds(purse) if self.sites else 0
        uses: i64 = self._count_uses()
        k: i64 = rng.below(1 + roads + digs + builds + uses)
        if k < roads:
            road = self.road
            section: i64 = rng.below(SECTIONS)
            while road[section] >= 0:
                section = rng.below(SECTIONS)
            return ROADS + section if action == ROAD else ROADS + PAID_ROAD + section
        k -= roads
        if k < digs:
            return self.shore[k] + (DIGS if action == DIG else DIGS + PAID_DIG)
        k -= digs
        if k < builds:
            return self._nth_build(k, purse) + (BUILDS if action == BUILD else BUILDS + PAID_BUILD)
        k -= builds
        if k < uses:
            return self._nth_use(k, 0 if action == USE else 1)
        return PASS

    def _count_builds(self, purse: i64) -> i64:
        found: i64 = 0
        for square in self.sites:
            found += len(KINDS_IN[self.kinds(square, purse)])
        return found

    def _nth_build(self, k: i64, purse: i64) -> i64:
        """Return building * 100 + square of the k-th possible building."""
        for square in self.sites:
            kinds = KINDS_IN[self.kinds(square, purse)]
            if k < len(kinds):
                return kinds[k] * 100 + square
            k -= len(kinds)
        raise IndexError("there are not so many")

    def _count_uses(self) -> i64:
        used, built, cell = self.used, self.built, self.cell
        spent: i64 = self.turn // DIGITS
        found: i64 = 0
        place: i64 = 0
        end: i64 = len(built)
        while place < end:
            if used[place] <= spent:
                if cell[built[place]] == FARM:  # most are, and they need no roads
                    found += 1
                else:
                    found += self.usable(place)
            place += 1
        return found

    def _nth_use(self, k: i64, paid: i64) -> i64:
        """Return the k-th use or strike as a move."""
        place: i64 = 0
        ways: i64 = self.usable(place)
        while k >= ways:
            k -= ways
            place += 1
            ways = self.usable(place)
        square: i64 = self.built[place]
        if self.cell[square] != FORT:
            return USES + paid * PAID_USE + square
        bits: i64 = self.reach[square] & self.alive
        while k:
            bits &= bits - 1
            k -= 1
        enemy: i64 = 0
        while bits & BIT[ENEMY_BIT + enemy] == 0:
            enemy += 1
        return STRIKES + paid * PAID_STRIKE + square * 10 + enemy

    # Making a move

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH:
            return MASKED
        if seat != 0 or not self.asks:
            return NOT_ASKED
        if move < PASS or move >= CODES:
            return NOT_LEGAL
        if self.site >= 0:
            return self._pay(move)
        if move < DIGS:
            if move == PASS:
                if self.events is not None:
                    self.events = [Event("pass", 0, [])]
                self._end_turn(NOTHING)
                return OK
            return self._road(move)
        if move < BUILDS:
            return self._dig(move)
        if move < USES:
            return self._build(move)
        if move < STRIKES:
            return self._use(move)
        if move < PAYS:
            return self._strike(move)
        return NOT_LEGAL

    def _fee(self, action: i64, paid: bool) -> i64:
        """Return what the action itself costs: nothing, the fee, or -1 if it is refused (R3)."""
        if not paid:
            return 0 if self.given == action else -1
        fee: i64 = self.numbers.fee
        return -1 if self.gold < fee or self.given == action else fee

    def _road(self, move: i64) -> int:
        section: i64 = move - ROADS
        paid = section >= PAID_ROAD
        if paid:
            section -= PAID_ROAD
        fee: i64 = self._fee(ROAD, paid)
        if fee < 0 or self.road[section] >= 0:
            return NOT_LEGAL
        if self.events is not None:
            self.events = [Event("road", 0, [int(section), int(fee)])]
        self.gold -= fee
        self.stroke(section)
        self._end_turn(PAID + ROAD if paid else DONE + ROAD)
        return OK

    def _dig(self, move: i64) -> int:
        square: i64 = move - DIGS
        paid = square >= PAID_DIG
        if paid:
            square -= PAID_DIG
        fee: i64 = self._fee(DIG, paid)
        if fee < 0 or self.cell[square] != EMPTY or self.reach[square] & WET == 0:
            return NOT_LEGAL
        if self.events is not None:
            self.events = [Event("dig", 0, [int(square), int(fee)])]
        self.gold -= fee
        self.flood(square)
        self._end_turn(PAID + DIG if paid else DONE + DIG)
        return OK

    def _build(self, move: i64) -> int:
        offset: i64 = move - BUILDS
        paid = offset >= PAID_BUILD
        if paid:
            offset -= PAID_BUILD
        fee: i64 = self._fee(BUILD, paid)
        kind: i64 = offset // 100
        square: i64 = offset % 100
        if fee < 0 or self.cell[square] != EMPTY:
            return NOT_LEGAL
        if self.kinds(square, self.gold - fee) & BIT[kind] == 0:
            return NOT_LEGAL
        numbers = self.numbers
        cost: i64 = numbers.gold[kind] + fee
        if self.events is not None:
            told = [int(kind), int(square), int(cost)]
            self.events = [Event("build", 0, [*told, int(fee)] if numbers.told else told)]
        self.gold -= cost
        self.site = square
        self.order = move
        self.wood = numbers.wood[kind]
        self.stone = numbers.stone[kind]
        self._collect()
        return OK

    def _pay(self, move: i64) -> int:
        spots = self.date.spots
        bits: i64 = self.paying()
        square: i64 = move - PAYS
        resource: i64 = 0
        while bits:
            if bits & 1 and spots[resource] == square:
                if self.events is not None:
                    self.events = []
                self._take_unit(resource)
                self._collect()
                return OK
            bits >>= 1
            resource += 1
        return NOT_LEGAL

    def _take_unit(self, resource: i64) -> None:
        self.take(resource)
        if self.wood > 0:
            self.wood -= 1
        else:
            self.stone -= 1
        if self.events is not None:
            spot = self.date.spots[resource]
            self.events.append(Event("pay", 0, [spot, self.units[resource]]))

    def _collect(self) -> None:
        """Take what the waiting building needs; ask where there is a choice (R5.6)."""
        while self.wood > 0 or self.stone > 0:
            bits: i64 = self.paying()
            if bits & (bits - 1) and self._choice(bits):
                self.serial += 1
                self.asks = [Ask(0, PAY, int(self.serial), int(self.site))]
                return
            resource: i64 = 0
            while bits & BIT[resource] == 0:
                resource += 1
            self._take_unit(resource)
        kind: i64 = FARM + (self.order - BUILDS) % PAID_BUILD // 100
        square: i64 = self.site
        self.site = -1
        self.raise_building(square, kind)
        if self.events is not None:
            self.events.append(Event("stands", 0, [int(kind - FARM), int(square)]))
        self._end_turn(PAID + BUILD if self.order >= BUILDS + PAID_BUILD else DONE + BUILD)

    def _choice(self, bits: i64) -> bool:
        """Tell whether the resources that can pay hold more than is needed."""
        need: i64 = self.wood if self.wood > 0 else self.stone
        resource: i64 = 0
        while bits:
            if bits & 1:
                need -= self.units[resource]
            bits >>= 1
            resource += 1
        return need < 0

    def _use(self, move: i64) -> int:
        square: i64 = move - USES
        paid = square >= PAID_USE
        if paid:
            square -= PAID_USE
        fee: i64 = self._fee(USE, paid)
        kind: i64 = self.cell[square]
        if fee < 0 or kind < FARM or kind > CASTLE or kind == FORT:
            return NOT_LEGAL
        place: i64 = place_of(self.built, square)
        if self.usable(place) == 0:
            return NOT_LEGAL
        gain: i64 = self.income(square)
        if self.events is not None:
            self.events = [Event("use", 0, [int(square), int(gain), int(fee), int(kind - FARM)])]
        self.gold += gain - fee
        self.used[place] = self.turn // 10 + 1
        self._end_turn(PAID + USE if paid else DONE + USE)
        return OK

    def income(self, square: i64) -> i64:
        """Return the gold that using the building on a square brings, used or not."""
        kind: i64 = self.cell[square]
        if kind == FARM:
            return self.numbers.farm_gold
        if kind == FORT:
            return self.numbers.fort_gold if self.reach[square] & self.alive else 0
        if kind == MARKET:
            return self.numbers.market_gold * ones(self.partners(square) & self.farms)
        if kind == CASTLE:
            return self.numbers.castle_gold * ones(self.partners(square) & self.payers)
        return 0

    def _strike(self, move: i64) -> int:
        offset: i64 = move - STRIKES
        paid = offset >= PAID_STRIKE
        if paid:
            offset -= PAID_STRIKE
        fee: i64 = self._fee(USE, paid)
        square: i64 = offset // 10
        enemy: i64 = offset % 10
        if fee < 0 or self.cell[square] != FORT:
            return NOT_LEGAL
        place: i64 = place_of(self.built, square)
        bit: i64 = BIT[ENEMY_BIT + enemy]
        if self.usable(place) == 0 or self.reach[square] & self.alive & bit == 0:
            return NOT_LEGAL
        target = ENEMIES[enemy]
        gain: i64 = self.numbers.fort_gold
        if self.events is not None:
            self.events = [Event("strike", 0, [int(square), target, int(gain), int(fee)])]
        self.gold += gain - fee
        self.used[place] = self.turn // 10 + 1
        self.alive &= ~bit
        self.cell[target] = RUIN
        self._end_turn(PAID + USE if paid else DONE + USE)
        return OK

    def _end_turn(self, done: i64) -> None:
        self.done.append(int(done))
        turn: i64 = self.turn + 1
        self.turn = turn
        self.serial += 1
        digit: i64 = turn % DIGITS
        self.given = self.date.actions[digit]
        if digit == 0:
            self._raid()
        if turn == self.numbers.turns:
            self.asks = NO_ASKS
            if self.events is not None:
                self.events.append(Event("end", 0, self.scores()))
        else:
            self.asks = TURN_ASKS[self.serial]

    def _raid(self) -> None:
        """End the round: every live enemy adjacent to a building takes its gold (R7)."""
        loss: i64 = self.numbers.raid_gold * ones(self.prey & self.alive)
        if loss > self.gold:
            loss = self.gold
        self.gold -= loss
        if self.events is not None:
            self.events.append(Event("raid", 0, [int(loss), *self.raiders()]))
            if self.turn < self.numbers.turns:
                self.events.append(Event("round", 0, [int(self.turn // 10) + 1]))

    # The result

    def scores(self) -> list[int]:
        return [total(self)]

    def breakdown(self) -> Breakdown:
        """Return the score in its parts, as if the game ended now."""
        return breakdown(self)

    def audit(self) -> str:
        if self.gold < 0:
            return "the treasury holds less than nothing"
        return "a square holds less than nothing" if min(self.units) < 0 else ""

    # Copies and data

    def clone(self) -> "TempusState":
        other = TempusState(
            self.asks,
            self.explicit,
            self.viewer,
            self.date,
            self.cell[:],
            self.road[:],
            self.reach[:],
            self.goods[:],
            self.trade[:],
            self.drawn[:],
            self.shore[:],
            self.sites[:],
            self.units,
            self.built,
            self.used[:],
            self.done[:],
        )
        other.turn = self.turn
        other.given = self.given
        other.gold = self.gold
        other.serial = self.serial
        other.alive = self.alive
        other.prey = self.prey
        other.farms = self.farms
        other.payers = self.payers
        other.linked = self.linked
        other.some = self.some
        other.more = self.more
        other.site = self.site
        other.order = self.order
        other.wood = self.wood
        other.stone = self.stone
        return other

    def to_data(self) -> list[object]:
        return saves.write(self)
