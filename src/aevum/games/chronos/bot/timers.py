"""Where the bot's timers go, and which cards they take."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.place_values import leaving_cost, prospect, staying
from aevum.games.chronos.moves import GO, TAKE
from aevum.games.chronos.rules.places import (
    BIT,
    FRONT,
    PLACES,
    is_kingdom,
    is_pile,
)
from aevum.games.chronos.rules.reach import (
    common,
    destinations,
    obstacle,
    takes_from,
    taking,
)

LEAST: Final = 1  # least gain of a move over staying
PROMISE: Final = 1_000  # value of keeping a promise


class Course:
    """A timer's move, and its gain over staying."""

    def __init__(self, move: int, gain: int) -> None:
        self.move = move
        self.gain = gain


def best_course(look: Outlook, patient: int) -> Course:
    """Return the best move of a timer; the move is NONE if all should stay.

    `patient` are the timers that hold out in a freeze, as a set of bits.
    """
    sea, seat = look.sea, look.seat
    best = Course(NONE, LEAST - 1)
    places = common(sea, seat)
    for timer in sea.timers:
        if look.free(timer):
            course = _course(look, timer, places, patient >> timer & 1 == 1)
            if course.gain > best.gain:
                best = course
    return best


def _course(look: Outlook, timer: int, places: int, patient: bool) -> Course:
    """Return the best move of one timer."""
    sea, seat = look.sea, look.seat
    place = sea.place[timer]
    reached = destinations(sea, seat, timer, places)
    prize = 0
    if takes_from(sea, seat, place) and obstacle(sea, seat, place) == "":
        prize = look.prize(place)
    takes = prize > 0
    if place == look.promised:
        reached &= ~BIT[place]
    if takes:
        reached = taking(sea, seat, timer, reached)
    to, worth = _best_place(look, place, reached & (look.seen | BIT[FRONT]), takes)
    if to == NONE:
        return Course(NONE, 0)
    gain = prize
    if not takes:
        gain = -_left_behind(look, timer, place) if patient else 0
    gain += worth - (0 if takes else staying(look, timer, patient))
    if prize >= VICTORY:
        gain += VICTORY
    if place == look.promised:
        gain += PROMISE
    return Course((TAKE if takes else GO) + timer * PLACES + to, gain)


def _left_behind(look: Outlook, timer: int, place: int) -> int:
    """Return the cost if another player is then alone on a card."""
    if not is_pile(place) and not is_kingdom(place):
        return 0
    return leaving_cost(look, look.company(place, timer)) // 2


def _best_place(look: Outlook, place: int, reached: int, takes: bool) -> tuple[int, int]:
    """Return where to flip a timer, and the value of that."""
    best, best_worth = NONE, 0
    to = 0
    while reached:
        if reached & 1 and (takes or to != place or not is_pile(to)):
            worth = prospect(look, to, place if takes else NONE) * (100 + look.blur[to]) // 100
            if best == NONE or worth > best_worth:
                best, best_worth = to, worth
        reached >>= 1
        to += 1
    return best, best_worth
