"""Running sand as a bar of eighths of letters, and seconds."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos import messages as m
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.places import ATLANTIS, EXTRA, OWN
from aevum.games.chronos.rules.reach import obstacle
from aevum.terminal.language import tell

EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"
LETTERS: Final = "abcx"  # timers of a seat by their keys; x is that of CHRONOS


def bar(left: int, whole: int, cells: int) -> str:
    """Return the remaining part of a whole as a bar of so many letters."""
    parts = -(-max(0, left) * cells * 8 // max(1, whole))
    parts = min(parts, cells * 8)
    filled = FULL * (parts // 8) + EIGHTHS[parts % 8].strip()
    return filled.ljust(cells)


def seconds(left: int) -> str:
    """Return a time in four letters, rounded up to a tenth of a second."""
    return f"{-(-max(0, left) // 100) / 10:4.1f}"


def timer_letter(timer: int) -> str:
    """Return the key of a timer among those of its owner."""
    return LETTERS[OWN] if timer == EXTRA else LETTERS[timer % OWN]


def timer_name(sea: Archipelago, timer: int, seat: int) -> str:
    """Return a timer in two letters: the seat's own by its key, another's with its player first."""
    owner = sea.owner(timer)
    return timer_letter(timer) if owner == seat else f"{owner + 1}{timer_letter(timer)}"


def own_timer(sea: Archipelago, seat: int, key: str) -> int:
    """Return the timer of a seat that has a key, NONE if there is none."""
    for timer in sea.timers:
        if timer_letter(timer) == key and sea.owner(timer) == seat:
            return timer
    return NONE


def timers_at(sea: Archipelago, place: int) -> list[int]:
    """Return the timers at a place."""
    return [timer for timer in sea.timers if sea.place[timer] == place]


def can_take(sea: Archipelago, seat: int, timer: int) -> bool | None:
    """Return whether a flowed timer of a seat takes its card (R3.1), None without a card."""
    place = sea.place[timer]
    if sea.owner(timer) != seat or place > ATLANTIS or sea.tops[place] < 0:
        return None
    return not obstacle(sea, seat, place)


def flowed_word(takes: bool | None) -> str:
    """Return a word on what a flowed timer can do."""
    if takes is None:
        return tell(m.table_run_out())
    return tell(m.table_takes() if takes else m.table_blocked())
