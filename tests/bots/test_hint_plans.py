"""Hints follow one plan: obeying all of them plays as well as promised, or as the bot."""

import json
import re

import pytest

from aevum.bots.advice import Hint, advise
from aevum.core.rng import Rng
from aevum.core.state import NONE, OK, State
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.game import GAME as EMPIRES
from aevum.games.ascii.moves import DONE, PLACE, STAFF, TAX
from aevum.games.ascii.scenes import Scene
from aevum.games.tempus import GAME as TEMPUS
from aevum.games.tempus.moves import PASS

DATES = ["2018-06-06 19:35", "2026-11-16 06:17", "1999-12-31 23:59"]
BRIEF = 0.01  # seconds for a hint


# Tempus Imperium


def planned(state: State, kept: list[int], seconds: float = BRIEF) -> Hint:
    ask = state.must(0)
    assert ask is not None
    return advise(TEMPUS, state.mask(0), ask, state.legal(0), seconds, kept)


def promise(hint: Hint) -> int:
    found = re.search(r"ends with (\S+) points?\b", str(hint.reason))
    assert found
    return int(found[1].replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize("date", DATES)
def test_who_obeys_every_hint_ends_at_the_first_promise_or_above(date: str) -> None:
    """Only the plan of the last hint is passed on, as after a restart."""
    state = TEMPUS.new(date=date)
    kept: list[int] = []
    promises: list[int] = []
    while not state.over():
        hint = planned(state, kept)
        kept = json.loads(json.dumps(hint.plan))
        promises.append(promise(hint))
        assert state.apply(0, hint.move) == OK
    print(f"{date}: promised {promises[0]}, reached {state.scores()[0]}")
    assert promises == sorted(promises)
    assert state.scores()[0] >= promises[-1]


def test_a_plan_outlives_moves_without_hints_and_moves_taken_back() -> None:
    state = TEMPUS.new(date=DATES[0])
    first = planned(state, [], 0.2)
    later = state.clone()
    for move in first.plan[:5]:
        assert later.apply(0, move) == OK
    assert promise(planned(later, list(first.plan))) >= promise(first)
    assert promise(planned(state, list(first.plan))) >= promise(first)


def test_the_best_of_several_plans_is_kept() -> None:
    """A plan improved while its player thought is kept beside the shown one."""
    state = TEMPUS.new(date=DATES[0])
    idle = [PASS] * 44
    good = planned(state, [], 0.2)
    for kept in ([*idle, NONE, *good.plan], [*good.plan, NONE, *idle]):
        assert promise(planned(state, kept)) >= promise(good)


@pytest.mark.parametrize("kept", [[7], [NONE], [10**9, -5], [PASS] * 500])
def test_a_plan_that_is_none_counts_for_nothing(kept: list[int]) -> None:
    state = TEMPUS.new(date=DATES[0])
    assert planned(state, kept).move in state.legal(0)


# ASCII Empires


def played(seed: int, obeying: bool) -> list[int]:
    """Return the scores of three standard players; the first may be one who obeys every hint."""
    state = EMPIRES.new(3, seed, turns=5)
    bots = [EMPIRES.standard() for _ in range(3)]
    kept: tuple[int, ...] = ()
    while not state.over():
        ask = next(each for each in state.asks if each.must)
        view, legal = state.mask(ask.seat), state.legal(ask.seat)
        if obeying and ask.seat == 0:
            hint = advise(EMPIRES, view, ask, legal, BRIEF, kept)
            move, kept = hint.move, hint.plan
        else:
            move = bots[ask.seat].choose(view, ask, legal, Rng(1))
        assert state.apply(ask.seat, move) == OK
    return state.scores()


def test_who_obeys_every_hint_scores_as_the_standard_bot_with_the_same_dice() -> None:
    seeds = range(3)
    bot = [played(seed, False) for seed in seeds]
    person = [played(seed, True) for seed in seeds]
    print(f"the bot scores {[scores[0] for scores in bot]}, who obeys: {person}")
    assert person == bot


def empires_hint(scene: Scene, kept: tuple[int, ...]) -> Hint:
    view = scene.state.mask(0)
    ask = view.must(0)
    assert ask is not None
    return advise(EMPIRES, view, ask, scene.state.legal(0), BRIEF, kept)


def building_hint() -> tuple[Scene, Hint]:
    """Return a scene in which a hint is about a building that will be staffed."""
    scene = Scene(2).dice(5, 4, 2).begin()
    hint = empires_hint(scene, ())
    while not PLACE <= hint.move < STAFF:
        scene.state.apply(0, hint.move)
        hint = empires_hint(scene, hint.plan)
    return scene, hint


def test_a_hint_that_is_asked_for_twice_is_the_same() -> None:
    scene, hint = building_hint()
    assert empires_hint(scene, hint.plan)[:2] == hint[:2]


def test_a_worker_who_moves_in_at_once_leaves_the_plan_as_it_is() -> None:
    scene, hint = building_hint()
    bot = StandardBot()
    bot.load_plan(list(hint.plan))
    at = bot.done
    assert STAFF <= bot.script[at] < TAX
    for move in bot.script[at - 1 : at + 1]:
        assert scene.state.apply(0, move) == OK
    assert empires_hint(scene, hint.plan).move == bot.script[at + 1]


@pytest.mark.parametrize("kept", [(1,), (1, 0, DONE), (1, 99, DONE, -1), (1, -9, 10**6, -1)])
def test_what_is_no_plan_is_passed_over(kept: tuple[int, ...]) -> None:
    scene = Scene(2).dice(5, 4, 2).begin()
    assert empires_hint(scene, kept).move in scene.state.legal(0)
