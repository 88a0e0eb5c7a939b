"""Rulings 36 to 39 and 49 to 52: Hell's GODs, cubes, Atlantis, RHODES."""

import pytest

from aevum.games.chronos.scenes import Scene


def test_ruling_36_charon() -> None:
    """R9.28: a normal move, when flowed; the second part is open too."""
    scene = Scene(gods=("CHARON",)).owns(0, "CHARON").timer("1a", "hell1", left=100)
    scene.refused(0, "go 1a pile1", at=99)
    assert {"go 1a pile1", "go 1a front", "go 1a city1"} <= set(scene.wait(100).legal(0))
    scene.do(0, "go 1a pile1")


@pytest.mark.parametrize(
    ("in_hell", "may"),
    [(("1a",), True), (("2a",), False), (("1a", "1b"), False), (("1a", "2a"), False), ((), False)],
)
def test_ruling_37_erinyes(in_hell: tuple[str, ...], may: bool) -> None:
    """R9.31: exactly one timer in both parts, and it is yours."""
    scene = Scene(gods=("ERINYES",)).owns(0, "ERINYES")
    for place, name in enumerate(in_hell):
        scene.timer(name, f"hell{place + 1}")
    assert ("send 3a flipped" in scene.legal(0)) == may


def test_ruling_37_hades() -> None:
    """R9.1: no timer in Hell at all."""
    for place in ("hell1", "hell2"):
        Scene(gods=("HADES",)).owns(0, "HADES").timer("1a", place).refused(0, "hades")
    assert "hades" in Scene(gods=("HADES",)).owns(0, "HADES").legal(0)


def test_ruling_37_harpy() -> None:
    """R9.33: two or more, all go but ATHENA's."""
    scene = Scene(gods=("HARPY", "ATHENA")).owns(0, "HARPY").owns(2, "ATHENA")
    scene.timer("1a", "pile1").refused(0, "harpy 1")
    scene.timer("2a", "pile1", left=9_000).timer("3a", "pile1")
    scene.do(0, "harpy 1", "send 1a flipped", "send 2a as it is")
    assert [scene.where(name) for name in ("1a", "2a", "3a")] == ["hell1", "hell1", "pile1"]
    assert (scene.left("1a"), scene.left("2a")) == (30_000, 9_000)


def test_ruling_38_eros() -> None:
    """R9.23: at least two of yours on that pile, and another."""
    scene = Scene(gods=("EROS",)).owns(0, "EROS").timer("1a", "pile1").timer("2a", "pile1")
    assert scene.legal(0, "send") == []
    scene.timer("1b", "pile1", left=20_000)
    assert scene.legal(0, "send") == ["send 2a as it is", "send 2a flipped"]
    scene.timer("1c", "pile1")
    assert "send 1a flipped" in scene.legal(0)


def test_ruling_39_the_whole_discard() -> None:
    """R9.21, R11.9: all of it, closed to everybody else."""
    scene = Scene(cities=("EPHESUS", "ATHENS"), gods=("URANUS",)).owns(0, "URANUS")
    scene.discarded("100", "west", "war", "hydra").kingdom(0, "10").kingdom(1, "20", "30")
    scene.timer("2a", "city1").do(0, "uranus", "pay 10")
    assert scene.legal(0, "gain") == ["gain 10", "gain 100", "gain hydra", "gain west", "gain war"]
    scene.do(1, "ephesus", "pay 20", "pay 30")
    assert len(scene.legal(1, "gain")) == 6
    assert not any(scene.state.mask(2).discard)  # type: ignore[attr-defined]


def test_ruling_49_apollo() -> None:
    """R9.12: named with the gain; for the current owner only."""
    scene = Scene(gods=("APOLLO", "HERA", "CASSANDRA", "GAIA")).owns(1, "CASSANDRA", "GAIA")
    scene.kingdom(0, "10").kingdom(1, "10", "20", "30", "50").do(0, "offer apollo", "pay 10")
    scene.do(0, "cube god hera")
    scene.refused(1, "offer hera")
    scene.refused(1, "free")
    scene.do(1, "buy apollo", "pay 10").wait(2_000)
    assert {"offer hera", "free"} <= set(scene.legal(1))
    scene.kingdom(0, "50", "30").refused(0, "offer hera")
    scene.do(1, "free")
    assert (scene.gods(1)[-1], scene.state.reserved) == ("HERA", -1)


def test_ruling_49_no_other_god_left() -> None:
    """R9.12: then there is no cube to put."""
    scene = Scene(gods=("APOLLO",)).kingdom(0, "10").do(0, "offer apollo", "pay 10")
    assert (scene.gods(0), scene.state.reserved) == (["APOLLO"], -1)


@pytest.mark.parametrize("city", ["ATHENS", "ALEXANDRIA", "DELPHI", "OLYMPIA", "RHODES", "CORINTH"])
def test_ruling_50_selene_keeps_the_power_for_her_owner(city: str) -> None:
    """R9.40: another's timer only blocks the tile."""
    other = "TROY" if city != "TROY" else "ATHENS"
    scene = Scene(cities=(city, other), gods=("SELENE", "ARES", "SPHINX")).owns(1, "SELENE")
    scene.owns(0, "SPHINX").cube("SELENE", city).kingdom(0, "10", "north")
    scene.do(0, "go 1a city1")
    assert scene.score(0) == 60
    assert ("offer ares" in scene.wait(1_000).legal(0)) == (city != "OLYMPIA")
    assert "rhodes" not in scene.legal(0)
    scene.refused(1, "go 2a city1")
    if city == "DELPHI":
        scene.do(0, "offer ares")
        assert scene.gods(0) == ["SPHINX"]


def test_ruling_50_no_sparta_move_under_the_cube() -> None:
    """R9.40, R11.5"""
    scene = Scene(cities=("SPARTA", "ATHENS"), gods=("SELENE",)).owns(1, "SELENE")
    scene.cube("SELENE", "SPARTA").timer("1a", "city1").refused(0, "bring 2a flipped")


def test_ruling_50_nemesis_and_no_cube_by_gaia() -> None:
    """R8.6, R9.32"""
    scene = Scene(gods=("NEMESIS", "CASSANDRA", "GAIA")).owns(0, "CASSANDRA").owns(1, "GAIA")
    scene.do(0, "free", "cube pile 2")
    assert scene.state.haunted == 1
    scene.kingdom(1, "10").do(1, "buy nemesis", "pay 10")
    assert (scene.gods(1), scene.state.haunted) == (["GAIA", "NEMESIS"], 1)


def test_ruling_51_the_power_is_needed_when_flipping() -> None:
    """R12.2, R11.12: leaving ATLANTIS CITY qualifies; picking needs nothing."""
    scene = (
        Scene(cities=("ATLANTIS CITY", "ATHENS")).pile("atlantis", "50", "10").timer("1a", "city1")
    )
    scene.refused(1, "go 2a atlantis")
    scene.do(0, "go 1a atlantis", at=0)
    scene.refused(0, "go 1b atlantis")
    scene.refused(0, "take 1a atlantis", at=30_000)
    scene.do(0, "take 1a front", at=30_000)
    assert scene.cards(0) == ["50"]


def test_ruling_52_rhodes() -> None:
    """R11.4: one card, one timer, flip or not; ATHENA protects."""
    scene = Scene(cities=("RHODES", "ATHENS"), gods=("ATHENA",)).owns(1, "ATHENA")
    scene.timer("1a", "city1", left=9_000).kingdom(0, "10", "north").do(0, "rhodes", "pay north")
    assert not [move for move in scene.legal(0, "send") if move[5] == "2"]
    scene.do(0, "send 3a flipped")
    assert (scene.winds(0), scene.thrown(), scene.where("3a")) == ([], ["north"], "hell1")


def test_ruling_52_demeter_sends_what_stands_on_a_ten() -> None:
    """R9.14: Atlantis too, and her own."""
    scene = Scene(gods=("DEMETER", "POSEIDON")).owns(0, "DEMETER").pile(1, "10", "10")
    scene.pile("atlantis", "10", "20").timer("2a", "pile1").timer("3a", "atlantis")
    scene.timer("1a", "pile2").timer("1b", "pile1")
    named = {move.split()[1] for move in scene.legal(0, "send")}
    assert named == {"1b", "2a", "3a"}


def test_ruling_52_hades_sends_exactly_two() -> None:
    """R9.1: of one player or of two, never one twice."""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").do(0, "hades", "send 2a flipped")
    assert scene.where("2a") == "front"
    assert "send 2a flipped" not in scene.legal(0)
    scene.do(0, "send 2b as it is")
    assert (scene.where("2a"), scene.where("2b")) == ("hell1", "hell1")
    scene.refused(0, "hades")
