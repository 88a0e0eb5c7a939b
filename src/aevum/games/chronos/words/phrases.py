"""Small phrases that every sentence of the game is made of."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    CARD_NAMES,
    CITY_NAMES,
    EAST,
    EOS,
    GOD_NAMES,
    KEPT,
    MYCENAE,
    NEMESIS,
    STARVATION,
    TEAMS,
    WAR,
)
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.card_kinds import is_wind
from aevum.games.chronos.rules.drafts import offered
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    EXTRA,
    FRONT,
    HELL,
    KINGDOM,
    SQUARE,
    is_city,
    is_kingdom,
    is_square,
)
from aevum.games.chronos.words.briefs import city_brief, god_brief
from aevum.games.phrases import listed, many, who

CUBE_NAMES: Final = ("APOLLO", "NEMESIS", "TROY", "SELENE")
"""Whose the cubes are, as the event of a cube numbers them."""
CLAIM_NAMES: Final = ("the points", "the MONSTERS")
PLAGUE_EFFECTS: Final = (
    "a timer goes into Hell",
    "somebody discards the top card",
    "the game ends, and the highest score wins",
)


def none_or(number: int, noun: str) -> str:
    """Return a number of things, "no card" for 0."""
    return many(number, noun) if number else f"no {noun}"


def partner(sea: Archipelago, seat: int) -> int:
    """Return who wins together with a seat, NONE where everybody plays alone (R15.2)."""
    return (seat + TEAMS) % sea.seats if sea.terms.teams and seat >= 0 else NONE


def cards_on(sea: Archipelago, pile: int) -> int:
    """Return how many cards a pile has; where a game ends by a card, no next one is turned up."""
    return sea.height(pile) or sea.under[pile]


def seconds(ms: int) -> str:
    """Return a span of time to a tenth of a second, never less than it is: "12.3 s"."""
    tenths = -(-ms // 100)
    return f"{tenths // 10}.{tenths % 10} s"


def moment(ms: int) -> str:
    """Return a moment of the game: "1:23.4"."""
    tenths = ms // 100
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"


def card_name(card: int) -> str:
    """Return a card by its name, a hidden one as such."""
    return CARD_NAMES[card] if card >= 0 else "a hidden card"


def a_card(card: int) -> str:
    """Return a card with its article: "a 50", "a HYDRA", "an EAST wind"."""
    article = "an" if card == EAST else "a"
    return f"{article} {CARD_NAMES[card]}{' wind' if is_wind(card) else ''}"


def the_card(card: int) -> str:
    """Return a card that is pointed at: "the 50", "the NORTH wind"."""
    return f"the {a_card(card).split(maxsplit=1)[1]}"


def god_name(god: int) -> str:
    """Return a GOD."""
    return GOD_NAMES[god]


def god_power(sea: Archipelago, god: int) -> str:
    """Return what a GOD does in this match, without a stop."""
    return god_brief(god, sea.terms.numbers).removesuffix(".")


def city_power(sea: Archipelago, city: int) -> str:
    """Return what a CITY does in this match, without a stop."""
    return city_brief(city, sea.terms.numbers).removesuffix(".")


def city_name(city: int) -> str:
    """Return a CITY."""
    return CITY_NAMES[city]


def timer_name(timer: int) -> str:
    """Return a timer as the notation calls it: "timer 1a", "the extra timer"."""
    return "the extra timer" if timer == EXTRA else f"timer {TIMER.words[timer]}"


def first_up(text: str) -> str:
    """Return a text that begins like a sentence."""
    return text[:1].upper() + text[1:]


def pile_name(pile: int) -> str:
    """Return a pile of the archipelago: "pile 3", "Atlantis"."""
    return "Atlantis" if pile == ATLANTIS else f"pile {pile + 1}"


def place_name(place: int, sea: Archipelago | None = None) -> str:
    """Return where a timer can stand; with the table a CITY has its name."""
    if place <= ATLANTIS:
        return pile_name(place)
    if is_city(place):
        tile = place - CITY
        known = sea is not None and tile < len(sea.cities)
        return CITY_NAMES[sea.cities[tile]] if sea and known else f"CITY {tile + 1}"
    if place == HELL:
        return "the first part of Hell"
    if place == DEEP_HELL:
        return "the second part of Hell"
    if is_square(place):
        return f"square {place - SQUARE + 1} of ASCLEPIUS"
    if is_kingdom(place):
        return f"the central pile of {who(place - KINGDOM)}"
    assert place == FRONT
    return "before its owner"


def standing(sea: Archipelago, timer: int) -> str:
    """Return where a timer stands and what sand it has: "on pile 3, 12.0 s left"."""
    place = sea.place[timer]
    left = sea.sand_left(timer)
    sand = f"{seconds(left)} left" if left else "flowed"
    if place == FRONT:
        owner = sea.owner(timer)
        return f"before {'you' if owner == sea.viewer else who(owner)}, {sand}"
    word = "in" if place in (HELL, DEEP_HELL) else "on"
    return f"{word} {place_name(place, sea)}, {sand}"


def top_words(sea: Archipelago, pile: int) -> str:
    """Return the top card of a pile in brackets, with a space before: " (50)"."""
    return f" ({card_name(sea.tops[pile])})" if sea.tops[pile] >= 0 else ""


def plague_effect(card: int) -> str:
    """Return what a PLAGUE does."""
    return PLAGUE_EFFECTS[0 if card == WAR else 1 if card == STARVATION else 2]


def offered_cards(packed: int) -> list[int]:
    """Return the cards of an offering, as the question to HERMES packs them."""
    return [card for card in range(KEPT) for _ in range(offered(packed, card))]


def askers(sea: Archipelago, to: int) -> str:
    """Return for whose sake somebody gets a penalty: "NEMESIS", "NEMESIS or EOS", or ""."""
    found = [god_name(god) for god in (NEMESIS, EOS) if sea.holder[god] == to >= 0]
    if sea.ruler(MYCENAE) == to:
        found.append(city_name(MYCENAE))
    return listed(found, "or")
