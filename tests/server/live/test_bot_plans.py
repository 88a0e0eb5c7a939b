"""Bots in a live match: they plan, wait, and then act."""

from itertools import pairwise
from typing import Any

from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.server import wire
from tests.server.live.prize import COME, LEAVE
from tests.server.live.racers import PRIZE, act, racers
from tests.server.sim.rig import Rig, simulated
from tests.server.sim.world import SimWorkers

GAMES = (PRIZE,)


class Planner(SimWorkers):
    """Leaves the gate or comes back, after a time of its own."""

    def __init__(self, wait: int) -> None:
        super().__init__(Rng(1))
        self.wait = wait
        self.plans = 0

    async def plan(self, *job: Any) -> tuple[int, int]:
        self.plans += 1
        legal: list[int] = job[6]
        assert WAIT in legal
        return self.wait, next(move for move in legal if move in (LEAVE, COME))


async def seated(rig: Rig, planner: Planner) -> Any:
    rig.hub.services = rig.hub.services._replace(bot_workers=planner)
    return await rig.make(PRIZE, seats=3, bots=["random", "random"], start=True)


def test_a_plan_is_carried_out_at_its_moment_of_the_match() -> None:
    async def bots(rig: Rig) -> None:
        await seated(rig, Planner(700))
        await rig.settle(5)
        rows = (await rig.table()).begun_match().record.rows
        moments = [row.at for row in rows if row.seat == 1]
        assert len(moments) >= 5
        for before, after in pairwise(moments):
            assert 700 <= after - before <= 800, "it looks again when it has moved"

    simulated(bots, GAMES)


def test_events_do_not_restart_a_plan() -> None:
    async def bots(rig: Rig) -> None:
        planner = Planner(3000)
        ada = await seated(rig, planner)
        for turn in range(20):
            await act(ada, COME if turn % 2 else LEAVE)
            await rig.settle(0.1)
        assert planner.plans == 2, "one of each bot"
        await rig.settle(2)
        moved = {row.seat for row in (await rig.table()).begun_match().record.rows}
        assert {1, 2} <= moved

    simulated(bots, GAMES)


def test_a_plan_waits_while_time_stands_still_and_runs_slower_with_it() -> None:
    async def bots(rig: Rig) -> None:
        ada = await seated(rig, Planner(1000))
        rows = (await rig.table()).begun_match().record.rows
        await rig.settle(0.5)
        assert await ada.do(wire.Pause, True) == "ok"
        before = len(rows)
        await rig.settle(120)
        assert len(rows) == before
        assert await ada.do(wire.Pause, False) == "ok"
        await rig.settle(1)
        assert len(rows) > before

    simulated(bots, GAMES)


def test_a_plan_that_is_no_longer_possible_is_let_be() -> None:
    async def bots(rig: Rig) -> None:
        planner = Planner(800)
        ada, bob = await racers(rig)
        rig.hub.services = rig.hub.services._replace(bot_workers=planner)
        (await rig.table()).data.services = rig.hub.services
        assert await bob.do(wire.Stand) == "ok"
        await rig.settle(0.3)
        assert await bob.act(LEAVE) == "ok", "his move takes the seat back"
        assert not ada.table.chairs[1].away
        await rig.settle(5)
        rows = (await rig.table()).begun_match().record.rows
        assert [row.move for row in rows if row.seat == 1] == [LEAVE]

    simulated(bots, GAMES)
