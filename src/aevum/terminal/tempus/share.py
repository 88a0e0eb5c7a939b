"""A result to share: date, score and lines of marks that reveal no plan."""

from typing import Final

from aevum.games.tempus import messages as m
from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.drawing import TRACK, track_letter
from aevum.terminal.tempus.words import date_text, digits, told

MARKS: Final = "🟧🟦🟩🟨"  # by action
REST: Final = "⬛"


def letters(state: TempusState) -> list[str]:
    """Return a letter for each turn played, a capital if the fee was paid, - for a pass."""
    return [track_letter(done) for done in state.done]


def share(state: TempusState) -> str:
    """Return the text to share."""
    signs = dict(zip(TRACK, MARKS, strict=True))
    marks = [signs.get(letter.lower(), REST) for letter in letters(state)]
    rows = [marks[i * DIGITS : (i + 1) * DIGITS] for i in range(state.numbers.rounds)]
    points = state.breakdown().total
    head = told(m.table_share(date=date_text(digits(state)), points=points))
    return "\n".join([head, *["".join(row) for row in rows if row]])
