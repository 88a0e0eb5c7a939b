"""What a screen shows: plain values under plain names, lists at most one level deep.

`view_type.py` says what each field is. Views are sent often, so each timer and each kingdom has
its own fields with its number (`timer_4`, `hoard_0`): a move only sends what it changed. Sand has
no field: a screen that knows when a timer runs out draws it by the clock. Nothing here depends on
what another seat is putting together, since everybody could see that.
"""

from functools import lru_cache
from typing import Final

from aevum.core.state import NEVER, NONE
from aevum.games.chronos.data import GODS, WINDS
from aevum.games.chronos.moves import CLAIMS
from aevum.games.chronos.rules.archipelago import TEMPLE
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.drafts import steps
from aevum.games.chronos.rules.fields import sees_discard
from aevum.games.chronos.rules.permits import price
from aevum.games.chronos.rules.phrases import cards_on
from aevum.games.chronos.rules.scoring import different_winds, points, target, times, value
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.rules.terms import Terms

MATCHES_KEPT: Final = 1024  # matches whose changed numbers are cached


@lru_cache(maxsize=MATCHES_KEPT)
def fixed(terms: Terms, seats: int) -> dict[str, object]:
    """Return the fields that do not change in a match."""
    return {
        "seats": seats,
        "stage": terms.stage,
        "teams": terms.teams,
        "piles": seats + terms.numbers.more_piles,
        **terms.numbers.values.view(),
    }


def common(sea: Conquest) -> dict[str, object]:
    """Return the fields that are the same for everybody."""
    sums = {} if sea.asks else _sums(sea)
    return {**_table(sea), **_course(sea), **_timers(sea), **_kingdoms(sea), **sums}


def private(sea: Conquest) -> dict[str, object]:
    """Return the fields that differ between seats: the central piles, and the seat's own affairs.

    Of a central pile that is not the viewer's, the cards below the top are holes.
    """
    found: dict[str, object] = {f"hoard_{seat}": sea.hoards[seat][:] for seat in range(sea.seats)}
    found.update(_own(sea))
    return found


def _moment(at: int) -> int:
    return NONE if at == NEVER else at


def _table(sea: Conquest) -> dict[str, object]:
    """The piles, the temple, the CITIES and the four cubes."""
    return {
        "tops": sea.tops[:],
        "heights": [cards_on(sea, pile) for pile in range(len(sea.tops))],
        "atlantis": sea.atlantis[:],
        "zeros": sea.zeros,
        "temple": [god for god in range(GODS) if sea.holder[god] == TEMPLE],
        "cities": sea.cities[:],
        "open": sea.opened,
        "cubes": [sea.reserved, sea.haunted, sea.besieged, sea.sealed],
        "discarded": sea.discarded,
    }


def _course(sea: Conquest) -> dict[str, object]:
    """The open choices, the countdown, how it ended, and when."""
    return {
        "countdown": _moment(sea.countdown),
        "flight": [
            [ask.seat, ask.kind, _moment(ask.deadline)] for ask in sea.asks if _in_flight(ask.kind)
        ],
        "winners": [seat for seat in range(sea.seats) if sea.winners >> seat & 1],
        "ending": sea.ending,
        "ended": NONE if sea.asks else sea.now,
    }


def _in_flight(kind: int) -> bool:
    return kind != ACT


def _timers(sea: Conquest) -> dict[str, object]:
    """How long timers run, and for each its place and when it runs out."""
    sand = sea.sand
    alike = sand.count(sand[0]) == len(sand)
    found: dict[str, object] = {"sands": sand[:1] if alike else sand[:]}
    for timer in sea.timers:
        found[f"timer_{timer}"] = [sea.place[timer], sea.ends[timer]]
    return found


def _kingdoms(sea: Conquest) -> dict[str, object]:
    """For each seat its WINDs and its GODs."""
    found: dict[str, object] = {}
    for seat in range(sea.seats):
        found[f"winds_{seat}"] = sea.winds[seat * WINDS : (seat + 1) * WINDS]
        found[f"gods_{seat}"] = [god for god in range(GODS) if sea.holder[god] == seat]
    return found


def _sums(sea: Conquest) -> dict[str, object]:
    """When it is over, for each seat: what its GODs and CITIES add to its cards, and the factor.
    Both are public; the score shows the points of the cards.
    """
    seats = range(sea.seats)
    return {
        "added": [points(sea, seat) - _worth(sea, seat) for seat in seats],
        "times": [max(1, different_winds(sea, seat)) * times(sea, seat) for seat in seats],
    }


def _worth(sea: Conquest, seat: int) -> int:
    return sum(value(sea, seat, card) for card in sea.hoards[seat])


def _own(sea: Conquest) -> dict[str, object]:
    """What concerns only the viewer: prices, the command being put together, claims that wait, the
    sum."""
    seat = sea.viewer
    if seat < 0:
        return NO_SEAT
    return {
        "seat": seat,
        "prices": [price(sea, seat, god) for god in range(GODS) if sea.holder[god] == TEMPLE],
        "draft": sea.drafts[seat][:],
        "steps": steps(sea, seat) if sea.drafts[seat] else [],
        "hand": sea.hand[seat],
        "rest": sea.rest[seat * CLAIMS : (seat + 1) * CLAIMS],
        "discard": sea.discard[:] if sees_discard(sea, seat) else [],
        "sum": [
            points(sea, seat),
            different_winds(sea, seat),
            times(sea, seat),
            target(sea, seat),
        ],
    }


NO_SEAT: Final[dict[str, object]] = {
    "seat": NONE,
    "prices": [],
    "draft": [],
    "steps": [],
    "hand": 0,
    "rest": [],
    "discard": [],
    "sum": [],
}
"""What concerns a spectator."""
