"""A table requested twice within a minute is one table."""

import asyncio

import pytest

from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.refused import Refused
from aevum.server.store.records import Guest
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

HAGGLE = TINY[0]
ADA, BOB = Guest("ada", "Ada"), Guest("bob", "Bob")
WISH = NewTable(HAGGLE.name, seats=3)


def test_two_clicks_at_once_make_one_table() -> None:
    async def clicks(rig: Rig) -> None:
        codes = await asyncio.gather(*(rig.hub.make(ADA, WISH) for _ in range(3)))
        assert len({*codes}) == 1
        assert [*rig.disk.tables] == [codes[0]]

    simulated(clicks, TINY)


def test_a_retry_finds_the_table_whether_it_began_or_not() -> None:
    async def retry(rig: Rig) -> None:
        for wish in (WISH, NewTable(HAGGLE.name, bots=["random"], start=True)):
            code = await rig.hub.make(ADA, wish)
            await rig.settle(30)
            assert await rig.hub.make(ADA, wish) == code

    simulated(retry, TINY, bot_pace_ms=60_000)


def test_another_wish_another_guest_or_another_minute_is_another_table() -> None:
    async def others(rig: Rig) -> None:
        codes = [
            await rig.hub.make(ADA, WISH),
            await rig.hub.make(BOB, WISH),
            await rig.hub.make(ADA, NewTable(HAGGLE.name, seats=2)),
        ]
        await rig.settle(61)
        codes.append(await rig.hub.make(ADA, WISH))
        assert len({*codes}) == 4

    simulated(others, TINY)


def test_a_table_that_was_played_at_or_given_up_is_not_handed_out_again() -> None:
    async def used(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, bots=["random"], start=True)
        first = rig.code
        assert await ada.play("end") == "ok"
        assert await rig.hub.make(
            ada.guest, NewTable(HAGGLE.name, bots=["random"], start=True)
        ) != (first)
        ended = await rig.make(HAGGLE, seats=4, bots=["random"] * 3, start=True)
        first = rig.code
        assert await ended.do(wire.EndVote, True) == "ok"
        again = NewTable(HAGGLE.name, seats=4, bots=["random"] * 3, start=True)
        assert await rig.hub.make(ended.guest, again) != first

    simulated(used, TINY, bot_pace_ms=60_000)


def test_a_wish_that_was_refused_is_looked_at_again() -> None:
    async def refused(rig: Rig) -> None:
        for _ in range(2):
            with pytest.raises(Refused):
                await rig.hub.make(ADA, NewTable(HAGGLE.name, seats=16))

    simulated(refused, TINY)


def test_a_lobby_whose_match_has_begun_is_not_handed_out_again() -> None:
    async def evening(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob")
        assert await rig.hub.make(ada.guest, NewTable(HAGGLE.name, seats=2)) != rig.code

    simulated(evening, TINY)


def test_only_so_many_wishes_are_remembered_and_none_by_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def wish(rig: Rig) -> None:
        for number in range(5):
            await rig.hub.make(Guest(f"guest{number}", "Ada"), WISH)
        requests = rig.hub._requests._requests
        assert [len(key) for key in requests] == [16] * 3

    monkeypatch.setattr("aevum.server.lobby.repeated_requests.MOST", 3)
    simulated(wish, TINY)


def test_a_lobby_that_was_changed_since_is_not_handed_out_again() -> None:
    async def others(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=3)
        wish = NewTable(HAGGLE.name, seats=3)
        assert await rig.hub.make(ada.guest, wish) == rig.code
        bob = await rig.visitor("Bob")
        assert await bob.do(wire.Sit, 1) == "ok"
        assert await rig.hub.make(ada.guest, wish) != rig.code, "somebody has sat down"

    async def settings(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=3)
        assert await ada.do(wire.Settings, None, None, 60) == "ok"
        assert await rig.hub.make(ada.guest, NewTable(HAGGLE.name, seats=3)) != rig.code

    simulated(others, TINY)
    simulated(settings, TINY)
