"""A server in one process with people at its tables, for tests of the match code."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.games import registry
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.config import Config
from aevum.server.metrics import Metrics
from aevum.server.store.records import Guest
from aevum.server.tables.hub import Hub
from aevum.server.tables.table import Table
from aevum.server.transport.session import Session
from tests.server.client import Client
from tests.server.sim.loop import VirtualClock, VirtualLoop, run
from tests.server.sim.store import SimDisk, SimStore
from tests.server.sim.world import SimWorkers

_decode = msgspec.json.Decoder(wire.FromClient).decode


class Wire(Session):
    """A socket that loses nothing and keeps every byte."""

    def __init__(self, guest: Guest, client: Client) -> None:
        super().__init__(guest)
        self.client = client
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.client.receive(frame)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


class Visitor:
    """A person at a table, or beside it."""

    def __init__(self, rig: "Rig", name: str, face: str = "board") -> None:
        self.rig = rig
        self.guest = Guest(name.lower(), name)
        self.client = Client(face)
        self.session: Wire | None = None
        self.said = 0

    async def join(self) -> "Visitor":
        """Come to the table."""
        table = await self.rig.table()
        self.session = Wire(self.guest, self.client)
        self.client.connected()
        self._flush(table)
        await self.rig.settle()
        return self

    async def go(self) -> None:
        """Lose the socket."""
        assert self.session is not None
        (await self.rig.table()).leave(self.session)
        self.session = None
        await self.rig.settle()

    def _flush(self, table: Table) -> None:
        assert self.session is not None
        for message in self.client.outgoing:
            table.tell(self.session, _decode(msgspec.json.encode(message)))
        self.client.outgoing = []

    async def do(self, kind: type, *fields: Any, order: str = "", **named: Any) -> Any:
        """Send a command, wait, and return "ok" or the word of the refusal."""
        self.said += 1
        name = order or f"{self.guest.id}-{self.said}"
        self.client.order(kind(name, *fields, **named))
        self._flush(await self.rig.table())
        await self.rig.settle()
        if name in self.client.refused:
            return self.client.refused[name].code
        return "ok" if name in self.client.acked else "silence"

    async def act(self, *moves: int) -> Any:
        """Answer the open question."""
        asks = self.client.position.asks or []
        serial = next((ask.serial for ask in asks if ask.must), asks[0].serial if asks else -1)
        return await self.do(wire.Act, serial, list(moves))

    async def play(self, text: str) -> Any:
        """Make a move in notation."""
        return await self.do(wire.Typed, text)

    @property
    def table(self) -> wire.TableInfo:
        """The table in this client's model."""
        assert self.client.table is not None
        return self.client.table

    @property
    def legal(self) -> list[int]:
        return self.client.position.legal or []


class Rig:
    """A hub on a simulated disk, in the loop's own time."""

    def __init__(self, loop: VirtualLoop, **settings: Any) -> None:
        self.loop = loop
        self.rng = Rng(7)
        self.clock = VirtualClock(loop)
        self.disk = SimDisk()
        self.config = Config(Path("none.db"), **{"countdown_ms": 0, **settings})
        self.code = ""
        self.store: SimStore
        self.hub: Hub
        self.start()

    def start(self) -> None:
        """Start another life of the server from the disk; the one before is dead."""
        if self.code:
            self.store.alive = False
            for table in self.hub.tables.values():
                table.close(1006, "")
        self.store = SimStore(self.disk, self.rng)
        bot_workers = SimWorkers(self.rng)
        self.hub = Hub(self.config, self.store, bot_workers, Metrics(), self.clock, self._bits)

    def _bits(self, count: int) -> int:
        return sum(int(self.rng.below(2)) << bit for bit in range(count))

    async def table(self) -> Table:
        """Return the table of this test."""
        found = await self.hub.open(self.code)
        assert found is not None
        return found

    async def make(self, game: Game, owner: str = "Ada", **wish: Any) -> Visitor:
        """Make a table, and return its owner, who looks at it."""
        visitor = Visitor(self, owner)
        self.code = await self.hub.make(visitor.guest, NewTable(game.name, **wish))
        return await visitor.join()

    async def visitor(self, name: str, face: str = "board") -> Visitor:
        """Return somebody else who comes to look."""
        return await Visitor(self, name, face).join()

    async def match(self, game: Game, *names: str, **wish: Any) -> list[Visitor]:
        """Seat these people and start."""
        owner = await self.make(game, names[0], seats=len(names), **wish)
        people = [owner]
        for seat, name in enumerate(names[1:], 1):
            person = await self.visitor(name)
            assert await person.do(wire.Sit, seat) == "ok"
            assert await person.do(wire.Ready, True) == "ok"
            people.append(person)
        assert await owner.do(wire.Start) == "ok"
        return people

    async def settle(self, seconds: float = 0.2) -> None:
        """Let everything pending happen."""
        await asyncio.sleep(seconds)


def simulated(
    test: Callable[[Rig], Coroutine[Any, Any, None]], games: tuple[Game, ...] = (), **settings: Any
) -> None:
    """Run a test with a rig of its own; its games are registered during the test.

    They replace others of the same names, which servers of other tests leave behind.
    """
    names = registry.names()
    others = {game.name: registry.find(game.name) for game in games if game.name in names}
    added = [game for game in games if others.get(game.name) is not game]
    for game in added:
        registry.register(game)
    loop = VirtualLoop()

    async def life() -> None:
        await test(Rig(loop, **settings))

    try:
        run(loop, life())
    finally:
        for game in added:
            registry.unregister(game)
            if game.name in others:
                registry.register(others[game.name])
