"""A text in progress: step after step, for a player, at a place (R2.6)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum.rules.asks import F_TEXT
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.money import funds_note
from aevum.games.temporum.rules.phrases import text_name
from aevum.games.temporum.rules.telling import Telling


@mypyc_attr(acyclic=True)
class RunningText(ChronicleEffect):
    """A text in progress: its ops run one after another, each on this effect."""

    def __init__(self, seat: int, text: int, here: int, at: int, end: int, owner: int) -> None:
        super().__init__(F_TEXT, seat)
        self.text = text
        self.here = here
        """The place that "here" means."""
        self.at = at
        """The next step."""
        self.end = end
        """The step at which it ends."""
        self.owner = owner
        """The owner of the text, if others carry it out."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        steps = chron.terms.numbers.texts[self.text]
        depth = len(chron.table)
        if answer != NONE:
            steps[self.at - 1].answered(chron, self, answer)
        while chron.paused == 0 and len(chron.table) == depth:  # nothing was started on top of it
            if self.at >= self.end:
                chron.done(chron.result)
                return
            op = steps[self.at]
            self.at += 1
            op.run(chron, self)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return chron.terms.numbers.texts[self.text][self.at - 1].options(chron, self)

    def clone(self) -> Effect:
        copy = RunningText(self.seat, self.text, self.here, self.at, self.end, self.owner)
        self.copy_head(copy)
        return copy

    def names(self) -> tuple[str, ...]:
        return ("text", "here", "at", "end", "owner")

    def blank(self) -> "RunningText":
        return RunningText(0, 0, 0, 0, 0, 0)

    # Words

    def telling(self, chron: Chronicle) -> Telling:
        """Return the Telling of its ops."""
        return Telling(chron.terms.numbers.texts[self.text], chron.terms.numbers)

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        if below is not None and below.has_named(chron, self.text):
            return []
        return [text_name(self.text, chron.terms.numbers.real_texts)]

    def stake(self, chron: Chronicle) -> list[Text]:
        telling = self.telling(chron)
        if self.at >= len(telling.steps):
            return []
        return telling.steps[self.at].staked(telling, self.at)

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        telling = self.telling(chron)
        return telling.steps[self.at - 1].asked(telling, self.at - 1)

    def notes(self, chron: Chronicle, ask: Ask) -> list[Text]:
        steps = chron.terms.numbers.texts[self.text]
        return [funds_note(chron, ask.seat)] if steps[self.at - 1].costs() else []

    def label(self, chron: Chronicle, move: int) -> Label | None:
        steps = chron.terms.numbers.texts[self.text]
        return steps[self.at - 1].answer_label(chron, self, move) if self.at else None

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        steps = chron.terms.numbers.texts[self.text]
        return steps[self.at - 1].why_not(chron, self, move) if self.at else None


def run_text(chron: Chronicle, seat: int, text: int, here: int) -> None:
    """Put the steps of a text on the stack, for a seat, at a place."""
    end = len(chron.terms.numbers.texts[text])
    chron.start_effect(RunningText(seat, text, here, 0, end, seat))
