"""The line mode, driven as a script or a screen reader drives it."""

import os
import re
from pathlib import Path

import pytest

from aevum.bots.company import bot_title, usual
from aevum.games import registry
from aevum.terminal import messages as m
from aevum.terminal.narrow import in_order
from tests.cli.conftest import Run
from tests.tiny import TINY
from tests.tiny.guild import STYLES

HAGGLE, SANDGLASS = (
    next(game for game in TINY if game.name == name) for name in ("haggle", "sandglass")
)
DATE = ["--date", "2018-06-06", "19:35"]
IMPERIALS = registry.find("imperials")
USUAL = bot_title(usual(IMPERIALS), IMPERIALS)
NOT_SAVED = "This game isn\N{RIGHT SINGLE QUOTATION MARK}t saved: "


def test_moves_are_made_and_told(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="road south of f6\nquit\n")
    assert told.code == 0
    assert "You draw a road south of f6." in told.out
    assert "turn 2 of 10" in told.out


def test_a_refusal_names_the_rule_and_the_game_goes_on(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="dig 1 6\nfly\nroad S 6 6\n")
    assert "R3.3" in told.out
    assert "No move begins with “fly”" in told.out
    assert "You draw a road" in told.out


def test_the_end_of_the_input_keeps_the_game(aevum: Run, home: Path) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\n")
    assert told.code == 0
    assert "Goodbye" in told.out
    (kept,) = (home / "unfinished").glob("*.txt")
    assert "road S 6 6" in kept.read_text(encoding="utf-8")
    again = aevum("play", "--plain", "--continue", typed="undo\n")
    assert "turn 2 of 10" in again.out
    assert "Undone: road S 6 6." in again.out


def test_an_unfinished_game_is_mentioned(aevum: Run) -> None:
    aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\n")
    assert "--continue" in aevum("play", "tempus", "--plain", typed="quit\n").out


def test_an_unfinished_game_of_older_rules_is_told_of(aevum: Run, home: Path) -> None:
    aevum("play", "tempus", "--plain", "--date", "1806061935", typed="road S 6 6\n")
    (kept,) = (home / "unfinished").glob("*.txt")
    kept.write_text(kept.read_text().replace("rules: 1", "rules: 99"))
    told = aevum("play", "--plain", "--continue")
    assert told.code == 1
    assert "This record was played under rules 99" in told.err
    assert kept.exists()


def test_a_newer_game_that_cannot_go_on_is_told_of(aevum: Run, home: Path) -> None:
    aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\n")
    (kept,) = (home / "unfinished").glob("*.txt")
    os.utime(kept, (1e9, 1e9))
    kept.with_name("tempus-new.txt").write_text("game: tempus\nrules: 99\n")
    told = aevum("play", "--plain", "--continue", typed="quit\n")
    assert (
        told.out.count(
            "A newer save couldn\N{RIGHT SINGLE QUOTATION MARK}t be opened. tempus-new.txt: "
        )
        == 1
    )
    assert "turn 2 of 10" in told.out


def test_without_a_saved_game_there_is_nothing_to_continue(aevum: Run) -> None:
    told = aevum("play", "--plain", "--continue")
    assert told.code == 1
    assert "no unfinished game" in told.err


def test_a_long_list_is_grouped_and_a_short_one_numbered(aevum: Run) -> None:
    typed = "moves\nmoves road s 6\nmoves use\n2\n"
    told = aevum("play", "tempus", "--plain", *DATE, typed=typed)
    assert "too many to read out" in told.out
    longest = max(len(part.splitlines()) for part in told.out.split("Round 1, turn"))
    assert longest <= 40
    assert "You use the farm at h9" in told.out


def test_every_command_answers(aevum: Run) -> None:
    typed = "help\nboard\nlist\nscore\nlog\nrules\nrules 2\nrules 99\nsave\nwhy road S 6 6\nwhy x\n"
    told = aevum("play", "tempus", "--plain", *DATE, typed=typed + "why dig 1 1\n77\nundo\n")
    assert told.code == 0
    assert "Type a move" in told.out
    assert "TEMPUS IMPERIUM" in told.out
    assert "Forests: a1 with 4" in told.out
    assert "Score \N{MINUS SIGN}89" in told.out
    assert "That move is possible." in told.out
    assert str(m.shell_undo_nothing()) in told.out


def test_a_hint_is_given_and_not_played(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="hint\nlog\n")
    assert re.search(r"Hint: \w+", told.out)
    assert "Nothing has happened yet." in told.out


def test_a_payment_is_asked_for_square_by_square(aevum: Run) -> None:
    typed = "road E 10 5\nbuild farm 9 5\nlist\n"
    roads = ["road S 9 5", "road S 9 6 paid", "build farm 9 5 paid", "moves", "2", "score"]
    told = aevum("play", "tempus", "--plain", *DATE, typed="\n".join(roads) + "\n" + typed)
    assert "Which forest gives wood" in told.out
    assert "Square f10 pays 1 unit" in told.out


def test_a_whole_game_by_numbers_ends_with_a_record(aevum: Run, home: Path) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="pass\n" * 50)
    assert told.code == 0
    assert "The game is over. Points: " in told.out
    (kept,) = (home / "finished").glob("*.txt")
    assert not list((home / "unfinished").glob("*.txt"))
    assert aevum("verify", str(kept)).code == 0


def test_save_and_load_a_file(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    words = ["play", "tempus", "--plain", *DATE, "--save", str(path)]
    aevum(*words, typed="road S 6 6\n")
    assert aevum("verify", str(path)).code == 0
    assert aevum(*words).code == 2
    told = aevum("play", "--plain", "--load", str(path), typed="log\n")
    assert "You draw a road south of f6." in told.out
    assert aevum("play", "template", "--plain", "--load", str(path)).code == 2
    assert aevum("play", "--plain", "--load", str(path), "--seed", "3").code == 2


def test_without_a_game_it_asks_for_one(aevum: Run) -> None:
    told = aevum("play", "--plain", typed="1\nquit\n")
    assert told.code == 0
    assert "Which game?" in told.out
    assert "Round 1, turn 1" in told.out
    assert aevum("play", "--plain", typed="chess\n").code == 2


def test_after_a_wrong_name_the_game_is_asked_for_again(aevum: Run) -> None:
    told = aevum("play", "--plain", typed="chess\n\n99\n1\nquit\n")
    assert told.code == 0
    assert told.out.count("Which game?") == 3
    assert "Round 1, turn 1" in told.out
    told = aevum("play", "--plain", typed="chess\n" * 9)
    assert told.code == 2
    assert told.out.count("Which game?") == 3


def test_the_date_may_be_ten_digits_or_now(aevum: Run) -> None:
    for date in ("1806061935", "now"):
        told = aevum("play", "tempus", "--plain", "--date", date, typed="quit\n")
        assert told.code == 0
        assert "Goodbye" in told.out


def test_against_a_bot(aevum: Run) -> None:
    typed = "roll\nhold\n" * 40
    told = aevum("play", "template", "--plain", "--bots", "greedy", "--seed", "4", typed=typed)
    assert told.code == 0
    assert "Player 2 rolls" in told.out


def test_bots_of_a_level_have_characters_that_are_told(aevum: Run) -> None:
    told = aevum("play", "tests.tiny.guild:GUILD", "--plain", "--level", "easy", "--seats", "4")
    assert told.code == 0
    assert "At this table: you against 3 Easy bots." in told.out
    for style in STYLES:
        assert f"Easy · {style.title}. {style.about}" in told.out


def test_a_hint_tells_its_plan(aevum: Run) -> None:
    told = aevum("play", "tests.tiny.guild:GUILD", "--plain", "--seed", "3", typed="hint\nquit\n")
    plan = "Plan: A pair of ones. This brings about +3 points by the end."
    assert plan in told.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chronos", "--level", "master"], "Choose from: easy, medium, hard"),
        (["template", "--level", "easy"], "Choose from: standard"),
        (["--level", "<b>"], "Choose from: easy, medium, hard"),
        (["--continue", "--level", "easy"], "keeps"),
    ],
)
def test_an_unknown_level_is_refused(aevum: Run, words: list[str], why: str) -> None:
    told = aevum("play", *words, "--plain")
    assert told.code != 0
    assert why in told.err


@pytest.mark.parametrize(
    ("words", "company"),
    [
        ([], f"you against 3 {USUAL} bots"),
        (["--seats", "2"], f"you against 1 {USUAL} bot"),
        (["--hotseat", "3"], "3 people"),
        (["--hotseat", "2", "--seats", "4"], f"2 people against 2 {USUAL} bots"),
        (
            ["--hotseat", "1", "--bots", "random,greedy"],
            "you against 1 Random bot and 1 Greedy bot",
        ),
        (["--bots", "random", "--seats", "3"], "2 people against 1 Random bot"),
        (["--bots", "random"], "you against 1 Random bot"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_who_plays_is_as_wished_and_said(aevum: Run, words: list[str], company: str) -> None:
    told = aevum("play", "imperials", "--plain", "--seed", "4", *words)
    assert told.code == 0
    assert f"At this table: {company}.\n" in told.out
    assert "unfinished game" not in told.out


def test_nothing_is_kept_of_a_game_in_which_nobody_has_moved(aevum: Run, home: Path) -> None:
    told = aevum("play", "imperials", "--plain", "--hotseat", "2", typed="\nquit\n")
    assert "there\N{RIGHT SINGLE QUOTATION MARK}s nothing to save." in told.out
    assert not list(home.rglob("*.txt"))


def test_bots_alone_are_watched_to_the_end(aevum: Run) -> None:
    told = aevum("play", "template", "--plain", "--bots", "greedy,random", "--seed", "4")
    assert told.code == 0
    assert "The game is over: Player" in told.out


def test_two_people_pass_the_keyboard_where_something_is_hidden(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._added, HAGGLE.name, HAGGLE)
    words = ["play", HAGGLE.name, "--plain", "--seed", "4", "--hotseat", "2"]
    told = aevum(*words, typed="moves\n\n1\n" * 8)
    assert told.code == 0
    assert "At this table: 2 people." in told.out
    assert "Pass the keyboard to Player 1" in told.out


def test_a_live_game_goes_on_with_the_time(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, SANDGLASS.name, SANDGLASS)
    words = ["play", SANDGLASS.name, "--plain", "--bots", "random", "--seed", "4"]
    told = aevum(*words, typed="moves\n1\nmoves\n1\n")
    assert told.code == 0
    assert "Goodbye" in told.out or "over" in told.out


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_said_to_be_kept(
    aevum: Run, home: Path
) -> None:
    home.write_text("a file, not a folder", encoding="utf-8")
    told = aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\nsave\npass\n")
    assert told.code == 1
    assert told.out.count("being saved: ") == 1
    assert told.out.count(NOT_SAVED) == 2
    assert "saved to" not in told.out.lower()
    told = aevum("play", "tempus", "--plain", *DATE, typed="pass\n" * 50)
    assert told.code == 1
    assert NOT_SAVED in told.out
    assert "saved to" not in told.out.lower()


@pytest.mark.parametrize("place", ["/proc/x", "/dev/null", "/tmp/" + "x" * 300])
def test_a_home_that_cannot_be_is_told(
    aevum: Run, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setenv("AEVUM_HOME", place)
    told = aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\nquit\n")
    assert told.code == 1
    assert f"Goodbye.\n{NOT_SAVED}" in told.out


def test_a_game_loaded_and_saved_elsewhere_is_there_at_once(aevum: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    aevum("play", "tempus", "--plain", *DATE, "--save", str(first), typed="road S 6 6\n")
    words = ["play", "--plain", "--load", str(first), "--save", str(second)]
    assert f"Saved to {second}" in aevum(*words, typed="quit\n").out
    assert "road S 6 6" in second.read_text(encoding="utf-8")


def test_a_torn_save_goes_on_from_the_last_good_move(aevum: Run, home: Path) -> None:
    aevum("play", "tempus", "--plain", *DATE, typed="road S 6 6\npass\n")
    (kept,) = (home / "unfinished").glob("*.txt")
    torn = kept.read_bytes()[:-3] + b"\xff\x00"
    kept.write_bytes(torn)
    told = aevum("play", "--plain", "--continue", typed="road S 5 6 paid\n")
    assert told.code == 0
    assert told.out.count("be read, so the game continues from the last good move") == 1
    assert "turn 2 of 10" in told.out
    assert kept.with_suffix(".damaged").read_bytes() == torn
    assert kept.read_text(encoding="utf-8").splitlines()[-2:] == ["road S 6 6", "road S 5 6 paid"]


def test_the_chapters_have_the_numbers_of_the_page(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="rules 3\nrules 5\nrules example\n")
    assert "\n3. Turns\n" in told.out
    assert "2. Setup" not in told.out
    assert "farm: wood 1, stone 0, gold 0." in told.out
    assert "\nAn example\n" in told.out
    page = re.sub(r"`\w+`", "", told.out)  # what the reader may type
    assert not re.search(r"[|*`#]|--", page)
    assert "2. A turn" in aevum("play", "template", "--plain", typed="rules 2\n").out


def test_a_number_before_any_list_is_explained(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="3\n²\nrules ²\n")
    assert told.code == 0
    assert "Type `moves` first" in told.out


def test_a_short_list_comes_with_the_question(aevum: Run) -> None:
    told = aevum("play", "template", "--plain", "--bots", "greedy", "--seed", "4", typed="1\n")
    assert "\n1. roll" in told.out
    assert "You roll" in told.out


def test_numbers_name_a_square_in_their_order(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="moves 5 6\n")
    listed = [line for line in told.out.splitlines() if re.match(r"\d+\. ", line)]
    assert listed
    assert all("5 6" in line for line in listed)
    assert in_order(["use", "3", "5"], ["use", "5", "3", "strike", "3", "5"])
    assert not in_order(["5", "6"], ["use", "5", "5", "strike", "6", "5"])


def test_the_result_is_told_once(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", *DATE, typed="pass\n" * 50)
    assert told.out.count("The game is over. Points: ") == 1
