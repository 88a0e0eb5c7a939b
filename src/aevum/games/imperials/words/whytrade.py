"""Why a trade, an offer or an answer is refused."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.imperials.data import (
    CARD_NAMES,
    CARDS,
    OFFER_SLOTS,
    Numbers,
)
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer, covers
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.trading import draft_of, has_open_offer
from aevum.games.imperials.words.phrases import amounts, offer_name
from aevum.games.phrases import many, who

NO_TRADES: Final = "R8.5: this table plays without trades between players."


def commodity_of_other_mode(realm: Realm, card: int) -> str:
    """Refuse a commodity in Basic."""
    if card < kinds_traded(realm):
        return ""
    return f"R1.2: {CARD_NAMES[card]} belongs to Wonders & Warriors."


def no_player(realm: Realm, other: int) -> str:
    """Refuse a player who is not at the table."""
    return "" if other < realm.seats else f"R1.1: there is no {who(other)} at this table."


# The player of the turn


def why_trade(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return the rule that a trade of the player of the turn breaks."""
    if name == "market":
        return _market(realm, seat, args[0], args[1])
    if not realm.terms.trades:
        return NO_TRADES
    if name == "offer":
        return _offer(realm, seat)
    offer = _open_offer(realm, args[0])
    if offer is None:
        return _no_offer(args[0])
    return _deal(realm, seat, offer, args[0], args[1])


def _market(realm: Realm, seat: int, given: int, taken: int) -> str:
    for card in (given, taken):
        trouble = commodity_of_other_mode(realm, card)
        if trouble:
            return trouble
    if given == taken:
        return f"R8.3: no kind stands on both sides, and both are {CARD_NAMES[given]}."
    ratio, held = realm.ratios[seat * CARDS + given], realm.hands[seat * CARDS + given]
    if held < ratio:
        numbers, name = realm.terms.numbers, CARD_NAMES[given]
        rule = "R8.1" if ratio in (numbers.market_ratio, numbers.general_ratio) else "R8.2"
        return f"{rule}: the market takes {ratio} {name} from you, and you have {held}."
    return f"R8.4: the market has no {CARD_NAMES[taken]}."


def _offer(realm: Realm, seat: int) -> str:
    numbers = realm.terms.numbers
    if realm.drafted[seat] >= numbers.offers_a_turn:
        return _too_many_offers(numbers)
    if None not in realm.offers[: numbers.open_offers]:
        return f"R8.10: you have {many(numbers.open_offers, 'offer')} open; withdraw one first."
    return "R8.6: you hold no card that you could give."


def _too_many_offers(numbers: Numbers) -> str:
    made = many(numbers.offers_a_turn, "offer")
    return f"R8.9: you have made {made} in this turn, and no more are allowed."


def _open_offer(realm: Realm, slot: int) -> Offer | None:
    return realm.offers[slot] if slot < len(realm.offers) else None


def _no_offer(slot: int) -> str:
    if slot < OFFER_SLOTS:
        return f"R8.13: {offer_name(slot)} is not open."
    return f"R8.15: {who(slot - OFFER_SLOTS)} has no counter-offer open."


def _deal(realm: Realm, seat: int, offer: Offer, slot: int, other: int) -> str:
    trouble = no_player(realm, other)
    if trouble:
        return trouble
    if other == seat:
        return "R8.5: you cannot trade with yourself."
    if offer.answers[other] != ACCEPTED:
        return f"R8.13: {who(other)} has not accepted {offer_name(slot)}."
    return f"R8.13: {offer_name(slot)} takes {amounts(offer.give)}, which you do not hold."


# Offers that are being put together


def why_draft(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return the rule that a step of an offer breaks, for a seat that is making one."""
    draft = draft_of(realm, seat)
    assert draft is not None
    if name == "send":
        return _send(realm, seat, draft.give, draft.want)
    card = args[0]
    trouble = commodity_of_other_mode(realm, card)
    if trouble:
        return trouble
    word = CARD_NAMES[card]
    if (draft.want if name == "give" else draft.give)[card]:
        side = "asks for" if name == "give" else "gives"
        return f"R8.6: no kind stands on both sides, and the offer {side} {word}."
    if name == "give":
        held = realm.hands[seat * CARDS + card]
        return f"R8.6: you give only what you hold, and that is {held} {word}."
    return f"R8.7: at most {realm.terms.numbers.stock[card]} {word} can be asked for."


def _send(realm: Realm, seat: int, give: list[int], want: list[int]) -> str:
    if not sum(give):
        return "R8.6: the offer gives nothing yet."
    if not sum(want):
        return "R8.6: the offer asks for nothing yet."
    if not covers(realm.hands, seat * CARDS, give):
        return f"R8.6: you no longer hold {amounts(give)}."
    if seat != realm.turn:
        return f"R8.14: {who(realm.turn)} has no offer open any more."
    return "R8.10: an offer of the same cards is open already."


# The others


def why_talk(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return the rule that a word of a seat breaks whose turn it is not."""
    if realm.spoken[seat] >= realm.terms.numbers.talk_moves:
        return f"R8.9: you have said enough for now; {who(realm.turn)} has to choose first."
    if draft_of(realm, seat) is not None:
        if name in ("give", "ask", "send", "cancel"):
            return why_draft(realm, seat, name, args)
        return "R8.8: you are putting a counter-offer together; send it or cancel it first."
    if name == "request":
        if not realm.terms.special:
            return "R19.1: this table plays without special builds."
        return "R19.2: you have asked for a special build already."
    if not realm.terms.trades:
        return NO_TRADES
    if name in ("embargo", "lift"):
        return _embargo(realm, seat, name, args[0])
    if name == "counter":
        return _counter(realm, seat)
    if name in ("accept", "reject", "withdraw"):
        return _answer(realm, seat, name, args[0])
    return "R8.8: you are not putting an offer together; begin one with the move counter."


def _counter(realm: Realm, seat: int) -> str:
    if not has_open_offer(realm):
        return f"R8.14: {who(realm.turn)} has no offer open that you could counter."
    if realm.drafted[seat] >= realm.terms.numbers.offers_a_turn:
        return _too_many_offers(realm.terms.numbers)
    return "R8.6: you hold no card that you could give."


def _answer(realm: Realm, seat: int, name: str, slot: int) -> str:
    offer = _open_offer(realm, slot)
    if name == "withdraw":
        if slot == OFFER_SLOTS + seat:
            return "R8.16: you have no counter-offer open."
        return "R8.16: you can withdraw your own counter-offer only."
    if offer is None:
        return f"R8.12: {offer_name(slot)} is not open."
    if offer.maker == seat:
        return "R8.14: this is your own counter-offer; you have accepted it."
    changes = realm.terms.numbers.answer_changes
    if offer.said[seat] > changes:
        times = many(changes, "time")
        return f"R8.12: you have changed your answer to {offer_name(slot)} {times} already."
    if offer.answers[seat] == (ACCEPTED if name == "accept" else REJECTED):
        return f"R8.12: you have {name}ed {offer_name(slot)} already."
    return f"R8.12: {offer_name(slot)} asks for {amounts(offer.want)}, which you do not hold."


def _embargo(realm: Realm, seat: int, name: str, other: int) -> str:
    trouble = no_player(realm, other)
    if trouble:
        return trouble
    if other == seat:
        return "R8.18: an embargo is set against another player."
    if realm.barred_now[seat * realm.seats + other]:
        return f"R8.19: you have changed your embargo against {who(other)} in this turn already."
    if name == "embargo":
        return f"R8.18: your embargo against {who(other)} stands already."
    return f"R8.18: you have no embargo against {who(other)}."
