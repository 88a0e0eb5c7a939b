"""What those may say whose turn it is not: answers, counter-offers, embargoes, wishes (R8, R19)."""

from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ACCEPT,
    COUNTER,
    EMBARGO,
    LIFT,
    REJECT,
    REQUEST,
    WITHDRAW,
)
from aevum.games.imperials.rules.asks import MAIN, TALK
from aevum.games.imperials.rules.buying import can_build_something
from aevum.games.imperials.rules.market import clear_offers
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT, covers
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.trading import (
    draft_moves,
    draft_of,
    drop_draft,
    has_open_offer,
)
from aevum.games.imperials.rules.turn_move import TurnMove


def talking(realm: Realm) -> bool:
    """Return whether the others may speak: the player of the turn is at his own choices."""
    return any(ask.kind == MAIN for ask in realm.asks)


def talk_moves(realm: Realm, seat: int) -> list[int]:
    """Return what a seat whose turn it is not can say."""
    if not talking(realm) or realm.spoken[seat] >= realm.terms.numbers.talk_moves:
        return []
    draft = draft_of(realm, seat)
    if draft is not None:
        return draft_moves(realm, seat, draft)
    found: list[int] = []
    if realm.terms.trades:
        _offer_talk(realm, seat, found)
    if realm.terms.special and not realm.wants[seat]:
        found.append(REQUEST)
    return found


def _offer_talk(realm: Realm, seat: int, found: list[int]) -> None:
    more = realm.drafted[seat] < realm.terms.numbers.offers_a_turn
    if more and realm.sizes[seat] and has_open_offer(realm):
        found.append(COUNTER)
    own = OFFER_SLOTS + seat
    if realm.offers[own] is not None:
        found.append(WITHDRAW + own)
    slots = [slot for slot in range(len(realm.offers)) if may_answer(realm, seat, slot)]
    for slot in slots:
        offer = realm.offers[slot]
        assert offer is not None
        if offer.answers[seat] != ACCEPTED and covers(realm.hands, seat * CARDS, offer.want):
            found.append(ACCEPT + slot)
    for slot in slots:
        offer = realm.offers[slot]
        assert offer is not None
        if offer.answers[seat] != REJECTED:
            found.append(REJECT + slot)
    first = seat * realm.seats
    for wish, row in ((0, EMBARGO), (1, LIFT)):
        for other in range(realm.seats):
            if other != seat and realm.embargo[first + other] == wish:
                if not realm.barred_now[first + other]:
                    found.append(row + other)


def may_answer(realm: Realm, seat: int, slot: int) -> bool:
    """Return whether a seat may still say something to an offer of another."""
    offer = realm.offers[slot]
    if offer is None or offer.maker == seat:
        return False
    return offer.said[seat] <= realm.terms.numbers.answer_changes


class AcceptOffer(TurnMove):
    """Somebody would take an offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        _answer(realm, seat, move - ACCEPT, ACCEPTED)


class RejectOffer(TurnMove):
    """Somebody would not take an offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        _answer(realm, seat, move - REJECT, REJECTED)


def _answer(realm: Realm, seat: int, slot: int, answer: int) -> None:
    offer = realm.offers[slot]
    assert offer is not None
    offer.said[seat] += 1
    offer.answers[seat] = answer
    realm.tell("answers", seat, [slot, answer], reveals=True)


class SetEmbargo(TurnMove):
    """Somebody rejects whatever another offers, from now on (R8.18)."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        other = move - EMBARGO
        _change_embargo(realm, seat, other, 1)
        if other == realm.turn:
            for offer in realm.offers:
                if offer is not None and offer.answers[seat] == SILENT:
                    offer.answers[seat] = REJECTED


class LiftEmbargo(TurnMove):
    """Somebody listens to another again."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        _change_embargo(realm, seat, move - LIFT, 0)


def _change_embargo(realm: Realm, seat: int, other: int, wish: int) -> None:
    realm.embargo[seat * realm.seats + other] = wish
    realm.barred_now[seat * realm.seats + other] = 1
    realm.tell("embargo", seat, [other, wish])


class RequestBuild(TurnMove):
    """Somebody wants to build after this turn (R19)."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        realm.wants[seat] = 1
        realm.tell("requests", seat, [])


def unanswered(realm: Realm) -> list[int]:
    """Return the seats that have said nothing yet to an open offer of the player of the turn.

    A counter-offer says something.
    """
    return [
        seat
        for seat in range(realm.seats)
        if seat != realm.turn
        and realm.offers[OFFER_SLOTS + seat] is None
        and any(
            offer is not None and offer.answers[seat] == SILENT
            for offer in realm.offers[:OFFER_SLOTS]
        )
    ]


def can_accept(realm: Realm, seat: int) -> bool:
    """Return whether a seat has the cards for an open offer that it has not answered."""
    return any(
        offer is not None
        and offer.answers[seat] == SILENT
        and covers(realm.hands, seat * CARDS, offer.want)
        for offer in realm.offers[:OFFER_SLOTS]
    )


def has_something_to_say(realm: Realm, seat: int) -> bool:
    """Return whether an offer waits for this seat, or it could build if it asked for it (R19).

    Else there is nothing but an embargo to set, and that can wait for the next offer.
    """
    if draft_of(realm, seat) is not None or seat in unanswered(realm):
        return True
    may_ask = realm.terms.special and not realm.wants[seat]
    return may_ask and can_build_something(realm, seat)


def invite(realm: Realm) -> None:
    """Let everybody but the player of the turn speak, until the turn ends."""
    if not (realm.terms.trades or realm.terms.special):
        return
    for seat in range(realm.seats):
        if seat != realm.turn:
            realm.ask(seat, TALK, must=False)


def hush(realm: Realm) -> None:
    """End the talk of a turn: no offer, no draft, no standing question is left."""
    if not (realm.terms.trades or realm.terms.special):
        return
    realm.asks = [ask for ask in realm.asks if ask.kind != TALK]
    clear_offers(realm)
    for seat in range(realm.seats):
        drop_draft(realm, seat)
