"""Chat at a table: free lines, quick phrases, and muting by the owner."""

import unicodedata
from typing import Final

from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.store.records import TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.chat_log import ChatLog
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import LIVE_PHRASES, PHRASES, Ack, Chat, Line, Mute, Phrase

MOST_MUTED: Final = 64


class TableChat:
    """The chat of one table, and who may write."""

    def __init__(
        self, table: TableData, log: ChatLog, audience: Audience, replies: Replies
    ) -> None:
        self.table = table
        self.log = log
        self._audience = audience
        self._replies = replies

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {Chat: self._chat, Phrase: self._phrase, Mute: self._mute}

    async def _chat(self, session: Session, order: Chat) -> None:
        text = plain(order.text)
        if not text:
            raise Refused("empty", m.server_chat_empty())
        await self._speak(session, order.id, text, -1)

    async def _phrase(self, session: Session, order: Phrase) -> None:
        phrases = PHRASES + (LIVE_PHRASES if self.table.is_live else ())
        if order.number >= len(phrases):
            raise Refused("no_phrase", m.server_no_phrase(n=order.number))
        await self._speak(session, order.id, phrases[order.number], order.number)

    async def _speak(self, session: Session, order: str, text: str, phrase: int) -> None:
        table, guest = self.table, session.guest
        if self._replies.answered_before(session, order):
            return
        if self.log.was_said(guest.id, order):
            self._replies.settle(session, Ack(order, 0))
            return
        if guest.id in table.row.muted:
            raise Refused("muted", m.server_muted())
        if not may_write(table.row, guest.id):
            raise Refused("spectator", m.server_chat_players())
        await self._add(guest.id, table.name_of(guest), text, phrase, order)
        self._replies.settle(session, Ack(order, 0))

    async def tell(self, text: Text, order: str) -> None:
        """Add a line of the table itself; `order` is the command that it is about."""
        await self._add("", "", str(text), -1, order, text)

    async def _add(
        self, guest: str, name: str, text: str, phrase: int, order: str, said: Text | None = None
    ) -> None:
        """Store a line and send it to everybody."""
        services = self.table.services
        number = self.log.next_number()
        line = Line(
            number, services.clock.wall(), guest, name, text, phrase, said.wire() if said else None
        )
        await services.store.add_line(self.table.row.code, line, order)
        self.log.add(line, order)
        self._audience.announce(line, info=False)

    async def _mute(self, session: Session, order: Mute) -> None:
        table = self.table
        table.owner_only(session)
        muted = [guest for guest in table.row.muted if guest != order.guest]
        if order.muted:
            muted.append(order.guest)
            if len(muted) > MOST_MUTED:
                raise Refused("many", m.server_many_muted(n=MOST_MUTED))
        table.row.muted = muted
        await self._replies.save(session, order.id)


def may_write(row: TableRow, guest: str) -> bool:
    """Return whether a guest may write at a table: its people, and allowed spectators.

    Before the match anyone with the link may write, since they may be about to sit down.
    """
    if row.public or row.spectators or row.phase == "lobby" or guest == row.owner:
        return True
    return any(chair.guest == guest and chair.left != "removed" for chair in row.chairs)


def plain(text: str) -> str:
    """Return one line of visible text, without control codes and direction marks."""
    kept = [
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    ]
    return " ".join("".join(kept).split())
