"""`aevum replay` and `aevum verify`."""

import os
from pathlib import Path

import pytest

from aevum.core.match import Match
from aevum.core.record import FRESH_CHANCE, SAME_CHANCE, TOOK_BACK
from aevum.core.rng import Rng
from aevum.games import registry
from aevum.games.template.moves import ROLL
from aevum.terminal.marks import MARKS
from tests.cli.conftest import Run

HEAD = "game: tempus\nrules: 1\nseats: 1\nseed: 0\noption date: 2018-06-06 19:35\n"


def finished(name: str, seed: int = 5) -> Match:
    """A whole game played at random."""
    game = registry.find(name)
    options: dict[str, object] = {"date": "2018-06-06 19:35"} if name == "tempus" else {}
    match = Match(game, 0, seed, options)
    match.begin()
    rng = Rng("finished")
    while not match.state.over():
        seat = match.state.asks[0].seat
        match.play(seat, match.state.random_move(seat, rng))
    return match


@pytest.fixture(params=["tempus", "template"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finished(request.param).claim().to_text(["a remark"]), encoding="utf-8")
    return path


def test_a_true_record_is_verified(aevum: Run, record: Path) -> None:
    told = aevum("verify", str(record))
    assert told.code == 0
    assert told.out.startswith("True: all ")
    assert "final position are true" in told.out


def test_a_true_record_is_verified_from_a_pipe(aevum: Run, record: Path) -> None:
    told = aevum("verify", "-", typed=record.read_text(encoding="utf-8"))
    assert told.code == 0


@pytest.mark.parametrize("rule", [FRESH_CHANCE, SAME_CHANCE])
def test_a_roll_that_was_undone_is_told(aevum: Run, tmp_path: Path, rule: int) -> None:
    match = Match(registry.find("template"), 2, 5, takebacks=rule)
    match.begin()
    match.play(0, ROLL)
    match.take_back(0)
    record = match.claim()
    if rule == FRESH_CHANCE:
        record.marks = []  # records of this rule are older than marks
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    for words in (["verify", str(path)], ["replay", str(path), "--plain"]):
        told = aevum(*words)
        assert told.code == 0
        assert str(MARKS[TOOK_BACK]) in told.out


def test_a_false_score_is_told(aevum: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    wrong = [
        "scores: " + " ".join("999" for _ in line.split()[1:])
        if line.startswith("scores:")
        else line
        for line in lines
    ]
    record.write_text("\n".join(wrong), encoding="utf-8")
    told = aevum("verify", str(record))
    assert told.code == 1
    assert told.err.startswith("False: ")
    assert len(told.err.strip().splitlines()) == 1


def test_an_impossible_move_is_told_with_its_rule(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(HEAD + "\nroad S 6 6\nroad S 6 6\n", encoding="utf-8")
    told = aevum("verify", str(path))
    assert told.code == 1
    assert "R4.1" in told.err


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello\n",
        "{",
        "[]",
        '{"game": "chess"}',
        "game: chess\n",
        HEAD.replace("rules: 1", "rules: 99"),
        HEAD.replace("seats: 1", "seats: 4"),
        HEAD.replace("2018-06-06", "2018-06-66"),
        HEAD + "\nfly 3 3\n",
        HEAD + "\nbuild castle 5 5\n",
    ],
)
def test_a_damaged_record_is_one_sentence(aevum: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    told = aevum("replay", str(path), "--plain")
    assert told.code == 2
    assert len(told.err.strip().splitlines()) == 1
    assert "Traceback" not in told.err


def test_a_file_that_is_no_text(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "a text file, so it holds no record" in aevum("verify", str(path)).err
    assert aevum("replay", str(tmp_path), "--plain").code == 2


def test_replay_from_a_pipe_prints_every_step(aevum: Run, record: Path) -> None:
    told = aevum("replay", "-", "--plain", typed=record.read_text(encoding="utf-8"))
    assert told.code == 0
    assert "\n1. " in told.out
    assert told.out.rstrip().splitlines()[-1].startswith("Scores: ")


def test_replay_steps_by_lines(aevum: Run, record: Path) -> None:
    told = aevum("replay", str(record), "--plain", typed="\n\nback\nlast\n99999\nboard\nx\nquit\n")
    assert told.code == 0
    numbers = [line.split(".")[0] for line in told.out.splitlines() if line[:1].isdecimal()]
    assert numbers[:3] == ["1", "2", "1"]
    assert "Traceback" not in told.out


def test_one_move_is_told_as_one(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(HEAD + "\npass\n", encoding="utf-8")
    assert "True: the only move of Tempus Imperium is as" in aevum("verify", str(path)).out
    assert ": 1 step." in aevum("replay", str(path), "--plain", typed="q\n").out
    path.write_text(HEAD, encoding="utf-8")
    assert "True: nothing was played yet" in aevum("verify", str(path)).out


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes as POSIX has them")
def test_a_device_or_a_pipe_is_refused_by_name(aevum: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name in ("/dev/zero", str(pipe)):
        told = aevum("verify", name)
        assert told.code == 2
        assert "an ordinary file. " in told.err


def test_a_file_that_is_too_long_is_refused(aevum: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"#" * 8_000_001)
    assert "too long" in aevum("verify", str(path)).err
