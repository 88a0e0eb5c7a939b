"""Bots choose in a worker what they would choose here."""

import pytest

from aevum.bots import registry as bots
from aevum.core.drive import OVER
from aevum.core.errors import UnknownName
from aevum.core.game import LIVE
from aevum.core.rng import Rng
from aevum.server.workers import BotWorkers
from tests.games import ALL
from tests.profile import amount
from tests.server.workers.conftest import LISTENER, PRINTER, RAISER, SEED, TRADER, Making
from tests.server.workers.odd import Listener
from tests.server.workers.scene import Scene, haggle

MOVES = amount(ci=12, soak=400)  # of each game


@pytest.mark.parametrize("name", bots.NAMES)
async def test_a_bot_chooses_as_it_would_here(name: str, bot_workers: BotWorkers) -> None:
    for game in ALL:
        scene = Scene(game, code=game.name[:6])
        here = [(bots.find(name, game), Rng(SEED)) for _ in range(scene.state.seats)]
        for _ in range(MOVES):
            if (seat := scene.next()) == OVER:
                break
            wanted = scene.here(here[seat][0], seat, here[seat][1])
            move = await scene.choose(bot_workers, name)
            assert move == wanted, game.name
            assert move in scene.legal(seat)
            scene.answer(seat, move)
    assert bot_workers.bot_players.defaults == 0
    assert bot_workers.replaced() == 0


async def test_a_live_bot_plans_as_it_would_here(bot_workers: BotWorkers) -> None:
    for live in [each for each in ALL if each.timing == LIVE]:
        scene = Scene(live, code=live.name)
        for seat in range(scene.state.seats):
            bot, rng = bots.find("random", live), Rng(SEED)
            for _ in range(3):
                legal = scene.legal(seat)
                wanted = bot.plan(scene.view(seat), scene.ask(seat), legal, rng)
                assert await scene.plan(bot_workers, "random", seat) == wanted


async def test_tables_share_several_workers(making: Making) -> None:
    bot_workers = await making(workers=2)
    for number in range(4):
        scene = haggle(f"table{number}")
        bot, rng = bots.find("random", scene.game), Rng(SEED)
        for _ in range(3):
            assert await scene.choose(bot_workers, "random") == scene.here(bot, scene.next(), rng)


async def test_a_listening_bot_hears_everything_once(bot_workers: BotWorkers) -> None:
    scene = haggle()
    here = [Listener() for _ in range(scene.state.seats)]
    heard = [0] * len(here)
    for _ in range(10):
        seat = scene.next()
        for event in scene.events(seat, heard[seat]):
            here[seat].saw(event)
        heard[seat] = len(scene.told[seat])
        wanted = scene.here(here[seat], seat, Rng(0))
        assert await scene.choose(bot_workers, LISTENER) == wanted
        scene.answer(seat, wanted)
    assert max(heard) > 5


async def test_bots_of_a_forgotten_table_begin_anew(bot_workers: BotWorkers) -> None:
    scene = haggle()
    first = [await scene.choose(bot_workers, "random") for _ in range(6)]
    bot_workers.forget(scene.code)
    assert [await scene.choose(bot_workers, "random") for _ in range(6)] == first
    bot_workers.forget("no such table")


async def test_the_same_question_with_the_same_luck_gets_the_same_answer(
    bot_workers: BotWorkers,
) -> None:
    scene = haggle()
    chosen = set()
    for _ in range(6):
        await scene.choose(bot_workers, "random")  # its own generator continues
        chosen.add(await scene.choose(bot_workers, "random", luck="the table's"))
    assert len(chosen) == 1
    assert len({await scene.choose(bot_workers, "random", luck=str(n)) for n in range(20)}) > 1


async def test_another_bot_in_the_same_seat_is_another_bot(bot_workers: BotWorkers) -> None:
    scene = haggle()
    for name in ("random", "greedy", "random"):
        bot = bots.find(name, scene.game)
        assert await scene.choose(bot_workers, name) == scene.here(bot, scene.next(), Rng(SEED))


async def test_what_a_bot_prints_disturbs_nobody(bot_workers: BotWorkers) -> None:
    scene = haggle()
    assert await scene.choose(bot_workers, PRINTER) == scene.legal(scene.next())[-1]
    assert bot_workers.replaced() == 0


@pytest.mark.parametrize("name", ["", "deep", "os:abort", "tests.server.workers.odd:Meter"])
async def test_only_bots_that_were_allowed_are_loaded(name: str, bot_workers: BotWorkers) -> None:
    with pytest.raises(UnknownName, match=r"Unknown bot\. Choose from: random, greedy"):
        await haggle().choose(bot_workers, name)


async def test_nothing_but_a_mask_of_the_seat_leaves_the_process(bot_workers: BotWorkers) -> None:
    scene = haggle()
    seat = scene.next()
    for view in (scene.state, scene.view(1 - seat), scene.view(-2)):
        with pytest.raises(ValueError, match="only a mask"):
            await bot_workers.choose(
                "table1", seat, "haggle", "random", view, scene.ask(seat),
                scene.legal(seat), lambda first: scene.events(seat, first),
            )  # fmt: skip
        with pytest.raises(ValueError, match="only a mask"):
            await bot_workers.advise("haggle", view, seat, scene.ask(seat), scene.legal(seat))


async def test_a_bot_answers_bids_and_hears_each_word_once(bot_workers: BotWorkers) -> None:
    scene = haggle()
    words: list[tuple[int, bool]] = []
    assert not await scene.consider(bot_workers, TRADER, 0, 1, words)
    words.append((1, True))
    assert await scene.consider(bot_workers, TRADER, 0, 1, words)
    words.append((1, False))
    assert not await scene.consider(bot_workers, TRADER, 0, 1, words), (
        "heard twice, it were 3 words"
    )
    bot_workers.forget(scene.code)
    words.append((1, False))
    assert await scene.consider(bot_workers, TRADER, 0, 1, words), "a fresh one hears all of them"


async def test_a_bot_without_an_answer_shakes_no_hands(bot_workers: BotWorkers) -> None:
    assert not await haggle().consider(bot_workers, RAISER, 0, 1, [])
    assert not await haggle().consider(bot_workers, "random", 0, 1, [(1, True)])
