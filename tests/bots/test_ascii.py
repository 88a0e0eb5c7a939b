"""The standard bot of ASCII Empires answers every question, by what it sees, and plays to win."""

from collections import Counter

import pytest

from aevum.arena.simulate import simulate
from aevum.bots.random import RandomBot
from aevum.core.drive import play
from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.games.ascii import GAME
from aevum.games.ascii.bot.draft import mark
from aevum.games.ascii.bot.evaluation import DECIDED
from aevum.games.ascii.bot.forecast import outlook
from aevum.games.ascii.bot.planning import plan
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.bot.strategies import STRATEGIES
from aevum.games.ascii.bot.traits import EVEN
from aevum.games.ascii.data import AS_PRINTED, FARM
from aevum.games.ascii.moves import DONE, MOVES
from aevum.games.ascii.rules.asks import ASK_NAMES, DEVELOP
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import Scene
from tests.bots.wandering import wander

EACH_KIND = 4  # positions checked for each kind of question
STEPS = 150  # at random, from each beginning


@pytest.mark.parametrize("other", ["random", "greedy"])
def test_it_beats_three_of_the_yardsticks(other: str) -> None:
    report = simulate(GAME, ["standard", other, other, other], games=3, seed=1)
    assert report.bots["standard"].win_share >= 0.6


@pytest.mark.parametrize("seats", [1, 3])
def test_tables_of_bots_come_to_an_end(seats: int) -> None:
    state = GAME.new(seats, 2)
    assert isinstance(state, Empires)
    play(state, [GAME.standard() for _ in range(seats)], 2)
    assert state.over()
    assert state.turn < AS_PRINTED.turns_together


# Questions


def test_it_answers_every_kind_of_question_by_its_view_alone() -> None:
    seen: Counter[int] = Counter()
    for seed in range(12):
        wander(GAME, GAME.new(2 + seed % 3, seed), seed, seen, EACH_KIND, STEPS)
    for scene in (_raiders(), _settlers(), _hosts()):
        scene.state.explicit = False
        wander(GAME, scene.state, 1, seen, EACH_KIND, STEPS)
    assert sorted(seen) == list(range(len(ASK_NAMES)))


def _raiders() -> Scene:
    return Scene(3).armies(0, 5).armies(1, 3).armies(2, 1).begin("deployment")


def _settlers() -> Scene:
    """Nobody can cancel, so the site is asked for at once."""
    scene = Scene(3).armies(0, 4).staffed(0, schools=1, garrisons=1)
    for seat in range(3):
        scene.workers(seat, 0, population=3)
    return scene.begin("deployment").do(0, "colonise 2")


def _hosts() -> Scene:
    scene = Scene(3).colony(0, 1, 13, 2).staffed(1, farms=2, mines=1).dice(6, 6, 6)
    return scene.begin().do(0, "colonies white1")


# Development


def _answer(scene: Scene, seat: int = 0) -> str:
    """Return a new bot's answer to a seat's required question."""
    ask = scene.state.must(seat)
    assert ask is not None
    view = scene.state.mask(seat)
    return MOVES.text(GAME.standard().choose(view, ask, view.legal(seat), Rng(1)))


def _developed(scene: Scene, seat: int = 0) -> Scene:
    """Let one bot do the Development of its seat."""
    scene.state.explicit = False
    bot, state = GAME.standard(), scene.state
    while state.lanes[seat]:
        ask = state.must(seat)
        assert ask is not None
        view = state.mask(seat)
        move = bot.choose(view, ask, view.legal(seat), Rng(1))
        scene.do(seat, MOVES.text(move))
    return scene


def test_it_plans_for_an_economy_as_the_game_begins() -> None:
    scene = _developed(Scene(3).dice(5, 2, 6).begin())
    assert scene[0].staffed[FARM] > 0


def test_it_leaves_no_die_unused_and_no_building_empty() -> None:
    scene = Scene(3).staffed(0, farms=2, mines=1).workers(0, 9).gold(0, 5)
    scene = _developed(scene.dice(6, 4, 5).begin())
    assert scene[0].dice() == 0
    assert scene[0].vacancies() == 0


def test_a_plan_comes_out_as_it_was_sketched() -> None:
    scene = Scene(3).staffed(0, farms=3, mines=1, schools=2, garrisons=1).workers(0, 12)
    scene.science(0, 3).caravan(0, 4, 4).column(0, 5, "d5").gold(0, 4).dice(6, 4, 5).begin()
    state = scene.state
    found = plan(scene[0], outlook(state, 0, state.last, 5, EVEN))
    bot = StandardBot()
    bot.follow(found, scene[0], state.turn)
    script = bot.script
    made: list[int] = []
    while state.lanes[0]:
        ask = state.must(0)
        assert ask is not None
        view = state.mask(0)
        move = bot.choose(view, ask, view.legal(0), Rng(1))
        made += [move] if ask.kind == DEVELOP else []
        if move == DONE:
            assert mark(scene[0]) == found.mark
        scene.do(0, MOVES.text(move))
    assert made == script


def test_it_builds_the_palace_when_it_can() -> None:
    scene = Scene(3).turn(9).staffed(0, farms=2, mines=1, schools=1, garrisons=1)
    scene = _developed(scene.workers(0, 20).dice(6, 5, 4).begin())
    assert scene[0].palace == 1


def test_it_plays_on_where_nothing_can_be_built_or_paid() -> None:
    scene = _developed(Scene(3).workers(0, 0).gold(0, 0).dice(2, 2, 2).begin())
    assert scene[0].gold >= 0


def test_it_never_fills_unhappiness() -> None:
    scene = Scene(2).mood(0, unhappy=9).workers(0, 6).gold(0, 0).begin(announced=True)
    assert _developed(scene)[0].unhappy == 9


# The end


def test_it_announces_the_end_that_it_wins() -> None:
    scene = Scene(3).soldiers(0, 13, 6).staffed(0, 1, 1, 1, 2).workers(0, 4).dice(4, 5, 6)
    assert _answer(scene.begin("announcing")) == "announce"


def test_it_announces_no_end_that_it_loses_or_cannot_bring() -> None:
    scene = Scene(3).soldiers(0, 13, 6).staffed(0, 1, 1, 1, 2).workers(0, 4).dice(4, 5, 6)
    assert _answer(scene.mood(1, happy=9).begin("announcing")) == "quiet"
    assert _answer(Scene(3).dice(4, 5, 6).begin("announcing")) == "quiet"


def test_it_fills_the_track_once_it_has_announced() -> None:
    scene = Scene(3).soldiers(0, 13, 6).staffed(0, 1, 1, 1, 2).workers(0, 4).dice(4, 5, 6)
    scene.begin("announcing")
    for seat, words in ((0, "announce"), (1, "quiet"), (2, "quiet")):
        scene.do(seat, words)
    assert _developed(scene)[0].masteries() == 1


# War and Disasters


def test_its_armies_raid_the_barbarians() -> None:
    assert _answer(Scene(3).armies(0, 1).begin("deployment")) == "barbarians"


def test_alone_it_does_not_raid_its_game_to_an_early_end() -> None:
    happy = Scene(1).turn(5).mood(0, happy=9).armies(0, 1).begin("deployment")
    assert _answer(happy) == "done"
    late = Scene(1).turn(20).mood(0, happy=9).armies(0, 1).begin("deployment")
    assert _answer(late) == "barbarians"


def test_it_leaves_edicts_alone_unless_a_plan_has_them() -> None:
    scene = Scene(3).begin()
    view = scene.state.mask(1)
    ask = next(each for each in view.asks if each.seat == 1 and not each.must)
    assert GAME.standard().choose(view, ask, [WAIT, *view.legal(1)], Rng(1)) == WAIT


def test_it_bears_a_raid_with_gold_when_one_more_box_costs_much() -> None:
    scene = Scene(2).omens(0, 0, 2, 0, 0, 0).dice(1, 2, 2, 2, 2).mood(0, unhappy=7).gold(0, 6)
    scene.begin("disasters").roll(3)
    assert _answer(scene) == "lose gold"


# Strategies and the evaluation


def test_every_strategy_plays() -> None:
    state = GAME.new(len(STRATEGIES), 4)
    play(state, [StandardBot(traits) for traits in STRATEGIES.values()], 4)
    assert state.over()


def test_a_strategy_goes_its_own_way() -> None:
    scene = Scene(3).staffed(0, farms=1, mines=1, schools=2).science(0).dice(5, 5, 5).begin()
    for name, line in (("upper science", "science upper"), ("lower science", "science lower")):
        after = scene.state.clone()
        after.apply(0, MOVES.parse("schools white1"))
        ask = after.must(0)
        assert ask is not None
        view = after.mask(0)
        assert (
            MOVES.text(StandardBot(STRATEGIES[name]).choose(view, ask, view.legal(0), Rng(1)))
            == line
        )


def test_the_evaluation_knows_who_has_won() -> None:
    state = GAME.new(2, 5)
    play(state, [RandomBot(), RandomBot()], 5)
    for seat, rank in enumerate(state.ranks()):
        assert GAME.evaluate(state, seat) == (DECIDED if rank == 1 else -DECIDED)


def test_the_evaluation_likes_what_helps() -> None:
    plain = _value(Scene(2))
    assert _value(Scene(2).gold(0, 9)) > plain
    assert _value(Scene(2).staffed(0, farms=1)) > plain
    assert _value(Scene(2).science(0, 3)) > plain
    assert _value(Scene(2).armies(0, 1)) > plain
    assert _value(Scene(2).mood(0, unhappy=1)) < plain
    assert _value(Scene(2).mood(1, happy=2)) < plain


def _value(scene: Scene) -> int:
    return GAME.evaluate(scene.begin().state.mask(0), 0)
