"""Generates the typed functions that make messages in Python, and their types in TypeScript.

Lines break as in `ruff format`, so that generated files pass `make check`.
"""

import re
from collections.abc import Iterable
from typing import Final

from aevum.catalogue.kinds import SEATS, Kind, Vocabulary, resolve
from aevum.catalogue.source import Source

WIDTH: Final = 100
PYTHON: Final = {"number": "int", "text": "str", "rule": "str", "place": "Arg"}
TYPESCRIPT: Final = {"number": "number", "text": "string", "rule": "Rule", "place": "At"}
HEAD: Final = '''\
"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit
'''
TEXT_NAMES: Final = (
    "CORE",
    "OR",
    "Arg",
    "Book",
    "Text",
    "counted_list",
    "message_list",
    "name_list",
    "text_list",
)


def _declared(english: Source, vocabulary: Vocabulary) -> dict[str, dict[str, Kind]]:
    """Return each message with the kinds of its arguments."""
    found: dict[str, dict[str, Kind]] = {}
    for key in vocabulary.messages:
        declared = english.entries[key].declared.items()
        kinds = {name: resolve(kind, vocabulary) for name, kind in declared}
        found[key] = {name: kind for name, kind in kinds.items() if kind is not None}
    return found


def _named(messages: Iterable[dict[str, Kind]], vocabulary: Vocabulary) -> list[str]:
    """Return the kinds of names among the arguments, in the order of the catalogue."""
    used = {kind.base for kinds in messages for kind in kinds.values()}
    return [kind for kind in vocabulary.names if kind in used]


# Python


def python(english: Source, vocabulary: Vocabulary, book: str) -> str:
    """Return the module `messages.py`; `book` is the expression that opens its book."""
    messages = _declared(english, vocabulary)
    aliases = [
        _broken(f"{_alias(kind)} = Literal[", [f'"{each}"' for each in ids], "]", "")
        for kind in _named(messages.values(), vocabulary)
        for ids in [vocabulary.names[kind]]
    ]
    functions = [_function(key, kinds, vocabulary) for key, kinds in messages.items()]
    body = f"BOOK: Final = {book}\n"
    body += "".join(f"\n{each}\n" for each in aliases)
    body += "".join(f"\n\n{each}\n" for each in functions)
    return f"{HEAD}\n{_imports(body)}\n{body}"


def _imports(body: str) -> str:
    words = set(re.findall(r"\w+", body))
    abc = "from collections.abc import Sequence\n" if "Sequence" in words else ""
    path = "from pathlib import Path\n" if "Path" in words else ""
    literal = ", Literal" if "Literal" in words else ""
    names = ", ".join(name for name in TEXT_NAMES if name in words)
    return f"{abc}{path}from typing import Final{literal}\n\nfrom aevum.core.text import {names}\n"


def _function(key: str, kinds: dict[str, Kind], vocabulary: Vocabulary) -> str:
    parameters = [f"{name}: {_annotation(kind, vocabulary)}" for name, kind in kinds.items()]
    star = ["*"] if parameters else []
    head = _broken(f"def {key.replace('-', '_')}(", [*star, *parameters], ") -> Text:", "")
    pairs = [f'"{name}": {_value(name, kind, vocabulary)}' for name, kind in kinds.items()]
    one_line = f'    return Text("{key}", {{{", ".join(pairs)}}}, BOOK)'
    if len(one_line) <= WIDTH:
        return f"{head}\n{one_line}"
    inner = _broken("{", pairs, "}", " " * 8)
    return f'{head}\n    return Text(\n        "{key}",\n        {inner},\n        BOOK,\n    )'


def _broken(opening: str, items: list[str], closing: str, indent: str) -> str:
    one_line = f"{opening}{', '.join(items)}{closing}"
    if len(indent) + len(one_line) < WIDTH:
        return one_line
    lines = "".join(f"{indent}    {each},\n" for each in items)
    return f"{opening}\n{lines}{indent}{closing}"


def _alias(kind: str) -> str:
    return f"{kind.capitalize()}Name"


def _annotation(kind: Kind, vocabulary: Vocabulary) -> str:
    if kind.base in SEATS:
        one = "int"
    elif kind.base in vocabulary.names:
        one = _alias(kind.base)
        if kind.many and kind.base in vocabulary.counted:
            one = f"tuple[{one}, int]"
    else:
        one = PYTHON.get(kind.base, "Text")
    return f"Sequence[{one}]" if kind.many else one


def _value(name: str, kind: Kind, vocabulary: Vocabulary) -> str:
    tag = "seat" if kind.base in SEATS else kind.base
    word = ", OR" if kind.either else ""
    named = kind.base in SEATS or kind.base in vocabulary.names
    if kind.many and kind.base in vocabulary.counted:
        return f'counted_list("{tag}", {name}{word})'
    if kind.many and kind.base == "text":
        return f"text_list({name}{word})"
    if kind.many:
        return f'name_list("{tag}", {name}{word})' if named else f"message_list({name}{word})"
    if named or tag == "rule":
        return f'("{tag}", {name})'
    return name if tag in PYTHON else f"{name}.inner()"


# TypeScript


def typescript(title: str, english: Source, vocabulary: Vocabulary) -> str:
    """Return the types of the arguments of each message, for the browser's code."""
    messages = _declared(english, vocabulary)
    rows: list[str] = []
    for key, kinds in messages.items():
        fields = [f"{name}: {_script(kind, vocabulary)}" for name, kind in kinds.items()]
        inside = f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"
        rows.append(f"  '{key}': {inside};\n")
    body = f"export interface {title}Messages {{\n{''.join(rows)}}}\n"
    words = set(re.findall(r"\b[A-Z]\w+", body))
    known = [each for each in ("At", "Inner", "Many", "Rule", "Seat", "Thing") if each in words]
    imported = f"import type {{ {', '.join(known)} }} from '../lib/text';\n\n" if known else ""
    return f"/* Made by `make catalogues`. Do not edit. */\n\n{imported}{body}"


def _script(kind: Kind, vocabulary: Vocabulary) -> str:
    if kind.many:
        return "Many"
    if kind.base in SEATS:
        return "Seat"
    if kind.base in vocabulary.names:
        ids = " | ".join(f"'{each}'" for each in vocabulary.names[kind.base])
        return f"Thing<'{kind.base}', {ids}>"
    return TYPESCRIPT.get(kind.base, "Inner")
