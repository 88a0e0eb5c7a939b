"""Rulings 20 to 30: what GODs and CITIES do where the rulebook is short."""

import pytest

from aevum.games.chronos.scenes import Scene


def raid() -> Scene:
    """Return a table on which seat 0 has ARES and a flowed timer on the pile of seat 1."""
    scene = Scene(gods=("ARES", "GAIA", "ATLAS", "NEMESIS")).owns(0, "ARES")
    return scene.kingdom(1, "10", "50").timer("1a", "kingdom2")


def test_ruling_20_ares_takes_the_top_at_removal_time() -> None:
    """R9.9: a central pile only."""
    scene = raid().kingdom(1, "north").pile(1, "100").timer("2a", "pile1")
    scene.do(1, "take 2a front").do(0, "take 1a front")
    assert (scene.cards(0), scene.cards(1), scene.winds(1)) == (["100"], ["10", "50"], ["north"])


def test_ruling_20_anyone_may_guard_his_own_pile() -> None:
    """R9.9: while ARES is owned, and a guard takes no card."""
    scene = raid().kingdom(2, "30").do(1, "go 2a kingdom2").do(2, "go 3a kingdom3")
    scene.refused(1, "go 2b kingdom3")
    scene.do(0, "take 1a front")
    assert (scene.cards(0), scene.cards(1)) == ([], ["10", "50"])
    scene.wait(40_000)
    assert scene.legal(1, "take") == []
    scene.do(1, "go 2a front")


def test_ruling_20_no_guard_without_ares() -> None:
    """R9.9"""
    Scene(gods=("ARES",)).kingdom(0, "10").refused(0, "go 1a kingdom1")


def test_ruling_20_a_guard_does_not_stop_its_owner() -> None:
    """R9.9: he adds to the pile and takes from it."""
    scene = raid().do(1, "go 2a kingdom2").timer("2b", "pile1").do(1, "take 2b front")
    assert scene.cards(1) == ["10", "50", "20"]
    scene.do(1, "offer gaia", "pay 50")
    assert scene.cards(1) == ["10", "20"]


def test_ruling_20_when_ares_changes_hands() -> None:
    """R9.9: the old owner's timers go before him, no pick; his own guard may stay."""
    scene = raid().kingdom(0, "20").timer("1b", "kingdom1").owns(2, "GAIA").kingdom(2, "30")
    scene.do(2, "buy ares", "pay 30")
    assert [scene.where(name) for name in ("1a", "1b")] == ["front", "kingdom1"]
    assert scene.cards(0) == ["20", "30"]


def test_ruling_20_nothing_on_an_empty_central_pile() -> None:
    """R9.9"""
    scene = raid().kingdom(2, "north")
    scene.refused(0, "go 1b kingdom3")
    scene.refused(0, "go 1b kingdom1")


def test_ruling_20_no_archipelago_pick() -> None:
    """R9.9: ATLAS gives no 0, MYCENAE asks no penalty."""
    scene = Scene(cities=("MYCENAE", "ATHENS"), gods=("ARES", "ATLAS")).owns(0, "ARES", "ATLAS")
    scene.kingdom(1, "50").timer("1a", "kingdom2").timer("2a", "city1").do(0, "take 1a front")
    assert (scene.cards(0), scene.asked()) == (["50"], [])


def test_ruling_21_demeter() -> None:
    """R9.14: no timer there, not under the cube of TROY; NEMESIS and ATLAS as usual."""
    scene = Scene(cities=("TROY", "ATHENS"), gods=("DEMETER", "NEMESIS", "ATLAS"))
    scene.owns(0, "DEMETER", "ATLAS").owns(1, "NEMESIS").cube("NEMESIS", 3).cube("TROY", 1)
    scene.pile(1, "10").pile(2, "10").pile(3, "10").timer("2a", "pile2")
    assert scene.legal(0, "demeter") == ["demeter 3"]
    scene.do(0, "demeter 3")
    assert (scene.cards(0), scene.asked()) == (["10", "0"], [(0, "penalty")])


def test_ruling_22_troy_forbids_picks_not_timers() -> None:
    """R11.7: to everyone, also to who stands on TROY."""
    scene = (
        Scene(cities=("TROY", "ATHENS")).cube("TROY", 1).timer("1a", "pile1").timer("1b", "city1")
    )
    scene.do(1, "go 2a pile1").do(0, "take 1a front")
    assert scene.cards(0) == []
    scene.do(0, "troy 2").do(1, "take 2a front", at=30_000)
    assert scene.cards(1) == ["20"]


def sparta() -> Scene:
    """Return a table on which seat 0 may leave SPARTA."""
    return Scene(cities=("SPARTA", "ATHENS"), gods=("ATHENA",)).timer("1a", "city1")


def test_ruling_23_sparta_takes_no_card_and_ignores_athena() -> None:
    """R11.5"""
    scene = (
        sparta().owns(1, "ATHENA").timer("2a", "pile1").do(0, "bring 2a as it is", "go 1a pile2")
    )
    assert (scene.where("2a"), scene.where("1a"), scene.top(1)) == ("city1", "pile2", "20")
    assert (scene.cards(0), scene.cards(1), scene.left("2a")) == ([], [], 0)


def test_ruling_23_even_a_timer_from_hell() -> None:
    """R11.5"""
    scene = sparta().timer("2a", "hell1", left=9_000).do(0, "bring 2a as it is", "go 1a front")
    assert (scene.where("2a"), scene.left("2a")) == ("city1", 9_000)


def test_ruling_23_not_the_timer_that_leaves() -> None:
    """R11.5"""
    sparta().refused(0, "bring 1a flipped")


def test_ruling_23_not_back_to_sparta() -> None:
    """R11.5: then nobody is moved there, and never are there two."""
    scene = sparta().timer("2a", "pile1").do(0, "bring 2a flipped", "go 1a city1")
    assert (scene.where("1a"), scene.where("2a")) == ("city1", "pile1")
    assert scene.state.drafts[0] == []


def test_ruling_23_not_while_the_sand_runs() -> None:
    """R11.5"""
    scene = Scene(cities=("SPARTA", "ATHENS")).timer("1a", "city1", left=500)
    scene.refused(0, "bring 2a flipped")


def test_ruling_23_not_when_taken_from_sparta() -> None:
    """R11.5: the command is dropped with its ground."""
    scene = sparta().do(0, "bring 2a flipped").pile(1, "war").timer("3a", "pile1")
    scene.do(2, "take 3a front", "send 1a flipped")
    assert (scene.state.drafts[0], scene.where("2a")) == ([], "front")


def test_ruling_24_zeros_run_out() -> None:
    """R9.37, R11.8"""
    scene = Scene(cities=("CORINTH", "ATHENS"), gods=("ATLAS",)).owns(0, "ATLAS")
    scene.kingdom(1, *["0"] * 9).timer("1a", "pile1").do(0, "take 1a front")
    assert scene.cards(0) == ["20", "0"]
    scene.timer("1b", "pile2").do(0, "take 1b front", "go 1c city1")
    assert scene.cards(0) == ["20", "0", "20"]


def test_ruling_24_zeros_count_as_cards() -> None:
    """R9.5, R8.1, R9.37: on top, after the picked card, and after a PLAGUE."""
    scene = Scene(gods=("ATLAS", "CALYPSO", "ARES")).owns(0, "ATLAS", "CALYPSO")
    scene.kingdom(0, "10", "30", "50").pile(1, "starvation").timer("1a", "pile1")
    scene.do(0, "take 1a front")
    assert scene.cards(0) == ["10", "30", "50", "0"]
    scene.do(0, "starve 2", "offer ares", "pay 0")
    assert scene.gods(0) == ["CALYPSO", "ARES", "ATLAS"]
    scene.timer("1b", "pile2").do(0, "take 1b front")
    assert scene.over() == "god"


def test_ruling_24_three_zeros_for_hestia() -> None:
    """R9.25"""
    scene = Scene(cities=("CORINTH", "ATHENS"), gods=("HESTIA",)).owns(0, "HESTIA")
    scene.kingdom(0, "0", "0").do(0, "go 1a city1")
    assert scene.over() == "god"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_25_chronos_adds_a_timer(seats: int) -> None:
    """R9.26"""
    scene = Scene(seats, gods=("CHRONOS",)).kingdom(0, "10", "20", "30")
    before = len(scene.state.timers)
    scene.do(0, "offer chronos", "pay 10", "pay 20", "pay 30")
    assert len(scene.state.timers) == before + 1
    assert (scene.where("extra"), scene.left("extra")) == ("front", 0)
    scene.do(0, "go extra pile1")
    scene.refused(1, "go extra pile2", at=60_000)


def test_ruling_26_castor_and_pollux_share() -> None:
    """R9.17, R9.18"""
    scene = Scene(4, gods=("CASTOR", "POLLUX")).owns(0, "CASTOR").owns(2, "POLLUX")
    scene.kingdom(2, "hydra", "minotaur")
    scene.claim(2, "monsters")
    scene.over()
    assert scene.winners() == [0, 2]


def test_ruling_27_hecate_on_a_plague_from_the_discard() -> None:
    """R9.19: CATACLYSM too."""
    scene = Scene(gods=("HECATE", "URANUS")).owns(0, "HECATE", "URANUS").discarded("war")
    scene.kingdom(0, "10", "50").do(0, "uranus", "pay 10", "gain war")
    assert scene.asked() == [(0, "hecate")]
    scene.do(0, "plague cataclysm")
    assert (scene.over(), scene.winners()) == ("cataclysm", [0])


def test_ruling_28_hephaestus_strikes_everybody_else() -> None:
    """R9.35: also from the discard."""
    scene = Scene(gods=("HEPHAESTUS", "URANUS")).owns(0, "HEPHAESTUS", "URANUS")
    scene.discarded("starvation").kingdom(0, "10", "50").kingdom(1, "20").kingdom(2, "30", "100")
    scene.do(0, "uranus", "pay 10", "gain starvation")
    assert [scene.cards(seat) for seat in range(3)] == [["50"], [], ["30"]]
    assert scene.asked() == []


def test_ruling_28_war_takes_one_timer_of_each() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a front")
    assert scene.asked() == [(0, "war"), (0, "war")]
    scene.refused(0, "send 1b flipped")
    scene.do(0, "send 3a flipped")
    scene.refused(0, "send 3b flipped")
    scene.do(0, "send 2c as it is")
    assert (scene.where("3a"), scene.where("2c"), scene.asked()) == ("hell1", "hell1", [])


def test_ruling_29_gaia_pays_in_order_and_cubes_stay() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "SELENE", "ATHENA")).owns(0, "GAIA").owns(1, "SELENE", "ATHENA")
    scene.cube("SELENE", "ATHENS").kingdom(0, "50", "10", "30").timer("1a", "city1")
    assert scene.score(0) == 90
    scene.do(0, "buy athena", "pay 30", "pay 50")
    assert (scene.cards(0), scene.cards(1)) == (["10"], ["50", "30"])
    scene.do(0, "buy selene", "pay 10")
    assert (scene.gods(0), scene.score(0)) == (["ATHENA", "GAIA", "SELENE"], 50)
    assert scene.thrown() == []


def test_ruling_30_asclepius_square_by_square() -> None:
    """R9.27: only flowed, none skipped, one a square, two minutes in all."""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").do(0, "go 1a square1", at=0)
    scene.refused(0, "go 1b square1")
    scene.refused(0, "go 1b square2")
    scene.do(0, "go 1a square2", at=30_000).do(0, "go 1b square1", at=31_000)
    scene.do(0, "go 1a square3", at=60_000).do(0, "go 1a square4", at=90_000)
    assert scene.wait(119_999).over() == ""
    scene.wait(120_000)
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_ruling_30_leaving_is_a_normal_move_and_gaia_sends_home() -> None:
    """R9.27, R9.20"""
    scene = Scene(gods=("ASCLEPIUS", "GAIA")).owns(0, "ASCLEPIUS").owns(1, "GAIA")
    scene.timer("1a", "square2").timer("1b", "square3", left=4_000).timer(
        "1c", "square4", left=9_000
    )
    scene.do(0, "go 1a pile1").kingdom(1, "10", "20", "30", "50")
    scene.do(1, "buy asclepius", "pay 10", "pay 20", "pay 30", "pay 50")
    assert [scene.where(name) for name in ("1a", "1b", "1c")] == ["pile1", "front", "front"]
    assert scene.wait(20_000).over() == ""
