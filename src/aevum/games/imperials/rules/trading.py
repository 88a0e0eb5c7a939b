"""Trading with each other: offers and counter-offers, and what their makers do with them (R8)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, UNKNOWN, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ASK,
    CANCEL,
    DEAL,
    GIVE,
    MARKET_TRADE,
    MOST_SEATS,
    OFFER,
    PLAYER_TRADE,
    SEND,
    WITHDRAW,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import CHOOSE_MARKET, DRAFT, WHERE
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import give_back, hand_over, take
from aevum.games.imperials.rules.market import (
    TurnTrade,
    clear_offers,
    kinds_traded,
    market_takes,
)
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT, Offer, covers
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import (
    NO_TRADES,
    NOTHING_TO_GIVE,
    no_player,
    of_other_mode,
)
from aevum.games.imperials.rules.turn_move import (
    TurnMove,
    may_talk,
    out_of_turn,
    talking,
    their_choice,
)

# Drafts


@mypyc_attr(acyclic=True)
class Draft(RealmEffect):
    """An offer that a seat is putting together, in its own lane; no step runs it."""

    def __init__(self, seat: int) -> None:
        super().__init__(DRAFT, seat)
        self.give: list[int] = [0] * CARDS
        """What its maker would give, by card."""
        self.want: list[int] = [0] * CARDS

    def both(self) -> list[int]:
        """Return what is given, then what is wanted."""
        return self.give + self.want

    def public(self) -> bool:
        return False

    def guess(self, realm: Realm, rng: Rng) -> None:
        """Nothing is in a draft that one does not see."""
        if self.give[0] == UNKNOWN:
            self.give = [0] * CARDS
            self.want = [0] * CARDS

    def names(self) -> tuple[str, ...]:
        return ("give", "want")

    def blank(self) -> Effect:
        return Draft(0)


def draft_of(realm: Realm, seat: int) -> Draft | None:
    """Return the offer that a seat is putting together, if there is one."""
    lane = realm.lanes[seat]
    if not lane:
        return None
    draft = lane[0]
    return draft if isinstance(draft, Draft) else None


def open_draft(realm: Realm, seat: int) -> Draft:
    """Return the offer that a seat is putting together, which there is."""
    draft = draft_of(realm, seat)
    assert draft is not None
    return draft


def begin_draft(realm: Realm, seat: int) -> None:
    """Begin an offer or a counter-offer."""
    realm.drafted[seat] += 1
    realm.start_effect_on(seat, Draft(seat))
    realm.tell("begins", seat, [])


def draft_moves(realm: Realm, seat: int, draft: Draft) -> list[int]:
    """Return how an offer in progress can go on."""
    kinds = kinds_traded(realm)
    give, want = draft.give, draft.want
    hand = seat * CARDS
    found = [
        GIVE + card
        for card in range(kinds)
        if give[card] < realm.hands[hand + card] and not want[card]
    ]
    stock = realm.terms.numbers.stock
    found += [ASK + card for card in range(kinds) if want[card] < stock[card] and not give[card]]
    if sum(give) and sum(want) and may_send(realm, seat, draft):
        found.append(SEND)
    found.append(CANCEL)
    return found


def may_send(realm: Realm, seat: int, draft: Draft) -> bool:
    """Return whether an offer is none that is open already, and its maker can keep it."""
    if not covers(realm.hands, seat * CARDS, draft.give):
        return False
    if seat != realm.turn:
        return has_open_offer(realm)
    return not any(
        offer is not None and offer.same(draft.give, draft.want)
        for offer in realm.offers[:OFFER_SLOTS]
    )


def drop_draft(realm: Realm, seat: int) -> None:
    """Forget what a seat was putting together."""
    if draft_of(realm, seat) is not None:
        del realm.lanes[seat][0]


# Offers


def has_open_offer(realm: Realm) -> bool:
    """Return whether the player of the turn has an open offer."""
    return any(offer is not None for offer in realm.offers[:OFFER_SLOTS])


def send(realm: Realm, seat: int) -> None:
    """Show a finished draft to everybody, or ask whether the market shall have it (A29)."""
    draft = open_draft(realm, seat)
    if seat != realm.turn:
        drop_draft(realm, seat)
        _open(realm, OFFER_SLOTS + seat, Offer(seat, draft.want, draft.give, [], []))
    elif market_takes(realm, seat, draft.give, draft.want):
        realm.tell("ponders", seat, [])
        realm.start_effect(ChooseMarket(seat))
    else:
        publish(realm, seat)


def publish(realm: Realm, seat: int) -> None:
    """Open the draft of the player of the turn as an offer to all."""
    draft = open_draft(realm, seat)
    drop_draft(realm, seat)
    _open(realm, realm.offers.index(None), Offer(seat, draft.give, draft.want, [], []))


def _open(realm: Realm, slot: int, offer: Offer) -> None:
    """Open an offer; an embargo against the player of the turn has rejected it already (R8.18)."""
    seats, maker = realm.seats, offer.maker
    offer.answers = [
        REJECTED if realm.embargo[seat * seats + realm.turn] else SILENT for seat in range(seats)
    ]
    offer.answers[realm.turn] = SILENT
    if maker != realm.turn:
        offer.answers[maker] = ACCEPTED
    offer.said = [int(answer == REJECTED) for answer in offer.answers]
    realm.offers[slot] = offer
    realm.tell("offers", maker, [slot, *offer.give, *offer.want], reveals=True)


@mypyc_attr(acyclic=True)
class ChooseMarket(RealmEffect):
    """An offer that the market would take: it goes there, or to the players (A29)."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHOOSE_MARKET, seat)

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer == NONE:
            realm.ask(self.seat, WHERE, NONE, realm.choice_by())
            return
        realm.done()
        if answer == PLAYER_TRADE:
            publish(realm, self.seat)
        else:
            _trade_draft(realm, self.seat)

    def blank(self) -> Effect:
        return ChooseMarket(0)


def _trade_draft(realm: Realm, seat: int) -> None:
    """Make the trade of a draft with the market."""
    draft = open_draft(realm, seat)
    for card in range(CARDS):
        if draft.give[card]:
            give_back(realm, seat, card, draft.give[card])
    for card in range(CARDS):
        if draft.want[card]:
            take(realm, seat, card, draft.want[card])
    realm.tell("markets", seat, draft.both())
    drop_draft(realm, seat)
    clear_offers(realm)


def close_offer(realm: Realm, slot: int) -> None:
    """Take an offer off the table."""
    realm.offers[slot] = None


def void_offers(realm: Realm) -> None:
    """Withdraw what its maker can no longer keep, as far as he himself knows it (R8.16)."""
    seat = realm.turn
    for slot in range(OFFER_SLOTS):
        offer = realm.offers[slot]
        if offer is not None and not covers(realm.hands, seat * CARDS, offer.give):
            close_offer(realm, slot)
            realm.tell("void", seat, [slot], reveals=True)


def can_deal(realm: Realm, offer: Offer, other: int) -> bool:
    """Return whether the player of the turn may close an offer with a seat, as far as he knows."""
    if other == realm.turn or offer.answers[other] != ACCEPTED:
        return False
    return covers(realm.hands, realm.turn * CARDS, offer.give)


def deal(realm: Realm, slot: int, other: int) -> None:
    """Close an offer with one who accepted it; it comes to nothing if he cannot keep it."""
    offer = realm.offers[slot]
    assert offer is not None
    seat = realm.turn
    if not covers(realm.hands, other * CARDS, offer.want):
        offer.answers[other] = SILENT
        realm.tell("fails", seat, [slot, other], reveals=True)
        return
    for card in range(CARDS):
        if offer.give[card]:
            hand_over(realm, seat, other, card, offer.give[card])
        if offer.want[card]:
            hand_over(realm, other, seat, card, offer.want[card])
    realm.tell("trades", seat, [other, *offer.give, *offer.want], reveals=True)
    clear_offers(realm)


class MarketOrPlayers(QuestionKind):
    """Does an offer that the market would take go there, or to the players?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [MARKET_TRADE, PLAYER_TRADE]

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        give, get = drafted(realm, ask.seat)
        return Question(m.ask_where(), notes=(m.note_market_too(give=give, get=get),))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        return Refusal("R8.11", m.no_where_first())


# Words of offers


def drafted(realm: Realm, seat: int) -> tuple[phrases.Goods, phrases.Goods]:
    """Return what a seat gives and gets in the offer that it is putting together."""
    draft = draft_of(realm, seat)
    if draft is None:
        return phrases.goods([0] * CARDS), phrases.goods([0] * CARDS)
    return phrases.goods(draft.give), phrases.goods(draft.want)


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
    """What may be said in the turn of another as well, if one has a turn of talk (R8.9)."""

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
        """Return what is against it where nobody but the player of the turn speaks."""
        return out_of_turn(realm)

    def why_countering(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return what is against it while a seat puts a counter-offer together."""
        return Refusal("R8.8", m.no_counter_drafting())

    def why_said(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        """Return what is against saying it."""
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
        """Return what is against this step of a draft."""
        return None


# What is done about offers


class StartOffer(TurnTrade):
    """An offer begins."""

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
    """One more card is given in an offer."""

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
    """One more card is asked for in an offer."""

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
    """An offer is complete."""

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
    """An offer is dropped before anybody saw it."""

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        drop_draft(realm, seat)
        realm.tell("cancels", seat, [])

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        return Label(m.move_cancel())

    def done(self, realm: Realm, move: int) -> Text:
        return m.undo_cancel()


class CloseDeal(TurnTrade):
    """The player of the turn closes an offer with one who accepted it."""

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
    """An offer goes off the table: one's own, or in one's turn a counter-offer."""

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
