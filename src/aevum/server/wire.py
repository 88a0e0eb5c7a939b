"""Every message between a client and the server's socket, as types.

One socket serves one table. The client speaks first (`Hello`); the server answers with a `Snap` and
then sends an `Up` whenever something changed for this recipient. `Up`s are numbered without gaps; a
client that misses one asks for it with `Sync`. A command carries an `id` that the client made: the
answer (`Up.done`, `Ack` or `No`) quotes it, and the same id sent again is answered again but never
carried out twice. Nothing is answered before it is stored.

The TypeScript types and the AsyncAPI page are made from this file (`make wire`). Messages contain
no cycles, so the garbage collector need not track them (`gc=False`).

Every sentence is sent as a `Message`. A client that asks for a language in its `Hello` also gets
each of them in words.

More than 500 lines: both halves of the protocol are read together.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

OWN_IDS: Final = "*"
"""The prefix of ids that the server itself makes."""
Id = Annotated[
    str, Meta(min_length=1, max_length=40, extra_json_schema={"pattern": f"^[^{OWN_IDS}]"})
]
"""A client's id, without the server's prefix; `SocketSession` checks that in a tenth of the time
that a pattern takes."""
Code = Annotated[int, Meta(ge=0, le=1 << 31)]
Moves = Annotated[list[Code], Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
PlaceNumber = Annotated[int, Meta(ge=0, le=63)]
Window = Annotated[int, Meta(ge=0, le=150)]
Speed = Literal[0, 1, 2, 4]
Hints = Literal["alone", "off", "all", "free"]
"""Who may ask for hints: only a player alone with bots; nobody; everybody, and all are told who
does; everybody, without a word to the others."""
NumberName = Annotated[str, Meta(max_length=60)]
NumberValue = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
NumberWish = Annotated[dict[NumberName, NumberValue], Meta(max_length=64)]
"""Numbers of a game by name, for a match that is not played as printed."""
Message = tuple[str, Mapping[str, Any]]
"""A key of the game's catalogue and its arguments; without a key, words outside catalogues."""
Words = str | UnsetType
"""A message in the language that the client asked for, left out if it asked for none."""

MAX_FRAME: Final = 16_384
"""Bytes in a frame from a client; a longer one closes the socket."""

HASH_EVERY: Final = 20
"""Every so many `Up`s one carries the hash of the recipient's view."""

HASH_MS: Final = 1000
"""In a live game also the first `Up` after so many milliseconds. Time without changes needs no
hash, and a lost last frame shows in a `Pong`."""

# Why a socket is closed; these numbers are free for applications.
CLOSE_RESTART: Final = 1012  # the server stops; reconnect in a moment
CLOSE_BEHIND: Final = 1013  # the client is too slow; reconnect for a Snap
CLOSE_BAD_FRAME: Final = 4400  # not a message of this protocol
CLOSE_STRANGER: Final = 4401  # no guest cookie, or an invalid one
CLOSE_FOREIGN: Final = 4403  # from a page of another origin
CLOSE_NO_TABLE: Final = 4404  # no table has this code
CLOSE_TOO_MANY: Final = 4429  # too many messages or too many sockets


# From the client


class _Say(Struct, tag_field="t", forbid_unknown_fields=True, gc=False):
    """A client's message."""


class _Order(_Say):
    """A command; `id` is made by the client and quoted in the answer."""

    id: Id


class Hello(_Say, tag="hello"):
    """The first message: the face of the game that this client draws, and what it already has."""

    face: Literal["board", "text"] = "board"
    """board: the view's fields and the codes of moves; text: the drawing, the layout of games that
    have one (`core/layout.py`) as fields `lay_...`, and every move with its label and places."""
    epoch: Annotated[str, Meta(max_length=16)] = ""
    have: Annotated[int, Meta(ge=0)] = 0
    render: Annotated[str, Meta(max_length=16)] = ""
    """The language in which every message also comes in words, such as "en"; "": none, or English
    with the face "text"."""


class Sync(_Say, tag="sync"):
    """Ask again for everything after `have`; answered by the missing Ups or by a Snap."""

    have: Annotated[int, Meta(ge=0)]


class Ping(_Say, tag="ping"):
    """Measure the latency; `at` comes back unchanged."""

    at: Annotated[float, Meta(ge=0)]


class Echo(_Say, tag="echo"):
    """Answer a `Probe` at once, so that the server measures the latency itself."""

    nonce: Annotated[int, Meta(ge=0)]


class Act(_Order, tag="act"):
    """Answer a question: one move, or a list of which all or none are made."""

    serial: Annotated[int, Meta(ge=-1)]
    """The question that is answered, so that a late answer does not count for a newer one."""
    moves: Moves
    seen: Annotated[int, Meta(ge=-1)] = -1
    """In a live game: the server's time on the screen then; -1: the time of arrival."""


class Typed(_Order, tag="typed"):
    """A move in the game's notation, as in records."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    seen: Annotated[int, Meta(ge=-1)] = -1


class Try(_Order, tag="try"):
    """What would these moves do? Nothing is logged, and nothing hidden is shown."""

    moves: Moves


class Why(_Order, tag="why"):
    """Why isn't this move possible?"""

    move: Code


class Labels(_Order, tag="labels"):
    """These moves in a player's words."""

    moves: Annotated[list[Code], Meta(min_length=1, max_length=512)]


class Hint(_Order, tag="hint"):
    """What would a bot do here?"""


class TakeBack(_Order, tag="takeback"):
    """Take my last move back, or ask the others if the rules of undo do not allow it."""


class Consent(_Order, tag="consent"):
    """Answer another seat's request for a take-back."""

    yes: bool


class Sit(_Order, tag="sit"):
    """Take an open seat; in a running match, my own again."""

    seat: SeatNumber


class Stand(_Order, tag="stand"):
    """Leave my seat; in a running match a bot plays on."""

    leave: bool = False
    """Before the match: leave the table too; if I own it, the next player there owns it."""


class Resign(_Order, tag="resign"):
    """Give up my seat for the rest of a match: a bot plays on, and I never get it back.

    If no other person plays, the match ends without a result.
    """

    leave: bool = False
    """Leave the table too: a rematch has no seat for me."""


class Remove(_Order, tag="remove"):
    """Give the seat of an absent player to a bot for the rest of the match, as the owner.

    Every player may do so if the owner is the absent one.
    """

    seat: SeatNumber
    guest: Annotated[str, Meta(max_length=16)]
    """The player's guest id, so that nobody else is removed."""


class EndVote(_Order, tag="endvote"):
    """Ask to end a match without a result, agree to it, or refuse; it ends when all agree.

    One refusal ends the vote. If one person plays with bots, the match ends at once.
    """

    yes: bool


class Seat(_Order, tag="seat"):
    """Set who may sit there, as the owner: anybody, nobody, or a bot by name."""

    seat: SeatNumber
    who: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=60)] = ""


class Settings(_Order, tag="settings"):
    """Change the table before the start, as the owner; fields that are not given stay.

    Whether spectators may write can be changed at any time.
    """

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, bool | int | str] | None = None
    clock: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    takeback: Literal["ask", "never"] | None = None
    hints: Hints | None = None
    reveal: bool | None = None
    public: bool | None = None
    window: Window | None = None
    pause: Literal["any", "all"] | None = None
    speed: Speed | None = None
    spectators: bool | None = None
    numbers: NumberWish | None = None
    """All that differ from print; {} restores the printed ones."""


class Ready(_Order, tag="ready"):
    """I am ready, or no longer ready."""

    ready: bool


class Start(_Order, tag="start"):
    """Start the match, as the owner, when every seat is taken and every person ready."""


class Rematch(_Order, tag="rematch"):
    """Make a new table with the same people, options and bots."""


class Chat(_Order, tag="chat"):
    """A line for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(_Order, tag="phrase"):
    """One of the quick phrases, by its number."""

    number: Annotated[int, Meta(ge=0, le=31)]


class Pause(_Order, tag="pause"):
    """In a live game: stop time, or let it run on. If all must agree, it is a vote.

    Sent again, it withdraws the vote; a vote to stop counts for some seconds only.
    """

    on: bool


class RunOn(_Order, tag="runon"):
    """At a table without time: let it run on to the next event."""


class Point(_Order, tag="point"):
    """In a live game: show everybody a place on the board."""

    place: PlaceNumber


class Bid(_Order, tag="bid"):
    """In a live game: "I leave `mine` if you leave `yours`". It is not binding."""

    mine: PlaceNumber
    yours: PlaceNumber
    to: Annotated[int, Meta(ge=-1, le=15)] = -1
    """The seat it is for, -1: anyone who accepts first."""
    count: bool = False
    """Whether a shared 3-2-1 follows the handshake."""


class Shake(_Order, tag="shake"):
    """Answer a bid, or withdraw my own."""

    number: Annotated[int, Meta(ge=0)]
    yes: bool


class Mute(_Order, tag="mute"):
    """Mute a guest at this table, or let them write again, as the owner."""

    guest: Annotated[str, Meta(max_length=16)]
    muted: bool


FromClient = (
    Hello | Sync | Ping | Echo | Act | Typed | Try | Why | Labels | Hint | TakeBack | Consent
    | Sit | Stand | Resign | Remove | EndVote | Seat | Settings | Ready | Start | Rematch
    | Chat | Phrase | Pause | RunOn | Point | Bid | Shake | Mute
)  # fmt: skip


# From the server: parts


class Question(Struct, gc=False):
    """An open question of this recipient."""

    serial: int
    kind: int
    prompt: Message
    must: bool
    subject: int
    sealed: bool
    """Whether it is answered and only waits for the others."""
    deadline: int = -1
    """The last game millisecond for an answer, -1 without a limit."""
    words: Words = UNSET


class Waiting(Struct, gc=False):
    """A seat that is asked something, as everybody may know."""

    seat: int
    serial: int
    must: bool
    sealed: bool
    ends_at: int = -1
    """When the table's clock or the game's deadline ends it, in server milliseconds; -1: never."""


class Choice(Struct, gc=False):
    """A legal move for clients without a board: its code, notation, label and kind."""

    code: int
    text: str
    label: Message
    kind: str
    words: Words = UNSET
    places: list[str] | UnsetType = UNSET
    """The places of the layout that it consists of, in the order of choosing, if any."""


class Happening(Struct, gc=False):
    """An event as this recipient may know it, with its line for the log.

    If `text` has no argument `who`, that is the event's seat.
    """

    kind: str
    seat: int
    args: list[int]
    text: Message
    row: int
    """How many moves this recipient has seen before it, for jumps in a replay."""
    words: Words = UNSET


class Line(Struct, gc=False):
    """A line of chat; `guest` is empty for the table's own lines, which are messages."""

    number: int
    at: int
    guest: str
    name: str
    text: str
    """The text as it was written; English for the table's own lines."""
    phrase: int = -1
    said: Message | None = None
    """The table's own line."""


class Chair(Struct, gc=False):
    """A seat at the table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    guest: str = ""
    bot: str = ""
    ready: bool = False
    here: bool = False
    away: bool = False
    """Whether the person is away and a bot plays for them."""
    away_at: int = -1
    """When a bot will take over, in server milliseconds, -1 if none will."""
    stood_in: int = 0
    """How often a bot has moved for this person since their own last move."""
    left: Literal["", "resigned", "left", "removed"] = ""
    """How the person of this name gave up the seat; a bot has it for the rest of the match."""
    hints: int = 0
    """How many hints this person has asked for."""


class TableInfo(Struct, gc=False):
    """The public facts of a table."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    owner: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    clock: int
    """Seconds for a decision, 0: no clock."""
    takeback: Literal["ask", "never"]
    reveal: bool
    """Whether everything is shown after the match: hands, the seed, every seat's replay."""
    public: bool
    watchers: int = 0
    daily: str = ""
    commit: str = ""
    """The hash of the seed, shown from the start."""
    seed: str = ""
    """The seed, shown at the end if the table reveals it."""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    end: Message | None = None
    """Why the match ended, if there is a reason to show."""
    muted: list[str] = []
    asking: int = -1
    """The seat that asks to take its move back, -1 if none does."""
    pleaded: Message | None = None
    """The log's line about that move, if everybody saw one."""
    undone: list[int] = []
    """The other seats whose later moves would be taken back with it."""
    consents: list[int] = []
    next: str = ""
    """The code of the rematch."""
    window: int = 60
    """Live games: how many milliseconds commands wait for earlier ones on their way."""
    pause: Literal["any", "all"] = "any"
    """Live games: who may pause, any player (twice per game) or all together."""
    speed: Speed = 4
    """Live games: the speed in quarters; 0: time stands until a player lets it run on."""
    teams: list[int] = []
    """The team of each seat, counted from 0; empty without teams."""
    broken: list[int] = []
    """Finished live games: how many handshakes each seat broke."""
    ending: list[int] = []
    """The seats that want to end the match without a result, the first to ask first."""
    undo_marks: bool = False
    """Whether the requested take-back also takes back something random or hidden."""
    marks: list[str] = []
    """The marks of the result: "takeback" (something random or hidden was taken back, so it does
    not count), "hints" (somebody asked for a hint)."""
    hints: Hints = "alone"
    spectators: bool = False
    """Whether spectators may write in the chat of a private table; in a public one they may."""
    numbers: dict[str, int] | UnsetType = UNSET
    """The numbers of the game that differ from print; left out if none does."""
    end_words: Words = UNSET
    pleaded_words: Words = UNSET


class Tempo(Struct, gc=False):
    """How the time of a live match runs: at the server's time `since` it is `at`.

    From then on it advances by `rate` quarters of a millisecond per millisecond. Before that it is
    `at`, so a `since` in the future is a 3-2-1.
    """

    at: int
    since: int
    rate: int
    """4: full speed, 0: stopped."""
    held: Literal["", "pause", "gone"] = ""
    """Why it is stopped: somebody paused, or somebody lost the connection."""
    by: int = -1
    """The seat that paused, or asked for it first, or lost the connection."""
    votes: list[int] = []
    """If all must agree: the seats that want it to stop, or to run on if it is stopped, in the
    order of their votes."""
    pauses: list[int] = []
    """How many pauses each seat has left, -1 if they are not counted, alone with bots."""


class Deal(Struct, gc=False):
    """A bid, or the handshake it led to. It is not binding."""

    number: int
    seat: int
    to: int
    """The seat it is for, -1: anybody; after the handshake, the seat that accepted."""
    mine: int
    yours: int
    count: bool
    state: Literal["open", "shaken", "kept", "broken", "refused", "lapsed"]
    """refused: by the seat it was for; lapsed: without an answer, or withdrawn."""
    ends_at: int
    """When an open bid lapses and a handshake is judged, in server milliseconds."""
    zero_at: int = -1
    """When the shared 3-2-1 reaches zero, -1 if there is none."""
    broke: list[int] = []
    """The seats that did not leave."""


class Invitation(Struct, gc=False):
    """A seat that is invited to answer but need not, e.g. an open offer."""

    seat: int
    ends_at: int = -1
    """When a bot stops waiting for it, in server milliseconds; -1: no limit."""


class You(Struct, gc=False):
    """The recipient's role."""

    guest: str
    name: str
    seat: int
    """-1: not seated."""
    owner: bool


class Position(Struct, omit_defaults=True, gc=False):
    """What a recipient sees of a match; an `Up` only has what changed."""

    set: dict[str, Any] = {}
    """Fields of the view, each complete."""
    gone: list[str] = []
    """Fields that the view no longer has."""
    asks: list[Question] | None = None
    legal: list[int] | None = None
    choices: list[Choice] | None = None
    """Only with the face "text"."""
    waiting: list[Waiting] | None = None
    scores: list[int] | None = None
    """Each seat's points, as this recipient may know them."""
    undo: Message | Literal["", "?", "!"] | None = None
    """What a take-back would take back, in a few words; "?" if the others must agree, "!" if it
    also takes back something random or hidden, which marks the match, "" if there is none."""
    undo_words: Words = UNSET
    invited: list[Invitation] | None = None
    """Who is invited to answer; only sent to seats."""


# From the server: messages


class _Tell(Struct, tag_field="t", omit_defaults=True, gc=False):
    """The server's message."""


class Snap(_Tell, tag="snap"):
    """Everything this recipient may see now; `Up`s continue from `seq`."""

    epoch: str
    seq: int
    now: int
    table: TableInfo
    you: You
    position: Position | None = None
    log: list[Happening] = []
    chat: list[Line] = []
    rows: int = 0
    hash: int = 0
    tempo: Tempo | None = None
    """Only in live games."""
    deals: list[Deal] = []
    shows_at: int = -1
    """For spectators of a live game who see nothing yet: the server's time when they will."""


class Up(_Tell, tag="up"):
    """A numbered change; one of another epoch than the last Snap's belongs to another stream."""

    epoch: str
    seq: int
    now: int
    done: str = ""
    """The id of the command that caused it, only sent to its own seat."""
    table: TableInfo | None = None
    position: Position | None = None
    events: list[Happening] = []
    chat: list[Line] = []
    back: int = -1
    """Moves were taken back: happenings from this row on no longer count."""
    hash: int | None = None
    tempo: Tempo | None = None
    deals: list[Deal] | None = None
    """All that are open or were settled recently."""


class Ack(_Tell, tag="ack"):
    """A command is carried out and stored, and everything up to `seq` shows it."""

    id: str
    seq: int


class No(_Tell, tag="no"):
    """A command is refused: a word for programs, a sentence for people, perhaps the rule."""

    id: str
    code: str
    text: Message
    rule: str = ""
    words: Words = UNSET
    """With the number of the rule."""


class Tried(_Tell, tag="tried"):
    """What a `Try` would do: the fields that would change, and the lines of the log."""

    id: str
    label: Message
    set: dict[str, Any] = {}
    gone: list[str] = []
    events: list[Happening] = []
    words: Words = UNSET


class Reason(_Tell, tag="reason"):
    """The answer to a `Why`; without a text the move is possible."""

    id: str
    text: Message | None = None
    rule: str = ""
    words: Words = UNSET
    """With the number of the rule."""


class Labelled(_Tell, tag="labelled"):
    """The answer to `Labels`, in the same order."""

    id: str
    labels: list[Message]
    words: list[str] | UnsetType = UNSET


class Advice(_Tell, tag="advice"):
    """The answer to a `Hint`."""

    id: str
    move: int
    label: Message
    reason: Message
    bot: str
    ms: int
    line: list[int]
    """The move and those that complete it, such as an offer with its terms."""
    label_words: Words = UNSET
    reason_words: Words = UNSET
    aim: Message | None = None
    """The plan that the move belongs to, in a few words."""
    later: list[int] = []
    """Moves of this plan that would follow."""
    aim_words: Words = UNSET


class Pong(_Tell, tag="pong"):
    """The answer to a `Ping`: the server's time, and the last number, which shows lost frames."""

    at: float
    now: int
    epoch: str
    seq: int


class Probe(_Tell, tag="probe"):
    """In a live game: answer with an `Echo` at once."""

    nonce: int
    now: int
    trip: int
    """The median of the last measured round trips, in milliseconds; -1: none yet."""


class Sign(_Tell, tag="sign"):
    """A seat shows everybody a place; it is not numbered and not stored."""

    seat: int
    place: int


class Moved(_Tell, tag="moved"):
    """The answer to a `Rematch`: the code of the new table."""

    id: str
    code: str


FromServer = (
    Snap | Up | Ack | No | Tried | Reason | Labelled | Advice | Pong | Probe | Sign | Moved
)  # fmt: skip

PHRASES: Final = (
    "Hello!", "Good luck.", "Your move.", "One moment, please.", "Well played.", "Nice one!",
    "Oops.", "Thank you.", "Sorry.", "Good game.", "Another one?", "I have to go.",
)  # fmt: skip

LIVE_PHRASES: Final = (
    "You first.", "Together at zero.", "I leave if you leave.", "No.", "Yes.", "Not that card!",
    "Watch the leader.", "Hurry!",
)  # fmt: skip
"""Their numbers follow those of PHRASES; only at tables of live games."""
