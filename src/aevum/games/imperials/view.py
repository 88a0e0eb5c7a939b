"""What a screen shows: plain values under plain names, lists at most one level deep.

Corners, sides and tiles are numbered as in the moves; the client draws them from `places` (q and r
of each tile), `corners` (x and y of each corner, in halves of a tile's width and quarters of its
height) and `sides` (the two corners of each side). `view_type.py` declares all of them.
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
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.dragon import dragon_strength
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.phrases import SOURCES, source_name
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import (
    IDLE,
    KINDS,
    PIECES,
    TOWN_COUNT,
    VILLAGE_COUNT,
    Realm,
)
from aevum.games.imperials.rules.robber import Toss, hand_limit
from aevum.games.imperials.rules.terms import Terms
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.turns import BEFORE, Turn
from aevum.games.imperials.rules.warriors import active_strength, left_in_supply

MATCHES_KEPT: Final = 1024  # matches whose fixed fields are cached


@lru_cache(maxsize=MATCHES_KEPT)
def fixed(terms: Terms) -> dict[str, object]:
    """Return the fields that do not change in a match."""
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
    """Return the action cards of this mode as plain lists, as read from JSON.

    Texts without numbers are left out: their key is "about-" and the name of the card.
    """
    texts = [card.about(terms.numbers) for card in terms.cards]
    found = [
        text.wire() if text.args and (card.deck == BASIC_DECK) != terms.wonders else None
        for card, text in zip(ACTIONS, texts, strict=True)
    ]
    return list(json.loads(json.dumps(found)))


def common(realm: Realm) -> dict[str, object]:
    """Return the fields that change and are the same for everybody."""
    fields: dict[str, object] = {"kinds_traded": kinds_traded(realm), "ports": realm.ports[:]}
    _add_board(fields, realm)
    _add_seats(fields, realm)
    _add_table(fields, realm)
    _add_offers(fields, realm)
    if realm.wonders:
        fields["points"] = _points(realm)
        fields["sources"] = _all_sources(realm)
    return fields


def private(realm: Realm) -> dict[str, object]:
    """Return the fields that differ between seats."""
    fields = _own_cards(realm)
    fields["picks"] = _picks(realm)
    fields["draft"] = _draft(realm)
    if not realm.wonders:  # only Basic has Treasures, which others do not see
        fields["points"] = _points(realm)
        fields["sources"] = _all_sources(realm)
    return fields


def _add_board(fields: dict[str, object], realm: Realm) -> None:
    """Add the land and everything on it."""
    fog = realm.fog if 1 in realm.fog else []
    fields["kinds"] = _seen_tiles(realm.kinds, fog, FOG)
    fields["numbers"] = _seen_tiles(realm.numbers, fog, 0)
    fields["owners"] = realm.owner[:]
    fields["pieces"] = realm.piece[:]
    fields["active"] = [int(state != IDLE) for state in realm.active]
    fields["fences"] = realm.fenced[:]
    fields["wonders"] = realm.wonder[:]
    fields["roads"] = realm.road[:]
    fields["robber"] = realm.robber
    fields["merchant"] = realm.merchant
    fields["merchant_of"] = realm.merchant_of


def _seen_tiles(tiles: list[int], fog: list[int], instead: int) -> list[int]:
    """Return what everybody sees on each tile; `fog` is empty if no tile is under it."""
    if not fog:
        return tiles[:]
    return [instead if fog[tile] else number for tile, number in enumerate(tiles)]


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
    """Return how many cards the viewer sets aside and which they have chosen, [] if none."""
    lane = realm.lanes[realm.viewer] if realm.viewer >= 0 else []
    toss = lane[-1] if lane else None
    return [toss.amount, *toss.cards] if isinstance(toss, Toss) else []


def _seen(realm: Realm, hands: list[int], size: int) -> list[int]:
    """Return (seat, counts) of another's cards that the viewer is looking at, [] if none."""
    for seat in range(realm.seats):
        if seat != realm.viewer and hands[seat * size] != UNKNOWN:
            return [seat, *hands[seat * size : seat * size + size]]
    return []


def _add_seats(fields: dict[str, object], realm: Realm) -> None:
    """Add the public figures of every seat."""
    seats = range(realm.seats)
    fields["hand_sizes"] = realm.sizes[:]
    fields["hand_limits"] = [hand_limit(realm, seat) for seat in seats]
    fields["actions_held"] = [cards_held(realm, seat) for seat in seats]
    fields["backs_held"] = realm.held[:]
    fields["routes"] = realm.route[:]
    fields["route_of"] = realm.route_of
    fields["armies"] = realm.army[:]
    fields["army_of"] = realm.army_of
    fields["levels"] = realm.levels[:]
    fields["slayers"] = realm.slayer[:]
    fields["shown_points"] = realm.shown[:]
    fields["strengths"] = [active_strength(realm, seat) for seat in seats]
    fields["left"] = [number for seat in seats for number in _left(realm, seat)]


def _points(realm: Realm) -> list[int]:
    return realm.all_points() if realm.over() else realm.points[:]


def _all_sources(realm: Realm) -> list[int]:
    found: list[int] = []
    for seat in range(realm.seats):
        found += _sources(realm, seat)
    return found


def _sources(realm: Realm, seat: int) -> list[int]:
    """Return the sources of a seat's points, in the order of the catalogue."""
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


def _add_table(fields: dict[str, object], realm: Realm) -> None:
    """Add the turn, the dice, the market, the dragon and the wonders."""
    thrown = realm.thrown
    fields["market"] = realm.market[:]
    fields["decks"] = [deck.size() for deck in realm.decks]
    fields["turn"] = realm.turn
    fields["round"] = realm.turns // realm.seats + 1
    fields["phase"] = phase(realm)
    fields["dice"] = [thrown.red, thrown.yellow, thrown.event] if thrown.red else []
    fields["history"] = realm.history[:]
    fields["yielding"] = _yielding(realm)
    fields["card_played"] = realm.played >= realm.terms.numbers.action_plays
    fields["fleet"] = realm.fleet[:]
    fields["dragon"] = realm.dragon
    fields["dragon_strength"] = dragon_strength(realm)
    fields["attacks"] = realm.attacks
    fields["wonder_of"] = realm.wonder_of[:]
    fields["great"] = realm.great[:]
    fields["ending"] = realm.ending


def phase(realm: Realm) -> str:
    """Return the phase of the game: setup, roll, turn, special or over."""
    if realm.over():
        return "over"
    turn = realm.table[0] if realm.table else None
    if not isinstance(turn, Turn):
        return "setup"
    if realm.rolled:
        return "turn"
    return "roll" if turn.stage <= BEFORE else "special"


def _picks(realm: Realm) -> list[int]:
    """Return what seats are choosing from the market, [] if nothing."""
    picks = realm.table[-1] if realm.table else None
    return picks.left[:] if isinstance(picks, Picks) else []


def _yielding(realm: Realm) -> list[int]:
    """Return the tiles that produced on the last roll."""
    number = realm.thrown.red + realm.thrown.yellow
    return [tile for tile in realm.yields[number] if tile != realm.robber] if number else []


def _add_offers(fields: dict[str, object], realm: Realm) -> None:
    """Add open offers, one row each: slot, maker, 8 given, 8 wanted, the answer of each seat."""
    fields["offers"] = [
        [slot, offer.maker, *offer.give, *offer.want, *offer.answers]
        for slot, offer in enumerate(realm.offers)
        if offer is not None
    ]
    fields["drafting"] = [int(draft_of(realm, seat) is not None) for seat in range(realm.seats)]
    fields["offers_left"] = [realm.terms.numbers.offers_a_turn - number for number in realm.drafted]
    fields["embargo"] = realm.embargo[:]
    fields["requests"] = realm.wants[:]


def _draft(realm: Realm) -> list[int]:
    """Return the offer that the viewer is putting together, [] if none."""
    mine = draft_of(realm, realm.viewer) if realm.viewer >= 0 else None
    return mine.both() if mine is not None else []
