"""Checks every request to the API first: its origin, its type and its rate.

A page of another site can make a browser send requests here, with the guest's cookie where the
browser lets it. So a request that changes something must come from one of our own pages and must be
JSON, which a form cannot send.
"""

from typing import Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from aevum.server import messages as m
from aevum.server.http.context import context_of, wrong_codes_wait
from aevum.server.http.cookies import token_of
from aevum.server.http.problems import HttpProblem
from aevum.server.http.security import address_of
from aevum.server.http.wrong_codes import OF_TABLES

# Only expensive requests; pages and their assets are the same few bytes for everybody.
COUNTED: Final = ("/api", "/t/", "/r/", "/maps/", "/metrics", "/openapi.json", "/asyncapi.json")
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class RequestGuard(ASGIMiddleware):
    """Refuse requests from other sites' pages, bodies that are not JSON, and floods."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith(COUNTED):
            _not_too_much(scope)
        if cast(HTTPScope, scope)["method"] not in SAFE:
            _from_here(scope)
        if scope["path"].startswith(OF_TABLES):
            send = await _missing(scope, send)
        await next_app(scope, receive, send)


def _not_too_much(scope: Scope) -> None:
    context = context_of(scope)
    token = token_of(scope)
    wait = context.by_address.take(address_of(scope))
    if not wait and token:
        wait = context.by_cookie.take(token)
    if wait:
        raise HttpProblem(429, retry_seconds=wait)


async def _missing(scope: Scope, send: Send) -> Send:
    """Count wrong addresses, and refuse a visitor who has tried too many."""
    wrong_codes = context_of(scope).wrong_codes
    start = next(each for each in OF_TABLES if scope["path"].startswith(each))
    code = scope["path"].removeprefix(start).partition("/")[0]
    wait = await wrong_codes_wait(ASGIConnection(scope), code)
    if wait:
        raise HttpProblem(429, m.server_many_codes(), wait)

    async def out(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 404:
            wrong_codes.count(scope)
        await send(message)

    return out


def _from_here(scope: Scope) -> None:
    headers = Headers.from_scope(scope)
    if not context_of(scope).origins.request(headers):
        raise HttpProblem(403, m.server_other_site())
    body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise HttpProblem(415)
