"""Who may ask from where, and what every answer tells the browser to keep to."""

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


async def add_headers(message: Message, _: Scope) -> None:
    """Put the headers on every answer, errors as well."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Origins:
    """The places whose pages may speak to this server."""

    def __init__(self, public_url: str, others: list[str]) -> None:
        self._known = frozenset(_origin(each) for each in [public_url, *others] if each)

    def own(self, origin: str, host: str) -> bool:
        """Tell whether a page of this origin is one of ours: known, or from this very host."""
        if origin.lower() in self._known:
            return True
        scheme, mark, rest = origin.partition("://")
        return scheme in ("http", "https") and bool(mark) and rest.lower() == host.lower() != ""

    def request(self, headers: Headers) -> bool:
        """Tell whether a request that changes something comes from a page of ours."""
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
    """Return who asks, as limits count them: an address, or the network of an IPv6 one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def is_local(scope: Scope) -> bool:
    """Tell whether a request was made on this machine and not passed on by a proxy."""
    client = scope.get("client")
    headers = Headers.from_scope(scope)
    if not client or "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False
