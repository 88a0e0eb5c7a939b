"""Every body of the HTTP interface, as types; OpenAPI and TypeScript are made from them."""

from typing import Annotated, Any, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType, convert, to_builtins

from aevum.server.wire import (
    Happening,
    Hints,
    Message,
    Name,
    NumberWish,
    Position,
    Speed,
    TableInfo,
    Window,
)

Body = TypeVar("Body", bound=Struct)


def checked(body: Body) -> Body:
    """Return a body as it would arrive: for those with values that games of other packages give.

    Raise a ValidationError or a TypeError if a value does not fit, before it spoils a whole list.
    """
    return convert(to_builtins(body), type(body))


class Me(Struct):
    """The guest who asks."""

    guest: str
    name: str


class Rename(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class OptionInfo(Struct):
    """One setting of a game, enough to make a form of it."""

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: bool | int | str
    about: Message
    """A sentence for a form; this and all that follows is told by the game's catalogue."""
    low: int
    high: int
    choices: list[str]
    longest: int
    """Characters in a text."""
    suggests: list[str]
    """Texts to offer."""
    suggested: list[Message]
    """What each of them is called."""
    words: list[Message]
    """What a table that chose so is like: one for each choice, two for a bool (off, on), one for
    each number or one for an int; none where the value says it all. That for an int has the number
    as its argument `n`, words without a key have {} for it."""
    title: Message
    """What a form calls it."""
    usual: bool
    """An int may also be 0, which stands for what is usual."""
    seats: int
    """A bool that can be on at tables of so many only; 0: at all."""


class DomainInfo(Struct):
    """The values one place of a move can take, in words."""

    name: str
    words: list[str]


class MoveRow(Struct):
    """One kind of move: codes from `base` on, the last place varying fastest."""

    name: str
    pattern: str
    base: int
    size: int
    domains: list[DomainInfo]


class NumberInfo(Struct):
    """One number of a game that a table may change, and how sure its printed value is."""

    name: str
    printed: int
    low: int
    high: int
    about: Message
    """What it counts and what for, such as "Ore for a town"; told by the game's catalogue."""
    group: Message
    """The heading under which lists have it; numbers of a group follow one another."""
    grade: Literal["printed", "public", "reconstructed", "designed"]
    """Printed, from a public source, our reconstruction or a designer's: `number-grade-...`."""
    rule: str
    """The paragraph of the rules that speaks of it, such as R6.1; or empty."""
    source: Message | None
    """What else there is to know of where it comes from."""


class ScreenInfo(Struct):
    """A board that a game of another package brings along."""

    module: str
    """Where the ES module is that draws it."""
    styles: list[str]
    """Where its style sheets are."""


class GameInfo(Struct):
    """A game as the home page shows it."""

    name: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    timing: Literal["turns", "joint", "live"]
    hidden: bool
    minutes: int
    """About how long a game lasts."""
    built: bool
    """False: announced, and not to be played yet."""
    options: list[OptionInfo]
    bots: list[str]
    catalogues: dict[str, str]
    """Where what it says can be read in each language; none for a game that is told in English."""
    numbers: int
    """How many numbers a table may change; `/api/games/NAME/numbers` lists them."""
    screen: ScreenInfo | None
    """Its own board; None for one that this client has, or that any game is played on."""


class GameDetail(GameInfo):
    """A game as its table needs it."""

    version: int
    moves: list[MoveRow]


class RulesPage(Struct):
    """The rules as implemented: safe HTML made from RULES.md, with an id at each numbered rule."""

    title: str
    language: str
    """The language that they are written in: the one asked for if the game has them in it."""
    html: str
    contents: list[tuple[str, str]]
    """(id, words) of each heading."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; with `start`, the match begins at once."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=15)] = []
    """Bots for the seats after one's own; the others stay open."""
    watch: bool = False
    """True: all seats are for bots, and the maker watches."""
    start: bool = False
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    takeback: Literal["ask", "never"] = "ask"
    hints: Hints = "alone"
    reveal: bool = True
    public: bool = False
    spectators: bool = False
    """Whether spectators may write in the chat of a private table."""
    daily: bool = False
    """The puzzle of the day; the options are then chosen by the server."""
    window: Window = 60
    """Of live games, as in `wire.TableInfo`; so are the next two."""
    pause: Literal["any", "all"] = "any"
    speed: Speed = 4
    numbers: NumberWish = {}
    """Numbers of the game that differ from print; the puzzle of the day takes none."""


class Made(Struct):
    """The new table's code; its page is /t/CODE."""

    code: str


class TableLine(Struct):
    """A table in a list."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    names: list[str]
    seats: int
    taken: int
    watchers: int
    your_seat: int
    your_turn: bool
    rows: int
    created: int
    changed: int
    """When it was changed or played at last; to the minute in games with hidden information."""
    title: Message | None = None
    """What tells it from others of its game: a date, a map."""
    daily: str = ""
    problem: Message | None = None
    """Why this table can't be opened; null if it can."""
    marks: list[str] = []
    """What there is to know of its result, as in `wire.TableInfo`."""
    numbers: dict[str, int] | UnsetType = UNSET
    """As in `wire.TableInfo`."""


TableList = Literal["mine", "open", "running"]


class Tables(Struct):
    """Lists for the home page."""

    mine: list[TableLine]
    """Unfinished ones where I sit, newest first."""
    open: list[TableLine]
    """Public ones with an open seat."""
    running: list[TableLine]
    """Public ones to watch."""
    more: list[TableList] = []
    """The lists that go on, at `/api/tables/more`."""


class TablePage(Struct):
    """Further lines of one list."""

    tables: list[TableLine]
    more: bool
    """Whether the list goes on."""


class Past(Struct):
    """A finished match of mine."""

    code: str
    game: str
    ended: int
    seats: int
    score: int
    rank: int
    """0: the match ended without a result."""
    names: list[str]
    end: str
    daily: str
    title: Message | None
    """What tells it from others of its game: a date, a map."""
    marks: list[str] = []
    """As in `wire.TableInfo`, "numbers" where it was not played as printed and so counts for
    nothing, and "resigned", "left" or "removed" where I gave up my seat."""
    numbers: dict[str, int] | UnsetType = UNSET
    """As in `wire.TableInfo`."""


class History(Struct):
    """Finished matches, newest first; `next` continues the list."""

    games: list[Past]
    next: int
    """0: that was all."""


class Today(Struct):
    """The puzzle of the day."""

    day: str
    """The UTC day, as 2026-11-15."""
    game: str
    options: dict[str, bool | int | str]
    title: Message | None
    """What tells it from other starts of its game."""
    view: dict[str, Any]
    """Its first position."""
    finished: int
    best: int | None
    best_hinted: bool
    """Whether nobody reached it without hints."""
    bars: list[int]
    """How many scores fall into each tenth between `low` and `high`."""
    low: int
    high: int
    mine: int | None
    """My score, if I have finished it."""
    code: str
    """My table of today, if I have begun it."""
    streak: int
    """Days in a row that I have finished, with today if it is done."""
    next_ms: int
    """Milliseconds until the next one."""
    marks: list[str] = []
    """What there is to know of my score: with "takeback" it doesn't count."""


class Step(Struct, omit_defaults=True):
    """One move of a replay: what it changed for this viewer and what was told."""

    seat: int
    text: str
    """The move in notation; empty where the viewer may not know it."""
    at: int
    position: Position
    events: list[Happening] = []
    scores: list[int] | None = None


class Film(Struct):
    """A match from its first position to its last, as one viewer may see it."""

    first: Position
    steps: list[Step]


class Replay(Struct):
    """A match to look back at, and where its film is found."""

    table: TableInfo
    seat: int
    """Through whose eyes: a seat, -2 for a spectator, -1 for everything."""
    seats: list[int]
    """The eyes that this viewer may look through."""
    complete: bool
    """False while the match goes on."""
    film: str
    """The address of a `Film`. That of a finished match never changes."""


class MapText(Struct, forbid_unknown_fields=True):
    """A map as JSON; its name stands in it."""

    text: str


class MapVerdict(Struct):
    """What is wrong with a map, in a sentence; empty if it can be played on."""

    wrong: str
    """In English."""
    message: Message | None
    """The same as a key of a catalogue and its arguments; null if nothing is wrong."""


class MapLine(Struct):
    """A map in a list."""

    code: str
    name: str
    author: str
    """Who drew it; empty for an official map."""
    mine: bool
    tiles: list[tuple[int, int, str]]
    """The place of each tile, and its kind: enough to draw it small."""


class MapList(Struct):
    """Maps to play on; `next` continues the list of others'."""

    official: list[MapLine]
    mine: list[MapLine]
    others: list[MapLine]
    """The newest first."""
    next: int
    """0: that was all."""


class MapInfo(MapLine):
    """A whole map."""

    text: str


class Par(Struct):
    """What the program's own search reaches with the same start; null where there is none."""

    score: int | None
    seconds: int


class Problem(Struct):
    """Every refusal over HTTP: a word for programs, a sentence for people, and its message."""

    code: str
    text: str
    """In English."""
    message: Message
    """The same as a key of a catalogue and its arguments."""
