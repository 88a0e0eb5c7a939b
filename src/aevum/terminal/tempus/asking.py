"""The words of the bar that asks: what Enter would do, what it brings, and the other choices."""

from rich.text import Text

from aevum.games.tempus.data import (
    BUILD,
    DIG,
    ROAD,
    USE,
    Numbers,
)
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.tempus.choice import Choice
from aevum.terminal.tempus.targets import PASSING
from aevum.terminal.tempus.words import at
from aevum.terminal.theme import Palette

ACTION_KEYS = (("r", "oad", ROAD), ("d", "ig", DIG), ("b", "uild", BUILD), ("u", "se", USE))
KIND_KEYS = (("", "f", "arm"), ("", "m", "arket"), ("f", "o", "rt"), ("", "c", "astle"))

# How the line of choices is written, the roomiest first: the gap between two, and whether the
# buildings and the actions have their names.
FORMS = (("  ", True, True), (" ", True, True), (" ", False, True), (" ", False, False))


def question(
    choice: Choice, after: TempusState | None, trouble: str, p: Palette, room: int, low: bool
) -> Text:
    """Return the question with its consequence (or the trouble with it), then the choices.

    `room` is the width of a line. A low terminal has but one line for all except the choices:
    where the action has no place, the way out stands there instead of the question.
    """
    text = Text()
    nowhere = choice.nowhere(low)
    if after is None and nowhere:
        if not low:
            text.append(f"{choice.question()}  ", style=f"bold {p.ink}")
        text.append(f"{nowhere} ", style=p.ink2)
        text.append(choice.instead(low), style=p.ink)
    else:
        text.append(f"{choice.question()}  ", style=f"bold {p.ink}")
        text.append(trouble if after is None else consequence(choice, after), style=p.ink2)
    return text.append("\n") + options(choice, p, room)


def consequence(choice: Choice, after: TempusState) -> str:
    """Return what the chosen move costs and brings."""
    state = choice.state
    before, then = state.breakdown().total, after.breakdown().total
    parts: list[str] = []
    if choice.paid():
        parts.append(f"{int(state.numbers.fee)} gold for the action.")
    if choice.mode == BUILD:
        parts.append(f"Costs {price(state.numbers, choice.kind)}.")
    gain = int(after.gold) - int(state.gold)
    if gain > 0:
        parts.append(f"+{gain} gold.")
    parts.append(f"Score {before} → {then}." if then != before else "The score stays.")
    return " ".join(parts)


def options(choice: Choice, p: Palette, room: int) -> Text:
    """Return the actions with their keys in one line of `room`; the chosen one stands out.

    With less room the gaps go first, then the names of the buildings, then all but the letters.
    """
    if choice.state.site >= 0:
        words = "Arrows choose the square that pays, Enter takes 1, Esc goes back"
        if len(words) > room:
            words = "Arrows choose, Enter takes 1, Esc goes back"
        return Text(words, style=p.ink3)
    lines = [_options(choice, p, *form) for form in FORMS]
    return next((line for line in lines if len(line) <= room), lines[-1])


def _options(choice: Choice, p: Palette, gap: str, kinds: bool, words: bool) -> Text:
    state = choice.state
    rows = [
        ("", key, rest, choice.wanted() == action, state.action() == action)
        for key, rest, action in ACTION_KEYS
    ]
    rows.append(("", "p", "ass", choice.mode == PASSING, True))
    text = Text(gap).join(_option(*row, words, p) for row in rows)
    bar = Text(f"{gap[1:]}│ ", style=p.line2)
    if choice.mode == BUILD:
        able = choice.kinds_here()
        named = [
            _option(lead, key, rest, choice.kind == kind, able[kind], kinds, p)
            for kind, (lead, key, rest) in enumerate(KIND_KEYS)
        ]
        text += Text(" ") + bar + Text(gap if kinds else "").join(named)
    elif choice.mode == ROAD and kinds:
        text += Text(" ") + bar + Text("Space turns it", style=p.ink3)
    return text + Text(" ") + bar + Text("? keys" if words else "?", style=p.ink3)


def _option(
    lead: str, key: str, rest: str, chosen: bool, ready: bool, words: bool, p: Palette
) -> Text:
    ink = p.now if chosen else p.ink2 if ready else p.ink3
    text = Text().append(lead if words else "", style=ink)
    text.append(f"[{key}]", style=f"bold {p.now if chosen else p.brass if ready else p.ink3}")
    return text.append(rest if words else "", style=f"bold {ink}" if chosen else ink)


def here(choice: Choice) -> str:
    """Return what is under the cursor."""
    if choice.on_borders():
        return "Roads lie on borders: E is the right border of a square, S the lower one."
    return f"{at(choice.state, choice.square)}."


def price(numbers: Numbers, kind: int) -> str:
    """Return what a building costs, in words."""
    costs = ((numbers.wood, "wood"), (numbers.stone, "stone"), (numbers.gold, "gold"))
    parts = [(cost[kind], what) for cost, what in costs]
    return ", ".join(f"{n} {what}" for n, what in parts if n)
