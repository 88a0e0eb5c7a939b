"""A game and a bot of an installed package, on a server."""

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from aevum.bots import registry as bots
from aevum.games import registry
from tests.packages import RACE, template_package, unpack
from tests.server.http.place import served

ENTRIES = {
    "aevum.games": {"a-race": "fair_package:GAME", "lost": "fair_package:NOTHING"},
    "aevum.bots": {"b": "fair_package:Hasty", "worse": "fair_package:GAME"},
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package for this process and the workers of a server."""
    site = tmp_path / "site"
    unpack(site, "fair-race", {"fair_package.py": RACE}, ENTRIES)
    told = {"aevum.games": {"told": "fair_told:GAME"}}
    unpack(site, "fair-told", template_package("fair_told"), told)
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    registry.rescan()
    bots.rescan()
    yield
    registry.rescan()
    bots.rescan()
    for name in [each for each in sys.modules if each.startswith("fair_")]:
        del sys.modules[name]


@pytest.mark.usefixtures("installed")
async def test_they_play_at_a_table_and_what_is_broken_is_logged(tmp_path: Path) -> None:
    with capture_logs() as logs:
        async with served(tmp_path) as place, place.person() as person:
            await person.introduce()
            games = {each["name"]: each for each in (await person.web.get("/api/games")).json()}
            assert games["fair_race"]["bots"] == ["random", "greedy", "standard", "hasty"]
            assert "hasty" not in games["tempus"]["bots"]
            assert "lost" not in games
            code = await person.make(game="fair_race", bots=["hasty"], start=True)
            async with person.sitting(code) as sitting:
                await sitting.play_on(random.Random(7))
            told = (await person.web.get(f"/api/tables/{code}")).json()
            assert (told["game"], told["phase"]) == ("fair_race", "over")
            wish = {"game": "tempus", "bots": ["hasty"], "seats": 1}
            assert (await person.web.post("/api/tables", json=wish)).json()["code"] == "no_bot"
    left_out = {each["event"]: each["entry"] for each in logs if "left out" in each["event"]}
    assert left_out == {
        "game of a package left out": "lost",
        "bot of a package left out": "worse",
    }
    assert [each for each in logs if each["log_level"] in ("error", "warning")] == [
        each for each in logs if "left out" in each["event"]
    ]


@pytest.mark.usefixtures("installed")
async def test_their_catalogues_are_sent(tmp_path: Path) -> None:
    async with served(tmp_path) as place, place.person() as person:
        games = {each["name"]: each for each in (await person.web.get("/api/games")).json()}
        addresses = games["fair_told"]["catalogues"]
        assert {"en", "de"} <= set(addresses)
        told = await person.web.get(addresses["de"])
        assert told.status_code == 200
        assert {"ask-roll", "seat-you"} <= set(told.json()["messages"])
        rules = await person.web.get("/api/games/fair_told/rules")
        assert "R1.1" in rules.json()["html"]
