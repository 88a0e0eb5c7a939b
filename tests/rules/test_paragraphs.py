"""Every numbered paragraph of every game's rules is named by a test, and none is made up."""

import re
from pathlib import Path

import pytest

from aevum.core.game import Game
from aevum.games import registry
from tests.games import REGISTERED

HERE = Path(__file__).parent
NUMBER = re.compile(r"\bR\d+\.\d+\b")
GAMES = [*REGISTERED, registry.find("template")]


def named_in(folder: Path) -> set[str]:
    """Return every paragraph that the Python files of a folder name."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {number for text in texts for number in NUMBER.findall(text)}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_paragraph_is_named_by_a_test(game: Game) -> None:
    paragraphs = set(NUMBER.findall(game.rules()))
    assert paragraphs, "RULES.md has no numbered paragraph"
    assert sorted(paragraphs - named_in(HERE / game.name)) == []


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_code_and_tests_name_only_paragraphs_that_exist(game: Game) -> None:
    named = named_in(HERE / game.name) | named_in(Path(game.folder))
    assert sorted(named - set(NUMBER.findall(game.rules()))) == []
