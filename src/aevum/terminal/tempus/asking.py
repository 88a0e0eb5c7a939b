"""The words of the question bar: what Enter would do, its gain, and the other choices."""

from rich.text import Text

from aevum.core.text import Text as Message
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import BUILD, FARM, ROAD, Numbers
from aevum.games.tempus.messages import GoodName
from aevum.games.tempus.rules.phrases import DEEDS, THINGS, pairs
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.tempus.choice import Choice
from aevum.terminal.tempus.targets import KINDS, PASSING
from aevum.terminal.tempus.words import at, told
from aevum.terminal.theme import Palette

ACTION_KEYS = "rdbu"  # by action
PASS_KEY = "p"
KIND_KEYS = "fmoc"  # by building

# The forms of the line of choices, the widest first: the gap between two, and whether the buildings
# and the actions have their names.
FORMS = (("  ", True, True), (" ", True, True), (" ", False, True), (" ", False, False))


def question(
    choice: Choice, after: TempusState | None, trouble: str, p: Palette, room: int, low: bool
) -> Text:
    """Return the question with its consequence or its problem, then the choices.

    `room` is the width of a line. A low terminal has only one line for all except the choices: if
    the action has no legal place, it shows what to do instead of the question.
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
    """Return the cost and the gain of the chosen move."""
    state = choice.state
    before, then = state.breakdown().total, after.breakdown().total
    parts = [m.table_costs_fee(gold=int(state.numbers.fee))] if choice.paid() else []
    if choice.mode == BUILD:
        parts.append(m.table_costs(goods=price(state.numbers, choice.kind)))
    gain = int(after.gold) - int(state.gold)
    if gain > 0:
        parts.append(m.table_gains(gold=gain))
    goes = m.table_score_goes(before=before, after=then)
    parts.append(goes if then != before else m.table_score_stays())
    return " ".join(told(part) for part in parts)


def options(choice: Choice, p: Palette, room: int) -> Text:
    """Return the actions with their keys in one line of `room`; the chosen one is highlighted.

    With less room it first leaves out the gaps, then the names of buildings, then everything except
    the keys.
    """
    if choice.state.site >= 0:
        words = told(m.table_pay_keys())
        if len(words) > room:
            words = told(m.table_pay_keys_short())
        return Text(words, style=p.ink3)
    lines = [_options(choice, p, *form) for form in FORMS]
    return next((line for line in lines if len(line) <= room), lines[-1])


def _options(choice: Choice, p: Palette, gap: str, kinds: bool, words: bool) -> Text:
    own = choice.state.action()
    rows = [
        (key, _low(m.part_action(action=DEEDS[action])), choice.wanted() == action, own == action)
        for action, key in enumerate(ACTION_KEYS)
    ]
    rows.append((PASS_KEY, told(m.table_key_pass()), choice.mode == PASSING, True))
    text = Text(gap).join(_option(*row, words, p) for row in rows)
    bar = Text(f"{gap[1:]}│ ", style=p.line2)
    if choice.mode == BUILD:
        able = choice.kinds_here()
        names = [_low(m.part_thing(thing=THINGS[FARM + kind])) for kind in range(KINDS)]
        named = [
            _option(key, names[kind], choice.kind == kind, able[kind], kinds, p)
            for kind, key in enumerate(KIND_KEYS)
        ]
        text += Text(" ") + bar + Text(gap if kinds else "").join(named)
    elif choice.mode == ROAD and kinds:
        text += Text(" ") + bar + Text(told(m.table_key_turn()), style=p.ink3)
    return text + Text(" ") + bar + Text(told(m.table_key_help()) if words else "?", style=p.ink3)


def _low(text: Message) -> str:
    return told(text).lower()


def _option(key: str, word: str, chosen: bool, ready: bool, words: bool, p: Palette) -> Text:
    """Return a word with its key in brackets, before the word if it lacks that letter."""
    ink = p.now if chosen else p.ink2 if ready else p.ink3
    lead, found, rest = word.partition(key)
    if not found:
        lead, rest = "", f" {word}"
    text = Text().append(lead if words else "", style=ink)
    text.append(f"[{key}]", style=f"bold {p.now if chosen else p.brass if ready else p.ink3}")
    return text.append(rest if words else "", style=f"bold {ink}" if chosen else ink)


def here(choice: Choice) -> str:
    """Return what is under the cursor."""
    if choice.on_borders():
        return told(m.table_at_border())
    return at(choice.state, choice.square)


def price(numbers: Numbers, kind: int) -> list[tuple[GoodName, int]]:
    """Return the cost of a building."""
    return pairs(numbers.wood[kind], numbers.stone[kind], numbers.gold[kind])
