"""Scenes that begin with Deployment, in which only seats with Armies matter."""

from aevum.games.ascii.scenes import Scene


def war(seats: int = 3, settlers: bool = False) -> Scene:
    """Only seats with an Army can cancel, as there are no Workers to conscript."""
    scene = Scene(seats, settlers=settlers)
    for seat in range(seats):
        scene.workers(seat, 0, population=3)
    return scene


def ready(scene: Scene) -> list[int]:
    """Return how many Armies each seat has that are not deployed."""
    return [empire.ready() for empire in scene.state.empires]


def settler(scene: Scene, armies: int = 2) -> Scene:
    """Give seat 0 everything it needs to found a Colony."""
    return scene.armies(0, armies).staffed(0, schools=1, garrisons=1)
