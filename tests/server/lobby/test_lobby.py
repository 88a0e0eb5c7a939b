"""Seats, settings, ready, start, rematch."""

import pytest

from aevum.games import registry
from aevum.server import wire
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
TEMPUS = registry.find("tempus")


def test_friends_sit_down_get_ready_and_start() -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        bob = await rig.visitor("Bob")
        assert [chair.kind for chair in bob.table.chairs] == ["person", "open"]
        assert await ada.do(wire.Start) == "open_seat"
        assert await bob.do(wire.Sit, 1) == "ok"
        assert bob.client.you is not None
        assert bob.client.you.seat == 1
        assert await ada.do(wire.Start) == "not_ready"
        assert await bob.do(wire.Ready, True) == "ok"
        assert await ada.do(wire.Start) == "ok"
        assert ada.table.phase == bob.table.phase == "playing"
        assert ada.client.position.asks
        assert ada.table.commit
        assert not ada.table.seed

    simulated(evening, TINY)


def test_a_seat_is_taken_once() -> None:
    async def rush(rig: Rig) -> None:
        await rig.make(HAGGLE, seats=3)
        bob, cay = await rig.visitor("Bob"), await rig.visitor("Cay")
        assert await bob.do(wire.Sit, 0) == "taken"
        assert await bob.do(wire.Sit, 1) == "ok"
        assert await cay.do(wire.Sit, 1) == "taken"
        assert await bob.do(wire.Sit, 2) == "ok"  # moving over frees the old seat
        assert await cay.do(wire.Sit, 1) == "ok"
        assert await cay.do(wire.Sit, 7) == "no_seat"
        assert await cay.do(wire.Stand) == "ok"
        assert await cay.do(wire.Stand) == "not_seated"

    simulated(rush, TINY)


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        (wire.Seat("a", 1, "bot", "greedy"), "ok"),
        (wire.Seat("a", 1, "bot", "os:system"), "no_bot"),
        (wire.Seat("a", 1, "bot", ""), "no_bot"),
        (wire.Seat("a", 9, "bot", "random"), "no_seat"),
        (wire.Settings("a", seats=4), "ok"),
        (wire.Settings("a", seats=9), "seats"),
        (wire.Settings("a", seats=1), "seats"),
        (wire.Settings("a", options={"goal": 40}), "refused"),
        (wire.Settings("a", clock=30, takeback="never", reveal=False, public=True), "ok"),
    ],
)
def test_the_owner_sets_the_table(order: wire._Order, answer: str) -> None:
    async def setting(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        before = ada.table
        fields = [getattr(order, name) for name in order.__struct_fields__[1:]]
        assert await ada.do(type(order), *fields) == answer
        if answer != "ok":
            assert ada.table.chairs == before.chairs

    simulated(setting, TINY)


def test_nobody_is_sent_away_by_fewer_seats() -> None:
    async def squeeze(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=3)
        bob = await rig.visitor("Bob")
        await bob.do(wire.Sit, 2)
        assert await ada.do(wire.Settings, 2) == "taken"
        assert len(ada.table.chairs) == 3

    simulated(squeeze, TINY)


def test_the_owner_frees_the_seat_of_somebody_who_blocks_it() -> None:
    async def free(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=3)
        bob = await rig.visitor("Bob")
        await bob.do(wire.Sit, 2)
        assert await bob.do(wire.Seat, 0, "open") == "not_owner"
        assert await ada.do(wire.Seat, 2, "open") == "ok"
        assert bob.client.you is not None
        assert bob.client.you.seat == -1
        assert await ada.do(wire.Settings, 2) == "ok"

    simulated(free, TINY)


def test_changed_settings_ask_everybody_again() -> None:
    async def change(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        bob = await rig.visitor("Bob")
        await bob.do(wire.Sit, 1)
        await bob.do(wire.Ready, True)
        await ada.do(wire.Settings, None, None, 30)
        assert ada.table.clock == 30
        assert not ada.table.chairs[1].ready
        assert ada.table.chairs[0].ready  # the owner is ready for what the owner set
        assert await ada.do(wire.Start) == "not_ready"

    simulated(change, TINY)


def test_nothing_is_set_once_the_match_has_begun() -> None:
    async def late(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        for order in (
            (wire.Start,),
            (wire.Settings, 3),
            (wire.Seat, 1, "bot", "random"),
            (wire.Ready, True),
        ):
            assert await ada.do(*order) == "started"
        assert await bob.do(wire.Sit, 0) == "started"

    simulated(late, TINY)


def test_a_rematch_is_one_table_for_all() -> None:
    async def again(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True)
        assert await ada.do(wire.Rematch) == "not_over"
        while ada.table.phase == "playing":
            assert await ada.act(ada.legal[0]) == "ok"
        cay = await rig.visitor("Cay")
        assert await cay.do(wire.Rematch) == "not_seated"
        assert await ada.do(wire.Rematch, order="one") == "ok"
        assert await ada.do(wire.Rematch, order="two") == "ok"
        first, second = ada.client.answers["one"], ada.client.answers["two"]
        assert isinstance(first, wire.Moved)
        assert isinstance(second, wire.Moved)
        assert first.code == second.code == cay.table.next

    simulated(again)


def test_once_more_alone_begins_at_once() -> None:
    async def again(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options={"date": "2026-11-15 06:17"})
        while ada.table.phase == "playing":
            assert await ada.act(ada.legal[0]) == "ok"
        await ada.do(wire.Rematch, order="again")
        moved = ada.client.answers["again"]
        assert isinstance(moved, wire.Moved)
        assert rig.disk.tables[moved.code].phase == "playing"

    simulated(again)
