"""Moves that were just made, in a few words: what a take-back takes back."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import COLONY, DICE
from aevum.games.ascii.moves import LINE_WORDS, MOVES
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.words.developlabels import PLACED
from aevum.games.ascii.words.phrases import at, box_name, building_at, die_name, many
from aevum.games.phrases import listed, who

PLAIN: Final = {
    "wait": "waiting",
    "retract": "taking your answer back",
    "done": "being done",
    "decline": "passing",
    "quiet": "announcing nothing",
    "announce": "announcing the end",
    "unhappy": "the Unhappiness",
    "defend": "the Army against the Barbarians",
    "buy_soldier": "buying a Soldier",
    "barbarians": "the raid on the Barbarians",
    "cancel": "cancelling",
    "more": "deploying more Armies",
    "stop": "giving up",
    "tax": "the Taxation",
}
FOR: Final = {
    "build": "construction",
    "farms": "Farms",
    "mines": "Mines",
    "schools": "Schools",
    "garrisons": "Garrisons",
    "colonies": "Colonies",
}
LOST: Final = ("losing Workers", "losing Gold")
LEFT: Final = ("leaving the box of Science", "leaving the box of Culture")
USED: Final = ("Farms", "Mines", "Schools")


def done(move: int) -> str:
    """Return a move just made in a few words, as they follow "Undo"."""
    row = MOVES.row(move)
    name, args = row.name, row.args(move)
    if name in PLAIN:
        return PLAIN[name]
    if name in FOR:
        return f"the {die_name(args[0])} for {FOR[name]}"
    if name in PLACED:
        return f"the {building_at(PLACED[name], args[0] * ROWS + args[1])}"
    return _on_map(name, args) or _with_box(name, args) or _with_others(name, args)


def _on_map(name: str, args: list[int]) -> str:
    if len(args) != 2:
        return ""
    cell = args[0] * ROWS + args[1]
    if name == "burn":
        return f"the Fire at {at(cell)}"
    if name in ("staff", "hire"):
        return f"the Specialist at {at(cell)}"
    if name == "raze":
        return f"razing the Colony at {at(cell)}"
    if name == "found":
        return f"the {building_at(COLONY, cell)}"
    return ""


def _with_box(name: str, args: list[int]) -> str:
    if name == "leave":
        return LEFT[args[0]]
    if name == "science":
        return f"the box of Science, {LINE_WORDS[args[0]]}"
    if name == "mark":
        return f"Culture {box_name(args[0])}"
    if name == "buy":
        return f"buying Science, {LINE_WORDS[args[0]]}"
    if name == "buy_culture":
        return f"buying Culture {box_name(args[0])}"
    if name == "caravan":
        return f"Caravan {args[1] + 1} with the {die_name(args[0])}"
    if name == "culture":
        return f"Culture {box_name(args[1])} with the {die_name(args[0])}"
    if name == "sparing":
        return f"the {die_name(args[1])} for {USED[args[0]]}, sparing the !"
    return ""


def _dice(dice: int) -> str:
    return listed([f"the {die_name(die)}" for die in range(DICE) if dice >> die & 1])


def _with_others(name: str, args: list[int]) -> str:
    if name == "lose":
        return LOST[args[0]]
    if name == "reroll":
        return f"proposing to roll {_dice(args[0] + 1)} again"
    if name == "pledge":
        return f"pledging {args[0]} Gold"
    if name == "use":
        return f"using the {USED[args[0]]}"
    if name == "train":
        return f"training {many(args[0] + 1, 'Soldier')} at a Colony"
    if name == "raid":
        return f"the raid on {who(args[0])}"
    if name == "colonise":
        return f"the Colony on the map of {who(args[0])}"
    if name == "conscript":
        return f"the Conscription of {many(args[0] + 1, 'Worker')}"
    return "the die" if name == "die" else "the draw of who comes first"
