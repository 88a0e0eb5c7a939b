"""The bots that play in a worker, and how each job is answered."""

from typing import Final

from aevum.bots import registry as bots
from aevum.bots.advice import advise
from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games import registry as games
from aevum.server.thinkers.messages import (
    UNHEARD,
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Failed,
    Forget,
    Hear,
    Reach,
    Reached,
    Thought,
    event,
)

MOST_PLAYERS: Final = 5000  # bots kept; the one that was idle longest goes first


class Player:
    """A bot in one seat of one match, with its own generator and what it has heard."""

    def __init__(self, name: str, seed: str, bot: Bot) -> None:
        self.name = name
        self.seed = seed
        self.bot = bot
        self.rng = Rng(seed)
        self.heard = 0


class Mind:
    """Answers jobs one after another; bots are kept between them, so that they can remember."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int], Player] = {}

    def answer(self, job: Thought) -> Answer:
        """Return what comes of a job; whatever a bot or a game raises becomes a `Failed`."""
        try:
            if isinstance(job, Choose):
                return self._choose(job)
            if isinstance(job, Advise):
                return self._advise(job)
            return self._reach(job)
        except Exception as error:
            if isinstance(job, Choose):
                self._players.pop((job.code, job.seat), None)  # it may be half done with something
            return Failed(f"{type(error).__name__}: {error}")

    def forget(self, job: Forget) -> None:
        """Let the bots of a table go."""
        for key in [key for key in self._players if key[0] == job.code]:
            del self._players[key]

    def _choose(self, job: Choose) -> Answer:
        player = self._player(job)
        bot = player.bot
        if bot.listens:
            if job.first != player.heard:
                return Hear(player.heard)
            for each in job.events:
                bot.saw(event(each))
            player.heard += len(job.events)
        view = games.find(job.game).load(job.view)
        ask = _question(view, job.seat, job.serial)
        wait = 0
        if job.live:
            wait, move = bot.plan(view, ask, job.legal, player.rng)
        else:
            move = bot.choose(view, ask, job.legal, player.rng)
        return Chosen(move, wait, player.heard if bot.listens else UNHEARD)

    def _player(self, job: Choose) -> Player:
        """Return the bot in a seat: the one that sat there, or a fresh one."""
        key = (job.code, job.seat)
        player = self._players.pop(key, None)
        if player is None or player.name != job.bot or player.seed != job.seed:
            player = Player(job.bot, job.seed, bots.find(job.bot, games.find(job.game)))
        self._players[key] = player  # last, as the one used last
        if len(self._players) > MOST_PLAYERS:
            del self._players[next(iter(self._players))]
        return player

    def _advise(self, job: Advise) -> Answer:
        game = games.find(job.game)
        view = game.load(job.view)
        ask = _question(view, job.seat, job.serial)
        hint = advise(game, view, ask, job.legal, job.seconds)
        return Advised(hint.move, hint.label, hint.reason, hint.bot, list(hint.line))

    def _reach(self, job: Reach) -> Answer:
        return Reached(games.find(job.game).par(dict(job.options), job.seconds))


def _question(view: State, seat: int, serial: int) -> Ask:
    """Return the question that is meant."""
    return next(ask for ask in view.asks if ask.seat == seat and ask.serial == serial)
