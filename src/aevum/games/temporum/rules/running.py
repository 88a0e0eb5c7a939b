"""A text that is being carried out: step after step, for a player, at a place (R2.6)."""

from aevum.core.frames import Frame
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.games.temporum.rules.asks import F_TEXT
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect


@mypyc_attr(acyclic=True)
class RunningText(ChronicleEffect):
    """A text in progress: its ops run one after the other, each on this effect."""

    def __init__(self, seat: int, text: int, here: int, at: int, end: int, owner: int) -> None:
        super().__init__(F_TEXT, seat)
        self.text = text
        self.here = here
        """The place that "here" means."""
        self.at = at
        """The next step."""
        self.end = end
        """Where it ends."""
        self.owner = owner
        """Whose text it is, where others carry it out."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        steps = chron.terms.numbers.texts[self.text]
        if answer != NONE:
            steps[self.at - 1].answered(chron, self, answer)
        while chron.paused == 0 and chron.table and chron.table[-1] is self:
            if self.at >= self.end:
                chron.done(chron.result)
                return
            op = steps[self.at]
            self.at += 1
            op.run(chron, self)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return chron.terms.numbers.texts[self.text][self.at - 1].options(chron, self)

    def clone(self) -> Frame:
        copy = RunningText(self.seat, self.text, self.here, self.at, self.end, self.owner)
        self.copy_head(copy)
        return copy

    def names(self) -> tuple[str, ...]:
        return ("text", "here", "at", "end", "owner")

    def blank(self) -> "RunningText":
        return RunningText(0, 0, 0, 0, 0, 0)


def run_text(chron: Chronicle, seat: int, text: int, here: int) -> None:
    """Put the steps of a text on the stack, for a seat, at a place."""
    end = len(chron.terms.numbers.texts[text])
    chron.start_effect(RunningText(seat, text, here, 0, end, seat))
