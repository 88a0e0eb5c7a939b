"""The server's bots, hints and searches: what to think about goes in, a move or a score comes out.

Everything is thought in worker processes, from masked states. A worker that dies or hangs is
replaced and its job tried once more; after that a bot's move is the game's default, and whoever
asked for a hint or a search is told so in a sentence. Nobody waits for ever.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from aevum.bots.registry import LEVEL, NAMES, names, packaged
from aevum.core.errors import UnknownName, quote
from aevum.core.record import Record
from aevum.core.state import WAIT, Ask, State
from aevum.games import registry as games
from aevum.server.workers.bot_players import BotPlayers, BotTurn, Heard, Offer
from aevum.server.workers.hint_jobs import Hint, HintJobs, Options, SearchJobs
from aevum.server.workers.job_queue import ARCHIVE, REPLAY, JobQueue
from aevum.server.workers.messages import Word
from aevum.server.workers.process import HangLimits, Worker
from aevum.server.workers.replay_jobs import ReplayJobs

PLAYING: Final = 10  # how kind workers are to the server's own process, as `nice` counts
FILMING: Final = 10
SEARCHING: Final = 19
AWHILE: Final = 1000  # milliseconds until a live bot that could not plan is asked again


class WorkerLimits(NamedTuple):
    """Seconds after which nobody waits any more."""

    move: float = 30.0
    hint: float = 10.0
    """With the time in the queue."""
    search: float = 30.0
    """Beyond what was asked for."""
    film: float = 120.0
    hangs: HangLimits = HangLimits()


class BotWorkers:
    """All workers of a server.

    `games` are further games and `bots` further bots that tables may use, as `module:NAME`; names
    that come over the network are looked up here and never imported. `secret` gives the seeds of
    bots, which have nothing to do with those of matches.
    """

    def __init__(
        self,
        workers: int = 1,
        games: Sequence[str] = (),
        bots: Sequence[str] = (),
        limits: WorkerLimits | None = None,
        secret: Callable[[], str] = secrets.token_hex,
        on_move: Callable[[float], None] | None = None,
    ) -> None:
        limits = limits or WorkerLimits()
        self.bots = (*NAMES, *bots)
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
        """Begin to start the workers that play; nobody has to wait, and once is enough."""
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
        """Return all desks by what their workers do."""
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
        """Return the move of the bot in a seat, one of `legal`; the default where it has none.

        `view` is the seat's mask. `events(n)` gives what this seat was told from its n-th event on.
        With `luck` the same question gets the same answer, also from a bot that begins again.
        """
        self._known(bot, game)
        _masked(view, seat)
        turn = BotTurn(code, seat, game, bot, view, ask, legal, events, [], luck)
        chosen = await self.bot_players.think(turn, live=False)
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
        """Return (wait_ms, move) of the bot in a seat of a live game; else as `choose`.

        `words` are all that were kept or broken at this table by others.
        """
        self._known(bot, game)
        _masked(view, seat)
        turn = BotTurn(code, seat, game, bot, view, ask, legal, events, list(words))
        chosen = await self.bot_players.think(turn, live=True)
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
        """Tell whether the bot in a seat of a live game shakes hands on a bid, as in `Bot.bid`."""
        self._known(bot, game)
        _masked(view, seat)
        offer = Offer(code, seat, game, bot, view, bidder, terms, events, list(words))
        return await self.bot_players.consider(offer)

    def forget(self, code: str) -> None:
        """Let a table's bots go: the match is over, or moves were taken back and all begin anew."""
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
        """Return advice on a seat's question; raise a Refused where there is none now.

        `kept` is the plan that the last hint for this seat gave.
        """
        _masked(view, seat)
        return await self.hint_jobs.advise(game, view, ask, legal, list(kept))

    async def improve(self, game: str, view: State, seat: int, kept: list[int]) -> list[int]:
        """Return a plan that is at least as good, [] where no search is free for it."""
        _masked(view, seat)
        return await self.search_jobs.improve(game, view, seat, kept)

    async def par(self, game: str, options: Options, seconds: float) -> int | None:
        """Return what the game's own search reaches from this start, None where there is none."""
        return await self.search_jobs.par(game, options, seconds)

    async def archive(self, record: Record, viewers: Sequence[int], face: str) -> list[bytes]:
        """Return a match that has just ended as these viewers saw it, before any other replay."""
        return await self.replay_jobs.film(record, viewers, face, ARCHIVE)

    async def film(self, record: Record, viewer: int, face: str) -> bytes:
        """Return a match as a viewer may see it; raise a Refused where that fails."""
        (film,) = await self.replay_jobs.film(record, [viewer], face, REPLAY)
        return film

    async def part(self, archive: bytes) -> list[bytes]:
        """Return the replays in an archive of an older server, in the order of `replays.FACES`."""
        return await self.replay_jobs.part(archive, REPLAY)

    async def retell(self, film: bytes) -> bytes:
        """Return a replay that an older server kept, with messages in the place of sentences."""
        return await self.replay_jobs.retell(film, REPLAY)

    def _known(self, bot: str, game: str) -> None:
        if bot in self.bots or any(bot == each.name for each in packaged()):
            return
        if bot.startswith(LEVEL) and bot in names(games.find(game)):
            return
        raise UnknownName(f'There is no bot "{quote(bot)}" here. There is: {", ".join(self.bots)}.')


def _masked(view: State, seat: int) -> None:
    if view.viewer != seat:
        raise ValueError("only a mask of the seat itself may leave this process")
