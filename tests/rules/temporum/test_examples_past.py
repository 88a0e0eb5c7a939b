"""The worked examples up to number 15, with all their numbers; 6 and 8 are in test_examples."""

import pytest

from aevum.core.state import CHANCE
from aevum.games.temporum import GAME
from aevum.games.temporum.data import AT_START
from aevum.games.temporum.rules.ruling import rules, times_ruled
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import table
from tests.rules.temporum.standing import standing


def rulers(second_time: list[int]) -> list[int]:
    """Return who rules Time II where the players have so many crowns there."""
    scene = Scene(len(second_time))
    for seat, crowns in enumerate(second_time):
        scene.crowns(seat, 10 - crowns, crowns, 0, 0)
    return [seat for seat in range(len(second_time)) if rules(scene.state, seat, 2)]


def test_example_1_setup_of_four_players() -> None:
    """R1.1, R1.4, R1.5, R1.7"""
    state = GAME.new(4, seed=3)
    assert isinstance(state, Temporum)
    order = [(state.first + step) % 4 for step in range(4)]
    assert [state.money[seat] for seat in order] == [0, 4, 7, 9]
    assert [len(hand) for hand in state.hands] == [2] * 4
    assert state.pawn == [7] * 4
    assert state.real[1:] == [0, 1, 4, 7]
    assert state.crowns == [0, 10, 0, 0, 0] * 4
    assert [times_ruled(state, seat) for seat in range(4)] == [0] * 4
    assert [ask.seat for ask in state.asks] == [state.first] != [CHANCE]


@pytest.mark.parametrize(("crowns", "ruling"), [([3, 3, 1], []), ([3, 2, 2], [0]), ([0, 0, 0], [])])
def test_example_2_rule_with_three_players(crowns: list[int], ruling: list[int]) -> None:
    """R1.7"""
    assert rulers(crowns) == ruling


@pytest.mark.parametrize(
    ("crowns", "ruling"),
    [
        ([4, 3, 2, 1, 0], [0, 1]),
        ([4, 3, 3, 0, 0], [0]),
        ([4, 4, 3, 0, 0], [0, 1]),
        ([4, 4, 4, 0, 0], []),
    ],
)
def test_example_3_rule_with_five_players(crowns: list[int], ruling: list[int]) -> None:
    """R1.7"""
    assert rulers(crowns) == ruling


def test_example_4_time_shift() -> None:
    """R3.1, R3.3: nobody moved, nobody visited, and no Zombie follows."""
    scene = table(3, "Ancient Egypt", "Utopia", "Zombie Apocalypse")
    scene.state.pointer = list(AT_START)
    scene.state.look()
    scene.state.pawn = [0, 4, 7]
    scene.do(0, "change 1")
    assert scene.state.real[1:] == [0, 2, 5, 8]
    assert scene.state.pawn == [0, 5, 8]
    assert scene.events("moves") == scene.events("visits") == scene.events("drags") == []
    assert scene.state.zombies[7] == 3
    assert scene.state.visited == [0, 0, 0]


def test_example_7_iron_age() -> None:
    """R7.1, R7.2"""
    scene = standing("Iron Age", "Settlers", money=12).crowns(0, 8, 2, 0, 0)
    scene.crowns(1, 7, 1, 2, 0)
    assert times_ruled(scene.state, 0) == 2
    scene.do(0, "stay", *["advance 1"] * 6)
    assert scene.asked() == [(0, "advance")]  # the seventh step
    scene.do(0, "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [1, 9, 0, 0])
    assert scene.asked() == [(1, "turn")]


def test_example_7_iron_age_and_a_dollar_less() -> None:
    """R7.1: who cannot pay does not score."""
    scene = standing("Iron Age", "Settlers", money=11).crowns(0, 8, 2, 0, 0)
    scene.crowns(1, 7, 1, 2, 0).do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (11, ["Settlers"])


def test_example_9_communist_utopia_with_nothing_plays_both() -> None:
    """R2.6"""
    scene = standing("Communist Utopia", "Tulip Stocks", "Golden Goose")
    scene.do(0, "stay", "play Tulip Stocks")
    assert (scene.money_of(0), scene.hand_of(0)) == (25, [])
    assert scene.asked() == [(1, "turn")]


def test_example_12_hacker_at_time_of_legends() -> None:
    """R8.1, R8.4"""
    scene = standing("Time of Legends", "Artist").front(0, "Hacker", "Black Market")
    scene.do(0, "stay", "play Artist").draw("Bank")
    assert (scene.money_of(0), scene.hand_of(0)) == (10, ["Bank"])
    assert scene.crowns_of(0) == [10, 0, 0, 0]
    assert scene.asked() == [(1, "turn")]


def test_example_13_hacker_at_bronze_age() -> None:
    """R8.4"""
    scene = standing("Bronze Age", "Artist").front(0, "Hacker").crowns(0, 6, 4, 0, 0)
    scene.do(0, "stay", "play Artist").draw("Bank")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Bank"])
    assert scene.crowns_of(0) == [6, 4, 0, 0]


def test_example_14_golden_laurels_at_space_age() -> None:
    """R4.6"""
    scene = standing("Space Age", "Artist", "Artist", money=4).crowns(0, 4, 3, 3, 0)
    scene.state.laurels = 0
    scene.do(0, "stay", "score Artist")
    assert scene.money_of(0) == 0
    scene.do(0, *["advance 1"] * 4)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 7, 3, 0], 4)
    assert times_ruled(scene.state, 0) == 2
    assert scene.legal(0) == ["score artist", "no"]
    scene.do(0, "score Artist")
    assert scene.money_of(0) == 0
    scene.do(0, *["advance 2"] * 4)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 3, 7, 0], 4)
    assert scene.asked() == [(1, "turn")]


def test_example_14_without_the_laurels_the_second_cannot_be_paid() -> None:
    """R7.1"""
    scene = standing("Space Age", "Artist", "Artist", money=4).crowns(0, 4, 3, 3, 0)
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert scene.legal(0) == ["no"]


def test_example_15_simulated_roman_empire() -> None:
    """R9.8: Time IV is what must be ruled."""
    scene = standing("Simulated Paradise", money=2).crowns(0, 9, 0, 0, 1)
    scene.state.simulation = scene.place("Roman Empire")
    scene.do(0, "stay", "zone Roman Empire").draw("Artist", "Bank")
    assert (scene.hand_of(0), scene.money_of(0)) == (["Artist", "Bank"], 4)
    assert scene.here(0) == "Simulated Paradise"
