"""Why a pawn cannot move to a place, and why history cannot change in a Time."""

# not compiled: words need no speed

from collections.abc import Callable

from aevum.core.text import Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.history import frozen, opens_history
from aevum.games.temporum.rules.moving import barred
from aevum.games.temporum.rules.phrases import owner_of, time_id, zone_at


def why_go(
    chron: Chronicle, seat: int, place: int, there: Callable[..., Text] = m.no_already_there
) -> Refusal | None:
    """Return why a pawn cannot move to a place, None if it could; `there` if it is there."""
    if place >= OUTSIDE:
        return _why_outside(chron, seat, place, there)
    zone, time = zone_at(chron, place), TIME_OF[place]
    if chron.pawn[seat] == place:
        return Refusal("R2.3", there(zone=zone))
    if chron.real[time] != place:
        real = zone_at(chron, chron.real[time])
        return Refusal("R2.3", m.no_unreal(zone=zone, time=time_id(time), real=real))
    return Refusal("R9.4", m.no_police(time=time_id(time))) if barred(chron, seat, place) else None


def _why_outside(
    chron: Chronicle, seat: int, place: int, there: Callable[..., Text]
) -> Refusal | None:
    owner = owner_of(chron, place)
    if owner < 0:
        return Refusal("R9.11", m.no_outside())
    if owner != seat:
        return Refusal("R9.11", m.no_outside_other())
    if chron.pawn[seat] == place:
        return Refusal("R2.3", there(zone=zone_at(chron, place)))
    return Refusal("R9.11", m.no_outside_time())


def why_change(chron: Chronicle, seat: int, time: int) -> Refusal:
    """Return why the player of the turn cannot change history in a Time."""
    here = TIME_OF[chron.pawn[seat]]
    if frozen(chron):
        return Refusal("R3.6", m.no_frozen())
    if here == 0:
        return Refusal("R3.1", m.no_outside_history())
    if opens_history(chron, seat):
        return why_order(time)
    if TIMES in (here, time):
        return Refusal("R3.1", m.no_present())
    if time != here:
        zone = zone_at(chron, chron.pawn[seat])
        return Refusal("R2.2", m.no_history_elsewhere(zone=zone, time=time_id(here)))
    return Refusal("R2.2", m.no_history_again())


def why_order(time: int) -> Refusal:
    """Refuse a Time that the Kingdom of Trilobites has left behind."""
    if time == TIMES:
        return Refusal("R3.1", m.no_present())
    return Refusal("R3.4", m.no_history_order(time=time_id(time)))
