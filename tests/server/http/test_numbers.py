"""Other numbers than printed over HTTP: requests, refusals, lists and exports."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from aevum.cli import run
from aevum.core.numbers import GRADES
from aevum.games import registry
from aevum.server import messages as m
from aevum.server import wire
from tests.server.http.place import Person, Place, problem

pytestmark = pytest.mark.asyncio(loop_scope="module")

TEMPLATE = registry.find("template")
SHORT = {"goal": 12}
BOUNDS = "a whole number from -1000000000 to 1000000000"


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def template() -> AsyncIterator[None]:
    """A game with numbers, only on this server."""
    registry.register(TEMPLATE)
    yield
    registry.unregister(TEMPLATE)


async def refused(guest: Person, numbers: str) -> tuple[int, str]:
    """Ask for a table with these numbers, in JSON; return the answer."""
    body = f'{{"game": "template", "numbers": {numbers}}}'
    answer = await guest.web.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    return answer.status_code, str(answer.json().get("text"))


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ('{"gaol": 5}', "Template has no number “gaol”. Did you mean goal?"),
        ('{"goal": 1}', "goal must be a whole number from 2 to 200 (40 in print), not 1."),
        ('{"goal": -40}', "goal must be a whole number from 2 to 200 (40 in print), not -40."),
        ('{"goal": 50.5}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": 5e-1}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": 1e300}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": "many"}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": true}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": null}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": {"goal": 5}}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": [5]}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": 10000000000}', f"“numbers[...]” must be {BOUNDS}."),
        ('{"goal": -10000000000}', f"“numbers[...]” must be {BOUNDS}."),
        (f'{{"goal": {"9" * 5_000}}}', None),
        ('{"goal": NaN}', None),
        ('{"goal": Infinity}', None),
        ('{"goal": 5', None),
        ('["goal"]', "“numbers” must be an object."),
        ("5", "“numbers” must be an object."),
        ("null", "“numbers” must be an object."),
        (
            json.dumps({f"n{each}": each for each in range(65)}),
            "“numbers” must be at most 64 long.",
        ),
        (json.dumps({"x" * 61: 1}), None),
        (json.dumps({"\u202e\x00'\"; DROP TABLE tables": 1}), None),
    ],
    ids=lambda value: str(value)[:24],
)
async def test_a_bad_number_is_explained(guest: Person, numbers: str, sentence: str | None) -> None:
    status, said = await refused(guest, numbers)
    assert status == 400
    assert sentence in (None, said)
    assert said.endswith((".", "?"))
    assert "\u202e" not in said
    assert "`" not in said
    assert (await guest.web.get("/api/tables")).json()["mine"] == []


@pytest.mark.parametrize("value", ["50", 50.0], ids=repr)
async def test_a_whole_number_is_one_however_it_is_written(guest: Person, value: object) -> None:
    wish: dict[str, Any] = {"game": "template", "numbers": {"goal": value}}
    code = await guest.make(**wish)
    assert '"numbers":{"goal":50}' in (await guest.web.get(f"/api/tables/{code}")).text


async def test_a_huge_body_is_not_read(guest: Person) -> None:
    numbers = json.dumps({f"n{each}": each for each in range(5_000)})
    assert await refused(guest, numbers) == (413, "This request is too long.")


async def test_the_puzzle_of_the_day_has_printed_numbers(guest: Person) -> None:
    wish = {"game": "tempus", "daily": True, "numbers": SHORT}
    answer = await guest.web.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json() == problem("numbers", m.server_printed_puzzle())
    assert (await guest.web.get("/api/today")).json()["code"] == ""


@pytest.mark.parametrize("numbers", [{"goal": 5.5}, {"goal": "5"}, [], {"n" * 61: 5}], ids=str)
async def test_a_frame_with_bad_numbers_is_no_message(guest: Person, numbers: object) -> None:
    code = await guest.make(game="template")
    async with guest.socket(code) as socket:
        await socket.send(json.dumps({"t": "settings", "id": "a", "numbers": numbers}))
        await socket.wait_closed()
        assert socket.close_code == wire.CLOSE_BAD_FRAME
    assert "numbers" not in (await guest.web.get(f"/api/tables/{code}")).json()


async def test_a_game_lists_its_numbers(guest: Person) -> None:
    assert (await guest.web.get("/api/games/template")).json()["numbers"] == 3
    listed = (await guest.web.get("/api/games/template/numbers")).json()
    assert [each["name"] for each in listed] == ["goal", "die.sides", "turns"]
    assert listed[0] == {
        "name": "goal",
        "printed": 40,
        "low": 2,
        "high": 200,
        "about": ["number-goal", {}],
        "group": ["number-group-race", {}],
        "grade": "printed",
        "rule": "R1.1",
        "source": None,
    }
    counts = {each["name"]: each["numbers"] for each in (await guest.web.get("/api/games")).json()}
    assert counts.keys() == set(registry.names())
    for name, count in counts.items():
        numbers = (await guest.web.get(f"/api/games/{name}/numbers")).json()
        assert len(numbers) == count
        for number in numbers:
            assert number["low"] <= number["printed"] <= number["high"]
            assert number["grade"] in GRADES


async def test_who_has_the_numbers_of_a_game_is_told_so(guest: Person) -> None:
    path = "/api/games/template/numbers"
    first = await guest.web.get(path)
    assert first.headers["content-type"] == "application/json"
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "public, no-cache"
    tag = first.headers["etag"]
    again = await guest.web.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert again.headers["vary"] == first.headers["vary"] == "accept-encoding"
    other = await guest.web.get("/api/games/haggle/numbers", headers={"if-none-match": tag})
    assert (other.status_code, other.json()) == (200, []), "another game has another tag"


async def test_a_match_with_other_numbers_from_its_start_to_its_record(
    place: Place, guest: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish: dict[str, Any] = {"game": "template", "bots": ["standard"], "start": True}
    numbers = {"goal": 30}  # too far for a first turn: then no bot would be asked
    code = await guest.make(**wish, numbers=numbers, public=True)
    lists = (await guest.web.get("/api/tables")).json()
    for name in ("mine", "running"):
        assert {line["code"]: line["numbers"] for line in lists[name]} == {code: numbers}
    bots = place.context.bot_workers.bot_players
    before = bots.chosen, bots.defaults
    async with guest.sitting(code) as sitting:
        assert sitting.client.fields["goal"] == 30
        await sitting.play_on(random.Random(1))
    assert bots.chosen > before[0]
    assert bots.defaults == before[1], "bots in workers play by them"
    info = (await guest.web.get(f"/api/tables/{code}")).json()
    assert info["numbers"] == numbers
    around = (await guest.web.get(f"/api/tables/{code}/replay")).json()
    assert around["table"]["numbers"] == numbers
    film = (await guest.web.get(around["film"])).json()
    assert film["first"]["set"]["goal"] == 30
    (past,) = (await guest.web.get("/api/history")).json()["games"]
    assert (past["numbers"], past["marks"]) == (numbers, ["numbers"])
    for ending, line in (("txt", "\nnumber goal: 30\n"), ("json", '"numbers":{"goal":30}')):
        exported = (await guest.web.get(f"/api/tables/{code}/record.{ending}")).text
        assert line in exported
        path = tmp_path / f"match.{ending}"
        path.write_text(exported, encoding="utf-8")
        assert run(["verify", str(path)]) == 0
        assert "goal 30 instead of 40" in capsys.readouterr().out
        path.write_text(exported.replace(line, line.replace("30", "31")), encoding="utf-8")
        assert run(["verify", str(path)]) == 1, "by other numbers it ends otherwise"
        capsys.readouterr()


async def test_a_printed_match_tells_nothing_of_numbers(guest: Person) -> None:
    wish: dict[str, Any] = {"game": "template", "bots": ["standard"], "start": True}
    code = await guest.make(**wish, numbers={"goal": 40})
    async with guest.sitting(code) as sitting:
        await sitting.play_on(random.Random(1))
    for path in (f"tables/{code}", f"tables/{code}/record.json", "tables", "history"):
        assert "numbers" not in (await guest.web.get(f"/api/{path}")).text


async def test_there_is_no_par_for_other_numbers(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches: list[str] = []

    async def par(game: str, *_: object) -> int:
        searches.append(game)
        return 77

    monkeypatch.setattr(place.context.bot_workers, "par", par)
    for numbers, score in (({}, 77), (SHORT, None)):
        wish: dict[str, Any] = {"game": "template", "bots": ["standard"], "start": True}
        code = await guest.make(**wish, numbers=numbers)
        async with guest.sitting(code) as sitting:
            await sitting.play_on(random.Random(1))
        for _ in range(2):
            assert (await guest.web.get(f"/api/tables/{code}/par")).json()["score"] == score
    assert searches == ["template"], "one search for print, kept, and none for other numbers"
