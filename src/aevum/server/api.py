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
    """Return a body as its reader would decode it, to check values that games of packages gave.

    Raise a ValidationError or a TypeError if a value has the wrong type, before a whole list fails
    because of it.
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
    """One setting of a game, with all that a form needs."""

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: bool | int | str
    about: Message
    """A sentence for a form; this and the texts below are messages of the game's catalogue."""
    low: int
    high: int
    choices: list[str]
    longest: int
    """The most characters of a text."""
    suggests: list[str]
    """The texts to choose from."""
    suggested: list[Message]
    """The name of each choice."""
    words: list[Message]
    """What each value means at a table: one for each choice, two for a bool (off, on), one for
    each number or one for an int; none where the value says it all. The one for an int has the
    number as its argument `n`, or {} in words without a key."""
    title: Message
    """Its name in a form."""
    usual: bool
    """Whether an int may also be 0, which means the usual value."""
    seats: int
    """The number of players for which a bool can be on; 0: any."""


class DomainInfo(Struct):
    """The values that one argument of a move can have, in words."""

    name: str
    words: list[str]


class MoveRow(Struct):
    """One kind of move: codes from `base` on, the last argument varying fastest."""

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
    """What it counts and what for, such as "Ore for a town", from the game's catalogue."""
    group: Message
    """The heading above it in lists; numbers of a group are next to each other."""
    grade: Literal["printed", "public", "reconstructed", "designed"]
    """How sure it is: printed, public, reconstructed or a designer's (`number-grade-...`)."""
    rule: str
    """The paragraph of the rules about it, such as R6.1; or empty."""
    source: Message | None
    """More about its source."""


class ScreenInfo(Struct):
    """A board that a game of another package brings along."""

    module: str
    """The address of the ES module that draws it."""
    styles: list[str]
    """The addresses of its style sheets."""


class StyleInfo(Struct):
    """A way of playing that bots of every level may have, equal in strength to the others."""

    name: str
    title: Message
    """What players call it: "Trader"."""
    about: Message
    """What it does, in a sentence."""


class GameInfo(Struct):
    """A game as the home page shows it."""

    name: str
    title: str
    summary: Message
    """The game in a sentence."""
    min_seats: int
    max_seats: int
    timing: Literal["turns", "joint", "live"]
    hidden: bool
    minutes: int
    """About how long a game lasts."""
    built: bool
    """False: announced, but it cannot be played yet."""
    options: list[OptionInfo]
    bots: list[str]
    """The names of all bots that a table may have; `LEVEL-STYLE` plays in that style."""
    offered: list[str]
    """The bots to choose from: the levels, if there are some, and those of packages."""
    levels: list[str]
    """From the weakest to the strongest (`part-bot-...`). A bot of a level without a style gets
    one when the match begins, if possible another than the other bots."""
    styles: list[StyleInfo]
    catalogues: dict[str, str]
    """The addresses of its catalogues by language; none for a game that speaks only English."""
    numbers: int
    """How many numbers a table may change; `/api/games/NAME/numbers` lists them."""
    screen: ScreenInfo | None
    """Its own board; None for a game that this client draws itself."""


class GameDetail(GameInfo):
    """A game as its table needs it."""

    version: int
    moves: list[MoveRow]


class RulesPage(Struct):
    """The rules as implemented: safe HTML made from RULES.md, with an id at each numbered rule."""

    title: str
    language: str
    """Their language: the one asked for, if the game has rules in it."""
    html: str
    contents: list[tuple[str, str]]
    """(id, words) of each heading."""


class LadderPage(Struct):
    """How strong the bots of a game are against each other, as measured."""

    html: str
    """Safe HTML in English with tables; empty if nothing has been measured yet."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to make; with `start`, the match begins at once."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=15)] = []
    """Bots for the seats after the maker's; the others stay open."""
    watch: bool = False
    """Whether all seats are for bots, so that the maker watches."""
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
    """As in `wire.TableInfo`; this and the next two are for live games."""
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
    """When it was last changed or played; to the minute in games with hidden information."""
    title: Message | None = None
    """What distinguishes it from others of its game: a date, a map."""
    daily: str = ""
    problem: Message | None = None
    """Why this table cannot be opened; null if it can."""
    marks: list[str] = []
    """The marks of its result, as in `wire.TableInfo`."""
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
    """The lists that have more lines, at `/api/tables/more`."""


class TablePage(Struct):
    """More lines of one list."""

    tables: list[TableLine]
    more: bool
    """Whether there are more lines."""


class Past(Struct):
    """A finished match of mine."""

    code: str
    game: str
    ended: int
    seats: int
    seat: int
    """Mine."""
    score: int
    rank: int
    """0: the match ended without a result."""
    names: list[str]
    end: Message | None
    """Why it ended: a word of the game, or what the server says of a match without a result."""
    daily: str
    title: Message | None
    """What distinguishes it from others of its game: a date, a map."""
    marks: list[str] = []
    """As in `wire.TableInfo`, "numbers" if it was not played as printed and so does not count, and
    "resigned", "left" or "removed" if I gave up my seat."""
    numbers: dict[str, int] | UnsetType = UNSET
    """As in `wire.TableInfo`."""


class History(Struct):
    """Finished matches, newest first; `next` continues the list."""

    games: list[Past]
    next: int
    """0: this is the last page."""


class Today(Struct):
    """The puzzle of the day."""

    day: str
    """The UTC day, as 2026-11-15."""
    game: str
    options: dict[str, bool | int | str]
    title: Message | None
    """What distinguishes it from other starts of its game."""
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
    """My table of today, if I have started."""
    streak: int
    """How many days in a row I have finished, including today if I have."""
    next_ms: int
    """Milliseconds until the next one."""
    marks: list[str] = []
    """The marks of my score: with "takeback" it does not count."""


class Step(Struct, omit_defaults=True):
    """One move of a replay: what it changed for this viewer, and its lines of the log."""

    seat: int
    text: str
    """The move in notation; empty if the viewer may not know it."""
    at: int
    position: Position
    events: list[Happening] = []
    scores: list[int] | None = None


class Film(Struct):
    """A match from its first position to its last, as one viewer may see it."""

    first: Position
    steps: list[Step]


class Replay(Struct):
    """A finished or running match to look back at, and the address of its film."""

    table: TableInfo
    seat: int
    """Whose view it is: a seat's, -2 for a spectator's, -1 for everything."""
    seats: list[int]
    """The views that this viewer may see."""
    complete: bool
    """False during the match."""
    film: str
    """The address of a `Film`. That of a finished match never changes."""


class MapText(Struct, forbid_unknown_fields=True):
    """A map as JSON, which includes its name."""

    text: str


class MapVerdict(Struct):
    """What is wrong with a map, in a sentence; empty if nothing is."""

    wrong: str
    """In English."""
    message: Message | None
    """The same as a message, a key and its arguments; null if nothing is wrong."""


class MapLine(Struct):
    """A map in a list."""

    code: str
    name: str
    author: str
    """Who drew it; empty for an official map."""
    mine: bool
    tiles: list[tuple[int, int, str]]
    """The place and kind of each tile, to draw a small picture."""


class MapList(Struct):
    """Maps to play on; `next` continues the list of others'."""

    official: list[MapLine]
    mine: list[MapLine]
    others: list[MapLine]
    """The newest first."""
    next: int
    """0: this is the last page."""


class MapInfo(MapLine):
    """A whole map."""

    text: str


class Par(Struct):
    """The score of the program's own search from the same start; null if there is none."""

    score: int | None
    seconds: int


class Problem(Struct):
    """The body of every refusal: a word for programs, a sentence for people, and its message."""

    code: str
    text: str
    """In English."""
    message: Message
    """The same as a message, a key and its arguments."""
