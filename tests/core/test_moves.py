"""Moves are numbers inside and words outside."""

import pytest

from aevum.core.errors import BadMove
from aevum.core.moves import Domain, MoveTable, count
from aevum.core.state import RETRACT, WAIT

FEE = Domain("fee", ["", "paid"])
TABLE = MoveTable(
    roll=(),
    road=(count("edge", 12, 1),),
    strike=("use {1} strike {0} {2}", count("enemy", 3), count("square", 4), FEE),
    die=(count("side", 6, 1),),
).chance_from("die")

NOT_A_MOVE = "isn\N{RIGHT SINGLE QUOTATION MARK}t a move"


def test_every_table_begins_with_wait_and_retract() -> None:
    assert TABLE.text(WAIT) == "wait"
    assert TABLE.text(RETRACT) == "retract"
    assert TABLE.base("roll") == 2


def test_codes_follow_each_other_without_gaps() -> None:
    assert TABLE.base("road") == 3
    assert TABLE.base("strike") == 15
    assert TABLE.base("die") == TABLE.players == 15 + 3 * 4 * 2
    assert TABLE.size == TABLE.players + 6


def test_the_last_place_varies_fastest() -> None:
    row = TABLE.named("strike")
    assert row.args(row.base + 1) == [0, 0, 1]
    assert row.args(row.base + 2) == [0, 1, 0]
    assert row.code([2, 3, 1]) == TABLE.players - 1


def test_a_pattern_orders_the_words_and_drops_empty_ones() -> None:
    code = TABLE.named("strike").code([2, 1, 0])
    assert TABLE.text(code) == "use 1 strike 2"
    assert TABLE.text(code + 1) == "use 1 strike 2 paid"


def test_case_and_spacing_do_not_matter() -> None:
    assert TABLE.parse("  ROAD   12 ") == TABLE.base("road") + 11


def test_every_move_is_read_back_from_words_and_from_json() -> None:
    for code in range(TABLE.size):
        assert TABLE.parse(TABLE.text(code)) == code
        assert TABLE.from_json(TABLE.json(code)) == code


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type a move."),
        ("   ", "Type a move."),
        ("fly 3", "No move begins with “fly”. Moves begin with: road, roll, use."),
        ("road 13", f"“road 13” {NOT_A_MOVE}: the edge is a number from 1 to 12."),
        (
            "road",
            (
                f"“road” {NOT_A_MOVE}. It should look like “road 1”; "
                "the edge is a number from 1 to 12."
            ),
        ),
        (
            "\x1b[2J\x07",
            "No move begins with “?[2J?”. Moves begin with: road, roll, use.",
        ),
        (
            "use 1",
            (
                f"“use 1” {NOT_A_MOVE}. It should look like “use 0 strike 0”; "
                "the enemy is a number from 0 to 2 and the square is a number from 0 to 3."
            ),
        ),
    ],
)
def test_what_cannot_be_read_is_answered_by_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadMove) as caught:
        TABLE.parse(text)
    assert str(caught.value) == sentence


def test_the_sentence_knows_what_is_legal_and_how_much_is_in_play() -> None:
    roads = [TABLE.base("road") + 3, TABLE.base("road") + 4]
    with pytest.raises(BadMove, match=r"Now moves begin with: road, wait\.$"):
        TABLE.parse("fly", [WAIT, *roads])
    with pytest.raises(BadMove, match=rf"“road 99” {NOT_A_MOVE}: .* from 1 to 5\.$"):
        TABLE.parse("road 99", roads, {"edge": 5})
    with pytest.raises(BadMove, match=r"It should look like “road 4”; "):
        TABLE.parse("road", roads)


@pytest.mark.parametrize(
    "data",
    [None, [], {}, "road 1", [3], ["fly"], ["road"], ["road", 12], ["road", -1], ["road", True]],
)
def test_bad_json_is_refused(data: object) -> None:
    with pytest.raises(BadMove):
        TABLE.from_json(data)


@pytest.mark.parametrize("code", [-1, TABLE.size])
def test_a_number_outside_the_table_is_no_move(code: int) -> None:
    with pytest.raises(BadMove):
        TABLE.text(code)


def test_a_name_that_is_not_in_the_table_is_a_programming_error() -> None:
    with pytest.raises(KeyError):
        TABLE.base("fly")
