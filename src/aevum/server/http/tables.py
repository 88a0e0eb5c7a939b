"""Tables: `/api/tables`."""

import hashlib
from asyncio import to_thread
from collections.abc import Callable
from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.json import encode

from aevum.core.record import Record
from aevum.core.state import SPECTATOR
from aevum.server import messages as m
from aevum.server.api import Made, NewTable, Par, TableLine, TableList, TablePage, Tables
from aevum.server.http.context import AppContext, Code, Context, Visitor
from aevum.server.http.guests import known
from aevum.server.http.network import EVERYWHERE, own_address
from aevum.server.http.problems import HttpProblem
from aevum.server.http.security import address_of, is_local
from aevum.server.lobby import listing
from aevum.server.store.records import TableRow
from aevum.server.wire import TableInfo
from aevum.server.workers.film_cache import FINAL

LISTED: Final = 20  # tables per page of a list

Listed = Annotated[TableList, QueryParameter(name="list")]
Skip = Annotated[int, QueryParameter(name="skip", ge=0, le=10_000)]


class TablesController(Controller):
    """Tables are made here; everything else about them goes over their sockets."""

    path = "/api/tables"
    tags = ("tables",)

    @post(operation_id="makeTable")
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewTable],
        context: Context,
        visitor: Visitor,
    ) -> Response[Made]:
        """Make a table, and a guest if the visitor is new."""
        guest, cookies = await known(request, context, visitor)
        wait = context.new_tables.take(guest.id) or context.address_tables.take(
            address_of(request.scope)
        )
        if wait:
            raise HttpProblem(429, m.server_many_tables_made(), wait)
        code = await context.hub.make(guest, data)
        return Response(Made(code), cookies=cookies)

    @get(operation_id="tables")
    async def tables(self, context: Context, visitor: Visitor) -> Tables:
        """Return the first lines of my unfinished tables and of the public ones."""
        guest = visitor.id if visitor else ""
        sitting = await _page(context, "mine", guest)
        await context.hub.wake(sitting)
        pages: dict[TableList, list[TableRow]] = {
            "mine": sitting,
            "open": await _page(context, "open", guest),
            "running": await _page(context, "running", guest),
        }
        mine, free, running = (_lines(context, rows[:LISTED], guest) for rows in pages.values())
        more = [name for name, rows in pages.items() if len(rows) > LISTED]
        return Tables(mine, free, running, more)

    @get("/more", operation_id="moreTables")
    async def more(self, context: Context, visitor: Visitor, name: Listed, skip: Skip) -> TablePage:
        """Return more lines of one list."""
        guest = visitor.id if visitor else ""
        rows = await _page(context, name, guest, skip)
        return TablePage(_lines(context, rows[:LISTED], guest), len(rows) > LISTED)

    @get("/{code:str}", operation_id="table")
    async def table(self, code: Code, context: Context) -> TableInfo:
        """Return the public facts of a table."""
        return await _info(context, code)

    @get("/{code:str}/qr.svg", operation_id="qr", media_type="image/svg+xml")
    async def qr(
        self, request: Request[Any, Any, Any], code: Code, context: Context
    ) -> Response[bytes]:
        """Return the table's address as a QR code."""
        await _info(context, code)
        base = _outside(context, request)
        picture = BytesIO()
        segno.make(f"{base}/t/{code}", error="m").save(
            picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False, nl=False
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @get("/{code:str}/record.txt", operation_id="recordText", media_type="text/plain")
    async def record_text(self, code: Code, context: Context) -> Response[str]:
        """Return a finished match as text; `aevum verify` checks it."""
        text = await _published(context, code, "txt", lambda record: record.to_text().encode())
        return Response(
            text.decode(),
            media_type="text/plain",
            headers=_download(code, "txt"),
        )

    @get("/{code:str}/record.json", operation_id="recordJson")
    async def record_json(self, code: Code, context: Context) -> Response[bytes]:
        """Return a finished match as JSON; `aevum verify` checks it."""
        body = await _published(context, code, "json", lambda record: encode(record.to_json()))
        return Response(
            body,
            media_type="application/json",
            headers=_download(code, "json"),
        )

    @get("/{code:str}/par", operation_id="par")
    async def par(self, code: Code, context: Context) -> Par:
        """Return the score that the program's own search reached from the same start."""
        info = await _info(context, code)
        if info.phase != "over":
            raise HttpProblem(409, m.server_par_later())
        if info.numbers:  # the search plays with printed numbers, so the scores can't be compared
            return Par(None, context.config.par_seconds)
        key = hashlib.sha256(encode(sorted(info.options.items()))).hexdigest()[:32]
        kept = await context.store.par(info.game, key)
        if kept is None:
            context.hub.load.allow_thinking()
            seconds = context.config.par_seconds
            score = await context.bot_workers.par(info.game, dict(info.options), seconds)
            kept = Par(score, seconds)
            await context.store.save_par(info.game, key, kept)
        return kept


async def _page(context: AppContext, name: TableList, guest: str, skip: int = 0) -> list[TableRow]:
    """Return some tables of a list, and one more if there are more."""
    if name == "mine":
        return await context.store.tables_of(guest, LISTED + 1, skip) if guest else []
    if name == "open":
        return await context.store.open_tables(LISTED + 1, skip)
    return await context.store.running_tables(LISTED + 1, skip)


async def _info(context: AppContext, code: str) -> TableInfo:
    info = await context.hub.info(code)
    if info is None:
        raise HttpProblem(404, m.server_no_table())
    return info


def _outside(context: AppContext, request: Request[Any, Any, Any]) -> str:
    """Return this server's address for others; a loopback address would mean their own machine."""
    if context.config.public_url:
        return context.config.public_url
    url = request.base_url
    if context.config.host in EVERYWHERE and is_local(request.scope):
        url = url.with_replacements(netloc=f"{own_address() or url.hostname}:{url.port}")
    return str(url).rstrip("/")


async def _published(
    context: AppContext, code: str, form: str, written: Callable[[Record], bytes]
) -> bytes:
    """Return a record with the commitment to its seed, made once for all requests."""

    async def write() -> bytes:
        record = await context.hub.record(code)
        record.commit = (await _info(context, code)).commit
        return await to_thread(written, record)

    return (await context.hub.replays.cache.get((code, SPECTATOR, form), FINAL, write)).body


def _lines(context: AppContext, rows: list[TableRow], guest: str) -> list[TableLine]:
    """Return the lines of these tables, the latest change first."""
    tables = context.hub.tables
    newest = [tables[row.code].row if row.code in tables else row for row in rows]
    newest.sort(key=lambda row: -row.changed)
    return [
        listing.line(row, tables.get(row.code), guest, context.hub.problem(row)) for row in newest
    ]


def _download(code: str, ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="aevum-{code}.{ending}"'}
