"""The standard bot: it looks, thinks and moves in the time that a person needs.

A bot is asked for a plan when its last one is finished. It plans to WAIT while it looks and thinks,
and then, after another look, to move when its hand has reached the timer. So it reacts to what it
saw a moment ago, and is too late when a person would be.
"""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.bot.attention import Attention
from aevum.games.chronos.bot.deciding import claim, decide
from aevum.games.chronos.bot.kingdom import WON, picture
from aevum.games.chronos.bot.levels import (
    APART,
    EASY,
    HARD,
    MEDIUM,
    PART,
    PERCEPTION,
    THOUSAND,
    TRAVEL,
    Level,
    decision,
)
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.mind import FORMER_MIND, Mind
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.bot.trust import Trust
from aevum.games.chronos.moves import SEND
from aevum.games.chronos.rules.archipelago import Archipelago

AGAIN: Final = 700  # milliseconds until somebody with a free timer looks again
BORED: Final = 5_000  # until a seat looks again whose timers are all running


class MediumBot(Bot):
    """Plays a sensible game of every stage, as fast as a person."""

    name = "medium"
    listens = True

    def __init__(self, mind: Mind = FORMER_MIND) -> None:
        self.level: Level = MEDIUM
        self.mind = mind
        self.heard: list[Event] = []
        """What happened since the last look."""
        self.until = 0
        """The moment of the plan."""
        self.move = WAIT
        self.serial = 0
        """The serial of the newest question."""
        self.thinking = False
        """Whether the bot has looked and is about to decide."""
        self.moved = -APART
        """When it last moved a timer."""
        self.recall = Recall(self.level.recall)
        self.attention = Attention(self.level)
        self.trust = Trust()

    def set_level(self, level: Level) -> None:
        """Set the bot's level, before it begins."""
        self.level = level
        self.recall = Recall(level.recall)
        self.attention = Attention(level)

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        """Return the best move without haste; the same mask gets the same answer."""
        assert isinstance(view, Archipelago)
        self._remember(Rng("choose"))
        look = Outlook(view, ask.seat, self.recall, self.mind)
        look.wary = self.mind.wary
        move = decide(look, legal, _calm(look))
        return move if move in legal else legal[0]

    def saw(self, event: Event) -> None:
        self.heard.append(event)

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        assert isinstance(view, Archipelago)
        self._remember(rng)
        now = view.now
        if ask.serial != self.serial:
            self.serial = ask.serial
            self.until = 0  # something new is asked: the plan can wait
            self.thinking = False
        if now < self.until and self.move in legal:
            return self.until - now, self.move
        look = Outlook(view, ask.seat, self.recall, self.mind)
        if not self.thinking and not view.drafts[ask.seat]:
            return self._begin(look, legal, rng)
        self.thinking = False
        self.attention.focus(look, rng)
        patient = self.trust.mind(look, self.attention.patience(look, rng))
        move = decide(look, legal, patient)
        if move == WAIT:
            return self._stand(now, _rest(view, ask.seat), WAIT)
        wait = PART if view.drafts[ask.seat] else TRAVEL
        if move < SEND:
            wait = max(wait, self.moved + APART - now)
            self.moved = now + wait
        return self._stand(now, wait, move)

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        assert isinstance(view, Archipelago)
        self._remember(rng)
        look = Outlook(view, seat, self.recall, self.mind)
        yes = self.trust.answer(look, bidder, terms, rng)
        if yes:
            self.until = 0  # the plan was made without the handshake
        return yes

    def bargain(self, other: int, kept: bool) -> None:
        self.trust.hear(other, kept)

    def _begin(self, look: Outlook, legal: list[int], rng: Rng) -> tuple[int, int]:
        """Look, and think about it; claim a win without thinking."""
        self.thinking = True
        self.attention.glance(look, rng)
        wait = decision(self.level, rng)
        if claim(look, legal) >= 0:
            wait = PERCEPTION
        return self._stand(look.sea.now, wait, WAIT)

    def _stand(self, now: int, wait: int, move: int) -> tuple[int, int]:
        self.until = now + wait
        self.move = move
        return wait, move

    def _remember(self, rng: Rng) -> None:
        for event in self.heard:
            self.recall.saw(event, rng)
        self.heard = []


class EasyBot(MediumBot):
    """Slow, and overlooks much."""

    name = "easy"

    def __init__(self, mind: Mind = FORMER_MIND) -> None:
        super().__init__(mind)
        self.set_level(EASY)


class HardBot(MediumBot):
    """Quick, watchful, and remembers nearly everything."""

    name = "hard"

    def __init__(self, mind: Mind = FORMER_MIND) -> None:
        super().__init__(mind)
        self.set_level(HARD)


BOTS: Final = (EasyBot, MediumBot, HardBot)
CHAMPIONS: Final = {
    "champion-1": MediumBot,
    "champion-1-easy": EasyBot,
    "champion-1-hard": HardBot,
}


def evaluate(sea: Archipelago, seat: int) -> int:
    """Return how much closer a seat seems to winning than the best other, as a mask shows it."""
    if sea.over():
        return WON if sea.ranks()[seat] == 1 else -WON
    nobody = Recall(0)
    best = 0
    for other in range(sea.seats):
        if other != seat:
            best = max(best, picture(sea, other, nobody).worth())
    return picture(sea, seat, nobody).worth() - best


def _rest(sea: Archipelago, seat: int) -> int:
    """Return how long a seat with nothing to do looks away."""
    wait = BORED
    for timer in sea.timers:
        if sea.owner(timer) == seat:
            left = sea.sand_left(timer)
            wait = min(wait, left or AGAIN)
    return wait


def _calm(look: Outlook) -> int:
    """Return the timers that hold out in a freeze if nobody's patience is drawn."""
    sea = look.sea
    found = 0
    for timer in sea.timers:
        if look.free(timer) and sea.now - sea.ends[timer] < THOUSAND * look.mind.calm:
            found |= 1 << timer
    return found
