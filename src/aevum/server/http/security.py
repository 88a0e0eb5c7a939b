"""Which origins and hosts are accepted, and the security headers of every answer."""

import re
from ipaddress import IPv6Address, ip_address
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

STRICT: Final = {"strict-transport-security": "max-age=31536000"}
PRIVATE: Final = {"cache-control": "no-store", "vary": "cookie"}
"""For answers of the API without their own rules for caches."""
FORWARDED: Final = frozenset({"forwarded", "via", "x-real-ip"})  # and x-forwarded-...
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?::([0-9]{1,5}))?")


def headers_of_all(https: bool) -> dict[str, str]:
    """Return the headers of every answer; under https they tell browsers to keep using it."""
    return {**HEADERS, **STRICT} if https else HEADERS


def add_headers(message: Message, path: str, https: bool) -> None:
    """Add the headers to an answer; its own headers stay."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in headers_of_all(https).items():
        headers.setdefault(name, value)
    if path.startswith("/api") and "cache-control" not in headers:
        headers["cache-control"] = PRIVATE["cache-control"]
        headers.extend_header_value("vary", PRIVATE["vary"])


class Hosts:
    """The host names of this server; with a public URL only that one, so that nobody can invent
    one.

    A page can make its own name point to any machine and then talk to it as to its own server (DNS
    rebinding). That is impossible for numbers and for names without a dot.
    """

    def __init__(self, public_url: str, others: list[str]) -> None:
        urls = [public_url, *others] if public_url else []
        self._names = frozenset(_name(_origin(each).partition("://")[2]) for each in urls)

    def wrong(self, scope: Scope) -> int:
        """Return the status for a request whose host is malformed or not this server; else 0."""
        found = [value for name, value in scope["headers"] if name == b"host"]
        if not found and scope.get("http_version") == "1.0":
            return 0
        if len(found) != 1 or not is_host(found[0].decode("latin-1")):
            return 400
        name = _name(found[0].decode("latin-1"))
        own = not self._names or name in self._names or "." not in name or _is_number(name)
        return 0 if own or scope["path"] == "/health" else 421


def is_host(text: str) -> bool:
    """Return whether a text is a host name or an IP address, perhaps with a port."""
    found = HOST.fullmatch(text)
    return found is not None and int(found[2] or 0) < 65_536


def _name(host: str) -> str:
    """Return a host without its port."""
    found = HOST.fullmatch(host)
    return found[1].lower().rstrip(".") if found else ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Origins:
    """The origins whose pages may talk to this server."""

    def __init__(self, public_url: str, others: list[str]) -> None:
        self._known = frozenset(_origin(each) for each in [public_url, *others] if each)

    def own(self, origin: str, host: str) -> bool:
        """Return whether a page of this origin is one of ours: known, or from this very host."""
        if origin.lower() in self._known:
            return True
        scheme, mark, rest = origin.partition("://")
        return scheme in ("http", "https") and bool(mark) and rest.lower() == host.lower() != ""

    def request(self, headers: Headers) -> bool:
        """Return whether a request that changes something comes from a page of ours."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "same-origin"
        return self.own(origin, headers.get("host", ""))


def _origin(url: str) -> str:
    """Return scheme, host and port of a URL, as browsers write them."""
    scheme, _, rest = url.strip().lower().partition("://")
    host = rest.partition("/")[0]
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return f"{scheme}://{host.removesuffix(usual) if usual else host}"


def address_of(scope: Scope) -> str:
    """Return the client's address, as limits count it."""
    client = scope.get("client")
    return counted_address(client[0]) if client else ""


def counted_address(text: str) -> str:
    """Return an address as limits count it: an IPv6 one counts as its whole network."""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def is_local(scope: Scope) -> bool:
    """Return whether a request was made on this machine and not forwarded by a proxy.

    The host that it names must be local too: any other name could belong to anybody.
    """
    client = scope.get("client")
    headers = Headers.from_scope(scope)
    if not client or any(is_forwarding(name) for name in headers):
        return False
    name = _name(headers.get("host", "localhost"))
    try:
        near = ip_address(client[0]).is_loopback
        return near and (name == "localhost" or ip_address(name.strip("[]")).is_loopback)
    except ValueError:
        return False


def is_forwarding(name: str) -> bool:
    """Return whether a header is one that proxies add."""
    return name in FORWARDED or name.startswith("x-forwarded-")
