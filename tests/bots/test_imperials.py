"""The standard bot of Imperials answers every question, by what it sees, and plays to win."""

from collections import Counter

import pytest

from aevum.arena.simulate import simulate
from aevum.core.drive import OVER, Driver, Play
from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games.imperials import GAME
from aevum.games.imperials.asks import ASK_NAMES
from aevum.games.imperials.data import MODES
from aevum.games.imperials.evaluation import OVER as DECIDED
from tests.rules.imperials.scene import Scene
from tests.web.staged import SCENES

EACH_KIND = 5  # positions that are looked at for each kind of question
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
    seen: Counter[str] = Counter()
    for mode in MODES:
        for name in MAPS:
            _wander(GAME.new(3, 1, mode=mode, map=name), 1, seen)
    for scene in [begin() for begin in SCENES.values() for _ in range(3)] + [_offer_to_market()]:
        scene.state.explicit = False
        _wander(scene.state, len(seen), seen)
    assert sorted(seen) == sorted(ASK_NAMES)


def _offer_to_market() -> Scene:
    give = ["give wood"] * 4
    return SCENES["market"]().do(0, "offer", *give, "ask ore", "send")


def _wander(state: State, seed: int, seen: Counter[str]) -> None:
    """Play at random, and let the bot answer wherever a kind of question is still rare."""
    driver, rng = Driver(state), Rng(seed)
    for _ in range(STEPS):
        seat = driver.next()
        if seat == OVER:
            return
        ask, choices = driver.question(seat), driver.choices(seat)
        kind = ASK_NAMES[ask.kind]
        seen[kind] += 1
        if seen[kind] <= EACH_KIND:
            view = state.mask(seat)
            loaded = GAME.load(view.to_data())
            chosen = GAME.standard().choose(view, ask, choices, Rng(1))
            assert chosen in choices, kind
            assert chosen == GAME.standard().choose(loaded, ask, choices, Rng(2)), kind
            assert GAME.evaluate(view, seat) == GAME.evaluate(loaded, seat), kind
        driver.answer(seat, rng.pick(choices))


def test_the_evaluation_knows_who_has_won() -> None:
    state = GAME.new(2, 5)
    Play(state, [GAME.standard(), GAME.standard()], 5).run()
    winner = state.ranks().index(1)
    assert GAME.evaluate(state, winner) == DECIDED
    assert GAME.evaluate(state, 1 - winner) == -DECIDED
