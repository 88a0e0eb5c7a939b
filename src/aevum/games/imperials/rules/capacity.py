"""How many settlements fit on a map at the start (R21.6)."""

from aevum.games.imperials.data import DESERT, FOG
from aevum.games.imperials.rules.maps import Map


def room(plan: Map) -> int:
    """Return the most settlements that fit in the setup, none next to another."""
    if plan.room < 0:
        plan.room = _count(plan)
    return plan.room


def _count(plan: Map) -> int:
    """Count them.

    Corners and sides of hexes form a graph without odd rings. There the largest set of corners
    without neighbours is what is left of all corners after the largest matching.
    """
    hexes = plan.hexes
    fogged = {c for place, kind in plan.tiles.items() if kind == FOG for c in _corners(plan, place)}
    lone = {
        corner
        for tile, near in enumerate(hexes.tile_tiles)
        if not near and plan.tiles[hexes.places[tile]] == DESERT
        for corner in hexes.tile_corners[tile]
    }
    free = set(range(len(hexes.points))) - fogged - lone
    partner: dict[int, int] = {}
    matched = sum(
        1
        for corner in sorted(free)
        if hexes.points[corner][1] % 3 == 1 and _match(plan, corner, free, partner, set())
    )
    return len(free) - matched


def _corners(plan: Map, place: tuple[int, int]) -> list[int]:
    return plan.hexes.tile_corners[plan.hexes.tile_at[place]]


def _match(plan: Map, corner: int, free: set[int], partner: dict[int, int], seen: set[int]) -> bool:
    """Find a partner for a corner, moving the partners of others if that helps."""
    for near in plan.hexes.corner_corners[corner]:
        if near in free and near not in seen:
            seen.add(near)
            if near not in partner or _match(plan, partner[near], free, partner, seen):
                partner[near] = corner
                return True
    return False
