"""Empty tables for scenes: nobody has cards or money that the scene does not give."""

from aevum.games.temporum.scenes import Scene


def table(seats: int = 2, *zones: str) -> Scene:
    """Return a scene in which every hand is empty and nobody has money."""
    scene = Scene(seats, *zones)
    for seat in range(seats):
        scene.hand(seat).money(seat, 0)
    return scene


def at_play(*hand: str, seats: int = 2) -> Scene:
    """Seat 0 stands in Balloon Revolution, where it only plays a card; the others in Time IV."""
    return table(seats).at(0, "Balloon Revolution").hand(0, *hand)


def at_score(*hand: str, dollars: int = 0) -> Scene:
    """Seat 0 stands in the Kingdom of Trilobites, where it only scores."""
    scene = table(2, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites")
    return scene.hand(0, *hand).money(0, dollars)
