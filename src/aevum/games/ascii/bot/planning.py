"""The standard bot's plan for one Development: a beam search over the uses of its dice."""

from typing import Final

from aevum.games.ascii.bot.draft import Draft, judge
from aevum.games.ascii.bot.sketch import Outlook
from aevum.games.ascii.bot.steps import go_on
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.sheet_moves import may_finish

NEVER: Final = -1_000_000  # the value of stopping where the rules do not allow it


def plan(empire: Empire, look: Outlook) -> Draft:
    """Return the best Development that the search finds, without its last move: done."""
    start = Draft(empire.clone(), [], [], 0)
    judge(start, look)
    if not may_finish(start.empire):
        start.value = NEVER
    best = start
    beam, traits = [start], look.given.traits
    for _ in range(traits.steps):
        found: list[Draft] = []
        for draft in beam:
            go_on(draft, look, found)
        if not found:
            break
        beam = _foremost(found, traits.width)
        for draft in found:
            if draft.value > best.value and may_finish(draft.empire):
                best = draft
    return best


def _foremost(found: list[Draft], width: int) -> list[Draft]:
    """Return the best sketches by rank; of those that look the same only one."""
    chosen: list[Draft] = []
    seen: set[int] = set()
    for draft in sorted(found, key=_by_rank):
        if draft.mark not in seen:
            seen.add(draft.mark)
            chosen.append(draft)
            if len(chosen) == width:
                break
    return chosen


def _by_rank(draft: Draft) -> int:
    return -draft.rank
