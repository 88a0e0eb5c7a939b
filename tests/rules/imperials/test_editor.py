"""The game's map editor: the official maps, and reading drawn ones."""

import pytest

from aevum.core.capabilities import Drawing, Editor
from aevum.core.errors import BadOption
from aevum.games.imperials import GAME
from aevum.games.imperials.rules.maps import OFFICIAL
from tests.rules.imperials.lands import own_map, row


@pytest.fixture
def editor() -> Editor:
    found = GAME.editor()
    assert found is not None
    return found


def test_every_official_map_is_told_of(editor: Editor) -> None:
    maps = editor.official()
    assert list(maps) == list(OFFICIAL)
    for name, text in maps.items():
        told = dict(editor.facts(text))
        assert told["Tiles"] == str(len(OFFICIAL[name].tiles))
        assert f"{name}: {told['Tiles']} tiles. It can be played on." in editor.drawing(text)


@pytest.mark.parametrize("name", OFFICIAL)
def test_an_official_map_under_another_name_is_ones_own(editor: Editor, name: str) -> None:
    text = editor.official()[name]
    with pytest.raises(BadOption, match="is the name of an official map"):
        editor.read(text)
    own = editor.read(editor.lines(text).replace(f'"{name}"', '"Mine"'))
    assert own == Drawing("Mine", text.replace(f'"{name}"', '"Mine"', 1))
    assert editor.facts(own.text) == editor.facts(text)


def test_a_map_is_kept_as_the_option_takes_it(editor: Editor) -> None:
    found = editor.read(own_map(row(10)), "Ten in a row")
    assert found.name == "Ten in a row"
    assert editor.read(found.text) == found
    assert editor.option == "map"
    assert GAME.new(2, map=found.text).asks


@pytest.mark.parametrize("name", ["base", "The Woods", "x" * 41])
def test_a_name_is_checked_when_it_is_given(editor: Editor, name: str) -> None:
    with pytest.raises(BadOption, match="name"):
        editor.read(own_map(row(10)), name)
    assert editor.read(own_map(row(10)), "x" * editor.longest_name)
