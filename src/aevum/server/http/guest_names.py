"""Names that guests choose, checked so that they deceive nobody."""

import re
import secrets
import unicodedata
from functools import cache
from typing import Final

from aevum.core.errors import AevumError
from aevum.core.text import CORE, ENGLISH, Text
from aevum.server import messages as m
from aevum.server.lobby.lookalikes import latin, mixes_scripts

LONGEST: Final = 24
MOST_MARKS: Final = 3  # on one letter

# Control codes, direction marks, parts of letters, private and unknown characters.
_LEFT_OUT: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and characters without a glyph, and invisible marks.
_BLANK: Final = frozenset("\u3164\u2800\u115f\u1160\uffa0\u034f\u17b4\u17b5") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
}
_JOINER: Final = "\u200d"  # joins the parts of one emoji, such as a family
_AS_PICTURE: Final = "\ufe0f"
_VIRAMA: Final = 9  # the combining class of characters after which a joiner makes another letter

_BOT: Final = r"bot|.*[ -]bot"


class BadName(AevumError):
    """A name that cannot be used."""


def clean(name: str, longest: int = LONGEST) -> str:
    """Return a name as it is stored: in one line, without invisible characters."""
    found, before = _tidy(name), name
    while found != before:  # letters that were apart before may now combine
        found, before = _tidy(found), found
    if not 1 <= len(found) <= longest:
        raise BadName(m.server_name_length(longest=longest))
    if all(unicodedata.category(letter).startswith(("M", "Z")) for letter in found):
        raise BadName(m.server_name_length(longest=longest))  # nothing readable is left
    if _marks(found) > MOST_MARKS:
        raise BadName(m.server_name_marks(most=MOST_MARKS))
    return found


def _tidy(name: str) -> str:
    """Return a name in NFKC, with single spaces and without invisible characters."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split()))
    seen = [letter for place, letter in enumerate(plain) if _is_seen(plain, place)]
    return " ".join("".join(seen).split()).rstrip(f" {_JOINER}")


def _is_seen(text: str, place: int) -> bool:
    """Return whether a character of a text is visible or changes a visible one."""
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
    """Return the names of bots, of unnamed players and of the reader in every language."""
    told = [CORE.catalogue(language) for language in CORE.languages()]
    readers = {re.escape(each.format(Text("seat-you", {}, CORE))) for each in told}
    players = {
        re.escape(each.format(Text("seat-player", {"n": 0}, CORE))).replace("0", r"\d+")
        for each in told
    }
    return re.compile("|".join([_BOT, *sorted(readers | players)]), re.IGNORECASE)


def first_name(languages: str) -> str:
    """Return a name for a new guest in the first of a browser's languages that the server has.

    `languages` is the header Accept-Language, in which browsers name the best one first.
    """
    told = m.server_name_guest(n=1000 + secrets.randbelow(9000))
    known = told.book.languages()
    wanted = [each.strip().partition(";")[0].partition("-")[0] for each in languages.split(",")]
    language = next((each.lower() for each in wanted if each.lower() in known), ENGLISH)
    return told.book.catalogue(language).format(told)


def own_name(name: str) -> str:
    """Return a guest's new name, cleaned; refuse a name that stands for somebody else."""
    found = clean(name)
    if mixes_scripts(found):
        raise BadName(m.server_name_alphabets())
    if _taken().fullmatch(found) or _taken().fullmatch(latin(found)):
        raise BadName(m.server_name_taken(name=found))
    return found
