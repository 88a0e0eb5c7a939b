"""Tables of teams: who plays with whom, how many sit there, and who starts when the owner goes."""

from typing import Any

import pytest

from aevum.games import registry
from aevum.server import wire
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

HAGGLE = TINY[0]
CONQUEST = registry.find("chronos")
SIX: dict[str, Any] = {"seats": 6, "options": {"teams": True}}


def test_everybody_is_told_who_plays_with_whom() -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(CONQUEST, **SIX)
        bob = await rig.visitor("Bob")
        assert ada.table.teams == bob.table.teams == [0, 1, 2, 0, 1, 2]
        assert await ada.do(wire.Settings, 6, {"teams": False}) == "ok"
        assert bob.table.teams == []

    simulated(evening)


@pytest.mark.parametrize(
    ("seats", "options", "answer"),
    [(5, None, "refused"), (5, {"teams": False}, "ok"), (6, {"stage": 2}, "ok")],
)
def test_teams_are_refused_at_once_where_they_do_not_fit(
    seats: int, options: dict[str, Any] | None, answer: str
) -> None:
    """R15.2"""

    async def setting(rig: Rig) -> None:
        ada = await rig.make(CONQUEST, **SIX)
        assert await ada.do(wire.Settings, seats, options) == answer
        assert len(ada.table.chairs) == (seats if answer == "ok" else 6)

    simulated(setting)


@pytest.mark.parametrize(("bots", "open_seats"), [(3, [3, 5]), (4, [3]), (0, [1, 2, 3, 4, 5])])
def test_bots_leave_the_seat_of_the_partner_open(bots: int, open_seats: list[int]) -> None:
    async def wish(rig: Rig) -> None:
        ada = await rig.make(CONQUEST, **SIX, bots=["standard"] * bots)
        assert [chair.seat for chair in ada.table.chairs if chair.kind == "open"] == open_seats

    simulated(wish)


def test_an_owner_who_leaves_hands_the_table_over() -> None:
    async def leave(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=3)
        bob, cay = await rig.visitor("Bob"), await rig.visitor("Cay")
        assert await bob.do(wire.Sit, 1) == "ok"
        assert await cay.do(wire.Sit, 2) == "ok"
        await bob.go()
        assert await ada.do(wire.Stand, True) == "ok"
        assert [chair.kind for chair in cay.table.chairs] == ["open", "person", "person"]
        assert cay.client.you is not None
        assert cay.client.you.owner  # Bob is not here to start it
        assert ada.client.you is not None
        assert not ada.client.you.owner
        assert await cay.do(wire.Seat, 1, "bot", "greedy") == "ok"

    simulated(leave, TINY)


def test_an_owner_who_stands_up_or_is_alone_keeps_the_table() -> None:
    async def stay(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        assert await ada.do(wire.Stand, True) == "ok"
        assert ada.table.owner == "ada"
        assert await ada.do(wire.Sit, 0) == "ok"
        assert ada.table.chairs[0].ready
        bob = await rig.visitor("Bob")
        assert await bob.do(wire.Sit, 1) == "ok"
        assert await ada.do(wire.Stand) == "ok"
        assert ada.table.owner == "ada"

    simulated(stay, TINY)
