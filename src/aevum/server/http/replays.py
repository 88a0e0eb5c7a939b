"""Replays: `/api/tables/CODE/replay` describes one, `/api/tables/CODE/film` is its film.

A film is sent as it is stored. Only clients that cannot read gzip get it unpacked, piece by piece,
and a few of them at a time.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.types import Receive, Scope, Send

from aevum.server.api import Film, Replay
from aevum.server.http.concurrency import ConcurrencyLimit
from aevum.server.http.context import Code, Context, Visitor
from aevum.server.workers.film_cache import FINAL, CachedFilm
from aevum.server.workers.replays import GZIP

PIECE: Final = 65_536  # bytes given to a connection at once
SEND_SECONDS: Final = 60.0  # for a whole film; slower readers are cut off
ASK_AGAIN: Final = "private, no-cache"
FOR_EVER: Final = "private, max-age=31536000, immutable"

Eyes = Annotated[int | None, QueryParameter(name="seat", ge=-2, le=15)]
Face = Annotated[str, QueryParameter(name="face", max_length=10)]


class ReplaysController(Controller):
    """Matches to look back at."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{code:str}/replay", operation_id="replay")
    async def replay(
        self,
        code: Code,
        context: Context,
        visitor: Visitor,
        seat: Eyes = None,
        face: Face = "board",
    ) -> Response[Replay]:
        """Return the description of a replay, as the visitor may see it."""
        found = await context.hub.replays.describe(code, visitor, seat, face)
        return Response(found, headers={"cache-control": ASK_AGAIN, "vary": "cookie"})

    @get("/{code:str}/film", operation_id="film", opt={"packed": True})
    async def film(
        self,
        request: Request[Any, Any, Any],
        code: Code,
        context: Context,
        visitor: Visitor,
        seat: Eyes = None,
        face: Face = "board",
    ) -> Response[Film]:
        """Return a match from its beginning, as the visitor may see it."""
        kept = await context.hub.replays.film(code, visitor, seat, face)
        headers = {
            "cache-control": FOR_EVER if kept.rows == FINAL else ASK_AGAIN,
            "vary": "cookie, accept-encoding",
            "etag": kept.tag,
        }
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"content-encoding": "gzip", "content-length": str(len(kept.body))}
            return FilmResponse(_Sending(context.sending, _pieces(kept), headers))
        return FilmResponse(_Sending(context.unpacking, _unpacked(kept), headers))


class FilmResponse(Response[Film]):
    """A film that waits for a slot and is then sent."""

    def __init__(self, sending: "_Sending") -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self._sending = sending

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the application that sends it."""
        return self._sending


class _Sending:
    """A film on its way to one client."""

    def __init__(
        self, limit: ConcurrencyLimit, pieces: AsyncIterator[bytes], headers: dict[str, str]
    ) -> None:
        self._limit = limit
        self._pieces = pieces
        self._headers = headers

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it; a TimeoutError ends the connection of a client that does not read."""
        headers = {"content-type": "application/json", **self._headers}
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        async with self._limit.slot(), asyncio.timeout(SEND_SECONDS):
            await send({"type": "http.response.start", "status": 200, "headers": raw})
            async for piece in self._pieces:
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _pieces(kept: CachedFilm) -> AsyncIterator[bytes]:
    for start in range(0, len(kept.body), PIECE):
        yield kept.body[start : start + PIECE]
        await asyncio.sleep(0)  # a fast reader must not make everybody else wait


async def _unpacked(kept: CachedFilm) -> AsyncIterator[bytes]:
    pieces = _unpacking(kept.body)
    while piece := await asyncio.to_thread(next, pieces, b""):
        yield piece


def _unpacking(body: bytes) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(GZIP)
    rest = body
    while rest:
        yield unpacker.decompress(rest, PIECE)
        rest = unpacker.unconsumed_tail
    yield unpacker.flush()
