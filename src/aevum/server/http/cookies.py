"""The one cookie that identifies a guest: how it is read, set, renewed and deleted.

Under https its name begins with `__Host-`: browsers accept such a cookie from this very host only,
never from another host of the same domain. Guests with a cookie of the old name get one of the new
name at their next visit.
"""

from typing import Final

from litestar.datastructures import Cookie
from litestar.types import Scope

from aevum.server.config import Config

COOKIE: Final = "aevum_guest"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
LONGEST_TOKEN: Final = 200
A_YEAR: Final = 365 * 24 * 3600


def token_of(scope: Scope) -> str:
    """Return the secret in a request, "" if there is none or it is malformed."""
    found = _cookies(scope)
    token = found.get(SAFE_COOKIE) or found.get(COOKIE) or ""
    return token if len(token) <= LONGEST_TOKEN else ""


def _cookies(scope: Scope) -> dict[str, str]:
    """Return the cookies of a request; the framework would remember them for longer."""
    headers = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    pairs = [part.partition("=") for header in headers for part in header.split(";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


def cookies_for(config: Config, scope: Scope, token: str) -> list[Cookie]:
    """Return the cookies to set for a guest, valid for a year; "" deletes them."""
    secure = is_secure(config)
    name = SAFE_COOKIE if secure else COOKIE
    old = {COOKIE, SAFE_COOKIE} & set(_cookies(scope)) - {name}
    return [
        _cookie(name, token, secure),
        *(_cookie(each, "", secure) for each in sorted(old)),
    ]


def _cookie(name: str, token: str, secure: bool) -> Cookie:
    return Cookie(
        name,
        value=token,
        path="/",
        max_age=A_YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure or name == SAFE_COOKIE,
    )


def is_secure(config: Config) -> bool:
    """Return whether people reach this server by https."""
    if config.secure_cookies == "auto":
        return config.public_url.startswith("https://")
    return config.secure_cookies == "yes"
