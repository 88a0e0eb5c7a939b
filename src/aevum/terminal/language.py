"""The language in which games are told at this terminal.

Players and places have numbers in it, as in moves that are typed.
"""

from collections.abc import Iterable

from aevum.core.text import ENGLISH, NUMBERED, Text

_chosen = [ENGLISH]


def choose_language(language: str) -> None:
    """Tell everything in a language from now on; what has no translation stays English."""
    _chosen[0] = language


def language() -> str:
    """Return the language that was chosen."""
    return _chosen[0]


def tell(text: Text, you: int = -1) -> str:
    """Return a message in the words of the language that was chosen; the seat `you` is "you"."""
    return text.book.catalogue(_chosen[0]).format(text, NUMBERED._replace(you=you))


def tell_all(texts: Iterable[Text]) -> str:
    """Return sentences in the words of the language that was chosen, one after the other."""
    return " ".join(tell(text) for text in texts)
