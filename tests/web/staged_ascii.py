"""ASCII Empires from prepared positions."""

from collections.abc import Callable

from aevum.games.ascii import GAME
from aevum.games.ascii.scenes import Scene
from tests.web.prepared import Prepared


def written() -> Scene:
    """A sheet in the middle of a game of five, with every kind of mark on it."""
    scene = Scene(5).turn(6).dice(5, 4, 2, 6, 3).omens(1, 2, 0, 2, 3, 1)
    scene.built(0, "farm 1 4", "farm 4 4", "farm 4 7", "farm 7 7 ruin", "mine 1 9", "mine 20 6")
    scene.built(0, "school 14 3", "school 14 7", "garrison 18 3")
    scene.workers(0, 3, 16).gold(0, 5, 11).science(0, upper=4, lower=1).soldiers(0, 3)
    scene.mood(0, happy=4, unhappy=2).caravan(0, 1, 2).caravan(0, 2, 2)
    scene.culture(0, "a6", "b2", "b5", "c4", "d1", "d5")
    scene.built(1, "farm 1 4", "mine 2 9", "farm 4 4").colony(2, 1, 12, 3).gold(1, 4, 8)
    scene.built(2, "farm 5 5", "mine 20 6", "school 14 3", "garrison 18 3").armies(2, 1)
    scene.workers(2, 4, 12).built(3, "farm 1 4 empty").mood(3, 2, 5).science(4, 3)
    return scene.begin()


def shared() -> Scene:
    """Four sheets, all at the beginning of Development."""
    scene = Scene(4).dice(5, 4, 2, 6, 3)
    return scene.begin()


def landing() -> Scene:
    """Two Armies, and what a Colony asks for: a neighbour's map is in Reach."""
    scene = Scene(3).turn(7).armies(0, 2).gold(0, 4)
    scene.staffed(0, farms=1, mines=1, schools=1, garrisons=1)
    scene.built(1, "farm 13 4", "mine 20 6").workers(1, 0).workers(2, 0)  # nobody can cancel
    return scene.begin("deployment")


def raided() -> Scene:
    """The second seat raids the first, who has an Army to cancel it."""
    scene = Scene(3).armies(0, 1).armies(1, 2).gold(0, 3)
    return scene.begin("deployment")


def parley() -> Scene:
    """Diplomacy of three, all of them with Gold."""
    scene = Scene(3).turn(3).dice(1, 2, 2, 6, 3).gold(0, 5).gold(1, 3).gold(2, 0, 3)
    return scene.begin("diplomacy")


def dawn() -> Scene:
    """The first Diplomacy of two, after a roll that brings no Disaster."""
    scene = Scene(2).dice(3, 5, 4, 2, 6).gold(0, 3)
    return scene.begin("diplomacy")


def reroll() -> Scene:
    """Diplomacy alone: good dice, and Gold to roll them away."""
    scene = Scene(1).turn(5).dice(6, 6, 6, 6, 6).gold(0, 5)
    return scene.begin("diplomacy")


def fire() -> Scene:
    """Whatever the 1 is rolled to, a Disaster strikes."""
    scene = Scene(1).turn(5).dice(1, 3, 4, 5, 6).omens(2, 2, 2, 2, 2, 2)
    scene.built(0, "farm 1 4", "mine 2 9").workers(0, 4).gold(0, 4).armies(0, 1)
    return scene.begin("disasters")


def alone() -> Scene:
    """A game alone, six turns before its end."""
    scene = Scene(1).turn(14).gold(0, 4).built(0, "mine 2 9").workers(0, 4, 5)
    return scene.begin("dice")


def last() -> Scene:
    """The last turn of a game alone."""
    scene = Scene(1).turn(20).dice(5, 4, 2, 6, 3).gold(0, 4)
    scene.built(0, "farm 1 4", "mine 2 9").workers(0, 3, 6)
    return scene.begin()


def eve() -> Scene:
    """Somebody could fill a track of two: the end is announced or not."""
    scene = Scene(2).turn(9).dice(5, 4, 2, 6, 3).gold(0, 6, 48)
    scene.built(0, "farm 1 4", "mine 2 9").workers(0, 3, 6)
    return scene.begin("announcing")


SCENES: dict[str, Callable[[], Scene]] = {
    each.__name__: each
    for each in (written, shared, landing, raided, parley, dawn, reroll, fire, alone, last, eve)
}


class StagedEmpires(Prepared):
    """ASCII Empires with a different beginning."""

    def __init__(self) -> None:
        super().__init__(GAME, "ascii_staged", SCENES)
