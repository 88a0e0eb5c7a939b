"""The panels around a sheet: the players, the dice, the menu, the score and the log."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from aevum.core.state import NONE
from aevum.core.text import Text as Message
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import BLACK, DICE, GREEN
from aevum.games.ascii.rules.asks import ANNOUNCING, DEVELOPMENT_PHASE, DISASTER_PHASE
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import DICE_NAMES
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.position import ending
from aevum.games.ascii.words.sheet import READY, die_state, state_word
from aevum.terminal.ascii.menu import Entry
from aevum.terminal.ascii.telling import teller
from aevum.terminal.canvas import Canvas
from aevum.terminal.table import Table
from aevum.terminal.theme import Palette

PIPS: Final = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
FACE: Final = 7  # letters of a die
DIE_ROOM: Final = 22  # with its text
HALF: Final = 2


def doing(sea: Mediterranean, seat: int) -> Message | None:
    """Return a word on what a seat is doing."""
    if sea.over():
        return None
    if sea.phase == DEVELOPMENT_PHASE:
        busy = sea.must(seat) is not None or sea.lanes[seat]
        return m.table_doing_writing() if busy else m.table_doing_done()
    asked = sea.must(seat) is not None
    if sea.phase == ANNOUNCING:
        return m.table_doing_deciding() if asked else m.table_doing_decided()
    if not asked:
        return None
    return m.table_doing_choosing() if sea.phase == DISASTER_PHASE else m.table_doing_asked()


READY_STATES: Final = (m.table_doing_done(), m.table_doing_decided())


def players(table: Table, sea: Mediterranean, shown: int, room: int, p: Palette) -> Text:
    """Return a line with everybody's name, state and points; the shown sheet is highlighted."""
    long = _players(table, sea, shown, p, True)
    return long if len(long) <= room else _players(table, sea, shown, p, False)


def _players(table: Table, sea: Mediterranean, shown: int, p: Palette, long: bool) -> Text:
    text, tell = Text(), teller()
    for seat, score in enumerate(sea.scores()):
        name = table.name(seat) if long else tell(m.table_seat(n=seat + 1))
        own = seat == sea.viewer and len(table.people()) == 1
        who = tell(m.table_you()) if own else name
        state = doing(sea, seat)
        here = seat == shown
        text.append(" " if seat == 0 else "  ")
        text.append(f" {who} ", style=f"bold {p.oninv} on {p.inv}" if here else f"bold {p.ink}")
        text.append(f" {score}", style=p.ink)
        if state is not None:
            text.append(f" {tell(state)}", style=p.ok if state in READY_STATES else p.now)
    return text


def paint_dice(sea: Mediterranean, seat: int, chosen: int, p: Palette) -> Canvas:
    """Return the five dice with pips, three lines high; `chosen` are marked, one bit each."""
    canvas, tell = Canvas(DICE * DIE_ROOM, 3, p.ink, p.table), teller()
    for die in range(DICE):
        x = die * DIE_ROOM
        off = seat != NONE and die_state(sea, seat, die) != READY
        state = state_word(sea, seat, die, tell) if off else tell(m.table_die_ready())
        ink, ground = _die_colours(die, off, p)
        for y, pips in enumerate(PIPS[sea.faces[die]]):
            canvas.put(x + 1, y, f" {pips} ", ink, ground, bold=True)
        name = tell(m.part_die_title(die=DICE_NAMES[die], face=sea.faces[die]))
        here = chosen >> die & 1
        canvas.put(x + FACE + 2, 0, str(die + 1), p.brass, bold=True)
        canvas.put(x + FACE + 2, 1, name, p.now if here else p.ink, bold=True)
        word = tell(m.table_die_chosen()) if here else state
        canvas.put(x + FACE + 2, 2, word, p.now if here else p.ink3)
    return canvas


def _die_colours(die: int, off: bool, p: Palette) -> tuple[str, str]:
    if off:
        return p.line2, p.sunk
    if die == GREEN:
        return "#FFFFFF", "#1E7A4B"
    if die == BLACK:
        return "#F2F2EC", "#05080B"
    return "#16242E", "#F4F1E6"


def menu(entries: list[Entry], cursor: int, title: str, room: int, high: int, p: Palette) -> Text:
    """Return a menu in at most `high` lines, around the cursor if there are more.

    Short entries are in two columns if there is room; long ones take more lines.
    """
    longest = max((len(entry.label) for entry in entries), default=0)
    columns = HALF if room >= 70 and longest <= room // HALF - 6 else 1
    rows, wide = -(-len(entries) // columns), room // columns
    heights = [len(wrap(entry.label, wide - 5)) for entry in entries[:rows]]
    text = Text().append(title, style=f"bold {p.ink2}")
    high -= int(bool(title))
    first, end = 0, rows
    if sum(heights) > high:
        where = teller()(m.table_menu_place(n=cursor + 1, size=len(entries)))
        text.append(f"{'  ' * bool(title)}{where}", style=p.ink3)
        first, end = _window(heights, cursor % rows, high - int(not title))
    for row in range(first, end):
        text.append("\n" if text else "")
        for place in range(row, len(entries), rows):
            text.append(_entry(entries[place], place == cursor, wide, p))
    return text


def _window(heights: list[int], here: int, high: int) -> tuple[int, int]:
    """Return the range of visible rows: as many around `here` as fit."""
    first, end = here, here + 1
    while True:
        room = high - sum(heights[first:end])
        below = end < len(heights) and heights[end] <= room
        above = first > 0 and heights[first - 1] <= room
        if not below and not above:
            return first, end
        if above and (not below or here - first < end - here):
            first -= 1
        else:
            end += 1


def _entry(entry: Entry, here: bool, wide: int, p: Palette) -> Text:
    ink = p.ink if entry.ready else p.ink3
    text = Text()
    text.append("▸" if here else " ", style=p.now)
    text.append(f"{entry.key or '·':>2} ", style=f"bold {p.brass if entry.ready else p.ink3}")
    lines = [f"{line:<{wide - 4}}" for line in wrap(entry.label, wide - 5)]
    text.append("\n    ".join(lines), style=f"bold {ink}" if here else ink)
    if here:
        text.stylize(f"on {p.nowsoft}")
    return text


def result(table: Table, sea: Mediterranean, p: Palette) -> Text:
    """Return the result of the game, with every part of everybody's score."""
    tell = teller()
    text = Text().append(f"{table.result()}\n", style=f"bold {p.ink}")
    text.append(f"{ending(sea, tell)}\n", style=p.ink2)
    text.append(f"\n{'':<12}", style=p.ink2)
    for seat in range(sea.seats):
        text.append(f"{tell(m.table_seat(n=seat + 1)):>8}", style=f"bold {p.ink2}")
    for row in zip(*[parts(empire) for empire in sea.empires], strict=True):
        text.append(f"\n{tell(m.part_source(source=row[0].source)):<12}", style=p.ink2)
        text.append("".join(f"{part.points:>8}" for part in row), style=p.ink)
    text.append(f"\n{tell(m.part_source(source='sum')):<12}", style=p.ink2)
    return text.append("".join(f"{each:>8}" for each in sea.scores()), style=f"bold {p.ink}")


def score(sea: Mediterranean, seat: int, room: int, p: Palette) -> Text:
    """Return the score of a sheet with its parts."""
    empire, tell = sea.empires[seat], teller()
    title = tell(m.table_score_now())
    text = Text().append(title, style=f"bold {p.ink3}")
    text.append(f"{empire.score():>{room - len(title)}}", style=f"bold {p.ink}")
    for part in parts(empire):
        name, detail, points = tell(m.part_source(source=part.source)), part.detail(), part.points
        dots = "." * (room - len(name) - len(detail) - 8)
        text.append(f"\n{name} ", style=p.ink2)
        text.append(f"{detail} {dots}" if detail else f"{dots}.", style=p.ink3)
        text.append(f"{points:>6}", style=p.ink)
    return text


def log(lines: list[str], p: Palette) -> Text:
    """Return what happened, the newest last."""
    text = Text().append(teller()(m.table_log()), style=f"bold {p.ink3}")
    for left, line in zip(range(len(lines) - 1, -1, -1), lines, strict=True):
        text.append(f"\n{line}", style=p.ink2 if left else p.ink)
    return text
