"""What people type: names of Zones for places, names as they are printed, numerals of Times."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.temporum.chronicle import Chronicle
from aevum.games.temporum.data import OUTSIDE, SLOTS
from aevum.games.temporum.tables import CARDS, ZONES, word
from aevum.games.temporum.words.phrases import NUMERALS, OUTSIDE_NAME

OF_PLACES: Final = ("move", "zone")
OF_CARDS: Final = ("secret", "score", "play", "discard", "card")
OF_TIMES: Final = ("change", "advance", "retreat", "time")


def tidy(chron: Chronicle, text: str) -> str:
    """Return a move in notation, where it was typed with names: `move Ice Age` is `move 1`."""
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    if verb in OF_PLACES:
        return f"{verb} {_place(chron, rest)}" if rest else verb
    if verb in OF_CARDS and word(rest) in CARD_WORDS:
        return f"{verb} {word(rest)}"
    if verb in OF_TIMES:
        return f"{verb} {_time(rest)}".strip()
    return text


CARD_WORDS: Final = frozenset(word(card.name) for card in CARDS)


def _place(chron: Chronicle, name: str) -> str:
    """Return the number of the place with a Zone of this name, else the name."""
    for place in range(SLOTS):
        zone = chron.zones[place]
        if zone != NONE and word(ZONES[zone].name) == word(name):
            return str(place + 1)
    mine = [each.place for row in chron.front for each in row if each.place != NONE]
    if word(name) == word(OUTSIDE_NAME) and len(mine) == 1:
        return f"outside{mine[0] - OUTSIDE + 1}"
    return name


def _time(name: str) -> str:
    """Return the number of a Time that was typed as "II" or "Time II"."""
    short = name.removeprefix("time ").upper()
    return str(NUMERALS.index(short)) if short in NUMERALS[1:] else short.lower()
