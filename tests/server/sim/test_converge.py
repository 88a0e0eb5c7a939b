"""After any mix of faults every client sees the server's state, and every move counts once."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import json

from aevum.core.game import Game
from aevum.core.match import replay, verify
from aevum.core.record import Input, Record
from aevum.games import registry
from aevum.server.tables.view_builder import ViewBuilder, encoded, hash_of
from aevum.server.wire import Position
from tests.games import ALL
from tests.profile import amount
from tests.server.sim.loop import VirtualLoop, run
from tests.server.sim.world import World, known

GAMES = {game.name: game for game in ALL}
SEEDS = amount(ci=50, soak=2000)
MOST_SECONDS = 240


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    added = [game for game in ALL if game.name not in registry.names()]
    for game in added:
        known(game)
    yield
    for game in added:
        registry.unregister(game)


async def chaos(world: World) -> None:
    """Play under faults, then heal the network and let everything settle."""
    await world.begin()
    for second in range(MOST_SECONDS):
        await asyncio.sleep(1)
        if second % 7 == 3 and world.rng.below(3) == 0:
            world.crash()
        if second % 5 == 1 and world.rng.below(6) == 0:
            world.store.failing = 1
        if world.disk.tables[world.code].phase == "over":
            break
    world.playing = False
    world.faulty = False
    await asyncio.sleep(20)
    table = await world.table()
    table.clocks.stop()  # else the sand of a live match runs on while it is checked
    late = max(feed.delay for feed in table.audience.sessions.values())
    await asyncio.sleep(late / 1000 + 1)  # until those who watch have seen it too


async def check(world: World) -> None:
    table = await world.table()
    assert table is not None
    assert table.match is not None, "the match never began"
    log = world.disk.logs.get(world.code, [])
    rows = [Input(row.at, row.seat, row.move) for row in log]
    assert table.match.record.rows == rows
    record = Record(world.game, world.seats, int(table.row.seed), table.row.options, rows)
    replay(record)
    verify(record)
    commands = Counter((row.seat, row.cid) for row in log if row.cid)
    assert not [each for each, times in commands.items() if times > 1], "a command counted twice"
    lines = world.disk.chat.get(world.code, [])
    assert len(lines) == len(world.disk.said.get(world.code, {})), "a line was said twice"
    stored = {cid for _, cid in commands}
    for person in world.people:
        client = person.client
        assert not client.pending, person.guest
        assert client.mismatches == 0
        viewer = table.audience.viewer(person.session)
        seen = ViewBuilder(world.game, table.match, {}).position(viewer, client.face)
        assert hash_of(encoded(client.fields)) == hash_of(seen.fields())
        now = json.decode(seen.whole(), type=Position)
        assert client.position.legal == now.legal
        assert client.position.undo == now.undo
        assert client.chat == sorted(set(client.chat))
        assert not stored & set(client.refused), "a refused command was stored"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_client_converges(seed: int) -> None:
    names = sorted(GAMES)
    game: Game = GAMES[names[seed % len(names)]]
    seats = min(game.max_seats, game.min_seats + seed // len(names) % 3)
    loop = VirtualLoop()

    async def life() -> None:
        world = World(loop, game, seats, seed)
        await chaos(world)
        await check(world)

    run(loop, life())
