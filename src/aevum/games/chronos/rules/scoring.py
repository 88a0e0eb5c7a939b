"""What a kingdom is worth, and what is enough to win."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.games.chronos.data import (
    AEOLUS,
    ALEXANDRIA,
    AMPHITRITE,
    APHRODITE,
    ARTEMIS,
    ASCLEPIUS,
    ATHENS,
    CALYPSO,
    CERBERUS,
    CYCLOPS,
    HELIOS,
    HERA,
    HESTIA,
    HUNDRED,
    KEPT,
    NORTH,
    PAN,
    PERSEPHONE,
    SPHINX,
    TEN,
    TWENTY,
    VALUES,
    WINDS,
    ZEUS,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.card_kinds import is_monster
from aevum.games.chronos.rules.places import (
    BIT,
    DEEP_HELL,
    HELL,
    LAST_SQUARE,
    is_city,
    is_hell,
)

WINNING_GODS: Final = BIT[ZEUS] | BIT[CALYPSO] | BIT[HESTIA] | BIT[CERBERUS] | BIT[ASCLEPIUS]
BOTH_MONSTERS: Final = 3


def value(sea: Archipelago, seat: int, card: int) -> int:
    """Return what a card of a central pile is worth to a seat; one that is not seen, nothing."""
    if card < 0:
        return 0
    if (card in (TEN, TWENTY)) and sea.has(seat, HELIOS):
        return sea.terms.numbers.helios
    if is_monster(card) and sea.has(seat, ARTEMIS):
        return sea.terms.numbers.artemis
    return VALUES[card]


def different_winds(sea: Archipelago, seat: int) -> int:
    """Return how many different WINDs a seat has, those of AEOLUS and ALEXANDRIA included."""
    found = 0
    first: i64 = seat * WINDS
    for place in range(first, first + WINDS):
        number: i64 = sea.winds[place]
        if number:
            found += 1
    if not sea.gods[seat] and not sea.sway[seat]:
        return found
    found += int(sea.has(seat, AEOLUS)) + int(sea.rules(seat, ALEXANDRIA))
    return min(WINDS, found)


def points(sea: Archipelago, seat: int) -> int:
    """Return the points before any factor."""
    total = 0
    hoard = sea.hoards[seat]
    if not sea.gods[seat] and not sea.sway[seat]:
        for card in hoard:
            if card > 0:
                total += VALUES[card]
        return total
    numbers = sea.terms.numbers
    for card in hoard:
        total += value(sea, seat, card)
    if hoard and sea.has(seat, AMPHITRITE):
        total += (numbers.amphitrite - 1) * value(sea, seat, hoard[-1])
    if sea.has(seat, PAN):
        total += numbers.pan * sea.gods[seat].bit_count()
    if sea.rules(seat, ATHENS):
        total += numbers.athens
    if sea.has(seat, SPHINX) or sea.has(seat, PERSEPHONE):
        for timer in sea.timers:
            if sea.owner(timer) == seat:
                place = sea.place[timer]
                total += numbers.sphinx * int(is_city(place) and sea.has(seat, SPHINX))
                total += numbers.persephone * int(is_hell(place) and sea.has(seat, PERSEPHONE))
    return total


def score(sea: Archipelago, seat: int) -> int:
    """Return a seat's score: points, times the WINDs, times two with APHRODITE."""
    total = points(sea, seat)
    if total == 0:
        return 0
    return total * max(1, different_winds(sea, seat)) * times(sea, seat)


def times(sea: Archipelago, seat: int) -> int:
    """Return how many times a score counts: twice with APHRODITE."""
    return sea.terms.numbers.aphrodite if sea.has(seat, APHRODITE) else 1


def target(sea: Archipelago, seat: int) -> int:
    """Return the score with which a seat may claim to have won."""
    against_hera = sea.holder[HERA] >= 0 and sea.holder[HERA] != seat
    return sea.terms.numbers.hera_target if against_hera else sea.terms.numbers.target


def has_points(sea: Archipelago, seat: int) -> bool:
    """Tell whether a claim of points is true."""
    return score(sea, seat) >= target(sea, seat)


def has_monsters(sea: Archipelago, seat: int) -> bool:
    """Tell whether a claim of MONSTERS is true."""
    found = sea.monsters(seat)
    return found == BOTH_MONSTERS or (found > 0 and sea.has(seat, CYCLOPS))


def winning_god(sea: Archipelago, seat: int) -> int:
    """Return the GOD that makes a seat win without a claim, NONE if none does."""
    gods = sea.gods[seat]
    if not gods & WINNING_GODS:
        return NONE
    if sea.has(seat, ZEUS):
        return ZEUS
    numbers = sea.terms.numbers
    if sea.has(seat, CERBERUS) and sea.company[HELL] + sea.company[DEEP_HELL] >= numbers.cerberus:
        return CERBERUS
    if sea.has(seat, ASCLEPIUS) and _is_healed(sea, seat):
        return ASCLEPIUS
    counts = sea.kept[seat * KEPT : (seat + 1) * KEPT]
    if sea.has(seat, CALYPSO) and KEPT - counts.count(0) >= numbers.calypso:
        return CALYPSO
    if sea.has(seat, HESTIA) and max(counts) >= numbers.hestia:
        return HESTIA
    return NONE


def _is_healed(sea: Archipelago, seat: int) -> bool:
    """Tell whether a timer of a seat has flowed on the last square of ASCLEPIUS."""
    if sea.company[LAST_SQUARE] == 0:
        return False
    return any(
        sea.place[timer] == LAST_SQUARE and sea.ends[timer] <= sea.now and sea.owner(timer) == seat
        for timer in sea.timers
    )


def visible_score(sea: Archipelago, seat: int) -> int:
    """Return what everybody can see of a kingdom: its top card, times its WINDs."""
    hoard = sea.hoards[seat]
    top = value(sea, seat, hoard[-1]) if hoard else 0
    return top * max(1, different_winds(sea, seat))


def leader(sea: Archipelago, seat: int, unsafe: bool) -> int:
    """Return the opponent who leads by what is seen; `unsafe`: who has a timer for Hell."""
    best, best_score = NONE, -1
    for other in range(sea.seats):
        if other == seat or (unsafe and target_timer(sea, other) == NONE):
            continue
        seen = visible_score(sea, other) * 100 + sea.riches[other]
        if seen > best_score:
            best, best_score = other, seen
    return best


def target_timer(sea: Archipelago, seat: int) -> int:
    """Return the timer of a seat that is nearest to having flowed, NONE if all are safe."""
    best, best_left = NONE, -1
    for timer in sea.timers:
        if sea.owner(timer) == seat and not sea.safe(timer):
            left = sea.sand_left(timer)
            if best == NONE or left < best_left:
                best, best_left = timer, left
    return best


def lowest_card(sea: Archipelago, seat: int, cards: list[int]) -> int:
    """Return the card that costs least to give: the lowest, a WIND only if there is no other.

    A MONSTER is given like a 100 at least.
    """
    best, best_value = NONE, 0
    for card in cards:
        worth = 1000 if card >= NORTH else value(sea, seat, card)
        if is_monster(card):
            worth = max(worth, VALUES[HUNDRED])
        if best == NONE or worth < best_value:
            best, best_value = card, worth
    return best
