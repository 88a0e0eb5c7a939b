"""What a viewer hears of a match: events as messages, and which rows they can tell apart."""

# compiled: every move of every table passes through here

from typing import Final

from msgspec.json import Encoder

from aevum.core.events import Event, project
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.core.state import State
from aevum.core.text import AS_WRITTEN, WHO, Args, Text, literal
from aevum.server.tables.rendering import in_words
from aevum.server.wire import Happening

_encode: Final = Encoder().encode


@mypyc_attr(acyclic=True)
class _EventLine:
    """An event and its message. Most viewers count rows alike, so they share what is encoded."""

    def __init__(self, event: Event, text: Text) -> None:
        self.event = event
        self.text = text
        self._row = -1
        self._language = ""
        self._line = b""

    def line(self, row: int, language: str) -> bytes:
        if row != self._row or language != self._language:
            event, text = self.event, self.text
            words = in_words(text, language)
            message = without_who(text, event.seat)
            happening = Happening(event.kind, event.seat, event.args, message, row, words)
            self._row, self._language, self._line = row, language, _encode(happening)
        return self._line


@mypyc_attr(acyclic=True)
class EventLines:
    """The events of some rows, each made a message once for everybody who may hear of it.

    `state` is the match after them as its hearers may know it: no line can tell more. `texts` are
    the messages of each row, where they are known already. `bots` says of each row whether a bot
    made it for a person; where it says nothing, none was.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        rows: list[list[Event]],
        bots: list[bool] | None = None,
        texts: list[list[Text]] | None = None,
    ) -> None:
        words = game.words
        if texts is None:
            texts = [[words.say(event, state) for event in events] for events in rows]
        self.rows = [
            [_EventLine(event, text) for event, text in zip(events, told, strict=True)]
            for events, told in zip(rows, texts, strict=True)
        ]
        for lines, bot in zip(self.rows, bots or [], strict=False):
            for each in lines if bot else []:
                each.text = by_bot(each.text, each.event.seat)

    def to(self, viewer: int, place: int, row: int, language: str = "") -> list[bytes]:
        """Return what a viewer learns of one of the rows: a `wire.Happening` for each event.

        They are numbered as this viewer counts them, and have words if a language is given.
        """
        return [
            told.line(row, language)
            for told in self.rows[place]
            if project(told.event, viewer) is not None
        ]


def without_who(text: Text, seat: int) -> tuple[str, Args]:
    """Return the message of an event as it travels: readers know from its seat who it is about."""
    if seat < 0 or text.args.get(WHO) != ("seat", seat):
        return text.wire()
    return text.key, {name: value for name, value in text.args.items() if name != WHO}


def by_bot(text: Text, seat: int) -> Text:
    """Return the message of an event for which a seat's stand-in is to be named, not its person."""
    if text.key != AS_WRITTEN:
        return Text("line-by-bot", {"line": text.inner()}, text.book) if seat >= 0 else text
    words, person = str(text), f"player {seat + 1} "
    if not words.lower().startswith(person):
        return text
    return literal(f"{words[: len(person) - 1]}'s bot {words[len(person) :]}")


def visible_steps(match: Match, viewer: int) -> list[list[int]]:
    """Return the rows that count, grouped into the steps that a viewer can tell apart.

    A row in which this viewer neither moved nor heard anything belongs to the step after it: the
    number of another seat's secret moves is nobody's business.
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
    """Tell whether a viewer notices a row: it is theirs, or they are told of something."""
    return seat == viewer or any(project(event, viewer) for event in match.told[place])


def last_noticed(match: Match, viewer: int) -> int:
    """Return the moment of the last row that a viewer noticed."""
    for place in range(len(match.line) - 1, -1, -1):
        row = match.record.rows[match.line[place]]
        if is_noticed(match, place, viewer, row.seat):
            return row.at
    return 0
