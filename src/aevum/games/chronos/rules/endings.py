"""How the game ends, and for whom it ends well."""

from typing import Final

from aevum.core.state import ABSENT, NEVER, NONE
from aevum.games.chronos.data import CASTOR, POLLUX, TEAMS
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import BY_CAP, BY_GOD, BY_MONSTERS, BY_POINTS, ENDINGS
from aevum.games.chronos.rules.places import BIT
from aevum.games.chronos.rules.scoring import (
    WINNING_GODS,
    has_monsters,
    has_points,
    score,
    winning_god,
)

POINTS_CLAIM: Final = 0
MONSTERS_CLAIM: Final = 1


def finish(sea: Archipelago, ending: str) -> None:
    """End the game; where nobody has won by himself, the highest score wins, and ties share."""
    sea.ending = ending
    if not sea.winners:
        scores = [score(sea, seat) for seat in range(sea.seats)]
        best = max(scores)
        for seat in range(sea.seats):
            if scores[seat] == best:
                sea.winners |= BIT[seat]
    sea.winners = with_friends(sea, sea.winners)
    sea.asks.clear()
    sea.tasks.clear()
    for seat in range(sea.seats):
        sea.drafts[seat] = []
        sea.owed[seat] = []
    sea.countdown = sea.settled = sea.due = NEVER
    minutes = sea.terms.numbers.told_cap if ending == BY_CAP else ABSENT
    sea.note("over", NONE, sea.winners, ENDINGS.index(ending), minutes, reveals=True)


def with_friends(sea: Archipelago, winners: int) -> int:
    """Return winners with their teammates, and with POLLUX where CASTOR wins or the other way."""
    found = winners
    for _ in range(sea.seats):
        twins = sea.holder[CASTOR], sea.holder[POLLUX]
        if twins[0] >= 0 and twins[1] >= 0 and found & (BIT[twins[0]] | BIT[twins[1]]):
            found |= BIT[twins[0]] | BIT[twins[1]]
        if sea.terms.teams:
            for seat in range(sea.seats):
                if found >> seat & 1:
                    found |= BIT[(seat + TEAMS) % sea.seats]
    return found


def win(sea: Archipelago, seat: int, ending: str) -> None:
    """Note that a seat has won; who does so in the same instant wins too."""
    if sea.winners >> seat & 1:
        return
    sea.winners |= BIT[seat]
    if sea.settled == NEVER:
        sea.settled = sea.now + 1
        sea.ending = ending


def claim(sea: Archipelago, seat: int, which: int) -> bool:
    """Judge a claim at its own instant; a mistaken one costs nothing but a rest."""
    true = has_points(sea, seat) if which == POINTS_CLAIM else has_monsters(sea, seat)
    sea.note("claim", seat, which, int(true), sea.terms.numbers.told_claim_rest, reveals=True)
    if true:
        win(sea, seat, BY_POINTS if which == POINTS_CLAIM else BY_MONSTERS)
    else:
        sea.tire(seat, which)
    return true


def look_for_wins(sea: Archipelago) -> None:
    """Let everybody win whose GOD says so and who owes nothing."""
    for seat in range(sea.seats):
        if not sea.gods[seat] & WINNING_GODS:
            continue
        god = winning_god(sea, seat)
        if god != NONE and not sea.winners >> seat & 1 and not sea.owes(seat):
            sea.note("wins", seat, god, reveals=True)
            win(sea, seat, BY_GOD)
