"""What the action cards of Basic do, and the two that both modes share in kind (R9)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import (
    CARDS,
    HARVEST,
    MONOPOLY,
    RESOURCE_MONOPOLY,
    RESOURCES,
    TRADE_MONOPOLY,
    WARRIOR_CARD,
)
from aevum.games.imperials.moves import CARD, SIDE
from aevum.games.imperials.rules.asks import NAME_CARD, PLACE_ROAD
from aevum.games.imperials.rules.building import can_lay_road, lay_road
from aevum.games.imperials.rules.land import hand_over, road_places, settle_army
from aevum.games.imperials.rules.production import Picks, pickable
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import BY_CARD, ask_robber

EVERYTHING: Final = 99


def step_warrior(realm: Realm, frame: Frame, answer: int) -> None:
    """Warrior: the robber moves; the army grows."""
    seat = frame.seat
    realm.done()
    realm.army[seat] += 1
    settle_army(realm, seat)
    ask_robber(realm, seat, BY_CARD, WARRIOR_CARD)


def step_road_builder(realm: Realm, frame: Frame, answer: int) -> None:
    """Road Builder: some free roads, fewer where no piece or place is left."""
    seat = frame.seat
    if answer != NONE:
        frame.b += 1
        lay_road(realm, seat, answer - SIDE)
        return
    if frame.b >= realm.terms.numbers.free_roads or not can_lay_road(realm, seat):
        realm.done()
        return
    places = road_places(realm, seat)
    if len(places) == 1:
        frame.b += 1
        lay_road(realm, seat, places[0])
    else:
        realm.ask(seat, PLACE_ROAD, frame.a, realm.choice_by())


def step_harvest(realm: Realm, frame: Frame, answer: int) -> None:
    """Harvest: some resources of the market, fewer only if it has no more (A9)."""
    seat = frame.seat
    realm.done()
    picks = [0] * realm.seats
    picks[seat] = realm.terms.numbers.harvest_cards
    realm.start_effect(Picks(seat, picks, HARVEST))


def can_harvest(realm: Realm) -> bool:
    """Tell whether the market has a resource to take."""
    return len(pickable(realm)) > 0


# Monopolies of all kinds


def namable(card: int) -> list[int]:
    """Return the moves that name a card, as this action card allows."""
    if card in (MONOPOLY, RESOURCE_MONOPOLY):
        return [CARD + each for each in range(RESOURCES)]
    if card == TRADE_MONOPOLY:
        return [CARD + each for each in range(RESOURCES, CARDS)]
    return [CARD + each for each in range(CARDS)]


def monopoly_share(realm: Realm, card: int) -> int:
    """Return how many cards a monopoly takes from each opponent at most."""
    if card == RESOURCE_MONOPOLY:
        return realm.terms.numbers.resource_monopoly_cards
    return realm.terms.numbers.trade_monopoly_cards if card == TRADE_MONOPOLY else EVERYTHING


def step_monopoly(realm: Realm, frame: Frame, answer: int) -> None:
    """A card is named; every other player gives all of it, or as many as the action card says."""
    seat = frame.seat
    if answer == NONE:
        realm.ask(seat, NAME_CARD, frame.a, realm.choice_by())
        return
    card = answer - CARD
    most = monopoly_share(realm, frame.a)
    realm.done()
    realm.tell("names", seat, [frame.a, card])
    for other in range(realm.seats):
        number = min(most, realm.hands[other * CARDS + card])
        if other != seat and number:
            hand_over(realm, other, seat, card, number)
            realm.tell("yields", other, [seat, card, number], reveals=True)
