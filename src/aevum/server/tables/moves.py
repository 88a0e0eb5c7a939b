"""Moves at a table: made, tried, explained and advised."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.errors import BadMove
from aevum.core.game import LIVE
from aevum.core.match import Match
from aevum.core.state import GOES_ON, NOT_ASKED, OK, SPECTATOR, Ask
from aevum.server.refused import Refused, rule_in
from aevum.server.tables.command_ids import BOTS, command_key
from aevum.server.tables.event_lines import EventLines
from aevum.server.tables.hints import Hints
from aevum.server.tables.match_time import view_at
from aevum.server.tables.takebacks import Takebacks
from aevum.server.tables.view_builder import as_it_is, fields_of
from aevum.server.transport.session import Session
from aevum.server.wire import (
    Ack,
    Act,
    Hint,
    Labelled,
    Labels,
    Reason,
    Tried,
    Try,
    Typed,
    Why,
)

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

STALE: Final = "That question has been answered already; look at the table again."
LIST: Final = "A list of moves must end with one that draws chance or shows something new."


class MoveHandler:
    """The match of one table, as its seats act on it."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.acts: set[str] = set()
        """The commands that have become rows."""
        self.movers: set[int] = set()
        """The seats whose people have moved themselves, whoever plays them now."""
        self.by_bot: set[int] = set()
        """The rows of the record that a bot made for a person, with what chance gave it."""
        self.takebacks = Takebacks(self)
        self.hints = Hints(self)

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {
            Typed: self._typed,
            Try: self._try,
            Why: self._why,
            Labels: self._labels,
            Hint: self.hints.ask,
            **self.takebacks.orders(),
        }

    # Moving

    def act(self, session: Session, order: Act) -> None:
        """Carry out a client's move, or refuse it."""
        seat, cid = self.seat(session), order.id
        key = command_key(seat, cid)
        if self.known(session, key, cid):
            return
        if self.table.game.timing == LIVE:
            self.going()
            self._in_table(order.moves)
            self.table.commands.give(session, cid, seat, order.moves, order.serial, order.seen)
        else:
            self.make(seat, cid, key, order.moves, order.serial, self.table.clocks.at())

    def _typed(self, session: Session, order: Typed) -> None:
        seat = self.seat(session)
        key = command_key(seat, order.id)
        if self.known(session, key, order.id):
            return
        match = self.going()
        try:
            move = self.table.game.read(match.state.mask(seat), seat, order.text)
        except BadMove as error:
            raise Refused("bad_move", str(error)) from None
        if self.table.game.timing == LIVE:
            self.table.commands.give(session, order.id, seat, [move], -1, order.seen)
        else:
            self.make(seat, order.id, key, [move], -1, self.table.clocks.at())

    def make(self, seat: int, cid: str, key: str, moves: list[int], serial: int, at: int) -> None:
        """Make the moves of a command at a moment of the match, all of them, or refuse it."""
        table, match = self.table, self.going()
        if serial >= 0 and not _open(match.state.asks, seat, serial):
            raise Refused("stale", STALE)
        self._in_table(moves)
        table.clocks.hand_back(seat)
        before = len(match.line)
        refusal = match.play_list(seat, moves, at)
        if refusal == OK:
            self.acts.add(key)
            self.movers.add(seat)
            told = table.bots.stood_in.pop(seat, 0)
            self._moved(seat, cid, before)
            if told:
                table.audience.announce()  # they have seen what a bot did for them
            return
        if len(match.line) > before:
            self._moved(SPECTATOR, "", before)
        raise self._refusal(match, seat, moves, refusal)

    def _refusal(self, match: Match, seat: int, moves: list[int], refusal: int) -> Refused:
        if refusal == GOES_ON:
            return Refused("goes_on", LIST)
        if refusal == NOT_ASKED:
            return Refused("not_asked", "You are not asked anything now.")
        text = self._why_not(match, seat, moves[0])
        return Refused("not_legal", text, rule_in(text))

    def _why_not(self, match: Match, seat: int, move: int) -> str:
        text = self._why_now(match, seat, move)
        return text or "One of these moves is not possible after those before it."

    def _why_now(self, match: Match, seat: int, move: int) -> str:
        clocks = self.table.clocks
        view = view_at(match.state, seat, clocks.at() if clocks.live() else match.state.now)
        return self.table.game.why(view, seat, move)

    def _moved(self, seat: int, cid: str, before: int) -> None:
        """Rows were added: store them, tell of them, and see who is next."""
        table, match = self.table, self.table.live()
        self.takebacks.moved()
        table.writer.write(cid, seat)
        table.clocks.changed()
        table.audience.publish(cid, seat, len(match.line) - before)
        table.bids.look()
        if match.state.asks:
            table.bots.consider()
        else:
            table.lobby.finish()

    def play_for(self, seat: int, move: int, at: int = -1) -> None:
        """Make a move that no client sent: a bot's, or the one that a passed deadline makes."""
        match, chair = self.table.live(), self.table.row.chairs[seat]
        if self.table.row.phase != "playing":
            return  # it was ended while a bot thought
        before, rows = len(match.line), len(match.record.rows)
        match.play(seat, move, self.table.clocks.at() if at < 0 else at)
        if len(match.line) > before:
            if chair.away or chair.left:
                self.by_bot.update(range(rows, len(match.record.rows)))
            if chair.away:
                self.table.bots.stood_in[seat] = self.table.bots.stood_in.get(seat, 0) + 1
            self._moved(seat, "", before)

    def pass_time(self, at: int) -> None:
        """Let happen what is due by a moment of the match."""
        match = self.table.live()
        if self.table.row.phase != "playing":
            return
        before = len(match.line)
        match.advance(at)
        if len(match.line) > before:
            self._moved(SPECTATOR, "", before)

    # Asking before moving

    def _try(self, session: Session, order: Try) -> None:
        table, seat = self.table, self.seat(session)
        match = self.going()
        self._in_table(order.moves)
        refusal, view, events = match.attempt(seat, order.moves)
        if refusal != OK:
            raise self._refusal(match, seat, order.moves, refusal)
        feed = table.audience.sessions[session]
        old = feed.position.fields if feed.position is not None else {}
        new = fields_of(table.game, view, feed.face)
        label = table.game.label(match.state.mask(seat), order.moves[0])
        changed = {name: as_it_is(part) for name, part in new.items() if old.get(name) != part}
        gone = [name for name in old if name not in new]
        told = EventLines(table.game, [events]).to(seat, 0, feed.rows)
        heard = [as_it_is(each) for each in told]
        table.reply(session, Tried(order.id, label, changed, gone, heard))

    def _why(self, session: Session, order: Why) -> None:
        seat = self.seat(session)
        match = self.going()
        self._in_table([order.move])
        text = self._why_now(match, seat, order.move)
        self.table.reply(session, Reason(order.id, text, rule_in(text)))

    def _labels(self, session: Session, order: Labels) -> None:
        seat = self.seat(session)
        match, game = self.going(), self.table.game
        self._in_table(order.moves)
        view = match.state.mask(seat)
        legal = set(view.legal(seat))
        labels = [
            game.label(view, move) if move in legal else game.moves.text(move)
            for move in order.moves
        ]
        self.table.reply(session, Labelled(order.id, labels))

    # Checks

    def seat(self, session: Session) -> int:
        """Return the seat of somebody who plays here."""
        seat = self.table.seat_of(session.guest.id)
        if seat < 0:
            raise Refused("not_seated", "You watch this table; only those who sit at it can play.")
        return seat

    def going(self) -> Match:
        """Return the match, which must not be over."""
        match = self.table.live()
        if not match.state.asks or self.table.row.phase == "over":
            raise Refused("over", "This match is over.")
        return match

    def _in_table(self, moves: list[int]) -> None:
        size = self.table.game.moves.size
        for move in moves:
            if move >= size:
                raise Refused("bad_move", f"There is no move number {move} in this game.")

    def known(self, session: Session, key: str, cid: str) -> bool:
        """Answer a command that was carried out before, and tell whether it was."""
        if key not in self.acts:
            return self.table.answered_before(session, cid)
        feed = self.table.audience.sessions[session]
        seq = feed.seq
        self.table.reply(session, Ack(cid, seq))
        return True

    def reload(self, rows: "list[Any]") -> None:
        """Remember which commands the stored rows came from, and which of them bots made."""
        stood_in = self.table.bots.stood_in
        for number, row in enumerate(rows):
            if row.cid.startswith(BOTS):
                self.by_bot.add(number)
                if row.seat >= 0 and not self.table.row.chairs[row.seat].left:
                    stood_in[row.seat] = stood_in.get(row.seat, 0) + 1
            elif row.cid:
                self.acts.add(command_key(row.seat, row.cid))
                self.movers.add(row.seat)
                stood_in.pop(row.seat, None)


def _open(asks: list[Ask], seat: int, serial: int) -> bool:
    """Tell whether a question is still open."""
    # Every move asks this, and a generator costs more.
    for ask in asks:  # noqa: SIM110
        if ask.seat == seat and ask.serial == serial:
            return True
    return False
