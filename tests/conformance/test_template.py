"""A copy of the template is a game of its own, as docs/add-a-game.md promises."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from aevum.games.registry import find
from aevum.testing import conformance


def test_a_copied_and_renamed_template_passes_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = Path(find("template").folder)
    for path in template.rglob("*"):
        if path.suffix in (".py", ".md", ".ftl", ".json"):
            text = path.read_text(encoding="utf-8")
            text = text.replace("aevum.games.template", "my_race").replace(
                '"template"', '"my_race"'
            )
            copy = tmp_path / "my_race" / path.relative_to(template)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("my_race").GAME
    try:
        assert game.name == "my_race"
        conformance(game)
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "my_race"]:
            del sys.modules[name]
