"""How often somebody may ask: buckets with a clock of the test's own, then a real server."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.server import messages as m
from aevum.server import wire
from aevum.server.limits import MANY, MOST, UNLIMITED, Limits, Rate, TokenBuckets, key_of
from aevum.server.token_bucket import TokenBucket
from tests.server.http.place import served

NEVER_AGAIN = 1e-6  # tokens a second: none comes back while a test runs


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_one_by_one() -> None:
    bucket = TokenBucket(20, 40, 0.0)
    assert [bucket.take(0.0) for _ in range(41)] == [True] * 40 + [False]
    assert bucket.wait() == pytest.approx(0.05)
    assert not bucket.take(0.04)
    assert bucket.take(0.05)
    assert not bucket.take(0.05)


def test_a_long_pause_fills_a_bucket_and_no_more() -> None:
    bucket = TokenBucket(20, 40, 0.0)
    assert sum(bucket.take(1e6) for _ in range(100)) == 40


@given(
    st.lists(st.floats(0, 5), max_size=200),
    st.floats(0.1, 50),
    st.integers(1, 50),
)
def test_never_more_than_the_rate_allows(pauses: list[float], rate: float, burst: int) -> None:
    bucket = TokenBucket(rate, burst, 0.0)
    now, taken = 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= burst + now * rate + 1e-6


@given(st.floats(0.1, 50), st.integers(1, 50))
def test_who_waits_as_long_as_told_is_served(rate: float, burst: int) -> None:
    bucket = TokenBucket(rate, burst, 0.0)
    while bucket.take(0.0):
        pass
    assert bucket.take(bucket.wait() + 1e-6)


def test_every_key_has_its_own() -> None:
    buckets = TokenBuckets(Rate(1, 2), Clock())
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 1]
    assert buckets.take("b") == 0


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = TokenBuckets(Rate(1, 2), clock)
    for number in range(MANY):
        buckets.take(str(number))
    clock.now += 1
    buckets.take("late")
    buckets.take("late")
    assert len(buckets) == MANY + 1  # nothing is full yet, or it is too soon to look
    clock.now += 1
    buckets.take("new")
    assert len(buckets) == 2  # "late" is still one short
    assert buckets.take("late") == 0


def test_no_more_than_so_many_are_kept() -> None:
    buckets = TokenBuckets(Rate(NEVER_AGAIN, 2), Clock())
    for number in range(MOST + 100):
        buckets.take("often")
        buckets.take(str(number))
    assert len(buckets) == MOST
    assert buckets.take("often") > 0, "who comes often is remembered longest"


def test_nobody_is_kept_by_name() -> None:
    buckets = TokenBuckets(Rate(1, 2), Clock())
    buckets.take("x" * 1_000_000)
    buckets.take("192.0.2.7")
    kept = list(buckets._buckets)
    assert [len(key) for key in kept] == [16, 16]
    assert key_of("192.0.2.7") in kept


def test_looking_takes_nothing() -> None:
    clock = Clock()
    buckets = TokenBuckets(Rate(1, 1), clock)
    assert [buckets.wait("a"), buckets.take("a"), buckets.wait("a")] == [0, 0, 1]
    clock.now += 0.75
    assert buckets.wait("a") == pytest.approx(0.25)
    assert len(buckets) == 1


def test_the_limits_are_those_that_were_promised() -> None:
    limits = Limits()
    assert (limits.messages, limits.sockets) == (Rate(20, 40), 8)
    assert (limits.chat.burst, limits.chat.each_second) == (5, 0.5)  # five in ten seconds
    assert (limits.tables.burst, limits.tables.each_second * 60) == (5, 5)
    assert (limits.queue_frames, limits.queue_bytes) == (64, 256 * 1024)
    assert wire.MAX_FRAME == 16_384


async def test_too_many_tables(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(NEVER_AGAIN, 2))
    async with served(tmp_path, limits) as place, place.person() as person:
        for _ in range(2):
            await person.make(game="haggle", seats=2)
        answer = await person.web.post("/api/tables", json={"game": "haggle"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["code"] == "slow"
        async with place.person() as other:
            await other.make(game="haggle", seats=2)  # the limit is each guest's own


async def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    limits = Limits(address_tables=Rate(NEVER_AGAIN, 2))
    async with served(tmp_path, limits) as place:
        for _ in range(2):
            async with place.person() as person:
                await person.make(game="haggle", seats=2)
        async with place.person() as another:
            answer = await another.web.post("/api/tables", json={"game": "haggle"})
            assert (answer.status_code, answer.json()["code"]) == (429, "slow")


async def test_too_many_guests_from_one_address(tmp_path: Path) -> None:
    limits = Limits(guests=Rate(NEVER_AGAIN, 1))
    async with served(tmp_path, limits) as place, place.person() as one, place.person() as two:
        await one.introduce()
        answer = await two.web.post("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (429, "slow")
        assert (await one.web.post("/api/me")).status_code == 200  # a known guest needs no new one


async def test_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(NEVER_AGAIN, 3))
    async with served(tmp_path, limits) as place, place.person() as person:
        await person.introduce()
        statuses = [(await person.web.get("/api/me")).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await person.web.get("/health")).status_code == 200
        assert (await person.web.get("/")).status_code in (200, 503)
        async with place.person() as other:  # from the same address, which has four times as much
            statuses = [(await other.web.get("/api/me")).status_code for _ in range(8)]
            assert statuses == [200] * 7 + [429]


async def test_too_many_messages(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(NEVER_AGAIN, 3))
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with person.sitting(code) as sitting:
            for _ in range(3):
                await sitting.socket.send('{"t":"ping","at":1}')
            await sitting.socket.wait_closed()
            assert sitting.socket.close_code == wire.CLOSE_TOO_MANY
            assert sitting.socket.close_reason == "Too many messages at once."


async def test_coming_back_is_no_new_beginning(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(NEVER_AGAIN, 3))
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        for _ in range(3):
            async with person.sitting(code):
                pass
        async with person.socket(code) as socket:
            await socket.send('{"t":"hello"}')
            await socket.wait_closed()
            assert socket.close_code == wire.CLOSE_TOO_MANY


async def test_another_guest_at_the_address_is_no_new_beginning(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(NEVER_AGAIN, 3), address_messages=Rate(NEVER_AGAIN, 5))
    async with served(tmp_path, limits) as place, place.person() as one, place.person() as two:
        code = await one.make(game="haggle", seats=2)
        async with one.sitting(code) as sitting:
            for _ in range(2):
                await sitting.socket.send('{"t":"ping","at":1}')
                await sitting.hear_of(wire.Pong)
            await two.introduce()
            async with two.sitting(code) as other:
                await other.socket.send('{"t":"ping","at":1}')
                await other.hear_of(wire.Pong)
                await other.socket.send('{"t":"ping","at":1}')
                await other.socket.wait_closed()
                assert other.socket.close_code == wire.CLOSE_TOO_MANY


async def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    async with (
        served(tmp_path, Limits(address_sockets=2)) as place,
        place.person() as one,
        place.person() as two,
    ):
        code = await one.make(game="haggle", seats=2)
        await two.introduce()
        async with one.sitting(code), two.sitting(code), two.socket(code) as third:
            await third.wait_closed()
            assert third.close_code == wire.CLOSE_TOO_MANY
        while len(place.context.sockets):
            await asyncio.sleep(0)
        async with two.sitting(code):
            pass


async def test_pings_and_fragments_count_as_messages(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(NEVER_AGAIN, 10))
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with person.sitting(code) as sitting:
            for _ in range(10):
                await sitting.socket.ping()
            await sitting.socket.wait_closed()
            assert sitting.socket.close_code == wire.CLOSE_TOO_MANY
        async with place.person() as other:
            await other.introduce()
            async with other.sitting(code) as sitting:
                await sitting.socket.send(["" for _ in range(20)])
                await sitting.socket.wait_closed()
                assert sitting.socket.close_code == wire.CLOSE_TOO_MANY


async def test_too_much_chat_is_refused_and_nothing_else(tmp_path: Path) -> None:
    limits = Limits(chat=Rate(NEVER_AGAIN, 2))
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with person.sitting(code) as sitting:
            for _ in range(2):
                assert not isinstance(await sitting.order(wire.Chat, text="hello"), wire.No)
            for kind, fields in ((wire.Chat, {"text": "hello"}), (wire.Phrase, {"number": 1})):
                answer = await sitting.order(kind, **fields)
                assert isinstance(answer, wire.No)
                assert answer.code == "slow"
            assert not isinstance(await sitting.order(wire.Ready, ready=True), wire.No)


async def test_too_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets=2)
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with person.sitting(code), person.sitting(code):
            async with person.socket(code) as third:
                await third.wait_closed()
                assert third.close_code == wire.CLOSE_TOO_MANY
            assert len(place.context.sockets) == 2
        while len(place.context.sockets):  # they are closed; the server is about to see it
            await asyncio.sleep(0)
        async with person.sitting(code):  # there is room again
            pass


async def test_a_socket_that_never_says_hello(tmp_path: Path) -> None:
    limits = Limits(hello_seconds=0)
    async with served(tmp_path, limits) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with person.socket(code) as socket:
            await socket.wait_closed()
            assert socket.close_code == wire.CLOSE_BAD_FRAME


async def test_guessing_codes_is_given_up(tmp_path: Path) -> None:
    limits = Limits(misses=Rate(NEVER_AGAIN, 3))  # twelve for an address
    async with served(tmp_path, limits) as place, place.person() as one, place.person() as two:
        code = await one.make(game="haggle", seats=2)
        await two.introduce()
        for path in ("/t/zzzzzz", "/api/tables/zzzzzzzz", "/r/zzzzzz"):
            assert (await one.web.get(path)).status_code == 404
        refused = await one.web.get(f"/api/tables/{code}")  # it doesn't learn either what exists
        assert (refused.status_code, refused.json()["code"]) == (429, "slow")
        assert (await one.web.get("/api/tables")).status_code == 200
        async with one.socket(code) as socket:
            await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == (
                wire.CLOSE_TOO_MANY,
                str(m.server_many_codes()),
            )
        async with two.sitting(code):  # somebody else at the address
            pass
        async with two.socket("zzzzzzzz") as socket:
            await socket.wait_closed()
            assert socket.close_code == wire.CLOSE_NO_TABLE
        async with place.person() as nobody:
            for _ in range(8):
                assert (await nobody.web.get("/api/tables/zzzzzz")).status_code == 404
            assert (await nobody.web.get("/api/tables/zzzzzz")).status_code == 429


async def test_others_guesses_keep_nobody_from_their_own_table(tmp_path: Path) -> None:
    limits = Limits(misses=Rate(NEVER_AGAIN, 3))  # twelve for an address
    async with served(tmp_path, limits) as place, place.person() as one, place.person() as two:
        code = await one.make(game="haggle", seats=2)
        await two.introduce()
        async with place.person() as nobody:
            for _ in range(12):
                assert (await nobody.web.get("/api/tables/zzzzzz")).status_code == 404
            assert (await nobody.web.get(f"/api/tables/{code}")).status_code == 429
        for path in (f"/api/tables/{code}", f"/t/{code}"):
            assert (await one.web.get(path)).status_code != 429
            assert (await two.web.get(path)).status_code == 429
        async with one.sitting(code):
            pass
        async with two.socket(code) as socket:
            await socket.wait_closed()
            assert socket.close_code == wire.CLOSE_TOO_MANY


async def test_benchmarks_go_without(tmp_path: Path) -> None:
    async with served(tmp_path, UNLIMITED) as place, place.person() as person:
        statuses = {(await person.web.post("/api/me")).status_code for _ in range(50)}
        assert statuses == {200}
