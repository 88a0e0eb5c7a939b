"""The turn track above the columns of the board."""

from aevum.games.tempus import messages as m
from aevum.games.tempus.data import SIDE, Numbers
from aevum.games.tempus.rules.phrases import DEEDS, LETTERS
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.canvas import Canvas
from aevum.terminal.tempus.sizes import Size
from aevum.terminal.tempus.words import ROMAN, digits, told
from aevum.terminal.theme import Palette


def track_rows(numbers: Numbers, size: Size, tall: bool) -> int:
    """Return the number of lines of boxes above the actions and the digits."""
    return numbers.rounds if tall else int(size.high > 1)


def paint_track(
    state: TempusState, size: Size, palette: Palette, done: list[str], tall: bool
) -> Canvas:
    """Return the turn track: for each digit a box per round, the action, and the digit itself.

    `done` has a letter for every turn played, a capital if the fee was paid.
    """
    width = size.canvas()[0]
    rows = track_rows(state.numbers, size, tall)
    canvas = Canvas(width, rows + 2, palette.ink, palette.sheet)
    canvas.put(0, rows + 1, told(m.table_date()), palette.ink3)
    turn = int(state.turn)
    for column in range(SIDE):
        x, _ = size.spot(column)
        now = turn < state.numbers.turns and turn % SIDE == column
        for number in range(state.numbers.rounds):
            at = number * SIDE + column
            letter, ink = _box(done, at, turn, palette)
            if tall:
                canvas.put(x + size.wide // 2, number, letter, ink, bold=at == turn)
            elif rows:
                canvas.put(x + number, 0, letter, ink, bold=at == turn)
        _head(canvas, state, size, palette, column, now, rows)
    if tall:
        for number, name in enumerate(ROMAN[: state.numbers.rounds]):
            ink = palette.now if turn // SIDE == number else palette.ink3
            canvas.put(0, number, f"{name:>3}", ink)
    return canvas


def _box(done: list[str], at: int, turn: int, palette: Palette) -> tuple[str, str]:
    if at < len(done):
        return done[at], palette.brass if done[at].isupper() else palette.ink3
    return ("●", palette.now) if at == turn else ("·", palette.line2)


def _head(
    canvas: Canvas, state: TempusState, size: Size, p: Palette, column: int, now: bool, y: int
) -> None:
    """Write a column's action and digit, or both in one line with its number if room is short."""
    x, _ = size.spot(column)
    action = state.date.actions[column]
    digit = digits(state)[column]
    if size.high > 1:
        word = f"{told(m.part_action_box(action=DEEDS[action])):^{size.wide}}"
        canvas.put(x, y, word, p.onnow if now else p.ink2, p.now if now else "", bold=now)
        canvas.put(x, y + 1, f"{digit:^{size.wide}}", p.now if now else p.ink, bold=True)
        return
    canvas.put(x, y, f"{LETTERS[column]:^{size.wide}}", p.ink3)
    canvas.put(x, y + 1, f"{digit}", p.onnow if now else p.ink, p.now if now else "", bold=True)
    short = told(m.part_action_short(action=DEEDS[action]))
    canvas.put(x + 1, y + 1, short, p.onnow if now else p.ink3, p.now if now else "")
