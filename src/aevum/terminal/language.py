"""The language in which games are told at this terminal.

Players have numbers in it, as everywhere at a terminal.
"""

from aevum.core.text import ENGLISH, Text

_chosen = [ENGLISH]


def choose_language(language: str) -> None:
    """Tell everything in a language from now on; what has no translation stays English."""
    _chosen[0] = language


def tell(text: Text) -> str:
    """Return a message in the words of the language that was chosen."""
    return text.book.catalogue(_chosen[0]).format(text)
