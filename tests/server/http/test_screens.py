"""The board that a game brings along: only its listed files are sent."""

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from aevum.core.capabilities import Screen
from aevum.games import registry
from aevum.server.http.screens import SCREEN_POLICY
from tests.server.http.place import Person, served
from tests.tiny.haggle import Haggle

pytestmark = pytest.mark.asyncio(loop_scope="module")
FILES = {
    "screen.js": "export function mount() {}",
    "board.css": "p { color: red }",
    "art/card.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "secret.py": "KEY = 3",
    "other.js": "",
}


class Drawn(Haggle):
    """A game with a board of its own."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.name = "drawn"
        self._screen = screen

    def screen(self) -> Screen:
        return self._screen


def folder(tmp_path: Path) -> Path:
    """Return a folder with files, beside a private one."""
    place = tmp_path / "package" / "screen"
    for name, text in FILES.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    (tmp_path / "package" / "private.js").write_text("", encoding="utf-8")
    return place


async def listed(person: Person) -> dict[str, Any]:
    return {game["name"]: game for game in (await person.web.get("/api/games")).json()}


async def test_what_it_lists_is_sent_under_an_address_that_never_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder(tmp_path)
    game = Drawn(Screen(place, "screen.js", ("board.css",), ("art/card.svg",)))
    monkeypatch.setattr(registry, "_added", {"drawn": game, "haggle": Haggle()})
    async with served(tmp_path) as server, server.person() as person:
        games = await listed(person)
        assert games["haggle"]["screen"] is None
        assert games["tempus"]["screen"] is None
        told = games["drawn"]["screen"]
        begin = told["module"].removesuffix("screen.js")
        assert begin.startswith("/screens/drawn/")
        assert told["styles"] == [f"{begin}board.css"]
        kinds = {
            "screen.js": "text/javascript",
            "board.css": "text/css",
            "art/card.svg": "image/svg+xml",
        }
        for name, kind in kinds.items():
            answer = await person.web.get(begin + name)
            assert answer.status_code == 200
            assert answer.text == FILES[name]
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-security-policy"] == SCREEN_POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
        for name in (
            "secret.py",
            "other.js",
            "../private.js",
            "..%2fprivate.js",
            "%2e%2e/private.js",
            "art%2f..%2f..%2fprivate.js",
            "art",
            "",
        ):
            answer = await person.web.get(begin + name)
            assert answer.status_code in (400, 404), name
        other = begin.replace(begin.split("/")[3], "0" * 16)
        assert (await person.web.get(f"{other}screen.js")).status_code == 404
        assert (await person.web.get("/screens/tempus/x/screen.js")).status_code == 404


async def test_another_content_has_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder(tmp_path)
    seen = set()
    async with served(tmp_path) as server, server.person() as person:
        for text in ("1", "2", "1"):
            (place / "screen.js").write_text(text, encoding="utf-8")
            monkeypatch.setattr(registry, "_added", {"drawn": Drawn(Screen(place))})
            seen.add((await listed(person))["drawn"]["screen"]["module"])
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("screen", "why"),
    [
        ({"module": "missing.js"}, "FileNotFoundError"),
        ({"module": "secret.py"}, "the module must be a .js file"),
        ({"styles": ("screen.js",)}, "styles must be .css files"),
        ({"files": ("secret.py",)}, "is not one of the types that are sent"),
        ({"files": ("../private.js",)}, "is not the name of a file in the folder"),
        ({"files": ("/etc/hostname",)}, "is not the name of a file in the folder"),
        ({"files": ("link.js",)}, "is outside the folder"),
        ({"files": (".hidden.js",)}, "is not the name of a file in the folder"),
        ({"folder": "no-such-folder"}, "FileNotFoundError"),
    ],
)
async def test_a_board_that_cannot_be_sent_is_left_out_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: dict[str, Any], why: str
) -> None:
    place = folder(tmp_path)
    (place / "link.js").symlink_to(tmp_path / "package" / "private.js")
    game = Drawn(Screen(**{"folder": place, **screen}))
    monkeypatch.setattr(registry, "_added", {"drawn": game})
    with capture_logs() as logs:
        async with served(tmp_path) as server, server.person() as person:
            assert (await listed(person))["drawn"]["screen"] is None
    (told,) = [each for each in logs if each["event"] == "screen left out"]
    assert told["game"] == "drawn"
    assert why in told["error"]
