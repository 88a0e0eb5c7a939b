"""The reference of all numbers as Markdown, from the tables that the game runs on."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.numbers import PRINTED, PUBLIC, RECONSTRUCTED
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    AS_PRINTED,
    COLUMNS,
    CULTURE,
    CULTURE_ROWS,
    DISASTERS,
    DROUGHT,
    GARRISON,
    KINDS,
    LEVELS,
    MOODS,
    NAMES,
    ORIGINS,
    PALACE,
    RAID,
    SIDES,
)
from aevum.games.ascii.rules.phrases import BRANCHES, PRODUCTS, Marks, brings, disaster_name
from aevum.games.ascii.rules.science import brought
from aevum.games.ascii.rules.shapes import DRAWN
from aevum.games.ascii.rules.terrain import COLS, MAP
from aevum.games.ascii.words.tracks import COIN, caravan_reward, column_signs

NUMERALS: Final = ("", "I", "II", "III")
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
    ("!", f"the end of the game, and {AS_PRINTED.mastery_points} points"),
)
SCENERY: Final = "`~` water, `.` plains, `^` mountains, `*` ore."
GRADE_WORDS: Final = {PRINTED: "rulebook", PUBLIC: "public", RECONSTRUCTED: "reconstructed"}
"""The grades as the page of the rules marks them."""


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
        wanted, points = AS_PRINTED.activate[kind], str(AS_PRINTED.points[kind])
        die = f"{wanted}+" if wanted <= SIDES else ""
        lines = str(AS_PRINTED.lines[kind] or "")
        level = NUMERALS[LEVELS[kind]]
        rows.append((NAMES[kind], level, lines, die, _makes(kind), points))
    return table(*rows)


def _makes(kind: int) -> str:
    """Return what a building produces."""
    if kind == PALACE:
        return ""
    if kind > PALACE:
        host = f"the host gains {AS_PRINTED.colony_unhappy} Unhappiness"
        return f"uses one type of its host's buildings; {host}"
    number = AS_PRINTED.makes[kind]
    if kind == GARRISON:
        return f"makes {_marks([('worker', number)])} a Soldier"
    return _marks([(PRODUCTS[kind], number)])


def _marks(marks: Marks) -> str:
    return str(m.part_marks(marks=marks))


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
        ("Population", str(AS_PRINTED.population), _begun(AS_PRINTED.start_workers)),
        ("Gold", str(AS_PRINTED.gold), _begun(AS_PRINTED.start_gold)),
        (
            "Military",
            str(AS_PRINTED.military),
            f"cohorts of {_numbers(AS_PRINTED.cohorts)}; last: !",
        ),
        ("Happiness", str(MOODS), f"worth {_by_boxes(AS_PRINTED.happy)}"),
        ("Unhappiness", str(MOODS), f"costs {_by_boxes(AS_PRINTED.unhappy)}"),
    )


def _begun(boxes: int) -> str:
    return f"the first {boxes} marked at the start; last: !"


def _by_boxes(points: tuple[int, ...]) -> str:
    return f"{_numbers(points)} with 0 to {MOODS} boxes; last: !"


def _science() -> str:
    """List the boxes that have a name or bring anything."""
    rows = [("line", "boxes", "what they bring")]
    for line, length in enumerate((AS_PRINTED.trunk, AS_PRINTED.upper, AS_PRINTED.lower)):
        found = [(box, brought(AS_PRINTED, line, box)) for box in range(1, length + 1)]
        notable = [f"{box}: {m.note_brings(brings=brings(each))}" for box, each in found if each]
        rows.append((BRANCHES[line], str(length), "; ".join(notable)))
    return table(*rows)


def _caravans() -> str:
    rows = [("Caravan", "boxes", "owner", "every other player with Reach")]
    share = COIN * AS_PRINTED.caravan_share
    for caravan, boxes in enumerate(AS_PRINTED.caravans):
        wanted = " ".join([f"{box}+" for box in boxes])
        rows.append((str(caravan + 1), wanted, caravan_reward(AS_PRINTED, caravan), share))
    return table(*rows)


def _culture() -> str:
    rows = [("", *[str(column + 1) for column in range(COLUMNS)], "points")]
    for row, boxes in enumerate(CULTURE):
        signs = [str(box) if box else "" for box in boxes]
        rows.append((CULTURE_ROWS[row], *signs, str(AS_PRINTED.culture_points[row])))
    rewards = [" ".join(column_signs(AS_PRINTED, column)) for column in range(COLUMNS)]
    rows.append(("column", *rewards, ""))
    return table(*rows)


def _disasters() -> str:
    rows = [("die", "Disaster", "what it asks", "then")]
    for row in range(SIDES):
        then = "C" if AS_PRINTED.disaster_culture[row] else ""
        rows.append((str(row + 1), str(_named(row)), _bearing(row), then))
    return table(*rows)


def _named(row: int) -> Text:
    return m.part_disaster(disaster=disaster_name(row))


def _bearing(row: int) -> str:
    """Return how the Disaster of a row may be borne."""
    unhappy = f"or get {AS_PRINTED.disaster_unhappy} Unhappiness"
    if DISASTERS[row] == DROUGHT:
        workers = _marks([("worker", AS_PRINTED.drought_workers)])
        return f"lose {workers} {unhappy}; nothing with Irrigation"
    if DISASTERS[row] == RAID:
        return f"deploy 1 Army, lose {AS_PRINTED.barbarian_gold} Gold {unhappy}"
    return f"lose a building {unhappy}"


def _grades() -> str:
    rows = [("number", "grade", "why")]
    rows += [(each.subject, GRADE_WORDS[each.grade], str(each.why)) for each in ORIGINS.values()]
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
