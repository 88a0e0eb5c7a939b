"""The search for a good plan: annealing over drafts, many at first, fewer and longer ones later.

A draft is changed a little, played on a `Sheet`, and kept if it is better or, while the search is
still hot, not much worse. The places that were played then become those of the draft. A change is
played from the first turn that it can affect: earlier turns stay the same.
"""

import math
from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.bot.budget import Budget
from aevum.games.tempus.bot.draft import ACTION_OF, IDLE, SPARE, STRIKE, Draft, Turn
from aevum.games.tempus.bot.mind import PLAIN, Mind
from aevum.games.tempus.bot.sheet import Sheet
from aevum.games.tempus.bot.trails import Trails
from aevum.games.tempus.data import (
    BUILD,
    DIG,
    EMPTY,
    FIRST,
    LAKE,
    ROAD,
    SECOND,
    SQUARES,
    USE,
)
from aevum.games.tempus.rules.state import TempusState

BATCH: Final = 64  # drafts tried between two checks of the clock

# How much worse, in fifths of a point, a change may be at the start: the longer the search,
# the more it can afford. At the end it is a quarter of that, and not more than COLD.
HOT: Final = 12.0  # with SHORT drafts
HOTTER: Final = 13.0  # added for each ten times as many
SHORT: Final = 3000.0
COLD: Final = 9.0
STRAIGHT: Final = 0.5  # until then lakes are valued by the plane only (see `Sheet`)
TRUE: Final = 0.9  # from then on by their points only
WIDE: Final = 22  # the squares and the shore buildings of a good lake after USUAL_TURNS
LINED: Final = 12
USUAL_TURNS: Final = 50
FIFTHS: Final = 5.0

LUCK: Final[list[float]] = [math.log((n + 0.5) / 1024) for n in range(1024)]

# The changes and how often each is drawn.
WISH: Final = 0
SWAP: Final = 1
NEW_ROAD: Final = 2
MORE_ROAD: Final = 3
NEW_DIG: Final = 4
MORE_DIG: Final = 5
NEW_BUILD: Final = 6
MORE_BUILD: Final = 7
RETYPE: Final = 8
SHIFT_BUILD: Final = 9
SHIFT_ROAD: Final = 10
SHIFT_DIG: Final = 11
TRADE: Final = 12
LESS_ROAD: Final = 13
LESS_DIG: Final = 14
LESS_BUILD: Final = 15
RUIN: Final = 16
WHEEL: Final[list[int]] = (
    [WISH] * 20
    + [SWAP] * 20
    + [NEW_ROAD] * 5
    + [MORE_ROAD] * 5
    + [NEW_DIG] * 10
    + [MORE_DIG] * 6
    + [NEW_BUILD] * 10
    + [MORE_BUILD] * 6
    + [RETYPE] * 6
    + [SHIFT_BUILD] * 5
    + [SHIFT_ROAD] * 4
    + [SHIFT_DIG]
    + [TRADE] * 4
    + [LESS_ROAD] * 4
    + [LESS_DIG] * 2
    + [LESS_BUILD] * 2
    + [RUIN] * 12
)
WISHES: Final[list[int]] = [ROAD, DIG, BUILD, USE, STRIKE, DIG, BUILD, SPARE]
KINDS: Final[list[int]] = [0, 0, 0, 1, 1, 3, 3, 2]  # farm, market, castle, fort


class Walker:
    """A draft in progress, and how good it was recently."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.merit: i64 = 0


class Search:
    """Looks for the plan with the highest score from a position with turns left."""

    def __init__(self, state: TempusState, budget: Budget, seed: int, mind: Mind = PLAIN) -> None:
        trails = Trails()
        self.noise: i64 = (seed * 2_654_435_761 + 88_172_645) % 0xFFFFFFFF + 1
        self.held: Sheet = Sheet(state, trails, self.below(1 << 31) + 1, mind)
        """The sheet of the draft that was kept last."""
        self.trial: Sheet = Sheet(state, trails, self.below(1 << 31) + 1, mind)
        self.budget = budget
        self.point: i64 = state.numbers.gold_a_point
        """The gold for a point: drafts are valued in gold."""
        self.fee: i64 = state.numbers.fee
        self.first: i64 = state.turn
        self.last: i64 = self.held.last
        self.left: i64 = self.last - state.turn
        idle = Draft([IDLE] * int(self.last), [], [], [])
        self.held.play(idle, self.first)
        self.trial.play(idle, self.first)
        self.same: i64 = self.first
        """The first turn in which the two sheets differ."""
        self.cut: i64 = self.first
        """The first turn that the last change can affect."""
        self.draft: Draft = idle
        # The first turn that each entry of the draft's lists can affect; one more at the end.
        self.road_turns: list[int] = []
        self.dig_turns: list[int] = []
        self.build_turns: list[int] = []
        self.value: i64 = self.held.value(0)
        self.top: i64 = 0
        self.best: i64 = self.held.exact
        """The highest score in gold, with the treasury as it is."""
        self.found: list[int] = self.held.deeds()
        """What the best plan does in each turn, then where. One list, so that a Ctrl-C cannot leave
        it half done."""
        self.hot: float = HOT
        self.cold: float = COLD
        self.heat: float = HOT
        self.bend: i64 = 256
        self._aim(state)
        self._keep(idle)

    def below(self, end: i64) -> i64:
        """Return a number from 0 up to but not including `end`."""
        noise: i64 = self.noise
        noise ^= (noise << 13) & 0xFFFFFFFF
        noise ^= noise >> 17
        noise ^= (noise << 5) & 0xFFFFFFFF
        self.noise = noise
        return (noise * end) >> 32

    def _aim(self, state: TempusState) -> None:
        """Guess the size that the main lake can reach in the turns left."""
        squares: i64 = 3
        buildings: i64 = 1
        for source in state.date.lakes:
            lake: i64 = self.held.lake(source)
            if (lake >> 7) * ((lake & 127) + 1) > squares * (buildings + 1):
                squares = lake >> 7
                buildings = lake & 127
        for sheet in (self.held, self.trial):
            sheet.wide = squares + (WIDE - 3) * self.left // USUAL_TURNS
            sheet.lined = buildings + (LINED - 1) * self.left // USUAL_TURNS

    # The stages of the search

    def run(self) -> None:
        """Spend the budget: all walkers search for a while, then the better half, and so on."""
        given = [int(turn.given) for turn in self.held.turns[self.first : self.last]]
        start = Draft([IDLE] * self.first + given, [], [], [])
        self._cool(0.0)
        self._take_up(start.copy())
        self._batch(BATCH)
        size = self.budget.size()
        self.hot = min(max(HOT + HOTTER * math.log10(size / SHORT), HOT / 2), 3 * HOT)
        self.cold = min(self.hot / 4, COLD)
        walkers = [Walker(start.copy()) for _ in range(_crew(size))]
        stages = 1
        while 1 << stages <= len(walkers):
            stages += 1
        for stage in range(stages):
            share = 1.0 / (stages * len(walkers))
            for place, walker in enumerate(walkers):
                begin = stage / stages + place * share
                self._anneal(walker, begin, begin + share, stage / stages, (stage + 1) / stages)
            walkers = _better_half(walkers)

    def _anneal(self, walker: Walker, begin: float, end: float, warm: float, cool: float) -> None:
        """Search from a walker's draft, from one part of the budget to another."""
        first = True
        while True:
            spent = self.budget.spent(self.best // self.point)
            if (spent >= end and not first) or spent >= 1.0:
                break
            place = min(max((spent - begin) / (end - begin), 0.0), 1.0)
            self._cool(warm + (cool - warm) * place)
            if first:
                self._take_up(walker.draft)
            first = False
            self._batch(BATCH)
        if not first:
            walker.draft = self.draft
            walker.merit = self.top

    def _take_up(self, draft: Draft) -> None:
        """Continue with a draft, whatever was played before."""
        self.held.follow(self.held, self.first, self.first)
        self.held.play(draft, self.first)
        self.same = self.first
        self.value = self.held.value(self.bend)
        self.top = self.value
        self._keep(draft)

    def _cool(self, course: float) -> None:
        """Set heat and bend for a point of the search, 0 to 1."""
        fifths = self.hot * math.pow(self.cold / self.hot, course)
        self.heat = fifths * float(self.point) / FIFTHS
        bend: i64 = int(256 * min(max((TRUE - course) / (TRUE - STRAIGHT), 0.0), 1.0))
        if bend != self.bend:
            self.bend = bend
            self.value = self.held.value(bend)
            self.top = self.value

    def _batch(self, count: i64) -> None:
        heat = self.heat
        bend: i64 = self.bend
        for _ in range(count):
            draft = self._change()
            if draft is None:
                continue
            trial = self.trial
            trial.follow(self.held, self.same, self.cut)
            trial.play(draft, self.cut)
            self.same = self.cut
            value: i64 = trial.value(bend)
            if float(value - self.value) >= heat * LUCK[self.below(1024)]:
                self.held, self.trial = trial, self.held
                self.value = value
                if value > self.top:
                    self.top = value
                self._keep(draft)
        self.budget.used += count

    def _keep(self, draft: Draft) -> None:
        """Adopt what was played on the held sheet as the draft; note it if it is the best so far.

        Wishes that could not be paid for stay: they work as soon as there is more gold.
        """
        held = self.held
        if held.exact > self.best:
            self.found = held.deeds()
            self.best = held.exact
        turns = held.turns
        roads: list[int] = []
        digs: list[int] = []
        builds: list[int] = []
        road_turns: list[int] = []
        dig_turns: list[int] = []
        build_turns: list[int] = []
        open_turn: i64 = -1  # this building could not be built, but another one might
        turn: i64 = self.first
        while turn < self.last:
            now = turns[turn]
            kind: i64 = now.kind
            if kind == ROAD:
                roads.append(now.where)
                road_turns.append(turn)
            elif kind == DIG:
                digs.append(now.where)
                dig_turns.append(turn)
            elif kind == BUILD:
                builds.append(now.where)
                build_turns.append(turn if open_turn < 0 else open_turn)
                open_turn = -1
            if kind != BUILD and open_turn < 0 and _open(now, draft.wishes[turn], self.fee):
                open_turn = turn
            turn += 1
        road_turns.append(self.last)
        dig_turns.append(self.last)
        build_turns.append(self.last if open_turn < 0 else open_turn)
        self.road_turns = road_turns
        self.dig_turns = dig_turns
        self.build_turns = build_turns
        self.draft = Draft(draft.wishes, roads, digs, builds)

    # Changes

    def _change(self) -> Draft | None:
        """Return a neighbour of the draft, or nothing if it would be the same."""
        change: i64 = WHEEL[self.below(len(WHEEL))]
        draft = self.draft
        if change == WISH:
            return self._other_wish(draft)
        if change == SWAP:
            return self._swapped_wishes(draft)
        if change == RUIN:
            return self._ruined(draft)
        if change == TRADE:
            return self._traded(draft)
        self.cut = self.last
        roads, digs, builds = draft.roads, draft.digs, draft.builds
        if change in (NEW_ROAD, MORE_ROAD, SHIFT_ROAD, LESS_ROAD):
            roads = roads[:]
            self._edit(roads, self.road_turns, change, NEW_ROAD, MORE_ROAD, SHIFT_ROAD)
        elif change in (NEW_DIG, MORE_DIG, SHIFT_DIG, LESS_DIG):
            digs = digs[:]
            self._edit(digs, self.dig_turns, change, NEW_DIG, MORE_DIG, SHIFT_DIG)
        else:
            builds = builds[:]
            self._edit(builds, self.build_turns, change, NEW_BUILD, MORE_BUILD, SHIFT_BUILD)
        if self.cut == self.last:
            return None
        return Draft(draft.wishes, roads, digs, builds)

    def _other_wish(self, draft: Draft) -> Draft | None:
        turn: i64 = self.first + self.below(self.left)
        wish: i64 = self.held.turns[turn].given
        if self.below(4):
            wish = WISHES[self.below(len(WISHES))]
        if wish == draft.wishes[turn]:
            return None
        if _in_vain(self.held.turns[turn], wish, self.fee):
            draft.wishes[turn] = wish
            return None
        wishes = draft.wishes[:]
        wishes[turn] = wish
        self.cut = turn
        return Draft(wishes, draft.roads, draft.digs, draft.builds)

    def _swapped_wishes(self, draft: Draft) -> Draft | None:
        one: i64 = self.first + self.below(self.left)
        other: i64 = self.first + self.below(self.left)
        if self.below(2):
            other = min(max(one + self.below(9) - 4, self.first), self.last - 1)
        first: i64 = draft.wishes[one]
        second: i64 = draft.wishes[other]
        turns = self.held.turns
        if first == second or (
            _in_vain(turns[one], second, self.fee) and _in_vain(turns[other], first, self.fee)
        ):
            return None
        wishes = draft.wishes[:]
        wishes[one] = second
        wishes[other] = first
        self.cut = min(one, other)
        return Draft(wishes, draft.roads, draft.digs, draft.builds)

    def _ruined(self, draft: Draft) -> Draft | None:
        """Return the draft without a few of its places, for the sheet to find others."""
        self.cut = self.last
        roads, digs, builds = draft.roads, draft.digs, draft.builds
        part: i64 = self.below(4)
        count: i64 = 1 + self.below(4)
        if part != 0:
            builds = builds[:]
            self._forget(builds, self.build_turns, count)
        if part != 1:
            digs = digs[:]
            self._forget(digs, self.dig_turns, count)
        if part >= 2:
            roads = roads[:]
            self._forget(roads, self.road_turns, count)
        if self.cut == self.last:
            return None
        return Draft(draft.wishes, roads, digs, builds)

    def _forget(self, items: list[int], turns: list[int], count: i64) -> None:
        for _ in range(count):
            if items:
                place: i64 = self.below(len(items))
                items.pop(place)
                self._concern(turns[place])

    def _concern(self, turn: i64) -> None:
        if turn < self.cut:
            self.cut = turn

    def _traded(self, draft: Draft) -> Draft | None:
        """Return the draft with a dug square and a building's square exchanged."""
        if not draft.digs or not draft.builds:
            return None
        digs = draft.digs[:]
        builds = draft.builds[:]
        one: i64 = self.below(len(digs))
        other: i64 = self.below(len(builds))
        item: i64 = builds[other]
        builds[other] = digs[one] * 4 + (item & 3)
        digs[one] = item >> 2
        self.cut = self.last
        self._concern(self.dig_turns[one])
        self._concern(self.build_turns[other])
        return Draft(draft.wishes, draft.roads, digs, builds)

    def _edit(
        self, items: list[int], turns: list[int], change: i64, new: i64, more: i64, shift: i64
    ) -> None:
        """Change a list of places in the requested way, and set `cut` if it changed."""
        count: i64 = len(items)
        place: i64 = self.below(count + 1)
        if change == more:
            if turns[place] < self.last:
                items.insert(place, self._place(new, 0))
                self._concern(turns[place])
            return
        if place == count:
            return
        item: i64 = items[place]
        if change == new:
            items[place] = self._place(new, item)
        elif change == shift:
            items.pop(place)
            other: i64 = self.below(count)
            items.insert(other, item)
            place = min(place, other)
        elif change == RETYPE:
            items[place] = (item & -4) | KINDS[self.below(len(KINDS))]
        else:
            items.pop(place)
            self._concern(turns[place])
            return
        if items[place] != item:
            self._concern(turns[place])

    def _place(self, new: i64, old: i64) -> i64:
        """Return a promising entry for one of the lists; a building may keep its kind."""
        if new == NEW_ROAD:
            return self._section()
        if new == NEW_DIG:
            return self._wet_square()
        kind: i64 = old & 3
        if old == 0 or self.below(2):
            kind = KINDS[self.below(len(KINDS))]
        square: i64 = self._wet_square() if self.below(2) else self._touched_square()
        return square * 4 + kind

    def _section(self) -> i64:
        """Return a section, most often one that lengthens a road."""
        if self.below(4):
            return self.held.random_section()
        return self.held.random_start()

    def _wet_square(self) -> i64:
        """Return an empty square next to a lake, if one is found soon."""
        squares = self.held.squares
        number: i64 = 0
        for _ in range(30):
            number = self.below(SQUARES)
            square = squares[number]
            if square.wet and square.kind == EMPTY:
                return number
        return number

    def _touched_square(self) -> i64:
        """Return a square next to a road that is empty or was dug, if one is found soon."""
        held = self.held
        count: i64 = len(held.roads)
        square: i64 = self.below(SQUARES)
        if count == 0:
            return square
        for _ in range(30):
            section: i64 = held.roads[self.below(count)]
            square = FIRST[section] if self.below(2) else SECOND[section]
            if held.cell0[square] == EMPTY and held.squares[square].kind <= LAKE:
                return square
        return square


def _open(turn: Turn, wish: i64, fee: i64) -> bool:
    """Return whether a turn in which nothing was built had a wish for a building."""
    if turn.given == BUILD:
        return wish == BUILD or turn.kind == IDLE
    return wish == BUILD and turn.purse >= fee


def _in_vain(turn: Turn, wish: i64, fee: i64) -> bool:
    """Return whether a wish changes nothing for now: it was done, or cannot be paid for."""
    if wish == turn.kind:
        return True
    return ACTION_OF[wish] != turn.given and turn.kind == turn.given and turn.purse < fee


def _crew(size: float) -> int:
    """Return how many walkers a search of so many drafts should start with."""
    if size < 8_000:
        return 1
    if size < 60_000:
        return 4
    return 8 if size < 1_500_000 else 16


def _better_half(walkers: list[Walker]) -> list[Walker]:
    """Return the better half, at least one; the earlier ones of equals."""
    ranked: list[Walker] = []
    for walker in walkers:
        place = len(ranked)
        while place > 0 and ranked[place - 1].merit < walker.merit:
            place -= 1
        ranked.insert(place, walker)
    return ranked[: max(1, len(ranked) // 2)]
