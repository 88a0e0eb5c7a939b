"""Changing history: pointers, the real path, and who is shifted (R3, rulings 34 to 36)."""

from aevum.core.state import NONE
from aevum.games.temporum.cards.names import ENDLESS_CITY, MAFIA
from aevum.games.temporum.cards.tables import ENDLESS_TEXT, MAFIA_TEXT
from aevum.games.temporum.data import LEADS, POINTERS, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.asks import F_TEXT
from aevum.games.temporum.rules.chronicle import Chronicle


def frozen(chron: Chronicle) -> bool:
    """Tell whether a Mysterious Relic keeps history as it is."""
    return sum(chron.relics) > 0


def flip(chron: Chronicle, place: int) -> None:
    """Turn the pointer of a place; pawns are shifted, then what becomes real works."""
    if place >= POINTERS or frozen(chron):
        return
    chron.pointer[place] = 1 - chron.pointer[place]
    second, third, before = chron.real[2], chron.real[3], chron.real[TIMES]
    chron.look()
    leads = LEADS[place][chron.pointer[place]]
    chron.note("changes", NONE, place, leads, chron.zones[place], chron.zones[leads])
    if chron.real[2] == second and chron.real[3] == third and chron.real[TIMES] == before:
        return
    for seat in range(chron.seats):
        shift(chron, seat)
    if chron.real[TIMES] != before:
        if chron.is_real(ENDLESS_CITY):
            _begin_to_work(chron, ENDLESS_TEXT)
        elif chron.is_real(MAFIA):
            _begin_to_work(chron, MAFIA_TEXT)


def _begin_to_work(chron: Chronicle, text: int) -> None:
    """Carry out what a Zone of Time IV does as it becomes real."""
    place = chron.real[TIMES]
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


def run_text(chron: Chronicle, seat: int, text: int, here: int) -> None:
    """Put the steps of a text on the stack, for a seat, at a place."""
    chron.push(F_TEXT, seat, text, here, 0, [len(chron.terms.numbers.texts[text]), seat])
