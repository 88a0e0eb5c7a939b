"""The reference of all numbers as Markdown, from the tables that the game runs on."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    ACTIVATE,
    CARAVANS,
    COHORTS,
    COLUMNS,
    CULTURE,
    CULTURE_POINTS,
    DISASTER_CULTURE,
    DISASTERS,
    GOLD,
    GRADES,
    HAPPY,
    KINDS,
    LEVELS,
    LINES,
    LOWER,
    MASTERY_POINTS,
    MILITARY,
    NAMES,
    POINTS,
    POPULATION,
    SIDES,
    START_GOLD,
    START_WORKERS,
    TRUNK,
    UNHAPPY,
    UPPER,
)
from aevum.games.ascii.rules.shapes import DRAWN
from aevum.games.ascii.rules.terrain import COLS, MAP
from aevum.games.ascii.words.phrases import disaster_name, science_box
from aevum.games.ascii.words.tracks import caravan_reward, column_signs

NUMERALS: Final = ("", "I", "II", "III")
MAKES: Final = (
    "1 Worker",
    "1 Gold",
    "1 box of Science",
    "makes 1 Worker a Soldier",
    "",
    "uses one type of its host's buildings; the host gains 1 Unhappiness",
)
BEARING: Final = (
    "lose 2 Workers or gain 1 Unhappiness; nothing with Irrigation",
    "deploy 1 Army, lose 2 Gold or gain 1 Unhappiness",
    "lose a building or gain 1 Unhappiness",
)
SYMBOLS: Final = (
    ("O", "gain 1 Gold; on the Gold track: one to spend"),
    ("Ø", "spend 1 Gold; a circle that is crossed over is spent"),
    ("/", "gain 1 Worker; on the Population track: one who is idle; on Military: a Soldier"),
    ("x", "a box that is checked"),
    ("X", "a Worker who left or died; on the map: what burnt or was razed"),
    (":)", "gain 1 Happiness"),
    (":(", "gain 1 Unhappiness"),
    ("S", "check a box of Science; on the map: a staffed School"),
    ("C", "check a box of the Culture grid"),
    ("D", "an Army that is or will be ready; crossed (Đ) when it is deployed"),
    ("F M G", "on the map: a staffed Farm, Mine, Garrison"),
    ("@", "the Palace"),
    ("#", "a Colony, with the number of its owner"),
    (
        "W I P H N E",
        "boxes of Science: Writing, Irrigation, Philosophy, Humanism, Navigation, Engineering",
    ),
    ("!", f"the end of the game, and {MASTERY_POINTS} points"),
)
SCENERY: Final = "`~` water, `.` plains, `^` mountains, `*` ore."
SUBJECTS: Final = {
    "TURNS": "The last turn of a game with others",
    "MAP": "The cells of the map",
    "SHAPES": "The shapes of buildings",
    "LINES": "Lines of buildings",
    "ACTIVATE": "Dice that activate",
    "POINTS": "Points of buildings",
    "POPULATION": "Length of the Population track",
    "GOLD": "Length of the Gold track",
    "TRUNK": "Length of the trunk, place of Irrigation",
    "WRITING": "Place of Writing",
    "UPPER": "The upper branch",
    "HUMANISM": "Place of Humanism",
    "LOWER": "The lower branch",
    "COHORTS": "Cohorts",
    "HAPPY": "Values of Happiness",
    "UNHAPPY": "Values of Unhappiness",
    "CARAVANS": "Boxes of Caravans",
    "CARAVAN_SCIENCE": "Science of Caravans",
    "CARAVAN_CULTURE": "Culture of Caravans",
    "CULTURE": "Boxes of the Culture grid",
    "CULTURE_POINTS": "Points of rows",
    "COLUMNS": "Rewards of columns",
    "DISASTERS": "Rows of the Disaster grid",
    "DISASTER_CULTURE": "Culture of Disasters",
    "ANNOUNCING": "Price of an end that does not come",
}
"""What each graded number is called."""


def table(*rows: tuple[str, ...]) -> str:
    """Return rows as a table of Markdown; the first is its head."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def drawing(lines: tuple[str, ...]) -> str:
    """Return lines to be shown as they are."""
    return "\n".join(["```", *lines, "```"])


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in numbers])


def _buildings() -> str:
    rows = [("building", "Level", "lines", "die", "produces", "points")]
    for kind in range(KINDS):
        die = f"{ACTIVATE[kind]}+" if ACTIVATE[kind] <= SIDES else ""
        lines = str(LINES[kind]) if LINES[kind] else ""
        level = NUMERALS[LEVELS[kind]]
        rows.append((NAMES[kind], level, lines, die, MAKES[kind], str(POINTS[kind])))
    return table(*rows)


def _shapes() -> str:
    """Draw all buildings side by side; the sign that is not "#" is the cell that names it."""
    height = max(len(lines) for lines in DRAWN)
    columns = [
        [line.replace(".", " ").replace("*", "#") for line in lines] + [""] * (height - len(lines))
        for lines in DRAWN
    ]
    lines = ["".join([f"{NAMES[kind]:<10}" for kind in range(KINDS)]).rstrip()]
    lines += [
        "".join([f"{column[row]:<10}" for column in columns]).rstrip() for row in range(height)
    ]
    return drawing(tuple(lines))


def _tracks() -> str:
    return table(
        ("track", "boxes", "in them"),
        ("Population", str(POPULATION), f"the first {START_WORKERS} marked at the start; last: !"),
        ("Gold", str(GOLD), f"the first {START_GOLD} marked at the start; last: !"),
        ("Military", str(MILITARY), f"cohorts of {_numbers(COHORTS)}; last: !"),
        ("Happiness", str(len(HAPPY) - 1), f"worth {_numbers(HAPPY)} with 0 to 10 boxes; last: !"),
        (
            "Unhappiness",
            str(len(UNHAPPY) - 1),
            f"costs {_numbers(UNHAPPY)} with 0 to 10 boxes; last: !",
        ),
    )


def _science() -> str:
    """List the boxes that have a name or bring anything."""
    rows = [("line", "boxes", "what they bring")]
    for line, length in enumerate((TRUNK, UPPER, LOWER)):
        boxes = [science_box(line, box) for box in range(1, length + 1)]
        name = boxes[0].split()[0]
        notable = [box.removeprefix(f"{name} ") for box in boxes if ":" in box or "!" in box]
        rows.append((name, str(length), "; ".join(notable)))
    return table(*rows)


def _caravans() -> str:
    rows = [("Caravan", "boxes", "owner", "every other player with Reach")]
    for caravan, boxes in enumerate(CARAVANS):
        wanted = " ".join([f"{box}+" for box in boxes])
        rows.append((str(caravan + 1), wanted, caravan_reward(caravan), "O"))
    return table(*rows)


def _culture() -> str:
    rows = [("", *[str(column + 1) for column in range(COLUMNS)], "points")]
    for row, boxes in enumerate(CULTURE):
        signs = [str(box) if box else "" for box in boxes]
        rows.append(("abcd"[row], *signs, str(CULTURE_POINTS[row])))
    rows.append(("column", *[" ".join(column_signs(column)) for column in range(COLUMNS)], ""))
    return table(*rows)


def _disasters() -> str:
    rows = [("die", "Disaster", "what it asks", "then")]
    for row in range(SIDES):
        then = "C" if DISASTER_CULTURE[row] else ""
        rows.append((str(row + 1), disaster_name(row), BEARING[DISASTERS[row]], then))
    return table(*rows)


def _grades() -> str:
    rows = [("number", "grade", "why")]
    rows += [(SUBJECTS[name], grade, why) for name, (grade, why) in GRADES.items()]
    return table(*rows)


def _map() -> str:
    """Draw the map with the numbers of its columns and rows."""
    tens = "".join([str(col // 10) if col % 10 == 0 else " " for col in range(COLS)]).rstrip()
    units = "".join([str(col % 10) for col in range(COLS)])
    rows = [f"{row:>2} {line}" for row, line in enumerate(MAP)]
    return drawing((f"   {tens}", f"   {units}", *rows))


NAMED: Final = (
    "A building is named by the cell of its letter, a Colony by its north-west cell; a move may "
    "name any other cell that it covers. On a sheet drawn in letters the line of a row lies along "
    "its upper edge, so that the lower wall of a building is in the line below its last row."
)


def write_reference() -> str:
    """Return the whole reference; it follows the rules, so that its chapters are theirs."""
    parts = [
        "## The reference of numbers",
        table(("symbol", "meaning"), *SYMBOLS),
        "## Buildings",
        _buildings(),
        NAMED,
        _shapes(),
        "## The map",
        SCENERY,
        _map(),
        "## Tracks",
        _tracks(),
        "## Science",
        _science(),
        "## Caravans",
        _caravans(),
        "## The Culture grid",
        _culture(),
        "## Disasters",
        _disasters(),
        "## Where the numbers come from",
        "What is not named here is the rulebook's own.",
        _grades(),
    ]
    return "\n\n".join(parts) + "\n"
