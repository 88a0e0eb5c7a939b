"""Every kind of question by its number."""

from typing import Final

from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.rules.card import CardQuestion
from aevum.games.imperials.rules.decks import DropAction
from aevum.games.imperials.rules.dragon import LoseTown, PickDeck
from aevum.games.imperials.rules.founding import FoundPiece, FoundRoad
from aevum.games.imperials.rules.improving import PlaceWonder
from aevum.games.imperials.rules.production import PickCard
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.robber import ChooseVictim, Discard, MoveRobber
from aevum.games.imperials.rules.special_build import BuildBetweenTurns
from aevum.games.imperials.rules.trading import MarketOrPlayers
from aevum.games.imperials.rules.turn_moves import ActInTurn, RollDice, Talk
from aevum.games.imperials.rules.warriors import MarchTo, RetreatTo

COMMON: Final[list[QuestionKind]] = [
    FoundPiece(),
    FoundRoad(),
    RollDice(),
    ActInTurn(),
    BuildBetweenTurns(),
    Talk(),
    Discard(),
    MoveRobber(),
    ChooseVictim(),
    PickCard(),
    MarketOrPlayers(),
    PlaceWonder("R12.4"),
    LoseTown("R14.5"),
    MarchTo(),
    RetreatTo(),
    DropAction(),
    PickDeck(),
]
"""The questions that no action card asks."""

QUESTIONS: Final[list[QuestionKind]] = [
    *COMMON,
    *[CardQuestion()] * (len(ASK_NAMES) - len(COMMON)),
]
"""All of them, in the order of `asks.py`."""
