"""The turn: its five phases, the dice that all share, and what a die may be used for."""

import pytest

from aevum.core.state import CHANCE
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import DIE_WORDS
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import PHASES, Scene

ALL = ["white1", "white2", "white3", "green", "black"]


@pytest.mark.parametrize("seats", range(1, 8))
def test_everybody_begins_with_three_workers_and_three_gold(seats: int) -> None:
    """R1.4"""
    state = GAME.new(seats, 5)
    assert isinstance(state, Empires)
    for empire in state.empires:
        assert (empire.workers, empire.population) == (3, 3)
        assert (empire.gold, empire.gained) == (3, 3)
        assert (empire.trunk, empire.upper, empire.lower, empire.military) == (0, 0, 0, 0)
        assert (empire.happy, empire.unhappy, empire.culture) == (0, 0, 0)
        assert empire.buildings == []
        assert empire.caravans == [0, 0, 0, 0, 0]


def test_any_seat_may_be_first_where_nothing_else_decides() -> None:
    """R2.3"""
    state = GAME.setup(3, 1, GAME.settle({}))
    state.explicit = True
    state.start()
    assert [weight for _, weight in state.weights()] == [1, 1, 1]


def test_the_five_phases_of_a_turn_in_their_order() -> None:
    """R2.1"""
    scene = Scene(3).begin("dice")
    assert scene.asked() == [(-1, "chance")]
    scene.roll(2, 3, 4, 5, 6)
    assert (scene.state.faces, scene.state.turn) == ([2, 3, 4, 5, 6], 2)
    assert scene.asked() == [(0, "propose")]
    for seat in range(3):
        scene.do(seat, "pass")
    assert scene.asked() == [(seat, "announce") for seat in range(3)]  # no 1: no Disaster
    scene.each("quiet")
    assert scene.asked() == [(seat, "develop") for seat in range(3)]
    scene.armies(1, 1)
    scene.each("done")
    for seat in (1, 0, 2):
        assert scene.asked() == [(seat, "operation")]
        scene.do(seat, "done")
    assert scene.asked() == [(-1, "chance")]
    assert scene.state.turn == 3


def test_all_five_dice_are_rolled_each_turn_and_each_face_is_as_likely() -> None:
    """R3.1"""
    scene = Scene(1).begin("dice")
    for face in (1, 2, 3, 4):
        assert [weight for _, weight in scene.state.weights()] == [1] * 6
        scene.roll(face)
    assert scene.asked() == [(-1, "chance")]
    scene.roll(5)
    assert scene.state.faces == [1, 2, 3, 4, 5]


def test_the_roll_is_the_same_for_all_and_a_die_serves_everyone() -> None:
    """R3.3: Players may use the same dice for different purposes."""
    scene = Scene(3).dice(6, 2, 2).staffed(1, farms=1)
    scene.do(0, "build white1").do(1, "farms white1").do(2, "culture d5 white1")
    assert [scene[seat].used for seat in range(3)] == [1, 1, 1]


def test_a_die_is_used_once_in_a_turn() -> None:
    """R3.3"""
    scene = Scene(1).dice(6, 6, 6).staffed(0, farms=1)
    scene.do(0, "farms white1")
    scene.refused(0, "farms white1", "build white1", "caravan 1 white1", "culture a7 white1")
    scene.do(0, "farms white2", "farms white3")
    assert not scene.legal(0, "build")


def test_the_dice_come_back_the_next_turn() -> None:
    """R3.3, R4.3"""
    scene = Scene(1).do(0, "build white1", "build white2", "build white3", "done")
    scene.peace().roll(2, 2, 2, 2, 2).do(0, "pass")
    assert len(scene.legal(0, "build")) == 3 * 4
    assert (scene[0].lines, scene[0].bonus) == (0, 0)


def test_the_actions_come_in_any_order_and_as_often_as_there_are_dice() -> None:
    """R3.2, R5.1"""
    scene = Scene(1).dice(6, 6, 6).staffed(0, farms=1)
    scene.do(0, "culture a7 white2", "farms white1", "build white3", "farm 3 3", "staff 3 3")
    again = Scene(1).dice(6, 6, 6).staffed(0, farms=1)
    again.do(0, "build white3", "farms white1", "culture a7 white2", "farm 3 3", "staff 3 3")
    # The Workers are added to the lines when the first die goes there, so one line differs.
    assert (scene[0].lines, again[0].lines) == (6 + 4 - 8, 6 + 3 - 8)
    assert scene[0].culture == again[0].culture
    assert scene[0].workers == again[0].workers


@pytest.mark.parametrize(
    ("upper", "lower", "dice"),
    [
        (0, 0, ALL[:3]),
        (0, 1, ALL[:3]),
        (1, 0, ALL[:4]),
        (0, 2, ALL[:4]),
        (9, 10, ALL[:4]),
        (10, 0, ALL),
        (0, 11, ALL),
    ],
)
def test_science_says_which_dice_are_available(upper: int, lower: int, dice: list[str]) -> None:
    """R3.4"""
    scene = Scene(1).science(0, 4, upper, lower).gold(0, 0)
    assert [move.split()[1] for move in scene.legal(0, "build")] == dice


def test_green_and_black_are_rolled_for_disasters_though_nobody_can_use_them() -> None:
    """R3.1, R6.4"""
    scene = Scene(3).dice(2, 2, 2, 1, 1).begin("disasters")
    scene.roll(5, 6)
    assert scene.state.rows == [0, 0, 0, 0, 1, 1]
    assert list(DIE_WORDS) == ALL


def test_development_is_at_once_and_ends_when_all_are_done() -> None:
    """R5.1"""
    scene = Scene(3).armies(2, 1)
    scene.do(2, "done").do(0, "build white1")
    assert scene.asked() == [(0, "develop"), (1, "develop")]
    assert scene.legal(2, "build") == []  # Done is final
    scene.do(0, "done")
    assert scene.state.phase == PHASES["development"]
    scene.do(1, "done")
    assert scene.state.phase == PHASES["deployment"]


def test_decisions_are_independent_of_one_another() -> None:
    """R5.2: what others do in Development changes nothing of what a seat may do."""
    scene = Scene(3).dice(6, 6, 6).staffed(0, 2, 2, 1, 1).caravan(0, 1, 1)
    before = scene.legal(1)
    scene.do(0, "caravan 1 white1", "farms white2", "mines white3", "buy culture a4")
    assert scene.legal(1) == before


def test_a_turn_follows_a_turn_and_the_first_seat_moves_on_clockwise() -> None:
    """R2.2, R2.3"""
    scene = Scene(3).go_on("dice")
    assert (scene.state.turn, scene.state.first) == (2, 1)
    scene.go_on("development").go_on("dice")
    assert (scene.state.turn, scene.state.first) == (3, 2)
    scene.go_on("development").go_on("dice")
    assert scene.state.first == 0


def test_seats_that_are_not_at_the_table_are_not_there() -> None:
    """R1.1"""
    for seats in (0, 8):
        assert not GAME.min_seats <= seats <= GAME.max_seats
    assert (GAME.min_seats, GAME.max_seats) == (1, 7)


def test_chance_answers_for_the_dice_alone() -> None:
    """R3.1"""
    scene = Scene(3).begin("dice")
    assert all(ask.seat == CHANCE for ask in scene.asks())
    scene.refused(0, "pass", "done", "build white1")
