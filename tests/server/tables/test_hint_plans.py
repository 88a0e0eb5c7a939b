"""Hints at a table follow one plan, through every hint, restart and reopening."""

import asyncio
import re
from collections.abc import Sequence

from aevum.bots.advice import advise
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask, State
from aevum.games import registry
from aevum.server import wire
from aevum.server.workers import Hint
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.server.sim.world import SimWorkers

TEMPUS = registry.find("tempus")
DATE = "2018-06-06 19:35"


class Planner(SimWorkers):
    """Thinks at once and without memory, as each hint might come from a new worker."""

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.improved: list[int] = []
        self.takes = 0.0
        """Seconds for a better plan."""
        self.given: list[list[int]] = []
        self.plans: list[list[int]] = []
        """The plan of each hint."""

    async def advise(
        self,
        game: str,
        view: State,
        seat: int,
        ask: Ask,
        legal: list[int],
        kept: Sequence[int] = (),
    ) -> Hint:
        self.given.append(list(kept))
        hint = advise(registry.find(game), view, ask, legal, 0.01, kept)
        line, plan = list(hint.line), list(hint.plan)
        self.plans.append(plan)
        label, reason = hint.label.wire(), hint.reason.wire()
        return Hint(hint.move, label, reason, hint.bot, 1, line, plan, hint.ahead)

    async def improve(self, game: str, view: State, seat: int, kept: list[int]) -> list[int]:
        await asyncio.sleep(self.takes)
        return self.improved


def employ(rig: Rig) -> Planner:
    planner = Planner()
    rig.hub.services = rig.hub.services._replace(bot_workers=planner)
    return planner


async def hint(ada: Visitor, order: str) -> wire.Advice:
    assert await ada.do(wire.Hint, order=order) == "ok"
    advice = ada.client.answers[order]
    assert isinstance(advice, wire.Advice)
    return advice


def promise(advice: wire.Advice) -> int:
    found = re.search(r"ends with (\S+) points?\b", told(advice.reason, TEMPUS.book))
    assert found
    return int(found[1].replace("\N{MINUS SIGN}", "-"))


def test_who_obeys_every_hint_reaches_the_first_promise_through_restarts() -> None:
    async def obey(rig: Rig) -> None:
        employ(rig)
        ada = await rig.make(TEMPUS, start=True, options={"date": DATE})
        promises: list[int] = []
        while ada.legal:
            advice = await hint(ada, f"hint {len(promises)}")
            promises.append(promise(advice))
            assert await ada.act(advice.move) == "ok"
            if len(promises) % 9 == 0 and ada.legal:
                rig.start()
                employ(rig)
                await ada.join()
        assert promises == sorted(promises)
        await rig.settle()
        assert ada.table.scores is not None
        assert ada.table.scores[0] >= promises[-1]

    simulated(obey)


def test_a_plan_that_was_improved_meanwhile_is_kept_beside_the_one_shown() -> None:
    async def ask(rig: Rig) -> None:
        planner = employ(rig)
        ada = await rig.make(TEMPUS, start=True, options={"date": DATE})
        planner.improved = [4, 5, 6]
        first = await hint(ada, "first")
        await hint(ada, "second")
        assert planner.given[0] == []
        shown, better = planner.given[1][:-4], planner.given[1][-4:]
        assert (shown[0], better) == (first.move, [NONE, 4, 5, 6])

    simulated(ask)


def test_whoever_plays_on_quickly_gets_the_improved_plan_as_well() -> None:
    """A hint is asked for every second, and a search takes five."""

    async def ask(rig: Rig) -> None:
        planner = employ(rig)
        planner.takes, planner.improved = 5.0, [4, 5, 6]
        ada = await rig.make(TEMPUS, start=True, options={"date": DATE})
        for number in range(7):
            advice = await hint(ada, f"hint {number}")
            assert await ada.act(advice.move) == "ok"
            await rig.settle(1)
        better = [kept[-4:] == [NONE, 4, 5, 6] for kept in planner.given]
        assert better.count(True) == 1
        last = planner.plans[-2]
        assert planner.given[-1][: len(last)] == last, "the last hint's own plan is there too"

    simulated(ask)


def test_nobody_is_told_of_a_plan() -> None:
    async def ask(rig: Rig) -> None:
        employ(rig)
        ada = await rig.make(TEMPUS, start=True, options={"date": DATE})
        await hint(ada, "first")
        assert rig.disk.tables[rig.code].chairs[0].plan
        assert not hasattr(ada.table.chairs[0], "plan")

    simulated(ask)
