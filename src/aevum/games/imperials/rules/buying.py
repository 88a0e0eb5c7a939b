"""What is bought: paying for it and putting it on the board (R6, R13, R15)."""

from aevum.games.imperials.data import (
    ACTIVATE_COST,
    BASIC_DECK,
    CARD_COST,
    FENCE_COST,
    ROAD_COST,
    TOWN_COST,
    VILLAGE_COST,
    WARRIOR_COST,
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
from aevum.games.imperials.rules.dragon import ask_card
from aevum.games.imperials.rules.improving import improve
from aevum.games.imperials.rules.land import pay
from aevum.games.imperials.rules.realm import IDLE, Realm
from aevum.games.imperials.rules.warriors import post, rouse, upgrade


def build(realm: Realm, seat: int, move: int) -> None:
    """Pay for something and put it on the board."""
    if move < VILLAGE:
        pay(realm, seat, ROAD_COST)
        lay_road(realm, seat, move - ROAD)
    elif move < TOWN:
        pay(realm, seat, VILLAGE_COST)
        found_village(realm, seat, move - VILLAGE)
    elif move < BUY:
        pay(realm, seat, TOWN_COST)
        raise_town(realm, seat, move - TOWN)
    elif move == BUY:
        pay(realm, seat, CARD_COST)
        ask_card(realm, seat, BASIC_DECK)
    elif move < ACTIVATE:
        pay(realm, seat, WARRIOR_COST)
        post(realm, seat, move - WARRIOR, 1, IDLE)
        realm.tell("warrior", seat, [move - WARRIOR])
    elif move < UPGRADE:
        pay(realm, seat, ACTIVATE_COST)
        rouse(realm, move - ACTIVATE)
        realm.tell("activates", seat, [move - ACTIVATE])
    elif move < FENCE:
        pay(realm, seat, WARRIOR_COST)
        upgrade(realm, seat, move - UPGRADE)
    elif move < IMPROVE:
        pay(realm, seat, FENCE_COST)
        raise_fence(realm, seat, move - FENCE)
    else:
        improve(realm, seat, move - IMPROVE)
