"""Plurals and lists of each language by CLDR; `languages.json` has the tables.

`plural` has a digit for each number from 0 to 199, a place in `CATEGORIES`; whole numbers below a
million repeat by hundreds. `lists` has the separators between two items, and after the first,
between and before the last of more.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from aevum.core.text import CATEGORIES


class Language(NamedTuple):
    """The plural and list rules of a language."""

    plural: str
    lists: dict[str, list[str]]

    def categories(self) -> set[str]:
        """Return the plural categories that whole numbers have."""
        return {CATEGORIES[int(digit)] for digit in set(self.plural)}


def _read() -> dict[str, Language]:
    path = Path(__file__).with_name("languages.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    return {name: Language(**fields) for name, fields in data.items()}


LANGUAGES: Final = _read()
