"""Who leads during a game, checked whenever another seat is asked."""

from aevum.core.bot import Bot
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask, State


class Lead:
    """Counts how often the lead passes from one seat to another.

    The leader has more points than anybody else; while several share the most, the last leader
    still leads. The first to lead changes nothing.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.asked = NONE
        self.leader = NONE
        self.changes = 0

    def pass_to(self, seat: int) -> None:
        """Check the points if another seat is asked than before."""
        if seat != self.asked:
            self.asked = seat
            self.look()

    def look(self) -> None:
        """Check the current points."""
        scores = self.state.scores()
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        self.changes += int(self.leader not in (NONE, leader))
        self.leader = leader


class Watched(Bot):
    """A bot that plays like another one, but checks the lead first."""

    name = "watched"

    def __init__(self, bot: Bot, seat: int, lead: Lead) -> None:
        self.bot = bot
        self.seat = seat
        self.lead = lead

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        self.lead.pass_to(self.seat)
        return self.bot.choose(view, ask, legal, rng)

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        self.lead.pass_to(self.seat)
        return self.bot.plan(view, ask, legal, rng)


class WatchedListener(Watched):
    """The same for a bot that wants to see events."""

    name = "watched listener"
    listens = True

    def saw(self, event: Event) -> None:
        self.bot.saw(event)


def watched(bot: Bot, seat: int, lead: Lead) -> Bot:
    """Return a bot that plays like this one and checks the lead."""
    return WatchedListener(bot, seat, lead) if bot.listens else Watched(bot, seat, lead)
