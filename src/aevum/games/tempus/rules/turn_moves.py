"""The moves of a turn: do nothing, draw, dig, build, use, strike (R3 to R6).

More than 500 lines: each move is complete, with its legality, its effect and its words.
"""

from typing import Final

from aevum.core.events import Event
from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import NOT_LEGAL, OK
from aevum.core.text import Label, Refusal, Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    BIT,
    BUILD,
    CASTLE,
    DIG,
    DONE,
    EMPTY,
    ENEMIES,
    ENEMY_BIT,
    FARM,
    FOREST,
    FORT,
    KINDS_IN,
    LAKE,
    NEIGHBOURS,
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
from aevum.games.tempus.rules.board import ones, place_of
from aevum.games.tempus.rules.building import KINDS
from aevum.games.tempus.rules.phrases import BORDERS, CELLS, GOODS, THINGS, goods
from aevum.games.tempus.rules.turn_move import Action, MoveRow, TurnMove
from aevum.games.tempus.rules.turns import Turns


class NoMove(TurnMove):
    """Codes that no turn admits, since a turn is never left open."""

    def admits(self, turns: Turns, move: i64) -> bool:
        return False

    def make(self, turns: Turns, move: i64) -> int:
        return NOT_LEGAL

    def why(self, turns: Turns, move: int) -> Refusal | None:
        return Refusal("R3.3", m.no_wait())


class Pay(NoMove):
    """Paying a unit (R5.6), which only the question after a building admits."""

    def label(self, turns: Turns, move: int) -> Label:
        square = move - PAYS
        held = turns.cell[square]
        good = GOODS[0] if held == FOREST else GOODS[1]
        return Label(m.move_pay(good=good, thing=THINGS[held], square=CELLS[square]))

    def done(self, move: int) -> Text:
        return m.undo_pay(square=CELLS[move - PAYS])

    def why(self, turns: Turns, move: int) -> Refusal | None:
        return Refusal("R5.6", m.no_payment())


class Pass(TurnMove):
    """Doing nothing (R3.6)."""

    def admits(self, turns: Turns, move: i64) -> bool:
        return True

    def make(self, turns: Turns, move: i64) -> int:
        if turns.events is not None:
            turns.events = [Event("pass", 0, [])]
        turns.end_turn(NOTHING)
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        return Label(m.move_pass())

    def done(self, move: int) -> Text:
        return m.undo_pass()

    def why(self, turns: Turns, move: int) -> Refusal | None:
        return None


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

    def make(self, turns: Turns, move: i64) -> int:
        section: i64 = move - ROADS
        paid = section >= PAID_ROAD
        if paid:
            section -= PAID_ROAD
        fee: i64 = turns.fee(ROAD, paid)
        if fee < 0 or turns.road[section] >= 0:
            return NOT_LEGAL
        if turns.events is not None:
            turns.events = [Event("road", 0, [int(section), int(fee)])]
        turns.gold -= fee
        turns.stroke(section)
        turns.end_turn(PAID + ROAD if paid else DONE + ROAD)
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        text = m.move_road(at=BORDERS[self.offset(move)])
        return Label(text, notes=self.fee_note(turns, move))

    def done(self, move: int) -> Text:
        return m.undo_road(at=BORDERS[self.offset(move)])

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        section = self.offset(move)
        if turns.road[section] < 0:
            return None
        return Refusal("R4.1", m.no_road_twice(at=BORDERS[section]))


class Dig(Action):
    """Letting a lake grow by a square (R4.3)."""

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        base = DIGS + PAID_DIG if paid else DIGS
        found += [base + square for square in turns.shore]

    def count(self, turns: Turns, paid: bool) -> i64:
        return len(turns.shore)

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        square: i64 = turns.shore[k]
        return DIGS + PAID_DIG + square if paid else DIGS + square

    def admits(self, turns: Turns, move: i64) -> bool:
        square: i64 = self.offset(move)
        return (
            turns.fee(DIG, self.paid(move)) >= 0
            and turns.cell[square] == EMPTY
            and turns.reach[square] & WET != 0
        )

    def make(self, turns: Turns, move: i64) -> int:
        square: i64 = move - DIGS
        paid = square >= PAID_DIG
        if paid:
            square -= PAID_DIG
        fee: i64 = turns.fee(DIG, paid)
        if fee < 0 or turns.cell[square] != EMPTY or turns.reach[square] & WET == 0:
            return NOT_LEGAL
        if turns.events is not None:
            turns.events = [Event("dig", 0, [int(square), int(fee)])]
        turns.gold -= fee
        turns.flood(square)
        turns.end_turn(PAID + DIG if paid else DONE + DIG)
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        text = m.move_dig(square=CELLS[self.offset(move)])
        return Label(text, notes=self.fee_note(turns, move))

    def done(self, move: int) -> Text:
        return m.undo_dig(square=CELLS[self.offset(move)])

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        square = int(self.offset(move))
        held, place = turns.cell[square], CELLS[square]
        if held != EMPTY:
            return Refusal("R4.3", m.no_dig_taken(thing=THINGS[held], square=place))
        if not any(turns.cell[near] == LAKE for near in NEIGHBOURS[square]):
            return Refusal("R4.3", m.no_dig_dry(square=place))
        return None


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
                offset: i64 = kinds[k] * 100 + square
                return BUILDS + PAID_BUILD + offset if paid else BUILDS + offset
            k -= len(kinds)
        raise IndexError("there are not so many")

    def _purse(self, turns: Turns, paid: bool) -> i64:
        """Return the gold left for the building."""
        return turns.gold - turns.numbers.fee if paid else turns.gold

    def admits(self, turns: Turns, move: i64) -> bool:
        fee: i64 = turns.fee(BUILD, self.paid(move))
        offset: i64 = self.offset(move)
        square: i64 = offset % 100
        if fee < 0 or turns.cell[square] != EMPTY:
            return False
        return turns.kinds(square, turns.gold - fee) & BIT[offset // 100] != 0

    def make(self, turns: Turns, move: i64) -> int:
        offset: i64 = move - BUILDS
        paid = offset >= PAID_BUILD
        if paid:
            offset -= PAID_BUILD
        fee: i64 = turns.fee(BUILD, paid)
        kind: i64 = offset // 100
        square: i64 = offset % 100
        if fee < 0 or turns.cell[square] != EMPTY:
            return NOT_LEGAL
        if turns.kinds(square, turns.gold - fee) & BIT[kind] == 0:
            return NOT_LEGAL
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
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        kind, square = divmod(int(self.offset(move)), 100)
        numbers = turns.numbers
        text = m.move_build(building=THINGS[FARM + kind], square=CELLS[square])
        cost = goods(numbers.wood[kind], numbers.stone[kind], numbers.gold[kind])
        return Label(text, cost, self.fee_note(turns, move))

    def done(self, move: int) -> Text:
        kind, square = divmod(int(self.offset(move)), 100)
        return m.undo_build(building=THINGS[FARM + kind], square=CELLS[square])

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        kind, square = divmod(int(self.offset(move)), 100)
        held, place = turns.cell[square], CELLS[square]
        if held != EMPTY:
            return Refusal("R5.1", m.no_site_taken(thing=THINGS[held], square=place))
        needs = (turns.numbers.wood[kind], turns.numbers.stone[kind])
        brought = (turns.wood_at(square), turns.stone_at(square))
        for good, need, there in zip(GOODS, needs, brought):  # noqa: B905 - gold isn't a unit
            if there < need:
                building = THINGS[FARM + kind]
                text = m.no_goods(
                    building=building, good=good, need=need, there=there, square=place
                )
                return Refusal("R5.3", text)
        return None

    def too_dear(self, turns: Turns, move: int, fee: int) -> Refusal | None:
        kind = int(self.offset(move)) // 100
        cost, held, building = turns.numbers.gold[kind], int(turns.gold), THINGS[FARM + kind]
        if held >= cost + fee:
            return None
        if fee:
            text = m.no_gold_fee(building=building, cost=cost, fee=fee, gold=held)
            return Refusal("R3.5", text)
        return Refusal("R3.5", m.no_gold(building=building, cost=cost, gold=held))


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
        idle: i64 = ~turns.spent
        found: i64 = ones(turns.farms & idle)  # each in one way, without roads
        others: i64 = turns.linked & idle & ~turns.farms
        place: i64 = 0
        while others:
            if others & 1:
                found += turns.usable(place)
            others >>= 1
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

    def make(self, turns: Turns, move: i64) -> int:
        square: i64 = move - USES
        paid = square >= PAID_USE
        if paid:
            square -= PAID_USE
        fee: i64 = turns.fee(USE, paid)
        kind: i64 = turns.cell[square]
        if fee < 0 or kind < FARM or kind > CASTLE or kind == FORT:
            return NOT_LEGAL
        place: i64 = place_of(turns.built, square)
        if turns.usable(place) == 0:
            return NOT_LEGAL
        gain: i64 = turns.income(square)
        if turns.events is not None:
            turns.events = [Event("use", 0, [int(square), int(gain), int(fee), int(kind - FARM)])]
        turns.gold += gain - fee
        turns.spend(place)
        turns.end_turn(PAID + USE if paid else DONE + USE)
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        square = int(self.offset(move))
        text = m.move_use(building=THINGS[turns.cell[square]], square=CELLS[square])
        gain = m.note_gain(gold=int(turns.income(square)))
        return Label(text, notes=(gain, *self.fee_note(turns, move)))

    def done(self, move: int) -> Text:
        return m.undo_use(square=CELLS[self.offset(move)])

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        square = int(self.offset(move))
        held = turns.cell[square]
        if not FARM <= held <= CASTLE:
            return Refusal("R6.1", m.no_building(thing=THINGS[held], square=CELLS[square]))
        if is_spent(turns, square):
            return spent(turns, square)
        if turns.usable(turns.built.index(square)) == 0:
            return KINDS[held - FARM].idle(square)
        return Refusal("R6.4", m.no_target()) if held == FORT else None


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

    def make(self, turns: Turns, move: i64) -> int:
        offset: i64 = move - STRIKES
        paid = offset >= PAID_STRIKE
        if paid:
            offset -= PAID_STRIKE
        fee: i64 = turns.fee(USE, paid)
        square: i64 = offset // 10
        enemy: i64 = offset % 10
        if fee < 0 or turns.cell[square] != FORT:
            return NOT_LEGAL
        place: i64 = place_of(turns.built, square)
        bit: i64 = BIT[ENEMY_BIT + enemy]
        if turns.usable(place) == 0 or turns.reach[square] & turns.alive & bit == 0:
            return NOT_LEGAL
        target = ENEMIES[enemy]
        gain: i64 = turns.numbers.fort_gold
        if turns.events is not None:
            turns.events = [Event("strike", 0, [int(square), target, int(gain), int(fee)])]
        turns.gold += gain - fee
        turns.spend(place)
        turns.alive &= ~bit
        turns.cell[target] = RUIN
        turns.end_turn(PAID + USE if paid else DONE + USE)
        return OK

    def label(self, turns: Turns, move: int) -> Label:
        square, enemy = divmod(int(self.offset(move)), 10)
        text = m.move_strike(square=CELLS[square], target=CELLS[ENEMIES[enemy]])
        gain = m.note_gain(gold=int(turns.numbers.fort_gold))
        return Label(text, notes=(gain, *self.fee_note(turns, move)))

    def done(self, move: int) -> Text:
        return m.undo_strike(target=CELLS[ENEMIES[int(self.offset(move)) % 10]])

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        square, enemy = divmod(int(self.offset(move)), 10)
        held, place = turns.cell[square], CELLS[square]
        if held != FORT:
            return Refusal("R6.4", m.no_fort(thing=THINGS[held], square=place))
        if is_spent(turns, square):
            return spent(turns, square)
        target = ENEMIES[enemy]
        if turns.cell[target] == RUIN:
            return Refusal("R6.4", m.no_struck(target=CELLS[target]))
        if not turns.reach[square] >> (ENEMY_BIT + enemy) & 1:
            return Refusal("R6.4", m.no_reach(square=place, target=CELLS[target]))
        return None


def is_spent(turns: Turns, square: int) -> bool:
    """Return whether the building on a square was used in this round."""
    return turns.used[turns.built.index(square)] == turns.round()


def spent(turns: Turns, square: int) -> Refusal:
    """Return the refusal for a used building (R6.1)."""
    text = m.no_used(building=THINGS[turns.cell[square]], square=CELLS[square])
    return Refusal("R6.1", text)


# Typed by their own classes, so that compiled code calls them directly.
ROAD_MOVES: Final = Road(ROAD, ROADS, PAID_ROAD)
DIG_MOVES: Final = Dig(DIG, DIGS, PAID_DIG)
BUILD_MOVES: Final = Build(BUILD, BUILDS, PAID_BUILD)
USE_MOVES: Final = Use(USE, USES, PAID_USE)
ACTION_MOVES: Final[list[Action]] = [ROAD_MOVES, DIG_MOVES, BUILD_MOVES, USE_MOVES]
"""What each action does, in the order of `data.ACTIONS`."""

_NONE: Final = NoMove(-1, 0, CODES)
_ROWS: Final[list[TurnMove]] = [
    Pass(-1, PASS, CODES),
    *ACTION_MOVES,
    Strike(USE, STRIKES, PAID_STRIKE),
    Pay(-1, PAYS, CODES),
]


def _by_code() -> list[TurnMove]:
    found: list[TurnMove] = [_NONE] * CODES
    for row in _ROWS:
        for move in range(int(row.first), CODES):
            found[move] = row
    return found


def _held(rows: list[TurnMove]) -> list[MoveRow]:
    return [MoveRow(row) for row in rows]


TURN_MOVES: Final[list[TurnMove]] = _by_code()
"""The row of every code."""
ROWS_BY_CODE: Final[list[MoveRow]] = _held(TURN_MOVES)
ROWS_BY_ACTION: Final[list[MoveRow]] = _held([*ACTION_MOVES])
"""The same rows and those of the actions, for lookup by playouts."""
