"""The words of the bar that asks: what Enter would do, what it brings, and the other choices."""

from rich.text import Text

from aevum.games.tempus_imperium.data import (
    BUILD,
    DIG,
    FEE,
    GOLD_COST,
    ROAD,
    STONE_COST,
    USE,
    WOOD_COST,
)
from aevum.games.tempus_imperium.rules import TempusState
from aevum.terminal.tempus.choice import PASSING, Choice
from aevum.terminal.tempus.words import at
from aevum.terminal.theme import Palette

ACTION_KEYS = (("r", "oad", ROAD), ("d", "ig", DIG), ("b", "uild", BUILD), ("u", "se", USE))
KIND_KEYS = (("", "f", "arm"), ("", "m", "arket"), ("f", "o", "rt"), ("", "c", "astle"))


def question(
    choice: Choice, after: TempusState | None, trouble: str, p: Palette, small: bool
) -> Text:
    """Return the question with its consequence (or the trouble with it), then the choices."""
    text = Text().append(choice.question(), style=f"bold {p.ink}")
    told = choice.nowhere() or trouble if after is None else consequence(choice, after)
    text.append(f"  {told}\n", style=p.ink2)
    return text + options(choice, p, small)


def consequence(choice: Choice, after: TempusState) -> str:
    """Return what the chosen move costs and brings."""
    state = choice.state
    before, then = state.breakdown().total, after.breakdown().total
    parts: list[str] = []
    if choice.paid():
        parts.append(f"{FEE} gold for the action.")
    if choice.mode == BUILD:
        parts.append(f"Costs {price(choice.kind)}.")
    gain = int(after.gold) - int(state.gold)
    if gain > 0:
        parts.append(f"+{gain} gold.")
    parts.append(f"Score {before} → {then}." if then != before else "The score stays.")
    return " ".join(parts)


def options(choice: Choice, p: Palette, small: bool) -> Text:
    """Return the actions with their keys; the chosen one stands out."""
    state = choice.state
    text = Text()
    if state.site >= 0:
        words = "Arrows choose the square that pays, Enter takes 1, Esc goes back"
        return text.append(words, style=p.ink3)
    for key, rest, action in ACTION_KEYS:
        _option(text, "", key, rest, choice.wanted() == action, state.action() == action, p)
    _option(text, "", "p", "ass", choice.mode == PASSING, True, p)
    if choice.mode == BUILD:
        text.append(" │ ", style=p.line2)
        able = choice.kinds_here()
        for kind, (lead, key, rest) in enumerate(KIND_KEYS):
            _option(text, lead, key, rest, choice.kind == kind, able[kind], p)
    elif choice.mode == ROAD:
        text.append(" │ Space turns it", style=p.ink3)
    if small and choice.mode != BUILD:
        text.append(" │ ? keys", style=p.ink3)
    text.rstrip()
    return text


def _option(
    text: Text, lead: str, key: str, rest: str, chosen: bool, ready: bool, p: Palette
) -> None:
    ink = p.now if chosen else p.ink2 if ready else p.ink3
    text.append(lead, style=ink)
    text.append(f"[{key}]", style=f"bold {p.now if chosen else p.brass if ready else p.ink3}")
    text.append(f"{rest}  ", style=f"bold {ink}" if chosen else ink)


def here(choice: Choice) -> str:
    """Return what is under the cursor."""
    if choice.on_borders():
        return "Roads lie on borders: E is the right border of a square, S the lower one."
    return f"{at(choice.state, choice.square)}."


def price(kind: int) -> str:
    """Return what a building costs, in words."""
    parts = ((WOOD_COST[kind], "wood"), (STONE_COST[kind], "stone"), (GOLD_COST[kind], "gold"))
    return ", ".join(f"{n} {what}" for n, what in parts if n)
