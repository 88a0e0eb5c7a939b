"""The scene of most entries: a player on a Zone, and nothing else that could matter."""

from aevum.games.temporum.scenes import Scene


def standing(zone: str, *cards: str, money: int = 0, seats: int = 2, also: str = "") -> Scene:
    """Seat 0 stands on a Zone with these cards and this money; everybody else has nothing.

    The other pawns are on the real Zone of Time IV; all crowns are in Time I. `also` is a second
    Zone of the real path.
    """
    scene = Scene(seats, zone, also) if also else Scene(seats, zone)
    for seat in range(seats):
        scene.hand(seat).money(seat, 0)
    return scene.at(0, zone).hand(0, *cards).money(0, money)
