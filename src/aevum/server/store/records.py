"""The types of stored data. All times are milliseconds since the epoch."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct, field

Phase = Literal["lobby", "playing", "over"]
Departure = Literal["", "resigned", "left", "removed"]
OTHER_NUMBERS: Final = "numbers"  # the mark of a result: the match was not played as printed


class Guest(Struct, frozen=True):
    """A guest: a public id and the name that others see."""

    id: str
    name: str


class ChairRow(Struct):
    """A seat at a table and its player."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    away: bool = False
    left: Departure = ""
    """How the person of `guest` gave up this seat during the match; a bot has it now."""
    hints: int = 0
    """How many hints this seat has asked for."""
    plan: list[int] = []
    """The plan of the last hint, so that all hints of a match follow one plan."""


class LiveRow(Struct):
    """The settings of a live game's table, and what it remembers beside the log."""

    window: int = 60
    """How many milliseconds commands wait for earlier ones."""
    pause: Literal["any", "all"] = "any"
    speed: Literal[0, 1, 2, 4] = 4
    """Quarters of the full speed; 0: time stands until a player lets it run on."""
    paused: list[int] = []
    """How many pauses each seat has had."""
    broken: list[int] = []
    """How many handshakes each seat has broken."""
    words: list[tuple[int, bool]] = []
    """Which seats kept and which broke a handshake, as everybody saw it."""


class TableRow(Struct):
    """A whole table: everything stored but its log and its chat."""

    code: str
    game: str
    version: int
    """The version of the rules that the match is played by."""
    phase: Phase
    owner: str
    chairs: list[ChairRow]
    options: dict[str, bool | int | str]
    created: int
    changed: int
    clock: int = 0
    takeback: Literal["ask", "never"] = "ask"
    reveal: bool = True
    public: bool = False
    daily: str = ""
    seed: str = ""
    commit: str = ""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    end: str = ""
    muted: list[str] = []
    next: str = ""
    live: LiveRow = field(default_factory=LiveRow)
    takebacks: int = 2
    """Which policy of take-backs applies; tables from before there were two have the first."""
    marks: list[str] = []
    """The marks of a result: "takeback" (it does not count) or "hints" (it cannot be the best)."""
    hints: Literal["alone", "off", "all", "free"] = "all"
    """Who may ask for hints, as in `wire.Hints`."""
    spectators: bool = False
    """Whether spectators may write in the chat of a private table."""
    digest: str = ""
    """The hash of the final position, "" before the end and for tables of older servers."""
    moves: str = ""
    """The hash of the move table of the codes in its log, "" for the first one."""
    numbers: dict[str, int] = {}
    """Numbers of the game that this table has changed."""


LogRow = tuple[int, int, int, str]  # a MatchRow, for code that only passes it on


class MatchRow(NamedTuple):
    """One row of a match's log; `cid` is empty where no client's command made it.

    It begins with a * if a bot moved for a person.
    """

    at: int
    seat: int
    move: int
    cid: str


class Result(Struct):
    """The result of one seat of a finished match; `guest` is empty for a bot."""

    seat: int
    guest: str
    score: int
    rank: int
    title: str = ""
    """What distinguishes the match from others of its game: a date, a map."""
    marks: list[str] = []
    """What keeps it from counting in statistics."""


class MapRow(Struct):
    """A map that a guest has drawn: its name and code, and its whole text."""

    number: int
    """The map's number; the newest has the highest."""
    code: str
    guest: str
    author: str
    """The guest's current name."""
    name: str
    text: str
    changed: int


class DailyStats(Struct):
    """The results of one day's puzzle: everybody's, and those of one guest."""

    finished: int
    best: int | None
    best_hinted: bool
    """Whether nobody reached it without hints."""
    bars: list[int]
    """How many scores fall into each tenth between `low` and `high`."""
    low: int
    high: int
    mine: int | None
    """The guest's first score, None if there is none yet."""
    code: str
    """The guest's table of that day, "" if there is none."""
    streak: int
    """How many days in a row the guest has finished, up to that day or the day before."""
    marks: list[str] = []
    """The marks of the guest's score: with "takeback" it does not count."""
