"""`aevum games` and `aevum rules`."""

from importlib.metadata import EntryPoint

import pytest

from aevum.games import registry
from aevum.terminal.menu import entries
from tests.cli.conftest import Run


def test_games_lists_names_players_and_settings(aevum: Run) -> None:
    told = aevum("games")
    assert told.code == 0
    assert "tempus" in told.out
    assert "date" in told.out


def test_one_game_is_listed_with_its_settings(aevum: Run) -> None:
    told = aevum("games", "imp")
    assert told.code == 0
    assert told.out.startswith("Imperials (imperials), 2 to 6 players. ")
    for option in registry.find("imperials").options:
        assert f"\n  {option.name} (" in told.out
    assert "Example: aevum play imperials --option mode=wonders" in told.out
    assert "Template has no settings." in aevum("games", "template").out
    assert "tempus" not in told.out


def test_what_only_a_rematch_sets_is_not_listed(aevum: Run) -> None:
    told = aevum("games", "chronos").out
    assert "\n  stage (" in told
    assert "carried" not in told
    assert "carried" not in aevum("games").out


def test_rules_in_a_pipe_are_the_page_itself(aevum: Run) -> None:
    told = aevum("rules", "tempus")
    assert told.code == 0
    assert told.out.strip() == registry.find("tempus").rules().strip()


def test_rules_are_read_in_a_language(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    german = registry.find("imperials").rules("de").strip()
    assert "## Das Spiel in einer Minute" in german
    assert aevum("rules", "imperials", "--language", "de").out.strip() == german
    monkeypatch.setenv("AEVUM_LANG", "de")
    assert aevum("rules", "imperials").out.strip() == german
    unknown = aevum("rules", "imperials", "--language", "xx")
    assert unknown.code == 2
    assert "--language must be one of de, en" in unknown.err


def test_a_broken_game_of_another_package_is_told_beside_the_others(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "no_such_module:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entries", lambda _group: [broken])
    monkeypatch.setattr(registry, "_elsewhere_found", [])
    sentence = "The game “broken” can"
    listed = aevum("games")
    assert listed.code == 0
    assert "imperials" in listed.out
    assert listed.err.startswith(sentence)
    assert "t be loaded (ModuleNotFoundError: " in listed.err
    chosen = aevum("play", "--plain", typed="2\n")
    assert chosen.code == 0
    assert sentence in chosen.out
    shown = [entry for entry in entries() if entry.game is None]
    assert [(entry.name, entry.about) for entry in shown] == [("broken", listed.err.strip())]
