"""Before and after the match: seats, settings, the start, the end, and another one."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from structlog import get_logger

from aevum.bots.registry import names
from aevum.core.data import fingerprint
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import HINTED, SAME_CHANCE, commitment
from aevum.server.refused import Refused
from aevum.server.store.records import ChairRow, Result
from aevum.server.tables.log_writer import DRAIN_SECONDS
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Moved, Ready, Rematch, Seat, Settings, Sit, Stand, Start

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

SEED_BITS: Final = 256
NO_RANK: Final = 0  # of a match that ended without a result

log = get_logger("lobby")


class Lobby:
    """Who sits where, and when it begins and ends."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._ending: asyncio.Task[None] | None = None

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {
            Sit: self._sit,
            Stand: self._stand,
            Seat: self._seat,
            Settings: self._settings,
            Ready: self._ready,
            Start: self._start,
            Rematch: self._rematch,
        }

    # Seats

    async def _sit(self, session: Session, order: Sit) -> None:
        table, guest = self.table, session.guest
        if table.answered_before(session, order.id):
            return
        chair = self._chair(order.seat)
        own = table.seat_of(guest.id)
        if own == order.seat:
            table.clocks.hand_back(own)
            table.settle(session, Ack(order.id, 0))
            return
        self._in_lobby("Seats can be taken before the match begins.")
        if chair.kind != "open":
            raise Refused("taken", f"Seat {order.seat + 1} is taken.")
        if own >= 0:
            table.row.chairs[own] = ChairRow("open")
        name = table.name_of(guest)
        owner = guest.id == table.row.owner  # who starts the match is ready for it
        table.row.chairs[order.seat] = ChairRow("person", guest.id, name, ready=owner)
        await table.save(session, order.id)
        table.audience.tell_who(session.guest.id)

    async def _stand(self, session: Session, order: Stand) -> None:
        table = self.table
        if table.answered_before(session, order.id):
            return
        seat = table.seat_of(session.guest.id)
        leaves = order.leave and session.guest.id == table.row.owner and table.row.phase == "lobby"
        if seat < 0 and not leaves:
            raise Refused("not_seated", "You hold no seat at this table.")
        if table.row.phase == "playing":
            table.row.chairs[seat].away = True
            await table.save(session, order.id)
            table.bots.consider()
            return
        self._in_lobby("The match is over; nobody has to leave.")
        if seat >= 0:
            table.row.chairs[seat] = ChairRow("open")
        if leaves:
            hand_over(table)
        await table.save(session, order.id)
        table.audience.tell_who(session.guest.id)
        if leaves:
            table.audience.tell_who(table.row.owner)

    async def _seat(self, session: Session, order: Seat) -> None:
        table = self.table
        table.owner_only(session)
        if table.answered_before(session, order.id):
            return
        self._in_lobby("Seats can be changed before the match begins.")
        stood = self._chair(order.seat).guest
        table.row.chairs[order.seat] = (
            ChairRow("bot", bot=bot_name(order.bot, table.game), ready=True)
            if order.who == "bot"
            else ChairRow("open")
        )
        await table.save(session, order.id)
        table.audience.tell_who(stood or session.guest.id)

    def _chair(self, seat: int) -> ChairRow:
        chairs = self.table.row.chairs
        if seat >= len(chairs):
            raise Refused("no_seat", f"This table has {len(chairs)} seats.")
        return chairs[seat]

    # Settings

    async def _settings(self, session: Session, order: Settings) -> None:
        table = self.table
        table.owner_only(session)
        if table.answered_before(session, order.id):
            return
        row, game = table.row, table.game
        if order.spectators is not None and order == Settings(
            order.id, spectators=order.spectators
        ):
            row.spectators = order.spectators
            await table.save(session, order.id)
            return
        self._in_lobby("Settings can be changed before the match begins.")
        before = dict(row.options), len(row.chairs), row.reveal
        settled = {**row.options, **chosen(order.options or {}, game)}
        game.fits(order.seats or len(row.chairs), dict(settled))
        if order.seats is not None:
            self._resize(order.seats)
        row.options = settled
        row.clock = row.clock if order.clock is None else order.clock
        row.takeback = row.takeback if order.takeback is None else order.takeback
        row.hints = row.hints if order.hints is None else order.hints
        row.reveal = row.reveal if order.reveal is None else order.reveal
        row.public = row.public if order.public is None else order.public
        row.spectators = row.spectators if order.spectators is None else order.spectators
        live = row.live
        live.window = live.window if order.window is None else order.window
        live.pause = live.pause if order.pause is None else order.pause
        live.speed = live.speed if order.speed is None else order.speed
        if before != (row.options, len(row.chairs), row.reveal):
            # Another game than the last: what that left behind may neither fit nor be told.
            row.options = game.anew(dict(row.options))  # type: ignore[assignment]
        for chair in row.chairs:
            chair.ready = chair.kind == "bot" or chair.guest == row.owner
        await table.save(session, order.id)

    def _resize(self, seats: int) -> None:
        game, chairs = self.table.game, self.table.row.chairs
        if not game.min_seats <= seats <= game.max_seats:
            raise Refused("seats", f"{game.title} is for {game.seats_text()}, not {seats}.")
        for chair in chairs[seats:]:
            if chair.kind == "person":
                raise Refused("taken", f"{chair.name} sits on a seat that would go away.")
        del chairs[seats:]
        chairs.extend(ChairRow("open") for _ in range(seats - len(chairs)))

    async def _ready(self, session: Session, order: Ready) -> None:
        table = self.table
        if table.answered_before(session, order.id):
            return
        self._in_lobby("The match has begun.")
        seat = table.seat_of(session.guest.id)
        if seat < 0:
            raise Refused("not_seated", "Only those who sit at the table can be ready.")
        table.row.chairs[seat].ready = order.ready
        await table.save(session, order.id)

    # The start

    async def _start(self, session: Session, order: Start) -> None:
        table = self.table
        table.owner_only(session)
        if table.answered_before(session, order.id):
            return
        self._in_lobby("The match has begun already.")
        self._check_seats(session.guest.id)
        await self.begin()
        table.settle(session, Ack(order.id, 0))

    def _check_seats(self, owner: str) -> None:
        for number, chair in enumerate(self.table.row.chairs, 1):
            if chair.kind == "open":
                raise Refused(
                    "open_seat", f"Seat {number} is still open: invite somebody or a bot."
                )
            if chair.kind == "person" and not chair.ready and chair.guest != owner:
                raise Refused("not_ready", f"{chair.name} is not ready yet.")

    async def begin(self) -> None:
        """Draw the seed, promise it, and put the first question."""
        table, row = self.table, self.table.row
        seed = table.services.draw(SEED_BITS)
        # First of all: some options are refused only for so many seats, and the lobby stays then.
        row.takebacks = SAME_CHANCE
        match = Match(table.game, len(row.chairs), seed, dict(row.options), takebacks=row.takebacks)
        row.seed = str(seed)
        row.commit = commitment(seed)
        row.version = table.game.version
        row.phase = "playing"
        row.changed = table.services.clock.wall()
        row.moves = await table.services.store.keep_moves(table.game)
        await table.services.store.save_table(row)
        table.match = match
        match.begin()
        table.go()

    # The end

    def finish(self) -> None:
        """Write down how the match ended; everybody has seen its last move."""
        if self._ending is None:
            loop = asyncio.get_running_loop()
            self._ending = loop.create_task(self._end())

    async def close(self, sentence: str) -> None:
        """End a match early, without a result; the sentence says why."""
        self.table.bots.stop()
        await self._finish(sentence)

    async def stop(self) -> None:
        """Wait until an end is written down whose moves are stored, but not for ever."""
        if self._ending is not None and self.table.outbox.empty():
            await asyncio.wait([self._ending], timeout=DRAIN_SECONDS)

    async def _end(self) -> None:
        """Finish; what fails is tried again by whoever opens the table next."""
        table = self.table
        try:
            await self._finish()
        except Exception:
            log.exception("a match could not be finished", table=table.row.code)
            table.services.metrics.faults.inc()
            table.services.drop(table, "The end of this match could not be stored yet.")

    async def _finish(self, early: str = "") -> None:
        table, row = self.table, self.table.row
        await table.writer.drained()  # else a crash could leave an end without its last move
        match = table.live()
        if not early:
            row.scores, row.ranks = match.state.scores(), match.state.ranks()
            row.digest = fingerprint(match.state.to_data())
        row.end, row.phase = early or match.state.end(), "over"
        row.changed = table.services.clock.wall()
        await table.services.store.finish(row, self.results(match.state.scores()))
        table.services.bot_workers.forget(row.code)
        table.clocks.stop()
        table.pauses.stop()
        table.bids.stop()
        table.departures.stop()
        table.call(table.audience.over)
        table.services.keep_replays(row, match.record)

    def results(self, scores: list[int]) -> list[Result]:
        """Return what goes into the histories of the people who played, to the end or not."""
        row = self.table.row
        title = self.table.game.subtitle(dict(row.options))
        ranks = row.ranks or [NO_RANK] * len(row.chairs)
        return [
            Result(seat, chair.guest, scores[seat], ranks[seat], title, _marks(row.marks, chair))
            for seat, chair in enumerate(row.chairs)
            if chair.kind == "person" or chair.left
        ]

    async def _rematch(self, session: Session, order: Rematch) -> None:
        table = self.table
        if table.answered_before(session, order.id):
            return
        if table.row.phase != "over":
            raise Refused("not_over", "This match is not over yet.")
        played = {each.guest for each in table.row.chairs if each.left in ("", "resigned")}
        if session.guest.id not in {*played, table.row.owner}:
            raise Refused("not_seated", "Only those who played can ask for another match.")
        if not table.row.next:
            table.row.next = await table.services.again(table, session.guest)
            await table.services.store.save_table(table.row)
            table.audience.announce()
        table.settle(session, Moved(order.id, table.row.next))

    def _in_lobby(self, sentence: str) -> None:
        if self.table.row.phase != "lobby":
            raise Refused("started", sentence)


def _marks(match: list[str], chair: ChairRow) -> list[str]:
    """Return what there is to know of one seat's result; a hint is only of who asked for it."""
    marks = [mark for mark in match if mark != HINTED or chair.hints]
    return marks + [chair.left] * bool(chair.left)


def hand_over(table: "Table") -> None:
    """Give a table that its owner leaves to who sits there, to one who is here before others."""
    row = table.row
    others = [each for each in row.chairs if each.kind == "person" and each.guest != row.owner]
    others.sort(key=lambda chair: not table.audience.here(chair.guest))
    if others:
        row.owner = others[0].guest
        others[0].ready = True


def chosen(options: dict[str, bool | int | str], game: Game) -> dict[str, bool | int | str]:
    """Return options that a guest has chosen, checked; secret ones come from a rematch alone."""
    settled = game.settle(dict(options))
    for name in options:
        if game.option(name).secret:
            raise Refused("secret", f"{name} is not chosen: a rematch takes it over by itself.")
    return {name: settled[name] for name in options}  # type: ignore[misc]  # bool, int or str


def bot_name(name: str, game: Game) -> str:
    """Return a bot's name if it is one of the project's own; a class is never loaded by name."""
    if name not in names(game):
        raise Refused("no_bot", f"There is no such bot. There is: {', '.join(names(game))}.")
    return name
