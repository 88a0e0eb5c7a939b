"""The first screen: games to play, broken ones, games to resume."""

from importlib.metadata import EntryPoint

import pytest
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets._footer import FooterKey

from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal.app import AevumApp
from aevum.terminal.ascii.screen import EmpiresScreen
from aevum.terminal.chooser import ChooserScreen
from aevum.terminal.chronos.screen import ChronosScreen
from aevum.terminal.menu import entries
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.tempus.screen import TempusScreen
from tests.terminal.conftest import tempus

TITLES = ["Tempus Imperium", "Temporum", "Imperials", "ASCII Empires", "Chronos Conquest"]
LINES = [
    "1  Tempus Imperium        1  A board drawn by the date and time.",
    "2  Temporum          2 to 5  Cards and changing history.",
    "3  Imperials         2 to 6  Settle an island of hexes.",
    "4  ASCII Empires     1 to 7  Roll, and write your empire.",
    "5  Chronos Conquest  3 to 6  A few minutes of sand-timers.",
]


def listed(app: AevumApp) -> list[str]:
    options = app.screen.query_one("#games", OptionList)
    return [str(option.prompt) for option in options.options]


def opened(app: AevumApp) -> TempusScreen:
    assert isinstance(app.screen, TempusScreen)
    return app.screen


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_all_five_games_are_listed(size: tuple[int, int]) -> None:
    app = AevumApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert listed(app) == LINES
        assert app.screen.query_one("#games").region.bottom <= size[1]


@pytest.mark.asyncio
@pytest.mark.parametrize("key", ["1", "enter"])
async def test_one_key_plays_this_minute(key: str) -> None:
    app = AevumApp()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, TempusScreen)


@pytest.mark.asyncio
@pytest.mark.parametrize(("key", "screen"), [("4", EmpiresScreen), ("5", ChronosScreen)])
async def test_some_games_have_a_screen_of_their_own(key: str, screen: type[Screen[None]]) -> None:
    app = AevumApp()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, screen)


@pytest.mark.asyncio
async def test_a_broken_game_and_a_missing_save_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = EntryPoint("go", "no_such_module:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entries", lambda _group: [broken])
    monkeypatch.setattr(registry, "_elsewhere_found", [])
    app = AevumApp()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "no_such_module" in listed(app)[5]
        await pilot.press("6")
        assert "no_such_module" in app.screen.query_one(Slip).words
        await pilot.press("c")
        assert "no unfinished game" in app.screen.query_one(Slip).words


def test_games_from_elsewhere_come_last(tiny: dict[str, Game]) -> None:
    names = [entry.name for entry in entries()]
    assert set(names[:5]) == set(registry.BUILT_IN)
    assert set(names[5:]) == set(tiny)


@pytest.mark.asyncio
async def test_the_preview_names_its_key_and_a_click_plays_it() -> None:
    app = AevumApp()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        title = str(app.screen.query_one("#title", Static).render())
        assert title.startswith("A E V U M\nGames of time and empire\nBots: Medium\n")
        assert title.endswith("Press 1 to play it.")
        plate = app.screen.query_one("#preview", Plate)
        assert (plate.canvas.width, plate.canvas.height) == (20, 10)
        await pilot.click("#preview")
        await pilot.pause()
        assert opened(app).table.game.name == "tempus"


@pytest.mark.asyncio
async def test_the_list_has_room_on_a_tiny_terminal() -> None:
    app = AevumApp()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        games = app.screen.query_one("#games")
        assert games.size.height >= 2 * len(TITLES)
        assert games.region.bottom <= 20


@pytest.mark.asyncio
@pytest.mark.parametrize("saved", [False, True])
async def test_the_footer_offers_to_continue_only_where_there_is_a_game(saved: bool) -> None:
    if saved:
        tempus("road S 6 6")
    app = AevumApp()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.pause()
        shown = [key.action for key in app.screen.query(FooterKey)]
        assert ("continue" in shown) == saved
        assert "help" in shown


@pytest.mark.asyncio
async def test_a_game_is_left_listed_and_continued() -> None:
    app = AevumApp(table=tempus("road S 6 6"))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, ChooserScreen)
        assert "Continue" in listed(app)[-1]
        await pilot.press("c")
        await pilot.pause()
        assert opened(app).table.last_move(0) == "road S 6 6"


@pytest.mark.asyncio
async def test_a_key_chooses_the_level_of_the_bots() -> None:
    app = AevumApp(level="hard")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        heading = app.screen.query_one("#title", Static)
        assert "Bots: Hard" in str(heading.content)
        await pilot.press("b")
        assert "Bots: Easy" in str(heading.content)
        await pilot.press("5")
        await pilot.pause()
        assert isinstance(app.screen, ChronosScreen)
        assert all(bot.startswith("easy") for bot in app.screen.table.bots[1:])
