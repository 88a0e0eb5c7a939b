"""Why a move is refused at the start of a turn: effects, secrets, history, the pawn."""

# not compiled: words are slow code on purpose

from aevum.games.phrases import listed
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import DATA
from aevum.games.temporum.rules.history import frozen, opens_history
from aevum.games.temporum.rules.moving import barred
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.flat import F_EFFECT, F_PICK, OPEN, flat
from aevum.games.temporum.words.phrases import (
    OUTSIDE_NAME,
    card_name,
    owner_of,
    time_words,
    zone_name,
)


def why_turn(chron: Chronicle, seat: int, name: str, args: list[int]) -> str:
    """Return why the player of the turn cannot begin it so, "" if that is another question."""
    frame = flat(chron)
    if name == "effect":
        return _effect(frame.b == OPEN, args[0])
    if name == "secret":
        return _secret(chron, seat, args[0])
    if name in ("change", "move", "stay") and frame.items:
        kinds = sorted({effect % DATA for effect in frame.items})
        names = listed([EFFECT_NAMES[kind] for kind in kinds])
        return f"R2.1: first comes what the start of your turn brings: {names}."
    if name == "change":
        return _change(chron, seat, args[0] + 1)
    if name == "move":
        return why_go(chron, seat, args[0])
    if name in ("score", "play"):
        return f"R2.5: you {name} cards when a Zone or a card says so; first visit a Zone."
    return ""


def _effect(open_: bool, effect: int) -> str:
    name = EFFECT_NAMES[effect]
    if open_:
        return f"R2.1: {name} does nothing for you at the start of this turn."
    return "R2.1: the start of your turn was over when history changed."


def _secret(chron: Chronicle, seat: int, card: int) -> str:
    name = card_name(card)
    if not chron.terms.cards[card].secret:
        return f"R11.4: {name} has no secret effect."
    if card not in chron.hands[seat]:
        return f"R11.4: you do not hold {name}."
    return "R11.4: secret cards are for the start of your turn, which was over as history changed."


# History


def _change(chron: Chronicle, seat: int, time: int) -> str:
    here = TIME_OF[chron.pawn[seat]]
    if frozen(chron):
        return "R3.6: a Mysterious Relic keeps history as it is."
    if here == 0:
        return "R3.1: outside Time there is no history to change."
    if opens_history(chron, seat):
        return why_order(chron, time)
    if here == TIMES or time == TIMES:
        return f"R3.1: history cannot be changed in {time_words(TIMES)}, the present."
    if time != here:
        where = zone_name(chron, chron.pawn[seat])
        return f"R2.2: history changes where you stand, and that is {where} in {time_words(here)}."
    return "R2.2: you have changed history in this turn; once is all."


def why_order(chron: Chronicle, time: int) -> str:
    """Refuse a Time that the Kingdom of Trilobites has left behind."""
    if time == TIMES:
        return f"R3.1: history cannot be changed in {time_words(TIMES)}, the present."
    return (
        f"R3.4: from the Kingdom of Trilobites history changes in Time I, then II, then III; "
        f"{time_words(time)} has had its chance."
    )


# The pawn


def why_go(chron: Chronicle, seat: int, place: int) -> str:
    """Return why a pawn cannot move to a place, "" if it could."""
    if place >= OUTSIDE:
        return _outside(chron, seat, place)
    name, time = zone_name(chron, place), TIME_OF[place]
    if chron.pawn[seat] == place:
        asked = flat(chron).op
        stay = "" if asked in (F_PICK, F_EFFECT) else "; `stay` visits it"
        return f"R2.3: you are in {name} already{stay}."
    if chron.real[time] != place:
        real = zone_name(chron, chron.real[time])
        return f"R2.3: {name} is unreal; in {time_words(time)} {real} is real."
    if barred(chron, seat, place):
        return f"R9.4: from the Police State no pawn goes to {time_words(time)}."
    return ""


def _outside(chron: Chronicle, seat: int, place: int) -> str:
    owner = owner_of(chron, place)
    if owner < 0:
        return f"R9.11: no {OUTSIDE_NAME} with this number is in play."
    if owner != seat:
        return f"R9.11: this {OUTSIDE_NAME} is only for its owner."
    if chron.pawn[seat] == place:
        return f"R2.3: you are in this {OUTSIDE_NAME} already."
    return "R9.11: what names Times does not lead outside Time."
