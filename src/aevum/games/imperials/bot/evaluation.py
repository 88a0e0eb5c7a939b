"""The value of a position for a seat, from what a mask or the truth shows."""

from typing import Final

from aevum.games.imperials.bot.defence import SURE, Stakes, attack_chance
from aevum.games.imperials.bot.income import (
    CARD_WORTH,
    POINT,
    in_points,
    income_of,
    rolls_left,
    worth,
)
from aevum.games.imperials.bot.mind import FORMER_MIND
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.data import CARDS, COLOURS
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.realm import PIECES, ROAD_COUNT, Realm

OVER: Final = 1000 * POINT
HELD: Final = 300  # value of an action card
ROAD: Final = 60
DRAWS: Final = 12  # value of a level of improvement, for each roll that is left


def evaluate(realm: Realm, seat: int) -> int:
    """Return how far a seat is ahead of the best other, in thousandths of a point."""
    if realm.over():
        ranks = realm.ranks()
        return OVER if ranks[seat] == 1 else -OVER
    best = -OVER
    for other in range(realm.seats):
        if other != seat:
            best = max(best, standing(realm, other))
    return standing(realm, seat) - best


def standing(realm: Realm, seat: int) -> int:
    """Return the value of what a seat has: points, income, cards, and what these lead to."""
    rolls = rolls_left(realm)
    value = POINT * (realm.points[seat] + realm.hidden_points(seat))
    value += in_points(worth(realm, income_of(realm, seat), seat, FORMER_MIND), rolls)
    value += HELD * cards_held(realm, seat) - HELD * realm.treasures(seat)
    value += ROAD * min(realm.pieces[seat * PIECES + ROAD_COUNT], realm.route[seat] + 2)
    if realm.wonders:
        for colour in range(COLOURS):
            level = realm.levels[seat * COLOURS + colour]
            strategic = level >= realm.terms.numbers.strategic_level
            value += DRAWS * rolls * level + (2 * HELD if strategic else 0)
        stakes = Stakes(realm, seat)
        value += stakes.outcome(stakes.now) * attack_chance(realm, 2 * realm.seats) // SURE
    if realm.hands[seat * CARDS] < 0:
        return value + realm.sizes[seat] * CARD_WORTH * 2 // 3
    outlook = Outlook(realm, seat, FORMER_MIND)
    return value + outlook.prospect(outlook.hand) // 2
