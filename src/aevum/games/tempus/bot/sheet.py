"""A sheet for the search: plays a whole draft of the remaining turns, thousands of times a second.

It starts from the same position each time. A draft may be impossible: where it asks for
something that cannot be done, the sheet does the digit's action instead.
"""

from aevum.core.bits import ones
from aevum.core.native import i64
from aevum.games.tempus.bot.deeds import HELD_DEEDS
from aevum.games.tempus.bot.draft import IDLE, Draft, Turn
from aevum.games.tempus.bot.estate import Estate
from aevum.games.tempus.bot.mind import PLAIN, Mind
from aevum.games.tempus.bot.networks import HIGH, LOW
from aevum.games.tempus.bot.trails import Trails
from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.rules.score_row import ScoreRow
from aevum.games.tempus.rules.state import TempusState


class Sheet(Estate):
    """The position that a draft leads to, what was done on the way, and what it is worth."""

    def __init__(self, state: TempusState, trails: Trails, seed: i64, mind: Mind = PLAIN) -> None:
        super().__init__(state, seed, mind.last(state))
        self.trails = trails
        self.rows: list[ScoreRow] = mind.rows(state)
        # The shape of the value, see `value`.
        self.wide: i64 = 0
        self.lined: i64 = 0
        self.exact: i64 = 0
        """The score after the last turn in gold, at the price of a point, with the treasury as it
        is."""
        self.promise: i64 = 0
        """Points that the plan is working towards."""

    def deeds(self) -> list[int]:
        """Return what was done in each turn, then where."""
        played = self.turns[: self.last]
        return [int(turn.kind) for turn in played] + [int(turn.where) for turn in played]

    # Playing

    def follow(self, other: "Sheet", same: i64, turn: i64) -> None:
        """Go to the position that another sheet had before a turn.

        Both must have done the same in all turns before `same`.
        """
        back: i64 = min(same, turn)
        now: i64 = self.last
        while now > back:
            now -= 1
            self._undo(now)
        while now < turn:
            self._repeat(other, now)
            now += 1
        self.gold = other.turns[turn].purse

    def play(self, draft: Draft, turn: i64) -> None:
        """Play from a turn, which the sheet must have reached, to the end of the plan."""
        wishes, turns = draft.wishes, self.turns
        self.stale = True
        self.round = turn // DIGITS + 1
        # The earlier turns used the first entries of the lists.
        self.next_road = len(self.roads) - self.roads0
        self.next_build = len(self.built) - self.built0
        self.next_dig = self.dug
        left: i64 = DIGITS - turn % DIGITS
        while turn < self.last:
            now = turns[turn]
            now.purse = self.gold
            wish: i64 = wishes[turn]
            given: i64 = now.given
            where: i64 = self._act(now, wish, draft)
            if where < 0 and wish != given and wish != IDLE:
                wish = given
                where = self._act(now, wish, draft)
            now.kind = wish if where >= 0 else IDLE
            now.where = where
            turn += 1
            left -= 1
            if left == 0:
                left = DIGITS
                self.raid()
        turns[self.last].purse = self.gold
        self._weigh()

    # What is done in a turn

    def _repeat(self, other: "Sheet", turn: i64) -> None:
        """Repeat in a turn what another sheet did; the gold is left out."""
        now, then = self.turns[turn], other.turns[turn]
        kind: i64 = then.kind
        where: i64 = then.where
        now.kind = kind
        now.where = where
        now.purse = then.purse
        if where >= 0:
            HELD_DEEDS[kind].deed.repeat(self, now, where, turn // DIGITS + 1)

    def _undo(self, turn: i64) -> None:
        """Undo the last turn played; the gold is left out."""
        now = self.turns[turn]
        where: i64 = now.where
        if where >= 0:
            HELD_DEEDS[now.kind].deed.undo(self, now, where)

    def _act(self, now: Turn, wish: i64, draft: Draft) -> i64:
        """Fulfil a wish and return the place, or -1 if it cannot be done."""
        deed = HELD_DEEDS[wish].deed
        fee: i64 = 0
        if deed.action != now.given:
            fee = self.fee
        if self.gold < fee:
            return -1
        where: i64 = deed.act(self, now, draft, fee)
        if where >= 0:
            self.gold -= fee
        return where

    # Worth

    def _weigh(self) -> None:
        """Compute the value of the end of the plan, by the rows of the score."""
        tally = self.tally
        tally.gold = self.gold
        tally.enemies = ones(self.alive)
        tally.road = self.trails.longest(self.roads, self.ways)
        self._measure_lakes()
        exact: i64 = 0
        promise: i64 = 0
        for row in self.rows:
            exact += row.worth(tally)
            promise += row.promise(tally)
        self.exact = exact
        self.promise = promise

    def _measure_lakes(self) -> None:
        """Count squares times buildings, and their value on the plane of `value`."""
        product: i64 = 0
        plane: i64 = -(1 << 20)
        wide: i64 = self.wide
        lined: i64 = self.lined
        low: i64 = 0
        high: i64 = 0
        for source in self.sources:
            if low & LOW[source] or high & HIGH[source]:
                continue  # part of a lake that was already counted
            lake: i64 = self.lake(source)
            low |= self.low_lake
            high |= self.high_lake
            squares: i64 = lake >> 7
            buildings: i64 = lake & 127
            product += squares * buildings
            level: i64 = squares * lined + buildings * wide - wide * lined
            if level > plane:
                plane = level
        self.tally.lakes = product
        self.tally.lakes_ahead = plane

    def value(self, bend: i64) -> i64:
        """Return the value that the search maximises: gold, at the price of a point.

        A lake is worth squares times buildings, so while both are few neither seems worth having.
        `bend` (0 to 256) mixes in an estimate: for lakes the plane that touches the product at
        `wide` squares and `lined` buildings. It shows early what a dig and a building on the shore
        will be worth later.
        """
        return self.exact + (self.promise * bend * self.numbers.gold_a_point >> 8)
