"""SIGKILL at random moments of play: nothing acknowledged is lost, nothing counts twice."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from aevum.core.match import replay, verify
from aevum.core.record import Input, Record
from aevum.games import registry
from aevum.server.store import MatchRow, Store
from tests.profile import amount
from tests.server.client import Client
from tests.server.process.lives import Lives, Player
from tests.tiny import TINY

KILLS = amount(ci=25, soak=1000)
ANSWERS = 6  # fewer than so many are given in one life
HANGS = 120  # seconds; longer than anything takes on a working machine
GAMES = ("tempus", "haggle", "sheets", "nest")


class Evening:
    """Tables that are played while a server is killed repeatedly."""

    def __init__(self, lives: Lives) -> None:
        self.lives = lives
        self.players: dict[str, list[Player]] = {}
        self.playing: list[asyncio.Task[None]] = []
        self.ended = [0, 0, 0]
        """How many matches have ended at each of the three tables that are played at once."""

    async def table(self, number: int) -> None:
        """Play one match of people from its lobby to its end."""
        game = GAMES[number % len(GAMES)]
        seats = 1 if game == "tempus" else 2
        people = [Player(self.lives.url, number * 10 + seat) for seat in range(seats)]
        code = ""
        while not code:
            try:
                for person in people[1:]:
                    await person.make()
                code = await people[0].make(game=game, seats=seats)
            except httpx.TransportError:  # the request died with the server
                await asyncio.sleep(0.05)
        self.players[code] = people
        await asyncio.gather(*(each.live(code, seat) for seat, each in enumerate(people)))

    async def tables(self, first: int) -> None:
        number = first
        while True:
            await self.table(number)
            self.ended[first] += 1
            number += 3

    async def killing(self, dice: random.Random) -> None:
        """Kill life after life, each when it has given some answers; in the last, matches end."""
        await self.lives.begin()
        self.playing = [asyncio.create_task(self.tables(first)) for first in range(3)]
        for _ in range(KILLS):
            await self.answered(dice.randrange(ANSWERS))
            if dice.random() < 0.5:  # in the middle of something
                await self.until(self.asking)
            await asyncio.sleep(dice.random() * 0.02)
            self.lives.kill()
            await self.lives.begin()
        before = list(self.ended)
        await self.until(lambda: all(map(int.__gt__, self.ended, before)))
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def answered(self, times: int) -> None:
        """Wait until people have been answered some more times."""
        enough = self.answers() + times
        await self.until(lambda: self.answers() >= enough)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait for something that happens in play."""
        try:
            async with asyncio.timeout(HANGS):
                while not so():
                    for task in self.playing:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.002)
        except TimeoutError:
            raise AssertionError(f"nothing happens any more: {self.waiting()}") from None

    def waiting(self) -> list[str]:
        """Return the state of everybody whose match has not ended."""
        return [
            f"{code} {seat} {person}"
            for code, people in self.players.items()
            for seat, person in enumerate(people)
            if not person.finished()
        ]

    def everybody(self) -> Iterator[Client]:
        for people in self.players.values():
            for person in people:
                yield person.client

    def answers(self) -> int:
        return sum(len(client.acked) for client in self.everybody())

    def asking(self) -> bool:
        return any(client.pending for client in self.everybody())


async def last_words(players: dict[str, list[Player]]) -> None:
    """Let everybody get their pending answers from the last life."""
    for code, people in players.items():
        for seat, person in enumerate(people):
            person.leaving = True
            if person.client.pending:
                await asyncio.wait_for(person.live(code, seat), HANGS)


async def logs(database: Path, codes: list[str]) -> dict[str, tuple[Record, list[MatchRow]]]:
    """Read the stored matches."""
    store = Store(database)
    await store.open()
    found: dict[str, tuple[Record, list[MatchRow]]] = {}
    for code in codes:
        row = await store.table(code)
        if row is not None and row.seed:
            rows = await store.rows(code)
            inputs = [Input(each.at, each.seat, each.move) for each in rows]
            game = registry.find(row.game)
            record = Record(game, len(row.chairs), int(row.seed), dict(row.options), inputs)
            found[code] = record, rows
    await store.close()
    return found


async def test_a_killed_server_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    for game in TINY:
        registry.register(game)
    database = tmp_path / "aevum.db"
    lives = Lives(database)
    try:
        evening = Evening(lives)
        await evening.killing(random.Random(11))
        await last_words(evening.players)
    finally:
        said = lives.stop()
        kept = await logs(database, list(evening.players))
        for game in TINY:
            registry.unregister(game)
    assert lives.count == KILLS + 1
    assert "Traceback" not in said, said
    assert "ended by itself" not in said, said
    assert sqlite3.connect(database).execute("pragma integrity_check").fetchone() == ("ok",)
    moves = 0
    for code, people in evening.players.items():
        check_table(code, people, kept)
        moves += sum(len(person.client.acked) for person in people)
    assert moves > KILLS, "too few moves were acknowledged for this test to mean anything"


def check_table(
    code: str, people: list[Player], kept: dict[str, tuple[Record, list[MatchRow]]]
) -> None:
    """Compare what people were told with what is stored."""
    if code not in kept:
        assert all(not person.client.fields for person in people)
        return
    record, rows = kept[code]
    match = replay(record)
    verify(record)
    if any(person.client.table and person.client.table.phase == "over" for person in people):
        assert not match.state.asks, f"{code} is over, and its last move is lost"
    stored = Counter((row.seat, row.cid) for row in rows if row.cid)
    assert not [each for each, times in stored.items() if times > 1]
    for seat, person in enumerate(people):
        mine = {cid for at, cid in stored if at == seat}
        acts = {cid for cid in person.client.acked if cid in person.acts}
        assert acts <= mine, f"lost at {code}: {sorted(acts - mine)}"
        assert not mine & set(person.client.refused)
