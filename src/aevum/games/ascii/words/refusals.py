"""Why a move is refused: the paragraph of RULES.md, the obstacle, and what helps."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.state import RETRACT, WAIT
from aevum.core.text import Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import MOODS
from aevum.games.ascii.moves import DIE_MOVE, FIRST, MOVES, is_edict
from aevum.games.ascii.rules import asks
from aevum.games.ascii.rules.development import BUYING, ON_DICE, PLACED, development_of
from aevum.games.ascii.rules.die_refusals import unsaid
from aevum.games.ascii.rules.edict import edict_of
from aevum.games.ascii.rules.phrases import PHASES
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.questions import QUESTIONS
from aevum.games.ascii.rules.state import Empires


def _when(rule: str, message: Callable[[], Text]) -> Refusal:
    return Refusal(rule, message())


WHEN: Final[dict[str, Refusal]] = {
    "done": _when("R2.1", m.no_when_done),
    "decline": _when("R2.1", m.no_when_pass),
    **dict.fromkeys(("quiet", "announce"), _when("R10.3", m.no_when_announce)),
    **dict.fromkeys(("unhappy", "lose"), _when("R6.6", m.no_when_disaster)),
    "defend": _when("R6.9", m.no_when_barbarians),
    "burn": _when("R6.10", m.no_when_fire),
    "leave": _when("R5.6", m.no_when_leave),
    "science": _when("R5.7", m.no_when_science),
    "mark": _when("R5.7", m.no_when_culture),
    "reroll": _when("R6.1", m.no_when_propose),
    "pledge": _when("R6.2", m.no_when_pledge),
    **dict.fromkeys(("use", "train"), _when("R8.4", m.no_when_colony)),
    **dict.fromkeys(("barbarians", "raid", "colonise", "raze"), _when("R8.1", m.no_when_operation)),
    "found": _when("R8.10", m.no_when_found),
    "cancel": _when("R8.2", m.no_when_cancel),
    **dict.fromkeys(("more", "stop"), _when("R8.12", m.no_when_press)),
    "staff": _when("R4.8", m.no_when_staff),
    "hire": _when("R4.8", m.no_when_hire),
    **dict.fromkeys(BUYING, _when("R5.5", m.no_when_buy)),
    **dict.fromkeys(ON_DICE, _when("R3.2", m.no_when_dice)),
    **dict.fromkeys(PLACED, _when("R4.1", m.no_when_build)),
}
"""When moves of a kind are made."""


def why(sea: Empires, seat: int, move: int) -> Refusal | None:
    """Return the rule that a move breaks, None if it breaks none."""
    if not 0 <= move < MOVES.size:
        return Refusal("R2.1", m.no_such_move())
    if move in sea.legal(seat):
        return None
    if sea.over():
        return Refusal("R10.1", m.no_over())
    if move >= FIRST:
        return Refusal("R2.3", m.no_chance_first_player())
    if move >= DIE_MOVE:
        return Refusal("R3.1", m.no_chance())
    must = sea.must(seat)
    if move == WAIT:
        return Refusal("R2.1", m.no_wait_answer() if must else m.no_pass())
    if move == RETRACT:
        return Refusal("R10.3", m.no_retract())
    row = MOVES.row(move)
    if is_edict(move) and any(ask.seat == seat for ask in sea.asks):
        return _edict(sea, seat, move)
    if sea.rolling():
        return Refusal("R3.1", m.no_dice_first())
    if must is None:
        return _waiting(sea, seat)
    kind = QUESTIONS[must.kind]
    refused = kind.why(sea, must, row.name, row.args(move))
    return refused or _other_time(kind, row.name)


def _other_time(kind: QuestionKind, name: str) -> Refusal:
    """Return when such a move is made, with a reminder of the open question."""
    when = WHEN[name] if name in WHEN else Refusal("R9.1", m.no_edict_now())
    return Refusal(when.rule, m.no_other_time(when=when.text, question=kind.wants()))


def _edict(sea: Empires, seat: int, move: int) -> Refusal | None:
    """Return why an edict is not open."""
    empire = sea.empires[seat]
    numbers, room = empire.numbers, MOODS - empire.unhappy
    if room <= 0:
        return Refusal("R9.4", m.no_edicts_left())
    if room < numbers.edict_unhappy:
        return Refusal("R9.4", m.no_edict_room(unhappy=numbers.edict_unhappy, boxes=room))
    if not empire.may_suffer(sea.last):
        message = unsaid(sea, m.no_end_not_yet, m.no_end_unannounced)
        return Refusal("R10.4", message(track="unhappiness"))
    if not sea.may_dictate(seat):
        return Refusal("R9.5", m.no_edict_limit(edicts=numbers.edict_limit))
    return edict_of(sea, move).why(sea, seat, move)


def _waiting(sea: Empires, seat: int) -> Refusal:
    """Refuse a seat that is not asked."""
    for ask in sea.asks:
        if ask.seat == seat and ask.sealed():
            sealed = m.no_sealed() if sea.can_retract(ask) else m.no_sealed_final()
            return Refusal("R10.3", sealed)
    others = sorted({ask.seat for ask in sea.asks if ask.must})
    development = development_of(sea)
    if development is not None and sea.phase == asks.DEVELOPMENT_PHASE:
        if seat < development.begun:
            return Refusal("R5.1", m.no_developed(others=others))
        return Refusal("R12.3", m.no_one_by_one(others=others))
    return Refusal("R2.1", m.no_turn(phase=PHASES[sea.phase], others=others))
