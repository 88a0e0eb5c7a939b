"""One playthrough of a live game: bots plan in virtual time, and their moves keep their moments."""

import re
from typing import NamedTuple

from aevum.core.errors import BadMove
from aevum.core.events import Event, project
from aevum.core.rng import Rng
from aevum.core.state import NEVER, OK, WAIT, Ask, State
from tools.playthrough import Outdated, Play, Recorder

ROWS = re.compile(r"^\d+\. player (\d+) @(\d+): .*\n   ([^(\n]*[^( \n])", re.MULTILINE)
"""The seat and the moment of a move, and below the question its words, before the label in
brackets."""


class Kept(NamedTuple):
    """A move of an earlier recording."""

    at: int
    seat: int
    text: str


def kept_rows(text: str) -> list[Kept]:
    """Return the moves of a recording, in their order."""
    return [Kept(int(at), int(seat) - 1, move) for seat, at, move in ROWS.findall(text)]


class LiveRecorder(Recorder):
    """Lets bots play a live game, or repeats their earlier moves, and records it."""

    def __init__(self, play: Play, rows: list[Kept] | None = None) -> None:
        super().__init__(play)
        self.rows = rows
        self.rngs = [Rng(f"{play.seed}:{seat}") for seat in range(play.seats)]
        self.asked_last = [0] * play.seats
        """The last question of each seat for which its bot has made a plan."""

    def run(self) -> tuple[str, str]:
        self.match.begin()
        self.tell(self.match.events)
        if self.rows is None:
            self.let_bots_play()
        else:
            self.play_kept(self.rows)
        return self.finish()

    def play_kept(self, rows: list[Kept]) -> None:
        """Play an earlier recording again; every move must still be possible at its moment."""
        for row in rows:
            while self.match.state.deadline() <= row.at:
                self.pass_time(self.match.state.deadline())
            try:
                move = self.game.moves.parse(row.text)
            except BadMove:
                raise Outdated from None
            if not self.match.state.asks or not self.act(row.seat, move, row.at):
                raise Outdated
        while self.match.state.asks:
            self.pass_time(self.match.state.deadline())

    def let_bots_play(self) -> None:
        """Make the earliest planned move, as `Play.run_live` of the core does, until the end."""
        seats = range(self.play.seats)
        plans = [(0, WAIT) for _ in seats]
        while self.match.state.asks:
            seat = min(seats, key=lambda each: plans[each][0])
            at, move = plans[seat]
            if self.match.state.deadline() <= at:
                self.pass_time(self.match.state.deadline())
            else:
                if move != WAIT:
                    self.act(seat, move, at)
                plans[seat] = self.plan(seat, at)
            for each in seats:
                if self.newest(each) > self.asked_last[each]:
                    plans[each] = self.plan(each, self.match.state.now)

    def newest(self, seat: int) -> int:
        """Return the serial of a seat's newest question, 0 if it has none."""
        return max([ask.serial for ask in self.match.state.asks if ask.seat == seat], default=0)

    def plan(self, seat: int, at: int) -> tuple[int, int]:
        """Return when a bot moves next, and its move."""
        state = self.seen_at(at)
        questions = [ask for ask in state.asks if ask.seat == seat]
        if not questions:
            return NEVER, WAIT
        self.asked_last[seat] = self.newest(seat)
        choices = [WAIT, *state.legal(seat)]
        view, rng = state.mask(seat), self.rngs[seat]
        wait, move = self.bots[seat].plan(view, questions[-1], choices, rng)
        return at + max(wait, 1), move

    def seen_at(self, at: int) -> State:
        """Return the position at a moment before which nothing is due."""
        state = self.match.state.clone()
        state.advance(at)
        return state

    def pass_time(self, at: int) -> None:
        """Let everything happen that is due, and record its events."""
        self.match.advance(at)
        if self.match.events:
            self.lines.append(f"@{self.match.state.now}")
            self.hear(self.match.events)

    def act(self, seat: int, move: int, at: int) -> bool:
        """Make a move and record it; return whether it was possible."""
        before = self.seen_at(at)
        if move not in before.legal(seat):
            return False
        if self.asked % self.play.every == 0:
            self.show()
        self.asked += 1
        view = before.mask(seat)
        prompt = self.game.prompt(view, self.answered(before, seat, move))
        self.lines.append(f"{self.asked}. player {seat + 1} @{at}: {prompt}")
        label, notation = self.game.label(view, move), self.game.moves.text(move)
        self.lines.append(f"   {notation}" + (f" ({label})" if label != notation else ""))
        assert self.match.play(seat, move, at) == OK
        self.hear(self.match.events)
        return True

    def answered(self, state: State, seat: int, move: int) -> Ask:
        """Return the question that a move answers: the newest one that the move closes."""
        questions = [ask for ask in state.asks if ask.seat == seat]
        after = state.clone()
        after.apply(seat, move)
        left = {ask.serial for ask in after.asks if ask.seat == seat}
        gone = [ask for ask in questions if ask.serial not in left]
        return gone[-1] if gone and after.asks else questions[0]

    def hear(self, events: list[Event]) -> None:
        """Record the events, and tell bots that listen."""
        self.tell(events)
        for seat, bot in enumerate(self.bots):
            for event in events:
                if bot.listens and (seen := project(event, seat)) is not None:
                    bot.saw(seen)
