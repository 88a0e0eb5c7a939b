"""Rare refusals: cards that nobody else may gain, powers used too often."""

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.refusing import why


def test_a_power_over_hell_rests_too() -> None:
    scene = Scene(gods=("DEMETER",)).owns(0, "DEMETER").pile(1, "10")
    scene.timer("2a", "pile1").timer("2b", "pile1").timer("2c", "pile1")
    scene.do(0, "send 2a flipped", at=0).do(0, "send 2b flipped", at=250).wait(600)
    reason = "R13.2 no-powers n=2 left=400"
    assert why(scene, 0, "send 2c flipped") == reason


def test_dionysus_and_santorini_keep_cards_from_hermes_and_uranus() -> None:
    gods = ("HERMES", "URANUS", "DIONYSUS", "ARES")
    scene = Scene(cities=("SANTORINI", "ATHENS"), gods=gods).timer("1a", "city1")
    scene.owns(0, "DIONYSUS").owns(1, "HERMES").owns(2, "URANUS").kingdom(2, "10")
    scene.kingdom(0, "hydra", "north").do(0, "offer ares", "pay hydra")
    hydra = "R9.2 no-dionysus card=hydra"
    assert why(scene, 1, "gain hydra") == hydra
    scene.discarded("north").do(2, "uranus", "pay 10").wait(600)
    north = "R11.10 no-santorini card=north"
    assert why(scene, 2, "gain north") == north


def test_a_monster_is_no_penalty_but_for_the_owner_of_dionysus() -> None:
    scene = Scene(gods=("NEMESIS", "DIONYSUS")).owns(1, "NEMESIS").owns(0, "DIONYSUS")
    scene.cube("NEMESIS", 1).timer("1a", "pile1").kingdom(0, "hydra").do(0, "take 1a pile2")
    reason = "R9.2 no-give-monster card=hydra"
    assert why(scene, 0, "pay hydra") == reason


def test_a_purchase_begun_is_named() -> None:
    scene = Scene(gods=("GAIA", "ATHENA")).owns(0, "GAIA").owns(1, "ATHENA")
    scene.kingdom(0, "10", "10").do(0, "buy athena").wait(300)
    assert why(scene, 0, "freeze") == ("R8.3 no-draft what=(part-draft-buy god=athena)")


def test_a_free_god_asks_for_its_cube() -> None:
    scene = Scene(gods=("CASSANDRA", "NEMESIS")).owns(0, "CASSANDRA").do(0, "free").wait(300)
    assert why(scene, 0, "cube pile 7") == "R1.3 no-pile n=6"
    assert why(scene, 0, "cube pile 1") == ""


def test_a_plague_is_settled_before_the_penalty_it_brought() -> None:
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "war")
    scene.timer("1a", "pile1").kingdom(0, "10").do(0, "take 1a pile2").wait(300)
    war = "R13.5 no-open"
    assert why(scene, 0, "claim points") == war
    assert why(scene, 0, "pay 10") == war
    assert why(scene, 0, "drop") == war
