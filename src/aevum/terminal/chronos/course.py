"""Running a game without a clock: from one event to the next."""

from aevum.core.events import Event
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.clock import UNTIMED
from aevum.terminal.table import Table


def cap(table: Table) -> int:
    """Return the longest possible duration of a table's game."""
    assert isinstance(table.state, Conquest)
    return table.state.terms.numbers.cap


def run_on(table: Table, most: int) -> list[Event]:
    """Let time run to the next event, or until sand or a choice runs out."""
    before = _flows(table)
    hands = table.handshakes
    return table.skip(most, lambda told: bool(told or hands.news) or _flows(table) != before)


def _flows(table: Table) -> int:
    assert isinstance(table.state, Conquest)
    return table.state.flows


def flowed(sea: Archipelago, since: int) -> list[int]:
    """Return the timers that have run out after a time, in that order."""
    found = [timer for timer in sea.timers if since < sea.ends[timer] <= sea.now]
    return sorted(found, key=lambda timer: sea.ends[timer])


def free_hand(table: Table, seat: int) -> bool:
    """Return whether a hand is free for a command; without a clock, let the needed time pass."""
    assert isinstance(table.state, Conquest)
    left = table.state.hand[seat] - table.clock()
    if left > 0 and table.time.speed == UNTIMED:
        table.skip(left)
        return True
    return left <= 0
