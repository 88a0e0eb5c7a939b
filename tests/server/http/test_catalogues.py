"""The catalogues for browsers: one file per language, named by a hash of its content."""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.core.text import Catalogue, Reader
from aevum.games import registry
from tests.server.http.place import Person, served
from tests.tiny import TINY
from tests.tiny import messages as m

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHEETS = TINY[1]


async def listed(person: Person) -> dict[str, Any]:
    return {game["name"]: game for game in (await person.web.get("/api/games")).json()}


async def test_the_list_of_games_says_where_their_catalogues_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_added", {"sheets": SHEETS, "haggle": TINY[0]})
    async with served(tmp_path) as place, place.person() as person:
        games = await listed(person)
        assert games["haggle"]["catalogues"] == {}, "it is told in English"
        addresses = games["sheets"]["catalogues"]
        assert list(addresses) == ["de", "en", "en-XA"]
        answer = await person.web.get(addresses["de"])
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["content-encoding"] == "gzip"
        german = Catalogue(json.loads(answer.text))
        reader = Reader(0, ["Anna"])
        assert german.format(m.say_strikes(who=0), reader) == "Du streichst den Würfel."
        assert german.has("seat-you"), "what every game says is in it too"
        plain = await person.web.get(addresses["de"], headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()
        assert (await person.web.get("/api/games/sheets")).json()["catalogues"] == addresses


@pytest.mark.parametrize(
    "address",
    [
        "/catalogues/sheets/de.0000000000000000.json",
        "/catalogues/sheets/de.json",
        "/catalogues/sheets/keys.lock",
        "/catalogues/haggle/en.0000000000000000.json",
        "/catalogues/chess/de.0000000000000000.json",
        "/catalogues/sheets/..%2fde.json",
    ],
)
async def test_any_other_name_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(registry, "_added", {"sheets": SHEETS, "haggle": TINY[0]})
    async with served(tmp_path) as place, place.person() as person:
        answer = await person.web.get(address)
        assert answer.status_code == 404
        assert answer.json()["code"] == "missing"
