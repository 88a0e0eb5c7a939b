"""Tells messages in a language, for drawings."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import ENGLISH, Catalogue, Reader, Text
from aevum.games.ascii.messages import BOOK


class Teller:
    """Tells messages to one viewer in a language."""

    def __init__(self, language: str = ENGLISH, viewer: int = -1) -> None:
        self.catalogue: Catalogue = BOOK.catalogue(language)
        self.reader = Reader(viewer)

    def __call__(self, text: Text) -> str:
        """Return a message in words."""
        return self.catalogue.format(text, self.reader)


IN_ENGLISH: Final = Teller()
