"""Chance is the same whether drawn at once or asked for, and follows from the seed alone."""

from aevum.core.state import CHANCE, CLOCK, OK, State
from aevum.testing.case import Case, Walk, recorded


def check_explicit(case: Case) -> None:
    """A state that draws at once and one that asks agree step by step."""
    walk = Walk(case)
    asking = case.new(explicit=True)
    settle(asking, 0)
    while not walk.state.over():
        seat, move = walk.step()
        if seat == CLOCK:
            settle(asking, move)
        elif move != 0:
            case.hold(asking.apply(seat, move) == OK, walk.row, "the asking state refused")
            settle(asking, asking.now)
        copy = asking.clone()
        copy.explicit = False
        case.same(copy, walk.state, walk.row, "explicit and sampled chance disagree")


def settle(state: State, now: int) -> None:
    """Answer every roll from the state's own generator, and let time pass until `now`."""
    while True:
        if any(ask.seat == CHANCE for ask in state.asks):
            state.apply(CHANCE, state.draw())
        elif state.deadline() <= now:
            state.advance(now)
        else:
            state.advance(now)
            return


def check_weights(case: Case) -> None:
    """Odds are whole numbers from 1, with one row for each outcome, and only outcomes are
    accepted."""
    walk = Walk(case, explicit=True)
    while not walk.state.over():
        rows = walk.state.weights()
        rolling = any(ask.seat == CHANCE for ask in walk.state.asks)
        case.hold(bool(rows) == rolling, walk.row, "odds and the question to chance disagree")
        outcomes = [outcome for outcome, _ in rows]
        case.hold(len(set(outcomes)) == len(rows), walk.row, f"an outcome has two rows: {rows}")
        case.hold(all(weight >= 1 for _, weight in rows), walk.row, f"odds below 1: {rows}")
        inside = all(1 < outcome < case.game.moves.size for outcome in outcomes)
        case.hold(inside, walk.row, f"an outcome isn't a move: {outcomes}")
        if rolling:
            _only_outcomes(case, walk, outcomes)
        walk.step()


def _only_outcomes(case: Case, walk: Walk, outcomes: list[int]) -> None:
    before = walk.state.to_data()
    for wrong in (0, 1, min(outcomes) - 1, max(outcomes) + 1):
        if wrong not in outcomes:
            refused = walk.state.apply(CHANCE, wrong) != OK
            case.hold(refused, walk.row, f"chance may not answer {wrong}")
    case.hold(walk.state.to_data() == before, walk.row, "a refused outcome changed the state")


def check_seeds(case: Case) -> None:
    """Other seeds give other chance, and a rekeyed stream differs from the seed's."""
    drawn: list[list[int]] = []
    for seed in range(case.seed, case.seed + 3):
        other = Case(case.game, case.seats, seed, case.options, case.bound)
        rows = recorded(other).record.rows
        drawn.append([row.move for row in rows if row.seat == CHANCE][:12])
    if min(map(len, drawn)) >= 4:
        case.hold(len({tuple(row) for row in drawn}) > 1, 0, f"all seeds draw {drawn[0]}")


CHECKS = (check_explicit, check_weights, check_seeds)
