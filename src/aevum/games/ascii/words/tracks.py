"""The tracks and grids of a sheet as blocks of text: a title, then boxes in brackets."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    CARAVAN_CULTURE,
    CARAVAN_GOLD,
    CARAVAN_HAPPY,
    CARAVAN_SCIENCE,
    CARAVANS,
    COHORTS,
    COLUMN_GOLD,
    COLUMN_HAPPY,
    COLUMN_SCIENCE,
    COLUMN_WORKERS,
    COLUMNS,
    CULTURE,
    CULTURE_POINTS,
    DISASTER_CULTURE,
    DISASTERS,
    ENGINEERING,
    GOLD,
    HAPPY,
    HUMANISM,
    IRRIGATION,
    LOWER,
    LOWER_GOLD,
    MOODS,
    NAVIGATION,
    PHILOSOPHY,
    POPULATION,
    SIDES,
    STRIKES,
    TRUNK,
    UNHAPPY,
    UPPER,
    UPPER_CULTURE,
    WRITING,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import BOXES

CHECKED: Final = "x"
WORKER: Final = "/"
GONE: Final = "X"  # a Worker who became a Specialist or a Soldier, or died
COIN: Final = "O"
SPENT: Final = "Ø"
MASTERY: Final = "!"
ARMY: Final = "D"
DEPLOYED: Final = "Đ"

POPULATION_ROW: Final = 10
GOLD_ROW: Final = 7

TRUNK_SIGNS: Final = {WRITING: "W", IRRIGATION: "I"}
UPPER_SIGNS: Final = dict.fromkeys(UPPER_CULTURE, "C") | {
    PHILOSOPHY: "P",
    HUMANISM: "H",
    UPPER: MASTERY,
}
LOWER_SIGNS: Final = dict.fromkeys(LOWER_GOLD, COIN) | {
    NAVIGATION: "N",
    ENGINEERING: "E",
    LOWER: MASTERY,
}
TRUNK_LEGEND: Final = "W Writing: C   I Irrigation: no Drought"
BRANCH_LEGEND: Final = (
    "P Philosophy: green die",
    "N Navigation: green die, Reach to all",
    "H Humanism: black die",
    "E Engineering: black die, D acts twice",
)
DISASTER_WORDS: Final = ("Drought", "Raid", "Fire")


def boxes(marks: str) -> str:
    """Return a box for each letter."""
    return "".join(f"[{mark}]" for mark in marks)


def _rows(marks: str, length: int) -> list[str]:
    return [boxes(marks[first : first + length]) for first in range(0, len(marks), length)]


def _ending(marks: str, number: int) -> str:
    """Return a whole track: what is marked, empty boxes, and its last box."""
    empty = " " * (number - len(marks) - 1) + MASTERY
    return marks + empty if len(marks) < number else marks


def population(empire: Empire) -> list[str]:
    """Return the Population track, with the Workers that are idle as /."""
    marks = GONE * (empire.population - empire.workers) + WORKER * empire.workers
    return ["POPULATION", *_rows(_ending(marks, POPULATION), POPULATION_ROW)]


def gold(empire: Empire) -> list[str]:
    """Return the Gold track: what is spent is crossed."""
    marks = SPENT * (empire.gained - empire.gold) + COIN * empire.gold
    return ["GOLD", *_rows(_ending(marks, GOLD), GOLD_ROW)]


def _line(checked: int, number: int, signs: dict[int, str]) -> str:
    return boxes(
        "".join(CHECKED if box <= checked else signs.get(box, " ") for box in range(1, number + 1))
    )


def science(empire: Empire) -> list[str]:
    """Return the trunk and both branches, with the names of what they bring."""
    trunk = _line(empire.trunk, TRUNK, TRUNK_SIGNS)
    upper = _line(empire.upper, UPPER, UPPER_SIGNS)
    lower = _line(empire.lower, LOWER, LOWER_SIGNS)
    philosophy, navigation, humanism, engineering = BRANCH_LEGEND
    return [
        f"SCIENCE  {TRUNK_LEGEND}",
        f"{trunk}─┬─{upper}",
        f"{' ' * len(trunk)} └─{lower}",
        f"{philosophy:<26}{navigation}",
        f"{humanism:<26}{engineering}",
    ]


def military(empire: Empire) -> list[str]:
    """Return the cohorts, each with its D, crossed once the Army is deployed."""
    marks = _ending(WORKER * empire.military, sum(COHORTS))
    found: list[str] = []
    for army, size in enumerate(COHORTS):
        found.append(boxes(marks[:size]) + (DEPLOYED if army < empire.deployed else ARMY))
        marks = marks[size:]
    return ["MILITARY", " ".join(found)]


def moods(empire: Empire) -> list[str]:
    """Return both tracks of the people's mood with the points under their boxes."""
    return [
        "HAPPINESS AND UNHAPPINESS",
        f":) {_apart(_ending(CHECKED * empire.happy, MOODS))}",
        f" + {_worth(HAPPY)}",
        f":( {_apart(_ending(CHECKED * empire.unhappy, MOODS))}",
        f" - {_worth(UNHAPPY)}",
    ]


def _apart(marks: str) -> str:
    return " ".join(boxes(mark) for mark in marks)


def _worth(points: tuple[int, ...]) -> str:
    """Return the points of each box below it."""
    return " ".join(f"{each:^3}" for each in points[1:]).rstrip()


def caravan_reward(caravan: int) -> str:
    """Return what a Caravan brings, in signs."""
    extra = "S" * CARAVAN_SCIENCE[caravan] + "C" * CARAVAN_CULTURE[caravan]
    return f"{':)' * CARAVAN_HAPPY} {COIN * CARAVAN_GOLD} {extra}".rstrip()


def caravans(empire: Empire) -> list[str]:
    """Return the Caravans: the die each box wants, then the reward."""
    widest = max(len(wanted) for wanted in CARAVANS)
    found = ["CARAVANS"]
    for caravan, wanted in enumerate(CARAVANS):
        led = empire.caravans[caravan]
        marks = CHECKED * led + "".join(str(die) for die in wanted[led:])
        found.append(f"{caravan + 1} {boxes(marks):<{3 * widest}} {caravan_reward(caravan)}")
    return found


def culture(empire: Empire) -> list[str]:
    """Return the Culture grid, its rows with their points, its columns with their rewards."""
    found = ["CULTURE", "   " + "".join(f" {column + 1} " for column in range(COLUMNS))]
    for row, wanted in enumerate(CULTURE):
        cells = []
        for column in range(COLUMNS):
            if not wanted[column]:
                cells.append("   ")
            else:
                box = BOXES.index((row, column))
                cells.append(f"[{CHECKED if empire.culture >> box & 1 else wanted[column]}]")
        found.append(f"{'abcd'[row]}  {''.join(cells)} {CULTURE_POINTS[row]}")
    return [line.rstrip() for line in [*found, *_column_rewards()]]


def column_signs(column: int) -> list[str]:
    """Return what a column of the Culture grid gives, sign by sign."""
    return (
        [WORKER] * COLUMN_WORKERS[column]
        + [COIN] * COLUMN_GOLD[column]
        + ["S"] * COLUMN_SCIENCE[column]
        + [":)"] * COLUMN_HAPPY[column]
    )


def _column_rewards() -> list[str]:
    """Return the rewards of the columns below them, one sign in each of two lines."""
    signs = [column_signs(column) for column in range(COLUMNS)]
    high = max(len(each) for each in signs)
    lines = ["".join(f"{_nth(each, place):^3}" for each in signs) for place in range(high)]
    return [f"   {line}" for line in lines]


def _nth(signs: list[str], place: int) -> str:
    return signs[place] if place < len(signs) else ""


def disasters(rows: list[int]) -> list[str]:
    """Return the Disaster grid, the same on all sheets; C where everybody checks a Culture box."""
    found = ["DISASTERS"]
    for row in range(SIDES):
        marks = boxes(CHECKED * rows[row] + " " * (STRIKES - rows[row]))
        given = "C" * DISASTER_CULTURE[row]
        found.append(f"{row + 1} {marks} {DISASTER_WORDS[DISASTERS[row]]:<7} {given}".rstrip())
    return found
