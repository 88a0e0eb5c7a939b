"""A viewer's log of a match: events as messages, and which rows they can distinguish."""

# compiled: every move of every table passes through here

from msgspec import UNSET

from aevum.core.events import EVERYONE, Event, project
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.core.state import State
from aevum.core.text import AS_WRITTEN, WHO, Args, Text, literal
from aevum.server.tables.json_parts import encode
from aevum.server.tables.rendering import in_words
from aevum.server.wire import Happening


@mypyc_attr(acyclic=True)
class _Row:
    """The events of a row and their messages. Most viewers count rows alike, so the encoding for
    the last viewer is used for the next.
    """

    def __init__(self, events: list[Event], texts: list[Text]) -> None:
        self.events = events
        self.texts = texts
        self._public = True
        """Whether everybody learns of all of it."""
        for event in events:
            if event.audience != EVERYONE:
                self._public = False
        self._number = -1
        self._language = ""
        self._lines: list[bytes] = []
        """By event, empty if nobody has seen it yet."""

    def lines(self, viewer: int, number: int, language: str) -> list[bytes]:
        """Return a `wire.Happening` for each event that a viewer learns of, as a shared list."""
        if number != self._number or language != self._language:
            self._number, self._language = number, language
            self._lines = [b"" for _ in self.events]
        elif self._public:
            return self._lines
        found: list[bytes] = []
        for place, event in enumerate(self.events):
            if project(event, viewer) is not None:
                line = self._lines[place]
                if not line:
                    line = self._lines[place] = _line(event, self.texts[place], number, language)
                found.append(line)
        return found


@mypyc_attr(acyclic=True)
class EventLines:
    """The events of some rows, each made a message once for all viewers.

    `state` is the match after them as the viewers may know it, so that a line cannot reveal more.
    `texts` are the messages of each row, if they are known already. `bots` tells for each row
    whether a bot made it for a person; rows it lacks were not.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        rows: list[list[Event]],
        bots: list[bool] | None = None,
        texts: list[list[Text]] | None = None,
    ) -> None:
        self.rows: list[_Row] = []
        for place, events in enumerate(rows):
            if texts is not None:
                told = texts[place]
            else:
                told = [game.words.say(event, state) for event in events]
            if bots is not None and bots[place]:
                told = [by_bot(text, events[at].seat) for at, text in enumerate(told)]
            self.rows.append(_Row(events, told))

    def to(self, viewer: int, place: int, row: int, language: str = "") -> list[bytes]:
        """Return what a viewer learns of one of the rows: a `wire.Happening` for each event.

        They have the numbers by which this viewer counts, and words if a language is given.
        """
        return self.rows[place].lines(viewer, row, language)


def _line(event: Event, text: Text, row: int, language: str) -> bytes:
    words = in_words(text, language) if language else UNSET
    message = without_who(text, event.seat)
    line: bytes = encode(Happening(event.kind, event.seat, event.args, message, row, words))
    return line


def without_who(text: Text, seat: int) -> tuple[str, Args]:
    """Return the message of an event as it is sent, without the seat that the event has anyway."""
    args = text.args
    if seat < 0 or WHO not in args or args[WHO] != ("seat", seat):
        return text.key, args
    return text.key, {name: value for name, value in args.items() if name != WHO}


def by_bot(text: Text, seat: int) -> Text:
    """Return the message of an event that names the bot of a seat, not its person."""
    if text.key != AS_WRITTEN:
        return Text("line-by-bot", {"line": text.inner()}, text.book) if seat >= 0 else text
    words, person = str(text), f"player {seat + 1} "
    if not words.lower().startswith(person):
        return text
    return literal(f"{words[: len(person) - 1]}'s bot {words[len(person) :]}")


def visible_steps(match: Match, viewer: int) -> list[list[int]]:
    """Return the rows that count, grouped into the steps that a viewer can distinguish.

    A row in which this viewer neither moved nor learned anything belongs to the next step, so that
    the number of another seat's secret moves stays hidden.
    """
    steps: list[list[int]] = []
    open_: list[int] = []
    for place, row in enumerate(match.line):
        open_.append(place)
        if is_noticed(match, place, viewer, match.record.rows[row].seat):
            steps.append(open_)
            open_ = []
    return steps


def is_noticed(match: Match, place: int, viewer: int, seat: int) -> bool:
    """Return whether a viewer notices a row: it is their move, or they learn something."""
    return seat == viewer or any(project(event, viewer) for event in match.told[place])


def last_noticed(match: Match, viewer: int) -> int:
    """Return the time of the last row that a viewer noticed."""
    for place in range(len(match.line) - 1, -1, -1):
        row = match.record.rows[match.line[place]]
        if is_noticed(match, place, viewer, row.seat):
            return row.at
    return 0
