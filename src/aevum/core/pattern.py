# not compiled: words need no speed

"""Messages written in a script: the part of Fluent that needs no compiler.

    You build { $n } roads.
    { $who ->
        [you] You survey a tile.
       *[other] { $who } surveys a tile.
    }

It compiles such a pattern to the same form as `aevum catalogue`, without a library, and refuses the
rest of Fluent, such as FORM. Only the compiler checks kinds, forms and plurals.
"""

import re
from typing import Any, Final

Pattern = str | list[Any]

_BRACES: Final = re.compile(r"\{ *\$(?P<name>[A-Za-z][\w-]*) *(?P<more>->[ \t]*\n|\})")
_VARIANT: Final = re.compile(r"\s*(?P<usual>\*)?\[ *(?P<key>-?[\w-]+) *\][ \t]*(?P<text>[^\n]*)\n")


def pattern(key: str, source: str) -> Pattern:
    """Return a message in the form that renderers take; raise a ValueError if it needs more."""
    pieces: list[Any] = []
    at = 0
    while at < len(source):
        found = _BRACES.match(source, at)
        if found is None:
            end = source.find("{", at + 1)
            text = source[at : end if end >= 0 else len(source)]
            if "{" in text or "}" in text or "\n" in text:
                raise _refusal(key, text)
            pieces.append(text)
            at += len(text)
        elif found["more"] == "}":
            pieces.append({"v": found["name"]})
            at = found.end()
        else:
            choice, at = _choice(key, found["name"], source, found.end())
            pieces.append(choice)
    return pieces[0] if len(pieces) == 1 and isinstance(pieces[0], str) else pieces or ""


def _choice(key: str, name: str, source: str, at: int) -> tuple[dict[str, Any], int]:
    """Return the variants of an argument, each on its own line, and where they end."""
    cases: dict[str, Pattern] = {}
    usual = ""
    while found := _VARIANT.match(source, at):
        cases[found["key"]] = pattern(key, found["text"].rstrip())
        usual = found["key"] if found["usual"] else usual
        at = found.end()
    end = re.compile(r"\s*\}").match(source, at)
    if end is None or not usual:
        raise _refusal(key, source[at:].strip() or name)
    return {"s": [name, ""], "d": usual, "c": cases}, end.end()


def _refusal(key: str, text: str) -> ValueError:
    part = text.strip().partition("\n")[0]
    return ValueError(
        f"{key}: {part!r} is more than a script can say. A message has words on one line, "
        "{ $who } and variants, { $n -> and below it [one] ... and *[other] ..., each on a line; "
        "the rest of Fluent belongs in locale/en.ftl of a package, for `aevum catalogue`."
    )
