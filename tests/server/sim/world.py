"""A server, its clients and a bad network in one process, driven by one seed.

Frames are dropped, doubled, delayed and overtaken; sockets break; commits fail; the server dies and
comes back with what its disk holds. Nothing here really waits: the loop has its own time.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.core.text import literal
from aevum.games import registry
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.config import Config
from aevum.server.metrics import Metrics
from aevum.server.store.records import Guest
from aevum.server.tables.hub import Hub
from aevum.server.transport.session import Session
from aevum.server.workers import BotWorkers
from aevum.server.workers.hint_jobs import Hint
from aevum.server.workers.replays import films
from tests.server.client import Client
from tests.server.sim.loop import VirtualClock, VirtualLoop
from tests.server.sim.store import SimDisk, SimStore

DO_THIS, BECAUSE = literal("Do this").wire(), literal("because").wire()
THE_PLAN = literal("the plan").wire()

_decode = msgspec.json.Decoder(wire.FromClient).decode


class SimWorkers(BotWorkers):
    """Bots that think no further than a random legal move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    async def choose(self, *job: Any) -> int:
        legal: list[int] = job[6]
        luck = Rng(job[8]) if len(job) > 8 and isinstance(job[8], str) else self.rng
        await asyncio.sleep(int(self.rng.below(300)) / 1000)
        return legal[int(luck.below(len(legal)))]

    async def plan(self, *job: Any) -> tuple[int, int]:
        return int(self.rng.below(500)), await self.choose(*job)

    async def consider(self, *job: Any) -> bool:
        return False

    async def advise(
        self,
        game: str,
        view: State,
        seat: int,
        ask: Ask,
        legal: list[int],
        kept: Sequence[int] = (),
    ) -> Hint:
        return Hint(
            legal[0], DO_THIS, BECAUSE, "random", 1, [legal[0]], aim=THE_PLAN, later=legal[-1:]
        )

    async def archive(self, record: Record, viewers: Sequence[int], face: str) -> list[bytes]:
        return films(record, viewers, face)

    async def film(self, record: Record, viewer: int, face: str) -> bytes:
        return films(record, [viewer], face)[0]

    def start(self) -> None:
        pass

    def forget(self, code: str) -> None:
        pass


class SimSession(Session):
    """One socket of one person."""

    def __init__(self, world: "World", person: "Person") -> None:
        super().__init__(person.guest)
        self.world = world
        self.person = person
        self.open = True

    def send(self, frame: bytes) -> None:
        self.world.carry(self, lambda: self.person.receive(self, frame))

    def close(self, code: int, reason: str) -> None:
        self.open = False


class Person:
    """A client with a person who plays at random."""

    def __init__(self, world: "World", number: int, face: str, seated: bool) -> None:
        self.world = world
        self.guest = Guest(f"guest{number:03}", f"Guest {number}")
        self.client = Client(face)
        self.seated = seated
        self.session: SimSession | None = None
        self.sent = 0
        self.silent = 0

    def receive(self, session: SimSession, frame: bytes) -> None:
        if session is self.session:
            self.silent = 0
            self.client.receive(frame)
            self.flush()

    def flush(self) -> None:
        messages, self.client.outgoing = self.client.outgoing, []
        for message in messages:
            self.world.tell(self, message)

    def hang_up(self) -> None:
        if self.session is not None:
            self.world.gone(self.session)
            self.session = None

    async def live(self) -> None:
        """Look at the screen from time to time during the simulation."""
        rng = self.world.rng
        while True:
            await asyncio.sleep((30 + int(rng.below(400))) / 1000)
            self.silent += 1
            if self.session is None or not self.session.open or self.silent > 12:
                await self.reconnect()
                continue
            if self.world.faulty and rng.below(60) == 0:
                self.hang_up()
                continue
            self.client.outgoing.append(wire.Ping(1.0))
            if rng.below(8) == 0:
                self.client.again()
            self.think()
            self.flush()

    async def reconnect(self) -> None:
        self.hang_up()
        self.silent = 0
        session = SimSession(self.world, self)
        try:
            table = await asyncio.wait_for(self.world.table(), 2)
        except TimeoutError:
            return  # the server died while it looked for the table
        if table is not None:
            self.session = session
            self.client.connected()
            self.flush()

    def order(self, kind: type, *fields: Any) -> None:
        self.sent += 1
        self.client.order(kind(f"{self.guest.id}-{self.sent}", *fields))

    def think(self) -> None:
        client = self.client
        if client.pending or client.table is None or not self.seated:
            return
        if client.table.phase == "lobby":
            self.settle_down(client.table)
        elif client.table.phase == "playing" and self.world.playing:
            self.play()

    def settle_down(self, table: wire.TableInfo) -> None:
        mine = [chair for chair in table.chairs if chair.guest == self.guest.id]
        if not mine:
            free = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if free:
                self.order(wire.Sit, free[int(self.world.rng.below(len(free)))])
        elif not mine[0].ready:
            self.order(wire.Ready, True)
        elif table.owner == self.guest.id and all(chair.ready for chair in table.chairs):
            self.order(wire.Start)

    def play(self) -> None:
        rng, position = self.world.rng, self.client.position
        whim = rng.below(40)
        if whim == 0:
            self.order(wire.Chat, "Hello")
        elif whim == 1:
            self.order(wire.TakeBack)
        elif whim == 2:
            self.order(wire.Consent, bool(rng.below(2)))
        elif position.legal and position.asks:
            moves = [move for move in position.legal if move != WAIT]
            ask = next((each for each in position.asks if each.must), position.asks[0])
            if moves and (ask.must or rng.below(4) == 0):
                move = moves[int(rng.below(len(moves)))]
                self.order(wire.Act, ask.serial, [move])


class World:
    """The simulation of one seed."""

    def __init__(self, loop: VirtualLoop, game: Game, seats: int, seed: int) -> None:
        self.loop = loop
        self.game = game
        self.rng = Rng(seed)
        self.disk = SimDisk()
        self.clock = VirtualClock(loop)
        self.faulty = True
        self.playing = True
        self.code = ""
        self.lives = 0
        self.people = [
            Person(self, number, "text" if number == 1 else "board", number < seats)
            for number in range(seats + 1)
        ]
        self.seats = seats
        self.hub = self._born()

    def _born(self) -> Hub:
        self.lives += 1
        self.store = SimStore(self.disk, self.rng)
        config = Config(Path("none.db"), grace_ms=4000, bot_pace_ms=50, countdown_ms=0)
        return Hub(config, self.store, SimWorkers(self.rng), Metrics(), self.clock, self._bits)

    def _bits(self, count: int) -> int:
        return sum(int(self.rng.below(2)) << bit for bit in range(count))

    async def table(self) -> Any:
        if not self.code:
            return None
        hub = self.hub
        table = await hub.open(self.code)
        return table if hub is self.hub else None

    async def begin(self) -> None:
        """Make the table and start everybody."""
        wish = NewTable(self.game.name, seats=self.seats)
        self.code = await self.hub.make(self.people[0].guest, wish)
        self.tasks = [self.loop.create_task(person.live()) for person in self.people]

    def crash(self) -> None:
        """Kill the server at once and start another."""
        self.store.alive = False
        for table in list(self.hub.tables.values()):
            table.close(1006, "")
        for person in self.people:
            person.session = None
        self.hub = self._born()

    # The network

    def carry(self, session: SimSession, arrive: Any) -> None:
        """Deliver something, unless the network loses it."""
        copies = 1
        delay = 5
        if self.faulty:
            copies = (0, 2, 1, 1, 1, 1, 1, 1, 1, 1)[int(self.rng.below(10))]
            delay = 1 + int(self.rng.below(150))
        for copy in range(copies):
            later = (delay + copy * int(self.rng.below(400) if self.faulty else 0)) / 1000
            self.loop.call_later(later, lambda: arrive() if session.open else None)

    def tell(self, person: Person, message: wire.FromClient) -> None:
        session = person.session
        if session is None:
            return
        frame = msgspec.json.encode(message)
        hub = self.hub

        def arrive() -> None:
            table = hub.tables.get(self.code)
            if hub is self.hub and table is not None:
                table.tell(session, _decode(frame))
            elif session is person.session:
                session.open = False

        self.carry(session, arrive)

    def gone(self, session: SimSession) -> None:
        session.open = False
        table = self.hub.tables.get(self.code)
        if table is not None:
            table.leave(session)


def known(game: Game) -> Game:
    """Register one of the tests' own games for the server."""
    if game.name not in registry.names():
        registry.register(game)
    return game
