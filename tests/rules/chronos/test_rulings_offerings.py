"""Rulings 11 to 19 and 31 to 35: the temple, offerings, claims, penalties."""

import pytest

from aevum.games.chronos.scenes import Scene


def test_ruling_11_the_temple_is_not_refilled() -> None:
    """R1.4"""
    scene = Scene(gods=("ARES", "EOS")).kingdom(0, "10").do(0, "offer ares", "pay 10")
    assert scene.wait(300_000).temple() == ["EOS"]


def test_ruling_12_what_an_offering_takes() -> None:
    """R8.1, R8.2, R8.3: all at once, the lowest of equals, into the closed discard."""
    scene = Scene(cities=("CORINTH", "ATHENS"), gods=("HERA",))
    scene.kingdom(0, "10", "0", "50", "10", "west").do(0, "offer hera", "pay 10", "pay 0")
    assert scene.cards(0) == ["10", "0", "50", "10"]
    scene.do(0, "pay west")
    assert (scene.cards(0), scene.winds(0)) == (["50", "10"], [])
    assert scene.thrown() == ["0", "10", "west"]
    assert not any(scene.state.mask(1).discard)  # type: ignore[attr-defined]


def test_ruling_13_the_loser_keeps_his_cards() -> None:
    """R8.4"""
    scene = Scene(gods=("ARES",)).kingdom(0, "10").kingdom(1, "50")
    scene.do(0, "offer ares", at=100).do(1, "offer ares", "pay 50", at=100)
    scene.refused(0, "pay 10", at=100)
    assert (scene.gods(1), scene.cards(0)) == (["ARES"], ["10"])


def test_ruling_14_delphi() -> None:
    """R11.3: never below 0, and not for GAIA."""
    scene = Scene(cities=("DELPHI", "ATHENS"), gods=("ARES", "HERA", "GAIA", "EOS"))
    scene.owns(1, "EOS").owns(0, "GAIA").timer("1a", "city1").kingdom(0, "10", "20")
    scene.do(0, "offer ares")
    assert (scene.gods(0), scene.cards(0)) == (["ARES", "GAIA"], ["10", "20"])
    scene.do(0, "buy eos", "pay 10")
    assert (scene.cards(0), scene.cards(1)) == (["20"], ["10"])


def test_ruling_14_delphi_is_for_who_stands_there() -> None:
    """R11.3"""
    scene = Scene(cities=("DELPHI", "ATHENS"), gods=("ATHENA",)).timer("1a", "city1")
    scene.kingdom(1, "10").refused(1, "offer athena")
    scene.kingdom(0, "20").do(0, "offer athena", "pay 20")
    assert scene.gods(0) == ["ATHENA"]


def test_ruling_15_olympia() -> None:
    """R11.6: while it is empty nobody makes offerings."""
    scene = Scene(cities=("OLYMPIA", "ATHENS"), gods=("ARES", "EOS")).kingdom(0, "10")
    scene.kingdom(1, "10").refused(0, "offer ares")
    scene.do(1, "go 2a city1")
    scene.refused(0, "offer ares")
    scene.do(1, "offer ares", "pay 10")
    assert scene.gods(1) == ["ARES"]


def test_ruling_15_gaia_and_cassandra_need_no_olympia() -> None:
    """R11.6, R9.13, R9.20"""
    scene = Scene(cities=("OLYMPIA", "ATHENS"), gods=("CASSANDRA", "GAIA", "ARES", "EOS"))
    scene.owns(0, "CASSANDRA", "GAIA").owns(1, "ARES").kingdom(0, "10").timer("2a", "city1")
    scene.do(0, "free", "buy ares", "pay 10")
    assert scene.gods(0) == ["ARES", "CASSANDRA", "GAIA", "EOS"]


def test_ruling_16_aeolus_and_alexandria_are_no_cards() -> None:
    """R9.5, R9.10, R11.2: for the score only."""
    scene = Scene(cities=("ALEXANDRIA", "ATHENS"), gods=("AEOLUS", "CALYPSO", "ZEUS"))
    scene.owns(0, "AEOLUS", "CALYPSO").timer("1a", "city1").kingdom(0, "10", "20", "30", "50")
    scene.do(0, "go 1b pile1")
    assert scene.over() == ""
    assert scene.score(0) == 220
    assert scene.state.riches[0] == 4


def test_ruling_16_gods_are_not_in_the_kingdom() -> None:
    """R1.6: HERACLES finds no card there."""
    scene = Scene(gods=("HERACLES", "AEOLUS")).owns(0, "HERACLES").owns(1, "AEOLUS")
    scene.kingdom(0, "10")
    assert scene.legal(0, "rob") == []


def test_ruling_17_santorini() -> None:
    """R11.10: all WINDs at once, and none from anywhere; AEOLUS stays."""
    scene = Scene(cities=("SANTORINI", "ATHENS"), gods=("AEOLUS", "URANUS"))
    scene.owns(1, "AEOLUS", "URANUS").kingdom(1, "10", "north", "north", "east")
    scene.kingdom(0, "west").do(0, "go 1a city1")
    assert (scene.winds(0), scene.winds(1)) == (["west"], [])
    assert (scene.gods(1), scene.thrown()) == (["AEOLUS", "URANUS"], ["north", "north", "east"])
    scene.do(1, "uranus", "pay 10")
    assert scene.legal(1, "gain") == ["gain 10"]


def test_ruling_17_a_wind_that_reaches_another_is_discarded() -> None:
    """R11.10: given by a penalty."""
    scene = Scene(cities=("SANTORINI", "ATHENS"), gods=("NEMESIS",)).owns(1, "NEMESIS")
    scene.cube("NEMESIS", 1).timer("1a", "city1").timer("1b", "pile1").kingdom(0, "west")
    scene.do(0, "take 1b front", "pay west")
    assert (scene.winds(0), scene.winds(1), scene.thrown()) == ([], [], ["west"])


def test_ruling_18_dionysus_gathers_in_the_order_of_seats() -> None:
    """R9.2: from the owner on, bottom to top."""
    scene = Scene(4, gods=("DIONYSUS",)).kingdom(0, "hydra", "10", "minotaur")
    scene.kingdom(1, "hydra").kingdom(3, "minotaur", "minotaur")
    scene.kingdom(2, "10", "20", "30", "50", "100")
    scene.do(2, "offer dionysus", "pay 10", "pay 20", "pay 30", "pay 50")
    assert scene.cards(2) == ["100", "minotaur", "minotaur", "hydra", "minotaur", "hydra"]
    assert [scene.cards(seat) for seat in (0, 1, 3)] == [["10"], [], []]


def test_ruling_18_no_monster_to_anybody_else() -> None:
    """R9.2: by HERACLES, GAIA or penalty; from the discard neither."""
    gods = ("DIONYSUS", "HERACLES", "GAIA", "EOS", "NEMESIS", "URANUS")
    scene = Scene(gods=gods).owns(0, "DIONYSUS", "HERACLES", "GAIA").owns(1, "EOS", "NEMESIS")
    scene.cube("NEMESIS", 1).kingdom(0, "hydra").kingdom(1, "10")
    assert scene.legal(0, "rob") == []
    scene.refused(0, "buy eos")
    scene.timer("1a", "pile1").do(0, "take 1a front")
    assert scene.legal(0, "pay") == ["pay 20"]
    scene.owns(2, "URANUS").discarded("minotaur").kingdom(2, "10").do(2, "uranus", "pay 10")
    assert scene.legal(2, "gain") == ["gain 10"]


def test_ruling_18_who_buys_dionysus_counts_as_owner() -> None:
    """R9.2: they pay with no MONSTER."""
    scene = Scene(gods=("DIONYSUS", "GAIA")).owns(1, "DIONYSUS").owns(0, "GAIA")
    scene.kingdom(1, "hydra").kingdom(0, "10", "20", "30", "50")
    scene.do(0, "buy dionysus", "pay 10", "pay 20", "pay 30", "pay 50")
    assert (scene.cards(0), scene.cards(1)) == (["hydra"], ["10", "20", "30", "50"])


def test_ruling_19_heracles_swaps_at_once() -> None:
    """R9.6: a different card of yours, that you have before."""
    scene = Scene(gods=("HERACLES",)).owns(0, "HERACLES").kingdom(1, "50", "100", "north")
    assert scene.legal(0, "rob") == []
    scene.kingdom(0, "10")
    assert scene.legal(0, "rob") == ["rob 2 100", "rob 2 north"]
    scene.do(0, "rob 2 100", "pay 10")
    assert (scene.cards(0), scene.cards(1)) == (["100"], ["50", "10"])


def test_ruling_19_wins_are_tested_after_the_command() -> None:
    """R7.3: with five different cards in the middle of a swap nobody has won."""
    scene = Scene(gods=("HERACLES", "CALYPSO")).owns(0, "HERACLES", "CALYPSO")
    scene.kingdom(0, "10", "20", "30", "50").kingdom(1, "100")
    scene.do(0, "rob 2 100", "pay 10")
    assert scene.over() == ""
    scene.kingdom(0, "minotaur").do(0, "go 1a pile1")
    assert scene.over() == "god"


@pytest.mark.parametrize(
    ("god", "cards"),
    [
        ("HESTIA", ("30", "30", "30")),
        ("CALYPSO", ("10", "20", "30", "50", "west")),
        ("ZEUS", ()),
    ],
)
def test_ruling_31_wins_by_themselves(god: str, cards: tuple[str, ...]) -> None:
    """R7.3"""
    scene = Scene(gods=(god,)).owns(1, god).kingdom(1, *cards).do(0, "go 1a pile1")
    assert (scene.over(), scene.winners()) == ("god", [1])


def test_ruling_31_cerberus_and_asclepius() -> None:
    """R7.3, R9.27, R9.34"""
    scene = Scene(gods=("CERBERUS",)).owns(1, "CERBERUS").timer("1a", "hell1").timer("2a", "hell2")
    scene.pile(1, "war").timer("3a", "pile1").do(2, "take 3a front", "send 3b flipped")
    assert (scene.over(), scene.winners()) == ("god", [1])
    scene = Scene(gods=("ASCLEPIUS",)).owns(1, "ASCLEPIUS").timer("2a", "square4", left=700)
    assert scene.wait(699).over() == ""
    scene.wait(700)
    assert (scene.over(), scene.winners()) == ("god", [1])


@pytest.mark.parametrize("cards", [("100", "100"), ("hydra", "minotaur")])
def test_ruling_31_points_and_monsters_need_a_claim(cards: tuple[str, ...]) -> None:
    """R7.3"""
    assert Scene().kingdom(0, *cards).wait(5_000).do(1, "go 2a pile1").over() == ""


def test_ruling_32_a_claim_has_its_own_instant() -> None:
    """R7.5: a loss at the same millisecond but later takes nothing away."""
    scene = Scene().kingdom(0, "100", "100").pile(1, "starvation").timer("2a", "pile1")
    scene.do(1, "take 2a front", at=1_000).do(0, "claim points", at=1_000)
    scene.wait(1_001)
    assert scene.winners() == [0]


def test_ruling_33_all_valid_ones_of_an_instant_win() -> None:
    """R7.6: also one by a GOD and one by a claim."""
    scene = Scene(gods=("ASCLEPIUS",)).owns(1, "ASCLEPIUS").timer("2a", "square4", left=700)
    scene.kingdom(0, "100", "100").do(0, "claim points", at=700).wait(701)
    assert scene.winners() == [0, 1]


def test_ruling_34_the_payer_chooses_and_nothing_is_no_penalty() -> None:
    """R8.8"""
    scene = Scene(cities=("MYCENAE", "ATHENS")).timer("2a", "city1").pile(1, "100")
    scene.timer("1a", "pile1").kingdom(0, "10", "east").do(0, "take 1a front")
    assert scene.legal(0, "pay") == ["pay 10", "pay 100", "pay east"]


def test_ruling_34_a_plague_of_the_nemesis_pile_resolves_first() -> None:
    """R8.9"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "starvation")
    scene.kingdom(0, "10").timer("1a", "pile1").do(0, "take 1a front")
    assert scene.asked() == [(0, "starvation")]
    assert scene.do(0, "starve 3").asked() == [(0, "penalty")]


def test_ruling_35_hermes_takes_one_card_of_an_offering() -> None:
    """R9.29: his choice, one for each."""
    scene = Scene(gods=("HERMES", "ATHENA")).owns(1, "HERMES").kingdom(0, "10", "50")
    scene.do(0, "offer athena", "pay 10", "pay 50")
    assert scene.legal(1, "gain") == ["gain 10", "gain 50"]
    scene.do(1, "gain 50")
    assert (scene.cards(1), scene.thrown(), scene.asked()) == (["50"], ["10"], [])
