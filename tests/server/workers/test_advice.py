"""Hints and searches in workers."""

import asyncio

import pytest

from aevum.games import registry
from aevum.games.tempus import GAME as TEMPUS
from aevum.server.refused import Refused
from aevum.server.workers import BotWorkers, Hint, WorkerLimits
from aevum.server.workers.hint_jobs import MOST_HINTS, MOST_SEARCHES
from tests.games import ALL
from tests.server.client import told
from tests.server.workers.conftest import MEETER, Making, Meeting
from tests.server.workers.scene import Scene, haggle

DATE = "2018-06-06 19:35"


async def hint(bot_workers: BotWorkers, scene: Scene) -> Hint:
    seat = scene.next()
    return await bot_workers.advise(
        scene.game.name, scene.view(seat), seat, scene.ask(seat), scene.legal(seat)
    )


async def test_every_game_gives_hints(bot_workers: BotWorkers) -> None:
    for game in ALL:
        scene = Scene(game)
        found = await hint(bot_workers, scene)
        assert found.move in scene.legal(scene.next())
        assert told(found.label, game.book)
        assert told(found.reason, game.book).endswith(".")
        assert found.bot
        assert found.ms >= 0


async def test_a_hint_in_tempus_is_the_first_move_of_a_plan(bot_workers: BotWorkers) -> None:
    scene = Scene(TEMPUS)
    found = await hint(bot_workers, scene)
    assert told(found.reason, TEMPUS.book).startswith("The best plan so far ends with ")
    assert (found.plan[0], found.ahead) == (found.move, True)
    assert told(found.label, TEMPUS.book) == TEMPUS.label(scene.view(0), found.move)
    assert found.bot in ("standard", "hard")  # the best there is


async def test_a_move_goes_before_a_hint(bot_workers: BotWorkers, meeting: Meeting) -> None:
    order: list[str] = []
    held = asyncio.create_task(haggle().choose(bot_workers, MEETER))
    guest = await meeting.next()
    hinted = asyncio.create_task(hint(bot_workers, haggle()))
    hinted.add_done_callback(lambda _: order.append("hint"))
    await asyncio.sleep(0)
    moved = asyncio.create_task(haggle("table2").choose(bot_workers, "random"))
    moved.add_done_callback(lambda _: order.append("move"))
    await asyncio.sleep(0)
    guest.release()
    await asyncio.gather(held, hinted, moved)
    assert order == ["move", "hint"]


async def test_a_hint_whose_turn_does_not_come_is_refused(making: Making, meeting: Meeting) -> None:
    bot_workers = await making(limits=WorkerLimits(hint=0.1))
    held = asyncio.create_task(haggle().choose(bot_workers, MEETER))
    guest = await meeting.next()
    with pytest.raises(Refused, match="no hint now"):
        await hint(bot_workers, haggle())
    guest.release()
    await held


async def test_there_is_an_end_to_hints_that_wait(
    bot_workers: BotWorkers, meeting: Meeting
) -> None:
    held = asyncio.create_task(haggle().choose(bot_workers, MEETER))
    guest = await meeting.next()
    many = [asyncio.create_task(hint(bot_workers, haggle())) for _ in range(MOST_HINTS)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="Too many hints"):
        await hint(bot_workers, haggle())
    guest.release()
    await asyncio.gather(held, *many)


async def test_par_is_what_a_search_reaches(bot_workers: BotWorkers) -> None:
    doing_nothing = TEMPUS.new(date=DATE)
    while not doing_nothing.over():
        doing_nothing.apply(0, doing_nothing.legal(0)[0])
    found = await bot_workers.par("tempus", {"date": DATE}, 0.2)
    assert found is not None
    assert found >= doing_nothing.scores()[0]


async def test_games_without_a_search_or_a_fixed_start_have_no_par(bot_workers: BotWorkers) -> None:
    assert await bot_workers.par("template", {}, 0.1) is None
    assert await bot_workers.par("tempus", {}, 0.1) is None


async def test_a_bad_start_has_no_par_and_spoils_nothing(bot_workers: BotWorkers) -> None:
    with pytest.raises(Refused, match="answer"):
        await bot_workers.par("tempus", {"date": "yesterday"}, 0.1)
    assert await bot_workers.par("template", {}, 0.1) is None
    assert bot_workers.replaced() == 0


async def test_those_who_want_the_same_par_share_a_search(bot_workers: BotWorkers) -> None:
    both = [bot_workers.par("tempus", {"date": DATE}, 0.1) for _ in range(2)]
    one, other = await asyncio.gather(*both)
    assert one == other
    assert bot_workers.search_jobs.done == 1


async def test_no_move_waits_for_a_search(bot_workers: BotWorkers) -> None:
    search = asyncio.create_task(bot_workers.par("tempus", {"date": DATE}, 600))
    await asyncio.sleep(0)
    assert await haggle().choose(bot_workers, "random") > 0
    assert not search.done()
    await bot_workers.stop()
    with pytest.raises(Refused, match="answer"):
        await search


async def test_there_is_an_end_to_searches_that_wait(bot_workers: BotWorkers) -> None:
    dates = [f"2018-06-06 19:{minute}" for minute in range(10, 10 + MOST_SEARCHES)]
    many = [asyncio.create_task(bot_workers.par("tempus", {"date": date}, 600)) for date in dates]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="Too many searches"):
        await bot_workers.par("tempus", {"date": DATE}, 600)
    await bot_workers.stop()
    found = await asyncio.gather(*many, return_exceptions=True)
    assert all(isinstance(each, Refused) for each in found)


def test_a_subtitle_tells_dates_apart() -> None:
    assert str(TEMPUS.subtitle({"date": "2611150617"})) == "15 November 2026, 06:17"
    assert str(TEMPUS.subtitle({"date": "1999-01-02 03:04"})) == "2 January 1999, 03:04"
    assert TEMPUS.subtitle({}) == registry.find("template").subtitle({}) == ""
