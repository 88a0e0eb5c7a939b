"""The bots in a worker, and the answers to jobs."""

from typing import Final

from aevum.bots import registry as bots
from aevum.bots.advice import advise
from aevum.core.bot import Bot
from aevum.core.record import Input, Record
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games import registry as games
from aevum.server.workers.messages import (
    UNHEARD,
    Advise,
    Advised,
    Answer,
    BotJob,
    Choose,
    Chosen,
    Consider,
    Considered,
    Failed,
    Film,
    FilmsMade,
    FindPar,
    Forget,
    Hear,
    Improve,
    Improved,
    ParFound,
    RetellFilm,
    SplitArchive,
    TimedJob,
    event,
)
from aevum.server.workers.replays import films, in_messages, parted

MOST_PLAYERS: Final = 5000  # bots kept; the one idle for longest is dropped first


class BotPlayer:
    """A bot in one seat of one match, with its own generator and the events it has heard."""

    def __init__(self, name: str, seed: str, bot: Bot) -> None:
        self.name = name
        self.seed = seed
        self.bot = bot
        self.rng = Rng(seed)
        self.heard = 0
        self.words = 0

    def listen(self, job: BotJob) -> Answer | None:
        """Give the bot its new events; return the answer that asks for missing ones, if any.

        Kept and broken promises are public, so bots that do not listen get them too.
        """
        if self.bot.listens:
            if job.first != self.heard:
                return Hear(self.heard)
            for each in job.events:
                self.bot.saw(event(each))
            self.heard += len(job.events)
        for other, kept in job.words[self.words :]:
            self.bot.bargain(other, kept)
        self.words = len(job.words)
        return None

    def reached(self) -> int:
        """Return how many events it has heard."""
        return self.heard if self.bot.listens else UNHEARD


class JobRunner:
    """Answers jobs one after another, and keeps bots in between so that they can remember."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int], BotPlayer] = {}

    def answer(self, job: TimedJob) -> Answer:
        """Return the answer to a job; any exception of a bot or a game becomes a `Failed`."""
        try:
            if isinstance(job, Choose):
                return self._choose(job)
            if isinstance(job, Consider):
                return self._consider(job)
            if isinstance(job, Advise):
                return self._advise(job)
            if isinstance(job, Improve):
                return self._improve(job)
            if isinstance(job, Film):
                return _film(job)
            if isinstance(job, SplitArchive):
                return FilmsMade(parted(job.archive))
            if isinstance(job, RetellFilm):
                return FilmsMade([in_messages(job.film)])
            return self._reach(job)
        except Exception as error:
            if isinstance(job, BotJob):
                self._players.pop((job.code, job.seat), None)  # its state may be inconsistent
            return Failed(f"{type(error).__name__}: {error}")

    def forget(self, job: Forget) -> None:
        """Drop the bots of a table."""
        for key in [key for key in self._players if key[0] == job.code]:
            del self._players[key]

    def _choose(self, job: Choose) -> Answer:
        player = self._player(job)
        missing = player.listen(job)
        if missing is not None:
            return missing
        view = games.find(job.game).load(job.view)
        ask = _question(view, job.seat, job.serial)
        wait = 0
        if job.live:
            wait, move = player.bot.plan(view, ask, job.legal, player.rng)
        else:
            rng = Rng(job.luck) if job.luck else player.rng
            move = player.bot.choose(view, ask, job.legal, rng)
        return Chosen(move, wait, player.reached())

    def _consider(self, job: Consider) -> Answer:
        player = self._player(job)
        missing = player.listen(job)
        if missing is not None:
            return missing
        view = games.find(job.game).load(job.view)
        yes = player.bot.bid(view, job.seat, job.bidder, job.terms, player.rng)
        return Considered(yes, player.reached())

    def _player(self, job: BotJob) -> BotPlayer:
        """Return the bot in a seat: the one that is there, or a new one."""
        key = (job.code, job.seat)
        player = self._players.pop(key, None)
        if player is None or player.name != job.bot or player.seed != job.seed:
            player = BotPlayer(job.bot, job.seed, bots.find(job.bot, games.find(job.game)))
        self._players[key] = player  # last, as the most recently used
        if len(self._players) > MOST_PLAYERS:
            del self._players[next(iter(self._players))]
        return player

    def _advise(self, job: Advise) -> Answer:
        game = games.find(job.game)
        view = game.load(job.view)
        ask = _question(view, job.seat, job.serial)
        hint = advise(game, view, ask, job.legal, job.seconds, job.kept)
        line, plan = list(hint.line), list(hint.plan)
        label, reason = hint.label.wire(), hint.reason.wire()
        aim, later = None if hint.aim is None else hint.aim.wire(), list(hint.later)
        return Advised(hint.move, label, reason, hint.bot, line, plan, hint.ahead, aim, later)

    def _improve(self, job: Improve) -> Answer:
        game = games.find(job.game)
        return Improved(game.improve(game.load(job.view), job.seat, job.seconds, job.kept))

    def _reach(self, job: FindPar) -> Answer:
        solver = games.find(job.game).solver()
        return ParFound(solver.par(dict(job.options), job.seconds) if solver else None)


def _film(job: Film) -> Answer:
    rows = [Input(at, seat, move) for at, seat, move in job.rows]
    record = Record(
        games.find(job.game), job.seats, int(job.seed), dict(job.options), rows,
        rules=job.rules, takebacks=job.takebacks, numbers=job.numbers,
    )  # fmt: skip
    return FilmsMade(films(record, job.viewers, job.face))


def _question(view: State, seat: int, serial: int) -> Ask:
    """Return the question of a job."""
    return next(ask for ask in view.asks if ask.seat == seat and ask.serial == serial)
