"""What a library prints of itself is short and gives nothing away."""

from aevum.core.match import Match
from aevum.core.state import CHANCE, Ask
from aevum.games import registry


def test_games_matches_and_questions_are_printed_in_a_few_words() -> None:
    game = registry.find("template")
    assert repr(game) == "<Game template, 2 players>"
    assert repr(Match(game, 2, seed=99)) == "<Match of Template, seats 2, rows 0>"
    assert repr(Ask(1, 3, 0, subject=7)) == "<Ask of seat 1, kind 3, must>"
    assert repr(Ask(CHANCE, 3, 0, must=False)) == "<Ask of chance, kind 3, standing>"
