"""Moves that are taken back: by the rules, or because the others allow it."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aevum.core.game import LIVE
from aevum.server.commands import command
from aevum.server.link import Link
from aevum.server.plea import NOBODY, Plea
from aevum.server.refused import Refused
from aevum.server.wire import Ack, Consent, TakeBack

if TYPE_CHECKING:
    from aevum.server.playing import Playing


class TakeBacks:
    """Who takes what back at one table, and whom it needs for that."""

    def __init__(self, playing: "Playing") -> None:
        self.playing = playing
        self.table = playing.table
        self.plea = Plea()

    def orders(self) -> dict[type, Callable[[Link, Any], Any]]:
        """Return who carries out which command."""
        return {TakeBack: self._take_back, Consent: self._consent}

    def moved(self) -> None:
        """A move was made: what somebody asked to take back before it stands."""
        if self.plea.seat >= 0:
            self.plea.end()
            self.table.audience.announce()

    def _take_back(self, link: Link, order: TakeBack) -> None:
        table, seat = self.table, self.playing.seat(link)
        if self.playing.known(link, command(seat, order.id), order.id):
            return
        match = self.playing.going()
        if table.game.timing == LIVE:
            raise Refused("live", "In a live game nothing is taken back.")
        if match.last_own(seat) < 0:
            raise Refused("nothing", "You have made no move that could be taken back.")
        others = self._others(seat)
        if match.may_take_back(seat) or (table.row.takeback == "ask" and not others):
            self._back(seat, order.id)
        elif table.row.takeback == "never":
            raise Refused(
                "shown", "Something was shown, rolled or answered since, and this table takes"
                " nothing back then.",
            )  # fmt: skip
        elif self.plea.seat not in (NOBODY, seat):  # a consent must not hit another's request
            raise Refused("asking", "Another player asks to take a move back; that comes first.")
        else:
            self.plea.begin(match, seat)
            table.audience.announce()
            table.settle(link, Ack(order.id, 0))

    def _others(self, seat: int) -> set[int]:
        """Return the other people who would have to agree."""
        return {
            number
            for number, chair in enumerate(self.table.row.chairs)
            if chair.kind == "person" and not chair.away and number != seat
        }

    def _consent(self, link: Link, order: Consent) -> None:
        table, seat, plea = self.table, self.playing.seat(link), self.plea
        if table.answered_before(link, order.id):
            return
        self.playing.going()
        if plea.seat < 0 or seat not in self._others(plea.seat):
            raise Refused("nothing", "Nobody asks you to let a move be taken back.")
        if not order.yes:
            plea.end()
            table.audience.announce()
        else:
            plea.consents.add(seat)
            if plea.consents >= self._others(plea.seat):
                self._back(plea.seat, "")
            else:
                table.audience.announce()
        table.settle(link, Ack(order.id, 0))

    def _back(self, seat: int, cid: str) -> None:
        table, match = self.table, self.table.live()
        place = match.last_own(seat)
        match.take_back(seat, table.clocks.at())
        if cid:
            self.playing.acts.add(command(seat, cid))
        pleaded = self.plea.seat >= 0
        if pleaded or not self._others(seat):
            table.clocks.forgive()
        self.plea.end()
        table.bots.again()
        table.writing.write(cid, seat)
        table.clocks.changed()
        table.audience.publish(cid, seat, len(match.line) - place, back=True)
        if pleaded:
            table.audience.announce()
        table.bots.consider()
