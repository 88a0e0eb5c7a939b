"""One Empire sheet as text, at most 80 columns wide."""

# not compiled: words need no speed

from typing import Final, NamedTuple

from aevum.games.ascii import messages as m
from aevum.games.ascii.data import (
    AS_PRINTED,
    DICE,
    FARM,
    GARRISON,
    MINE,
    PALACE,
    SCHOOL,
    SIDES,
    TITLE,
    WHITE,
)
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import DICE_NAMES, PHASES
from aevum.games.ascii.words import footnotes, tracks
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.mapdrawing import WIDTH, draw_map, draw_shape, framed
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller
from aevum.games.ascii.words.turn import turn_words

WIDEST: Final = 80
MAP_WIDTH: Final = WIDTH + 3  # with the numbers of the rows
NAME_ROOM: Final = 11  # letters of a part of the score

# The state of a die for a seat
READY: Final = ""
LOCKED: Final = "locked"
USED: Final = "used"


class Placed(NamedTuple):
    """A block of text, the place of its upper left letter, and its name."""

    x: int
    y: int
    block: list[str]
    name: str = ""
    """The track or grid: science, culture, caravans, military, gold ..."""


Named = tuple[str, list[str]]
"""A block with its name."""


def draw_sheet(sea: Mediterranean, seat: int, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the sheet of a seat, with the dice as that seat may use them."""
    empire = sea.empires[seat]
    score = tell(m.part_points(points=empire.score()))
    turn = m.table_headline(turn=turn_words(sea), phase=PHASES[sea.phase])
    top = f"{tell(m.table_top(n=seat + 1))}   {tell(turn)}"
    top = top.ljust(WIDEST - len(score)) + score
    right: list[Named] = [
        ("dice", dice(sea, seat, tell)),
        ("gold", tracks.gold(empire, tell)),
        ("disasters", tracks.disasters(empire.numbers, sea.rows, tell)),
    ]
    return [top, "", *written(layout(empire, right, score_lines(empire, tell), tell))]


def empty_sheet(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return a sheet for pen and paper, with only the marks that everybody begins with."""
    empire = Empire(AS_PRINTED)
    name = f"{tell(m.table_empire_name())} {'_' * 20}  {tell(m.table_turn_number())} ____"
    top = TITLE.upper().ljust(WIDEST - len(name)) + name
    known = [
        m.table_title_dice(),
        m.table_dice_white(n=WHITE),
        m.table_dice_green(),
        m.table_dice_black(),
    ]
    right: list[Named] = [
        ("dice", [tell(text) for text in known]),
        ("gold", tracks.gold(empire, tell)),
        ("disasters", tracks.disasters(AS_PRINTED, [0] * SIDES, tell)),
    ]
    score = empty_score(tell)
    return [top, "", *written(layout(empire, right, score, tell)), "", *foot(tell)]


def layout(
    empire: Empire, right: list[Named], score: list[str], tell: Teller = IN_ENGLISH
) -> list[Placed]:
    """Return everything except the head: the map, a column next to it, the tracks below."""
    chart = framed(draw_map(empire))
    found = [Placed(0, 0, chart, "map")]
    y = 0
    for name, block in right:
        found.append(Placed(MAP_WIDTH + 1, y, block, name))
        y += len(block) + 1
    y = max(len(chart) + 1, y)
    rows: list[list[Named]] = [
        [("science", tracks.science(empire, tell))],
        [("military", ["  ".join(tracks.military(empire, tell))])],
        [("population", tracks.population(empire, tell)), ("moods", tracks.moods(empire, tell))],
        [
            ("caravans", tracks.caravans(empire, tell)),
            ("culture", tracks.culture(empire, tell)),
            ("score", score),
        ],
    ]
    for row in rows:
        x = 0
        for name, block in row:
            found.append(Placed(x, y, block, name))
            x += max(len(line) for line in block) + 2
        y += max(len(block) for _, block in row) + 1
    return found


def written(placed: list[Placed]) -> list[str]:
    """Return blocks as lines of text."""
    lines = [""] * max(each.y + len(each.block) for each in placed)
    for x, y, block, _ in placed:
        for below, line in enumerate(block, y):
            lines[below] = lines[below].ljust(x) + line
    return [line.rstrip() for line in lines]


def foot(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the rules in a few lines."""
    left = [*footnotes.gold_uses(tell), "", *footnotes.anytime(tell)]
    right = [*footnotes.army_uses(tell), "", *footnotes.signs(tell)]
    shapes = beside([draw_shape(kind) for kind in (FARM, MINE, SCHOOL)], 1)
    shapes += beside([draw_shape(kind) for kind in (GARRISON, PALACE)], 1)
    top = beside([footnotes.buildings(AS_PRINTED, tell), shapes], 3)
    uses = beside([left, right], 2)
    return [*top, "", *uses, "", *footnotes.disasters(tell), footnotes.scoring(tell)]


def dice(sea: Mediterranean, seat: int, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the dice and the state of each for this seat."""
    empire = sea.empires[seat]
    found = [tell(m.table_title_dice())]
    for die in range(DICE):
        said = f"[{sea.faces[die]}] {die_word(die, tell):<6} {state_word(sea, seat, die, tell)}"
        found.append(said.rstrip())
    if empire.lines:
        found.append(tell(m.table_lines(lines=empire.lines)))
    return found


def die_word(die: int, tell: Teller = IN_ENGLISH) -> str:
    """Return the colour of a die."""
    return tell(m.part_die_word(die=DICE_NAMES[die]))


def die_state(sea: Mediterranean, seat: int, die: int) -> str:
    """Return the state of a die for a seat: READY, LOCKED or USED."""
    empire = sea.empires[seat]
    if not empire.has_die(die):
        return LOCKED
    busy = sea.phase == DEVELOPMENT_PHASE and empire.used >> die & 1
    return USED if busy else READY


def state_word(sea: Mediterranean, seat: int, die: int, tell: Teller = IN_ENGLISH) -> str:
    """Return the state of a die for a seat in a word, "" if it is ready."""
    state = die_state(sea, seat, die)
    if state == READY:
        return ""
    return tell(m.table_die_locked() if state == LOCKED else m.table_die_used())


def score_lines(empire: Empire, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return the score part by part with its sum."""
    found = [tell(m.table_title_score())]
    for part in parts(empire):
        name = tell(m.part_source(source=part.source))
        found.append(f"{name:<{NAME_ROOM}} {part.detail():>4} {part.points:>4}")
    total = tell(m.part_source(source="sum"))
    return [*found, f"{total:<{NAME_ROOM + 5}} {empire.score():>4}"]


def empty_score(tell: Teller = IN_ENGLISH) -> list[str]:
    """Return lines for a score that is counted with a pen."""
    names = [tell(m.part_source(source=part.source)) for part in parts(Empire(AS_PRINTED))]
    lines = [*names, tell(m.part_source(source="sum"))]
    return [tell(m.table_title_score()), *[f"{name:<{NAME_ROOM + 1}}{'____':>9}" for name in lines]]


# Blocks


def beside(blocks: list[list[str]], gap: int) -> list[str]:
    """Return blocks side by side."""
    placed: list[Placed] = []
    x = 0
    for block in blocks:
        placed.append(Placed(x, 0, block))
        x += max(len(line) for line in block) + gap
    return written(placed)
