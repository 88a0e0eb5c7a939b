"""All moves of crowns: forward, back, and far forward (R4, rulings 29 to 32)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import TIMES
from aevum.games.temporum.moves import ADVANCE, NO, RETREAT
from aevum.games.temporum.rules.asks import F_ADVANCE, F_RETREAT, STEP_BACK, STEP_CROWN
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_below
from aevum.games.temporum.rules.front import arrival_gain
from aevum.games.temporum.rules.money import gain
from aevum.games.temporum.rules.phrases import time_id
from aevum.games.temporum.rules.question import QuestionKind

SEVERAL: Final = 9


def origins(chron: Chronicle, seat: int, time: int) -> list[int]:
    """Return the Times from which a step may lead; `time` is the only one allowed, 0 for any.

    Meritocracy, while real, lets only crowns of Time III go (ruling 31).
    """
    first = seat * STRIDE
    if time:
        found = [time] if chron.crowns[first + time] and time < TIMES else []
    else:
        found = [each for each in range(1, TIMES) if chron.crowns[first + each]]
    held = chron.held_time
    if found and held and chron.crowns[first + held]:
        return [held]
    return found


def only_origin(chron: Chronicle, seat: int, time: int) -> int:
    """Return the one Time from which a step may lead, 0 if there is none, else SEVERAL."""
    first = seat * STRIDE
    found = 0
    for each in range(1, TIMES):
        if chron.crowns[first + each] and (time == 0 or time == each):
            found = SEVERAL if found else each
    held = chron.held_time
    if found and held and chron.crowns[first + held]:
        return held
    return found


def can_go_beyond(chron: Chronicle, seat: int, time: int) -> bool:
    """Return whether a step may lead beyond Time IV, as Exodus requires (ruling 29)."""
    if chron.beyond[seat] or chron.crowns[seat * STRIDE + TIMES] < chron.terms.numbers.crowns:
        return False
    return chron.asks_beyond and time in (0, TIMES)


def ask_advance(chron: Chronicle, seat: int, steps: int, time: int = 0) -> None:
    """Let a seat advance crowns by so many steps, from one Time only if `time` is not 0."""
    if steps > 0:
        chron.start_effect(Advancing(seat, steps, time))
    else:
        chron.result = 0


@mypyc_attr(acyclic=True)
class Advancing(ChronicleEffect):
    """Steps of crowns, from one Time or from any (0). Steps that cannot be used are lost."""

    def __init__(self, seat: int, steps: int, time: int) -> None:
        super().__init__(F_ADVANCE, seat)
        self.steps = steps
        """The steps left."""
        self.time = time
        self.made = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer != NONE:
            advance_one(chron, seat, answer - ADVANCE + 1)
            self.steps -= 1
            self.made += 1
        while self.steps > 0:
            origin = only_origin(chron, seat, self.time)
            if origin == SEVERAL:
                chron.ask(seat, STEP_CROWN, NONE)
                return
            if origin:
                advance_one(chron, seat, origin)
            elif can_go_beyond(chron, seat, self.time):
                go_beyond(chron, seat)
            else:
                break
            self.steps -= 1
            self.made += 1
        chron.done(self.made)

    def clone(self) -> Effect:
        copy = Advancing(self.seat, self.steps, self.time)
        self.copy_head(copy)
        copy.made = self.made
        return copy

    def names(self) -> tuple[str, ...]:
        return ("steps", "time", "made")

    def blank(self) -> "Advancing":
        return Advancing(0, 0, 0)

    # Words

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        return [] if below is None else below.loose_trail(chron)

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        if self.made:
            return m.ask_advance_more(n=self.steps, most=self.steps + self.made)
        return m.ask_advance(n=self.steps)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        time = move - ADVANCE + 1
        if not 1 <= time <= TIMES:
            return None
        if time == TIMES:
            return Refusal("R4.1", m.no_crown_home())
        if not chron.crowns[self.seat * STRIDE + time]:
            return Refusal("R4.1", m.no_crown(time=time_id(time)))
        held = chron.held_time
        if held and chron.crowns[self.seat * STRIDE + held]:
            return Refusal("R4.3", m.no_meritocracy())
        return Refusal("R4.1", m.no_crown_from(time=time_id(self.time)))

    def progress(self) -> int:
        return self.made

    def steps_left(self) -> int:
        return self.steps


def advancing_of(chron: Chronicle) -> Advancing:
    """Return the steps on top of the stack."""
    advancing = chron.table[-1]
    assert isinstance(advancing, Advancing)
    return advancing


class StepCrown(QuestionKind):
    """Which crown makes the next step."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        time = advancing_of(chron).time
        return [ADVANCE + time - 1 for time in origins(chron, ask.seat, time)]

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        time = move - ADVANCE + 1
        if not 1 <= time < TIMES:
            return False
        if advancing_of(chron).time or chron.held_time:
            return move in self.options(chron, ask)
        return chron.crowns[ask.seat * STRIDE + time] > 0

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        if advancing_of(chron).time or chron.held_time:
            return rng.pick(self.options(chron, ask))
        first = ask.seat * STRIDE
        number = 0
        for time in range(1, TIMES):
            if chron.crowns[first + time]:
                number += 1
        ticket = int(rng.below(number))
        for time in range(1, TIMES):
            if chron.crowns[first + time]:
                if ticket == 0:
                    return ADVANCE + time - 1
                ticket -= 1
        raise AssertionError("a step is asked for but none can be made")


def advance_one(chron: Chronicle, seat: int, time: int) -> None:
    """Move a crown one Time forward: the only function that does."""
    first = seat * STRIDE
    chron.crowns[first + time] -= 1
    chron.crowns[first + time + 1] += 1
    chron.note("advances", seat, time)
    if chron.laurels == seat:
        gain(chron, seat, chron.terms.numbers.laurels_coins)
    if time + 1 == TIMES:
        chron.arrived[seat] += 1
        gain(chron, seat, arrival_gain(chron, seat))


def go_beyond(chron: Chronicle, seat: int) -> None:
    """Make the one step beyond Time IV."""
    chron.beyond[seat] = 1
    chron.note("beyond", seat)
    if chron.laurels == seat:
        gain(chron, seat, chron.terms.numbers.laurels_coins)


def rush(chron: Chronicle, seat: int, goal: int) -> int:
    """Advance a crown from Time I all the way to a Time; return the steps (ruling 30)."""
    first = seat * STRIDE
    if not chron.crowns[first + 1]:
        return 0
    held = chron.held_time
    if held and chron.crowns[first + held]:
        advance_one(chron, seat, held)
        return 1
    for time in range(1, goal):
        advance_one(chron, seat, time)
    return goal - 1


# Back


def ask_retreat(chron: Chronicle, chooser: int, owner: int, low: int, high: int, may: int) -> None:
    """Let a seat choose a crown of `owner` to retreat from a Time between `low` and `high`."""
    chron.start_effect(Retreating(chooser, owner, max(low, 2), high, may))


@mypyc_attr(acyclic=True)
class Retreating(ChronicleEffect):
    """A crown to retreat, if there is one."""

    def __init__(self, seat: int, owner: int, low: int, high: int, may: int) -> None:
        super().__init__(F_RETREAT, seat)
        self.owner = owner
        """Whose crown it is."""
        self.low = low
        self.high = high
        self.may = may
        """1 where the crown may be left."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        times = self.origins(chron)
        if answer == NONE and (len(times) > 1 or (times and self.may)):
            chron.ask(self.seat, STEP_BACK, NONE)
            return
        time = NONE
        if answer == NONE:
            time = times[0] if times else NONE
        elif answer >= RETREAT and answer < RETREAT + TIMES:
            time = answer - RETREAT + 1
        if time == NONE:
            chron.done(0)
            return
        owner = self.owner
        chron.crowns[owner * STRIDE + time] -= 1
        chron.crowns[owner * STRIDE + time - 1] += 1
        chron.beyond[owner] = 0
        chron.note("retreats", owner, time)
        chron.done(1)

    def origins(self, chron: Chronicle) -> list[int]:
        """Return the Times from which a crown can retreat."""
        first = self.owner * STRIDE
        return [time for time in range(self.low, self.high + 1) if chron.crowns[first + time]]

    def names(self) -> tuple[str, ...]:
        return ("owner", "low", "high", "may")

    def blank(self) -> "Retreating":
        return Retreating(0, 0, 0, 0, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        if self.owner != self.seat:
            return m.ask_retreat_other(who=self.owner)
        gain = effect_below(chron).stake(chron) if self.may else []
        if not self.may:
            return m.ask_do(what=m.do_retreat())
        deed = m.do_retreat_here()
        return m.ask_may(what=m.do_to(what=deed, gain=gain) if gain else deed)

    def label(self, chron: Chronicle, move: int) -> Label | None:
        time = move - RETREAT + 1
        if self.owner == self.seat or not 1 <= time <= TIMES:
            return None
        text = m.move_retreat_other(
            who=self.owner, time=time_id(time), to=time_id(max(1, time - 1))
        )
        number = chron.crowns[self.owner * STRIDE + time]
        return Label(text, None, (m.note_crowns_theirs(n=number),))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        time = move - RETREAT + 1
        if move == NO:
            return Refusal("R4.2", m.no_must_retreat())
        if not 1 <= time <= TIMES:
            return None
        if time == 1:
            return Refusal("R4.2", m.no_crown_first())
        if chron.crowns[self.owner * STRIDE + time]:
            return Refusal("R4.2", m.no_crown_there(time=time_id(time)))
        if self.owner == self.seat:
            return Refusal("R4.2", m.no_crown(time=time_id(time)))
        return Refusal("R4.2", m.no_crown_other(who=self.owner, time=time_id(time)))


def retreating_of(chron: Chronicle) -> Retreating:
    """Return the retreat on top of the stack."""
    retreating = chron.table[-1]
    assert isinstance(retreating, Retreating)
    return retreating


class StepBack(QuestionKind):
    """Which crown retreats."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        retreating = retreating_of(chron)
        times = [RETREAT + time - 1 for time in retreating.origins(chron)]
        return [*times, NO] if retreating.may else times
