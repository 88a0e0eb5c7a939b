"""The moves that each question admits, ascending."""

from aevum.core.state import Ask
from aevum.games.temporum.moves import (
    ADVANCE,
    CHOICE,
    DISCARD,
    DOLLARS,
    EFFECT_MOVE,
    GO,
    NO,
    PICK,
    RETREAT,
    TIME_MOVE,
    YES,
    ZONE,
)
from aevum.games.temporum.rules.asks import (
    BEGGAR_DOLLARS,
    CHOOSE_ONE,
    DISCARD_CARD,
    F_CULTS,
    F_CYBERNETICS,
    F_EARTH,
    F_EFFECT,
    F_EXODUS,
    F_GIZMO,
    F_JOURNAL,
    F_PICK,
    F_TOYS,
    F_WAITING,
    HISTORY,
    ORDER,
    PICK_CARD,
    PICK_PLACE,
    PICK_TIME,
    PLAY_CARD,
    SCORE_CARD,
    STEP_BACK,
    STEP_CROWN,
    TACTIC,
    TURN,
    YES_NO,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import back_origins, origins
from aevum.games.temporum.rules.effects import DATA, E_MANEUVER
from aevum.games.temporum.rules.hands import kinds_in
from aevum.games.temporum.rules.money import beggar_range
from aevum.games.temporum.rules.ops import HEADQUARTERS, MOVE_ON, SIMULATE
from aevum.games.temporum.rules.playing import play_moves
from aevum.games.temporum.rules.resolving import (
    cache_moves,
    history_moves,
    predicted,
    travel_places,
)
from aevum.games.temporum.rules.scoring import score_moves, tactics
from aevum.games.temporum.rules.texts import branches
from aevum.games.temporum.rules.turns import turn_moves
from aevum.games.temporum.zones.special_effects import (
    cyber_moves,
    earth_cards,
    exodus_times,
    gizmo_moves,
    toy_moves,
)
from aevum.games.temporum.zones.special_questions import pick_card_moves, places


def choices(chron: Chronicle, ask: Ask) -> list[int]:
    """Return what a seat may answer."""
    kind = ask.kind
    frame = chron.table[-1]
    if kind == TURN:
        return turn_moves(chron, frame)
    if kind == STEP_CROWN:
        return [ADVANCE + time - 1 for time in origins(chron, frame.seat, frame.b)]
    if kind == SCORE_CARD:
        return score_moves(chron, frame)
    if kind == PLAY_CARD:
        return _plays(chron)
    if kind == DISCARD_CARD:
        cards = [DISCARD + card for card in kinds_in(chron.hands[frame.seat])]
        return [*cards, NO] if frame.c else cards
    if kind == YES_NO:
        return [YES, NO]
    return _rarer(chron, ask)


def _plays(chron: Chronicle) -> list[int]:
    frame = chron.table[-1]
    if frame.op == F_GIZMO:
        return gizmo_moves(chron, frame)
    if frame.op == F_TOYS:
        return toy_moves(chron, frame)
    if frame.op == F_CYBERNETICS:
        return cyber_moves(chron, frame)
    return play_moves(chron, frame)


def _rarer(chron: Chronicle, ask: Ask) -> list[int]:
    kind, frame = ask.kind, chron.table[-1]
    if kind == CHOOSE_ONE:
        if frame.op == F_PICK:
            return [CHOICE, CHOICE + 1]
        return [CHOICE + number for number in branches(chron, frame)]
    if kind == ORDER:
        return [EFFECT_MOVE + each for each in sorted({each % DATA for each in frame.items})]
    if kind == TACTIC:
        return sorted(tactics(chron, frame))
    if kind == BEGGAR_DOLLARS:
        least, most = beggar_range(chron, frame.seat, frame.a)
        return list(range(DOLLARS + least, DOLLARS + most + 1))
    if kind == STEP_BACK:
        times = [RETREAT + time - 1 for time in back_origins(chron, frame)]
        return [*times, NO] if frame.items[0] else times
    if kind == HISTORY:
        return history_moves(chron, frame)
    if kind == PICK_TIME:
        times = exodus_times(chron, frame.seat) if frame.op == F_EXODUS else [1, 2, 3, 4]
        return [TIME_MOVE + time - 1 for time in times]
    if kind == PICK_PLACE:
        return _places(chron)
    assert kind == PICK_CARD
    return _cards(chron, ask)


def _places(chron: Chronicle) -> list[int]:
    frame = chron.table[-1]
    if frame.op == F_WAITING:
        return [ZONE + place for place in predicted(frame)]
    if frame.op == F_EFFECT:
        found = [GO + place for place in travel_places(chron, frame)]
        return [*found, NO] if frame.a == E_MANEUVER else found
    row = ZONE if frame.a in (HEADQUARTERS, SIMULATE) else GO
    found = [row + place for place in places(chron, frame)]
    return [*found, NO] if frame.a == MOVE_ON else found


def _cards(chron: Chronicle, ask: Ask) -> list[int]:
    frame = chron.table[-1]
    if frame.op == F_TOYS:
        return toy_moves(chron, frame)
    if frame.op == F_CYBERNETICS:
        return cyber_moves(chron, frame)
    if frame.op == F_EARTH:
        return [PICK + card for card in earth_cards(chron, frame.seat)]
    if frame.op == F_EFFECT:
        return cache_moves(chron, frame.seat)
    if frame.op in (F_CULTS, F_JOURNAL):
        return [PICK + card for card in kinds_in(chron.hands[ask.seat])]
    return pick_card_moves(chron, frame)
