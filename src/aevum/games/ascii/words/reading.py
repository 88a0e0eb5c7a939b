"""Moves as people type them: "Farm at 3,5" is `farm 3 5`, "reroll w2 white 6" is a set of dice."""

# not compiled: words need no speed

from typing import Final

from aevum.games.ascii.data import BLACK, GREEN, WHITE
from aevum.games.ascii.moves import DIE_WORDS
from aevum.games.ascii.rules.asks import ANNOUNCE, PLEDGE
from aevum.games.ascii.rules.empire import cell_of, kind_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.rules.terrain import ROWS

SMALL: Final = ("at", "with", "the")  # words of labels that notation does not have
SYNONYMS: Final = {
    "taxation": "tax",
    "conscription": "conscript",
    "trade": "caravan",
    "w1": "white1",
    "w2": "white2",
    "w3": "white3",
    "no": "pass",
}
COLOURED: Final = {"green": GREEN, "black": BLACK}
ON_ONE_DIE: Final = ("build", "farms", "mines", "schools", "colonies")
ON_OWN_MAP: Final = ("staff", "hire", "burn", "raze")
NO_THANKS: Final = {ANNOUNCE: "quiet", PLEDGE: "pledge 0"}
"""What `pass` means if a question has its own word for it."""


def tidy(sea: Mediterranean, seat: int, text: str) -> str:
    """Return a typed move in notation as far as it is understood; the table of moves checks it."""
    words = [word.lower() for word in text.replace(",", " ").split()]
    words = [SYNONYMS.get(word, word) for word in words if word not in SMALL]
    words = _dice(sea, seat, words)
    if len(words) == 2 and words[0] in ON_ONE_DIE:
        words[1] = _die_showing(sea, seat, words[1])
    if words[:1] == ["reroll"] and set(words[1:]) <= set(DIE_WORDS):
        words[1:] = [word for word in DIE_WORDS if word in words]
    if len(words) == 3 and words[0] in ON_OWN_MAP:
        words[1:] = _anchor(sea, seat, words[1:])
    must = sea.must(seat)
    if words == ["pass"] and must is not None and must.kind in NO_THANKS:
        return NO_THANKS[must.kind]
    return " ".join(words)


def _dice(sea: Mediterranean, seat: int, words: list[str]) -> list[str]:
    """Return the words with "white 6" as white2 and "green 4" as green, since questions name
    dice."""
    found: list[str] = []
    for word in words:
        before = found[-1] if found else ""
        if word.isdecimal() and before == "white":
            found[-1:] = _white(sea, seat, word)
        elif before not in COLOURED or word != str(sea.faces[COLOURED[before]]):
            found.append(word)
    return found


def _die_showing(sea: Mediterranean, seat: int, word: str) -> str:
    """Return the first unused die that shows a number: `build 6` names no die."""
    left = sea.empires[seat].dice()
    shows = [
        die for die in range(len(DIE_WORDS)) if left >> die & 1 and word == str(sea.faces[die])
    ]
    return DIE_WORDS[shows[0]] if shows else word


def _white(sea: Mediterranean, seat: int, number: str) -> list[str]:
    """Return the white die that a number means: the number it shows, or else its own number.

    If both are possible and differ, the meaning is unclear, and the words stay unchanged.
    """
    left = sea.empires[seat].dice()
    meant = [die for die in range(WHITE) if str(sea.faces[die]) == number]
    meant = [die for die in meant if left >> die & 1] or meant
    numbered = DIE_WORDS[:WHITE].index(f"white{number}") if number in ("1", "2", "3") else -1
    if not meant and numbered >= 0:
        return [DIE_WORDS[numbered]]
    if meant and (numbered < 0 or numbered in meant):
        return [DIE_WORDS[numbered if numbered in meant else meant[0]]]
    return ["white", number]


def _anchor(sea: Mediterranean, seat: int, place: list[str]) -> list[str]:
    """Return the cell that names the building on a cell of the player's map, if there is one."""
    if not all(word.isdecimal() and len(word) < 3 for word in place):
        return place
    here = (int(place[0]), int(place[1]))
    for each in sea.empires[seat].buildings:
        cell = cell_of(each)
        if here in covered(kind_of(each), cell):
            return [str(cell // ROWS), str(cell % ROWS)]
    return place
