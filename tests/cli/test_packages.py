"""A game and its bots in a package of their own, installed by pip, are played like the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import RACE, pip_install, template_package

COMMAND = [sys.executable, "-c", "from aevum.cli import main; main()"]
ENTRIES = {
    "aevum.games": {"a-race": "fair.race:make", "lost": "fair.race:NOTHING"},
    "aevum.bots": {"b": "fair.race:Hasty", "any": "fair.race:Anywhere", "worse": "fair.race:GAME"},
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which pip installed the package."""
    folder = tmp_path_factory.mktemp("installed") / "site"
    pip_install(folder, "fair-race", {"fair/__init__.py": "", "fair/race.py": RACE}, ENTRIES)
    return folder


def ran(site: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(site)])}
    return subprocess.run(
        [*COMMAND, *words], env=environment, input="", capture_output=True, text=True, check=False
    )


def test_it_is_listed_and_what_is_broken_is_told(site: Path) -> None:
    told = ran(site, "games")
    assert told.returncode == 0
    assert "Fair Race. Roll and gather" in told.stdout
    assert told.stderr.startswith("The game “lost” of the package fair-race can")
    assert "t be loaded (" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_its_bots_are_listed_with_their_games(site: Path) -> None:
    told = ran(site, "bots")
    assert told.returncode == 0
    lines = told.stdout.splitlines()
    assert any(
        line.split()[0:1] == ["hasty"] and line.rstrip().endswith("fair_race") for line in lines
    )
    assert "Takes the first move of the list. (package fair-race)" in told.stdout
    assert told.stderr.startswith("The bot “worse” of the package fair-race is left out: ")
    assert "hasty" not in ran(site, "bots", "tempus").stdout
    assert "anywhere" in ran(site, "bots", "tempus").stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_is_simulated_by_its_name_with_its_bots(site: Path, jobs: str) -> None:
    words = ["simulate", "fair", "--bots", "hasty,anywhere", "--games", "4", "--jobs", jobs]
    told = ran(site, *words)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Fair Race: 4 games")


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    told = ran(site, "play", "fair_race", "--plain", "--bots", "hasty")
    assert told.returncode == 0, told.stderr
    assert "Fair Race" in told.stdout


def test_catalogues_of_an_installed_package_tell_it_and_can_be_compiled(tmp_path: Path) -> None:
    site = tmp_path / "site"
    entries = {"aevum.games": {"x": "race_told:GAME"}}
    pip_install(site, "race-told", template_package("race_told"), entries)
    checked = ran(site, "catalogue", "race_told", "--check")
    assert checked.returncode == 0, checked.stderr
    assert "entries, no faults" in checked.stdout
    german = ran(site, "play", "race_told", "--plain", "--language", "de", "--seed", "1")
    assert german.returncode == 0, german.stderr
    assert "Würfle" in german.stdout or "würfel" in german.stdout.lower()
    english = site / "race_told" / "locale" / "en.ftl"
    english.write_text(english.read_text(encoding="utf-8") + "\nasking = Really?\n", "utf-8")
    assert ran(site, "catalogue", "race_told", "--check").returncode == 1
