"""Names that guests choose: what people may read without being deceived."""

import re
import unicodedata
from functools import cache
from typing import Final

from aevum.core.errors import AevumError
from aevum.core.text import CORE, Text
from aevum.server import messages as m
from aevum.server.lobby.lookalikes import latin, mixes_scripts

LONGEST: Final = 24
MOST_MARKS: Final = 3  # on one letter

# Controls, marks that turn the direction of writing, parts of letters, private and unknown signs.
_LEFT_OUT: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and signs without a mark, and marks that nobody sees.
_BLANK: Final = frozenset("\u3164\u2800\u115f\u1160\uffa0\u034f\u17b4\u17b5") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
}
_JOINER: Final = "\u200d"  # holds the parts of one picture together, as in a family
_AS_PICTURE: Final = "\ufe0f"
_VIRAMA: Final = 9  # the combining class of signs behind which a joiner makes another letter

_BOT: Final = r"bot|.*[ -]bot"


class BadName(AevumError):
    """A name that cannot be used."""


def clean(name: str, longest: int = LONGEST) -> str:
    """Return a name as it is kept: in one line, without signs that nobody sees."""
    found, before = _tidy(name), name
    while found != before:  # what was left out may have stood between two that now belong together
        found, before = _tidy(found), found
    if not 1 <= len(found) <= longest:
        raise BadName(m.server_name_length(longest=longest))
    if all(unicodedata.category(letter).startswith(("M", "Z")) for letter in found):
        raise BadName(m.server_name_length(longest=longest))  # nothing that could be read
    if _marks(found) > MOST_MARKS:
        raise BadName(m.server_name_marks(most=MOST_MARKS))
    return found


def _tidy(name: str) -> str:
    """Return a name with one space between words, usual forms of letters, and nothing unseen."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split()))
    seen = [letter for place, letter in enumerate(plain) if _is_seen(plain, place)]
    return " ".join("".join(seen).split()).rstrip(f" {_JOINER}")


def _is_seen(text: str, place: int) -> bool:
    """Return whether a sign of a text can be seen, or changes what can be."""
    letter, before = text[place], text[place - 1] if place else ""
    if letter == _JOINER:
        return _is_picture(before) or (before != "" and unicodedata.combining(before) == _VIRAMA)
    if letter == _AS_PICTURE:
        return _is_picture(before)
    return letter not in _BLANK and unicodedata.category(letter) not in _LEFT_OUT


def _is_picture(sign: str) -> bool:
    return sign == _AS_PICTURE or (sign != "" and unicodedata.category(sign) in ("So", "Sk"))


def _marks(text: str) -> int:
    """Return the largest number of marks on one letter."""
    most = count = 0
    for letter in unicodedata.normalize("NFD", text):
        count = count + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, count)
    return most


@cache
def _taken() -> re.Pattern[str]:
    """Return what bots are called, players without a name, and the reader, in every language."""
    told = [CORE.catalogue(language) for language in CORE.languages()]
    readers = {re.escape(each.format(Text("seat-you", {}, CORE))) for each in told}
    players = {
        re.escape(each.format(Text("seat-player", {"n": 0}, CORE))).replace("0", r"\d+")
        for each in told
    }
    return re.compile("|".join([_BOT, *sorted(readers | players)]), re.IGNORECASE)


def own_name(name: str) -> str:
    """Return a name that a guest takes: clean, and not what others are called by."""
    found = clean(name)
    if mixes_scripts(found):
        raise BadName(m.server_name_alphabets())
    if _taken().fullmatch(found) or _taken().fullmatch(latin(found)):
        raise BadName(m.server_name_taken(name=found))
    return found
