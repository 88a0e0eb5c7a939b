"""Players that end the game with edicts only, which the Unhappiness track must make a bad idea."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.bot.strategies import STRATEGIES
from aevum.games.ascii.data import MOODS
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import CONSCRIPT, TAX
from aevum.games.ascii.rules.asks import ANNOUNCE, DEVELOP
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.state import Empires

TAXATION = "ten Taxations"
CONSCRIPTION = "seven Conscriptions"
EDICTS = {TAXATION: (TAX,), CONSCRIPTION: (CONSCRIPT + 1, CONSCRIPT)}
"""The edicts of each rush, the better first."""


class RushBot(Bot):
    """Plays for Workers until its edicts can fill a track, then announces and dictates all of them.

    If nobody is near a `!`, so that the end is not asked for, it dictates until somebody is.
    """

    name = "rush"

    def __init__(self, rush: str) -> None:
        self.rush = rush
        self.inner = StandardBot(STRATEGIES["population"])

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Empires)
        if ask.must and ask.kind == ANNOUNCE and self.can_end(view.empires[ask.seat]):
            return ANNOUNCE_MOVE
        if ask.must and ask.kind == DEVELOP and self.dictates(view, ask.seat):
            for move in EDICTS[self.rush]:
                if move in legal:
                    return move
        return self.inner.choose(view, ask, legal, rng)

    def dictates(self, view: Empires, seat: int) -> bool:
        """Return whether it is time for edicts."""
        if view.announcers >> seat & 1:
            return True
        return not view.near_end() and self.can_end(view.empires[seat])

    def can_end(self, empire: Empire) -> bool:
        """Return whether edicts alone fill a track: ten Taxations always do."""
        boxes = empire.numbers.military - empire.military
        bearable = empire.unhappy + -(-boxes // empire.numbers.conscripts) <= MOODS
        return self.rush == TAXATION or (empire.workers >= boxes and bearable)
