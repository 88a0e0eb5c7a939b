"""Effects that waited for their moment, once it has come."""

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import NO, YES
from aevum.games.temporum.rules.asks import DUE, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import DATA
from aevum.games.temporum.rules.phrases import effect_id


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class DueEffect(ChronicleEffect):
    """An effect that waited, of a `kind` of `effects.py`; `terms.things.due` has one of each.

    While it waits it is a number: its kind, and DATA times what it is `about`. A subclass writes
    `blank`, which is enough to start it, and `carry_on`.
    """

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(DUE + kind, seat)
        self.kind = kind
        """It follows from `op`, so that saves do not need it."""
        self.about = 0

    def chosen_by_place(self) -> bool:
        """Return whether it is about a place, which its owner chooses if several wait."""
        return False

    def names(self) -> tuple[str, ...]:
        return ("about",)

    def blank(self) -> "DueEffect":
        raise NotImplementedError("abstract: blank")

    # Words

    def deeds(self, amounts: list[int]) -> list[Text]:
        """Return its text; `amounts` are its numbers, in the order of EFFECT_NUMBERS."""
        raise NotImplementedError("abstract: deeds")

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        return [m.part_name_effect(effect=effect_id(self.kind))]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Offer(DueEffect):
    """An optional effect."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            if self.worth_asking(chron):
                chron.ask(self.seat, YES_NO, self.kind)
            else:
                chron.done()
        elif answer == NO:
            chron.done()
        else:
            self.accept(chron)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [YES, NO]

    def worth_asking(self, chron: Chronicle) -> bool:
        """Return whether the offer can be taken, and could have an effect."""
        raise NotImplementedError("abstract: worth_asking")

    def accept(self, chron: Chronicle) -> None:
        """Carry it out; the effect ends here or has another step."""
        raise NotImplementedError("abstract: accept")

    # Words

    def offer(self, chron: Chronicle) -> Text:
        """Return what its owner may do."""
        raise NotImplementedError("abstract: offer")

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        return m.ask_may(what=self.offer(chron))

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return Label(m.move_do(what=self.offer(chron))) if move == YES else None


def start_due(chron: Chronicle, seat: int, waiting: int) -> None:
    """Put an effect that was waiting on the stack."""
    kind, numbers = waiting % DATA, chron.terms.numbers
    if numbers.as_printed:
        chron.note("effect", seat, kind)
    else:
        chron.tell("effect", seat, [kind, *numbers.effects[kind]])
    effect = chron.terms.things.due[kind].blank()
    effect.seat = seat
    effect.about = waiting // DATA
    chron.start_effect(effect)
