"""Chronos Conquest in the line mode: time stands until the player lets it run."""

import io
from collections.abc import Iterator

import pytest

from aevum.cli.app import start
from aevum.games.chronos import GAME
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.terminal.clock import UNTIMED
from aevum.terminal.faces import face_of
from aevum.terminal.playback import PlainReplay, Playback
from aevum.terminal.table import Table
from tests.terminal.chronos import at, sea_of
from tests.terminal.conftest import plain_at, seated
from tests.terminal.hands import stop_clock


def lines(table: Table, *typed: str) -> str:
    """Play untimed with these lines; return the output."""
    table.time.at_speed(UNTIMED)
    table.start_clock()
    out = io.StringIO()
    plain_at(table, typed, out).run()
    return out.getvalue()


def test_one_line_says_that_time_stands() -> None:
    told = lines(at(Scene(3)))
    assert told.count("Time is paused. Type `run` to let it run") == 1


def test_one_line_says_with_whom_one_plays() -> None:
    assert "Player 4 is your partner: if one of you wins" in lines(at(Scene(6, teams=True)))
    assert "partner" not in lines(at(Scene(6)))


def test_time_stands_until_it_is_told_to_run() -> None:
    table = at(Scene(3).timer("2a", "pile1", left=4_000))
    told = lines(table, "go 1a pile3", "board", "run", "run 5")
    assert "You flip a timer (1a) onto pile 3." in told
    assert "0:00.0. Your timers: a on pile 3, 30.0 s left" in told
    assert "Player 2\N{RIGHT SINGLE QUOTATION MARK}s timer (2a) has run out on pile 1." in told
    assert "0:04.0. Your timers: a on pile 3, 26.0 s left" in told
    assert "0:09.0. Your timers: a on pile 3, 21.0 s left" in told
    assert table.clock() == 9_000


def test_what_happens_is_told_in_its_order() -> None:
    table = at(Scene(3).timer("2a", "pile1", left=2_000).timer("3a", "pile2", left=4_000))
    told = lines(table, "go 1a pile3", "run 5")
    first, second = told.index("(2a) has run out"), told.index("(3a) has run out")
    assert first < second
    assert table.clock() == 5_000


def test_time_runs_until_a_timer_of_one_s_own_has_flowed() -> None:
    table = at(Scene(3).timer("1a", "pile1", left=9_000).timer("2a", "pile2", left=4_000))
    told = lines(table, "run mine", "list")
    assert table.clock() == 9_000
    assert "timer (2a) has run out" in told
    assert "Your timers: a on pile 1, run out (takes the 20), b in front of you" in told
    assert "Pile 2: 20, " in told


def test_lines_are_broken_between_words_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = io.StringIO()
    face_of(GAME).plain()(at(Scene(3)), ["help"], out, prompt=True).run()
    told = out.getvalue().replace("> ", "")  # Enter ends that line
    assert max(map(len, told.splitlines())) <= 60
    assert "Goodbye." in out.getvalue()


def test_an_interruption_says_good_bye() -> None:
    def typed() -> Iterator[str]:
        yield "a 3"
        raise KeyboardInterrupt

    out = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        plain_at(at(Scene(3)), typed(), out).run()
    assert "Goodbye.\nSaved to " in out.getvalue()


@pytest.mark.parametrize("wrong", ["run x", "run 0", "run -5", "run 1000", "run 5 s"])
def test_a_time_that_is_none_is_refused(wrong: str) -> None:
    table = at(Scene(3))
    assert "Type `run` with seconds" in lines(table, wrong)
    assert table.clock() == 0


def test_two_keys_are_a_move_and_a_hand_takes_its_time() -> None:
    table = at(Scene(3).timer("1a", "pile3").timer("1b", "pile4"))
    lines(table, "a5", "B 6", "c j")
    sea = sea_of(table)
    assert [sea.place[timer] for timer in (0, 1, 2)] == [4, 5, 10]
    assert sea.riches[0] == 1
    assert table.clock() == 500


def test_refusals_name_their_rule() -> None:
    table = at(Scene(3).timer("1a", "pile3", left=9_000))
    told = lines(table, "a 5", "why go 1a pile5", "x 3", "undo")
    assert told.count("R2.3") == 2
    assert "You have no timer x." in told
    assert "Moves in real time can" in told


def test_a_choice_in_flight_is_read_out_with_its_time_and_its_moves() -> None:
    table = at(Scene(3).pile(3, "starvation").timer("1a", "pile3").kingdom(1, "50"))
    told = lines(table, "take 1a pile5", "1")
    assert "Starvation: Choose who discards the top card of their central pile. 5.0 s." in told
    assert "1. starve 2" in told
    assert sea_of(table).riches[1] == 0


def test_an_offering_is_put_together_line_by_line() -> None:
    table = at(Scene(3, gods=("ATHENA",)).kingdom(0, "10", "30", "50"))
    told = lines(table, "offer athena", "pay 10", "2", "score", "powers", "help")
    assert "Choose card 1 of 2 to offer for Athena." in told
    assert sea_of(table).gods[0] != 0
    assert "Your points: 30 of 200." in told
    assert "Athena (costs 2, yours): Your timers never go into Hell" in told
    assert "let time run to the next thing that happens" in told


def test_a_game_is_played_to_its_end() -> None:
    table = seated("chronos", "", *["standard"] * 2, seed=3)
    told = lines(table, *["run 10"] * 100)
    assert table.over()
    assert told.count("The game is over: ") == 1


def test_bots_alone_play_to_the_end_at_once() -> None:
    table = seated("chronos", *["standard"] * 3, seed=3)
    told = lines(table)
    assert table.over()
    assert "The game is over: " in told


def test_time_runs_by_itself_where_that_is_wished() -> None:
    table = at(Scene(3).timer("1a", "pile3", left=9_000))
    hands = stop_clock(table)

    def typed() -> Iterator[str]:
        hands.seconds += 4
        yield "moves"
        hands.seconds += 6
        yield "a 5"

    out = io.StringIO()
    plain_at(table, typed(), out).run()
    assert "Time runs while you read and type" in out.getvalue()
    assert sea_of(table).place[0] == 4
    assert table.clock() == 10_000


def test_a_record_is_read_by_lines() -> None:
    table = seated("chronos", "", *["standard"] * 2, seed=3)
    lines(table, "a 1", "run 10")
    out = io.StringIO()
    PlainReplay(Playback(table.match.record), [], out, prompt=False).run()
    assert "0.0 s, Player 1: go 1a pile1" in out.getvalue()
    assert "time passes" in out.getvalue()


# The command line


def test_help_teaches_the_keys(capsys: pytest.CaptureFixture[str]) -> None:
    start(["play", "chronos", "--help"])
    told = capsys.readouterr().out
    assert "How to play Chronos Conquest in this terminal" in told
    assert "Two keys move a timer" in told
    assert "--speed" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chronos", "--speed", "slow"], "--speed must be one of full, half, quarter, untimed"),
        (["tempus", "--speed", "half"], "t played in real time, so it has no --speed"),
        (["chronos", "--hotseat", "2"], "only one person can use the keyboard"),
        (["--speed", "half"], "Name the game these settings are for"),
    ],
)
def test_wishes_that_cannot_be(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(["play", *arguments, "--plain"]) == 2
    assert sentence in capsys.readouterr().err


def test_plain_play_begins_untimed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a 2\nrun 3\nquit\n"))
    assert start(["play", "chronos", "--plain", "--seed", "5", "--option", "stage=1"]) == 0
    told = capsys.readouterr().out
    assert "Time is paused" in told
    assert "0:03.0. Your timers: a on pile 2, 27.0 s left" in told
    assert "Saved to " in told


def test_a_saved_game_goes_on(home: object) -> None:
    table = seated("chronos", "", *["standard"] * 2, seed=3)
    lines(table, "a 1", "run 10")
    resumed = Table.resume(table.match.record, table.bots)
    assert isinstance(resumed.state, Conquest)
    assert resumed.state.to_data() == table.state.to_data()
    assert "run" in lines(resumed, "run 30")
