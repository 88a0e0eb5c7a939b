"""What the Box of a Zone, or a token on it, means for going or standing there, in a few words."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.temporum.data import OUTSIDE, SLOTS, TIME_OF
from aevum.games.temporum.names import (
    BYZANTINE,
    CAPITALIST,
    COLD_WAR,
    DARK_AGES,
    ENDLESS_CITY,
    EXODUS,
    MERITOCRACY,
    POLICE_STATE,
    ROBOTIC,
    TRILOBITES,
    UTOPIA,
    VIKING,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.words.flat import flat_text
from aevum.games.temporum.words.phrases import card_name, some

STANDING: Final = {
    POLICE_STATE: "from here you cannot move to Time I or II",
    TRILOBITES: "while here, you may change history in Times I, II and III",
    UTOPIA: "while here, no losses or discards in turns of others",
    CAPITALIST: "while real, who rules Time IV rules all",
    EXODUS: "while real, winning takes one step more",
    MERITOCRACY: "while real, crowns advance from Time III first",
}
"""What a Box without numbers says to who stands on its real Zone, or to all while it is real."""


def _zone(chron: Chronicle, place: int) -> int:
    return chron.zones[place] if 0 <= place < SLOTS else NONE


def stand_notes(chron: Chronicle, place: int) -> list[str]:
    """Return what holds while one stands on a place; Boxes of unreal Zones rest."""
    if place >= OUTSIDE or chron.real[TIME_OF[place]] != place:
        return []
    note = _standing(chron, _zone(chron, place))
    return [note] if note else []


def _standing(chron: Chronicle, zone: int) -> str:
    numbers = chron.terms.numbers
    if zone == COLD_WAR:
        return f"${numbers.cold_war_coins} if your turn starts here and you are alone"
    if zone == DARK_AGES:
        return f"discard {some(numbers.dark_ages_discards, 'card')} if your turn starts here"
    if zone == VIKING:
        return f"moving from here to a Time you rule brings ${numbers.viking_coins}"
    return STANDING.get(zone, "")


def move_notes(chron: Chronicle, seat: int, place: int) -> list[str]:
    """Return what moving to a place brings besides a visit."""
    here, numbers = chron.pawn[seat], chron.terms.numbers
    found: list[str] = []
    if _zone(chron, here) == VIKING and rules(chron, seat, TIME_OF[place]):
        found.append(f"leaving Viking America brings ${numbers.viking_coins}")
    coins = numbers.byzantine_coins * len(chron.hands[seat])
    if _zone(chron, place) == BYZANTINE and coins:
        found.append(f"the move itself brings ${coins}")
    if chron.zombies[here]:
        found.append("a Zombie follows you")
    return found


def visit_notes(chron: Chronicle, seat: int, place: int) -> list[str]:
    """Return what tokens and money on a place do to its visitor."""
    here = chron.pawn[seat]
    found: list[str] = []
    if chron.zombies[place] or (here != place and chron.zombies[here]):
        found.append(f"Zombies: lose ${chron.terms.numbers.zombie_loss} first")
    if chron.hq[seat] == place:
        found.append(f"your HQ brings ${chron.terms.numbers.hq_coins}")
    alone = all(other == seat or chron.pawn[other] != place for other in range(chron.seats))
    if chron.purse[place] and alone:
        found.append(f"alone you take the ${chron.purse[place]} lying there")
    if chron.chits[place] == 1:
        found.append("its hourglass runs out now")
    if _zone(chron, place) == ROBOTIC and chron.robot != NONE:
        found.append(f"the card is {card_name(chron.robot)}")
    return found


def becoming_note(chron: Chronicle, place: int) -> str:
    """Return what happens as the Zone of a place becomes real, in brackets; "" for nothing."""
    zone, numbers = _zone(chron, place), chron.terms.numbers
    text = numbers.real_texts[zone] if zone != NONE else NONE
    if text == NONE:
        return ""
    amount = flat_text(numbers, text)[1].n
    if zone == ENDLESS_CITY:
        return f" (everybody draws {some(amount, 'card')})"
    return f" (everybody gains ${amount})"
