"""Tempus Imperium on its screen: keys, mouse, refusals, hints, undo, payments, the end.

More than 500 lines: one pilot drives the screen, and every test needs it.
"""

import os
import signal
import sys

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Button, Input, Static
from textual.widgets._footer import FooterKey

from aevum.bots.advice import Hint
from aevum.core.rng import Rng
from aevum.core.text import literal
from aevum.games import registry
from aevum.games.tempus.data import BUILD, DIG, FORT, ROAD, SIDE, USE, south
from aevum.games.tempus.moves import PASS
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal import messages as m
from aevum.terminal.app import AevumApp
from aevum.terminal.hint import Adviser
from aevum.terminal.papers import EndPaper, HelpPaper, OfferPaper, RulesPaper
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.store import Keeper
from aevum.terminal.table import Table
from aevum.terminal.tempus.choice import Choice
from aevum.terminal.tempus.screen import TempusScreen
from aevum.terminal.tempus.sizes import LARGE, SMALL, room_of
from aevum.terminal.tempus.targets import PASSING, PAYING, STRIKING
from aevum.terminal.theme import DAY_NAME, NIGHT_NAME
from tests.terminal.conftest import tempus

LARGE_SIZE, SMALL_SIZE, TINY_SIZE = (120, 40), (80, 24), (60, 20)
SITES = ["road S 9 5", "road S 9 6 paid"]  # both forests of the last row reach the row above it


def screen_of(app: AevumApp) -> TempusScreen:
    screen = app.screen
    assert isinstance(screen, TempusScreen)
    return screen


def slip(app: AevumApp) -> str:
    return app.screen.query_one(Slip).words


def moves_of(table: Table) -> list[str]:
    rows = [table.match.record.rows[place] for place in table.match.line]
    return [table.game.moves.text(row.move) for row in rows]


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


@pytest.mark.asyncio
async def test_moves_by_keyboard() -> None:
    table = tempus()
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "enter")
        assert moves_of(table)[0].startswith("road ")
        await press(pilot, "p", "enter")
        assert moves_of(table)[1] == "pass"
        assert screen_of(app).choice.mode == USE
        await press(pilot, "enter")
        assert moves_of(table)[2].startswith("use ")


@pytest.mark.asyncio
async def test_every_action_has_its_key() -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        choice = screen_of(app).choice
        for key, mode in (("r", ROAD), ("d", DIG), ("b", BUILD), ("u", USE), ("p", PASSING)):
            await press(pilot, key)
            assert choice.mode == mode
        for key, kind in (("f", 0), ("m", 1), ("o", 2), ("c", 3)):
            await press(pilot, key)
            assert (choice.mode, choice.kind) == (BUILD, kind)
        await press(pilot, "escape")
        assert choice.mode == choice.state.action()
        await press(pilot, "dollar_sign")
        assert choice.mode != choice.state.action()
        assert choice.paid()


@pytest.mark.asyncio
async def test_the_cursor_goes_to_legal_places_and_freely() -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "b", "f")
        choice = screen_of(app).choice
        start = choice.square
        assert start in choice.targets()
        await press(pilot, "tab")
        assert choice.square in choice.targets()
        assert choice.square != start
        await press(pilot, "shift+tab")
        assert choice.square == start
        await press(pilot, "shift+up")
        assert choice.square == start - SIDE
        for key in ("left", "right", "up", "down", "h", "j", "k", "l"):
            await press(pilot, key)
        assert choice.square in choice.targets()


@pytest.mark.asyncio
async def test_space_turns_a_road() -> None:
    app = AevumApp(table=tempus())
    async with app.run_test(size=LARGE_SIZE) as pilot:
        choice = screen_of(app).choice
        choice.section = south(4, 4)
        await press(pilot, "space")
        assert choice.section == 4 * 9 + 4
        await press(pilot, "space", "right", "down")
        assert choice.section == south(5, 5)


@pytest.mark.asyncio
async def test_a_refusal_says_why_and_changes_nothing() -> None:
    table = tempus("road S 6 6")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "b", "c", "enter")
        assert "R5" in slip(app) or "R3" in slip(app)
        assert len(moves_of(table)) == 1
        await press(pilot, "b")
        assert slip(app) == ""


@pytest.mark.asyncio
async def test_a_move_can_be_typed_and_a_bad_one_is_explained() -> None:
    table = tempus()
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "colon", "f", "l", "y", "enter")
        assert "No move begins with “fly”" in slip(app)
        await press(pilot, "slash")
        assert app.screen.query_one("#typed", Input).has_focus
        app.screen.query_one("#typed", Input).value = "road s 6  6"
        await press(pilot, "enter")
        assert moves_of(table) == ["road S 6 6"]
        await press(pilot, "colon", "escape")
        assert not app.screen.query_one("#typed", Input).has_class("open")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [LARGE_SIZE, SMALL_SIZE])
async def test_a_click_chooses_and_a_second_one_plays(size: tuple[int, int]) -> None:
    table = tempus(*SITES)
    app = AevumApp(table=table)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "b", "f")
        drawn = LARGE if size == LARGE_SIZE else SMALL
        spots = sorted(screen_of(app).choice.targets())
        target = next(square for square in spots if square != screen_of(app).choice.square)
        x, y = drawn.spot(target)
        await pilot.click("#board", offset=(x + 1, y))
        await pilot.pause()
        assert screen_of(app).choice.square == target
        assert len(moves_of(table)) == 2
        await pilot.click("#board", offset=(x + 1, y))
        await pilot.pause()
        assert moves_of(table)[2].startswith("build farm")


@pytest.mark.asyncio
async def test_a_click_on_a_border_chooses_a_road_and_the_button_draws_it() -> None:
    table = tempus()
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        x, y = LARGE.spot(55)
        await pilot.click("#board", offset=(x + 2, y + LARGE.high))
        await pilot.pause()
        assert screen_of(app).choice.section == south(5, 5)
        await pilot.click("#play")
        await pilot.pause()
        assert moves_of(table) == ["road S 6 6"]


@pytest.mark.asyncio
async def test_undo_takes_back_and_says_what() -> None:
    table = tempus("road S 6 6", "pass")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "z")
        assert slip(app) == "Undone: doing nothing."
        await press(pilot, "U")
        assert moves_of(table) == []
        await press(pilot, "z")
        assert slip(app) == str(m.shell_undo_nothing())


@pytest.mark.asyncio
async def test_a_hint_is_shown_and_not_played() -> None:
    table = tempus()
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "H")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert slip(app).startswith("Hint: ")
        assert moves_of(table) == []


@pytest.mark.asyncio
async def test_a_hint_selects_its_move_and_stays_the_same() -> None:
    table = tempus(*SITES)
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        said: list[str] = []
        for _ in range(2):
            await press(pilot, "p", "H")
            await app.workers.wait_for_complete()
            await pilot.pause()
            said.append(slip(app))
        assert said[0] == said[1]
        move = screen_of(app).choice.move()
        assert screen_of(app).choice.possible()
        assert said[0].startswith(f"Hint: {table.game.label(table.state, move)}.")
        assert moves_of(table) == SITES
        await press(pilot, "enter")
        assert moves_of(table)[-1] == table.game.moves.text(move)


@pytest.mark.asyncio
async def test_a_hint_that_comes_too_late_moves_nothing() -> None:
    table = tempus(*SITES)
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        adviser = Adviser(table, 0)
        await press(pilot, "p", "enter")
        before = screen_of(app).choice.move()
        screen_of(app).take_hint(adviser, Hint(PASS, literal("Pass"), literal("late")))
        assert screen_of(app).choice.move() == before
        assert "late" not in slip(app)


def test_every_legal_move_can_be_selected() -> None:
    rng = Rng("select")
    table = tempus(keep=False)
    state = table.state
    assert isinstance(state, TempusState)
    kinds: set[int] = set()
    while not state.over():
        choice = Choice(state)
        for move in state.legal(0):
            choice.look(state)
            assert choice.select(move)
            assert choice.move() == move
            assert choice.enter() == move
            kinds.add(choice.mode)
        before = (choice.mode, choice.kind, choice.section, choice.square)
        assert not choice.select(-7)
        assert (choice.mode, choice.kind, choice.section, choice.square) == before
        state.apply(0, state.random_move(0, rng))
    assert kinds >= {ROAD, DIG, USE, PASSING}


def test_a_strike_is_selected_past_its_further_question() -> None:
    table = tempus(keep=False)
    state = table.state
    assert isinstance(state, TempusState)
    for section in ("S 6 1", "S 6 2", "S 6 3", "S 6 4", "S 6 5", "S 6 6", "E 6 6"):
        state.stroke(table.game.moves.parse(f"road {section}") - table.game.moves.base("road"))
    state.raise_building(61, FORT)
    choice = Choice(state)
    for move in choice.strikes(61):
        choice.look(state)
        assert choice.select(move)
        assert (choice.mode, choice.enter()) == (STRIKING, move)


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", ["r", "b"])
async def test_a_small_board_follows_the_cursor(mode: str) -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=TINY_SIZE) as pilot:
        await press(pilot, mode)
        board, plate = app.screen.query_one("#board", Plate), app.screen.query_one(".plate")
        choice = screen_of(app).choice
        for row in (9, 0, 9):
            choice.point(row * SIDE if mode == "b" else south(min(row, 8), 0), mode == "r")
            screen_of(app).show_all()
            await pilot.pause()
            x, y, wide, high = room_of(SMALL, choice.spot(), mode == "r")
            room = Region(board.region.x + x, board.region.y + y, wide, high)
            assert plate.region.contains_region(room)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [TINY_SIZE, SMALL_SIZE, (100, 30), LARGE_SIZE])
async def test_keys_are_whole_and_a_slip_leaves_the_question_in_sight(
    size: tuple[int, int],
) -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=size) as pilot:
        await press(pilot, "b", "c")
        asked = app.screen.query_one("#ask", Static)
        line = next(line for line in str(asked.content).splitlines() if "[p]" in line)
        assert "?" in line
        assert len(line) <= asked.size.width
        for key in ("r", "d", "b", "u", "p", "f", "m", "o", "c"):
            assert f"[{key}]" in line
        app.screen.query_one(Slip).why("A long sentence that has to be broken. " * 4)
        await pilot.pause()
        shown = app.screen.query_one(Slip).region
        assert shown.right <= size[0]
        assert shown.height >= 3
        assert shown.bottom <= asked.region.y


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(72, 30), (100, 30), LARGE_SIZE])
async def test_help_and_leave_are_in_the_footer(size: tuple[int, int]) -> None:
    app = AevumApp(table=tempus())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for action in ("help", "leave"):
            (key,) = [key for key in app.screen.query(FooterKey) if key.action == action]
            assert 0 < key.region.right <= size[0]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [TINY_SIZE, SMALL_SIZE, LARGE_SIZE])
async def test_an_action_without_a_place_says_what_to_do_instead(size: tuple[int, int]) -> None:
    app = AevumApp(table=tempus("pass"))
    async with app.run_test(size=size) as pilot:
        await press(pilot, "b")
        asked = app.screen.query_one("#ask", Static)
        first = str(asked.content).splitlines()[0]
        assert "No site" in first
        assert "p passes, $ " in first
        assert len(first) <= asked.size.width * (asked.size.height - 1)
        await press(pilot, "d")
        screen_of(app).position.gold = 0
        await press(pilot, "b")
        assert "p passes." in str(asked.content)
        assert "$" not in str(asked.content)


@pytest.mark.asyncio
async def test_the_bought_action_without_a_place_goes_back() -> None:
    app = AevumApp(table=tempus())
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "b")
        assert "Esc goes back: Road." in str(app.screen.query_one("#ask", Static).content)


@pytest.mark.asyncio
async def test_a_payment_is_chosen_among_squares() -> None:
    table = tempus(*SITES)
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "b", "f", "enter")
        choice = screen_of(app).choice
        assert choice.mode == PAYING
        assert len(choice.targets()) == 2
        await press(pilot, "escape")
        assert moves_of(table) == SITES
        await press(pilot, "b", "f", "enter", "tab", "enter")
        assert moves_of(table)[-1].startswith("pay 10 ")
        assert screen_of(app).choice.mode != PAYING


@pytest.mark.asyncio
async def test_the_score_after_the_move_is_shown_before_it() -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "b", "f")
        asked = str(app.screen.query_one("#ask", Static).content)
        assert "Score \N{MINUS SIGN}88 → \N{MINUS SIGN}86" in asked


@pytest.mark.asyncio
@pytest.mark.parametrize(("size", "drawn"), [(LARGE_SIZE, LARGE), (SMALL_SIZE, SMALL)])
async def test_the_whole_board_and_the_question_are_in_sight(
    size: tuple[int, int], drawn: tuple[int, ...]
) -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        board = app.screen.query_one("#board", Plate)
        assert screen_of(app).size_now == drawn
        assert board.region.bottom <= size[1]
        assert board.region.right <= size[0]
        asked = app.screen.query_one("#ask", Static).region
        assert board.region.bottom <= asked.y
        assert asked.bottom <= size[1]
        for number in range(1, 11):
            assert str(number) in board.canvas.text() or size == SMALL_SIZE


@pytest.mark.asyncio
async def test_day_and_night() -> None:
    app = AevumApp(table=tempus())
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        night = app.screen.query_one("#board", Plate).canvas.paints[5][10]
        await press(pilot, "t")
        assert app.theme == DAY_NAME
        assert app.screen.query_one("#board", Plate).canvas.paints[5][10] != night
        await press(pilot, "t")
        assert app.theme == NIGHT_NAME


@pytest.mark.asyncio
async def test_help_and_rules_open_and_close() -> None:
    app = AevumApp(table=tempus())
    async with app.run_test(size=SMALL_SIZE) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, HelpPaper)
        await press(pilot, "escape", "R")
        assert isinstance(app.screen, RulesPaper)
        await press(pilot, "escape")
        assert isinstance(app.screen, TempusScreen)


@pytest.mark.asyncio
async def test_a_fort_asks_whom_to_strike() -> None:
    table = tempus()
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        screen = screen_of(app)
        state = screen.position
        for section in ("S 6 1", "S 6 2", "S 6 3", "S 6 4", "S 6 5", "S 6 6", "E 6 6"):
            state.stroke(table.game.moves.parse(f"road {section}") - table.game.moves.base("road"))
        state.raise_building(61, FORT)
        screen.choice.look(state)
        await press(pilot, "u")
        screen.choice.square = 61
        await press(pilot, "enter")
        assert screen.choice.mode == STRIKING
        assert set(screen.choice.targets()) == {62, 64}
        await press(pilot, "enter")
        assert moves_of(table)[-1].startswith("use 7 2 strike ")


@pytest.mark.asyncio
async def test_to_the_end_at_random_through_keys() -> None:
    table = tempus()
    rng = Rng("keys")
    while len(table.match.line) < 42:
        table.play(0, table.state.random_move(0, rng))
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL_SIZE) as pilot:
        await pilot.pause()
        for _ in range(400):
            if table.over():
                break
            screen = screen_of(app)
            if screen.choice.mode != PAYING:
                keys = ["r", "d", "b", "u", "f", "m", "o", "c", "dollar_sign", "space", "tab"]
                await pilot.press(keys[rng.below(len(keys))])
            if not screen.choice.targets():
                await pilot.press("p")
            await pilot.press("enter")
        await pilot.pause()
        assert table.over()
        assert isinstance(app.screen, EndPaper)


@pytest.mark.asyncio
@pytest.mark.parametrize(("key", "moves"), [("n", 0), ("a", 0), ("z", 49)])
async def test_after_the_end(key: str, moves: int) -> None:
    app = AevumApp(table=tempus(*["pass"] * 49))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "p", "enter")
        assert isinstance(app.screen, EndPaper)
        assert "points" in app.screen.shared
        await press(pilot, "y", key)
        assert isinstance(app.screen, TempusScreen)
        assert len(moves_of(screen_of(app).table)) == moves
        if key == "a":
            assert screen_of(app).table.match.record.options["date"] == "2018-06-06 19:35"


@pytest.mark.asyncio
@pytest.mark.parametrize(("key", "moves"), [("n", 0), ("a", 0), ("z", 49)])
async def test_the_bar_tells_the_result_and_what_can_be_done(key: str, moves: int) -> None:
    app = AevumApp(table=tempus(*["pass"] * 50))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "escape")
        asked = str(app.screen.query_one("#ask", Static).content)
        assert "Points: \N{MINUS SIGN}91." in asked
        for words in ("n new game", "a same board again", "z undo", "q leave"):
            assert words in asked
        assert "Pass" not in str(app.screen.query_one("#play", Button).label)
        assert app.screen.query_one(".ask").has_class("idle")
        await press(pilot, key)
        assert len(moves_of(screen_of(app).table)) == moves


@pytest.mark.asyncio
async def test_new_game_keys_do_nothing_before_the_end() -> None:
    app = AevumApp(table=tempus(*SITES))
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await press(pilot, "n", "a")
        assert moves_of(screen_of(app).table) == SITES


@pytest.mark.asyncio
async def test_the_end_is_left_to_the_menu() -> None:
    app = AevumApp(table=tempus(*["pass"] * 50))
    async with app.run_test(size=SMALL_SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, EndPaper)
        assert app.screen.shared.count("⬛") == 50
        await press(pilot, "escape", "enter")
        assert isinstance(app.screen, EndPaper)
        await press(pilot, "q")
        assert not isinstance(app.screen, EndPaper | TempusScreen)


@pytest.mark.asyncio
async def test_an_unfinished_game_is_offered_first() -> None:
    tempus("road S 6 6")
    app = AevumApp(table=tempus(), offer=True)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, OfferPaper)
        await press(pilot, "c")
        assert moves_of(screen_of(app).table) == ["road S 6 6"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("date", "moves"), [("2020-02-02 02:02", 0), ("2018-06-06 19:35", 1), ("now", 1)]
)
async def test_a_definite_other_game_is_what_enter_begins(date: str, moves: int) -> None:
    tempus("road S 6 6")
    game = registry.find("tempus")
    table = Table.new(game, 1, 1, game.settle({"date": date}), [""], Keeper())
    app = AevumApp(table=table, offer=True)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        words = " ".join(str(text.content) for text in app.screen.query(Static))
        assert "2018-06-06 19:35" in words
        assert str(table.match.record.options["date"]) in words
        await press(pilot, "enter")
        assert len(moves_of(screen_of(app).table)) == moves


@pytest.mark.asyncio
async def test_the_saved_game_of_the_date_asked_for_is_offered() -> None:
    tempus("road S 6 6")
    game = registry.find("tempus")
    other = Table.new(game, 1, 1, game.settle({"date": "2020-02-02 02:02"}), [""], Keeper())
    assert other.play_text(0, "pass") == ""
    app = AevumApp(table=tempus(), offer=True)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "enter")
        assert moves_of(screen_of(app).table) == ["road S 6 6"]


@pytest.mark.asyncio
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
async def test_a_signal_ends_the_program_in_order(name: str) -> None:
    number = getattr(signal, name)
    before = signal.signal(number, lambda *_: None)
    try:
        app = AevumApp(table=tempus())
        async with app.run_test(size=LARGE_SIZE) as pilot:
            await pilot.pause()
            signal.raise_signal(number)
            await pilot.pause()
            assert app.return_code == 128 + number
    finally:
        signal.signal(number, before)


@pytest.mark.asyncio
async def test_a_program_that_cannot_leave_in_order_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A terminal that is gone takes no more output, for which the way out may wait for ever."""
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    app = AevumApp(table=tempus())
    app.most_seconds = 0.01
    async with app.run_test(size=LARGE_SIZE) as pilot:
        app.end(129)
        await pilot.pause(0.1)
    assert codes == [129]


@pytest.mark.asyncio
async def test_a_bot_in_the_seat_is_watched() -> None:
    table = Table.resume(tempus(*["pass"] * 44, keep=False).match.record, ["random"])
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE_SIZE) as pilot:
        for _ in range(200):
            if table.over():
                break
            await app.workers.wait_for_complete()
            await pilot.pause()
        await pilot.pause()
        assert table.over()
        assert isinstance(app.screen, EndPaper)
