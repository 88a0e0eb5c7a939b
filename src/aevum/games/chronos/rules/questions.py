"""Every kind of question by its number."""

from typing import Final

from aevum.core.state import Ask
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import is_plague
from aevum.games.chronos.rules.chance import Deal
from aevum.games.chronos.rules.choices import (
    ChoosePlague,
    ChooseStarving,
    ChooseTimer,
    GiveCard,
    TakeOffered,
)
from aevum.games.chronos.rules.effects import settle
from aevum.games.chronos.rules.options import ACTING
from aevum.games.chronos.rules.question import QuestionKind

QUESTIONS: Final[list[QuestionKind]] = [
    ACTING,
    ChooseTimer(),
    ChooseStarving(),
    ChoosePlague(),
    GiveCard(),
    TakeOffered(),
    Deal(),
]
"""In the order of `asks.py`."""


def choices(sea: Archipelago, ask: Ask) -> list[int]:
    """Return the moves a question admits, ascending."""
    return QUESTIONS[ask.kind].options(sea, ask)


def forgive(sea: Archipelago) -> None:
    """Drop questions that are no longer possible, then ask for owed cards that waited for them."""
    for place in range(len(sea.asks) - 1, sea.seats - 1, -1):
        ask = sea.asks[place]
        if QUESTIONS[ask.kind].is_void(sea, ask):
            del sea.asks[place]
            if is_plague(ask.kind):
                settle(sea, ask.seat)
