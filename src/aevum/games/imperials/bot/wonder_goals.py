"""Goals of Wonders & Warriors: improvements, wonders, warriors against the dragon."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.defence import SURE, Stakes, attack_chance, idle_at
from aevum.games.imperials.bot.goals import Needs
from aevum.games.imperials.bot.income import CARD_WORTH, PER_ROLL, POINT, granary
from aevum.games.imperials.bot.mind import PERCENT
from aevum.games.imperials.bot.placing import best_post
from aevum.games.imperials.bot.robbing import robbed
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    CRANE,
    DICE,
    RESOURCES,
)
from aevum.games.imperials.moves import ACTIVATE, IMPROVE, PLAY, UPGRADE, WARRIOR
from aevum.games.imperials.rules.improving import (
    free_towns,
    gains_wonder,
    improved_fully,
    improvement_cost,
    level,
)
from aevum.games.imperials.rules.realm import KINDS, PIECES, TOWN_COUNT, Realm
from aevum.games.imperials.rules.warriors import force, in_supply, upgradable, warriors_of

DECK_WORTH: Final = (430, 430, 380)  # value of a card of each colour
GUARD: Final = 150  # value of a warrior besides the dragon: it chases robbers, blocks roads


def find_wonders(realm: Realm, seat: int, needs: Needs) -> None:
    """Find what can be built in this mode only."""
    if realm.pieces[seat * PIECES + TOWN_COUNT]:
        for colour in range(COLOURS):
            _find_improvement(needs, colour)
    _find_warriors(needs)


# Improvements


def _find_improvement(needs: Needs, colour: int) -> None:
    realm, seat = needs.realm, needs.seat
    numbers = realm.terms.numbers
    if improved_fully(realm, seat, colour):
        return
    now = level(realm, seat, colour)
    gains = gains_wonder(realm, seat, colour)
    if gains and not free_towns(realm, seat):
        return
    points = numbers.wonder_points if gains else 0
    more = improvement_worth(needs, colour, now + 1) * needs.mind.colours[colour] // PERCENT
    if gains and now + 1 == numbers.levels:
        more += POINT  # another loses it
    elif gains and _chased(realm, seat, colour, now + 1):
        more -= POINT // 2
    cost = [0] * CARDS
    cost[RESOURCES + colour] = improvement_cost(realm, seat, colour, 0)
    needs.add(points, more, cost, IMPROVE + colour)
    if realm.cards[seat * KINDS + CRANE] > 0:
        cost = cost[:]
        cost[RESOURCES + colour] = improvement_cost(realm, seat, colour, numbers.crane_discount)
        needs.add(points, more, cost, PLAY + CRANE)


def improvement_worth(needs: Needs, colour: int, new: int) -> int:
    """Return the value of reaching a level besides points: more cards, and later levels."""
    realm, seat = needs.realm, needs.seat
    numbers = realm.terms.numbers
    chances = numbers.draw_levels.count(new) * numbers.event_faces[colour]
    value = needs.rolls * chances * DECK_WORTH[colour] // (DICE * len(numbers.faces))
    strategic, wonder = numbers.strategic_level, numbers.wonder_level
    if new == strategic:
        value += _strategic_worth(needs, colour)
    elif new < strategic:
        value += _strategic_worth(needs, colour) // (2 * (strategic + 1 - new))
    if new < wonder and realm.wonder_of[colour] == NONE:
        value += POINT // (wonder + 1 - new)
    elif new == numbers.levels and realm.wonder_of[colour] == seat:
        value += POINT // 2  # nobody can take it any more
    return value


def _strategic_worth(needs: Needs, colour: int) -> int:
    realm, seat = needs.realm, needs.seat
    if colour == 0:
        return granary(realm, seat) * needs.rolls * CARD_WORTH // PER_ROLL
    if colour == 1:
        goods = needs.income[RESOURCES] + needs.income[RESOURCES + 1] + needs.income[RESOURCES + 2]
        return 200 + goods * needs.rolls * CARD_WORTH // (4 * PER_ROLL)
    return 300


def _chased(realm: Realm, seat: int, colour: int, new: int) -> bool:
    """Return whether somebody else has as many improvements of a colour."""
    return any(other != seat and level(realm, other, colour) >= new for other in range(realm.seats))


# Warriors


def _find_warriors(needs: Needs) -> None:
    """New warriors, stronger ones, and active ones while the dragon is near."""
    realm, seat = needs.realm, needs.seat
    numbers = realm.terms.numbers
    stakes = Stakes(realm, seat)
    soon = attack_chance(realm, realm.seats)
    later = attack_chance(realm, 3 * realm.seats)
    idle = idle_at(realm, seat)
    for corner in idle[:1]:
        value = stakes.urge(0) * force(realm, corner) * soon // SURE
        if corner in realm.hexes.tile_corners[realm.robber]:
            value += robbed(realm, seat)  # it can chase them in the next turn
        needs.add(0, value, list(numbers.activation_cost), ACTIVATE + corner)
    asleep = 0
    for corner in idle:
        asleep += force(realm, corner)
    urge = stakes.urge(asleep)
    share = needs.mind.warrior
    if in_supply(realm, seat, 1):
        where = best_post(realm, seat)
        if where != NONE:
            both = zip(numbers.warrior_cost, numbers.activation_cost, strict=True)
            cost = [one + other for one, other in both]
            value = (GUARD + urge * later // SURE) * share // PERCENT
            needs.add(0, value, cost, WARRIOR + where)
    for corner in warriors_of(realm, seat):
        if upgradable(realm, seat, corner):
            value = (GUARD // 2 + urge * later // SURE) * share // PERCENT
            needs.add(0, value, list(numbers.upgrade_cost), UPGRADE + corner)
            break
