"""The panels beside the board, as styled text: treasury, score, uses, raids, log, legend."""

import re
from typing import Final

from rich.text import Text

from aevum.core.events import Event
from aevum.games.tempus.data import (
    CASTLE,
    DIGITS,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    MARKET,
    NAMES,
    QUARRY,
    SECTIONS,
    Numbers,
)
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_parts
from aevum.terminal.tempus.board import GLYPHS
from aevum.terminal.tempus.signs import CROSS, MINUS, TIMES
from aevum.terminal.tempus.words import ROMAN, place, raid_loss, short_log, usable_now, used_now
from aevum.terminal.theme import Palette

RAID_WIDE: Final = 5  # letters that a raid needs beside others
RAIL_WIDE: Final = 32  # letters that two parts of the score need side by side


def heading(words: str, p: Palette) -> Text:
    """Return the title of a panel."""
    return Text().append(words.upper(), style=f"bold {p.ink3}")


def change(before: int, after: int | None, p: Palette) -> Text:
    """Return a number, and what it would become."""
    text = Text().append(str(before), style=f"bold {p.ink}")
    if after is not None and after != before:
        text.append(f" → {after}", style=f"bold {p.now}")
    return text


def dotted(name: str, value: str, width: int, p: Palette, after: str = "") -> Text:
    """Return a line with a name, dots and a figure, and the figure it would become."""
    room = max(1, width - len(name) - len(value) - len(after) - 2)
    text = Text().append(f"{name} ", style=p.ink2)
    text.append("·" * room + " ", style=p.line)
    text.append(value, style=p.ink)
    text.append(after, style=f"bold {p.now}")
    return text


TOGETHER: Final = re.compile(r"(?:\(|[ES] )?\d+ \d+\S*|\S+")  # a word, or a whole coordinate


def wrapped(words: str, width: int) -> list[str]:
    """Return words in lines of at most `width`; no coordinate is broken."""
    lines: list[str] = []
    for word in TOGETHER.findall(words):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def treasury(state: TempusState, after: TempusState | None, p: Palette) -> Text:
    """Return gold, and the wood and stone that roads reach."""
    text = heading("Treasury", p) + Text("\n")
    gold = None if after is None else int(after.gold)
    text += change(int(state.gold), gold, p) + Text(" gold\n", style=p.ink2)
    wood, stone = reached(state)
    text.append(f"{GLYPHS[FOREST]} {wood} wood  ", style=p.forestink)
    text.append(f"{GLYPHS[QUARRY]} {stone} stone", style=p.rockink)
    text.append("\nwithin reach of roads", style=p.ink3)
    return text


def reached(state: TempusState) -> tuple[int, int]:
    """Return the wood and stone left in squares that some road touches."""
    bits = 0
    for section in range(SECTIONS):
        if state.road[section] >= 0:
            bits |= int(state.goods[state.road[section]])
    left = [units if bits >> which & 1 else 0 for which, units in enumerate(state.units)]
    return sum(left[:8]), sum(left[8:])


def score(state: TempusState, after: TempusState | None, width: int, p: Palette) -> Text:
    """Return the score in its parts, with what the chosen move would change."""
    now = state.breakdown()
    then = after.breakdown() if after is not None else None
    text = heading("Score", p) + Text("\n")
    text += change(now.total, then.total if then is not None else None, p)
    later = score_parts(then) if then is not None else score_parts(now)
    for (name, points), (_, later_points) in zip(score_parts(now), later, strict=True):
        gain = later_points - points
        shown = f" {gain:+}" if gain else ""
        text += Text("\n") + dotted(_with_count(state, name), str(points), width, p, shown)
    return text


def _with_count(state: TempusState, name: str) -> str:
    kinds = {"Castles": CASTLE, "Markets": MARKET, "Forts": FORT, "Farms": FARM, "Enemies": ENEMY}
    if name in kinds:
        kind = kinds[name]
        numbers = state.numbers
        each = _enemy_points(numbers) if kind == ENEMY else str(numbers.points[kind - FARM])
        return f"{name} {sum(1 for cell in state.cell if cell == kind)}{TIMES}{each}"
    return name


def _enemy_points(numbers: Numbers) -> str:
    """Return what a live enemy is worth, with a true minus."""
    return str(numbers.enemy_points).replace("-", MINUS)


def uses(state: TempusState, p: Palette, most: int) -> Text:
    """Return the buildings that can still be used in this round, the best first."""
    text = heading("Use once a round", p)
    ready = usable_now(state)
    for square, gold in ready[:most]:
        kind = state.cell[square]
        name = f"{NAMES[kind].capitalize()} {place(square)}"
        text.append(f"\n{GLYPHS[kind]} {name:<13}", style=p.ink2)
        text.append(f"+{gold}", style=f"bold {p.brass}")
        if kind == FORT:
            text.append(" strikes", style=p.ink3)
    if len(ready) > most:
        text.append(f"\nand {len(ready) - most} more", style=p.ink3)
    used = len(used_now(state))
    if used:
        text.append(f"\n{used} used in this round", style=p.ink3)
    elif not ready:
        text.append("\nnone is ready", style=p.ink3)
    return text


def raid(state: TempusState, losses: list[int], width: int, p: Palette) -> Text:
    """Return the raids so far and what the next one would take."""
    across = width >= RAID_WIDE * state.numbers.rounds - 1
    text = heading(f"Raid after turn {DIGITS}" if across else "Raid", p)
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
        where = ", ".join(place(square) for square in raiders)
        told = f"by {where}" if raiders else "no enemy is in reach"
        text.append("".join(f"\n{line}" for line in wrapped(told, width)), style=p.ink3)
    return text


def log(events: list[Event], most: int, width: int, p: Palette) -> Text:
    """Return what happened, newest first, with round and turn in a margin."""
    text = heading("Log", p)
    margin = " " * 6
    for number, (stamp, words) in enumerate(reversed(short_log(events)[-most:])):
        lines = [line for part in words.split("\n") for line in wrapped(part, width - len(margin))]
        text.append(f"\n{stamp:>5} ", style=p.ink3)
        text.append(f"\n{margin}".join(lines), style=f"bold {p.ink}" if number == 0 else p.ink2)
    return text


def legend(numbers: Numbers, p: Palette) -> Text:
    """Return what the signs mean."""
    text = heading("Signs", p)
    rows = [
        ("3 0", "row, digit of date", p.ink),
        (GLYPHS[FOREST], "forest, wood left", p.forestink),
        (GLYPHS[QUARRY], "quarry, stone left", p.rockink),
        ("≈", f"lake, squares {TIMES} shore", p.seaink),
        (CROSS, f"enemy, {_enemy_points(numbers)} points", p.ink),
    ]
    for kind, points in enumerate(numbers.points, FARM):
        rows.append((GLYPHS[kind], f"{NAMES[kind]}, {points} points", p.brass))
    rows.append(("━", "road, on the borders", p.brass))
    for glyph, words, ink in rows:
        text.append(f"\n{glyph} ", style=f"bold {ink}")
        text.append(words, style=p.ink2)
    return text


def header(state: TempusState, p: Palette) -> Text:
    """Return where the game stands, for the top line."""
    text = Text()
    if state.turn >= state.numbers.turns:
        text.append("Game over", style=f"bold {p.ink}")
    else:
        turn = int(state.turn)
        text.append(f"Round {ROMAN[turn // DIGITS]}", style=f"bold {p.now}")
        text.append(f" · turn {turn % DIGITS + 1} of {DIGITS}", style=p.ink2)
    return text


def rail(
    state: TempusState, after: TempusState | None, events: list[Event], width: int, p: Palette
) -> Text:
    """Return everything in one narrow column, for small terminals."""
    now = state.breakdown()
    then = after.breakdown() if after is not None else now
    text = Text().append("Gold ", style=p.ink3)
    text += change(int(state.gold), int(after.gold) if after is not None else None, p)
    wood, stone = reached(state)
    text.append(f"  {GLYPHS[FOREST]}{wood}", style=p.forestink)
    text.append(f" {GLYPHS[QUARRY]}{stone}", style=p.rockink)
    wide = width >= RAIL_WIDE
    text.append("  Score " if wide else "\nScore ", style=p.ink3)
    text += change(now.total, then.total, p) if wide else _either(now.total, then.total, p)
    pairs = list(zip(score_parts(now), score_parts(then), strict=True))
    half = len(pairs) // 2
    rows = [[pairs[row], pairs[row + half]] for row in range(half)]
    for row in rows if wide else [[pair] for pair in pairs]:
        text.append("\n")
        for (name, points), (_, later) in row:
            gain = f"{later - points:+}" if later != points else ""
            short = name.removeprefix("Longest ").capitalize()
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


def _either(before: int, after: int, p: Palette) -> Text:
    """Return what a number would become, where there is no room for both."""
    return Text(f"{after:>4}", style=p.ink if after == before else f"bold {p.now}")


def result(state: TempusState, done: list[str], p: Palette) -> Text:
    """Return the end of a game: the points, their parts, and the track without places."""
    total = state.breakdown()
    text = Text().append(f"{total.total} points", style=f"bold {p.now}")
    for name, points in score_parts(total):
        text += Text("\n") + dotted(_with_count(state, name), str(points), 40, p)
    waters = [lake for lake in total.waters if lake.buildings]
    if waters:
        listed = " + ".join(f"{len(w.squares)}{TIMES}{len(w.buildings)}" for w in waters)
        text.append(f"\nLakes: {listed}", style=p.seaink)
    inks = {"r": p.brass, "d": p.seaink, "b": p.forestink, "u": p.ink, "-": p.line2}
    text.append("\n")
    for number in range(state.numbers.rounds):
        text.append(f"\n{ROMAN[number]:>4}  ", style=p.ink3)
        for letter in done[number * DIGITS : (number + 1) * DIGITS]:
            sign = "·" if letter == "-" else "■"
            text.append(f"{sign} ", style=inks.get(letter.lower(), p.ink))
    text.append("\n      ")
    for word, key in (("road", "r"), ("dig", "d"), ("build", "b"), ("use", "u")):
        text.append("■ ", style=inks[key])
        text.append(f"{word}  ", style=p.ink3)
    return text
