"""Maps that guests save and share: permissions and refusals."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from aevum.games import registry
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.own_map import LONGEST, read_map, write_map
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.limits import Limits, Rate
from aevum.server.store.maps import MOST
from tests.server.client import told
from tests.server.http.place import Person, Place, served

pytestmark = pytest.mark.asyncio(loop_scope="module")


def a_map(name: str, **changes: Any) -> dict[str, str]:
    """The body that saves a small map."""
    data = {"name": name, "tiles": [[q, 0, "ore"] for q in range(6)], "tokens": {"5": 6}}
    return {"text": json.dumps(data | changes, indent=1)}


async def saved(person: Person, name: str) -> dict[str, Any]:
    answer = await person.web.post("/api/maps", json=a_map(name))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["text"]


async def test_a_map_is_saved_and_everybody_may_read_it(guest: Person, stranger: Person) -> None:
    made = await saved(guest, "Six ores")
    assert (made["name"], made["mine"], len(made["tiles"])) == ("Six ores", True, 6)
    assert read_map(made["text"]).tokens == {5: 6}
    assert "\n" not in made["text"]
    seen = (await stranger.web.get(f"/api/maps/{made['code']}")).json()
    assert seen == made | {"mine": False}
    assert seen["author"].startswith("Guest ")
    assert (await stranger.web.get("/api/me")).json() is None


async def test_who_saves_a_map_becomes_a_guest(stranger: Person) -> None:
    made = await saved(stranger, "A stranger's")
    assert (await stranger.web.get("/api/maps")).json()["mine"][0]["code"] == made["code"]


async def test_lists_have_the_official_ones_mine_and_others(
    guest: Person, stranger: Person
) -> None:
    mine = await saved(guest, "Pond of mine")
    theirs = await saved(stranger, "Pond of theirs")
    everything = (await guest.web.get("/api/maps")).json()
    assert [line["name"] for line in everything["official"]] == list(OFFICIAL)
    assert [line["code"] for line in everything["mine"]] == [mine["code"]]
    assert theirs["code"] in [line["code"] for line in everything["others"]]
    found = (await guest.web.get("/api/maps", params={"q": " POND "})).json()
    assert [line["name"] for line in found["mine"]] == ["Pond of mine"]
    assert [line["name"] for line in found["others"]] == ["Pond of theirs"]
    assert found["official"] == []
    later = (await guest.web.get("/api/maps", params={"before": 1})).json()
    assert (later["official"], later["mine"], later["others"]) == ([], [], [])
    base = (await guest.web.get("/api/maps", params={"q": "base"})).json()
    assert [line["code"] for line in base["official"]] == ["base", "base-big"]


@pytest.mark.parametrize("name", OFFICIAL)
async def test_the_official_ones_are_read_as_any_other(stranger: Person, name: str) -> None:
    code = name.replace(" ", "-")
    whole = (await stranger.web.get(f"/api/maps/{code}")).json()
    assert (whole["code"], whole["name"], whole["author"]) == (code, name, "")
    assert whole["text"] == write_map(OFFICIAL[name])
    assert len(whole["tiles"]) == len(OFFICIAL[name].tiles)


async def test_only_its_author_changes_or_deletes_a_map(guest: Person, place: Place) -> None:
    code = (await saved(guest, "Only mine"))["code"]
    there = f"/api/maps/{code}"
    async with place.person() as other, place.person() as stranger:
        await other.introduce()
        for url in (there, "/api/maps/base"):
            for answer in (
                await other.web.put(url, json=a_map("Stolen")),
                await other.web.delete(url),
            ):
                assert answer.status_code == 403
                assert "someone else" in answer.json()["text"]
        assert (await stranger.web.put(there, json=a_map("Stolen"))).status_code == 401
        assert (await stranger.web.delete(there)).status_code == 401
    changed = await guest.web.put(there, json=a_map("Mine still"))
    assert (changed.status_code, changed.json()["name"]) == (200, "Mine still")
    assert (await guest.web.delete(there)).status_code == 204
    for answer in (
        await guest.web.get(there),
        await guest.web.delete(there),
        await guest.web.put(there, json=a_map("Gone")),
    ):
        assert refusal(answer) == (404, str(m.server_no_map()))


async def test_a_name_is_there_once(guest: Person, stranger: Person) -> None:
    await saved(guest, "Bay")
    code = (await saved(stranger, "Cape"))["code"]
    sentence = str(m.server_map_name(name="BAY"))
    assert refusal(await stranger.web.post("/api/maps", json=a_map("BAY"))) == (409, sentence)
    answer = await stranger.web.put(f"/api/maps/{code}", json=a_map("BAY"))
    assert refusal(answer) == (409, sentence)


async def test_names_are_what_people_can_read(guest: Person) -> None:
    made = await saved(guest, " Two\u202e  lakes\u200b ")
    assert made["name"] == json.loads(made["text"])["name"] == "Two lakes"
    answer = await guest.web.post("/api/maps", json=a_map("Ba\u200bse"))
    assert refusal(answer)[1].startswith("“Base” is the name of an official map")
    answer = await guest.web.post("/api/maps", json=a_map("\u200b"))
    assert refusal(answer) == (400, "A name must have 1 to 40 letters, digits or signs.")


async def test_a_guest_has_so_many_and_no_more(guest: Person) -> None:
    for number in range(MOST):
        await saved(guest, f"Number {number}")
    answer = await guest.web.post("/api/maps", json=a_map("One more"))
    assert refusal(answer) == (409, str(m.server_many_maps(n=MOST)))


async def test_a_broken_map_is_not_kept_and_the_check_says_the_same(
    guest: Person, stranger: Person
) -> None:
    long = {"text": " " * (LONGEST + 1)}
    for body in (a_map("x", tokens={}), a_map("x", ports=[[0, 0, "E"]]), {"text": "{"}, long):
        status, sentence = refusal(await guest.web.post("/api/maps", json=body))
        assert status == 400
        checked = await stranger.web.post("/api/maps/check", json=body)
        assert (checked.status_code, checked.json()["wrong"]) == (200, sentence)
        assert checked.json()["message"][0].startswith("no-map-")
    assert (await guest.web.get("/api/maps")).json()["mine"] == []
    assert (await stranger.web.post("/api/maps/check", json=a_map("x"))).json() == {
        "wrong": "",
        "message": None,
    }
    assert (await stranger.web.get("/api/me")).json() is None


async def test_as_long_as_a_map_may_be(guest: Person) -> None:
    text = a_map("Long")["text"]
    body = {"text": text + "\n" * (LONGEST - len(text))}  # each a sign and a letter in JSON
    assert (await guest.web.post("/api/maps", json=body)).status_code == 201


async def test_a_table_takes_options_as_long_as_its_game_says(guest: Person) -> None:
    registry.add("tests.web.bazaar:Bazaar")
    games = {each["name"]: each for each in (await guest.web.get("/api/games")).json()}
    chosen = next(option for option in games["bazaar"]["options"] if option["name"] == "land")
    assert (chosen["longest"], chosen["suggests"]) == (LONGEST, ["isle", "coast"])
    code = await guest.make(game="bazaar", options={"land": '"' * LONGEST})
    async with guest.sitting(code) as sitting:
        answer = await sitting.order(wire.Settings, options={"land": "\\" * LONGEST})
        assert not isinstance(answer, wire.No)
        answer = await sitting.order(wire.Settings, options={"land": "x" * (LONGEST + 1)})
        assert isinstance(answer, wire.No)
        assert told(answer.text) == f"land must be one line of at most {LONGEST} characters."
    info = (await guest.web.get(f"/api/tables/{code}")).json()
    assert info["options"]["land"] == "\\" * LONGEST


def narrow() -> dict[str, Any]:
    """A request for four players on a map with room for fewer."""
    tiles = [[0, 0, "ore"], *([q, 0, "fog"] for q in range(1, 6))]
    text = a_map("Narrow", tiles=tiles, bag={"ore": 5})["text"].replace("\n", "")
    return {"game": "imperials", "options": {"map": text}, "seats": 4, "bots": ["random"] * 3}


async def test_a_map_without_room_for_all_is_refused_and_the_lobby_stays(guest: Person) -> None:
    code = await guest.make(**narrow())
    async with guest.sitting(code) as sitting:
        answer = await sitting.order(wire.Start)
        assert isinstance(answer, wire.No)
        assert told(answer.text, registry.find("imperials").book).startswith(
            "The map “Narrow” has room for"
        )
        assert not isinstance(await sitting.order(wire.Settings, seats=4), wire.No)
    assert (await guest.web.get(f"/api/tables/{code}")).json()["phase"] == "lobby"


async def test_a_match_without_room_for_all_leaves_no_table(guest: Person) -> None:
    answer = await guest.web.post("/api/tables", json=narrow() | {"start": True, "public": True})
    assert refusal(answer) == (
        400,
        "The map “Narrow” has room for 2 settlements at the start. 4 players need 8.",
    )
    assert (await guest.web.get("/api/tables")).json()["mine"] == []


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
async def test_other_sites_change_no_maps(guest: Person, method: str) -> None:
    path = "/api/maps" if method == "POST" else "/api/maps/abcdef"
    headers = {"origin": "https://elsewhere.example"}
    answer = await guest.web.request(method, path, json=a_map("Foreign"), headers=headers)
    assert answer.status_code == 403


@pytest.mark.parametrize("query", ["before=-1", "before=x", f"q={'x' * 41}", f"before={1 << 60}"])
async def test_bad_questions(guest: Person, query: str) -> None:
    assert (await guest.web.get(f"/api/maps?{query}")).status_code == 400


@pytest.mark.parametrize("code", ["nobody", "..", "%00", "BASE", "a" * 60, "base big"])
async def test_no_such_map(guest: Person, code: str) -> None:
    assert (await guest.web.get(f"/api/maps/{code}")).status_code in (400, 404)


async def test_pages_of_maps(guest: Person) -> None:
    code = (await saved(guest, "Paged"))["code"]
    for path in ("", "/new", "/base-big", f"/{code}"):
        assert (await guest.web.get(f"/maps{path}")).status_code in (200, 503)
    for path in ("/nobody", "/BASE", "/%00", "/a/b"):
        assert (await guest.web.get(f"/maps{path}")).status_code == 404


async def test_who_is_forgotten_leaves_no_maps(guest: Person, stranger: Person) -> None:
    code = (await saved(guest, "To be forgotten"))["code"]
    await guest.web.delete("/api/me")
    assert (await stranger.web.get(f"/api/maps/{code}")).status_code == 404


async def test_too_many_changes(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("limits")
    limits = Limits(maps=Rate(1e-6, 2))
    async with served(folder, limits) as place, place.person() as person:
        code = (await saved(person, "First"))["code"]
        await person.web.put(f"/api/maps/{code}", json=a_map("Second"))
        for answer in (
            await person.web.post("/api/maps", json=a_map("Third")),
            await person.web.put(f"/api/maps/{code}", json=a_map("Third")),
            await person.web.delete(f"/api/maps/{code}"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (429, "slow")
        assert (await person.web.post("/api/maps/check", json=a_map("x"))).status_code == 200
