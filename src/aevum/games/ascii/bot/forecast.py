"""Whether this turn is the last: what the standard bot expects of everybody's Development."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.bot.draft import Draft
from aevum.games.ascii.bot.evaluation import turns_left
from aevum.games.ascii.bot.judges.buildings import judges_of
from aevum.games.ascii.bot.planning import plan
from aevum.games.ascii.bot.sketch import Outlook
from aevum.games.ascii.bot.traits import Traits
from aevum.games.ascii.bot.weights import POINT, weights
from aevum.games.ascii.data import COLONY, DICE, MOODS, STAFFED_KINDS
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE
from aevum.games.ascii.rules.colonies import usable
from aevum.games.ascii.rules.empire import RUIN, kind_of, owner_of, state_of
from aevum.games.ascii.rules.mediterranean import BIT, Mediterranean

DESPAIR: Final = 6  # boxes of Unhappiness with which an Empire may end the game by edicts alone
PATIENCE: Final = 15  # the turn after which a bot that is a little behind ends the game too
CONCEDED: Final = 300  # added with every turn, in hundredths of a point
SHARED_GOLD: Final = 60  # the cost of a Gold for another, in hundredths of a point


def outlook(sea: Mediterranean, seat: int, last: bool, left: int, traits: Traits) -> Outlook:
    """Return what a seat's plan depends on besides its sheet."""
    numbers = sea.terms.numbers
    look = Outlook(sea, seat, last, weights(numbers, left, traits), judges_of(sea.terms))
    for other in range(sea.seats):
        if other == seat:
            continue
        if sea.empires[other].sails() or sea.neighbour(seat, other):
            look.shared += SHARED_GOLD * numbers.caravan_share
        if sea.empires[seat].colonies and usable(sea, seat, other):
            _add_hosts(sea, seat, other, look)
    return look


def _add_hosts(sea: Mediterranean, seat: int, host: int, look: Outlook) -> None:
    for each in sea.empires[host].buildings:
        if kind_of(each) == COLONY and owner_of(each) == seat and state_of(each) != RUIN:
            first = host * STAFFED_KINDS
            look.hosts += sea.hosts[first : first + STAFFED_KINDS]


def final_plan(sea: Mediterranean, seat: int, traits: Traits) -> Draft:
    """Return what a seat would do if this were the last turn."""
    empire = sea.empires[seat]
    if sea.seats <= traits.counts_dice and sea.phase < DEVELOPMENT_PHASE:
        empire = empire.clone()
        empire.used = empire.lines = empire.bonus = 0
    return plan(empire, outlook(sea, seat, True, 0, traits))


def would_win(sea: Mediterranean, seat: int, traits: Traits) -> bool:
    """Return whether a seat can fill a track in this Development and so be first."""
    mine = final_plan(sea, seat, traits)
    if mine.empire.masteries() == 0:
        return False
    if not traits.foresees:
        return sea.ranks()[seat] == 1
    plans = [
        mine if other == seat else final_plan(sea, other, traits) for other in range(sea.seats)
    ]
    values = [draft.value for draft in plans]
    if traits.expects_raids and sea.seats <= traits.counts_dice:
        _expect_raids(sea, plans, values)
    enough = values[seat] + max(sea.turn - PATIENCE, 0) * CONCEDED - traits.lead
    return max(values[:seat] + values[seat + 1 :], default=enough) <= enough


def _expect_raids(sea: Mediterranean, plans: list[Draft], values: list[int]) -> None:
    """Take from the values what raids will cost if everybody raids the leader.

    The seat with most Armies begins; a target cancels as long as it has Armies.
    """
    numbers = sea.terms.numbers
    sheets = [draft.empire for draft in plans]
    actions = [max(sheet.ready(), 0) * sheet.actions() for sheet in sheets]
    unhappy = [sheet.unhappy for sheet in sheets]
    ready = actions[:]
    for _ in range(sea.seats):
        seat = ready.index(max(ready))
        ready[seat] = NONE
        while actions[seat] > 0:
            target = _leader(sea, seat, sheets[seat].sails(), values)
            if target == NONE:
                break
            actions[seat] -= 1
            if actions[target] > 0:
                actions[target] -= 1
            elif unhappy[target] < MOODS:
                after = min(unhappy[target] + numbers.raid_unhappy, MOODS)
                lost = numbers.unhappy[after] - numbers.unhappy[unhappy[target]]
                values[target] -= POINT * lost
                unhappy[target] = after


def _leader(sea: Mediterranean, seat: int, sails: bool, values: list[int]) -> int:
    """Return the other seat with most points within reach, NONE if nobody is."""
    best = NONE
    for other in range(sea.seats):
        if other != seat and (sails or sea.neighbour(seat, other)):
            if best == NONE or values[other] > values[best]:
                best = other
    return best


def still_to_come(sea: Mediterranean, seat: int, traits: Traits) -> int:
    """Return how many turns a seat expects after this one, in Development."""
    if sea.is_final():
        return 0
    if sea.seats > 1 and sea.announcers:
        for other in range(sea.seats):
            if sea.announcers & BIT[other] and _means_it(sea, seat, other, traits):
                return 0
        if would_win(sea, seat, traits):
            return 0
    return turns_left(sea)


def _means_it(sea: Mediterranean, seat: int, other: int, traits: Traits) -> bool:
    """Return whether the end that a seat announced is likely to come."""
    if other == seat or sea.empires[other].unhappy >= DESPAIR:
        return True
    return final_plan(sea, other, traits).empire.masteries() > 0


def pips_gained(sea: Mediterranean, seat: int, dice: int) -> int:
    """Return how many pips a seat may hope for if dice are rolled again.

    A 1 will be rolled again anyway; the Disaster is usually no great loss.
    """
    empire = sea.empires[seat]
    gain = 0
    for die in range(DICE):
        if dice >> die & 1 and empire.has_die(die) and sea.faces[die] > 1:
            gain += 4 - sea.faces[die]
    return gain
