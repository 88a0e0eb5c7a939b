"""The outermost layer of every request: checks its host, counts it, and adds headers.

Every answer has the security headers, whatever happens inside. A fault is answered with a sentence,
and its details are only logged.
"""

from time import perf_counter
from typing import Final, cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send
from structlog import get_logger

from aevum.server.config import Config
from aevum.server.http.admission import Admission
from aevum.server.http.context import AppContext
from aevum.server.http.problems import WORDS, problem_body, refuse_socket
from aevum.server.http.security import Hosts, add_headers

log = get_logger("http")

SOCKETS: Final = "/ws/"
CLOSED: Final = 4000  # the framework closes a refused socket with this and a status


class OuterApp:
    """The application as uvicorn sees it."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self._app = app
        self._hosts = Hosts(config.public_url, config.origins)
        self._https = config.public_url.startswith("https://")
        self._admission = Admission()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._admission.enter()
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request. HEAD is answered as GET; uvicorn leaves the body out."""
        method = str(cast(HTTPScope, scope)["method"])
        begun, path, status = perf_counter(), scope["path"], 0
        if method == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, path, self._https)
            await send(message)

        try:
            refusal = self._hosts.wrong(scope)
            if refusal:
                await _problem(out, refusal)
            else:
                await self._app(scope, receive, out)
        except Exception:
            if status:
                raise
            log.exception("request failed", path=path)
            await _problem(out, 500)
        finally:
            context: AppContext = self._app.state.context
            route = str(scope.get("path_template") or "(none)")
            context.metrics.answered(method, route, status, perf_counter() - begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket, or answer the handshake with a problem."""
        path, done = scope["path"], False

        async def out(message: Message) -> None:
            nonlocal done
            if message["type"] == "websocket.close" and not done:
                status = message["code"] - CLOSED
                await refuse_socket(out, status if status in WORDS else 403)
                return
            if message["type"] == "websocket.http.response.start":
                add_headers(message, path, self._https)
            done = True
            await send(message)

        refusal = self._hosts.wrong(scope) or (0 if path.startswith(SOCKETS) else 404)
        if refusal:
            await receive()
            await refuse_socket(out, refusal)
            return
        try:
            await self._app(scope, receive, out)
        except Exception:
            if done:
                raise
            log.exception("handshake failed", path=path)
            await refuse_socket(out, 500)


async def _problem(send: Send, status: int) -> None:
    body = problem_body(status)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
