"""What to do after one look at the table, without any haste."""

from typing import Final

from aevum.core.state import NEVER, NONE, WAIT
from aevum.games.chronos.bot.answers import answer
from aevum.games.chronos.bot.hell import best_target, bring, send_worth
from aevum.games.chronos.bot.judges.powers import best_power, power_line
from aevum.games.chronos.bot.offerings import best_offering, offering_line
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.timers import best_course
from aevum.games.chronos.data import GODS, SPARTA
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    CLAIM,
    DROP,
    FREE,
    FREEZE,
    GO,
    OFFER,
    TAKE,
)
from aevum.games.chronos.rules.endings import MONSTERS_CLAIM, POINTS_CLAIM
from aevum.games.chronos.rules.places import PLACES
from aevum.games.chronos.rules.scoring import has_monsters, has_points

FETCH: Final = 18  # least value of a timer that is fetched to SPARTA


def claim(look: Outlook, legal: list[int]) -> int:
    """Return a claim that is true, NONE if there is none."""
    if has_points(look.sea, look.seat) and CLAIM + POINTS_CLAIM in legal:
        return CLAIM + POINTS_CLAIM
    if has_monsters(look.sea, look.seat) and CLAIM + MONSTERS_CLAIM in legal:
        return CLAIM + MONSTERS_CLAIM
    return NONE


def decide(look: Outlook, legal: list[int], patient: int) -> int:
    """Return the best move, WAIT if nothing improves the position."""
    move = _think(look, legal, patient)
    return move if move in legal else WAIT


def _think(look: Outlook, legal: list[int], patient: int) -> int:
    sea, seat = look.sea, look.seat
    true = claim(look, legal)
    if true != NONE:
        return true
    for place in range(sea.seats, len(sea.asks)):
        if sea.asks[place].seat == seat:
            return answer(look, sea.asks[place])
    if sea.drafts[seat]:
        return _go_on(look, legal, patient)
    if look.end_now() >= VICTORY:
        if FREEZE in legal:
            return FREEZE
        if sea.countdown != NEVER:
            return WAIT
    return _act(look, legal, 0 if sea.countdown != NEVER else patient)


def _act(look: Outlook, legal: list[int], patient: int) -> int:
    """Return the best of a timer's move, an offering and a power."""
    course = best_course(look, patient)
    best, best_gain = course.move, course.gain
    if not look.sea.cities or not look.inventive:
        return best
    line, worth = best_offering(look, legal)
    if line and worth > best_gain:
        best, best_gain = line[0], worth
    line, worth = best_power(look, legal)
    if line and worth > best_gain:
        best, best_gain = line[0], worth
    if best == course.move and best != NONE:
        return _with_sparta(look, legal, best)
    return best


def _with_sparta(look: Outlook, legal: list[int], move: int) -> int:
    """Return what comes before a timer leaves SPARTA: another may be fetched there."""
    sea = look.sea
    timer = (move - GO if move < TAKE else move - TAKE) // PLACES
    place = sea.place[timer]
    if place != sea.slot[SPARTA] or sea.ruler(SPARTA) != look.seat:
        return move
    others = [each for each in sea.timers if sea.owner(each) != look.seat]
    best = best_target(look, others)
    if best != NONE and send_worth(look, best) >= FETCH and bring(look, best) in legal:
        return bring(look, best)
    return move


def _go_on(look: Outlook, legal: list[int], patient: int) -> int:
    """Return the next part of a command that has begun."""
    draft = look.sea.drafts[look.seat]
    first = draft[0]
    if BRING <= first < OFFER:
        move = best_course(look, patient).move
        return move if move in legal else DROP
    if OFFER <= first < FREE:
        line, _ = offering_line(look, (first - OFFER) % GODS, first >= BUY)
    else:
        line, _ = power_line(look, first)
    for move in line[1:]:
        if move in legal and draft.count(move) < line.count(move):
            return move
    return DROP
