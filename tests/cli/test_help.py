"""Help teaches, and every mistake on the command line is one sentence and an exit code."""

import re
from itertools import pairwise

import pytest

import aevum as package
from tests.cli.conftest import Run

COMMANDS = [
    "games", "rules", "numbers", "sheet", "maps", "play", "replay", "verify", "simulate", "compare",
    "solve", "catalogue", "check", "compile", "serve", "bots",
]  # fmt: skip


def test_alone_it_tells_what_to_type_first(aevum: Run) -> None:
    told = aevum()
    assert told.code == 0
    assert "aevum play tempus" in told.out
    assert "aevum play chronos" in told.out
    assert "\x1b" not in told.out
    assert len(told.out.splitlines()) <= 40


def test_help_names_every_command(aevum: Run) -> None:
    told = aevum("--help")
    assert told.code == 0
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", told.out)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(aevum: Run, command: str) -> None:
    told = aevum(command, "--help")
    assert told.code == 0
    assert f"aevum {command}" in told.out
    assert "xample" in told.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fills_its_lines(aevum: Run, command: str) -> None:
    """A line too long for 80 columns would leave a few words alone on the next."""
    lines = aevum(command, "--help").out.split("╭")[0].splitlines()
    for line, after in pairwise(lines):
        if line and after and not after.startswith(("aevum", " ")):
            assert len(line) + len(after.split()[0]) >= 74, line


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_for_a_game_tells_its_settings(aevum: Run, command: str) -> None:
    told = aevum(command, "imperials", "--help")
    assert told.code == 0
    assert "aevum play imperials" in told.out
    for name in ("mode", "map", "points"):
        assert f"\n  {name} (" in told.out
    assert "\n  date (text)" in aevum(command, "tempus", "--help").out
    assert "Settings of" not in aevum(command, "--help").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "tempus", "x"], '"x" is one word too many for `aevum rules`.'),
        (["rules"], "`aevum rules` needs a game."),
        (["simulate", "tempus", "--bots"], "`aevum simulate` needs a value for --bots."),
        (["play", "--sets", "3"], "`aevum play` has no --sets. Did you mean --seats?"),
        (["playy"], 'There is no command "playy". Did you mean "play"?'),
        (["play", "--plain", "--plain"], "--plain is given more than once."),
        (["play", "--plain=x"], "--plain takes no value."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_in_the_words_is_told_kindly(aevum: Run, words: list[str], sentence: str) -> None:
    told = aevum(*words)
    assert told.code == 2
    assert told.err.startswith(f"{sentence} See: aevum ")


def test_version_names_the_build(aevum: Run) -> None:
    told = aevum("--version")
    assert told.code == 0
    assert package.__version__ in told.out
    assert package.build() in told.out


@pytest.mark.parametrize(
    "words",
    [
        ["bogus"],
        ["games", "surplus"],
        ["rules"],
        ["rules", "chess"],
        ["play", "chess"],
        ["play", "tempus", "--sets", "3"],
        ["play", "tempus", "--plain", "--seats", "2"],
        ["play", "tempus", "--plain", "--seats", "many"],
        ["play", "tempus", "--plain", "--bots", "deepthought"],
        ["play", "tempus", "--plain", "--bots", "random,random"],
        ["play", "tempus", "--plain", "--bots", ",,"],
        ["play", "tempus", "--plain", "--hotseat", "0"],
        ["play", "tempus", "--plain", "--hotseat", "1", "--bots", "random"],
        ["play", "imperials", "--plain", "--hotseat", "5", "--seats", "4"],
        ["play", "imperials", "--plain", "--hotseat", "many"],
        ["play", "--plain", "--hotseat", "2"],
        ["play", "tempus", "--plain", "--seed", "x"],
        ["play", "tempus", "--plain", "--seed", "-1"],
        ["play", "tempus", "--plain", "--option", "date"],
        ["play", "tempus", "--plain", "--option", "size=3"],
        ["play", "tempus", "--plain", "--option", "date=now", "--option", "date=now"],
        ["play", "tempus", "--plain", "--option", "date=@no-such-file"],
        ["play", "tempus", "--plain", "--option", "date=@"],
        ["play", "tempus", "--plain", "--date", "2026-02-30 10:00"],
        ["play", "tempus", "--plain", "--date", "yesterday"],
        ["play", "tempus", "--plain", "--date", "2611152400"],
        ["play", "tempus", "--plain", "--date", ""],
        ["play", "tempus", "--plain", "--date", " "],
        ["play", "tempus", "--plain", "--option", "date="],
        ["play", "template", "--plain", "--date", "now"],
        ["play", "template", "--plain", "--bots", "random,random,random"],
        ["play", "tempus", "--plain", "--load", "no-such-file"],
        ["play", "--plain", "--load", "a", "--continue"],
        ["play", "tempus", "--plain", "--save", "no-such-folder/game.txt"],
        ["play", "tempus"],
        ["maps", "surplus"],
        ["maps", "show"],
        ["maps", "show", "moon"],
        ["maps", "check"],
        ["maps", "check", "no-such-file"],
        ["maps", "check", "."],
        ["replay"],
        ["replay", "no-such-file"],
        ["replay", "no-such-file", "--plain"],
        ["verify", "no-such-file"],
        ["simulate", "tempus", "--bots", ""],
        ["simulate", "tempus", "--bots", "deepthought", "--games", "2"],
        ["simulate", "tempus", "--bots", "random", "--games", "0"],
        ["simulate", "tempus", "--bots", "random", "--games", "10000001"],
        ["simulate", "tempus", "--bots", "random", "--games", "1e3"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--jobs", "0"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--jobs", "257"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--seats", "3"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--option", "x=1"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--json", "no-folder/x.json"],
        ["play", "template", "--plain", "--set", "goal"],
        ["play", "template", "--plain", "--set", "=4"],
        ["play", "template", "--plain", "--set", "gaol=50"],
        ["play", "template", "--plain", "--set", "goal=1"],
        ["play", "template", "--plain", "--set", "goal=many"],
        ["play", "template", "--plain", "--set", "goal=50", "--set", "goal=50"],
        ["play", "tempus", "--plain", "--set", "goal=50"],
        ["play", "--plain", "--set", "goal=50"],
        ["play", "--plain", "--continue", "--set", "goal=50"],
        ["simulate", "template", "--set", "gaol=50"],
        ["numbers"],
        ["numbers", "template", "xyz"],
        ["compare"],
        ["compare", "template"],
        ["compare", "tempus"],
        ["compare", "tempus", "--set", "goal=50"],
        ["compare", "template", "--set", "goal=40"],
        ["compare", "template", "--set", "goal"],
        ["compare", "template", "--variant", " "],
        ["compare", "template", "--variant", "goal=50 gaol=3"],
        ["compare", "template", "--set", "goal=50", "--variant", "goal=50"],
        ["compare", "template", "--set", "goal=50", "--games", "600000"],
        ["compare", "template", "--set", "goal=50", "--jobs", "0"],
        ["compare", "template", "--set", "goal=50", "--json", "no-folder/x.json"],
        ["solve", "2026-13-01 00:00"],
        ["simulate", "tempus", "--bots", "random", "--games", "٣"],
        ["simulate", "tempus", "--bots", "random", "--games", "1_0"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--json", "."],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--json", "x" * 99 + "/y"],
        ["simulate", "tempus", "--bots", "random", "--games", "5", "--json", "/proc/x/y"],
        ["solve", ""],
        ["solve", " "],
        ["solve", "--seconds", "٣"],
        ["solve", "--seconds", "1_0"],
        ["solve", "--seconds", "0"],
        ["solve", "--seconds", "nan"],
        ["solve", "--seconds", "-3"],
        ["solve", "--seconds", "86401"],
        ["solve", "--seconds", "soon"],
        ["solve", "--nodes", "0"],
        ["solve", "--nodes", "5", "--seconds", "5"],
        ["solve", "--seed", "1.5", "--seconds", "1"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_sentence(aevum: Run, words: list[str]) -> None:
    told = aevum(*words)
    assert told.code == 2
    assert told.out == ""
    lines = told.err.strip().splitlines()
    assert len(lines) == 1
    assert 10 < len(lines[0]) < 300
    assert "Traceback" not in told.err


def test_a_mistyped_game_is_told_the_names(aevum: Run) -> None:
    assert "tempus" in aevum("rules", "chess").err


@pytest.mark.parametrize(
    "words",
    [["play", "--continue"], ["play", "tempus", "--date", "2018-06-06", "19:35", "--seed", "3"]],
)
def test_without_a_terminal_the_advice_keeps_the_words(aevum: Run, words: list[str]) -> None:
    aevum("play", "tempus", "--plain", typed="pass\n")
    told = aevum(*words)
    assert told.code == 2
    assert told.err.strip().endswith(f"use: aevum {' '.join(words)} --plain")


def test_one_seat_is_one_seat(aevum: Run) -> None:
    told = aevum("play", "tempus", "--plain", "--bots", "random,random")
    assert "s 1 seat, too few for 2 bots." in told.err
