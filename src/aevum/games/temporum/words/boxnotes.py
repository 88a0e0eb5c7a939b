"""The effect of a Zone's box, or of a token, on going or being there, in a few words."""

# not compiled: words need no speed

from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import OUTSIDE, SLOTS, TIME_OF
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.zone import Zone


def _zone(chron: Chronicle, place: int) -> Zone | None:
    zone = chron.zones[place] if 0 <= place < SLOTS else NONE
    return None if zone == NONE else chron.terms.zones[zone]


def stand_notes(chron: Chronicle, place: int) -> list[Text]:
    """Return the effects while a pawn is at a place; boxes of unreal Zones have none."""
    if place >= OUTSIDE or chron.real[TIME_OF[place]] != place:
        return []
    zone = _zone(chron, place)
    note = None if zone is None else zone.standing_note(chron.terms.numbers)
    return [] if note is None else [note]


def move_notes(chron: Chronicle, seat: int, place: int) -> list[Text]:
    """Return what moving to a place brings besides a visit."""
    here = chron.pawn[seat]
    left, entered = _zone(chron, here), _zone(chron, place)
    found = [
        left.leaving_note(chron, seat, place) if left is not None else None,
        entered.entering_note(chron, seat) if entered is not None else None,
        m.note_zombie_follows() if chron.zombies[here] else None,
    ]
    return [note for note in found if note is not None]


def visit_notes(chron: Chronicle, seat: int, place: int) -> list[Text]:
    """Return the effects of tokens and money at a place on its visitor."""
    here, numbers = chron.pawn[seat], chron.terms.numbers
    found: list[Text] = []
    if chron.zombies[place] or (here != place and chron.zombies[here]):
        found.append(m.note_zombies(coins=numbers.zombie_loss))
    if chron.hq[seat] == place:
        found.append(m.note_hq(coins=numbers.hq_coins))
    alone = all(other == seat or chron.pawn[other] != place for other in range(chron.seats))
    if chron.purse[place] and alone:
        found.append(m.note_purse(coins=chron.purse[place]))
    if chron.chits[place] == 1:
        found.append(m.note_hourglass())
    zone = _zone(chron, place)
    note = None if zone is None else zone.lying_note(chron)
    return found if note is None else [*found, note]
