"""A player for playouts: weighs the moves of one turn by rules of thumb, in microseconds.

It looks only at the position: what a square, a section or a building is worth now, and what the
digits that are left will let the lake and the town grow into.
"""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.tempus.data import (
    BIT,
    BUILD,
    CASTLE,
    DIG,
    DIGITS,
    EMPTY,
    ENEMY_BIT,
    ENEMY_BITS,
    FARM,
    FINISHES,
    FIRST,
    FORT,
    KINDS_IN,
    LAKE,
    MARKET,
    MEETS,
    NEIGHBOURS,
    RESOURCE_BITS,
    ROAD,
    SECOND,
    SECTIONS,
    SIDE,
    SQUARES,
    STARTS,
    USE,
    WET,
)
from aevum.games.tempus.moves import (
    BUILDS,
    DIGS,
    PAID_BUILD,
    PAID_DIG,
    PAID_ROAD,
    PAID_STRIKE,
    PAID_USE,
    PASS,
    PAYS,
    ROADS,
    STRIKES,
    USES,
)
from aevum.games.tempus.rules.board import PAY, ones
from aevum.games.tempus.rules.state import TempusState

NEAR: Final = [64, 32, 16, 8, 4, 2, 1] + [0] * (2 * SIDE)
"""How much something attracts a road, by the sections between them."""


def _steps(corners: tuple[int, int]) -> list[int]:
    """Return how many steps lie between a section and each row, by the rows of its corners.

    The same goes for columns.
    """
    return [min(max(at - end, end - at - 1, 0) for end in corners) for at in range(SIDE)]


def _pulls(section: int) -> list[int]:
    """Return how much each square attracts a road that ends with a section."""
    first, last = divmod(STARTS[section], SIDE + 1), divmod(FINISHES[section], SIDE + 1)
    columns = _steps((first[1], last[1]))
    return [NEAR[down + along] for down in _steps((first[0], last[0])) for along in columns]


APART: Final[list[list[int]]] = [  # how many steps lie between two squares
    [abs(one // SIDE - two // SIDE) + abs(one % SIDE - two % SIDE) for two in range(SQUARES)]
    for one in range(SQUARES)
]
PULLS: Final[list[list[int]]] = [_pulls(section) for section in range(SECTIONS)]


class Weights:
    """What the rules of thumb count, in hundredths of a point.

    `..._left` is for each turn that is left, `..._digs` and `..._builds` for each digit left that
    lets the player dig or build.
    """

    def __init__(self, values: tuple[int, ...]) -> None:
        # A coin
        self.coin: Final[i64] = values[0]
        self.coin_left: Final[i64] = values[1]
        # A building
        self.shore: Final[i64] = values[2]
        """For each square of the lakes next to it."""
        self.shore_digs: Final[i64] = values[3]
        self.shore_left: Final[i64] = values[4]
        self.beach: Final[i64] = values[5]
        """For each empty square next to it from which a lake could reach it, and turn left."""
        self.unit: Final[i64] = values[6]
        """For each unit of wood or stone that it takes, and turn left."""
        self.farm_left: Final[i64] = values[7]
        self.income_left: Final[i64] = values[8]
        """For each coin that a use would bring."""
        self.feeds_left: Final[i64] = values[9]
        """For a market or fort that a castle could trade with, a farm for a market."""
        self.fort_enemy: Final[i64] = values[10]
        """For each enemy that a fort can reach, and turn left."""
        # A dug square
        self.dig: Final[i64] = values[11]
        """For each building on the shore."""
        self.dig_builds: Final[i64] = values[12]
        self.dig_left: Final[i64] = values[13]
        self.dig_dry: Final[i64] = values[14]
        """For each building that the lake reaches by it, and square of the lake."""
        self.dig_sites: Final[i64] = values[15]
        """For each site that comes to lie on the shore, and turn left."""
        self.dig_site: Final[i64] = values[16]
        """For a square that would be a site itself, and turn left."""
        self.dig_open: Final[i64] = values[17]
        """For each square that becomes shore."""
        # A section of road
        self.road: Final[i64] = values[18]
        self.road_unit: Final[i64] = values[19]
        """For each new unit, and turn left."""
        self.road_pull: Final[i64] = values[20]
        """For resources nearby, by `NEAR`, and turn left."""
        self.road_lake: Final[i64] = values[21]
        """The same for lakes."""
        self.road_shore: Final[i64] = values[22]
        """For each new site on the shore, and turn left."""
        self.road_site: Final[i64] = values[23]
        """For any other new site, and turn left."""
        self.road_end: Final[i64] = values[24]
        """For a section that lengthens the road at one of its ends."""
        self.road_trade: Final[i64] = values[25]
        """For each building that it connects, and turn left."""
        # An enemy
        self.enemy: Final[i64] = values[26]
        self.raider_left: Final[i64] = values[27]
        # The main lake
        self.shore_near: Final[i64] = values[28]
        """For a building near the main lake, by `NEAR` and turn left."""
        self.dig_size: Final[i64] = values[29]
        """For each square of the lake that a dug square joins."""
        self.dig_pull: Final[i64] = values[30]
        """For buildings nearby that are not on the main lake, by `NEAR` and turn left."""
        self.road_main: Final[i64] = values[31]
        """For a section next to the main lake, as `shore_near`."""
        self.dig_join: Final[i64] = values[32]
        """For other lakes nearby, as `dig_pull`."""
        self.dig_main: Final[i64] = values[33]
        """For a square of the main lake, and turn left."""


WEIGHTS: Final = (
    16, 8,
    166, 19, 0, -2, 4, 0, 9, 8, 16,
    300, -2, 6, 157, 6, 1, 28,
    67, 1, 3, 4, 5, 0, 68, 2,
    60, 60,
    6, 0, 12, 4, 0, 0,
)  # fmt: skip
"""Found by trying changes on 240 dates."""
PRINTED_WEIGHTS: Final = Weights(WEIGHTS)


class QuickBot(Bot):
    """Plays by rules of thumb, without looking ahead."""

    name = "quick"

    def __init__(self, weights: Weights = PRINTED_WEIGHTS) -> None:
        self.weights = weights
        # The best move of the action that was looked at last, and what it is worth.
        self.move: i64 = PASS
        self.worth: i64 = 0
        # The lakes of the position: a number for each square, squares and shore buildings by it.
        self.label: i64 = 0
        self.lake: list[int] = [0] * SQUARES
        self.shore: list[int] = [0] * SQUARES
        self.sizes: list[int] = [0, 0, 0]
        self.houses: list[int] = [0, 0, 0]
        self.main_worth: i64 = 0
        self.main: list[int] = []
        self.main_label: i64 = 0
        self.dry: list[int] = []
        """The buildings that are not on the main lake."""
        self.apart: list[int] = []
        """A square of each other lake."""
        """The squares of the lake that is worth most."""
        # What is left of the game.
        self.left: i64 = 0
        self.digs: i64 = 0
        self.builds: i64 = 0
        self.coin: i64 = 0

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        if not isinstance(view, TempusState):
            raise TypeError("this bot plays Tempus Imperium only")
        if ask.kind == PAY:
            return self._payment(view)
        self._look(view)
        best: i64 = PASS
        most: i64 = 0
        fee: i64 = view.numbers.fee
        given: i64 = view.given
        action: i64 = ROAD
        while action <= USE:
            if action == given or view.gold >= fee:
                paid = action != given
                self.move = PASS
                self.worth = 0
                self._find(view, action, paid)
                worth: i64 = self.worth - fee * self.coin if paid else self.worth
                if worth > most:
                    most = worth
                    best = self.move
            action += 1
        return int(best)

    def _find(self, state: TempusState, action: i64, paid: bool) -> None:
        if action == ROAD:
            self._find_road(state, paid)
        elif action == DIG:
            self._find_dig(state, paid)
        elif action == BUILD:
            self._find_build(state, paid)
        else:
            self._find_use(state, paid)

    def _payment(self, state: TempusState) -> int:
        """Return the payment from where most units are left."""
        bits: i64 = state.paying()
        units = state.units
        richest: i64 = -1
        most: i64 = 0
        place: i64 = 0
        while bits:
            if bits & 1 and units[place] > most:
                most = units[place]
                richest = place
            bits >>= 1
            place += 1
        return PAYS + state.date.spots[richest]

    # Looking

    def _look(self, state: TempusState) -> None:
        """Measure the lakes and count what is left of the game."""
        turns: i64 = state.numbers.turns
        turn: i64 = state.turn
        self.left = turns - turn
        rounds: i64 = (turns - turn) // DIGITS
        digs: i64 = 0
        builds: i64 = 0
        today: i64 = turn % DIGITS
        for place, action in enumerate(state.date.actions):
            times: i64 = rounds
            if place >= today and today > 0:
                times += 1
            if action == DIG:
                digs += times
            elif action == BUILD:
                builds += times
        self.digs = digs
        self.builds = builds
        self.coin = self.weights.coin + self.weights.coin_left * self.left
        self.label += 4
        self.main_worth = 0
        for number, source in enumerate(state.date.lakes):
            if self.lake[source] < self.label:
                self._measure(state.cell, source, number)
        lake = self.lake
        self.apart = [wet for wet in state.date.lakes if lake[wet] != self.main_label]
        self.dry = [square for square in state.built if not self._on_main(square)]

    def _measure(self, cell: list[int], source: i64, place: i64) -> None:
        """Count the squares of a lake and the buildings on its shore."""
        lake, shore = self.lake, self.shore
        label: i64 = self.label + place
        squares: i64 = 0
        houses: i64 = 0
        lake[source] = label
        found = [int(source)]
        while squares < len(found):
            square = found[squares]
            squares += 1
            for near in NEIGHBOURS[square]:
                kind: i64 = cell[near]
                if kind == LAKE:
                    if lake[near] != label:
                        lake[near] = label
                        found.append(near)
                elif FARM <= kind <= CASTLE and shore[near] != label:
                    shore[near] = label
                    houses += 1
        self.sizes[place] = squares
        self.houses[place] = houses
        worth: i64 = squares * (houses + 1)
        if worth > self.main_worth:
            self.main_worth = worth
            self.main = found
            self.main_label = label

    def _on_main(self, square: i64) -> bool:
        """Return whether a square is next to the main lake."""
        found = False
        for near in NEIGHBOURS[square]:
            found = found or self.lake[near] == self.main_label
        return found

    def _near_main(self, square: i64) -> i64:
        """Return by `NEAR` how close a square is to the main lake."""
        steps = APART[square]
        best: i64 = 2 * SIDE
        for wet in self.main:
            way: i64 = steps[wet]
            if way < best:
                best = way
        return NEAR[best - 1]

    # Roads

    def _find_road(self, state: TempusState, paid: bool) -> None:
        road = state.road
        if not state.drawn:
            for section in range(SECTIONS):
                self._weigh_road(state, section, 0, paid)
            return
        known: i64 = 0
        for goods in state.goods:
            known |= goods
        for drawn in state.drawn:
            for section in MEETS[drawn]:
                if road[section] < 0:
                    self._weigh_road(state, section, known, paid)

    def _weigh_road(self, state: TempusState, section: i64, known: i64, paid: bool) -> None:
        weights = self.weights
        left: i64 = self.left
        worth: i64 = weights.road
        worth += self._beside(state, FIRST[section], known)
        worth += self._beside(state, SECOND[section], known)
        pulls = PULLS[section]
        some: i64 = state.some & ~known & RESOURCE_BITS
        pull: i64 = 0
        for spot in state.date.spots:
            if some & 1:
                pull += pulls[spot]
            some >>= 1
        worth += pull * weights.road_pull * left >> 6
        pull = 0
        for source in state.date.lakes:
            pull += pulls[source]
        worth += pull * weights.road_lake * left >> 6
        others: i64 = 0
        for near in MEETS[section]:
            if state.road[near] >= 0:
                others += 1
        if others == 1:
            worth += weights.road_end
        if worth > self.worth:
            self.worth = worth
            self.move = ROADS + PAID_ROAD + section if paid else ROADS + section

    def _beside(self, state: TempusState, square: i64, known: i64) -> i64:
        """Return what a square adds to a road next to it."""
        weights = self.weights
        left: i64 = self.left
        kind: i64 = state.cell[square]
        if kind == EMPTY:
            reach: i64 = state.reach[square]
            if reach & state.some & RESOURCE_BITS:
                return 0
            near: i64 = self._near_main(square) * weights.road_main * left >> 6
            return near + (weights.road_shore if reach & WET else weights.road_site) * left
        if kind == LAKE:
            return 0
        goods, trade = _goods(state, square)
        if goods & ~known & state.some:
            return weights.road_unit * left * state.units[_place(goods)]
        if trade & ~state.linked:
            return weights.road_trade * left
        return 0

    # Lakes

    def _find_dig(self, state: TempusState, paid: bool) -> None:
        weights = self.weights
        left: i64 = self.left
        cell, reach, lake = state.cell, state.reach, self.lake
        some: i64 = state.some & RESOURCE_BITS
        always: i64 = weights.dig_builds * self.builds + weights.dig_left * left
        for square in state.shore:
            worth: i64 = always
            seen: i64 = 0
            size: i64 = 0
            houses: i64 = 0
            dry: i64 = 0
            for near in NEIGHBOURS[square]:
                kind: i64 = cell[near]
                if kind == LAKE:
                    place: i64 = lake[near] - self.label
                    if seen & BIT[place] == 0:
                        seen |= BIT[place]
                        # Joining lakes, every building of one gets the squares of the other.
                        worth += weights.dig * (
                            houses * self.sizes[place] + size * self.houses[place]
                        )
                        houses += self.houses[place]
                        size += self.sizes[place]
                elif kind == EMPTY:
                    if reach[near] & WET == 0:
                        worth += weights.dig_open
                        if reach[near] & some:
                            worth += weights.dig_sites * left
                elif FARM <= kind <= CASTLE and self.shore[near] < self.label:
                    dry += 1
            worth += weights.dig * houses + weights.dig_dry * dry * (size + 1)
            worth += weights.dig_size * size
            if self._on_main(square):
                worth += weights.dig_main * left
                steps = APART[square]
                pull: i64 = 0
                for house in self.dry:
                    pull += NEAR[steps[house]]
                worth += pull * weights.dig_pull * left >> 6
                pull = 0
                for wet in self.apart:
                    pull += NEAR[steps[wet]]
                worth += pull * weights.dig_join * left >> 6
            if reach[square] & some:
                worth -= weights.dig_site * left
            if worth > self.worth:
                self.worth = worth
                self.move = DIGS + PAID_DIG + square if paid else DIGS + square

    # Buildings

    def _find_build(self, state: TempusState, paid: bool) -> None:
        weights = self.weights
        numbers = state.numbers
        left: i64 = self.left
        cell, reach, lake = state.cell, state.reach, self.lake
        purse: i64 = state.gold - numbers.fee if paid else state.gold
        always: i64 = weights.shore_digs * self.digs + weights.shore_left * left
        for square in state.sites:
            bits: i64 = state.kinds(square, purse)
            if bits == 0:
                continue
            place: i64 = 0
            seen: i64 = 0
            size: i64 = 0
            beach: i64 = 0
            for near in NEIGHBOURS[square]:
                kind: i64 = cell[near]
                if kind == LAKE:
                    place = lake[near] - self.label
                    if seen & BIT[place] == 0:
                        seen |= BIT[place]
                        size += self.sizes[place]
                elif kind == EMPTY and reach[near] & WET:
                    beach += 1
            ground: i64 = weights.beach * beach * left
            ground += self._near_main(square) * weights.shore_near * left >> 6
            if seen:
                ground += weights.shore * size + always
            partners: i64 = state.partners(square)
            for built in KINDS_IN[bits]:
                worth: i64 = ground + self._building(state, square, built, partners)
                if worth > self.worth:
                    self.worth = worth
                    offset: i64 = built * 100 + square
                    self.move = BUILDS + PAID_BUILD + offset if paid else BUILDS + offset

    def _building(self, state: TempusState, square: i64, built: i64, partners: i64) -> i64:
        """Return what a kind of building is worth, apart from lakes."""
        weights = self.weights
        numbers = state.numbers
        left: i64 = self.left
        units: i64 = numbers.wood[built] + numbers.stone[built]
        worth: i64 = 100 * numbers.points[built] - numbers.gold[built] * self.coin
        worth -= weights.unit * units * left
        kind: i64 = FARM + built
        if kind == FARM:
            return worth + weights.farm_left * left
        if kind == MARKET:
            coins: i64 = numbers.market_gold * ones(partners & state.farms)
            return worth + (weights.income_left * coins + weights.feeds_left) * left
        if kind == FORT:
            enemies: i64 = ones(state.reach[square] & state.alive & ENEMY_BITS)
            return worth + (weights.fort_enemy * enemies + weights.feeds_left) * left
        coins = numbers.castle_gold * ones(partners & state.payers)
        return worth + weights.income_left * coins * left

    # Uses

    def _find_use(self, state: TempusState, paid: bool) -> None:
        for place, square in enumerate(state.built):
            if state.usable(place):
                if state.cell[square] == FORT:
                    self._weigh_strike(state, square, paid)
                else:
                    worth: i64 = state.income(square) * self.coin
                    if worth > self.worth:
                        self.worth = worth
                        self.move = USES + PAID_USE + square if paid else USES + square

    def _weigh_strike(self, state: TempusState, square: i64, paid: bool) -> None:
        weights = self.weights
        targets: i64 = (state.reach[square] & state.alive & ENEMY_BITS) >> ENEMY_BIT
        prey: i64 = state.prey >> ENEMY_BIT
        enemy: i64 = 0
        while targets >> enemy:
            if targets & BIT[enemy]:
                worth: i64 = weights.enemy + state.numbers.fort_gold * self.coin
                if prey & BIT[enemy]:
                    worth += weights.raider_left * self.left
                if worth > self.worth:
                    self.worth = worth
                    offset: i64 = square * 10 + enemy
                    self.move = STRIKES + PAID_STRIKE + offset if paid else STRIKES + offset
            enemy += 1


def _goods(state: TempusState, square: i64) -> tuple[i64, i64]:
    """Return what a forest, quarry or building adds to a road, as bits: goods and trade."""
    place: i64 = 0
    kind: i64 = state.cell[square]
    if FARM <= kind <= CASTLE:
        for built in state.built:
            if built == square:
                return 0, BIT[place]
            place += 1
        return 0, 0
    for spot in state.date.spots:
        if spot == square:
            return BIT[place], 0
        place += 1
    return 0, 0


def _place(bits: i64) -> i64:
    """Return the place of the lowest bit."""
    place: i64 = 0
    while bits & BIT[place] == 0:
        place += 1
    return place
