"""What the server and its workers say to one another, and how it is packed into a pipe.

The server sends one job at a time and waits for its answer; only `Forget` is not answered. States
travel as the data of a mask: what a worker never gets it cannot tell. Whole matches, seed and all,
go only to the worker that makes replays, in which no bot thinks.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, msgpack

from aevum.core.events import Event
from aevum.server.wire import Message

HEAD: Final = 4  # bytes before each message, its length
LONGEST: Final = 64_000_000  # bytes in a message; more than that is nonsense
UNHEARD: Final = -1  # no events are sent, or the bot does not listen


class Told(Struct, array_like=True):
    """An event, as its seat was told of it."""

    kind: str
    seat: int
    args: list[int]
    audience: int
    reveals: bool
    random: bool


Word = tuple[int, bool]  # a seat, and whether it did what its handshake said


class _Job(Struct, tag=True):
    """Something to be done."""


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
    """Whose word was kept or broken, from the beginning of the match on."""


class Choose(_BotJob):
    """Let it answer a question."""

    serial: int
    legal: list[int]
    live: bool
    luck: str = ""
    """The seed of this choice alone; without one the bot's own generator goes on."""


class Consider(_BotJob):
    """Let it answer a bid."""

    bidder: int
    terms: tuple[int, ...]


class Advise(_TimedJob):
    """Think about a hint."""

    seat: int
    view: list[Any]
    serial: int
    legal: list[int]
    seconds: float
    kept: list[int] = []
    """The plan of the last hint for this seat."""


class Improve(_TimedJob):
    """Look for a better plan than the one that a hint gave."""

    seat: int
    view: list[Any]
    seconds: float
    kept: list[int]


class FindPar(_TimedJob):
    """See what the game's own search reaches."""

    options: dict[str, bool | int | str]
    seconds: float


class Film(_TimedJob):
    """Make replays of a match, one for each viewer."""

    seats: int
    seed: str
    options: dict[str, bool | int | str]
    rows: list[tuple[int, int, int]]
    """Moment, seat and move of each."""
    rules: int
    takebacks: int
    viewers: list[int]
    face: str
    numbers: dict[str, int] = {}
    """Those of the game that differ from print."""


class SplitArchive(_TimedJob):
    """Part an archive of an older server into its replays, one for each face."""

    archive: bytes


class RetellFilm(_TimedJob):
    """Turn the sentences in a replay of an older server into messages."""

    film: bytes


class Forget(_Job):
    """The bots of a table are no longer needed."""

    code: str


BotJob = Choose | Consider
TimedJob = BotJob | Advise | Improve | FindPar | Film | SplitArchive | RetellFilm
Job = TimedJob | Forget


class _Answer(Struct, tag=True):
    """What came of it."""


class Ready(_Answer):
    """The worker has started."""


class Chosen(_Answer):
    """A bot's move; in a live game, to be made after so many milliseconds."""

    move: int
    wait: int
    heard: int
    """How many events the bot has heard so far; UNHEARD for one that does not listen."""


class Considered(_Answer):
    """Whether a bot shakes hands."""

    yes: bool
    heard: int
    """As in `Chosen`."""


class Hear(_Answer):
    """The bot cannot answer before it has heard all events from this one on."""

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


class Improved(_Answer):
    """The best plan known now."""

    plan: list[int]


class ParFound(_Answer):
    """The score of a search."""

    score: int | None


class FilmsMade(_Answer):
    """Replays as they are kept, in the order of what was asked for."""

    films: list[bytes]


class Failed(_Answer):
    """The bot or the game raised an error."""

    text: str


Answer = Ready | Chosen | Considered | Hear | Advised | Improved | ParFound | FilmsMade | Failed

_encoder = msgpack.Encoder()
read_job: Callable[[bytes], Job] = msgpack.Decoder(Job).decode
read_answer: Callable[[bytes], Answer] = msgpack.Decoder(Answer).decode


def pack(message: Job | Answer) -> bytes:
    """Return a message as it goes into a pipe."""
    data = _encoder.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def told(event: Event) -> Told:
    """Return an event that its hearer may know, ready to be sent."""
    return Told(event.kind, event.seat, event.args, event.audience, event.reveals, event.random)


def event(told: Told) -> Event:
    """Return an event that was sent."""
    return Event(told.kind, told.seat, told.args, told.audience, told.reveals, told.random)
