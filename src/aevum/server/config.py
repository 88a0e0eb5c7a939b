"""Everything about a server that its owner may choose, from the environment and from flags."""

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from aevum.core.errors import AevumError, quote
from aevum.core.places import home

FILE: Final = "aevum.db"

Reader = Callable[[str], object]


class BadSetting(AevumError):
    """A setting cannot be read or is out of range; the sentence names the setting."""


class Config(Struct, frozen=True):
    """The settings of a server; `load` makes them."""

    database: Path
    """The SQLite file."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free port."""
    public_url: str = ""
    """The address of this server for people, e.g. https://example.org; "": the request's."""
    origins: list[str] = []
    """Other origins whose pages may talk to this server."""
    trusted_proxies: list[str] = []
    """Addresses and networks of trusted proxies, which tell the client's address."""
    workers: int = 1
    """Processes in which bots think."""
    grace_ms: int = 45_000
    """How long a person may be gone before a bot plays for them."""
    bot_pace_ms: int = 400
    """How long a bot waits before its move, so that people can follow the game."""
    countdown_ms: int = 3000
    """The countdown before the time of a live match runs."""
    par_seconds: int = 10
    """How long the program's own search may take for a start that somebody has finished."""
    capacity: int = 5_000
    """From this number of tables in memory on, new ones are refused."""
    lobby_hours: int = 24
    """How long an empty table stays open if its match has not begun; 0: for ever."""
    log: Literal["text", "json"] = "text"
    games: list[str] = []
    """More games, as MODULE:NAME."""
    open_browser: bool = False
    secure_cookies: Literal["auto", "yes", "no"] = "auto"
    """auto: if the public URL begins with https."""
    metrics: bool = False
    """Whether /metrics also answers other machines."""
    limits: bool = True
    """Whether requests are limited; off for benchmarks."""


def load(environ: Mapping[str, str], **flags: object) -> Config:
    """Return the settings, each from its flag, else from the environment, else the default.

    Flags are named like the fields of Config. One that is None was not given; a list may also be
    given as text with commas, a path or a number as text.
    """
    chosen: dict[str, object] = {}
    for name, (variable, read) in SETTINGS.items():
        flag = flags.pop(name, None)
        called, text = "--" + name.replace("_", "-"), _plain(flag)
        if flag is None:
            called, text = variable, environ.get(variable, "").strip()
        if text or flag is not None:
            try:
                chosen[name] = read(text)
            except ValueError as error:
                raise BadSetting(f"{called}: {error}") from None
    if flags:
        raise BadSetting(f"Unknown setting {quote(min(flags))}.")
    if "database" not in chosen:
        chosen["database"] = home() / FILE
    return msgspec.convert(chosen, Config)


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(str(each) for each in value)
    return str(value).strip()


# Readers turn text into a value, or raise a ValueError that describes valid text.


def _database(text: str) -> Path:
    """Read a path, or `sqlite:///` and a path."""
    kind, mark, rest = text.partition("://")
    if not mark:
        kind, rest = "sqlite", "/" + text
    if kind.lower() != "sqlite":
        raise ValueError(
            f"databases of the kind {quote(kind)} are not supported: use SQLite, "
            "e.g. sqlite:///games.db or /srv/games.db."
        )
    file = rest[1:]
    if not rest.startswith("/") or not file or file == ":memory:" or "\0" in file:
        raise ValueError("name a file, e.g. sqlite:///games.db or /srv/games.db.")
    try:
        return Path(file).expanduser()
    except RuntimeError:
        raise ValueError(f"the home folder in {quote(file)} does not exist.") from None


def _number(low: int, high: int) -> Reader:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise ValueError(f"{quote(text)} is not a whole number from {low} to {high}.")
        return int(text)

    return read


def _word(*words: str) -> Reader:
    def read(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"{quote(text)} is not one of {', '.join(words)}.")
        return text.lower()

    return read


def _yes(text: str) -> bool:
    if text.lower() in ("1", "yes", "true", "on"):
        return True
    if text.lower() in ("0", "no", "false", "off"):
        return False
    raise ValueError(f"{quote(text)} is neither yes nor no.")


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._:-]+", text):
        raise ValueError(f"{quote(text)} is not an address, e.g. 127.0.0.1 or 0.0.0.0.")
    return text


def _origin(text: str) -> str:
    """Read `https://example.org` or `http://localhost:8000`, without a path."""
    if "@" in text:
        raise ValueError("leave out the name and password, e.g. https://example.org.")
    try:
        parts = urlsplit(text.rstrip("/").lower())
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
        port = parts.port  # raises if it is not a number
    except ValueError:
        raise ValueError(f"{quote(text)} is not an address, e.g. https://example.org.") from None
    if not good or parts.path or parts.query or parts.fragment:
        raise ValueError(
            f"{quote(text)} is not an address without a path, e.g. https://example.org."
        )
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port and port != usual else "")


def _network(text: str) -> str:
    """Read `127.0.0.1` or `10.0.0.0/8`."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise ValueError(
            f"{quote(text)} isn't an address or a network, e.g. 127.0.0.1 or 10.0.0.0/8."
        ) from None


def _game(text: str) -> str:
    module, mark, name = text.partition(":")
    if not mark or not all(part.isidentifier() for part in [*module.split("."), name]):
        raise ValueError(f"{quote(text)} is not a game, e.g. my_games.chess:CHESS.")
    return text


def _list(read: Reader) -> Reader:
    return lambda text: [read(each.strip()) for each in text.split(",") if each.strip()]


SETTINGS: Final[dict[str, tuple[str, Reader]]] = {
    "database": ("DATABASE_URL", _database),
    "host": ("AEVUM_HOST", _host),
    "port": ("AEVUM_PORT", _number(0, 65_535)),
    "public_url": ("AEVUM_PUBLIC_URL", _origin),
    "origins": ("AEVUM_ORIGINS", _list(_origin)),
    "trusted_proxies": ("AEVUM_TRUSTED_PROXIES", _list(_network)),
    "workers": ("AEVUM_WORKERS", _number(1, 64)),
    "grace_ms": ("AEVUM_GRACE_MS", _number(0, 86_400_000)),
    "bot_pace_ms": ("AEVUM_BOT_PACE_MS", _number(0, 60_000)),
    "countdown_ms": ("AEVUM_COUNTDOWN_MS", _number(0, 60_000)),
    "par_seconds": ("AEVUM_PAR_SECONDS", _number(1, 60)),
    "capacity": ("AEVUM_CAPACITY", _number(1, 1_000_000)),
    "lobby_hours": ("AEVUM_LOBBY_HOURS", _number(0, 8_760)),
    "log": ("AEVUM_LOG", _word("text", "json")),
    "games": ("AEVUM_GAMES", _list(_game)),
    "open_browser": ("AEVUM_OPEN_BROWSER", _yes),
    "secure_cookies": ("AEVUM_SECURE_COOKIES", _word("auto", "yes", "no")),
    "metrics": ("AEVUM_METRICS", _yes),
    "limits": ("AEVUM_LIMITS", _yes),
}
"""Each setting's name in the environment, and how it is read."""
