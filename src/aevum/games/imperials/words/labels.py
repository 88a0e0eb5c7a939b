"""Every move in a player's words, with what it costs or brings."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
)
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import FOUND_PIECE, FOUND_ROAD, SPECIAL
from aevum.games.imperials.rules.production import pips_at
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.warriors import strength
from aevum.games.imperials.words.cardtext import brief
from aevum.games.imperials.words.choicelabels import choice_label, improvement
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, amounts
from aevum.games.imperials.words.places import corner_words, tile_words, warrior_words, way_words
from aevum.games.imperials.words.tradelabels import trade_label
from aevum.games.phrases import many


def label(realm: Realm, move: int) -> str:
    """Return a move as the seat that may make it speaks of it."""
    row = MOVES.row(move)
    seat = realm.viewer if realm.viewer >= 0 else realm.turn
    name, args = row.name, row.args(move)
    if not args:
        return _plain(realm, seat, name) or trade_label(realm, seat, name, args)
    found = _building(realm, seat, name, args[0]) or _warrior(realm, name, args[0])
    if found:
        return found
    if name == "play":
        text = brief(realm.terms.numbers, args[0])
        return f"Play {ACTIONS[args[0]].name}: {text[0].lower()}{text[1:]}"
    found = trade_label(realm, seat, name, args) or choice_label(realm, seat, name, args)
    return found or MOVES.text(move)


def _plain(realm: Realm, seat: int, name: str) -> str:
    """Moves that name nothing."""
    if name == "roll":
        return "Roll the dice"
    if name == "end":
        special = any(ask.kind == SPECIAL for ask in realm.asks if ask.seat == seat)
        return "End your special build" if special else "End your turn"
    if name == "buy":
        left = realm.decks[BASIC_DECK].size()
        return f"Buy an action card for {amounts(realm.terms.numbers.action_cost)}, {left} left"
    if name == "request":
        return "Ask for a special build after this turn"
    if name == "wait":
        return "Leave it open"
    if name == "retract":
        return "Take your answer back and choose again"
    return choice_label(realm, seat, name, [])


def _building(realm: Realm, seat: int, name: str, place: int) -> str:
    """What is built: roads, villages, towns, fences, improvements."""
    numbers = realm.terms.numbers
    if name == "road":
        price = "" if _founding(realm, seat) else f" for {amounts(numbers.road_cost)}"
        return f"Road {place}{price}: {way_words(realm, seat, place)}"
    if name in ("village", "town"):
        return _settlement(realm, seat, name, place)
    if name == "fence":
        price, more = amounts(numbers.fence_cost), many(numbers.fence_limit, "card")
        return f"Fence the town at {place} for {price}: limit +{more}"
    if name == "improve":
        return improvement(realm, seat, place, 0)
    return ""


def _settlement(realm: Realm, seat: int, name: str, corner: int) -> str:
    where = corner_words(realm, corner)
    if _founding(realm, seat):
        pips = pips_at(realm, corner)
        return f"{name.capitalize()} {corner}: on {where}, {pips} pips"
    numbers = realm.terms.numbers
    cost = numbers.village_cost if name == "village" else numbers.town_cost
    return f"{name.capitalize()} {corner} for {amounts(cost)}: on {where}"


def _founding(realm: Realm, seat: int) -> bool:
    """Tell whether a seat builds for nothing, in the setup."""
    return any(ask.seat == seat and ask.kind in (FOUND_PIECE, FOUND_ROAD) for ask in realm.asks)


def _warrior(realm: Realm, name: str, corner: int) -> str:
    """What is done with warriors."""
    numbers = realm.terms.numbers
    if name == "warrior":
        price = amounts(numbers.warrior_cost)
        return f"Warrior {corner} for {price}: on {corner_words(realm, corner)}"
    if name == "activate":
        price = amounts(numbers.activation_cost)
        return f"Activate the {warrior_words(realm, corner)} at {corner} for {price}"
    if name == "upgrade":
        stronger = STRENGTH_NAMES[strength(realm, corner) + 1]
        return f"Make the warrior at {corner} {stronger} for {amounts(numbers.upgrade_cost)}"
    if name == "march":
        where = corner_words(realm, corner)
        return f"Move the {warrior_words(realm, corner)} at {corner}, on {where}"
    if name == "chase" and realm.robber != NONE:
        from_where = tile_words(realm, realm.robber)
        return f"Chase the robber from {from_where} with the warrior at {corner}"
    return ""
