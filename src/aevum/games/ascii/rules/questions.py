"""Every kind of question by its number."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask
from aevum.games.ascii.moves import is_edict
from aevum.games.ascii.rules.colonies import UseColony
from aevum.games.ascii.rules.deployment import DeclareOperation
from aevum.games.ascii.rules.development import Develop
from aevum.games.ascii.rules.diplomacy import PledgeGold, ProposeDice
from aevum.games.ascii.rules.disasters import BearDisaster
from aevum.games.ascii.rules.edict import add_edicts, may_dictate_move
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import CancelOperation, ChooseSite, PressOn
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.rewards import TakeReward
from aevum.games.ascii.rules.turns import AnnounceEnd


class Dictate(QuestionKind):
    """Does the seat dictate an edict? With others, this stands open all game long (R9.1)."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        found: list[int] = []
        if sea.may_dictate(ask.seat):
            add_edicts(sea, ask.seat, found)
        return found

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        return rng.pick(self.answers(sea, ask))

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        return WAIT

    def admits(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        return (
            is_edict(move) and sea.may_dictate(ask.seat) and may_dictate_move(sea, ask.seat, move)
        )


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
    Dictate(),
]
"""In the order of `asks.py`."""
