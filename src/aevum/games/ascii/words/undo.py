"""Moves that were just made, in a few words: what an undo takes back."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.text import Text, literal
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, FARM, GARRISON, MINE, PALACE, SCHOOL
from aevum.games.ascii.moves import MOVES, is_edict
from aevum.games.ascii.rules.edict import edict_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import (
    BRANCHES,
    BUILDINGS,
    DICE_NAMES,
    box_name,
    dice_names,
)

Done = Callable[[list[int]], Text]


def done(sea: Mediterranean, move: int) -> Text:
    """Return a move just made in a few words, to follow "Undo"."""
    if is_edict(move):
        return edict_of(sea, move).undo(move)
    row = MOVES.row(move)
    if row.name not in DONE:
        return literal(MOVES.text(move))
    return DONE[row.name](row.args(move))


def _plain(message: Callable[[], Text]) -> Done:
    text = message()
    return lambda args: text


def _one_of(*messages: Callable[[], Text]) -> Done:
    """What the number in the move chooses."""
    return lambda args: messages[args[0]]()


def _cell(message: Callable[..., Text]) -> Done:
    return lambda args: message(col=args[0], row=args[1])


def _building(kind: int) -> Done:
    return lambda args: m.undo_place(building=BUILDINGS[kind], col=args[0], row=args[1])


def _activates(kind: int) -> Done:
    return lambda args: m.undo_activate(die=DICE_NAMES[args[0]], building=BUILDINGS[kind])


def _branch(message: Callable[..., Text]) -> Done:
    return lambda args: message(branch=BRANCHES[args[0]])


def _box(message: Callable[..., Text]) -> Done:
    return lambda args: message(box=box_name(args[0]))


def _soldiers(message: Callable[..., Text]) -> Done:
    return lambda args: message(soldiers=args[0] + 1)


def _caravan(args: list[int]) -> Text:
    return m.undo_caravan(caravan=args[1] + 1, die=DICE_NAMES[args[0]])


def _culture(args: list[int]) -> Text:
    return m.undo_culture(box=box_name(args[1]), die=DICE_NAMES[args[0]])


def _sparing(args: list[int]) -> Text:
    return m.undo_sparing(die=DICE_NAMES[args[1]], building=BUILDINGS[args[0]])


DONE: Final[dict[str, Done]] = {
    "wait": _plain(m.undo_wait),
    "retract": _plain(m.undo_retract),
    "done": _plain(m.undo_done),
    "decline": _plain(m.undo_pass),
    "quiet": _plain(m.undo_quiet),
    "announce": _plain(m.undo_announce),
    "unhappy": _plain(m.undo_unhappy),
    "lose": _one_of(m.undo_lose_workers, m.undo_lose_gold),
    "defend": _plain(m.undo_defend),
    "burn": _cell(m.undo_burn),
    "leave": _one_of(m.undo_leave_science, m.undo_leave_culture),
    "science": _branch(m.undo_science),
    "mark": _box(m.undo_mark),
    "reroll": lambda args: m.undo_reroll(dice=dice_names(args[0] + 1)),
    "pledge": lambda args: m.undo_pledge(gold=args[0]),
    "build": lambda args: m.undo_build(die=DICE_NAMES[args[0]]),
    "farms": _activates(FARM),
    "mines": _activates(MINE),
    "schools": _activates(SCHOOL),
    "garrisons": _activates(GARRISON),
    "colonies": _activates(COLONY),
    "sparing": _sparing,
    "caravan": _caravan,
    "culture": _culture,
    "farm": _building(FARM),
    "mine": _building(MINE),
    "school": _building(SCHOOL),
    "garrison": _building(GARRISON),
    "palace": _building(PALACE),
    "staff": _cell(m.undo_staff),
    "hire": _cell(m.undo_staff),
    "buy": _branch(m.undo_buy_science),
    "buy_culture": _box(m.undo_buy_culture),
    "buy_soldier": _plain(m.undo_buy_soldier),
    "use": lambda args: m.undo_use(building=BUILDINGS[args[0]]),
    "train": _soldiers(m.undo_train),
    "barbarians": _plain(m.undo_barbarians),
    "raid": lambda args: m.undo_raid(who=args[0]),
    "colonise": lambda args: m.undo_colonise(who=args[0]),
    "raze": _cell(m.undo_raze),
    "found": _building(COLONY),
    "cancel": _plain(m.undo_cancel),
    "more": _plain(m.undo_more),
    "stop": _plain(m.undo_stop),
    "die": _plain(m.undo_die),
    "first": _plain(m.undo_first),
}
