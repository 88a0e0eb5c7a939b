"""Replays over HTTP: made once, sent as they are stored, and never too many at a time."""

import asyncio
import gzip
import json
import zlib
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import delete, insert, select

from aevum.core.match import verify
from aevum.core.record import from_text
from aevum.server import messages as m
from aevum.server.http.concurrency import ConcurrencyLimit
from aevum.server.refused import Refused
from aevum.server.store.schema import archives, replays
from aevum.server.workers import BotWorkers
from aevum.server.workers.film_cache import AT_ONCE, FilmCache
from aevum.server.workers.replays import FACES
from tests.server.http.place import Person, Place, finished, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLAIN = {"accept-encoding": "identity"}


@pytest_asyncio.fixture(loop_scope="module")
async def made(place: Place, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The jobs of the worker, in order."""
    asked: list[str] = []
    bot_workers = place.context.bot_workers
    film, part = bot_workers.film, bot_workers.part

    async def counted_film(*job: Any) -> bytes:
        asked.append("film")
        return await film(*job)

    async def counted_part(archive: bytes) -> list[bytes]:
        asked.append("part")
        return await part(archive)

    monkeypatch.setattr(bot_workers, "film", counted_film)
    monkeypatch.setattr(bot_workers, "part", counted_part)
    return asked


async def over(place: Place, person: Person) -> str:
    """Return the code of a finished match with stored replays."""
    async with place.person() as other:
        code = await finished([person, await other.introduce()], game="haggle")
    await asyncio.gather(*place.context.hub.replays._keeping.values())
    return code


async def address(person: Person, code: str, query: str = "") -> str:
    answer = await person.web.get(f"/api/tables/{code}/replay{query}")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["film"]
    return found


async def test_the_film_of_a_finished_match_may_be_kept_for_ever(
    place: Place, guest: Person, made: list[str]
) -> None:
    film = await address(guest, await over(place, guest))
    answer = await guest.web.get(film)
    assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert {"cookie", "accept-encoding"} <= set(answer.headers["vary"].split(", "))
    assert answer.json()["steps"]
    again = await guest.web.get(film, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert made == [], "its replays were made when it ended"


async def test_what_is_kept_is_sent_as_it_is(place: Place, guest: Person) -> None:
    code = await over(place, guest)
    kept = await place.context.store.replay(code, -2, "board")
    assert kept is not None
    async with guest.web.stream("GET", await address(guest, code, "?seat=-2")) as answer:
        assert b"".join([part async for part in answer.aiter_raw()]) == kept


async def test_who_cannot_read_gzip_gets_the_same(place: Place, guest: Person) -> None:
    film = await address(guest, await over(place, guest))
    packed, plain = await guest.web.get(film), await guest.web.get(film, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


async def test_a_drawing_is_made_when_it_is_asked_for_and_then_kept(
    place: Place, guest: Person, made: list[str]
) -> None:
    code = await over(place, guest)
    film = await address(guest, code, "?face=text")
    answers = await asyncio.gather(*(guest.web.get(film) for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert "drawing" in answers[0].json()["first"]["set"]
    assert made == ["film"]
    assert await place.context.store.replay(code, 0, "text") is not None


async def test_an_archive_of_an_older_server_is_parted_once(
    place: Place, guest: Person, made: list[str]
) -> None:
    code, base = await over(place, guest), place.context.store.db
    films = {face: {"first": {"set": {"face": face}}, "steps": []} for face in FACES}
    old = {"code": code, "viewer": 0, "body": zlib.compress(json.dumps(films).encode())}
    await base.write(lambda connection: connection.execute(delete(replays)))
    await base.write(lambda connection: connection.execute(insert(archives), old))
    for face in (*FACES, *FACES):
        assert (await guest.web.get(await address(guest, code, f"?face={face}"))).json() == films[
            face
        ]
    assert made == ["part"]
    left = await base.read(lambda connection: connection.execute(select(archives)).all())
    assert left == []


async def test_what_the_last_server_left_undone_is_made_up_for(place: Place, guest: Person) -> None:
    code = await over(place, guest)
    services = place.context
    await services.store.db.write(lambda connection: connection.execute(delete(replays)))
    await services.hub.replays.catch_up()
    assert await services.store.replay(code, 0, "board") is not None


async def test_a_running_match_is_derived_once_for_all_who_ask(
    guest: Person, stranger: Person, made: list[str]
) -> None:
    code = await started([guest, await stranger.introduce()], game="haggle")
    film = await address(guest, code)
    answers = await asyncio.gather(*(guest.web.get(film) for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert answers[0].headers["cache-control"] == "private, no-cache"
    assert len(made) == 1
    again = await guest.web.get(film, headers={"if-none-match": answers[0].headers["etag"]})
    assert again.status_code == 304


async def test_a_stored_table_is_told_of_as_one_in_memory(place: Place, guest: Person) -> None:
    code = await over(place, guest)
    hub = place.context.hub
    inside = hub.tables[code].info()
    del hub.tables[code]
    outside = await hub.info(code)
    assert code not in hub.tables, "a finished match is not played through again to be told of"
    for chair in inside.chairs:
        chair.here = False
    assert outside == inside


async def test_a_finished_match_is_not_played_again_in_the_server(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await over(place, guest)
    hub, store = place.context.hub, place.context.store
    del hub.tables[code]
    await store.db.write(lambda connection: connection.execute(delete(replays)))
    monkeypatch.setattr("aevum.server.tables.hub.walk", None)
    for face in FACES:
        answer = await guest.web.get(await address(guest, code, f"?face={face}"))
        assert answer.json()["steps"]
    await store.db.write(lambda connection: connection.execute(delete(replays)))
    await hub.replays.catch_up()
    assert await store.replay(code, 0, "board") is not None
    assert code not in hub.tables


async def test_the_record_of_a_finished_match_is_not_played_again(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await over(place, guest)
    hub = place.context.hub
    played = (await guest.web.get(f"/api/tables/{code}/record.txt")).text
    del hub.tables[code]
    with monkeypatch.context() as stored:
        stored.setattr("aevum.server.tables.hub.walk", None)
        assert (await guest.web.get(f"/api/tables/{code}/record.txt")).text == played
    assert code not in hub.tables
    record = from_text(hub.game("haggle"), played)
    assert verify(record).state.over()


async def test_a_worker_that_fails_is_told_in_a_sentence(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await over(place, guest)

    async def lost(*_: object) -> bytes:
        raise Refused("no_replay", m.server_replay_failed())

    monkeypatch.setattr(place.context.bot_workers, "film", lost)
    answer = await guest.web.get(await address(guest, code, "?face=text"))
    assert (answer.status_code, answer.json()["code"]) == (503, "no_replay")
    assert int(answer.headers["retry-after"]) > 0


async def test_a_match_is_over_where_its_replays_cannot_be_made(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> list[bytes]:
        raise Refused("no_replay", m.server_replay_failed())

    with monkeypatch.context() as patch:
        patch.setattr(BotWorkers, "archive", lost)
        code = await over(place, guest)
    answer = await guest.web.get(await address(guest, code))
    assert answer.json()["steps"]


async def test_too_many_at_a_time_are_refused() -> None:
    limit, ready, go = (
        ConcurrencyLimit(2, 1, m.server_too_many_sent),
        asyncio.Queue[int](),
        asyncio.Event(),
    )

    async def one(number: int) -> None:
        async with limit.slot():
            ready.put_nowait(number)
            await go.wait()

    tasks = [asyncio.create_task(one(number)) for number in range(3)]
    assert [await ready.get() for _ in range(2)] == [0, 1]
    with pytest.raises(Refused, match="too many"):
        await one(3)
    go.set()
    await asyncio.gather(*tasks)
    assert limit.inside == 0


async def test_films_in_memory_are_few_and_made_once() -> None:
    cache, made, go = FilmCache(room=100), list[str](), asyncio.Event()

    async def film(name: str) -> bytes:
        made.append(name)
        await go.wait()
        return gzip.compress(b"") + b"." * 30

    def get(name: str, rows: int = -1) -> Any:
        return asyncio.ensure_future(cache.get((name, 0, "board"), rows, lambda: film(name)))

    first = [get("a"), get("a")]
    rest = [get(f"{number}") for number in range(AT_ONCE - 1)]
    with pytest.raises(Refused, match="Too many replays"):
        await get("one more")
    go.set()
    one, two = await asyncio.gather(*first)
    assert one is two
    await asyncio.gather(*rest)
    assert made.count("a") == 1
    assert 0 < cache.size <= 100
    await get("a")
    assert made.count("a") == 2, "it had to make room for the others"
    await get("a")
    await get("a", 7)
    assert made.count("a") == 3, "with other rows it is another film"


async def test_who_asks_and_goes_away_does_not_spoil_it_for_others() -> None:
    cache, go = FilmCache(), asyncio.Event()

    async def film() -> bytes:
        await go.wait()
        return b"film"

    impatient = asyncio.ensure_future(cache.get(("a", 0, "board"), -1, film))
    patient = asyncio.ensure_future(cache.get(("a", 0, "board"), -1, film))
    await asyncio.sleep(0)
    impatient.cancel()
    go.set()
    assert (await patient).body == b"film"
