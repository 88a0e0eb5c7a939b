"""GODs and CITIES in games of teams: the teammate is one of the others, but in victory."""

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import sell

MATE = 3  # of seat 0: seats are of teams A B C A B C


def team(*gods: str, cities: tuple[str, ...] = ("ATHENS", "RHODES")) -> Scene:
    return Scene(6, cities=cities, gods=gods, teams=True)


def test_hephaestus_lets_plagues_strike_the_teammate_too() -> None:
    """R9.35, R15.3, ruling 47"""
    scene = team("HEPHAESTUS").owns(0, "HEPHAESTUS").kingdom(MATE, "10", "50")
    scene.pile(1, "starvation").timer("1a", "pile1").do(0, "take 1a front")
    assert scene.cards(MATE) == ["10"]


def test_dionysus_takes_the_teammates_monsters_and_santorini_his_winds() -> None:
    """R9.2, R11.10, R15.3, ruling 47"""
    scene = team("DIONYSUS", cities=("SANTORINI", "RHODES")).owns(0, "DIONYSUS")
    scene.kingdom(MATE, "hydra", "10", "north").do(0, "go 1a city1")
    assert (scene.cards(0), scene.cards(MATE), scene.winds(MATE)) == (["hydra"], ["10"], [])


def test_nemesis_and_mycenae_are_owed_by_the_teammate_too() -> None:
    """R9.32, R11.11, R15.3, ruling 47"""
    scene = team("NEMESIS", cities=("MYCENAE", "RHODES")).owns(0, "NEMESIS").cube("NEMESIS", 1)
    scene.timer("1a", "city1").pile(1, "50").timer("4a", "pile1").kingdom(MATE, "10")
    scene.do(MATE, "take 4a front")
    assert scene.asked() == [(MATE, "penalty"), (MATE, "penalty")]


def test_gods_that_win_let_the_teammate_win_too() -> None:
    """R7.3, R15.2"""
    scene = team("CERBERUS", "GAIA").owns(1, "CERBERUS").timer("2a", "hell1").timer("3a", "hell1")
    sell(scene, "CERBERUS", 0).pile(1, "war").timer("2b", "pile1")
    scene.do(1, "take 2b front", "send 5a flipped")
    assert (scene.over(), scene.winners()) == ("god", [0, MATE])


def test_one_may_buy_from_and_rob_ones_teammate() -> None:
    """R9.6, R9.20, R15.3, ruling 47"""
    scene = team("GAIA", "ARES", "HERACLES").owns(0, "GAIA", "HERACLES").owns(MATE, "ARES")
    scene.kingdom(0, "10", "20").kingdom(MATE, "100").do(0, "rob 4 100", "pay 10")
    scene.do(0, "buy ares", "pay 20")
    assert (scene.cards(0), scene.cards(MATE), scene.gods(MATE)) == (["100"], ["10", "20"], [])
