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
    OFFER_SLOTS,
    PRINTED_NUMBERS,
    TILE_NAMES,
    WONDER_NAMES,
)
from aevum.games.phrases import listed, who

FEW: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
STRENGTH_NAMES: Final = ("", "regular", "strong", "mighty")


def in_words(number: int) -> str:
    """Return a number as a sentence writes it: "two", and from 11 on "11"."""
    return FEW[number] if number < len(FEW) else str(number)


def spelled(number: int, noun: str) -> str:
    """Return a number of things in words: "two roads", "one road"."""
    return f"{in_words(number)} {noun}" if number == 1 else f"{in_words(number)} {noun}s"


def up_to(most: int) -> str:
    """Return how many cards somebody gives who may have fewer: "1", "up to 2"."""
    return "1" if most == 1 else f"up to {most}"


def told(args: list[int], place: int, name: str) -> int:
    """Return a number of the match that an event tells at the end of its `args`, or the printed."""
    return args[place] if len(args) > place else PRINTED_NUMBERS[name]


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
    if slot < OFFER_SLOTS:
        return f"offer {slot + 1}"
    return f"the counter-offer of {who(slot - OFFER_SLOTS)}"
