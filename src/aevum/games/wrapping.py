"""Wraps drawings of a table in text: no line is wider than the screen."""

# not compiled: words need no speed

from functools import lru_cache
from textwrap import wrap


def wrapped(lines: list[str], width: int, indent: int = 4) -> list[str]:
    """Return lines of at most `width` columns; the rest of a long one is indented."""
    found: list[str] = []
    for line in lines:
        found += [line] if len(line) <= width else _folded(line, width, indent)
    return found


@lru_cache(2048)
def _folded(line: str, width: int, indent: int) -> tuple[str, ...]:
    """Wrap a line: usually one of a legend, which every drawing of a game has."""
    return tuple(wrap(line, width, subsequent_indent=" " * indent))
