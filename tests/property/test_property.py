"""Properties that must hold for any sequence of moves and any input.

A failing sequence is shrunk to a short one and printed as a record for `aevum replay`.
"""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from aevum.core.data import fingerprint
from aevum.core.drive import OVER, Driver
from aevum.core.errors import AevumError, BadData, BadMove, BadOption
from aevum.core.game import Game, Option
from aevum.core.match import Match, verify
from aevum.core.record import Record
from aevum.core.state import CLOCK, OK, RETRACT, WAIT, State
from aevum.games import registry
from tests.games import ALL

CHOICES = st.lists(st.integers(0, 999), max_size=60)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=25,
)
LINES = ["1: roll", "chance: die 3", "roll", "@9 clock:", "2:", "@", "1: takeback", "pass"]
HEADS = ["seats: 2", "seats: 0", "seed: 5", "rules: 1", "option a: b", "hash:", "scores: 1 2"]
KEYS = ["rules", "seats", "seed", "commit", "options", "rows", "scores", "hash"]
GAMES = pytest.mark.parametrize("game", ALL, ids=[game.name for game in ALL])


def played(game: Game, seats: int, seed: int, choices: list[int]) -> Match:
    """Return a match in which each number chooses among the next seat's moves."""
    match = Match(game, seats, seed)
    match.begin()
    driver = Driver(match.state, retracts=True)
    for choice in choices:
        seat = driver.next()
        if seat == OVER:
            break
        if seat == CLOCK:
            match.advance(match.state.deadline() + choice % 3)
            continue
        moves = driver.choices(seat)
        move = moves[choice % len(moves)]
        if move == WAIT:
            driver.answer(seat, WAIT)
        else:
            driver.declined[seat] = []
            at = match.state.now + choice % 2
            overtaken = match.state.deadline() <= at
            assert match.play(seat, move, at) == OK or overtaken
    return match


@GAMES
@given(data=st.data(), seed=st.integers(0, 2**64), choices=CHOICES)
def test_whatever_is_played_the_contract_holds(
    game: Game, data: st.DataObject, seed: int, choices: list[int]
) -> None:
    seats = data.draw(st.integers(game.min_seats, game.max_seats))
    match = played(game, seats, seed, choices)
    note(match.record.to_text())
    state = match.state
    assert state.audit() == ""
    assert game.load(json.loads(json.dumps(state.to_data()))).to_data() == state.to_data()
    assert fingerprint(verify(match.claim()).state.to_data()) == match.record.digest
    for seat in range(seats):
        check_seat(game, state, seat)


def check_seat(game: Game, state: State, seat: int) -> None:
    """Check the properties of one seat: its moves, its reasons, its secrets."""
    view = state.mask(seat)
    legal = state.legal(seat)
    assert legal == sorted(set(legal)) == view.legal(seat)
    assert legal or state.must(seat) is None
    for move in legal[:5]:
        assert game.why(view, seat, move) == ""
        assert state.clone().apply(seat, move) == OK


@GAMES
@given(data=st.data(), seed=st.integers(0, 2**32), choices=CHOICES)
def test_no_illegal_move_is_made(
    game: Game, data: st.DataObject, seed: int, choices: list[int]
) -> None:
    match = played(game, game.max_seats, seed, choices)
    note(match.record.to_text())
    state = match.state
    before = state.to_data()
    seat = data.draw(st.integers(0, game.max_seats - 1))
    move = data.draw(st.integers(-3, game.moves.size + 3))
    if move not in state.legal(seat):
        assert state.apply(seat, move) != OK
        assert state.to_data() == before
        if RETRACT < move < game.moves.size:
            assert game.why(state.mask(seat), seat, move) != ""


def outcome(call: Callable[[], object], refusal: type[AevumError]) -> object:
    """Return the result of a call; None for a refusal, which must be one sentence."""
    sentence = ""
    try:
        return call()
    except refusal as error:
        sentence = str(error)
    assert sentence.strip()
    assert "\n" not in sentence
    return None


def read_and_verified(text: str) -> None:
    record = outcome(lambda: registry.read_record(text), BadData)
    if isinstance(record, Record):
        outcome(lambda: verify(record), BadData)
    else:
        assert record is None


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read_and_verified(text)


@given(
    st.sampled_from(["template", "tempus", "chess", ""]),
    st.lists(st.sampled_from(LINES)),
    st.lists(st.sampled_from(HEADS)),
)
def test_any_lines_are_a_record_or_refused(name: str, lines: list[str], head: list[str]) -> None:
    read_and_verified("\n".join([f"game: {name}", *head, "", *lines]))


@given(st.dictionaries(st.sampled_from(KEYS), JSON))
def test_any_json_is_a_record_or_refused(data: dict[str, object]) -> None:
    read_and_verified(json.dumps({"game": "template", "seats": 2, **data}))


@GAMES
@given(data=JSON)
def test_any_json_is_a_save_or_refused(game: Game, data: object) -> None:
    state = outcome(lambda: game.load(data), BadData)
    assert state is None or isinstance(state, State)


@given(
    st.sampled_from(["int", "bool", "choice", "text"]),
    JSON | st.sampled_from(["3", "-1", "on", "a", "9" * 30, "\u0663", "1_0"]),
)
def test_any_value_of_an_option_is_read_or_refused(kind: str, value: object) -> None:
    option = Option("o", kind, 0, "An option.", low=0, high=9, choices=("a", "b"))
    read = outcome(lambda: option.read(value), BadOption)
    wanted = {"int": [*range(10)], "bool": [True, False], "choice": ["a", "b"]}
    assert read is None or kind == "text" or read in wanted[kind]


@GAMES
@given(text=st.text(max_size=30))
def test_any_words_are_a_move_or_refused(game: Game, text: str) -> None:
    move = outcome(lambda: game.moves.parse(text), BadMove)
    assert move is None or (isinstance(move, int) and 0 <= move < game.moves.size)
