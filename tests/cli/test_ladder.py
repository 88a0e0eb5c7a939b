"""`aevum ladder`, a thin command over the arena's ladder."""

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.arena.ladder.block import Block
from aevum.arena.one import Work, play_one
from aevum.cli.machine import machine_told, version_told
from aevum.core.game import Game
from tests.cli.conftest import Run

SHORT = ["ladder", "template", "--bots", "random,standard", "--blocks", "4"]


def report_in(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_it_prints_tables_and_says_beforehand_how_long_it_takes(aevum: Run) -> None:
    told = aevum(*SHORT)
    assert told.code == 0
    assert told.err == "6 games to play: about 0.01 core-hours, 0 s with 1 job.\n"
    assert told.out.startswith(
        "Template: 2 players, 4 blocks of each pair, seeds 1,000,000 to 1,000,003 for judging\n"
    )
    assert "standard against random" in told.out
    assert "Repeat: aevum ladder template --bots random,standard --seats 2" in told.out


def test_a_game_alone_plays_its_own_bots(aevum: Run) -> None:
    told = aevum("ladder", "template", "--blocks", "1")
    assert told.code == 0
    assert "standard against random" in told.out


def test_jobs_change_nothing_in_the_json(aevum: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert aevum(*SHORT, "--json", str(one)).code == 0
    assert aevum(*SHORT, "--jobs", "2", "--json", str(two)).code == 0
    found = [report_in(one), report_in(two)]
    assert [each.pop("measured")["jobs"] for each in found] == [1, 2]
    assert found[0] == found[1]
    assert found[0]["version"] == version_told()
    assert found[0]["machine"] == machine_told()


def test_ctrl_c_reports_and_the_same_command_goes_on(
    aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, target = tmp_path / "blocks", tmp_path / "report.json"
    words = [*SHORT, "--resume", str(keep), "--json", str(target)]
    left = [3]

    def interrupted(game: Game, job: Work[Block], index: int) -> Block:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play_one(game, job, index)

    with monkeypatch.context() as patch:
        patch.setattr("aevum.arena.workers.play_one", interrupted)
        told = aevum(*words)
    assert told.code == 130
    assert "3 of 4 blocks of each pair" in told.out
    assert told.err.endswith("To go on, give the same command again.\n")
    assert not report_in(target)["complete"]
    assert aevum(*words).code == 0
    resumed = report_in(target)
    assert aevum(*SHORT, "--json", str(target)).code == 0
    whole = report_in(target)
    del resumed["measured"], whole["measured"]
    assert resumed == whole


def test_ctrl_c_before_the_first_block(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> Block:
        raise KeyboardInterrupt

    monkeypatch.setattr("aevum.arena.workers.play_one", interrupt)
    told = aevum(*SHORT)
    assert (told.code, told.out) == (130, "")
    assert told.err == "Stopped before any block had ended: there is nothing to report.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--nodes", "5", "--seconds", "1"], "Give --nodes or --seconds, not both."),
        (["--nodes", "0"], "--nodes must be a whole number from 1 to"),
        (["--seconds", "0"], "--seconds must be a number above 0 and up to 3600, not '0'."),
        (["--seconds", "1", "--jobs", "256"], "Timed games need a core each: at most"),
        (["--blocks", "none"], "blocks must be a whole number from 1 to"),
        (["--seed", "999999"], "Seeds 999,999 to 1,000,002 would mix seeds for tuning"),
        (["--pairs", "some"], "--pairs is all or next, not 'some'."),
        (["--bots", ""], "--bots is empty; give a list such as random,standard."),
        (["--bots", "random"], "A ladder needs two bots or more."),
        (["--bots", "random,genius"], "Unknown bot “genius”."),
        (["--bots", "random,standard?x=1"], "The standard bot of Template has no weights"),
        (["--seats", "3"], "Template is for 2 players, not 3."),
        (["--resume", "/nowhere/blocks"], "There is no folder /nowhere to write blocks to."),
    ],
)
def test_mistakes_are_told_in_a_sentence_before_anything_is_played(
    aevum: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    typed = [word for word in SHORT if word not in ("--bots", "random,standard")]
    if "--bots" not in words:
        typed += ["--bots", "random,standard"]
    if "--blocks" in words:
        typed = [word for word in typed if word not in ("--blocks", "4")]
    told = aevum(*typed, *words)
    assert (told.code, told.out) == (2, "")
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


def test_a_page_gets_a_section_for_each_kind_of_table(aevum: Run, tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    assert aevum(*SHORT, "--page", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Ladder of Template\n\n")
    assert text.count("## 2 players\n") == 1
    assert "- Command: `aevum ladder template --bots random,standard" in text
    assert f"- Commit: {version_told()}, rules 1\n" in text
    assert f"- Machine: {machine_told()}\n" in text
    assert "| standard against random | 4 |" in text

    page.write_text(f"{text}\n## Other tables\n\nWords.\n", encoding="utf-8")
    assert aevum(*SHORT[:-1], "5", "--page", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("## 2 players\n") == 1
    assert "| standard against random | 5 |" in text
    assert text.endswith("## Other tables\n\nWords.\n")
    assert text.index("## 2 players") < text.index("## Other tables")

    assert aevum(*SHORT, "--nodes", "9", "--page", str(page)).code == 0
    assert "## 2 players, 9 nodes a decision\n" in page.read_text(encoding="utf-8")


def test_a_page_that_is_no_text_is_refused(aevum: Run, tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_bytes(b"\xff\xfe\x00")
    told = aevum(*SHORT, "--page", str(page))
    assert told.code == 2
    assert "isn't a page of text" in told.err
    assert told.out == ""


def test_it_names_the_commit_and_the_machine() -> None:
    assert version_told()
    assert "cores" in machine_told()
    assert "build" in machine_told()
