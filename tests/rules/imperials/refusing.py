"""Scenes in which moves are refused, and the row of a table of refusals."""

from collections.abc import Callable

from aevum.games.imperials.scenes import Scene

Case = tuple[Callable[[], Scene], int, str, str]
"""What builds the scene, who tries which move, and the reason they are given."""


def settled(mode: str = "basic", **hand: int) -> Scene:
    """A table at which the first seat has a village and two roads, and cards."""
    scene = Scene(3, mode).village(0, "0,0 N").road(0, "0,0 NE", "0,0 E")
    return scene.hand(0, **hand)


def rich(mode: str = "basic") -> Scene:
    return settled(mode, wood=3, brick=3, wool=3, wheat=3, ore=4)


def armed(active: bool = True, **roused: bool) -> Scene:
    scene = rich("wonders").warrior(0, "0,0 NE", 1, active=active, **roused)
    return scene.robber("1,0")


def offered() -> Scene:
    scene = Scene().hand(0, wood=2, brick=1).hand(1, ore=1).acting(0)
    return scene.do(0, "offer", "give wood", "ask ore", "send")


def marching() -> Scene:
    """A warrior that is to move: past a village of its own, and beside a stronger one."""
    scene = armed().road(0, "0,0 NW", "0,0 W").warrior(1, "0,0 SE", 2).acting(0)
    return scene.do(0, "march 0,0 NE")
