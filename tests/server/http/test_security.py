"""Whose pages may speak to the server, and what browsers are told to keep to."""

import pytest
from litestar.datastructures import Headers

from aevum.server.security import Origins, address_of, is_local
from tests.server.http.place import Person, Place, served

OWN = Origins("https://play.example.org", ["http://localhost:5173/"])
HOST = "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://127.0.0.1:8000", HOST, True),
        ("https://127.0.0.1:8000", HOST, True),  # a proxy may speak TLS for us
        ("HTTPS://PLAY.EXAMPLE.ORG", HOST, True),
        ("https://play.example.org", HOST, True),
        ("https://play.example.org:443", HOST, False),  # no browser writes it so
        ("http://localhost:5173", HOST, True),
        ("http://play.example.org", HOST, False),
        ("http://127.0.0.1:8001", HOST, False),
        ("http://127.0.0.1", HOST, False),
        ("http://127.0.0.1:8000.evil.org", HOST, False),
        ("http://evil.org#127.0.0.1:8000", HOST, False),
        ("http://evil.org/127.0.0.1:8000", HOST, False),
        ("http://x@127.0.0.1:8000", HOST, False),
        ("ftp://127.0.0.1:8000", HOST, False),
        ("127.0.0.1:8000", HOST, False),
        ("null", HOST, False),
        ("file://", "", False),
        ("http://", "", False),
        ("", "", False),
        ("", HOST, False),
    ],
)
def test_origins(origin: str, host: str, own: bool) -> None:
    assert OWN.own(origin, host) is own


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"origin": "http://127.0.0.1:8000"}, True),
        ({"origin": "http://127.0.0.1:8000", "sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"origin": "http://evil.org"}, False),
        ({"origin": "http://evil.org", "sec-fetch-site": "same-origin"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"referer": "http://127.0.0.1:8000/"}, False),
        ({}, False),
    ],
)
def test_requests_that_change_something(headers: dict[str, str], own: bool) -> None:
    assert OWN.request(Headers({"host": HOST, **headers})) is own


@pytest.mark.parametrize(
    ("client", "counted_as"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("::ffff:192.0.2.7", 1), "::ffff:c000:207"),
        (("somewhere", 1), "somewhere"),
        (None, ""),
    ],
)
def test_an_address_is_counted_by_its_network(
    client: tuple[str, int] | None, counted_as: str
) -> None:
    assert address_of({"client": client}) == counted_as  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("client", "headers", "local"),
    [
        ("127.0.0.1", [], True),
        ("::1", [], True),
        ("192.0.2.7", [], False),
        ("127.0.0.1", [(b"x-forwarded-for", b"127.0.0.1")], False),
        ("127.0.0.1", [(b"forwarded", b"for=127.0.0.1")], False),
    ],
)
def test_who_is_on_this_machine(
    client: str, headers: list[tuple[bytes, bytes]], local: bool
) -> None:
    scope = {"type": "http", "client": (client, 1), "headers": headers}
    assert is_local(scope) is local  # type: ignore[arg-type]


CHANGES = [
    ("POST", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/tables"),
]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("method", "path"), CHANGES)
@pytest.mark.parametrize("origin", ["http://evil.org", "null", None])
async def test_another_site_changes_nothing(
    guest: Person, method: str, path: str, origin: str | None
) -> None:
    del guest.web.headers["origin"]
    headers = {"origin": origin} if origin else {}
    answer = await guest.web.request(method, path, headers=headers, json={"name": "Eve"})
    assert answer.status_code == 403
    assert answer.json()["text"] == "This can only be asked for by Aevum's own pages."
    assert (await guest.web.get("/api/me")).json()["name"] != "Eve"


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_what_a_form_can_send_is_refused(guest: Person, kind: str) -> None:
    answer = await guest.web.patch(
        "/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind}
    )
    assert answer.status_code == 415
    assert answer.json() == {"code": "kind", "text": "What is sent here must be JSON."}


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    "path",
    ["/", "/t/nosuch", "/nowhere", "/api/me", "/api/nowhere", "/health", "/assets/none.js"],
)
async def test_every_answer_carries_the_headers(guest: Person, path: str) -> None:
    headers = (await guest.web.get(path)).headers
    policy = dict(
        part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


@pytest.mark.asyncio(loop_scope="module")
async def test_metrics_are_for_this_machine(
    place: Place, guest: Person, tmp_path_factory: pytest.TempPathFactory
) -> None:
    answer = await guest.web.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "aevum_sockets 0.0" in answer.text
    passed_on = {"x-forwarded-for": "192.0.2.7"}
    assert (await guest.web.get("/metrics", headers=passed_on)).status_code == 404
    folder = tmp_path_factory.mktemp("metrics")
    async with (
        served(folder, settings={"metrics": True}) as open_place,
        open_place.person() as person,
    ):
        assert (await person.web.get("/metrics", headers=passed_on)).status_code == 200
