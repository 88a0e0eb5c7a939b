"""ASCII Empires on its screen: other sheets, bots, people in turn, every size, and the end."""

import pytest
from textual.widgets import Input

from aevum.bots.advice import Hint
from aevum.core.rng import Rng
from aevum.core.text import literal
from aevum.games.ascii import messages as m
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import DEVELOP, DEVELOPMENT_PHASE
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.scenes import Scene
from aevum.terminal.app import AevumApp
from aevum.terminal.ascii.panels import doing
from aevum.terminal.papers import EndPaper, HelpPaper
from aevum.terminal.plate import Plate
from aevum.terminal.theme import DAY_NAME
from tests.terminal.ascii import (
    LARGE,
    MIDDLE,
    SMALL,
    at,
    drawn,
    press,
    screen_of,
    sea_of,
    settle,
    slip,
    words,
)
from tests.terminal.conftest import seated

# Others


@pytest.mark.asyncio
async def test_another_sheet_is_a_key_away() -> None:
    scene = Scene(3).built(1, "mine 20 6").dice(6, 2, 3)
    table = at(scene, "", "", "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        own = drawn(app)
        await press(app, pilot, "tab")
        assert screen_of(app).shown == 1
        assert drawn(app) != own
        await press(app, pilot, "tab", "tab")
        assert drawn(app) == own
        await press(app, pilot, "shift+tab", "escape")
        assert screen_of(app).shown == 0


@pytest.mark.asyncio
async def test_bots_write_while_a_person_develops_and_all_go_on_when_all_are_done() -> None:
    table = at(Scene(3).dice(6, 2, 3), "", "random", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        assert "You" in words(app, "#players")
        assert doing(sea_of(table), 0) == m.table_doing_writing()
        assert doing(sea_of(table), 1) == doing(sea_of(table), 2) == m.table_doing_done()
        turn = sea_of(table).turn
        await press(app, pilot, "d")
        assert (sea_of(table).turn, sea_of(table).phase) != (turn, DEVELOPMENT_PHASE)


@pytest.mark.asyncio
async def test_people_at_one_keyboard_develop_one_after_the_other() -> None:
    table = at(Scene(2).dice(6, 2, 3), "", "")
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert "Player 1: " in words(app, "#ask")
        await press(app, pilot, "1", "b")
        assert "Player 1: " in words(app, "#ask")
        await press(app, pilot, "escape", "d")
        assert screen_of(app).seat == screen_of(app).shown == 1
        assert "Player 2: " in words(app, "#ask")


# The screen


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [LARGE, MIDDLE, SMALL, (60, 20), (40, 12)])
async def test_every_size_shows_the_question_and_the_rest_of_the_sheet(
    size: tuple[int, int],
) -> None:
    table = at(Scene(1).dice(6, 2, 3).do(0, "build white1"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        assert app.screen.query_one(".ask").region.height >= 2
        assert "Development" in words(app, "#ask")
        await press(app, pilot, "b", "f", "shift+down", "shift+down")
        assert "R4" in words(app, "#ask") or "Farm at" in words(app, "#ask")
        ghost = screen_of(app).choice.ghost
        assert ghost is not None
        await press(app, pilot, "pagedown", "ctrl+right", "ctrl+up", "pageup")


@pytest.mark.asyncio
async def test_the_sheet_fits_80_columns_and_says_that_there_is_more_below() -> None:
    table = at(Scene(1).dice(6, 2, 3), "")
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert app.screen.query_one("#sheet", Plate).canvas.width <= SMALL[0]
        assert words(app, "#more") == "More to see: Ctrl and ↓"


@pytest.mark.asyncio
async def test_help_theme_typing_hint_and_undo() -> None:
    table = seated("ascii", "", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, HelpPaper)
        await press(app, pilot, "escape", "t")
        assert app.theme == DAY_NAME
        await press(app, pilot, "p")
        while sea_of(table).must(0).kind != DEVELOP:  # type: ignore[union-attr]
            await press(app, pilot, "1")
        await press(app, pilot, "colon")
        await press(app, pilot, *"build white1", "enter")
        assert sea_of(table).empires[0].used == 1
        await press(app, pilot, "colon", *"farm 11 4", "enter")
        assert slip(app).startswith("R")
        assert not app.screen.query_one("#typed", Input).has_class("open")
        screen_of(app).show_hint(Hint(MOVES.parse("done"), literal("Done"), literal("why not")))
        assert screen_of(app).choice.entry() is not None
        assert slip(app) == "Hint: Done. why not"
        await press(app, pilot, "z")
        assert slip(app) == "Undone: build white1."
        assert sea_of(table).empires[0].used == 0


@pytest.mark.asyncio
async def test_a_click_moves_the_ghost_and_a_second_one_places_it() -> None:
    table = at(Scene(1).dice(6, 2, 3).do(0, "build white1"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "b", "f")
        spot = (3 + 2 * 4 + 1, 2 + 5)
        await pilot.click("#sheet", offset=spot)
        ghost = screen_of(app).choice.ghost
        assert ghost is not None
        assert ghost.cell == 4 * ROWS + 5
        await pilot.click("#sheet", offset=spot)
        await settle(app, pilot)
        assert sea_of(table).empires[0].find(4 * ROWS + 5) == 0


@pytest.mark.asyncio
async def test_bots_alone_play_to_the_end() -> None:
    table = seated("ascii", "random", "random", seed=5)
    sea, rng = sea_of(table), Rng("end")
    while not sea.over() and sea.turn < 39:
        seat = next(ask.seat for ask in sea.asks if ask.must)
        assert table.play(seat, sea.random_move(seat, rng)) == ""
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(400):
            await settle(app, pilot)
            if isinstance(app.screen, EndPaper):
                break
        assert isinstance(app.screen, EndPaper)
        told = app.screen.shared
        assert told.startswith("The game is over")
        assert told.splitlines()[-1].split() == ["Sum", *map(str, sea.scores())]
