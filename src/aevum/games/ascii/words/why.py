"""Why a move is refused: one sentence with the paragraph of RULES.md and the fact on the sheet."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import RETRACT, WAIT, Ask
from aevum.games.ascii.moves import DIE_MOVE, FIRST, MOVES
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    CANCEL,
    DEVELOP,
    DEVELOPMENT_PHASE,
    HIT,
    HOST,
    OPERATION,
    PHASE_NAMES,
    PLEDGE,
    PRESS,
    PROPOSE,
    REWARD,
    SITE,
)
from aevum.games.ascii.rules.development import development_of
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.developlabels import PLACED
from aevum.games.ascii.words.labels import ON_DICE
from aevum.games.ascii.words.whydice import why_die, why_purchase
from aevum.games.ascii.words.whymap import why_finish, why_place, why_staff
from aevum.games.ascii.words.whyothers import (
    why_bear,
    why_cancel,
    why_edict,
    why_landing,
    why_more,
    why_operation,
    why_pledge,
    why_reward,
    why_use,
)
from aevum.games.phrases import listed, sealed_refusal, who

EDICTS: Final = ("tax", "conscript")
FATE: Final = ("R3.1: dice are left to chance.", "R2.3: chance says who comes first.")

ANSWERS: Final[dict[int, tuple[str, ...]]] = {
    PROPOSE: ("reroll",),
    PLEDGE: ("pledge",),
    HIT: ("unhappy", "lose", "defend", "burn"),
    ANNOUNCE: ("quiet", "announce"),
    REWARD: ("leave", "science", "mark"),
    HOST: ("decline", "use", "train"),
    OPERATION: ("done", "barbarians", "raid", "colonise", "raze"),
    CANCEL: ("decline", "cancel"),
    PRESS: ("more", "stop"),
    SITE: ("found",),
}
"""Which rows answer a question; all others are for Development or for another question."""

WHEN: Final = {
    "done": "R2.1: you are done in Development and in Deployment only",
    "decline": "R2.1: you cannot pass here",
    "quiet": "R10.3: the end is announced as Development begins",
    "announce": "R10.3: the end is announced as Development begins",
    "unhappy": "R6.6: no Disaster strikes you now",
    "lose": "R6.6: no Disaster strikes you now",
    "defend": "R6.9: no Barbarians raid you now",
    "burn": "R6.10: no Fire strikes you now",
    "leave": "R5.6: there is no reward for you to leave",
    "science": "R5.7: no reward lets you check a box of Science now",
    "mark": "R5.7: no reward lets you check a box of Culture now",
    "reroll": "R6.1: dice are proposed when Diplomacy asks you",
    "pledge": "R6.2: there is no proposal to pledge for",
    "use": "R8.4: no Colony of yours is being activated",
    "train": "R8.4: no Colony of yours is being activated",
    "barbarians": "R8.1: operations are declared in Deployment, when it is your turn",
    "raid": "R8.1: operations are declared in Deployment, when it is your turn",
    "colonise": "R8.1: operations are declared in Deployment, when it is your turn",
    "raze": "R8.1: operations are declared in Deployment, when it is your turn",
    "found": "R8.10: a Colony is founded when its operation has succeeded",
    "cancel": "R8.2: there is nothing that you are asked to cancel",
    "more": "R8.12: no operation of yours was cancelled",
    "stop": "R8.12: no operation of yours was cancelled",
}
IN_DEVELOPMENT: Final = {
    "staff": "R4.8: buildings are staffed in your Development",
    "hire": "R4.8: Specialists are hired in your Development",
    "buy": "R5.5: boxes are bought in your Development only",
    "buy_culture": "R5.5: boxes are bought in your Development only",
    "buy_soldier": "R5.5: boxes are bought in your Development only",
    **dict.fromkeys(ON_DICE, "R3.2: dice are used in your Development"),
    **dict.fromkeys(PLACED, "R4.1: buildings are drawn in your Development"),
}
OPEN: Final = (
    "which dice to roll again",
    "how much Gold to pledge",
    "how to bear the Disaster",
    "whether you announce the end",
    "to develop your Empire",
    "which box to check",
    "what your Colony uses",
    "to declare an operation",
    "whether to cancel",
    "whether to deploy more",
    "where your Colony lies",
)
"""Every question that must be answered, in a few words."""


def why(sea: Empires, seat: int, move: int) -> str:
    """Return which rule a refused move breaks, "" for a legal one."""
    if not 0 <= move < MOVES.size:
        return f"R2.1: there is no move number {move}."
    if move in sea.legal(seat):
        return ""
    if sea.over():
        return "R10.1: the game is over."
    if move >= DIE_MOVE:
        return FATE[int(move >= FIRST)]
    must = sea.must(seat)
    if move == WAIT:
        return f"R2.1: {'the game waits for your answer' if must else 'to wait is no move'}."
    if move == RETRACT:
        return "R10.3: you have no sealed answer that could still be taken back."
    row = MOVES.row(move)
    if row.name in EDICTS and any(ask.seat == seat for ask in sea.asks):
        return why_edict(sea, seat, row.args(move))
    if sea.rolling():
        return "R3.1: the dice have to be rolled first."
    if must is None:
        return _waiting(sea, seat)
    return _refused(sea, must, row.name, row.args(move)) or _unanswered(must, row.name)


def _refused(sea: Empires, ask: Ask, name: str, args: list[int]) -> str:
    """Return why an answer of the kind that is asked for is refused, "" for any other kind."""
    seat = ask.seat
    if ask.kind == DEVELOP:
        return _why_develop(sea, seat, name, args)
    if name not in ANSWERS[ask.kind]:
        return ""
    if ask.kind == PROPOSE:
        has = sea.empires[seat].gold or "none"
        return f"R6.3: alone you pay the {sea.terms.reroll_gold} Gold yourself, and you have {has}."
    if ask.kind == PLEDGE:
        return why_pledge(sea, seat, args[0])
    if ask.kind == HIT:
        return why_bear(sea, seat, ask.subject, name, args)
    if ask.kind == REWARD:
        return why_reward(sea, ask, name, args)
    if ask.kind == HOST:
        return why_use(sea, ask, name, args)
    if ask.kind == OPERATION:
        return why_operation(sea, seat, name, args)
    if ask.kind == CANCEL:
        return why_cancel()
    if ask.kind == PRESS:
        return why_more()
    return why_landing(sea, seat, args)


def _why_develop(sea: Empires, seat: int, name: str, args: list[int]) -> str:
    empire = sea.empires[seat]
    if name == "done":
        return why_finish(empire)
    if name in ON_DICE:
        return why_die(sea, seat, name, args)
    if name in PLACED:
        return why_place(empire, PLACED[name], args[0] * ROWS + args[1])
    if name in ("staff", "hire"):
        return why_staff(empire, name, args[0] * ROWS + args[1])
    if name in ("buy", "buy_culture", "buy_soldier"):
        return why_purchase(sea, empire, name, args)
    return ""


def _unanswered(ask: Ask, name: str) -> str:
    """Say when such a move is made, and remind of the question that is open."""
    when = WHEN.get(name) or IN_DEVELOPMENT[name]
    return f"{when}; you are asked {OPEN[ask.kind]}."


def _waiting(sea: Empires, seat: int) -> str:
    """Refuse a seat that nobody waits for."""
    for ask in sea.asks:
        if ask.seat == seat and ask.sealed():
            return f"R10.3: {sealed_refusal(sea.can_retract(ask))}"
    asked = sorted({ask.seat for ask in sea.asks if ask.must})
    others = f"{listed([who(other) for other in asked])} {'is' if len(asked) == 1 else 'are'}"
    development = development_of(sea)
    if development is not None and sea.phase == DEVELOPMENT_PHASE:
        if seat < development.begun:
            return f"R5.1: you are done with this Development; {others} still at it."
        return f"R12.3: all develop one after the other now; {others} at it."
    return f"R2.1: it is {PHASE_NAMES[sea.phase]}, and {others} asked, not you."
