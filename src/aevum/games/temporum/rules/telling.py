"""Programs in words: the ops of a text as sentences, or some of them as deeds."""

# not compiled: words need no speed

from typing import TYPE_CHECKING

from aevum.core.text import Text
from aevum.games.temporum import messages as m

if TYPE_CHECKING:  # imported for types only: a Telling has the words of ops
    from aevum.games.temporum.rules.numbers import Numbers
    from aevum.games.temporum.rules.op import Op


class Telling:
    """Words the ops of one text, with the numbers of a match."""

    def __init__(self, steps: "tuple[Op, ...]", numbers: "Numbers") -> None:
        self.steps = steps
        self.numbers = numbers

    def deeds(self, start: int, end: int) -> list[Text]:
        """Return the deeds of ops, each a verb phrase."""
        found: list[Text] = []
        at = start
        while at < end:
            op = self.steps[at]
            deed = op.deed(self, at)
            found.append(m.do_may(what=[deed]) if op.optional() else deed)
            at += 1 + op.span(self, at)
        return found

    def inner(self, at: int) -> list[Text]:
        """Return the deeds of the ops that depend on one."""
        return self.deeds(at + 1, at + 1 + self.steps[at].length)

    def sentences(self) -> list[Text]:
        """Return the whole text in sentences; deeds in a row share one."""
        found: list[Text] = []
        row: list[Text] = []
        at = 0
        while at < len(self.steps):
            op = self.steps[at]
            own = op.sentences(self, at)
            if own:
                found += [m.about_do(what=row), *own] if row else own
                row = []
            else:
                row.append(op.deed(self, at))
            at += 1 + op.span(self, at)
        return [*found, m.about_do(what=row)] if row else found

    def whole(self) -> Text | None:
        """Return the whole text as one message, None for an empty one."""
        remarks = [op.remark(self.numbers) for op in self.steps]
        return joined([*self.sentences(), *[each for each in remarks if each is not None]])

    # Optional ops, and those that depend on them

    def stake(self, at: int) -> "Op | None":
        """Return the op after one that asks whether it was done, None if there is none."""
        after = self.steps[at + 1] if at + 1 < len(self.steps) else None
        return after if after is not None and after.asks_if_done() else None

    def offered(self, at: int, deed: Text, may: bool) -> Text:
        """Return an op's deed, with its reward if it is optional."""
        after = self.stake(at) if may else None
        return deed if after is None else m.do_to(what=deed, gain=after.deeds(self, at + 1))

    def offered_span(self, at: int, may: bool) -> int:
        """Return how many of the next ops the words of an optional op include."""
        after = self.stake(at) if may else None
        return 0 if after is None else 1 + after.span(self, at + 1)

    def offered_sentences(self, at: int, may: bool) -> list[Text]:
        """Return the sentences of an optional op, [] for others."""
        if not may:
            return []
        after = self.stake(at)
        told = m.about_do(what=[m.do_may(what=[self.steps[at].deed(self, at)])])
        return [told] if after is None else [told, *after.further(self, at + 1)]


def joined(texts: list[Text]) -> Text | None:
    """Return sentences in a row as one message, None for none."""
    if not texts:
        return None
    whole = texts[0]
    for text in texts[1:]:
        whole = m.about_more(text=whole, more=text)
    return whole
