"""Hints in a live match: for somebody alone with bots, from that seat's current view."""

from collections.abc import Sequence
from typing import Any

import pytest

from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.game import GAME as CONQUEST
from aevum.server import wire
from aevum.server.workers.hint_jobs import Hint
from tests.server.client import told
from tests.server.live.racers import PRIZE, racers, until
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.server.sim.world import BECAUSE, DO_THIS, SimWorkers

GAMES = (PRIZE,)
ASKED = "asked"


class Adviser(SimWorkers):
    """Advises to wait, and records its views; the bots do nothing."""

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.shown: list[tuple[State, Ask, list[int]]] = []

    async def plan(self, *job: Any) -> tuple[int, int]:
        return 60_000, WAIT

    async def advise(
        self,
        game: str,
        view: State,
        seat: int,
        ask: Ask,
        legal: list[int],
        kept: Sequence[int] = (),
    ) -> Hint:
        self.shown.append((view, ask, legal))
        return Hint(WAIT, DO_THIS, BECAUSE, "standard", 1, [WAIT])


async def alone(rig: Rig, adviser: Adviser, game: Any = PRIZE, **wish: Any) -> Visitor:
    rig.hub.services = rig.hub.services._replace(bot_workers=adviser)
    return await rig.make(game, seats=3, bots=["random"] * 2, start=True, **wish)


@pytest.mark.parametrize("speed", [4, 2, 1])
def test_alone_with_bots_a_hint_is_of_this_moment_and_may_be_to_wait(speed: int) -> None:
    async def ask(rig: Rig) -> None:
        adviser = Adviser()
        ada = await alone(rig, adviser, speed=speed)
        await until(rig, 700)
        await ada.do(wire.Hint, order=ASKED)
        assert ASKED in ada.client.acked
        [(view, question, legal)] = adviser.shown
        table = await rig.table()
        assert (view.viewer, question.seat) == (0, 0)
        assert table.begun_match().state.now == 0, "nothing has happened yet"
        assert 600 <= view.now <= table.data.at()
        assert legal == [WAIT, *table.begun_match().state.legal(0)]

    simulated(ask, GAMES)


def test_a_hint_where_time_stands_until_one_runs_on() -> None:
    async def ask(rig: Rig) -> None:
        adviser = Adviser()
        ada = await alone(rig, adviser, CONQUEST, speed=0)
        assert await ada.do(wire.Hint, order=ASKED) == "ok"
        assert adviser.shown[0][0].now == 0

    simulated(ask, (CONQUEST,))


def test_no_hints_against_people() -> None:
    async def ask(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.do(wire.Hint, order=ASKED) == "company"
        assert told(ada.client.refused[ASKED].text).endswith("only available against bots.")
        assert await bob.do(wire.Stand) == "ok"
        assert await ada.do(wire.Hint) == "company", "he can come back"

    simulated(ask, GAMES)


def test_no_hints_while_time_stands_still() -> None:
    async def ask(rig: Rig) -> None:
        ada = await alone(rig, Adviser())
        assert await ada.do(wire.Pause, True) == "ok"
        assert await ada.do(wire.Hint) == "paused"

    simulated(ask, GAMES)
