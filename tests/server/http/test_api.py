"""What the endpoints answer: games, rules, tables, today, exports."""

import re
import sqlite3
from contextlib import closing
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from aevum.cli import run
from aevum.core.game import Option
from aevum.core.numbers import DESIGNED, GRADE_TEXTS
from aevum.core.text import CORE
from aevum.games import registry
from aevum.games.registry import read_record
from aevum.server import messages as m
from aevum.server.http.rules_page import COLOURS
from aevum.server.http.tables import LISTED
from aevum.server.limits import UNLIMITED
from aevum.server.lobby import daily
from tests.server.http.place import Person, Place, finished, problem, served
from tests.tiny.haggle import Haggle

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_list_of_games(guest: Person) -> None:
    games = {each["name"]: each for each in (await guest.web.get("/api/games")).json()}
    assert games["tempus"]["built"]
    assert games["tempus"]["options"][0]["name"] == "date"
    assert games["haggle"]["hidden"]
    announced = {name for name, each in games.items() if not each["built"]}
    assert announced == set()


async def test_a_game_in_detail(guest: Person) -> None:
    detail = (await guest.web.get("/api/games/tempus")).json()
    game = registry.find("tempus")
    assert detail["version"] == game.version
    rows = {row["name"]: row for row in detail["moves"]}
    assert rows["road"]["base"] == game.moves.base("road")
    assert rows["road"]["size"] == 360  # 180 sections, each free or paid for
    assert [len(domain["words"]) for domain in rows["road"]["domains"]] == [2, 180]


@pytest.mark.parametrize("name", ["nothing", "tempu", "chron", "template", "..", "%00"])
@pytest.mark.parametrize("what", ["", "/rules", "/numbers"])
async def test_no_such_game(guest: Person, name: str, what: str) -> None:
    answer = await guest.web.get(f"/api/games/{name}{what}")
    assert answer.status_code == 404


async def test_former_names_of_games_are_understood(guest: Person) -> None:
    former = (await guest.web.get("/api/games/tempus_imperium")).json()
    assert former == (await guest.web.get("/api/games/tempus")).json()
    code = await guest.make(game="tempus_imperium", seats=1)
    assert (await guest.web.get(f"/api/tables/{code}")).json()["game"] == "tempus"
    for name in ("rules", "sources"):
        page = await guest.web.get(f"/{name}/tempus_imperium", follow_redirects=False)
        assert (page.status_code, page.headers["location"]) == (301, f"/{name}/tempus")


async def test_the_rules_have_an_address_for_each_rule(guest: Person) -> None:
    page = (await guest.web.get("/api/games/tempus/rules")).json()
    assert page["title"] == "Tempus Imperium"
    assert ["2-setup", "2. Setup"] in page["contents"]
    assert "<h1" not in page["html"]
    assert '<p id="R2.4" class="rule"><strong>R2.4</strong>' in page["html"]
    assert '<a href="#R6.4" class="reference">R6.4</a>' in page["html"]
    for anchor, _ in page["contents"]:
        assert page["html"].count(f'id="{anchor}"') == 1


@pytest.mark.parametrize("language", ["en", "de"])
async def test_grades_are_marked_in_the_language_of_the_reader(
    guest: Person, language: str
) -> None:
    tell = CORE.catalogue(language).format
    for game in ("ascii", "imperials", "tempus"):
        page = (await guest.web.get(f"/api/games/{game}/rules?language={language}")).json()
        for grade, colour in COLOURS.items():
            if grade != DESIGNED:
                words = tell(GRADE_TEXTS[grade])
                assert f'<span class="grade grade-{colour}">{words}</span>' in page["html"]


async def test_the_rules_are_in_the_language_of_the_reader_if_the_game_has_them(
    guest: Person,
) -> None:
    pages = {
        language: (await guest.web.get(f"/api/games/temporum/rules?language={language}")).json()
        for language in ("en", "de", "xx", "../de")
    }
    assert {language: page["language"] for language, page in pages.items()} == {
        "en": "en", "de": "de", "xx": "en", "../de": "en",
    }  # fmt: skip
    assert "<td>Steinzeit</td>" in pages["de"]["html"]
    assert "<td>Stone Age</td>" in pages["en"]["html"]
    assert pages["xx"] == pages["en"] == (await guest.web.get("/api/games/temporum/rules")).json()


@pytest.mark.parametrize("game", registry.names())
async def test_an_address_leads_to_the_same_place_of_the_rules_in_each_language(
    guest: Person, game: str
) -> None:
    pages = [
        (await guest.web.get(f"/api/games/{game}/rules?language={language}")).json()
        for language in ("en", "de")
    ]
    assert pages[1]["language"] == "de"
    for anchors in (
        [[anchor for anchor, _ in page["contents"]] for page in pages],
        [re.findall(r' id="([^"]+)"', page["html"]) for page in pages],
        [re.findall(r'href="#([^"]+)" class="reference"', page["html"]) for page in pages],
    ):
        assert anchors[0]
        assert anchors[0] == anchors[1]
    titles = [[words for _, words in page["contents"]] for page in pages]
    assert titles[0] != titles[1]


async def test_rules_that_have_not_changed_are_not_sent_again(guest: Person) -> None:
    paths = [f"/api/games/imperials/rules?language={language}" for language in ("en", "de")]
    tags = [(await guest.web.get(path)).headers["etag"] for path in paths]
    assert tags[0] != tags[1]
    for path, tag in zip(paths, tags, strict=True):
        again = await guest.web.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.headers["etag"]) == (304, tag)
    other = await guest.web.get(paths[1], headers={"if-none-match": tags[0]})
    assert (other.status_code, other.json()["language"]) == (200, "de")


async def test_today_is_the_same_for_everybody(guest: Person, stranger: Person) -> None:
    first, second = [(await each.web.get("/api/today")).json() for each in (guest, stranger)]
    assert first["options"] == second["options"]
    assert first["view"] == second["view"]
    assert first["title"] is not None
    assert first["day"] == first["options"]["date"][:10]
    assert 0 < first["next_ms"] <= 24 * 3600 * 1000
    assert (first["mine"], first["code"], first["streak"]) == (None, "", 0)


async def test_the_daily_table_is_one_for_each_guest(guest: Person) -> None:
    code = await guest.make(game="tempus", daily=True)
    assert await guest.make(game="tempus", daily=True) == code
    today = (await guest.web.get("/api/today")).json()
    assert today["code"] == code
    info = (await guest.web.get(f"/api/tables/{code}")).json()
    assert info["options"] == today["options"]
    assert info["daily"] == today["day"]


def minutes_of_a_century() -> list[str]:
    days = range(daily.day_of(0).toordinal(), daily.day_of(0).toordinal() + 36_500, 73)
    puzzles = [daily.puzzle(type(daily.day_of(0)).fromordinal(day)) for day in days]
    return [str(each.options["date"])[11:] for each in puzzles]


async def test_the_time_of_the_daily_puzzle_wanders(place: Place) -> None:
    minutes = minutes_of_a_century()
    assert len(set(minutes)) > len(minutes) * 0.7


async def test_public_tables_are_listed(guest: Person, stranger: Person) -> None:
    code = await guest.make(game="haggle", seats=2, public=True)
    hidden = await guest.make(game="haggle", seats=2)
    tables = (await stranger.web.get("/api/tables")).json()
    listed = {line["code"]: line for line in tables["open"]}
    assert code in listed
    assert hidden not in listed
    assert (listed[code]["seats"], listed[code]["taken"], listed[code]["your_seat"]) == (2, 1, -1)
    mine = (await guest.web.get("/api/tables")).json()["mine"]
    assert {line["code"] for line in mine} >= {code, hidden}


async def test_the_picture_of_an_address(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    answer = await guest.web.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg ")
    assert "script" not in answer.text
    assert (await guest.web.get("/api/tables/zzzzzz/qr.svg")).status_code == 404


@pytest.mark.parametrize("ending", ["txt", "json"])
async def test_an_exported_match_can_be_verified(
    guest: Person, stranger: Person, tmp_path: Path, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = await finished([guest, await stranger.introduce()], game="haggle")
    exported = await guest.web.get(f"/api/tables/{code}/record.{ending}")
    assert (
        exported.headers["content-disposition"] == f'attachment; filename="aevum-{code}.{ending}"'
    )
    info = (await guest.web.get(f"/api/tables/{code}")).json()
    record = read_record(exported.text)
    assert (record.commit, str(record.seed)) == (info["commit"], info["seed"])
    path = tmp_path / f"match.{ending}"
    path.write_text(exported.text, encoding="utf-8")
    assert run(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"The seed is the one that was promised at the start as {info['commit']}." in said
    path.write_text(exported.text.replace(info["commit"], "0" * 64), encoding="utf-8")
    assert run(["verify", str(path)]) == 1
    assert "t the one that was promised" in capsys.readouterr().err


async def test_the_interface_describes_itself(guest: Person) -> None:
    openapi = (await guest.web.get("/openapi.json")).json()
    assert openapi["openapi"].startswith("3.")
    assert set(openapi["paths"]) >= {"/api/me", "/api/tables", "/api/tables/{code}/replay"}
    assert "NewTable" in str(openapi["components"]["schemas"].keys())
    asyncapi = (await guest.web.get("/asyncapi.json")).json()
    assert asyncapi["asyncapi"] == "3.0.0"


async def test_health(stranger: Person) -> None:
    answer = await stranger.web.get("/health")
    assert answer.json()["ok"] is True
    assert answer.json()["database"] is True


async def test_a_list_comes_in_pages(guest: Person) -> None:
    codes = [await guest.make(game="haggle", seats=2, clock=n) for n in range(LISTED + 2)]
    first = (await guest.web.get("/api/tables")).json()
    assert [line["code"] for line in first["mine"]] == codes[:1:-1]
    assert "mine" in first["more"]
    rest = await guest.web.get("/api/tables/more", params={"list": "mine", "skip": LISTED})
    assert [line["code"] for line in rest.json()["tables"]] == codes[1::-1]
    assert rest.json()["more"] is False
    for bad in ("list=all&skip=0", "list=mine&skip=-1", "list=mine"):
        assert (await guest.web.get(f"/api/tables/more?{bad}")).status_code == 400


async def test_a_guest_with_many_tables_is_told_what_to_do(tmp_path: Path) -> None:
    async with (
        served(tmp_path, msgspec.structs.replace(UNLIMITED, open_tables=2)) as place,
        place.person() as guest,
    ):
        for seats in (3, 4):
            await guest.make(game="haggle", seats=seats)
        refused = await guest.web.post("/api/tables", json={"game": "haggle", "seats": 2})
        assert refused.status_code == 409
        assert refused.json() == problem("many_tables", m.server_many_tables(n=2))


async def test_a_game_that_fails_on_import_is_left_out(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "no_such_module:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entries", lambda _group: [broken])
    monkeypatch.setattr(registry, "_elsewhere_found", [])
    games = (await guest.web.get("/api/games")).json()
    assert "broken" not in {game["name"] for game in games}
    assert "imperials" in {game["name"] for game in games}
    refused = await guest.web.post("/api/tables", json={"game": "broken"})
    assert refused.status_code == 400
    assert "the rules of broken failed" in refused.json()["text"]
    assert (await guest.web.get("/api/games/broken")).status_code == 404


@pytest.mark.parametrize("rows", ['[[0,0,999999,""]]', "[[0,0,3", "[[0,0]]"])
async def test_a_damaged_table_leaves_the_lists_whole(tmp_path: Path, rows: str) -> None:
    async with served(tmp_path) as place, place.person() as guest:
        wish = {"game": "imperials", "seats": 2, "bots": ["random"], "start": True}
        bad, good = await guest.make(**wish), await guest.make(**wish, clock=30)
        token = dict(guest.web.cookies)
    with closing(sqlite3.connect(tmp_path / "aevum.db")) as database, database:
        database.execute(
            'UPDATE log SET rows = ? WHERE "match" = (SELECT number FROM tables WHERE code = ?)',
            (rows, bad),
        )
    async with served(tmp_path) as place, place.person() as guest:
        guest.web.cookies.update(token)
        listed = await guest.web.get("/api/tables")
        assert listed.status_code == 200
        problems = {line["code"]: line["problem"] for line in listed.json()["mine"]}
        assert problems == {bad: ["server-end-damaged", {}], good: None}
        told = (await guest.web.get(f"/api/tables/{bad}")).json()
        assert (told["phase"], told["end_words"]) == ("over", str(m.server_end_damaged()))
    with closing(sqlite3.connect(tmp_path / "aevum.db")) as database:
        assert (rows,) in database.execute("SELECT rows FROM log").fetchall()


class Odd(Haggle):
    """A game that loads, and has a setting that no form can show."""

    def __init__(self, kind: str, default: object) -> None:
        super().__init__()
        self.name = "odd"
        self.options = (Option("size", kind, default, "How large it is."),)


@pytest.mark.parametrize(
    ("kind", "default"),
    [("int", object()), ("int", None), ("slider", 1)],
    ids=["unknown", "none", "kind"],
)
async def test_a_game_that_cannot_be_shown_is_left_out(
    guest: Person, kind: str, default: object
) -> None:
    odd = registry.register(Odd(kind, default))
    try:
        games = await guest.web.get("/api/games")
    finally:
        registry.unregister(odd)
    assert games.status_code == 200
    names = {game["name"] for game in games.json()}
    assert "imperials" in names
    assert "odd" not in names
