"""`keys.lock`: the keys that stored matches may hold, with their arguments."""

from collections.abc import Iterator
from typing import Final

from aevum.catalogue.source import Source

NOT_STORED: Final = (
    "ask", "move", "no", "note", "hint", "undo", "option", "number", "table", "ui",
    "question", "label", "refusal", "advice", "shell",
)  # fmt: skip
"""Prefixes of the keys of messages that are never stored."""


def keys(english: Source) -> dict[str, str]:
    """Return each key that may be stored, with its arguments and their kinds as one text."""
    return {
        key: " ".join(f"{name}:{kind.replace(' ', '_')}" for name, kind in entry.declared.items())
        for key, entry in english.entries.items()
        if "." not in key and key[0] != "-" and key.partition("-")[0] not in NOT_STORED
    }


def read(text: str) -> dict[str, str]:
    """Return the contents of a lock file."""
    rows = (line.partition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {key: arguments for key, _, arguments in rows}


def faults(locked: dict[str, str], found: dict[str, str]) -> Iterator[str]:
    """Yield each key that was dropped or that has other arguments than in the lock."""
    for key, arguments in locked.items():
        if key not in found:
            yield f"{key} is missing, and keys.lock says that stored matches may hold it"
        elif found[key] != arguments:
            yield f"{key} is stored with ({arguments}), not with ({found[key]})"


def written(locked: dict[str, str], found: dict[str, str]) -> str:
    """Return the file with all locked keys and all new ones."""
    rows = sorted({**found, **locked}.items())
    head = "# Keys that stored matches may hold. Lines are only ever added, by `aevum catalogue`.\n"
    return head + "".join(f"{key} {arguments}".rstrip() + "\n" for key, arguments in rows)
