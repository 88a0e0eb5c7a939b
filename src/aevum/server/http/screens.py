"""The boards that games of other packages bring along; only their own files are sent.

All files of a board are under one address that contains a hash of them, so that they can name each
other and never change. They are code of an installed package and run in the page. A file that is
opened directly, such as a picture, may do nothing.
"""

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from structlog import get_logger

from aevum.core.capabilities import Screen
from aevum.core.game import Game
from aevum.server.api import ScreenInfo
from aevum.server.http.pages import UNPACKED, File, packed_file

KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The types of files, so that a browser never has to guess."""
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*")
LARGEST: Final = 4_000_000  # bytes of a file
SCREEN_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

log = get_logger("screens")


class BadScreen(Exception):
    """A board that cannot be sent; the text says why."""


def screen_info(game: Game) -> ScreenInfo | None:
    """Return the addresses of a game's board, None if it has none or it cannot be sent."""
    held = _held(game)
    if held is None:
        return None
    screen, tag, _ = held
    begin = f"/screens/{game.name}/{tag}"
    return ScreenInfo(f"{begin}/{screen.module}", [f"{begin}/{each}" for each in screen.styles])


@lru_cache(maxsize=64)
def _held(game: Game) -> tuple[Screen, str, dict[str, File]] | None:
    """Return the board of a game with its tag and files; log why if it cannot be sent."""
    try:
        screen = game.screen()
        if screen is None:
            return None
        files = _files(screen)
    except Exception as error:
        log.error("screen left out", game=game.name, error=f"{type(error).__name__}: {error}")
        return None
    total = sha256()
    for name, file in sorted(files.items()):
        total.update(f"{name} {len(file.body)} ".encode() + file.body)
    return screen, total.hexdigest()[:16], files


def _files(screen: Screen) -> dict[str, File]:
    """Return the files that a board lists, by name."""
    folder = Path(screen.folder).resolve(strict=True)
    if not screen.module.endswith(".js") or not all(
        each.endswith(".css") for each in screen.styles
    ):
        raise BadScreen("the module must be a .js file, and styles must be .css files")
    return {name: _file(folder, name) for name in (screen.module, *screen.styles, *screen.files)}


def _file(folder: Path, name: str) -> File:
    if not NAME.fullmatch(name):
        raise BadScreen(f"{name!r} is not the name of a file in the folder")
    path = (folder / name).resolve(strict=True)
    if not path.is_relative_to(folder):
        raise BadScreen(f"{name!r} is outside the folder")
    kind = KINDS.get(path.suffix)
    if kind is None or Path(name).suffix != path.suffix:
        raise BadScreen(f"{name!r} is not one of the types that are sent: {', '.join(KINDS)}")
    if path.stat().st_size > LARGEST:
        raise BadScreen(f"{name!r} has more than {LARGEST} bytes")
    body = path.read_bytes()
    return File(body, b"", kind) if path.suffix in UNPACKED else packed_file(body, kind)


def screen_file(game: Game, tag: str, name: str) -> File | None:
    """Return a file of a board, None for one that it does not list."""
    held = _held(game)
    return held[2].get(name) if held is not None and held[1] == tag else None
