"""The browser client's files, and its one page for every address."""

import gzip
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from aevum.games import registry
from aevum.server.http.context import Context
from aevum.server.lobby.table_codes import CODE

STATIC: Final = Path(__file__).resolve().parents[1] / "static"
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*")
FOREVER: Final = "public, max-age=31536000, immutable"
AN_HOUR: Final = "public, max-age=3600"
ASK_AGAIN: Final = "public, no-cache"
UNPACKED: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".gz"})  # compressed already
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Aevum</title>
<p>The pages of Aevum are not built yet. Run <code>make web</code> and load this page again.</p>
"""


class File(Struct, frozen=True):
    """A file, and its compressed form if that is shorter."""

    body: bytes
    packed: bytes
    kind: str


def read(name: str) -> File | None:
    """Return a file of the client, None if there is none of that name."""
    if not NAME.fullmatch(name):
        return None
    try:
        return read_file(STATIC / name)
    except OSError:
        return None


def read_file(path: Path) -> File:
    """Return a file, from memory unless it has changed."""
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> File:
    body = path.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    kind = {"application/javascript": "text/javascript"}.get(kind, kind)  # older Pythons' name
    return File(body, b"", kind) if path.suffix in UNPACKED else packed_file(body, kind)


def packed_file(body: bytes, kind: str) -> File:
    """Return a file with its compressed form."""
    packed = gzip.compress(body, 6, mtime=0)
    return File(body, packed if len(packed) < len(body) else b"", kind)


def file_response(file: File, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
    """Return a file, compressed if the client accepts it."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, headers=headers, media_type=file.kind)


def tagged_response(file: File, request: Request[Any, Any, Any]) -> Response[Any]:
    """Return a file whose address stays when it changes; a client that has it gets a 304."""
    tag = f'"{sha256(file.body).hexdigest()[:16]}"'
    if tag in request.headers.get("if-none-match", ""):
        response: Response[Any] = Response(None, status_code=304)
        response.headers |= {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    else:
        response = file_response(file, request, ASK_AGAIN)
    response.headers["etag"] = tag
    return response


def index_page(status: int = 200, headers: Mapping[str, str] | None = None) -> Response[bytes]:
    """Return the one page that draws every page, by its address."""
    index = read("index.html")
    if index is None:
        status = 503 if status == 200 else status
    return Response(
        NOT_BUILT if index is None else index.body,
        status_code=status,
        headers={"cache-control": "no-store", **(headers or {})},
        media_type="text/html",
    )


@get(
    [
        "/",
        "/history",
        "/settings",
        "/watch",
        "/bots",
        "/kit",
        "/maps",
        "/maps/new",
        "/rules",
    ],
    include_in_schema=False,
    opt={"packed": True},
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """Show a page that always exists."""
    return index_page()


@get(
    ["/rules/{game:str}", "/sources/{game:str}"],
    include_in_schema=False,
    opt={"packed": True},
    sync_to_thread=False,
)
def page_of_game(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
    """Show a page of a game; an address with a former name redirects to the new one."""
    now = registry.current(game)
    if now == game:
        return index_page()
    page_name = request.url.path.split("/")[1]
    return Redirect(f"/{page_name}/{now}", status_code=301)


@get(
    ["/t/{code:str}", "/r/{code:str}"],
    include_in_schema=False,
    opt={"packed": True},
)
async def table_page(code: FromPath[str], context: Context) -> Response[bytes]:
    """Show a table or its replay; the page says so if there is none."""
    known = CODE.fullmatch(code) and await context.hub.info(code)
    return index_page(200 if known else 404)


@get("/assets/{name:path}", include_in_schema=False, opt={"packed": True}, sync_to_thread=False)
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file whose name changes with its content."""
    file = read(f"assets{name}")
    if file is None:
        raise NotFoundException
    return file_response(file, request, FOREVER)


@get("/{name:path}", include_in_schema=False, opt={"packed": True}, sync_to_thread=False)
def other(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file that keeps its name, such as the icon; else say that there is no such page."""
    file = read(name.removeprefix("/"))
    if file is None or name == "/index.html":
        raise NotFoundException
    return file_response(file, request, AN_HOUR)
