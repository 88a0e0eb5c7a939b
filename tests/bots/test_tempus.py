"""The bots of Tempus Imperium: levels, styles, the quick policy, and hints with their reasons.

Scores come from fixed dates and seeds, so they are always the same. Plans are tried with a part of
a bot's usual budget: the order of levels and the taste of styles show with few drafts, too.
"""

import re
from statistics import fmean

from aevum.bots.advice import MINUS, advise
from aevum.bots.registry import find
from aevum.core.bot import LEVELS, Bot, Explanation
from aevum.core.drive import play
from aevum.core.rng import Rng
from aevum.core.state import OK, State
from aevum.games.tempus import GAME, solve
from aevum.games.tempus.bot.keeping import keep_or_improve
from aevum.games.tempus.bot.levels import BY_NAME, HARD
from aevum.games.tempus.bot.quick import QuickBot
from aevum.games.tempus.bot.standard import TempusBot
from aevum.games.tempus.bot.styles import LIKES, TASTES
from aevum.games.tempus.game import Tempus
from aevum.games.tempus.moves import CODES, MOVES, PASS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import position, start
from aevum.games.tempus.words.reasons import LATER, explain_plan

DATES = ["2018-06-06 19:35", "2026-11-16 06:17", "1999-12-31 23:59"]
PART = 4  # of a bot's usual drafts, one in so many is tried


def played(bot: Bot, date: str, seed: int = 1) -> TempusState:
    """Return the end of a game."""
    state = GAME.new(date=date)
    play(state, [bot], seed)
    assert isinstance(state, TempusState)
    return state


def hurried(level: str, style: str = "") -> Bot:
    """Return a bot that tries a part of its usual drafts."""
    usual = BY_NAME[level]
    return TempusBot(usual._replace(nodes=usual.nodes // PART), LIKES.get(style, {}))


# Levels


def test_each_level_scores_above_the_one_below() -> None:
    means = [fmean(played(hurried(level), date).scores()[0] for date in DATES) for level in LEVELS]
    print(f"means of {LEVELS}: {means}")
    assert means[0] + 10 < means[1]
    assert means[1] + 10 < means[2]


def test_hard_is_standard() -> None:
    for name in ("hard", "standard"):
        bot = find(name, GAME)
        assert isinstance(bot, TempusBot)
        assert (bot.level, bot.likes) == (HARD, {})


def test_a_level_misjudges_a_date_always_in_the_same_way() -> None:
    first, second = (played(hurried("easy"), DATES[0]).to_data() for _ in range(2))
    assert first == second


# Styles


def test_styles_build_different_things() -> None:
    """Each style has most of what it likes, by the rows of the score."""
    rows: dict[str, dict[str, float]] = {}
    for taste in TASTES:
        ends = [played(hurried("hard", taste.style.name), date) for date in DATES]
        scores = [dict(end.breakdown().parts) for end in ends]
        rows[taste.style.name] = {row: fmean(each[row] for each in scores) for row in scores[0]}
    print(rows)
    for taste in TASTES:
        name = taste.style.name
        for liked in taste.likes:
            others = [rows[other][liked] for other in rows if other != name]
            assert rows[name][liked] > max(others), (name, liked)


# The quick policy


def test_the_quick_policy_plays_legal_moves_and_no_random_ones() -> None:
    for date in DATES:
        state = GAME.new(date=date)
        bot = QuickBot()
        while not state.over():
            ask, legal = state.asks[0], state.legal(0)
            move = bot.choose(state.mask(0), ask, legal, Rng(1))
            assert move in legal
            assert QuickBot().choose(state.mask(0), ask, legal, Rng(2)) == move
            assert state.apply(0, move) == OK


# Hints


HINTED = 300  # drafts for a hint


class ByNodes(Tempus):
    """The game with hints from a fixed number of drafts instead of seconds."""

    def plan(
        self, view: State, seat: int, seconds: float, kept: list[int]
    ) -> tuple[list[int], Explanation] | None:
        assert isinstance(view, TempusState)
        found = keep_or_improve(view, 0.0, kept, HINTED)
        return found.moves, explain_plan(view, found.moves)


def obeyed(date: str) -> int:
    """Return the score of somebody who makes the move of every hint."""
    game = ByNodes()
    state = game.new(date=date)
    kept: tuple[int, ...] = ()
    while not state.over():
        hint = advise(game, state.mask(0), state.asks[0], state.legal(0), 0.0, kept)
        kept = hint.plan
        told = re.search(r"ends with (\S+) points?\b", str(hint.reason))
        assert told
        assert hint.aim is not None
        assert str(hint.aim) not in str(hint.reason)
        assert set(hint.later) <= set(hint.plan[1:])
        assert len(hint.later) <= LATER
        assert state.apply(0, hint.move) == OK
    return state.scores()[0]


def test_somebody_who_obeys_every_hint_scores_like_the_solver() -> None:
    solver = [solve(start(date), nodes=HINTED).score for date in DATES]
    person = [obeyed(date) for date in DATES]
    print(f"the solver: {solver}, by hints: {person}")
    assert fmean(person) >= fmean(solver) - 5


def told(state: TempusState, *moves: str) -> Explanation:
    """Return why to make the first of these moves and none after the last one."""
    plan = [next(code for code in range(CODES) if _written(code) == move) for move in moves]
    passes = int(state.numbers.turns - state.turn) - len(plan)
    return explain_plan(state, plan + [PASS] * passes)


def _written(code: int) -> str:
    return MOVES.text(code) if code >= PASS else ""


def test_a_reason_tells_what_a_building_brings() -> None:
    state = position(turn=11, roads="E 6 6, S 6 6")
    found = told(state, "build farm 7 6", "use 7 6")
    assert "this farm brings 2 of them, and 1 gold." in str(found.reason)
    assert [MOVES.text(move) for move in found.later] == ["use 7 6"]
    assert str(found.aim) == "4 buildings"


def test_a_reason_tells_what_a_use_is_good_for() -> None:
    state = position(turn=12, roads="E 6 6, S 6 6", gold=1)
    found = told(state, "use 6 4", "build market 7 6")
    assert "this brings 1 of the 2 gold that it spends." in str(found.reason)
    assert str(told(state, "use 6 4").reason).endswith(", and this brings 1 gold.")


def test_a_reason_tells_what_a_road_is_needed_for() -> None:
    state = position(turn=10, roads="E 6 6")
    found = told(state, "road S 6 6", "build farm 7 6")
    assert str(found.reason).endswith(f"points, and with {MINUS}90 without this road.")
