"""Why a move is refused: the paragraph of RULES.md, what stands in the way, and what helps."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import RETRACT, WAIT, Ask
from aevum.core.text import Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.moves import DIE_MOVE, FIRST, MOVES, is_edict
from aevum.games.ascii.rules import asks
from aevum.games.ascii.rules.development import development_of
from aevum.games.ascii.rules.phrases import PHASES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.dielabels import USES
from aevum.games.ascii.words.labels import PLACED
from aevum.games.ascii.words.refuse_answers import (
    refuse_cancel,
    refuse_edict,
    refuse_found,
    refuse_hit,
    refuse_operation,
    refuse_pledge,
    refuse_press,
    refuse_reroll,
    refuse_reward,
    refuse_use,
)
from aevum.games.ascii.words.refuse_building import refuse_finish, refuse_place, refuse_staff
from aevum.games.ascii.words.refuse_dice import refuse_die, refuse_purchase

STAFFING: Final = ("staff", "hire")
BUYING: Final = ("buy", "buy_culture", "buy_soldier")

Answer = Callable[[Empires, Ask, str, list[int]], Refusal | None]

ANSWERS: Final[dict[int, tuple[tuple[str, ...], Answer]]] = {
    asks.PROPOSE: (("reroll",), refuse_reroll),
    asks.PLEDGE: (("pledge",), refuse_pledge),
    asks.HIT: (("unhappy", "lose", "defend", "burn"), refuse_hit),
    asks.ANNOUNCE: (("quiet", "announce"), lambda sea, ask, name, args: None),
    asks.REWARD: (("leave", "science", "mark"), refuse_reward),
    asks.HOST: (("decline", "use", "train"), refuse_use),
    asks.OPERATION: (("done", "barbarians", "raid", "colonise", "raze"), refuse_operation),
    asks.CANCEL: (("decline", "cancel"), refuse_cancel),
    asks.PRESS: (("more", "stop"), refuse_press),
    asks.SITE: (("found",), refuse_found),
}
"""Which rows answer a question; all others are for Development or for another question."""


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
    **dict.fromkeys(USES, _when("R3.2", m.no_when_dice)),
    **dict.fromkeys(PLACED, _when("R4.1", m.no_when_build)),
}
"""When such a move is made."""

OPEN: Final = (
    m.part_open_propose(),
    m.part_open_pledge(),
    m.part_open_disaster(),
    m.part_open_announce(),
    m.part_open_develop(),
    m.part_open_reward(),
    m.part_open_colony(),
    m.part_open_operation(),
    m.part_open_cancel(),
    m.part_open_press(),
    m.part_open_site(),
)
"""What each kind of question wants, that must be answered."""


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
        return refuse_edict(sea, seat, row.name, row.args(move))
    if sea.rolling():
        return Refusal("R3.1", m.no_dice_first())
    if must is None:
        return _waiting(sea, seat)
    return _refused(sea, must, row.name, row.args(move)) or _unanswered(must, row.name)


def _refused(sea: Empires, ask: Ask, name: str, args: list[int]) -> Refusal | None:
    """Return why an answer of the kind that is asked for is refused, None for any other kind."""
    if ask.kind == asks.DEVELOP:
        return _develop(sea, ask.seat, name, args)
    names, answer = ANSWERS[ask.kind]
    return answer(sea, ask, name, args) if name in names else None


def _develop(sea: Empires, seat: int, name: str, args: list[int]) -> Refusal | None:
    empire = sea.empires[seat]
    if name == "done":
        return refuse_finish(empire)
    if name in USES:
        return refuse_die(sea, seat, name, args)
    if name in PLACED:
        return refuse_place(empire, PLACED[name], args[0] * ROWS + args[1])
    if name in STAFFING:
        return refuse_staff(empire, name, args[0] * ROWS + args[1])
    if name in BUYING:
        return refuse_purchase(sea, empire, name, args)
    return None


def _unanswered(ask: Ask, name: str) -> Refusal:
    """Say when such a move is made, and remind of the question that is open."""
    when = WHEN[name] if name in WHEN else Refusal("R9.1", m.no_edict_now())
    return Refusal(when.rule, m.no_other_time(when=when.text, question=OPEN[ask.kind]))


def _waiting(sea: Empires, seat: int) -> Refusal:
    """Refuse a seat that nobody waits for."""
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
