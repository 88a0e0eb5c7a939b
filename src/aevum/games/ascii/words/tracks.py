"""The tracks and grids of a sheet as blocks of text: a title, then boxes in brackets."""

# not compiled: words need no speed

from typing import Final

from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    COLUMNS,
    CULTURE,
    CULTURE_ROWS,
    MOODS,
    SIDES,
    Numbers,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.phrases import disaster_name
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller

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

FEW: Final = 3  # letters up to which signs are repeated
REWARD_ROOM: Final = 10  # letters for the reward of a Caravan, next to the Culture grid
LEGEND_ROOM: Final = 26  # letters of the left half of the legend of Science


def trunk_signs(numbers: Numbers) -> dict[int, str]:
    """Return the signs in the boxes of the trunk of Science."""
    return {numbers.writing: "W", numbers.irrigation: "I"}


def upper_signs(numbers: Numbers) -> dict[int, str]:
    """Return the signs in the boxes of the upper branch; a name hides a C."""
    signs = {box: "C" for box, number in enumerate(numbers.upper_culture) if number}
    named = {numbers.philosophy: "P", numbers.humanism: "H", numbers.upper: MASTERY}
    return signs | named


def lower_signs(numbers: Numbers) -> dict[int, str]:
    """Return the signs in the boxes of the lower branch; a name hides an O."""
    signs = {box: COIN for box, number in enumerate(numbers.lower_gold) if number}
    named = {numbers.navigation: "N", numbers.engineering: "E", numbers.lower: MASTERY}
    return signs | named


def trunk_legend(tell: Teller) -> str:
    """Return the effects of the named boxes of the trunk."""
    return f"{tell(m.table_writing())}   {tell(m.table_irrigation())}"


def branch_legend(numbers: Numbers, tell: Teller) -> list[str]:
    """Return the effects of the named boxes of both branches."""
    found = (
        m.table_philosophy(),
        m.table_navigation(),
        m.table_humanism(),
        m.table_engineering(n=numbers.engineered),
    )
    return [tell(text) for text in found]


def repeated(sign: str, number: int) -> str:
    """Return a sign so many times; if that is long, with the number before it: "5O"."""
    return sign * number if number * len(sign) <= FEW else f"{number}{sign}"


def boxes(marks: str) -> str:
    """Return a box for each letter."""
    return "".join(f"[{mark}]" for mark in marks)


def _rows(marks: str, length: int) -> list[str]:
    return [boxes(marks[first : first + length]) for first in range(0, len(marks), length)]


def _ending(marks: str, number: int) -> str:
    """Return a whole track: marked boxes, empty boxes, and the last box."""
    empty = " " * (number - len(marks) - 1) + MASTERY
    return marks + empty if len(marks) < number else marks


def population(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the Population track, with the Workers that are idle as /."""
    marks = GONE * (empire.population - empire.workers) + WORKER * empire.workers
    return [
        tell(m.table_title_population()),
        *_rows(_ending(marks, empire.numbers.population), POPULATION_ROW),
    ]


def gold(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the Gold track: spent Gold is crossed."""
    marks = SPENT * (empire.gained - empire.gold) + COIN * empire.gold
    return [tell(m.table_title_gold()), *_rows(_ending(marks, empire.numbers.gold), GOLD_ROW)]


def _line(checked: int, number: int, signs: dict[int, str]) -> str:
    return boxes(
        "".join(CHECKED if box <= checked else signs.get(box, " ") for box in range(1, number + 1))
    )


def science(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the trunk and both branches, with the names of their effects."""
    numbers = empire.numbers
    trunk = _line(empire.trunk, numbers.trunk, trunk_signs(numbers))
    upper = _line(empire.upper, numbers.upper, upper_signs(numbers))
    lower = _line(empire.lower, numbers.lower, lower_signs(numbers))
    philosophy, navigation, humanism, engineering = branch_legend(numbers, tell)
    return [
        f"{tell(m.table_title_science())}  {trunk_legend(tell)}",
        f"{trunk}─┬─{upper}",
        f"{' ' * len(trunk)} └─{lower}",
        f"{philosophy:<{LEGEND_ROOM}}{navigation}",
        f"{humanism:<{LEGEND_ROOM}}{engineering}",
    ]


def military(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the cohorts, each with its D, crossed once the Army is deployed."""
    marks = _ending(WORKER * empire.military, empire.numbers.military)
    found: list[str] = []
    for army, size in enumerate(empire.numbers.cohorts):
        found.append(boxes(marks[:size]) + (DEPLOYED if army < empire.deployed else ARMY))
        marks = marks[size:]
    return [tell(m.table_title_military()), " ".join(found)]


def moods(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return both tracks of Happiness with the points under their boxes."""
    return [
        tell(m.table_title_moods()),
        f":) {_apart(_ending(CHECKED * empire.happy, MOODS))}",
        f" + {_worth(empire.numbers.happy)}",
        f":( {_apart(_ending(CHECKED * empire.unhappy, MOODS))}",
        f" - {_worth(empire.numbers.unhappy)}",
    ]


def _apart(marks: str) -> str:
    return " ".join(boxes(mark) for mark in marks)


def _worth(points: tuple[int, ...]) -> str:
    """Return the points of each box below it."""
    return " ".join(f"{each:^3}" for each in points[1:]).rstrip()


def caravan_reward(numbers: Numbers, caravan: int) -> str:
    """Return what a Caravan brings, in signs."""
    happy, gold = numbers.caravan_happy, numbers.caravan_gold
    science, culture = numbers.caravan_science[caravan], numbers.caravan_culture[caravan]
    extra = repeated("S", science) + repeated("C", culture)
    parts = [repeated(":)", happy), repeated(COIN, gold), extra]
    told = " ".join([part for part in parts if part])
    if len(told) <= REWARD_ROOM:
        return told
    signs = ((happy, ":)"), (gold, COIN), (science, "S"), (culture, "C"))
    return "".join([f"{number}{sign}" for number, sign in signs if number])


def caravans(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the Caravans: the die for each box, then the reward."""
    numbers = empire.numbers
    widest = max(len(wanted) for wanted in numbers.caravans)
    found = [tell(m.table_title_caravans())]
    for caravan, wanted in enumerate(numbers.caravans):
        led = empire.caravans[caravan]
        marks = CHECKED * led + "".join(str(die) for die in wanted[led:])
        reward = caravan_reward(numbers, caravan)
        found.append(f"{caravan + 1} {boxes(marks):<{3 * widest}} {reward}".rstrip())
    return found


def culture(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the Culture grid, its rows with their points, its columns with their rewards."""
    found = [
        tell(m.table_title_culture()),
        "   " + "".join(f" {column + 1} " for column in range(COLUMNS)),
    ]
    numbers = empire.numbers
    for row, letter in enumerate(CULTURE_ROWS):
        cells = []
        for column in range(COLUMNS):
            if not CULTURE[row][column]:
                cells.append("   ")
            else:
                box = BOXES.index((row, column))
                cells.append(f"[{CHECKED if empire.culture >> box & 1 else numbers.culture[box]}]")
        found.append(f"{letter}  {''.join(cells)} {numbers.culture_points[row]}")
    return [line.rstrip() for line in [*found, *_column_rewards(numbers)]]


def column_signs(numbers: Numbers, column: int) -> list[str]:
    """Return the reward of a column of the Culture grid, sign by sign."""
    return (
        [WORKER] * numbers.column_workers[column]
        + [COIN] * numbers.column_gold[column]
        + ["S"] * numbers.column_science[column]
        + [":)"] * numbers.column_happy[column]
    )


def _column_rewards(numbers: Numbers) -> list[str]:
    """Return the rewards of the columns below them, one sign in each line."""
    signs = [column_signs(numbers, column) for column in range(COLUMNS)]
    high = max(len(each) for each in signs)
    lines = ["".join(f"{_nth(each, place):^3}" for each in signs) for place in range(high)]
    return [f"   {line}" for line in lines]


def _nth(signs: list[str], place: int) -> str:
    return signs[place] if place < len(signs) else ""


def disasters(numbers: Numbers, rows: list[int], tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the Disaster grid, the same on all sheets; C where everybody checks a Culture box."""
    found = [tell(m.table_title_disasters())]
    for row in range(SIDES):
        marks = boxes(CHECKED * rows[row] + " " * (numbers.strikes - rows[row]))
        given = "C" * numbers.disaster_culture[row]
        name = tell(m.part_disaster_short(disaster=disaster_name(row)))
        found.append(f"{row + 1} {marks} {name:<7} {given}".rstrip())
    return found
