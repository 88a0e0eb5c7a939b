"""The two questions: which action this turn, and which square pays the next unit."""

from typing import Final

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import NOT_LEGAL, OK
from aevum.core.text import Question, Refusal
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import BIT, BUILD, DIG, DIGITS, FARM, FOREST, QUARRY, ROAD, USE
from aevum.games.tempus.moves import BUILDS, CODES, PAID_BUILD, PASS, PAYS
from aevum.games.tempus.rules.phrases import CELLS, DEEDS, GOODS, THINGS, pairs
from aevum.games.tempus.rules.question import QuestionKind
from aevum.games.tempus.rules.turn_moves import (
    ACTION_MOVES,
    BUILD_MOVES,
    DIG_MOVES,
    ROAD_MOVES,
    ROWS_BY_ACTION,
    TURN_MOVES,
    USE_MOVES,
)
from aevum.games.tempus.rules.turns import Turns


class TurnQuestion(QuestionKind):
    """Which action this turn (R3.3)?"""

    def options(self, turns: Turns) -> list[int]:
        given: i64 = turns.given
        all_paid = turns.gold >= turns.numbers.fee
        moves = [PASS]
        for action in ACTION_MOVES:
            if all_paid or action.action == given:
                action.add(turns, action.action != given, moves)
        return moves

    def admits(self, turns: Turns, move: i64) -> bool:
        return PASS <= move < CODES and TURN_MOVES[move].admits(turns, move)

    def any_move(self, turns: Turns, rng: Rng) -> int:
        given: i64 = turns.given
        if turns.gold < turns.numbers.fee:
            return int(ROWS_BY_ACTION[given].moves.pick_or_pass(turns, rng))
        # Draw a kind of action as often as it has moves, then one of its moves.
        roads: i64 = ROAD_MOVES.count(turns, given != ROAD)
        digs: i64 = DIG_MOVES.count(turns, given != DIG)
        builds: i64 = 0
        if turns.sites:
            builds = BUILD_MOVES.count(turns, given != BUILD)
        uses: i64 = USE_MOVES.count(turns, given != USE)
        k: i64 = rng.below(1 + roads + digs + builds + uses)
        if k < roads:
            return int(ROAD_MOVES.pick(turns, given != ROAD, k, rng))
        k -= roads
        if k < digs:
            return int(DIG_MOVES.pick(turns, given != DIG, k, rng))
        k -= digs
        if k < builds:
            return int(BUILD_MOVES.pick(turns, given != BUILD, k, rng))
        k -= builds
        if k < uses:
            return int(USE_MOVES.pick(turns, given != USE, k, rng))
        return PASS

    def take(self, turns: Turns, move: i64) -> int:
        return TURN_MOVES[move].make(turns, move)

    def prompt(self, turns: Turns) -> Question:
        turn = int(turns.turn) % DIGITS
        text = m.ask_turn(action=DEEDS[turns.action()], fee=int(turns.numbers.fee))
        digit = turns.date.digits[turn]
        note = m.note_turn(n=turns.round(), turn=turn + 1, turns=DIGITS, digit=digit)
        return Question(text, notes=(note,))

    def why(self, turns: Turns, move: int) -> Refusal | None:
        return TURN_MOVES[move].why(turns, move)


class PayQuestion(QuestionKind):
    """Which square pays the next unit (R5.6)?"""

    def options(self, turns: Turns) -> list[int]:
        bits = turns.paying()
        spots = turns.date.spots
        return sorted([PAYS + square for i, square in enumerate(spots) if bits & BIT[i]])

    def admits(self, turns: Turns, move: i64) -> bool:
        return self._resource(turns, move) >= 0

    def take(self, turns: Turns, move: i64) -> int:
        resource: i64 = self._resource(turns, move)
        if resource < 0:
            return NOT_LEGAL
        if turns.events is not None:
            turns.events = []
        turns.take_unit(resource)
        turns.collect()
        return OK

    def prompt(self, turns: Turns) -> Question:
        wood, stone = int(turns.wood), int(turns.stone)
        building = THINGS[FARM + (int(turns.order) - BUILDS) % PAID_BUILD // 100]
        good = GOODS[0] if wood else GOODS[1]
        text = m.ask_pay(good=good, building=building, square=CELLS[turns.site])
        return Question(text, notes=(m.note_due(goods=pairs(wood, stone)),))

    def why(self, turns: Turns, move: int) -> Refusal | None:
        site, square = int(turns.site), move - PAYS
        building = THINGS[FARM + (int(turns.order) - BUILDS) % PAID_BUILD // 100]
        if square < 0:
            text = m.no_other_first(building=building, square=CELLS[site])
            return Refusal("R5.6", text)
        if self.admits(turns, move):
            return None
        place, thing = CELLS[square], THINGS[turns.cell[square]]
        good, source = (GOODS[0], THINGS[FOREST]) if turns.wood > 0 else (GOODS[1], THINGS[QUARRY])
        if thing != source:
            return Refusal("R5.6", m.no_source(good=good, thing=thing, square=place))
        if turns.units_at(square) == 0:
            return Refusal("R5.6", m.no_units(thing=thing, square=place))
        return Refusal("R5.3", m.no_supply(thing=thing, square=place, site=CELLS[site]))

    def _resource(self, turns: Turns, move: i64) -> i64:
        """Return the resource that a move pays with, -1 if it cannot."""
        spots = turns.date.spots
        bits: i64 = turns.paying()
        square: i64 = move - PAYS
        resource: i64 = 0
        while bits:
            if bits & 1 and spots[resource] == square:
                return resource
            bits >>= 1
            resource += 1
        return -1


TURN_QUESTION: Final = TurnQuestion()
PAY_QUESTION: Final = PayQuestion()
QUESTIONS: Final[list[QuestionKind]] = [TURN_QUESTION, PAY_QUESTION]
"""The questions by kind: `board.TURN` and `board.PAY`."""
