"""Moves at a table: made, tried and explained."""

# compiled: every move of every table passes through here

from collections.abc import Callable

from aevum.core.errors import BadMove
from aevum.core.match import Match
from aevum.core.state import GOES_ON, NOT_ASKED, OK, SPECTATOR, Ask
from aevum.core.text import Refusal, literal
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.store.records import MatchRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.command_ids import BOTS, CommandIds
from aevum.server.tables.event_lines import EventLines
from aevum.server.tables.match_time import view_at
from aevum.server.tables.rendering import in_words, labels_in_words
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.tables.view_builder import as_it_is, fields_of
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Act, Labelled, Labels, Reason, Tried, Try, Typed, Why


class MoveHandler:
    """Makes the moves of one table's match."""

    def __init__(
        self,
        table: TableData,
        audience: Audience,
        replies: Replies,
        moved: Callable[[int, str, int], None],
    ) -> None:
        """Call `moved` for new rows: whose command made them, its id, and how many they are."""
        self.table = table
        self._audience = audience
        self._replies = replies
        self._moved = moved
        self.acts = CommandIds()
        """The commands that have become rows."""
        self.movers: set[int] = set()
        """The seats whose people have moved themselves, even if bots play them now."""

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {
            Act: self.act,
            Typed: self.typed,
            Try: self._try,
            Why: self._why,
            Labels: self._labels,
        }

    # Moving

    def act(self, session: Session, order: Act) -> None:
        """Carry out a client's move, or refuse it."""
        seat, cid = self.table.player_seat(session), order.id
        if not self.known(session, seat, cid):
            self.make(seat, cid, order.moves, order.serial, self.table.at())

    def typed(self, session: Session, order: Typed) -> None:
        """Carry out a client's move in notation, or refuse it."""
        seat, cid = self.table.player_seat(session), order.id
        if not self.known(session, seat, cid):
            self.make(seat, cid, [self.read(seat, order.text)], -1, self.table.at())

    def read(self, seat: int, text: str) -> int:
        """Return a seat's move from its notation."""
        match = self.table.unfinished_match()
        try:
            return self.table.game.read(match.state.mask(seat), seat, text)
        except BadMove as error:
            raise Refused("bad_move", error.said) from None

    def make(self, seat: int, cid: str, moves: list[int], serial: int, at: int) -> None:
        """Make all moves of a command at a time of the match, or refuse it."""
        match = self.table.unfinished_match()
        if serial >= 0 and not _open(match.state.asks, seat, serial):
            raise Refused("stale", m.server_stale())
        self.check(moves)
        self.hand_back(seat)
        before = len(match.line)
        refusal = match.play_list(seat, moves, at)
        if refusal == OK:
            self.acts.add(seat, cid)
            self.movers.add(seat)
            told = self.table.stood_in.pop(seat, 0)
            self._moved(seat, cid, len(match.line) - before)
            if told:
                self._audience.announce()  # they have seen the bot's moves
            return
        if len(match.line) > before:
            self._moved(SPECTATOR, "", len(match.line) - before)
        raise self._refusal(match, seat, moves, refusal)

    def hand_back(self, seat: int) -> None:
        """Give a seat back to its person, for whom a bot has played."""
        chair = self.table.row.chairs[seat]
        if chair.away:
            chair.away = False
            self._audience.announce()

    def _refusal(self, match: Match, seat: int, moves: list[int], refusal: int) -> Refused:
        if refusal == GOES_ON:
            return Refused("goes_on", m.server_list_end())
        if refusal == NOT_ASKED:
            return Refused("not_asked", m.server_not_asked())
        why = self._why_now(match, seat, moves[0])
        if why is None:
            return Refused("not_legal", m.server_list_order())
        return Refused("not_legal", why.text, why.rule)

    def _why_now(self, match: Match, seat: int, move: int) -> Refusal | None:
        table = self.table
        view = view_at(match.state, seat, table.at() if table.is_live else match.state.now)
        return table.game.words.why(view, seat, move)

    def play_for(self, seat: int, move: int, at: int = -1) -> None:
        """Make a move that no client sent: a bot's, or the default after a deadline."""
        table = self.table
        match, chair = table.begun_match(), table.row.chairs[seat]
        if table.row.phase != "playing":
            return  # it ended while a bot was thinking
        before, rows = len(match.line), len(match.record.rows)
        match.play(seat, move, table.at() if at < 0 else at)
        if len(match.line) > before:
            if chair.away or chair.left:
                table.bot_rows.update(range(rows, len(match.record.rows)))
            if chair.away:
                table.stood_in[seat] = table.stood_in.get(seat, 0) + 1
            self._moved(seat, "", len(match.line) - before)

    def pass_time(self, at: int) -> None:
        """Make all moves that are due by a time of the match."""
        match = self.table.begun_match()
        if self.table.row.phase != "playing":
            return
        before = len(match.line)
        match.advance(at)
        if len(match.line) > before:
            self._moved(SPECTATOR, "", len(match.line) - before)

    def pass_due(self, at: int) -> None:
        """Make all moves that are due by a time of the match, if there are any."""
        state = self.table.begun_match().state
        if state.asks and state.deadline() <= at:
            self.pass_time(at)

    # Questions about moves

    def _try(self, session: Session, order: Try) -> None:
        table, seat = self.table, self.table.player_seat(session)
        match = table.unfinished_match()
        self.check(order.moves)
        refusal, view, events = match.attempt(seat, order.moves)
        if refusal != OK:
            raise self._refusal(match, seat, order.moves, refusal)
        feed = self._audience.sessions[session]
        old = feed.position.fields() if feed.position is not None else {}
        new = fields_of(table.game, view, feed.face)
        label = table.game.words.label(match.state.mask(seat), order.moves[0]).whole()
        changed = {name: as_it_is(part) for name, part in new.items() if old.get(name) != part}
        gone = [name for name in old if name not in new]
        lines = EventLines(table.game, view, [events])
        heard = [as_it_is(each) for each in lines.to(seat, 0, feed.rows, session.language)]
        words = in_words(label, session.language)
        self._replies.reply(session, Tried(order.id, label.wire(), changed, gone, heard, words))

    def _why(self, session: Session, order: Why) -> None:
        seat = self.table.player_seat(session)
        match = self.table.unfinished_match()
        self.check([order.move])
        why = self._why_now(match, seat, order.move)
        if why is None:
            self._replies.reply(session, Reason(order.id))
        else:
            words = in_words(why.whole(), session.language)
            self._replies.reply(session, Reason(order.id, why.text.wire(), why.rule, words))

    def _labels(self, session: Session, order: Labels) -> None:
        seat = self.table.player_seat(session)
        match, game = self.table.unfinished_match(), self.table.game
        self.check(order.moves)
        view = match.state.mask(seat)
        legal = set(view.legal(seat))
        labels = [
            game.words.label(view, move).whole()
            if move in legal
            else literal(game.moves.text(move))
            for move in order.moves
        ]
        words = labels_in_words(labels, session.language)
        self._replies.reply(session, Labelled(order.id, [each.wire() for each in labels], words))

    # Checks

    def check(self, moves: list[int]) -> None:
        """Refuse codes that are not moves of this game."""
        size = self.table.game.moves.size
        for move in moves:
            if move >= size:
                raise Refused("bad_move", m.server_no_move(n=move))

    def known(self, session: Session, seat: int, cid: str) -> bool:
        """Answer a command if it was carried out before, and return whether it was."""
        if not self.acts.has(seat, cid):
            return self._replies.answered_before(session, cid)
        self._replies.reply(session, Ack(cid, self._audience.sessions[session].seq))
        return True

    def reload(self, rows: list[MatchRow]) -> None:
        """Remember the commands of the stored rows, and which rows bots made."""
        table = self.table
        for number, row in enumerate(rows):
            if row.cid.startswith(BOTS):
                table.bot_rows.add(number)
                if row.seat >= 0 and not table.row.chairs[row.seat].left:
                    table.stood_in[row.seat] = table.stood_in.get(row.seat, 0) + 1
            elif row.cid:
                self.acts.add(row.seat, row.cid)
                self.movers.add(row.seat)
                table.stood_in.pop(row.seat, None)


def _open(asks: list[Ask], seat: int, serial: int) -> bool:
    """Return whether a question is still open."""
    # Every move asks this, and a generator costs more.
    for ask in asks:  # noqa: SIM110
        if ask.seat == seat and ask.serial == serial:
            return True
    return False
