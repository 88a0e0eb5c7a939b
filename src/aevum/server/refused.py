"""A command that cannot be carried out."""

from aevum.core.errors import AevumError
from aevum.core.text import Refusal, Text, literal, words_of


class Refused(AevumError):
    """A word for programs, a sentence for people, and the rule if one decides."""

    def __init__(self, code: str, text: str | Text, rule: str = "") -> None:
        self.refusal = Refusal(rule, text if isinstance(text, Text) else literal(text))
        super().__init__(words_of(self.refusal))
        self.code = code
