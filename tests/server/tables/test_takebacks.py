"""Take-backs over the wire: the same dice again, a permanent mark, and consent."""

from typing import Any

from aevum.core.match import verify
from aevum.core.record import FRESH_CHANCE, Record
from aevum.core.state import CHANCE
from aevum.games import registry
from aevum.server import wire
from aevum.server.lobby import listing
from aevum.server.store.records import MatchRow
from aevum.server.tables.sweeper import SECONDS as IDLE_SECONDS
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY

TEMPLATE = registry.find("template")
HAGGLE = TINY[0]


async def drawn(rig: Rig) -> list[int]:
    match = (await rig.table()).begun_match()
    return [row.move for row in match.record.rows if row.seat == CHANCE]


async def record_of(rig: Rig) -> Record:
    return (await rig.table()).begun_match().claim()


def test_a_roll_taken_back_alone_with_bots_falls_again_and_marks_the_match() -> None:
    async def roll(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True)
        await ada.play("roll")
        assert ada.client.position.undo == "!"
        for _ in range(3):
            assert ada.table.marks == [] or ada.table.marks == ["takeback"]
            assert await ada.do(wire.TakeBack) == "ok"
            assert ada.table.marks == ["takeback"]
            await ada.play("roll")
        dice = await drawn(rig)
        assert dice == dice[:1] * 4
        rig.start()
        await ada.join()
        assert ada.table.marks == ["takeback"], "the log knows it"
        record = await record_of(rig)
        assert record.marks == ["takeback"]
        verify(record)

    simulated(roll, (TEMPLATE,), bot_pace_ms=60_000)


def test_a_match_with_a_roll_taken_back_is_marked_in_its_results() -> None:
    async def finish(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True)
        await ada.play("roll")
        assert await ada.do(wire.TakeBack) == "ok"
        table = await rig.table()
        assert [each.marks for each in table.end.results([0, 0])] == [["takeback"]]

    simulated(finish, (TEMPLATE,), bot_pace_ms=60_000)


def test_lists_mark_a_match_with_a_roll_taken_back_also_when_it_is_put_away() -> None:
    async def look(rig: Rig) -> None:
        rig.hub.start()
        ada = await rig.make(TEMPLATE, bots=["random"], start=True)
        await ada.play("roll")
        row = (await rig.table()).row
        assert listing.line(row, await rig.table(), "ada").marks == []
        assert await ada.do(wire.TakeBack) == "ok"
        assert listing.line(row, await rig.table(), "ada").marks == ["takeback"]
        await rig.settle(IDLE_SECONDS)
        stored = rig.disk.tables[rig.code]
        assert listing.line(stored, None, "ada").marks == ["takeback"]

    simulated(look, (TEMPLATE,), bot_pace_ms=60_000)


def test_a_match_stored_under_the_old_rule_goes_on_under_it() -> None:
    async def old(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True)
        rig.disk.tables[rig.code].takebacks = FRESH_CHANCE
        rig.start()
        await ada.join()
        await ada.play("roll")
        record = await record_of(rig)
        assert record.takebacks == FRESH_CHANCE
        assert await ada.do(wire.TakeBack) == "ok"
        verify(await record_of(rig))

    simulated(old, (TEMPLATE,), bot_pace_ms=60_000)


def test_a_bot_asked_again_after_a_take_back_answers_the_same() -> None:
    async def ask_again(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2, bots=["random"], start=True)
        answers = []
        for life in range(6):
            await ada.play("end")
            await rig.settle(1)
            match = (await rig.table()).begun_match()
            line = [match.record.rows[place] for place in match.line]
            answers.append([row.move for row in line if row.seat == 1])
            if life == 3:
                rig.start()  # another life of the server isn't another chance either
                await ada.join()
            assert await ada.do(wire.TakeBack) == "ok"
        assert answers[0]
        assert answers == answers[:1] * len(answers)

    simulated(ask_again, TINY)


async def away(rig: Rig, *names: str, **wish: Any) -> list[Visitor]:
    """Seat people who have all moved, and let the second go until a bot has their seat."""
    people = await rig.match(HAGGLE, *names, **wish)
    for person in people:
        await person.play("end")
    await people[1].do(wire.Stand)
    return people


def test_somebody_away_is_not_passed_over() -> None:
    async def gone(rig: Rig) -> None:
        ada, bob = await away(rig, "Ada", "Bob")
        rows = len((await rig.table()).begun_match().record.rows)
        assert await ada.do(wire.TakeBack) == "absent"
        assert "Player 2 is away" in told(next(iter(ada.client.refused.values())).text)
        assert len((await rig.table()).begun_match().record.rows) == rows
        await bob.do(wire.Sit, 1)
        assert await ada.do(wire.TakeBack) == "ok"
        assert bob.table.asking == 0
        assert bob.table.undo_marks
        assert await bob.do(wire.Consent, True) == "ok"
        assert ada.table.marks == ["takeback"]
        assert not bob.table.undo_marks

    simulated(gone, TINY, bot_pace_ms=60_000)


def test_who_has_moved_keeps_a_say_after_a_restart_and_after_giving_up() -> None:
    async def gone(rig: Rig) -> None:
        ada, bob, cay = await away(rig, "Ada", "Bob", "Cay")
        rig.start()
        await ada.join()
        await cay.join()
        assert await ada.do(wire.TakeBack) == "absent"
        await bob.join()
        assert await bob.do(wire.Resign) == "ok"
        assert await ada.do(wire.TakeBack) == "absent"
        assert "Player 2 has left" in told(list(ada.client.refused.values())[-1].text)

    simulated(gone, TINY, bot_pace_ms=60_000)


def test_somebody_who_never_moved_is_not_waited_for() -> None:
    async def gone(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        await bob.do(wire.Stand)
        assert await ada.do(wire.TakeBack) == "ok"

    simulated(gone, TINY, bot_pace_ms=60_000)


def test_an_answer_alone_does_not_mark_a_match() -> None:
    async def plain(rig: Rig) -> None:
        ada = await rig.make(registry.find("tempus"), start=True)
        await ada.act(ada.legal[0])
        assert await ada.do(wire.TakeBack) == "ok"
        assert ada.table.marks == []
        assert [row.cid for row in rows_of(rig)] != []

    simulated(plain)


def rows_of(rig: Rig) -> list[MatchRow]:
    return rig.disk.logs[rig.code]
