"""Offerings: what they cost, what they take, and that they happen all at once (R8)."""

import pytest

from aevum.games.chronos import GAME
from aevum.games.chronos.data import GOD_NAMES, PANTHEON
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene

CUBES = {"APOLLO": "cube god zeus", "NEMESIS": "cube pile 1", "SELENE": "cube city 1"}
COINS = ("10", "20", "30", "50", "100", "hydra", "north", "north")


@pytest.mark.parametrize("name", [name for name in GOD_NAMES if name != "ZEUS"])
def test_every_god_takes_exactly_what_it_costs(name: str) -> None:
    """R8.1"""
    scene = Scene(gods=(name, "ZEUS")).kingdom(0, *COINS)
    scene.do(0, f"offer {name.lower()}")
    for place in range(PANTHEON[GOD_NAMES.index(name)].price):
        assert scene.gods(0) == []
        scene.do(0, f"pay {COINS[place]}")
    if name in CUBES:
        assert scene.gods(0) == []
        scene.do(0, CUBES[name])
    assert scene.gods(0) == [name]
    assert len(scene.thrown()) == PANTHEON[GOD_NAMES.index(name)].price
    assert scene.state.drafts[0] == []


def test_too_poor_for_a_god() -> None:
    """R8.1"""
    scene = Scene(gods=("HERA",)).kingdom(0, "10", "north")
    scene.refused(0, "offer hera")
    scene.kingdom(0, "20").do(0, "offer hera", "pay 10", "pay north", "pay 20")
    assert scene.gods(0) == ["HERA"]


def test_all_kinds_of_kingdom_cards_serve() -> None:
    """R8.1: TERRITORIES, zeros too, MONSTERS and WINDs."""
    scene = Scene(cities=("CORINTH", "ATHENS"), gods=("PAN",)).kingdom(
        0, "0", "50", "hydra", "west"
    )
    scene.do(0, "offer pan")
    assert scene.legal(0, "pay") == ["pay 0", "pay 50", "pay hydra", "pay west"]
    scene.do(0, "pay 0", "pay 50", "pay hydra", "pay west")
    assert scene.gods(0) == ["PAN"]
    assert scene.thrown() == ["0", "50", "hydra", "west"]


def test_the_rest_keeps_its_order_and_the_lowest_of_equals_goes() -> None:
    """R8.2"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "20", "10", "30", "20", "50")
    scene.do(0, "offer athena", "pay 20", "pay 30")
    assert scene.cards(0) == ["10", "20", "50"]


def test_a_card_that_is_there_once_is_paid_once() -> None:
    """R8.1"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "20", "10").do(0, "offer athena", "pay 20")
    assert scene.legal(0, "pay") == ["pay 10"]


def test_nothing_happens_before_the_last_part() -> None:
    """R8.3: and it may be dropped."""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "20", "10").do(0, "offer athena", "pay 20")
    assert (scene.cards(0), scene.temple(), scene.told) == (["20", "10"], ["ATHENA"], [])
    scene.do(0, "drop")
    assert scene.state.drafts[0] == []
    scene.refused(0, "pay 10")


def test_a_command_in_parts_is_secret() -> None:
    """R8.3, R16.3"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "20", "10")
    other, spectator = (scene.state.mask(seat).to_data() for seat in (1, -2))
    scene.do(0, "offer athena", "pay 20")
    assert scene.state.mask(1).to_data() == other
    assert scene.state.mask(-2).to_data() == spectator
    own = scene.state.mask(0)
    assert isinstance(own, Conquest)
    assert len(own.drafts[0]) == 2


def test_the_earlier_one_has_the_god_and_the_later_keeps_his_cards() -> None:
    """R8.4, R8.3: a command that has lost its ground is dropped."""
    scene = Scene(gods=("ATHENA", "HERA")).kingdom(0, "20", "10").kingdom(1, "30", "50")
    scene.do(0, "offer athena", "pay 20", at=100).do(1, "offer athena", "pay 30", at=100)
    scene.do(1, "pay 50", at=100)
    assert (scene.gods(1), scene.cards(0), scene.state.drafts[0]) == (["ATHENA"], ["20", "10"], [])
    scene.refused(0, "pay 10")
    scene.refused(0, "offer athena")


def test_a_card_that_is_lost_meanwhile_ends_the_command() -> None:
    """R8.3"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "30", "20").pile(1, "starvation")
    scene.timer("2a", "pile1").do(0, "offer athena", "pay 20").do(1, "take 2a front", "starve 1")
    assert (scene.cards(0), scene.gods(0), scene.state.drafts[0]) == (["30"], [], [])


def test_timers_move_while_a_command_is_put_together() -> None:
    """R8.3: it is kept meanwhile."""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "30", "20").timer("1a", "pile1")
    scene.do(0, "offer athena", "go 1a front", "pay 20", "pay 30")
    assert scene.gods(0) == ["ATHENA"]


def test_gods_are_kept_and_not_refilled() -> None:
    """R1.4, R8.5"""
    scene = Scene(gods=("ATHENA", "HERA")).kingdom(0, "20", "10")
    scene.do(0, "offer athena", "pay 20", "pay 10").wait(100_000)
    assert (scene.gods(0), scene.temple()) == (["ATHENA"], ["HERA"])
    scene.refused(1, "offer athena")


def test_gods_are_no_cards_of_the_kingdom() -> None:
    """R1.6, R8.1"""
    scene = Scene(gods=("ATHENA", "ARES", "HERA")).owns(0, "ATHENA", "ARES")
    assert scene.state.riches[0] == 0
    scene.refused(0, "offer hera")


def test_cubes_are_put_with_the_gain() -> None:
    """R8.6"""
    scene = Scene(gods=("NEMESIS", "SELENE", "APOLLO", "HERA")).kingdom(0, "10", "20", "30")
    scene.do(0, "offer nemesis", "pay 10", "cube pile 3")
    scene.do(0, "offer selene", "pay 20", "cube city 2")
    scene.do(0, "offer apollo", "pay 30", "cube god hera")
    sea = scene.state
    assert (sea.haunted, sea.sealed, sea.reserved) == (2, 1, GOD_NAMES.index("HERA"))


def test_a_bought_god_brings_no_cube() -> None:
    """R8.6, R9.20"""
    scene = Scene(gods=("NEMESIS", "GAIA")).owns(0, "GAIA").owns(1, "NEMESIS").cube("NEMESIS", 4)
    scene.kingdom(0, "10").do(0, "buy nemesis", "pay 10")
    assert scene.gods(0) == ["GAIA", "NEMESIS"]
    assert scene.state.haunted == 3


def test_the_payer_chooses_the_penalty() -> None:
    """R8.8"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "100")
    scene.kingdom(0, "10", "north").timer("1a", "pile1").do(0, "take 1a front")
    assert scene.legal(0, "pay") == ["pay 10", "pay 100", "pay north"]
    scene.do(0, "pay north")
    assert (scene.cards(0), scene.winds(1)) == (["10", "100"], ["north"])


@pytest.mark.parametrize(
    ("kingdom", "given"),
    [
        (("50", "20", "north"), "20"),
        (("hydra", "north"), "100"),
        (("50", "10", "30"), "10"),
    ],
)
def test_the_lowest_card_goes_after_five_seconds(kingdom: tuple[str, ...], given: str) -> None:
    """R8.8"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "100")
    scene.kingdom(0, *kingdom).timer("1a", "pile1").do(0, "take 1a front", at=0).wait(5_000)
    assert scene.asked() == [(0, "penalty")]
    scene.wait(5_001)
    assert scene.asked() == []
    assert scene.cards(1) == [given]
    assert scene.winds(1) == []


def test_nothing_to_give_is_no_penalty() -> None:
    """R8.8"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "war")
    scene.timer("1a", "pile1").do(0, "take 1a front", "send 2a flipped")
    assert scene.asked() == []


def test_a_plague_is_settled_before_the_penalty() -> None:
    """R8.9"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "war")
    scene.kingdom(0, "10").timer("1a", "pile1").do(0, "take 1a front")
    assert scene.asked() == [(0, "war")]
    scene.do(0, "send 2a flipped")
    assert scene.asked() == [(0, "penalty")]


def test_cataclysm_makes_penalties_void() -> None:
    """R8.9"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "cataclysm")
    scene.kingdom(0, "50").timer("1a", "pile1").do(0, "take 1a front")
    assert (scene.over(), scene.winners(), scene.cards(0)) == ("cataclysm", [0], ["50"])


def test_what_comes_from_the_discard_goes_into_the_kingdom() -> None:
    """R8.7"""
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS").discarded("hydra", "west").kingdom(0, "10")
    scene.do(0, "uranus", "pay 10", "gain hydra")
    scene.do(0, "uranus", "pay hydra", "gain west")
    assert (scene.cards(0), scene.winds(0), scene.thrown()) == ([], ["west"], ["10", "hydra"])


def test_six_gods_and_two_cities_are_drawn() -> None:
    """R1.4: seven if CASTOR is among them."""
    for seed in range(30):
        state = GAME.setup(4, seed, GAME.settle({}))
        assert isinstance(state, Conquest)
        state.start()
        castor = state.temple >> GOD_NAMES.index("CASTOR") & 1
        assert state.temple.bit_count() == 6 + castor
        assert len(set(state.cities)) == 2
