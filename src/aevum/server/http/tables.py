"""Tables: `/api/tables`."""

import hashlib
from io import BytesIO
from typing import Any, Final

import segno
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody
from msgspec.json import encode

from aevum.core.record import Record
from aevum.server import listing
from aevum.server.api import Made, NewTable, Par, TableLine, Tables
from aevum.server.http.guests import known
from aevum.server.http.here import Code, Here, Services, Visitor
from aevum.server.http.problems import Trouble
from aevum.server.network import EVERYWHERE, own_address
from aevum.server.security import is_local
from aevum.server.store.records import TableRow
from aevum.server.wire import TableInfo

NO_TABLE: Final = "There is no table with this code."
LISTED: Final = 50  # tables in a public list


class TablesController(Controller):
    """Tables are made here; what happens at them goes over their sockets."""

    path = "/api/tables"
    tags = ("tables",)

    @post(operation_id="makeTable")
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewTable],
        here: Here,
        visitor: Visitor,
    ) -> Response[Made]:
        """Make a table, and a guest where there is none yet."""
        guest, cookies = await known(request, here, visitor)
        wait = here.new_tables.take(guest.id)
        if wait:
            raise Trouble(429, "These are many tables at once; please wait a moment.", wait)
        code = await here.hub.make(guest, data)
        return Response(Made(code), cookies=cookies)

    @get(operation_id="tables")
    async def tables(self, here: Here, visitor: Visitor) -> Tables:
        """Return my unfinished tables, and the public ones."""
        guest = visitor.id if visitor else ""
        store = here.store
        mine = await store.tables_of(guest) if guest else []
        await here.hub.wake(mine)
        waiting = await store.public_tables("lobby", LISTED)
        running = await store.public_tables("playing", LISTED)
        free = [row for row in waiting if any(chair.kind == "open" for chair in row.chairs)]
        return Tables(
            _lines(here, mine, guest), _lines(here, free, guest), _lines(here, running, guest)
        )

    @get("/{code:str}", operation_id="table")
    async def table(self, code: Code, here: Here) -> TableInfo:
        """Return what everybody may know of a table."""
        return await _info(here, code)

    @get("/{code:str}/qr.svg", operation_id="qr", media_type="image/svg+xml")
    async def qr(self, request: Request[Any, Any, Any], code: Code, here: Here) -> Response[bytes]:
        """Return the table's address as a picture for telephones."""
        await _info(here, code)
        base = _outside(here, request)
        picture = BytesIO()
        segno.make(f"{base}/t/{code}", error="m").save(
            picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False, nl=False
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @get("/{code:str}/record.txt", operation_id="recordText", media_type="text/plain")
    async def record_text(self, code: Code, here: Here) -> Response[str]:
        """Return a finished match as text; `aevum verify` checks it."""
        record = await _published(here, code)
        return Response(
            record.to_text(),
            media_type="text/plain",
            headers=_download(code, "txt"),
        )

    @get("/{code:str}/record.json", operation_id="recordJson")
    async def record_json(self, code: Code, here: Here) -> Response[bytes]:
        """Return a finished match as JSON; `aevum verify` checks it."""
        record = await _published(here, code)
        return Response(
            encode(record.to_json()),
            media_type="application/json",
            headers=_download(code, "json"),
        )

    @get("/{code:str}/par", operation_id="par")
    async def par(self, code: Code, here: Here) -> Par:
        """Return what the program's own search reaches with the same start, once it is over."""
        info = await _info(here, code)
        if info.phase != "over":
            raise Trouble(409, "What the program would reach is told when the match is over.")
        key = hashlib.sha256(encode(sorted(info.options.items()))).hexdigest()[:32]
        kept = await here.store.par(info.game, key)
        if kept is None:
            seconds = here.config.par_seconds
            score = await here.thinkers.par(info.game, dict(info.options), seconds)
            kept = Par(score, seconds)
            await here.store.save_par(info.game, key, kept)
        return kept


async def _info(here: Services, code: str) -> TableInfo:
    info = await here.hub.info(code)
    if info is None:
        raise Trouble(404, NO_TABLE)
    return info


def _outside(here: Services, request: Request[Any, Any, Any]) -> str:
    """Return where others find this server; a loopback address leads only to their own machine."""
    if here.config.public_url:
        return here.config.public_url
    url = request.base_url
    if here.config.host in EVERYWHERE and is_local(request.scope):
        url = url.with_replacements(netloc=f"{own_address() or url.hostname}:{url.port}")
    return str(url).rstrip("/")


async def _published(here: Services, code: str) -> Record:
    """Return a record with the promise that was made of its seed."""
    record = await here.hub.record(code)
    record.commit = (await _info(here, code)).commit
    return record


def _lines(here: Services, rows: list[TableRow], guest: str) -> list[TableLine]:
    """Return the lines of these tables, the latest change first."""
    tables = here.hub.tables
    newest = [tables[row.code].row if row.code in tables else row for row in rows]
    newest.sort(key=lambda row: -row.changed)
    return [listing.line(row, tables.get(row.code), guest) for row in newest]


def _download(code: str, ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="aevum-{code}.{ending}"'}
