"""Changing history: pointers, the real path, and who is shifted (R3, rulings 34 to 36)."""

from aevum.core.state import NONE
from aevum.games.temporum.data import LEADS, POINTERS, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.running import run_text


def frozen(chron: Chronicle) -> bool:
    """Return whether a Mysterious Relic prevents changes of history."""
    return any(working for working in chron.relics)


def opens_history(chron: Chronicle, seat: int) -> bool:
    """Return whether a seat's pawn is where it can change history in every Time."""
    place = chron.pawn[seat]
    return place < SLOTS and chron.terms.things.opens_history[chron.zones[place]]


def path_after(chron: Chronicle, place: int) -> list[int]:
    """Return the real place of each Time, from the first, if a pointer were turned."""
    found = [0]
    while found[-1] < POINTERS:
        here = found[-1]
        turned = chron.pointer[here] ^ int(here == place)
        found.append(LEADS[here][turned])
    return found


def flip(chron: Chronicle, place: int) -> None:
    """Turn the pointer of a place; pawns are shifted, then the newly real Zones take effect."""
    if place >= POINTERS or frozen(chron):
        return
    chron.pointer[place] = 1 - chron.pointer[place]
    second, third, fourth = chron.real[2], chron.real[3], chron.real[TIMES]
    chron.look()
    leads = LEADS[place][chron.pointer[place]]
    chron.note("changes", NONE, place, leads, chron.zones[place], chron.zones[leads])
    if chron.real[2] == second and chron.real[3] == third and chron.real[TIMES] == fourth:
        return
    for seat in range(chron.seats):
        shift(chron, seat)
    _begin_to_work(chron, chron.real[2], second)
    _begin_to_work(chron, chron.real[3], third)
    _begin_to_work(chron, chron.real[TIMES], fourth)


def _begin_to_work(chron: Chronicle, place: int, before: int) -> None:
    """Carry out the effect of a Zone when it becomes real."""
    if place == before:
        return
    text = chron.terms.numbers.real_texts[chron.zones[place]]
    if text != NONE:
        chron.note("works", NONE, place, chron.zones[place])
        run_text(chron, chron.turn, text, place)


def shift(chron: Chronicle, seat: int) -> None:
    """Bring a pawn on an unreal Zone to the real one of its Time: neither a move nor a visit."""
    place = chron.pawn[seat]
    if place >= SLOTS:
        return
    real = chron.real[TIME_OF[place]]
    if real != place:
        chron.pawn[seat] = real
        chron.note("shifts", seat, place, real, chron.zones[real])
