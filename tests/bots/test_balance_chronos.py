"""The balance report of Chronos Conquest: a small one, and how its numbers are calculated."""

from pathlib import Path

import pytest

from aevum.games import registry
from aevum.games.chronos import GAME
from aevum.games.chronos.data import (
    AS_PRINTED,
    ATHENS,
    CALYPSO,
    CITY_NAMES,
    DELPHI,
    GOD_NAMES,
    HUNDRED,
    VALUES,
    ZEUS,
)
from tools.balance.chronos import page, watching
from tools.balance.chronos.compared import LEVELS, by_level
from tools.balance.chronos.lengths import (
    clock,
    ended,
    gap_section,
    median_interval,
    percentile,
    verdict,
)
from tools.balance.chronos.mixes import MIXES, Mix
from tools.balance.chronos.powers import by_city, by_god
from tools.balance.chronos.record import Played, from_line
from tools.balance.chronos.watching import AT, EARLIER, TABLES, TEAMS
from tools.balance.order import Order

ROOT = Path(__file__).resolve().parents[2]
TITLES = (
    "What stands out",
    "Length",
    "Ends",
    "Scores",
    "GODs",
    "CITIES",
    "Levels",
    "Other mixes of cards",
)


def game(*wins: float, **changed: object) -> Played:
    """Return a game of four minutes without GODs and CITIES."""
    usual: dict[str, object] = {
        "index": 0,
        "seats": len(wins),
        "length": 240_000,
        "moves": 60,
        "end": "points",
        "bots": ["standard"] * len(wins),
        "wins": list(wins),
        "scores": [50] * len(wins),
        "gods": [],
        "owners": [],
        "decided": [],
        "cities": [],
        "stays": [],
    }
    return Played(**(usual | changed))  # type: ignore[arg-type]


def test_a_small_report_has_every_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.balance.crew.LAB", tmp_path)
    monkeypatch.setattr(page, "SEATS", (3, 6))
    monkeypatch.setattr(page, "LEVEL_SEATS", (3,))
    monkeypatch.setattr(page, "EARLIER", EARLIER[:1])
    monkeypatch.setattr(page, "MIXES", MIXES[:1])
    text = page.page(Order("chronos", 1, 1, "random"))
    titles = [line[3:] for line in text.splitlines() if line.startswith("## ")]
    assert titles == list(TITLES)
    mixes = [mix for mix in MIXES[:1] if GAME.numbers.numbers]
    games = 6 + 2 * len(mixes)
    assert text.startswith(f"# Balance of Chronos Conquest\n\n{games} games of `random` bots")
    for name in (*GOD_NAMES, *CITY_NAMES, "complete", "teams of two", EARLIER[0]):
        assert f"| {name} |" in text
    for seats in (3, 6):
        assert all(f"| {seats} | {mix.title} |" in text for mix in mixes)
    assert all(f"| 3 | {level} |" in text for level in LEVELS)
    assert "python -m tools.balance chronos --games 1 --bot random\n" in text


def test_the_usual_report_has_twenty_thousand_games() -> None:
    asked: list[tuple[str, int]] = []

    def run(bots: str, count: int, seats: tuple[int, ...], variant: object) -> list[Played]:
        asked.append((bots, count * len(seats)))
        return [game(*[1.0] * each, index=index) for each in seats for index in range(count)]

    found = page._play("standard", page.GAMES, page.GAMES // page.PART, list(MIXES), run)
    assert found.count() == sum(count for _, count in asked) >= 20_000
    assert {bots for bots, _ in asked} == {
        "standard",
        ",".join(LEVELS),
        *(f"standard{AT}{table}" for table in TABLES if table),
    }


# A game, watched


def test_the_same_game_is_watched_twice_alike() -> None:
    one, other = (watching.play("random", 7, 3, 2, {}) for _ in range(2))
    assert one == other == from_line(one.to_line())
    assert one != watching.play("random", 7, 3, 3, {})
    assert sum(one.wins) == pytest.approx(1)
    assert len(one.cities) == len(one.stays) == 2
    assert {god for god, _, _ in one.owners} <= set(one.gods)
    assert all(0 < at <= one.length for _, _, at in one.owners)
    assert all(sum(stays) <= one.length for stays in one.stays)
    assert any(sum(stays) for stays in one.stays)


def test_a_table_has_its_stage_and_its_teams() -> None:
    first = watching.play(f"random{AT}{EARLIER[0]}", 7, 3, 0, {})
    assert (first.gods, first.cities, first.stays) == ([], [], [])
    teams = watching.play(f"random{AT}{TEAMS}", 7, 6, 0, {})
    assert teams.wins[:3] == teams.wins[3:]
    assert teams.shared()


def test_the_levels_take_the_seats_in_turn() -> None:
    bots = ",".join(["random", "greedy", "random"])
    lineups = [watching.play(f"{bots}{AT}{EARLIER[0]}", 7, 3, index, {}).bots for index in range(3)]
    assert [lineup.index("greedy") for lineup in lineups] == [1, 2, 0]


# Counting


def test_times_are_read_as_on_a_clock() -> None:
    assert [clock(ms) for ms in (0, 59_499, 59_500, 245_000)] == ["0:00", "0:59", "1:00", "4:05"]


def test_percentiles_are_values_that_occurred() -> None:
    values = [40, 10, 30, 20, 50, 100, 60, 90, 70, 80]
    assert [percentile(values, percent) for percent in (10, 50, 90, 100)] == [10, 50, 90, 100]
    assert percentile([7], 10) == 7


def test_the_interval_of_a_median_narrows_with_the_games() -> None:
    assert median_interval([5, 1, 3]) == (1, 5)
    low, high = median_interval(list(range(10_000)))
    assert 4_850 < low < 4_950 < 5_050 < high < 5_150


def test_a_length_is_judged_with_how_sure_it_is() -> None:
    def judged(*lengths: int) -> str:
        return verdict([game(1.0, length=1000 * each) for each in lengths])

    assert judged(*[170] * 9) == "too short"
    assert judged(*[240] * 9) == "as it should be"
    assert judged(*[400] * 9) == "too long"
    assert judged(170) == judged(*[170] * 6, *[240] * 5) == "perhaps too short"
    assert judged(*[170] * 5, *[240] * 6) == "perhaps as it should be"


def test_the_gap_is_to_the_best_of_those_who_did_not_win() -> None:
    assert game(0.0, 1.0, 0.0, scores=[120, 200, 90]).gap() == 80
    assert game(0.5, 0.5, 0.0, scores=[120, 120, 90]).gap() == 30
    assert game(1.0, 0.0, scores=[20, 90], end="monsters").gap() == -70
    assert game(0.5, 0.5, scores=[20, 90]).gap() == 0
    points = game(1.0, 0.0, scores=[200, 90])
    monsters = game(1.0, 0.0, scores=[20, 90], end="monsters")
    rows = gap_section({("complete", 2): [points, monsters], ("stage 2", 2): [monsters]})
    assert rows[2:] == ["| complete | 2 | 1 | 200 | 90 | 110 | 110 | 110 | 0.0% |"]
    assert ended([points, monsters], "monsters").share == 0.5


def test_a_god_counts_for_who_has_it_at_the_end() -> None:
    games = [
        game(1.0, 0.0, gods=[ZEUS, CALYPSO], owners=[[CALYPSO, 0, 50_000]], decided=[CALYPSO]),
        game(1.0, 0.0, gods=[CALYPSO], owners=[[CALYPSO, 1, 70_000]]),
        game(1.0, 0.0, gods=[CALYPSO]),
    ]
    counts = by_god(games)
    calypso, zeus = counts[CALYPSO], counts[ZEUS]
    assert (calypso.owned.count, calypso.owned.wins, calypso.decided) == (3, 2.0, 1)
    assert (calypso.owner.count, calypso.owner.wins) == (2, 1.0)
    assert calypso.gained == [50_000, 70_000]
    assert (zeus.owned.count, zeus.owned.wins, zeus.owner.count) == (1, 0.0, 0)


def test_a_city_counts_for_who_had_it_longest() -> None:
    games = [
        game(1.0, 0.0, cities=[ATHENS, DELPHI], stays=[[60_000, 30_000], [0, 0]]),
        game(0.0, 1.0, cities=[ATHENS, DELPHI], stays=[[30_000, 30_000], [10_000, 0]]),
    ]
    counts = by_city(games)
    athens, delphi = counts[ATHENS], counts[DELPHI]
    assert (athens.used.share, athens.most.count, athens.most.wins) == (1.0, 1, 1.0)
    assert athens.time / athens.length == pytest.approx(150 / 480)
    assert (delphi.used.share, delphi.most.count, delphi.most.wins) == (0.5, 1, 0.0)


def test_levels_are_counted_by_who_sat_where() -> None:
    shares = by_level([game(0.0, 0.0, 1.0, bots=list(LEVELS)), game(0.5, 0.5, 0.0, bots=[*LEVELS])])
    assert [shares[level].wins for level in LEVELS] == [0.5, 0.5, 1.0]


# Other mixes


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.title)
def test_every_mix_keeps_the_total_and_names_what_differs(mix: Mix) -> None:
    changed = mix.variant.numbers
    assert sum(
        copies != old for copies, old in zip(mix.copies, AS_PRINTED.copies, strict=True)
    ) == len(changed)
    assert sum(mix.copies) == sum(AS_PRINTED.copies)
    assert min(mix.copies[1:]) > 0


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.title)
def test_every_mix_names_numbers_of_the_game(mix: Mix) -> None:
    assert GAME.numbers.settle(mix.variant.numbers).changed == mix.variant.numbers


def test_richer_is_worth_more_and_poorer_less() -> None:
    def worth(copies: tuple[int, ...]) -> int:
        return sum(copies[card] * VALUES[card] for card in range(HUNDRED + 1))

    mixes = {mix.title: worth(mix.copies) for mix in MIXES}
    assert mixes["poorer"] < mixes["calmer"] == worth(AS_PRINTED.copies) < mixes["richer"]


def test_nine_games_of_ten_are_over_in_the_time_that_the_home_page_tells() -> None:
    report = (ROOT / "docs" / "balance" / "chronos.md").read_text("utf-8")
    rows = [line.split("|") for line in report.splitlines() if line.startswith("| complete |")]
    longest = [row[7].strip() for row in rows if len(row) == 10]
    assert len(longest) >= 4, "one for each number of players"
    minutes = [int(each.partition(":")[0]) + 1 for each in longest if ":" in each]
    assert max(minutes) <= registry.find("chronos").minutes
