"""A recorded match: every row is logged, chance is answered from the seed, moves can be taken back.

`replay` and `verify` read a record again. The server, the terminal and the command line all play
through this class.
"""

from collections.abc import Iterator, Mapping

from aevum.core import messages as m
from aevum.core.data import fingerprint
from aevum.core.errors import BadData
from aevum.core.events import Event, project
from aevum.core.game import JOINT, Game
from aevum.core.record import (
    FRESH_CHANCE,
    SAME_CHANCE,
    TAKEBACK,
    TOOK_BACK,
    Input,
    Record,
    commitment,
)
from aevum.core.state import CHANCE, CLOCK, GOES_ON, NOT_LEGAL, OK, State
from aevum.core.text import Refusal, Text


class Match:
    """The truth of one match and its log. `events` are those of the last call, in order."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: int = 0,
        options: dict[str, object] | None = None,
        rules: int = 0,
        takebacks: int = SAME_CHANCE,
        numbers: Mapping[str, object] | None = None,
    ) -> None:
        seats = seats or game.min_seats
        self.game = game
        settled = game.settle(options or {})
        self.record = Record(
            game, seats, seed, settled, [], rules=rules, takebacks=takebacks, numbers=numbers
        )
        self.events: list[Event] = []
        self.line: list[int] = []
        """The rows that were not taken back, as places in the record."""
        self.shown: list[bool] = []
        """For each of them: whether it revealed something or drew chance."""
        self.apart: list[bool] = []
        """For each of them: whether seats acted independently in the position before it."""
        self.told: list[list[Event]] = []
        """For each of them: its events, in order."""
        self.took_back = False
        """Whether a take-back ever went back behind chance or something hidden, so that its outcome
        was known."""
        self.state = self._start()

    def __repr__(self) -> str:
        record = self.record
        return f"<Match of {self.game.title}, seats {record.seats}, rows {len(record.rows)}>"

    def _start(self) -> State:
        record = self.record
        state = self.game.new(
            record.seats, record.seed, True, record.rules, record.numbers, **record.options
        )
        state.events = []
        return state

    # Playing

    def begin(self) -> None:
        """Draw the chance that the first position asks for; call this once after creation."""
        self.events = []
        self._settle_chance()

    def play(self, seat: int, move: int, at: int = 0) -> int:
        """Make a move at a moment and log it; a refusal logs only the time that passed.

        A moment before the state's own counts as now: time never runs backwards.
        """
        return self.play_list(seat, [move], at)

    def play_list(self, seat: int, moves: list[int], at: int = 0) -> int:
        """Make several moves of one seat, all of them or none.

        Only the last may draw chance, show something hidden or close another seat's question;
        a list that continues after such a move is always refused (GOES_ON): otherwise a player
        could learn the next roll from lists.
        """
        self.events = []
        at = self._advance(at)
        if not moves:
            return NOT_LEGAL
        if len(moves) > 1:
            refusal, _, _ = rehearse(self.state, seat, moves, False)
            if refusal != OK:
                return refusal
        before = self.state.now
        self.state.advance(at)  # nothing is due: only `now` moves
        for move in moves:
            apart = self.state.independent()
            refusal = self.state.apply(seat, move)
            if refusal != OK:
                self.state.now = before
                return refusal
            self._log(at, seat, move, apart)
        self._settle_chance()
        return OK

    def attempt(self, seat: int, moves: list[int]) -> tuple[int, State, list[Event]]:
        """Return OK or a refusal, and the state and events that the seat would see after these
        moves.

        Nothing is logged. Here the last move may not show anything new either, so that a preview
        tells nothing hidden.
        """
        refusal, after, events = rehearse(self.state, seat, moves, True)
        if refusal != OK:
            return refusal, self.state.mask(seat), []
        return refusal, after.mask(seat), [each for each in events if project(each, seat)]

    def advance(self, at: int) -> None:
        """Let time pass, and log it if time alone changed the state.

        If nothing was due, nothing is logged and the state stays at the moment of its last row, so
        that the log always gives the state.
        """
        self.events = []
        self._advance(at)

    def _advance(self, at: int) -> int:
        """Let everything happen that is due; return the moment, never before that of the last
        row."""
        at = max(at, self._last_at())
        while self.state.deadline() <= at:  # more than once if chance is drawn on the way
            self.state.advance(at)
            # Right after a take-back the state's own time is before the last row's.
            self._log(max(self.state.now, self._last_at()), CLOCK, 0)
            self._settle_chance()
        return at

    def _last_at(self) -> int:
        return self.record.rows[-1].at if self.record.rows else 0

    def _settle_chance(self) -> None:
        while asked(self.state, CHANCE):
            outcome = self.state.draw()
            self.state.apply(CHANCE, outcome)
            self._log(max(self.state.now, self._last_at()), CHANCE, outcome)

    def _log(self, at: int, seat: int, move: int, apart: bool = False) -> None:
        self.line.append(len(self.record.rows))
        self.apart.append(apart)
        self.record.rows.append(Input(at, seat, move))
        self._collect(seat)

    def _collect(self, seat: int) -> None:
        events = self.state.events or []
        self.events += events
        self.told.append(events)
        shown = seat < 0
        for event in events:
            if event.reveals or event.random:
                shown = True
        self.shown.append(shown)

    # Taking back

    def last_own(self, seat: int) -> int:
        """Return the place in `line` of this seat's last move, -1 if it has made none."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.record.rows[self.line[place]].seat == seat:
                return place
        return -1

    def may_take_back(self, seat: int) -> bool:
        """Return whether a seat may take its last move back without asking the others.

        Only if since then nothing hidden was shown, no chance was drawn and nobody else moved;
        where seats act independently, others may have moved: their moves stand.
        """
        return self.may_take_back_at(self.last_own(seat))

    def may_take_back_at(self, place: int) -> bool:
        """The same for the move at a place in `line`, its seat's last one."""
        if place < 0 or self.shown[place]:
            return False
        return place == len(self.line) - 1 or len(self._beside(place)) > 0

    def _beside(self, place: int) -> list[int]:
        """Return the rows after a place in `line` that do not depend on it: those of other seats in
        a game in which all act at the same time, while they do so independently.
        """
        if self.game.timing != JOINT or not self.state.independent():
            return []
        for later in range(place, len(self.line)):
            if self.shown[later] or not self.apart[later]:
                return []
        return self.line[place + 1 :]

    def gone_with(self, seat: int) -> list[int]:
        """Return the places in `line` that go if this seat's last move is taken back."""
        return self._gone_from(self.last_own(seat))

    def _gone_from(self, place: int) -> list[int]:
        return list(range(place, self._gone_to(place))) if place >= 0 else []

    def _gone_to(self, place: int) -> int:
        """Return the place after the last one that goes with a move."""
        return place + 1 if self._beside(place) else len(self.line)

    def would_show(self, seat: int) -> bool:
        """Return whether taking back a seat's last move would go back behind chance or something
        hidden.

        Such a take-back marks the match for good, since the outcome is known then.
        """
        return self.would_show_at(self.last_own(seat))

    def would_show_at(self, place: int) -> bool:
        """The same for the move at a place in `line`, its seat's last one."""
        if place < 0:
            return False
        # Every move needs this, and a generator would be slower.
        for later in range(place, self._gone_to(place)):  # noqa: SIM110
            if self.shown[later]:
                return True
        return False

    def take_back(self, seat: int, at: int = 0) -> bool:
        """Take a seat's last move back, with all that depends on it; ask the table's policy first.

        The row stays in the log and another is added. Chance continues from where it was before
        the move, so the same moves get the same dice again; under the rule FRESH_CHANCE of older
        records it is another stream. Time is not taken back: what falls due before this moment
        happens again at once.
        """
        at = max(at, self._last_at())
        if not self._undo(seat, at):
            return False
        self._advance(at)
        return True

    def _undo(self, seat: int, at: int) -> bool:
        """Log a take-back and set up the position before the move; time has not passed yet."""
        place = self.last_own(seat)
        if place < 0:
            return False
        if self.would_show(seat):
            self._mark()
        self.record.rows.append(Input(at, seat, TAKEBACK))
        kept = self.line[:place] + self._beside(place)
        self.state = self._start()
        self.line, self.shown, self.told, self.events = [], [], [], []
        self.apart = []
        fresh = self.record.takebacks == FRESH_CHANCE
        for row in kept:
            if not fresh and self.record.rows[row].seat == CHANCE:
                self.state.draw()  # the stream continues after it
            self._again(row)
        if fresh:
            self.state.rekey(len(self.record.rows))
        self.events = []
        return True

    def _mark(self) -> None:
        """Mark the match and its record: chance or something hidden was taken back."""
        self.took_back = True
        if TOOK_BACK not in self.record.marks:
            self.record.marks.append(TOOK_BACK)

    # Reading again

    def _again(self, place: int) -> None:
        """Carry out a logged row, with its own outcome where it is chance."""
        row = self.record.rows[place]
        apart = row.seat >= 0 and self.state.independent()
        if row.seat == CLOCK:
            self.state.advance(row.at)
        else:
            self.state.advance(row.at)
            self._collect_only()
            if self.state.apply(row.seat, row.move) != OK:
                raise BadData(self._complaint(place))
        self.line.append(place)
        self.apart.append(apart)
        self._collect(row.seat)

    def _collect_only(self) -> None:
        if self.state.events:
            self.events += self.state.events
            self.state.events = []

    def _complaint(self, place: int) -> Text:
        row = self.record.rows[place]
        if row.seat == CHANCE:
            return m.no_record_draw(row=place + 1)
        move = self.game.moves.text(row.move)
        if not self.state.asks:
            return m.no_record_move_over(row=place + 1, move=move)
        refusal: Refusal | None = None
        if asked(self.state, row.seat):
            refusal = self.game.words.why(self.state.mask(row.seat), row.seat, row.move)
        if refusal is None:
            return m.no_record_move_unasked(row=place + 1, move=move)
        why = refusal.whole()
        return m.no_record_move(row=place + 1, move=move, why=why).within(why.book)

    def claim(self) -> Record:
        """Return the record with the scores and the digest of the state as they are now."""
        self.record.scores = self.state.scores()
        self.record.digest = fingerprint(self.state.to_data())
        return self.record


def asked(state: State, seat: int) -> bool:
    """Return whether a seat, or CHANCE, has an open question."""
    # Every move needs this, and a generator would be slower.
    for ask in state.asks:  # noqa: SIM110
        if ask.seat == seat:
            return True
    return False


def rehearse(
    state: State, seat: int, moves: list[int], preview: bool
) -> tuple[int, State, list[Event]]:
    """Try moves on a copy; return OK or a refusal, the copy after the last good move, and its
    events.

    After a move that draws chance, shows something or closes another seat's question nothing more
    is tried; in a preview such a move is refused even as the last. The test comes before the next
    move is looked at, so that the refusal says nothing about the outcome.
    """
    trial = state.clone()
    trial.explicit = True
    trial.events = []
    events: list[Event] = []
    for place, move in enumerate(moves):
        others = _questions(trial, seat)
        refusal = trial.apply(seat, move)
        if refusal != OK:
            return refusal, trial, events
        events += trial.events or []
        if preview or place < len(moves) - 1:
            shown = any(event.reveals or event.random for event in trial.events or [])
            if shown or asked(trial, CHANCE) or not others <= _questions(trial, seat):
                return GOES_ON, trial, events
    return OK, trial, events


def _questions(state: State, seat: int) -> set[tuple[int, int]]:
    """Return the questions of all other seats."""
    return {(ask.seat, ask.serial) for ask in state.asks if ask.seat != seat}


def _first(record: Record) -> Match:
    """Return the match of a record before its first row."""
    return Match(
        record.game, record.seats, record.seed, record.options, record.rules, record.takebacks,
        record.numbers,
    )  # fmt: skip


def walk(record: Record, upto: int = -1) -> Iterator[Match]:
    """Play a record again row by row and yield the match after each. Raise a BadData for a bad
    row."""
    match = _first(record)
    rows = record.rows if upto < 0 else record.rows[:upto]
    now = 0
    yield match
    for place, row in enumerate(rows):
        if row.at < now:
            raise BadData(m.no_record_back(row=place + 1))
        now = row.at
        if row.move == TAKEBACK and row.seat >= 0:
            if not match._undo(row.seat, row.at):
                raise BadData(m.no_record_undo(row=place + 1))
        else:
            match.record.rows.append(row)
            if row.seat == CHANCE and asked(match.state, CHANCE):
                match.state.draw()
            match._again(place)
        yield match


def replay(record: Record, upto: int = -1) -> Match:
    """Play a record again, or its first `upto` rows. Raise a BadData for a bad row."""
    *_, match = walk(record, upto)
    match.record.keep_marks(record)
    return match


def verify(record: Record) -> Match:
    """Play a record again and check every draw and the claimed end. Raise a BadData for what is
    false."""
    if record.commit and record.commit != commitment(record.seed):
        raise BadData(m.no_record_promise())
    match = _first(record)
    match.begin()
    for place, row in enumerate(record.rows):
        if place < len(match.record.rows):
            if match.record.rows[place] != row:
                raise BadData(m.no_record_drawn(row=place + 1))
            continue
        _verify_row(match, row, place)
    if len(match.record.rows) > len(record.rows):
        raise BadData(m.no_record_short())
    if record.scores is not None and match.state.scores() != record.scores:
        claimed, given = map(str, record.scores), map(str, match.state.scores())
        raise BadData(m.no_record_scores(claimed=list(claimed), given=list(given)))
    if record.digest and fingerprint(match.state.to_data()) != record.digest:
        raise BadData(m.no_record_end())
    if record.takebacks != FRESH_CHANCE and record.scores is not None:
        if match.took_back != (TOOK_BACK in record.marks):
            raise BadData(m.no_record_took_back())
    return match


def _verify_row(match: Match, row: Input, place: int) -> None:
    """Make the move of a row again, so that chance is drawn from the seed."""
    if row.at < match.state.now:
        raise BadData(m.no_record_back(row=place + 1))
    if row.seat == CLOCK:
        match.advance(row.at)
    elif row.seat == CHANCE:
        raise BadData(m.no_record_unasked(row=place + 1))
    elif row.move == TAKEBACK:
        match.take_back(row.seat, row.at)
    elif match.play(row.seat, row.move, row.at) != OK:
        match.record.rows.append(row)
        raise BadData(match._complaint(place))
    if len(match.record.rows) <= place or match.record.rows[place] != row:
        raise BadData(m.no_record_differs(row=place + 1))
