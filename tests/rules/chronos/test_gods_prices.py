"""What every GOD costs, in the temple and from another player, as the rulebook prints it."""

import pytest

from aevum.games.chronos.data import GOD_NAMES
from aevum.games.chronos.scenes import Scene

PRINTED = {
    1: "ARES APOLLO CASSANDRA GAIA EOS CHARON HERMES ERINYES NEMESIS SELENE",
    2: "CALYPSO HELIOS ATHENA CASTOR POLLUX HECATE ARTEMIS PERSEPHONE HARPY HEPHAESTUS "
    "AMPHITRITE ATLAS POSEIDON",
    3: "SPHINX AEOLUS DEMETER URANUS CHRONOS CERBERUS HERA",
    4: "DIONYSUS HERACLES APHRODITE PAN EROS HESTIA ASCLEPIUS",
    5: "HADES CYCLOPS",
    8: "ZEUS",
}
PRICES = [(god, price) for price, gods in PRINTED.items() for god in gods.split()]
BOUGHT = [each for each in PRICES if each[0] not in ("GAIA", "ZEUS")]  # who has ZEUS has won
COINS = ("10", "20", "30", "10", "20", "30", "10", "north")
CUBES = {"NEMESIS": "cube pile 1", "SELENE": "cube city 1", "APOLLO": "cube god zeus"}


def pays(number: int) -> list[str]:
    return [f"pay {card}" for card in COINS[:number]]


def test_every_god_has_its_printed_price() -> None:
    assert sorted(god for god, _ in PRICES) == sorted(GOD_NAMES), "data.py has others than PRINTED"


@pytest.mark.parametrize(("god", "price"), PRICES)
def test_a_god_of_the_temple_costs_exactly_its_price(god: str, price: int) -> None:
    """R8.1, R8.5"""
    scene = Scene(4, gods=tuple({god: 0, "ZEUS": 0})).kingdom(0, *COINS[: price - 1])
    scene.refused(0, f"offer {god.lower()}", rule="R8.1:")
    scene.kingdom(0, COINS[price - 1], "50").do(0, f"offer {god.lower()}", *pays(price)[:-1])
    assert (scene.gods(0), scene.thrown()) == ([], [])
    scene.do(0, pays(price)[-1])
    if god in CUBES:
        scene.do(0, CUBES[god])
    assert (scene.gods(0), scene.cards(0), scene.winds(0)) == ([god], ["50"], [])
    assert sorted(scene.thrown()) == sorted(COINS[:price])
    assert god not in scene.temple()


@pytest.mark.parametrize(("god", "price"), BOUGHT)
def test_a_god_of_another_player_costs_gaia_its_price(god: str, price: int) -> None:
    """R9.20"""
    scene = Scene(4, gods=(god, "GAIA")).owns(0, "GAIA").owns(1, god)
    scene.kingdom(0, *COINS[: price - 1]).refused(0, f"buy {god.lower()}", rule="R9.20:")
    scene.kingdom(0, COINS[price - 1]).do(0, f"buy {god.lower()}", *pays(price))
    assert (scene.gods(1), god in scene.gods(0)) == ([], True)
    assert (scene.cards(0), scene.winds(0), scene.thrown()) == ([], [], [])
    assert scene.cards(1) + scene.winds(1) == list(COINS[:price])
    assert scene.legal(0, "cube") == []
