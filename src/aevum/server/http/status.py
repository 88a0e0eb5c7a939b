"""For monitoring: health, metrics, and the schemas of both interfaces."""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

import aevum
from aevum.server.http.context import Context
from aevum.server.http.openapi import described
from aevum.server.http.pages import AN_HOUR, file_response, read_file
from aevum.server.http.security import is_local
from aevum.server.load import Overload
from aevum.server.metrics import CONTENT_TYPE

ASYNCAPI: Final = Path(__file__).resolve().parents[1] / "asyncapi.json"


class Health(Struct):
    """The health of the server."""

    ok: bool
    version: str
    database: bool
    """Whether the database can be read and written."""
    trouble: str = ""
    """What is wrong, in a sentence; empty if nothing is."""
    overload: Overload = ""
    """Why new tables, hints and searches are refused for now; matches go on."""


@get("/health", operation_id="health", tags=["status"])
async def health(context: Context) -> Response[Health]:
    """Return the server's health; the status is 503 if it cannot work."""
    trouble = await context.store.check()
    well = not trouble
    return Response(
        Health(well, aevum.__version__, well, trouble, context.hub.load.overload()),
        status_code=200 if well else 503,
        headers={"cache-control": "no-store"},
    )


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """Return the metrics in Prometheus' format, to this machine or to those the settings allow."""
    if not context.config.metrics and not is_local(request.scope):
        raise NotFoundException
    return Response(context.metrics.page(), media_type=CONTENT_TYPE.partition("; charset")[0])


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return the schema of the HTTP interface."""
    return described(request.app)


@get("/asyncapi.json", include_in_schema=False, opt={"packed": True}, sync_to_thread=False)
def asyncapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the schema of the sockets."""
    return file_response(read_file(ASYNCAPI), request, AN_HOUR)
