"""Makes the rows of new tables, from a guest's request or from a finished table."""

from aevum.core.game import Game
from aevum.server import messages as m
from aevum.server.api import NewTable
from aevum.server.lobby.lobby import bot_name, check_seats, chosen, chosen_numbers
from aevum.server.refused import Refused
from aevum.server.store.records import ChairRow, Guest, LiveRow, TableRow
from aevum.server.tables.table_data import TableData


def new_row(guest: Guest, wish: NewTable, game: Game, now: int, day: str) -> TableRow:
    """Return the table that a guest requests, without a code; `day` is that of a daily puzzle."""
    seats = wish.seats or max(game.min_seats, len(wish.bots) + (not wish.watch))
    check_seats(seats, game)
    options = game.settle(dict(chosen(wish.options, game)))
    game.fits(seats, options)
    people = [] if wish.watch else [ChairRow("person", guest.id, guest.name, ready=True)]
    bots = [ChairRow("bot", bot=bot_name(bot, game), ready=True) for bot in wish.bots]
    if len(people) + len(bots) > seats:
        players = len(people) + len(bots)
        raise Refused("seats", m.server_seats_few(players=players, seats=seats))
    chairs = _seated(people, bots, seats, game.teams(seats, options))
    return TableRow(
        code="",
        game=game.name,
        version=game.version,
        phase="lobby",
        owner=guest.id,
        chairs=chairs,
        options=options,  # type: ignore[arg-type]  # options are bool, int or str
        created=now,
        changed=now,
        clock=wish.clock,
        takeback=wish.takeback,
        hints=wish.hints,
        spectators=wish.spectators,
        reveal=wish.reveal,
        public=wish.public,
        daily=day,
        live=LiveRow(wish.window, wish.pause, wish.speed),
        numbers=chosen_numbers(wish.numbers, game),
    )


def _seated(
    people: list[ChairRow], bots: list[ChairRow], seats: int, teams: list[int]
) -> list[ChairRow]:
    """Return the chairs; bots leave the open seats in the team of the guest."""
    chairs = people + [ChairRow("open") for _ in range(seats - len(people))]
    rest = list(range(len(people), seats))
    if people and teams:
        rest.sort(key=lambda seat: teams[seat] == teams[0])
    for seat, bot in zip(rest, bots, strict=False):
        chairs[seat] = bot
    return chairs


def can_begin(row: TableRow, game: Game) -> None:
    """Refuse a match that could not start, before its table is made."""
    if any(chair.kind == "open" for chair in row.chairs):
        raise Refused("open_seat", m.server_seats_open())
    # Some options are refused only for some numbers of seats, some numbers only together.
    game.new(len(row.chairs), 0, True, 0, row.numbers, **row.options)


def next_row(guest: Guest, table: TableData, now: int) -> TableRow:
    """Return a table for a rematch, without a code: the same people, bots and settings."""
    row, game, match = table.row, table.game, table.match
    old: dict[str, object] = dict(row.options)
    options = game.fresh_options(old) if match is None else game.rematch(old, match.state)
    chairs = [_again(chair) for chair in row.chairs]
    return TableRow(
        "", row.game, game.version, "lobby", guest.id, chairs, options, now, now,  # type: ignore[arg-type]
        row.clock, row.takeback, row.reveal, row.public,
        live=LiveRow(row.live.window, row.live.pause, row.live.speed), hints=row.hints,
        spectators=row.spectators, numbers=dict(row.numbers),
    )  # fmt: skip


def _again(chair: ChairRow) -> ChairRow:
    """Return a seat of a rematch; everybody is ready, and nobody waits for people who left for
    good.

    Somebody who only resigned plays again.
    """
    if chair.left in ("left", "removed"):
        return ChairRow("open")
    if chair.left == "resigned":
        return ChairRow("person", chair.guest, chair.name, ready=True)
    return ChairRow(chair.kind, chair.guest, chair.name, chair.bot, ready=True)
