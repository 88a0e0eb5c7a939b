"""A sheet in the middle of a plan of the standard bot, and how promising it looks."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.evaluation import worth
from aevum.games.ascii.bot.sketch import Outlook
from aevum.games.ascii.data import DICE
from aevum.games.ascii.rules.empire import Empire

UNSEEN: Final = -1


@mypyc_attr(acyclic=True)
class Draft:
    """A sheet in the middle of a plan, with the moves that led there."""

    def __init__(self, empire: Empire, moves: list[int], marks: list[int], cost: int) -> None:
        self.empire = empire
        self.moves = moves
        self.marks = marks
        """For each move the `mark` of the sheet after it; UNSEEN in mid-step."""
        self.cost = cost
        """What others gain from it."""
        self.value = 0
        self.rank = 0
        self.mark = UNSEEN

    def next(self, move: int) -> "Draft":
        """Return a copy with one more move, which is not carried out on it yet."""
        return Draft(self.empire.clone(), [*self.moves, move], self.marks[:], self.cost)


def mark(empire: Empire) -> int:
    """Return a number that two sheets share only if their Development is at the same point."""
    number = empire.culture << 5 | empire.used
    number = number << 7 | empire.lines
    number = number << 6 | empire.gold
    number = number << 7 | empire.workers
    number = number << 5 | empire.military
    number = number << 4 | empire.unhappy
    number = number << 5 | empire.upper
    number = number << 5 | empire.lower
    number = number << 3 | empire.trunk
    for staffed in empire.staffed:
        number = number << 5 | staffed
    for caravan in empire.caravans:
        number = number << 3 | caravan
    return number << 6 | len(empire.buildings)


def judge(draft: Draft, look: Outlook) -> None:
    """Set the value of a sketch and its rank, which includes what it has not used yet."""
    empire = draft.empire
    draft.value = worth(empire, look.given, look.last) - draft.cost
    draft.mark = mark(empire)
    while len(draft.marks) < len(draft.moves):
        draft.marks.append(UNSEEN)
    if draft.marks:
        draft.marks[-1] = draft.mark
    rank, traits = draft.value, look.given.traits
    dice = empire.dice()
    for die in range(DICE):
        if dice >> die & 1:
            rank += traits.unused + traits.pip * look.faces[die]
    draft.rank = rank + traits.line * empire.lines
