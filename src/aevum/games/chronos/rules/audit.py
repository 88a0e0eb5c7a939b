"""What is always true: no card and no timer is lost, and nobody shares a CITY."""

from aevum.core.state import NONE
from aevum.games.chronos.data import CARDS, CHRONOS, NORTH, WINDS, ZERO
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.places import (
    AWAY,
    BIT,
    CITY,
    EXTRA,
    FRONT,
    HELL,
    OWN,
    PILES,
    PLACES,
)
from aevum.games.chronos.rules.setup import deck, uses_zeros


def audit(sea: Archipelago) -> str:
    """Return "", or a sentence on what is wrong."""
    return _cards(sea) or _timers(sea) or _piles(sea)


def _cards(sea: Archipelago) -> str:
    """Every card is in a pile, a kingdom or the discard, and only once."""
    counts = [0] * CARDS
    for pool in [*sea.pools, sea.discard]:
        for card, number in enumerate(pool):
            counts[card] += number
    for row in [*sea.hoards, sea.tops, sea.atlantis]:
        for card in row:
            if card != NONE:
                counts[card] += 1
    for place, number in enumerate(sea.winds):
        counts[NORTH + place % WINDS] += number
    counts[ZERO] += sea.zeros
    wanted = deck(sea.terms)
    drawing = len(sea.tasks) > 0 and not sea.layers
    if uses_zeros(sea):
        wanted[ZERO] = 0 if drawing or len(sea.pools) > len(sea.layers) else sea.terms.numbers.zeros
    if counts != wanted:
        return f"cards are {counts}, not {wanted}"
    return "" if sum(sea.discard) == sea.discarded else "the discard is miscounted"


def _timers(sea: Archipelago) -> str:
    company = [0] * (PLACES + 1)
    for timer in sea.timers:
        if sea.place[timer] == AWAY:
            return "a timer of the game is nowhere"
        company[sea.place[timer]] += 1
    if company[:PLACES] != sea.company[:PLACES]:
        return "timers are miscounted"
    if max(company[CITY:HELL]) > 1:
        return "two timers share a CITY"
    for tile, guest in enumerate(sea.guest):
        if guest != NONE and sea.place[guest] != CITY + tile:
            return "a CITY has a guest that is elsewhere"
    for seat in range(sea.seats):
        if sea.sway[seat] != sum([BIT[city] for city in sea.cities if sea.ruler(city) == seat]):
            return "a CITY has the wrong ruler"
    if (EXTRA in sea.timers) != (sea.holder[CHRONOS] >= 0):
        return "the timer of CHRONOS is in the wrong game"
    own = [timer for timer in sea.timers if timer != EXTRA]
    if len(own) % sea.seats or any(timer // OWN >= sea.seats for timer in own):
        return "timers are lost"
    return "" if company[FRONT] <= len(sea.timers) else "too many timers are in front of players"


def _piles(sea: Archipelago) -> str:
    if len(sea.pools) > len(sea.layers):
        return ""  # the piles of a rematch are not dealt yet
    for pile in range(PILES):
        lower = sum([layer[pile] for layer in sea.layers])
        if pile == PILES - 1:
            lower = len(sea.atlantis)
        if lower != sea.under[pile]:
            return f"pile {pile} has {sea.under[pile]} cards under its top, not {lower}"
    for layer, pool in zip(sea.layers, sea.pools, strict=False):
        if sum(layer) != sum(pool) and not sea.tasks:
            return "unseen cards are miscounted"
    return ""
