"""Workers die, hang and send invalid answers, but every job gets an answer."""

import asyncio
import json
import os
import signal
import subprocess
import sys

import pytest

from aevum.core.native import build
from aevum.core.rng import Rng
from aevum.server.refused import Refused
from aevum.server.workers import BotWorkers, WorkerLimits
from aevum.server.workers.bot_players import STRIKES
from aevum.server.workers.hang_watch import STEP
from aevum.server.workers.messages import Choose, pack
from aevum.server.workers.process import BOOT, HangLimits
from aevum.server.workers.worker import GRACE
from tests.server.workers.conftest import (
    BABBLER,
    CHEAT,
    GAMES,
    LEAVER,
    LISTENER,
    LONG,
    MEETER,
    PATIENT,
    RAISER,
    SPINNER,
    Making,
    Meeting,
)
from tests.server.workers.odd import Listener
from tests.server.workers.scene import Scene, haggle
from tests.tiny.sandglass import Sandglass

linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems have no /proc"
)


def default(scene: Scene) -> int:
    seat = scene.next()
    return scene.state.default(scene.ask(seat))


async def test_a_worker_killed_in_mid_thought_is_replaced(
    bot_workers: BotWorkers, meeting: Meeting
) -> None:
    scene = haggle()
    chosen = asyncio.create_task(scene.choose(bot_workers, MEETER))
    first = await meeting.next()
    first.kill()
    second = await meeting.next()
    assert second.pid != first.pid
    second.release()
    assert await chosen == scene.legal(scene.next())[-1] != default(scene)
    assert bot_workers.replaced() == 1


async def test_after_two_killed_workers_the_game_moves_by_itself(
    bot_workers: BotWorkers, meeting: Meeting
) -> None:
    scene = haggle()
    chosen = asyncio.create_task(scene.choose(bot_workers, MEETER))
    for _ in range(2):
        (await meeting.next()).kill()
    assert await chosen == default(scene)
    assert bot_workers.bot_players.defaults == 1
    assert await scene.choose(bot_workers, "greedy") in scene.legal(scene.next())
    assert bot_workers.bot_players.defaults == 1


async def test_a_worker_killed_while_idle_costs_nothing(bot_workers: BotWorkers) -> None:
    scene = haggle()
    first = await scene.choose(bot_workers, "random")
    for _ in range(3):
        os.kill(bot_workers.queues[0].worker.pid, signal.SIGKILL)
        assert await scene.choose(bot_workers, "random") == first
    assert bot_workers.bot_players.defaults == 0


async def test_a_listening_bot_hears_all_again_after_its_workers_death(
    bot_workers: BotWorkers,
) -> None:
    scene = haggle()
    for number in range(12):
        seat = scene.next()
        bot = Listener()
        for event in scene.told[seat]:
            bot.saw(event)
        wanted = scene.here(bot, seat, Rng(0))
        if number % 3 == 2:
            os.kill(bot_workers.queues[0].worker.pid, signal.SIGKILL)
        assert await scene.choose(bot_workers, LISTENER) == wanted
        scene.answer(seat, wanted)
    assert bot_workers.bot_players.defaults == 0


async def test_a_bot_that_hangs_is_ended(making: Making) -> None:
    bot_workers = await making(limits=WorkerLimits(move=0.3))
    scene = haggle()
    assert await scene.choose(bot_workers, MEETER) == default(scene)
    assert bot_workers.queues[0].worker.started == 2
    assert bot_workers.queues[0].worker.pid == 0


@linux
async def test_a_worker_that_stands_still_is_replaced_long_before_its_limit(
    making: Making, meeting: Meeting
) -> None:
    bot_workers = await making(limits=PATIENT._replace(hangs=HangLimits(still=0.5, cpu=LONG)))
    scene = haggle()
    chosen = asyncio.create_task(scene.choose(bot_workers, MEETER))
    first = await meeting.next()
    os.kill(first.pid, signal.SIGSTOP)
    second = await meeting.next()
    second.release()
    assert await chosen == scene.legal(scene.next())[-1]
    assert bot_workers.replaced() == 1


@linux
async def test_a_worker_that_thinks_in_a_circle_is_replaced_long_before_its_limit(
    making: Making,
) -> None:
    bot_workers = await making(limits=PATIENT._replace(hangs=HangLimits(still=LONG, cpu=0.3)))
    scene = haggle()
    assert await scene.choose(bot_workers, SPINNER) == default(scene)
    assert bot_workers.queues[0].worker.started == 2
    assert await haggle("table2").choose(bot_workers, "greedy") in scene.legal(scene.next())


def test_a_hanging_worker_is_seen_within_five_seconds() -> None:
    assert max(HangLimits()) + STEP < 5


@pytest.mark.parametrize("bot", [LEAVER, BABBLER], ids=["leaver", "babbler"])
async def test_a_bot_that_ruins_its_worker_is_soon_not_asked_any_more(
    bot: str, bot_workers: BotWorkers
) -> None:
    scene = haggle()
    for _ in range(STRIKES):
        assert await scene.choose(bot_workers, bot) == default(scene)
    started = bot_workers.queues[0].worker.started
    assert started >= 2 * STRIKES
    assert await scene.choose(bot_workers, bot) == default(scene)
    assert bot_workers.queues[0].worker.started == started
    assert await haggle("table2").choose(bot_workers, "greedy") in scene.legal(scene.next())


@pytest.mark.parametrize("bot", [RAISER, CHEAT], ids=["raiser", "cheat"])
async def test_a_bot_without_a_legal_move_leaves_it_to_the_game(
    bot: str, bot_workers: BotWorkers
) -> None:
    scene = haggle()
    for _ in range(5):
        assert await scene.choose(bot_workers, bot) == default(scene)
    assert bot_workers.replaced() == 0


async def test_a_job_that_cannot_be_sent_holds_up_no_other(bot_workers: BotWorkers) -> None:
    scene = haggle()
    seat = scene.next()
    huge = [1 << 70]
    chosen = await bot_workers.choose(
        "table1", seat, "haggle", "random", scene.view(seat), scene.ask(seat), huge,
        lambda first: scene.events(seat, first),
    )  # fmt: skip
    assert chosen == huge[0]
    assert bot_workers.bot_players.defaults == 1
    assert await scene.choose(bot_workers, "random") in scene.legal(seat)
    assert bot_workers.bot_players.defaults == 1


async def test_a_live_bot_without_an_answer_waits(bot_workers: BotWorkers) -> None:
    wait, move = await Scene(Sandglass()).plan(bot_workers, RAISER, 0)
    assert wait > 0
    assert move == 0


async def test_workers_that_cannot_start_are_answered_for(making: Making) -> None:
    bot_workers = await making(games=["no_such_module:GAME"])
    scene = haggle()
    seat = scene.next()
    for _ in range(4):
        assert await scene.choose(bot_workers, "random") == default(scene)
    with pytest.raises(Refused, match="no hint now"):
        await bot_workers.advise(
            "haggle", scene.view(seat), seat, scene.ask(seat), scene.legal(seat)
        )
    with pytest.raises(Refused, match="answer"):
        await bot_workers.par("tempus", {"date": "2018-06-06 19:35"}, 0.1)
    assert bot_workers.queues[0].worker.started <= 3


async def test_whoever_stops_waiting_does_not_hold_up_others(
    bot_workers: BotWorkers, meeting: Meeting
) -> None:
    scene = haggle()
    given_up = asyncio.create_task(scene.choose(bot_workers, MEETER))
    guest = await meeting.next()
    queued = asyncio.create_task(scene.choose(bot_workers, MEETER))
    await asyncio.sleep(0)
    for task in (given_up, queued):
        task.cancel()
    guest.release()
    assert await scene.choose(bot_workers, "greedy") in scene.legal(scene.next())
    assert meeting.guests.empty()
    assert bot_workers.bot_players.defaults == 0


async def test_a_table_cannot_fill_the_queue(bot_workers: BotWorkers, meeting: Meeting) -> None:
    scene = haggle()
    held = asyncio.create_task(scene.choose(bot_workers, MEETER))
    guest = await meeting.next()
    many = [asyncio.create_task(scene.choose(bot_workers, "random")) for _ in range(40)]
    await asyncio.sleep(0)
    assert bot_workers.bot_players.defaults == 9
    guest.release()
    await asyncio.gather(held, *many)


async def test_stopping_ends_every_worker_and_every_wait(making: Making, meeting: Meeting) -> None:
    bot_workers = await making()
    scene = haggle()
    chosen = [asyncio.create_task(scene.choose(bot_workers, MEETER)) for _ in range(2)]
    guest = await meeting.next()
    await bot_workers.stop()
    await guest.gone()
    assert await asyncio.gather(*chosen) == [default(scene)] * 2
    assert await scene.choose(bot_workers, "random") == default(scene)
    assert bot_workers.queues[0].worker.pid == 0


async def test_starting_waits_for_nobody(making: Making) -> None:
    bot_workers = await making()
    assert bot_workers.queues[0].worker.pid == 0


async def test_a_worker_thinks_with_this_build_and_ignores_ctrl_c(
    bot_workers: BotWorkers, meeting: Meeting
) -> None:
    scene = haggle()
    chosen = asyncio.create_task(scene.choose(bot_workers, MEETER))
    guest = await meeting.next()
    assert guest.build == build()
    os.kill(guest.pid, signal.SIGINT)
    guest.release()
    assert await chosen == scene.legal(scene.next())[-1]
    assert bot_workers.replaced() == 0


PARENT = f"""
import asyncio, sys
sys.path[:] = {sys.path!r}
from aevum.server.workers import BotWorkers
from tests.server.workers.scene import haggle

async def main():
    workers = BotWorkers(1, {GAMES!r}, [{MEETER!r}])
    workers.start()
    await haggle().choose(workers, {MEETER!r})

asyncio.run(main())
"""


async def test_a_worker_ends_with_the_process_that_started_it(meeting: Meeting) -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdin=subprocess.DEVNULL
    )
    guest = await meeting.next()
    parent.kill()
    await parent.wait()
    await guest.gone()


async def test_a_thought_that_takes_too_long_ends_its_process_without_help(
    meeting: Meeting,
) -> None:
    scene = haggle()
    seat = scene.next()
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOOT, json.dumps(sys.path), json.dumps(GAMES), "0",
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert worker.stdin is not None
    job = Choose(
        "haggle", 0.3 - GRACE, scene.ask(seat).serial, scene.legal(seat), live=False,
        code=scene.code, seat=seat, bot=MEETER, view=scene.view(seat).to_data(),
    )  # fmt: skip
    worker.stdin.write(pack(job))
    assert await worker.wait() == -signal.SIGALRM
