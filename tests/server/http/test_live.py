"""A live match with the real clock over real sockets."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from aevum.games import registry
from aevum.server import wire
from tests.server.http.place import Person, Place, Sitting, served
from tests.server.live.prize import GRAB, LEAVE, PRIZE, RIPENS

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 120  # seconds: the machine that runs the tests may be busy


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """A server that counts down quickly and knows Prize."""
    registry.register(PRIZE)
    try:
        async with served(tmp_path_factory.mktemp("live"), settings={"countdown_ms": 100}) as here:
            yield here
    finally:
        registry.unregister(PRIZE)


async def measured(sitting: Sitting) -> int:
    """Answer probes until one has the latency."""
    while (probe := await sitting.hear_of(wire.Probe)).trip < 0:
        sitting.client.outgoing.append(wire.Echo(probe.nonce))
        await sitting._flush()
    return probe.trip


async def hear_of(sitting: Sitting, kind: str) -> wire.Happening:
    """Wait for a happening."""
    while True:
        for line in sitting.client.log:
            if line.kind == kind:
                return line
        await sitting.hear()


async def outcome(sitting: Sitting, seen: int) -> str:
    """Grab; return "ok" or the word of the refusal."""
    answer: Any = await sitting.order(wire.Act, serial=-1, moves=[GRAB], seen=seen)
    return answer.code if isinstance(answer, wire.No) else "ok"


async def test_two_people_race_for_one_prize(place: Place) -> None:
    async with asyncio.timeout(PATIENCE), place.person() as ada, place.person() as bob:
        people: list[Person] = [await ada.introduce(), await bob.introduce()]
        code = await ada.make(game="prize", seats=2)
        async with people[0].sitting(code) as hers, people[1].sitting(code) as his:
            await his.order(wire.Sit, seat=1)
            await his.order(wire.Ready, ready=True)
            await hers.order(wire.Start)
            for sitting in (hers, his):
                assert 0 <= await measured(sitting) < 5000
            await asyncio.gather(hear_of(hers, "ripe"), hear_of(his, "ripe"))
            clock = place.context.hub.clock
            ripe_at = due(hers)
            assert ripe_at + 60 <= clock.now() < ripe_at + 60 + 5000
            results = await asyncio.gather(outcome(hers, clock.now()), outcome(his, clock.now()))
            assert sorted(results) == ["lost", "ok"]
            assert sum(hers.client.position.scores or []) == 1
            assert hers.client.mismatches == his.client.mismatches == 0


def time(sitting: Sitting) -> wire.Tempo:
    """How time runs, by this client's model."""
    return sitting.client.tempo or wire.Tempo(0, 0, 0)


def due(sitting: Sitting) -> int:
    """The server's time at which the prize was ripe, by this client's model."""
    tempo = time(sitting)
    assert (tempo.rate, tempo.at) == (4, 0)
    return tempo.since + RIPENS


async def test_who_is_gone_stops_the_time_and_comes_back(place: Place) -> None:
    async with asyncio.timeout(PATIENCE), place.person() as ada, place.person() as bob:
        await ada.introduce()
        await bob.introduce()
        code = await ada.make(game="prize", seats=2)
        async with ada.sitting(code) as hers:
            async with bob.sitting(code) as his:
                await his.order(wire.Sit, seat=1)
                await his.order(wire.Ready, ready=True)
                await hers.order(wire.Start)
            while time(hers).held != "gone":
                await hers.hear()
            refused = await hers.order(wire.Act, serial=-1, moves=[LEAVE], seen=-1)
            assert isinstance(refused, wire.No)
            assert refused.code == "paused"
            async with bob.sitting(code) as again:
                assert again.client.tempo is not None
                while time(hers).held:
                    await hers.hear()
                assert time(hers).rate == 4
