"""Stepping through a recorded match, forwards and backwards."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final, TextIO

from aevum.core.game import LIVE
from aevum.core.letters import seat_text
from aevum.core.match import Match, replay
from aevum.core.messages import table_beginning, table_moved
from aevum.core.record import TAKEBACK, Input, Record
from aevum.core.state import CHANCE, CLOCK, SPECTATOR, State
from aevum.core.text import Text
from aevum.terminal import messages as m
from aevum.terminal.drawn import drawn
from aevum.terminal.language import tell
from aevum.terminal.marks import mark_texts

COMMANDS: Final = m.shell_replay_commands()


def settings(record: Record) -> list[str]:
    """Return the settings of a match that differ from the defaults, in the reader's language."""
    options = [each for each in record.game.options if each.name in record.options]
    return [
        tell(option.told(record.options[option.name]))
        for option in options
        if not option.secret and record.options[option.name] != option.default
    ]


class Playback:
    """A record and a place in it; place 0 is before the first row."""

    def __init__(self, record: Record) -> None:
        whole = replay(record)  # a bad row is refused at once, with its reason
        self.record = record
        changed = record.numbers
        other = [tell(record.game.numbers.changes(changed))] if changed else []
        self.marks = [*other, *map(tell, mark_texts(whole.record.marks))]
        """What there is to know of the result, in sentences."""
        self.last = len(record.rows)
        self.place = 0
        self.stops = stops_of(record)
        """The places at which a screen stops; lines of text tell every row."""
        self._match: Match = replay(record, 0)

    def step(self, by: int) -> None:
        """Go forward or back by a number of stops, not beyond the ends."""
        at = bisect_left(self.stops, self.place)
        self.go(self.stops[max(0, min(len(self.stops) - 1, at + by))])

    def stop(self) -> int:
        """Return which of the stops this place is."""
        return bisect_left(self.stops, self.place)

    def told(self) -> tuple[str, list[str]]:
        """Return the move that led to this stop, and what happened since the one before."""
        at = self.stop()
        if at == 0:
            return tell(table_beginning()), self.marks
        since = self.stops[at - 1]
        rows = self.record.rows
        acted = [n for n in range(since + 1, self.place + 1) if rows[n - 1].seat >= 0]
        return self.row_text(acted[-1] if acted else self.place), self.since(since)

    def go(self, place: int) -> None:
        """Go to a place, not beyond the ends of the record."""
        self.place = max(0, min(self.last, place))
        self._match = replay(self.record, self.place)

    @property
    def state(self) -> State:
        """The position at this place; a finished game hides nothing."""
        return self._match.state

    def row_text(self, place: int) -> str:
        """Return the row before a place in words."""
        if not 1 <= place <= self.last:
            return tell(table_beginning())
        row = self.record.rows[place - 1]
        if self.record.game.timing != LIVE:
            return tell(self._doing(row))
        seconds, tenths = divmod(row.at // 100, 10)
        if row.seat == CLOCK:
            return tell(m.shell_replay_time_at(seconds=seconds, tenths=tenths))
        return tell(m.shell_replay_at(seconds=seconds, tenths=tenths, what=self._doing(row)))

    def _doing(self, row: Input) -> Text:
        if row.seat == CLOCK:
            return m.shell_replay_time()
        if row.move == TAKEBACK:
            return m.shell_replay_undo(who=row.seat)
        move = self.record.game.moves.text(row.move)
        if row.seat == CHANCE:
            return m.shell_replay_chance(move=move)
        if self.record.seats == 1:
            return m.shell_replay_move(move=move)
        return table_moved(who=row.seat, move=move)

    def happened(self) -> list[str]:
        """Return what the row before this place did, in sentences."""
        return self.since(self.place - 1) if self.place else []

    def since(self, place: int) -> list[str]:
        """Return what happened between an earlier place and this one, in sentences."""
        row = self.record.rows[self.place - 1]
        if row.move == TAKEBACK and row.seat >= 0:
            return [tell(m.shell_replay_undone())]
        before = len(replay(self.record, place).events)
        say = self.record.game.words.say
        return [tell(say(event, self.state)) for event in self._match.events[before:]]

    def drawing(self) -> str:
        """Return the position as a plain drawing."""
        view = self.state.mask(SPECTATOR if self.record.seats > 1 else 0)
        return drawn(self.record.game, view, lambda seat: tell(seat_text(seat)))


def stops_of(record: Record) -> list[int]:
    """Return the places at which to stop: every row, but in a live match only what people see.

    There it begins when the cards are dealt and goes from move to move, each with the chance that
    follows it; what time does in between belongs to the next.
    """
    rows, last = record.rows, len(record.rows)
    if record.game.timing != LIVE:
        return list(range(last + 1))
    acted = False
    stops = [next((n for n, row in enumerate(rows) if row.seat != CHANCE), last)]
    for place, row in enumerate(rows):
        if acted and row.seat != CHANCE:
            stops.append(place)
            acted = False
        acted = acted or row.seat >= 0
    return sorted({*stops, last})


class PlainReplay:
    """A record as lines of text: Enter shows the next step; without input, all is printed."""

    def __init__(self, playback: Playback, lines: Iterable[str], out: TextIO, prompt: bool) -> None:
        self.playback = playback
        self.lines = iter(lines)
        self.out = out
        self.prompt = prompt

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    def run(self) -> None:
        """Read commands until the input ends; if there was none, print every step."""
        record = self.playback.record
        title = ", ".join([record.game.title, *settings(record)])
        head = tell(m.shell_replay_head(title=title, n=self.playback.last))
        self.say(head, *self.playback.marks)
        if self.prompt:
            self.say(tell(COMMANDS))
        answered = False
        while True:
            if self.prompt:
                print("> ", end="", file=self.out, flush=True)
            line = next(self.lines, None)
            if line is None:
                break
            answered = True
            if not self.step(line.strip().lower()):
                return
        if not answered:
            self.all()

    def step(self, word: str) -> bool:
        """Carry out one line; False to stop."""
        playback = self.playback
        if word in ("quit", "q", "exit"):
            return False
        if word == "board":
            self.say(playback.drawing().rstrip("\n"))
        elif word == "score":
            self.say(self.scores())
        elif word in ("", "next", "n", "back", "b", "first", "last") or word.isdecimal():
            self._go(word)
        else:
            self.say(tell(COMMANDS))
        return True

    def _go(self, word: str) -> None:
        playback = self.playback
        places = {"first": 0, "last": playback.last}
        if word in ("back", "b"):
            place = playback.place - 1
        elif word.isdecimal():
            place = min(int(word[:9]), playback.last)
        else:
            place = places.get(word, playback.place + 1)
        if place > playback.last:
            self.say(tell(m.shell_replay_over()))
            return
        playback.go(place)
        self.tell()

    def scores(self) -> str:
        """Return how everybody stands."""
        scores = " ".join(map(str, self.playback.state.scores()))
        return tell(m.shell_replay_scores(scores=scores))

    def tell(self) -> None:
        """Say what the row before this place did."""
        playback = self.playback
        self.say(f"{playback.place}. {playback.row_text(playback.place)}")
        self.say(*[f"   {line}" for line in playback.happened()])

    def all(self) -> None:
        """Print every step and the final position."""
        for place in range(1, self.playback.last + 1):
            self.playback.go(place)
            self.tell()
        self.say(self.playback.drawing().rstrip("\n"))
        self.say(self.scores())
