"""Small phrases that every sentence of the game is made of."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.data import (
    CULTURE_ROWS,
    DICE,
    DISASTER_NAMES,
    DISASTERS,
    NAMES,
    WHITE,
    Numbers,
)
from aevum.games.ascii.moves import DIE_WORDS, LINE_WORDS
from aevum.games.ascii.rules.asks import BARBARIANS, FOUND, PLUNDER
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.science import (
    BY_CULTURE,
    BY_ENGINEERING,
    BY_GOLD,
    brought,
)
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.phrases import listed, who

COLOURS: Final = ("white", "white", "white", "green", "black")
ORDINALS: Final = ("first", "second", "third")
TRACKS: Final = (
    "Population",
    "Gold",
    "upper Science",
    "lower Science",
    "Military",
    "Happiness",
    "Unhappiness",
)
"""The tracks that end in a !, as `mastery` and `overflow` number them."""
PRODUCTS: Final = ("Worker", "Gold", "box of Science")  # of Farms, Mines and Schools

DISCOVERIES: Final = (
    "Writing: 1 box of Culture",
    "Irrigation: safe from Drought",
    "Philosophy: the green die",
    "Humanism: the black die",
    "Navigation: the green die and Reach to all",
    "Engineering: the black die and {} for each Army",
    "the last box, !",
)
"""What boxes of Science are called and bring, as `marking.brought` numbers them."""
COUNTED: Final = ("no", "one", "two", "three", "four")


def turn_words(sea: Mediterranean) -> str:
    """Return the turn, how many there are where that ends most games, and whether it is the last.

    With others hardly a game lasts until its last turn, so that one is told when it comes.
    """
    last = sea.terms.last_turn
    told = f"Turn {sea.turn} of {last}" if sea.seats == 1 else f"Turn {sea.turn}"
    return f"{told}, the last" if sea.is_final() or sea.turn >= last else told


def shortfall(numbers: Numbers, lines: int) -> str:
    """Return what lines lack for the smallest building: ", 1 short of a Farm", "" if nothing."""
    missing = numbers.fewest_lines - lines
    short = f", {missing} short of {a_kind(numbers.smallest)}"
    return short if lines and missing > 0 else ""


def many(number: int, noun: str) -> str:
    """Return a number of things: "1 Worker", "2 Workers", "3 Gold", "2 boxes of Science"."""
    if number == 1 or noun in ("Gold", "Happiness", "Unhappiness"):
        return f"{number} {noun}"
    if noun.startswith("box"):
        return f"{number} boxes{noun[3:]}"
    return f"{number} {'Armies' if noun == 'Army' else noun + 's'}"


def counted(number: int, noun: str) -> str:
    """Return a small number of things in words: "one Deploy action", "two Soldiers"."""
    return f"{COUNTED[number]} {noun}{'' if number == 1 else 's'}"


def none_or(number: int, noun: str) -> str:
    """Return a number of things, "no Army" for 0."""
    return many(number, noun) if number else f"no {noun}"


def a_kind(kind: int) -> str:
    """Return a building with its article: "a Farm"."""
    return f"a {NAMES[kind]}"


def kinds(kind: int) -> str:
    """Return a type of building: "Farms"."""
    return "Colonies" if NAMES[kind] == "Colony" else f"{NAMES[kind]}s"


def at(cell: int) -> str:
    """Return a cell of the map, column before row: "3,5"."""
    return f"{cell // ROWS},{cell % ROWS}"


def building_at(kind: int, cell: int) -> str:
    """Return a building by its anchor: "Farm at 3,5"."""
    return f"{NAMES[kind]} at {at(cell)}"


def box_name(box: int) -> str:
    """Return a box of the Culture grid: "a4"."""
    row, column = BOXES[box]
    return f"{CULTURE_ROWS[row]}{column + 1}"


def die_name(die: int) -> str:
    """Return a die without what it shows: "second white die", "green die"."""
    return f"{ORDINALS[die]} white die" if die < WHITE else f"{COLOURS[die]} die"


def shown(sea: Mediterranean, die: int) -> str:
    """Return a die by its colour and face; white ones that show the same are told apart."""
    face = sea.faces[die]
    alike = [other for other in range(WHITE) if die < WHITE and sea.faces[other] == face]
    told = f" ({DIE_WORDS[die]})" if len(alike) > 1 else ""
    return f"{COLOURS[die]} {face}{told}"


def dice_shown(sea: Mediterranean, dice: int) -> str:
    """Return a set of dice with their faces: "white 1, white 4 and black 6"."""
    return listed([shown(sea, die) for die in range(DICE) if dice >> die & 1])


def dice_names(dice: int) -> str:
    """Return a set of dice without their faces."""
    return listed([DIE_WORDS[die] for die in range(DICE) if dice >> die & 1])


def disaster_name(row: int) -> str:
    """Return the Disaster of a row, counted from 0."""
    return DISASTER_NAMES[DISASTERS[row]]


def science_box(numbers: Numbers, line: int, box: int) -> str:
    """Return a box of Science with its name and what it brings: "lower 4: 1 Gold"."""
    return science_words(line, box, brought(numbers, line, box))


def science_words(line: int, box: int, brings: list[int]) -> str:
    """Return a box of Science with what it brings, as `marking.brought` has it."""
    told = [_discovery(brings[at], brings[at + 1]) for at in range(0, len(brings), 2)]
    sign = "" if not told else ", " if brings[0] < BY_CULTURE else ": "
    return f"{LINE_WORDS[line]} {box}{sign}{'; '.join(told)}"


def _discovery(by: int, number: int) -> str:
    if by == BY_CULTURE:
        return many(number, "box of Culture")
    if by == BY_GOLD:
        return many(number, "Gold")
    if by == BY_ENGINEERING:
        return DISCOVERIES[by].format(counted(number, "Deploy action"))
    return DISCOVERIES[by]


def caravan_reward(numbers: Numbers, caravan: int) -> str:
    """Return what a Caravan brings: "1 Happiness, 3 Gold and 1 box of Science"."""
    science, culture = numbers.caravan_science[caravan], numbers.caravan_culture[caravan]
    return gains(0, numbers.caravan_gold, science, culture, numbers.caravan_happy)


def column_reward(numbers: Numbers, column: int) -> str:
    """Return what a column of the Culture grid brings."""
    return gains(
        numbers.column_workers[column],
        numbers.column_gold[column],
        numbers.column_science[column],
        0,
        numbers.column_happy[column],
    )


def gains(workers: int, gold: int, science: int, culture: int, happy: int) -> str:
    """Return a reward in words, "nothing" where it is empty."""
    parts = (
        (happy, "Happiness"),
        (workers, "Worker"),
        (gold, "Gold"),
        (science, "box of Science"),
        (culture, "box of Culture"),
    )
    return listed([many(number, noun) for number, noun in parts if number]) or "nothing"


def operation_words(what: int, target: int, viewer: int = NONE) -> str:
    """Return an operation: "a raid on Player 2", "a raid on you" for that viewer."""
    mine = 0 <= target == viewer
    whom = "you" if mine else who(target)
    if what == BARBARIANS:
        return "a raid on the Barbarians"
    if what == PLUNDER:
        return f"a raid on {whom}"
    if what == FOUND:
        return f"a Colony on {'your map' if mine else f'the map of {whom}'}"
    return f"the razing of {'your Colony' if mine else f'the Colony of {whom}'}"


def first_up(text: str) -> str:
    """Return a text that begins like a sentence."""
    return text[:1].upper() + text[1:]
