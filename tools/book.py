"""Write the books: every message of a package in each of its languages, for people to read.

python -m tools.book            write docs/book/*.md
python -m tools.book --check    change nothing; fail if a book is out of date

A book renders each message for samples: for a spectator, the one who acts and another player, with
different numbers where it counts. Wording is reviewed there, not in tests.
"""

import argparse
import json
import sys
from itertools import islice
from pathlib import Path
from typing import Any, Final

from aevum.catalogue.kinds import PLAIN, SEATS, Kind, Vocabulary, messages_of, resolve
from aevum.catalogue.package import Package, files
from aevum.core.text import CORE, Arg, Catalogue, Reader, Text
from tools.catalogues import packages
from tools.made_files import ROOT, settle, stale

FOLDER: Final = ROOT / "docs" / "book"
BOUND: Final = ("src/aevum/games/", "src/aevum/server", "src/aevum/terminal", "web/src/messages/")
"""Packages that have a book; messages that all games share are in each of them."""
NAMES: Final = ("Anna", "Hans", "Mia")
READERS: Final = (Reader(-1, NAMES), Reader(0, NAMES), Reader(1, NAMES))
NUMBERS: Final = (2, 1, 0)
MOST: Final = 6  # most lines of a message
TILES: Final = ("tile", "one", "other")  # places that are tiles
CELLS: Final = ("square", "target", "site", "prey")  # texts that name squares
ROLES: Final = {
    "game": "The game",
    "say": "Log", "ask": "Questions", "move": "Moves", "note": "Notes", "undo": "Undo",
    "no": "Refusals", "hint": "Hints", "do": "Goals and deeds", "part": "Parts", "at": "Places",
    "brief": "Cards in a few words", "about": "Cards in full", "option": "Options",
    "table": "The table in letters", "ui": "Screen",
    "server": "What the server says", "shell": "What the terminal says",
    "site": "What every page says", "room": "What tables and other pages say",
}  # fmt: skip


class Writer:
    """Writes the book of a package in one language."""

    def __init__(self, package: Package, catalogue: Catalogue) -> None:
        self.package = package
        self.catalogue = catalogue
        self.vocabulary = Vocabulary(package.english)

    def write(self) -> str:
        """Return the book."""
        title = f"{self.package.folder.name.capitalize()} ({self.catalogue.lang})"
        lines = [
            f"# {title}",
            "",
            "Made by `make catalogues`: every message as readers see it.",
            "",
        ]
        for role, heading in ROLES.items():
            keys = [key for key in self.vocabulary.messages if key.partition("-")[0] == role]
            if keys:
                lines += [f"## {heading}", "", *[row for key in keys for row in self.rows(key)], ""]
        lines += ["## Names", ""]
        lines += [
            self.name(kind, id_) for kind, ids in self.vocabulary.names.items() for id_ in ids
        ]
        return "\n".join(lines) + "\n"

    def rows(self, key: str) -> list[str]:
        """Return a message for its samples, each wording once."""
        declared = self.package.english.entries[key].declared.items()
        kinds = {name: resolve(kind, self.vocabulary) for name, kind in declared}
        told: dict[str, None] = {}
        for n in NUMBERS:
            args: dict[str, Arg] = {}
            seats = 0
            for place, (name, kind) in enumerate(kinds.items()):
                if kind is not None:
                    args[name] = self.sample(kind, name, n, seats if kind.base in SEATS else place)
                    seats += kind.base in SEATS
            for reader in READERS:
                told[self.catalogue.format(Text(key, args, CORE), reader)] = None
        first, *others = islice(told, MOST)
        return [f"- `{key}` {first}", *[f"  - {each}" for each in others]]

    def sample(self, kind: Kind, name: str, n: int, place: int) -> Arg:
        """Return an argument: the first seat acts, the second is the other one."""
        if not kind.many:
            last = n == 1 and kind.base in self.vocabulary.names
            return n if kind.base == "number" else self.one(kind.base, name, place - last)
        number = max(1, n)
        if kind.base in self.vocabulary.counted:
            ids = self.vocabulary.names[kind.base][place : place + number]
            return ("+", kind.base, *[part for each in ids for part in (each, number)])
        items = [self.one(kind.base, name, place + at) for at in range(number)]
        return ("|" if kind.either else "&", tuple(items))

    def one(self, base: str, name: str, at: int) -> Any:
        """Return one thing of a kind."""
        if base in SEATS:
            return ("seat", max(0, at) if base == "seat" else max(1, at))
        if base in self.vocabulary.names:
            ids = self.vocabulary.names[base]
            return (base, ids[at % len(ids)])
        if base == "place":
            return self.place(name)
        if base == "text" and name in CELLS:
            return "d5"
        if base == "rule":
            return ("rule", "R1.1")
        return self.inner(base, at) if base not in PLAIN else "…"

    def inner(self, base: str, at: int) -> Any:
        """Return one of the messages with this prefix, with its own samples."""
        keys = messages_of(base, self.vocabulary)
        key = keys[at % len(keys)]
        args: dict[str, Any] = {}
        for name, words in self.package.english.entries[key].declared.items():
            kind = resolve(words, self.vocabulary)
            if kind is not None:
                args[name] = self.sample(kind, name, 2, at)
        return ("=", key, args)

    def place(self, name: str) -> Arg:
        """Return a place, if the package has any."""
        if f"at-{name}" in self.vocabulary.messages and name not in TILES:
            if not self.package.english.entries[f"at-{name}"].declared:
                return ("@", name, 1, {})
        if "at-corner" not in self.vocabulary.messages:
            return ("@", "place", 1, ("", {"": "…"}))
        if name in TILES:
            return ("@", "tile", 1, {"on": ("+", "tile", "ore", 6)})
        return ("@", "corner", 1, {"on": ("+", "tile", "ore", 6, "wheat", 9, "sea", 0)})

    def name(self, kind: str, id_: str) -> str:
        """Return a name with its forms."""
        base = f"{kind}-{id_}"
        entries = self.catalogue.data["messages"]
        forms = [key for key in entries if key.startswith(f"{base}.") and "counted" not in key]
        words = [str(entries[key]) for key in (base, *forms) if isinstance(entries[key], str)]
        return f"- `{base}` {' / '.join(words)}"


def made() -> dict[Path, str]:
    """Return each book with its text, in all languages except the pseudo-language."""
    found: dict[Path, str] = {}
    for name, package in packages().items():
        if not name.startswith(BOUND):
            continue
        compiled = {path.stem: text for path, text in files(package) if path.suffix == ".json"}
        for lang in package.sources:
            catalogue = Catalogue(json.loads(compiled[lang]), CORE.catalogue(lang))
            path = FOLDER / f"{package.folder.name}.{lang}.md"
            found[path] = Writer(package, catalogue).write()
    return found


def drifted() -> list[str]:
    """Return the books that are out of date."""
    return stale(made())


def main() -> int:
    parser = argparse.ArgumentParser(description="Write every message as readers see it.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    return settle(made(), parser.parse_args().check, "is out of date: run `make catalogues`")


if __name__ == "__main__":
    sys.exit(main())
