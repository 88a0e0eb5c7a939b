"""Why a trade, an offer or an answer to one is refused."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.text import Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer, covers
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.trading import draft_of, has_open_offer
from aevum.games.imperials.words.names import GOODS, goods, offer, one

NO_TRADES: Final = Refusal("R8.5", m.no_trades())
NOTHING_TO_GIVE: Final = Refusal("R8.6", m.no_card_to_give())


def of_other_mode(realm: Realm, card: int) -> Refusal | None:
    """Refuse a commodity in Basic."""
    if card < kinds_traded(realm):
        return None
    return Refusal("R1.2", m.no_good_mode(good=GOODS[card]))


def no_player(realm: Realm, other: int) -> Refusal | None:
    """Refuse a player who is not at the table."""
    return None if other < realm.seats else Refusal("R1.1", m.no_such_player(n=other + 1))


# The player of the turn


def refuse_trade(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal:
    """Return the rule that a trade of the player of the turn breaks."""
    if name == "market":
        return _market(realm, seat, args[0], args[1])
    if not realm.terms.trades:
        return NO_TRADES
    if name == "offer":
        return _offer(realm, seat)
    found = _open_offer(realm, args[0])
    if found is None:
        return _no_offer(args[0], "R8.13")
    return _deal(realm, seat, found, args[0], args[1])


def _market(realm: Realm, seat: int, given: int, taken: int) -> Refusal:
    trouble = of_other_mode(realm, given) or of_other_mode(realm, taken)
    if trouble:
        return trouble
    if given == taken:
        return Refusal("R8.3", m.no_same_kind(good=GOODS[given]))
    ratio, held = realm.ratios[seat * CARDS + given], realm.hands[seat * CARDS + given]
    if held < ratio:
        numbers = realm.terms.numbers
        rule = "R8.1" if ratio in (numbers.market_ratio, numbers.general_ratio) else "R8.2"
        return Refusal(rule, m.no_market_ratio(n=ratio, good=GOODS[given], held=held))
    return Refusal("R8.4", m.no_good_market(good=GOODS[taken]))


def _offer(realm: Realm, seat: int) -> Refusal:
    numbers = realm.terms.numbers
    if realm.drafted[seat] >= numbers.offers_a_turn:
        return Refusal("R8.9", m.no_offers_turn(n=numbers.offers_a_turn))
    if None not in realm.offers[: numbers.open_offers]:
        return Refusal("R8.10", m.no_offers_open(n=numbers.open_offers))
    return NOTHING_TO_GIVE


def _open_offer(realm: Realm, slot: int) -> Offer | None:
    return realm.offers[slot] if slot < len(realm.offers) else None


def _no_offer(slot: int, rule: str) -> Refusal:
    if slot < OFFER_SLOTS:
        return Refusal(rule, m.no_offer_open(n=slot + 1))
    return Refusal("R8.15", m.no_counter_open(who=slot - OFFER_SLOTS))


def _deal(realm: Realm, seat: int, found: Offer, slot: int, other: int) -> Refusal:
    trouble = no_player(realm, other)
    if trouble:
        return trouble
    if other == seat:
        return Refusal("R8.5", m.no_trade_self())
    if found.answers[other] != ACCEPTED:
        return Refusal("R8.13", m.no_not_accepted(who=other, offer=offer(slot)))
    return Refusal("R8.13", m.no_offer_cards(offer=offer(slot), goods=goods(found.give)))


# Offers that are being put together


def refuse_draft(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal:
    """Return the rule that a step of an offer breaks, for a seat that is making one."""
    draft = draft_of(realm, seat)
    assert draft is not None
    if name == "send":
        return _send(realm, seat, draft.give, draft.want)
    card = args[0]
    trouble = of_other_mode(realm, card)
    if trouble:
        return trouble
    good = GOODS[card]
    if name == "give":
        if draft.want[card]:
            return Refusal("R8.6", m.no_asked_too(good=good))
        held = realm.hands[seat * CARDS + card]
        few = m.no_give_more(goods=one(card, held)) if held else m.no_give_none(good=good)
        return Refusal("R8.6", few)
    if draft.give[card]:
        return Refusal("R8.6", m.no_given_too(good=good))
    return Refusal("R8.7", m.no_ask_more(goods=one(card, realm.terms.numbers.stock[card])))


def _send(realm: Realm, seat: int, give: list[int], want: list[int]) -> Refusal:
    if not sum(give):
        return Refusal("R8.6", m.no_send_give())
    if not sum(want):
        return Refusal("R8.6", m.no_send_ask())
    if not covers(realm.hands, seat * CARDS, give):
        return Refusal("R8.6", m.no_send_cards(goods=goods(give)))
    if seat != realm.turn:
        return Refusal("R8.14", m.no_send_late(who=realm.turn))
    return Refusal("R8.10", m.no_send_twice())


# The others


def refuse_talk(realm: Realm, seat: int, name: str, args: list[int]) -> Refusal:
    """Return the rule that a word of a seat breaks whose turn it is not."""
    if realm.spoken[seat] >= realm.terms.numbers.talk_moves:
        return Refusal("R8.9", m.no_talk_left(who=realm.turn))
    if draft_of(realm, seat) is not None:
        if name in ("give", "ask", "send", "cancel"):
            return refuse_draft(realm, seat, name, args)
        return Refusal("R8.8", m.no_counter_drafting())
    if name == "request":
        if not realm.terms.special:
            return Refusal("R19.1", m.no_special_table())
        return Refusal("R19.2", m.no_request_again())
    if not realm.terms.trades:
        return NO_TRADES
    if name in ("embargo", "lift"):
        return _embargo(realm, seat, name, args[0])
    if name == "counter":
        return _counter(realm, seat)
    if name in ("accept", "reject", "withdraw"):
        return _answer(realm, seat, name, args[0])
    return Refusal("R8.8", m.no_counter_draft())


def _counter(realm: Realm, seat: int) -> Refusal:
    if not has_open_offer(realm):
        return Refusal("R8.14", m.no_counter_offer(who=realm.turn))
    most = realm.terms.numbers.offers_a_turn
    if realm.drafted[seat] >= most:
        return Refusal("R8.9", m.no_offers_turn(n=most))
    return NOTHING_TO_GIVE


def _answer(realm: Realm, seat: int, name: str, slot: int) -> Refusal:
    found = _open_offer(realm, slot)
    if name == "withdraw":
        own = slot == OFFER_SLOTS + seat
        return Refusal("R8.16", m.no_counter_open(who=seat) if own else m.no_withdraw_other())
    if found is None:
        if slot < OFFER_SLOTS:
            return Refusal("R8.12", m.no_offer_open(n=slot + 1))
        return Refusal("R8.12", m.no_counter_open(who=slot - OFFER_SLOTS))
    if found.maker == seat:
        return Refusal("R8.14", m.no_answer_own())
    changes = realm.terms.numbers.answer_changes
    if found.said[seat] > changes:
        return Refusal("R8.12", m.no_answer_changes(offer=offer(slot), n=changes))
    if found.answers[seat] == (ACCEPTED if name == "accept" else REJECTED):
        message = m.no_accepted_already if name == "accept" else m.no_rejected_already
        return Refusal("R8.12", message(offer=offer(slot)))
    return Refusal("R8.12", m.no_offer_cards(offer=offer(slot), goods=goods(found.want)))


def _embargo(realm: Realm, seat: int, name: str, other: int) -> Refusal:
    trouble = no_player(realm, other)
    if trouble:
        return trouble
    if other == seat:
        return Refusal("R8.18", m.no_embargo_self())
    if realm.barred_now[seat * realm.seats + other]:
        return Refusal("R8.19", m.no_embargo_again(who=other))
    message = m.no_embargo_already if name == "embargo" else m.no_embargo_none
    return Refusal("R8.18", message(who=other))
