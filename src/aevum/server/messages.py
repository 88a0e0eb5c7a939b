"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from pathlib import Path
from typing import Final

from aevum.core.text import CORE, Text

BOOK: Final = CORE.join(Path(__file__).parent / "locale")


def server_nothing_here() -> Text:
    return Text("server-nothing-here", {}, BOOK)
