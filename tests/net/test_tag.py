"""Records, saves and the database from the tag load, and can be continued."""

import asyncio
import hashlib
import json
import random
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import pytest

from aevum.core.drive import Driver
from aevum.core.match import Match, replay, verify
from aevum.core.record import Input, Record
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, WAIT
from aevum.games import registry
from aevum.games.registry import read_record
from aevum.server import wire
from aevum.server.http.cookies import COOKIE
from aevum.server.store import Store
from aevum.terminal.store import unfinished
from tests.server.http.place import Person, Place, Sitting, served

TAG = Path(__file__).parent / "tag"
RECORDS = sorted((TAG / "records").iterdir())
SAVES = sorted((TAG / "saves").iterdir())
POSITIONS: dict[str, list[object]] = json.loads(
    (TAG / "positions.json").read_text(encoding="utf-8")
)
STEPS = 60  # moves by which a match is continued
ACTS = 8  # that people make at a table of the database


def position(match: Match) -> list[object]:
    """The facts of a position that must stay the same with any layout of a state."""
    legal = [match.state.legal(seat) for seat in range(match.state.seats)]
    return [legal, match.state.scores(), match.state.end()]


def play_on(match: Match) -> int:
    """Make some more moves at random; return how many were made."""
    rng, driver, made = Rng("on"), Driver(match.state), 0
    for _ in range(STEPS):
        driver.state = match.state
        if match.state.over():
            break
        seat = driver.next()
        if seat == CLOCK:
            match.advance(match.state.deadline())
            continue
        move = rng.pick(driver.choices(seat))
        if move == WAIT:
            driver.answer(seat, move)
            continue
        assert match.play(seat, move, match.state.now) == 0
        made += 1
    return made


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_keeps_its_hash(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.digest
    assert verify(record).state.over()
    assert read_record(record.to_text()).digest == record.digest


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name)
def test_a_saved_game_is_played_on(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_HOME", str(tmp_path))
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / path.name).write_bytes(path.read_bytes())
    (saved,) = unfinished(registry.find(path.name.rpartition("-")[0]).name)
    assert saved.lost == 0
    match = replay(saved.record)
    assert position(match) == POSITIONS[path.name]
    assert play_on(match)
    again = replay(read_record(match.record.to_text()))
    assert position(again) == position(match)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the tag, in which the secret of a guest is its id and a word."""
    path = tmp_path / "aevum.db"
    with closing(sqlite3.connect(path)) as base:
        base.executescript((TAG / "database.sql").read_text(encoding="utf-8"))
        for (guest,) in base.execute("SELECT id FROM guests").fetchall():
            secret = hashlib.sha256(token_of(guest).encode()).digest()
            base.execute("UPDATE guests SET token = ? WHERE id = ?", (secret, guest))
        base.commit()
    return path


def token_of(guest: str) -> str:
    return f"{guest}-of-the-tag"


def codes(database: Path, phase: str) -> list[str]:
    with closing(sqlite3.connect(database)) as base:
        found = base.execute("SELECT code FROM tables WHERE phase = ? ORDER BY number", (phase,))
        return [code for (code,) in found.fetchall()]


async def matches(database: Path, wanted: list[str]) -> dict[str, Match]:
    store = Store(database)
    await store.open()
    found: dict[str, Match] = {}
    for code in wanted:
        row = await store.table(code)
        assert row is not None
        rows = [Input(each.at, each.seat, each.move) for each in await store.rows(code)]
        game = registry.find(row.game)
        record = Record(
            game, len(row.chairs), int(row.seed), dict(row.options), rows, rules=row.version,
            takebacks=row.takebacks,
        )  # fmt: skip
        found[code] = replay(record)
    await store.close()
    return found


async def test_every_match_of_the_database_stands_where_it_stood(database: Path) -> None:
    every = codes(database, "playing") + codes(database, "over")
    found = await matches(database, every)
    assert len({match.game.name for match in found.values()}) == 5
    for code, match in found.items():
        assert position(match) == POSITIONS[code], code


async def test_every_running_match_of_the_database_is_played_on(database: Path) -> None:
    running = codes(database, "playing")
    async with served(database.parent) as place:
        for code in running:
            assert await played_on(place, code) >= ACTS, code


async def played_on(place: Place, code: str) -> int:
    """Let all players of a table return and play; return how many moves they made."""
    dice, made = random.Random(code), 0
    async with AsyncExitStack() as stack, asyncio.timeout(60):
        people = [await back(stack, place, code, guest) for guest in await guests(place, code)]
        while made < ACTS and not all(over(person) for person in people):
            for person in people:
                made += await act(person, dice)
        return max(made, ACTS * all(over(person) for person in people))


async def guests(place: Place, code: str) -> list[str]:
    row = await place.context.store.table(code)
    assert row is not None
    return [chair.guest for chair in row.chairs]


async def back(stack: AsyncExitStack, place: Place, code: str, guest: str) -> Sitting:
    """Return a guest of the tag who sits at their table again."""
    person = await stack.enter_async_context(Person(place))
    person.web.cookies.set(COOKIE, token_of(guest))
    return await stack.enter_async_context(person.sitting(code))


def over(person: Sitting) -> bool:
    return person.client.table is not None and person.client.table.phase == "over"


async def act(person: Sitting, dice: random.Random) -> int:
    """Make a move if possible, else listen; return how many were made."""
    asks = [ask for ask in person.client.position.asks or [] if not ask.sealed]
    legal = [move for move in person.client.position.legal or [] if move != WAIT]
    if not asks or not legal or over(person):
        with suppress(TimeoutError):
            await asyncio.wait_for(person.hear(), 0.02)
        return 0
    must = [ask for ask in asks if ask.must]
    serial, moves = (must or asks)[0].serial, [dice.choice(legal)]
    return int(not isinstance(await person.order(wire.Act, serial=serial, moves=moves), wire.No))
