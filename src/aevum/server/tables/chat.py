"""Chat at a table: free lines, quick phrases, and the owner's right to silence somebody."""

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.game import LIVE
from aevum.server.refused import Refused
from aevum.server.store.records import TableRow
from aevum.server.transport.session import Session
from aevum.server.wire import LIVE_PHRASES, PHRASES, Ack, Chat, Line, Mute, Phrase

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

SHOWN: Final = 100  # lines in a snapshot
MOST_SAID: Final = 1_000  # lines whose ids are remembered: one sent again comes soon or never
MOST_MUTED: Final = 64
SPECTATORS: Final = "Only players write here. The table's owner can let spectators write too."


class TableChat:
    """The lines spoken at one table."""

    def __init__(self, table: "Table", lines: list[Line], said: list[tuple[str, str]]) -> None:
        self.table = table
        self._lines = lines
        self._said = dict.fromkeys(said)
        """The guests and ids of the last lines, so that one sent twice is said once."""
        self._number = lines[-1].number if lines else 0
        """The last line's; the number of a line that was taken back is not given again."""

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {Chat: self._chat, Phrase: self._phrase, Mute: self._mute}

    def lines(self) -> list[Line]:
        """Return the last lines."""
        return self._lines[-SHOWN:]

    def heard(self, guest: str) -> bool:
        """Return whether one of the last lines is a guest's."""
        return any(line.guest == guest for line in self._lines)

    def forget(self, guest: str) -> None:
        """Take back all lines of a guest who is forgotten."""
        self._lines[:] = [line for line in self._lines if line.guest != guest]

    async def _chat(self, session: Session, order: Chat) -> None:
        text = plain(order.text)
        if not text:
            raise Refused("empty", "There is nothing to say in that line.")
        await self._speak(session, order.id, text, -1)

    async def _phrase(self, session: Session, order: Phrase) -> None:
        phrases = PHRASES + (LIVE_PHRASES if self.table.game.timing == LIVE else ())
        if order.number >= len(phrases):
            raise Refused("no_phrase", f"There is no quick phrase number {order.number}.")
        await self._speak(session, order.id, phrases[order.number], order.number)

    async def _speak(self, session: Session, order: str, text: str, phrase: int) -> None:
        table, guest = self.table, session.guest
        if table.answered_before(session, order):
            return
        if (guest.id, order) in self._said:
            table.settle(session, Ack(order, 0))
            return
        if guest.id in table.row.muted:
            raise Refused("muted", "The owner of this table has muted you.")
        if not may_write(table.row, guest.id):
            raise Refused("spectator", SPECTATORS)
        await self._add(guest.id, table.name_of(guest), text, phrase, order)
        table.settle(session, Ack(order, 0))

    async def tell(self, text: str, order: str) -> None:
        """Let the table itself say something; `order` is the command that it tells of."""
        await self._add("", "", text, -1, order)

    async def _add(self, guest: str, name: str, text: str, phrase: int, order: str) -> None:
        """Keep a line and tell it to everybody."""
        table = self.table
        self._number += 1
        line = Line(self._number, table.services.clock.wall(), guest, name, text, phrase)
        await table.services.store.add_line(table.row.code, line, order)
        self._said[guest, order] = None
        if len(self._said) > MOST_SAID:
            del self._said[next(iter(self._said))]
        self._lines.append(line)
        del self._lines[:-SHOWN]
        table.audience.announce(line, info=False)

    async def _mute(self, session: Session, order: Mute) -> None:
        table = self.table
        table.owner_only(session)
        muted = [guest for guest in table.row.muted if guest != order.guest]
        if order.muted:
            muted.append(order.guest)
            if len(muted) > MOST_MUTED:
                raise Refused("many", f"{MOST_MUTED} guests are muted here; let one speak first.")
        table.row.muted = muted
        await table.save(session, order.id)


def may_write(row: TableRow, guest: str) -> bool:
    """Return whether a guest may write at a table: its people, and whoever is let.

    Before the match whoever has the link may be about to sit down.
    """
    if row.public or row.spectators or row.phase == "lobby" or guest == row.owner:
        return True
    return any(chair.guest == guest and chair.left != "removed" for chair in row.chairs)


def plain(text: str) -> str:
    """Return one line of visible text: no control codes, no marks that turn its direction."""
    kept = [
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    ]
    return " ".join("".join(kept).split())
