"""The moves of trading in a player's words."""

# not compiled: words are slow code on purpose

from aevum.games.imperials.data import CARD_NAMES, CARDS, OFFER_SLOTS
from aevum.games.imperials.rules.offer import Offer
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.words.phrases import amounts, offer_name
from aevum.games.phrases import who


def trade_label(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return a move of the market or of an offer, "" if it is none."""
    if name == "market":
        number = realm.ratios[seat * CARDS + args[0]]
        return f"Give the market {number} {CARD_NAMES[args[0]]} for 1 {CARD_NAMES[args[1]]}"
    if name in ("give", "ask", "send", "cancel", "market_trade", "player_trade"):
        return _draft_label(realm, seat, name, args)
    if name in ("deal", "withdraw", "accept", "reject"):
        return _offer_label(realm, seat, name, args)
    if name == "offer":
        return "Make an offer to the other players"
    if name == "counter":
        return f"Make a counter-offer to {who(realm.turn)}"
    if name == "embargo":
        return f"Set an embargo against {who(args[0])}: a standing rejection"
    if name == "lift":
        return f"Lift the embargo against {who(args[0])}"
    return ""


def draft_words(realm: Realm, seat: int) -> str:
    """Return what a seat is putting together: "2 wood for 1 ore"."""
    draft = draft_of(realm, seat)
    if draft is None:
        return "nothing for nothing"
    return f"{amounts(draft.give)} for {amounts(draft.want)}"


def _draft_label(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    if name == "send":
        return f"Send it: {draft_words(realm, seat)}"
    if name == "cancel":
        return "Drop the offer"
    if name == "market_trade":
        return f"Trade {draft_words(realm, seat)} with the market"
    if name == "player_trade":
        return "Offer it to the players"
    draft = draft_of(realm, seat)
    chosen = 0 if draft is None else (draft.give if name == "give" else draft.want)[args[0]]
    number = chosen + 1
    verb = "Give" if name == "give" else "Ask for"
    total = f", {number} in all" if number > 1 else ""
    return f"{verb} 1 {CARD_NAMES[args[0]]}{total}"


def _offer_label(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    slot = args[0]
    offer = realm.offers[slot] if slot < len(realm.offers) else None
    if offer is None:
        return ""
    if name == "deal":
        cards = f"{amounts(offer.give)} for {amounts(offer.want)}"
        return f"Trade {cards} with {who(args[1])}, by {offer_name(slot)}"
    cards = offer_words(realm, seat, offer)
    if name == "withdraw":
        if slot >= OFFER_SLOTS and seat == realm.turn:
            return f"Reject {offer_name(slot)}: {cards}"
        mine = "your counter-offer" if slot >= OFFER_SLOTS else offer_name(slot)
        return f"Withdraw {mine}: {cards}"
    return f"{name.capitalize()} {offer_name(slot)}: {cards}"


def offer_words(realm: Realm, seat: int, offer: Offer) -> str:
    """Return an offer as a seat sees it: what it gives for what it gets."""
    if seat == realm.turn:
        return f"{amounts(offer.give)} for {amounts(offer.want)}"
    return f"you give {amounts(offer.want)} for {amounts(offer.give)}"
