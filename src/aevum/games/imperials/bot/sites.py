"""Where a seat's roads can lead: sites for villages, fog to lift, a longer trade route."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.rules.land import has_road, has_room, leads_on, road_places
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.routes import longest_route

FAR: Final = 99


class Ways:
    """How many new roads a seat needs to each corner, and the first of them."""

    def __init__(self, realm: Realm, seat: int, reach: int) -> None:
        self.reach: Final = reach
        """How many new roads to look ahead."""
        corners = len(realm.owner)
        self.roads: list[int] = [FAR] * corners
        self.first: list[int] = [NONE] * corners
        self.near: list[int] = []
        """The corners within reach, the nearest first."""
        for corner in range(corners):
            if leads_on(realm, seat, corner):
                self.roads[corner] = 0
                self.near.append(corner)
        for corner in self.near:  # grows during the walk
            self._go_on(realm, seat, corner)

    def _go_on(self, realm: Realm, seat: int, corner: int) -> None:
        roads = self.roads[corner]
        if roads == self.reach or (roads and realm.owner[corner] not in (NONE, seat)):
            return
        for side in realm.hexes.corner_sides[corner]:
            far = realm.hexes.far_end(side, corner)
            if realm.road[side] == NONE and self.roads[far] == FAR:
                self.roads[far] = roads + 1
                self.first[far] = side if roads == 0 else self.first[corner]
                self.near.append(far)


def village_sites(realm: Realm, seat: int, ways: Ways) -> list[int]:
    """Return the corners within reach where a village could be built."""
    return [
        corner
        for corner in ways.near
        if has_room(realm, corner) and (ways.roads[corner] or has_road(realm, seat, corner))
    ]


def fog_at(realm: Realm, corner: int) -> int:
    """Return how many tiles under fog a road to a corner would reveal."""
    found = 0
    for tile in realm.hexes.corner_tiles[corner]:
        found += realm.fog[tile]
    return found


def rivals_near(realm: Realm, seat: int, corner: int) -> int:
    """Return how near others are to a site: 2 with a road at it, 1 with a road next to it."""
    near = 0
    for side in realm.hexes.corner_sides[corner]:
        owner = realm.road[side]
        if owner != NONE and owner != seat:
            return 2
        far = realm.hexes.far_end(side, corner)
        if realm.owner[far] not in (NONE, seat):
            continue
        for further in realm.hexes.corner_sides[far]:
            owner = realm.road[further]
            if owner != NONE and owner != seat:
                near = 1
    return near


def route_lead(realm: Realm, seat: int) -> int:
    """Return how long the longest route of the others is."""
    longest = 0
    for other in range(realm.seats):
        if other != seat:
            longest = max(longest, realm.route[other])
    return longest


def lengthening(realm: Realm, seat: int, goal: int) -> list[int]:
    """Return sides that make a seat's route this long if they are built in order, [] if none."""
    road = realm.road[:]
    for side in road_places(realm, seat):
        found = _lengthen(realm, seat, road, side, goal, realm.route[seat])
        if found:
            return found
    return []


def _lengthen(
    realm: Realm, seat: int, road: list[int], side: int, goal: int, length: int
) -> list[int]:
    """Return this side and more, each a step from a route of this length to the goal."""
    road[side] = seat
    longer = longest_route(realm.hexes, road, realm.owner, seat)
    found = [side] if longer >= goal else []
    if not found and longer > length and length + 1 < goal:
        for corner in realm.hexes.side_ends[side]:
            if realm.owner[corner] in (NONE, seat) and not found:
                for near in realm.hexes.corner_sides[corner]:
                    if road[near] == NONE and not found:
                        found = _lengthen(realm, seat, road, near, goal, longer)
        if found:
            found = [side, *found]
    road[side] = NONE
    return found
