"""Past its capacity a server refuses new tables and thinking; matches continue."""

from typing import Any

import pytest

from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.load import SAMPLES, Load, LoadLimits
from aevum.server.refused import Refused
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

SHEETS = next(game for game in TINY if not game.hidden)
ALONE: dict[str, Any] = {"seats": 2, "bots": ["random"], "start": True}


def a_load(tables: int = 0, storing: int = 0) -> Load:
    return Load(LoadLimits(10, 0.2, 100), lambda: tables, lambda: storing)


def test_all_is_well_until_something_is_too_much() -> None:
    assert a_load(9, 100).overload() == ""
    assert a_load(tables=10).overload() == "tables"
    assert a_load(storing=101).overload() == "storing"


def test_a_loop_that_is_late_again_and_again_is_too_much_until_it_recovers() -> None:
    load = a_load()
    for late in (5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0):  # pauses, now and then
        load.note(late)
    assert load.overload() == ""
    for _ in range(SAMPLES):
        load.note(0.3)
    assert load.overload() == "lag"
    for _ in range(SAMPLES):
        load.note(0.15)
    assert load.overload() == "lag"
    for _ in range(SAMPLES):
        load.note(0.05)
    assert load.overload() == ""


def test_many_tables_are_no_reason_to_refuse_a_hint() -> None:
    load = a_load(tables=10)
    load.allow_thinking()
    with pytest.raises(Refused, match="open another table"):
        load.allow_table()
    with pytest.raises(Refused, match="think about this"):
        a_load(storing=101).allow_thinking()
    assert load.refused == 1


def test_a_full_server_goes_on_with_its_matches() -> None:
    async def play(rig: Rig) -> None:
        ada = await rig.make(SHEETS, **ALONE)
        for _ in range(SAMPLES):
            rig.hub.load.note(rig.hub.load.most.lag + 1)
        with pytest.raises(Refused, match="Running matches go on"):
            await rig.hub.make(ada.guest, NewTable(SHEETS.name, clock=9, **ALONE))
        assert await ada.do(wire.Hint) == "full"
        rig.hub.drop(await rig.table(), "")
        await rig.hub.wake([rig.disk.tables[rig.code]])
        assert rig.hub.tables == {}
        await ada.join()
        match = (await rig.table()).begun_match()
        while match.state.asks:
            if ada.legal:
                assert await ada.act(ada.legal[0]) == "ok"
            else:
                await rig.settle()
        await rig.settle()  # the end is stored after its last move was sent
        assert await ada.do(wire.Rematch) == "full"
        for _ in range(SAMPLES):
            rig.hub.load.note(0)
        assert await ada.do(wire.Rematch) == "ok"

    simulated(play, TINY)


def test_no_table_is_made_beyond_the_capacity() -> None:
    async def make(rig: Rig) -> None:
        ada = await rig.make(SHEETS, **ALONE)
        with pytest.raises(Refused, match="full right now"):
            await rig.hub.make(ada.guest, NewTable(SHEETS.name, clock=9, **ALONE))
        assert len(rig.hub.tables) == 1

    simulated(make, TINY, capacity=1)
