"""Records as files: a bad file is refused in one sentence."""

import json

import pytest

from aevum.core.errors import BadData
from aevum.core.game import Option
from aevum.core.match import Match, verify
from aevum.core.record import TAKEBACK, Input, Record, commitment, from_json, from_text, load_json
from aevum.core.state import CHANCE, CLOCK
from aevum.games import registry
from aevum.games.template.moves import ROLL
from aevum.testing.case import Case, recorded
from tests.tiny import TINY
from tests.tiny.haggle import Haggle

TEMPLATE = registry.find("template")
SANDGLASS = TINY[2]

HEAD = "game: template\nrules: 1\nseats: 2\nseed: 3\n\n"


def test_a_promised_seed_is_kept_and_checked() -> None:
    record = recorded(Case(TEMPLATE, 2, 3)).claim()
    record.commit = commitment(record.seed)
    for again in (from_text(TEMPLATE, record.to_text()), from_json(TEMPLATE, record.to_json())):
        assert again.commit == record.commit
        verify(again)
        again.commit = commitment(record.seed + 1)
        with pytest.raises(BadData, match="t the one that was promised"):
            verify(again)


def test_an_option_may_be_a_long_text() -> None:
    game = Haggle()
    game.options = (Option("land", "text", "isle", "Which land.", longest=8_000),)
    game.defaults = {"land": "isle"}
    land = '{"name":"a: b # c","tiles":"' + "x" * 7_900 + '"}'
    record = Record(game, 2, 3, {"land": land}, [])
    for again in (from_text(game, record.to_text()), from_json(game, record.to_json())):
        assert again.options == {"land": land}


def test_a_record_in_words() -> None:
    match = Match(TEMPLATE, 2, 3)
    match.begin()
    match.play(0, ROLL)
    match.take_back(0)
    assert match.record.to_text(["a remark"]) == (
        HEAD[:-1]
        + "takebacks: 2\nmarks: takeback\n\n# a remark\n1: roll\nchance: die 6\n1: takeback\n"
    )


def test_a_record_says_how_moves_were_taken_back_and_why_it_does_not_count() -> None:
    match = Match(TEMPLATE, 2, 3)
    match.begin()
    match.play(0, ROLL)
    match.take_back(0)
    record = match.claim()
    record.marks.append("hints")
    for again in (from_text(TEMPLATE, record.to_text()), from_json(TEMPLATE, record.to_json())):
        assert (again.takebacks, again.marks) == (2, ["takeback", "hints"])
        verify(again)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("takebacks: 3", "the rule for undoing should be from 1 to 2"),
        ("marks: a-b", "a mark should be a word"),
        ("marks: hints hints", "different words"),
    ],
)
def test_a_rule_of_take_backs_or_a_mark_that_there_is_not(line: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        from_text(TEMPLATE, HEAD[:-1] + line + "\n\n")


def test_moments_and_the_clock_are_written_in_live_games() -> None:
    text = recorded(Case(SANDGLASS, 2, 1)).record.to_text()
    assert "\n2: dig\n" in text
    assert "\n@2000 clock:\n@2000 chance: find " in text


def test_rows_are_read_back() -> None:
    text = HEAD + "1: roll\n\nchance: die 4\n# remark\n1: HOLD\n@50 2: takeback\n@60 clock:\n"
    rows = from_text(TEMPLATE, text).rows
    hold, die = ROLL + 1, ROLL + 5
    assert rows == [
        Input(0, 0, ROLL),
        Input(0, CHANCE, die),
        Input(0, 0, hold),
        Input(50, 1, TAKEBACK),
        Input(60, CLOCK, 0),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: template\nrules: 9\n", "This record was played under rules 9"),
        ("game: template\nrules: one\n", "the rules version should be a whole number, not “one”"),
        ("game: template\nseats: 5\n", "the number of seats should be from 2 to 2, not 5"),
        ("game: template\nseats: 2\nseed: -1\n", "the seed should be from 0"),
        ("game: template\nseats: 2\nseed: 1e3\n", "the seed should be a whole number"),
        ("game: template\nseats: 2\noption map: big\n", "has no option “map”"),
        ("game: template\nseats: 2\noption goal: Now\n", "A record has to name its minute"),
        ("game: template\nseats: 2\nseats: 2\n", "This record has two lines “seats”"),
        ("game: template\noption goal: 5\noption goal: 6\n", "two lines “option goal”"),
        ("game: template\nseats: 2\nscores: 1 x\n", "a score should be a whole number"),
        (HEAD + "1: fly\n", "Line 6: No move begins with “fly”"),
        (HEAD + "1:\n", "Line 6: Type a move."),
        (HEAD + "3: roll\n", "the seat in line 6 should be from 1 to 2, not 3"),
        (HEAD + "you: roll\n", "a move begins with a seat, chance or clock"),
        (
            "game: template\nseats: 2\nsead: 3\n",
            "t a line of the head",
        ),
        (HEAD + "@soon 1: roll\n", "the time in line 6 should be a whole number"),
        (HEAD + "chance: die 7\n", "a move: the side"),
    ],
)
def test_bad_text_is_answered_by_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        from_text(TEMPLATE, text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def good() -> dict[str, object]:
    return recorded(Case(TEMPLATE, 2, 3)).claim().to_json()


def test_json_is_read_back() -> None:
    data = good()
    again = from_json(TEMPLATE, load_json(json.dumps(data)))
    assert again.to_json() == data


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", 2),
        ("rules", None),
        ("seats", 7),
        ("seats", [2]),
        ("seed", "x"),
        ("seed", 2.5),
        ("options", []),
        ("options", {"map": "big"}),
        ("scores", "12"),
        ("scores", [1]),
        ("rows", None),
        ("rows", {}),
        ("rows", [[0, 0]]),
        ("rows", [[0, 0, ["roll"], 1]]),
        ("rows", [[0, 5, ["roll"]]]),
        ("rows", [["0", 0, ["roll"]]]),
        ("rows", [[-1, 0, ["roll"]]]),
        ("rows", [[1 << 61, 0, ["roll"]]]),
        ("rows", [[0, 0, "roll"]]),
        ("rows", [[0, 0, ["die", 9]]]),
    ],
)
def test_bad_json_is_answered_by_a_sentence(key: str, value: object) -> None:
    with pytest.raises(BadData) as caught:
        from_json(TEMPLATE, good() | {key: value})
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "3", "[" * 100_000])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        load_json(text)
