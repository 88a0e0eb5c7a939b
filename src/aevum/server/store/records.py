"""What the store keeps, as types. All times are milliseconds since the epoch."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct, field

Phase = Literal["lobby", "playing", "over"]
Departure = Literal["", "resigned", "left", "removed"]
OTHER_NUMBERS: Final = "numbers"  # the mark of a result: the match was not played as printed


class Guest(Struct, frozen=True):
    """Somebody who plays here: a public id and the name the others read."""

    id: str
    name: str


class ChairRow(Struct):
    """A seat at a table and who has it."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    away: bool = False
    left: Departure = ""
    """How the person of `guest` gave this seat up during the match; a bot has it since."""
    hints: int = 0
    """How many hints this seat has asked for."""
    plan: list[int] = []
    """What the last hint gave for the next one, so that all hints of a match follow one plan."""


class LiveRow(Struct):
    """What a table of a live game has agreed on, and what it remembers beside the log."""

    window: int = 60
    """Milliseconds that commands wait for earlier ones."""
    pause: Literal["any", "all"] = "any"
    speed: Literal[0, 1, 2, 4] = 4
    """Quarters of the full speed; 0: time stands until a player lets it run on."""
    paused: list[int] = []
    """How many pauses each seat has had."""
    broken: list[int] = []
    """How many handshakes each seat has broken."""
    words: list[tuple[int, bool]] = []
    """Who did what a handshake said and who did not, as everybody saw it."""


class TableRow(Struct):
    """A table, whole: everything that is kept of it but its log and its chat."""

    code: str
    game: str
    version: int
    """Of the rules that the match is played under."""
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
    """Which rule of taking back holds here; tables of before there were two have the first."""
    marks: list[str] = []
    """What there is to know of a result: "takeback" keeps it from counting, "hints" from being
    the best."""
    hints: Literal["all", "alone"] = "all"
    """Who may ask for hints: everybody, or only who plays alone with bots."""
    spectators: bool = False
    """Whether spectators may write in the chat of a private table."""
    digest: str = ""
    """The hash of the final position, "" before the end and for tables of older servers."""
    moves: str = ""
    """The hash of the move table that the codes in its log belong to, "" for the first one."""
    numbers: dict[str, int] = {}
    """Numbers of the game that this table has changed."""


LogRow = tuple[int, int, int, str]  # what a MatchRow is, for those who only pass it on


class MatchRow(NamedTuple):
    """One row of a match's log; `cid` is empty where no client's command made it.

    It begins with a * where a bot made it for a person.
    """

    at: int
    seat: int
    move: int
    cid: str


class Result(Struct):
    """How one seat of a finished match came out; `guest` is empty for a bot."""

    seat: int
    guest: str
    score: int
    rank: int
    title: str = ""
    """What tells the match from others of its game: a date, a map."""
    marks: list[str] = []
    """What keeps it from counting in statistics."""


class MapRow(Struct):
    """A map that a guest has drawn: how it is found, and its whole text."""

    number: int
    """Counts maps: the newest has the highest."""
    code: str
    guest: str
    author: str
    """The guest's name of today."""
    name: str
    text: str
    changed: int


class DailyStats(Struct):
    """What is known of one day's puzzle: all results, and those of the guest who asks."""

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
    """Days in a row that the guest has finished, up to that day or to the day before it."""
    marks: list[str] = []
    """What there is to know of the guest's score: with "takeback" it doesn't count."""
