"""The panels beside the board, as styled text: treasury, score, uses, raids, log, legend."""

from typing import Final

from rich.text import Text

from aevum.core.events import Event
from aevum.core.text import Text as Message
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    CASTLE,
    DIGITS,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    MARKET,
    QUARRY,
    SECTIONS,
    Numbers,
)
from aevum.games.tempus.rules.phrases import CELLS, DEEDS, THINGS, cells
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.drawing import TRACK
from aevum.games.tempus.words.text import score_parts
from aevum.terminal.tempus.board import GLYPHS
from aevum.terminal.tempus.signs import CROSS, MINUS, TIMES
from aevum.terminal.tempus.words import (
    ROMAN,
    parts_of,
    raid_loss,
    short_log,
    told,
    usable_now,
    used_now,
)
from aevum.terminal.theme import Palette

COUNTED: Final = {
    "castles": CASTLE,
    "markets": MARKET,
    "forts": FORT,
    "farms": FARM,
    "enemies": ENEMY,
}
"""Rows of the score that count things on squares."""
RAID_WIDE: Final = 5  # letters of a raid beside others
RAIL_WIDE: Final = 32  # letters of two parts of the score side by side


def heading(title: Message, p: Palette) -> Text:
    """Return the title of a panel."""
    return Text().append(told(title).upper(), style=f"bold {p.ink3}")


def change(before: int, after: int | None, p: Palette) -> Text:
    """Return a number, and its value after the chosen move."""
    text = Text().append(str(before), style=f"bold {p.ink}")
    if after is not None and after != before:
        text.append(f" → {after}", style=f"bold {p.now}")
    return text


def dotted(name: str, value: str, width: int, p: Palette, after: str = "") -> Text:
    """Return a line with a name, dots and a number, and its value after the chosen move."""
    room = max(1, width - len(name) - len(value) - len(after) - 2)
    text = Text().append(f"{name} ", style=p.ink2)
    text.append("·" * room + " ", style=p.line)
    text.append(value, style=p.ink)
    text.append(after, style=f"bold {p.now}")
    return text


def wrapped(words: str, width: int) -> list[str]:
    """Return words wrapped to lines of at most `width`."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def treasury(state: TempusState, after: TempusState | None, p: Palette) -> Text:
    """Return the gold, and the wood and stone that roads reach."""
    text = heading(m.table_head_treasury(), p) + Text("\n")
    gold = None if after is None else int(after.gold)
    text += change(int(state.gold), gold, p)
    text.append(f" {told(m.part_good(good='gold'))}\n", style=p.ink2)
    wood, stone = reached(state)
    text.append(f"{GLYPHS[FOREST]} {told(m.part_amount(n=wood, good='wood'))}  ", style=p.forestink)
    text.append(f"{GLYPHS[QUARRY]} {told(m.part_amount(n=stone, good='stone'))}", style=p.rockink)
    text.append(f"\n{told(m.table_within_reach())}", style=p.ink3)
    return text


def reached(state: TempusState) -> tuple[int, int]:
    """Return the remaining wood and stone in squares next to a road."""
    bits = 0
    for section in range(SECTIONS):
        if state.road[section] >= 0:
            bits |= int(state.goods[state.road[section]])
    left = [units if bits >> which & 1 else 0 for which, units in enumerate(state.units)]
    return sum(left[:8]), sum(left[8:])


def score(state: TempusState, after: TempusState | None, width: int, p: Palette) -> Text:
    """Return the parts of the score, with the changes by the chosen move."""
    now = state.breakdown()
    then = after.breakdown() if after is not None else None
    text = heading(m.table_head_score(), p) + Text("\n")
    text += change(now.total, then.total if then is not None else None, p)
    later = dict(then.parts) if then is not None else {}
    for name, title, points in parts_of(state):
        gain = later.get(name, points) - points
        shown = f" {gain:+}" if gain else ""
        text += Text("\n") + dotted(_with_count(state, name, title), str(points), width, p, shown)
    return text


def _with_count(state: TempusState, name: str, title: str) -> str:
    """Return a row of the score: its name, its count and its points."""
    if name not in COUNTED:
        return title
    kind = COUNTED[name]
    numbers = state.numbers
    worth = int(numbers.enemy_points) if kind == ENEMY else numbers.points[kind - FARM]
    each = str(worth).replace("-", MINUS)
    return f"{title} {state.cell.count(kind)}{TIMES}{each}"


def uses(state: TempusState, p: Palette, most: int) -> Text:
    """Return the buildings that can still be used in this round, the best first."""
    text = heading(m.table_head_uses(), p)
    ready = usable_now(state)
    for square, gold in ready[:most]:
        kind = state.cell[square]
        name = told(m.ui_at(building=THINGS[kind], square=CELLS[square]))
        text.append(f"\n{GLYPHS[kind]} {name:<13}", style=p.ink2)
        text.append(f"+{gold}", style=f"bold {p.brass}")
        if kind == FORT:
            text.append(f" {told(m.table_use_strikes())}", style=p.ink3)
    if len(ready) > most:
        text.append(f"\n{told(m.table_uses_more(n=len(ready) - most))}", style=p.ink3)
    used = len(used_now(state))
    if used:
        text.append(f"\n{told(m.table_uses_used(n=used))}", style=p.ink3)
    elif not ready:
        text.append(f"\n{told(m.table_uses_none())}", style=p.ink3)
    return text


def raid(state: TempusState, losses: list[int], width: int, p: Palette) -> Text:
    """Return the raids so far and the loss in the next one."""
    across = width >= RAID_WIDE * state.numbers.rounds - 1
    text = heading(m.table_head_raid_after(turn=DIGITS) if across else m.table_head_raid(), p)
    heads, words = Text("\n"), Text("\n" if across else "")
    for number in range(state.numbers.rounds):
        ink, word = p.line2, "·"
        if number < len(losses):
            ink, word = p.ink2, f"{MINUS}{losses[number]}" if losses[number] else "0"
        elif number == len(losses) and state.turn < state.numbers.turns:
            loss = raid_loss(state)
            ink, word = f"bold {p.now}", f"{MINUS}{loss}?" if loss else "0?"
        if across:
            heads.append(f"{ROMAN[number]:<{RAID_WIDE}}", style=p.ink3)
            words.append(f"{word:<{RAID_WIDE}}", style=ink)
        elif number <= len(losses):
            words.append(f"\n{ROMAN[number]:<4}", style=p.ink3).append(word, style=ink)
    text += (heads if across else Text()) + words
    raiders = state.raiders()
    if state.turn < state.numbers.turns:
        by = m.table_raid_by(squares=cells(raiders)) if raiders else m.table_raid_by_none()
        text.append("".join(f"\n{line}" for line in wrapped(told(by), width)), style=p.ink3)
    return text


def log(events: list[Event], most: int, width: int, p: Palette) -> Text:
    """Return what happened, newest first, with round and turn in a margin."""
    text = heading(m.table_head_log(), p)
    margin = " " * 6
    for number, entry in enumerate(reversed(short_log(events)[-most:])):
        lines = [line for part in entry.lines() for line in wrapped(part, width - len(margin))]
        text.append(f"\n{entry.stamp:>5} ", style=p.ink3)
        text.append(f"\n{margin}".join(lines), style=f"bold {p.ink}" if number == 0 else p.ink2)
    return text


def legend(numbers: Numbers, p: Palette) -> Text:
    """Return the legend of the signs."""
    text = heading(m.table_head_signs(), p)
    rows = [
        ("3 0", m.table_sign_row(), p.ink),
        (GLYPHS[FOREST], m.table_sign_forest(), p.forestink),
        (GLYPHS[QUARRY], m.table_sign_quarry(), p.rockink),
        ("≈", m.table_sign_lake(), p.seaink),
        (CROSS, m.table_sign_enemy(points=int(numbers.enemy_points)), p.ink),
    ]
    for kind, points in enumerate(numbers.points, FARM):
        sign = m.table_sign_building(building=THINGS[kind], points=points)
        rows.append((GLYPHS[kind], sign, p.brass))
    rows.append(("━", m.table_sign_road(), p.brass))
    for glyph, words, ink in rows:
        text.append(f"\n{glyph} ", style=f"bold {ink}")
        text.append(told(words), style=p.ink2)
    return text


def header(state: TempusState, p: Palette) -> Text:
    """Return the state of the game, for the top line."""
    text = Text()
    if state.turn >= state.numbers.turns:
        text.append(told(m.table_head_over()), style=f"bold {p.ink}")
    else:
        turn = int(state.turn)
        where = told(m.table_head_turn(turn=turn % DIGITS + 1, turns=DIGITS))
        text.append(told(m.table_head_round(n=ROMAN[turn // DIGITS])), style=f"bold {p.now}")
        text.append(f" · {where}", style=p.ink2)
    return text


def rail(
    state: TempusState, after: TempusState | None, events: list[Event], width: int, p: Palette
) -> Text:
    """Return everything in one narrow column, for small terminals."""
    now = state.breakdown()
    then = after.breakdown() if after is not None else now
    text = Text().append(f"{told(m.table_rail_gold())} ", style=p.ink3)
    text += change(int(state.gold), int(after.gold) if after is not None else None, p)
    wood, stone = reached(state)
    text.append(f"  {GLYPHS[FOREST]}{wood}", style=p.forestink)
    text.append(f" {GLYPHS[QUARRY]}{stone}", style=p.rockink)
    wide = width >= RAIL_WIDE
    text.append(f"{'  ' if wide else chr(10)}{told(m.table_head_score())} ", style=p.ink3)
    text += change(now.total, then.total, p) if wide else _either(now.total, then.total, p)
    names = [told(_short(title)) for title, _ in score_parts(now)]
    pairs = [
        (name, points, later)
        for name, (_, points), (_, later) in zip(names, now.parts, then.parts, strict=True)
    ]
    half = (len(pairs) + 1) // 2
    rows = [pairs[row::half] for row in range(half)]
    for row in rows if wide else [[pair] for pair in pairs]:
        text.append("\n")
        for short, points, later in row:
            gain = f"{later - points:+}" if later != points else ""
            text.append(f"{short:<8}", style=p.ink2)
            if not wide:
                text += _either(points, later, p)
                continue
            text.append(f"{points:>4} ", style=p.ink)
            text.append(f"{gain:<4}", style=f"bold {p.now}")
    losses = [event.args[0] for event in events if event.kind == "raid"]
    text += Text("\n") + raid(state, losses, width, p)
    text += Text("\n") + uses(state, p, 3)
    return text + Text("\n") + log(events, 30, width, p)


def _short(title: Message) -> Message:
    """Return the short name of a row of the score."""
    if "score" not in title.args:
        return title  # a designer's row without a name in the catalogue
    return Message("part-score-short", title.args, title.book)


def _either(before: int, after: int, p: Palette) -> Text:
    """Return a number's value after the chosen move, if there is no room for both."""
    return Text(f"{after:>4}", style=p.ink if after == before else f"bold {p.now}")


def result(state: TempusState, done: list[str], p: Palette) -> Text:
    """Return the result of a game: the points, their parts, and the track without places."""
    total = state.breakdown()
    points_in_all = told(m.part_points(points=total.total))
    text = Text().append(points_in_all, style=f"bold {p.now}")
    for name, title, points in parts_of(state):
        text += Text("\n") + dotted(_with_count(state, name, title), str(points), 40, p)
    waters = [lake for lake in total.waters if lake.buildings]
    if waters:
        listed = " + ".join(f"{len(w.squares)}{TIMES}{len(w.buildings)}" for w in waters)
        text.append(f"\n{told(m.table_lakes(sums=listed))}", style=p.seaink)
    inks = dict(zip(TRACK, (p.brass, p.seaink, p.forestink, p.ink), strict=True))
    text.append("\n")
    for number in range(state.numbers.rounds):
        text.append(f"\n{ROMAN[number]:>4}  ", style=p.ink3)
        for letter in done[number * DIGITS : (number + 1) * DIGITS]:
            sign = "·" if letter == "-" else "■"
            text.append(f"{sign} ", style=inks.get(letter.lower(), p.line2))
    text.append("\n      ")
    for key, action in zip(TRACK, DEEDS, strict=True):
        text.append("■ ", style=inks[key])
        text.append(f"{told(m.part_action(action=action)).lower()}  ", style=p.ink3)
    return text
