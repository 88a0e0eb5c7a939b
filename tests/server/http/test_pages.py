"""The browser client's page and files, and missing ones."""

import gzip
from pathlib import Path

import pytest

from aevum.server.http import pages
from tests.server.http.place import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

INDEX = "<!doctype html><title>Aevum</title><div id=app></div>"
SCRIPT = "console.log('Aevum');" * 20


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, in a folder of its own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "assets/index-a1.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets/font-b2.woff2").write_bytes(b"wOF2")
    (tmp_path / "mark.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "path",
    ["/", "/history", "/settings", "/watch", "/kit", "/rules", "/rules/haggle", "/sources/haggle"],
)
async def test_pages_are_the_one_page(built: Path, guest: Person, path: str) -> None:
    answer = await guest.web.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"


async def test_a_table_s_page_says_whether_there_is_one(built: Path, guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    for page in ("t", "r"):
        assert (await guest.web.get(f"/{page}/{code}")).status_code == 200
        for wrong in ("zzzzzz", "x", "%20", "a%2fb"):
            answer = await guest.web.get(f"/{page}/{wrong}")
            assert (answer.status_code, answer.text) == (404, INDEX)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t", "/t/abc/def", "/index.html/x", "/%ff", "/.env", "/api"]
)
async def test_no_such_page_is_the_client_s_to_tell(built: Path, guest: Person, path: str) -> None:
    answer = await guest.web.get(path)
    assert (answer.status_code, answer.text) == (404, INDEX)


async def test_files_with_changing_names_are_kept_for_ever(built: Path, guest: Person) -> None:
    answer = await guest.web.get("/assets/index-a1.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 6, mtime=0))


async def test_who_does_not_unpack_gets_it_plain(built: Path, guest: Person) -> None:
    answer = await guest.web.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert "content-encoding" not in answer.headers


async def test_fonts_are_packed_already(built: Path, guest: Person) -> None:
    answer = await guest.web.get("/assets/font-b2.woff2")
    assert (answer.content, answer.headers["content-type"]) == (b"wOF2", "font/woff2")
    assert "content-encoding" not in answer.headers


async def test_a_file_at_the_top(built: Path, guest: Person) -> None:
    answer = await guest.web.get("/mark.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets/../index.html",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//secret.txt",
        "/assets//etc/passwd",
        "/assets/index-a1.js%00",
    ],
)
async def test_nothing_else_is_a_file(built: Path, guest: Person, path: str) -> None:
    answer = await guest.web.get(guest.place.url + path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or answer.text == INDEX


async def test_whoever_asks_for_the_head_gets_the_head(built: Path, guest: Person) -> None:
    whole = await guest.web.get("/")
    head = await guest.web.head("/")
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-length", "content-type", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]
    assert (await guest.web.head("/nowhere")).status_code == 404


async def test_a_new_build_is_seen_at_once(built: Path, guest: Person) -> None:
    assert (await guest.web.get("/")).text == INDEX
    (built / "index.html").write_text("new", encoding="utf-8")
    assert (await guest.web.get("/")).text == "new"


async def test_without_a_build_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, guest: Person
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = await guest.web.get("/")
    assert answer.status_code == 503
    assert "<code>make web</code>" in answer.text
    assert (await guest.web.get("/nowhere")).status_code == 404


async def test_a_fault_of_the_server_is_one_sentence(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("the cat has eaten the database")

    with monkeypatch.context() as unreadable:
        unreadable.setattr(guest.place.context.store.db, "read", broken)
        health = await guest.web.get("/health")
    assert (health.status_code, health.json()["ok"]) == (503, False)
    monkeypatch.setattr(guest.place.context.hub, "info", broken)
    answer = await guest.web.get("/api/tables/abcdef")
    assert answer.status_code == 500
    assert answer.json()["code"] == "fault"
    assert "cat" not in answer.text
