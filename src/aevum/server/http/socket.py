"""Opens sockets to tables: `/ws/CODE`.

A page of another site is refused before the socket opens. Everybody else gets a socket, and a
number and a sentence when it closes, since a browser tells its page nothing about a refused
handshake.
"""

from typing import Final

from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Receive, Scope, Send

from aevum.core.errors import AevumError
from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.http.context import AppContext, Connection, context_of, guest_of, wrong_codes_wait
from aevum.server.http.problems import refuse_socket
from aevum.server.http.security import address_of
from aevum.server.lobby.table_codes import CODE
from aevum.server.refused import Refused
from aevum.server.tables.table import Table
from aevum.server.transport.direct_protocol import EXTENSION, DirectProtocol
from aevum.server.transport.socket_session import SocketSession

CLOSES: Final = {"busy": wire.CLOSE_RESTART}
MANY: Final = "too many open windows"


@asgi("/ws", is_mount=True, copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Open a socket, hand it to its table, and wait for its end."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    context = context_of(scope)
    refusal = _turned_away(scope, context)
    await receive()
    if refusal:
        await refuse_socket(send, *refusal)
        return
    found = await _look(scope, context)
    if isinstance(found, tuple):
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": found[0], "reason": found[1]})
        return
    context.sockets.add(found)
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await receive()  # frames bypass this: the only message here is the end
    finally:
        context.sockets.remove(found)
        found.ended()


def _turned_away(scope: Scope, context: AppContext) -> tuple[int, Text | None] | None:
    """Return why a handshake is refused outright: a status and a sentence."""
    headers = Headers.from_scope(scope)
    if not context.origins.own(headers.get("origin", ""), headers.get("host", "")):
        return 403, m.server_other_site()
    if context.by_address.take(address_of(scope)):
        return 429, None
    return None


async def _look(scope: Scope, context: AppContext) -> SocketSession | tuple[int, str]:
    """Return the new session, or the number and the sentence to close with."""
    connection: object = (scope["extensions"] or {}).get(EXTENSION)
    if not isinstance(connection, DirectProtocol):
        raise RuntimeError("sockets need the server that `aevum serve` starts")
    visitor: Connection = ASGIConnection(scope)
    guest = await guest_of(visitor)
    if guest is None:
        return wire.CLOSE_STRANGER, str(m.server_http_stranger())
    if await wrong_codes_wait(visitor, scope["path"].strip("/")):
        return wire.CLOSE_TOO_MANY, str(m.server_many_codes())
    try:
        table = await _table(scope, context)
    except Refused as error:
        return CLOSES.get(error.code, wire.CLOSE_NO_TABLE), str(error)
    except AevumError:
        return wire.CLOSE_NO_TABLE, str(m.server_table_failed())
    if table is None:
        context.wrong_codes.count(scope)
        return wire.CLOSE_NO_TABLE, str(m.server_no_table())
    address = address_of(scope)
    if context.sockets.full(guest.id, address):
        return wire.CLOSE_TOO_MANY, MANY
    session = SocketSession(guest, address, table, connection, context.sockets)
    connection.attach(session)
    return session


async def _table(scope: Scope, context: AppContext) -> Table | None:
    code = scope["path"].strip("/")
    return await context.hub.open(code) if CODE.fullmatch(code) else None
