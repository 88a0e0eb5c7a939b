"""What the yellow action cards do (R17).

Where a choice hangs on cards in a hand it is asked even if there is but one answer: making it by
itself would tell the others what that hand holds.
"""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import CARD, PLAYER, STOP, TILE
from aevum.games.imperials.rules.asks import CHOOSE_CARD, CHOOSE_PLAYER, CHOOSE_TILE, NAME_CARD
from aevum.games.imperials.rules.land import builds_at, count_points, count_ratios, hand_over
from aevum.games.imperials.rules.realm import Realm

# Steps of Commercial Harbor
TO_WHOM: Final = 0
WHICH: Final = 1
BACK: Final = 2


def held_cards(realm: Realm, seat: int, first: int, last: int) -> list[int]:
    """Return the moves that name a card a seat holds, among the cards from `first` to `last`."""
    return [CARD + card for card in range(first, last) if realm.hands[seat * CARDS + card]]


# Commercial Harbor


def harbor_partners(realm: Realm, frame: Frame) -> list[int]:
    """Return the moves that name an opponent not yet visited who holds a card."""
    return [
        PLAYER + other
        for other in range(realm.seats)
        if other != frame.seat and realm.sizes[other] and not frame.items[other]
    ]


def step_harbor(realm: Realm, frame: Frame, answer: int) -> None:
    """Commercial Harbor: a resource for a commodity, with each opponent once; `b` is the one."""
    if not frame.items:
        frame.items = [0] * realm.seats
    if answer == STOP:
        realm.done()
    elif frame.pc == TO_WHOM:
        _choose_partner(realm, frame, answer)
    elif frame.pc == WHICH:
        _offer_resource(realm, frame, answer)
    else:
        _swap(realm, frame, answer)


def _choose_partner(realm: Realm, frame: Frame, answer: int) -> None:
    seat = frame.seat
    if answer == NONE:
        if harbor_partners(realm, frame) and held_cards(realm, seat, 0, RESOURCES):
            realm.ask(seat, CHOOSE_PLAYER, frame.a, realm.choice_by())
        else:
            realm.done()
        return
    frame.b = answer - PLAYER
    frame.items[frame.b] = 1
    realm.tell("visits", seat, [frame.b])
    frame.pc = WHICH
    realm.ask(seat, CHOOSE_CARD, frame.a, realm.choice_by())


def _offer_resource(realm: Realm, frame: Frame, answer: int) -> None:
    frame.c = answer - CARD
    options = held_cards(realm, frame.b, RESOURCES, CARDS)
    realm.tell("harbor", frame.seat, [frame.b, frame.c])
    if not options:
        realm.tell("no_commodity", frame.b, [], reveals=True)
        frame.pc = TO_WHOM
    else:
        frame.pc = BACK
        realm.tell("has_commodity", frame.b, [], reveals=True)
        realm.ask(frame.b, CHOOSE_CARD, frame.a, realm.choice_by())


def _swap(realm: Realm, frame: Frame, answer: int) -> None:
    seat, other = frame.seat, frame.b
    hand_over(realm, seat, other, frame.c, 1)
    hand_over(realm, other, seat, answer - CARD, 1)
    realm.tell("swapped", seat, [other, frame.c, answer - CARD], reveals=True)
    frame.pc = TO_WHOM


# Master Merchant


def richer(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name a player with more points who holds cards."""
    return [
        PLAYER + other
        for other in range(realm.seats)
        if realm.points[other] > realm.points[seat] and realm.sizes[other]
    ]


def step_master(realm: Realm, frame: Frame, answer: int) -> None:
    """Master Merchant: look at a richer player's cards and take some; `b` is that seat plus 1."""
    seat = frame.seat
    if frame.b == 0:
        options = richer(realm, seat)
        if answer == NONE and len(options) > 1:
            realm.ask(seat, CHOOSE_PLAYER, frame.a, realm.choice_by())
            return
        frame.b = (options[0] if answer == NONE else answer) - PLAYER + 1
        first = (frame.b - 1) * CARDS
        seen = realm.hands[first : first + CARDS]
        realm.tell("looks", seat, [frame.b - 1])
        realm.tell("looked", seat, [frame.b - 1, *seen], 1 << seat, reveals=True)
        answer = NONE
    other = frame.b - 1
    if answer != NONE:
        _take(realm, frame, other, answer - CARD)
    if frame.c >= realm.terms.numbers.master_cards or not realm.sizes[other]:
        realm.done()
    else:
        realm.ask(seat, CHOOSE_CARD, frame.a, realm.choice_by())


def _take(realm: Realm, frame: Frame, other: int, card: int) -> None:
    frame.c += 1
    seat = frame.seat
    hand_over(realm, other, seat, card, 1)
    realm.tell("steals", seat, [other])
    realm.tell("stole", seat, [other, card], 1 << seat | 1 << other, reveals=True)


# Merchant and Merchant Fleet


def merchant_places(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an open resource tile next to a seat's villages and towns."""
    return [
        TILE + tile
        for tile in range(len(realm.kinds))
        if realm.kinds[tile] < RESOURCES and builds_at(realm, seat, tile)
    ]


def can_send_merchant(realm: Realm, seat: int) -> bool:
    """Tell whether there is a place for a seat's Merchant."""
    return any(
        realm.kinds[tile] < RESOURCES and builds_at(realm, seat, tile)
        for tile in range(len(realm.kinds))
    )


def step_merchant(realm: Realm, frame: Frame, answer: int) -> None:
    """Merchant: a better ratio for one resource, and a point while it stays."""
    seat = frame.seat
    options = merchant_places(realm, seat)
    if answer == NONE and len(options) > 1:
        realm.ask(seat, CHOOSE_TILE, frame.a, realm.choice_by())
        return
    tile = (options[0] if answer == NONE else answer) - TILE
    holder = realm.merchant_of
    realm.merchant = tile
    realm.merchant_of = seat
    for each in (holder, seat):
        if each != NONE:
            count_points(realm, each)
            count_ratios(realm, each)
    realm.done()
    realm.tell("merchant", seat, [tile, realm.kinds[tile], realm.numbers[tile]])


def step_fleet(realm: Realm, frame: Frame, answer: int) -> None:
    """Merchant Fleet: one kind has a better ratio in this turn."""
    if answer == NONE:
        realm.ask(frame.seat, NAME_CARD, frame.a, realm.choice_by())
        return
    realm.fleet[answer - CARD] = 1
    count_ratios(realm, frame.seat)
    realm.done()
    told = realm.terms.numbers.unprinted("merchant-fleet.ratio")
    realm.tell("fleet", frame.seat, [answer - CARD, *told])
