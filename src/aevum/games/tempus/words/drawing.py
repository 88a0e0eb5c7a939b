"""The sheet drawn in 80 columns of letters, in any language."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import ENGLISH, NOBODY, Catalogue, Text
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    AT_CORNER,
    DIGITS,
    ENDS,
    FOREST,
    NOTHING,
    PAID,
    QUARRY,
    SIDE,
    TITLE,
    east,
    south,
)
from aevum.games.tempus.messages import BOOK
from aevum.games.tempus.rules.dates import spoken
from aevum.games.tempus.rules.phrases import DEEDS, LETTERS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_parts

WIDE: Final = 47  # columns of the board
PANEL: Final = 32  # columns of what is beside it
NAME: Final = 13  # columns of a row's name in the score
SIGNS: Final = ("   ", "~~~", " w", " s", " F", " M", " T", " C", " ! ", " x ")
"""What is drawn in a square; units or the round of the last use follow two letters."""
ENEMY_SIGN: Final = "!"
TRACK: Final = "rdbu"  # by action; in capitals where the fee was paid
LAKES: Final = "lakes"
# A corner of the grid by the roads that meet there: 1 up, 2 left, 4 right, 8 down.
JOINTS: Final = "·╹╸┛╺┗━┻╻┃┓┫┏┣┳╋"


class Drawing:
    """Draws a position in a language."""

    def __init__(self, state: TempusState, language: str = ENGLISH) -> None:
        self.state = state
        self.catalogue: Catalogue = BOOK.catalogue(language)

    def tell(self, text: Text) -> str:
        """Return a message in words."""
        return self.catalogue.format(text, NOBODY)

    def draw(self) -> str:
        """Return the whole sheet: board on the left, treasury, score and track on the right."""
        left, right = self._board(), self._panel()
        lines: list[str] = []
        for number in range(max(len(left), len(right))):
            a = left[number] if number < len(left) else ""
            b = right[number] if number < len(right) else ""
            lines.append(f"{a:<{WIDE}} {b}".rstrip())
        return "\n".join([*lines, "", *map(self.tell, self._legend())])

    def _legend(self) -> list[Text]:
        numbers = self.state.numbers
        wood, stone = numbers.forest_wood, numbers.quarry_stone
        return [
            m.table_legend_ground(wood=wood, stone=stone, enemy=ENEMY_SIGN),
            m.table_legend_pieces(),
            m.table_legend_track(),
        ]

    def _board(self) -> list[str]:
        state, digits = self.state, self.state.date.digits
        head = self.tell(m.table_digit())
        lines = [
            f"{head:<6} " + "   ".join(str(digit) for digit in digits),
            "       " + "   ".join(LETTERS),
            _rule(state, 0),
        ]
        for row in range(SIDE):
            line = f"{digits[row]} {row + 1:>2} │"
            for column in range(SIDE):
                line += square_text(state, row * SIDE + column)
                if column < SIDE - 1:
                    line += "┃" if state.road[east(row, column)] >= 0 else " "
            lines += [line + "│", _rule(state, row + 1)]
        return lines

    def _panel(self) -> list[str]:
        state, score = self.state, self.state.breakdown()
        lakes = " + ".join(
            f"{len(lake.squares)}x{len(lake.buildings)}" for lake in score.waters if lake.buildings
        )
        notes = {LAKES: lakes}
        rows = [
            f"{self.tell(title):<{NAME}}{points:>5}  {notes.get(name, '')}"
            for (title, points), (name, _) in zip(score_parts(score), score.parts, strict=True)
        ]
        rows.append(f"{self.tell(m.table_total()):<{NAME}}{score.total:>5}")
        return [
            TITLE.upper(),
            spoken(state.date.digits),
            "",
            self.tell(self._where()),
            self.tell(m.table_treasury(gold=int(state.gold))),
            self.tell(m.table_raiders(n=len(state.raiders()))),
            "",
            *self._track(),
            "",
            *[row[:PANEL].rstrip() for row in rows],
        ]

    def _where(self) -> Text:
        state = self.state
        turn = int(state.turn) % DIGITS
        if state.turn == state.numbers.turns:
            return m.table_over()
        digit, action = state.date.digits[turn], DEEDS[state.action()]
        return m.table_now(n=state.round(), turn=turn + 1, digit=digit, action=action)

    def _track(self) -> list[str]:
        """Return the turn track: a box per round under each digit, and a raid box after each
        round."""
        state = self.state
        head, raid = self.tell(m.table_track()), self.tell(m.table_raid_column())
        word = self.tell(m.table_round())
        lines = [f"{head:<6} " + " ".join(str(digit) for digit in state.date.digits) + f"  {raid}"]
        for number in range(state.numbers.rounds):
            boxes: list[str] = []
            for turn in range(number * DIGITS, (number + 1) * DIGITS):
                if turn < len(state.done):
                    boxes.append(track_letter(state.done[turn]))
                else:
                    boxes.append("?" if turn == state.turn else ".")
            mark = "*" if state.turn >= (number + 1) * DIGITS else "."
            lines.append(f"{word}{number + 1} " + " ".join(boxes) + f"   {mark}")
        return lines


def track_letter(done: int) -> str:
    """Return a letter for what was done in a turn, a capital where the fee was paid."""
    if done == NOTHING:
        return "-"
    return TRACK[done - PAID].upper() if done >= PAID else TRACK[done - 1]


def _rule(state: TempusState, row: int) -> str:
    """Return the line above a row of squares (or below the last)."""
    line = "     "
    for column in range(SIDE + 1):
        line += _joint(state, row, column)
        if column < SIDE:
            if row in (0, SIDE):
                line += "───"
            else:
                line += "━━━" if state.road[south(row - 1, column)] >= 0 else "   "
    return line


def _joint(state: TempusState, row: int, column: int) -> str:
    corner = row * (SIDE + 1) + column
    bits = 0
    for section in AT_CORNER[corner]:
        if state.road[section] >= 0:
            a, b = ENDS[section]
            other = a + b - corner
            bits |= {-SIDE - 1: 1, -1: 2, 1: 4, SIDE + 1: 8}[other - corner]
    if row in (0, SIDE) or column in (0, SIDE):
        edge = "┌┬┐├·┤└┴┘"[(row > 0) * 3 + (row == SIDE) * 3 + (column > 0) + (column == SIDE)]
        heavy = {1: "┸", 2: "┥", 4: "┝", 8: "┰"}
        plain = "─" if row in (0, SIDE) and 0 < column < SIDE else "│"
        return heavy.get(bits, edge if edge in "┌┐└┘" else plain)
    return JOINTS[bits]


def square_text(state: TempusState, square: int) -> str:
    """Return the three letters that show a square."""
    held = state.cell[square]
    sign = SIGNS[held]
    if len(sign) == 3:
        return sign
    if held in (FOREST, QUARRY):
        return f"{sign}{state.units_at(square)}"
    used = state.used[state.built.index(square)]
    return f"{sign}{used or ' '}"
