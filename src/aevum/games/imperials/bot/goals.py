"""What a seat could build next: each goal with its cost, its value and its first step."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.imperials.bot.defence import town_gain, town_lead
from aevum.games.imperials.bot.income import (
    POINT,
    added_worth,
    corner_income,
    income_of,
    port_worth,
    rolls_left,
)
from aevum.games.imperials.bot.mind import PERCENT, Mind, lot, misjudged
from aevum.games.imperials.bot.sites import (
    Ways,
    fog_at,
    lengthening,
    rivals_near,
    route_lead,
    village_sites,
)
from aevum.games.imperials.data import (
    BASIC_DECK,
    CARDS,
    DECKS,
    MEDICINE,
    TREASURE,
    WARRIOR_CARD,
    Cost,
)
from aevum.games.imperials.moves import BUY, FENCE, PLAY, ROAD, TOWN, VILLAGE
from aevum.games.imperials.rules.building import (
    bare_towns,
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.land import corners_with
from aevum.games.imperials.rules.realm import KINDS, VILLAGE_PIECE, Realm

WIN: Final = 100 * POINT
SCOUTING: Final = 330  # value of a tile under fog
NOTHING: Final[list[int]] = []  # shared by goals of one move; never changed


@mypyc_attr(acyclic=True)
class Goal:
    """Something worth having: its gain, its full cost, and the move that begins it."""

    def __init__(
        self, points: int, value: int, cost: list[int], move: int, roads: int, later: list[int]
    ) -> None:
        self.points = points
        """The points that it brings at once."""
        self.value = value
        self.cost = cost
        self.move = move
        self.roads = roads
        """How many roads its cost pays for."""
        self.later = later
        """Moves that follow the first, as far as they are known."""


def costs(realm: Realm, roads: int, rest: Cost | None) -> list[int]:
    """Return what so many roads and something else cost together."""
    total = [roads * number for number in realm.terms.numbers.road_cost]
    if rest is not None:
        for card in range(CARDS):
            total[card] += rest[card]
    return total


class Needs:
    """What the value of all goals of a seat depends on."""

    def __init__(self, realm: Realm, seat: int, mind: Mind) -> None:
        self.realm = realm
        self.seat = seat
        self.mind = mind
        self.income = income_of(realm, seat)
        self.rolls = rolls_left(realm) * mind.pace // PERCENT
        self.missing = realm.terms.target - realm.points[seat] - realm.hidden_points(seat)
        """The points that this seat needs to win."""
        self.goals: list[Goal] = []

    def add(
        self,
        points: int,
        more: int,
        cost: list[int],
        move: int,
        roads: int = 0,
        later: list[int] = NOTHING,
    ) -> None:
        """Add a goal that brings so many points and something more, unless it is overlooked."""
        limits, value = self.mind.limits, points * POINT + more
        if points >= self.missing:
            value += WIN
        elif limits.overlooks or limits.error:
            realm = self.realm
            if lot(move, realm.turns // realm.seats, self.seat) % PERCENT < limits.overlooks:
                return
            value = misjudged(value, limits.error, lot(move, realm.numbers[0], self.seat))
        self.goals.append(Goal(points, value, cost, move, roads, later))


def find_goals(realm: Realm, seat: int, needs: Needs) -> None:
    """Find what a seat in either mode builds: sites, towns, routes and action cards."""
    ways = Ways(realm, seat, needs.mind.limits.reach)
    if roads_left(realm, seat):
        _find_route(needs)
        _find_fog(needs, ways)
    if villages_left(realm, seat):
        _find_sites(needs, ways)
    if towns_left(realm, seat):
        _find_towns(needs)
    if not realm.wonders and realm.decks[BASIC_DECK].size():
        needs.add(0, bought_worth(needs), list(realm.terms.numbers.action_cost), BUY)


def site_worth(needs: Needs, corner: int) -> int:
    """Return the value of a village on a corner besides its point."""
    realm, seat = needs.realm, needs.seat
    more = corner_income(realm, corner, VILLAGE_PIECE)
    gain = added_worth(realm, seat, needs.income, more, needs.rolls, needs.mind)
    both = [one + other for one, other in zip(needs.income, more, strict=True)]
    return gain + port_worth(realm, seat, corner, both, needs.rolls) * needs.mind.port // PERCENT


def _find_sites(needs: Needs, ways: Ways) -> None:
    realm, seat, mind = needs.realm, needs.seat, needs.mind
    numbers = realm.terms.numbers
    points = numbers.village_points
    best: list[tuple[int, int]] = []
    supply = roads_left(realm, seat)
    for corner in village_sites(realm, seat, ways):
        roads = ways.roads[corner]
        if roads > supply:
            continue
        rivals = rivals_near(realm, seat, corner) if roads else 0
        value = (POINT * points + site_worth(needs, corner)) * mind.contest[rivals] // 100
        best.append((-value * mind.nearness[roads] // 100, corner))
    best.sort()
    for value, corner in best[: mind.limits.sites]:
        roads = ways.roads[corner]
        more = -value * 100 // mind.nearness[roads]
        more = more * mind.village // PERCENT - POINT * points
        move = ROAD + ways.first[corner] if roads else VILLAGE + corner
        later = [VILLAGE + corner] if roads else NOTHING
        needs.add(points, more, costs(realm, roads, numbers.village_cost), move, roads, later)


def _find_fog(needs: Needs, ways: Ways) -> None:
    """Lifting the nearest fog: it gives cards at once and opens sites."""
    realm = needs.realm
    for corner in ways.near:
        roads = ways.roads[corner]
        if roads and fog_at(realm, corner):
            value = SCOUTING * fog_at(realm, corner) * needs.mind.scouting // PERCENT
            needs.add(0, value, costs(realm, roads, None), ROAD + ways.first[corner], roads)
            return


def _find_towns(needs: Needs) -> None:
    """A town for the village that gains most; cheaper with Medicine."""
    realm, seat = needs.realm, needs.seat
    best, where = 0, NONE
    for corner in corners_with(realm, seat, VILLAGE_PIECE):
        gain = town_gain(realm, corner)
        if where == NONE or gain > best:
            best, where = gain, corner
    if where == NONE:
        return
    numbers, points = realm.terms.numbers, town_lead(realm)
    best = best * needs.mind.pace // PERCENT
    best = (points * POINT + best) * needs.mind.town // PERCENT - points * POINT
    needs.add(points, best, list(numbers.town_cost), TOWN + where)
    if realm.wonders and realm.cards[seat * KINDS + MEDICINE] > 0:
        needs.add(points, best, list(numbers.medicine_cost), PLAY + MEDICINE)


def _find_route(needs: Needs) -> None:
    """The award for the longest route, if a few roads get it or keep it."""
    realm, seat = needs.realm, needs.seat
    numbers = realm.terms.numbers
    points = numbers.route_points * POINT
    award = points * needs.mind.route // PERCENT
    rival = route_lead(realm, seat)
    mine = realm.route[seat]
    if realm.route_of == seat:
        if rival >= numbers.route_length - 1 and rival >= mine - 1:
            sides = lengthening(realm, seat, mine + 1)
            if sides:
                needs.add(0, award // 4, costs(realm, 1, None), ROAD + sides[0], 1)
        return
    goal = max(numbers.route_length, rival + 1)
    missing = goal - mine
    if missing > min(needs.mind.extent, roads_left(realm, seat)):
        return
    sides = lengthening(realm, seat, goal)
    if sides:
        more = award // 2 if realm.route_of != NONE else -award // 8
        more -= award // 8 if rival >= goal - 1 else 0
        more += award - points
        roads = len(sides)
        later = [ROAD + side for side in sides[1:]]
        cost = costs(realm, roads, None)
        needs.add(numbers.route_points, more, cost, ROAD + sides[0], roads, later)


# Action cards of Basic


def bought_worth(needs: Needs) -> int:
    """Return the value of the next action card: it may be a point, or help the army."""
    realm, seat, mind = needs.realm, needs.seat, needs.mind
    numbers = realm.terms.numbers
    hidden = numbers.copies[TREASURE] - realm.treasures(seat)
    unseen = realm.decks[BASIC_DECK].size()
    for other in range(realm.seats):
        if other != seat:
            unseen += realm.held[other * DECKS + BASIC_DECK]
    point = POINT * numbers.treasure_points * hidden // unseen
    return point + mind.card + army_urge(realm, seat) * mind.army // (2 * PERCENT)


def army_urge(realm: Realm, seat: int) -> int:
    """Return the value of one more Warrior for the award of the strongest army."""
    if realm.army_of == seat:
        return 100
    rival = 0
    for other in range(realm.seats):
        if other != seat:
            rival = max(rival, realm.army[other])
    held = max(0, realm.cards[seat * KINDS + WARRIOR_CARD])
    missing = max(realm.terms.numbers.army_size, rival + 1) - realm.army[seat] - held
    if missing <= 0:
        return 100
    return realm.terms.numbers.army_points * POINT // (missing + 1)


def find_fences(realm: Realm, seat: int, needs: Needs) -> None:
    """A fence for a town, which saves a bigger hand from a seven."""
    if fences_left(realm, seat) > 0:
        towns = bare_towns(realm, seat)
        if towns:
            where = safest_town(realm, towns)
            needs.add(0, 60 + 4 * needs.rolls, list(realm.terms.numbers.fence_cost), FENCE + where)


def safest_town(realm: Realm, towns: list[int]) -> int:
    """Return the town the dragon will not take: one with a wonder, else the best one."""
    best, where = NONE, towns[0]
    for corner in towns:
        value = town_gain(realm, corner) + (WIN if realm.wonder[corner] != NONE else 0)
        if value > best:
            best, where = value, corner
    return where
