"""What the moves of a turn share: the fee, uses, payments, raids and the end (R3 to R8)."""

from aevum.core.events import Event
from aevum.core.native import i64
from aevum.core.state import Ask
from aevum.games.tempus.data import BIT, BUILD, CASTLE, DIGITS, DONE, FARM, PAID
from aevum.games.tempus.moves import BUILDS, PAID_BUILD
from aevum.games.tempus.rules.board import NO_ASKS, PAY, TURN_ASKS, Board, ones
from aevum.games.tempus.rules.building import KINDS
from aevum.games.tempus.rules.scoring import total


class Turns(Board):
    """A position in which turns are taken; the moves are in `turn_moves.py`."""

    def fee(self, action: i64, paid: bool) -> i64:
        """Return the cost of the action itself: 0, the fee, or -1 if it is refused (R3)."""
        if not paid:
            if self.given == action:
                return 0
            return -1
        fee: i64 = self.numbers.fee
        if self.gold < fee or self.given == action:
            return -1
        return fee

    # Uses

    def usable(self, place: i64) -> i64:
        """Return in how many ways the building at this place of `built` can be used now."""
        if (self.linked | self.farms) & ~self.spent & BIT[place] == 0:  # farms need no road
            return 0
        square: i64 = self.built[place]
        return KINDS[self.cell[square] - FARM].ways(self, place, square)

    def spend(self, place: i64) -> None:
        """Note that the building at this place of `built` is used in this round."""
        self.used[place] = self.turn // DIGITS + 1
        self.spent |= BIT[place]

    def income(self, square: i64) -> i64:
        """Return the gold that using the building on a square brings, whether it was used or
        not."""
        held: i64 = self.cell[square]
        if held < FARM or held > CASTLE:
            return 0
        return KINDS[held - FARM].income(self, square)

    # Paying

    def take_unit(self, resource: i64) -> None:
        """Pay a unit of the waiting building with one of a resource."""
        self.take(resource)
        if self.wood > 0:
            self.wood -= 1
        else:
            self.stone -= 1
        if self.events is not None:
            spot = self.date.spots[resource]
            self.events.append(Event("pay", 0, [spot, self.units[resource]]))

    def collect(self) -> None:
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
            self.take_unit(resource)
        kind: i64 = FARM + (self.order - BUILDS) % PAID_BUILD // 100
        square: i64 = self.site
        self.site = -1
        self.raise_building(square, kind)
        if self.events is not None:
            self.events.append(Event("stands", 0, [int(kind - FARM), int(square)]))
        self.end_turn(PAID + BUILD if self.order >= BUILDS + PAID_BUILD else DONE + BUILD)

    def _choice(self, bits: i64) -> bool:
        """Return whether the resources that can pay have more than is needed."""
        need: i64 = self.wood if self.wood > 0 else self.stone
        resource: i64 = 0
        while bits:
            if bits & 1:
                need -= self.units[resource]
            bits >>= 1
            resource += 1
        return need < 0

    # The end of a turn

    def end_turn(self, done: i64) -> None:
        """Note what was done, and go to the next turn, the raid before it, or the end."""
        self.done.append(int(done))
        turn: i64 = self.turn + 1
        self.turn = turn
        self.serial += 1
        digit: i64 = turn % DIGITS
        self.given = self.date.actions[digit]
        if digit == 0:
            self.spent = 0
            self._raid()
        if turn == self.numbers.turns:
            self.asks = NO_ASKS
            if self.events is not None:
                self.events.append(Event("end", 0, [total(self)]))
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
