"""Chat: sent to everybody once, muted by the owner, without deceptive marks."""

import asyncio

import pytest

from aevum.server import wire
from aevum.server.tables.chat import plain
from aevum.server.tables.guest_changes import forget
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY

HAGGLE = TINY[0]


def test_a_line_is_told_to_everybody_once() -> None:
    async def talk(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        wat = await rig.visitor("Wat")
        assert await wat.do(wire.Chat, "Hello <b>all</b>", order="one") == "ok"
        assert await wat.do(wire.Chat, "Hello <b>all</b>", order="one") == "ok"
        assert await ada.do(wire.Phrase, 1) == "ok"
        assert ada.client.chat == wat.client.chat == [1, 2]
        lines = rig.disk.chat[rig.code]
        assert [(line.name, line.text, line.phrase) for line in lines] == [
            ("Wat", "Hello <b>all</b>", -1),
            ("Ada", wire.PHRASES[1], 1),
        ]
        assert await ada.do(wire.Phrase, 31) == "no_phrase"

    simulated(talk, TINY)


def test_the_owner_silences_and_lets_speak_again() -> None:
    async def hush(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        wat = await rig.visitor("Wat")
        assert await ada.do(wire.Mute, wat.guest.id, True) == "ok"
        assert await wat.do(wire.Chat, "but") == "muted"
        assert await wat.do(wire.Phrase, 0) == "muted"
        assert await ada.do(wire.Mute, wat.guest.id, False) == "ok"
        assert await wat.do(wire.Chat, "thank you") == "ok"

    simulated(hush, TINY)


@pytest.mark.parametrize("public", [False, True])
def test_spectators_of_a_private_table_write_only_if_they_may(public: bool) -> None:
    async def watch(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2, bots=["random"], public=public)
        wat = await rig.visitor("Wat")
        assert await wat.do(wire.Chat, "may I play?") == "ok"
        assert await ada.do(wire.Start) == "ok"
        assert await wat.do(wire.Chat, "bid less") == ("ok" if public else "spectator")
        assert await wat.do(wire.Phrase, 0) == ("ok" if public else "spectator")
        assert await ada.do(wire.Chat, "hush") == "ok"
        assert await wat.do(wire.Settings, spectators=True) == "not_owner"
        assert await ada.do(wire.Settings, seats=3, spectators=True) == "started"
        assert await ada.do(wire.Settings, spectators=True) == "ok"
        assert wat.table.spectators
        assert await wat.do(wire.Chat, "bid more") == "ok"
        assert await ada.do(wire.Settings, spectators=False) == "ok"
        assert await wat.do(wire.Chat, "oh") == ("ok" if public else "spectator")

    simulated(watch, TINY)


def test_who_comes_later_reads_what_was_said() -> None:
    async def late(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        await ada.do(wire.Chat, "anybody?")
        rig.start()
        wat = await rig.visitor("Wat")
        assert wat.client.chat == [1]

    simulated(late, TINY)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two   words ", "two words"),
        ("line\none", "line one"),
        ("\u202eabc\u202c", "abc"),
        ("a\x00b\x07", "ab"),
        ("\u200b\u2060", ""),
        ("Grüße, 你好 🙂", "Grüße, 你好 🙂"),
    ],
)
def test_only_what_can_be_seen_is_said(typed: str, shown: str) -> None:
    assert plain(typed) == shown


def test_an_empty_line_is_not_said() -> None:
    async def nothing(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        assert await ada.do(wire.Chat, "\u200b") == "empty"

    simulated(nothing, TINY)


def test_after_somebody_is_forgotten_every_line_has_a_number_of_its_own() -> None:
    async def go_on(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        wat = await rig.visitor("Wat")
        assert await ada.do(wire.Chat, "one") == "ok"
        assert await wat.do(wire.Chat, "two") == "ok"
        await forget(rig.hub, wat.guest.id)
        assert ada.client.chat == [1]
        assert await ada.do(wire.Chat, "three") == "ok"
        assert ada.client.chat == [1, 3]
        assert [(line.number, line.text) for line in rig.disk.chat[rig.code]] == [
            (1, "one"),
            (3, "three"),
        ]

    simulated(go_on, TINY)


def test_what_somebody_says_while_they_are_forgotten_is_not_kept() -> None:
    async def last_word(rig: Rig) -> None:
        await rig.make(HAGGLE, seats=2)
        wat = await rig.visitor("Wat")
        assert await wat.do(wire.Chat, "one") == "ok"
        async with asyncio.TaskGroup() as group:
            group.create_task(wat.do(wire.Chat, "two"))
            group.create_task(forget(rig.hub, wat.guest.id))
        assert rig.disk.chat[rig.code] == []

    simulated(last_word, TINY)


def test_nobody_speaks_under_the_name_of_another() -> None:
    async def imitate(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        other = await rig.visitor("ADA.")
        assert await other.do(wire.Chat, "I give up") == "ok"
        assert await other.do(wire.Sit, 1) == "ok"
        assert await other.do(wire.Chat, "really") == "ok"
        assert await ada.do(wire.Chat, "no") == "ok"
        assert [line.name for line in rig.disk.chat[rig.code]] == ["ADA. (2)", "ADA. (2)", "Ada"]
        assert [chair.name for chair in ada.table.chairs] == ["Ada", "ADA. (2)"]

    simulated(imitate, TINY)


def test_a_table_remembers_the_ids_of_the_last_lines_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def chatter(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        for number in range(5):
            assert await ada.do(wire.Chat, "hello", order=f"c{number}") == "ok"
        log = (await rig.table()).chat.log
        assert [*log._said] == [("ada", "c2"), ("ada", "c3"), ("ada", "c4")]
        rig.start()
        await ada.join()
        assert await ada.do(wire.Chat, "hello", order="c4") == "ok"
        assert [line.number for line in rig.disk.chat[rig.code]] == [1, 2, 3, 4, 5]

    monkeypatch.setattr("aevum.server.tables.chat_log.MOST_SAID", 3)
    simulated(chatter, TINY)
