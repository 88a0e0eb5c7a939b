"""Two times: a monotonic one for measurements, and the wall clock's for stamps."""

import pytest

from aevum.server import clock, wire
from aevum.server.clock import Clock
from tests.server.live.prize import GRAB
from tests.server.live.racers import PRIZE, act, answer, points, racers, ripe
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

HAGGLE = TINY[0]
DAY = 86_400_000


def test_the_walls_clock_may_jump_and_time_goes_on_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = 1_800_000_000_000, 5_000
    monkeypatch.setattr(clock, "time_ns", lambda: wall * 1_000_000)
    monkeypatch.setattr(clock, "monotonic_ns", lambda: steady * 1_000_000)
    ours = Clock()
    assert ours.now() == ours.wall() == wall
    for jump in (-DAY, -1_500, 1_500, DAY):
        wall, steady = wall + jump, steady + 7
        before = ours.now() - 7
        assert ours.wall() == wall
        assert ours.now() == before + 7
    assert ours.now() == 1_800_000_000_000 + 28


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_live_match_goes_on_when_the_walls_clock_is_set(jump: int) -> None:
    async def race(rig: Rig) -> None:
        ada, bob = await racers(rig)
        rig.clock.set_by = jump
        at = (await rig.table()).data.at()
        await rig.settle(0.3)
        assert (await rig.table()).data.at() == at + 300
        await ripe(rig)
        name = await act(ada, GRAB)
        await rig.settle()
        assert answer(ada, name) == "ok"
        assert (await rig.table()).row.phase == "playing"
        assert bob.client.tempo is not None
        assert bob.client.tempo.rate > 0
        assert any(await points(rig))

    simulated(race, (PRIZE,))


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_clock_for_decisions_keeps_its_time_when_the_walls_clock_is_set(jump: int) -> None:
    async def think(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob", clock=60)
        await rig.settle(50)
        rig.clock.set_by = jump
        rows = len((await rig.table()).begun_match().line)
        await rig.settle(5)
        assert len((await rig.table()).begun_match().line) == rows
        await rig.settle(10)
        assert len((await rig.table()).begun_match().line) > rows
        assert await ada.do(wire.Chat, "What time is it?") == "ok"
        (line,) = (await rig.table()).chat.log.lines()
        assert abs(line.at - rig.clock.wall()) < 1_000
        assert abs((await rig.table()).row.changed - rig.clock.wall()) < 60_000

    simulated(think, TINY)
