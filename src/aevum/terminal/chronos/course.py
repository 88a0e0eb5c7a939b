"""The course of a game for somebody who lets time run by himself: from one thing to the next."""

from aevum.core.events import Event
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.clock import UNTIMED
from aevum.terminal.table import Table


def cap(table: Table) -> int:
    """Return after how long the game of a table is over at the latest."""
    assert isinstance(table.state, Conquest)
    return table.state.terms.numbers.cap


def run_on(table: Table, most: int) -> list[Event]:
    """Let time run to the next thing that happens: something told, sand or a choice run out."""
    before = _flows(table)
    hands = table.handshakes
    return table.skip(most, lambda told: bool(told or hands.news) or _flows(table) != before)


def _flows(table: Table) -> int:
    assert isinstance(table.state, Conquest)
    return table.state.flows


def flowed(sea: Archipelago, since: int) -> list[int]:
    """Return the timers that have run out after a moment, in the order in which they did."""
    found = [timer for timer in sea.timers if since < sea.ends[timer] <= sea.now]
    return sorted(found, key=lambda timer: sea.ends[timer])


def free_hand(table: Table, seat: int) -> bool:
    """Tell whether a hand is free for a command; where time stands, it takes the time it needs."""
    assert isinstance(table.state, Conquest)
    left = table.state.hand[seat] - table.clock()
    if left > 0 and table.time.speed == UNTIMED:
        table.skip(left)
        return True
    return left <= 0
