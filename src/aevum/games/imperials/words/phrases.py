"""Small phrases that every sentence of the game is made of."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
    CARD_NAMES,
    COLOUR_NAMES,
    DESERT,
    GOLD,
    GREAT_NAMES,
    OPEN_OFFERS,
    TILE_NAMES,
    WONDER_NAMES,
)
from aevum.games.phrases import listed, who

STRENGTH_NAMES: Final = ("", "regular", "strong", "mighty")


def amounts(cards: list[int] | tuple[int, ...]) -> str:
    """Return cards by kind as a phrase: "2 wood and 1 ore", "nothing"."""
    held = [f"{number} {CARD_NAMES[card]}" for card, number in enumerate(cards) if number > 0]
    return listed(held) or "nothing"


def ground(kind: int, number: int) -> str:
    """Return a tile by what it is: "ore 6", "gold 8", "the desert", "fog"."""
    if kind == DESERT:
        return "the desert"
    if not 0 <= kind <= GOLD:
        return "fog"
    return f"{TILE_NAMES[kind]} {number}" if number > 0 else TILE_NAMES[kind]


def action_counts(counts: list[int]) -> str:
    """Return action cards by kind as a phrase: "Harvest and 2 Warriors"."""
    held = [_actions(kind, number) for kind, number in enumerate(counts) if number > 0]
    return listed(held) or "none"


def _actions(kind: int, number: int) -> str:
    name = ACTIONS[kind].name
    return name if number == 1 else f"{number} x {name}"


def deck_words(deck: int) -> str:
    """Return the kind of card that a deck holds, as in "a science card"."""
    return "an action card" if deck == BASIC_DECK else f"a {COLOUR_NAMES[deck]} card"


def wonder_name(colour: int, great: int) -> str:
    """Return a wonder's name as it stands."""
    return GREAT_NAMES[colour] if great else WONDER_NAMES[colour]


def offer_name(slot: int) -> str:
    """Return an open offer as a player speaks of it."""
    if slot < OPEN_OFFERS:
        return f"offer {slot + 1}"
    return f"the counter-offer of {who(slot - OPEN_OFFERS)}"
