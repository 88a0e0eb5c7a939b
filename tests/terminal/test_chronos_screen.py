"""Chronos Conquest on its screen, with a clock that only the tests move."""

import pytest
from textual.widgets import Static

from aevum.bots.advice import Hint
from aevum.core.match import verify
from aevum.core.text import literal
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.setup import carried
from aevum.games.chronos.scenes import Scene
from aevum.games.registry import read_record
from aevum.terminal.app import AevumApp
from aevum.terminal.chronos.powerspaper import PowersPaper
from aevum.terminal.clock import UNTIMED
from aevum.terminal.hint import Adviser
from aevum.terminal.menu import again
from aevum.terminal.papers import EndPaper, HelpPaper, LogPaper
from aevum.terminal.plate import Plate
from aevum.terminal.playback import Playback
from tests.terminal.chronos import (
    LARGE,
    SMALL,
    STILL,
    at,
    begin,
    drawn,
    let_pass,
    playing,
    screen_of,
    sea_of,
    slip,
    words,
)
from tests.terminal.conftest import seated
from tests.terminal.hands import stop_clock

A, B = 0, 1  # timers of the first seat


@pytest.mark.asyncio
async def test_it_begins_after_three_two_one() -> None:
    table = seated("chronos", "", STILL, STILL)
    hands = stop_clock(table)
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Get ready: 3" in words(app)
        await pilot.press("a", "3")
        assert slip(app).endswith("started yet.")
        await let_pass(app, pilot, hands, 2.5)
        assert "Get ready: 1" in words(app)
        assert table.clock() == 0
        await let_pass(app, pilot, hands, 1.0)
        assert table.clock() == 500
        assert "Timer a, in front of you, run out. Where does it go?" in words(app)


@pytest.mark.asyncio
async def test_two_keys_flip_a_timer_and_its_sand_runs() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("a")
        assert "Timer a" in words(app)
        await pilot.press("3")
        assert sea_of(table).place[A] == 2
        assert "30.0" in drawn(app)
        await let_pass(app, pilot, hands, 10.0)
        assert "20.0" in drawn(app)
        await let_pass(app, pilot, hands, 20.0)
        assert "a  take" in drawn(app)


@pytest.mark.asyncio
async def test_a_timer_that_flows_is_refused_by_its_rule_and_stays_in_hand() -> None:
    table = at(Scene(3).timer("1a", "pile3", left=1_000))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("a", "5")
        assert slip(app).startswith("R")
        assert "is still running, with 1.0 s left" in slip(app)
        assert screen_of(app).hand.timer == A
        await let_pass(app, pilot, hands, 1.0)
        await pilot.press("5")
        assert sea_of(table).place[A] == 4
        assert sea_of(table).riches[0] == 1


@pytest.mark.asyncio
async def test_a_capital_letter_leaves_the_card() -> None:
    table = at(Scene(3).pile(3, "cataclysm").timer("1a", "pile3"))
    async with playing(table) as (_, pilot, _):
        await pilot.press("A", "5")
        assert sea_of(table).place[A] == 4
        assert not table.over()


@pytest.mark.asyncio
async def test_a_second_command_waits_for_the_hand() -> None:
    """A hand gives one command in 250 ms; what is typed earlier is made then."""
    table = at(Scene(3))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("a", "3", "b", "4")
        assert sea_of(table).place[B] != 3
        await let_pass(app, pilot, hands, 0.25)
        assert sea_of(table).place[B] == 3
        assert sea_of(table).ends[B] - sea_of(table).ends[A] == 250


@pytest.mark.asyncio
async def test_an_offering_by_picking_cards() -> None:
    table = at(Scene(3, gods=("ATHENA", "ARES")).kingdom(0, "10", "30", "north"))
    async with playing(table) as (app, pilot, _):
        await pilot.press("o")
        assert "Athena" in str(app.screen.query_one("#menu", Static).content)
        await pilot.press("1")
        assert "to offer for Athena" in words(app)
        await pilot.press("1", "2")
        assert sea_of(table).gods[0] != 0
        assert sea_of(table).hoards[0] == [3]
        assert not app.screen.query_one("#menu").display


@pytest.mark.asyncio
async def test_what_is_put_together_is_dropped_by_escape() -> None:
    table = at(Scene(3, gods=("ATHENA",)).kingdom(0, "10", "30"))
    async with playing(table) as (_, pilot, _):
        await pilot.press("o", "1", "1", "escape")
        assert sea_of(table).drafts[0] == []
        assert sea_of(table).riches[0] == 2


@pytest.mark.asyncio
async def test_an_offering_that_cannot_be_paid_says_so() -> None:
    table = at(Scene(3, gods=("ATHENA",)).kingdom(0, "10"))
    async with playing(table) as (app, pilot, _):
        await pilot.press("o", "1")
        assert slip(app).startswith("R")


@pytest.mark.asyncio
async def test_a_choice_in_flight_shows_its_time_and_is_answered() -> None:
    scene = Scene(3).pile(3, "starvation").timer("1a", "pile3").kingdom(1, "50")
    table = at(scene)
    async with playing(table) as (app, pilot, hands):
        await pilot.press("a", "5")
        assert "Starvation" in words(app)
        assert "5.0 s" in words(app)
        await let_pass(app, pilot, hands, 2.0)
        assert "3.0 s" in words(app)
        await pilot.press("enter", "1")
        assert sea_of(table).riches[1] == 0
        assert "Starvation" not in words(app)


@pytest.mark.asyncio
async def test_a_choice_in_flight_is_made_by_time() -> None:
    scene = Scene(3).pile(3, "starvation").timer("1a", "pile3").kingdom(2, "50")
    table = at(scene)
    async with playing(table) as (app, pilot, hands):
        await pilot.press("a", "5")
        await let_pass(app, pilot, hands, 5.1)
        assert sea_of(table).riches[2] == 0


@pytest.mark.asyncio
async def test_a_true_claim_ends_the_game_and_a_mistaken_one_does_not() -> None:
    table = at(Scene(3).kingdom(0, "100", "50", "50"))
    async with playing(table) as (app, pilot, hands):
        assert "200 of 200 points (p claims)" in drawn(app)
        await pilot.press("m")
        assert not table.over()
        await let_pass(app, pilot, hands, 0.3)
        await pilot.press("p")
        await let_pass(app, pilot, hands, 0.1)
        assert table.over()
        assert isinstance(app.screen, EndPaper)
        await pilot.press("escape", "L")
        assert isinstance(app.screen, LogPaper)


@pytest.mark.asyncio
async def test_a_frozen_game_is_counted_down() -> None:
    table = at(Scene(3).picked().kingdom(0, "50"))
    async with playing(table, LARGE) as (app, pilot, hands):
        await pilot.press("z")
        assert "Frozen: the game ends in 10.0 s" in words(app)
        await let_pass(app, pilot, hands, 4.0)
        assert "Frozen: the game ends in 6.0 s" in words(app)
        await let_pass(app, pilot, hands, 6.1)
        assert table.over()
        assert sea_of(table).ending == "frozen"


@pytest.mark.asyncio
async def test_space_pauses_and_goes_on_after_a_countdown() -> None:
    table = at(Scene(3).timer("1a", "pile3", left=20_000))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("space")
        await let_pass(app, pilot, hands, 60.0)
        assert "Paused" in words(app)
        assert table.clock() == 0
        await pilot.press("b", "3", "colon", *"go 1b pile3", "enter")
        assert sea_of(table).place[B] != 2
        assert slip(app) == "Time is paused. Press Space to continue."
        await pilot.press("space")
        assert "Get ready: 3" in words(app)
        await let_pass(app, pilot, hands, 4.0)
        assert table.clock() == 1000


@pytest.mark.asyncio
async def test_time_stands_while_another_page_is_open() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, hands):
        for key, page in (("question_mark", HelpPaper), ("i", PowersPaper)):
            before = table.clock()
            await pilot.press(key)
            assert isinstance(app.screen, page)
            await let_pass(app, pilot, hands, 0.0)
            await let_pass(app, pilot, hands, 30.0)
            await pilot.press("escape")
            await let_pass(app, pilot, hands, 0.0)
            await let_pass(app, pilot, hands, 3.0)
            assert table.clock() == before


@pytest.mark.asyncio
async def test_a_page_that_is_put_away_does_not_end_a_pause() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("space", "question_mark")
        await let_pass(app, pilot, hands, 1.0)
        await pilot.press("escape")
        await let_pass(app, pilot, hands, 10.0)
        assert "Paused" in words(app)
        assert table.clock() == 0


@pytest.mark.asyncio
async def test_a_window_too_small_says_so_and_a_larger_one_shows_the_table() -> None:
    app = AevumApp(table=at(Scene(3)))
    async with app.run_test(size=(40, 12)) as pilot:
        await pilot.pause()
        assert "60 columns and 16 lines" in drawn(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert " You " in drawn(app)


@pytest.mark.asyncio
async def test_the_bar_tells_the_goal_then_the_keys_and_when_a_timer_is_free() -> None:
    table = at(Scene(3))
    hands = stop_clock(table)
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "First with 200 points" in words(app)
        await begin(app, pilot, hands)
        assert "p and m claim" in words(app)
        for keys in ("a1", "b2", "c3"):
            await pilot.press(*keys)
            await let_pass(app, pilot, hands, 0.3)
        assert words(app).startswith("All your timers are running. Timer a is next, in 30 seconds.")


@pytest.mark.asyncio
async def test_nothing_is_taken_back() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, _):
        await pilot.press("a", "3", "U")
        assert slip(app).startswith("Moves in real time can")
        assert sea_of(table).place[A] == 2


@pytest.mark.asyncio
async def test_after_the_end_all_lies_open_and_nothing_counts_down() -> None:
    table = at(Scene(3).kingdom(0, "100", "50", "50").kingdom(1, "30", "10"))
    async with playing(table) as (app, pilot, hands):
        assert "30 10" not in drawn(app)
        await pilot.press("p")
        await let_pass(app, pilot, hands, 0.1)
        await pilot.press("escape")
        await let_pass(app, pilot, hands, 0.1)
        assert "30 10  40 points" in drawn(app)
        assert "A play again" in words(app)
        assert "paused" not in words(app, "#where")
        assert table.time.lead() == 0


@pytest.mark.asyncio
async def test_speeds_for_practice() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, hands):
        await pilot.press("S")
        assert slip(app) == "Speed: half."
        await let_pass(app, pilot, hands, 2.0)
        assert table.clock() == 1000
        await pilot.press("S", "S")
        assert table.time.speed == UNTIMED
        await let_pass(app, pilot, hands, 100.0)
        assert table.clock() == 1000
        assert "Untimed" in words(app)


@pytest.mark.asyncio
async def test_untimed_time_runs_to_the_next_thing_by_a_key() -> None:
    table = at(Scene(3).timer("2a", "pile1", left=4_000))
    table.time.at_speed(UNTIMED)
    app = AevumApp(table=table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("a", "3", "b", "5")
        assert sea_of(table).place[B] == 4
        await pilot.press("space")
        assert table.clock() == 4_000
        await pilot.press("space")
        assert table.clock() == 30_000
        assert "a  take" in drawn(app)


@pytest.mark.asyncio
async def test_a_move_can_be_typed_and_a_wrong_one_is_explained() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, _):
        await pilot.press("colon", *"go 1a pile4", "enter")
        assert sea_of(table).place[A] == 3
        await pilot.press("colon", *"fly 1a", "enter")
        assert slip(app).startswith("No move begins with “fly”.")
        await pilot.press("L")
        assert "when the game is over" in slip(app)


@pytest.mark.asyncio
async def test_a_hint_is_given_though_others_have_moved_meanwhile() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, _, _):
        adviser = Adviser(table, 0)
        assert table.play_text(1, "go 2a pile3") == ""
        hint = Hint(MOVES.parse("go 1a pile4"), literal("Flip"), literal("why not"))
        screen_of(app).take_hint(adviser, hint)
        assert slip(app) == "Hint: Flip. why not"


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [SMALL, LARGE, (60, 18)])
async def test_a_whole_game_against_standard_bots(size: tuple[int, int]) -> None:
    table = seated("chronos", "", *["standard"] * 3, seed=9)
    async with playing(table, size) as (app, pilot, hands):
        for _ in range(400):
            if table.over():
                break
            hands.seconds += 2.5
            screen_of(app).go_on()
        await pilot.pause()
        assert table.over()
        assert isinstance(app.screen, EndPaper)
        assert any(words.startswith("Player ") for _, words in app.screen_stack[-2].heard)  # type: ignore[attr-defined]
    verify(read_record(table.match.claim().to_text()))


@pytest.mark.asyncio
async def test_the_same_again_keeps_unseen_cards_and_the_speed() -> None:
    table = seated("chronos", "", STILL, STILL)
    table.time.at_speed("half")
    rematch = again(table, True)
    assert rematch.match.record.options["carried"] == carried(sea_of(table)) != ""
    assert rematch.time.speed == "half"
    assert again(rematch, False).match.record.options["carried"] == ""


@pytest.mark.asyncio
async def test_bots_alone_are_watched() -> None:
    table = seated("chronos", *["standard"] * 3)
    async with playing(table) as (app, pilot, hands):
        await let_pass(app, pilot, hands, 10.0)
        await pilot.press("a", "3", "p", "o")
        assert "Bots are playing" in words(app)


@pytest.mark.asyncio
async def test_a_record_is_replayed_on_the_painted_table() -> None:
    table = seated("chronos", *["standard"] * 3, seed=4)
    table.skip(60_000)
    playback = Playback(table.match.record)
    app = AevumApp(playback=playback)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "The beginning" in str(app.screen.query_one("#said", Static).content)
        assert "empty 0" not in app.screen.query_one("#board", Plate).canvas.text()
        await pilot.press("right")
        said = str(app.screen.query_one("#said", Static).content)
        assert "1 of " in said
        assert "flips a timer" in said
        await pilot.press("end")
        await pilot.pause()
        text = app.screen.query_one("#board", Plate).canvas.text()
        assert "Temple" in text
        assert "Player 3" in text
        assert " s, " in str(app.screen.query_one("#said", Static).content)
