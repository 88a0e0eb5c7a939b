"""What there is to know of a match besides its result."""

from typing import Final

from aevum.core.record import HINTED, TOOK_BACK
from aevum.core.text import Text
from aevum.terminal import messages as m

MARKS: Final = {TOOK_BACK: m.shell_mark_undone(), HINTED: m.shell_mark_hints()}


def mark_texts(marks: list[str]) -> list[Text]:
    """Return a sentence for each known mark."""
    return [MARKS[word] for word in marks if word in MARKS]
