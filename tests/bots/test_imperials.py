"""The standard bot of Imperials answers every question, by what it sees, and plays to win."""

from collections import Counter

import pytest

from aevum.arena.simulate import simulate
from aevum.core.drive import Play
from aevum.games.imperials import GAME
from aevum.games.imperials.bot.evaluation import OVER as DECIDED
from aevum.games.imperials.data import MODES
from aevum.games.imperials.rules.asks import ASK_NAMES
from aevum.games.imperials.scenes import Scene
from tests.bots.wandering import wander
from tests.web.staged import SCENES

EACH_KIND = 5  # positions checked for each kind of question
STEPS = 300  # at random, from each beginning
MAPS = ("the woods", "fantasy land")


@pytest.mark.parametrize("mode", MODES)
def test_it_beats_random_by_points(mode: str) -> None:
    report = simulate(GAME, ["standard", "random"], games=4, seed=3, options={"mode": mode})
    assert report.bots["standard"].win_share == 1.0
    assert report.ends == {"points": 4}


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_four_ends_by_points(mode: str) -> None:
    state = GAME.new(4, 2, mode=mode)
    Play(state, [GAME.standard() for _ in range(4)], 2).run()
    assert state.end() == "points"


def test_it_answers_every_kind_of_question_by_its_view_alone() -> None:
    seen: Counter[int] = Counter()
    for mode in MODES:
        for name in MAPS:
            wander(GAME, GAME.new(3, 1, mode=mode, map=name), 1, seen, EACH_KIND, STEPS)
    for scene in [begin() for begin in SCENES.values() for _ in range(3)] + [_offer_to_market()]:
        scene.state.explicit = False
        wander(GAME, scene.state, len(seen), seen, EACH_KIND, STEPS)
    assert sorted(seen) == list(range(len(ASK_NAMES)))


def _offer_to_market() -> Scene:
    give = ["give wood"] * 4
    return SCENES["market"]().do(0, "offer", *give, "ask ore", "send")


def test_the_evaluation_knows_who_has_won() -> None:
    state = GAME.new(2, 5)
    Play(state, [GAME.standard(), GAME.standard()], 5).run()
    winner = state.ranks().index(1)
    assert GAME.evaluate(state, winner) == DECIDED
    assert GAME.evaluate(state, 1 - winner) == -DECIDED
