"""How the game ends, and who wins."""

from typing import Final

from aevum.core.state import ABSENT, NEVER, NONE
from aevum.games.chronos.data import TEAMS
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import BY_CAP, BY_GOD, ENDINGS
from aevum.games.chronos.rules.places import BIT
from aevum.games.chronos.rules.scoring import (
    score,
    winning_god,
)

POINTS_CLAIM: Final = 0
MONSTERS_CLAIM: Final = 1


def finish(sea: Archipelago, ending: str) -> None:
    """End the game; if nobody has won, the highest score wins, and ties share."""
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
    """Return winners with their teammates, and with those whom a GOD makes win too."""
    found = winners
    for _ in range(sea.seats):
        for god in sea.terms.pantheon.befriending:
            owner = sea.holder[god]
            if owner >= 0 and found >> owner & 1:
                found |= sea.terms.pantheon.gods[god].friends(sea)
        if sea.terms.teams:
            for seat in range(sea.seats):
                if found >> seat & 1:
                    found |= BIT[(seat + TEAMS) % sea.seats]
    return found


def win(sea: Archipelago, seat: int, ending: str) -> None:
    """Note that a seat has won; others who win at the same moment share it."""
    if sea.winners >> seat & 1:
        return
    sea.winners |= BIT[seat]
    if sea.settled == NEVER:
        sea.settled = sea.now + 1
        sea.ending = ending


def look_for_wins(sea: Archipelago) -> None:
    """Let everybody win whose GOD says so and who owes nothing."""
    for seat in range(sea.seats):
        if not sea.gods[seat] & sea.terms.pantheon.winning_set:
            continue
        god = winning_god(sea, seat)
        if god != NONE and not sea.winners >> seat & 1 and not sea.owes(seat):
            sea.note("wins", seat, god, reveals=True)
            win(sea, seat, BY_GOD)
