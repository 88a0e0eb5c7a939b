"""The solver: its plans are legal, have the score of the rules, and are good."""

import gc
import signal

import pytest

from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.tempus.bot.budget import Budget
from aevum.games.tempus.bot.search import Search
from aevum.games.tempus.bot.sheet import Sheet
from aevum.games.tempus.bot.solve import Plan, solve
from aevum.games.tempus.bot.trails import Trails
from aevum.games.tempus.data import AS_PRINTED
from aevum.games.tempus.moves import BUILDS, DIGS, PASS, ROADS, USES
from aevum.games.tempus.rules.setup import new_state
from aevum.games.tempus.rules.state import TempusState

DATES = ["1806061935", "2611150617", "3101010000", "5610261717", "6311111738"]
FEW = 300  # drafts: enough to meet every kind of move, quick even when interpreted


def start(date: str) -> TempusState:
    return new_state([int(digit) for digit in date], AS_PRINTED)


def score_after(state: TempusState, moves: list[int]) -> int:
    """Play moves on a copy by the rules, all of which must be legal, and return the score."""
    world = state.clone()
    for move in moves:
        assert move in world.legal(0)
        assert world.apply(0, move) == OK
    assert world.over()
    return world.scores()[0]


def random_position(date: str, moves: int, seed: int) -> TempusState:
    state, rng = start(date), Rng(seed)
    for _ in range(moves):
        if not state.over():
            state.apply(0, state.random_move(0, rng))
    return state


def score_of_passing(state: TempusState) -> int:
    world = state.clone()
    while not world.over():
        moves = world.legal(0)
        world.apply(0, PASS if PASS in moves else moves[0])
    return world.scores()[0]


@pytest.mark.parametrize("date", DATES)
def test_plan_is_legal_and_scores_what_it_says(date: str) -> None:
    state = start(date)
    plan = solve(state, nodes=FEW)
    assert score_after(state, plan.moves) == plan.score
    assert state.turn == 0


@pytest.mark.parametrize("date", DATES)
def test_sheet_counts_like_the_rules(date: str) -> None:
    search = Search(start(date), Budget(0.0, FEW, None), 3)
    search.run()
    plan = solve(start(date), nodes=FEW, seed=3)
    # A road with rings may turn out longer than the search believed, never shorter.
    assert 0 <= plan.score - search.best // 5 <= 2


@pytest.mark.parametrize("moves", [1, 7, 19, 33, 48, 55])
def test_from_the_middle_of_a_game(moves: int) -> None:
    for seed in range(3):
        state = random_position(DATES[seed], moves, seed)
        before = state.to_data()
        plan = solve(state, nodes=FEW, seed=seed)
        assert state.to_data() == before
        assert score_after(state, plan.moves) == plan.score
        assert plan.score >= score_of_passing(state)


def test_while_a_payment_is_open() -> None:
    found = 0
    for seed in range(40):
        state, rng = start(DATES[seed % 5]), Rng(seed)
        while state.site < 0 and not state.over():
            moves = state.legal(0)
            builds = [move for move in moves if BUILDS <= move < USES]
            roads = [move for move in moves if ROADS <= move < DIGS]
            state.apply(0, rng.pick(builds or roads or [PASS]))
        if state.site >= 0:
            found += 1
            plan = solve(state, nodes=64)
            assert score_after(state, plan.moves) == plan.score
    assert found > 0


def test_masked_position_is_solved_too() -> None:
    view = start(DATES[1]).mask(0)
    assert isinstance(view, TempusState)
    plan = solve(view, nodes=64)
    assert score_after(start(DATES[1]), plan.moves) == plan.score


def test_same_nodes_and_seed_same_plan() -> None:
    plans = [solve(start(DATES[2]), nodes=FEW, seed=seed) for seed in (5, 5, 6)]
    assert plans[0].moves == plans[1].moves
    assert plans[0].moves != plans[2].moves


def test_progress_does_not_change_the_plan() -> None:
    news: list[tuple[int, float]] = []
    told = solve(start(DATES[0]), nodes=FEW, progress=lambda best, part: news.append((best, part)))
    assert told.moves == solve(start(DATES[0]), nodes=FEW).moves
    assert news[-1] == (told.score, 1.0)
    assert all(0 <= part <= 1 for _, part in news)


def test_much_better_than_greedy() -> None:
    plans = [solve(start(date), nodes=1500) for date in DATES[:3]]
    assert sum(plan.score for plan in plans) >= sum(greedy(date) for date in DATES[:3]) + 120


def greedy(date: str) -> int:
    """Return the score of taking the best-looking move every time."""
    state = start(date)
    while not state.over():
        best, most = PASS, -1000
        for move in state.legal(0):
            world = state.clone()
            world.apply(0, move)
            if world.scores()[0] > most:
                best, most = move, world.scores()[0]
        state.apply(0, best)
    return state.scores()[0]


def test_more_time_finds_more() -> None:
    assert total(1600) > total(60) + 60


def total(nodes: int) -> int:
    return sum(solve(start(date), nodes=nodes).score for date in DATES[:3])


def test_nothing_left_to_plan() -> None:
    state = random_position(DATES[0], 400, 1)
    assert state.turn == AS_PRINTED.turns
    plan = solve(state, nodes=100)
    assert isinstance(plan, Plan)
    assert (plan.moves, plan.score, plan.nodes) == ([], state.scores()[0], 0)


def test_seconds_are_kept_roughly() -> None:
    plan = solve(start(DATES[3]), seconds=0.05)
    assert plan.nodes > 0
    assert score_after(start(DATES[3]), plan.moves) == plan.score


def test_not_stopped() -> None:
    assert not solve(start(DATES[0]), nodes=64).stopped


@pytest.mark.parametrize("reports", [1, 2])
def test_stopped_by_the_listener(reports: int) -> None:
    heard: list[float] = []

    def listen(_best: int, part: float) -> None:
        heard.append(part)
        if len(heard) == reports:
            raise KeyboardInterrupt

    plan = solve(start(DATES[1]), seconds=60.0, progress=listen)
    assert plan.stopped
    assert len(heard) == reports
    assert score_after(start(DATES[1]), plan.moves) == plan.score
    assert plan.score >= score_of_passing(start(DATES[1]))


def test_stopped_while_hearing_the_end() -> None:
    def listen(_best: int, part: float) -> None:
        if part == 1.0:
            raise KeyboardInterrupt

    plan = solve(start(DATES[1]), nodes=64, progress=listen)
    assert plan.stopped
    assert plan.moves == solve(start(DATES[1]), nodes=64).moves


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers on this system")
@pytest.mark.parametrize("nodes", [0, 100_000_000])
def test_stopped_by_ctrl_c(nodes: int) -> None:
    old = signal.signal(signal.SIGALRM, signal.default_int_handler)
    gc.disable()  # an interrupt that falls into somebody's callback of the collector is lost
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        plan = solve(start(DATES[2]), seconds=60.0, nodes=nodes)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        gc.enable()
        signal.signal(signal.SIGALRM, old)
    assert plan.stopped
    assert score_after(start(DATES[2]), plan.moves) == plan.score


def test_sheet_takes_back_all_it_did() -> None:
    for seed, moves in enumerate([0, 12, 31]):
        state = random_position(DATES[seed], moves, seed)
        search = Search(state, Budget(0.0, FEW, None), seed)
        search.run()
        for sheet in (search.held, search.trial):
            sheet.follow(sheet, search.first, search.first)
            assert [square.kind for square in sheet.squares] == fresh_kinds(state)
            assert sheet.roads == list(state.drawn)
            assert (sheet.units, sheet.gold) == (state.units, state.gold)
            assert [house.number for house in sheet.built] == state.built
            assert [house.used for house in sheet.built] == state.used
            assert (sheet.some, sheet.more, sheet.alive) == (state.some, state.more, state.alive)
            assert (sheet.prey, sheet.farms, sheet.payers) == (
                state.prey,
                state.farms,
                state.payers,
            )


def fresh_kinds(state: TempusState) -> list[int]:
    return [int(square.kind) for square in Sheet(state, Trails(), 1).squares]
