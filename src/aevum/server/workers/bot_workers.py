"""The server's bots, hints and searches: takes positions, and returns moves or scores.

Worker processes do the work, from masked states. A worker that dies or hangs is replaced, and its
job is tried again once. After that a bot makes the game's default move, and a hint or a search is
refused with a sentence. Nobody waits for ever.
"""

import secrets
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from aevum.bots.registry import NAMES, current, names, packaged
from aevum.core.errors import UnknownName
from aevum.core.record import Record
from aevum.core.state import WAIT, Ask, State
from aevum.games import registry as games
from aevum.server import messages as m
from aevum.server.workers.bot_players import BotPlayers, BotTurn, Heard, Offer
from aevum.server.workers.hint_jobs import Hint, HintJobs, Options, SearchJobs
from aevum.server.workers.job_queue import ARCHIVE, REPLAY, JobQueue
from aevum.server.workers.messages import Chosen, Word
from aevum.server.workers.process import HangLimits, Worker
from aevum.server.workers.replay_jobs import ReplayJobs

PLAYING: Final = 10  # how much workers give way to the server's own process, by the scale of `nice`
FILMING: Final = 10
SEARCHING: Final = 19
AWHILE: Final = 1000  # milliseconds until a live bot without a plan is asked again


class WorkerLimits(NamedTuple):
    """Time limits in seconds."""

    move: float = 30.0
    hint: float = 10.0
    """Including the time in the queue."""
    search: float = 30.0
    """In addition to the requested time."""
    film: float = 120.0
    hangs: HangLimits = HangLimits()


class BotWorkers:
    """All workers of a server.

    `games` are more games and `bots` more bots that tables may use, as `module:NAME`; names from
    the network are looked up here and never imported. `secret` gives the seeds of bots, which are
    independent of those of matches.
    """

    def __init__(
        self,
        workers: int = 1,
        games: Sequence[str] = (),
        bots: Sequence[str] = (),
        limits: WorkerLimits | None = None,
        secret: Callable[[], str] = secrets.token_hex,
        on_move: Callable[[float], None] | None = None,
        on_wait: Callable[[float], None] | None = None,
    ) -> None:
        limits = limits or WorkerLimits()
        self.bots = (*NAMES, *bots)
        self._on_wait = on_wait
        """Called with the seconds from each question to the bot's answer."""
        hangs = limits.hangs
        count = max(workers, 1)
        self.queues = [JobQueue(Worker(games, PLAYING, hangs), on_move) for _ in range(count)]
        self.search_queue = JobQueue(Worker(games, SEARCHING, hangs))
        self.film_queue = JobQueue(Worker(games, FILMING, hangs))
        self.bot_players = BotPlayers(self.queues, limits.move, secret)
        self.hint_jobs = HintJobs(self.queues, limits.hint)
        self.search_jobs = SearchJobs(self.search_queue, limits.search)
        self.replay_jobs = ReplayJobs(self.film_queue, limits.film)

    def start(self) -> None:
        """Start the workers for bots in the background, once."""
        for queue in self.queues:
            queue.open()

    async def stop(self) -> None:
        """End all workers."""
        for queue in self._all():
            await queue.close()
        await self.search_jobs.stop()

    def _all(self) -> list[JobQueue]:
        return [*self.queues, self.search_queue, self.film_queue]

    def replaced(self) -> int:
        """Return how many workers had to be replaced so far."""
        return sum(queue.replaced() for queue in self._all())

    def queues_by_kind(self) -> dict[str, list[JobQueue]]:
        """Return all job queues by their workers' tasks."""
        return {"play": self.queues, "search": [self.search_queue], "film": [self.film_queue]}

    async def choose(
        self,
        code: str,
        seat: int,
        game: str,
        bot: str,
        view: State,
        ask: Ask,
        legal: list[int],
        events: Heard,
        luck: str = "",
    ) -> int:
        """Return the move of the bot in a seat, one of `legal`; the default if it has none.

        `view` is the seat's mask. `events(n)` returns the events that this seat has seen, from the
        n-th on. With `luck` the same question gets the same answer, even from a bot without its
        memory.
        """
        self._known(bot, game)
        _masked(view, seat)
        turn = BotTurn(code, seat, game, bot, view, ask, legal, events, [], luck)
        chosen = await self._think(turn, live=False)
        return turn.default() if chosen is None else chosen.move

    async def plan(
        self,
        code: str,
        seat: int,
        game: str,
        bot: str,
        view: State,
        ask: Ask,
        legal: list[int],
        events: Heard,
        words: Sequence[Word] = (),
    ) -> tuple[int, int]:
        """Return (wait_ms, move) of the bot in a seat of a live game; otherwise like `choose`.

        `words` lists which promises the others kept or broke at this table.
        """
        self._known(bot, game)
        _masked(view, seat)
        turn = BotTurn(code, seat, game, bot, view, ask, legal, events, list(words))
        chosen = await self._think(turn, live=True)
        if chosen is None:
            return AWHILE, WAIT if WAIT in legal else turn.default()
        return max(chosen.wait, 0), chosen.move

    async def consider(
        self,
        code: str,
        seat: int,
        game: str,
        bot: str,
        view: State,
        bidder: int,
        terms: tuple[int, ...],
        events: Heard,
        words: Sequence[Word] = (),
    ) -> bool:
        """Return whether the bot in a seat of a live game shakes hands on a bid: see `Bot.bid`."""
        self._known(bot, game)
        _masked(view, seat)
        offer = Offer(code, seat, game, bot, view, bidder, terms, events, list(words))
        return await self.bot_players.consider(offer)

    async def _think(self, turn: BotTurn, live: bool) -> Chosen | None:
        begun = perf_counter()
        chosen = await self.bot_players.think(turn, live)
        if self._on_wait is not None:
            self._on_wait(perf_counter() - begun)
        return chosen

    def forget(self, code: str) -> None:
        """Drop a table's bots, after the end of the match or a take-back."""
        self.bot_players.forget(code)

    async def advise(
        self,
        game: str,
        view: State,
        seat: int,
        ask: Ask,
        legal: list[int],
        kept: Sequence[int] = (),
    ) -> Hint:
        """Return advice on a seat's question; raise a Refused if there is none now.

        `kept` is the plan of the last hint for this seat.
        """
        _masked(view, seat)
        return await self.hint_jobs.advise(game, view, ask, legal, list(kept))

    async def improve(self, game: str, view: State, seat: int, kept: list[int]) -> list[int]:
        """Return a plan that is at least as good, [] if no search is free for it."""
        _masked(view, seat)
        return await self.search_jobs.improve(game, view, seat, kept)

    async def par(self, game: str, options: Options, seconds: float) -> int | None:
        """Return the score of the game's own search from this start, None without a search."""
        return await self.search_jobs.par(game, options, seconds)

    async def archive(self, record: Record, viewers: Sequence[int], face: str) -> list[bytes]:
        """Return the films of a match that has just ended, before any other replay."""
        return await self.replay_jobs.film(record, viewers, face, ARCHIVE)

    async def film(self, record: Record, viewer: int, face: str) -> bytes:
        """Return the film of a match for a viewer; raise a Refused if that fails."""
        (film,) = await self.replay_jobs.film(record, [viewer], face, REPLAY)
        return film

    async def part(self, archive: bytes) -> list[bytes]:
        """Return the replays in an archive of an older server, in the order of `replays.FACES`."""
        return await self.replay_jobs.part(archive, REPLAY)

    async def retell(self, film: bytes) -> bytes:
        """Return a film stored by an older server, with messages in place of sentences."""
        return await self.replay_jobs.retell(film, REPLAY)

    def _known(self, bot: str, game: str) -> None:
        if bot in self.bots or any(bot == each.name for each in packaged()):
            return
        if current(bot) in names(games.find(game)):
            return
        raise UnknownName(m.server_no_bot(bots=list(self.bots)))


def _masked(view: State, seat: int) -> None:
    if view.viewer != seat:
        raise ValueError("only a mask of the seat itself may leave this process")
