"""The language of Zones and cards: a text is a row of ops, read from the top.

    (score(), if_(RULES_HERE, advance(1, HERE)))

reads like the printed text. `program` flattens the nested rows, so that an effect in progress is a
number: how far it has come. The words of the language are in `ops.py`; a Zone or card with a step
that none of them covers has an `OwnStep` in its own file.
"""

from typing import TYPE_CHECKING, Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.rules.asks import OWN
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.running import RunningText

if TYPE_CHECKING:  # imported for types only: a Telling has the words of ops
    from aevum.games.temporum.rules.numbers import Numbers
    from aevum.games.temporum.rules.telling import Telling

FIXED: Final = "-"  # the word of an op whose amount isn't its own number


@mypyc_attr(acyclic=True)
class Usage:
    """The usage of a number in an op: its name, what it counts, its bounds."""

    def __init__(
        self,
        word: str,
        about: Message,
        low: int,
        high: int,
        most_each: int = 0,
        about_each: Message | None = None,
        cost: bool = False,
    ) -> None:
        self.word: Final = word
        self.about: Final = about
        self.about_each: Final = about_each or about
        """The same if the amount is for each of something."""
        self.low: Final = low
        self.high: Final = high
        self.most_each: Final = most_each
        """The upper bound if the amount is for each of something."""
        self.cost: Final = cost


@mypyc_attr(acyclic=True)
class OpNumber:
    """A number of an op: its usage, the printed value, and whether it is for each of something."""

    def __init__(self, usage: Usage, printed: int, each: bool = False) -> None:
        self.usage: Final = usage
        self.printed: Final = printed
        self.each: Final = each


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Op:
    """One instruction of a text.

    - `run` carries it out for the seat of the text, or starts the effect that does; it never ends
      the text. It stores how often it acted in `chron.result`; an effect that it starts does so
      with `chron.done`.
    - An op that asks a question lists the answers in `options` and gets one in `answered`.
    - `possible` says whether a branch that begins with it can be chosen.
    - Its amounts are numbers of the match: `numbers` lists them and `with_numbers` makes the same
      op with others. They are named after the card or Zone and their usage or, where that is not
      enough, after the op's own `word`; with a dot that is the whole name, FIXED for none.
    - `length` is how many of the next ops depend on it.
    - `deed` is its verb phrase, a message `do-...`. The text of its card or Zone, its question, its
      labels and the log are made of that; `remark` adds what a verb phrase cannot say.
    """

    def __init__(self, length: int = 0, word: str = "") -> None:
        self.length: Final = length
        self.word: Final = word

    def run(self, chron: Chronicle, text: RunningText) -> None:
        """Carry the op out."""
        raise NotImplementedError("abstract: run")

    def answered(self, chron: Chronicle, text: RunningText, answer: int) -> None:
        """Continue with the answer to its question."""

    def options(self, chron: Chronicle, text: RunningText) -> list[int]:
        """Return the answers to its question, ascending."""
        return []

    def possible(self, chron: Chronicle, text: RunningText) -> bool:
        """Return whether a branch that begins with it can be chosen, by what everybody sees."""
        return True

    def numbers(self) -> list[OpNumber]:
        """Return its amounts."""
        return []

    def with_numbers(self, values: list[int]) -> "Op":
        """Return the same op with other amounts, in the order of `numbers`."""
        return self

    def repeats(self) -> int:
        """Return how often it is repeated in the text of a match."""
        return 1

    def reach(self) -> int:
        """Return over how many of the next ops its own numbers skip."""
        return self.length

    def blank_effect(self, number: int) -> ChronicleEffect | None:
        """Return an empty effect of the kind that only this op starts, None if there is none."""
        return None

    # Words

    def deed(self, telling: "Telling", at: int) -> Message:
        """Return its effect as a verb phrase, with all ops that depend on it."""
        raise NotImplementedError("abstract: deed")

    def optional(self) -> bool:
        """Return whether the player may skip it."""
        return False

    def span(self, telling: "Telling", at: int) -> int:
        """Return how many of the next ops its words include."""
        return self.length

    def sentences(self, telling: "Telling", at: int) -> list[Message]:
        """Return its own sentences, [] if its neighbours' sentences include it."""
        if not self.optional():
            return []
        return [m.about_do(what=[m.do_may(what=[self.deed(telling, at)])])]

    def for_each(self, telling: "Telling", start: int, end: int, whom: Message) -> Message:
        """Return the deeds of each of several players: ops from this one on."""
        if self.optional():
            return m.do_each_may(whom=whom, what=[self.deed(telling, start)])
        return m.do_each(whom=whom, what=telling.deeds(start, end))

    def asks_if_done(self) -> bool:
        """Return whether the ops below it are for players who did what the op before it says."""
        return False

    def deeds(self, telling: "Telling", at: int) -> list[Message]:
        """Return its effect, as several deeds if it is more than one."""
        return [self.deed(telling, at)]

    def further(self, telling: "Telling", at: int) -> list[Message]:
        """Return the sentences after its deeds."""
        return []

    def staked(self, telling: "Telling", at: int) -> list[Message]:
        """Return the reward for doing what the op before it asks, [] if there is none."""
        return []

    def asked(self, telling: "Telling", at: int) -> Message:
        """Return its question."""
        raise NotImplementedError("abstract: asked")

    def answer_label(self, chron: Chronicle, text: RunningText, move: int) -> Label | None:
        """Return the label of an answer to its question that only it knows."""
        return None

    def remark(self, numbers: "Numbers") -> Message | None:
        """Return a sentence after the text it is part of, None for none."""
        return None

    def costs(self) -> bool:
        """Return whether an answer to its question costs money."""
        return False

    def kind(self) -> str:
        """Return the main subject of a visit that begins with it."""
        return "other"

    def lacks(self, chron: Chronicle, seat: int) -> Message | None:
        """Return why a branch that begins with it has no effect for its seat, None if it has."""
        return None

    def why_not(self, chron: Chronicle, text: RunningText, move: int) -> Refusal | None:
        """Return why an answer to its question is refused, None for a move of another kind."""
        return None


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class OwnStep(Op):
    """A step of one Zone or card, as its own effect: `effect` makes it.

    A text has at most one such step: its effect is saved under the number of the text.
    """

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.start_effect(self.effect(OWN + text.text, text.seat, text.here, chron.result))

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        """Return the effect for a seat at a place; `before` is the result of the step before."""
        raise NotImplementedError("abstract: effect")

    def blank_effect(self, number: int) -> ChronicleEffect | None:
        return self.effect(number, 0, 0, 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Mark(Op):
    """A step of one Zone or card that only notes something for a seat, with an event."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what: Final = what
        """Its name in the event, a number of `effects.py`."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        told = self.mark(chron, text.seat)
        chron.note("marks", text.seat, self.what, told)

    def mark(self, chron: Chronicle, seat: int) -> int:
        """Note it; return the number for the event, ABSENT for none."""
        raise NotImplementedError("abstract: mark")

    def told(self, seat: int, number: int) -> Message:
        """Return its line in the log; `number` is that of the event or the printed one."""
        raise NotImplementedError("abstract: told")


Text = tuple[Op, ...]


def program(*rows: "Op | Text") -> Text:
    """Flatten ops and rows of ops."""
    flat: list[Op] = []
    for row in rows:
        if isinstance(row, Op):
            flat.append(row)
        else:
            flat += row
    return tuple(flat)
