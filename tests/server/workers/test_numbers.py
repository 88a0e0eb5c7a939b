"""Workers play by the numbers of the table: in bots, hints and replays."""

import gzip
import json

from aevum.bots import registry as bots
from aevum.core.drive import OVER
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.core.state import OK, SPECTATOR
from aevum.games import registry
from aevum.server.workers import BotWorkers
from tests.server.workers.conftest import SEED
from tests.server.workers.scene import Scene

TEMPLATE = registry.find("template")
ROLL, HOLD = TEMPLATE.moves.base("roll"), TEMPLATE.moves.base("hold")


async def chosen(bot_workers: BotWorkers, goal: int) -> list[int]:
    """Return a bot's choices in a worker in the same match with this goal, move by move."""
    scene = Scene(TEMPLATE, code=f"goal{goal}", numbers={"goal": goal})
    bot, rng = bots.find("standard", TEMPLATE), Rng(SEED)
    moves = []
    while (seat := scene.next()) != OVER:
        moves.append(await scene.choose(bot_workers, "standard"))
        assert moves[-1] == scene.here(bot, seat, rng)
        scene.answer(seat, moves[-1])
    return moves


async def test_a_bot_plays_by_the_numbers_of_its_table(bot_workers: BotWorkers) -> None:
    near, far = await chosen(bot_workers, 4), await chosen(bot_workers, 40)
    assert near[-1] == HOLD
    assert len(near) < len(far)
    assert far[len(near) - 1] == ROLL, "in the same position, with the goal far away"
    assert bot_workers.bot_players.defaults == 0


async def test_a_hint_follows_the_numbers_of_the_table(bot_workers: BotWorkers) -> None:
    hints = []
    for goal in (2, 40):
        scene = Scene(TEMPLATE, seed=3, numbers={"goal": goal})
        while HOLD not in scene.legal(seat := scene.next()):
            scene.answer(seat, ROLL)
        view, ask, legal = scene.view(seat), scene.ask(seat), scene.legal(seat)
        hints.append((await bot_workers.advise("template", view, seat, ask, legal)).move)
    assert hints == [HOLD, ROLL]


async def test_a_replay_is_made_with_the_numbers_of_the_match(bot_workers: BotWorkers) -> None:
    match = Match(TEMPLATE, seed=3, numbers={"goal": 5})
    match.begin()
    while match.state.asks:
        seat = match.state.asks[0].seat
        assert match.play(seat, match.state.legal(seat)[-1]) == OK
    packed = await bot_workers.film(match.record, SPECTATOR, "board")
    film = json.loads(gzip.decompress(packed))
    assert film["first"]["set"]["goal"] == 5
    assert film["steps"][-1]["position"]["set"]["points"] == match.state.scores()
