"""Guests and their cookie: made, renamed, deleted, and replaced if it is bad."""

import random

import httpx
import pytest

from aevum.server import wire
from aevum.server.http.cookies import COOKIE, SAFE_COOKIE
from aevum.server.store import NotStored
from tests.server.http.place import Person, Place, served, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    """The parts of a Set-Cookie header, by lower-case name."""
    parts = [part.partition("=") for part in answer.headers["set-cookie"].split("; ")]
    return {name.lower(): value for name, _, value in parts}


async def test_nobody_is_made_by_looking(stranger: Person) -> None:
    answer = await stranger.web.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)
    assert "set-cookie" not in answer.headers


async def test_a_guest_is_made_with_one_click(stranger: Person) -> None:
    made = await stranger.web.post("/api/me")
    assert made.status_code == 200
    assert made.json()["name"].startswith("Guest ")
    assert (await stranger.web.get("/api/me")).json() == made.json()


async def test_who_is_a_guest_already_stays_the_same(guest: Person) -> None:
    before = (await guest.web.get("/api/me")).json()
    again = await guest.web.post("/api/me")
    assert again.json() == before


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_with_every_visit_the_cookie_is_good_for_another_year(
    guest: Person, method: str
) -> None:
    token = guest.token
    cookie = cookie_of(await guest.web.request(method, "/api/me"))
    assert cookie[COOKIE] == token
    assert int(cookie["max-age"]) == 365 * 24 * 3600


async def test_the_cookie_is_for_the_server_alone(stranger: Person) -> None:
    cookie = cookie_of(await stranger.web.post("/api/me"))
    assert len(cookie[COOKIE]) >= 40
    assert cookie["path"] == "/"
    assert cookie["samesite"].lower() == "lax"
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    assert "httponly" in cookie
    assert "secure" not in cookie  # this server is reached without TLS
    assert "domain" not in cookie


@pytest.mark.parametrize(
    ("settings", "secure"),
    [
        ({"public_url": "https://example.org"}, True),
        ({"public_url": "http://example.org"}, False),
        ({"secure_cookies": "yes"}, True),
        ({"public_url": "https://example.org", "secure_cookies": "no"}, False),
    ],
)
async def test_behind_tls_the_cookie_is_secure(
    tmp_path_factory: pytest.TempPathFactory, settings: dict[str, str], secure: bool
) -> None:
    folder = tmp_path_factory.mktemp("tls")
    async with served(folder, settings=settings) as place, place.person() as person:
        cookie = cookie_of(await person.web.post("/api/me"))
        assert ("secure" in cookie) is secure
        assert len(cookie[SAFE_COOKIE.lower() if secure else COOKIE]) >= 40
        assert cookie["path"] == "/"


async def test_under_https_an_old_cookie_is_exchanged(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = {"public_url": "https://example.org"}
    async with (
        served(tmp_path_factory.mktemp("tls"), settings=settings) as place,
        place.person() as person,
    ):
        guest, token = await place.context.store.make_guest("Ada")
        old = {"cookie": f"{COOKIE}={token}"}
        answer = await person.web.get("/api/me", headers=old)
        assert answer.json()["guest"] == guest.id
        fresh, gone = answer.headers.get_list("set-cookie")
        assert fresh.startswith(f"{SAFE_COOKIE}={token};")
        assert "Secure" in fresh
        assert gone.startswith(f"{COOKIE}=")
        assert "Max-Age=0" in gone
        both = {"cookie": f"{COOKIE}=made-up-by-a-neighbour; {SAFE_COOKIE}={token}"}
        assert (await person.web.get("/api/me", headers=both)).json()["guest"] == guest.id


async def test_to_log_out(guest: Person, stranger: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    copied = {"cookie": f"{COOKIE}={guest.token}"}
    assert (await stranger.web.get("/api/me", headers=copied)).json() is not None
    async with guest.sitting(code) as sitting:
        answer = await guest.web.delete("/api/me/session")
        assert (answer.status_code, cookie_of(answer)["max-age"]) == (204, "0")
        await sitting.socket.wait_closed()
        assert sitting.socket.close_reason == "You signed out."
    assert (await stranger.web.get("/api/me", headers=copied)).json() is None
    assert (await stranger.web.get(f"/api/tables/{code}")).json()["chairs"][0]["kind"] == "person"
    assert (await guest.web.delete("/api/me/session")).status_code == 204  # again changes nothing


@pytest.mark.parametrize(
    "cookie",
    [
        f"{COOKIE}=",
        f"{COOKIE}=nonsense",
        f"{COOKIE}={'x' * 43}",
        f"{COOKIE}={'x' * 7000}",
        f'{COOKIE}="quoted; broken',
        f"{COOKIE}=%00%ff%zz",
        f"{COOKIE}=\xff\xfe",
        f"{COOKIE}; ; =; {COOKIE}",
        ";;;===",
    ],
)
async def test_a_bad_cookie_is_a_stranger_s(place: Place, stranger: Person, cookie: str) -> None:
    headers = {b"cookie": cookie.encode("latin-1")}
    answer = await stranger.web.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()) == (200, None)
    assert (await stranger.web.get("/api/tables", headers=headers)).status_code == 200
    assert (await stranger.web.get("/", headers=headers)).status_code in (200, 503)


async def test_a_table_makes_its_maker_a_guest(stranger: Person) -> None:
    code = await stranger.make(game="haggle", seats=2)
    me = (await stranger.web.get("/api/me")).json()
    info = (await stranger.web.get(f"/api/tables/{code}")).json()
    assert info["owner"] == me["guest"] == info["chairs"][0]["guest"]


async def test_a_new_name_is_seen_at_the_table(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        assert (await guest.web.patch("/api/me", json={"name": " Ada "})).json()["name"] == "Ada"
        while sitting.client.table is None or sitting.client.table.chairs[0].name != "Ada":
            await sitting.hear()
    kept = await guest.place.context.store.table(code)
    assert kept is not None
    assert kept.chairs[0].name == "Ada"


@pytest.mark.parametrize("name", ["", " ", "\u202e\u200b", "x" * 25, "\u0301", None, 7, ["Ada"]])
async def test_a_bad_name_is_refused_with_a_sentence(guest: Person, name: object) -> None:
    answer = await guest.web.patch("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["text"].endswith(".")
    assert (await guest.web.get("/api/me")).json()["name"].startswith("Guest ")


async def test_a_match_goes_on_without_who_is_forgotten(guest: Person, stranger: Person) -> None:
    other = await stranger.introduce()
    code = await started([guest, other], game="haggle")
    assert (await guest.web.delete("/api/me")).status_code == 204
    async with other.sitting(code) as sitting:
        assert sitting.client.table is not None
        gone = sitting.client.table.chairs[0]
        assert (gone.kind, gone.guest, gone.name, gone.away) == ("person", "", "", True)
        await sitting.play_on(random.Random(1))
        assert sitting.client.table.scores is not None


async def test_to_be_forgotten(guest: Person, stranger: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    other = await stranger.introduce()
    async with guest.sitting(code) as sitting, other.sitting(code):
        forgotten = await guest.web.delete("/api/me")
        assert forgotten.status_code == 204
        assert cookie_of(forgotten)["max-age"] == "0"
        await sitting.socket.wait_closed()
        assert sitting.socket.close_code == wire.CLOSE_STRANGER
    info = (await other.web.get(f"/api/tables/{code}")).json()
    assert [chair["kind"] for chair in info["chairs"]] == ["open", "open"]
    assert (await guest.web.get("/api/me")).json() is None
    assert (await guest.web.delete("/api/me")).status_code == 204  # again changes nothing


async def test_whoever_cannot_be_forgotten_keeps_everything(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_guest: str) -> None:
        raise NotStored("The server could not store this: the disk is full.")

    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        with monkeypatch.context() as patch:
            patch.setattr(place.context.store, "forget_guest", full)
            answer = await guest.web.delete("/api/me")
        assert answer.status_code == 503
        assert "disk is full" in answer.json()["text"]
        assert "set-cookie" not in answer.headers
        ready = await sitting.order(wire.Ready, ready=True)
        assert isinstance(ready, wire.Ack)
