"""The effects of a change of history, before it is made."""

# not compiled: words need no speed

from aevum.core.text import Label, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.history import path_after
from aevum.games.temporum.rules.phrases import time_id, zone_at


def change_place(chron: Chronicle, time: int) -> int:
    """Return the place whose pointer a change in this Time would turn now."""
    place = effect_of(chron).history_at(chron) if chron.table else -1
    return place if place >= 0 else chron.real[time]


def shifted_by(chron: Chronicle, place: int) -> list[tuple[int, int]]:
    """Return who would be shifted by turning a pointer, and to which place."""
    path = path_after(chron, place)
    found: list[tuple[int, int]] = []
    for seat in range(chron.seats):
        here = chron.pawn[seat]
        if here < SLOTS and path[TIME_OF[here] - 1] != here:
            found.append((seat, path[TIME_OF[here] - 1]))
    return found


def change_label(chron: Chronicle, time: int) -> Label:
    """Return what becomes real and who is shifted where, if history changes in a Time."""
    if time >= TIMES:
        return Label(m.move_change_time(time=time_id(time)))
    place = change_place(chron, time)
    notes = (*_becoming(chron, place), *_shifts(chron, place))
    return Label(m.move_change(zone=zone_at(chron, place)), None, notes)


def _becoming(chron: Chronicle, place: int) -> list[Text]:
    """Return the Zones that become real, and their effects."""
    path = path_after(chron, place)
    news = [there for time, there in enumerate(path, 1) if there != chron.real[time]]
    if not news:
        return [m.note_nothing_becomes()]
    zones = [chron.terms.zones[chron.zones[there]] for there in news]
    working = [zone.becoming(chron.terms.numbers) for zone in zones if zone.real]
    becomes = m.note_becomes(zones=[zone_at(chron, there) for there in news])
    return [becomes, *[m.note_becoming(what=what) for what in working]]


def _shifts(chron: Chronicle, place: int) -> list[Text]:
    """Return for each place who is shifted there."""
    shifted = shifted_by(chron, place)
    return [
        m.note_shifts(who=[seat for seat, there in shifted if there == to], zone=zone_at(chron, to))
        for to in dict.fromkeys(there for _, there in shifted)
    ]
