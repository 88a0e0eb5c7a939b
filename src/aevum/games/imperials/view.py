"""What a screen shows: plain values under plain names, lists at most one level deep.

Corners, sides and tiles are numbered as in the moves; the client draws them from `places` (q and r
of each tile), `corners` (x and y of each corner, in halves of a tile's width and quarters of its
height) and `sides` (the two corners of each side). A hole is -2, nothing is -1. `other_numbers`
holds the numbers that are not as printed, by name, where there are any. `card_texts` are messages.
"""

import json
from functools import lru_cache
from typing import Final

from aevum.core.state import NONE, UNKNOWN
from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
    CARDS,
    COLOURS,
    DECKS,
    FOG,
    MODES,
    STRENGTHS,
)
from aevum.games.imperials.rules.asks import DRAFT, FOUNDING, PICKS, TOSS
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.dragon import cards_held, dragon_strength
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.realm import (
    IDLE,
    KINDS,
    PIECES,
    TOWN_COUNT,
    VILLAGE_COUNT,
    Realm,
)
from aevum.games.imperials.rules.robber import hand_limit
from aevum.games.imperials.rules.terms import Terms
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.turns import BEFORE
from aevum.games.imperials.rules.warriors import active_strength, left_in_supply
from aevum.games.imperials.words.about import card_texts
from aevum.games.imperials.words.names import SOURCES, source_name

MATCHES_KEPT: Final = 1024  # whose fixed fields are remembered


@lru_cache(maxsize=MATCHES_KEPT)
def fixed(terms: Terms) -> dict[str, object]:
    """Return what does not change in a match."""
    hexes, numbers = terms.plan.hexes, terms.numbers
    return {
        "mode": MODES[int(terms.wonders)],
        "target": terms.target,
        "map": terms.plan.name,
        "rounds": terms.rounds,
        "trades": terms.trades,
        "special": terms.special,
        "reroll": terms.reroll,
        "stock": numbers.stock,
        "places": tuple([number for place in hexes.places for number in place]),
        "corners": tuple([number for point in hexes.points for number in point]),
        "sides": tuple([corner for ends in hexes.side_ends for corner in ends]),
        "cost_road": numbers.road_cost,
        "cost_village": numbers.village_cost,
        "cost_town": numbers.town_cost,
        "cost_card": numbers.action_cost,
        "cost_warrior": numbers.warrior_cost,
        "cost_upgrade": numbers.upgrade_cost,
        "cost_activate": numbers.activation_cost,
        "cost_fence": numbers.fence_cost,
        "cost_levels": numbers.level_costs[: numbers.levels],
        "action_decks": tuple([card.deck for card in ACTIONS]),
        "card_texts": _card_texts(terms),
        **numbers.values.view(),
        "colours": COLOURS,
        "deck_count": DECKS,
    }


def _card_texts(terms: Terms) -> list[object]:
    """Return what the action cards of this mode do, in plain lists as they are read from JSON.

    What has no numbers is left out: its key is "about-" and the name of the card.
    """
    found = [
        text.wire() if text.args and (card.deck == BASIC_DECK) != terms.wonders else None
        for card, text in zip(ACTIONS, card_texts(terms.numbers), strict=True)
    ]
    return list(json.loads(json.dumps(found)))


def common(realm: Realm) -> dict[str, object]:
    """Return what changes and everybody sees alike."""
    fields = {
        "kinds_traded": kinds_traded(realm),
        "ports": realm.ports[:],
        **_board(realm),
        **_seats(realm),
        **_table(realm),
        **_offers(realm),
    }
    if realm.wonders:
        fields["points"] = _points(realm)
        fields["sources"] = _all_sources(realm)
    return fields


def private(realm: Realm) -> dict[str, object]:
    """Return what a seat may see differently from others."""
    fields = _own_cards(realm)
    fields["picks"] = _picks(realm)
    fields["draft"] = _draft(realm)
    if not realm.wonders:  # only there a seat has Treasures, which others do not see
        fields["points"] = _points(realm)
        fields["sources"] = _all_sources(realm)
    return fields


def _board(realm: Realm) -> dict[str, object]:
    """The land and all that stands on it."""
    return {
        "kinds": [FOG if realm.fog[tile] else kind for tile, kind in enumerate(realm.kinds)],
        "numbers": [0 if realm.fog[tile] else n for tile, n in enumerate(realm.numbers)],
        "owners": realm.owner[:],
        "pieces": realm.piece[:],
        "active": [int(state != IDLE) for state in realm.active],
        "fences": realm.fenced[:],
        "wonders": realm.wonder[:],
        "roads": realm.road[:],
        "robber": realm.robber,
        "merchant": realm.merchant,
        "merchant_of": realm.merchant_of,
    }


def _own_cards(realm: Realm) -> dict[str, object]:
    """The viewer's own cards, empty for a spectator."""
    seat = realm.viewer
    seated = seat >= 0
    hand, kinds = seat * CARDS, seat * KINDS
    return {
        "seat": seat if seated else NONE,
        "hand": realm.hands[hand : hand + CARDS] if seated else [],
        "actions": realm.cards[kinds : kinds + KINDS] if seated else [],
        "fresh": realm.fresh[:] if seat == realm.turn else [0] * len(realm.fresh),
        "ratios": realm.ratios[hand : hand + CARDS] if seated else [],
        "hidden_points": realm.hidden_points(seat) if seated else 0,
        "toss": _toss(realm),
        "seen_hand": _seen(realm, realm.hands, CARDS),
        "seen_actions": _seen(realm, realm.cards, KINDS),
    }


def _toss(realm: Realm) -> list[int]:
    """Return how many cards the viewer sets aside and which he has chosen, [] if none."""
    lane = realm.lanes[realm.viewer] if realm.viewer >= 0 else []
    if not lane or lane[-1].op != TOSS:
        return []
    return [lane[-1].a, *lane[-1].items]


def _seen(realm: Realm, hands: list[int], size: int) -> list[int]:
    """Return (seat, counts) of another's cards that the viewer is looking at, [] if none."""
    for seat in range(realm.seats):
        if seat != realm.viewer and hands[seat * size] != UNKNOWN:
            return [seat, *hands[seat * size : seat * size + size]]
    return []


def _seats(realm: Realm) -> dict[str, object]:
    """What everybody sees of every seat."""
    seats = range(realm.seats)
    return {
        "hand_sizes": realm.sizes[:],
        "hand_limits": [hand_limit(realm, seat) for seat in seats],
        "actions_held": [cards_held(realm, seat) for seat in seats],
        "backs_held": realm.held[:],
        "routes": realm.route[:],
        "route_of": realm.route_of,
        "armies": realm.army[:],
        "army_of": realm.army_of,
        "levels": realm.levels[:],
        "slayers": realm.slayer[:],
        "shown_points": realm.shown[:],
        "strengths": [active_strength(realm, seat) for seat in seats],
        "left": [number for seat in seats for number in _left(realm, seat)],
    }


def _points(realm: Realm) -> list[int]:
    return realm.all_points() if realm.over() else realm.points[:]


def _all_sources(realm: Realm) -> list[int]:
    found: list[int] = []
    for seat in range(realm.seats):
        found += _sources(realm, seat)
    return found


def _sources(realm: Realm, seat: int) -> list[int]:
    """Return where a seat's points come from, in the order in which the catalogue names it."""
    first, numbers = seat * PIECES, realm.terms.numbers
    wonders = realm.wonder_of.count(seat) if realm.wonders else 0
    return [
        numbers.village_points * realm.pieces[first + VILLAGE_COUNT],
        numbers.town_points * realm.pieces[first + TOWN_COUNT],
        numbers.route_points * int(realm.route_of == seat),
        numbers.army_points * int(realm.army_of == seat),
        numbers.wonder_points * wonders,
        numbers.slayer_points * realm.slayer[seat],
        realm.shown[seat],
        numbers.merchant_points * int(realm.merchant_of == seat),
        realm.hidden_points(seat),
    ]


def figures(realm: Realm) -> dict[str, list[int]]:
    """Return the length of a game in rounds, and every seat's points by their source."""
    seats = [_sources(realm, seat) for seat in range(realm.seats)]
    found = {"Rounds": [(realm.turns + realm.seats) // realm.seats]}
    for place, name in enumerate(SOURCES):
        found[str(source_name(name))] = [sources[place] for sources in seats]
    return found


def _left(realm: Realm, seat: int) -> list[int]:
    """Return a seat's roads, villages, towns, fences and warriors by strength in supply."""
    return [
        roads_left(realm, seat),
        villages_left(realm, seat),
        towns_left(realm, seat),
        fences_left(realm, seat),
        *[left_in_supply(realm, seat, strong) for strong in range(1, STRENGTHS + 1)],
    ]


def _table(realm: Realm) -> dict[str, object]:
    """The turn, the dice, the market, the dragon and the wonders."""
    thrown = realm.thrown
    return {
        "market": realm.market[:],
        "decks": [deck.size() for deck in realm.decks],
        "turn": realm.turn,
        "round": realm.turns // realm.seats + 1,
        "phase": phase(realm),
        "dice": [thrown.red, thrown.yellow, thrown.event] if thrown.red else [],
        "history": realm.history[:],
        "yielding": _yielding(realm),
        "card_played": realm.played >= realm.terms.numbers.action_plays,
        "fleet": realm.fleet[:],
        "dragon": realm.dragon,
        "dragon_strength": dragon_strength(realm),
        "attacks": realm.attacks,
        "wonder_of": realm.wonder_of[:],
        "great": realm.great[:],
        "ending": realm.ending,
    }


def phase(realm: Realm) -> str:
    """Return where the game stands: setup, roll, turn, special or over."""
    if realm.over():
        return "over"
    if not realm.table or realm.table[0].op <= FOUNDING:
        return "setup"
    if realm.rolled:
        return "turn"
    return "roll" if realm.table[0].pc <= BEFORE else "special"


def _picks(realm: Realm) -> list[int]:
    """Return what seats choose of the market just now, [] if nothing."""
    picking = bool(realm.table) and realm.table[-1].op == PICKS
    return realm.table[-1].items[:] if picking else []


def _yielding(realm: Realm) -> list[int]:
    """Return the tiles that the last throw let yield."""
    number = realm.thrown.red + realm.thrown.yellow
    return [tile for tile in realm.yields[number] if tile != realm.robber] if number else []


def _offers(realm: Realm) -> dict[str, object]:
    """Open offers, one row each: slot, maker, 8 given, 8 wanted, the answer of each seat."""
    return {
        "offers": [
            [slot, offer.maker, *offer.give, *offer.want, *offer.answers]
            for slot, offer in enumerate(realm.offers)
            if offer is not None
        ],
        "drafting": [int(bool(lane) and lane[0].op == DRAFT) for lane in realm.lanes],
        "offers_left": [realm.terms.numbers.offers_a_turn - number for number in realm.drafted],
        "embargo": realm.embargo[:],
        "requests": realm.wants[:],
    }


def _draft(realm: Realm) -> list[int]:
    """Return the offer that the viewer is putting together, [] if none."""
    mine = draft_of(realm, realm.viewer) if realm.viewer >= 0 else None
    return mine.items[:] if mine is not None else []
