"""Before and after the match: seats, settings, the start, and a rematch."""

from collections.abc import Callable
from typing import Final

from aevum.bots.company import in_styles, offered
from aevum.bots.registry import current, names
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import SAME_CHANCE, commitment
from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.store.records import ChairRow, TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Moved, Ready, Rematch, Seat, Settings, Sit, Stand, Start

SEED_BITS: Final = 256


class Lobby:
    """The seats and settings of one table, and the start of its match."""

    def __init__(
        self,
        table: TableData,
        audience: Audience,
        replies: Replies,
        moves: MoveHandler,
        bots: BotSeats,
        start: Callable[[], None],
    ) -> None:
        """Call `start` to start a match."""
        self.table = table
        self._audience = audience
        self._replies = replies
        self._moves = moves
        self._bots = bots
        self._go = start

    def orders(self) -> Orders:
        """Return the handlers of commands."""
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
        if self._replies.answered_before(session, order.id):
            return
        chair = self._chair(order.seat)
        own = table.seat_of(guest.id)
        if own == order.seat:
            self._moves.hand_back(own)
            self._replies.settle(session, Ack(order.id, 0))
            return
        self._in_lobby(m.server_sit_late())
        if chair.kind != "open":
            raise Refused("taken", m.server_seat_taken(n=order.seat + 1))
        if own >= 0:
            table.row.chairs[own] = ChairRow("open")
        name = table.name_of(guest)
        owner = guest.id == table.row.owner  # who starts the match is ready for it
        table.row.chairs[order.seat] = ChairRow("person", guest.id, name, ready=owner)
        await self._replies.save(session, order.id)
        self._audience.tell_who(session.guest.id)

    async def _stand(self, session: Session, order: Stand) -> None:
        table = self.table
        if self._replies.answered_before(session, order.id):
            return
        seat = table.seat_of(session.guest.id)
        leaves = order.leave and session.guest.id == table.row.owner and table.row.phase == "lobby"
        if seat < 0 and not leaves:
            raise Refused("not_seated", m.server_not_seated())
        if table.row.phase == "playing":
            table.row.chairs[seat].away = True
            await self._replies.save(session, order.id)
            self._bots.consider()
            return
        self._in_lobby(m.server_leave_late())
        if seat >= 0:
            table.row.chairs[seat] = ChairRow("open")
        if leaves:
            hand_over(table.row, self._audience)
        await self._replies.save(session, order.id)
        self._audience.tell_who(session.guest.id)
        if leaves:
            self._audience.tell_who(table.row.owner)

    async def _seat(self, session: Session, order: Seat) -> None:
        table = self.table
        table.owner_only(session)
        if self._replies.answered_before(session, order.id):
            return
        self._in_lobby(m.server_seats_late())
        stood = self._chair(order.seat).guest
        table.row.chairs[order.seat] = (
            ChairRow("bot", bot=bot_name(order.bot, table.game), ready=True)
            if order.who == "bot"
            else ChairRow("open")
        )
        await self._replies.save(session, order.id)
        self._audience.tell_who(stood or session.guest.id)

    def _chair(self, seat: int) -> ChairRow:
        chairs = self.table.row.chairs
        if seat >= len(chairs):
            raise Refused("no_seat", m.server_seat_count(n=len(chairs)))
        return chairs[seat]

    # Settings

    async def _settings(self, session: Session, order: Settings) -> None:
        table = self.table
        table.owner_only(session)
        if self._replies.answered_before(session, order.id):
            return
        row, game = table.row, table.game
        if order.spectators is not None and order == Settings(
            order.id, spectators=order.spectators
        ):
            row.spectators = order.spectators
            await self._replies.save(session, order.id)
            return
        self._in_lobby(m.server_settings_late())
        before = dict(row.options), len(row.chairs), row.reveal, row.numbers
        settled = {**row.options, **chosen(order.options or {}, game)}
        numbers = row.numbers if order.numbers is None else chosen_numbers(order.numbers, game)
        game.fits(order.seats or len(row.chairs), dict(settled))
        if order.seats is not None:
            self._resize(order.seats)
        row.options, row.numbers = settled, numbers
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
        if before != (row.options, len(row.chairs), row.reveal, row.numbers):
            # Results of the game before may not fit this one, and must not be shown.
            row.options = game.fresh_options(dict(row.options))  # type: ignore[assignment]
        for chair in row.chairs:
            chair.ready = chair.kind == "bot" or chair.guest == row.owner
        await self._replies.save(session, order.id)

    def _resize(self, seats: int) -> None:
        game, chairs = self.table.game, self.table.row.chairs
        check_seats(seats, game)
        for chair in chairs[seats:]:
            if chair.kind == "person":
                raise Refused("taken", m.server_seat_removed(name=chair.name))
        del chairs[seats:]
        chairs.extend(ChairRow("open") for _ in range(seats - len(chairs)))

    async def _ready(self, session: Session, order: Ready) -> None:
        table = self.table
        if self._replies.answered_before(session, order.id):
            return
        self._in_lobby(m.server_started())
        seat = table.seat_of(session.guest.id)
        if seat < 0:
            raise Refused("not_seated", m.server_ready_seat())
        table.row.chairs[seat].ready = order.ready
        await self._replies.save(session, order.id)

    # The start

    async def _start(self, session: Session, order: Start) -> None:
        table = self.table
        table.owner_only(session)
        if self._replies.answered_before(session, order.id):
            return
        self._in_lobby(m.server_started())
        self._check_seats(session.guest.id)
        await self.begin()
        self._replies.settle(session, Ack(order.id, 0))

    def _check_seats(self, owner: str) -> None:
        for number, chair in enumerate(self.table.row.chairs, 1):
            if chair.kind == "open":
                raise Refused("open_seat", m.server_seat_open(n=number))
            if chair.kind == "person" and not chair.ready and chair.guest != owner:
                raise Refused("not_ready", m.server_not_ready(name=chair.name))

    def _dress_bots(self) -> None:
        """Give bots without a style different ones, which the seed of the table decides."""
        row = self.table.row
        bots = [chair.bot if chair.kind == "bot" else "" for chair in row.chairs]
        for seat, bot in enumerate(in_styles(self.table.game, bots, row.seed)):
            if bot:
                row.chairs[seat].bot = bot

    async def begin(self) -> None:
        """Draw the seed, commit to it, and ask the first question."""
        table, row = self.table, self.table.row
        seed = table.services.draw(SEED_BITS)
        # First, since some options are refused for some numbers of seats, and then the lobby stays.
        row.takebacks = SAME_CHANCE
        match = Match(
            table.game, len(row.chairs), seed, dict(row.options),
            takebacks=row.takebacks, numbers=row.numbers,
        )  # fmt: skip
        row.seed = str(seed)
        self._dress_bots()
        row.commit = commitment(seed)
        row.version = table.game.version
        row.phase = "playing"
        row.changed = table.services.clock.wall()
        row.moves = await table.services.store.keep_moves(table.game)
        await table.services.store.save_table(row)
        table.match = match
        match.begin()
        self._go()

    # Another match

    async def _rematch(self, session: Session, order: Rematch) -> None:
        table = self.table
        if self._replies.answered_before(session, order.id):
            return
        if table.row.phase != "over":
            raise Refused("not_over", m.server_not_over())
        played = {each.guest for each in table.row.chairs if each.left in ("", "resigned")}
        if session.guest.id not in {*played, table.row.owner}:
            raise Refused("not_seated", m.server_rematch_players())
        if not table.row.next:
            table.row.next = await table.services.again(table, session.guest)
            await table.services.store.save_table(table.row)
            self._audience.announce()
        self._replies.settle(session, Moved(order.id, table.row.next))

    def _in_lobby(self, sentence: Text) -> None:
        if self.table.row.phase != "lobby":
            raise Refused("started", sentence)


def hand_over(row: TableRow, audience: Audience) -> None:
    """Choose a new owner for a table among those who sit there, first among those who are here."""
    others = [each for each in row.chairs if each.kind == "person" and each.guest != row.owner]
    others.sort(key=lambda chair: not audience.here(chair.guest))
    if others:
        row.owner = others[0].guest
        others[0].ready = True


def chosen(options: dict[str, bool | int | str], game: Game) -> dict[str, bool | int | str]:
    """Return a guest's checked options; secret ones are only taken from a rematch."""
    settled = game.settle(dict(options))
    for name in options:
        if game.option(name).secret:
            raise Refused("secret", m.server_secret_option(name=name))
    return {name: settled[name] for name in options}  # type: ignore[misc]  # bool, int or str


def chosen_numbers(wish: dict[str, int], game: Game) -> dict[str, int]:
    """Return the requested numbers that differ from print; a bad one raises a BadOption."""
    return dict(game.numbers.settle(wish).changed)


def check_seats(seats: int, game: Game) -> None:
    """Refuse a number of seats that the game cannot have."""
    if game.min_seats <= seats <= game.max_seats:
        return
    if game.max_seats == 1:
        raise Refused("seats", m.server_seats_solo(game=game.title, seats=seats))
    between = m.server_seats_between(
        game=game.title, low=game.min_seats, high=game.max_seats, seats=seats
    )
    raise Refused("seats", between)


def bot_name(name: str, game: Game) -> str:
    """Return a bot's name if it is a known or former one; names from outside are never imported."""
    if current(name) not in names(game):
        raise Refused("no_bot", m.server_no_bot(bots=offered(game)))
    return current(name)
