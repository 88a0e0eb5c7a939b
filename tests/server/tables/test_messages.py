"""Sentences are sent as messages, and in words to clients that asked for a language."""

from typing import Any

import msgspec
import pytest

from aevum.core.events import EVERYONE, Event
from aevum.core.state import NONE
from aevum.core.text import AS_WRITTEN, literal
from aevum.server import wire
from aevum.server.tables.event_lines import by_bot
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY, sheets
from tests.tiny import messages as m

HAGGLE, SHEETS = TINY[0], TINY[1]


async def reader(rig: Rig, person: Visitor, render: str, face: str = "board") -> Visitor:
    """Let somebody reconnect with a language."""
    person.client.face, person.client.render = face, render
    person.client.epoch = ""
    return await person.join()


def frames(person: Visitor) -> list[bytes]:
    assert person.session is not None
    return person.session.frames


async def ask_everything(person: Visitor) -> None:
    """Send all that is answered in words: a good and a bad move, a preview, labels, a reason."""
    legal = person.legal
    await person.do(wire.Try, legal[:1], order="try")
    await person.do(wire.Labels, legal, order="labels")
    await person.do(wire.Why, sheets.SPEND, order="why")
    await person.do(wire.Why, legal[0], order="no why")
    await person.do(wire.Hint, order="hint")
    await person.do(wire.Act, -1, [sheets.BONUS], order="wrong")


def test_a_client_with_catalogues_gets_messages_alone() -> None:
    async def play(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob", hints="all")
        await ask_everything(ada)
        await ada.act(sheets.STRIKE)
        asks = ada.client.position.asks or []
        assert [ask.prompt for ask in asks] == [(m.ask_spend().key, {})]
        assert ada.client.position.undo == ("undo-strike", {})
        line = ada.client.log[-1]
        assert (line.seat, line.text) == (0, ("say-strikes", {}))  # who it is about is the seat
        assert (ada.client.refused["wrong"].text, ada.client.refused["wrong"].rule) == (
            ("no-bonus", {}),
            "R5",
        )
        assert not any(b'words":' in frame for frame in frames(ada))
        for frame in frames(ada):
            assert_no_words(msgspec.json.decode(frame))

    simulated(play, TINY)


def assert_no_words(value: Any) -> None:
    """Check that no message also comes in words."""
    if isinstance(value, list):
        for each in value:
            assert_no_words(each)
    elif isinstance(value, dict):
        assert not any("words" in name for name in value), value
        for each in value.values():
            assert_no_words(each)


@pytest.mark.parametrize(
    ("face", "render", "lines"),
    [
        (
            "text",
            "",
            [
                "player 1 strikes",
                "Mark the die or strike it.",
                "R6: you need a coin, and may spend two between marks.",
                "strike",
            ],
        ),
        (
            "board",
            "de",
            [
                "Spieler 1 streicht den Würfel.",
                "Trage den Würfel ein oder streiche ihn.",
                "R6: Du brauchst eine Münze und darfst zwischen zwei Einträgen zwei ausgeben.",
                "Streichen",
            ],
        ),
    ],
)
def test_words_come_in_the_language_that_a_client_asked_for(
    face: str, render: str, lines: list[str]
) -> None:
    says, asks, refuses, labels = lines

    async def play(rig: Rig) -> None:
        ada, bob = await rig.match(SHEETS, "Ada", "Bob", hints="all")
        await reader(rig, ada, render, face)
        assert [ask.words for ask in ada.client.position.asks or []][:1] == [asks]
        await ask_everything(ada)
        tried, labelled = ada.client.answers["try"], ada.client.answers["labels"]
        why, hint = ada.client.answers["why"], ada.client.answers["hint"]
        assert isinstance(tried, wire.Tried)
        assert isinstance(labelled, wire.Labelled)
        assert isinstance(why, wire.Reason)
        assert isinstance(hint, wire.Advice)
        assert isinstance(labelled.words, list)
        assert labelled.words[-1] == labels
        assert tried.words == labelled.words[0]
        assert all(event.words for event in tried.events)
        assert why.words == refuses
        assert (hint.label_words, hint.reason_words) == ("Do this", "because")
        assert (hint.aim_words, len(hint.later)) == ("the plan", 1)
        assert ada.client.refused["wrong"].words
        await ada.act(sheets.STRIKE)
        assert ada.client.log[-1].words == says
        assert ada.client.position.undo_words
        assert bob.client.log[-1].words is msgspec.UNSET, "who asked for none gets none"
        if face == "text":
            await bob.act(sheets.STRIKE)
            assert all(choice.words for choice in ada.client.position.choices or [])

    simulated(play, TINY)


@pytest.mark.parametrize(
    ("typed", "german"),
    [
        ("fly", "Kein Zug beginnt mit „fly“. Jetzt beginnen Züge mit: "),
        ("spend 99", "„spend 99“ ist kein Zug."),
        (" ", "Tippe einen Zug."),
    ],
)
def test_a_typed_move_is_refused_in_the_language_of_a_client(typed: str, german: str) -> None:
    async def play(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob")
        await reader(rig, ada, "de")
        await ada.do(wire.Typed, typed, order="typed")
        refused = ada.client.refused["typed"]
        assert refused.code == "bad_move"
        assert refused.text[0].startswith("no-notation")
        assert str(refused.words).startswith(german)

    simulated(play, TINY)


def test_a_move_that_is_possible_has_no_reason_against_it() -> None:
    async def play(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob")
        await ada.do(wire.Why, ada.legal[0], order="why")
        assert ada.client.answers["why"] == wire.Reason("why")

    simulated(play, TINY)


def test_a_language_that_nobody_knows_is_refused_with_a_sentence() -> None:
    async def greet(rig: Rig) -> None:
        await rig.make(SHEETS)
        bob = Visitor(rig, "Bob")
        bob.client.render = "xx"
        await bob.join()
        assert bob.session is not None
        assert bob.session.closed == (
            wire.CLOSE_BAD_FRAME,
            "This game does not have that language. Choose from: de, en, en-XA.",
        )
        assert bob.client.heard == 0

    simulated(greet, TINY)


def test_a_game_in_english_is_read_in_english_in_every_language() -> None:
    async def play(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob")
        await reader(rig, ada, "de")
        (ask,) = ada.client.position.asks or []
        assert ask.prompt[0] == AS_WRITTEN
        assert ask.words == told(ask.prompt)
        assert all(line.words == told(line.text) for line in ada.client.log)

    simulated(play, TINY)


def test_a_table_tells_why_it_ended_in_words_too() -> None:
    async def play(rig: Rig) -> None:
        ada = await rig.make(SHEETS, bots=["random"], start=True)
        await reader(rig, ada, "en")
        assert await ada.do(wire.EndVote, True) == "ok"
        assert told(ada.table.end) == "Player 1 ended the match. It has no result."
        assert ada.table.end_words == told(ada.table.end)

    simulated(play, TINY)


def test_two_languages_at_one_table_are_told_apart() -> None:
    async def play(rig: Rig) -> None:
        ada, bob = await rig.match(SHEETS, "Ada", "Bob")
        await reader(rig, ada, "en")
        await reader(rig, bob, "de")
        await ada.act(sheets.STRIKE)
        assert ada.client.log[-1].words == "player 1 strikes"
        assert bob.client.log[-1].words == "Spieler 1 streicht den Würfel."
        watcher = Visitor(rig, "Wat")
        watcher.client.render = "en-XA"
        await watcher.join()
        assert str(watcher.client.log[-1].words).startswith("⟦")

    simulated(play, TINY)


def test_of_a_bot_that_stands_in_every_line_says_so() -> None:
    event = Event("strikes", 0, [], EVERYONE)
    line = by_bot(SHEETS.words.say(event, SHEETS.new()), 0)
    assert str(line) == "player 1 strikes (bot)"
    assert line.book.catalogue("de").format(line) == "Spieler 1 streicht den Würfel. (Bot)"
    assert by_bot(m.say_die(die=3), NONE) == m.say_die(die=3)
    assert str(by_bot(literal("Player 2 builds."), 1)) == "Player 2's bot builds."
