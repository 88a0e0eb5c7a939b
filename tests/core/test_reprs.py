"""The library's reprs are short and reveal nothing hidden."""

import pytest

from aevum.core.errors import BadMove
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, SPECTATOR, Ask
from aevum.games import registry
from tests.games import ALL


def test_games_matches_and_questions_are_printed_in_a_few_words() -> None:
    game = registry.find("template")
    assert repr(game) == "<Game template, 2 players>"
    assert repr(Match(game, 2, seed=99)) == "<Match of Template, seats 2, rows 0>"
    assert repr(Ask(1, 3, 0, subject=7)) == "<Ask of seat 1, kind 3, must>"
    assert repr(Ask(CHANCE, 3, 0, must=False)) == "<Ask of chance, kind 3, standing>"


@pytest.mark.parametrize(
    ("name", "options", "begins"),
    [
        ("tempus", {"date": "2018-06-06 19:35"}, "<tempus 18-06-06 19:35, 1 seat, seat 0 to move"),
        (
            "imperials",
            {"mode": "wonders"},
            "<imperials wonders, 2 seats, seat 0 to move, scores 0 0>",
        ),
        ("temporum", {"zone_set": "base"}, "<temporum base both, 2 seats, seat 0 to move, scores "),
        ("ascii", {"learning": 3}, "<ascii learning 3, 1 seat, seat 0 to move, scores "),
        ("chronos", {"stage": 3}, "<chronos stage 3, 3 seats, waiting for time to pass, scores "),
        ("template", {}, "<template, 2 seats, seat 0 to move, scores 0 0>"),
    ],
)
def test_a_state_tells_game_mode_seats_whose_turn_it_is_and_the_scores(
    name: str, options: dict[str, object], begins: str
) -> None:
    assert repr(registry.find(name).new(0, 1, False, 0, None, **options)).startswith(begins)


def test_masks_chance_and_the_end_are_told() -> None:
    game = registry.find("template")
    state = game.new(explicit=True)
    assert repr(state.mask(1)) == "<template, 2 seats, seat 0 to move, scores 0 0, seen by seat 1>"
    assert repr(state.mask(SPECTATOR)).endswith(", seen by a spectator>")
    state.play(0, state.legal(0)[0])
    assert "chance to move" in repr(state)
    state.asks = []
    assert repr(state).startswith("<template, 2 seats, over, scores ")


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_states_with_the_same_data_are_equal(game: Game) -> None:
    one, other = game.new(seed=7), game.new(seed=7)
    assert one == other == one.clone()
    assert one != one.to_data()
    assert one != ALL[0 if game is not ALL[0] else 1].new(seed=7)
    if game.hidden:
        assert one != one.mask(0)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    seat = next((ask.seat for ask in one.asks if ask.must), None)
    if seat is not None:
        one.play(seat, one.random_move(seat, Rng(1)))
        assert one != other


def test_play_raises_what_apply_returns() -> None:
    game = registry.find("template")
    state, same = game.new(seed=1), game.new(seed=1)
    move = state.legal(0)[0]
    state.play(0, move)
    assert same.apply(0, move) == 0
    assert state == same
    seat = state.asks[0].seat
    with pytest.raises(BadMove, match=f"Seat {1 - seat} is not asked anything now"):
        state.play(1 - seat, move)
    with pytest.raises(BadMove, match=f"Move 999 is not legal for seat {seat} now"):
        state.play(seat, 999)
    with pytest.raises(BadMove, match="This is a mask"):
        state.mask(0).play(seat, move)
    assert state == same
