"""Two seats at each of many tables, played flat out or at a person's pace.

Messages to and from a server are left to subclasses of `Seat`; the pace and the figures are the
same for every server.
"""

import asyncio
from random import Random
from time import monotonic, perf_counter
from typing import Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from aevum.testing.cells import CELLS

PATIENCE: Final = 60.0  # seconds until missing messages count as lost


class Lost(Exception):
    """A server failed."""


class Pair:
    """A table: its two seats, and the moves that they have sent."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seats: list[Seat] = []
        self.made = 0
        self.sent_at = 0.0
        self.fault = ""
        """The first failure, in a sentence."""

    def act(self) -> None:
        """Make the next move; it is always possible."""
        seat = self.seats[self.made % 2]
        cell = self.made // 2 % CELLS
        self.made += 1
        self.sent_at = perf_counter()
        seat.act(cell)

    def settled(self) -> bool:
        """Return whether both seats have seen every move."""
        return all(seat.seen == self.made for seat in self.seats)


class Seat(WSListener):
    """One socket of a table, as a client that knows what to expect."""

    def __init__(self, pair: Pair, number: int) -> None:
        self.pair = pair
        self.number = number
        self.seen = 0
        """Moves of the match that this seat has seen."""
        self.crowd: Crowd | None = None
        self.leaving = False
        self._transport: WSTransport | None = None

    def act(self, cell: int) -> None:
        """Send a move."""
        raise NotImplementedError("abstract: act")

    async def again(self) -> "Seat":
        """Reconnect and wait for the first messages, `seen` among them."""
        raise NotImplementedError("abstract: again")

    def heard(self, payload: bytes) -> None:
        """Take a text frame; call `see` with the moves it reports."""
        raise NotImplementedError("abstract: heard")

    def send(self, payload: bytes) -> None:
        """Send a text frame."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, payload)

    def leave(self) -> None:
        """Close the socket."""
        assert self._transport is not None
        self.leaving = True
        self._transport.disconnect()

    def see(self, made: int) -> None:
        """Note that so many moves are made, one after another without a gap."""
        if made != self.seen + 1:
            raise Lost(f"Seat {self.number} saw move {made} after {self.seen}.")
        self.seen = made
        if self.crowd is not None and made % 2 == self.number:
            self.crowd.moved(self.pair)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self.heard(frame.get_payload_as_bytes())
            except Lost as error:
                self.pair.fault = self.pair.fault or str(error)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        if not self.leaving:
            self.pair.fault = self.pair.fault or f"Seat {self.number} was disconnected."


class Crowd:
    """Many tables at once. `moved` is called when the other seat has seen a move."""

    def __init__(self, pairs: list[Pair]) -> None:
        self.pairs = pairs
        self.going = True
        for pair in pairs:
            for seat in pair.seats:
                seat.crowd = self

    def moves(self) -> int:
        """Return how many moves have been made and seen so far."""
        return sum(min(seat.seen for seat in pair.seats) for pair in self.pairs)

    def moved(self, pair: Pair) -> None:
        """React when the other seat has seen the last move and it is its turn."""
        raise NotImplementedError("abstract: moved")

    async def settle(self) -> None:
        """Stop, and wait until both seats have seen every move. Raise Lost if they do not."""
        self.going = False
        until = monotonic() + PATIENCE
        while not all(pair.settled() for pair in self.pairs):
            for pair in self.pairs:
                if pair.fault:
                    raise Lost(f"Table {pair.code}: {pair.fault}")
            if monotonic() > until:
                raise Lost("Moves were sent that not everybody has seen.")
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """Close every socket; everything acknowledged must be there after reconnecting."""
        for pair in self.pairs:
            for seat in pair.seats:
                seat.leave()
            back = await pair.seats[0].again()
            back.leave()
            if back.seen != pair.made:
                raise Lost(
                    f"Table {pair.code}: {pair.made} moves were made, {back.seen} are there."
                )


class FlatOut(Crowd):
    """Each player answers the other's move as soon as it is seen."""

    def start(self) -> None:
        """Make the first move of every table."""
        for pair in self.pairs:
            pair.act()

    def moved(self, pair: Pair) -> None:
        if self.going:
            pair.act()


class Unhurried(Crowd):
    """Every table moves after `pace` seconds on average, each in its own rhythm."""

    def __init__(self, pairs: list[Pair], pace: float) -> None:
        super().__init__(pairs)
        self.pace = pace
        self.waits: list[float] = []
        """Seconds from sending a move until the other seat has seen it."""
        self._loop = asyncio.get_running_loop()
        self._chance = Random(1)

    def start(self) -> None:
        """Start every table at its own moment."""
        for pair in self.pairs:
            self._loop.call_later(self._chance.uniform(0, self.pace), self._move, pair)

    def _move(self, pair: Pair) -> None:
        if self.going:
            pair.act()

    def moved(self, pair: Pair) -> None:
        self.waits.append(perf_counter() - pair.sent_at)
        wait = self._chance.uniform(0.5 * self.pace, 1.5 * self.pace)
        self._loop.call_later(wait, self._move, pair)

    async def gather(self, seconds: float) -> list[float]:
        """Return the waits during so many seconds, or longer until there is one per table."""
        self.waits.clear()
        await asyncio.sleep(seconds)
        async with asyncio.timeout(PATIENCE):
            while len(self.waits) < len(self.pairs):
                await asyncio.sleep(0.02)
        return self.waits[:]
