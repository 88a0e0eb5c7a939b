"""Effects that wait: their owner orders them, then they are carried out one by one (ruling 16)."""

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import PLACES
from aevum.games.temporum.moves import EFFECT_MOVE, EFFECTS, ZONE
from aevum.games.temporum.rules.asks import F_WAITING, ORDER, PICK_PLACE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import start_due
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_below
from aevum.games.temporum.rules.effects import DATA
from aevum.games.temporum.rules.phrases import effect_id, zone_at
from aevum.games.temporum.rules.question import QuestionKind


def start_waiting(chron: Chronicle, owner: int, effects: list[int]) -> None:
    """Let the owner of some effects carry them out, in an order of their choice."""
    chron.start_effect(Waiting(owner, effects))


@mypyc_attr(acyclic=True)
class Waiting(ChronicleEffect):
    """Effects of one owner whose moment has come."""

    def __init__(self, seat: int, effects: list[int]) -> None:
        super().__init__(F_WAITING, seat)
        self.effects = effects

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer != NONE and answer >= ZONE:
            self.start(chron, self.at_place(chron, answer - ZONE))
        elif answer != NONE:
            self.start_kind(chron, answer - EFFECT_MOVE)
        elif not self.effects:
            chron.done()
        elif len(self.effects) == 1:
            start_due(chron, self.seat, self.effects.pop())
        elif self.all_of_a_kind():
            self.start_kind(chron, self.effects[0] % DATA)
        else:
            chron.ask(self.seat, ORDER)

    def all_of_a_kind(self) -> bool:
        """Return whether the waiting effects differ at most in what they are about."""
        kind = self.effects[0] % DATA
        return all(effect % DATA == kind for effect in self.effects)

    def start_kind(self, chron: Chronicle, kind: int) -> None:
        """Start an effect of a kind; ask which one if several differ by their places."""
        due = [effect for effect in self.effects if effect % DATA == kind]
        if len(set(due)) > 1 and chron.terms.things.due[kind].chosen_by_place():
            chron.ask(self.seat, PICK_PLACE)
        else:
            self.start(chron, due[0])

    def start(self, chron: Chronicle, effect: int) -> None:
        """Start one of the effects."""
        self.effects.remove(effect)
        start_due(chron, self.seat, effect)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [ZONE + place for place in self.places(chron)]

    def places(self, chron: Chronicle) -> list[int]:
        """Return the places that waiting effects are about, where their owner may choose."""
        return sorted({effect // DATA for effect in self.placed(chron)})

    def placed(self, chron: Chronicle) -> list[int]:
        """Return the waiting effects that differ by their places."""
        due = chron.terms.things.due
        return [effect for effect in self.effects if due[effect % DATA].chosen_by_place()]

    def at_place(self, chron: Chronicle, place: int) -> int:
        """Return the waiting effect about a place."""
        return next(effect for effect in self.placed(chron) if effect // DATA == place)

    def names(self) -> tuple[str, ...]:
        return ("effects",)

    def blank(self) -> "Waiting":
        return Waiting(0, [])

    # Words

    def loose_trail(self, chron: Chronicle) -> list[Text]:
        return [m.part_name_effect(effect=effect_below(chron, 2).rewards())]

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        return m.ask_predict_first() if ask.kind == PICK_PLACE else m.ask_order()

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if not 0 <= move - ZONE < PLACES:
            return None
        return Label(m.move_predict_first(zone=zone_at(chron, move - ZONE)))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if ask.kind == PICK_PLACE:
            return Refusal("R12.1", m.no_predict_there()) if 0 <= move - ZONE < PLACES else None
        effect = move - EFFECT_MOVE
        if not 0 <= effect < len(EFFECTS):
            return None
        return Refusal("R12.1", m.no_effect_waits(effect=effect_id(effect)))


def waiting_of(chron: Chronicle) -> Waiting:
    """Return the waiting effects on top of the stack."""
    waiting = chron.table[-1]
    assert isinstance(waiting, Waiting)
    return waiting


class OrderEffects(QuestionKind):
    """Which of the waiting effects comes first."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        kinds = sorted({each % DATA for each in waiting_of(chron).effects})
        return [EFFECT_MOVE + kind for kind in kinds]
