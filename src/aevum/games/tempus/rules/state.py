"""A match of Tempus Imperium: its moves, its result, copies and data (RULES.md)."""

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import MASKED, NOT_ASKED, NOT_LEGAL, TRUTH
from aevum.games.tempus.moves import CODES, PASS
from aevum.games.tempus.rules import saves
from aevum.games.tempus.rules.dates import spoken
from aevum.games.tempus.rules.questions import PAY_QUESTION, QUESTIONS, TURN_QUESTION
from aevum.games.tempus.rules.scoring import Breakdown, breakdown, total
from aevum.games.tempus.rules.turn_moves import ROWS_BY_CODE
from aevum.games.tempus.rules.turns import Turns


class TempusState(Turns):
    """A game of Tempus Imperium: one seat, one question at a time, nothing hidden.

    Events and their numbers: road (section, fee), dig (square, fee), build (0 farm to 3 castle,
    square, gold paid, the fee included; it is only begun), pay (square, units left there), stands
    (0 farm to 3 castle, square), use (square, gold earned, fee, 0 farm to 3 castle), strike (fort,
    enemy's square, gold earned, fee), pass (), raid (gold lost, squares of the raiders), round (the
    one that begins), end (points). With other numbers than printed, build ends with the fee alone.
    """

    # Moves

    def legal(self, seat: int) -> list[int]:
        if seat != 0 or not self.asks:
            return []
        return QUESTIONS[self.asks[0].kind].options(self)

    def random_move(self, seat: int, rng: Rng) -> int:
        if seat != 0 or self.turn == self.numbers.turns:
            raise ValueError("this seat is not asked")
        if self.site < 0:  # nearly always the case in playouts
            return TURN_QUESTION.any_move(self, rng)
        return PAY_QUESTION.any_move(self, rng)

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH:
            return MASKED
        if seat != 0 or self.turn == self.numbers.turns:
            return NOT_ASKED
        if move < PASS or move >= CODES:
            return NOT_LEGAL
        code: i64 = move
        if self.site < 0:
            return ROWS_BY_CODE[code].moves.make(self, code)
        return PAY_QUESTION.take(self, code)

    def about(self) -> str:
        return f"tempus {spoken(self.date.digits)}"

    # The result

    def scores(self) -> list[int]:
        return [total(self)]

    def breakdown(self) -> Breakdown:
        """Return the score in its parts, as if the game ended now."""
        return breakdown(self)

    def audit(self) -> str:
        if self.gold < 0:
            return "the treasury is below 0"
        return "a square is below 0" if min(self.units) < 0 else ""

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
        other.spent = self.spent
        other.some = self.some
        other.more = self.more
        other.site = self.site
        other.order = self.order
        other.wood = self.wood
        other.stone = self.stone
        return other

    def to_data(self) -> list[object]:
        return saves.write(self)
