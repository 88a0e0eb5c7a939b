"""The reference of all numbers as Markdown, from the tables of the game."""

# not compiled: words need no speed

from collections.abc import Sequence
from typing import Final

from aevum.core.numbers import GRADE_TEXTS
from aevum.core.text import ENGLISH, Text
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
    ORIGINS,
    PALACE,
    RAID,
    SIDES,
)
from aevum.games.ascii.rules.phrases import BRANCHES, BUILDINGS, PRODUCTS, brings, disaster_name
from aevum.games.ascii.rules.science import brought
from aevum.games.ascii.rules.shapes import DRAWN
from aevum.games.ascii.rules.terrain import COLS, MAP
from aevum.games.ascii.words.teller import Teller
from aevum.games.ascii.words.tracks import COIN, caravan_reward, column_signs

NUMERALS: Final = ("", "I", "II", "III")
SYMBOLS: Final = (
    ("O", m.table_symbol_gold()),
    ("Ø", m.table_symbol_spent()),
    ("/", m.table_symbol_worker()),
    ("x", m.table_symbol_checked()),
    ("X", m.table_symbol_gone()),
    (":)", m.table_symbol_happy()),
    (":(", m.table_symbol_unhappy()),
    ("S", m.table_symbol_science()),
    ("C", m.table_symbol_culture()),
    ("D", m.table_symbol_army()),
    ("F M G", m.table_symbol_staffed()),
    ("@", m.table_symbol_palace()),
    ("#", m.table_symbol_colony()),
    ("W I P H N E", m.table_symbol_named()),
    ("!", m.table_symbol_end(points=AS_PRINTED.mastery_points)),
)
SHAPE_ROOM: Final = 10  # letters for a shape and the name over it


def table(*rows: tuple[str, ...]) -> str:
    """Return rows as a Markdown table; the first is its head."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def drawing(lines: tuple[str, ...]) -> str:
    """Return lines as preformatted text."""
    return "\n".join(["```", *lines, "```"])


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in numbers])


def _makes(kind: int) -> Text | None:
    """Return the products of a building."""
    if kind == PALACE:
        return None
    if kind > PALACE:
        return m.table_makes_colony(marks=[("unhappiness", AS_PRINTED.colony_unhappy)])
    number = AS_PRINTED.makes[kind]
    if kind == GARRISON:
        return m.table_makes_soldier(marks=[("worker", number)])
    return m.part_marks(marks=[(PRODUCTS[kind], number)])


def _bearing(row: int) -> Text:
    """Return how to bear the Disaster of a row."""
    unhappy = AS_PRINTED.disaster_unhappy
    if DISASTERS[row] == DROUGHT:
        return m.table_bearing_drought(marks=[("worker", AS_PRINTED.drought_workers)], n=unhappy)
    if DISASTERS[row] == RAID:
        return m.table_bearing_raid(gold=AS_PRINTED.barbarian_gold, n=unhappy)
    return m.table_bearing_fire(n=unhappy)


def _map() -> str:
    """Draw the map with the numbers of its columns and rows."""
    tens = "".join([str(col // 10) if col % 10 == 0 else " " for col in range(COLS)]).rstrip()
    units = "".join([str(col % 10) for col in range(COLS)])
    rows = [f"{row:>2} {line}" for row, line in enumerate(MAP)]
    return drawing((f"   {tens}", f"   {units}", *rows))


class Reference:
    """Writes the reference in one language."""

    def __init__(self, language: str) -> None:
        self.tell = Teller(language)

    def head(self, *titles: Text) -> tuple[str, ...]:
        """Return the first row of a table."""
        return tuple(map(self.tell, titles))

    def symbols(self) -> str:
        """Return the table of all signs."""
        rows = [(sign, self.tell(meaning)) for sign, meaning in SYMBOLS]
        return table(self.head(m.table_head_symbol(), m.table_head_meaning()), *rows)

    def building(self, kind: int) -> str:
        """Return the name of a kind of buildings."""
        return self.tell(m.part_building(building=BUILDINGS[kind]))

    def buildings(self) -> str:
        """Return the table of all buildings."""
        head = self.head(
            m.table_head_building(),
            m.table_head_level(),
            m.table_head_lines(),
            m.table_head_die(),
            m.table_head_makes(),
            m.table_head_points(),
        )
        rows = []
        for kind in range(KINDS):
            wanted, points = AS_PRINTED.activate[kind], str(AS_PRINTED.points[kind])
            die = f"{wanted}+" if wanted <= SIDES else ""
            lines = str(AS_PRINTED.lines[kind] or "")
            makes = _makes(kind)
            told = self.tell(makes) if makes else ""
            rows.append((self.building(kind), NUMERALS[LEVELS[kind]], lines, die, told, points))
        return table(head, *rows)

    def shapes(self) -> str:
        """Draw all buildings side by side; the sign that is not "#" names the building."""
        height = max(len(lines) for lines in DRAWN)
        columns = [
            [line.replace(".", " ").replace("*", "#") for line in lines]
            + [""] * (height - len(lines))
            for lines in DRAWN
        ]
        names = [self.building(kind) for kind in range(KINDS)]
        room = max(SHAPE_ROOM, *[len(name) + 1 for name in names])
        rows: list[Sequence[str]] = [names]
        rows += [[column[row] for column in columns] for row in range(height)]
        return drawing(
            tuple(["".join([f"{each:<{room}}" for each in row]).rstrip() for row in rows])
        )

    def tracks(self) -> str:
        """Return the table of all tracks."""
        happy, unhappy = _numbers(AS_PRINTED.happy), _numbers(AS_PRINTED.unhappy)
        cohorts = m.table_track_cohorts(cohorts=_numbers(AS_PRINTED.cohorts))
        begun = m.table_track_begun
        tracks = (
            (
                m.table_track(track="population"),
                AS_PRINTED.population,
                begun(n=AS_PRINTED.start_workers),
            ),
            (m.table_track(track="gold"), AS_PRINTED.gold, begun(n=AS_PRINTED.start_gold)),
            (m.table_track(track="military"), AS_PRINTED.military, cohorts),
            (m.table_track(track="happiness"), MOODS, m.table_track_worth(numbers=happy, n=MOODS)),
            (
                m.table_track(track="unhappiness"),
                MOODS,
                m.table_track_costs(numbers=unhappy, n=MOODS),
            ),
        )
        rows = [(self.tell(track), str(size), self.tell(told)) for track, size, told in tracks]
        head = (m.table_head_track(), m.table_head_boxes(), m.table_head_inside())
        return table(self.head(*head), *rows)

    def science(self) -> str:
        """List the boxes that have a name or an effect."""
        rows = []
        for line, length in enumerate((AS_PRINTED.trunk, AS_PRINTED.upper, AS_PRINTED.lower)):
            found = [(box, brought(AS_PRINTED, line, box)) for box in range(1, length + 1)]
            notable = [
                f"{box}: {self.tell(m.note_brings(brings=brings(each)))}"
                for box, each in found
                if each
            ]
            branch = self.tell(m.table_branch(branch=BRANCHES[line]))
            rows.append((branch, str(length), "; ".join(notable)))
        head = (m.table_head_branch(), m.table_head_boxes(), m.table_head_brings())
        return table(self.head(*head), *rows)

    def caravans(self) -> str:
        """Return the table of all Caravans."""
        rows = []
        share = COIN * AS_PRINTED.caravan_share
        for caravan, boxes in enumerate(AS_PRINTED.caravans):
            wanted = " ".join([f"{box}+" for box in boxes])
            rows.append((str(caravan + 1), wanted, caravan_reward(AS_PRINTED, caravan), share))
        head = (
            m.table_head_caravan(),
            m.table_head_boxes(),
            m.table_head_owner(),
            m.table_head_reach(),
        )
        return table(self.head(*head), *rows)

    def culture(self) -> str:
        """Return the Culture grid."""
        points = self.tell(m.table_head_points())
        rows = [("", *[str(column + 1) for column in range(COLUMNS)], points)]
        for row, boxes in enumerate(CULTURE):
            signs = [str(box) if box else "" for box in boxes]
            rows.append((CULTURE_ROWS[row], *signs, str(AS_PRINTED.culture_points[row])))
        rewards = [" ".join(column_signs(AS_PRINTED, column)) for column in range(COLUMNS)]
        rows.append((self.tell(m.table_head_column()), *rewards, ""))
        return table(*rows)

    def disasters(self) -> str:
        """Return the table of all Disasters."""
        rows = []
        for row in range(SIDES):
            name = self.tell(m.part_disaster(disaster=disaster_name(row)))
            then = "C" if AS_PRINTED.disaster_culture[row] else ""
            rows.append((str(row + 1), name, self.tell(_bearing(row)), then))
        head = (
            m.table_head_die(),
            m.table_head_disaster(),
            m.table_head_asks(),
            m.table_head_then(),
        )
        return table(self.head(*head), *rows)

    def grades(self) -> str:
        """Return how certain the numbers are that are not simply printed."""
        rows = [
            (
                self.tell(each.subject),
                self.tell(GRADE_TEXTS[each.grade]),
                self.tell(each.why) if each.why else "",
            )
            for each in ORIGINS.values()
        ]
        head = (m.table_head_number(), m.table_head_grade(), m.table_head_why())
        return table(self.head(*head), *rows)

    def chapters(self) -> list[str]:
        """Return its parts."""
        tell = self.tell
        return [
            f"## {tell(m.table_reference())}",
            self.symbols(),
            f"## {tell(m.table_reference_buildings())}",
            self.buildings(),
            f"{tell(m.table_reference_named())} {tell(m.table_reference_walls())}",
            self.shapes(),
            f"## {tell(m.table_reference_map())}",
            tell(m.table_reference_scenery()),
            _map(),
            f"## {tell(m.table_reference_tracks())}",
            self.tracks(),
            f"## {tell(m.table_reference_science())}",
            self.science(),
            f"## {tell(m.table_reference_caravans())}",
            self.caravans(),
            f"## {tell(m.table_reference_culture())}",
            self.culture(),
            f"## {tell(m.table_reference_disasters())}",
            self.disasters(),
            f"## {tell(m.table_reference_grades())}",
            tell(m.table_reference_printed()),
            self.grades(),
        ]


def write_reference(language: str = ENGLISH) -> str:
    """Return the whole reference, which follows the rules as further chapters."""
    return "\n\n".join(Reference(language).chapters()) + "\n"
