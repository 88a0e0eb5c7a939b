"""What a viewer hears of a match: events in words, and which rows they can tell apart."""

# compiled: every move of every table passes through here

from typing import Final

from msgspec.json import Encoder

from aevum.core.events import Event, project
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.server.wire import Happening

_encode: Final = Encoder().encode


@mypyc_attr(acyclic=True)
class _EventLine:
    """An event with its words. Most viewers count rows alike, so they share what is encoded."""

    def __init__(self, event: Event, words: str) -> None:
        self.event = event
        self.words = words
        self._row = -1
        self._line = b""

    def line(self, row: int) -> bytes:
        if row != self._row:
            event = self.event
            happening = Happening(event.kind, event.seat, event.args, self.words, row)
            self._row, self._line = row, _encode(happening)
        return self._line


@mypyc_attr(acyclic=True)
class EventLines:
    """The events of some rows, each put into words once for everybody who may hear of it.

    `bots` says of each row whether a bot made it for a person; where it says nothing, none was.
    """

    def __init__(self, game: Game, rows: list[list[Event]], bots: list[bool] | None = None) -> None:
        self.rows = [[_EventLine(event, game.say(event)) for event in events] for events in rows]
        for told, bot in zip(self.rows, bots or [], strict=False):
            for each in told if bot else []:
                each.words = by_bot(each.words, each.event.seat)

    def to(self, viewer: int, place: int, row: int) -> list[bytes]:
        """Return what a viewer learns of one of the rows: a `wire.Happening` for each event.

        They are numbered as this viewer counts them.
        """
        return [
            told.line(row) for told in self.rows[place] if project(told.event, viewer) is not None
        ]


def by_bot(words: str, seat: int) -> str:
    """Return the words of an event for which a seat's stand-in is to be named, not its person."""
    person = f"player {seat + 1} "
    if not words.lower().startswith(person):
        return words
    return f"{words[: len(person) - 1]}'s bot {words[len(person) :]}"


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
