"""The moves of a turn: do nothing, draw, dig, build, use, strike (R3 to R6)."""

from typing import Final

from aevum.core.events import Event
from aevum.core.native import i64
from aevum.core.rng import Rng
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
from aevum.games.tempus.rules.board import place_of
from aevum.games.tempus.rules.turn_move import Action, TurnMove
from aevum.games.tempus.rules.turns import Turns


class NoMove(TurnMove):
    """Codes that no turn admits: waiting, and paying while nothing is being built."""

    def admits(self, turns: Turns, move: i64) -> bool:
        return False


class Pass(TurnMove):
    """Doing nothing (R3.6)."""

    def admits(self, turns: Turns, move: i64) -> bool:
        return True

    def carry_out(self, turns: Turns, move: i64) -> None:
        if turns.events is not None:
            turns.events = [Event("pass", 0, [])]
        turns.end_turn(NOTHING)


class Road(Action):
    """Drawing a section (R4.1, R4.2)."""

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        codes = PAID_ROAD_CODES if paid else ROAD_CODES
        start = 0
        for section in sorted(turns.drawn):  # slices of the full list between what is drawn
            if section > start:
                found += codes[start:section]
            start = section + 1
        found += codes[start:]

    def count(self, turns: Turns, paid: bool) -> i64:
        return SECTIONS - len(turns.drawn)

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        road = turns.road
        section: i64 = rng.below(SECTIONS)
        while road[section] >= 0:
            section = rng.below(SECTIONS)
        return ROADS + PAID_ROAD + section if paid else ROADS + section

    def pick_or_pass(self, turns: Turns, rng: Rng) -> i64:
        road = turns.road
        k: i64 = rng.below(SECTIONS + 1)
        while k < SECTIONS:
            if road[k] < 0:
                return ROADS + k
            k = rng.below(SECTIONS + 1)
        return PASS

    def admits(self, turns: Turns, move: i64) -> bool:
        return turns.fee(ROAD, self.paid(move)) >= 0 and turns.road[self.offset(move)] < 0

    def carry_out(self, turns: Turns, move: i64) -> None:
        section: i64 = self.offset(move)
        paid = self.paid(move)
        fee: i64 = turns.fee(ROAD, paid)
        if turns.events is not None:
            turns.events = [Event("road", 0, [int(section), int(fee)])]
        turns.gold -= fee
        turns.stroke(section)
        turns.end_turn(PAID + ROAD if paid else DONE + ROAD)


class Dig(Action):
    """Letting a lake grow by a square (R4.3)."""

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        base = DIGS + PAID_DIG if paid else DIGS
        found += [base + square for square in turns.shore]

    def count(self, turns: Turns, paid: bool) -> i64:
        return len(turns.shore)

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        return turns.shore[k] + (DIGS + PAID_DIG if paid else DIGS)

    def admits(self, turns: Turns, move: i64) -> bool:
        square: i64 = self.offset(move)
        return (
            turns.fee(DIG, self.paid(move)) >= 0
            and turns.cell[square] == EMPTY
            and turns.reach[square] & WET != 0
        )

    def carry_out(self, turns: Turns, move: i64) -> None:
        square: i64 = self.offset(move)
        paid = self.paid(move)
        fee: i64 = turns.fee(DIG, paid)
        if turns.events is not None:
            turns.events = [Event("dig", 0, [int(square), int(fee)])]
        turns.gold -= fee
        turns.flood(square)
        turns.end_turn(PAID + DIG if paid else DONE + DIG)


class Build(Action):
    """Beginning a building; who pays may be asked next (R5)."""

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        purse = self._purse(turns, paid)
        base = BUILDS + PAID_BUILD if paid else BUILDS
        moves: list[int] = []
        for square in turns.sites:
            moves += [base + kind * 100 + square for kind in KINDS_IN[turns.kinds(square, purse)]]
        moves.sort()
        found += moves

    def count(self, turns: Turns, paid: bool) -> i64:
        purse: i64 = self._purse(turns, paid)
        found: i64 = 0
        for square in turns.sites:
            found += len(KINDS_IN[turns.kinds(square, purse)])
        return found

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        purse: i64 = self._purse(turns, paid)
        for square in turns.sites:
            kinds = KINDS_IN[turns.kinds(square, purse)]
            if k < len(kinds):
                return kinds[k] * 100 + square + (BUILDS + PAID_BUILD if paid else BUILDS)
            k -= len(kinds)
        raise IndexError("there are not so many")

    def _purse(self, turns: Turns, paid: bool) -> i64:
        """Return the gold that is left for the building."""
        return turns.gold - turns.numbers.fee if paid else turns.gold

    def admits(self, turns: Turns, move: i64) -> bool:
        fee: i64 = turns.fee(BUILD, self.paid(move))
        offset: i64 = self.offset(move)
        square: i64 = offset % 100
        if fee < 0 or turns.cell[square] != EMPTY:
            return False
        return turns.kinds(square, turns.gold - fee) & BIT[offset // 100] != 0

    def carry_out(self, turns: Turns, move: i64) -> None:
        fee: i64 = turns.fee(BUILD, self.paid(move))
        offset: i64 = self.offset(move)
        kind: i64 = offset // 100
        square: i64 = offset % 100
        numbers = turns.numbers
        cost: i64 = numbers.gold[kind] + fee
        if turns.events is not None:
            told = [int(kind), int(square), int(cost)]
            turns.events = [Event("build", 0, [*told, int(fee)] if numbers.told else told)]
        turns.gold -= cost
        turns.site = square
        turns.order = move
        turns.wood = numbers.wood[kind]
        turns.stone = numbers.stone[kind]
        turns.collect()


class Use(Action):
    """Using a building; a fort strikes, which has moves of its own (R6)."""

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        uses: list[int] = []
        strikes: list[int] = []
        for place in range(len(turns.built)):
            if turns.usable(place):
                square = turns.built[place]
                if turns.cell[square] == FORT:
                    base = STRIKES + square * 10 + (PAID_STRIKE if paid else 0)
                    bits = turns.reach[square] & turns.alive
                    strikes += [base + i for i in range(10) if bits & BIT[ENEMY_BIT + i]]
                else:
                    uses.append(USES + square + (PAID_USE if paid else 0))
        uses.sort()
        strikes.sort()
        found += uses
        found += strikes

    def count(self, turns: Turns, paid: bool) -> i64:
        used, built, cell = turns.used, turns.built, turns.cell
        spent: i64 = turns.turn // DIGITS
        found: i64 = 0
        place: i64 = 0
        end: i64 = len(built)
        while place < end:
            if used[place] <= spent:
                if cell[built[place]] == FARM:  # most are, and they need no roads
                    found += 1
                else:
                    found += turns.usable(place)
            place += 1
        return found

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        place: i64 = 0
        ways: i64 = turns.usable(place)
        while k >= ways:
            k -= ways
            place += 1
            ways = turns.usable(place)
        square: i64 = turns.built[place]
        if turns.cell[square] != FORT:
            return USES + PAID_USE + square if paid else USES + square
        bits: i64 = turns.reach[square] & turns.alive
        while k:
            bits &= bits - 1
            k -= 1
        enemy: i64 = 0
        while bits & BIT[ENEMY_BIT + enemy] == 0:
            enemy += 1
        return (STRIKES + PAID_STRIKE if paid else STRIKES) + square * 10 + enemy

    def admits(self, turns: Turns, move: i64) -> bool:
        square: i64 = self.offset(move)
        held: i64 = turns.cell[square]
        if turns.fee(USE, self.paid(move)) < 0 or not FARM <= held <= CASTLE or held == FORT:
            return False
        return turns.usable(place_of(turns.built, square)) > 0

    def carry_out(self, turns: Turns, move: i64) -> None:
        square: i64 = self.offset(move)
        paid = self.paid(move)
        fee: i64 = turns.fee(USE, paid)
        gain: i64 = turns.income(square)
        if turns.events is not None:
            kind = turns.cell[square] - FARM
            turns.events = [Event("use", 0, [int(square), int(gain), int(fee), kind])]
        turns.gold += gain - fee
        turns.used[place_of(turns.built, square)] = turns.turn // 10 + 1
        turns.end_turn(PAID + USE if paid else DONE + USE)


class Strike(TurnMove):
    """Using a fort against an enemy (R6.4)."""

    def admits(self, turns: Turns, move: i64) -> bool:
        offset: i64 = self.offset(move)
        square: i64 = offset // 10
        if turns.fee(USE, self.paid(move)) < 0 or turns.cell[square] != FORT:
            return False
        bit: i64 = BIT[ENEMY_BIT + offset % 10]
        place: i64 = place_of(turns.built, square)
        return turns.usable(place) > 0 and turns.reach[square] & turns.alive & bit != 0

    def carry_out(self, turns: Turns, move: i64) -> None:
        offset: i64 = self.offset(move)
        square: i64 = offset // 10
        enemy: i64 = offset % 10
        paid = self.paid(move)
        fee: i64 = turns.fee(USE, paid)
        target = ENEMIES[enemy]
        gain: i64 = turns.numbers.fort_gold
        if turns.events is not None:
            turns.events = [Event("strike", 0, [int(square), target, int(gain), int(fee)])]
        turns.gold += gain - fee
        turns.used[place_of(turns.built, square)] = turns.turn // 10 + 1
        turns.alive &= ~BIT[ENEMY_BIT + enemy]
        turns.cell[target] = RUIN
        turns.end_turn(PAID + USE if paid else DONE + USE)


ACTION_MOVES: Final[list[Action]] = [
    Road(ROAD, ROADS, PAID_ROAD),
    Dig(DIG, DIGS, PAID_DIG),
    Build(BUILD, BUILDS, PAID_BUILD),
    Use(USE, USES, PAID_USE),
]
"""What each action does, in the order of `data.ACTIONS`."""

_NONE: Final = NoMove(-1, 0, CODES)
_ROWS: Final[list[TurnMove]] = [
    Pass(-1, PASS, CODES),
    *ACTION_MOVES,
    Strike(USE, STRIKES, PAID_STRIKE),
    NoMove(-1, PAYS, CODES),
]


def _by_code() -> list[TurnMove]:
    found: list[TurnMove] = [_NONE] * CODES
    for row in _ROWS:
        for move in range(int(row.first), CODES):
            found[move] = row
    return found


TURN_MOVES: Final[list[TurnMove]] = _by_code()
"""The row of every code."""
