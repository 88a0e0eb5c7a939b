"""A result to show to others: date, score and lines of marks that give no plan away."""

from typing import Final

from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.rules.dates import title_date
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.view import track_word
from aevum.terminal.tempus.words import digits

SQUARES: Final = {"road": "🟧", "dig": "🟦", "build": "🟩", "use": "🟨", "pass": "⬛"}


def letters(state: TempusState) -> list[str]:
    """Return a letter for each turn played, a capital where the fee was paid, - for nothing."""
    found: list[str] = []
    for word in (track_word(done) for done in state.done):
        letter = "-" if word == "pass" else word[0]
        found.append(letter.upper() if word.endswith("paid") else letter)
    return found


def share(state: TempusState) -> str:
    """Return the text to share."""
    names = [track_word(done).split()[0] for done in state.done]
    rows = [names[i * DIGITS : (i + 1) * DIGITS] for i in range(state.numbers.rounds)]
    lines = ["".join(SQUARES[name] for name in row) for row in rows if row]
    head = f"Tempus Imperium, {title_date(digits(state))}: {state.breakdown().total} points"
    return "\n".join([head, *lines])
