"""`/health` says what is wrong, and a server that has lost its database serves no table."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from aevum.server import wire
from aevum.server.load import SAMPLES
from aevum.server.store import Store, Superseded, lock
from tests.server.http.place import Person, Place, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

FULL = "The server could not store this: the disk is full."


async def test_a_server_that_is_well(stranger: Person) -> None:
    answer = await stranger.web.get("/health")
    assert answer.status_code == 200
    body = answer.json()
    assert (body["ok"], body["database"], body["trouble"], body["overload"]) == (True, True, "", "")


async def test_a_full_disk_is_not_healthy(place: Place, stranger: Person) -> None:
    moves = place.context.store._writer.condition
    moves.failed(FULL)
    answer = await stranger.web.get("/health")
    moves.stored()
    assert answer.status_code == 503
    assert answer.json()["trouble"] == FULL
    assert (await stranger.web.get("/health")).status_code == 200


async def test_an_overload_is_told_and_refused_with_a_time(place: Place, guest: Person) -> None:
    load = place.context.hub.load
    for _ in range(SAMPLES):
        load.note(load.most.lag + 1)
    try:
        health = await guest.web.get("/health")
        refused = await guest.web.post("/api/tables", json={"game": "haggle", "seats": 2})
        figures = (await guest.web.get("/metrics")).text
    finally:
        for _ in range(SAMPLES):
            load.note(0)
    assert (health.status_code, health.json()["overload"]) == (200, "lag")
    assert (refused.status_code, refused.json()["code"]) == (503, "full")
    assert int(refused.headers["retry-after"]) > 0
    assert "aevum_overload 1.0" in figures
    assert "aevum_shed_total 1.0" in figures


async def test_a_server_whose_database_was_taken_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as place, place.person() as person:
        guest = await person.introduce()
        code = await guest.make(game="haggle", seats=2)
        monkeypatch.setattr(lock, "_take", lambda _handle: None)  # as on a system without locks
        second = Store(place.context.config.database)
        async with guest.sitting(code) as sitting:
            await second.open()
            with pytest.raises(ConnectionClosedError):
                await sitting.order(wire.Ready, ready=True)
        health = await guest.web.get("/health")
        assert health.status_code == 503
        assert health.json()["trouble"] == str(Superseded())
        async with guest.socket(code) as socket:
            await socket.wait_closed()
            assert socket.close_code == wire.CLOSE_RESTART
            assert "Another server" in (socket.close_reason or "")
        await second.close()
