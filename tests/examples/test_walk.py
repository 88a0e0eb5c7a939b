"""docs/add-a-game.md, followed step by step from an empty folder to a table in two languages.

Only the steps that would download Aevum are replaced.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.examples.installed import ROOT, Installed

PAGE = ROOT / "docs" / "add-a-game.md"
END = "## The parts of a table"
STEP = re.compile(
    r"(?:(?P<verb>Write|Add to|In) `(?P<path>[^`]+)`(?:, before `(?P<mark>[^`]+)`)?:\n\n)?"
    r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
ALREADY = re.compile(r"mkdir my-race|cd my-race|python3 -m venv|\. \.venv|.*install 'aevum")
SERVE = "aevum serve"


class Step(NamedTuple):
    """One block of the page, and what to do with it."""

    verb: str
    path: str
    mark: str
    kind: str
    text: str


def steps() -> list[Step]:
    page = PAGE.read_text(encoding="utf-8").partition(END)[0]
    return [Step(*(found or "" for found in each.groups())) for each in STEP.finditer(page)]


def follow(step: Step, folder: Path, environment: dict[str, str]) -> str:
    """Follow a block; return a command's output."""
    file = folder / step.path
    if step.verb == "Write":
        file.write_text(step.text, encoding="utf-8")
    elif step.verb == "Add to":
        file.write_text(file.read_text(encoding="utf-8") + step.text, encoding="utf-8")
    elif step.verb == "In":
        text = file.read_text(encoding="utf-8")
        before, mark, after = text.partition(step.mark)
        assert mark, f"{step.path} has no {step.mark!r}"
        file.write_text(before + step.text + mark + after, encoding="utf-8")
    else:
        assert step.kind == "sh", f"nobody says what to do with {step.text}"
        return shell(step.text, folder, environment)
    return ""


def shell(text: str, folder: Path, environment: dict[str, str]) -> str:
    lines = [line for line in text.splitlines() if not ALREADY.match(line)]
    done = subprocess.run(
        ["bash", "-euc", "\n".join(lines)],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, text + done.stdout + done.stderr
    return done.stdout


def test_the_page_leads_to_a_table_in_two_languages(tmp_path: Path) -> None:
    place = Installed(tmp_path)
    place.borrow()
    folder = tmp_path / "my-race"
    folder.mkdir()
    environment = place.environment() | {
        "PATH": f"{place.bin}{os.pathsep}{os.environ['PATH']}",
        # The build backend is that of the tests, since nothing may be fetched.
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    told, served = [], False
    for step in steps():
        if step.kind == "sh" and SERVE in step.text:
            look_at_the_server(place, environment)
            served = True
        else:
            told.append(follow(step, folder, environment))
    assert served
    said = "\n".join(told)
    assert "my_race" in said
    assert "In diesem Zug gesammelt 0" in said
    assert [path.name for path in (folder / "dist").iterdir()] == ["my_race-0.1-py3-none-any.whl"]


def look_at_the_server(place: Installed, environment: dict[str, str]) -> None:
    """The game is listed, and has German."""
    with subprocess.Popen(
        [place.python, "-m", "aevum", "serve", "--port", "0"],
        cwd=place.folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        try:
            with httpx.Client(base_url=url) as client:
                detail = client.get("/api/games/my_race").raise_for_status().json()
                words = client.get(detail["catalogues"]["de"]).json()["messages"]
        finally:
            process.terminate()
    assert detail["title"] == "MyRace"
    assert words["part-die"] == "Der Würfel"


def test_every_block_of_the_walk_is_understood() -> None:
    found = steps()
    assert len(found) == PAGE.read_text(encoding="utf-8").partition(END)[0].count("```") // 2
    assert {step.verb for step in found} == {"", "Write", "Add to", "In"}
