"""A match that people leave for good: resigning, removing an absent player, ending by agreement.

A seat that is given up belongs to a bot for the rest of the match and never comes back to its
person. Where no person is left, or all agree, the match ends without a result.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.server.lobby.lobby import hand_over
from aevum.server.refused import Refused
from aevum.server.store.records import ChairRow, Departure
from aevum.server.tables.bot_seats import STAND_IN
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, EndVote, Remove, Resign

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

MOST_ASKED: Final = 3  # times that a seat may ask to end a match; else one could pester the others

AGREED: Final = "Everyone agreed to end the match. It has no result."
STOPPED: Final = "{} ended the match. It has no result."
NOBODY_LEFT: Final = "{} gave up, and only bots were left. The match has no result."
TOLD: Final[dict[Departure, str]] = {
    "resigned": "{} resigned. A bot plays on.",
    "left": "{} left the match. A bot plays on.",
    "removed": "{} was away and has been removed. A bot plays on.",
}


class Departures:
    """Who gives up a seat at one table, and who wants its match to end."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._votes = Votes(table)
        self._asked: dict[int, int] = {}
        """How often each seat was the first to ask for the end."""

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {Resign: self._resign, Remove: self._remove, EndVote: self._vote}

    def votes(self) -> list[int]:
        """Return the seats that want to end the match, the first to ask first."""
        return self._votes.seats[:]

    # Giving up a seat

    async def _resign(self, session: Session, order: Resign) -> None:
        table, guest = self.table, session.guest.id
        if table.answered_before(session, order.id):
            return
        if table.seat_of(guest) < 0 and gave_up(table.row.chairs, guest):
            table.settle(session, Ack(order.id, 0))  # sent again after the server was started again
            return
        seat = table.moves.seat(session)
        table.moves.going()
        await self._give_up(seat, "left" if order.leave else "resigned", session, order.id)

    async def _remove(self, session: Session, order: Remove) -> None:
        table = self.table
        if table.answered_before(session, order.id):
            return
        table.moves.going()
        chairs = table.row.chairs
        chair = chairs[order.seat] if order.seat < len(chairs) else ChairRow("open")
        if chair.kind != "person" or chair.guest != order.guest:
            raise Refused("nobody", "That player no longer has this seat.")
        if chair.guest != table.row.owner or table.seat_of(session.guest.id) in (-1, order.seat):
            table.owner_only(session)  # anybody who plays may remove an owner who is away
        if chair.guest == session.guest.id:
            raise Refused("yourself", "To give up your own seat, resign.")
        if not chair.away:
            text = f"{chair.name} is still playing. You can remove players once a bot stands in."
            raise Refused("here", text)
        await self._give_up(order.seat, "removed", session, order.id)

    async def _give_up(self, seat: int, how: Departure, session: Session, order: str) -> None:
        table, row = self.table, self.table.row
        chair = row.chairs[seat]
        row.chairs[seat] = ChairRow(
            "bot", chair.guest, chair.name, STAND_IN, ready=True, away=False, left=how
        )
        if row.owner == chair.guest:
            hand_over(table)
        people = any(each.kind == "person" for each in row.chairs)
        agreed = people and self._agreed()
        if agreed or not people:
            sentence = AGREED if agreed else NOBODY_LEFT.format(chair.name)
            await table.lobby.close(sentence)
            table.settle(session, Ack(order, 0))
        else:
            table.moves.takebacks.moved()  # nobody waits for the consent of somebody who is gone
            table.pauses.taken_over()
            table.clocks.absences()
            await table.save(session, order)
            await table.chat.tell(TOLD[how].format(chair.name), order)
        for guest in {chair.guest, row.owner}:
            table.audience.tell_who(guest)
        table.bots.consider()

    # Ending the match

    async def _vote(self, session: Session, order: EndVote) -> None:
        table = self.table
        if table.answered_before(session, order.id):
            return
        table.moves.going()
        people = [each for each in table.row.chairs if each.kind == "person"]
        if not people:
            table.owner_only(session)  # only bots play, and who set them going may stop them
        else:
            self._count(table.moves.seat(session), order.yes)
        if not people or self._agreed():
            sentence = AGREED if len(people) > 1 else STOPPED.format(session.guest.name)
            await table.lobby.close(sentence)
        else:
            table.audience.announce()
        table.settle(session, Ack(order.id, 0))

    def _count(self, seat: int, yes: bool) -> None:
        votes = self._votes
        if not yes and seat not in votes.seats:
            votes.end()  # one is enough to play on
        elif yes != (seat in votes.seats):
            if yes and not votes.seats:
                self._ask(seat)
            votes.change(seat)

    def _ask(self, seat: int) -> None:
        asked = self._asked.get(seat, 0)
        if asked >= MOST_ASKED:
            raise Refused(
                "asked", f"You have asked {MOST_ASKED} times. Play on, or resign to stop playing."
            )
        self._asked[seat] = asked + 1

    def _agreed(self) -> bool:
        """Return whether everybody who has not given up wants the end.

        Who is away has a say too, else one could end a lost match while the winner is in a tunnel.
        """
        return self._votes.agreed(absent=True)

    def stop(self) -> None:
        """The match is over: nobody is asked any more."""
        self._votes.end()


def gave_up(chairs: list[ChairRow], guest: str) -> bool:
    """Return whether a guest has given up a seat here."""
    return any(chair.left and chair.guest == guest for chair in chairs)
