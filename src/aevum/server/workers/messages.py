"""The messages between the server and its workers, and their encoding in a pipe.

The server sends one job at a time and waits for its answer; only `Forget` has none. States are sent
as the data of a mask, so a worker cannot leak what it never gets. Whole matches with their seeds go
only to the worker that makes replays, which runs no bots.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, msgpack

from aevum.core.events import Event
from aevum.server.wire import Message

HEAD: Final = 4  # bytes before each message, its length
LONGEST: Final = 64_000_000  # bytes in a message; a longer one is an error
UNHEARD: Final = -1  # no events are sent, or the bot does not listen


class Told(Struct, array_like=True):
    """An event, as its seat saw it."""

    kind: str
    seat: int
    args: list[int]
    audience: int
    reveals: bool
    random: bool


Word = tuple[int, bool]  # a seat, and whether it kept its handshake


class _Job(Struct, tag=True):
    """A message to a worker."""


class _TimedJob(_Job):
    """A job that takes time; a worker that is not done after `limit` seconds ends itself."""

    game: str
    limit: float


class _BotJob(_TimedJob, kw_only=True):
    """A job for the bot in a seat."""

    code: str
    seat: int
    bot: str
    view: list[Any]
    seed: str = ""
    first: int = UNHEARD
    """The number of the first event below."""
    events: list[Told] = []
    words: list[Word] = []
    """Which promises were kept or broken, from the beginning of the match."""


class Choose(_BotJob):
    """Let the bot answer a question."""

    serial: int
    legal: list[int]
    live: bool
    luck: str = ""
    """The seed of this choice alone; without one the bot's own generator goes on."""


class Consider(_BotJob):
    """Let the bot answer a bid."""

    bidder: int
    terms: tuple[int, ...]


class Advise(_TimedJob):
    """Find a hint."""

    seat: int
    view: list[Any]
    serial: int
    legal: list[int]
    seconds: float
    kept: list[int] = []
    """The plan of the last hint for this seat."""


class Improve(_TimedJob):
    """Search for a better plan than a hint's."""

    seat: int
    view: list[Any]
    seconds: float
    kept: list[int]


class FindPar(_TimedJob):
    """Run the game's own search."""

    options: dict[str, bool | int | str]
    seconds: float


class Film(_TimedJob):
    """Make replays of a match, one for each viewer."""

    seats: int
    seed: str
    options: dict[str, bool | int | str]
    rows: list[tuple[int, int, int]]
    """The time, seat and move of each row."""
    rules: int
    takebacks: int
    viewers: list[int]
    face: str
    numbers: dict[str, int] = {}
    """Numbers of the game that differ from print."""


class SplitArchive(_TimedJob):
    """Split an archive of an older server into its films, one for each face."""

    archive: bytes


class RetellFilm(_TimedJob):
    """Turn the sentences in a film of an older server into messages."""

    film: bytes


class Forget(_Job):
    """The bots of a table are no longer needed."""

    code: str


BotJob = Choose | Consider
TimedJob = BotJob | Advise | Improve | FindPar | Film | SplitArchive | RetellFilm
Job = TimedJob | Forget


class _Answer(Struct, tag=True):
    """A worker's answer."""


class Ready(_Answer):
    """The worker has started."""


class Chosen(_Answer):
    """A bot's move; in a live game, to be made after so many milliseconds."""

    move: int
    wait: int
    heard: int
    """How many events the bot has heard so far; UNHEARD for one that does not listen."""


class Considered(_Answer):
    """A bot's answer to a bid."""

    yes: bool
    heard: int
    """As in `Chosen`."""


class Hear(_Answer):
    """The bot needs all events from this one on before it can answer."""

    first: int


class Advised(_Answer):
    """A hint."""

    move: int
    label: Message
    reason: Message
    bot: str
    line: list[int]
    plan: list[int]
    ahead: bool
    aim: Message | None = None
    later: list[int] = []


class Improved(_Answer):
    """The best plan known now."""

    plan: list[int]


class ParFound(_Answer):
    """The score of a search."""

    score: int | None


class FilmsMade(_Answer):
    """Films as they are stored, in the order of the job."""

    films: list[bytes]


class Failed(_Answer):
    """The bot or the game raised an error."""

    text: str


Answer = Ready | Chosen | Considered | Hear | Advised | Improved | ParFound | FilmsMade | Failed

_encoder = msgpack.Encoder()
read_job: Callable[[bytes], Job] = msgpack.Decoder(Job).decode
read_answer: Callable[[bytes], Answer] = msgpack.Decoder(Answer).decode


def pack(message: Job | Answer) -> bytes:
    """Return a message encoded for a pipe."""
    data = _encoder.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def told(event: Event) -> Told:
    """Return an event in the form that is sent; its seat may know all of it."""
    return Told(event.kind, event.seat, event.args, event.audience, event.reveals, event.random)


def event(told: Told) -> Event:
    """Return an event that was sent."""
    return Event(told.kind, told.seat, told.args, told.audience, told.reveals, told.random)
