"""Names that look alike: Cyrillic and Greek letters for Latin ones, wide letters, 0 for O.

Two people may have the same name, or names that look alike. The second is then shown with a number,
so that nobody is taken for somebody else.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

# Code points of small letters that look like Latin ones, or whose capitals do: of Cyrillic, Greek,
# Armenian, and Latin itself.
_TWINS: Final = {
    int(pair[:4], 16): pair[4:]
    for pair in (
        "0430a 0432b 0433r 0435e 04373 0438u 043ak 043cm 043dh 043eo 043fn 0440p 0441c 0442t 0443y "
        "0445x 044cb 0455s 0456i 0458j 0475v 04bbh 04cfl 0501d 051bq 051dw "
        "03b1a 03b2b 03b3y 03b5e 03b6z 03b7h 03b9i 03bak 03bcm 03bdn 03bfo 03c1p 03c4t 03c5y 03c7x "
        "03c9w 0570h 0578n 057du 0585o 0131i 0251a 0261g 0142l 00f8o 0111d"
    ).split()
}
# Small capitals, and white letters in black circles or squares, which Unicode keeps apart.
_SHAPED: Final = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER) ([A-Z])"
)
_STROKES: Final = str.maketrans("i1|!0", "llllo")
_BETWEEN: Final = re.compile(r"[\s._'\-]+")
_SCRIPTS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE"})


def latin(name: str) -> str:
    """Return a name in small letters without marks, and in Latin ones where they look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    seen = (letter for letter in plain if not unicodedata.category(letter).startswith("M"))
    return "".join(_unshaped(letter) for letter in seen).translate(_TWINS)


def _unshaped(letter: str) -> str:
    """Return the usual small letter for one of another shape, else the character itself."""
    found = None if letter.isascii() else _SHAPED.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter


def skeleton(name: str) -> str:
    """Return a key that is the same for names that look alike."""
    strokes = latin(name).translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return _BETWEEN.sub("", strokes) or strokes


def mixes_scripts(name: str) -> bool:
    """Return whether a name mixes letters of scripts that look alike."""
    scripts = {
        unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()
    }
    return len(scripts & _SCRIPTS) > 1


def distinct(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number if it looks like one of the others."""
    looks = {skeleton(other) for other in others if other}
    found, number = name, 1
    while skeleton(found) in looks:
        number += 1
        found = f"{name} ({number})"
    return found
