"""`aevum games` and `aevum rules`."""

from aevum.games import registry
from tests.cli.conftest import Run


def test_games_lists_names_players_and_settings(aevum: Run) -> None:
    told = aevum("games")
    assert told.code == 0
    assert "tempus_imperium" in told.out
    assert "date" in told.out


def test_rules_in_a_pipe_are_the_page_itself(aevum: Run) -> None:
    told = aevum("rules", "tempus")
    assert told.code == 0
    assert told.out.strip() == registry.find("tempus").rules().strip()
