"""How long the bots of a table wait for people to answer an open offer."""

# compiled: every move of every table passes through here

import asyncio
from typing import Final

from aevum.server.tables.table_data import TableData

PACES: Final = 20  # milliseconds that a bot gives people to answer its open offer
BRIEF: Final = 4  # of these if no person could accept

NOBODY: Final = (-1, -1)


class OfferWait:
    """When the bot whose turn it is stops waiting for people's answers."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self._asked = NOBODY
        """The seat and serial of the question while its bot waits for people."""
        self._since = 0

    def until(self) -> int:
        """Return the server's time at which a bot continues, -1 if none waits for people.

        It is counted from the question that the bot has to answer, so that people's answers do not
        prolong it, and another offer restarts it.
        """
        match = self.table.match
        if match is None or not match.state.invites():  # as in most games at all times
            return -1
        asked = self._bot_asked() if self._people() else NOBODY
        if asked == NOBODY:
            return -1
        if asked != self._asked:
            self._asked, self._since = asked, self._now()
        return self._since + (PACES + 1) * self._pace()

    async def give_time(self) -> None:
        """Wait while a person may still answer a bot's offer, with a time limit."""
        while True:
            rest = self.until() - self._now()
            if rest <= 0 or not self._worth_waiting():
                return
            await asyncio.sleep(min(rest, self._pace()) / 1000)

    def _worth_waiting(self) -> bool:
        """Return whether a person could accept, or might still make another proposal.

        The bot also waits briefly for people who cannot pay, since the others see how long it
        takes.
        """
        if self._now() - self._since < BRIEF * self._pace():
            return True
        match = self.table.match
        return match is not None and any(match.state.affords(seat) for seat in self._people())

    def _people(self) -> list[int]:
        match = self.table.match
        if match is None:
            return []
        return [seat for seat in match.state.invites() if not self.table.bot_in(seat)]

    def _bot_asked(self) -> tuple[int, int]:
        match = self.table.match
        for ask in match.state.asks if match is not None else ():
            if ask.must and ask.seat >= 0 and self.table.bot_in(ask.seat):
                return ask.seat, ask.serial
        return NOBODY

    def _pace(self) -> int:
        return self.table.services.config.bot_pace_ms

    def _now(self) -> int:
        return self.table.now()
