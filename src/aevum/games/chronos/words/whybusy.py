"""Why nothing of a kind can be done just now: a hand, a win, an open choice, a command begun."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NEVER, NONE
from aevum.games.chronos.data import CITY_TILES, PANTHEON, POWERS_WITHIN
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import (
    ACT,
    HECATE_ASK,
    HERMES_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.hands import hand_free, power_free
from aevum.games.chronos.rules.places import CITY
from aevum.games.chronos.words.phrases import askers, city_name, god_name
from aevum.games.phrases import many, who

OPEN: Final = {
    WAR_ASK: "WAR asks you for a timer",
    STARVE_ASK: "STARVATION asks you for an opponent",
    HECATE_ASK: "HECATE asks you for a PLAGUE",
    HERMES_ASK: "HERMES asks you for a card of the offering",
}
"""Choices in flight in a few words; a penalty names who gets it."""


def god_rule(god: int) -> str:
    """Return the paragraph of a GOD."""
    return PANTHEON[god].rule


def city_rule(city: int) -> str:
    """Return the paragraph of a CITY."""
    return CITY_TILES[city].rule


def why_late(sea: Archipelago, seat: int) -> str:
    """Return why no command is taken from a seat in this instant, "" if one is."""
    if not hand_free(sea, seat):
        left = sea.hand[seat] - sea.now
        hand = sea.terms.numbers.hand
        return f"R13.1: one command in {hand} ms; your hand is free again in {left} ms."
    if sea.settled != NEVER:
        return "R7.6: somebody has won, and only claims of this instant are heard."
    return ""


def why_busy(sea: Archipelago, seat: int) -> str:
    """Return why a seat may do nothing but move timers or go on with what it began."""
    return why_late(sea, seat) or why_owing(sea, seat) or why_begun(sea, seat)


def why_owing(sea: Archipelago, seat: int) -> str:
    """Return which open choice of a seat comes first."""
    for ask in sea.asks:
        if ask.seat == seat and ask.kind != ACT:
            asks = OPEN.get(ask.kind) or f"you owe {who(ask.subject)} a card"
            reason = askers(sea, ask.subject) if ask.kind == PENALTY_ASK else ""
            by = f" by {reason}" if reason else ""
            return f"R13.5: {asks}{by}; until that is settled you may only move timers."
    if sea.owes(seat):
        return "R13.5: you owe a card; until it is given you may only move timers."
    return ""


def why_begun(sea: Archipelago, seat: int) -> str:
    """Return which command of a seat is not complete yet."""
    if not sea.drafts[seat]:
        return ""
    return f"R8.3: you are putting together {draft_name(sea, seat)}; go on with it, or drop it."


def draft_name(sea: Archipelago, seat: int) -> str:
    """Return what a seat is putting together."""
    first = sea.drafts[seat][0]
    row = MOVES.row(first)
    args = row.args(first)
    if row.name == "offer":
        return f"an offering for {god_name(args[0])}"
    if row.name == "buy":
        return f"a purchase of {god_name(args[0])} by GAIA"
    names = {"free": "CASSANDRA", "rob": "HERACLES", "bring": "SPARTA"}
    return f"a command of {names.get(row.name, row.name.upper())}"


def why_tired(sea: Archipelago, seat: int) -> str:
    """Return why no repeatable power can be used so soon."""
    if power_free(sea, seat):
        return ""
    powers = sea.terms.numbers.powers
    left = sea.uses[seat * powers] + POWERS_WITHIN - sea.now
    return f"R13.2: {many(powers, 'power')} within a second; the next one in {left} ms."


def why_no_god(sea: Archipelago, seat: int, god: int) -> str:
    """Return why a seat has not the power of a GOD, "" if it has."""
    if sea.has(seat, god):
        return ""
    if sea.holder[god] == ABSENT:
        return f"{god_rule(god)}: {god_name(god)} is not in this game."
    owner = "is in the temple" if sea.holder[god] == TEMPLE else f"is {who(sea.holder[god])}'s"
    return f"{god_rule(god)}: that is a power of {god_name(god)}, who {owner}."


def why_no_city(sea: Archipelago, seat: int, city: int) -> str:
    """Return why a seat has not the power of a CITY, "" if it has."""
    if sea.ruler(city) == seat:
        return ""
    place = sea.slot[city]
    if place == NONE:
        return f"{city_rule(city)}: {city_name(city)} is not in this game."
    guest = sea.guest[place - CITY]
    if guest == NONE or sea.owner(guest) != seat:
        return f"{city_rule(city)}: you have no timer on {city_name(city)}."
    return f"R9.40: the cube of SELENE lies on {city_name(city)}; only her owner has its power."


def why_nobody(sea: Archipelago, seat: int) -> str:
    """Refuse a player who is not at the table."""
    return f"R1.1: there is no {who(seat)} at this table." if seat >= sea.seats else ""
