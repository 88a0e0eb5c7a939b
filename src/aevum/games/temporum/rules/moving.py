"""Moving a pawn: where it may go, and the effects of moving (R2, rulings 8, 50 and 52)."""

from aevum.core.state import NONE
from aevum.games.temporum.data import SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.front import has_place


def locked(chron: Chronicle, place: int) -> bool:
    """Return whether a place is a real Police State, which keeps pawns from the past (ruling 6)."""
    if place >= SLOTS or chron.real[TIME_OF[place]] != place:
        return False
    return chron.terms.things.locks[chron.zones[place]]


def barred(chron: Chronicle, seat: int, place: int) -> bool:
    """Return whether the Police State keeps a pawn from a place."""
    return TIME_OF[place] in (1, 2) and locked(chron, chron.pawn[seat])


def own_places(chron: Chronicle, seat: int) -> list[int]:
    """Return a seat's places outside Time."""
    return [each.place for each in chron.front[seat] if each.place != NONE]


def outside_places(chron: Chronicle) -> list[int]:
    """Return every place outside Time that is in play."""
    return sorted(each.place for row in chron.front for each in row if each.place != NONE)


def goals(chron: Chronicle, seat: int) -> list[int]:
    """Return the places to which a pawn may move: other real Zones, its owner's places outside
    Time."""
    found: list[int] = []
    add_goals(chron, seat, 0, found)
    return found


def add_goals(chron: Chronicle, seat: int, row: int, found: list[int]) -> None:
    """Add the places to which a pawn may move, each as the move of a row, to a list."""
    here = chron.pawn[seat]
    for time in range(3 if locked(chron, here) else 1, TIMES + 1):
        place = chron.real[time]
        if place != here:
            found.append(row + place)
    if has_place(chron, seat):
        found += [row + place for place in sorted(own_places(chron, seat)) if place != here]


def go(chron: Chronicle, seat: int, place: int) -> None:
    """Move a pawn: a Zombie comes along; two Zones pay those who leave or reach them."""
    old = chron.pawn[seat]
    if old == place:
        return
    chron.pawn[seat] = place
    chron.note("moves", seat, old, place, chron.zone_at(place))
    if chron.zombies[old]:
        chron.zombies[old] -= 1
        chron.zombies[place] += 1
        chron.note("drags", seat, old, place, chron.zone_at(place))
    things = chron.terms.things
    if old < SLOTS:
        left = chron.zones[old]
        if things.sees_off[left]:
            things.zones[left].left_for(chron, seat, place)
    if place < SLOTS:
        entered = chron.zones[place]
        if things.greets[entered]:
            things.zones[entered].entered(chron, seat)


def alone(chron: Chronicle, seat: int) -> bool:
    """Return whether no other pawn is where a seat's is."""
    return chron.pawn.count(chron.pawn[seat]) == 1
