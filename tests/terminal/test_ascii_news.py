"""News at the screen of ASCII Empires: the log, raids, the grid of a choice."""

import pytest
from textual.widgets import Static

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.ascii.moves import DONE
from aevum.games.ascii.rules.asks import DEPLOYMENT_PHASE, DIPLOMACY_PHASE
from aevum.games.ascii.scenes import Scene
from aevum.terminal.app import AevumApp
from aevum.terminal.ascii.news import done_to
from aevum.terminal.papers import LogPaper
from aevum.terminal.plan import Plan
from tests.terminal.ascii import SMALL, at, drawn, press, screen_of, sea_of, settle, slip, words


def test_what_others_did_is_told_with_what_it_cost() -> None:
    events = [
        Event("taxes", 0, []),
        Event("unhappy", 0, [1]),  # their own doing
        Event("raids", 3, [0]),
        Event("loses_gold", 0, [1]),
        Event("gold", 3, [1]),
        Event("unhappy", 0, [1]),
        Event("raids", 3, [1]),  # somebody else
        Event("founds", 2, [0, 30]),
    ]
    assert done_to(events, 0) == (
        "Player 4 raids you: you lose 1 Gold and you get 1 Unhappiness. "
        "Player 3 founds a Colony on your map."
    )
    assert done_to(events[:2], 0) == ""
    assert done_to([Event("disaster", NONE, [0])], 0) == "Drought strikes every Empire."


@pytest.mark.asyncio
async def test_a_raid_on_a_person_is_told_when_he_is_asked_again() -> None:
    scene = Scene(3).armies(1, 1).begin("deployment")
    table = at(scene, "", "", "")
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert table.play_text(1, "raid 1") == ""
        while table.state.must(0) is None or sea_of(table).phase != DIPLOMACY_PHASE:
            seat = next(ask.seat for ask in table.state.asks if ask.must)
            deploying = (
                sea_of(table).phase == DEPLOYMENT_PHASE and table.state.legal(seat)[0] == DONE
            )
            assert table.play_text(seat, "done" if deploying else "pass") == ""
        screen_of(app).carry_on()
        await pilot.pause()
        assert screen_of(app).seat == 0
        assert slip(app) == "Player 2 raids you: you lose 1 Gold and you get 1 Unhappiness."
        await press(app, pilot, "x")
        assert slip(app) == ""


@pytest.mark.asyncio
async def test_the_log_is_a_key_away_where_there_is_no_room_for_it() -> None:
    app = AevumApp(table=at(Scene(1).dice(6, 2, 3), ""))
    async with app.run_test(size=SMALL) as pilot:
        await press(app, pilot, "x", "L")
        assert isinstance(app.screen, LogPaper)
        told = "\n".join(str(each.content) for each in app.screen.query(Static))
        assert "You dictate Taxation" in told
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, LogPaper)


@pytest.mark.asyncio
async def test_the_grid_is_in_sight_while_a_box_of_it_is_chosen() -> None:
    app = AevumApp(table=at(Scene(1).dice(6, 2, 3), ""))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        plan = app.screen.query_one(Plan)
        assert plan.scroll_offset.y == 0
        await press(app, pilot, "1", "c")
        grid = drawn(app).splitlines()
        first = next(place for place, line in enumerate(grid) if "CULTURE" in line)
        assert plan.scroll_offset.y <= first
        assert first + 7 < plan.scroll_offset.y + plan.size.height
        await press(app, pilot, "escape", "escape")
        assert plan.scroll_offset.y == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("wide", [114, 120, 130])
async def test_a_log_stands_beside_the_whole_sheet_if_there_is_room(wide: int) -> None:
    app = AevumApp(table=at(Scene(1).dice(6, 2, 3), ""))
    async with app.run_test(size=(wide, 40)) as pilot:
        await press(app, pilot, "x")
        assert "You dictate Taxation" in words(app, "#lines")
        plan = app.screen.query_one(Plan)
        assert plan.max_scroll_x == 0
        assert app.screen.query_one("#log").region.right <= wide
