"""Things that need a process of their own: signals, pipes, missing packages."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.core.native import build

AEVUM = [sys.executable, "-m", "aevum"]


def environment(home: Path) -> dict[str, str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, "AEVUM_HOME": str(home), "PYTHONPATH": paths, "NO_COLOR": "1"}


def test_module_and_command_are_one(tmp_path: Path) -> None:
    done = subprocess.run(
        [*AEVUM, "--version"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
        timeout=60,
    )
    assert build() in done.stdout


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*AEVUM, "rules", "tempus"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) in (0, 141)


def listen() -> None:
    """Handle Ctrl-C, even if these tests run in the background, where it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_what_was_acknowledged_survives(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [*AEVUM, "play", "tempus", "--plain", "--date", "2018-06-06 19:35"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        preexec_fn=listen,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("road S 6 6\n")
        process.stdin.flush()
        while "You draw a road" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(number)
        process.wait(timeout=60)
        assert "Traceback" not in process.stderr.read()
        assert process.returncode == (130 if number == signal.SIGINT else -number)
    (kept,) = (tmp_path / "unfinished").glob("*.txt")
    assert kept.read_text(encoding="utf-8").splitlines()[-1] == "road S 6 6"


def test_a_missing_package_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "cyclopts.py").write_text(
        "raise ModuleNotFoundError('no', name='cyclopts')", encoding="utf-8"
    )
    surroundings = environment(tmp_path)
    surroundings["PYTHONPATH"] = f"{tmp_path}{os.pathsep}{surroundings['PYTHONPATH']}"
    done = subprocess.run(
        [*AEVUM, "games"], capture_output=True, text=True, env=surroundings, check=False, timeout=60
    )
    assert done.returncode == 1
    assert "pip install 'aevum[terminal]'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


COMMANDS = [
    "games",
    "rules tempus",
    "solve --nodes 100",
    "simulate template --bots random,random --games 1",
    "verify {record}",
    "replay {record} --plain",
    "play tempus --plain",
]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text("game: tempus\noption date: 1806061935\n\npass\n", encoding="utf-8")
    return path


def shell(command: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        f"{' '.join(AEVUM)} {command}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(home),
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(os.name != "posix", reason="streams as a POSIX shell closes them")
@pytest.mark.parametrize("command", COMMANDS)
def test_closed_and_full_streams_are_one_sentence(
    tmp_path: Path, record: Path, command: str
) -> None:
    words = command.format(record=record)
    assert "Traceback" not in shell(f"{words} <&-", tmp_path).stderr
    for output in [">&-"] + [">/dev/full"] * Path("/dev/full").exists():
        done = shell(f"{words} {output}", tmp_path)
        assert done.returncode == 1
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr


def test_ctrl_c_while_the_commands_are_loaded_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "cyclopts.py").write_text("raise KeyboardInterrupt", encoding="utf-8")
    surroundings = environment(tmp_path)
    surroundings["PYTHONPATH"] = f"{tmp_path}{os.pathsep}{surroundings['PYTHONPATH']}"
    done = subprocess.run(
        [*AEVUM, "games"], capture_output=True, text=True, env=surroundings, check=False, timeout=60
    )
    assert done.returncode == 130
    assert done.stderr.strip() == ""


def test_letters_that_are_none_do_not_stop_a_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [*AEVUM, "play", "tempus", "--plain"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env={**environment(tmp_path), "PYTHONIOENCODING": "utf-8:strict"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
