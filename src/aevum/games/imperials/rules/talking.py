"""What players may say in another's turn: answers, counter-offers, embargoes, wishes (R8, R19)."""

from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
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
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import TALK
from aevum.games.imperials.rules.buying import can_build_something
from aevum.games.imperials.rules.market import clear_offers
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT, covers
from aevum.games.imperials.rules.offer_moves import SaidMove, about_offer, no_offer, open_offer
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import NO_TRADES, NOTHING_TO_GIVE, no_player
from aevum.games.imperials.rules.trading import (
    begin_draft,
    draft_moves,
    draft_of,
    drop_draft,
    has_open_offer,
)
from aevum.games.imperials.rules.turn_move import talking


def talk_moves(realm: Realm, seat: int) -> list[int]:
    """Return what a seat can say in another's turn."""
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
    """Return whether a seat may still answer an offer of another."""
    offer = realm.offers[slot]
    if offer is None or offer.maker == seat:
        return False
    return offer.said[seat] <= realm.terms.numbers.answer_changes


class StartCounter(SaidMove):
    """Begins a counter-offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        begin_draft(realm, seat)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_counter(who=realm.turn))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_counter()

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R8.14", m.no_own_counter())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal:
        if not realm.terms.trades:
            return NO_TRADES
        if not has_open_offer(realm):
            return Refusal("R8.14", m.no_counter_offer(who=realm.turn))
        most = realm.terms.numbers.offers_a_turn
        if realm.drafted[seat] >= most:
            return Refusal("R8.9", m.no_offers_turn(n=most))
        return NOTHING_TO_GIVE


class AnswerOffer(SaidMove):
    """Answers an offer."""

    def __init__(self, first: int, answer: int) -> None:
        super().__init__(first)
        self.answer = answer
        """ACCEPTED or REJECTED."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        slot = move - self.first
        offer = realm.offers[slot]
        assert offer is not None
        offer.said[seat] += 1
        offer.answers[seat] = self.answer
        realm.tell("answers", seat, [slot, self.answer], reveals=True)

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R8.12", m.no_own_answer())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal:
        slot = move - self.first
        found, changes = open_offer(realm, slot), realm.terms.numbers.answer_changes
        if not realm.terms.trades:
            return NO_TRADES
        if found is None:
            return no_offer(slot, "R8.12", "R8.12")
        if found.maker == seat:
            return Refusal("R8.14", m.no_answer_own())
        offer = phrases.offer(slot)
        if found.said[seat] > changes:
            return Refusal("R8.12", m.no_answer_changes(offer=offer, n=changes))
        if found.answers[seat] == self.answer:
            return Refusal("R8.12", self.already(offer))
        return Refusal("R8.12", m.no_offer_cards(offer=offer, goods=phrases.goods(found.want)))

    def already(self, offer: Text) -> Text:
        """Return the refusal for an answer that was given before."""
        raise NotImplementedError("abstract: already")


class AcceptOffer(AnswerOffer):
    """Accepts an offer."""

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        slot = move - ACCEPT
        return about_offer(realm, seat, slot, m.move_accept(offer=phrases.offer(slot)))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_accept(offer=phrases.offer(move - ACCEPT))

    def already(self, offer: Text) -> Text:
        return m.no_accepted_already(offer=offer)


class RejectOffer(AnswerOffer):
    """Rejects an offer."""

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        slot = move - REJECT
        return about_offer(realm, seat, slot, m.move_reject(offer=phrases.offer(slot)))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_reject(offer=phrases.offer(move - REJECT))

    def already(self, offer: Text) -> Text:
        return m.no_rejected_already(offer=offer)


class EmbargoMove(SaidMove):
    """Begins or ends an embargo."""

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R8.18", m.no_own_embargo())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal:
        other = move - self.first
        if not realm.terms.trades:
            return NO_TRADES
        trouble = no_player(realm, other)
        if trouble is not None:
            return trouble
        if other == seat:
            return Refusal("R8.18", m.no_embargo_self())
        if realm.barred_now[seat * realm.seats + other]:
            return Refusal("R8.19", m.no_embargo_again(who=other))
        return Refusal("R8.18", self.already(other))

    def already(self, other: int) -> Text:
        """Return the refusal for an embargo that is already so."""
        raise NotImplementedError("abstract: already")


class SetEmbargo(EmbargoMove):
    """Rejects all offers of another from now on (R8.18)."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        other = move - EMBARGO
        _change_embargo(realm, seat, other, 1)
        if other == realm.turn:
            for offer in realm.offers:
                if offer is not None and offer.answers[seat] == SILENT:
                    offer.answers[seat] = REJECTED

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_embargo(who=move - EMBARGO))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_embargo(who=move - EMBARGO)

    def already(self, other: int) -> Text:
        return m.no_embargo_already(who=other)


class LiftEmbargo(EmbargoMove):
    """Ends an embargo against another."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        _change_embargo(realm, seat, move - LIFT, 0)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_lift(who=move - LIFT))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_lift(who=move - LIFT)

    def already(self, other: int) -> Text:
        return m.no_embargo_none(who=other)


def _change_embargo(realm: Realm, seat: int, other: int, wish: int) -> None:
    realm.embargo[seat * realm.seats + other] = wish
    realm.barred_now[seat * realm.seats + other] = 1
    realm.tell("embargo", seat, [other, wish])


class RequestBuild(SaidMove):
    """Asks to build after this turn (R19)."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        realm.wants[seat] = 1
        realm.tell("requests", seat, [])

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_request())

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_request()

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        return Refusal("R19.2", m.no_own_request())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal:
        if not realm.terms.special:
            return Refusal("R19.1", m.no_special_table())
        return Refusal("R19.2", m.no_request_again())

    def why_silent(self, realm: Realm, seat: int, move: int) -> Refusal:
        if not realm.terms.special:
            return Refusal("R19.1", m.no_special_table())
        return Refusal("R19.2", m.no_special_early(who=realm.turn))


def unanswered(realm: Realm) -> list[int]:
    """Return the seats that have not answered an open offer of the player of the turn.

    A counter-offer counts as an answer.
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

    Otherwise it could only set an embargo, which can wait for the next offer.
    """
    if draft_of(realm, seat) is not None or seat in unanswered(realm):
        return True
    may_ask = realm.terms.special and not realm.wants[seat]
    return may_ask and can_build_something(realm, seat)


def invite(realm: Realm) -> None:
    """Let everybody except the player of the turn speak, until the turn ends."""
    if not (realm.terms.trades or realm.terms.special):
        return
    for seat in range(realm.seats):
        if seat != realm.turn:
            realm.ask(seat, TALK, must=False)


def hush(realm: Realm) -> None:
    """End the talk of a turn: remove all offers, drafts and standing questions."""
    if not (realm.terms.trades or realm.terms.special):
        return
    realm.asks = [ask for ask in realm.asks if ask.kind != TALK]
    clear_offers(realm)
    for seat in range(realm.seats):
        drop_draft(realm, seat)
