"""All marks on a sheet go through here: one way to gain each thing, and the rewards it brings."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.data import MOODS, Numbers
from aevum.games.ascii.moves import (
    LEAVE_CULTURE,
    LEAVE_SCIENCE,
    MARK,
    SCIENCE,
)
from aevum.games.ascii.rules.asks import F_REWARD, REWARD
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import ALL_BOXES, COLUMN_MASKS, COLUMN_OF, box_at, boxes_of
from aevum.games.ascii.rules.mediterranean import Mediterranean

TRUNK_LINE: Final = 0
UPPER_LINE: Final = 1
LOWER_LINE: Final = 2

# Tracks with a `!`, as events name them
PEOPLE_TRACK: Final = 0
GOLD_TRACK: Final = 1
UPPER_TRACK: Final = 2
LOWER_TRACK: Final = 3
MILITARY_TRACK: Final = 4
HAPPY_TRACK: Final = 5
UNHAPPY_TRACK: Final = 6


def gain_gold(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Gold."""
    empire = sea.empires[seat]
    marked = empire.add_gold(number, sea.last)
    _tell(sea, "gold", seat, GOLD_TRACK, number, marked, empire.numbers.gold - empire.gained)


def spend(sea: Mediterranean, seat: int, gold: int) -> None:
    """Cross circles of Gold."""
    if gold:
        sea.empires[seat].gold -= gold
        sea.note("spends", seat, gold)


def gain_workers(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Workers."""
    empire = sea.empires[seat]
    marked = empire.add_workers(number, sea.last)
    left = empire.numbers.population - empire.population
    _tell(sea, "workers", seat, PEOPLE_TRACK, number, marked, left)


def gain_happy(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Happiness."""
    empire = sea.empires[seat]
    marked = empire.add_happy(number, sea.last)
    _tell(sea, "happy", seat, HAPPY_TRACK, number, marked, MOODS - empire.happy)


def gain_unhappy(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark Unhappiness."""
    empire = sea.empires[seat]
    marked = empire.add_unhappy(number, sea.last)
    _tell(sea, "unhappy", seat, UNHAPPY_TRACK, number, marked, MOODS - empire.unhappy)


def _tell(
    sea: Mediterranean, kind: str, seat: int, track: int, number: int, marked: int, left: int
) -> None:
    """Tell what was marked, that it was a `!`, and what found no box or no leave (R10.4)."""
    if sea.events is None:
        return
    if marked:
        sea.note(kind, seat, marked)
        tell_mastery(sea, seat, track, left)
    if marked < number:
        sea.note("overflow", seat, track, number - marked, int(left > 0))


def tell_mastery(sea: Mediterranean, seat: int, track: int, left: int) -> None:
    """Tell that a mark was the last of its track."""
    if left == 0:
        sea.note("mastery", seat, track)


def train(sea: Mediterranean, seat: int, number: int) -> None:
    """Turn Workers into Soldiers; there are so many Workers and boxes."""
    sea.empires[seat].workers -= number
    sea.note("soldiers", seat, number)
    enlist(sea, seat, number)


def enlist(sea: Mediterranean, seat: int, number: int) -> None:
    """Mark boxes of the Military track."""
    empire = sea.empires[seat]
    empire.military += number
    tell_mastery(sea, seat, MILITARY_TRACK, empire.numbers.military - empire.military)


# Science and Culture


def open_lines(sea: Mediterranean, empire: Empire) -> int:
    """Return the lines of Science in which a box may be checked now: a bit each."""
    numbers = empire.numbers
    if empire.trunk < numbers.trunk:
        return 1 << TRUNK_LINE
    spare = 0 if sea.last else 1
    found = 0
    if empire.upper < numbers.upper - spare:
        found |= 1 << UPPER_LINE
    if empire.lower < numbers.lower - spare:
        found |= 1 << LOWER_LINE
    return found


def check_science(sea: Mediterranean, seat: int, line: int) -> None:
    """Check the next box of a line, with what it brings."""
    empire = sea.empires[seat]
    numbers = empire.numbers
    if line == TRUNK_LINE:
        empire.trunk += 1
        _tell_science(sea, seat, line, empire.trunk)
        if empire.trunk == numbers.writing:
            reward(sea, seat, 0, 1)
    elif line == UPPER_LINE:
        empire.upper += 1
        _tell_science(sea, seat, line, empire.upper)
        tell_mastery(sea, seat, UPPER_TRACK, numbers.upper - empire.upper)
        reward(sea, seat, 0, numbers.upper_culture[empire.upper])
    else:
        empire.lower += 1
        _tell_science(sea, seat, line, empire.lower)
        tell_mastery(sea, seat, LOWER_TRACK, numbers.lower - empire.lower)
        if numbers.lower_gold[empire.lower]:
            gain_gold(sea, seat, numbers.lower_gold[empire.lower])


def _tell_science(sea: Mediterranean, seat: int, line: int, box: int) -> None:
    sea.note("science", seat, line, box)
    if sea.tells_numbers():
        sea.add_numbers(brought(sea.terms.numbers, line, box) or [NONE])


# What a box of Science brings. The order is that in which it is told.
BY_WRITING: Final = 0
BY_IRRIGATION: Final = 1
BY_PHILOSOPHY: Final = 2
BY_HUMANISM: Final = 3
BY_NAVIGATION: Final = 4
BY_ENGINEERING: Final = 5
BY_END: Final = 6
BY_CULTURE: Final = 7
BY_GOLD: Final = 8


def brought(numbers: Numbers, line: int, box: int) -> list[int]:
    """Return what a box of Science brings: pairs of what it is (BY_WRITING ...) and how much."""
    found: list[int] = []
    for by, its_line, its_box, number in (
        (BY_WRITING, TRUNK_LINE, numbers.writing, 1),
        (BY_IRRIGATION, TRUNK_LINE, numbers.irrigation, 1),
        (BY_PHILOSOPHY, UPPER_LINE, numbers.philosophy, 1),
        (BY_HUMANISM, UPPER_LINE, numbers.humanism, 1),
        (BY_NAVIGATION, LOWER_LINE, numbers.navigation, 1),
        (BY_ENGINEERING, LOWER_LINE, numbers.engineering, numbers.engineered),
        (BY_END, UPPER_LINE, numbers.upper, 1),
        (BY_END, LOWER_LINE, numbers.lower, 1),
    ):
        if line == its_line and box == its_box:
            found += [by, number]
    if line == UPPER_LINE and numbers.upper_culture[box]:
        found += [BY_CULTURE, numbers.upper_culture[box]]
    if line == LOWER_LINE and numbers.lower_gold[box]:
        found += [BY_GOLD, numbers.lower_gold[box]]
    return found


def check_culture(sea: Mediterranean, seat: int, box: int) -> None:
    """Check a box of the Culture grid; a full column gives its reward."""
    empire = sea.empires[seat]
    empire.culture |= 1 << box
    sea.note("culture", seat, box)
    column = COLUMN_OF[box]
    if empire.culture & COLUMN_MASKS[column] != COLUMN_MASKS[column]:
        return
    numbers = empire.numbers
    workers, gold = numbers.column_workers[column], numbers.column_gold[column]
    science, happy = numbers.column_science[column], numbers.column_happy[column]
    sea.note("column", seat, column)
    if sea.tells_numbers():
        sea.add_numbers([workers, gold, science, happy])
    if workers:
        gain_workers(sea, seat, workers)
    if gold:
        gain_gold(sea, seat, gold)
    if happy:
        gain_happy(sea, seat, happy)
    reward(sea, seat, science, 0)


def reward(sea: Mediterranean, seat: int, science: int, culture: int) -> None:
    """Let a seat check boxes, before anything else goes on (R5.7)."""
    if science or culture:
        sea.push(F_REWARD, seat, science, culture)


def step_reward(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Check the boxes of one reward; what they bring comes before those that are left."""
    seat = frame.seat
    if answer != NONE:
        take_reward(sea, frame, answer)
        return
    empire = sea.empires[seat]
    lines = open_lines(sea, empire) if frame.a else 0
    boxes = ALL_BOXES & ~empire.culture if frame.b else 0
    if not lines:
        frame.a = 0
    if not boxes:
        frame.b = 0
    if not frame.a and not frame.b:
        sea.done()
    elif not boxes and lines & (lines - 1) == 0:
        take_reward(sea, frame, SCIENCE + (lines >> 1))
    elif not lines and boxes & (boxes - 1) == 0:
        take_reward(sea, frame, MARK + box_at(boxes, 0))
    else:
        sea.ask(seat, REWARD)


def take_reward(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Check one box, or leave it."""
    if answer >= MARK:
        frame.b -= 1
        check_culture(sea, frame.seat, answer - MARK)
    elif answer >= SCIENCE:
        frame.a -= 1
        check_science(sea, frame.seat, answer - SCIENCE)
    elif answer == LEAVE_SCIENCE:
        frame.a -= 1
    else:
        frame.b -= 1


def reward_choices(sea: Mediterranean, frame: Frame) -> list[int]:
    """Return the boxes that a reward may check, and that it may be left."""
    empire = sea.empires[frame.seat]
    found: list[int] = []
    if frame.a:
        found.append(LEAVE_SCIENCE)
    if frame.b:
        found.append(LEAVE_CULTURE)
    if frame.a:
        lines = open_lines(sea, empire)
        found += [SCIENCE + line for line in range(3) if lines >> line & 1]
    if frame.b:
        found += [MARK + box for box in boxes_of(ALL_BOXES & ~empire.culture)]
    return found
