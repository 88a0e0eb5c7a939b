"""Other numbers than printed on the command line: listed, played with, compared."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.arena.one import Job, Result, play_one
from aevum.core.game import Game
from aevum.games import registry
from tests.cli.conftest import Run
from tests.tiny import TINY

TOLD = "Changed numbers: goal 50 instead of 40."
SHOWN = "Changed numbers: Points to win at once: 50 instead of 40."
COMPARE = ["compare", "template", "--bots", "standard,random"]


def test_every_number_is_listed_with_its_bounds_and_grade(aevum: Run) -> None:
    told = aevum("numbers", "template")
    assert told.code == 0
    assert told.out.splitlines() == [
        "goal = 40, from 2 to 200",
        "    Points to win at once (printed in the rules, R1.1).",
        "die.sides = 6, from 2 to 6",
        "    Sides of the die (printed in the rules, R2.2).",
        "turns = 60, from 2 to 400",
        "    Turns of both players together before the game ends (printed in the rules, R3.2).",
        "Example: aevum compare template --set goal=41",
    ]
    assert "goal" in aevum("numbers", "template", "gaol").out
    assert aevum("numbers", "template", "side").out.startswith("die.sides = 6")
    assert "aevum numbers template" in aevum("games", "template").out


@pytest.fixture
def haggle() -> Iterator[str]:
    """Register a game without numbers, and return its name."""
    game = registry.register(TINY[0])
    yield game.name
    registry.unregister(game)


def test_a_game_without_numbers_says_so(aevum: Run, haggle: str) -> None:
    assert "aevum numbers" not in aevum("games", haggle).out
    for words in (["numbers"], ["compare"], ["compare", "--set", "goal=50"]):
        told = aevum(words[0], haggle, *words[1:])
        assert (told.code, told.out) == (2, "")
        assert told.err.strip() == "Haggle has no numbers to set."


def test_a_game_is_played_kept_and_gone_on_with_its_numbers(aevum: Run, home: Path) -> None:
    words = ["play", "template", "--plain", "--bots", "random", "--seed", "3"]
    told = aevum(*words, "--set", "goal=50", typed="roll\n")
    assert told.out.splitlines()[1] == SHOWN
    (kept,) = (home / "unfinished").glob("*.txt")
    assert "\nnumber goal: 50\n" in kept.read_text(encoding="utf-8")
    assert SHOWN in aevum("play", "--plain", "--continue", typed="quit\n").out
    assert SHOWN in aevum("play", "--plain", "--load", str(kept), typed="quit\n").out
    german = aevum(*words, "--set", "goal=50", "--language", "de", typed="roll\n").out
    german_line = "Andere Zahlen als gedruckt: Punkte für den sofortigen Sieg: 50 statt 40."
    assert german_line in german.splitlines()
    printed = aevum(*words, "--set", "goal=40", typed="roll\n")
    assert "Changed numbers" not in printed.out


def test_a_record_is_replayed_and_verified_with_its_numbers(
    aevum: Run, home: Path, tmp_path: Path
) -> None:
    words = ["play", "template", "--plain", "--bots", "random", "--seed", "3", "--set", "turns=2"]
    typed = "\n".join(["roll"] * 40)
    told = aevum(*words, "--set", "goal=50", typed=typed)
    assert "The game is over" in told.out
    (kept,) = (home / "finished").glob("*.txt")
    turns = "Turns of both players together before the game ends: 2 instead of 60"
    both = f"{SHOWN.removesuffix('.')} and {turns}."
    assert told.out.count(both) == 2  # at the beginning and at the end
    named = "Changed numbers: goal 50 instead of 40, turns 2 instead of 60."
    assert named in aevum("verify", str(kept)).out
    replayed = aevum("replay", str(kept), "--plain")
    assert replayed.out.splitlines()[1] == both
    false = tmp_path / "false.txt"
    false.write_text(kept.read_text(encoding="utf-8").replace("number goal: 50\n", ""))
    assert aevum("verify", str(false)).err.startswith("False: ")


def test_a_simulation_says_that_it_has_other_numbers(aevum: Run) -> None:
    told = aevum("simulate", "template", "--games", "4", "--set", "goal=50")
    assert told.code == 0
    assert told.out.splitlines()[1] == TOLD


def test_variants_are_given_by_set_and_by_variant(aevum: Run, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    words = ["--set", "goal=50", "--set", "turns=80", "--variant", "goal=30,turns=10"]
    words += ["--variant", "die.sides=4 goal=30", "--games", "8", "--json", str(target)]
    told = aevum(*COMPARE, *words)
    assert (told.code, told.err) == (0, "")
    assert "8 games with each variant, 2 seats (standard, random), seed 0" in told.out
    data = json.loads(target.read_text(encoding="utf-8"))
    assert [variant["numbers"] for variant in data["variants"]] == [
        {},
        {"goal": 50, "turns": 80},
        {"goal": 30, "turns": 10},
        {"goal": 30, "die.sides": 4},
    ]


def test_the_same_for_any_number_of_jobs(aevum: Run) -> None:
    words = [*COMPARE, "--set", "goal=50", "--games", "30", "--seed", "4"]
    assert aevum(*words).out == aevum(*words, "--jobs", "2").out


def test_an_interrupt_prints_and_writes_what_was_played(
    aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(game: Game, job: Job, index: int) -> Result:
        if index == 15:
            raise KeyboardInterrupt
        return play_one(game, job, index)

    monkeypatch.setattr("aevum.arena.workers.play_one", interrupted)
    target = tmp_path / "report.json"
    words = [*COMPARE, "--set", "goal=50", "--games", "900", "--json", str(target)]
    told = aevum(*words)
    assert (told.code, told.err) == (130, "")
    assert "7 of 900 games" in told.out
    assert json.loads(target.read_text(encoding="utf-8"))["complete"] is False
    assert "nothing to report" in aevum(*words, "--first", "7").err


def test_what_help_for_a_game_says_of_its_numbers(aevum: Run) -> None:
    for command in ("play", "simulate", "compare"):
        assert "aevum numbers template" in aevum(command, "template", "--help").out
    assert registry.find("template").numbers.find("goal").printed == 40
