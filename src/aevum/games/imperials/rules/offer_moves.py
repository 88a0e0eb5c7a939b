"""Moves about offers, and their words (R8)."""

from typing import Final

from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ASK,
    CANCEL,
    DEAL,
    GIVE,
    MOST_SEATS,
    OFFER,
    SEND,
    WITHDRAW,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.market import TurnTrade
from aevum.games.imperials.rules.offer import ACCEPTED, Offer, covers
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import (
    NO_TRADES,
    NOTHING_TO_GIVE,
    no_player,
    of_other_mode,
)
from aevum.games.imperials.rules.trading import (
    Draft,
    begin_draft,
    can_deal,
    close_offer,
    deal,
    draft_of,
    drafted,
    drop_draft,
    open_draft,
    send,
)
from aevum.games.imperials.rules.turn_move import (
    TurnMove,
    may_talk,
    out_of_turn,
    talking,
    their_choice,
)


def open_offer(realm: Realm, slot: int) -> Offer | None:
    """Return the offer in a slot, None if there is none."""
    return realm.offers[slot] if slot < len(realm.offers) else None


def about_offer(realm: Realm, seat: int, slot: int, text: Text) -> Label | None:
    """Return a move about an open offer with its terms as a seat sees them; None without one."""
    found = open_offer(realm, slot)
    if found is None:
        return None
    give, get = phrases.goods(found.give), phrases.goods(found.want)
    if seat != realm.turn:
        give, get = get, give
    return Label(text, notes=(m.note_terms(give=give, get=get),))


def no_offer(slot: int, rule: str, counter_rule: str) -> Refusal:
    """Refuse a slot without an offer, by the rule for it or the one for a counter-offer."""
    if slot < OFFER_SLOTS:
        return Refusal(rule, m.no_offer_open(n=slot + 1))
    return Refusal(counter_rule, m.no_counter_open(who=slot - OFFER_SLOTS))


class SaidMove(TurnMove):
    """What may also be said in another's turn, if players may talk then (R8.9)."""

    def why_waiting(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if not may_talk(realm, seat):
            return self.why_silent(realm, seat, move)
        if not talking(realm):
            return their_choice(realm)
        if realm.spoken[seat] >= realm.terms.numbers.talk_moves:
            return Refusal("R8.9", m.no_talk_left(who=realm.turn))
        if draft_of(realm, seat) is not None:
            return self.why_countering(realm, seat, move)
        return self.why_said(realm, seat, move)

    def why_silent(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused while only the player of the turn may speak."""
        return out_of_turn(realm)

    def why_countering(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it is refused while a seat puts a counter-offer together."""
        return Refusal("R8.8", m.no_counter_drafting())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return why it cannot be said."""
        raise NotImplementedError("abstract: why_said")


class DraftMove(SaidMove):
    """A step of an offer that is being put together."""

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return Refusal("R8.8", m.no_draft())

    def why_drafting(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return self.no_step(realm, seat, open_draft(realm, seat), move)

    def why_countering(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        return self.no_step(realm, seat, open_draft(realm, seat), move)

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if not realm.terms.trades:
            return NO_TRADES
        return Refusal("R8.8", m.no_counter_draft())

    def no_step(self, realm: Realm, seat: int, draft: Draft, move: int) -> Refusal | None:
        """Return why this step of a draft is refused."""
        return None


# Moves about offers


class StartOffer(TurnTrade):
    """Begins an offer."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        if self.admits(realm, seat, OFFER):
            found.append(OFFER)

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        numbers = realm.terms.numbers
        if not realm.terms.trades or not realm.sizes[seat]:
            return False
        room = None in realm.offers[: numbers.open_offers]
        return room and realm.drafted[seat] < numbers.offers_a_turn

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        begin_draft(realm, seat)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_offer())

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_offer()

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        numbers = realm.terms.numbers
        if not realm.terms.trades:
            return NO_TRADES
        if realm.drafted[seat] >= numbers.offers_a_turn:
            return Refusal("R8.9", m.no_offers_turn(n=numbers.offers_a_turn))
        if None not in realm.offers[: numbers.open_offers]:
            return Refusal("R8.10", m.no_offers_open(n=numbers.open_offers))
        return NOTHING_TO_GIVE


class GiveCard(DraftMove):
    """Gives one more card in an offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        draft = open_draft(realm, seat)
        draft.give[move - GIVE] += 1
        realm.tell("drafts", seat, draft.both(), 1 << seat)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        card, draft = move - GIVE, draft_of(realm, seat)
        total = 1 if draft is None else draft.give[card] + 1
        notes = (m.note_total(n=total),) if total > 1 else ()
        return Label(m.move_give(goods=phrases.one(card)), notes=notes)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_give(goods=phrases.one(move - GIVE))

    def no_step(self, realm: Realm, seat: int, draft: Draft, move: int) -> Refusal | None:
        card = move - GIVE
        good, trouble = phrases.GOODS[card], of_other_mode(realm, card)
        if trouble is not None:
            return trouble
        if draft.want[card]:
            return Refusal("R8.6", m.no_asked_too(good=good))
        held = realm.hands[seat * CARDS + card]
        if held:
            return Refusal("R8.6", m.no_give_more(goods=phrases.one(card, held)))
        return Refusal("R8.6", m.no_give_none(good=good))


class WantCard(DraftMove):
    """Asks for one more card in an offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        draft = open_draft(realm, seat)
        draft.want[move - ASK] += 1
        realm.tell("drafts", seat, draft.both(), 1 << seat)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        card, draft = move - ASK, draft_of(realm, seat)
        total = 1 if draft is None else draft.want[card] + 1
        notes = (m.note_total(n=total),) if total > 1 else ()
        return Label(m.move_ask(goods=phrases.one(card)), notes=notes)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_ask(goods=phrases.one(move - ASK))

    def no_step(self, realm: Realm, seat: int, draft: Draft, move: int) -> Refusal | None:
        card, trouble = move - ASK, of_other_mode(realm, move - ASK)
        if trouble is not None:
            return trouble
        if draft.give[card]:
            return Refusal("R8.6", m.no_given_too(good=phrases.GOODS[card]))
        most = phrases.one(card, realm.terms.numbers.stock[card])
        return Refusal("R8.7", m.no_ask_more(goods=most))


class SendDraft(DraftMove):
    """Completes an offer."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        send(realm, seat)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        give, get = drafted(realm, seat)
        return Label(m.move_send(give=give, get=get))

    def whole(self, realm: Realm, seat: int, moves: list[int]) -> Label | None:
        """Return an offer with all its terms."""
        draft = draft_of(realm, seat)
        give = [0] * CARDS if draft is None else draft.give[:]
        want = [0] * CARDS if draft is None else draft.want[:]
        for card in range(CARDS):
            give[card] += moves.count(GIVE + card)
            want[card] += moves.count(ASK + card)
        gives, gets = phrases.goods(give), phrases.goods(want)
        if seat == realm.turn:
            return Label(m.move_offer_whole(give=gives, get=gets))
        return Label(m.move_counter_whole(who=realm.turn, give=gives, get=gets))

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_send()

    def no_step(self, realm: Realm, seat: int, draft: Draft, move: int) -> Refusal | None:
        if not sum(draft.give):
            return Refusal("R8.6", m.no_send_give())
        if not sum(draft.want):
            return Refusal("R8.6", m.no_send_ask())
        if not covers(realm.hands, seat * CARDS, draft.give):
            return Refusal("R8.6", m.no_send_cards(goods=phrases.goods(draft.give)))
        if seat != realm.turn:
            return Refusal("R8.14", m.no_send_late(who=realm.turn))
        return Refusal("R8.10", m.no_send_twice())


class CancelDraft(DraftMove):
    """Drops an offer before anybody saw it."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        drop_draft(realm, seat)
        realm.tell("cancels", seat, [])

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_cancel())

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_cancel()


class CloseDeal(TurnTrade):
    """Closes an offer with a player who accepted it."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        for slot, offer in enumerate(realm.offers):
            if offer is not None:
                found += [
                    DEAL + slot * MOST_SEATS + other
                    for other in range(realm.seats)
                    if can_deal(realm, offer, other)
                ]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        slot, other = (move - DEAL) // MOST_SEATS, (move - DEAL) % MOST_SEATS
        offer = realm.offers[slot] if slot < len(realm.offers) else None
        return offer is not None and other < realm.seats and can_deal(realm, offer, other)

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        deal(realm, (move - DEAL) // MOST_SEATS, (move - DEAL) % MOST_SEATS)

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        slot, other = (move - DEAL) // MOST_SEATS, (move - DEAL) % MOST_SEATS
        found = open_offer(realm, slot)
        if found is None:
            return None
        give, get = phrases.goods(found.give), phrases.goods(found.want)
        note = m.note_by_offer(offer=phrases.offer(slot))
        return Label(m.move_deal(give=give, get=get, who=other), notes=(note,))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        slot, other = (move - DEAL) // MOST_SEATS, (move - DEAL) % MOST_SEATS
        if not realm.terms.trades:
            return NO_TRADES
        found = open_offer(realm, slot)
        if found is None:
            return no_offer(slot, "R8.13", "R8.15")
        trouble = no_player(realm, other)
        if trouble is not None:
            return trouble
        if other == seat:
            return Refusal("R8.5", m.no_trade_self())
        offer = phrases.offer(slot)
        if found.answers[other] != ACCEPTED:
            return Refusal("R8.13", m.no_not_accepted(who=other, offer=offer))
        return Refusal("R8.13", m.no_offer_cards(offer=offer, goods=phrases.goods(found.give)))


class WithdrawOffer(SaidMove):
    """Removes an offer from the table: the player's own, or in their turn a counter-offer."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        for slot, offer in enumerate(realm.offers):
            if offer is not None:
                found.append(WITHDRAW + slot)

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        slot = move - WITHDRAW
        return slot < len(realm.offers) and realm.offers[slot] is not None

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        close_offer(realm, move - WITHDRAW)
        realm.tell("withdraws", seat, [move - WITHDRAW])

    def label(self, realm: Realm, seat: int, move: int) -> Label | None:
        slot = move - WITHDRAW
        offer = phrases.offer(slot)
        rejects = slot >= OFFER_SLOTS and seat == realm.turn
        text = m.move_reject(offer=offer) if rejects else m.move_withdraw(offer=offer)
        return about_offer(realm, seat, slot, text)

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_withdraw(offer=phrases.offer(move - WITHDRAW))

    def why(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if not realm.terms.trades:
            return NO_TRADES
        return no_offer(move - WITHDRAW, "R8.13", "R8.15")

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if not realm.terms.trades:
            return NO_TRADES
        if move == WITHDRAW + OFFER_SLOTS + seat:
            return Refusal("R8.16", m.no_counter_open(who=seat))
        return Refusal("R8.16", m.no_withdraw_other())


START_OFFER: Final = StartOffer(OFFER)
GIVE_CARD: Final = GiveCard(GIVE)
WANT_CARD: Final = WantCard(ASK)
SEND_DRAFT: Final = SendDraft(SEND)
CANCEL_DRAFT: Final = CancelDraft(CANCEL)
CLOSE_DEAL: Final = CloseDeal(DEAL)
WITHDRAW_OFFER: Final = WithdrawOffer(WITHDRAW)
