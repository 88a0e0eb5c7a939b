"""ASCII Empires on its screen: dice and menus, and the moving ghost of a building."""

import pytest

from aevum.bots.advice import Hint
from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.core.text import literal
from aevum.games.ascii.data import COLONY, FARM, MINE
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE, DIPLOMACY_PHASE
from aevum.games.ascii.rules.terrain import ROWS
from aevum.games.ascii.scenes import Scene
from aevum.terminal.app import AevumApp
from aevum.terminal.ascii.ghost import Ghost
from aevum.terminal.ascii.menu import ON_DIE, Entry, die_of
from aevum.terminal.ascii.paint import Marks, narrow_layout, paint, region
from aevum.terminal.ascii.panels import menu
from aevum.terminal.ascii.screen import EmpiresScreen
from aevum.terminal.hint import Adviser
from aevum.terminal.theme import NIGHT
from tests.terminal.ascii import LARGE, MIDDLE, at, press, screen_of, sea_of, settle, slip, words
from tests.terminal.conftest import seated

# The ghost


@pytest.mark.asyncio
async def test_a_die_is_taken_and_a_farm_is_placed_with_the_arrows() -> None:
    table = at(Scene(1).dice(6, 2, 3), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "1")
        assert screen_of(app).choice.path[-1].menu == ON_DIE
        assert "b 9 lines (with 3 Workers)" in words(app, "#menu")
        await press(app, pilot, "b")
        assert sea_of(table).empires[0].lines == 9
        await press(app, pilot, "f")
        ghost = screen_of(app).choice.ghost
        assert ghost is not None
        before = ghost.cell
        assert "Enter places it" in words(app, "#ask")
        await press(app, pilot, "right", "right", "down")
        assert ghost.cell == before + 2 * ROWS + 1
        assert screen_of(app).choice.may_stand()
        await press(app, pilot, "enter")
        assert sea_of(table).empires[0].find(ghost.cell) == 0
        assert screen_of(app).choice.ghost is None


@pytest.mark.asyncio
async def test_where_the_ghost_may_not_stand_the_rule_is_told() -> None:
    table = at(Scene(1).built(0, "farm 4 4").dice(6, 2, 3).do(0, "build white1"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "b", "f")
        ghost = screen_of(app).choice.ghost
        assert ghost is not None
        ghost.point(5, 4)
        await press(app, pilot, "left")
        assert not screen_of(app).choice.may_stand()
        assert "R4.6" in words(app, "#ask")
        await press(app, pilot, "enter")
        assert slip(app).startswith("R4.6")
        assert len(sea_of(table).empires[0].buildings) == 1
        assert screen_of(app).choice.ghost is ghost
        await press(app, pilot, "space")
        assert screen_of(app).choice.may_stand()
        await press(app, pilot, "escape")
        assert screen_of(app).choice.ghost is None


@pytest.mark.asyncio
async def test_a_kind_that_cannot_be_built_yet_says_why() -> None:
    table = at(Scene(1).dice(6, 6, 6).do(0, "build white1", "build white2"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "b", "s")
        assert "R4.5" in words(app, "#ask")


@pytest.mark.asyncio
async def test_a_colony_is_founded_with_the_ghost_on_the_host_s_map() -> None:
    scene = Scene(3).staffed(0, 1, 1, 1, 1).armies(0, 2).workers(1, 0)
    scene.begin("deployment").do(0, "colonise 2")
    table = at(scene, "", "", "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        screen = screen_of(app)
        assert screen.shown == 1
        ghost = screen.choice.ghost
        assert ghost is not None
        assert ghost.kind == COLONY
        assert "s map: Found the Colony at" in words(app, "#ask")
        ghost.point(0, 2)
        await press(app, pilot, "up", "enter")
        assert slip(app).startswith("R")
        await press(app, pilot, "space", "enter")
        assert sea_of(table).empires[0].colonies == 1
        assert len(sea_of(table).empires[1].buildings) == 1


def test_a_ghost_stays_on_the_map_and_goes_round_its_sites() -> None:
    ghost = Ghost(FARM, 0, 0)
    ghost.step(-9, -9)
    assert (ghost.cell // ROWS, ghost.cell % ROWS) == (0, 1)
    ghost.step(99, 99)
    assert (ghost.cell // ROWS, ghost.cell % ROWS) == (25, 22)
    sites = [MOVES.parse(text) for text in ("farm 0 3", "farm 5 3", "farm 2 6")]
    found = []
    for _ in range(4):
        ghost.cycle(sites, 1)
        found.append(MOVES.text(ghost.move()))
    assert found == ["farm 0 3", "farm 5 3", "farm 2 6", "farm 0 3"]
    ghost.cycle(sites, -1)
    assert MOVES.text(ghost.move()) == "farm 2 6"


def test_the_ghost_is_drawn_green_with_its_letter_or_crossed() -> None:
    scene = Scene(1).dice(6, 2, 3).do(0, "build white1")
    ghost = Ghost(FARM, 0, 5 * ROWS + 5)
    placed = narrow_layout(scene.state, 0)
    x, y, wide, high = region(ghost)
    assert (wide, high) == (5, 3)
    legal = paint(scene.state, 0, placed, NIGHT, Marks(ghost, True))
    assert "".join(legal.letters[y + 1][x : x + 5]) == "│F┌─┘"
    assert legal.paints[y][x][1] == NIGHT.ok
    refused = paint(scene.state, 0, placed, NIGHT, Marks(ghost, False))
    assert "".join(refused.letters[y + 1][x : x + 5]) == "│x┌─┘"
    assert refused.paints[y][x][1] != NIGHT.ok


def test_a_mine_names_itself() -> None:
    assert Ghost(MINE, 0, 20 * ROWS + 6).move() == MOVES.parse("mine 20 6")


# Menus


@pytest.mark.asyncio
async def test_a_used_or_locked_die_is_refused_with_the_rule() -> None:
    table = at(Scene(1).dice(6, 2, 3).do(0, "build white1"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "1")
        assert slip(app).startswith("R")
        await press(app, pilot, "5")
        assert slip(app).startswith("R")
        assert len(screen_of(app).choice.path) == 1


@pytest.mark.asyncio
async def test_culture_caravans_gold_and_staff_by_menus() -> None:
    table = at(Scene(1).built(0, "farm 4 4 empty").gold(0, 9).dice(5, 4, 3), "")
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(app, pilot, "1", "1")
        empire = sea_of(table).empires[0]
        assert empire.caravans[0] == 1
        await press(app, pilot, "2", "c", "1")
        assert empire.culture
        await press(app, pilot, "s", "1")
        assert empire.staffed[FARM] == 1
        await press(app, pilot, "g", "1")
        assert empire.trunk == 1
        await press(app, pilot, "3", "+", "down", "enter")
        assert empire.lines > 3


@pytest.mark.asyncio
async def test_arrows_only_choose_also_in_a_list_longer_than_the_digits() -> None:
    table = at(Scene(1).gold(0, 9).dice(5, 4, 3), "")
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(app, pilot, "1", "c")
        assert len(screen_of(app).choice.entries()) > 9
        await press(app, pilot, *["down"] * 11)
        assert sea_of(table).empires[0].culture == 0
        assert screen_of(app).choice.cursor == 11
        await press(app, pilot, "enter")
        assert sea_of(table).empires[0].culture


def test_the_line_under_the_cursor_is_always_in_sight() -> None:
    labels = ["short", "a label that is so long that it takes two or even three lines"]
    entries = [Entry("", f"{place} {labels[place % 2]}", place) for place in range(23)]
    for high in (4, 6, 16):
        for cursor in range(len(entries)):
            text = menu(entries, cursor, "Title", 30, high, NIGHT).plain
            assert f"▸ · {cursor} " in text
            assert len(text.splitlines()) <= high
            assert f"{cursor + 1} of 23" in text


@pytest.mark.asyncio
async def test_the_building_under_the_cursor_stands_out() -> None:
    table = at(Scene(1).built(0, "farm 4 4 empty", "farm 8 4 empty"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(app, pilot, "s", "down")
        assert screen_of(app).marks().building == 8 * ROWS + 4


@pytest.mark.asyncio
async def test_taxation_and_conscription_are_a_key_away_also_while_others_are_asked() -> None:
    scene = Scene(3).armies(1, 1).begin("deployment")
    table = at(scene, "", "", "")
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(app, pilot)
        empire = sea_of(table).empires[screen_of(app).seat]
        await press(app, pilot, "x")
        assert (empire.gold, empire.unhappy) == (6, 1)
        await press(app, pilot, "c", "2")
        assert empire.military >= 2


@pytest.mark.asyncio
async def test_dice_are_marked_for_a_proposal() -> None:
    table = at(Scene(1).dice(4, 2, 3).begin("diplomacy"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(app, pilot, "1", "3")
        assert "[x]" in words(app, "#menu")
        assert "Enter: Roll white 4 and white 3 again" in words(app, "#ask")
        await press(app, pilot, "3")
        await press(app, pilot, "escape", "p")
        assert sea_of(table).phase == DEVELOPMENT_PHASE


def test_every_move_of_a_random_game_stands_in_a_menu() -> None:
    table = seated("ascii", "", "", seed=2)
    rng = Rng("menus")
    screen = EmpiresScreen(table)
    seen: set[str] = set()
    for step in range(700):
        sea = sea_of(table)
        seat = next((ask.seat for ask in sea.asks if ask.must), NONE)
        if seat == NONE:
            break
        legal = sea.legal(seat)
        if step % 9 == 0:
            screen.choice.look(sea, seat, sea.must(seat))
            for move in {rng.pick(legal) for _ in range(12)}:
                assert screen.choice.select(move), MOVES.text(move)
                seen.add(MOVES.row(move).name)
        calm = [move for move in legal if not table.game.rash(move)]
        assert table.play(seat, rng.pick(calm)) == ""
    assert {"build", "farm", "caravan", "culture", "buy", "mark", "reroll", "tax"} <= seen


def test_the_die_of_a_move() -> None:
    for text, die in (
        ("build white2 plus 3", 1),
        ("farms green", 3),
        ("garrisons black for 2", 4),
        ("farms white3 sparing", 2),
        ("caravan 4 white1", 0),
        ("culture d7 green", 3),
        ("done", NONE),
        ("farm 3 4", NONE),
    ):
        assert die_of(MOVES.parse(text)) == die


@pytest.mark.asyncio
async def test_after_a_reroll_no_die_is_chosen_and_enter_keeps_them_all() -> None:
    table = at(Scene(1).dice(2, 6, 6).gold(0, 5).begin("diplomacy"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "1", "enter")
        choice = screen_of(app).choice
        assert (sea_of(table).empires[0].gold, choice.marked) == (4, 0)
        await press(app, pilot, "enter")
        assert (sea_of(table).empires[0].gold, sea_of(table).phase != DIPLOMACY_PHASE) == (4, True)


@pytest.mark.asyncio
async def test_a_hint_to_keep_the_dice_puts_those_chosen_back() -> None:
    table = at(Scene(1).dice(2, 6, 6).gold(0, 5).begin("diplomacy"), "")
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "2", "3")
        choice = screen_of(app).choice
        assert choice.marked == 6
        screen_of(app).show_hint(
            Hint(MOVES.parse("pass"), literal("Keep all dice"), literal("why not"))
        )
        assert (choice.marked, choice.enter()) == (0, MOVES.parse("pass"))


@pytest.mark.asyncio
async def test_a_hint_comes_although_others_write_meanwhile() -> None:
    table = seated("ascii", "", "")
    while not table.state.independent():
        ask = next(ask for ask in table.state.asks if ask.must)
        assert table.play(ask.seat, table.state.legal(ask.seat)[0]) == ""
    app = AevumApp(table=table)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        adviser = Adviser(table, 0)
        assert table.play_text(1, "build white1") == ""
        screen_of(app).take_hint(
            adviser, Hint(MOVES.parse("done"), literal("Be done"), literal("in time"))
        )
        assert "in time" in slip(app)
        assert table.play_text(0, "build white1") == ""
        screen_of(app).take_hint(
            adviser, Hint(MOVES.parse("done"), literal("Be done"), literal("too late"))
        )
        assert "too late" not in slip(app)
