"""Taking moves back, by the rules or because the others agree."""

# compiled: every move of every table passes through here

from collections.abc import Callable

from aevum.core.record import TOOK_BACK
from aevum.core.takebacks import ABSENT, FREE, NOTHING, STRICT, Ruling, ruling
from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.tables.audience import Audience
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.tables.takeback_request import NOBODY, TakebackRequest
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Consent, TakeBack


class Takebacks:
    """Take-backs at one table, and the consent they need."""

    def __init__(
        self,
        table: TableData,
        request: TakebackRequest,
        moves: MoveHandler,
        audience: Audience,
        replies: Replies,
        took_back: Callable[[int, str, int, bool], None],
    ) -> None:
        """Call `took_back` with the seat of the move, the command, how many rows stay after it, and
        whether the time spent on it is given back.
        """
        self.table = table
        self.request = request
        self._moves = moves
        self._audience = audience
        self._replies = replies
        self._took_back = took_back

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {TakeBack: self._take_back, Consent: self._consent}

    def moved(self) -> None:
        """End the request for an earlier move, since a move was made."""
        if self.request.seat >= 0:
            self.request.end()
            self._audience.announce()

    def _take_back(self, session: Session, order: TakeBack) -> None:
        table, seat = self.table, self.table.player_seat(session)
        if self._moves.known(session, seat, order.id):
            return
        match = table.unfinished_match()
        if table.is_live:
            raise Refused("live", m.server_undo_live())
        found = self._ruling(seat)
        if found.verdict == NOTHING:
            raise Refused("nothing", m.server_undo_nothing())
        if found.verdict == FREE:
            self._back(seat, order.id)
        elif found.verdict == STRICT:
            raise Refused("shown", m.server_undo_shown())
        elif found.verdict == ABSENT:
            raise Refused("absent", self._absence(min(found.missing)))
        elif self.request.seat not in (NOBODY, seat):  # one request at a time
            raise Refused("asking", m.server_undo_other())
        else:
            self.request.begin(match, seat)
            self._audience.announce()
            self._replies.settle(session, Ack(order.id, 0))

    def _ruling(self, seat: int) -> Ruling:
        """Return what the take-back policy says about a seat's last move.

        A person who has moved has a say until the end, even if a bot plays their seat now.
        """
        here = self._here()
        away = self._moves.movers - here
        strict = self.table.row.takeback == "never"
        return ruling(self.table.begun_match(), seat, here | away, away, strict)

    def _here(self) -> set[int]:
        """Return the seats that people play now."""
        return {
            number
            for number, chair in enumerate(self.table.row.chairs)
            if chair.kind == "person" and not chair.away
        }

    def _absence(self, seat: int) -> Text:
        chair = self.table.row.chairs[seat]
        if chair.kind == "person":
            return m.server_undo_away(who=seat)
        return m.server_undo_left(who=seat)

    def _consent(self, session: Session, order: Consent) -> None:
        table, request = self.table, self.request
        seat = table.player_seat(session)
        if self._replies.answered_before(session, order.id):
            return
        table.unfinished_match()
        if request.seat < 0 or seat == request.seat:
            raise Refused("nothing", m.server_undo_unasked())
        if not order.yes:
            request.end()
            self._audience.announce()
        else:
            request.consents.add(seat)
            found = self._ruling(request.seat)
            if found.verdict == FREE or request.consents >= found.needed:
                self._back(request.seat, "")
            else:
                self._audience.announce()
        self._replies.settle(session, Ack(order.id, 0))

    def _back(self, seat: int, cid: str) -> None:
        table, match = self.table, self.table.begun_match()
        place = match.last_own(seat)
        alone = self._here() | self._moves.movers == {seat}
        match.take_back(seat, table.at())
        marked = match.took_back and table.mark(TOOK_BACK)
        if cid:
            self._moves.acts.add(seat, cid)
        asked = self.request.seat >= 0
        self.request.end()
        self._took_back(seat, cid, len(match.line) - place, asked or alone)
        if asked or marked:
            self._audience.announce()
