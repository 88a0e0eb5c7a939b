"""Every question in one sentence, or in two short ones."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE, Ask
from aevum.games.imperials.data import (
    ACTIONS,
    DESERT,
    GOLD,
    HARVEST,
    OFFER_SLOTS,
    WEDDING,
)
from aevum.games.imperials.moves import ACCEPT, COUNTER, EMBARGO, GIVE, REJECT
from aevum.games.imperials.rules.asks import (
    DISCARD,
    DROP_ACTION,
    FOUND_PIECE,
    FOUND_ROAD,
    LOSE_TOWN,
    MAIN,
    MARCH_TO,
    PICK,
    PICK_DECK,
    PLACE_WONDER,
    RETREAT,
    ROBBER,
    ROLL_DICE,
    SPECIAL,
    TALK,
    VICTIM,
    WHERE,
)
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.founding import founding_of, founds_town
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.rules.robber import BY_SEVEN, open_tosses, robbery_of, toss_of
from aevum.games.imperials.rules.talking import may_answer, talking
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.turns import Rolled
from aevum.games.imperials.rules.warriors import Displaced
from aevum.games.imperials.words.cardprompts import card_prompt
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, amounts, offer_name, wonder_name
from aevum.games.imperials.words.places import piece_words, tile_words, warrior_words
from aevum.games.imperials.words.tradelabels import draft_words, offer_words
from aevum.games.phrases import listed, many, sealed_prompt, who

EMBARGOES: Final = "set or lift an embargo, a standing no to all offers of a player"


def prompt(realm: Realm, ask: Ask) -> str:
    """Return an open question, with the card or the reason that asks it."""
    kind, seat = ask.kind, ask.seat
    if ask.sealed():
        return sealed_prompt(realm.can_retract(ask))
    if kind in (ROLL_DICE, MAIN, SPECIAL):
        return _turn(realm, seat, kind)
    if kind == TALK:
        return _talk(realm, seat)
    if kind in (FOUND_PIECE, FOUND_ROAD):
        return _founding(realm, ask)
    if kind in (DISCARD, ROBBER, VICTIM):
        return _robbery(realm, ask)
    if kind in (PLACE_WONDER, LOSE_TOWN, MARCH_TO, RETREAT):
        return _piece(realm, ask)
    if kind == PICK:
        return _pick(realm, ask)
    if kind == WHERE:
        return f"The market would take {draft_words(realm, seat)} as well. Market or players?"
    if kind == DROP_ACTION:
        held = many(cards_held(realm, seat), "action card")
        limit = realm.terms.numbers.action_limit
        return f"You hold {held}, and {limit} is the limit. Which goes back?"
    if kind == PICK_DECK:
        return "The dragon is beaten, and nobody was stronger than you. Draw a card of which kind?"
    return card_prompt(realm, ask)


# A turn


def _turn(realm: Realm, seat: int, kind: int) -> str:
    if kind == SPECIAL:
        return "Your special build: build, upgrade, improve or buy, then end it."
    if kind == ROLL_DICE:
        first = ", or play an action card first" if len(realm.legal(seat)) > 1 else ""
        return f"Your turn: roll the dice{first}."
    if draft_of(realm, seat) is not None:
        return f"Your offer so far: {draft_words(realm, seat)}. Give and ask, then send or cancel."
    ready = _accepted(realm)
    if ready:
        return f"Your turn. {ready} Close a deal, or go on."
    rejected = _rejected(realm)
    if rejected:
        return (
            f"Your turn. Everybody has rejected {listed(rejected)}. Offer something else, or go on."
        )
    return "Your turn: build, trade, play a card, or end it."


def _accepted(realm: Realm) -> str:
    """Tell who has accepted what, "" if nobody has."""
    found: list[str] = []
    for slot, offer in enumerate(realm.offers):
        if offer is not None:
            seats = [who(s) for s in range(realm.seats) if offer.answers[s] == ACCEPTED]
            if seats and slot < OFFER_SLOTS:
                found.append(f"{listed(seats)} would take {offer_name(slot)}")
            elif seats:
                cards = f"{amounts(offer.want)} for {amounts(offer.give)}"
                found.append(f"{who(offer.maker)} would give {cards}")
    return f"{'; '.join(found)}." if found else ""


def _rejected(realm: Realm) -> list[str]:
    """Return the offers of the player of the turn that all others have rejected."""
    others = [seat for seat in range(realm.seats) if seat != realm.turn]
    return [
        offer_name(slot)
        for slot, offer in enumerate(realm.offers[:OFFER_SLOTS])
        if offer is not None and all(offer.answers[seat] == REJECTED for seat in others)
    ]


def _talk(realm: Realm, seat: int) -> str:
    turn = f"{who(realm.turn)}'s turn"
    if not talking(realm):
        return f"{turn}: somebody has a choice to make first."
    if draft_of(realm, seat) is not None:
        so_far = draft_words(realm, seat)
        return f"Your counter-offer so far: {so_far}. Give and ask, then send or cancel."
    offers = _offered(realm, seat)
    if offers:
        return f"{turn}. {offers[0].upper()}{offers[1:]}. {_answers(realm, seat)}"
    build = realm.terms.special and not realm.wants[seat]
    wish = "ask for a special build" if build else EMBARGOES
    return f"{turn}. You may {wish}, or let it go on."


def _offered(realm: Realm, seat: int) -> str:
    """Return the offers that a seat may answer, and what it has said to them."""
    found: list[str] = []
    for slot, offer in enumerate(realm.offers):
        if offer is not None and may_answer(realm, seat, slot):
            said = ("", " (you accept)", " (you reject)")[offer.answers[seat]]
            found.append(f"{offer_name(slot)}{said}: {offer_words(realm, seat, offer)}")
    return "; ".join(found)


def _answers(realm: Realm, seat: int) -> str:
    """Ask for one of the answers that a seat can give."""
    legal = realm.legal(seat)
    verbs = [
        verb
        for verb, first, last in (
            ("accept", ACCEPT, REJECT),
            ("reject", REJECT, EMBARGO),
            ("counter", COUNTER, GIVE),
        )
        if any(first <= move < last for move in legal)
    ]
    words = listed(verbs, "or")
    return f"{words[0].upper()}{words[1:]}?" if words else "You have said all you can."


# Setup, discards, the robber


def _founding(realm: Realm, ask: Ask) -> str:
    founding = founding_of(realm)
    if ask.kind == FOUND_ROAD:
        return f"Lay a road at your new {piece_words(realm, founding.corner)}."
    if founding.placing < realm.seats:
        return "Place your first village."
    piece = "town" if founds_town(realm, founding.placing) else "second village"
    cards = many(realm.terms.numbers.setup_cards, "card")
    return f"Place your {piece}: it brings {cards} of each resource beside it."


def _robbery(realm: Realm, ask: Ask) -> str:
    if ask.kind == DISCARD:
        toss = toss_of(realm, ask.seat)
        left = toss.amount - toss.number
        if ask.subject == WEDDING:
            taker = open_tosses(realm).taker
            return f"Wedding: Choose {many(left, 'card')} for {who(taker)}."
        reason = "A seven" if ask.subject == NONE else ACTIONS[ask.subject].name
        more = " more" if toss.number else ""
        return f"{reason}: Discard {left}{more} of your {many(realm.sizes[ask.seat], 'card')}."
    by_card = f"{ACTIONS[ask.subject].name}: " if ask.subject != NONE else ""
    if ask.kind == VICTIM:
        return f"{by_card}Whom on {tile_words(realm, realm.robber)} do you rob?"
    again = ""
    if robbery_of(realm).why == BY_SEVEN and realm.terms.reroll and DESERT in realm.kinds:
        again = " On a desert nobody is robbed, and you roll again."
    return f"{by_card}Move the robber. To which tile?{again}"


# Pieces and cards


def _piece(realm: Realm, ask: Ask) -> str:
    if ask.kind == PLACE_WONDER:
        wonder = wonder_name(ask.subject, realm.great[ask.subject])
        return f"Which of your towns gets the {wonder}?"
    if ask.kind == LOSE_TOWN:
        return "The dragon wins, and your defence was the weakest. Which town becomes a village?"
    if ask.kind == MARCH_TO:
        warrior = warrior_words(realm, ask.subject)
        return f"Where does the {warrior} from {ask.subject} go?"
    displaced = realm.stack(ask.lane)[-1]
    assert isinstance(displaced, Displaced)
    strength = STRENGTH_NAMES[displaced.strong]
    return f"Your {strength} warrior was driven from {ask.subject}. Where does it go?"


def _pick(realm: Realm, ask: Ask) -> str:
    stack = realm.stack(ask.lane)
    picks = stack[-1]
    assert isinstance(picks, Picks)
    left = picks.left[ask.seat]
    count = f", {left} to go" if left > 1 else ""
    if ask.subject == HARVEST:
        return f"Harvest: Which resource do you take{count}?"
    if len(stack) < 2 or not isinstance(stack[-2], Rolled):
        return f"The fog hid gold. Which resource do you take{count}?"
    source = "Gold" if _has_gold(realm, ask.seat) else "Granary"
    return f"{source}: Which resource do you take{count}?"


def _has_gold(realm: Realm, seat: int) -> bool:
    """Tell whether the last roll made a gold tile pay a seat."""
    for tile in realm.yields[realm.thrown.red + realm.thrown.yellow]:
        if realm.kinds[tile] == GOLD and tile != realm.robber:
            for corner in realm.hexes.tile_corners[tile]:
                if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
                    return True
    return False
