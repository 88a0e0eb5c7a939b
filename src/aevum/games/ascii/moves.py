"""Every move of ASCII Empires and every outcome of chance."""

from typing import Final

from aevum.core.moves import Domain, MoveTable, count
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    CARAVANS,
    CULTURE_ROWS,
    DICE,
    EDICTS,
    MOST_GOLD,
    MOST_PLEDGED,
    MOST_SEATS,
    MOST_SOLDIERS,
    SIDES,
)
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.terrain import COLS, ROWS

DIE_WORDS: Final = ("white1", "white2", "white3", "green", "black")
LINE_WORDS: Final = ("trunk", "upper", "lower")
SETS: Final = (1 << DICE) - 1  # sets of dice that are not empty


def _dice_words(dice: int) -> str:
    return " ".join([DIE_WORDS[die] for die in range(DICE) if dice >> die & 1])


DIE: Final = Domain("die", list(DIE_WORDS), m.part_notation_die())
SET: Final = Domain(
    "dice", [_dice_words(dice) for dice in range(1, SETS + 1)], m.part_notation_dice()
)
EXTRA: Final = Domain(
    "extra",
    ["", *[f"plus {gold}" for gold in range(1, MOST_GOLD + 1)]],
    m.part_notation_gold(),
)
BOX: Final = Domain(
    "box",
    [f"{CULTURE_ROWS[row]}{column + 1}" for row, column in BOXES],
    m.part_notation_box(),
)
LINE: Final = Domain("line", list(LINE_WORDS), m.part_notation_line())
COL: Final = count("column", COLS)
ROW: Final = count("row", ROWS)
SEAT: Final = count("player", MOST_SEATS, 1)
CARAVAN: Final = count("caravan", len(CARAVANS), 1)
SOLDIERS: Final = count("number", MOST_SOLDIERS, 1)


def _edict_moves() -> dict[str, tuple[str | Domain, ...]]:
    """Return the moves of each edict: one, or one for each number that it can name."""
    return {edict.word: (count("number", edict.most, 1),) if edict.most else () for edict in EDICTS}


MOVES: Final = MoveTable(
    done=(),
    decline=("pass",),
    quiet=(),
    announce=(),
    unhappy=(),
    lose=(Domain("loss", ["workers", "gold"], m.part_notation_loss()),),
    defend=(),
    burn=(COL, ROW),
    leave=(Domain("box", ["science", "culture"], m.part_notation_left()),),
    science=(LINE,),
    mark=(BOX,),
    reroll=(SET,),
    pledge=(count("Gold", MOST_PLEDGED + 1),),
    build=(DIE, EXTRA),
    farms=(DIE,),
    mines=(DIE,),
    schools=(DIE,),
    garrisons=("garrisons {0} for {1}", DIE, SOLDIERS),
    colonies=(DIE,),
    sparing=(
        "{0} {1} sparing",
        Domain("buildings", ["farms", "mines"], m.part_notation_rows()),
        DIE,
    ),
    caravan=("caravan {1} {0}", DIE, CARAVAN),
    culture=("culture {1} {0}", DIE, BOX),
    farm=(COL, ROW),
    mine=(COL, ROW),
    school=(COL, ROW),
    garrison=(COL, ROW),
    palace=(COL, ROW),
    staff=(COL, ROW),
    hire=(COL, ROW),
    buy=(LINE,),
    buy_culture=("buy culture {0}", BOX),
    buy_soldier=("buy soldier",),
    use=(Domain("buildings", ["farms", "mines", "schools"], m.part_notation_used()),),
    train=("use garrisons for {0}", SOLDIERS),
    barbarians=(),
    raid=(SEAT,),
    colonise=(SEAT,),
    raze=(COL, ROW),
    found=(COL, ROW),
    cancel=(),
    more=(),
    stop=(),
    **_edict_moves(),
    # Chance
    die=(count("side", SIDES, 1),),
    first=(SEAT,),
).chance_from("die")

DONE: Final = MOVES.base("done")
PASS: Final = MOVES.base("decline")
QUIET: Final = MOVES.base("quiet")
ANNOUNCE: Final = MOVES.base("announce")
SUFFER: Final = MOVES.base("unhappy")
LOSE_WORKERS: Final = MOVES.base("lose")
LOSE_GOLD: Final = MOVES.base("lose") + 1
DEFEND: Final = MOVES.base("defend")
BURN: Final = MOVES.base("burn")
LEAVE_SCIENCE: Final = MOVES.base("leave")
LEAVE_CULTURE: Final = MOVES.base("leave") + 1
SCIENCE: Final = MOVES.base("science")
MARK: Final = MOVES.base("mark")
REROLL: Final = MOVES.base("reroll")  # + the set of dice less one
PLEDGE: Final = MOVES.base("pledge")
BUILD: Final = MOVES.base("build")
FARMS: Final = MOVES.base("farms")
MINES: Final = MOVES.base("mines")
SCHOOLS: Final = MOVES.base("schools")
GARRISONS: Final = MOVES.base("garrisons")
COLONIES: Final = MOVES.base("colonies")
SPARING: Final = MOVES.base("sparing")
CARAVAN_MOVE: Final = MOVES.base("caravan")
CULTURE_MOVE: Final = MOVES.base("culture")
PLACE: Final = MOVES.base("farm")  # + kind * CELLS + cell
STAFF: Final = MOVES.base("staff")
HIRE: Final = MOVES.base("hire")
BUY: Final = MOVES.base("buy")
BUY_CULTURE: Final = MOVES.base("buy_culture")
BUY_SOLDIER: Final = MOVES.base("buy_soldier")
USE: Final = MOVES.base("use")
TRAIN: Final = MOVES.base("train")
RAID_BARBARIANS: Final = MOVES.base("barbarians")
RAID: Final = MOVES.base("raid")
COLONISE: Final = MOVES.base("colonise")
RAZE: Final = MOVES.base("raze")
FOUND: Final = MOVES.base("found")
CANCEL: Final = MOVES.base("cancel")
MORE: Final = MOVES.base("more")
STOP: Final = MOVES.base("stop")
TAX: Final = MOVES.base("tax")
CONSCRIPT: Final = MOVES.base("conscript")  # + Workers less one
DIE_MOVE: Final = MOVES.base("die")
FIRST: Final = MOVES.base("first")

EDICT_BASES: Final[tuple[int, ...]] = (*[MOVES.base(edict.word) for edict in EDICTS], DIE_MOVE)
"""The first move of each edict, followed by the first move that isn't an edict."""
EXTRAS: Final = MOST_GOLD + 1  # moves of each die for construction


def is_edict(move: int) -> bool:
    """Return whether a move dictates an edict."""
    return TAX <= move < DIE_MOVE
