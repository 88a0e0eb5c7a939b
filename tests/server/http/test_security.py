"""Whose pages may talk to the server, and its security headers."""

from typing import Any

import pytest
from litestar.datastructures import Headers

from aevum.server import messages as m
from aevum.server.http.security import Hosts, Origins, address_of, is_local
from aevum.server.limits import Limits, Rate
from tests.server.http.place import Person, Place, problem, served

OWN = Origins("https://play.example.org", ["http://localhost:5173/"])
HOST = "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://127.0.0.1:8000", HOST, True),
        ("https://127.0.0.1:8000", HOST, True),  # a proxy may speak TLS for us
        ("HTTPS://PLAY.EXAMPLE.ORG", HOST, True),
        ("https://play.example.org", HOST, True),
        ("https://play.example.org:443", HOST, False),  # browsers never write it so
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
        ("127.0.0.1", [(b"x-forwarded-host", b"a")], False),
        ("127.0.0.1", [(b"x-real-ip", b"127.0.0.1")], False),
        ("127.0.0.1", [(b"via", b"1.1 proxy")], False),
        ("127.0.0.1", [(b"host", b"localhost:8000")], True),
        ("127.0.0.1", [(b"host", b"[::1]:8000")], True),
        ("127.0.0.1", [(b"host", b"evil.org:8000")], False),  # a name that points to this machine
    ],
)
def test_who_is_on_this_machine(
    client: str, headers: list[tuple[bytes, bytes]], local: bool
) -> None:
    scope = {"type": "http", "client": (client, 1), "headers": headers}
    assert is_local(scope) is local  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 0),
        ("PLAY.Example.org:8443", 0),
        ("play.example.org.", 0),
        ("localhost:5173", 0),
        ("127.0.0.1:8000", 0),
        ("[::1]:8000", 0),
        ("192.168.1.7", 0),
        ("games", 0),
        ("evil.org", 421),
        ("play.example.org.evil.org", 421),
        ("127.0.0.1.evil.org:8000", 421),
        ("evil.org:99999", 400),
        ("a/b", 400),
        ("", 400),
    ],
)
def test_with_a_public_url_the_server_has_no_other_name(host: str, status: int) -> None:
    headers = [(b"host", host.encode())]
    scope: Any = {"type": "http", "http_version": "1.1", "path": "/", "headers": headers}
    hosts = Hosts("https://play.example.org", ["http://localhost:5173/"])
    assert hosts.wrong(scope) == status
    assert hosts.wrong(scope | {"path": "/health"}) == (0 if status == 421 else status)
    assert Hosts("", ["http://localhost:5173"]).wrong(scope) == (0 if status == 421 else status)


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
    assert answer.json()["text"] == str(m.server_other_site())
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
    assert answer.json() == problem("kind", m.server_http_kind())


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


PROXIES = [["127.0.0.1"], ["10.0.0.0/8"], []]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("proxies", PROXIES, ids=str)
async def test_a_proxy_is_believed_where_it_is_trusted(
    tmp_path_factory: pytest.TempPathFactory, proxies: list[str]
) -> None:
    settings = {"trusted_proxies": proxies}
    limits = Limits(requests=Rate(1e-6, 1))  # four requests for an address
    folder = tmp_path_factory.mktemp("proxy")
    async with served(folder, limits, settings=settings) as place, place.person() as person:

        async def asked(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return (await person.web.get("/api/games", headers=headers)).status_code

        assert [await asked("192.0.2.1") for _ in range(5)] == [200] * 4 + [429]
        trusted = proxies == ["127.0.0.1"]
        assert await asked("192.0.2.2") == (200 if trusted else 429)
        assert await asked("192.0.2.9, 192.0.2.1") == 429, "what a visitor writes there counts not"
        local = {"x-forwarded-for": "127.0.0.1"}
        assert (await person.web.get("/metrics", headers=local)).status_code in (404, 429)


@pytest.mark.asyncio(loop_scope="module")
async def test_under_https_browsers_are_told_to_stay_there(
    tmp_path_factory: pytest.TempPathFactory, guest: Person
) -> None:
    name = "strict-transport-security"
    assert name not in (await guest.web.get("/")).headers
    settings = {"public_url": "https://example.org"}
    async with (
        served(tmp_path_factory.mktemp("https"), settings=settings) as place,
        place.person() as person,
    ):
        for path in ("/", "/api/me", "/nowhere"):
            assert (await person.web.get(path)).headers[name] == "max-age=31536000"
        answer = await person.web.get("/api/me", headers={"host": "evil.org"})
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.asyncio(loop_scope="module")
async def test_answers_about_somebody_are_not_kept(guest: Person) -> None:
    for path in ("/api/me", "/api/tables", "/api/nowhere"):
        headers = (await guest.web.get(path)).headers
        assert headers["cache-control"] == "no-store"
        assert "cookie" in headers["vary"].lower()
    assert "immutable" not in (await guest.web.get("/")).headers["cache-control"]
