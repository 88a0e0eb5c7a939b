"""The points of a kingdom, and what is enough to win."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.games.chronos.data import (
    HUNDRED,
    NORTH,
    VALUES,
    WINDS,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.card_kinds import is_monster

BOTH_MONSTERS: Final = 3


def value(sea: Archipelago, seat: int, card: int) -> int:
    """Return the points of a card of a central pile for a seat; 0 for a hidden one."""
    if card < 0:
        return 0
    pantheon = sea.terms.pantheon
    gods: i64 = sea.gods[seat]
    if gods & pantheon.valuing_set:
        for god in pantheon.valuing:
            if gods >> god & 1:
                worth = pantheon.gods[god].card_value(sea.terms.numbers, card)
                if worth != NONE:
                    return worth
    return VALUES[card]


def different_winds(sea: Archipelago, seat: int) -> int:
    """Return how many different WINDs a seat has, including those of its GODs and CITIES."""
    found = 0
    first: i64 = seat * WINDS
    for place in range(first, first + WINDS):
        number: i64 = sea.winds[place]
        if number:
            found += 1
    gods: i64 = sea.gods[seat]
    sway: i64 = sea.sway[seat]
    if gods == 0 and sway == 0:
        return found
    pantheon = sea.terms.pantheon
    for god in pantheon.windy_gods:
        if gods >> god & 1:
            found += pantheon.gods[god].winds
    for city in pantheon.windy_cities:
        if sway >> city & 1:
            found += pantheon.cities[city].winds
    return min(WINDS, found)


def points(sea: Archipelago, seat: int) -> int:
    """Return the points before any factor."""
    total = 0
    hoard = sea.hoards[seat]
    gods: i64 = sea.gods[seat]
    sway: i64 = sea.sway[seat]
    if gods == 0 and sway == 0:
        for card in hoard:
            if card > 0:
                total += VALUES[card]
        return total
    pantheon = sea.terms.pantheon
    for card in hoard:
        total += value(sea, seat, card)
    if gods & pantheon.counting_set:
        for god in pantheon.counting_gods:
            if gods >> god & 1:
                total += pantheon.gods[god].points(sea, seat)
    if sway:
        for city in pantheon.counting_cities:
            if sway >> city & 1:
                total += pantheon.cities[city].points(sea, seat)
    return total


def score(sea: Archipelago, seat: int) -> int:
    """Return a seat's score: points, times the WINDs, times the factor of its GODs."""
    total = points(sea, seat)
    if total == 0:
        return 0
    return total * max(1, different_winds(sea, seat)) * times(sea, seat)


def times(sea: Archipelago, seat: int) -> int:
    """Return how many times a score counts."""
    found = 1
    pantheon = sea.terms.pantheon
    if sea.held_gods & pantheon.multiplying_set:
        for god in pantheon.multiplying:
            if sea.gods[seat] >> god & 1:
                found *= pantheon.gods[god].factor(sea.terms.numbers)
    return found


def target(sea: Archipelago, seat: int) -> int:
    """Return the score with which a seat may claim to have won."""
    numbers, pantheon = sea.terms.numbers, sea.terms.pantheon
    found = numbers.target
    if sea.held_gods & pantheon.goal_setting_set:
        for god in pantheon.goal_setting:
            owner = sea.holder[god]
            if owner >= 0 and owner != seat:
                found = pantheon.gods[god].goal(numbers)
    return found


def has_points(sea: Archipelago, seat: int) -> bool:
    """Return whether a claim of points is true."""
    return score(sea, seat) >= target(sea, seat)


def has_monsters(sea: Archipelago, seat: int) -> bool:
    """Return whether a claim of MONSTERS is true."""
    found = sea.monsters(seat)
    if found == BOTH_MONSTERS:
        return True
    return found > 0 and sea.gods[seat] & sea.terms.pantheon.one_monster_set != 0


def winning_god(sea: Archipelago, seat: int) -> int:
    """Return the GOD that makes a seat win without a claim, NONE if none does."""
    pantheon = sea.terms.pantheon
    gods = sea.gods[seat]
    if gods & pantheon.winning_set:
        for god in pantheon.winning:
            if gods >> god & 1 and pantheon.gods[god].wins(sea, seat):
                return god
    return NONE


def visible_score(sea: Archipelago, seat: int) -> int:
    """Return the visible points of a kingdom: its top card, times its WINDs."""
    hoard = sea.hoards[seat]
    top = value(sea, seat, hoard[-1]) if hoard else 0
    return top * max(1, different_winds(sea, seat))


def leader(sea: Archipelago, seat: int, unsafe: bool) -> int:
    """Return the opponent who visibly leads; `unsafe`: among those with a timer for Hell."""
    best, best_score = NONE, -1
    for other in range(sea.seats):
        if other == seat or (unsafe and target_timer(sea, other) == NONE):
            continue
        seen = visible_score(sea, other) * 100 + sea.riches[other]
        if seen > best_score:
            best, best_score = other, seen
    return best


def target_timer(sea: Archipelago, seat: int) -> int:
    """Return the timer of a seat that runs out next, NONE if all are safe."""
    best, best_left = NONE, -1
    for timer in sea.timers:
        if sea.owner(timer) == seat and not sea.safe(timer):
            left = sea.sand_left(timer)
            if best == NONE or left < best_left:
                best, best_left = timer, left
    return best


def lowest_card(sea: Archipelago, seat: int, cards: list[int]) -> int:
    """Return the cheapest card to give: the lowest, a WIND only if there is no other.

    A MONSTER counts at least like a 100.
    """
    best, best_value = NONE, 0
    for card in cards:
        worth = 1000 if card >= NORTH else value(sea, seat, card)
        if is_monster(card):
            worth = max(worth, VALUES[HUNDRED])
        if best == NONE or worth < best_value:
            best, best_value = card, worth
    return best
