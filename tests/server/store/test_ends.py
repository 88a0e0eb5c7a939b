"""Results, histories, the puzzle of the day, pars and replays."""

from collections.abc import Sequence

import pytest
from msgspec import UNSET
from sqlalchemy import insert

from aevum.core.text import literal
from aevum.server.api import Par
from aevum.server.store import ChairRow, Result, Store
from aevum.server.store.ends import bars, streak
from aevum.server.store.schema import archives
from tests.server.store.tools import a_table


async def finish(
    store: Store,
    code: str,
    guest: str,
    score: int,
    daily: str = "",
    ended: int = 5,
    marks: Sequence[str] = (),
) -> None:
    """Play a solo game and store its end."""
    chairs = [ChairRow("person", guest, guest.title())]
    row = a_table(code, chairs=chairs, daily=daily)
    await store.add_table(row)
    row.phase, row.changed = "over", ended
    await store.finish(row, [Result(0, guest, score, 1, "isles", list(marks))])


async def test_a_finished_match_is_in_the_history(store: Store) -> None:
    row = a_table()
    await store.add_table(row)
    row.phase, row.changed, row.end, row.scores = "over", 77, "Ann wins.", [9, 4]
    await store.finish(row, [Result(0, "ann", 9, 1, "isles"), Result(1, "", 4, 2)])
    assert await store.table(row.code) == row
    page = await store.history("ann")
    (game,) = page.games
    assert (game.code, game.game, game.ended, game.seats) == (row.code, row.game, 77, 2)
    assert (game.seat, game.score, game.rank) == (0, 9, 1)
    assert (game.title, game.end) == (literal("isles").wire(), literal("Ann wins.").wire())
    assert game.names == ["Ann", "greedy"]
    assert page.next == 0
    assert (await store.history("bob")).games == []


async def test_to_finish_twice_counts_once(store: Store) -> None:
    row = a_table(phase="over")
    await store.add_table(row)
    for score in (9, 10):
        await store.finish(row, [Result(0, "ann", score, 1)])
    assert [game.score for game in (await store.history("ann")).games] == [9]


async def test_a_history_is_read_page_by_page(store: Store) -> None:
    codes = [f"table{number}" for number in range(7)]
    for code in codes:
        await finish(store, code, "ann", 1)
    seen, before = list[str](), 0
    sizes = []
    while True:
        page = await store.history("ann", before, limit=3)
        seen += [game.code for game in page.games]
        sizes.append(len(page.games))
        before = page.next
        if not before:
            break
    assert seen == codes[::-1]
    assert sizes == [3, 3, 1]
    for odd in (-5, 1 << 63, 10**40):
        assert (await store.history("ann", odd, limit=1)).games[0].code == codes[-1]


async def test_the_days_results_of_everybody(store: Store) -> None:
    for number, score in enumerate([10, 20, 20, 109]):
        await finish(store, f"table{number}", f"guest{number}", score, "2026-11-15")
    await finish(store, "table8", "guest0", 500, "2026-11-15")  # a second try does not count
    await finish(store, "table9", "guest0", 999, "2026-11-14")
    stats = await store.daily("haggle", "2026-11-15", "guest0")
    assert (stats.finished, stats.best, stats.low, stats.high) == (4, 109, 10, 109)
    assert stats.bars == [1, 2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert (stats.mine, stats.code, stats.streak) == (10, "table0", 2)


async def test_a_result_with_a_roll_undone_counts_for_no_day(store: Store) -> None:
    day = "2026-11-15"
    await finish(store, "table0", "ann", 500, day, marks=["hints", "takeback"])
    await finish(store, "table1", "bob", 40, day, marks=["hints"])
    await finish(store, "table2", "ann", 600, day)  # nor does a second try
    mine = await store.daily("haggle", day, "ann")
    assert (mine.finished, mine.best, mine.streak) == (1, 40, 0)
    assert (mine.mine, mine.marks) == (500, ["hints", "takeback"])
    theirs = await store.daily("haggle", day, "bob")
    assert (theirs.mine, theirs.marks, theirs.streak) == (40, ["hints"], 1)


async def test_a_result_with_other_numbers_is_no_best(store: Store) -> None:
    day = "2026-11-15"
    await finish(store, "table0", "ann", 500, day, marks=["numbers"])
    await finish(store, "table1", "bob", 40, day)
    mine = await store.daily("haggle", day, "ann")
    assert (mine.finished, mine.best, mine.high, mine.streak) == (1, 40, 40, 0)
    assert (mine.mine, mine.marks) == (500, ["numbers"])


async def test_a_history_tells_of_other_numbers(store: Store) -> None:
    for code, numbers in (("table0", {"goal": 5}), ("table1", {})):
        row = a_table(code, numbers=numbers)
        await store.add_table(row)
        row.phase = "over"
        await store.finish(row, [Result(0, "ann", 9, 1)])
        assert await store.table(code) == row
    page = await store.history("ann")
    assert [game.numbers for game in page.games] == [UNSET, {"goal": 5}]


async def test_results_of_the_day_that_had_hints_are_marked(store: Store) -> None:
    async def best() -> tuple[int | None, bool, list[str]]:
        stats = await store.daily("haggle", "2026-11-15", "ann")
        return stats.best, stats.best_hinted, stats.marks

    await finish(store, "table0", "ann", 20, "2026-11-15", marks=["hints"])
    assert await best() == (20, True, ["hints"])
    await finish(store, "table1", "bob", 20, "2026-11-15")
    assert await best() == (20, False, ["hints"])
    await finish(store, "table2", "cay", 30, "2026-11-15", marks=["hints"])
    assert await best() == (30, True, ["hints"])
    assert (await store.daily("haggle", "2026-11-15", "bob")).marks == []


async def test_a_day_that_nobody_has_finished(store: Store) -> None:
    await store.add_table(a_table("begun0", daily="2026-11-15"))
    stats = await store.daily("haggle", "2026-11-15", "ann")
    assert (stats.finished, stats.best, stats.mine, stats.streak) == (0, None, None, 0)
    assert stats.bars == [0] * 10
    assert stats.code == "begun0"
    stranger = await store.daily("haggle", "2026-11-15")
    assert (stranger.code, stranger.mine) == ("", None)


async def test_bots_do_not_count_for_the_day(store: Store) -> None:
    row = a_table(daily="2026-11-15", phase="over")
    await store.add_table(row)
    await store.finish(row, [Result(0, "", 50, 1)])
    stats = await store.daily("haggle", "2026-11-15", "")
    assert (stats.finished, stats.mine, stats.streak) == (0, None, 0)


async def test_a_match_without_a_result_is_in_the_history_and_counts_for_no_day(
    store: Store,
) -> None:
    row = a_table(daily="2026-11-15", phase="over")
    await store.add_table(row)
    await store.finish(row, [Result(0, "ann", 50, 0, "", ["resigned"])])
    stats = await store.daily("haggle", "2026-11-15", "ann")
    assert (stats.finished, stats.mine, stats.streak) == (0, None, 0)
    past = (await store.history("ann")).games[0]
    assert (past.rank, past.marks) == (0, ["resigned"])


@pytest.mark.parametrize(
    ("days", "length"),
    [
        ("", 0),
        ("2026-03-01", 1),
        ("2026-02-28", 1),
        ("2026-02-27", 0),
        ("2026-03-01 2026-02-28 2026-02-27 2026-02-25", 3),
        ("2026-02-28 2026-02-27", 2),
        ("2026-03-02", 0),
    ],
)
def test_a_streak_may_wait_for_today(days: str, length: int) -> None:
    assert streak(set(days.split()), "2026-03-01") == length


@pytest.mark.parametrize(
    ("scores", "heights"),
    [
        ({}, [0] * 10),
        ({7: 3}, [3, *[0] * 9]),
        ({-5: 1, 4: 1}, [1, *[0] * 8, 1]),
        (dict.fromkeys(range(100), 1), [10] * 10),
    ],
)
def test_bars_cover_all_scores(scores: dict[int, int], heights: list[int]) -> None:
    assert bars(scores) == heights


async def test_replays_are_kept_by_viewer_and_face(store: Store) -> None:
    row = a_table(phase="over")
    await store.add_table(row)
    films = {(-2, "board"): b"", (0, "board"): bytes(range(256)), (0, "text"): b"drawn"}
    await store.save_replays(row.code, films)
    await store.save_replays(row.code, {(0, "text"): b"drawn again"})
    assert {key: await store.replay(row.code, *key) for key in films} == films
    assert await store.replay(row.code, 1, "board") is None


async def test_an_archive_goes_when_its_replays_are_kept(store: Store) -> None:
    row = a_table(phase="over")
    await store.add_table(row)
    old = [{"code": row.code, "viewer": viewer, "body": b"of an older server"} for viewer in (0, 1)]
    await store.db.write(lambda base: base.execute(insert(archives), old))
    await store.save_replays(row.code, {(0, "board"): b"new"})
    assert await store.archive(row.code, 0) is None
    assert await store.archive(row.code, 1) == b"of an older server"


async def test_finished_matches_without_replays_are_found(store: Store) -> None:
    await store.add_table(a_table("here00", phase="playing", seed="5"))
    await store.add_table(a_table("none00", phase="over", seed=""))
    for code in ("bare00", "kept00", "bare01"):
        await store.add_table(a_table(code, phase="over", seed="5"))
    await store.save_replays("kept00", {(-2, "board"): b"film"})
    assert await store.without_replays(9) == ["bare01", "bare00"]
    assert await store.without_replays(1) == ["bare01"]


async def test_pars_are_kept_and_replaced(store: Store) -> None:
    assert await store.par("tempus", "2018") is None
    for par in (Par(41, 3), Par(44, 20), Par(None, 0)):
        await store.save_par("tempus", "2018", par)
        assert await store.par("tempus", "2018") == par
    assert await store.par("tempus", "2019") is None
