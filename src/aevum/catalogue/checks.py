"""Faults of a catalogue, each a sentence that names its message."""

import keyword
from collections.abc import Iterator, Mapping

from aevum.catalogue.kinds import (
    BUILT_IN,
    PLAIN,
    ROLES,
    SEATS,
    Kind,
    Vocabulary,
    messages_of,
    resolve,
)
from aevum.catalogue.languages import LANGUAGES
from aevum.catalogue.source import Entry, Select, Source


def faults_of_english(english: Source, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield what is wrong with the keys and declared arguments of the English file."""
    for kind in english.kinds:
        if kind in PLAIN or kind in ROLES or not kind.isalpha():
            yield f"a kind of name cannot be called {kind}"
    for room in vocabulary.rooms:
        strays = [key for key in vocabulary.messages if not key.startswith(f"{room}-")]
        yield from (f"{key} is not a key of the room {room}" for key in strays)
    for key in vocabulary.unknown:
        yield f"{key} begins with neither a role nor a kind of name"
    for entry in english.entries.values():
        if not entry.form:
            for name, kind in entry.declared.items():
                if keyword.iskeyword(name) or not name.isidentifier():
                    yield f"{entry.key} has an argument called {name}, which Python cannot have"
                if resolve(kind, vocabulary) is None:
                    yield f"{entry.key}: ${name} is of no known kind: {kind}"


class Check:
    """Compares one language of a package with its English.

    `behind` are the messages that all games share in this language, `english_behind` in English.
    """

    def __init__(
        self,
        source: Source,
        english: Source,
        vocabulary: Vocabulary,
        behind: Mapping[str, Entry],
        english_behind: Mapping[str, Entry],
    ) -> None:
        self.source = source
        self.own = [key for key in english.entries if "." not in key and key[0] != "-"]
        """The messages and names that this package must have."""
        self.english: dict[str, Entry] = {**english_behind, **english.entries}
        self.vocabulary = vocabulary
        self.known: dict[str, Entry] = {**behind, **source.entries}
        self.categories = LANGUAGES[source.lang].categories()
        self.has_cases = any(key.startswith("seat-you.") for key in self.known)

    def faults(self) -> Iterator[str]:
        """Yield all faults."""
        yield from (f"{key} is missing" for key in self.own if key not in self.source.entries)
        inherited = [key for key in BUILT_IN if key not in self.own]
        yield from (f"{key} is missing" for key in inherited if key not in self.known)
        for entry in self.source.entries.values():
            if entry.base.startswith("-"):
                yield from self._dead_references(entry)
            elif entry.base not in self.english:
                yield f"{entry.key} is not in the English catalogue"
            else:
                yield from (f"{entry.key}: {fault}" for fault in self._faults_of(entry))
        yield from self._missing_forms()

    def _faults_of(self, entry: Entry) -> Iterator[str]:
        kinds = self._kinds(entry)
        yield from self._dead_references(entry)
        yield from self._arguments(entry, kinds)
        for select in entry.uses.selects:
            if select.name in kinds:
                yield from self._select(select, kinds[select.name])
        if self.has_cases:
            for name in dict.fromkeys(entry.uses.bare):
                if kinds.get(name) == Kind("seat"):
                    yield f"${name} may be you: choose by it or give its case"
        for wanted in entry.uses.forms:
            kind = kinds.get(wanted.name)
            if kind is not None and not self._has_forms(kind):
                yield f"${wanted.name} is a {kind.base}, which has no forms"

    def _missing_forms(self) -> Iterator[str]:
        """Yield each form that a name or message lacks, with what needs it."""
        wanting: dict[str, list[str]] = {}
        for entry in self.source.entries.values():
            if entry.base not in self.english:
                continue
            kinds = self._kinds(entry)
            for wanted in entry.uses.forms:
                if wanted.name in kinds:
                    for key in self._lacking(kinds[wanted.name], wanted.form, wanted.may_be_you):
                        wanting.setdefault(key, []).append(entry.key)
        for wanted_key, entries in wanting.items():
            key, _, form = wanted_key.partition(".")
            if key in self.known:  # otherwise it is missing completely
                first, *others = dict.fromkeys(entries)
                more = f" and {len(others)} more" if others else ""
                yield f"{key} has no form {form}, for {first}{more}"

    def _kinds(self, entry: Entry) -> dict[str, Kind]:
        declared = self.english[entry.base].declared
        found = {name: resolve(kind, self.vocabulary) for name, kind in declared.items()}
        kinds = {name: kind for name, kind in found.items() if kind is not None}
        if entry.form.startswith("counted"):
            kinds["n"] = Kind("number")
        return kinds

    def _dead_references(self, entry: Entry) -> Iterator[str]:
        for key in entry.uses.references:
            if key not in self.known:
                yield f"there is no {key}"
            elif entry.key in self._reached(key):
                yield f"{key} refers back here"

    def _reached(self, key: str) -> set[str]:
        """Return this key and all keys that it refers to."""
        found: set[str] = set()
        waiting = [key]
        while waiting:
            at = waiting.pop()
            if at in self.known and at not in found:
                found.add(at)
                waiting += self.known[at].uses.references
        return found

    def _used(self, entry: Entry) -> set[str]:
        """Return the arguments of an entry, with those of messages that it refers to."""
        reached = [each for key in entry.uses.references for each in self._reached(key)]
        others = [name for key in reached if key[0] != "-" for name in self.known[key].uses.names]
        return {*entry.uses.names, *others}

    def _arguments(self, entry: Entry, kinds: Mapping[str, Kind]) -> Iterator[str]:
        declared = self.english[entry.base].declared
        for name in sorted(self._used(entry)):
            if name not in kinds and name not in declared:
                yield f"${name} is not declared"
        if not entry.form:
            forms = [each for each in self.source.entries.values() if each.base == entry.base]
            used = {name for each in forms for name in self._used(each)}
            yield from (f"${name} is never used" for name in declared if name not in used)

    def _select(self, select: Select, kind: Kind) -> Iterator[str]:
        words = {key for key in select.keys if not key.lstrip("-").isdigit()}
        if kind.many:
            you = {"you"} if kind.base == "seat" else set[str]()
            yield from self._plurals(words - you, {"one", "other"})
        elif kind.base == "number":
            yield from self._plurals(words, {"other"})
        elif kind.base in SEATS:
            allowed = {"you", "other"} if kind.base == "seat" else {"other"}
            if not set(select.keys) <= allowed:
                keys = ", ".join(select.keys)
                yield f"a {kind.base} is {' or '.join(sorted(allowed, reverse=True))}, not {keys}"
        elif kind.base not in self.vocabulary.names:
            yield f"${select.name} is a {kind.base}: no variant can be chosen by it"
        elif not select.form:
            ids = {*self.vocabulary.names[kind.base], "other"}
            for key in sorted(set(select.keys) - ids):
                yield f"there is no {kind.base}-{key} to choose by"

    def _plurals(self, given: set[str], enough: set[str]) -> Iterator[str]:
        if given and given != self.categories and not given <= enough:
            yield f"plurals {sorted(given)} should be {sorted(self.categories)}"

    def _has_forms(self, kind: Kind) -> bool:
        """Return whether anything of this kind may have forms."""
        if kind.base in self.vocabulary.names or kind.base in SEATS:
            return True
        return len(messages_of(kind.base, self.vocabulary)) > 0

    def _lacking(self, kind: Kind, form: str, may_be_you: bool) -> list[str]:
        """Return the keys that an argument of this kind may have in such a form, and lacks."""
        names = self.vocabulary.names
        if kind.base in names:
            counted = kind.many and kind.base in self.vocabulary.counted
            wanted = f"counted-{form}" if counted else form
            keys = [f"{kind.base}-{each}.{wanted}" for each in names[kind.base]]
        elif kind.base in SEATS:
            you, player = f"seat-you.{form}", f"seat-player.{form}"
            if may_be_you and kind.base == "seat":
                keys = [you]
            else:
                keys = [] if you in self.known else [player]
        else:
            keys = [f"{key}.{form}" for key in messages_of(kind.base, self.vocabulary)]
        return [key for key in keys if key not in self.known]
