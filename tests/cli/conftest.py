"""Running a command in this process, with a folder of its own for saved games."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from aevum.cli import run


class Ran(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("AEVUM_HOME", str(folder))
    return folder


@pytest.fixture
def aevum(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def command(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = run(list(words))
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return command
