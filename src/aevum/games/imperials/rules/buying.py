"""What is bought: when it can be, paying for it and putting it on the board (R6, R13, R15)."""

from typing import Final

from aevum.games.imperials.data import BASIC_DECK, COLOURS
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    FENCE,
    IMPROVE,
    ROAD,
    TOWN,
    UPGRADE,
    VILLAGE,
    WARRIOR,
)
from aevum.games.imperials.rules.building import (
    bare_towns,
    fences_left,
    found_village,
    lay_road,
    raise_fence,
    raise_town,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.decks import ask_card
from aevum.games.imperials.rules.improving import improvable, improve
from aevum.games.imperials.rules.land import (
    can_pay,
    corners_with,
    has_road,
    pay,
    road_places,
    village_places,
)
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.turn_move import TurnMove
from aevum.games.imperials.rules.warriors import (
    commands,
    has_warriors,
    in_supply,
    post,
    posts,
    rouse,
    upgradable,
    upgrade,
    warriors_of,
)


def can_build_road(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a road and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.road_price)
    return enough and roads_left(realm, seat) > 0


def can_build_village(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a village and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.village_price)
    return enough and villages_left(realm, seat) > 0


def can_build_town(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a town and can pay for it."""
    enough = can_pay(realm, seat, realm.terms.numbers.town_price)
    return enough and towns_left(realm, seat) > 0


def can_buy(realm: Realm, seat: int) -> bool:
    """Return whether a seat can buy an action card of Basic."""
    enough = can_pay(realm, seat, realm.terms.numbers.action_price)
    return enough and not realm.decks[BASIC_DECK].empty()


def can_fence(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a fence in supply and can pay for it."""
    left = fences_left(realm, seat) > 0
    return left and can_pay(realm, seat, realm.terms.numbers.fence_price)


def stands(realm: Realm, seat: int, corner: int, piece: int) -> bool:
    """Return whether a seat has such a piece on a corner."""
    if corner >= len(realm.owner) or realm.owner[corner] != seat:
        return False
    return realm.piece[corner] == piece


class BuildRoad(TurnMove):
    """A road at one's own roads and settlements."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_road(realm, seat):
            found += [ROAD + side for side in road_places(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_road(realm, seat) and move - ROAD in road_places(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.road_cost)
        lay_road(realm, seat, move - ROAD)


class BuildVillage(TurnMove):
    """A village at the end of a road."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_village(realm, seat):
            found += [VILLAGE + corner for corner in village_places(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_village(realm, seat) and move - VILLAGE in village_places(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.village_cost)
        found_village(realm, seat, move - VILLAGE)


class BuildTown(TurnMove):
    """A town in the place of a village."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_build_town(realm, seat):
            found += [TOWN + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return can_build_town(realm, seat) and stands(realm, seat, move - TOWN, VILLAGE_PIECE)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.town_cost)
        raise_town(realm, seat, move - TOWN)


class BuyCard(TurnMove):
    """An action card of Basic."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_buy(realm, seat):
            found.append(BUY)

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return not realm.wonders and can_buy(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.action_cost)
        ask_card(realm, seat, BASIC_DECK)


class BuildWarrior(TurnMove):
    """A warrior at one's own roads, inactive."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.warrior_price) and in_supply(realm, seat, 1):
            found += [WARRIOR + corner for corner in posts(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - WARRIOR
        if not realm.wonders or corner >= len(realm.piece) or realm.piece[corner] != EMPTY:
            return False
        free = in_supply(realm, seat, 1) and has_road(realm, seat, corner)
        return free and can_pay(realm, seat, realm.terms.numbers.warrior_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.warrior_cost)
        post(realm, seat, move - WARRIOR, 1, IDLE)
        realm.tell("warrior", seat, [move - WARRIOR])


class Activate(TurnMove):
    """An inactive warrior becomes active."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.activation_price):
            corners = warriors_of(realm, seat)
            found += [ACTIVATE + corner for corner in corners if realm.active[corner] == IDLE]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - ACTIVATE
        if not commands(realm, seat, corner) or realm.active[corner] != IDLE:
            return False
        return can_pay(realm, seat, realm.terms.numbers.activation_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.activation_cost)
        rouse(realm, move - ACTIVATE)
        realm.tell("activates", seat, [move - ACTIVATE])


class Upgrade(TurnMove):
    """A warrior becomes stronger."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_pay(realm, seat, realm.terms.numbers.upgrade_price):
            corners = warriors_of(realm, seat)
            found += [UPGRADE + corner for corner in corners if upgradable(realm, seat, corner)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - UPGRADE
        if not commands(realm, seat, corner) or not upgradable(realm, seat, corner):
            return False
        return can_pay(realm, seat, realm.terms.numbers.upgrade_price)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.upgrade_cost)
        upgrade(realm, seat, move - UPGRADE)


class BuildFence(TurnMove):
    """A fence around a town."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if can_fence(realm, seat):
            found += [FENCE + corner for corner in bare_towns(realm, seat)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        corner = move - FENCE
        if not realm.wonders or not stands(realm, seat, corner, TOWN_PIECE):
            return False
        return not realm.fenced[corner] and can_fence(realm, seat)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        pay(realm, seat, realm.terms.numbers.fence_cost)
        raise_fence(realm, seat, move - FENCE)


class Improve(TurnMove):
    """The next improvement of a colour."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        found += [IMPROVE + each for each in range(COLOURS) if improvable(realm, seat, each)]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        return realm.wonders and improvable(realm, seat, move - IMPROVE)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        improve(realm, seat, move - IMPROVE)


BUILD_ROAD: Final = BuildRoad(ROAD)
BUILD_VILLAGE: Final = BuildVillage(VILLAGE)
BUILD_TOWN: Final = BuildTown(TOWN)
BUY_CARD: Final = BuyCard(BUY)
BUILD_WARRIOR: Final = BuildWarrior(WARRIOR)
ACTIVATE_WARRIOR: Final = Activate(ACTIVATE)
UPGRADE_WARRIOR: Final = Upgrade(UPGRADE)
BUILD_FENCE: Final = BuildFence(FENCE)
BUILD_IMPROVEMENT: Final = Improve(IMPROVE)


def add_builds(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what a seat can build, buy, activate and improve with the cards it holds."""
    if realm.sizes[seat] < realm.terms.cheapest:
        return
    BUILD_ROAD.add(realm, seat, found)
    BUILD_VILLAGE.add(realm, seat, found)
    BUILD_TOWN.add(realm, seat, found)
    if realm.wonders:
        add_wonders_builds(realm, seat, found)
    else:
        BUY_CARD.add(realm, seat, found)


def add_wonders_builds(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what only Wonders & Warriors builds."""
    BUILD_WARRIOR.add(realm, seat, found)
    if has_warriors(realm, seat):
        ACTIVATE_WARRIOR.add(realm, seat, found)
        UPGRADE_WARRIOR.add(realm, seat, found)
    BUILD_FENCE.add(realm, seat, found)
    BUILD_IMPROVEMENT.add(realm, seat, found)


def can_build_something(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a use for a special build."""
    found: list[int] = []
    add_builds(realm, seat, found)
    return len(found) > 0
