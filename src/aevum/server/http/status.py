"""What watches over a server asks: is it well, how busy is it, what does it understand?"""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct
from structlog import get_logger

import aevum
from aevum.server.http.described import described
from aevum.server.http.here import Here
from aevum.server.http.pages import AN_HOUR, file_response, read_file
from aevum.server.metrics import CONTENT_TYPE
from aevum.server.security import is_local

log = get_logger("status")

ASYNCAPI: Final = Path(__file__).resolve().parents[1] / "asyncapi.json"


class Health(Struct):
    """How the server is."""

    ok: bool
    version: str
    database: bool


@get("/health", operation_id="health", tags=["status"])
async def health(here: Here) -> Response[Health]:
    """Tell whether the server can do its work; the status is 503 if not."""
    try:
        await here.store.guests_by_id([])
        database = True
    except Exception:
        log.exception("the database does not answer")
        database = False
    return Response(
        Health(database, aevum.__version__, database),
        status_code=200 if database else 503,
        headers={"cache-control": "no-store"},
    )


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], here: Here) -> Response[bytes]:
    """Return the counters, in Prometheus' format, to this machine or to whom the settings allow."""
    if not here.config.metrics and not is_local(request.scope):
        raise NotFoundException
    return Response(here.metrics.page(), media_type=CONTENT_TYPE.partition("; charset")[0])


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return what the HTTP interface understands."""
    return described(request.app)


@get("/asyncapi.json", include_in_schema=False, opt={"packed": True}, sync_to_thread=False)
def asyncapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what the sockets understand."""
    return file_response(read_file(ASYNCAPI), request, AN_HOUR)
