"""The catalogues of games for browsers: one file per language, named by a hash of its content.

A file holds the game's messages and those of core, in the form that `core.text.Catalogue` reads.
"""

from functools import lru_cache
from hashlib import sha256

from msgspec.json import encode

from aevum.core.game import Game
from aevum.core.text import CORE, Catalogue
from aevum.server.http.pages import File, packed_file


@lru_cache(maxsize=64)
def catalogue_files(game: Game) -> dict[str, File]:
    """Return the catalogues of a game by the names of their files: `de.0123456789abcdef.json`."""
    if game.book is CORE:
        return {}
    return dict(_file(game.book.catalogue(language)) for language in game.book.languages())


def catalogue_addresses(game: Game) -> dict[str, str]:
    """Return the address of each language's catalogue; none for a game without catalogues."""
    names = catalogue_files(game)
    return {name.partition(".")[0]: f"/catalogues/{game.name}/{name}" for name in names}


def _file(told: Catalogue) -> tuple[str, File]:
    common = told.behind.data["messages"] if told.behind is not None else {}
    body = encode({**told.data, "messages": {**common, **told.data["messages"]}})
    name = f"{told.lang}.{sha256(body).hexdigest()[:16]}.json"
    return name, packed_file(body, "application/json")
