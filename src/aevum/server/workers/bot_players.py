"""Bots in seats: each stays with the worker that has its memory, and always gets an answer."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from structlog import get_logger

from aevum.core.events import Event
from aevum.core.state import WAIT, Ask, State
from aevum.server.workers.job_queue import MOVE, TRIES, JobQueue
from aevum.server.workers.messages import (
    UNHEARD,
    Answer,
    BotJob,
    Choose,
    Chosen,
    Consider,
    Considered,
    Failed,
    Forget,
    Hear,
    Word,
    told,
)
from aevum.server.workers.process import WorkerLost

MOST_TABLES: Final = 20_000  # remembered; beyond that the oldest one's bots lose their memory
MOST_WAITING: Final = 32  # moves of one table that may wait at once
STRIKES: Final = 3  # workers in a row that a bot may crash before it is no longer asked


Heard = Callable[[int], list[Event]]  # the events that a seat has seen, from the n-th on


class BotTurn(NamedTuple):
    """A question to a bot: its name, its table and seat, and what it sees there."""

    code: str
    seat: int
    game: str
    bot: str
    view: State
    ask: Ask
    legal: list[int]
    events: Heard
    words: list[Word]
    luck: str = ""

    def default(self) -> int:
        """Return the game's default move, else the first legal one."""
        move = self.view.default(self.ask)
        if move in self.legal:
            return move
        return WAIT if WAIT in self.legal else self.legal[0]


class Offer(NamedTuple):
    """A bid to a bot: a turn's fields, and the bid as in `Bot.bid`."""

    code: str
    seat: int
    game: str
    bot: str
    view: State
    bidder: int
    terms: tuple[int, ...]
    events: Heard
    words: list[Word]


class _Player:
    """The state of a bot in a seat in this process."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.heard = UNHEARD
        self.strikes = 0


class _TableBots:
    """A table's bots, and the worker where they think."""

    def __init__(self, queue: JobQueue) -> None:
        self.queue = queue
        self.players: dict[int, _Player] = {}
        self.waiting = 0


log = get_logger("workers")


class BotPlayers:
    """Every bot at every table. `secret` seeds each of them differently."""

    def __init__(self, queues: Sequence[JobQueue], limit: float, secret: Callable[[], str]) -> None:
        self.queues = queues
        self.limit = limit
        self.secret = secret
        self.chosen = 0
        self.defaults = 0
        """How many moves were defaults because no bot answered."""
        self._tables: dict[str, _TableBots] = {}

    async def think(self, turn: BotTurn, live: bool) -> Chosen | None:
        """Return the bot's choice, None without a legal answer."""
        job = Choose(
            turn.game, self.limit, turn.ask.serial, turn.legal, live, turn.luck,
            code=turn.code, seat=turn.seat, bot=turn.bot, view=turn.view.to_data(),
            words=turn.words,
        )  # fmt: skip
        answer = await self._answer(job, turn.events)
        if isinstance(answer, Chosen) and answer.move in turn.legal:
            self.chosen += 1
            return answer
        self.defaults += 1
        log.warning(
            "a bot gave no legal move",
            table=turn.code, seat=turn.seat, bot=turn.bot, answer=str(answer),
        )  # fmt: skip
        return None

    async def consider(self, offer: Offer) -> bool:
        """Return whether the bot shakes hands; one that does not answer does not."""
        job = Consider(
            offer.game, self.limit, offer.bidder, offer.terms,
            code=offer.code, seat=offer.seat, bot=offer.bot, view=offer.view.to_data(),
            words=offer.words,
        )  # fmt: skip
        answer = await self._answer(job, offer.events)
        return isinstance(answer, Considered) and answer.yes

    async def _answer(self, job: BotJob, events: Heard) -> Answer:
        table = self._table(job.code)
        player = table.players.get(job.seat)
        if player is None:
            player = table.players[job.seat] = _Player(self.secret())
        job.seed = player.seed
        if table.waiting >= MOST_WAITING:
            return Failed("too many moves of this table wait already")
        if player.strikes >= STRIKES:
            return Failed("it has crashed too many workers")
        table.waiting += 1
        try:
            answer = await _heard(table.queue, player, job, events)
        except WorkerLost as error:
            player.strikes += 1
            return Failed(str(error))
        finally:
            table.waiting -= 1
        player.strikes = 0
        return answer

    def _table(self, code: str) -> _TableBots:
        """Return a table's entry; a new one gets the worker with the least to do."""
        table = self._tables.get(code)
        if table is None:
            if len(self._tables) >= MOST_TABLES:
                self.forget(next(iter(self._tables)))
            table = self._tables[code] = _TableBots(min(self.queues, key=JobQueue.load))
        return table

    def forget(self, code: str) -> None:
        """Drop a table's bots."""
        table = self._tables.pop(code, None)
        if table is not None:
            table.queue.forget(Forget(code))


async def _heard(queue: JobQueue, player: _Player, job: BotJob, events: Heard) -> Answer:
    """Return the answer of a bot, after sending it all the events that it needs."""
    if player.heard != UNHEARD:
        _tell(job, player.heard, events)
    answer = await queue.ask(job, MOVE)
    for _ in range(TRIES):
        if not isinstance(answer, Hear):
            break
        _tell(job, answer.first, events)  # how many events it had was not known here
        answer = await queue.ask(job, MOVE)
    if isinstance(answer, Chosen | Considered):
        player.heard = answer.heard
    return answer


def _tell(job: BotJob, first: int, events: Heard) -> None:
    job.first = first
    job.events = [told(event) for event in events(first)]
