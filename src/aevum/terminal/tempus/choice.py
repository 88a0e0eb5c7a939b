"""Choosing a move on the board: an action, a place, and then Enter.

It contains no rules: legal moves come from the state, and reasons from the game.
"""

from aevum.core.text import Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    BUILD,
    CASTLE,
    DIG,
    FARM,
    FIRST,
    FOREST,
    MEETS,
    QUARRY,
    ROAD,
    SECOND,
    SIDE,
    SOUTH,
    USE,
    east,
    south,
)
from aevum.games.tempus.moves import PASS
from aevum.games.tempus.rules.phrases import BORDERS, CELLS, DEEDS, GOODS, THINGS, pairs
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.tempus.targets import KINDS, PASSING, PAYING, STRIKING, Targets
from aevum.terminal.tempus.words import told


class Choice(Targets):
    """The player's current choice; call `look` with every new position."""

    def __init__(self, state: TempusState) -> None:
        super().__init__(state)
        self.look(state)

    def look(self, state: TempusState) -> None:
        """Take a new position, and start with the kind of move that its question asks for."""
        self.state = state
        self.legal = frozenset(state.legal(0))
        self.fort = -1
        if state.over():
            self.mode = PASSING
        elif state.site >= 0:
            self.mode = PAYING
        else:
            self.mode = state.action()
        self._settle()

    # Choosing

    def act(self, mode: int) -> None:
        """Choose an action, unless a building waits for its payment."""
        if self.mode == PAYING or self.state.over():
            return
        self.mode = mode
        self.fort = -1
        self._settle()

    def build(self, kind: int) -> None:
        """Choose to build, and the building."""
        self.kind = kind
        self.act(BUILD)

    def other_action(self) -> int:
        """Return the next action for two gold, or the digit's own after the last."""
        own = self.state.action()
        order = [own, *[action for action in (ROAD, DIG, BUILD, USE) if action != own]]
        at = order.index(self.wanted()) if self.wanted() in order else 0
        return order[(at + 1) % len(order)]

    def select(self, move: int) -> bool:
        """Choose this move for Enter; change nothing and return False if that is not possible.

        For a strike of a fort with several targets, the question about the target is answered too.
        """
        was = self.mode, self.kind, self.fort, self.section, self.square
        for mode, kind, fort in self._ways():
            self.mode, self.kind, self.fort = mode, kind, fort
            if mode == PASSING and move == PASS and move in self.legal:
                return True
            for spot, found in self.targets().items():
                if found == move and (mode != USE or len(self.strikes(spot)) < 2):
                    self.point(spot, self.on_borders())
                    return True
        self.mode, self.kind, self.fort, self.section, self.square = was
        return False

    def _ways(self) -> list[tuple[int, int, int]]:
        """Return every (mode, building, fort) in which a move may be chosen now."""
        if self.mode == PAYING:
            return [(PAYING, self.kind, -1)]
        ways = [(mode, self.kind, -1) for mode in (PASSING, ROAD, DIG, USE)]
        ways += [(BUILD, kind, -1) for kind in range(KINDS)]
        forts = [square for square in self.state.built if self.strikes(square)]
        return ways + [(STRIKING, self.kind, fort) for fort in forts]

    def cancel(self) -> None:
        """Go back to the digit's own action."""
        self.look(self.state)

    def enter(self) -> int | None:
        """Return the move to make now, or None if there is a further choice."""
        if self.mode == USE and len(self.strikes(self.square)) > 1:
            self.fort = self.square
            self.mode = STRIKING
            self._settle()
            return None
        return self.move()

    # The cursor

    def _settle(self) -> None:
        """Put the cursor on a legal place near where it was."""
        targets = self.targets()
        if not targets or (self.spot() in targets and self.mode != ROAD):
            return
        if self.on_borders():
            self.section = self._next_section(targets)
        else:
            row, column = divmod(self.square, SIDE)
            self.square = min(
                targets, key=lambda s: (abs(s // SIDE - row) + abs(s % SIDE - column), s)
            )

    def _next_section(self, targets: dict[int, int]) -> int:
        """Return the most likely place for the next road: at the last one."""
        for near in [self.section, *MEETS[self.section]]:
            if near in targets and any(self.state.road[e] >= 0 for e in MEETS[near]):
                return near
        for drawn in self.state.drawn:
            for near in MEETS[drawn]:
                if near in targets:
                    return near
        return max(targets, key=self._promise)

    def _promise(self, section: int) -> tuple[int, int]:
        """Return a rating of a first road; the best joins a resource to a building or empty
        land."""
        kinds = sorted((self.state.cell[FIRST[section]], self.state.cell[SECOND[section]]))
        resource = any(kind in (FOREST, QUARRY) for kind in kinds)
        building = any(FARM <= kind <= CASTLE for kind in kinds)
        return 2 * resource + building, -section

    def step(self, across: int, down: int, free: bool) -> None:
        """Move the cursor to the next legal place in a direction, or by one place if `free`."""
        if self.on_borders():
            self._step_section(across, down)
        elif free or not self.targets():
            row, column = divmod(self.square, SIDE)
            row, column = max(0, min(9, row + down)), max(0, min(9, column + across))
            self.square = row * SIDE + column
        else:
            self._jump(across, down)

    def _step_section(self, across: int, down: int) -> None:
        upright = self.section < SOUTH
        row, column = divmod(FIRST[self.section], SIDE)
        row, column = row + down, column + across
        if upright:
            self.section = east(max(0, min(9, row)), max(0, min(8, column)))
        else:
            self.section = south(max(0, min(8, row)), max(0, min(9, column)))

    def _jump(self, across: int, down: int) -> None:
        """Go to the nearest legal square in the direction of the arrow."""
        row, column = divmod(self.square, SIDE)
        best, best_far = self.square, 1000
        for square in self.targets():
            y, x = square // SIDE - row, square % SIDE - column
            ahead, aside = x * across + y * down, abs(x * down) + abs(y * across)
            if ahead > 0 and ahead + 2 * aside < best_far:
                best, best_far = square, ahead + 2 * aside
        self.square = best

    def turn(self) -> None:
        """Turn the road from a square's right border to its lower one, or back."""
        row, column = divmod(FIRST[self.section], SIDE)
        if self.section < SOUTH:
            self.section = south(min(row, 8), column)
        else:
            self.section = east(row, min(column, 8))

    def cycle(self, by: int) -> None:
        """Go to the next or previous legal place."""
        targets = sorted(self.targets())
        if not targets:
            return
        later = [spot for spot in targets if spot > self.spot()]
        earlier = [spot for spot in targets if spot < self.spot()]
        if by > 0:
            spot = later[0] if later else targets[0]
        else:
            spot = earlier[-1] if earlier else targets[-1]
        self.point(spot, self.on_borders())

    def point(self, spot: int, border: bool) -> None:
        """Put the cursor on a place that was clicked."""
        if border:
            self.section = spot
        else:
            self.square = spot

    # Words

    def question(self) -> str:
        """Return the question that Enter answers."""
        return told(self._question(CELLS[self.square]))

    def _question(self, where: str) -> Text:
        if self.mode == ROAD:
            return m.table_ask_road(at=BORDERS[self.section])
        if self.mode == DIG:
            return m.table_ask_dig(square=where)
        if self.mode == BUILD:
            return m.table_ask_build(building=THINGS[FARM + self.kind], square=where)
        if self.mode == STRIKING:
            return m.table_ask_strike(target=where, square=CELLS[self.fort])
        if self.mode == USE:
            held = self.state.cell[self.square]
            if FARM <= held <= CASTLE:
                return m.table_ask_use(building=THINGS[held], square=where)
            return m.table_ask_use_any(square=where)
        if self.mode == PAYING:
            good = GOODS[0] if self.state.wood > 0 else GOODS[1]
            return m.table_ask_pay(good=good, square=where)
        return m.table_ask_pass()

    def nowhere(self, short: bool = False) -> str:
        """Return a sentence if the chosen action has no legal place, else ""."""
        if self.mode in (PASSING, PAYING) or self.targets():
            return ""
        if self.paid() and self.state.gold < self.state.numbers.fee:
            return ""  # the refusal is clearer
        if self.mode == BUILD:
            return told(self._no_site(short))
        return told(m.table_nowhere_dig() if self.mode == DIG else m.table_nowhere_use())

    def _no_site(self, short: bool) -> Text:
        numbers, kind = self.state.numbers, self.kind
        goods, gold = pairs(numbers.wood[kind], numbers.stone[kind]), numbers.gold[kind]
        if not gold:
            return (m.table_nowhere_build_short if short else m.table_nowhere_build)(goods=goods)
        if short:
            return m.table_nowhere_build_gold_short(goods=goods, gold=gold)
        return m.table_nowhere_build_gold(goods=goods, gold=gold)

    def instead(self, short: bool = False) -> str:
        """Return what the player can do if the chosen action has no legal place."""
        fee = int(self.state.numbers.fee)
        if self.paid():
            return told(m.table_back(action=DEEDS[self.state.action()]))
        if self.state.gold < fee or self.legal <= {PASS}:
            return told(m.table_or_pass())
        return told(m.table_or_buy_short() if short else m.table_or_buy(gold=fee))

    def verb(self) -> str:
        """Return the word on the button."""
        if self.mode == PASSING:
            return told(m.table_do_pass())
        if self.mode == PAYING:
            return told(m.table_do_pay())
        if self.mode == STRIKING:
            return told(m.table_do_strike())
        return told(m.part_action(action=DEEDS[self.mode]))


def preview(state: TempusState, move: int) -> TempusState | None:
    """Return the position after a move, with any payment; None if it is refused."""
    after = state.clone()
    if after.apply(0, move) != 0:
        return None
    while after.site >= 0:
        after.apply(0, after.legal(0)[0])
    return after
