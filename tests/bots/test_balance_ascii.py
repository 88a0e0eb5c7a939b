"""The balance report of ASCII Empires: a small one, and how its numbers are calculated."""

from collections import Counter
from pathlib import Path

import pytest

from aevum.games.ascii import GAME
from aevum.games.ascii.bot.strategies import STRATEGIES
from tools.balance.ascii import page, watching
from tools.balance.ascii.compared import gains, told_apart
from tools.balance.ascii.ends import common_triggers, ender_share
from tools.balance.ascii.field import by_strategy, mark
from tools.balance.ascii.numbers import Other, others
from tools.balance.ascii.record import PARTS, TRACKS, Played, from_line
from tools.balance.ascii.rush import CONSCRIPTION, TAXATION
from tools.balance.crew import Crew
from tools.balance.order import Order
from tools.balance.shares import Share
from tools.balance.variants import PRINTED

ROOT = Path(__file__).resolve().parents[2]
TITLES = (
    "What stands out",
    "Strategies",
    "The end",
    "Alone",
    "Who is first",
    "Reconstructed numbers",
    "Edicts",
)


def game(*wins: float, **changed: object) -> Played:
    """Return a game of so many strategies, named by letters, that nobody has ended."""
    seats = len(wins)
    usual: dict[str, object] = {
        "index": 0,
        "seats": seats,
        "turn": 10,
        "moves": 100,
        "end": "mastery",
        "strategies": list("abcdefg")[:seats],
        "wins": list(wins),
        "scores": [50] * seats,
        "masteries": [[] for _ in wins],
        "parts": [[0] * len(PARTS) for _ in wins],
    }
    return Played(**(usual | changed))  # type: ignore[arg-type]


def test_a_small_report_has_every_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.balance.crew.LAB", tmp_path)
    some = [other for other in others() if other.number in ("Humanism", "Unhappiness")][1:]
    monkeypatch.setattr(page, "others", lambda: some)
    text = page.page(Order("ascii", 4, 1, "random"))
    titles = [line[3:] for line in text.splitlines() if line.startswith("## ")]
    assert titles == list(TITLES)
    for other in some if GAME.numbers.numbers else []:
        assert text.count(f"| {other.number} | {other.title} |") == 2
    for strategy in {
        name for index in range(4) for name in watching.lineup("", page.SEED, 4, index)
    }:
        assert f"| {strategy} |" in text
    assert "python -m tools.balance ascii --games 4 --bot random\n" in text


# A game, watched


def test_the_same_game_is_watched_twice_alike() -> None:
    one, other = (watching.play("random", 7, 3, 2, {}) for _ in range(2))
    assert one == other == from_line(one.to_line())
    assert one != watching.play("random", 7, 3, 3, {})
    assert sum(one.wins) == pytest.approx(1)
    assert one.turn > 0
    for place in range(3):
        assert sum(one.parts[place]) == one.scores[place]
        assert all(track < len(TRACKS) for track in one.masteries[place])
    best = max(one.scores)
    assert {score for score, part in zip(one.scores, one.wins, strict=True) if part} == {best}


def test_a_table_seats_different_strategies_and_each_sits_everywhere() -> None:
    tables = [watching.lineup("", 1, 4, index) for index in range(4)]
    assert {len(set(table)) for table in tables} == {4}
    for seat in range(4):
        assert {table[seat] for table in tables} == set(tables[0])
    assert watching.lineup("", 1, 4, 4) != tables[0]


def test_all_strategies_are_drawn_about_as_often() -> None:
    drawn = Counter(name for index in range(4_000) for name in watching.lineup("", 1, 4, index))
    assert set(drawn) == set(STRATEGIES)
    fair = 16_000 / len(STRATEGIES)
    assert all(0.9 < count / fair < 1.1 for count in drawn.values())


def test_alone_every_strategy_has_its_turn() -> None:
    alone = [watching.lineup("", 1, 1, index) for index in range(len(STRATEGIES))]
    assert alone == [[name] for name in STRATEGIES]


def test_who_rushes_sits_among_even_handed_players_and_ends_the_game() -> None:
    assert sorted(watching.lineup(TAXATION, 1, 4, 6)) == ["even", "even", "even", TAXATION]
    taxed = watching.play(f"standard+{TAXATION}", 1, 4, 0, {})
    at = taxed.strategies.index(TAXATION)
    assert taxed.turn == 2  # half of the track in the first, so that the end is asked for
    assert TRACKS[taxed.masteries[at][0]] == "Unhappiness"
    called_up = watching.play(f"standard+{CONSCRIPTION}", 1, 4, 0, {})
    assert called_up.end == "mastery"


def test_games_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.balance.crew.LAB", tmp_path)
    told: list[tuple[int, int]] = []
    crew = Crew("random", 3, 1, page.WATCH)
    first = crew.play(PRINTED, [(4, 0)], lambda done, games: told.append((done, games)))
    again = crew.play(PRINTED, [(4, 0), (1, 0)], lambda done, games: told.append((done, games)))
    assert again == [first[0], watching.play("random", 3, 1, 0, {})]
    assert told == [(1, 1), (1, 1)]


# Counting


def test_a_shared_victory_is_divided() -> None:
    shares = by_strategy([game(0.5, 0.5, 0.0), game(0.0, 1.0, 0.0)])
    assert [(name, share.wins, share.count) for name, share in shares.items()] == [
        ("b", 1.5, 2),
        ("a", 0.5, 2),
        ("c", 0.0, 2),
    ]


def test_who_ends_a_game_and_by_what() -> None:
    ended = game(1.0, 0.0, masteries=[[0, 2], []])
    both = game(0.0, 1.0, masteries=[[0], [4]])
    games = [ended, both, game(0.5, 0.5, end="turns")]
    assert (ended.enders(), both.enders()) == ([0], [0, 1])
    assert (ender_share(games).count, ender_share(games).wins) == (3, 2.0)
    assert common_triggers(games, 1) == "Population 67%"


def test_a_number_is_compared_on_the_same_tables() -> None:
    pairs = [(game(0.0, 1.0), game(1.0, 0.0)), (game(1.0, 0.0), game(0.5, 0.5))]
    assert gains("a", pairs) == [1.0, -0.5]
    assert gains("z", pairs) == []
    same = [(game(0.0, 1.0), game(1.0, 0.0))] * 9 + [(game(1.0, 0.0), game(1.0, 0.0))]
    sentence = told_apart(others()[0], same)
    assert "a +90 points" in sentence
    assert "a then wins most, 100%" in sentence


def test_the_mark_is_told_with_how_sure_it_is() -> None:
    assert mark(Share(1000, 600.0)) == "over the mark"
    assert mark(Share(1000, 300.0)) == "under the mark"
    assert mark(Share(10, 5.0)) == "perhaps over the mark"
    assert mark(Share(10, 3.0)) == "perhaps under the mark"


# Other numbers


@pytest.mark.parametrize("other", others(), ids=lambda other: other.variant.name)
def test_every_variant_names_numbers_of_the_game(other: Other) -> None:
    assert GAME.numbers.settle(other.variant.numbers).changed == other.variant.numbers


def test_every_reconstructed_number_has_its_alternatives() -> None:
    counted = Counter(other.number for other in others())
    assert counted == {
        "Population": 4,
        "Cohorts": 1,
        "Unhappiness": 2,
        "Humanism": 1,
        "Caravans": 1,
    }
