"""Chronos Conquest from prepared positions."""

from collections.abc import Callable

from aevum.core.game import LIVE
from aevum.games.chronos import GAME
from aevum.games.chronos.data import AS_PRINTED
from aevum.games.chronos.scenes import Scene
from tests.web.prepared import Prepared


def busy() -> Scene:
    """The middle of a game of four: timers everywhere, a kingdom that can pay for gods."""
    scene = Scene(
        4, ("DELPHI", "ATHENS"), ("AEOLUS", "APHRODITE", "HERA", "PAN", "ARTEMIS", "CHARON")
    )
    scene.owns(3, "ARTEMIS").owns(2, "CHARON")
    scene.kingdom(0, "10", "20", "minotaur", "30", "north", "east")
    scene.kingdom(1, "10", "50", "north").kingdom(2, "20", "south", "west")
    scene.kingdom(3, "30", "north", "east").discarded("10", "10", "20")
    scene.pile(1, "50").pile(2, "war").pile(4, "hydra").pile(5, "100").pile(6, "east").pile(7, "30")
    scene.timer("1a", "pile3").timer("1b", "pile5", 25_000).timer("1c", "pile4", 16_000)
    scene.timer("2a", "pile1", 11_000).timer("2b", "pile5", 18_000).timer("2c", "hell1", 12_000)
    scene.timer("3a", "pile2").timer("3b", "pile7", 14_000).timer("3c", "city1", 9_000)
    scene.timer("4a", "pile4", 21_000).timer("4b", "pile6", 27_000).timer("4c", "hell2", 6_000)
    return scene


def held(scene: Scene) -> Scene:
    """The third seat, a bot, cannot do anything for half a minute: so two people have peace."""
    sand = AS_PRINTED.sand
    return scene.timer("3a", "pile1", sand).timer("3b", "pile6", sand).timer("3c", "pile7", sand)


def race() -> Scene:
    """The last card of a pile: its guard takes it, and then nobody can go there."""
    return held(Scene(3).pile(3, "50").height(3, 1).timer("1a", "pile3"))


def war() -> Scene:
    """A plague lies under a timer that has run out."""
    scene = Scene(3).pile(2, "war").kingdom(1, "10")
    return scene.timer("1a", "pile2").timer("2a", "pile4", 20_000)


def rich() -> Scene:
    """Enough to claim, and not both monsters."""
    return Scene(3).kingdom(0, "100", "50", "30", "10", "10", "hydra")


def powers() -> Scene:
    """One who has gods and cities to use: the last god of the temple, Sparta, Heracles, Harpy."""
    scene = Scene(
        3, ("SPARTA", "MYCENAE"), ("CASSANDRA", "HERACLES", "HARPY", "NEMESIS", "PAN", "URANUS")
    )
    scene.owns(0, "CASSANDRA", "HERACLES", "HARPY", "URANUS").owns(1, "PAN")
    scene.kingdom(0, "10", "20", "hydra").kingdom(1, "10", "30").kingdom(2, "20", "west")
    scene.discarded("100", "east").timer("1a", "city1").timer("2c", "city2", 20_000)
    scene.timer("2a", "pile3", 12_000).timer("3a", "pile3", 15_000).timer("3b", "pile5", 18_000)
    return scene


def plagues() -> Scene:
    """A plague that can be changed, and a pile whose cards cost one."""
    scene = Scene(3, gods=("HECATE", "NEMESIS")).owns(0, "HECATE").owns(1, "NEMESIS")
    scene.kingdom(0, "10", "20").kingdom(1, "50", "100").kingdom(2, "30")
    scene.pile(4, "50").pile(5, "war").cube("NEMESIS", 4)
    return scene.timer("1a", "pile4").timer("1b", "pile5").timer("2a", "pile1", 25_000)


def harvest() -> Scene:
    """What an offering of another leaves to Hermes, and two 10s for Demeter."""
    scene = Scene(3, gods=("DEMETER", "HERMES", "CHARON")).owns(0, "DEMETER", "HERMES")
    scene.kingdom(1, "30", "20").pile(4, "10").pile(5, "10").timer("2a", "pile5", 12_000)
    return scene.do(1, "offer charon", "pay 30")


def bargain() -> Scene:
    """Two people block each other on two piles."""
    scene = held(Scene(3).pile(3, "50").pile(5, "100"))
    return scene.timer("1a", "pile3").timer("1b", "pile5").timer("2a", "pile3").timer("2b", "pile5")


def crowded() -> Scene:
    """Six players with everything that can be on the board: squares, raids, Atlantis, cubes."""
    scene = Scene(
        6, ("TROY", "ATLANTIS CITY"), ("ARES", "ASCLEPIUS", "NEMESIS", "SELENE", "APOLLO", "ZEUS")
    )
    scene.kingdom(0, "10", "20", "20", "50", "hydra", "north", "south", "east", "west")
    for seat in range(1, 6):
        scene.kingdom(seat, "10", "30")
    scene.owns(0, "ARES", "ASCLEPIUS").owns(1, "NEMESIS").owns(2, "SELENE").owns(3, "APOLLO")
    scene.cube("NEMESIS", 4).cube("SELENE", "TROY").cube("APOLLO", "ZEUS")
    scene.pile(2, "cataclysm").pile(3, "starvation").pile(4, "100").pile(6, "minotaur")
    scene.timer("1a", "square2", 9_000).timer("1b", "kingdom2", 12_000)
    scene.timer("2a", "pile4").timer("2b", "pile4", 8_000).timer("3a", "pile4", 24_000)
    scene.timer("3b", "city1", 20_000).timer("4a", "hell1", 3_000).timer("4b", "hell1", 15_000)
    scene.timer("5a", "hell1").timer("5b", "pile8", 7_000).timer("6a", "pile6", 2_000)
    return scene


def hunger() -> Scene:
    """Teams, and a STARVATION: one shows most, two have nothing, one is the partner."""
    scene = Scene(6, teams=True).pile(3, "starvation").timer("1a", "pile3")
    scene.kingdom(1, "30").kingdom(3, "100").kingdom(4, "20", "north", "south")
    return scene


def allies() -> Scene:
    """Teams, and enough to claim with what a CITY adds to two WINDs."""
    scene = Scene(6, ("ATHENS", "DELPHI"), teams=True).timer("1a", "city1")
    scene.kingdom(0, "30", "50", "north", "south").kingdom(3, "20").kingdom(4, "100")
    return scene


SCENES: dict[str, Callable[[], Scene]] = {
    each.__name__: each
    for each in (busy, crowded, race, war, rich, powers, plagues, harvest, bargain, hunger, allies)
}


class StagedConquest(Prepared):
    """Chronos Conquest with a different beginning."""

    def __init__(self) -> None:
        super().__init__(GAME, "chronos_staged", SCENES)
        self.timing = LIVE

    def teams(self, seats: int, options: dict[str, object]) -> list[int]:
        state = SCENES[str(options["scene"])]().state
        return GAME.teams(seats, {"teams": state.terms.teams})
