"""Scenes of Deployment in which only Armies count."""

from aevum.games.ascii.scenes import Scene


def camp(seats: int = 3, *armies: int) -> Scene:
    """Return a scene with so many Armies for each seat and no Workers to conscript."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.workers(seat, 0).armies(seat, armies[seat] if seat < len(armies) else 0)
    return scene


def war(seats: int = 3, *armies: int) -> Scene:
    """Return `camp` at the beginning of Deployment."""
    return camp(seats, *armies).begin("deployment")
