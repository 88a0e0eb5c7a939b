"""The generic screen: moves from a list, bots, hot-seat, real time."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from aevum.bots.advice import Hint
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.text import literal
from aevum.games import registry
from aevum.terminal.app import AevumApp
from aevum.terminal.generic import GenericScreen
from aevum.terminal.menu import again
from aevum.terminal.papers import EndPaper, PassScreen
from aevum.terminal.slip import Slip
from aevum.terminal.store import Keeper
from aevum.terminal.table import Table
from tests.terminal.conftest import seated
from tests.terminal.hands import stop_clock


def screen_of(app: AevumApp) -> GenericScreen:
    assert isinstance(app.screen, GenericScreen)
    return app.screen


async def settle(app: AevumApp, pilot: Pilot[None]) -> None:
    """Wait until no bot thinks any more."""
    await pilot.pause()
    for _ in range(50):
        await app.workers.wait_for_complete()
        await pilot.pause()
        screen = app.screen
        if not isinstance(screen, GenericScreen) or screen.table.asked() >= 0:
            return


def covered_up(app: AevumApp) -> bool:
    return isinstance(app.screen, PassScreen)


def words(app: AevumApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).content)


def listed(app: AevumApp) -> list[str]:
    return [str(option.prompt) for option in app.screen.query_one("#moves", OptionList).options]


@pytest.mark.asyncio
async def test_enter_plays_moves_and_bots_answer() -> None:
    table = seated("template", "", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6):
            await settle(app, pilot)
            if table.over():
                break
            await pilot.press(*["down"] * (len(screen_of(app).moves) > 1), "enter")
        lines = table.lines(0)
        assert any(line.startswith("You ") for line in lines)
        assert any(line.startswith("Player 2") for line in lines)


@pytest.mark.asyncio
async def test_letters_narrow_the_list_and_enter_plays_the_one_left() -> None:
    table = seated("template", "", "greedy", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press(*"roll")
        await pilot.pause()
        assert app.screen.query_one("#filter", Input).value == "roll"
        assert len(screen_of(app).moves) == 1
        await pilot.press("enter")
        await settle(app, pilot)
        assert any("You roll" in line for line in table.lines(0))
        await pilot.press(*"xyz")
        await pilot.pause()
        assert screen_of(app).moves == []
        assert "Enter says why" in listed(app)[0]
        await pilot.press("enter")
        await pilot.pause()
        assert "No move begins with" in app.screen.query_one(Slip).words
        await pilot.press("escape")
        await pilot.pause()
        assert screen_of(app).moves


@pytest.mark.asyncio
async def test_hint_and_undo() -> None:
    table = seated("template", "", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        await pilot.press("H")
        await settle(app, pilot)
        assert app.screen.query_one(Slip).words.startswith("Hint: ")
        await pilot.press("U")
        assert "made a move that you could undo" in app.screen.query_one(Slip).words
        await pilot.press("enter")
        await settle(app, pilot)
        await pilot.press("U")
        assert "was shown, rolled or answered" in app.screen.query_one(Slip).words


@pytest.mark.asyncio
async def test_the_question_is_in_sight() -> None:
    table = seated("template", "", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        prompt = table.game.prompt(table.view(0), table.question(0))
        asked = app.screen.query_one("#ask", Static)
        assert prompt in words(app, "#ask")
        assert asked.size.height >= 1
        assert asked.region.bottom <= 24


@pytest.mark.asyncio
async def test_a_hint_is_selected_in_the_whole_list(tiny: dict[str, Game]) -> None:
    table = seated(tiny["haggle"].name, "", *["random"] * (tiny["haggle"].min_seats - 1))
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        screen = screen_of(app)
        last = screen.moves[-1]
        await pilot.press(*"xyz")
        await pilot.pause()
        assert screen.moves == []
        screen.show_hint(Hint(last, literal("that"), literal("because.")))
        await pilot.pause()
        options = app.screen.query_one("#moves", OptionList)
        assert options.highlighted is not None
        assert screen.moves[options.highlighted] == last
        assert app.screen.query_one("#filter", Input).value == ""
        assert app.screen.query_one(Slip).words == "Hint: that. because."


@pytest.mark.asyncio
async def test_the_keyboard_is_passed_where_hands_are_hidden(tiny: dict[str, Game]) -> None:
    table = seated(tiny["haggle"].name, *[""] * tiny["haggle"].min_seats)
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert covered_up(app)
        covered = app.screen_stack[-2]
        assert str(covered.query_one("#drawing", Static).content) == ""
        await pilot.press("enter")
        await pilot.pause()
        first = screen_of(app).seat
        assert words(app, "#drawing") == table.game.draw(table.view(first))
        for _ in range(30):
            if covered_up(app):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert covered_up(app)
        await pilot.press("enter")
        await pilot.pause()
        assert screen_of(app).seat != first


@pytest.mark.asyncio
async def test_nothing_of_another_hand_is_in_the_log(tiny: dict[str, Game]) -> None:
    table = seated(tiny["haggle"].name, "", *["random"] * (tiny["haggle"].min_seats - 1))
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(4):
            await settle(app, pilot)
            if table.over() or not isinstance(app.screen, GenericScreen):
                break
            assert words(app, "#lines").splitlines()[1:] == table.lines(0)[::-1]
            await pilot.press("enter")


@pytest.mark.asyncio
async def test_a_live_game_goes_on_by_itself(tiny: dict[str, Game]) -> None:
    table = seated(tiny["sandglass"].name, "", "random")
    clock = stop_clock(table)
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        for _ in range(200):
            clock.seconds += 5
            screen = app.screen
            if isinstance(screen, GenericScreen):
                screen.tick()
            await pilot.pause()
            if table.over():
                break
        await pilot.pause()
        assert table.over()
        assert isinstance(app.screen, EndPaper)


@pytest.mark.asyncio
async def test_time_stands_still_while_help_is_open(tiny: dict[str, Game]) -> None:
    table = seated(tiny["sandglass"].name, "", "random")
    clock = stop_clock(table)
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        screen = screen_of(app)
        await pilot.press("question_mark")
        await pilot.pause()
        screen.tick()
        before = table.clock()
        clock.seconds += 100
        screen.tick()
        assert table.clock() == before


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["haggle", "sheets", "nest", "template"])
async def test_games_against_bots(name: str, tiny: dict[str, Game]) -> None:
    game = tiny.get(name)
    seats = game.min_seats if game is not None else 2
    table = seated(name, "", *["random"] * (seats - 1), seed=2)
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        for turn in range(4):
            await settle(app, pilot)
            if not isinstance(app.screen, GenericScreen):
                break
            await pilot.press(*["down"] * (turn % max(1, len(app.screen.moves))), "enter")
        assert table.over() or len(table.log) > 2


@pytest.mark.asyncio
async def test_the_end_and_a_new_game() -> None:
    table = seated("template", "", "greedy")
    rng = Rng("near the end")
    while not table.over():
        table.run_bots()
        if not table.over():
            table.play(0, rng.pick(table.choices(0)))
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, EndPaper)
        await pilot.press("escape")
        await pilot.pause()
        assert "N new game, A play again, U undo, Q leave" in words(app, "#ask")
        await pilot.press("N")
        await pilot.pause()
        assert screen_of(app).table is not table


@pytest.mark.asyncio
async def test_the_end_offers_undo_only_where_it_is_possible() -> None:
    table = seated("template", "", "greedy")
    while not table.over():
        table.run_bots()
        if not table.over():
            table.play_text(0, "roll")
    assert table.may_undo(0) != "", "a person who only rolls never wins"
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert "N new game, A play again, Q leave" in words(app, "#ask")


@pytest.mark.asyncio
async def test_a_move_is_chosen_from_the_list_by_arrows() -> None:
    table = seated("template", "", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert app.screen.query_one("#filter", Input).has_focus
        await pilot.press("down", "up", "enter")
        await settle(app, pilot)
        assert table.log


def test_bots_alone_play_to_the_end() -> None:
    table: Table = seated("template", "greedy", "random")
    table.run_bots()
    assert table.over()
    assert "wins" in table.result() or "share" in table.result()


@pytest.mark.asyncio
async def test_a_table_with_other_numbers_says_so_and_the_next_one_keeps_them() -> None:
    game = registry.find("template")
    table = Table.new(game, 2, 1, {}, ["", "random"], Keeper(), {"goal": 50})
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        assert words(app, ".what") == "Template with other numbers: you against 1 Random bot"
    for same in (True, False):
        assert again(table, same).match.record.numbers == {"goal": 50}
