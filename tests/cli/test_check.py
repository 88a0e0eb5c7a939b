"""`aevum check`: a sound game passes, a broken one is reported with the command to repeat it."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.core.game import Game, Option
from aevum.core.text import Catalogue
from aevum.games import registry
from aevum.testing import CHECKS
from aevum.testing.runs import Wish, cases, variations
from tests.cli.conftest import Run
from tests.packages import RACE
from tests.tiny.haggle import Haggle

BROKEN = f"""{RACE}
class Forgetful(Race):
    def load(self, data):
        raise IndexError("no way")


class Silent(Race):
    def standard(self):
        import time
        time.sleep(30)  # longer than the command waits


FORGETFUL = Forgetful("forgetful")
SILENT = Silent("silent")
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run commands in a folder with its own games."""
    (tmp_path / "broken_race.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(registry, "_places", {})
    yield
    sys.modules.pop("broken_race", None)


@pytest.mark.usefixtures("own")
def test_a_sound_game_passes_every_check(aevum: Run) -> None:
    told = aevum("check", "broken_race:GAME")
    assert told.code == 0, told.out
    lines = told.out.splitlines()
    count = len(CHECKS)
    heading = f"Fair Race (fair_race), 2 players: {count} checks, 3 cases each, at most 60 s."
    assert lines[0] == heading
    assert sum(line.startswith("ok ") for line in lines) == count
    assert lines[-1].startswith(f"{count} of {count} checks passed, in ")
    assert told.err == ""


@pytest.mark.usefixtures("own")
def test_a_failure_is_told_with_what_to_type_to_see_it_again(aevum: Run) -> None:
    told = aevum("check", "broken_race:FORGETFUL", "--seed", "5")
    assert told.code == 1
    assert told.err.startswith("Fair Race does not keep the contract of a game: ")
    assert "save" in told.err
    lines = told.out.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("FAILED        save: "))
    assert lines[place + 1].strip().startswith("IndexError: no way (")
    repeat = lines[place + 2].strip().removeprefix("To repeat it: ")
    assert repeat == "aevum check broken_race:FORGETFUL --only save --seats 2 --seed 5"
    again = aevum(*shlex.split(repeat)[1:])
    assert again.code == 1
    assert "IndexError: no way" in again.out
    assert sum(line.startswith("ok ") for line in again.out.splitlines()) == 0


@pytest.mark.usefixtures("own")
def test_a_check_without_time_did_not_pass(aevum: Run) -> None:
    told = aevum("check", "broken_race:SILENT", "--only", "bots", "--seconds", "0.3")
    assert told.code == 1
    assert "not finished  bots: " in told.out
    assert told.err.startswith("There was no time for bots. Allow more with --seconds")


def test_strictness_ends_with_the_checks(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)
    assert aevum("check", "template", "--only", "words,log").code == 0
    assert Catalogue.strict is False


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nowhere:GAME"], "The game “nowhere:GAME” can"),
        (["template", "--only", "luck"], 'There is no check "luck". Choose from: legal, '),
        (["template", "--seconds", "0"], "--seconds must be a number above 0"),
        (["template", "--seed", "-1"], "--seed must be a whole number"),
        (["template", "--option", "luck=3"], "Template has no option “luck”"),
        (["template", "--seats", "9"], "Template is for 2 players"),
    ],
)
def test_what_cannot_be_checked_is_told(aevum: Run, words: list[str], told: str) -> None:
    found = aevum("check", *words)
    assert found.code == 2
    assert found.err.startswith(told), found.err


def test_thorough_takes_every_number_of_players_and_every_setting() -> None:
    class Set(Haggle):
        def __init__(self) -> None:
            super().__init__()
            self.options = (
                Option("fast", "bool", False, "Fast."),
                Option("round", "int", 3, "Rounds.", low=1, high=5),
                Option("where", "choice", "here", "Where.", choices=("here", "there")),
                Option("carried", "bool", False, "Carried.", secret=True),
            )
            self.defaults = {each.name: each.default for each in self.options}

    game: Game = Set()
    assert variations(game) == [{"fast": True}, {"round": 1}, {"round": 5}, {"where": "there"}]
    quick = cases(game, Wish())
    assert {case.seats for case in quick} == {game.min_seats, game.max_seats}
    every = cases(game, Wish(thorough=True))
    assert {case.seats for case in every} == set(range(game.min_seats, game.max_seats + 1))
    assert {case.options["where"] for case in every} == {"here", "there"}
    assert {case.seats for case in cases(game, Wish(seats=3, thorough=True))} == {3}


def test_the_suite_needs_no_package_of_the_tests() -> None:
    code = (
        "import sys\n"
        "sys.modules['pytest'] = sys.modules['hypothesis'] = None\n"
        "import aevum\n"
        "from aevum.testing import conformance\n"
        "conformance(aevum.game('template'), 2)\n"
        "import aevum.testing.runs\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
