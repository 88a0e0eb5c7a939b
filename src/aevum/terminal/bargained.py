"""Handshakes in a saved game: remarks above its moves, for they bind nobody and are no moves.

    # handshake 1: 1 leaves 4, 2 leaves 2: broken by 2
    # handshake 1: 1 leaves 3, 3 leaves 3: kept
    # handshake 1: 1 leaves 4, 2 leaves 4: unsettled

Behind the word stands the version of this form; seats and places are counted from 1. A save
without such lines is one in which nobody has shaken hands.
"""

import re
from typing import Final, NamedTuple

from aevum.core.text import Text
from aevum.terminal import messages as m
from aevum.terminal.handshakes import BROKEN, KEPT, Bid

MARK: Final = "handshake "
VERSION: Final = "1"
MOST: Final = 1_000  # handshakes that are kept with a game: the newest
PLACES: Final = 64  # `Game.stands` knows no more
UNSETTLED: Final = "unsettled"
FORM: Final = re.compile(
    r"# handshake 1: ([1-9]\d?) leaves ([1-9]\d?), ([1-9]\d?) leaves ([1-9]\d?): "
    r"(?:(kept)|broken by ([1-9]\d?)|(unsettled))",
    re.ASCII,
)


class Bargained(NamedTuple):
    """What a saved game knows of handshakes."""

    ended: tuple[Bid, ...] = ()
    """Those that were kept or broken, oldest first."""
    unsettled: Bid | None = None
    """The bid or handshake of which nothing had become yet."""
    unread: int = 0
    """How many lines could not be read."""

    def trouble(self) -> tuple[Text, ...]:
        """Return the sentence for lines that could not be read, if there are any."""
        return (m.shell_save_handshakes(n=self.unread),) if self.unread else ()


def remarks(ended: list[Bid], unsettled: Bid | None) -> list[str]:
    """Return the remarks from which `bargained` reads the same again."""
    lines = [_line(bid, KEPT if bid.broke < 0 else f"broken by {bid.broke + 1}") for bid in ended]
    if unsettled is not None:
        lines.append(_line(unsettled, UNSETTLED))
    return lines[-MOST:]


def _line(bid: Bid, what: str) -> str:
    sides = f"{bid.seat + 1} leaves {bid.mine + 1}, {bid.to + 1} leaves {bid.yours + 1}"
    return f"{MARK}{VERSION}: {sides}: {what}"


def bargained(text: str, seats: int) -> Bargained:
    """Return what the text of a save tells of handshakes; a line that cannot be is left out."""
    lines = [line.rstrip() for line in text.splitlines() if line.startswith(f"# {MARK}")]
    ended: list[Bid] = []
    unsettled: list[Bid] = []
    for line in lines[:MOST]:
        found = FORM.fullmatch(line)
        bid = _bid(found, seats) if found else None
        if bid is not None:
            (ended if bid.state in (KEPT, BROKEN) else unsettled).append(bid)
    first = unsettled[0] if unsettled else None
    return Bargained(tuple(ended), first, len(lines) - len(ended) - (first is not None))


def _bid(found: re.Match[str], seats: int) -> Bid | None:
    """Return the bid that a line tells of, None if no such bid can be."""
    seat, mine, to, yours = (int(number) - 1 for number in found.group(1, 2, 3, 4))
    bid = Bid(seat, to, mine, yours)
    if seat == to or max(seat, to) >= seats or max(mine, yours) >= PLACES:
        return None
    if found[5]:
        return bid._replace(state=KEPT)
    if found[7]:
        return bid
    broke = int(found[6]) - 1
    return bid._replace(state=BROKEN, broke=broke) if broke in (seat, to) else None
