"""Moving a pawn: where it may go, and what moving does (R2, rulings 8, 50 and 52)."""

from aevum.games.temporum.chronicle import Chronicle
from aevum.games.temporum.data import SLOTS, TIME_OF, VIKING_GAIN
from aevum.games.temporum.money import gain
from aevum.games.temporum.names import BYZANTINE, OUTSIDE_TIME, POLICE_STATE, VIKING
from aevum.games.temporum.ruling import rules


def barred(chron: Chronicle, seat: int, place: int) -> bool:
    """Tell whether the Police State keeps a pawn from a place."""
    here = chron.pawn[seat]
    if here >= SLOTS or chron.zones[here] != POLICE_STATE:
        return False
    return TIME_OF[place] in (1, 2)


def own_places(chron: Chronicle, seat: int) -> list[int]:
    """Return a seat's places outside Time."""
    return [each.place for each in chron.front[seat] if each.kind == OUTSIDE_TIME]


def goals(chron: Chronicle, seat: int) -> list[int]:
    """Return the places to which a pawn may move: other real Zones, own places outside Time."""
    here = chron.pawn[seat]
    police = here < SLOTS and chron.zones[here] == POLICE_STATE
    first = 3 if police else 1
    found = [chron.real[time] for time in range(first, 5) if chron.real[time] != here]
    if chron.front[seat]:
        found += sorted(place for place in own_places(chron, seat) if place != here)
    return found


def go(chron: Chronicle, seat: int, place: int) -> None:
    """Move a pawn: a Zombie comes along; two Zones pay those who leave or reach them."""
    old = chron.pawn[seat]
    if old == place:
        return
    chron.pawn[seat] = place
    chron.tell("moves", seat, [old, place])
    if chron.zombies[old]:
        chron.zombies[old] -= 1
        chron.zombies[place] += 1
        chron.tell("drags", seat, [old, place])
    if old < SLOTS and chron.zones[old] == VIKING and rules(chron, seat, TIME_OF[place]):
        gain(chron, seat, VIKING_GAIN)
    if place < SLOTS and chron.zones[place] == BYZANTINE:
        gain(chron, seat, len(chron.hands[seat]))


def alone(chron: Chronicle, seat: int) -> bool:
    """Tell whether no other pawn is where a seat's is."""
    return chron.pawn.count(chron.pawn[seat]) == 1
