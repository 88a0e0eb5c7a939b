"""How the bot answers choices in flight."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.games.chronos.bot.hell import best_target, send
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import WAR
from aevum.games.chronos.moves import GAIN, LEAVE, PAY, PLAGUE_MOVE, STARVE
from aevum.games.chronos.rules.effects import targets
from aevum.games.chronos.rules.questions import choices


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerJudge:
    """The bot's opinion of answers to a kind of question: by default the first one is best."""

    def answer(self, look: Outlook, ask: Ask, options: list[int]) -> int:
        """Return the best answer; of several the first."""
        best, best_worth = NONE, 0
        for move in options:
            worth = self.worth(look, ask, move)
            if best == NONE or worth > best_worth:
                best, best_worth = move, worth
        return best

    def worth(self, look: Outlook, ask: Ask, move: int) -> int:
        """Return the value of an answer."""
        return 0


class WarJudge(AnswerJudge):
    """Which timer goes into Hell."""

    def answer(self, look: Outlook, ask: Ask, options: list[int]) -> int:
        return send(look, best_target(look, targets(look.sea, ask.subject)))


class StarvationJudge(AnswerJudge):
    """Who loses the top card."""

    def worth(self, look: Outlook, ask: Ask, move: int) -> int:
        return look.hunger(move - STARVE)


class HecateAnswerJudge(AnswerJudge):
    """Which plague HECATE turns another into."""

    def worth(self, look: Outlook, ask: Ask, move: int) -> int:
        return look.plague(WAR + move - PLAGUE_MOVE)


class PenaltyJudge(AnswerJudge):
    """Which card is given."""

    def worth(self, look: Outlook, ask: Ask, move: int) -> int:
        to, card = ask.subject, move - PAY
        return look.harm(to, -look.realms[to].gain_of(card)) - look.me.loss_of(card)


class HermesJudge(AnswerJudge):
    """Which card of an offering is gained."""

    def worth(self, look: Outlook, ask: Ask, move: int) -> int:
        return 0 if move == LEAVE else look.gain(look.seat, move - GAIN)


ANSWER_JUDGES: Final[list[AnswerJudge]] = [
    AnswerJudge(),  # moves that a seat makes on its own are not answered here
    WarJudge(),
    StarvationJudge(),
    HecateAnswerJudge(),
    PenaltyJudge(),
    HermesJudge(),
]
"""In the order of `asks.py`."""


def answer(look: Outlook, ask: Ask) -> int:
    """Return the bot's answer to a choice in flight, NONE if there is nothing to choose."""
    options = choices(look.sea, ask)
    if not options:
        return NONE
    return ANSWER_JUDGES[ask.kind].answer(look, ask, options)
