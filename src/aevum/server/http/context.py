"""What every endpoint may need: the parts of this server, and the visitor."""

from typing import Annotated, Any, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation
from litestar.types import Scope

from aevum.server.clock import Clock
from aevum.server.config import Config
from aevum.server.http.concurrency import ConcurrencyLimit
from aevum.server.http.cookies import token_of
from aevum.server.http.security import Origins
from aevum.server.http.wrong_codes import WrongCodes
from aevum.server.limits import TokenBuckets
from aevum.server.lobby.table_codes import CODE, PATTERN
from aevum.server.metrics import Metrics
from aevum.server.store import Guest, Store
from aevum.server.tables.hub import Hub
from aevum.server.transport.open_sockets import OpenSockets
from aevum.server.workers import BotWorkers


class AppContext(NamedTuple):
    """One server's parts."""

    config: Config
    clock: Clock
    store: Store
    hub: Hub
    bot_workers: BotWorkers
    metrics: Metrics
    sockets: OpenSockets
    origins: Origins
    by_address: TokenBuckets
    by_cookie: TokenBuckets
    new_guests: TokenBuckets
    new_tables: TokenBuckets
    address_tables: TokenBuckets
    changed_maps: TokenBuckets
    wrong_codes: WrongCodes
    sending: ConcurrencyLimit
    """Limits films sent as they are stored."""
    unpacking: ConcurrencyLimit
    """Limits films for clients that cannot read gzip."""


Context = NamedDependency[SkipValidation[AppContext]]
Visitor = NamedDependency[SkipValidation[Guest | None]]


Code = Annotated[str, PathParameter(pattern=PATTERN)]
"""A table's code, in an address."""

Connection = ASGIConnection[Any, Any, Any, Any]


def context_of(scope: Scope) -> AppContext:
    """Return the parts of this server."""
    found: AppContext = scope["litestar_app"].state.context
    return found


async def guest_of(connection: Connection) -> Guest | None:
    """Return the guest whose cookie this is, None without a valid one."""
    token = token_of(connection.scope)
    return await context_of(connection.scope).store.guest_by_token(token) if token else None


async def wrong_codes_wait(connection: Connection, code: str) -> float:
    """Return the seconds that a visitor has to wait because of wrong codes, or 0.

    A seated player can always open their table, whatever others at their address have tried.
    """
    context, scope = context_of(connection.scope), connection.scope
    wait = context.wrong_codes.wait(scope)
    if not wait or context.wrong_codes.own_wait(scope) or not CODE.fullmatch(code):
        return wait
    guest, row = await guest_of(connection), await context.store.table(code)
    if guest is None or row is None:
        return wait
    sits = any(chair.guest == guest.id for chair in row.chairs)
    return 0.0 if sits or row.owner == guest.id else wait


async def provide_visitor(request: Request[Any, Any, Any]) -> Guest | None:
    """Return the visitor, for `Visitor`."""
    return await guest_of(request)


async def provide_context(request: Request[Any, Any, Any]) -> AppContext:
    """Return the parts, for `Context`."""
    return context_of(request.scope)
