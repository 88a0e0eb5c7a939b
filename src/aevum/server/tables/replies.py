"""Answers to commands: in order, and repeated if a command is sent again."""

# compiled: every move of every table passes through here

from collections.abc import Callable, Coroutine
from typing import Any, Final

from aevum.server import wire
from aevum.server.tables.audience import Audience
from aevum.server.tables.feed import answer
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session

KEPT: Final = 256  # answers to commands other than moves, so that one sent twice counts once

Orders = dict[type, Callable[[Session, Any], Coroutine[Any, Any, None] | None]]
"""The handlers of messages; one that has to wait for something returns a coroutine."""


class Replies:
    """Answers the commands at one table."""

    def __init__(self, table: TableData, outbox: Outbox, audience: Audience) -> None:
        self.table = table
        self._outbox = outbox
        self._audience = audience
        self._answered: dict[tuple[str, str], wire.Ack | wire.Moved | wire.No] = {}

    def reply(self, session: Session, message: wire.FromServer) -> None:
        """Answer one session, after all earlier frames."""
        self._outbox.out(lambda: answer(session, message))

    def settle(self, session: Session, message: wire.Ack | wire.Moved | wire.No) -> None:
        """Answer a command and remember the answer, so that a repetition is not carried out again.

        Moves are remembered in the log.
        """
        self._answered[session.guest.id, message.id] = message
        while len(self._answered) > KEPT:
            del self._answered[next(iter(self._answered))]
        self.reply(session, message)

    def answered_before(self, session: Session, order: str) -> bool:
        """Repeat the answer if a command was carried out before; return whether it was."""
        message = self._answered.get((session.guest.id, order))
        if message is not None:
            self.reply(session, message)
        return message is not None

    def refuse(self, session: Session, message: wire.No) -> None:
        """Answer a command that cannot be carried out."""
        self.table.services.metrics.refused.labels(message.code).inc()
        self.settle(session, message)

    async def save(self, session: Session, order: str) -> None:
        """Store the changed table, send it to everybody, and answer the command."""
        table = self.table
        table.row.changed = table.services.clock.wall()
        await table.services.store.save_table(table.row)
        self._audience.announce()
        self.settle(session, wire.Ack(order, 0))
