"""Leaving a match for good: resigning, removing an absent player, ending by agreement.

A bot keeps a given-up seat for the rest of the match; its person never gets it back. If no person
is left, or all agree, the match ends without a result.
"""

from typing import Final

from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.live.pause_control import PauseControl
from aevum.server.lobby.lobby import hand_over
from aevum.server.refused import Refused
from aevum.server.store.records import ChairRow, Departure
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.chat import TableChat
from aevum.server.tables.clocks import Clocks
from aevum.server.tables.match_end import MatchEnd
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import STAND_IN, TableData
from aevum.server.tables.takebacks import Takebacks
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, EndVote, Remove, Resign

MOST_ASKED: Final = 3  # times that a seat may ask for the end, so that nobody pesters the others


class Departures:
    """The given-up seats of one table, and the vote to end its match."""

    def __init__(
        self,
        table: TableData,
        end_votes: Votes,
        end: MatchEnd,
        takebacks: Takebacks,
        clocks: Clocks,
        bots: BotSeats,
        audience: Audience,
        replies: Replies,
        chat: TableChat,
        pauses: PauseControl | None,
    ) -> None:
        self.table = table
        self._end_votes = end_votes
        """Who wants to end the match, the first to ask first."""
        self._end = end
        self._takebacks = takebacks
        self._clocks = clocks
        self._bots = bots
        self._audience = audience
        self._replies = replies
        self._chat = chat
        self._pauses = pauses
        self._asked: dict[int, int] = {}
        """How often each seat was the first to ask for the end."""

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {Resign: self._resign, Remove: self._remove, EndVote: self._vote}

    # Giving up a seat

    async def _resign(self, session: Session, order: Resign) -> None:
        table, guest = self.table, session.guest.id
        if self._replies.answered_before(session, order.id):
            return
        if table.seat_of(guest) < 0 and gave_up(table.row.chairs, guest):
            # It was sent again after a restart of the server.
            self._replies.settle(session, Ack(order.id, 0))
            return
        seat = table.player_seat(session)
        table.unfinished_match()
        await self._give_up(seat, "left" if order.leave else "resigned", session, order.id)

    async def _remove(self, session: Session, order: Remove) -> None:
        table = self.table
        if self._replies.answered_before(session, order.id):
            return
        table.unfinished_match()
        chairs = table.row.chairs
        chair = chairs[order.seat] if order.seat < len(chairs) else ChairRow("open")
        if chair.kind != "person" or chair.guest != order.guest:
            raise Refused("nobody", m.server_remove_gone())
        if chair.guest != table.row.owner or table.seat_of(session.guest.id) in (-1, order.seat):
            table.owner_only(session)  # anybody who plays may remove an owner who is away
        if chair.guest == session.guest.id:
            raise Refused("yourself", m.server_remove_yourself())
        if not chair.away:
            raise Refused("here", m.server_remove_playing(name=chair.name))
        await self._give_up(order.seat, "removed", session, order.id)

    async def _give_up(self, seat: int, how: Departure, session: Session, order: str) -> None:
        row = self.table.row
        chair = row.chairs[seat]
        row.chairs[seat] = ChairRow(
            "bot", chair.guest, chair.name, STAND_IN, ready=True, away=False, left=how
        )
        if row.owner == chair.guest:
            hand_over(row, self._audience)
        people = any(each.kind == "person" for each in row.chairs)
        agreed = people and self._agreed()
        if agreed or not people:
            await self._end.close(
                m.server_end_agreed() if agreed else m.server_end_nobody_left(who=seat)
            )
            self._replies.settle(session, Ack(order, 0))
        else:
            self._takebacks.moved()  # the consent of somebody who has left isn't needed
            if self._pauses is not None:
                self._pauses.taken_over()
            self._clocks.absences()
            await self._replies.save(session, order)
            await self._chat.tell(_told(how, seat), order)
        for guest in {chair.guest, row.owner}:
            self._audience.tell_who(guest)
        self._bots.consider()

    # Ending the match

    async def _vote(self, session: Session, order: EndVote) -> None:
        table = self.table
        if self._replies.answered_before(session, order.id):
            return
        table.unfinished_match()
        people = [each for each in table.row.chairs if each.kind == "person"]
        if not people:
            table.owner_only(session)  # only bots play, and their owner may stop them
            await self._end.close(m.server_end_stopped_bots())
        elif self._count(table.player_seat(session), order.yes):
            alone = m.server_end_stopped(who=table.seat_of(session.guest.id))
            await self._end.close(m.server_end_agreed() if len(people) > 1 else alone)
        else:
            self._audience.announce()
        self._replies.settle(session, Ack(order.id, 0))

    def _count(self, seat: int, yes: bool) -> bool:
        """Count a vote, and return whether everybody wants the end now."""
        votes = self._end_votes
        if not yes and seat not in votes.seats:
            votes.end()  # one refusal is enough
        elif yes != (seat in votes.seats):
            if yes and not votes.seats:
                self._ask(seat)
            votes.change(seat)
        return self._agreed()

    def _ask(self, seat: int) -> None:
        asked = self._asked.get(seat, 0)
        if asked >= MOST_ASKED:
            raise Refused("asked", m.server_end_asked(n=MOST_ASKED))
        self._asked[seat] = asked + 1

    def _agreed(self) -> bool:
        """Return whether everybody who has not given up wants the end.

        Absent people count too, else a losing player could end the match while the winner is
        offline.
        """
        return self._end_votes.agreed(absent=True)


def _told(how: Departure, seat: int) -> Text:
    """Return the message about a given-up seat."""
    if how == "resigned":
        return m.server_told_resigned(who=seat)
    return m.server_told_left(who=seat) if how == "left" else m.server_told_removed(who=seat)


def gave_up(chairs: list[ChairRow], guest: str) -> bool:
    """Return whether a guest has given up a seat here."""
    return any(chair.left and chair.guest == guest for chair in chairs)
