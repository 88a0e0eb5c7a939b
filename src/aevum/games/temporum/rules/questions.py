"""Every kind of question by its number."""

from typing import Final

from aevum.games.temporum.rules.card_use import PlayCard, ScoreCard, UseTactic
from aevum.games.temporum.rules.crowns import StepBack, StepCrown
from aevum.games.temporum.rules.hands import DiscardCard
from aevum.games.temporum.rules.money import BeggarDollars
from aevum.games.temporum.rules.question import (
    ChangeHistory,
    ChooseOne,
    PickCard,
    PickPlace,
    PickTime,
    QuestionKind,
    YesOrNo,
)
from aevum.games.temporum.rules.turns import TakeTurn
from aevum.games.temporum.rules.waiting import OrderEffects

QUESTIONS: Final[list[QuestionKind]] = [
    TakeTurn(),
    ScoreCard(),
    PlayCard(),
    UseTactic(),
    BeggarDollars(),
    StepCrown(),
    StepBack(),
    DiscardCard(),
    ChooseOne(),
    YesOrNo(),
    OrderEffects(),
    PickCard(),
    PickPlace(),
    PickTime(),
    ChangeHistory(),
]
"""All of them, in the order of `asks.py`."""
