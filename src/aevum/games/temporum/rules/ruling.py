"""Who rules which Time (R1.7, rulings 27 and 28)."""

from aevum.games.temporum.data import TIMES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle


def leads(chron: Chronicle, seat: int, time: int) -> bool:
    """Return whether a seat rules a Time by its crowns there."""
    mine = chron.crowns[seat * STRIDE + time]
    if mine == 0:
        return False
    better = equal = 0
    for other in range(chron.seats):
        theirs = chron.crowns[other * STRIDE + time]
        if theirs > mine:
            better += 1
        elif theirs == mine and other != seat:
            equal += 1
    if chron.seats < chron.terms.numbers.two_rulers:
        return better == 0 and equal == 0
    return equal <= 1 if better == 0 else better == 1 and equal == 0


def rules(chron: Chronicle, seat: int, time: int) -> bool:
    """Return whether a seat rules a Time, in any way; nobody rules outside Time."""
    if time == 0:
        return False
    if leads(chron, seat, time) or chron.named[seat * STRIDE + time]:
        return True
    if chron.reign == 0:
        return False
    return leads(chron, seat, chron.reign) or chron.named[seat * STRIDE + chron.reign] > 0


def times_ruled(chron: Chronicle, seat: int) -> int:
    """Return how many Times a seat rules."""
    found = 0
    for time in range(1, TIMES + 1):
        if rules(chron, seat, time):
            found += 1
    return found


def ruled_times(chron: Chronicle, seat: int) -> list[int]:
    """Return the Times that a seat rules."""
    return [time for time in range(1, TIMES + 1) if rules(chron, seat, time)]
