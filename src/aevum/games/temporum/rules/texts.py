"""Carrying out a text: step after step, for a player, at a place (R2.6)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.moves import CHOICE, YES
from aevum.games.temporum.rules.amounts import addressed, amount, holds
from aevum.games.temporum.rules.asks import CHOOSE_ONE, F_EACH, F_TEXT, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance, ask_retreat, rush
from aevum.games.temporum.rules.effects import DATA, E_ANUBIS, E_BUTTERFLY, E_MANEUVER, E_PREDICT
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    discard_hand,
    offer_caves,
    take_special,
)
from aevum.games.temporum.rules.history import flip
from aevum.games.temporum.rules.money import ask_pay, funds, gain, lose
from aevum.games.temporum.rules.ops import (
    ADVANCE,
    ANUBIS,
    BRANCH,
    CHOOSE,
    DISCARD,
    DISCARD_ANY,
    DISCARD_HAND,
    DRAW,
    EACH,
    FLIP_HERE,
    GAIN,
    HERE,
    HERE_OR_LATER,
    HOURGLASS,
    LOSE,
    LOSE_ALL,
    MAY,
    MAY_PAY,
    PLAY,
    PREDICT,
    QUEUE_AFTER,
    QUEUE_END,
    RETREAT,
    RUSH,
    SCORE,
    SPECIAL,
    TAKE,
    UNLESS,
    Step,
    Text,
)
from aevum.games.temporum.rules.playing import ask_play
from aevum.games.temporum.rules.scoring import ask_score
from aevum.games.temporum.zones.special_steps import start_special

# Places in the `items` of a text's frame
END: Final = 0  # where it ends
OWNER: Final = 1  # whose text it is, where others carry it out


def step_text(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Carry a text on: `a` is the text, `b` the place that "here" means, `pc` the next step."""
    text = chron.terms.numbers.texts[frame.a]
    if answer != NONE:
        _answered(chron, frame, text[frame.pc - 1], answer)
    while chron.paused == 0 and chron.table and chron.table[-1] is frame:
        if frame.pc >= frame.items[END]:
            chron.done(chron.result)
            return
        step = text[frame.pc]
        frame.pc += 1
        _carry_out(chron, frame, step)


def _carry_out(chron: Chronicle, frame: Frame, step: Step) -> None:
    seat, op = frame.seat, step.op
    if op == UNLESS:
        if not holds(chron, frame, step.per, step.m):
            frame.pc += step.n
    elif op == GAIN:
        chron.result = gain(chron, seat, step.n * amount(chron, frame, step.per))
    elif op == DRAW:
        ask_draw(chron, seat, step.n * amount(chron, frame, step.per))
    elif op == SCORE:
        discount = step.n * amount(chron, frame, step.per)
        ask_score(chron, seat, discount, step.m, step.where)
    elif op == PLAY:
        ask_play(chron, seat, step.where)
    elif op == ADVANCE:
        steps = step.n * amount(chron, frame, step.per)
        time = TIME_OF[frame.b] if step.where == HERE else step.where
        if step.where == HERE and time == 0:
            steps = 0
        ask_advance(chron, seat, steps, time)
    elif op <= LOSE_ALL:
        dollars = step.n * amount(chron, frame, step.per) if op == LOSE else chron.money[seat]
        chron.result = lose(chron, seat, dollars)
    elif op < UNLESS:
        _carry_out_rarer(chron, frame, step)
    else:
        _lead(chron, frame, step)


def _carry_out_rarer(chron: Chronicle, frame: Frame, step: Step) -> None:
    seat, op = frame.seat, step.op
    if op == DISCARD:
        ask_discard(chron, seat, step.n, step.where)
    elif op == DISCARD_ANY:
        ask_discard(chron, seat, len(chron.hands[seat]), 2)
    elif op == DISCARD_HAND:
        _discard_hand(chron, frame)
    elif op == RETREAT:
        here = TIME_OF[frame.b]
        low = here if step.where in (HERE, HERE_OR_LATER) else 0
        high = here if step.where == HERE else TIMES
        ask_retreat(chron, seat, seat, low, high, step.m)
    elif op == RUSH:
        chron.result = rush(chron, seat, TIME_OF[frame.b])
    elif op == TAKE:
        chron.result = take_special(chron, seat, step.n)
    else:
        assert op == FLIP_HERE
        flip(chron, frame.b)


def _discard_hand(chron: Chronicle, frame: Frame) -> None:
    """Discard the hand, let Hidden Caves come back, and remember how many cards it was."""
    number = discard_hand(chron, frame.seat)
    chron.result = number
    offer_caves(chron, frame.seat, number)


def _lead(chron: Chronicle, frame: Frame, step: Step) -> None:
    """Steps that say how others are carried out."""
    op, seat = step.op, frame.seat
    if op == BRANCH:
        frame.pc += step.n + step.m
    elif op == EACH:
        end = frame.pc + step.n
        seats = addressed(chron, frame, step.per, step.m)
        chron.push(F_EACH, seat, frame.a, frame.b, frame.pc).items = [end, 0, *seats]
        frame.pc = end
    elif op == CHOOSE:
        _choose(chron, frame)
    elif op == MAY:
        if chron.hands[seat]:
            chron.ask(seat, YES_NO)
        else:
            chron.result = 0
            frame.pc += step.n
    elif op == MAY_PAY:
        if funds(chron, seat) >= step.m:
            chron.ask(seat, YES_NO)
        else:
            chron.result = 0
            frame.pc += step.n
    elif op == HOURGLASS:
        _turn_glass(chron, frame)
    elif op == SPECIAL:
        start_special(chron, frame, step.n)
    else:
        _queue(chron, frame, step)


def _turn_glass(chron: Chronicle, frame: Frame) -> None:
    """Remove a chit and stop, unless it was the last (or there is none: ruling of section 8)."""
    if chron.chits[frame.b]:
        chron.chits[frame.b] -= 1
    if chron.chits[frame.b]:
        frame.pc = frame.items[END]
        return
    chron.chits[frame.b] = chron.seats
    chron.note("hourglass", frame.seat, frame.b, chron.zone_at(frame.b))


def _queue(chron: Chronicle, frame: Frame, step: Step) -> None:
    if step.op == QUEUE_AFTER:
        chron.after += [frame.seat, E_ANUBIS if step.n == ANUBIS else E_MANEUVER]
    else:
        assert step.op == QUEUE_END
        effect = E_PREDICT + DATA * frame.b if step.n == PREDICT else E_BUTTERFLY
        chron.ends += [frame.seat, effect]
    chron.note("waits", frame.seat, step.op - QUEUE_AFTER, step.n)


# Choices


def branches(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the numbers of the branches that can be chosen at the step before `pc`."""
    text = chron.terms.numbers.texts[frame.a]
    found: list[int] = []
    place = frame.pc
    for number in range(text[frame.pc - 1].n):
        first = text[place + 1]
        if _is_open(chron, frame, first):
            found.append(number)
        place += 1 + text[place].n
    return found


def _is_open(chron: Chronicle, frame: Frame, first: Step) -> bool:
    """Tell whether a branch can be chosen, as far as everybody can see."""
    if first.op == UNLESS:
        return holds(chron, frame, first.per, first.m)
    return first.op not in (SCORE, PLAY) or len(chron.hands[frame.seat]) > 0


def _choose(chron: Chronicle, frame: Frame) -> None:
    options = branches(chron, frame)
    if len(options) > 1:
        chron.ask(frame.seat, CHOOSE_ONE)
    elif options:
        _enter(chron, frame, options[0])
    else:
        text = chron.terms.numbers.texts[frame.a]
        frame.pc += sum(1 + text[place].n for place in _starts(text, frame))


def _starts(text: Text, frame: Frame) -> list[int]:
    """Return where the branches of the choice before `pc` begin."""
    places: list[int] = []
    place = frame.pc
    for _ in range(text[frame.pc - 1].n):
        places.append(place)
        place += 1 + text[place].n
    return places


def _enter(chron: Chronicle, frame: Frame, number: int) -> None:
    """Go to the first step of a branch; the next BRANCH leads out of it."""
    numbers = chron.terms.numbers
    text = numbers.texts[frame.a]
    place = _starts(text, frame)[number]
    if numbers.as_printed:
        chron.note("chooses", frame.seat, frame.a, number)
    else:
        amounts = [step.n for step in text[place + 1 : place + 1 + text[place].n]]
        chron.tell("chooses", frame.seat, [frame.a, number, *amounts])
    frame.pc = place + 1


def _answered(chron: Chronicle, frame: Frame, step: Step, answer: int) -> None:
    """A question of the text itself was answered."""
    if step.op == CHOOSE:
        _enter(chron, frame, answer - CHOICE)
    elif answer == YES:
        chron.result = 1
        if step.op == MAY_PAY:
            ask_pay(chron, frame.seat, step.m)
    else:
        chron.result = 0
        frame.pc += step.n


# For each of several players


def step_each(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Let one player after another carry out the steps from `c` on; leave what they did in all."""
    if frame.pc:
        frame.items[1] += max(0, chron.result)
    frame.pc = 1
    if len(frame.items) == 2:
        chron.done(frame.items[1])
        return
    seat = frame.items.pop(2)
    text = chron.push(F_TEXT, seat, frame.a, frame.b)
    text.pc = frame.c
    text.items = [frame.items[0], frame.seat]
    chron.result = 0
