"""Why an answer about crowns, places, Times, money or an order is refused."""

# not compiled: words are slow code on purpose

from aevum.core.state import Ask
from aevum.games.phrases import who
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES
from aevum.games.temporum.names import MERITOCRACY, SIMULATED
from aevum.games.temporum.rules.asks import (
    BEGGAR_DOLLARS,
    CHOOSE_ONE,
    HISTORY,
    ORDER,
    PICK_PLACE,
    PICK_TIME,
    STEP_BACK,
    STEP_CROWN,
)
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effects import E_ANUBIS
from aevum.games.temporum.rules.history import opens_history
from aevum.games.temporum.rules.money import beggar_range
from aevum.games.temporum.rules.moving import barred
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.flat import (
    F_EFFECT,
    F_EXODUS,
    F_PICK,
    F_TEXT,
    F_WAITING,
    HEADQUARTERS,
    SIMULATE,
    UNLESS,
    WASTELAND,
    FlatEffect,
    flat,
    flat_text,
)
from aevum.games.temporum.words.phrases import OUTSIDE_NAME, owner_of, time_words, zone_name
from aevum.games.temporum.words.steps import branch_starts, branch_words
from aevum.games.temporum.words.whyturn import why_go, why_order


def why_answer(chron: Chronicle, ask: Ask, name: str, args: list[int]) -> str:
    """Return why an answer is refused, "" if it is no answer to what is asked."""
    frame, kind = flat(chron), ask.kind
    if kind == STEP_CROWN and name == "advance":
        return _advance(chron, frame, args[0] + 1)
    if kind == STEP_BACK and name in ("retreat", "no"):
        return _retreat(chron, frame, name, args)
    if kind == CHOOSE_ONE and name == "choice":
        return _choice(chron, frame, args[0])
    if kind == ORDER and name == "effect":
        return f"R12.1: {EFFECT_NAMES[args[0]]} does not wait for you now."
    if kind == BEGGAR_DOLLARS and name == "dollars":
        least, most = beggar_range(chron, frame.seat, frame.a)
        return f"R5.3: of the ${frame.a} between ${least} and ${most} can come from Beggars."
    if kind == HISTORY and name == "change":
        return _history(chron, frame, args[0] + 1)
    if kind == PICK_TIME and name == "time" and frame.op == F_EXODUS:
        return f"R4.9: you do not rule {time_words(args[0] + 1)}."
    if kind == PICK_PLACE and name in ("move", "zone", "no"):
        return _place(chron, frame, name, args)
    return ""


def _choice(chron: Chronicle, frame: FlatEffect, number: int) -> str:
    """Refuse a choice that there is not, or that cannot be made now."""
    if frame.op != F_TEXT:
        return "R2.6: there are two choices, 1 and 2."
    numbers, choice = chron.terms.numbers, frame.pc - 1
    text = flat_text(numbers, frame.a)
    branches = branch_words(numbers, frame.a, choice)
    if number >= len(branches):
        return f"R2.6: there are only {len(branches)} choices."
    first = text[branch_starts(text, choice)[number]]
    lacks = "you do not rule there" if first.op == UNLESS else "you hold no card"
    return f"R2.6: {branches[number]} is no choice now: {lacks}."


# Crowns


def _advance(chron: Chronicle, frame: FlatEffect, time: int) -> str:
    first = frame.seat * STRIDE
    if time == TIMES:
        return f"R4.1: crowns in {time_words(TIMES)} are where they should be."
    if not chron.crowns[first + time]:
        return f"R4.1: you have no crown in {time_words(time)}."
    if chron.crowns[first + 3] and chron.is_real(MERITOCRACY):
        return "R4.3: Meritocracy is real and you have crowns in Time III, so one of those goes."
    return f"R4.1: the instruction speaks of crowns in {time_words(frame.b)}."


def _retreat(chron: Chronicle, frame: FlatEffect, name: str, args: list[int]) -> str:
    if name == "no":
        return "R4.2: a retreat has to be made if it can."
    time = args[0] + 1
    if time == 1:
        return "R4.2: no crown goes back from Time I."
    if not chron.crowns[frame.a * STRIDE + time]:
        has = "you have" if frame.a == frame.seat else f"{who(frame.a)} has"
        return f"R4.2: {has} no crown in {time_words(time)}."
    return f"R4.2: the instruction does not speak of crowns in {time_words(time)}."


# Places and history


def _history(chron: Chronicle, frame: FlatEffect, time: int) -> str:
    if opens_history(chron, frame.seat):
        return why_order(chron, time)
    if time == TIMES:
        return f"R3.1: history cannot be changed in {time_words(TIMES)}, the present."
    where = zone_name(chron, frame.b)
    return f"R3.7: it is {where} in {time_words(TIME_OF[frame.b])} whose history can change."


def _place(chron: Chronicle, frame: FlatEffect, name: str, args: list[int]) -> str:
    """Refuse a place; `frame` is the step that asks for it."""
    if name == "no":
        return "R2.6: this instruction does not say may, so a place has to be chosen."
    place = args[0]
    if frame.op == F_WAITING:
        return "R12.1: no Predict the Future that waits was played there." * (name == "zone")
    if name == "zone" or (frame.op == F_PICK and frame.a in (HEADQUARTERS, SIMULATE)):
        return _token(chron, frame, place) if name == "zone" else ""
    if frame.op == F_EFFECT and frame.a == E_ANUBIS:
        return _anubis(chron, frame.seat, place)
    if frame.op == F_PICK and frame.a == WASTELAND and place < OUTSIDE:
        return _wasteland(chron, place)
    return why_go(chron, frame.seat, place)


def _token(chron: Chronicle, frame: FlatEffect, place: int) -> str:
    if place >= OUTSIDE and owner_of(chron, place) < 0:
        return f"R10.6: no {OUTSIDE_NAME} with this number is in play."
    if frame.a == SIMULATE and place < OUTSIDE and chron.zones[place] == SIMULATED:
        return "R9.8: Simulated Paradise cannot simulate itself."
    return ""


def _anubis(chron: Chronicle, seat: int, place: int) -> str:
    if place >= OUTSIDE and owner_of(chron, place) != seat:
        return f"R9.11: no {OUTSIDE_NAME} of yours has this number."
    if chron.visited[seat] >> place & 1:
        return f"R9.10: you have visited {zone_name(chron, place)} in this turn."
    if barred(chron, seat, place):
        return f"R9.4: from the Police State no pawn visits {time_words(TIME_OF[place])}."
    return ""


def _wasteland(chron: Chronicle, place: int) -> str:
    time = TIME_OF[place]
    if time == TIMES:
        return f"R9.9: a Zone before {time_words(TIMES)} has to be visited."
    if chron.real[time] != place:
        return f"R9.9: {zone_name(chron, place)} is unreal, and a real Zone has to be visited."
    return f"R9.4: from the Police State no pawn visits {time_words(time)}."
