"""Resigning, leaving for good, removing an absent player, and ending a match by agreement."""

import pytest

from aevum.games import registry
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.store.records import Result
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
CHRONOS = registry.find("chronos")
TEMPUS = registry.find("tempus")
GRACE = 50


def spoken(person: Visitor, text: str) -> bool:
    """Return whether the table itself has said something to this person."""
    assert person.session is not None
    return any(text.encode() in frame and b'"chat"' in frame for frame in person.session.frames)


def phase(person: Visitor) -> str:
    return person.table.phase


def seat_of(person: Visitor) -> int:
    assert person.client.you is not None
    return person.client.you.seat


@pytest.mark.parametrize(("leave", "how"), [(False, "resigned"), (True, "left")])
def test_a_bot_plays_on_for_somebody_who_gives_up(leave: bool, how: str) -> None:
    async def evening(rig: Rig) -> None:
        ada, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        await ada.play("end")
        seen = len(ada.client.log)
        assert await bob.do(wire.Resign, leave) == "ok"
        await rig.settle(3)
        chair = ada.table.chairs[1]
        assert (chair.kind, chair.left, chair.name) == ("bot", how, "Bob")
        assert len(ada.client.log) > seen, "the bot moves at once"
        assert phase(ada) == "playing"
        assert spoken(ada, f"server-told-{how}")

    simulated(evening, TINY)


def test_a_seat_that_was_given_up_never_comes_back() -> None:
    async def regret(rig: Rig) -> None:
        ada, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        await ada.play("end")
        assert await bob.do(wire.Resign) == "ok"
        assert seat_of(bob) == -1
        assert not bob.legal
        assert await bob.do(wire.Sit, 1) == "started"
        assert await bob.play("end") == "not_seated"
        assert await bob.do(wire.TakeBack) == "not_seated"
        await bob.go()
        await bob.join()
        assert seat_of(bob) == -1
        rig.start()
        await bob.join()
        assert seat_of(bob) == -1, "not after a restart either"
        assert bob.table.chairs[1].left == "resigned"

    simulated(regret, TINY)


def test_somebody_who_resigned_sees_only_what_everybody_may_see() -> None:
    async def secrets(rig: Rig) -> None:
        ada, bob, cay = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        dan = await rig.visitor("Dan")
        assert bob.client.fields != dan.client.fields, "a hand is hidden"
        assert await bob.do(wire.Resign) == "ok"
        assert bob.client.fields == dan.client.fields
        await ada.play("end")
        assert bob.client.fields == dan.client.fields
        assert cay.client.mismatches == bob.client.mismatches == 0

    simulated(secrets, TINY)


def test_nobody_resigns_for_another() -> None:
    async def attack(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        dan = await rig.visitor("Dan")
        assert await dan.do(wire.Resign) == "not_seated"
        assert await dan.do(wire.EndVote, True) == "not_seated"
        assert await dan.do(wire.Remove, 1, "bob") == "not_owner"
        assert await bob.do(wire.Remove, 0, "ada") == "here"
        assert await ada.do(wire.Remove, 1, "bob") == "here"
        assert await ada.do(wire.Remove, 0, "ada") == "yourself"
        assert await ada.do(wire.Remove, 1, "dan") == "nobody"
        assert await ada.do(wire.Remove, 9, "bob") == "nobody"
        assert [chair.left for chair in ada.table.chairs] == ["", ""]
        assert phase(ada) == "playing"

    simulated(attack, TINY)


def test_a_command_to_resign_counts_once() -> None:
    async def twice(rig: Rig) -> None:
        _, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        assert await bob.do(wire.Resign, order="once") == "ok"
        assert await bob.do(wire.Resign, order="once") == "ok"
        rig.start()
        await bob.join()
        assert await bob.do(wire.Resign, order="once") == "ok"

    simulated(twice, TINY)


def test_a_match_without_people_ends_without_a_result() -> None:
    async def duel(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        assert await bob.do(wire.Resign) == "ok"
        assert phase(ada) == "playing", "the other may play on against the bot"
        assert await ada.do(wire.Resign) == "ok"
        assert phase(ada) == phase(bob) == "over"
        assert ada.table.ranks is None
        assert ada.table.scores is None
        assert "Player 1 left" in told(ada.table.end)
        assert await ada.play("end") == "not_seated"
        rows = len((await rig.table()).begun_match().record.rows)
        await rig.settle(60)
        assert len((await rig.table()).begun_match().record.rows) == rows, "no bot moves any more"

    simulated(duel, TINY)


def test_the_owner_hands_the_table_over() -> None:
    async def handing(rig: Rig) -> None:
        ada, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        assert await ada.do(wire.Resign, True) == "ok"
        assert bob.table.owner == "bob"
        assert bob.client.you is not None
        assert bob.client.you.owner

    simulated(handing, TINY)


def test_the_owner_removes_somebody_whose_seat_a_bot_keeps_warm() -> None:
    async def absent(rig: Rig) -> None:
        ada, bob, cay = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        await bob.go()
        await rig.settle(GRACE)
        assert ada.table.chairs[1].away
        assert await cay.do(wire.Remove, 1, "bob") == "not_owner"
        assert await ada.do(wire.Remove, 1, "bob") == "ok"
        assert ada.table.chairs[1].left == "removed"
        await bob.join()
        assert seat_of(bob) == -1

    simulated(absent, TINY)


def test_anybody_who_plays_removes_an_owner_who_is_away() -> None:
    async def absent(rig: Rig) -> None:
        ada, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        await ada.go()
        await rig.settle(GRACE)
        assert await bob.do(wire.Remove, 0, "ada") == "ok"
        assert bob.table.chairs[0].left == "removed"
        assert bob.table.owner == "bob"

    simulated(absent, TINY)


def test_a_match_ends_when_all_agree() -> None:
    async def enough(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        assert await ada.do(wire.EndVote, True) == "ok"
        assert bob.table.ending == [0]
        assert phase(bob) == "playing"
        assert await bob.do(wire.EndVote, True) == "ok"
        assert phase(bob) == "over"
        assert bob.table.ranks is None
        assert "agreed" in told(bob.table.end)
        assert bob.table.ending == []
        assert await bob.play("end") == "over"
        rig.start()
        await bob.join()
        assert phase(bob) == "over"
        assert "agreed" in told(bob.table.end)

    simulated(enough, TINY)


def test_one_refusal_is_enough_to_play_on_and_nobody_is_pestered() -> None:
    async def again(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        for _ in range(3):
            assert await ada.do(wire.EndVote, True) == "ok"
            assert await bob.do(wire.EndVote, False) == "ok"
            assert ada.table.ending == []
        assert await ada.do(wire.EndVote, True) == "asked"
        assert await bob.do(wire.EndVote, True) == "ok"
        assert await bob.do(wire.EndVote, False) == "ok"
        assert ada.table.ending == []
        assert phase(ada) == "playing"

    simulated(again, TINY)


def test_nobody_ends_a_match_behind_the_back_of_somebody_who_is_away() -> None:
    async def tunnel(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await bob.go()
        await rig.settle(GRACE)
        assert ada.table.chairs[1].away
        assert await ada.do(wire.EndVote, True) == "ok"
        assert phase(ada) == "playing"
        assert await ada.do(wire.Remove, 1, "bob") == "ok"
        assert phase(ada) == "over", "who was removed has no say any more"

    simulated(tunnel, TINY)


def test_alone_with_bots_a_match_ends_at_once() -> None:
    async def enough(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True)
        assert await ada.do(wire.EndVote, True) == "ok"
        assert phase(ada) == "over"
        assert told(ada.table.end) == str(m.server_end_stopped(who=0))

    simulated(enough)


def test_whoever_set_bots_going_may_stop_them() -> None:
    async def show(rig: Rig) -> None:
        ada = await rig.make(NEST, bots=["random", "random"], watch=True, start=True)
        dan = await rig.visitor("Dan")
        assert await dan.do(wire.EndVote, True) == "not_owner"
        assert await ada.do(wire.EndVote, True) == "ok"
        assert phase(dan) == "over"

    simulated(show, TINY, bot_pace_ms=10_000)


def test_a_live_match_is_left_and_ended_too() -> None:
    async def race(rig: Rig) -> None:
        ada, bob, cay = await rig.match(CHRONOS, "Ada", "Bob", "Cay", options={"stage": 1})
        assert await cay.do(wire.Resign) == "ok"
        assert ada.table.chairs[2].left == "resigned"
        assert await ada.do(wire.EndVote, True) == "ok"
        assert await bob.do(wire.EndVote, True) == "ok"
        assert phase(cay) == phase(ada) == "over"
        rows = len((await rig.table()).begun_match().record.rows)
        await rig.settle(60)
        assert len((await rig.table()).begun_match().record.rows) == rows
        assert (await rig.hub.replays.describe(rig.code, cay.guest, None)).table.phase == "over"

    simulated(race)


def test_somebody_who_resigned_is_in_the_rematch_and_somebody_who_left_is_not() -> None:
    async def next_evening(rig: Rig) -> None:
        ada, bob, cay = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        assert await bob.do(wire.Resign) == "ok"
        assert await cay.do(wire.Resign, True) == "ok"
        assert await ada.do(wire.EndVote, True) == "ok"
        assert await cay.do(wire.Rematch) == "not_seated"
        assert await bob.do(wire.Rematch, order="again") == "ok"
        moved = bob.client.answers["again"]
        assert isinstance(moved, wire.Moved)
        chairs = rig.disk.tables[moved.code].chairs
        assert [(chair.kind, chair.guest, chair.left) for chair in chairs] == [
            ("person", "ada", ""), ("person", "bob", ""), ("open", "", ""),
        ]  # fmt: skip
        assert all(chair.ready for chair in chairs[:2])

    simulated(next_evening, TINY)


def test_histories_say_who_gave_up_and_that_there_is_no_result() -> None:
    kept: list[Result] = []

    async def evening(rig: Rig) -> None:
        ada, bob, _ = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        assert await bob.do(wire.Resign) == "ok"
        await ada.do(wire.EndVote, True)
        table = await rig.table()
        table.row.phase = "over"
        kept.extend(table.end.results([3, 4, 5]))

    simulated(evening, TINY)
    assert [(each.guest, each.rank, each.marks) for each in kept] == [
        ("ada", 0, []), ("bob", 0, ["resigned"]), ("cay", 0, []),
    ]  # fmt: skip
