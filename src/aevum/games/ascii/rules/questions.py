"""Every kind of question by its number."""

from functools import lru_cache
from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask
from aevum.core.text import Question
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import Numbers
from aevum.games.ascii.moves import is_edict
from aevum.games.ascii.rules.colonies import UseColony
from aevum.games.ascii.rules.deployment import DeclareOperation
from aevum.games.ascii.rules.development import Develop
from aevum.games.ascii.rules.diplomacy import PledgeGold, ProposeDice
from aevum.games.ascii.rules.disasters import BearDisaster
from aevum.games.ascii.rules.edict import edict_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import CancelOperation, ChooseSite, PressOn
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.rewards import TakeReward
from aevum.games.ascii.rules.turns import AnnounceEnd

MATCHES_KEPT: Final = 1024  # matches with changed numbers whose questions are cached


class Dictate(QuestionKind):
    """Does the seat dictate an edict? With others, this stays open all game long (R9.1)."""

    def options(self, sea: Mediterranean, ask: Ask) -> list[int]:
        seat = ask.seat
        found: list[int] = []
        if sea.may_dictate(seat):
            for edict in sea.terms.edicts:
                edict.add(sea, seat, found)
        return found

    def admits(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        if not is_edict(move) or not sea.may_dictate(ask.seat):
            return False
        return edict_of(sea, move).admits(sea, ask.seat, move)

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        return rng.pick(self.options(sea, ask))

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        return WAIT

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        return _edicts(sea.terms.numbers)


@lru_cache(maxsize=MATCHES_KEPT)
def _edicts(numbers: Numbers) -> Question:
    """Return the question that is open besides all others, and so is rendered most often."""
    unhappy, gold = numbers.edict_unhappy, numbers.tax_gold
    return Question(m.ask_anytime(unhappy=unhappy, gold=gold, soldiers=numbers.conscripts))


DICTATE: Final = Dictate()
QUESTIONS: Final[list[QuestionKind]] = [
    ProposeDice(),
    PledgeGold(),
    BearDisaster(),
    AnnounceEnd(),
    Develop(),
    TakeReward(),
    UseColony(),
    DeclareOperation(),
    CancelOperation(),
    PressOn(),
    ChooseSite(),
    DICTATE,
]
"""In the order of `asks.py`."""
