"""Bargaining in a live match: pointing at places, bids, and handshakes that bind nobody."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from structlog import get_logger

from aevum.core.state import NEVER
from aevum.server import messages as m
from aevum.server.live.live_audience import LiveAudience
from aevum.server.live.live_state import LiveState, live_seat
from aevum.server.refused import Refused
from aevum.server.store.errors import NotStored
from aevum.server.tables.match_time import FULL
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.token_bucket import TokenBucket
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Bid, Deal, Point, Shake, Sign

OPEN_MS: Final = 10_000  # until a bid that nobody answers lapses
COUNT_MS: Final = 3_000  # of the shared 3-2-1
FAITH_MS: Final = 5_000  # from the handshake or the end of the 3-2-1 until both should have left
SHOWN_MS: Final = 5_000  # for which everybody sees the result
AGAIN_MS: Final = 1_000  # after which a handshake is checked again while time stands still
EACH_SECOND: Final = 1.0
BURST: Final = 4
ANYBODY: Final = -1

log = get_logger("bids")


class Bids:
    """The bids and handshakes of one table."""

    def __init__(
        self,
        table: TableData,
        state: LiveState,
        audience: LiveAudience,
        replies: Replies,
        offered: Callable[[Deal], None],
    ) -> None:
        """Call `offered` for every new bid, so that bots can answer it."""
        self.table = table
        self._state = state
        self._audience = audience
        self._replies = replies
        self._offered = offered
        self._faith: dict[int, int] = {}
        """The time of the match until which a handshake is not judged, by its number."""
        self._made = 0
        self._stands_since = NEVER
        """The server's time since which the match, and all its bids, stand still; or NEVER."""
        self._runs_from = 0
        """The server's time at which the match runs again, after the countdown of a pause."""
        self._buckets: dict[int, TokenBucket] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {Point: self._point, Bid: self._bid, Shake: self._shake}

    # Commands

    def _point(self, session: Session, order: Point) -> None:
        seat = self._seat(session, order.id)
        if seat < 0:
            return
        self._audience.show_all(Sign(seat, order.place))
        self._replies.settle(session, Ack(order.id, 0))

    def _bid(self, session: Session, order: Bid) -> None:
        seat = self._seat(session, order.id)
        if seat < 0:
            return
        if order.to == seat or order.to >= len(self.table.row.chairs):
            raise Refused("nobody", m.server_bid_nobody())
        if not self._stands(seat, order.mine):
            raise Refused("not_there", m.server_bid_not_there())
        if order.to >= 0 and not self._stands(order.to, order.yours):
            raise Refused("not_there", m.server_bid_not_theirs())
        self._state.deals = [d for d in self._state.deals if d.seat != seat or d.state != "open"]
        self._made += 1
        ends = self._now() + OPEN_MS
        deal = Deal(self._made, seat, order.to, order.mine, order.yours, order.count, "open", ends)
        self._state.deals.append(deal)
        self._changed()
        self._replies.settle(session, Ack(order.id, 0))
        self._offered(deal)

    def _shake(self, session: Session, order: Shake) -> None:
        seat = self._seat(session, order.id)
        if seat < 0:
            return
        found = [d for d in self._state.deals if d.number == order.number and d.state == "open"]
        if not found or (found[0].to not in (ANYBODY, seat) and found[0].seat != seat):
            raise Refused("nothing", m.server_bid_gone())
        deal = found[0]
        if order.yes:
            self._agree(deal, seat)
        elif seat == deal.to:
            self._close(deal, "refused")
        elif seat == deal.seat:
            self._close(deal, "lapsed")
        self._changed()
        self._replies.settle(session, Ack(order.id, 0))

    def _agree(self, deal: Deal, seat: int) -> None:
        if seat == deal.seat:
            raise Refused("own", m.server_bid_own())
        if not self._stands(seat, deal.yours) or not self._stands(deal.seat, deal.mine):
            raise Refused("not_there", m.server_bid_left())
        deal.to, deal.state = seat, "shaken"
        now = self._now()
        deal.zero_at = now + COUNT_MS if deal.count else -1
        deal.ends_at = max(now, deal.zero_at) + FAITH_MS
        speed = self.table.row.live.speed
        count = COUNT_MS * speed // FULL if deal.count else 0
        self._faith[deal.number] = self.table.time.match(now) + count + FAITH_MS

    def answer(self, deal: Deal, seat: int, yes: bool) -> bool:
        """Let a bot say yes or no to a bid; return whether hands were shaken."""
        if not self.takes(deal, seat):
            return False
        if yes:
            self._agree(deal, seat)
        elif deal.to == seat:
            self._close(deal, "refused")
        self._changed()
        return yes

    def takes(self, deal: Deal, seat: int) -> bool:
        """Return whether a seat could still say yes to a bid."""
        return (
            deal in self._state.deals
            and deal.state == "open"
            and deal.seat != seat
            and deal.to in (ANYBODY, seat)
            and self._stands(deal.seat, deal.mine)
            and self._stands(seat, deal.yours)
        )

    # While time stands still

    def hold(self, now: int) -> None:
        """Stop the time of bids and handshakes."""
        self._shift(now - self._now())
        self._stands_since = now
        if self._state.deals:
            self._changed()

    def go_on(self, begins: int) -> None:
        """Resume their time at a time of the server's, with all that was left of it."""
        if self._stands_since != NEVER:
            self._shift(begins - self._stands_since)
            self._stands_since, self._runs_from = NEVER, begins
            if self._state.deals:
                self._changed()

    def _shift(self, by: int) -> None:
        for deal in self._state.deals:
            deal.ends_at += by
            if deal.zero_at >= 0:
                deal.zero_at += by

    # Results

    def look(self) -> None:
        """Check, after something happened, whether both have left now."""
        for deal in self._state.deals:
            if deal.state == "shaken" and not self._standing(deal):
                self._close(deal, "kept")
                self._remember(deal)
                self._changed()

    def _ring(self) -> None:
        now = self._now()
        for deal in list(self._state.deals):
            if deal.ends_at > now:
                continue
            if deal.state == "open":
                self._close(deal, "lapsed")
            elif deal.state == "shaken" and self._early(deal, now):
                deal.ends_at = now + AGAIN_MS
            elif deal.state == "shaken":
                self._judge(deal)
            else:
                self._state.deals.remove(deal)
        self._changed()

    def _early(self, deal: Deal, now: int) -> bool:
        """Return whether too little time of the match has passed: it runs slowly or not at all."""
        return self.table.time.match(now) < self._faith[deal.number]

    def _judge(self, deal: Deal) -> None:
        """Check who has left: if only one of the two did, the handshake is broken."""
        deal.broke = self._standing(deal)
        if len(deal.broke) == 1:
            live = self.table.row.live
            live.broken = live.broken or [0] * len(self.table.row.chairs)
            live.broken[deal.broke[0]] += 1
            self._remember(deal)
            self._close(deal, "broken")
        else:
            deal.broke = []
            self._close(deal, "lapsed")

    def _remember(self, deal: Deal) -> None:
        """Store who kept their word, for bots and for the end, so that it survives a restart."""
        self.table.row.live.words += [
            (each, each not in deal.broke) for each in (deal.seat, deal.to)
        ]
        self._saving = asyncio.get_running_loop().create_task(self._save())

    async def _save(self) -> None:
        table = self.table
        try:
            await table.services.store.save_table(table.row)
        except NotStored as error:  # stored with the table's next change
            log.warning("a handshake is not stored", table=table.row.code, error=str(error))

    def _standing(self, deal: Deal) -> list[int]:
        """Return which of the two are still where they promised to leave."""
        sides = [(deal.seat, deal.mine), (deal.to, deal.yours)]
        return [seat for seat, place in sides if self._stands(seat, place)]

    def _close(self, deal: Deal, state: Any) -> None:
        deal.state = state
        self._faith.pop(deal.number, None)
        deal.ends_at = self._now() + SHOWN_MS

    def _changed(self) -> None:
        """Tell everybody, and set the timer for the next event."""
        self._audience.announce_deals()
        self._hush()
        if self._state.deals and self._stands_since == NEVER:
            wait = max(0, min(deal.ends_at for deal in self._state.deals) - self._wall()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self.table.call, self._ring)

    # Checks

    def _seat(self, session: Session, order: str) -> int:
        """Return the seat of the sender, -1 if the command was carried out before."""
        table = self.table
        if self._replies.answered_before(session, order):
            return -1
        seat = live_seat(table, session, m.server_watching_bids())
        if session.guest.id in table.row.muted:
            raise Refused("muted", m.server_muted())
        now = self._wall() / 1000
        bucket = self._buckets.setdefault(seat, TokenBucket(EACH_SECOND, BURST, now))
        if not bucket.take(now):
            raise Refused("slow", m.server_sign_slow())
        return seat

    def _stands(self, seat: int, place: int) -> bool:
        return self.table.game.stands(self.table.begun_match().state, seat, place)

    def _now(self) -> int:
        """Return the time for bids and handshakes, which stands still with the match."""
        if self._stands_since != NEVER:
            return self._stands_since
        return max(self._wall(), self._runs_from)

    def _wall(self) -> int:
        return self.table.now()

    def stop(self) -> None:
        """Stop the timer."""
        self._hush()

    def _hush(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
