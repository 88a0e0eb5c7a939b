"""The screen of the terminal shows a layout in letters, in the language of the terminal."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from textual.widgets import Static

from aevum.core.game import Game
from aevum.core.text import ENGLISH
from aevum.games import registry
from aevum.terminal.app import AevumApp
from aevum.terminal.language import choose_language
from aevum.terminal.table import Table


@pytest.fixture
def cups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setenv("AEVUM_HOME", str(tmp_path))
    game: Game = registry.register(import_module("aevum_cups").GAME)
    choose_language("de")
    yield game
    choose_language(ENGLISH)
    registry.unregister(game)


@pytest.mark.asyncio
async def test_a_layout_on_the_screen(cups: Game) -> None:
    table = Table.new(cups, 3, 5, cups.settle({}), ["", "random", "random"])
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        drawn = str(app.screen.query_one("#drawing", Static).content)
    assert "Unter deinem Becher (nur du siehst sie):" in drawn
    assert drawn.count("[?] [?] [?] [?] [?]") == 2
    assert "noch kein Gebot" in drawn
