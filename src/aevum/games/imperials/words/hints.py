"""Hints: what a seat has begun with several moves."""

# not compiled: words need no speed

from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import Toss
from aevum.games.imperials.rules.trading import draft_of


def begun(realm: Realm, seat: int) -> bool:
    """Return whether a seat puts an offer together, or has chosen some cards and not yet all."""
    lane = realm.lanes[seat]
    tossing = bool(lane) and isinstance(lane[-1], Toss) and 0 < lane[-1].number < lane[-1].amount
    return tossing or draft_of(realm, seat) is not None
