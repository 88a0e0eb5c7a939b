"""Faults around a table: a full disk, an end that cannot be stored, people who disappear."""

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from aevum.core.match import Match, walk
from aevum.core.record import Record
from aevum.games import registry
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.refused import Refused
from aevum.server.store import NotStored
from aevum.server.store.records import Guest
from aevum.server.tables.chat import MOST_MUTED
from aevum.server.tables.guest_changes import forget, renamed
from aevum.server.tables.log_writer import DRAIN_SECONDS
from aevum.server.workers.hint_jobs import Hint
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.server.sim.world import BECAUSE, DO_THIS
from tests.tiny import TINY

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
TEMPUS = registry.find("tempus")
DATE: dict[str, bool | int | str] = {"date": "2026-11-15 06:17"}


async def full(*_: Any) -> None:
    raise NotStored("The server could not store this: the disk is full.")


def closed(person: Visitor) -> int:
    assert person.session is not None
    return person.session.closed[0] if person.session.closed else 0


def asked(person: Visitor) -> bool:
    return any(ask.must for ask in person.client.position.asks or [])


async def play_out(rig: Rig, person: Visitor) -> None:
    """Make moves until the match has ended."""
    match = (await rig.table()).begun_match()
    while match.state.asks:
        if asked(person):
            await person.act(person.legal[0])
        else:
            await rig.settle()


def test_what_is_not_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def disk_full(rig: Rig) -> None:
        ada = await rig.make(SHEETS, seats=2, bots=["random"])
        with monkeypatch.context() as patch:
            patch.setattr(rig.store, "save_table", full)
            assert await ada.do(wire.Start) == "not_stored"
            assert closed(ada) == wire.CLOSE_RESTART
        await ada.join()
        assert ada.table.phase == "lobby"
        assert await ada.do(wire.Start) == "ok"
        assert asked(ada)

    simulated(disk_full, TINY)


def test_a_table_that_cannot_begin_stays_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    async def disk_full(rig: Rig) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(rig.store, "save_table", full)
            with pytest.raises(NotStored):
                await rig.hub.make(Guest("ada", "Ada"), NewTable(TEMPUS.name, DATE, start=True))
        (rig.code,) = rig.disk.tables
        assert (await rig.table()).row.phase == "lobby"

    simulated(disk_full)


def test_an_end_that_cannot_be_kept_is_kept_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def disk_full(rig: Rig) -> None:
        ada = await rig.make(SHEETS, seats=2, bots=["random"])
        with monkeypatch.context() as patch:
            patch.setattr(rig.store, "finish", full)
            assert await ada.do(wire.Start) == "ok"
            await play_out(rig, ada)
            await rig.settle()
            assert closed(ada) == wire.CLOSE_RESTART
            assert rig.disk.tables[rig.code].phase == "playing"
        await ada.join()
        await rig.settle()
        assert ada.table.phase == "over"
        assert ada.table.scores
        assert rig.disk.tables[rig.code].phase == "over"

    simulated(disk_full, TINY)


def test_a_crash_leaves_no_end_without_its_last_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(rig: Rig) -> None:
        append, lost = rig.store.append, []

        def all_but_the_last(code: str, *entry: Any) -> None:
            if code not in rig.hub.tables or rig.hub.tables[code].begun_match().state.asks:
                append(code, *entry)
            else:
                lost.append(entry)

        monkeypatch.setattr(rig.store, "append", all_but_the_last)
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        await play_out(rig, ada)
        await rig.settle()
        assert lost
        assert rig.disk.tables[rig.code].phase == "playing"
        rig.start()
        await ada.join()  # and makes the last move again
        await rig.settle()
        assert told(ada.table.end) == "finished"
        rows = (await rig.table()).begun_match().record.rows
        assert len(rig.disk.logs[rig.code]) == len(rows)

    simulated(crash)


def test_a_server_that_stops_has_written_down_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        finish = rig.store.finish

        async def slowly(*end: Any) -> None:
            await asyncio.sleep(1)  # of the loop's own time
            await finish(*end)

        monkeypatch.setattr(rig.store, "finish", slowly)
        await play_out(rig, ada)
        assert rig.disk.tables[rig.code].phase == "playing"
        await rig.hub.stop()
        assert rig.disk.tables[rig.code].end == "finished"

    simulated(stop)


def test_a_server_that_stops_opens_nothing() -> None:
    async def back_too_soon(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        await rig.hub.stop()
        assert closed(ada) == wire.CLOSE_RESTART
        with pytest.raises(Refused, match="back in a moment"):
            await rig.hub.open(rig.code)
        assert not rig.hub.tables

    simulated(back_too_soon)


def test_a_disk_that_hangs_holds_up_the_end_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(rig: Rig) -> None:
        monkeypatch.setattr(rig.store, "append", lambda *_: None)
        people = [await rig.make(TEMPUS, f"Guest{n}", start=True, options=DATE) for n in range(9)]
        for table in rig.hub.tables.values():
            table.moves.play_for(0, table.begun_match().state.legal(0)[0])
        began = rig.loop.time()
        await rig.hub.stop()
        assert rig.loop.time() - began < 2 * DRAIN_SECONDS
        assert {closed(person) for person in people} == {wire.CLOSE_RESTART}

    simulated(hang)


def test_one_asks_to_take_back_at_a_time() -> None:
    async def two_ask(rig: Rig) -> None:
        ada, bob, cay = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        await ada.play("end")
        await bob.play("end")
        assert await bob.do(wire.TakeBack) == "ok"
        assert await ada.do(wire.TakeBack) == "asking"
        assert cay.table.asking == 1
        assert await ada.do(wire.Consent, False) == "ok"
        assert await ada.do(wire.TakeBack) == "ok"
        assert cay.table.asking == 0

    simulated(two_ask, TINY)


def test_taking_back_wins_no_time() -> None:
    async def stall(rig: Rig) -> None:
        ada, bob = await rig.match(SHEETS, "Ada", "Bob", clock=30)
        match = (await rig.table()).begun_match()
        before = len(match.line)
        for _ in range(3):
            await rig.settle(12)
            if len(match.line) == before:
                await bob.act(bob.legal[0])
                assert await bob.do(wire.TakeBack) == "ok"
        assert len(match.line) > before, "the clock has moved for them"
        assert ada.table.phase == "playing"

    simulated(stall, TINY)


def test_no_mute_is_lost() -> None:
    async def many(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        for number in range(MOST_MUTED):
            assert await ada.do(wire.Mute, f"guest{number}", True) == "ok"
        assert await ada.do(wire.Mute, "another", True) == "many"
        assert await ada.do(wire.Mute, "guest0", False) == "ok"
        assert await ada.do(wire.Mute, "another", True) == "ok"

    simulated(many, TINY)


def test_the_owner_frees_the_seat_of_somebody_who_has_gone() -> None:
    async def vanish(rig: Rig) -> None:
        ada = await rig.make(SHEETS, seats=2)
        bob = await rig.visitor("Bob")
        assert await bob.do(wire.Sit, 1) == "ok"
        await bob.go()
        assert await ada.do(wire.Seat, 1, "bot", "random") == "ok"
        assert await ada.do(wire.Start) == "ok"

    simulated(vanish, TINY)


def test_a_seat_has_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def greedy(rig: Rig) -> None:
        asked_for = 0

        async def ponder(*_: Any) -> Hint:
            nonlocal asked_for
            asked_for += 1
            await asyncio.sleep(5)
            return Hint(2, DO_THIS, BECAUSE, "random", 1, [2])

        monkeypatch.setattr(rig.hub.services.bot_workers, "advise", ponder)
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        await ada.do(wire.Hint, order="first")
        await ada.do(wire.Hint, order="second")
        assert told(ada.client.refused["first"].text) == str(m.server_hint_given_up())
        await rig.settle(6)
        assert isinstance(ada.client.answers["second"], wire.Advice)
        assert asked_for == 2

    simulated(greedy)


def test_a_bot_that_breaks_leaves_no_table_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(rig: Rig) -> None:
        async def burst(*_: Any) -> int:
            raise ValueError("a fault in a game")

        ada = await rig.make(SHEETS, seats=2, bots=["random"])
        with monkeypatch.context() as patch:
            patch.setattr(rig.hub.services.bot_workers, "choose", burst)
            assert await ada.do(wire.Start) == "ok"
            await rig.settle()
            assert closed(ada) == wire.CLOSE_RESTART
            assert not rig.hub.tables
        await ada.join()
        await play_out(rig, ada)

    simulated(breaks, TINY)


def test_a_forgotten_guest_is_not_brought_back() -> None:
    async def forget_ada(rig: Rig) -> None:
        ada, bob = await rig.match(SHEETS, "Ada", "Bob")
        assert await ada.do(wire.Chat, "Here I am") == "ok"
        await forget(rig.hub, "ada")
        table = await rig.table()
        assert table.row.owner == ""
        assert [chair.name for chair in table.row.chairs] == ["", "Bob"]
        assert not table.chat.log.lines()
        assert await bob.do(wire.Stand) == "ok"
        assert rig.disk.tables[rig.code].chairs[0].guest == ""

    simulated(forget_ada, TINY)


def test_whoever_cannot_be_forgotten_keeps_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget_ada(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob")
        assert await ada.do(wire.Chat, "Here I am") == "ok"
        monkeypatch.setattr(rig.store, "forget_guest", full)
        with pytest.raises(NotStored):
            await forget(rig.hub, "ada")
        table = await rig.table()
        assert table.data.seat_of("ada") == 0
        assert table.row.owner == "ada"
        assert [line.text for line in table.chat.log.lines()] == ["Here I am"]
        assert await ada.act(ada.legal[0]) == "ok"

    simulated(forget_ada, TINY)


def test_a_save_under_way_does_not_bring_back_who_is_forgotten() -> None:
    async def forget_ada(rig: Rig) -> None:
        _, bob = await rig.match(SHEETS, "Ada", "Bob")
        table = await rig.table()
        saving = asyncio.create_task(rig.store.save_table(deepcopy(table.row)))
        await forget(rig.hub, "ada")
        await saving
        assert rig.disk.tables[rig.code].chairs[0].guest == ""
        assert bob.table.chairs[0].name == ""

    simulated(forget_ada, TINY)


def test_a_lobby_passes_to_another_when_its_owner_is_forgotten() -> None:
    async def forget_ada(rig: Rig) -> None:
        await rig.make(SHEETS, seats=2)
        bob = await rig.visitor("Bob")
        assert await bob.do(wire.Sit, 1) == "ok"
        await forget(rig.hub, "ada")
        assert bob.table.owner == "bob"
        assert rig.disk.tables[rig.code].owner == "bob"
        assert await bob.do(wire.Seat, 0, "bot", "random") == "ok"

    simulated(forget_ada, TINY)


def test_a_game_that_is_gone_keeps_nobody_from_another_name() -> None:
    async def gone(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        lost = rig.disk.tables[rig.code]
        lost.code, lost.game = "zzzzzz", "chess"
        rig.disk.tables = {"zzzzzz": lost, rig.code: (await rig.table()).row}
        await renamed(rig.hub, Guest("ada", "Lady"))
        await rig.settle()
        assert ada.table.chairs[0].name == "Lady"

    simulated(gone)


def test_what_had_not_begun_when_a_table_closed_is_dropped() -> None:
    async def close(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        table = await rig.table()
        assert ada.session is not None
        table.tell(ada.session, wire.Chat("one", "hello"))
        table.tell(ada.session, wire.Chat("two", "hello"))
        table.close(wire.CLOSE_RESTART, "")
        await rig.settle()
        assert rig.disk.chat.get(rig.code, []) == []

    simulated(close, TINY)


def test_who_waits_for_a_table_waits_for_nobody_else() -> None:
    async def first_leaves(rig: Rig) -> None:
        await rig.make(SHEETS, seats=2, bots=["random"])
        rig.start()
        first = asyncio.create_task(rig.hub.open(rig.code))
        second = asyncio.create_task(rig.hub.open(rig.code))
        await asyncio.sleep(0)
        first.cancel()
        table = await second
        assert first.cancelled()
        assert table is not None
        assert await rig.hub.open(rig.code) is table

    simulated(first_leaves, TINY)


def test_stored_matches_are_played_again_in_pieces_and_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[str] = []

    def watched(record: Record) -> Iterator[Match]:
        for match in walk(record):
            turns.append(record.game.name)
            yield match

    async def open_two(rig: Rig) -> None:
        records = []
        for game in (SHEETS, HAGGLE):
            for person in await rig.match(game, "Ada", "Bob"):
                if asked(person):
                    assert await person.act(person.legal[0]) == "ok"
            records.append((await rig.table()).begun_match().record)
        opening = asyncio.gather(*map(rig.hub._replay, records))
        while not opening.done():
            turns.append("somebody else")
            await asyncio.sleep(0)
        lengths = [len(match.record.rows) for match in opening.result()]
        assert lengths == [len(record.rows) for record in records]

    monkeypatch.setattr("aevum.server.tables.hub.walk", watched)
    monkeypatch.setattr("aevum.server.tables.hub.ROWS_AT_ONCE", 1)
    simulated(open_two, TINY)
    rows = [each for each in turns if each != "somebody else"]
    assert rows == sorted(rows, key=rows.index), "one match after the other"
    last = "".join("." if each == "somebody else" else "r" for each in turns)
    assert "rrr" not in last, "after each row it is somebody else's turn"
