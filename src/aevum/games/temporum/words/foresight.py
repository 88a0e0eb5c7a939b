"""What a change of history would do, before it is made."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.phrases import listed, who
from aevum.games.temporum.data import LEADS, POINTERS, SLOTS, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.words.boxnotes import becoming_note
from aevum.games.temporum.words.phrases import time_words, zone_name


def change_place(chron: Chronicle, time: int) -> int:
    """Return the place whose pointer a change in this Time would turn now."""
    place = effect_of(chron).history_at(chron) if chron.table else NONE
    return chron.real[time] if place == NONE else place


def path_after(chron: Chronicle, place: int) -> list[int]:
    """Return the real place of each Time, from the first, if a pointer were turned."""
    found = [0]
    while found[-1] < POINTERS:
        here = found[-1]
        turned = chron.pointer[here] ^ int(here == place)
        found.append(LEADS[here][turned])
    return found


def shifted_by(chron: Chronicle, place: int) -> list[tuple[int, int]]:
    """Return who would be shifted by turning a pointer, and to which place."""
    path = path_after(chron, place)
    found: list[tuple[int, int]] = []
    for seat in range(chron.seats):
        here = chron.pawn[seat]
        if here < SLOTS and path[TIME_OF[here] - 1] != here:
            found.append((seat, path[TIME_OF[here] - 1]))
    return found


def change_words(chron: Chronicle, time: int) -> str:
    """Say what becomes real and who is shifted where, if history changes in a Time."""
    if time >= TIMES:
        return f"Change history in {time_words(time)}"
    place = change_place(chron, time)
    path = path_after(chron, place)
    news = [
        f"{zone_name(chron, path[later - 1])} in {time_words(later)}"
        f"{becoming_note(chron, path[later - 1])}"
        for later in range(1, TIMES + 1)
        if path[later - 1] != chron.real[later]
    ]
    becomes = f"{listed(news)} become{'s' if len(news) == 1 else ''} real" if news else ""
    shifts = _shift_words(chron, shifted_by(chron, place))
    then = "; ".join([part for part in (becomes, *shifts) if part]) or "nothing real changes"
    return f"Change history at {zone_name(chron, place)}: {then}"


def _shift_words(chron: Chronicle, shifted: list[tuple[int, int]]) -> list[str]:
    """Say for each place who is shifted there."""
    found: list[str] = []
    for to in dict.fromkeys(place for _, place in shifted):
        seats = [seat for seat, place in shifted if place == to]
        names = ["you" if seat == chron.viewer else who(seat) for seat in seats]
        verb = "is" if len(names) == 1 and names != ["you"] else "are"
        found.append(f"{listed(names)} {verb} shifted to {zone_name(chron, to)}")
    return found
