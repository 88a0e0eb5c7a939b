"""Compiles a package: `locale/*.ftl` to `locale/*.json`, `keys.lock` and `messages.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from aevum.catalogue import constructors, lock
from aevum.catalogue.checks import Check, faults_of_english
from aevum.catalogue.kinds import PAGES, Vocabulary
from aevum.catalogue.languages import LANGUAGES
from aevum.catalogue.pseudo import pseudo
from aevum.catalogue.source import Entry, Pattern, Source, read
from aevum.core.text import CORE, ENGLISH, PSEUDO

LOCALE: Final = "locale"
LOCK: Final = "keys.lock"
ADD_LANGUAGE: Final = "add it to languages.json in aevum.catalogue"


class Package(NamedTuple):
    """The sources of a package by language, and their folder."""

    folder: Path
    sources: dict[str, Source]

    @property
    def english(self) -> Source:
        """Return the English source, which the others translate."""
        return self.sources[ENGLISH]

    @property
    def languages(self) -> list[str]:
        """Return the languages that it is compiled to, including the pseudo-language."""
        return [*self.sources, PSEUDO]


def open_package(folder: Path) -> Package:
    """Return the catalogues of a package. Raise a FileNotFoundError if it has no English one."""
    paths = sorted((folder / LOCALE).glob("*.ftl"))
    if not any(path.stem == ENGLISH for path in paths):
        raise FileNotFoundError(f"There is no {folder / LOCALE / ENGLISH}.ftl.")
    return Package(folder, {path.stem: read(path) for path in paths})


def faults(package: Package) -> list[str]:
    """Return all faults of a package's catalogues."""
    vocabulary = Vocabulary(package.english)
    found = [f"{ENGLISH}.ftl: {each}" for each in faults_of_english(package.english, vocabulary)]
    for lang, source in package.sources.items():
        found += [f"{lang}.ftl: {each}" for each in source.troubles]
        if lang not in LANGUAGES:
            found.append(f"{lang}.ftl: the plurals of this language are unknown: {ADD_LANGUAGE}")
        else:
            behind = [_behind(package.folder, each) for each in (lang, ENGLISH)]
            check = Check(source, package.english, vocabulary, *behind)
            found += [f"{lang}.ftl: {each}" for each in check.faults()]
    stored = lock.keys(package.english)
    return found + [f"{LOCK}: {each}" for each in lock.faults(_locked(package), stored)]


def _behind(folder: Path, lang: str) -> dict[str, Entry]:
    """Return the messages that all games share in a language, nothing for that catalogue itself."""
    path = CORE.folder / f"{lang}.ftl"
    if path.parent.resolve() == (folder / LOCALE).resolve() or not path.is_file():
        return {}
    return read(path).entries


def _locked(package: Package) -> dict[str, str]:
    path = package.folder / LOCALE / LOCK
    return lock.read(path.read_text(encoding="utf-8")) if path.is_file() else {}


def files(package: Package) -> Iterator[tuple[Path, str]]:
    """Yield each file to generate from a package without faults, with its text."""
    locale = package.folder / LOCALE
    vocabulary = Vocabulary(package.english)
    for lang, source in package.sources.items():
        messages = {key: entry.pattern for key, entry in source.entries.items()}
        yield locale / f"{lang}.json", _catalogue(lang, lang, messages)
    yield locale / f"{PSEUDO}.json", _catalogue(PSEUDO, ENGLISH, pseudo(package.english))
    if set(vocabulary.rooms) & set(PAGES):
        return
    yield locale / LOCK, lock.written(_locked(package), lock.keys(package.english))
    if vocabulary.messages:
        text = constructors.python(package.english, vocabulary, _book(package, vocabulary))
        yield package.folder / "messages.py", text


def _book(package: Package, vocabulary: Vocabulary) -> str:
    """Return the expression with which a package's module of messages opens its book."""
    here = 'Path(__file__).parent / "locale"'
    if (package.folder / LOCALE).resolve() == CORE.folder.resolve():
        return "CORE"
    return f"CORE.join({here})" if vocabulary.rooms else f"Book({here}, CORE)"


def _catalogue(lang: str, counts_as: str, messages: dict[str, Pattern]) -> str:
    """Return a compiled catalogue, with one line for each message."""
    language = LANGUAGES[counts_as]
    rows = ",\n".join(f"{_json(key)}:{_json(pattern)}" for key, pattern in messages.items())
    return (
        f'{{"lang":{_json(lang)},"plural":{_json(language.plural)},'
        f'"lists":{_json(language.lists)},"messages":{{\n{rows}\n}}}}\n'
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def typescript(package: Package, title: str) -> str:
    """Return the TypeScript types of a package's messages."""
    return constructors.typescript(title, package.english, Vocabulary(package.english))
