"""Mistakes in the words of a command, each as one plain sentence."""

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from aevum.core.errors import quote


def sentence(error: CycloptsError) -> str:
    """Return what is wrong with the words, and what they may mean."""
    command = " ".join(["aevum", *(error.command_chain or ())])
    words = error.unused_tokens or [""]
    if isinstance(error, UnusedCliTokensError):
        return f'"{quote(words[0])}" is one word too many for `{command}`.'
    if isinstance(error, UnknownCommandError):
        return f'There is no command "{quote(words[0])}".{_meant(error)}'
    if isinstance(error, UnknownOptionError):
        name = error.token.keyword or error.token.value
        return f"`{command}` has no {quote(name)}.{_meant(error)}"
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or error.argument.name
        missing = f"a value for {name}" if name.startswith("-") else f"a {name.lower()}"
        return f"`{command}` needs {missing}."
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword} is given more than once."
    if isinstance(error, CoercionError) and error.token is not None:
        return f"{error.token.keyword} takes no value."
    return " ".join(str(error).split())


def _meant(error: CycloptsError) -> str:
    """Return the sentence that suggests a word, "" for none."""
    _, found, rest = str(error).partition("Did you mean ")
    return f" Did you mean {rest.partition('?')[0]}?" if found else ""
