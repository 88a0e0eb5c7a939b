"""Handshakes in a saved game: remarks above its moves, because they bind nobody.

    # handshake 1: 1 leaves 4, 2 leaves 2: broken by 2
    # handshake 1: 1 leaves 3, 3 leaves 3: kept
    # handshake 1: 1 leaves 4, 2 leaves 4: unsettled

The number after the word is the version of this format; seats and places are counted from 1. In a
save without such lines nobody has shaken hands.
"""

import re
from typing import Final, NamedTuple

from aevum.core.text import Text
from aevum.terminal import messages as m
from aevum.terminal.handshakes import BROKEN, KEPT, Bid

MARK: Final = "handshake "
VERSION: Final = "1"
MOST: Final = 1_000  # handshakes that are kept with a game: the newest
PLACES: Final = 64  # the most that `Game.stands` knows
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
    """The bid or handshake that was still open."""
    unread: int = 0
    """How many lines could not be read."""

    def trouble(self) -> tuple[Text, ...]:
        """Return the sentence about lines that couldn't be read, if there are any."""
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
    """Return the handshakes in the text of a save; a line that can't be read is left out."""
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
    """Return the bid in a line, None if there can't be such a bid."""
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
