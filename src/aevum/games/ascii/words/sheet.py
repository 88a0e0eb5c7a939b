"""One Empire sheet as text, at most 80 columns wide."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    AS_PRINTED,
    DICE,
    FARM,
    GARRISON,
    MINE,
    PALACE,
    SCHOOL,
    SIDES,
    WHITE,
)
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE, PHASE_NAMES
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.words import footnotes, tracks
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.mapdrawing import WIDTH, draw_map, draw_shape, framed
from aevum.games.ascii.words.phrases import many, turn_words

WIDEST: Final = 80
MAP_WIDTH: Final = WIDTH + 3  # with the numbers of the rows
DIE_NAMES: Final = ("white", "white", "white", "green", "black")


Placed = tuple[int, int, list[str]]
"""A block of text, and where its upper left letter stands: column, line."""


def draw_sheet(sea: Mediterranean, seat: int) -> list[str]:
    """Return the sheet of a seat with the dice as they lie for it."""
    empire = sea.empires[seat]
    score = f"{empire.score()} points"
    top = f"EMPIRE {seat + 1}   {turn_words(sea)}, {PHASE_NAMES[sea.phase]}"
    top = top.ljust(WIDEST - len(score)) + score
    grid = tracks.disasters(empire.numbers, sea.rows)
    right = [dice(sea, seat), tracks.gold(empire), grid]
    return [top, "", *written(layout(empire, right, score_lines(empire)))]


def empty_sheet() -> list[str]:
    """Return a sheet for pen and paper: nothing is marked but what everybody begins with."""
    empire = Empire(AS_PRINTED)
    top = "ASCII EMPIRES".ljust(WIDEST - 38) + "Empire ____________________  Turn ____"
    right = [
        ["DICE", f"{WHITE} white", "green: P or N", "black: H or E"],
        tracks.gold(empire),
        tracks.disasters(AS_PRINTED, [0] * SIDES),
    ]
    return [top, "", *written(layout(empire, right, empty_score())), "", *foot()]


def layout(empire: Empire, right: list[list[str]], score: list[str]) -> list[Placed]:
    """Return everything but the head, the map first: a column beside it, the tracks below."""
    chart = framed(draw_map(empire))
    found: list[Placed] = [(0, 0, chart), (MAP_WIDTH + 1, 0, stack(right))]
    y = len(chart) + 1
    for row in (
        [tracks.science(empire)],
        [["  ".join(tracks.military(empire))]],
        [tracks.population(empire), tracks.moods(empire)],
        [tracks.caravans(empire), tracks.culture(empire), score],
    ):
        x = 0
        for block in row:
            found.append((x, y, block))
            x += max(len(line) for line in block) + 2
        y += max(len(block) for block in row) + 1
    return found


def written(placed: list[Placed]) -> list[str]:
    """Return blocks as lines of text."""
    high = max(y + len(block) for _, y, block in placed)
    lines = [""] * high
    for x, y, block in placed:
        for below, line in enumerate(block, y):
            lines[below] = lines[below].ljust(x) + line
    return [line.rstrip() for line in lines]


def foot() -> list[str]:
    """Return the rules in a few lines."""
    left = [*footnotes.GOLD_USES, "", *footnotes.ANYTIME]
    right = [*footnotes.ARMY_USES, "", *footnotes.SIGNS]
    shapes = beside([draw_shape(kind) for kind in (FARM, MINE, SCHOOL)], 1)
    shapes += beside([draw_shape(kind) for kind in (GARRISON, PALACE)], 1)
    top = beside([footnotes.buildings(AS_PRINTED), shapes], 3)
    uses = beside([left, right], 2)
    return [*top, "", *uses, "", *footnotes.DISASTERS, footnotes.SCORING]


def dice(sea: Mediterranean, seat: int) -> list[str]:
    """Return the dice and what each is to this seat."""
    empire = sea.empires[seat]
    found = ["DICE"]
    for die in range(DICE):
        said = f"[{sea.faces[die]}] {DIE_NAMES[die]:<6} {die_state(sea, seat, die)}"
        found.append(said.rstrip())
    if empire.lines:
        found.append(f"{many(empire.lines, 'line')} to draw")
    return found


def die_state(sea: Mediterranean, seat: int, die: int) -> str:
    """Return "used" or "locked" for a die, "" if it is ready."""
    empire = sea.empires[seat]
    if not empire.has_die(die):
        return "locked"
    busy = sea.phase == DEVELOPMENT_PHASE and empire.used >> die & 1
    return "used" if busy else ""


def score_lines(empire: Empire) -> list[str]:
    """Return the score part by part with its sum."""
    found = ["SCORE"]
    for name, detail, points in parts(empire):
        found.append(f"{name:<11} {detail:>4} {points:>4}")
    return [*found, f"{'Sum':<16} {empire.score():>4}"]


def empty_score() -> list[str]:
    """Return lines for a score that is counted with a pen."""
    names = [part.name for part in parts(Empire(AS_PRINTED))]
    return ["SCORE", *[f"{name:<12}{'____':>9}" for name in [*names, "Sum"]]]


# Blocks


def stack(blocks: list[list[str]]) -> list[str]:
    """Return blocks one below the other, an empty line between them."""
    lines: list[str] = []
    for block in blocks:
        lines += [*([""] if lines else []), *block]
    return lines


def beside(blocks: list[list[str]], gap: int) -> list[str]:
    """Return blocks side by side."""
    placed: list[Placed] = []
    x = 0
    for block in blocks:
        placed.append((x, 0, block))
        x += max(len(line) for line in block) + gap
    return written(placed)
