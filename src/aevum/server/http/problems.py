"""Turns every exception into a status and one sentence; a page gets the client, which shows it."""

import re
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Send
from msgspec.json import encode
from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.api import Problem
from aevum.server.http.fields import LONGEST, fault
from aevum.server.http.pages import index_page
from aevum.server.refused import Refused
from aevum.server.store import NotStored

log = get_logger("http")

WORDS: Final[dict[int, tuple[str, Callable[[], Text]]]] = {
    400: ("bad", m.server_http_bad),
    401: ("stranger", m.server_http_stranger),
    403: ("forbidden", m.server_http_forbidden),
    404: ("missing", m.server_http_missing),
    405: ("method", m.server_http_method),
    408: ("late", m.server_http_late),
    409: ("conflict", m.server_http_conflict),
    413: ("large", m.server_http_large),
    414: ("address", m.server_http_address),
    415: ("kind", m.server_http_kind),
    421: ("host", m.server_http_host),
    429: ("slow", m.server_http_slow),
    431: ("headers", m.server_http_headers),
    500: ("fault", m.server_http_fault),
    503: ("busy", m.server_http_busy),
}
STATUS: Final = {  # of refusals by the tables; the others are 400
    "no_table": 404,
    "no_daily": 404,
    "many_tables": 409,
    "unreadable": 409,
    "game_fault": 503,
    "eyes": 403,
    "secret": 403,
    "not_over": 409,
    "not_started": 409,
    "busy": 503,
    "full": 503,
    "no_par": 503,
    "no_replay": 503,
}
RETRY_LATER: Final = "30"  # if the whole server is overloaded
RETRY_SECONDS: Final = "3"  # if a table is too busy
LENGTH: Final = re.compile(r"Expected `(?:str|array|object)` of length (<=|>=) (\d+)")


class HttpProblem(AevumError):
    """A refusal with a status of its own; the sentence is the status's usual one by default."""

    def __init__(self, status: int, text: Text | None = None, retry_seconds: float = 0) -> None:
        super().__init__(text or WORDS[status][1]())
        self.status = status
        self.retry_seconds = retry_seconds


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Return the answer to a request that failed."""
    status, problem, headers = describe(error, _body(request))
    refusal = isinstance(error, AevumError) and not isinstance(error, NotStored)
    if status >= 500 and not refusal:  # a refusal isn't a fault
        log.error("request failed", path=request.scope["path"], exc_info=error)
    program = request.scope["path"].startswith(("/api/", "/assets/", "/catalogues/"))
    if program or request.method not in ("GET", "HEAD"):
        return Response(problem, status_code=status, headers=headers, media_type="application/json")
    return index_page(status, headers)


def _body(request: Request[Any, Any, Any]) -> object:
    """Return the type of the body that this address expects, None if there is none."""
    handler: object = request.scope.get("route_handler")  # an unknown address has none
    return getattr(getattr(handler, "parsed_data_field", None), "annotation", None)


def problem_body(status: int, text: Text | None = None) -> bytes:
    """Return the body of an answer; the sentence is the status's usual one by default."""
    code, usual = WORDS.get(status, WORDS[400])
    return encode(_problem(code, text or usual()))


async def refuse_socket(send: Send, status: int, text: Text | None = None) -> None:
    """Answer a handshake with a problem instead of a socket."""
    headers = [(b"content-type", b"application/json")]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": problem_body(status, text)}
    await send(start)
    await send(body)


def describe(error: Exception, body: object = None) -> tuple[int, Problem, dict[str, str]]:
    """Return the status, the words and the additional headers for an exception.

    `body` is the type that the request's body should have had.
    """
    headers: dict[str, str] = {}
    if isinstance(error, HttpProblem):
        if error.retry_seconds:
            headers["retry-after"] = str(max(1, round(error.retry_seconds + 0.5)))
        return error.status, _problem(WORDS[error.status][0], error.said), headers
    if isinstance(error, Refused):
        status = STATUS.get(error.code, 400)
        if status == 503:
            headers["retry-after"] = RETRY_LATER if error.code == "full" else RETRY_SECONDS
        return status, Problem(error.code, str(error), error.refusal.whole().wire()), headers
    if isinstance(error, NotStored):
        return 503, _problem("not_stored", error.said), headers
    if isinstance(error, AevumError):
        return 400, _problem("bad", error.said), headers
    if isinstance(error, HTTPException):
        return error.status_code, _http(error, body), dict(error.headers or {})
    return 500, _problem("fault", m.server_http_fault()), headers


def _problem(code: str, said: Text) -> Problem:
    return Problem(code, str(said), said.wire())


def _http(error: HTTPException, body: object) -> Problem:
    code, usual = WORDS.get(error.status_code, WORDS[400])
    if error.status_code == 400 and isinstance(error.extra, list) and error.extra:
        return _problem(code, _field(error.extra[0], body))
    return _problem(code, usual())


def _field(found: Any, body: object) -> Text:
    """Return what is wrong with one field of a request, and what it should be."""
    known = found if isinstance(found, dict) else {}
    name, message = str(known.get("key", "")), str(known.get("message", ""))
    length = LENGTH.match(message)
    if length and name:
        refusal = m.server_field_long if length[1] == "<=" else m.server_field_short
        return refusal(field=name[:LONGEST], n=length[2])
    if not name:
        return m.server_http_bad()
    return fault(body if known.get("source") == "body" else None, name, message)
