"""Stepping through records on the screen."""

import pytest
from textual.widgets import Static

from aevum.terminal.app import AevumApp
from aevum.terminal.plate import Plate
from aevum.terminal.playback import Playback
from tests.terminal.conftest import seated, tempus


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_keys_step_through_a_game(size: tuple[int, int]) -> None:
    playback = Playback(tempus("road S 6 6", "pass", "use 6 4").match.record)
    app = AevumApp(playback=playback)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("right")
        assert playback.place == 1
        await pilot.press("end")
        assert playback.place == 3
        await pilot.press("left", "t")
        assert playback.place == 2
        assert "pass" in str(app.screen.query_one("#said", Static).content)
        await pilot.press("home")
        assert playback.place == 0
        assert app.screen.query_one("#board", Plate).region.right <= size[0]


@pytest.mark.asyncio
async def test_any_game_is_drawn_by_its_own_text() -> None:
    table = seated("template", "greedy", "random")
    table.run_bots()
    playback = Playback(table.match.record)
    app = AevumApp(playback=playback)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert str(app.screen.query_one("#drawing", Static).content) == playback.drawing()
