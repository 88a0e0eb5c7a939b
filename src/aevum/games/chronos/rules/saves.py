"""A position as plain data and back: the declared fields, and what follows from them."""

from aevum.core.data import Reader
from aevum.core.state import TRUTH
from aevum.games.chronos.data import CITIES_IN_PLAY, WINDS
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.audit import audit
from aevum.games.chronos.rules.fields import FIELDS, check, extents
from aevum.games.chronos.rules.places import BIT, CITY, PILES, is_city


def write(sea: Archipelago) -> list[object]:
    """Return the data of a table, and the numbers that differ from print."""
    return [*FIELDS.write(sea), *sea.terms.numbers.values.to_data()]


def read(sea: Archipelago, reader: Reader) -> None:
    """Fill a new table with what `write` wrote, except the numbers at its end."""
    seats = sea.seats
    FIELDS.read(sea, reader, extents(sea))
    reader.end()
    check(sea.seats == seats)
    _count_gods(sea)
    _count(sea)
    check(sea.viewer != TRUTH or audit(sea) == "")


def _count_gods(sea: Archipelago) -> None:
    """Set what follows from the owners of GODs and from the CITIES."""
    for god, holder in enumerate(sea.holder):
        if holder == TEMPLE:
            sea.temple |= BIT[god]
        elif holder >= 0:
            sea.gods[holder] |= BIT[god]
    check(len(set(sea.cities)) == len(sea.cities) <= CITIES_IN_PLAY)
    for place, city in enumerate(sea.cities):
        sea.slot[city] = CITY + place


def _count(sea: Archipelago) -> None:
    """Set the other fields that follow from the rest."""
    sea.set_sand_due()
    for timer in sea.timers:
        place = sea.place[timer]
        sea.company[place] += 1
        if is_city(place):
            sea.guest[place - CITY] = timer
    for pile in range(PILES):
        if sea.tops[pile] >= 0 or sea.under[pile]:
            sea.standing |= BIT[pile]
    for seat in range(sea.seats):
        winds = sea.winds[seat * WINDS : (seat + 1) * WINDS]
        sea.riches[seat] = len(sea.hoards[seat]) + sum(winds)
        sea.count_kingdom(seat)
    sea.crown()
    check(
        (sea.zeros <= sea.terms.numbers.zeros and len(sea.pools) == len(sea.layers))
        or bool(sea.tasks)
    )
