"""What is always true: cards, pieces, points and awards (for the conformance suite)."""

from aevum.core.state import NONE
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    CARDS,
    COLOURS,
    DECKS,
    RESOURCES,
    STRENGTHS,
)
from aevum.games.imperials.rules.land import count_points, count_ratios, count_route, look_around
from aevum.games.imperials.rules.realm import (
    FENCE_COUNT,
    KINDS,
    PIECES,
    ROAD_COUNT,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_COUNT,
    VILLAGE_PIECE,
    WARRIOR_COUNT,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.imperials.rules.warriors import warriors_of


def audit(realm: Realm) -> str:
    """Return "", or a sentence on what is wrong."""
    for check in (_cards, _actions, _pieces, _kept, _places, _wonders):
        broken = check(realm)
        if broken:
            return broken
    return ""


def _cards(realm: Realm) -> str:
    """Hands and market have all cards, and nothing else (A34)."""
    for card in range(CARDS):
        held = sum(realm.hands[seat * CARDS + card] for seat in range(realm.seats))
        stock = realm.terms.numbers.stock[card] if realm.wonders or card < RESOURCES else 0
        if held + realm.market[card] != stock or realm.market[card] < 0:
            stocked = realm.market[card]
            return f"there are {held} {CARD_NAMES[card]} in hands, {stocked} in the market"
    for seat in range(realm.seats):
        hand = realm.hands[seat * CARDS : seat * CARDS + CARDS]
        if min(hand) < 0 or sum(hand) != realm.sizes[seat]:
            return f"seat {seat} holds {hand}, not {realm.sizes[seat]} cards"
    return ""


def _actions(realm: Realm) -> str:
    """No action card is lost, and backs are counted correctly."""
    for card in range(KINDS):
        deck = ACTIONS[card].deck
        if (deck == DECKS - 1) == realm.wonders:
            continue
        pile = realm.decks[deck]
        number = pile.mixed[card] + (pile.top + pile.bottom).count(card) + realm.spent[card]
        number += sum(realm.cards[seat * KINDS + card] for seat in range(realm.seats))
        if number != realm.terms.numbers.copies[card]:
            return f"there are {number} cards {ACTIONS[card].name}"
    for seat in range(realm.seats):
        for deck in range(DECKS):
            held = sum(
                realm.cards[seat * KINDS + card]
                for card in range(KINDS)
                if ACTIONS[card].deck == deck
            )
            if held != realm.held[seat * DECKS + deck]:
                return f"seat {seat} holds {held} cards of deck {deck}"
    return ""


def _pieces(realm: Realm) -> str:
    """The counts of pieces match the board, and no seat has too many."""
    numbers = realm.terms.numbers
    corners = len(realm.owner)
    most = [numbers.roads, corners, numbers.towns, numbers.fences, *numbers.warriors[1:]]
    for seat in range(realm.seats):
        mine = [realm.piece[c] for c in range(len(realm.owner)) if realm.owner[c] == seat]
        fences = sum(realm.fenced[c] for c in range(len(realm.owner)) if realm.owner[c] == seat)
        wanted = [0] * PIECES
        wanted[ROAD_COUNT] = realm.road.count(seat)
        wanted[VILLAGE_COUNT] = mine.count(VILLAGE_PIECE)
        wanted[TOWN_COUNT] = mine.count(TOWN_PIECE)
        wanted[FENCE_COUNT] = fences
        for strong in range(1, STRENGTHS + 1):
            wanted[WARRIOR_COUNT + strong] = mine.count(WARRIOR_PIECE + strong)
        counted = realm.pieces[seat * PIECES : seat * PIECES + PIECES]
        if counted != wanted:
            return f"seat {seat} has {wanted} on the board, not {counted}"
        if any(have > limit for have, limit in zip(counted, most, strict=True)):
            return f"seat {seat} has more pieces than there are: {counted}"
    return ""


def _kept(realm: Realm) -> str:
    """Values that are kept up to date equal a new count."""
    points, routes, ratios = realm.points[:], realm.route[:], realm.ratios[:]
    for seat in range(realm.seats):
        count_points(realm, seat)
        count_route(realm, seat)
        count_ratios(realm, seat)
    kept = points == realm.points and routes == realm.route and ratios == realm.ratios
    realm.points, realm.route, realm.ratios = points, routes, ratios
    return "" if kept else "points, routes or ratios are not what they should be"


def _places(realm: Realm) -> str:
    """Places that are not stale equal a new search."""
    for seat in range(realm.seats):
        camps = realm.camps[seat]
        realm.camps[seat] = None
        if camps is not None and camps != warriors_of(realm, seat):
            return f"seat {seat} has warriors in other places"
        if realm.stale[seat]:
            continue
        sides, corners = realm.open_sides[seat], realm.open_corners[seat]
        look_around(realm, seat)
        if sides != realm.open_sides[seat] or corners != realm.open_corners[seat]:
            return f"seat {seat} may build in other places"
    return ""


def _wonders(realm: Realm) -> str:
    """A wonder is in one of its holder's towns, except one that is just being placed."""
    for colour in range(COLOURS):
        corners = [corner for corner, each in enumerate(realm.wonder) if each == colour]
        if len(corners) > 1:
            return f"the wonder of colour {colour} is there twice"
        for corner in corners:
            if realm.piece[corner] != TOWN_PIECE or realm.owner[corner] != realm.wonder_of[colour]:
                return f"the wonder of colour {colour} is in no town of its holder"
        if realm.wonder_of[colour] == NONE and corners:
            return f"the wonder of colour {colour} belongs to nobody"
    return ""
