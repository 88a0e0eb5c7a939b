"""What those may say whose turn it is not: answers, counter-offers, embargoes, wishes (R8, R19)."""

from aevum.core.state import Ask
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ACCEPT,
    CANCEL,
    COUNTER,
    EMBARGO,
    GIVE,
    LIFT,
    REJECT,
    REQUEST,
    SEND,
    WITHDRAW,
)
from aevum.games.imperials.rules.asks import MAIN, TALK
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT, covers
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.trading import (
    begin_draft,
    change_draft,
    clear_offers,
    close_offer,
    draft_moves,
    draft_of,
    drop_draft,
    has_open_offer,
    send,
)
from aevum.games.imperials.rules.turn_moves import special_moves


def talking(realm: Realm) -> bool:
    """Tell whether the others may speak: the player of the turn is at his own choices."""
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
    """Tell whether a seat may still say something to an offer of another."""
    offer = realm.offers[slot]
    if offer is None or offer.maker == seat:
        return False
    return offer.said[seat] <= realm.terms.numbers.answer_changes


def talk(realm: Realm, ask: Ask, move: int) -> None:
    """Carry out what a seat says, and let it speak again."""
    seat = ask.seat
    realm.spoken[seat] += 1
    if move == COUNTER:
        begin_draft(realm, seat)
    elif move == SEND:
        send(realm, seat)
    elif GIVE <= move <= CANCEL:
        change_draft(realm, seat, move)
    elif move == REQUEST:
        realm.wants[seat] = 1
        realm.tell("requests", seat, [])
    elif move >= EMBARGO:
        _set_embargo(realm, seat, move)
    elif move >= ACCEPT:
        _answer(realm, seat, move)
    else:
        close_offer(realm, move - WITHDRAW)
        realm.tell("withdraws", seat, [move - WITHDRAW])
    realm.ask(seat, TALK, must=False)


def _answer(realm: Realm, seat: int, move: int) -> None:
    slot = move - REJECT if move >= REJECT else move - ACCEPT
    offer = realm.offers[slot]
    assert offer is not None
    offer.said[seat] += 1
    offer.answers[seat] = REJECTED if move >= REJECT else ACCEPTED
    realm.tell("answers", seat, [slot, offer.answers[seat]], reveals=True)


def _set_embargo(realm: Realm, seat: int, move: int) -> None:
    other = move - LIFT if move >= LIFT else move - EMBARGO
    wish = int(move < LIFT)
    realm.embargo[seat * realm.seats + other] = wish
    realm.barred_now[seat * realm.seats + other] = 1
    realm.tell("embargo", seat, [other, wish])
    if not wish or other != realm.turn:
        return
    for offer in realm.offers:
        if offer is not None and offer.answers[seat] == SILENT:
            offer.answers[seat] = REJECTED


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
    """Tell whether an offer waits for this seat, or it could build if it asked for it (R19).

    Else there is nothing but an embargo to set, and that can wait for the next offer.
    """
    if draft_of(realm, seat) is not None or seat in unanswered(realm):
        return True
    may_ask = realm.terms.special and not realm.wants[seat]
    return may_ask and len(special_moves(realm, seat)) > 1


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
