"""The players in lines: the turn, the viewer's own cards, and what everybody sees of each seat."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, UNKNOWN
from aevum.games.imperials.data import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    EVENT_NAMES,
    STRATEGIC_NAMES,
    STRENGTHS,
)
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.land import corners_with
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.realm import (
    KINDS,
    TOWN_PIECE,
    VILLAGE_PIECE,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.imperials.rules.robber import hand_limit
from aevum.games.imperials.rules.warriors import active_strength, left_in_supply, warriors_of
from aevum.games.imperials.view import phase
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, action_counts, amounts, wonder_name
from aevum.games.imperials.words.places import rest_words
from aevum.games.phrases import listed, many, who


def headline(realm: Realm) -> str:
    """Return where the game stands, in one line."""
    mode = "Wonders & Warriors" if realm.wonders else "Basic"
    title = f"IMPERIALS, {mode}, {realm.terms.plan.name}, to {realm.terms.target} points."
    now = phase(realm)
    if now == "over":
        return f"{title} The game is over."
    if now == "setup":
        return f"{title} Setup."
    whose = "your turn" if realm.turn == realm.viewer else f"{who(realm.turn)}'s turn"
    return f"{title} Round {realm.turns // realm.seats + 1}, {whose}{_dice(realm)}."


def _dice(realm: Realm) -> str:
    """Return the throw of this turn, if there was one."""
    thrown = realm.thrown
    if not realm.rolled or not thrown.red:
        return ""
    event = "" if thrown.event == NONE else f", {EVENT_NAMES[thrown.event]}"
    return f", rolled {thrown.red + thrown.yellow} ({thrown.red} and {thrown.yellow}{event})"


# The viewer's own cards


def hand_lines(realm: Realm) -> list[str]:
    """Return what the viewer holds; nothing for a spectator."""
    seat = realm.viewer
    if seat < 0:
        return []
    hand = realm.hands[seat * CARDS : seat * CARDS + CARDS]
    lines = [f"You hold {amounts(hand)}." + _safe(realm, seat)]
    if cards_held(realm, seat):
        held = realm.cards[seat * KINDS : seat * KINDS + KINDS]
        bought = realm.fresh if realm.turn == seat and not realm.wonders else []
        new = f" (bought in this turn: {action_counts(bought)})" if sum(bought) > 0 else ""
        lines.append(f"Action cards: {action_counts(held)}{new}.")
    return lines


def _safe(realm: Realm, seat: int) -> str:
    limit = hand_limit(realm, seat)
    size = realm.sizes[seat]
    if size > limit:
        return f" That is {size} cards: a seven takes half of more than {limit}."
    return ""


def ratio_line(realm: Realm) -> str:
    """Return what the viewer gives the market for a card, "" for a spectator."""
    seat = realm.viewer
    if seat < 0:
        return ""
    kinds = kinds_traded(realm)
    ratios = realm.ratios[seat * CARDS : seat * CARDS + kinds]
    worst = max(ratios)
    best = [f"{ratios[card]} {CARD_NAMES[card]}" for card in range(kinds) if ratios[card] < worst]
    other = f"{worst} of any other kind" if best else f"{worst} of a kind"
    return f"For one card of the market you give {listed([*best, other], 'or')}."


def seen_lines(realm: Realm) -> list[str]:
    """Return the cards of others that the viewer is looking at, or that the end has laid open."""
    lines: list[str] = []
    for seat in range(realm.seats):
        if seat == realm.viewer:
            continue
        hand = realm.hands[seat * CARDS : seat * CARDS + CARDS]
        cards = realm.cards[seat * KINDS : seat * KINDS + KINDS]
        if UNKNOWN not in hand and sum(hand) > 0:
            lines.append(f"{who(seat)} holds {amounts(hand)}.")
        if UNKNOWN not in cards and sum(cards) > 0:
            lines.append(f"{who(seat)}'s action cards: {action_counts(cards)}.")
    return lines


# The seats


def seat_lines(realm: Realm) -> list[str]:
    """Return all public figures, two or three lines for each seat."""
    lines: list[str] = []
    for seat in range(realm.seats):
        you = " (you)" if seat == realm.viewer else ""
        mark = ">" if seat == realm.turn and not realm.over() else " "
        figures = ", ".join(_figures(realm, seat))
        lines.append(f"{mark} {who(seat)}{you}: {figures}.")
        lines.append(f"    On the board: {_standing(realm, seat)}.")
        lines.append(f"    Left: {_left(realm, seat)}.")
    return lines


def _figures(realm: Realm, seat: int) -> list[str]:
    points = realm.all_points()[seat] if realm.over() else realm.points[seat]
    hidden = realm.hidden_points(seat) if seat == realm.viewer and not realm.over() else 0
    more = f" and {hidden} hidden" if hidden else ""
    found = [
        many(points, "point") + more,
        f"{many(realm.sizes[seat], 'card')} (limit {hand_limit(realm, seat)})",
        _backs(realm, seat),
        f"route {realm.route[seat]}" + " (longest)" * (realm.route_of == seat),
    ]
    if not realm.wonders:
        found.append(f"army {realm.army[seat]}" + " (strongest)" * (realm.army_of == seat))
        return found
    return found + _wonders_figures(realm, seat)


def _backs(realm: Realm, seat: int) -> str:
    """Return how many action cards a seat holds, by the backs that everybody sees."""
    total = many(cards_held(realm, seat), "action card")
    if not realm.wonders or not cards_held(realm, seat):
        return total
    first = seat * DECKS
    backs = [
        f"{realm.held[first + deck]} {COLOUR_NAMES[deck]}"
        for deck in range(COLOURS)
        if realm.held[first + deck]
    ]
    return f"{total} ({', '.join(backs)})"


def _wonders_figures(realm: Realm, seat: int) -> list[str]:
    found = [f"active strength {active_strength(realm, seat)}"]
    for colour in range(COLOURS):
        level = realm.levels[seat * COLOURS + colour]
        if level:
            strategic = level >= realm.terms.numbers.strategic_level
            has = f" ({STRATEGIC_NAMES[colour]})" if strategic else ""
            found.append(f"{COLOUR_NAMES[colour]} {level}{has}")
    if realm.slayer[seat]:
        found.append(f"Dragonslayer {realm.slayer[seat]}")
    if realm.shown[seat]:
        found.append(f"{many(realm.shown[seat], 'point')} from cards")
    if realm.merchant_of == seat:
        found.append("merchant")
    return found


def _standing(realm: Realm, seat: int) -> str:
    """Return a seat's pieces with the numbers of their corners."""
    villages = [str(corner) for corner in corners_with(realm, seat, VILLAGE_PIECE)]
    towns = [_town(realm, corner) for corner in corners_with(realm, seat, TOWN_PIECE)]
    warriors = [_warrior(realm, corner) for corner in warriors_of(realm, seat)]
    found: list[str] = []
    for noun, places in (("village", villages), ("town", towns), ("warrior", warriors)):
        if places:
            found.append(f"{noun}{'s' if len(places) > 1 else ''} at {', '.join(places)}")
    return "; ".join(found) or "nothing"


def _town(realm: Realm, corner: int) -> str:
    extras = ["fence"] * realm.fenced[corner]
    colour = realm.wonder[corner]
    if colour != NONE:
        extras.append(wonder_name(colour, realm.great[colour]))
    return f"{corner} ({', '.join(extras)})" if extras else str(corner)


def _warrior(realm: Realm, corner: int) -> str:
    strength = STRENGTH_NAMES[realm.piece[corner] - WARRIOR_PIECE]
    return f"{corner} ({strength}, {rest_words(realm, corner)})"


def _left(realm: Realm, seat: int) -> str:
    found = [
        many(roads_left(realm, seat), "road"),
        many(villages_left(realm, seat), "village"),
        many(towns_left(realm, seat), "town"),
    ]
    if realm.wonders:
        found.append(many(fences_left(realm, seat), "fence"))
        warriors = [str(left_in_supply(realm, seat, strong)) for strong in range(1, STRENGTHS + 1)]
        found.append(f"warriors {'/'.join(warriors)}")
    return ", ".join(found)
