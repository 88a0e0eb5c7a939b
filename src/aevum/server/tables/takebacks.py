"""Moves that are taken back: by the rules, or because the others allow it."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.game import LIVE
from aevum.core.record import TOOK_BACK
from aevum.core.takebacks import ABSENT, FREE, NOTHING, STRICT, Ruling, ruling
from aevum.server.refused import Refused
from aevum.server.tables.command_ids import command_key
from aevum.server.tables.takeback_request import NOBODY, TakebackRequest
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Consent, TakeBack

if TYPE_CHECKING:
    from aevum.server.tables.moves import MoveHandler

AWAY: Final = "{} is away. Everyone who has played must agree to this undo, so wait for them."
LEFT: Final = "{} has left the match. Everyone who played would have to agree to this undo."


class Takebacks:
    """Who takes what back at one table, and whom it needs for that."""

    def __init__(self, moves: "MoveHandler") -> None:
        self.moves = moves
        self.table = moves.table
        self.request = TakebackRequest()

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {TakeBack: self._take_back, Consent: self._consent}

    def moved(self) -> None:
        """A move was made: what somebody asked to take back before it stands."""
        if self.request.seat >= 0:
            self.request.end()
            self.table.audience.announce()

    def _take_back(self, session: Session, order: TakeBack) -> None:
        table, seat = self.table, self.moves.seat(session)
        if self.moves.known(session, command_key(seat, order.id), order.id):
            return
        match = self.moves.going()
        if table.game.timing == LIVE:
            raise Refused("live", "In a live game nothing is taken back.")
        found = self._ruling(seat)
        if found.verdict == NOTHING:
            raise Refused("nothing", "You have made no move that could be taken back.")
        if found.verdict == FREE:
            self._back(seat, order.id)
        elif found.verdict == STRICT:
            raise Refused(
                "shown", "Something was shown, rolled or answered since, and this table takes"
                " nothing back then.",
            )  # fmt: skip
        elif found.verdict == ABSENT:
            raise Refused("absent", self._absence(min(found.missing)))
        elif self.request.seat not in (NOBODY, seat):  # a consent must not hit another's request
            raise Refused("asking", "Another player asks to take a move back; that comes first.")
        else:
            self.request.begin(match, seat)
            table.audience.announce()
            table.settle(session, Ack(order.id, 0))

    def _ruling(self, seat: int) -> Ruling:
        """Return what the policy of take-backs says of a seat's last move.

        A person who has moved has a say until the end, whoever plays their seat now.
        """
        here = self._here()
        away = self.moves.movers - here
        strict = self.table.row.takeback == "never"
        return ruling(self.table.live(), seat, here | away, away, strict)

    def _here(self) -> set[int]:
        """Return the seats that people play now."""
        return {
            number
            for number, chair in enumerate(self.table.row.chairs)
            if chair.kind == "person" and not chair.away
        }

    def _absence(self, seat: int) -> str:
        chair = self.table.row.chairs[seat]
        return (AWAY if chair.kind == "person" else LEFT).format(chair.name)

    def _consent(self, session: Session, order: Consent) -> None:
        table, seat, request = self.table, self.moves.seat(session), self.request
        if table.answered_before(session, order.id):
            return
        self.moves.going()
        if request.seat < 0 or seat == request.seat:
            raise Refused("nothing", "Nobody asks you to let a move be taken back.")
        if not order.yes:
            request.end()
            table.audience.announce()
        else:
            request.consents.add(seat)
            found = self._ruling(request.seat)
            if found.verdict == FREE or request.consents >= found.needed:
                self._back(request.seat, "")
            else:
                table.audience.announce()
        table.settle(session, Ack(order.id, 0))

    def _back(self, seat: int, cid: str) -> None:
        table, match = self.table, self.table.live()
        place = match.last_own(seat)
        alone = self._here() | self.moves.movers == {seat}
        match.take_back(seat, table.clocks.at())
        marked = match.took_back and table.mark(TOOK_BACK)
        if cid:
            self.moves.acts.add(command_key(seat, cid))
        pleaded = self.request.seat >= 0
        if pleaded or alone:
            table.clocks.forgive()
        self.request.end()
        table.bots.again()
        table.writer.write(cid, seat)
        table.clocks.changed()
        table.audience.publish(cid, seat, len(match.line) - place, back=True)
        if pleaded or marked:
            table.audience.announce()
        table.bots.consider()
