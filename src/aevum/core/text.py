"""Messages: a key of a catalogue with its arguments, rendered in a reader's language."""

# not compiled: words need no speed

# More than 500 lines: one renderer of compiled messages, whose twin is one file as well.
# The twin of web/src/lib/text.ts: both render every message of tests/catalogue/expected.json alike.
#
# In memory an argument is the same as on the wire: a number, somebody's own words, or a tuple.
#
#     ("seat", 1)                         a player; the reader's own seat is "you"
#     ("card", "engineer")                something that the catalogue has a name for
#     ("rule", "R2.1")                    a paragraph of the rules
#     ("#", 2, "good", "wood")            a number of such things
#     ("&", (...)), ("|", (...))          a list with "and", with "or"
#     ("+", "good", "wood", 2, ...)       a list of numbers of such things, with "and"
#     ("@", "corner", 17, (key, args))    a place on the board, with its words at that moment
#     ("@", "corner", 17, args)           the same with the key "at-corner"
#     ("=", key, args)                    a message inside a message

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from aevum.core.pattern import Pattern, pattern

Arg = int | str | tuple[Any, ...]
Args = Mapping[str, Arg]

ENGLISH: Final = "en"
PSEUDO: Final = "en-XA"  # English with accents, to find words that are in no catalogue
WHO: Final = "who"  # the argument for the player that a message is about
AS_WRITTEN: Final = ""  # the key of words that are in no catalogue; a log holds hundreds of them
LITERALS: Final = 4096  # cached sentences: games repeat most of them
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")


class Text:
    """A message: a key of a book and its arguments.

    `str()` is plain English, with the numbers of places, as in notation.
    """

    __slots__ = ("args", "book", "key")

    def __init__(self, key: str, args: Args, book: "Book") -> None:
        self.key = key
        self.args = args
        self.book = book

    def __str__(self) -> str:
        if self.key == AS_WRITTEN:
            return str(self.args[AS_WRITTEN])
        return self.book.catalogue(ENGLISH).format(self, NUMBERED)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.args)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)  # arguments may hold mappings

    def __reduce__(self) -> tuple[Callable[[str, Args, Path], "Text"], tuple[str, Args, Path]]:
        return _unpickled, (self.key, dict(self.args), self.book.folder)

    def wire(self) -> tuple[str, Args]:
        """Return the message for the wire, ready for any JSON encoder."""
        return (self.key, self.args)

    def inner(self) -> Arg:
        """Return the message as an argument of another."""
        return ("=", self.key, self.args)

    def within(self, book: "Book") -> "Text":
        """Return the message with another book, which has what is named in it."""
        return Text(self.key, self.args, book)

    def at(self, kind: str, number: int) -> Arg:
        """Return the message as the words of a place: the corner, tile or border of that number."""
        if self.key == f"at-{kind}":
            return ("@", kind, number, self.args)
        return ("@", kind, number, (self.key, self.args))


class Reader(NamedTuple):
    """Who reads a message: their seat is "you"; `numbers` adds the numbers of places."""

    you: int = -1
    names: Sequence[str] = ()
    numbers: bool = False


class Part(NamedTuple):
    """A thing that a message names and a screen may draw: a seat, a card, a place, a rule."""

    kind: str
    id: str | int
    text: str


NOBODY: Final = Reader()
NUMBERED: Final = Reader(numbers=True)
"""Nobody in particular, next to a drawing with numbers or moves in notation."""
Piece = str | Part
Emit = Callable[[list[Piece], Args, Reader], None]


class Catalogue:
    """The messages of a package in one language, compiled from its .ftl file."""

    strict: ClassVar[bool] = False
    """Whether a message or argument that is missing raises a KeyError, as in the tests.

    Otherwise its name is shown instead, in brackets.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        behind: "Catalogue | None" = None,
        english: "Catalogue | None" = None,
    ) -> None:
        self.data = data
        self.lang: str = data["lang"]
        self.behind = behind
        """The messages that all games share, in the same language."""
        self.english = english
        """Renders messages without a translation, each as a whole: two languages never mix in
        one."""
        self._plural: str = data["plural"]
        self._lists: dict[str, list[str]] = data["lists"]
        self._raw: dict[str, Any] = data["messages"]
        self._ready: dict[str, Emit] = {}

    def format(self, text: Text, reader: Reader = NOBODY) -> str:
        """Return a message as plain text."""
        return _plain(self.parts(text, reader))

    def parts(self, text: Text, reader: Reader = NOBODY) -> list[Piece]:
        """Return a message as pieces of text and the things that it names."""
        out: list[Piece] = []
        self._teller(text)._emit(text.key)(out, text.args, reader)
        return out

    def language(self, text: Text) -> str:
        """Return the language in which a message is rendered: English where a translation is
        missing."""
        return self._teller(text).lang

    def has(self, key: str) -> bool:
        """Return whether this catalogue or one behind it has the key."""
        return key in self._raw or (self.behind is not None and self.behind.has(key))

    def category(self, n: int) -> str:
        """Return the plural category of a whole number."""
        size = abs(n)
        return CATEGORIES[int(self._plural[size if size < 200 else 100 + size % 100])]

    # Which language renders a message

    def _teller(self, text: Text) -> "Catalogue":
        if self.english is None or self._tells(text.key, text.args):
            return self
        return self.english

    def _tells(self, key: str, args: Args) -> bool:
        """Return whether this language has the message and everything named in it."""
        return key != AS_WRITTEN and self.has(key) and all(map(self._names, args.values()))

    def _names(self, value: Arg) -> bool:
        if isinstance(value, int | str):
            return True
        tag = value[0]
        if tag in ("seat", "rule"):
            return True
        if tag in ("&", "|"):
            return all(map(self._names, value[1]))
        if tag == "+":
            return all(self.has(f"{value[1]}-{each}") for each in value[2::2])
        if tag == "@":
            return self._tells(*_words_of_place(value[1], value[3]))
        if tag == "=":
            return self._tells(value[1], value[2])
        kind, id_ = value[2:] if tag == "#" else value
        return self.has(f"{kind}-{id_}")

    # Patterns become functions when they are first needed

    def _emit(self, key: str) -> Emit:
        found = self._ready.get(key)
        if found is None:
            if key == AS_WRITTEN:
                found = self._pattern([{"v": AS_WRITTEN}])
            else:
                found = self._pattern(self._find(key))
            self._ready[key] = found
        return found

    def _find(self, key: str) -> Any:
        if key in self._raw:
            return self._raw[key]
        return self._missing(key) if self.behind is None else self.behind._find(key)

    def _missing(self, name: str) -> str:
        if self.strict:
            raise KeyError(f"{name} is missing in {self.lang}")
        return f"⟦{name}⟧"

    def _pattern(self, raw: Any) -> Emit:
        steps = [self._step(each) for each in ([raw] if isinstance(raw, str) else raw)]
        if len(steps) == 1:
            return steps[0]

        def run(out: list[Piece], args: Args, reader: Reader) -> None:
            for step in steps:
                step(out, args, reader)

        return run

    def _step(self, raw: Any) -> Emit:
        if isinstance(raw, str):
            return lambda out, _args, _reader: out.append(raw)
        if "v" in raw or "f" in raw:
            name, form = raw["f"] if "f" in raw else (raw["v"], "")
            return lambda out, args, reader: self._show(out, self._arg(args, name), form, reader)
        if "m" in raw:
            key, given = raw["m"], raw.get("n", {})
            return lambda out, args, reader: self._emit(key)(out, {**args, **given}, reader)
        return self._capitalised(self._step(raw["up"])) if "up" in raw else self._select(raw)

    def _capitalised(self, inner: Emit) -> Emit:
        def run(out: list[Piece], args: Args, reader: Reader) -> None:
            start = len(out)
            inner(out, args, reader)
            if start < len(out):
                first = out[start]
                if isinstance(first, str):
                    out[start] = _capital(first)
                else:
                    out[start] = first._replace(text=_capital(first.text))

        return run

    def _select(self, raw: Any) -> Emit:
        name, form = raw["s"]
        cases = {key: self._pattern(each) for key, each in raw["c"].items()}
        usual = cases[raw["d"]]

        def run(out: list[Piece], args: Args, reader: Reader) -> None:
            keys = self._keys(self._arg(args, name), form, reader)
            chosen = next((cases[key] for key in keys if key in cases), usual)
            chosen(out, args, reader)

        return run

    def _keys(self, value: Arg, form: str, reader: Reader) -> tuple[str, ...]:
        """Return what a selector may match, best match first."""
        if isinstance(value, int):
            return (str(value), self.category(value))
        if isinstance(value, str):
            return (value,)
        tag = value[0]
        if tag == "seat":
            return ("you",) if value[1] == reader.you else ("other",)
        if tag == "+":
            return (self.category(len(value) // 2 - 1),)
        if tag in ("&", "|"):
            many = (self.category(len(value[1])),)
            return ("you", *many) if [*value[1]] == [("seat", reader.you)] else many
        if not form:
            return (str(value[1]),)
        out: list[Piece] = []
        self._show(out, value, form, reader)
        return (_plain(out),)

    # Values

    def _arg(self, args: Args, name: str) -> Arg:
        return args[name] if name in args else self._missing(f"${name}")

    def _show(self, out: list[Piece], value: Arg, form: str, reader: Reader) -> None:
        if isinstance(value, str):
            out.append(value)
        elif isinstance(value, int):
            out.append(str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}")
        elif value[0] in ("&", "|"):
            self._join(out, value[1], self._lists["and" if value[0] == "&" else "or"], form, reader)
        elif value[0] == "+":
            self._join(out, _counted(value), self._lists["and"], form, reader)
        elif value[0] == "=":
            self._emit(self._form(value[1], form))(out, value[2], reader)
        else:
            out.append(self._part(value, form, reader))

    def _part(self, value: tuple[Any, ...], form: str, reader: Reader) -> Part:
        tag = value[0]
        if tag == "#":
            _, n, kind, id_ = value
            key = self._form(f"{kind}-{id_}", f"counted-{form}" if form else "", "counted")
            return Part(kind, id_, self._run(key, {"n": n}, reader))
        if tag == "@":
            _, kind, id_, told = value
            key, args = _words_of_place(kind, told)
            words = self._run(key, args, reader)
            if reader.numbers:
                words = self._run("place-number", {"words": words, "id": id_}, reader)
            return Part(kind, id_, words)
        if tag == "seat":
            return Part(tag, value[1], self._seat(value[1], form, reader))
        if tag == "rule":
            number = value[1].removeprefix("R")
            return Part(tag, value[1], self._run("rule-number", {"number": number}, reader))
        return Part(tag, value[1], self._run(self._form(f"{tag}-{value[1]}", form), {}, reader))

    def _seat(self, seat: int, form: str, reader: Reader) -> str:
        if seat == reader.you:
            return self._run(self._form("seat-you", form), {}, reader)
        if seat < len(reader.names) and reader.names[seat]:
            return reader.names[seat]
        return self._run(self._form("seat-player", form), {"n": seat + 1}, reader)

    def _form(self, key: str, form: str, usual: str = "") -> str:
        """Return the key of a form, or of the basic one where that form is missing."""
        for each in (form, usual):
            if each and self.has(f"{key}.{each}"):
                return f"{key}.{each}"
        return key

    def _run(self, key: str, args: Args, reader: Reader) -> str:
        out: list[Piece] = []
        self._emit(key)(out, args, reader)
        return _plain(out)

    def _join(
        self, out: list[Piece], items: Sequence[Arg], between: list[str], form: str, reader: Reader
    ) -> None:
        if not items:
            self._emit("nothing")(out, {}, reader)
        pair, start, middle, end = between
        last = len(items) - 1
        for at, item in enumerate(items):
            if at and last == 1:
                out.append(pair)
            elif at:
                out.append(end if at == last else start if at == 1 else middle)
            self._show(out, item, form, reader)


def _counted(value: tuple[Any, ...]) -> list[Arg]:
    """Return each number of things in a list of them."""
    return [("#", n, value[1], id_) for id_, n in zip(value[2::2], value[3::2], strict=True)]


def _words_of_place(kind: str, words: Any) -> tuple[str, Args]:
    """Return the message of a place, whose key may be left out."""
    return (f"at-{kind}", words) if isinstance(words, Mapping) else words


def _plain(pieces: list[Piece]) -> str:
    return "".join([each if isinstance(each, str) else each.text for each in pieces])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Book:
    """The catalogues in a package's folder `locale`, one a language, read when first needed."""

    opened: ClassVar[dict[Path, "Book"]] = {}
    """The first book of each folder, to which a game's own messages are added."""

    def __init__(self, folder: Path, behind: "Book | None" = None) -> None:
        self.folder = folder
        self.behind = behind
        self._read: dict[str, Catalogue] = {}
        self._languages: list[str] = []
        self._added: dict[str, dict[str, Pattern]] = {}
        self._rooms: list[Book] = []
        self.opened.setdefault(folder, self)

    def languages(self) -> list[str]:
        """Return the languages of this package, the pseudo-language among them."""
        if not self._languages:
            self._languages = sorted(path.stem for path in self.folder.glob("*.json"))
        return self._languages

    def catalogue(self, lang: str) -> Catalogue:
        """Return the messages in a language.

        Missing messages are rendered in English, and so is everything in an unknown language.
        """
        found = self._read.get(lang)
        if found is None:
            found = self._read[lang] = self._open(lang)
        return found

    def add(self, entries: Mapping[str, str], lang: str = ENGLISH) -> None:
        """Add messages that are in no catalogue, such as those of a designer's own card.

        They are written as `core/pattern.py` says. A form has a key of its own: "do-watch.tu",
        "card-judge.counted". What only English has is rendered in English, in the pseudo-language
        too.
        """
        ready = {key: pattern(key, words) for key, words in entries.items()}
        self._added.setdefault(lang, {}).update(ready)
        self._read.clear()

    def join(self, room: Path) -> "Book":
        """Add the messages in a room's folder, behind this book's own; return the book.

        So messages of a server or a screen may contain those of any game, and the other way round.
        """
        self._rooms.append(Book(room))
        for lang, catalogue in list(self._read.items()):
            if catalogue.lang == lang:
                catalogue.behind = self._chain(lang)
            else:
                del self._read[lang]  # English instead of a language that the room may have
        return self

    def _chain(self, lang: str) -> Catalogue | None:
        """Return the rooms' catalogues in a language, one behind another."""
        found: Catalogue | None = None
        for room in self._rooms:
            told = room.catalogue(lang)
            if told.lang == lang:
                found = Catalogue(told.data, found)
        return found

    def _open(self, lang: str) -> Catalogue:
        path = self.folder / f"{lang}.json"
        english = None if lang == ENGLISH else self.catalogue(ENGLISH)
        behind = self._chain(lang) if self.behind is None else self.behind.catalogue(lang)
        if behind is not None and behind.lang != lang:
            behind = None
        if path.is_file():
            data = json.loads(path.read_text(encoding="utf-8"))
            if lang == PSEUDO:
                data["messages"].update(self._added.get(ENGLISH, {}))
            data["messages"].update(self._added.get(lang, {}))
            return Catalogue(data, behind, english)
        if english is None:
            raise FileNotFoundError(f"There is no catalogue {path}.")
        if behind is None:
            return english
        return Catalogue({**behind.data, "messages": {}}, behind, english)


CORE: Final = Book(Path(__file__).parent / "locale")
"""The messages that all games share."""


def open_book(folder: Path) -> Book:
    """Return the catalogues in a folder, or the shared ones if it has none."""
    if not (folder / f"{ENGLISH}.json").is_file():
        return CORE
    return Book.opened.get(folder) or Book(folder, CORE)


def _unpickled(key: str, args: Args, folder: Path) -> Text:
    """Return a message that came from another process: its book is that of the same folder."""
    return Text(key, args, open_book(folder))


@lru_cache(maxsize=LITERALS)
def literal(words: str) -> Text:
    """Return a message of words that are in no catalogue, the same English in every language."""
    return Text(AS_WRITTEN, {AS_WRITTEN: words}, CORE)


def text_of(words: str | Text) -> Text:
    """Return words as a message: plain strings are English, see `literal`."""
    return words if isinstance(words, Text) else literal(words)


def read_text(message: Sequence[Any], book: Book) -> Text:
    """Return a message that came as JSON: the opposite of `Text.wire`."""
    key, args = message
    return Text(key, _tuples(args), book)


def _tuples(value: Any) -> Any:
    """Return arguments in the form they have in memory, where every list is a tuple."""
    if isinstance(value, Mapping):
        return {name: _tuples(each) for name, each in value.items()}
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


# Arguments that are lists, for the functions generated from the catalogues

AND: Final = "&"
OR: Final = "|"


def name_list(kind: str, ids: Iterable[str | int], word: str = AND) -> Arg:
    """Return a list of things of one kind, or of seats."""
    return (word, tuple([(kind, each) for each in ids]))


def counted_list(kind: str, counts: Iterable[tuple[str, int]], word: str = AND) -> Arg:
    """Return a list of numbers of things, without those that are 0."""
    if word == AND:
        return ("+", kind, *[part for each, n in counts if n for part in (each, n)])
    return (word, tuple([("#", n, kind, each) for each, n in counts if n]))


def text_list(words: Iterable[str], word: str = AND) -> Arg:
    """Return a list of somebody's own words, such as names."""
    return (word, tuple(words))


def message_list(texts: Iterable[Text], word: str = AND) -> Arg:
    """Return a list of messages."""
    return (word, tuple([each.inner() for each in texts]))


# What the words of a game return: messages in named slots, which each screen places in its own way


class Refusal(NamedTuple):
    """Why a move is refused: the rule, which screens link to, and a sentence."""

    rule: str
    text: Text

    def whole(self) -> Text:
        """Return everything as one message, for screens with a single line."""
        if not self.rule:
            return self.text
        args: Args = {"rule": self.rule, "reason": self.text.inner()}
        return Text("refusal-rule", args, self.text.book)


class Label(NamedTuple):
    """A move: what it does, what it costs, and what else to know."""

    text: Text
    cost: Arg | None = None
    notes: tuple[Text, ...] = ()

    def whole(self) -> Text:
        """Return everything as one message, for screens with a single line."""
        text = self.text
        if self.cost is not None:
            text = Text("label-cost", {"label": text.inner(), "cost": self.cost}, text.book)
        for note in self.notes:
            text = Text("label-note", {"label": text.inner(), "note": note.inner()}, text.book)
        return text


class Question(NamedTuple):
    """An open question: the cards that ask it, the question, and what helps to answer it."""

    text: Text
    source: tuple[Arg, ...] = ()
    notes: tuple[Text, ...] = ()

    def whole(self) -> Text:
        """Return everything as one message, for screens with a single line."""
        text = self.text
        if self.source:
            source: Arg = (AND, self.source)
            text = Text("question-from", {"source": source, "question": text.inner()}, text.book)
        for note in self.notes:
            text = Text(
                "question-note", {"question": text.inner(), "note": note.inner()}, text.book
            )
        return text


def words_of(said: Text | Label | Question | Refusal | None) -> str:
    """Return a message in English, on one line; "" for no refusal."""
    if said is None:
        return ""
    return str(said if isinstance(said, Text) else said.whole())
