"""The empty sheet for pen and paper as SVG: one page of A4."""

# not compiled: words need no speed

from typing import Final

from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    AS_PRINTED,
    COLUMNS,
    CULTURE,
    CULTURE_ROWS,
    FARM,
    GARRISON,
    MINE,
    MOODS,
    PALACE,
    SCHOOL,
    SIDES,
    TITLE,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.phrases import disaster_name
from aevum.games.ascii.words import footnotes, tracks
from aevum.games.ascii.words.counting import Part, parts
from aevum.games.ascii.words.page import (
    BOX,
    HEIGHT,
    INK,
    LINE,
    PALE,
    PALER,
    SIZE,
    SOFT,
    STEP,
    WIDTH,
    Page,
)
from aevum.games.ascii.words.printmap import draw_map, draw_shape
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller

LEFT: Final = 13.0
RIGHT: Final = 136.0  # the column next to the map
ROW: Final = 4.1  # from one line of text to the next
SHAPE: Final = 2.7  # the cells of the shapes in the reference


def sheet_svg(tell: Teller = IN_ENGLISH) -> str:
    """Return the empty sheet."""
    page = Page()
    _head(page, tell)
    draw_map(page, LEFT, 24)
    _gold(page, RIGHT, 24, tell)
    _disasters(page, RIGHT, 68, tell)
    _moods(page, RIGHT, 105, tell)
    _science(page, LEFT, 132, tell)
    _military(page, LEFT, 152, tell)
    _population(page, LEFT, 165.5, tell)
    _caravans(page, 72, 165.5, tell)
    _culture(page, RIGHT, 165.5, tell)
    _score(page, LEFT, 208, tell)
    _reference(page, 218, tell)
    return page.svg(TITLE)


def _head(page: Page, tell: Teller) -> None:
    page.text(LEFT, 13, TITLE, 6.2, bold=True)
    page.text(RIGHT - 46, 13, tell(m.table_empire_name()), SIZE, fill=SOFT)
    page.path(f"M{RIGHT - 34} 13.6H{WIDTH - 10}", LINE, 0.25)
    page.path(f"M{LEFT} 16.5H{WIDTH - 10}", INK, 0.5)


def _boxes(page: Page, x: float, y: float, signs: str, fill: str = "#fff") -> None:
    """Draw a row of boxes; capitals and the ! are printed bold."""
    for place, sign in enumerate(signs):
        page.box(x + place * STEP, y, sign.strip(), fill, sign in "!WIPHNE")


def _rows(page: Page, x: float, y: float, signs: str, length: int) -> None:
    for row in range(0, len(signs), length):
        _boxes(page, x, y + row // length * STEP, signs[row : row + length])


def _ending(begun: str, number: int) -> str:
    return begun + " " * (number - len(begun) - 1) + tracks.MASTERY


def _population(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_population()))
    signs = _ending(tracks.WORKER * AS_PRINTED.start_workers, AS_PRINTED.population)
    _rows(page, x, y + 2, signs, tracks.POPULATION_ROW)


def _gold(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_gold()))
    signs = _ending(tracks.COIN * AS_PRINTED.start_gold, AS_PRINTED.gold)
    _rows(page, x, y + 2, signs, tracks.GOLD_ROW)


def _disasters(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_disasters()))
    for row in range(SIDES):
        top = y + 2 + row * STEP
        page.text(x, top + 3.1, str(row + 1), SIZE, bold=True)
        _boxes(page, x + 4, top, " " * AS_PRINTED.strikes)
        name = tell(m.part_disaster_short(disaster=disaster_name(row)))
        given = "C" * AS_PRINTED.disaster_culture[row]
        page.text(x + 21, top + 3.1, f"{name:<8}{given}", SIZE, fill=SOFT)


def _moods(page: Page, x: float, y: float, tell: Teller) -> None:
    for sign, name, points, top in (
        (":)", m.table_title_happiness(), AS_PRINTED.happy, y),
        (":(", m.table_title_unhappiness(), AS_PRINTED.unhappy, y + 14),
    ):
        page.title(x, top, f"{sign} {tell(name)}")
        for box in range(MOODS):
            last = box == MOODS - 1
            page.box(x + box * 6.3, top + 1.6, tracks.MASTERY if last else "", bold=last)
            middle = x + box * 6.3 + BOX / 2
            page.text(middle, top + 8.6, str(points[box + 1]), 2.3, fill=SOFT, anchor="middle")


def _science(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_science()))
    page.text(x + 26, y, tracks.trunk_legend(tell), 2.6, fill=SOFT)
    top = y + 2.4
    trunk = AS_PRINTED.trunk
    branch = x + trunk * STEP + 6
    for line, words in enumerate(tracks.branch_legend(AS_PRINTED, tell)):
        page.text(RIGHT, top + 1 + line * 3.6, words, 2.6, fill=SOFT)
    _boxes(page, x, top, _signs(trunk, tracks.trunk_signs(AS_PRINTED)))
    _boxes(page, branch, top, _signs(AS_PRINTED.upper, tracks.upper_signs(AS_PRINTED)))
    _boxes(page, branch, top + 7, _signs(AS_PRINTED.lower, tracks.lower_signs(AS_PRINTED)))
    middle = top + BOX / 2
    page.path(f"M{x + trunk * STEP - 0.8} {middle}H{branch}", INK, 0.4)
    page.path(f"M{branch - 3.4} {middle}V{middle + 7}H{branch}", INK, 0.4)


def _signs(number: int, signs: dict[int, str]) -> str:
    return "".join(signs.get(box, " ") for box in range(1, number + 1))


def _military(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_military()))
    marks = _ending("", AS_PRINTED.military)
    for size in AS_PRINTED.cohorts:
        _boxes(page, x, y + 2, marks[:size])
        marks = marks[size:]
        x += size * STEP
        page.text(x + 0.2, y + 5.3, tracks.ARMY, 3.6, bold=True)
        x += 6.5


def _caravans(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_caravans()))
    share = tracks.COIN * AS_PRINTED.caravan_share
    page.text(x + 19, y, tell(m.table_print_share(gold=share)), 2.4, fill=SOFT)
    for caravan, wanted in enumerate(AS_PRINTED.caravans):
        top = y + 2 + caravan * STEP
        page.text(x, top + 3.1, str(caravan + 1), SIZE, bold=True)
        _boxes(page, x + 4, top, "".join(str(die) for die in wanted))
        page.text(x + 31, top + 3.1, tracks.caravan_reward(AS_PRINTED, caravan), SIZE)


def _culture(page: Page, x: float, y: float, tell: Teller) -> None:
    page.title(x, y, tell(m.table_title_culture()))
    for column in range(COLUMNS):
        middle = x + 4 + column * STEP + BOX / 2
        page.text(middle, y + 4.6, str(column + 1), 2.3, fill=SOFT, anchor="middle")
        for place, sign in enumerate(tracks.column_signs(AS_PRINTED, column)):
            page.text(middle, y + 29 + place * 3.6, sign, SIZE, anchor="middle")
    for row, wanted in enumerate(CULTURE):
        top = y + 5.6 + row * STEP
        page.text(x, top + 3.1, CULTURE_ROWS[row], SIZE, bold=True)
        for column in range(COLUMNS):
            if wanted[column]:
                page.box(x + 4 + column * STEP, top, str(wanted[column]))
        page.text(x + 41, top + 3.1, str(AS_PRINTED.culture_points[row]), SIZE, bold=True)


def _score(page: Page, x: float, y: float, tell: Teller) -> None:
    """Draw a line of boxes for the score, each below its name."""
    total = tell(m.part_source(source="sum"))
    names = [*[_part_name(part, tell) for part in parts(Empire(AS_PRINTED))], total]
    wide = (WIDTH - 10 - x) / len(names)
    for place, name in enumerate(names):
        fill = PALE if name == total else "#fff"
        page.rect(x + place * wide, y, wide - 1, 6, fill, LINE)
        page.text(x + place * wide + 0.4, y - 0.8, name, 2.2, fill=SOFT)


def _part_name(part: Part, tell: Teller) -> str:
    """Return a part of the score with the points for one: "Gold x 2"."""
    if not part.each:
        return tell(m.part_source(source=part.source))
    return tell(m.table_print_each(source=part.source, n=part.each))


def _reference(page: Page, y: float, tell: Teller) -> None:
    page.path(f"M{LEFT} {y}H{WIDTH - 10}", INK, 0.5)
    page.rect(LEFT, y + 0.6, WIDTH - 10 - LEFT, HEIGHT - 9 - y, PALER, "none")
    _buildings(page, LEFT + 2, y + 6, tell)
    _shapes(page, RIGHT - 9, y + 3, tell)
    foot = y + 39.5
    for x, top, block in (
        (LEFT + 2, foot, footnotes.gold_uses(tell)),
        (LEFT + 60, foot, footnotes.army_uses(tell)),
        (RIGHT - 9, foot, footnotes.anytime(tell)),
        (RIGHT - 9, foot + 14, footnotes.signs(tell)),
        (LEFT + 2, foot + 19.5, footnotes.disasters(tell)),
    ):
        for line, words in enumerate(block):
            page.text(x, top + line * 3.5, words, 2.4, bold=line == 0)


def _buildings(page: Page, x: float, y: float, tell: Teller) -> None:
    places = (0.0, 30.0, 43.0, 53.0, 67.0, 72.0)
    for line, cells in enumerate(footnotes.building_rows(AS_PRINTED, tell)):
        for column, words in enumerate(cells):
            anchor = "end" if 0 < column < len(cells) - 1 else ""
            page.text(x + places[column], y + line * ROW, words, 2.7, line == 0, INK, anchor)
    page.text(x, y + 7 * ROW, footnotes.level_needs(tell), 2.7, fill=SOFT)


def _shapes(page: Page, x: float, y: float, tell: Teller) -> None:
    """Draw the shapes of the buildings; they are never turned."""
    draw_shape(page, FARM, x, y, SHAPE)
    draw_shape(page, MINE, x + 9, y, SHAPE)
    draw_shape(page, SCHOOL, x + 18, y, SHAPE)
    draw_shape(page, GARRISON, x + 30, y, SHAPE)
    draw_shape(page, PALACE, x + 42, y, SHAPE)
    page.text(x, y + 15, tell(m.table_print_shapes()), 2.3, fill=SOFT)
    page.text(x, y + 18.5, tell(m.table_print_colony()), 2.3, fill=SOFT)
    page.text(x, y + 25, tell(m.table_print_turns()), 2.3, fill=SOFT)
    alone, together = AS_PRINTED.turns_alone, AS_PRINTED.turns_together
    for turn in range(together):
        down, along = divmod(turn, alone)
        page.rect(x + 9 + along * 3.1, y + 22.6 + down * 3.4, 2.6, 2.6, "#fff", LINE)
    limits = m.table_print_limits(alone=alone, together=together)
    page.text(x + 9, y + 32, tell(limits), 2.3, fill=SOFT)
