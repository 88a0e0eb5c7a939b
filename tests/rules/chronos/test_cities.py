"""The CITIES, each by its sentence: what it does, what it does not, and who keeps it from it."""

import pytest

from aevum.games.chronos.data import CITY_NAMES
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import discards_seen, sell


def test_cities_open_after_60_seconds_even_if_a_choice_runs_out_just_then() -> None:
    """R10.2, R13.7"""
    scene = Scene(early=True).time(54_999).pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a pile2").wait(60_000)
    assert scene.asked() == []
    scene.do(1, "go 2b city1")


# ATHENS


def test_athens_makes_a_timer_on_it_worth_50_before_the_winds() -> None:
    """R11.1"""
    scene = Scene(cities=("ATHENS", "RHODES")).kingdom(0, "10", "north", "east")
    scene.do(0, "go 1a city1")
    assert (scene.score(0), scene.score(1)) == (120, 0)
    scene.wait(40_000)
    assert scene.score(0) == 120
    scene.do(0, "go 1a front")
    assert scene.score(0) == 20


def test_athens_counts_nothing_from_the_other_tile_or_in_hell() -> None:
    """R11.1"""
    scene = Scene(cities=("ATHENS", "RHODES")).timer("1a", "city2").kingdom(0, "10")
    assert scene.score(0) == 10
    scene.timer("1a", "city1").pile(1, "war").timer("2a", "pile1")
    scene.do(1, "take 2a front", "send 1a flipped")
    assert scene.score(0) == 10


def test_athens_counts_nothing_for_one_who_picks_the_end_of_the_game_on_the_way() -> None:
    """R4.1, R11.1, ruling 2"""
    scene = Scene(cities=("ATHENS", "RHODES")).pile(1, "cataclysm").timer("1a", "pile1")
    scene.kingdom(1, "10").do(0, "take 1a city1")
    assert (scene.over(), scene.winners()) == ("cataclysm", [1])


# ALEXANDRIA


def test_alexandria_counts_as_a_wind_that_is_missing() -> None:
    """R11.2"""
    scene = Scene(cities=("ALEXANDRIA", "RHODES")).kingdom(0, "10").kingdom(1, "10", "north")
    scene.timer("1a", "city1")
    assert (scene.score(0), scene.score(1)) == (10, 10)
    assert scene.kingdom(0, "north").score(0) == 20
    assert scene.kingdom(0, "south", "east", "west").score(0) == 40


def test_alexandria_and_aeolus_are_two_winds_and_no_cards() -> None:
    """R11.2"""
    scene = Scene(cities=("ALEXANDRIA", "SANTORINI"), gods=("AEOLUS", "ARES", "CHARON"))
    scene.owns(0, "AEOLUS").timer("1a", "city1").kingdom(0, "10")
    assert scene.score(0) == 20
    scene.do(1, "go 2a city2")
    assert scene.score(0) == 20
    scene.do(0, "offer ares", "pay 10").refused(0, "offer charon", rule="R8.1:")


# DELPHI


def test_delphi_makes_offerings_one_card_cheaper_while_a_timer_is_there() -> None:
    """R11.3"""
    scene = Scene(cities=("DELPHI", "RHODES"), gods=("HELIOS", "ARES", "AEOLUS"))
    scene.kingdom(0, "10", "20", "30").timer("1a", "city1", left=9_000)
    scene.do(0, "offer ares")
    assert (scene.gods(0), scene.cards(0)) == (["ARES"], ["10", "20", "30"])
    scene.do(0, "offer helios", "pay 10")
    assert (scene.gods(0), scene.cards(0)) == (["HELIOS", "ARES"], ["20", "30"])
    scene.do(0, "go 1a front", at=9_000).refused(0, "offer aeolus", rule="R8.1:")


def test_delphi_helps_nobody_else_and_free_gods_put_their_cubes() -> None:
    """R11.3"""
    scene = Scene(cities=("DELPHI", "RHODES"), gods=("NEMESIS", "ARES", "HERMES"))
    scene.owns(2, "HERMES").timer("1a", "city1").refused(1, "offer ares", rule="R8.1:")
    scene.do(0, "offer nemesis", "cube pile 4")
    assert (scene.gods(0), scene.asked()) == (["NEMESIS"], [])


def test_delphi_left_while_an_offering_is_named_makes_it_dropped() -> None:
    """R11.3"""
    scene = Scene(cities=("DELPHI", "RHODES"), gods=("AEOLUS",)).kingdom(0, "10", "20")
    scene.timer("1a", "city1").do(0, "offer aeolus", "pay 10", "go 1a front")
    scene.refused(0, "pay 20", rule="R8.1:")
    assert scene.cards(0) == ["10", "20"]


# RHODES


def test_rhodes_trades_a_card_of_the_kingdom_for_a_timer_in_hell_again_and_again() -> None:
    """R11.4"""
    scene = Scene(cities=("ATHENS", "RHODES")).kingdom(0, "10", "north").timer("1a", "city2")
    scene.timer("2a", "city1", left=4_000).do(0, "rhodes", "pay north", "send 2a as it is")
    assert (scene.where("2a"), scene.left("2a")) == ("hell1", 4_000)
    scene.do(0, "rhodes", "pay 10", "send 1a flipped")
    assert (scene.where("1a"), scene.cards(0), scene.winds(0)) == ("hell1", [], [])
    assert scene.thrown() == ["10", "north"]


def test_rhodes_needs_a_card_and_a_timer_on_the_tile_and_obeys_athena() -> None:
    """R11.4"""
    scene = Scene(cities=("ATHENS", "RHODES"), gods=("ATHENA",)).owns(1, "ATHENA")
    scene.refused(0, "rhodes", rule="R11.4:")
    scene.timer("1a", "city2").refused(0, "rhodes", rule="R11.4:")
    scene.kingdom(0, "10").kingdom(2, "10").refused(2, "rhodes", rule="R11.4:")
    scene.do(0, "rhodes", "pay 10").refused(0, "send 2a flipped", rule="R9.8:")
    assert scene.cards(0) == ["10"]


def test_rhodes_discards_nothing_when_its_owner_is_sent_to_hell_before_he_is_done() -> None:
    """R11.4"""
    scene = Scene(cities=("ATHENS", "RHODES")).kingdom(0, "10").timer("1a", "city2")
    scene.pile(1, "war").timer("2a", "pile1").do(0, "rhodes", "pay 10")
    scene.do(1, "take 2a front", "send 1a flipped").refused(0, "send 2b flipped", rule="R5.1:")
    assert (scene.cards(0), scene.where("2b")) == (["10"], "front")


# SPARTA


def test_sparta_brings_any_timer_when_the_own_one_leaves() -> None:
    """R11.5"""
    scene = Scene(cities=("SPARTA", "RHODES")).timer("1a", "city1").timer("2a", "pile1", 12_000)
    scene.do(0, "bring 2a flipped")
    assert scene.where("2a") == "pile1"
    scene.do(0, "go 1a pile2")
    assert (scene.where("1a"), scene.where("2a"), scene.left("2a")) == ("pile2", "city1", 18_000)


@pytest.mark.parametrize("place", ["hell1", "hell2", "pile3", "city2", "front"])
def test_sparta_reaches_everywhere_and_does_not_care_for_athena(place: str) -> None:
    """R11.5"""
    scene = Scene(cities=("SPARTA", "RHODES"), gods=("ATHENA",)).owns(1, "ATHENA")
    scene.timer("1a", "city1").timer("2a", place, left=5_000).do(0, "bring 2a as it is")
    scene.do(0, "go 1a front")
    assert (scene.where("2a"), scene.left("2a")) == ("city1", 5_000)
    assert (scene.cards(0), scene.cards(1)) == ([], [])


def test_sparta_works_only_on_leaving_for_elsewhere_and_when_flowed() -> None:
    """R11.5"""
    scene = Scene(cities=("SPARTA", "RHODES")).timer("1a", "city1", left=5_000)
    scene.refused(0, "bring 2a flipped", rule="R2.3:")
    scene.wait(5_000).refused(0, "bring 1a flipped", rule="R11.5:")
    scene.refused(1, "bring 2a flipped", rule="R11.5:")
    scene.do(0, "bring 2a flipped", "go 1a city1")
    assert (scene.where("1a"), scene.where("2a")) == ("city1", "front")


def test_sparta_brings_nobody_when_its_timer_is_taken_away() -> None:
    """R11.5"""
    scene = Scene(cities=("SPARTA", "RHODES")).timer("1a", "city1").pile(1, "war")
    scene.timer("3a", "pile1").do(0, "bring 2a flipped")
    scene.do(2, "take 3a front", "send 1a as it is").do(0, "go 1a hell2")
    assert scene.where("2a") == "front"


def test_sparta_brings_nobody_while_its_player_owes_a_card() -> None:
    """R11.5, R13.5"""
    scene = Scene(cities=("SPARTA", "RHODES"), gods=("NEMESIS",)).owns(1, "NEMESIS")
    scene.cube("NEMESIS", 1).timer("1a", "city1").timer("1b", "pile1")
    scene.do(0, "bring 2a flipped", "take 1b front", "go 1a front")
    assert (scene.asked(), scene.where("1a")) == ([(0, "penalty")], "front")
    assert scene.where("2a") == "front"


# OLYMPIA


def test_olympia_lets_only_who_has_a_timer_there_make_offerings() -> None:
    """R11.6"""
    scene = Scene(cities=("OLYMPIA", "RHODES"), gods=("ARES", "CHARON")).kingdom(0, "10")
    scene.kingdom(1, "10").refused(0, "offer ares", rule="R11.6:")
    scene.do(0, "go 1a city1").refused(1, "offer ares", rule="R11.6:")
    scene.do(0, "offer ares", "pay 10")
    assert scene.gods(0) == ["ARES"]


def test_olympia_lost_while_an_offering_is_named_makes_it_dropped() -> None:
    """R8.3, R11.6"""
    scene = Scene(cities=("OLYMPIA", "RHODES"), gods=("HELIOS", "HADES")).owns(1, "HADES")
    scene.kingdom(0, "10", "20").timer("1a", "city1").do(0, "offer helios", "pay 10")
    scene.do(1, "hades", "send 1a flipped", "send 3a flipped").refused(0, "pay 20", rule="R8.1:")
    assert (scene.cards(0), scene.gods(0)) == (["10", "20"], [])


def test_olympia_is_not_asked_for_gaias_purchases() -> None:
    """R11.6"""
    scene = Scene(cities=("OLYMPIA", "RHODES"), gods=("ARES", "GAIA")).owns(0, "ARES")
    assert sell(scene, "ARES", 1).gods(1) == ["ARES", "GAIA"]


# CORINTH


def test_corinth_gives_a_zero_whenever_a_timer_is_flipped_onto_it() -> None:
    """R11.8"""
    scene = Scene(cities=("CORINTH", "RHODES")).kingdom(0, "50").do(0, "go 1a city1")
    assert scene.cards(0) == ["50", "0"]
    scene.do(0, "go 1a city1", at=30_000)
    assert scene.cards(0) == ["50", "0", "0"]
    scene.do(0, "go 1a front", at=60_000)
    assert scene.cards(0) == ["50", "0", "0"]


def test_corinth_gives_nothing_once_the_ten_zeros_are_gone() -> None:
    """R11.8"""
    scene = Scene(cities=("SPARTA", "CORINTH")).kingdom(2, *["0"] * 10).do(0, "go 1a city2")
    assert (scene.where("1a"), scene.cards(0)) == ("city2", [])


def test_corinth_zero_lies_on_the_card_that_was_picked_on_the_way() -> None:
    """R2.6, R11.8, ruling 2"""
    scene = Scene(cities=("CORINTH", "RHODES")).pile(1, "50").timer("1a", "pile1")
    assert scene.do(0, "take 1a city1").cards(0) == ["50", "0"]


def test_corinth_under_the_cube_of_selene_gives_a_zero_to_her_owner_only() -> None:
    """R9.40, R11.8, ruling 50"""
    scene = Scene(cities=("CORINTH", "RHODES"), gods=("SELENE",)).owns(1, "SELENE")
    scene.cube("SELENE", "CORINTH").do(0, "go 1a city1").do(0, "go 1a front", at=30_000)
    scene.do(1, "go 2a city1")
    assert (scene.cards(0), scene.cards(1)) == ([], ["0"])


# EPHESUS


def test_ephesus_trades_two_cards_for_one_of_the_discard() -> None:
    """R11.9"""
    scene = Scene(cities=("EPHESUS", "RHODES")).kingdom(0, "10", "20", "north", "30")
    scene.discarded("100").timer("1a", "city1", left=9_000)
    scene.do(0, "ephesus", "pay 20", "pay north")
    assert scene.legal(0, "gain") == ["gain 20", "gain 100", "gain north"]
    scene.do(0, "gain 100")
    assert (scene.cards(0), scene.thrown()) == (["10", "30", "100"], ["20", "north"])


def test_ephesus_needs_two_cards_and_lets_plagues_strike_again() -> None:
    """R11.9"""
    scene = Scene(cities=("EPHESUS", "RHODES")).kingdom(0, "10").timer("1a", "city1")
    scene.refused(0, "ephesus", rule="R11.9:")
    scene.kingdom(0, "20").discarded("cataclysm").kingdom(1, "10")
    scene.do(0, "ephesus", "pay 10", "pay 20", "gain cataclysm")
    assert (scene.over(), scene.winners()) == ("cataclysm", [1])


def test_ephesus_opens_the_discard_to_who_stands_there() -> None:
    """R11.9"""
    scene = Scene(cities=("EPHESUS", "RHODES")).discarded("10", "war").kingdom(1, "10", "10")
    assert discards_seen(scene, 0) == 0
    scene.do(0, "go 1a city1").refused(1, "ephesus", rule="R11.9:")
    assert (discards_seen(scene, 0), discards_seen(scene, 1)) == (2, 0)


# SELENE over all of them


@pytest.mark.parametrize("city", CITY_NAMES)
def test_selene_takes_every_citys_power_from_all_but_her_owner(city: str) -> None:
    """R9.40, ruling 50"""
    other = "RHODES" if city != "RHODES" else "SPARTA"
    scene = Scene(cities=(city, other), gods=("SELENE", "HELIOS", "ARES")).owns(2, "SELENE")
    scene.cube("SELENE", city).kingdom(0, "10", "20", "north").kingdom(1, "east")
    scene.cube("TROY", 1).discarded("30").timer("1a", "city1").do(0, "go 1b pile2")
    assert scene.score(0) == 30
    assert scene.winds(1) == ["east"]
    for verb in ("rhodes", "bring", "troy", "ephesus"):
        assert scene.wait(1_000).legal(0, verb) == []
    scene.refused(0, "go 1c atlantis", rule="R12.")
    if city == "OLYMPIA":
        scene.refused(0, "offer ares", rule="R9.40:")
    else:
        scene.do(0, "offer ares").do(0, "pay 10")
    assert discards_seen(scene, 0) == 0
