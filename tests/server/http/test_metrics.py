"""A server's metrics for operators: requests, bots, workers, disk, descriptors."""

import random
import sys

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.http.place import Person, Place

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def figures(person: Person) -> dict[tuple[str, ...], float]:
    """Every metric by its name and the values of its labels."""
    page = (await person.web.get("/metrics")).text
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


async def test_requests_are_counted_by_route(guest: Person) -> None:
    name, route = "aevum_http_requests_total", "/api/tables/{code}"
    before = await figures(guest)
    for code in ("zzzzzzzz", "zzzzzz"):
        await guest.web.get(f"/api/tables/{code}")
    await guest.web.request("BREW", "/api/me")  # refused before it is a request
    after = await figures(guest)
    missed = (name, "GET", route, "404")
    assert after[missed] - before.get(missed, 0) == 2
    assert after["aevum_http_seconds_count", route] >= 2
    assert not any("zzzzzz" in label for key in after for label in key)


async def test_bots_are_timed(place: Place, guest: Person) -> None:
    before = await figures(guest)
    code = await guest.make(game="haggle", seats=2, bots=["random"], start=True)
    async with guest.sitting(code) as sitting:
        await sitting.play_on(random.Random(1))
    after = await figures(guest)
    assert after["aevum_bot_seconds_count",] > before["aevum_bot_seconds_count",]
    assert after["aevum_bot_seconds_sum",] > 0
    assert after["aevum_bot_wait_seconds_count",] >= after["aevum_bot_seconds_count",]
    assert after["aevum_bot_wait_seconds_sum",] >= after["aevum_bot_seconds_sum",]
    assert place.context.bot_workers.replaced() == after["aevum_worker_restarts_total", "play"] == 0


async def test_the_machine_is_watched(guest: Person) -> None:
    found = await figures(guest)
    assert found["aevum_disk_free_bytes",] > 0
    assert found["aevum_database_bytes",] > 4096
    assert found["aevum_loop_lag_seconds",] >= 0
    for kind in ("play", "search", "film"):
        assert found["aevum_workers_busy", kind] in (0, 1)
        assert found["aevum_worker_queue", kind] >= 0
    if sys.platform == "linux":
        assert 3 < found["process_open_fds",] < found["process_max_fds",]
