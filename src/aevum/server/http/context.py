"""What every endpoint may need: the services of this server, and who asks."""

from typing import Annotated, Any, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation
from litestar.types import Scope

from aevum.server.clock import Clock
from aevum.server.config import Config
from aevum.server.http.concurrency import Turns
from aevum.server.http.cookies import token_of
from aevum.server.http.security import Origins
from aevum.server.http.wrong_codes import Misses
from aevum.server.limits import Buckets
from aevum.server.lobby.table_codes import CODE, PATTERN
from aevum.server.metrics import Metrics
from aevum.server.store import Guest, Store
from aevum.server.tables.hub import Hub
from aevum.server.transport.open_sockets import Sockets
from aevum.server.workers import Thinkers


class Services(NamedTuple):
    """One server's parts."""

    config: Config
    clock: Clock
    store: Store
    hub: Hub
    thinkers: Thinkers
    metrics: Metrics
    sockets: Sockets
    origins: Origins
    by_address: Buckets
    by_cookie: Buckets
    new_guests: Buckets
    new_tables: Buckets
    address_tables: Buckets
    changed_maps: Buckets
    misses: Misses
    sending: Turns
    """Films that are sent as they are kept."""
    unpacking: Turns
    """Films for those who cannot read gzip."""


Here = NamedDependency[SkipValidation[Services]]
Visitor = NamedDependency[SkipValidation[Guest | None]]


Code = Annotated[str, PathParameter(pattern=PATTERN)]
"""Of a table, in its address."""

Connection = ASGIConnection[Any, Any, Any, Any]


def services(scope: Scope) -> Services:
    """Return the services of this server."""
    found: Services = scope["litestar_app"].state.services
    return found


async def guest_of(connection: Connection) -> Guest | None:
    """Return the guest whose cookie this is; whoever has none, or a bad one, is a stranger."""
    token = token_of(connection.scope)
    return await services(connection.scope).store.guest_by_token(token) if token else None


async def misses_wait(connection: Connection, code: str) -> float:
    """Return the seconds for which a visitor has to wait because of wrong codes; 0: they need not.

    What others at their address have tried keeps nobody from a table at which they sit.
    """
    here, scope = services(connection.scope), connection.scope
    wait = here.misses.wait(scope)
    if not wait or here.misses.own_wait(scope) or not CODE.fullmatch(code):
        return wait
    guest, row = await guest_of(connection), await here.store.table(code)
    if guest is None or row is None:
        return wait
    sits = any(chair.guest == guest.id for chair in row.chairs)
    return 0.0 if sits or row.owner == guest.id else wait


async def provide_visitor(request: Request[Any, Any, Any]) -> Guest | None:
    """Return who asks, for `Visitor`."""
    return await guest_of(request)


async def provide_here(request: Request[Any, Any, Any]) -> Services:
    """Return the services, for `Here`."""
    return services(request.scope)
