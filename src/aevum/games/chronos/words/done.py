"""Moves that were just made, in a few words: what a take-back takes back."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.chronos.data import CARD_NAMES, WAR
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.places import CITY, FRONT
from aevum.games.chronos.words.phrases import (
    CLAIM_NAMES,
    a_card,
    city_name,
    god_name,
    pile_name,
    place_name,
    timer_name,
)
from aevum.games.phrases import who

PLAIN: Final = {
    "wait": "the waiting",
    "retract": "the answer taken back",
    "free": "the gift of CASSANDRA",
    "leave": "that HERMES takes nothing",
    "hades": "the power of HADES",
    "rhodes": "the power of RHODES",
    "uranus": "the power of URANUS",
    "ephesus": "the power of EPHESUS",
    "freeze": "the countdown",
    "drop": "that the command was dropped",
    "calm": "the calm",
    "knock": "the knock",
}
ON_PILES: Final = {
    "cube": "the cube of NEMESIS on {}",
    "demeter": "the pick of DEMETER from {}",
    "harpy": "the power of HARPY on {}",
    "troy": "the cube of TROY on {}",
}


def done(move: int) -> str:
    """Return a move just made in a few words, as they follow "Undo"."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in PLAIN:
        return PLAIN[name]
    if name in ON_PILES:
        return ON_PILES[name].format(pile_name(args[0]))
    if name in ("go", "take"):
        card = " with the card" if name == "take" else ""
        to = "before you" if args[1] == FRONT else f"onto {place_name(args[1])}"
        return f"the move of {timer_name(args[0])} {to}{card}"
    if name == "send":
        return f"that {timer_name(args[0])} goes into Hell"
    if name == "bring":
        return f"that {timer_name(args[0])} comes to SPARTA"
    if name == "claim":
        return f"the claim of {CLAIM_NAMES[args[0]]}"
    return _cards(name, args)


def _cards(name: str, args: list[int]) -> str:
    """Cards, GODs and CITIES that were named."""
    if name in ("offer", "reserve", "god"):
        verb = {
            "offer": "the offering for",
            "reserve": "the cube of APOLLO on",
            "god": "the draw of",
        }
        return f"{verb[name]} {god_name(args[0])}"
    if name == "buy":
        return f"the purchase of {god_name(args[0])}"
    if name == "pay":
        return f"the payment of {a_card(args[0])}"
    if name in ("gain", "card"):
        return f"the {'gain' if name == 'gain' else 'sight'} of {a_card(args[0])}"
    if name == "rob":
        return f"that HERACLES takes {a_card(args[1])} of {who(args[0])}"
    if name == "seal":
        return f"the cube of SELENE on {place_name(CITY + args[0])}"
    if name == "starve":
        return f"the STARVATION of {who(args[0])}"
    if name == "plague":
        return f"the choice of {CARD_NAMES[WAR + args[0]]}"
    if name == "city":
        return f"the draw of {city_name(args[0])}"
    assert name == "sand"
    return "the filling of a timer"
