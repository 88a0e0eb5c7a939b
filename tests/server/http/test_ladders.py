"""The measured strength of bots, as the page about them shows it."""

from pathlib import Path

import pytest

from aevum.games import registry
from aevum.server.http import ladder_page as ladders
from tests.server.http.place import Person
from tests.tiny.guild import GUILD

PAGE = """# Ladder of Guild

How strong the bots are. [README.md](README.md) says more.

## 2 players

- Command: `aevum ladder guild --bots hard-trader`

| bot | wins |
|---|---|
| hard-trader | 61.0 % <b>bold</b> |
| standard | 58.0 % |
| champion-1 | 50.0 % |
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"{GUILD.name}.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(ladders, "PACKED", tmp_path)


@pytest.mark.usefixtures("page")
def test_a_ladder_is_safe_html_below_the_headings_of_its_page() -> None:
    html = ladders.ladder_page(GUILD).html
    assert html.startswith("<h4>2 players</h4>")
    assert "README" not in html, "what is above is about the file"
    assert "&lt;b&gt;bold" in html


@pytest.mark.usefixtures("page")
def test_bots_are_called_as_players_call_them() -> None:
    html = ladders.ladder_page(GUILD).html
    assert "<td>Hard · Trader</td>" in html
    assert "<td>Hard</td>" in html
    assert "<td>champion-1</td>" in html
    assert "<td>Schwer</td>" in ladders.ladder_page(GUILD, "de").html
    assert "aevum ladder guild --bots hard-trader" in html, "a command is to be typed"


def test_there_is_no_ladder_yet_without_a_file() -> None:
    assert ladders.ladder_page(GUILD).html == ""


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("game", registry.names())
async def test_every_game_answers(guest: Person, game: str) -> None:
    answer = await guest.web.get(f"/api/games/{game}/ladder?language=de")
    assert answer.status_code == 200
    assert "style=" not in answer.json()["html"], "no page may have styles of its own"
    again = answer.headers["etag"]
    same = await guest.web.get(
        f"/api/games/{game}/ladder?language=de", headers={"If-None-Match": again}
    )
    assert same.status_code == 304


@pytest.mark.asyncio(loop_scope="module")
async def test_an_unknown_language_is_english_and_an_unknown_game_is_refused(guest: Person) -> None:
    assert (await guest.web.get("/api/games/chronos/ladder?language=xx")).status_code == 200
    assert (await guest.web.get("/api/games/chess/ladder")).status_code == 404
