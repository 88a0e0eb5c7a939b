"""What a question is about: the cards and Zones in progress, and the instruction that asks."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE, Ask
from aevum.games.phrases import who
from aevum.games.temporum.data import (
    CARDS,
    KINDS,
    OUTSIDE_TEXT,
    PLAY_TEXT,
    ZONE_NUMBER,
    ZONES,
)
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.rules.card_use import CHOOSING, REPLACED, TACTICS
from aevum.games.temporum.rules.card_use import REPLACED as SCORE_REPLACED
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.visiting import text_of
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.flat import (
    ACTS_AS,
    F_ADVANCE,
    F_CAVE,
    F_CYBERNETICS,
    F_DISCARD,
    F_EACH,
    F_EFFECT,
    F_GIZMO,
    F_PLAY,
    F_SCIMITAR,
    F_SCORE,
    F_TEXT,
    F_TOYS,
    F_TURN,
    F_VISIT,
    F_WAITING,
    FlatEffect,
    flat,
)
from aevum.games.temporum.words.instructions import instruction_of
from aevum.games.temporum.words.phrases import OUTSIDE_NAME, zone_name

HACKER: Final = "Hacker"


def text_name(text: int) -> str:
    """Return the Zone or card whose text it is."""
    if text < PLAY_TEXT:
        return ZONES[text].name
    if text < OUTSIDE_TEXT:
        return CARDS[(text - PLAY_TEXT) % KINDS].name
    if text == OUTSIDE_TEXT:
        return OUTSIDE_NAME
    return ZONES[PRINTED.real_texts.index(text)].name


def trail(chron: Chronicle) -> list[str]:
    """Return the cards and Zones in progress, outermost first, as far as anybody may know them.

    A card that is being scored has ", scored" behind its name; one that a Hacker replaced has
    Hacker before it.
    """
    found: list[str] = []
    for depth in range(len(chron.table)):
        frame = flat(chron, depth)
        below = flat(chron, depth - 1) if depth else None
        found += _names(chron, frame, below)
    return found


def heading(chron: Chronicle, seat: int) -> str:
    """Return the trail as a question to a seat begins with it; what another owns says whose it is.

    "Dutch Golden Age > Engineer" for one's own, "Player 5's Infected Rat (Dutch Golden Age)" else.
    """
    names, owner = trail(chron), _owner(chron)
    if not names or owner in (seat, NONE):
        return " > ".join(names)
    inner, outer = names[-1], " > ".join(names[:-1])
    told = f"{who(owner)} visits {inner}" if inner in ZONE_NUMBER else f"{who(owner)}'s {inner}"
    return f"{told} ({outer})" if outer else told


def _owner(chron: Chronicle) -> int:
    """Return whose card or visit the innermost one of the trail is, NONE without any."""
    owner = NONE
    for depth in range(len(chron.table)):
        frame = flat(chron, depth)
        if _names(chron, frame, flat(chron, depth - 1) if depth else None):
            owner = frame.seat
    return owner


def instruction(chron: Chronicle, ask: Ask) -> str:
    """Return what the innermost card or Zone tells the seat to do, as in "discard two cards"."""
    return instruction_of(chron, ask)


def _names(chron: Chronicle, frame: FlatEffect, below: FlatEffect | None) -> list[str]:
    """Return what a frame adds to the trail."""
    op = frame.op
    if op == F_VISIT:
        return [zone_name(chron, frame.a)]
    if op == F_TEXT:
        return [] if below is not None and _brought(chron, frame, below) else [text_name(frame.a)]
    if op == F_EACH:
        return []
    if op == F_PLAY:
        return _play_names(frame)
    if op == F_SCORE:
        return _score_names(frame, below)
    if op == F_EFFECT:
        return [EFFECT_NAMES[frame.a]]
    if op == F_CAVE:
        return ["Hidden Cave"]
    if op == F_SCIMITAR:
        return ["Sultan's Scimitar"]
    return _loose_names(chron, frame, below)


def _brought(chron: Chronicle, frame: FlatEffect, below: FlatEffect) -> bool:
    """Tell whether the frame below has named the text already."""
    if below.op in (F_PLAY, F_EACH):
        return True
    if below.op == F_SCORE:
        return below.pc != SCORE_REPLACED
    return below.op == F_VISIT and text_of(chron, below.a) == frame.a


def _play_names(frame: FlatEffect) -> list[str]:
    if frame.pc == CHOOSING:
        return []
    if frame.pc == REPLACED:
        return [HACKER]
    return [CARDS[frame.items[ACTS_AS]].name]


def _score_names(frame: FlatEffect, below: FlatEffect | None) -> list[str]:
    if frame.pc == SCORE_REPLACED:
        return [HACKER]
    hacked = below is not None and below.op in (F_GIZMO, F_TOYS, F_CYBERNETICS)
    names = [HACKER] if hacked else []
    if frame.pc >= TACTICS:
        names.append(f"{CARDS[frame.c].name}, scored")
    return names


def _loose_names(chron: Chronicle, frame: FlatEffect, below: FlatEffect | None) -> list[str]:
    """Name what left the stack before it asked: some effects are done and then ask."""
    if below is None:
        return []
    if frame.op == F_ADVANCE and below.op == F_WAITING:
        under = flat(chron, -3)
        return ["Ambassador" if under.op == F_PLAY else "Hideout"]
    return ["Dark Ages"] if frame.op == F_DISCARD and below.op == F_TURN else []
