"""Moving a pawn: where it may go, and what moving does (R2, rulings 8, 50 and 52)."""

from aevum.core.state import NONE
from aevum.games.temporum.cards.names import BYZANTINE, OUTSIDE_TIME, POLICE_STATE, VIKING
from aevum.games.temporum.data import SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.money import gain
from aevum.games.temporum.rules.ruling import rules


def policed(chron: Chronicle, place: int) -> bool:
    """Tell whether a place is the Police State, and real (ruling 6)."""
    return place < SLOTS and chron.zones[place] == POLICE_STATE and chron.real[3] == place


def barred(chron: Chronicle, seat: int, place: int) -> bool:
    """Tell whether the Police State keeps a pawn from a place."""
    here = chron.pawn[seat]
    return TIME_OF[place] in (1, 2) and policed(chron, here)


def own_places(chron: Chronicle, seat: int) -> list[int]:
    """Return a seat's places outside Time."""
    return [each.place for each in chron.front[seat] if each.place != NONE]


def goals(chron: Chronicle, seat: int) -> list[int]:
    """Return the places to which a pawn may move: other real Zones, own places outside Time."""
    found: list[int] = []
    add_goals(chron, seat, 0, found)
    return found


def add_goals(chron: Chronicle, seat: int, row: int, found: list[int]) -> None:
    """Add the places to which a pawn may move, each as the move of a row, to a list."""
    here = chron.pawn[seat]
    for time in range(3 if policed(chron, here) else 1, TIMES + 1):
        place = chron.real[time]
        if place != here:
            found.append(row + place)
    if chron.has(seat, OUTSIDE_TIME):
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
    if old < SLOTS and chron.zones[old] == VIKING and rules(chron, seat, TIME_OF[place]):
        gain(chron, seat, chron.terms.numbers.viking_coins)
    if place < SLOTS and chron.zones[place] == BYZANTINE:
        gain(chron, seat, chron.terms.numbers.byzantine_coins * len(chron.hands[seat]))


def alone(chron: Chronicle, seat: int) -> bool:
    """Tell whether no other pawn is where a seat's is."""
    return chron.pawn.count(chron.pawn[seat]) == 1
