"""SIGKILL at random moments of play: nothing acknowledged is lost, nothing counts twice."""

import asyncio
import random
import sqlite3
from collections import Counter
from pathlib import Path

import httpx

from aevum.core.match import replay, verify
from aevum.core.record import Input, Record
from aevum.games import registry
from aevum.server.store import MatchRow, Store
from tests.profile import amount
from tests.server.process.lives import Lives, Player
from tests.tiny import TINY

KILLS = amount(ci=25, soak=1000)
GAMES = ("tempus_imperium", "haggle", "sheets", "nest")


class Evening:
    """Tables that follow one another while a server is killed again and again."""

    def __init__(self, lives: Lives) -> None:
        self.lives = lives
        self.players: dict[str, list[Player]] = {}
        self.progress = 0

    async def table(self, number: int) -> None:
        """Play one match of people from its lobby to its end."""
        game = GAMES[number % len(GAMES)]
        seats = 1 if game == "tempus_imperium" else 2
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
        self.progress += 1

    async def tables(self, first: int) -> None:
        number = first
        while True:
            await self.table(number)
            number += 3

    async def killing(self, dice: random.Random) -> None:
        await self.lives.begin()
        playing = [asyncio.create_task(self.tables(first)) for first in range(3)]
        for _ in range(KILLS):
            await asyncio.sleep(dice.random() * 0.25)
            for task in playing:
                if task.done():
                    task.result()
            self.lives.kill()
            await self.lives.begin()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def last_words(players: dict[str, list[Player]]) -> None:
    """Let everybody who still waits for an answer get it from the last life."""
    for code, people in players.items():
        for seat, person in enumerate(people):
            person.leaving = True
            if person.client.pending:
                await asyncio.wait_for(person.live(code, seat), 30)


async def logs(database: Path, codes: list[str]) -> dict[str, tuple[Record, list[MatchRow]]]:
    """Read the matches as the store keeps them."""
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
    assert evening.progress >= KILLS // 10, "matches go on and end"
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
    replay(record)
    verify(record)
    stored = Counter((row.seat, row.cid) for row in rows if row.cid)
    assert not [each for each, times in stored.items() if times > 1]
    for seat, person in enumerate(people):
        mine = {cid for at, cid in stored if at == seat}
        acts = {cid for cid in person.client.acked if cid in person.acts}
        assert acts <= mine, f"lost at {code}: {sorted(acts - mine)}"
        assert not mine & set(person.client.refused)
