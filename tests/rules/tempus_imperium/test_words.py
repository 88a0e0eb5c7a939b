"""Notation, reasons, drawings, saves; and that every paragraph of the rules has a test."""

import re
from pathlib import Path

import pytest

from aevum.core.errors import BadData, BadMove
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.moves import MOVES
from aevum.games.tempus_imperium.rules import TempusState
from tests.profile import amount
from tests.rules.tempus_imperium.scene import play, position, start
from tests.rules.tempus_imperium.test_random import keen_move, rich_start

TESTS = Path(__file__).parent


@pytest.mark.parametrize(
    ("words", "json"),
    [
        ("pass", ["pass"]),
        ("road S 1 5", ["road", 0, 94]),
        ("road E 10 9 paid", ["road", 1, 89]),
        ("dig 6 2", ["dig", 0, 51]),
        ("build farm 1 9", ["build", 0, 0, 8]),
        ("build castle 10 10 paid", ["build", 1, 3, 99]),
        ("pay 2 9", ["pay", 18]),
        ("use 6 4", ["use", 0, 53]),
        ("use 5 5 strike 7 5", ["strike", 0, 44, 5]),
        ("use 5 5 strike 7 5 paid", ["strike", 1, 44, 5]),
    ],
)
def test_notation(words: str, json: list[object]) -> None:
    """R9.1, R1.3"""
    move = MOVES.parse(words)
    assert MOVES.text(move) == words
    assert MOVES.json(move) == json


@pytest.mark.parametrize(
    "words",
    ["", "roads S 1 5", "road 1 5", "road S 10 5", "dig 11 1", "use 5 5 strike 1 1", "pass paid"],
)
def test_bad_notation_is_refused(words: str) -> None:
    """R9.1"""
    with pytest.raises(BadMove):
        MOVES.parse(words)


def check_reasons(state: TempusState) -> None:
    legal = set(state.legal(0))
    view = state.mask(0)
    for move in range(MOVES.size):
        reason = GAME.why(view, 0, move)
        assert (reason == "") == (move in legal), (MOVES.text(move), reason)
        assert not reason or re.fullmatch(r"R\d+\.\d+: .*\.", reason)


def test_every_move_is_legal_or_has_a_reason() -> None:
    """R9.1: over all codes, in positions of every kind."""
    rng = Rng("reasons")
    for seed in range(amount(ci=8, soak=200)):
        state = rich_start(seed)
        turn = 0
        while state.asks:
            if turn % 6 == 0 or state.site >= 0:
                check_reasons(state)
            assert state.apply(0, keen_move(state, rng)) == OK
            turn += 1
        check_reasons(state)


def test_a_refused_move_changes_nothing() -> None:
    """R3.5: whatever number is tried."""
    rng = Rng("refusals")
    state = rich_start(7)
    while state.asks:
        legal, before = set(state.legal(0)), state.to_data()
        for _ in range(60):
            move = int(rng.below(MOVES.size))
            if move not in legal:
                assert state.apply(0, move) != OK
        assert state.to_data() == before
        state.apply(0, keen_move(state, rng))


def test_reasons_name_paragraphs_that_exist() -> None:
    """Every paragraph that `why` cites is on the page."""
    source = Path(GAME.folder, "why.py").read_text(encoding="utf-8")
    assert set(re.findall(r"R\d+\.\d+", source)) <= paragraphs()


def paragraphs() -> set[str]:
    return set(re.findall(r"^\*\*(R\d+\.\d+)\*\*", GAME.rules(), re.MULTILINE))


def cited() -> set[str]:
    found: set[str] = set()
    for path in TESTS.glob("test_*.py"):
        for text in re.findall(r'"""(.*?)"""', path.read_text(encoding="utf-8"), re.DOTALL):
            found |= set(re.findall(r"R\d+\.\d+", text))
    return found


def test_every_paragraph_has_a_test_and_every_citation_a_paragraph() -> None:
    """The rules page and the tests speak of the same rules."""
    assert paragraphs() - cited() == set()
    assert cited() - paragraphs() == set()
    assert len(paragraphs()) > 40


def test_code_cites_paragraphs_that_exist() -> None:
    """Comments in the game's folder name paragraphs of the page."""
    for path in Path(GAME.folder).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"R\d+\.\d+", text)) <= paragraphs(), path.name


def test_the_drawing_fits_and_shows_roads_and_squares() -> None:
    """R1.1, R1.3, R6.1"""
    state = position(turn=12, roads="S 4 2, E 4 2", buildings={"4 2": "fort"}, used={"6 4": 2})
    lines = GAME.draw(state).splitlines()
    assert max(len(line) for line in lines) <= 80
    row = next(line for line in lines if line[2:4] == " 4")
    assert row[5:].startswith("│     T ┃")
    assert "F2" in "".join(lines)
    assert "━━━" in lines[lines.index(row) + 1]
    assert "Round 2, turn 3: 0 use" in "".join(lines)


def test_the_drawing_of_a_whole_game_never_fails() -> None:
    """R1.1"""
    state, rng = rich_start(5), Rng(5)
    state.events = []
    while state.asks:
        ask = state.asks[0]
        assert GAME.prompt(state, ask).endswith((".", "?"))
        labels = [GAME.label(state, move) for move in state.legal(0)]
        assert len(set(labels)) == len(labels)
        assert max(len(line) for line in GAME.draw(state).splitlines()) <= 80
        state.apply(0, keen_move(state, rng))
        assert state.events
        assert all(GAME.say(event).endswith(".") for event in state.events)
    assert "The game is over" in GAME.draw(state)


def test_the_view_tells_what_a_screen_needs() -> None:
    """R6.1, R8.5"""
    state = play(position(turn=2, roads="S 6 4, S 6 5, S 6 6"), "use 6 4")
    view = GAME.view(state)
    assert view["gold"] == 11
    assert view["uses"] == [55, 87]
    assert view["uses_gold"] == [1, 1]
    assert view["raiders"] == [86, 88]
    assert view["lakes"] == [[6], [49], [71]]
    assert view["score"] == state.scores()[0]
    assert view["action"] == "build"


GOOD = start().to_data()


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, [1, 2, 3]),
        (0, [1, 8, 0, 6, 0, 6, 1, 9, 3, 15]),
        (1, [51, 10, 1, 0, -1]),
        (1, [0, -1, 1, 0, -1]),
        (1, [0, 10, 0, 0, -1]),
        (1, [0, 10, 9999, 0, -1]),
        (1, [0, 10, 1, 2, -1]),
        (1, [0, 10, 1, 0, 5]),
        (2, [4] * 13),
        (2, [5] * 14),
        (3, [180]),
        (3, [4, 4]),
        (4, [55]),
        (4, [11]),  # an empty square far from any lake
        (5, [4]),
        (5, [4, 100]),
        (5, [9, 11]),
        (6, [0, 0]),
        (6, [0, 0, 2]),
        (7, [10]),
        (7, [1, 1]),
        (8, [1]),
        (9, [0, 1, 0]),
        (9, [563, 1, 0]),
        (9, [3, 0, 0]),
        (3, "roads"),
        (3, [1.5]),
    ],
)
def test_damaged_saves_are_refused(place: int, value: object) -> None:
    """R1.2, R3.1: each with a sentence, never with a position that cannot be."""
    data = list(GOOD)
    data[place] = value
    with pytest.raises(BadData, match=r"This save is damaged: .*\."):
        GAME.load(data)


def test_saves_of_the_wrong_length_are_refused() -> None:
    """R3.1"""
    for data in ([], GOOD[:-1], [*GOOD, 1], "text", None, {"a": 1}):
        with pytest.raises(BadData):
            GAME.load(data)
