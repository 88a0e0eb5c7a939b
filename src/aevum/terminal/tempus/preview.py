"""The board of this minute for the first screen, and the text beside it."""

from datetime import datetime

from rich.text import Text

from aevum.games.tempus import messages as m
from aevum.games.tempus.data import AS_PRINTED
from aevum.games.tempus.rules.dates import digits_of
from aevum.games.tempus.rules.setup import new_state
from aevum.terminal.face import Preview
from aevum.terminal.tempus.smallmap import paint_small
from aevum.terminal.tempus.words import title_date, told
from aevum.terminal.theme import Palette


def preview(now: datetime, number: int, p: Palette) -> Preview:
    """Return the map of a minute with its date and digits."""
    digits = digits_of(now)
    caption = Text().append(f"{now:%H:%M}", style=f"bold {p.now}")
    caption.append(f"  {title_date(digits).rpartition(',')[0]}\n", style=p.ink)
    caption.append(" ".join(str(digit) for digit in digits), style=p.brass)
    caption.append(f"\n\n{told(m.table_map_beside())}\n", style=p.ink3)
    caption.append(told(m.table_map_press(n=number)), style=p.ink3)
    return Preview(paint_small(new_state(digits, AS_PRINTED), p), caption)
