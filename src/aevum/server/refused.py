"""A command that cannot be carried out."""

from aevum.core.errors import AevumError
from aevum.core.text import Refusal, Text


class Refused(AevumError):
    """A word for programs, a sentence for people, and the rule if there is one."""

    def __init__(self, code: str, text: Text, rule: str = "") -> None:
        self.refusal = Refusal(rule, text)
        super().__init__(self.refusal.whole())
        self.code = code
