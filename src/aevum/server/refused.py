"""A command that cannot be carried out."""

import re
from typing import Final

from aevum.core.errors import AevumError

RULE: Final = re.compile(r"\bR\d+(?:\.\d+)*\b")


class Refused(AevumError):
    """A word for programs, a sentence for people, and the rule if one decides."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


def rule_in(text: str) -> str:
    """Return the first rule that a sentence names, "" if it names none."""
    found = RULE.search(text)
    return found.group() if found else ""
