"""GODs that give timers new places to stand, or a new timer: each by its sentence."""

import pytest

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import drawn_gods, sell

# ASCLEPIUS


def test_asclepius_wins_the_moment_a_timer_has_flowed_on_the_fourth_square() -> None:
    """R9.27"""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").do(0, "go 1a square1")
    for square in (2, 3, 4):
        moment = 30_000 * (square - 1)
        scene.refused(0, f"go 1a square{square}", at=moment - 1, rule="R2.3:")
        scene.do(0, f"go 1a square{square}", at=moment)
    assert scene.wait(119_999).winners() == []
    scene.wait(120_001)
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_asclepius_lets_no_square_be_skipped_or_shared() -> None:
    """R9.27"""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").timer("1a", "square2")
    assert scene.legal(0, "go 1b square") == ["go 1b square1"]
    assert scene.legal(0, "go 1a square") == ["go 1a square3"]
    scene.timer("1b", "square1").timer("1c", "square3")
    assert scene.legal(0, "go 1a square") == []
    assert scene.legal(0, "go 1b square") == []
    scene.do(0, "go 1c square4", "go 1a square3", "go 1b square2")
    assert [scene.where(name) for name in ("1a", "1b", "1c")] == ["square3", "square2", "square4"]


def test_asclepius_lets_a_timer_leave_by_a_normal_move() -> None:
    """R9.27"""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").timer("1a", "square2")
    scene.do(0, "go 1a pile1")
    assert (scene.where("1a"), scene.left("1a")) == ("pile1", 30_000)
    scene.timer("1b", "square2").do(0, "go 1b front")
    assert scene.legal(0, "take") == []


def test_asclepius_does_not_protect_against_hell_and_is_for_his_owner_only() -> None:
    """R9.27"""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").timer("1a", "square4", left=2_000)
    scene.refused(1, "go 2a square1", rule="R9.27:")
    scene.pile(1, "war").timer("2a", "pile1").do(1, "take 2a front", "send 1a as it is")
    scene.wait(5_000)
    assert (scene.where("1a"), scene.over()) == ("hell1", "")


def test_asclepius_sends_the_former_owners_timers_home_when_he_is_sold() -> None:
    """R9.27"""
    scene = Scene(gods=("ASCLEPIUS", "GAIA")).owns(0, "ASCLEPIUS")
    scene.timer("1a", "square4", left=20_000).timer("1b", "square1")
    sell(scene, "ASCLEPIUS", 1)
    assert (scene.where("1a"), scene.where("1b")) == ("front", "front")
    scene.refused(0, "go 1b square1", rule="R9.27:")
    scene.do(1, "go 2a square1")
    assert scene.wait(25_000).over() == ""


def test_asclepius_wins_only_once_his_owner_has_paid_what_he_owes() -> None:
    """R9.27, R13.5"""
    scene = Scene(gods=("NEMESIS", "ASCLEPIUS")).owns(1, "NEMESIS").owns(0, "ASCLEPIUS")
    scene.cube("NEMESIS", 1).timer("1a", "pile1").timer("1b", "square4", left=1_000)
    scene.do(0, "take 1a pile2").wait(1_500)
    assert scene.winners() == []
    scene.do(0, "pay 20")
    assert (scene.over(), scene.winners()) == ("god", [0])


# ARES


def test_ares_takes_the_top_card_of_a_central_pile_that_his_timer_leaves_alone() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(1, "50", "30", "north")
    scene.do(0, "go 1a kingdom2").refused(0, "take 1a pile1", at=29_999, rule="R2.3:")
    scene.do(0, "take 1a kingdom2", at=30_000)
    assert (scene.cards(0), scene.cards(1), scene.winds(1)) == (["30"], ["50"], ["north"])
    assert (scene.where("1a"), scene.left("1a")) == ("kingdom2", 30_000)


def test_ares_is_held_off_by_a_guard_whose_owner_takes_no_card_himself() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(1, "50").timer("1a", "kingdom2")
    scene.do(1, "go 2a kingdom2").do(0, "take 1a front")
    assert (scene.cards(0), scene.cards(1), scene.where("1a")) == ([], ["50"], "front")
    assert scene.wait(30_000).legal(1, "take 2a") == []
    scene.refused(1, "take 2a front", rule="R9.9:")
    scene.do(1, "go 2a front")
    assert scene.cards(1) == ["50"]


def test_ares_owner_takes_nothing_from_his_own_pile_either() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES",)).owns(0, "ARES").kingdom(0, "50", "30").do(0, "go 1a kingdom1")
    scene.refused(0, "take 1a front", at=30_000, rule="R9.9:")
    assert scene.do(0, "go 1a kingdom1").cards(0) == ["50", "30"]


def test_ares_lets_others_flip_onto_their_own_kingdom_only_and_nobody_without_him() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES",)).kingdom(0, "10").kingdom(1, "10")
    scene.refused(1, "go 2a kingdom2", rule="R9.9:")
    scene.owns(0, "ARES")
    assert scene.legal(1, "go 2a kingdom") == ["go 2a kingdom2"]
    assert scene.legal(0, "go 1a kingdom") == ["go 1a kingdom1", "go 1a kingdom2"]
    assert scene.legal(2, "go 3a kingdom") == []


def test_ares_takes_what_lies_on_top_when_the_timer_leaves_and_nothing_from_nobody() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES", "HELIOS")).owns(0, "ARES").kingdom(1, "50", "10", "20")
    scene.timer("1a", "kingdom2").do(1, "offer helios", "pay 20", "pay 10")
    scene.refused(0, "take 1a kingdom2", rule="R3.5:")
    scene.do(0, "take 1a pile1")
    assert (scene.cards(0), scene.cards(1)) == (["50"], [])
    scene.timer("1b", "kingdom2").refused(0, "take 1b front", rule="R9.9:")
    scene.do(0, "go 1b front")


def test_ares_makes_no_archipelago_picks() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES", "ATLAS", "NEMESIS"), cities=("MYCENAE", "RHODES"))
    scene.owns(0, "ARES", "ATLAS").owns(2, "NEMESIS").timer("3a", "city1")
    scene.kingdom(1, "50").timer("1a", "kingdom2").do(0, "take 1a front")
    assert (scene.cards(0), scene.asked()) == (["50"], [])


def test_ares_obeys_dionysus() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES", "DIONYSUS")).owns(0, "ARES").owns(1, "DIONYSUS")
    scene.kingdom(1, "10", "hydra").timer("1a", "kingdom2").do(0, "take 1a front")
    assert (scene.cards(0), scene.cards(1)) == ([], ["10", "hydra"])


def test_ares_calls_the_former_owners_timers_home_but_not_his_guards() -> None:
    """R9.9"""
    scene = Scene(gods=("ARES", "GAIA")).owns(0, "ARES").kingdom(0, "10").kingdom(1, "50")
    scene.timer("1a", "kingdom2").timer("1b", "kingdom1", left=8_000).timer("2a", "kingdom2")
    sell(scene, "ARES", 2)
    assert (scene.where("1a"), scene.where("1b")) == ("front", "kingdom1")
    assert (scene.where("2a"), scene.cards(1)) == ("kingdom2", ["50"])
    scene.refused(0, "go 1a kingdom2", rule="R9.9:")
    scene.do(2, "go 3a kingdom2")


# POSEIDON


def test_poseidon_lets_his_owner_flip_timers_onto_atlantis() -> None:
    """R9.39"""
    scene = Scene(gods=("POSEIDON",)).owns(0, "POSEIDON").pile("atlantis", "50", "30")
    scene.refused(1, "go 2a atlantis", rule="R12.2:")
    scene.do(0, "go 1a atlantis").do(0, "take 1a atlantis", at=30_000)
    assert (scene.cards(0), scene.top("atlantis"), scene.where("1a")) == (["50"], "30", "atlantis")


def test_poseidon_once_sold_still_lets_a_card_be_picked_but_no_timer_flipped() -> None:
    """R9.39"""
    scene = Scene(gods=("POSEIDON", "GAIA")).owns(0, "POSEIDON").pile("atlantis", "50", "30")
    scene.timer("1a", "atlantis")
    sell(scene, "POSEIDON", 1).refused(0, "take 1a atlantis", rule="R12.2:")
    scene.refused(0, "go 1b atlantis", rule="R12.2:")
    scene.do(0, "take 1a pile1").do(1, "go 2a atlantis")
    assert scene.cards(0) == ["20", "20", "50"]


def test_poseidon_shares_atlantis_with_company_cubes_and_demeter() -> None:
    """R9.39"""
    scene = Scene(gods=("POSEIDON", "DEMETER", "NEMESIS"), cities=("ATLANTIS CITY", "TROY"))
    scene.owns(0, "POSEIDON").owns(1, "DEMETER").owns(2, "NEMESIS").cube("NEMESIS", "atlantis")
    scene.pile("atlantis", "10", "10", "20", "30").timer("1a", "atlantis").timer("2a", "atlantis")
    scene.do(0, "take 1a front")
    assert scene.cards(0) == []
    scene.do(1, "go 2a front", "demeter atlantis").do(1, "pay 10")
    assert (scene.cards(1), scene.cards(2)) == ([], ["10"])
    scene.cube("TROY", "atlantis").refused(1, "demeter atlantis", rule="R11.7:")
    scene.timer("1a", "atlantis").do(0, "take 1a front")
    assert scene.cards(0) == []


# CHRONOS


def test_chronos_brings_a_timer_more_that_is_flowed_and_his_owners() -> None:
    """R9.26"""
    scene = Scene(gods=("CHRONOS",)).kingdom(0, "10", "10", "10").pile(1, "50")
    scene.do(0, "offer chronos", "pay 10", "pay 10", "pay 10")
    assert (scene.where("extra"), scene.left("extra")) == ("front", 0)
    scene.refused(1, "go extra pile1", rule="R2.3:")
    scene.do(0, "go extra pile1").do(0, "take extra front", at=31_000)
    assert scene.cards(0) == ["50"]


def test_chronos_hands_his_timer_over_where_it_stands() -> None:
    """R9.26"""
    scene = Scene(gods=("CHRONOS", "GAIA")).owns(0, "CHRONOS").pile(1, "50")
    scene.timer("extra", "pile1", left=9_000)
    sell(scene, "CHRONOS", 1)
    assert (scene.where("extra"), scene.left("extra")) == ("pile1", 9_000)
    scene.refused(0, "take extra front", at=9_000, rule="R2.3:")
    scene.do(1, "take extra front")
    assert (scene.cards(0), scene.cards(1)) == (["20", "20", "20"], ["50"])


def test_chronos_gives_and_takes_the_power_of_the_city_his_timer_stands_on() -> None:
    """R9.26"""
    scene = Scene(gods=("CHRONOS", "GAIA"), cities=("ATHENS", "RHODES")).owns(0, "CHRONOS")
    scene.timer("extra", "city1")
    assert scene.score(0) == 50
    sell(scene, "CHRONOS", 1)
    assert (scene.score(0), scene.score(1)) == (60, 50)


def test_chronos_timer_is_under_athena_of_its_present_owner() -> None:
    """R9.26"""
    scene = Scene(gods=("CHRONOS", "ATHENA", "GAIA")).owns(0, "CHRONOS").owns(1, "ATHENA")
    scene.pile(1, "war").timer("3a", "pile1")
    sell(scene, "CHRONOS", 1).do(2, "take 3a front").refused(2, "send extra flipped", rule="R9.8:")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chronos_needs_a_colour_that_is_not_in_play(seats: int) -> None:
    """R9.26"""
    assert ("chronos" in drawn_gods(seats)) == (seats < 6)


def test_chronos_timer_goes_home_from_where_its_new_owner_may_not_stand() -> None:
    """R9.9, R9.26, R9.27"""
    scene = Scene(gods=("CHRONOS", "ASCLEPIUS", "GAIA")).owns(0, "CHRONOS", "ASCLEPIUS")
    scene.timer("extra", "square4", left=20_000)
    sell(scene, "CHRONOS", 1).wait(20_001)
    assert (scene.where("extra"), scene.winners()) == ("front", [])
    raid = Scene(gods=("CHRONOS", "ARES", "GAIA")).owns(0, "CHRONOS", "ARES").kingdom(2, "50")
    raid.timer("extra", "kingdom3")
    assert sell(raid, "CHRONOS", 1).where("extra") == "front"
    assert raid.cards(2) == ["50"]
