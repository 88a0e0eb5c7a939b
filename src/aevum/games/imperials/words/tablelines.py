"""The middle of the table in lines: market, robber, dragon, wonders, dice and offers."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.imperials.data import (
    BASIC_DECK,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    PORT_NAMES,
)
from aevum.games.imperials.rules.dragon import dragon_strength
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, Offer
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.warriors import active_strength
from aevum.games.imperials.words.phrases import amounts, offer_name, wonder_name
from aevum.games.imperials.words.places import tile_words
from aevum.games.phrases import listed, many, who


def market_line(realm: Realm) -> str:
    """Return the stock of the market and the decks."""
    stock = [f"{realm.market[card]} {CARD_NAMES[card]}" for card in range(kinds_traded(realm))]
    if not realm.wonders:
        deck = many(realm.decks[BASIC_DECK].size(), "action card")
        return f"Market: {', '.join(stock)}; {deck} in the deck."
    decks = [f"{COLOUR_NAMES[deck]} {realm.decks[deck].size()}" for deck in range(COLOURS)]
    return f"Market: {', '.join(stock)}. Decks: {', '.join(decks)}."


def robber_line(realm: Realm) -> str:
    """Return where the robber and the merchant stand."""
    if realm.robber == NONE:
        return "The robber is not on the board yet."
    line = f"The robber is on {tile_words(realm, realm.robber)} (tile {realm.robber})."
    if realm.merchant != NONE:
        where = tile_words(realm, realm.merchant)
        line += f" {who(realm.merchant_of)}'s merchant is on {where} (tile {realm.merchant})."
    return line


def dragon_lines(realm: Realm) -> list[str]:
    """Return the dragon's track, both strengths, and who has the wonders."""
    if not realm.wonders:
        return []
    steps = range(realm.terms.numbers.dragon_steps, -1, -1)
    track = "".join("D" if step == realm.dragon else "-" for step in steps)
    forces = sum(active_strength(realm, seat) for seat in range(realm.seats))
    state = "the island would hold" if forces >= dragon_strength(realm) else "it would win"
    lines = [
        f"Dragon [{track}] {many(realm.dragon, 'step')} away, attacks so far: {realm.attacks}.",
        f"Its strength {dragon_strength(realm)} against {forces} of active warriors: {state}.",
    ]
    built = [
        f"{wonder_name(colour, realm.great[colour])} of {who(realm.wonder_of[colour])}"
        for colour in range(COLOURS)
        if realm.wonder_of[colour] != NONE
    ]
    return [*lines, f"Wonders: {listed(built)}."] if built else lines


def history_line(realm: Realm) -> str:
    """Return how often each number was rolled, "" before the first roll."""
    if not sum(realm.history):
        return ""
    rolled = [f"{number}: {realm.history[number]}" for number in range(2, 13)]
    return f"Rolls so far: {', '.join(rolled)}."


# Offers


def offer_lines(realm: Realm) -> list[str]:
    """Return the open offers, each with the answers to it, and the embargoes."""
    lines = [
        _offer(realm, slot, offer) for slot, offer in enumerate(realm.offers) if offer is not None
    ]
    for seat in range(realm.seats):
        barred = [
            who(other) for other in range(realm.seats) if realm.embargo[seat * realm.seats + other]
        ]
        if barred:
            lines.append(f"{who(seat)} has an embargo against {listed(barred)}.")
    wanting = [who(seat) for seat in range(realm.seats) if realm.wants[seat]]
    if wanting:
        lines.append(f"After this turn {listed(wanting)} will build.")
    return lines


def _offer(realm: Realm, slot: int, offer: Offer) -> str:
    name = offer_name(slot)
    deal = f"{who(realm.turn)} gives {amounts(offer.give)} for {amounts(offer.want)}"
    said: list[str] = []
    for answer, verb in ((ACCEPTED, "accepts"), (REJECTED, "rejects")):
        said += [
            f"{who(seat)} {verb}"
            for seat in range(realm.seats)
            if offer.answers[seat] == answer and seat not in (offer.maker, realm.turn)
        ]
    answers = f" ({listed(said)})" if said else ""
    return f"{name[0].upper()}{name[1:]}: {deal}{answers}."


# The land without a drawing


def land_lines(realm: Realm) -> list[str]:
    """Return tiles, ports and roads by their numbers."""
    tiles = [f"{tile} {tile_words(realm, tile)}" for tile in range(len(realm.kinds))]
    ports = [
        f"{PORT_NAMES[realm.ports[at + 1]]} at {listed(_ends(realm, realm.ports[at]))}"
        for at in range(0, len(realm.ports), 2)
        if realm.ports[at + 1] != NONE
    ]
    lines = [f"Tiles: {', '.join(tiles)}.", f"Corners with ports: {'; '.join(ports)}."]
    for seat in range(realm.seats):
        roads = [str(side) for side, owner in enumerate(realm.road) if owner == seat]
        if roads:
            lines.append(f"Roads of {who(seat)}: {', '.join(roads)}.")
    return lines


def _ends(realm: Realm, side: int) -> list[str]:
    return [str(corner) for corner in realm.hexes.side_ends[side]]
