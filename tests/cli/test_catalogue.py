"""`aevum catalogue`: what authors of games and translators run."""

import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ENGLISH = """\
### Names: card
card-smith = Smith
# $who (seat), $card (card)
say-plays =
    { $who ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
"""
GERMAN = """\
card-smith = Schmied
say-plays =
    { $who ->
        [you] Du spielst „{ $card }“.
       *[other] { $who } spielt „{ $card }“.
    }
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return another package, with uncompiled catalogues."""
    folder = tmp_path / "their_game"
    (folder / "locale").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "locale" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_a_package_is_compiled_and_speaks(aevum: Run, package: Path) -> None:
    told = aevum("catalogue", "their_game")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("de, en: 2 entries, no faults.\n")
    made = sorted(path.name for path in (package / "locale").iterdir())
    assert made == ["de.ftl", "de.json", "en-XA.json", "en.ftl", "en.json", "keys.lock"]
    try:
        messages = import_module("their_game.messages")
        text = messages.say_plays(who=1, card="smith")
        assert str(text) == "Player 2 plays Smith."
        assert messages.BOOK.catalogue("de").format(text) == "Spieler 2 spielt „Schmied“."
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "their_game"]:
            del sys.modules[name]


def test_a_folder_does_as_well_and_what_is_up_to_date_stays(aevum: Run, package: Path) -> None:
    assert "Written" in aevum("catalogue", str(package)).out
    again = aevum("catalogue", str(package), "--check")
    assert (again.code, again.out) == (0, "de, en: 2 entries, no faults.\n")


def test_check_changes_nothing(aevum: Run, package: Path) -> None:
    told = aevum("catalogue", str(package), "--check")
    assert told.code == 1
    assert told.err.startswith("Not up to date: de.json, en.json")
    assert not (package / "messages.py").exists()


def test_faults_are_told_and_nothing_is_written(aevum: Run, package: Path) -> None:
    (package / "locale" / "de.ftl").write_text("card-smith = Schmied\n", encoding="utf-8")
    told = aevum("catalogue", str(package))
    assert (told.code, told.err) == (1, "de.ftl: say-plays is missing\n")
    assert not (package / "messages.py").exists()


@pytest.mark.parametrize("name", ["no_such_package", "no.such.package", "", "..x"])
def test_there_must_be_such_a_package(aevum: Run, name: str) -> None:
    told = aevum("catalogue", name)
    assert told.code == 2
    assert told.err == f'There is no package or folder "{name}".\n'


def test_a_package_without_english_is_refused(aevum: Run, package: Path) -> None:
    shutil.rmtree(package / "locale")
    told = aevum("catalogue", str(package))
    assert told.code == 2
    assert told.err.endswith("en.ftl.\n")


def test_the_compiler_says_which_package_it_needs(
    aevum: Run, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("aevum.catalogue")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fluent.syntax", None)
    told = aevum("catalogue", str(package))
    assert told.code == 1
    assert "aevum[catalogue]" in told.err
