"""Hands: how fast one may act, and what one may do while one owes a choice (R13)."""

import pytest

from aevum.core.rng import Rng
from aevum.core.state import NONE, OK
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.scenes import Scene


def test_a_command_in_a_quarter_of_a_second() -> None:
    """R13.1"""
    scene = Scene().do(0, "go 1a pile1", at=1_000)
    assert scene.state.legal(0) == []
    scene.refused(0, "go 1b pile2", at=1_249)
    scene.do(0, "go 1b pile2", at=1_250)


def test_hands_are_everybodys_own() -> None:
    """R13.1"""
    scene = Scene().do(0, "go 1a pile1", at=1_000).do(1, "go 2a pile1", at=1_000)
    scene.do(2, "claim points", at=1_000)
    scene.refused(2, "go 3a pile1", at=1_000)


def test_two_powers_a_second() -> None:
    """R13.2: what isn't a power continues."""
    scene = Scene(cities=("RHODES", "ATHENS")).timer("1a", "city1")
    scene.kingdom(0, "10", "10", "10").timer("2a", "pile1")
    scene.do(0, "rhodes", "pay 10", "send 2a flipped", at=1_000)
    scene.do(0, "rhodes", "pay 10", "send 2b flipped", at=1_400)
    scene.refused(0, "rhodes", at=1_999)
    scene.do(0, "go 1b pile1", at=1_999)
    assert "rhodes" in scene.wait(2_249).legal(0)


def test_the_third_power_waits_for_the_first() -> None:
    """R13.2"""
    scene = Scene(gods=("DEMETER",)).owns(0, "DEMETER").pile(1, "10", "10", "10", "10")
    scene.do(0, "demeter 1", at=0).do(0, "demeter 1", at=700)
    scene.refused(0, "demeter 1", at=999)
    scene.do(0, "demeter 1", at=1_000)
    scene.refused(0, "demeter 1", at=1_699)
    scene.do(0, "demeter 1", at=1_700)


def test_answers_need_no_hand() -> None:
    """R13.3"""
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a front", at=5)
    scene.do(0, "send 2a flipped", at=5)
    scene.refused(0, "go 1b pile1", at=5)
    scene.do(0, "go 1b pile1", at=255)


def owing(gods: tuple[str, ...] = ()) -> Scene:
    """Let seat 0 have WAR to settle, and much that it could do."""
    scene = Scene(cities=("RHODES", "TROY"), gods=("ATHENA", *gods)).cube("TROY", 5)
    scene.owns(0, *gods).timer("1b", "city1").timer("1c", "city2").kingdom(0, "100", "100", "north")
    return scene.pile(1, "war").timer("1a", "pile1").do(0, "take 1a front").wait(1_000)


@pytest.mark.parametrize(
    "text", ["claim points", "offer athena", "rhodes", "troy 1", "demeter 1", "uranus", "hades"]
)
def test_who_owes_a_choice_only_moves_timers(text: str) -> None:
    """R13.5"""
    scene = owing(("DEMETER", "URANUS", "HADES")).pile(1, "10")
    scene.refused(0, text)
    scene.do(0, "go 1a pile2", "send 2a as it is")
    scene.wait(scene.state.now + 1_000)
    if text != "hades":
        assert text in scene.legal(0)


def test_a_win_by_a_god_waits_until_all_is_settled() -> None:
    """R13.5"""
    scene = Scene(gods=("CERBERUS",)).owns(0, "CERBERUS").timer("2a", "hell1").timer("2b", "hell1")
    scene.pile(1, "war", "war").timer("1a", "pile1").do(0, "take 1a pile1").do(
        0, "send 2c as it is"
    )
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_a_win_by_a_god_does_not_wait_for_the_choices_of_others() -> None:
    """R13.5: only one's own count."""
    scene = Scene(gods=("CALYPSO",)).owns(1, "CALYPSO").kingdom(1, "10", "20", "30", "50")
    scene.pile(1, "war").timer("1a", "pile1").pile(2, "100").timer("2a", "pile2")
    scene.do(0, "take 1a front").do(1, "take 2a front")
    assert (scene.over(), scene.winners()) == ("god", [1])


def test_a_win_is_held_up_by_a_penalty() -> None:
    """R13.5: the fifth different card is the one that has to be given, perhaps."""
    scene = Scene(gods=("CALYPSO", "NEMESIS")).owns(0, "CALYPSO").owns(1, "NEMESIS")
    scene.cube("NEMESIS", 1).kingdom(0, "10", "20", "30", "50").pile(1, "100").timer("1a", "pile1")
    scene.do(0, "take 1a front")
    assert scene.over() == ""
    scene.do(0, "pay 100")
    assert scene.over() == ""
    assert scene.cards(0) == ["10", "20", "30", "50"]


def test_five_seconds_for_a_choice() -> None:
    """R13.4: the last millisecond counts."""
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").kingdom(1, "10").kingdom(2, "50")
    scene.do(0, "take 1a front", at=2_000).do(0, "starve 2", at=7_000)
    assert (scene.cards(1), scene.cards(2)) == ([], ["50"])


def test_several_choices_in_flight() -> None:
    """R13.4: each has its own time."""
    scene = Scene().pile(1, "war").pile(2, "war").timer("1a", "pile1").timer("2a", "pile2")
    scene.do(0, "take 1a front", at=0).do(1, "take 2a front", at=3_000)
    assert scene.asked() == [(0, "war"), (1, "war")]
    assert scene.wait(5_001).asked() == [(1, "war")]
    assert scene.wait(8_001).asked() == []


def test_sand_comes_before_what_is_done() -> None:
    """R13.7: at the very moment at which it has flowed a timer may go."""
    scene = Scene().do(0, "go 1a pile1", at=7)
    assert scene.state.deadline() == 257
    scene.do(0, "take 1a front", at=30_007)
    assert scene.cards(0) == ["20"]


def test_powers_name_everything_beforehand() -> None:
    """R13.6: RHODES takes card, timer and flip; nothing is asked afterwards."""
    scene = Scene(cities=("RHODES", "ATHENS")).timer("1a", "city1").kingdom(0, "10")
    scene.timer("2a", "pile1").do(0, "rhodes", "pay 10")
    assert (scene.cards(0), scene.where("2a")) == (["10"], "pile1")
    scene.do(0, "send 2a as it is")
    assert (scene.cards(0), scene.where("2a"), scene.asked()) == ([], "hell1", [])


@pytest.mark.parametrize(("others", "times"), [(1, 12), (2, 6), (3, 6)])
def test_how_often_a_flip_knocks(others: int, times: int) -> None:
    """R9.24: once in 12 beside one timer, once in 6 beside more."""
    scene = Scene(gods=("EOS",)).owns(1, "EOS")
    for name in ("2a", "3a", "3b")[:others]:
        scene.timer(name, "pile1")
    assert scene.state.apply(0, MOVES.parse("go 1a pile1")) == OK
    weights = dict(scene.state.weights())
    assert weights == {MOVES.parse("calm"): times - 1, MOVES.parse("knock"): 1}


def test_a_player_who_cannot_move_makes_no_move_at_all() -> None:
    """R13.1: who draws a move while the hand rests draws none, and none is not carried out."""
    scene = Scene().do(0, "go 1a pile1")
    assert scene.state.random_move(0, Rng(1)) == NONE
    before = scene.state.to_data()
    assert scene.state.apply(0, NONE) != OK
    assert scene.state.to_data() == before
