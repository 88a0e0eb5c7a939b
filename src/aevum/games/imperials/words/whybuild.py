"""Why something cannot be built: pieces, cards, and the place."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.data import (
    BASIC_DECK,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    RESOURCES,
    Cost,
)
from aevum.games.imperials.rules.building import (
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.improving import (
    free_towns,
    gains_wonder,
    improved_fully,
    improvement_cost,
    level,
)
from aevum.games.imperials.rules.land import has_road, village_places
from aevum.games.imperials.rules.realm import (
    EMPTY,
    PIECES,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.words.phrases import amounts
from aevum.games.imperials.words.places import owned_words
from aevum.games.phrases import many, who

APART: Final = "villages and towns stand at least two sides apart"


def why_build(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return the rule that building something breaks."""
    if name == "road":
        return _road(realm, seat, args[0])
    if name == "village":
        return _village(realm, seat, args[0])
    if name == "town":
        return _town(realm, seat, args[0])
    if name == "fence":
        return _fence(realm, seat, args[0])
    if name == "improve":
        return why_improve(realm, seat, args[0], 0)
    return _buy(realm, seat)


def lacking_cards(realm: Realm, seat: int, cost: Cost) -> list[int]:
    """Return how many of each card of a cost a seat does not have."""
    return [max(0, cost[card] - realm.hands[seat * CARDS + card]) for card in range(CARDS)]


def lacking(realm: Realm, seat: int, cost: Cost, what: str) -> str:
    """Return which cards of a cost are missing, "" if none is."""
    missing = lacking_cards(realm, seat, cost)
    if not sum(missing):
        return ""
    return f"R6.1: {what} costs {amounts(cost)}, and you lack {amounts(missing)}."


def no_corner(realm: Realm, corner: int) -> str:
    """Refuse a corner that this map does not have."""
    if corner < len(realm.owner):
        return ""
    return f"R2.1: this map has no corner {corner}; its corners are 0 to {len(realm.owner) - 1}."


def no_side(realm: Realm, side: int) -> str:
    """Refuse a side that this map does not have."""
    if side < len(realm.road):
        return ""
    return f"R2.1: this map has no side {side}; its sides are 0 to {len(realm.road) - 1}."


# Roads


def _road(realm: Realm, seat: int, side: int) -> str:
    trouble = no_side(realm, side)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not roads_left(realm, seat):
        return f"R6.6: you have {many(numbers.roads, 'road')}, and all of them lie on the board."
    return lacking(realm, seat, numbers.road_cost, "a road") or road_place(realm, seat, side)


def road_place(realm: Realm, seat: int, side: int) -> str:
    """Refuse a side on which this seat may lay no road."""
    owner = realm.road[side]
    if owner != NONE:
        whose = "your" if owner == seat else f"{who(owner)}'s"
        return f"R6.2: {whose} road lies at {side} already."
    for corner in realm.hexes.side_ends[side]:
        if has_road(realm, seat, corner) and realm.owner[corner] not in (NONE, seat):
            blocker = owned_words(realm, seat, corner)
            return f"R6.2: {blocker} at {corner} blocks the way from your road to {side}."
    return f"R6.2: no road, village or town of yours meets side {side}."


# Settlements


def _village(realm: Realm, seat: int, corner: int) -> str:
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not villages_left(realm, seat):
        pieces = many(numbers.villages, "village")
        return f"R6.6: you have {pieces}, and all of them stand on the board."
    place = settling_place(realm, seat, corner, "R6.3")
    if not village_places(realm, seat):
        none = "R6.3: none of your roads reaches a free corner; build a road first."
        return none if place.startswith("R6.3") or not has_road(realm, seat, corner) else place
    no_road = f"R6.3: no road of yours leads to corner {corner}."
    return lacking(realm, seat, numbers.village_cost, "a village") or place or no_road


def settling_place(realm: Realm, seat: int, corner: int, rule: str) -> str:
    """Refuse a corner without room for a settlement, whoever comes there; "" if it has room."""
    if realm.piece[corner] != EMPTY:
        number = "R6.4" if rule == "R6.3" else rule
        return f"{number}: {owned_words(realm, seat, corner)} stands at {corner}."
    for near in realm.hexes.corner_corners[corner]:
        if realm.piece[near] in (VILLAGE_PIECE, TOWN_PIECE):
            there = owned_words(realm, seat, near)
            return f"{rule}: {there} at {near} is next to corner {corner}; {APART}."
    if any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner]):
        return f"R2.14: corner {corner} lies at fog; a road there lifts it."
    return ""


def _town(realm: Realm, seat: int, corner: int) -> str:
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if not towns_left(realm, seat):
        pieces = many(numbers.towns, "town")
        return f"R6.6: you have {pieces}, and all of them stand on the board."
    dear = lacking(realm, seat, numbers.town_cost, "a town")
    return dear or no_village(realm, seat, corner, "R6.5")


def no_village(realm: Realm, seat: int, corner: int, rule: str) -> str:
    """Refuse a corner without a village of this seat."""
    if realm.owner[corner] == seat and realm.piece[corner] == TOWN_PIECE:
        return f"{rule}: there is a town at {corner} already."
    return f"{rule}: a town replaces a village of yours, and there is none at {corner}."


def _fence(realm: Realm, seat: int, corner: int) -> str:
    if not realm.wonders:
        return "R1.2: fences belong to Wonders & Warriors."
    trouble = no_corner(realm, corner)
    if trouble:
        return trouble
    numbers = realm.terms.numbers
    if fences_left(realm, seat) <= 0:
        pieces = many(numbers.fences, "fence")
        return f"R15.1: you have {pieces}, and all of them stand on the board."
    dear = lacking(realm, seat, numbers.fence_cost, "a fence")
    return dear or no_bare_town(realm, seat, corner)


def no_bare_town(realm: Realm, seat: int, corner: int) -> str:
    """Refuse a corner without a town of this seat that has no fence."""
    if realm.owner[corner] != seat or realm.piece[corner] != TOWN_PIECE:
        return f"R15.1: a fence is for a town of yours, and there is none at {corner}."
    return f"R15.1: the town at {corner} has its fence."


# Cards and improvements


def _buy(realm: Realm, seat: int) -> str:
    if realm.wonders:
        return "R11.1: in Wonders & Warriors action cards are not bought; the event die deals them."
    if not realm.decks[BASIC_DECK].size():
        return "R9.1: the deck of action cards is empty."
    return lacking(realm, seat, realm.terms.numbers.action_cost, "an action card")


def why_improve(realm: Realm, seat: int, colour: int, discount: int) -> str:
    """Refuse the next improvement of a colour; a discount is the Crane's."""
    if not realm.wonders:
        return "R1.2: improvements belong to Wonders & Warriors."
    name, now = COLOUR_NAMES[colour], level(realm, seat, colour)
    if improved_fully(realm, seat, colour):
        return f"R11.4: your {name} has reached level {now}, the highest."
    if not realm.pieces[seat * PIECES + TOWN_COUNT]:
        return "R11.5: improvements need a town, and you have none."
    held = realm.hands[seat * CARDS + RESOURCES + colour]
    cost = improvement_cost(realm, seat, colour, discount)
    if held < cost:
        paid = CARD_NAMES[RESOURCES + colour]
        return f"R11.4: level {now + 1} of {name} costs {cost} {paid}, and you have {held}."
    if gains_wonder(realm, seat, colour) and not free_towns(realm, seat):
        return "R12.4: this level brings a wonder, and no town of yours is free for it."
    return ""
