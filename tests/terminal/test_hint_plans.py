"""Hints at the terminal follow one plan, which is improved while the player thinks."""

import io
import re

import pytest

from aevum.core.state import NONE
from aevum.terminal.hint import Adviser
from tests.terminal.conftest import DATE, plain_at, tempus

PROMISE = re.compile(r"ends with (\S+) points?\b")


def promised(words: str) -> int:
    return int(PROMISE.findall(words)[-1].replace("\N{MINUS SIGN}", "-"))


def test_whoever_types_every_hint_ends_at_the_first_promise_or_above(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("aevum.terminal.hint.SECONDS", 0.02)
    table = tempus()
    promises: list[int] = []
    while not table.over():
        out = io.StringIO()
        talk = plain_at(table, [], out)
        talk.seat = 0
        talk.command("hint")
        promises.append(promised(out.getvalue()))
        move = re.match(r"Hint: (.*?) \(", out.getvalue())
        assert move
        assert table.play_text(0, move[1]) == ""
    print(f"{DATE}: promised {promises[0]}, reached {table.state.scores()[0]}")
    assert promises == sorted(promises)
    assert table.state.scores()[0] >= promises[-1]


def test_a_plan_is_improved_while_the_player_thinks() -> None:
    table = tempus()
    adviser = Adviser(table, 0)
    hint = adviser.think()
    adviser.keep(hint)
    table.improver.wait()
    kept = Adviser(table, 0).kept
    place = kept.index(NONE)
    assert kept[:place] == hint.plan
    assert kept[place + 1] == hint.move, "the better plan begins with what was shown"
    assert Adviser(table, 0).kept == kept, "it is taken once"
    table.improver.stop()


def test_a_search_under_way_is_left_alone_and_ends_with_its_table() -> None:
    table = tempus()
    for _ in range(2):
        table.improver.start(table.game, table.view(0), 0, (0,))
    assert table.improver.found(1) == ()
    table.improver.stop()
    assert table.improver.found(0) == ()
    table.improver.wait()
