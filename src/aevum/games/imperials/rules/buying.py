"""What is bought: paying for it and putting it on the board (R6, R13, R15)."""

from aevum.games.imperials.data import (
    BASIC_DECK,
)
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
from aevum.games.imperials.rules.building import found_village, lay_road, raise_fence, raise_town
from aevum.games.imperials.rules.decks import ask_card
from aevum.games.imperials.rules.improving import improve
from aevum.games.imperials.rules.land import pay
from aevum.games.imperials.rules.realm import IDLE, Realm
from aevum.games.imperials.rules.warriors import post, rouse, upgrade


def build(realm: Realm, seat: int, move: int) -> None:
    """Pay for something and put it on the board."""
    numbers = realm.terms.numbers
    if move < VILLAGE:
        pay(realm, seat, numbers.road_cost)
        lay_road(realm, seat, move - ROAD)
    elif move < TOWN:
        pay(realm, seat, numbers.village_cost)
        found_village(realm, seat, move - VILLAGE)
    elif move < BUY:
        pay(realm, seat, numbers.town_cost)
        raise_town(realm, seat, move - TOWN)
    elif move == BUY:
        pay(realm, seat, numbers.action_cost)
        ask_card(realm, seat, BASIC_DECK)
    elif move < ACTIVATE:
        pay(realm, seat, numbers.warrior_cost)
        post(realm, seat, move - WARRIOR, 1, IDLE)
        realm.tell("warrior", seat, [move - WARRIOR])
    elif move < UPGRADE:
        pay(realm, seat, numbers.activation_cost)
        rouse(realm, move - ACTIVATE)
        realm.tell("activates", seat, [move - ACTIVATE])
    elif move < FENCE:
        pay(realm, seat, numbers.upgrade_cost)
        upgrade(realm, seat, move - UPGRADE)
    elif move < IMPROVE:
        pay(realm, seat, numbers.fence_cost)
        raise_fence(realm, seat, move - FENCE)
    else:
        improve(realm, seat, move - IMPROVE)
