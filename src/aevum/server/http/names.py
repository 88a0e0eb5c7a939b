"""Names that guests choose: what people may read without being deceived."""

import re
import unicodedata
from typing import Final

from aevum.core.errors import AevumError

LONGEST: Final = 24
WRONG: Final = "A name has 1 to {longest} letters, digits or signs."

# Controls, marks that turn the direction of writing, parts of letters, private and unknown signs.
_LEFT_OUT: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u3164\u2800\u115f\u1160\uffa0")  # letters and signs without a mark
_JOINER: Final = "\u200d"  # holds the parts of one picture together, as in a family

# What everybody is called in sentences who is not called by a name, and bots.
_TAKEN: Final = re.compile(r"you|somebody|nobody|everybody|player \d+|bot|.* bot", re.IGNORECASE)


class BadName(AevumError):
    """A name that cannot be used."""


def clean(name: str, longest: int = LONGEST) -> str:
    """Return a name as it is kept: in one line, without signs that nobody sees."""
    joined = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = [
        letter
        for letter in joined
        if letter == _JOINER
        or (letter not in _BLANK and unicodedata.category(letter) not in _LEFT_OUT)
    ]
    found = "".join(seen).strip(f" {_JOINER}")
    if not 1 <= len(found) <= longest:
        raise BadName(WRONG.format(longest=longest))
    if all(unicodedata.category(letter).startswith(("M", "Z")) for letter in found):
        raise BadName(WRONG.format(longest=longest))  # nothing that could be read
    return found


def own_name(name: str) -> str:
    """Return a name that a guest takes: clean, and not what others are called by."""
    found = clean(name)
    if _TAKEN.fullmatch(found):
        raise BadName(f"{found} would be taken for somebody else here: choose another name.")
    return found
