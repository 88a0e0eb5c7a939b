"""Notation, reasons, drawings, saves; and that every paragraph of the rules has a test."""

import re
from pathlib import Path
from typing import get_args

import pytest

from aevum.core.errors import BadData, BadMove
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.core.terse import terse
from aevum.games.tempus import GAME
from aevum.games.tempus.data import NAMES
from aevum.games.tempus.messages import ScoreName
from aevum.games.tempus.moves import MOVES
from aevum.games.tempus.rules.phrases import THINGS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import (
    at,
    log,
    play,
    position,
    refuse,
    start,
)
from aevum.games.tempus.words.events import SAY
from aevum.games.tempus.words.typing import tidy
from tests.profile import amount
from tests.rules.tempus.test_random import keen_move, rich_start

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
    """Every paragraph that a refusal cites is on the page."""
    sources = [path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py")]
    named = {rule for source in sources for rule in re.findall(r'Refusal\(\s*"(.*?)"', source)}
    assert len(named) > 12
    assert named <= paragraphs()


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
    for path in Path(GAME.folder).rglob("*.py"):
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
    assert "Round 2, turn 3: 0 Use" in "".join(lines)


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
        assert all(log(state))
    assert "The game is over" in GAME.draw(state)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("road S 4 2 paid", "undo-road at=(at-border-south square=b4)"),
        ("dig 6 9", "undo-dig square=i6"),
        ("build castle 8 8", "undo-build building=castle square=h8"),
        ("use 8 8", "undo-use square=h8"),
        ("use 4 2 strike 5 5", "undo-strike target=e5"),
        ("pay 8 7", "undo-pay square=g8"),
        ("pass", "undo-pass"),
    ],
)
def test_a_move_that_was_made_is_told_in_a_few_words(move: str, words: str) -> None:
    assert terse(GAME.words.done(rich_start(5), MOVES.parse(move))) == words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("road S 5 4", "road S 5 4"),
        ("road south of d5", "road S 5 4"),
        ("Road D5 south paid", "road S 5 4 paid"),
        ("road s d5", "road S 5 4"),
        ("road north of d5", "road S 4 4"),
        ("road west of d5", "road E 5 3"),
        ("road e of j10", "road E 10 10"),
        ("dig b6", "dig 6 2"),
        ("dig 6 2", "dig 6 2"),
        ("build castle j10 paid", "build castle 10 10 paid"),
        ("use e5 strike e7", "use 5 5 strike 7 5"),
        ("pay i2", "pay 2 9"),
        ("pass", "pass"),
    ],
)
def test_squares_are_typed_by_letter_and_number_or_as_records_write_them(
    typed: str, words: str
) -> None:
    """R1.1, R1.3, R9.1"""
    assert tidy(typed).lower() == words.lower()


def test_a_typed_move_is_read() -> None:
    """R9.1"""
    state = start()
    assert GAME.read(state, 0, "road south of d5") == MOVES.parse("road S 5 4")
    with pytest.raises(BadMove):
        GAME.read(state, 0, "road east of j5")


def test_every_event_kind_has_a_line() -> None:
    """Kinds that the rules tell of are those that the log knows."""
    sources = [path.read_text(encoding="utf-8") for path in Path(GAME.folder).rglob("*.py")]
    kinds = {kind for source in sources for kind in re.findall(r'Event\("(\w+)"', source)}
    assert kinds == set(SAY)


def test_no_name_in_words_reaches_notation() -> None:
    """Moves and records are written by ids, whatever things are called."""
    assert THINGS == NAMES
    assert [row.name for row in GAME.rows] == list(get_args(ScoreName))
    words = {word for move in range(MOVES.size) for word in MOVES.text(move).split()}
    plain = {word for word in words if not word.isdigit()}
    ids = {"wait", "retract", "pass", "road", "dig", "build", "use", "strike", "pay", "paid"}
    assert plain == {*ids, "E", "S", *NAMES[4:8]}


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


def test_the_view_holds_what_a_screen_must_not_work_out() -> None:
    """R5.2, R5.3, R6.4, R7.2, R8.2"""
    roads = "E 6 6, S 6 6, S 6 5"
    view = GAME.view(position(turn=2, gold=3, roads=roads, buildings={"7 6": "fort"}))
    assert view["sites"] == [at("6 5")]
    assert (view["sites_wood"], view["sites_stone"]) == ([4], [0])
    assert (view["reach_wood"], view["reach_stone"]) == (4, 0)
    assert view["uses_enemies"] == [[], [], [at("7 5")]]
    assert view["raiders_prey"] == [[at("7 6")], [at("7 6")], [at("9 8")], [at("9 8")]]
    assert view["raid_gold"] == 3
    assert view["buildings"] == ("farm", "market", "fort", "castle")
    assert view["buildings_points"] == (2, 5, 5, 10)


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


# A game of some turns: two roads, a farm, uses by a farm and the market.
PLAYED = play(
    start(), "road E 6 6", "road S 6 6 paid", "use 6 4", "build farm 7 6", "use 6 6"
).to_data()
WOODS = "S 4 6, S 4 7, S 4 8, E 4 8, E 3 8, E 3 9, S 3 9"  # forests 4 6 and 3 9
WAITING = play(position(turn=1, roads=WOODS), "build market 4 8", "pay 4 6").to_data()


def numbers(data: list[object], place: int) -> list[int]:
    piece = data[place]
    assert isinstance(piece, list)
    return [int(number) for number in piece]


def test_good_saves_are_read() -> None:
    """R3.1"""
    for data in (GOOD, PLAYED, WAITING):
        assert GAME.load(data).to_data() == data
    assert numbers(WAITING, 1) == [11, 8, 14, 0, -1]
    assert numbers(WAITING, 9) == [700, 1, 0]
    assert numbers(PLAYED, 1) == [5, 10, 6, 0, -1]
    assert numbers(PLAYED, 8) == [1, 5, 4, 3, 4]


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (0, [1, 8, 1, 3, 0, 6, 1, 9, 3, 5], "its ten digits aren't a date"),
        (0, [1, 8, 0, 2, 3, 0, 1, 9, 3, 5], "its ten digits aren't a date"),
        (0, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], "its ten digits aren't a date"),
        (0, [1, 8, 0, 6, 0, 6, 2, 4, 3, 5], "its ten digits aren't a date"),
        (0, [1, 8, 0, 6, 0, 6, 1, 9, 6, 0], "its ten digits aren't a date"),
        (1, [5, 10, 5, 0, -1], "a question has a wrong number"),
        (1, [5, 10, 8, 0, -1], "a question has a wrong number"),
        (1, [5, 10, 200, 0, -1], "a question has a wrong number"),
        (1, [5, 51, 6, 0, -1], "there is too much gold"),
        (1, [5, -1, 6, 0, -1], "a number is out of range"),
        (1, [4, 10, 5, 0, -1], "the turn track has another length"),
        (3, [51], "the turn track has other roads"),
        (3, [51, 51], "a road is in a wrong place"),
        (3, [51, 180], "a number is out of range"),
        (3, [1, 2, 3], "the turn track has other roads"),
        (3, [1, 2, 3, 4, 5, 6], "there are more roads than turns"),
        (3, list(range(180)), "there are more roads than turns"),
        (4, [72], "the turn track has other digs"),
        (4, [11], "a lake comes from no setup square"),
        (5, [4, 65, 4, 11], "a list has the wrong length"),
        (5, [4, 100], "a number is out of range"),
        (5, [8, 65], "there is no such building"),
        (5, [4] * 12, "there are more buildings than turns"),
        (6, [2, 0, 0, 0], "a building was used in a later round"),
        (6, [1, 1, 1, 0], "the turn track has other uses"),
        (7, [1, 2, 3], "too many enemies are crossed out"),
        (7, [1], "an enemy was crossed out without a fort"),
        (8, [1, 5, 4, 3, 8], "a fee does not fit its digit"),  # paid, but a use is free
        (8, [1, 1, 4, 3, 4], "a fee does not fit its digit"),  # a free road
        (8, [1, 5, 4, 3, 9], "a number is out of range"),
        (8, [1, 5, 4, 3, -1], "a number is out of range"),
        (8, [1, 5, 4, 0, 4], "the turn track has other buildings"),
        (8, [1, 0, 4, 3, 4], "the turn track has other roads"),
        (8, [1, 5, 4, 3, 0], "the turn track has other uses"),
        (9, [0, 1, 0], "nothing waits for payment"),
    ],
)
def test_saves_that_the_turns_cannot_have_made_are_refused(
    place: int, value: object, complaint: str
) -> None:
    """R2.1, R3.1, R3.3, R6.1: everything drawn was drawn in some turn."""
    data = list(PLAYED)
    data[place] = value
    with pytest.raises(BadData, match=f"This save is damaged: {complaint}."):
        GAME.load(data)


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (1, [11, 8, 12, 0, -1], "a question has a wrong number"),
        (1, [11, 8, 15, 0, -1], "a question has a wrong number"),
        (9, [0, 0, 0], "a question has a wrong number"),
        (9, [600, 1, 0], "a question has a wrong number"),  # a farm asks once
        (9, [700, 0, 0], "the wrong unit is due"),
        (9, [800, 1, 0], "the wrong unit is due"),  # wood comes first, so the stone is due as well
        (9, [800, 0, 1], "nothing is left to choose"),  # one quarry
        (9, [1100, 1, 0], "a fee does not fit its digit"),
        (9, [700, 3, 0], "too much is due"),
        (9, [700, 1, 1], "too much is due"),
        (9, [672, 1, 0], "too much is due"),  # a market far from every road
    ],
)
def test_payments_that_cannot_be_open_are_refused(
    place: int, value: object, complaint: str
) -> None:
    """R5.6, R3.4"""
    data = list(WAITING)
    data[place] = value
    with pytest.raises(BadData, match=f"This save is damaged: {complaint}."):
        GAME.load(data)


def test_a_save_after_the_last_turn_has_five_rounds() -> None:
    """R3.1"""
    state = start()
    while state.asks:
        play(state, "pass")
    data = state.to_data()
    assert GAME.load(data).over()
    data[6] = [6, 0, 0]
    with pytest.raises(BadData, match="a number is out of range"):
        GAME.load(data)


def test_no_loaded_position_takes_long_to_score() -> None:
    """R8.4: there are never more sections than turns."""
    data = list(GOOD)
    data[1] = [50, 10, 51, 0, -1]
    data[3] = list(range(51))
    data[8] = [5] * 50
    with pytest.raises(BadData, match="there are more roads than turns"):
        GAME.load(data)


def test_the_example_of_the_rules_page_can_be_played() -> None:
    """R9.1: move by move, with the gold it tells of."""
    example = GAME.rules().partition("## An example")[2].partition("## 10.")[0]
    moves = re.findall(r"^\d\. `(.*?)`", example, re.MULTILINE)
    state = play(start("2018-06-06 19:35"), *moves[:3])
    assert state.gold == 9
    play(state, *moves[3:])
    assert len(moves) == 5
    assert state.gold == 10
    assert state.units_at(at("6 7")) == 3
    assert refuse(state, "use 6 6 paid").startswith("R6.1")
    assert {at("7 5"), at("7 7")} <= set(state.raiders())


def test_the_page_names_its_own_rulings() -> None:
    """R2.4: the paragraphs that the rulebook does not settle are in one list."""
    own = GAME.rules().partition("Rulings of our own")[2].partition("\n\n")[0]
    wanted = "R1.3 R1.6 R2.4 R3.4 R3.5 R6.3 R6.4 R6.5".split()
    assert set(wanted) <= set(re.findall(r"R\d+\.\d+", own)) <= paragraphs()


def test_saves_of_the_wrong_length_are_refused() -> None:
    """R3.1"""
    for data in ([], GOOD[:-1], [*GOOD, 1], "text", None, {"a": 1}):
        with pytest.raises(BadData):
            GAME.load(data)
