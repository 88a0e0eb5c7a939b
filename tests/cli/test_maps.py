"""`aevum maps`, and options that are read from files."""

import json
from pathlib import Path

import pytest

from aevum.cli.check import options_of
from aevum.cli.files import MOST_BYTES, one_line
from aevum.core.errors import AevumError
from aevum.games import registry
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.own_map import read_map
from tests.cli.conftest import Run


def in_lines(name: str) -> str:
    """Return an official map as `aevum maps show` prints it."""
    editor = registry.find("imperials").editor()
    assert editor is not None
    return editor.lines(editor.official()[name])


def test_the_official_maps_are_listed(aevum: Run) -> None:
    told = aevum("maps")
    assert told.code == 0
    for name in OFFICIAL:
        assert f"\n{name} " in told.out
    assert "aevum maps show" in told.out


@pytest.mark.parametrize("name", OFFICIAL)
def test_a_map_that_is_shown_can_be_changed_and_checked(
    aevum: Run, tmp_path: Path, name: str
) -> None:
    shown = aevum("maps", "show", name.upper())
    assert shown.code == 0
    assert max(map(len, shown.out.splitlines())) < 200
    file = tmp_path / "my.json"
    file.write_text(shown.out.replace(f'"{name}"', '"Mine"'), encoding="utf-8")
    told = aevum("maps", "check", str(file))
    assert told.code == 0
    assert f"Mine: {len(OFFICIAL[name].tiles)} tiles. It can be played on." in told.out
    piped = aevum("maps", "check", "-", typed=file.read_text(encoding="utf-8"))
    assert piped.out == told.out


def test_a_map_is_drawn(aevum: Run) -> None:
    woods = in_lines("the woods").replace('"the woods"', '"Mine"')
    lines = aevum("maps", "check", "-", typed=woods).out.splitlines()
    assert lines[0].split() == ["fog"] * 5
    assert lines[4].split() == ["fog", "fog", "wood", "desert", "wood", "fog", "fog"]
    assert lines[8] == lines[0]
    assert lines[-3] == "Bag: brick (8), wool (7), wheat (8) and ore (7)."
    assert lines[-1] == "Ports: wood (6), at their places on the map."


def test_what_is_wrong_with_a_map_is_one_sentence(aevum: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.json"
    file.write_text(in_lines("base"), encoding="utf-8")
    told = aevum("maps", "check", str(file))
    assert (told.code, told.out) == (1, "")
    assert told.err == "“base” is the name of an official map. Choose another.\n"


def test_the_game_may_be_named(aevum: Run) -> None:
    assert aevum("maps", "--game", "imperials").out == aevum("maps").out
    told = aevum("maps", "--game", "tempus")
    assert (told.code, told.out) == (2, "")
    others = "Imperials is: aevum maps --game imperials"
    assert told.err == f"Tempus Imperium is not played on maps. {others}\n"


def test_one_of_a_kind_is_told_as_one(aevum: Run) -> None:
    data = json.loads(in_lines("base").replace('"base"', '"Mine"'))
    few = aevum("maps", "check", "-", typed=json.dumps({**data, "bag": {"wood": 1}}))
    assert few.err == "This map has 19 tiles that are random or fog, but 1 tile in the bag.\n"
    port = aevum("maps", "check", "-", typed=json.dumps({**data, "ports": data["ports"][:1]}))
    assert port.err == "This map has 1 port, but 9 port kinds.\n"


def test_a_value_in_a_file_may_have_several_lines(tmp_path: Path) -> None:
    file = tmp_path / "my.json"
    file.write_text(in_lines("base").replace('"base"', '"Mine"'), encoding="utf-8-sig")
    line = one_line(str(file))
    assert "\n" not in line
    assert read_map(line).tiles == OFFICIAL["base"].tiles


def test_an_option_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "date.txt"
    file.write_text("2018-06-06\n 19:35\n", encoding="utf-8")
    options = options_of(registry.find("tempus"), [f"date=@{file}"])
    assert options == {"date": "2018-06-06 19:35"}


@pytest.mark.parametrize(
    ("content", "wrong"), [(b"\xff\xfe", "is not text."), (b"x" * (MOST_BYTES + 1), "is too long:")]
)
def test_a_file_that_holds_no_value_is_refused(tmp_path: Path, content: bytes, wrong: str) -> None:
    file = tmp_path / "value"
    file.write_bytes(content)
    with pytest.raises(AevumError, match=wrong):
        one_line(str(file))
