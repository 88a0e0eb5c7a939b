"""Answers to commands: given in their turn, and given again where a command is sent again."""

# compiled: every move of every table passes through here

from collections.abc import Callable, Coroutine
from typing import Any, Final

from aevum.server import wire
from aevum.server.tables.audience import Audience
from aevum.server.tables.feed import answer
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session

KEPT: Final = 256  # answers to commands that are not moves, so that one sent twice counts once

Orders = dict[type, Callable[[Session, Any], Coroutine[Any, Any, None] | None]]
"""Who carries out which message; what has to wait for something returns a coroutine."""


class Replies:
    """What those are answered who command something at one table."""

    def __init__(self, table: TableData, outbox: Outbox, audience: Audience) -> None:
        self.table = table
        self._outbox = outbox
        self._audience = audience
        self._answered: dict[tuple[str, str], wire.Ack | wire.Moved | wire.No] = {}

    def reply(self, session: Session, message: wire.FromServer) -> None:
        """Answer one session in its turn."""
        self._outbox.out(lambda: answer(session, message))

    def settle(self, session: Session, message: wire.Ack | wire.Moved | wire.No) -> None:
        """Answer a command and remember the answer: sent again, it is not carried out again.

        Moves that were made are remembered for ever, in the log.
        """
        self._answered[session.guest.id, message.id] = message
        while len(self._answered) > KEPT:
            del self._answered[next(iter(self._answered))]
        self.reply(session, message)

    def answered_before(self, session: Session, order: str) -> bool:
        """Answer a command again that was carried out before, and return whether it was."""
        message = self._answered.get((session.guest.id, order))
        if message is not None:
            self.reply(session, message)
        return message is not None

    def refuse(self, session: Session, message: wire.No) -> None:
        """Answer a command that cannot be carried out."""
        self.table.services.metrics.refused.labels(message.code).inc()
        self.settle(session, message)

    async def save(self, session: Session, order: str) -> None:
        """Store the table as it is now, tell everybody, and answer the command that changed it."""
        table = self.table
        table.row.changed = table.services.clock.wall()
        await table.services.store.save_table(table.row)
        self._audience.announce()
        self.settle(session, wire.Ack(order, 0))
