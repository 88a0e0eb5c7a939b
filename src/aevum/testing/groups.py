"""Seats that answer at once: the order of arrival does not matter."""

from itertools import islice, permutations

from aevum.core.frames import FrameState
from aevum.core.rng import Rng
from aevum.core.state import OK, RETRACT, Ask, State
from aevum.testing.case import Case, positions

ORDERS = 6  # orders of arrival tried


def check_sealed(case: Case) -> None:
    """The order of sealed answers doesn't matter; each can be taken back until the last is in."""
    rng = case.rng("sealed")
    for row, state in positions(case, retracts=False):
        asks = [ask for ask in state.asks if ask.group and ask.must]
        if len(asks) < 2:
            continue
        answers = [(ask.seat, rng.pick(options(state, ask))) for ask in asks]
        results = [_after(case, row, state, list(order)) for order in orders(answers)]
        for other in results[1:]:
            case.same(results[0], other, row, "the order of sealed answers matters")
        _take_back(case, row, state, answers[0])


def options(state: State, ask: Ask) -> list[int]:
    """Return the moves of a question without RETRACT."""
    legal = state.admitted(ask) if isinstance(state, FrameState) else state.legal(ask.seat)
    return [move for move in legal if move != RETRACT]


def orders(answers: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """Return some orders of arrival, the given one first."""
    return list(islice(permutations(answers), ORDERS))


def _after(case: Case, row: int, state: State, answers: list[tuple[int, int]]) -> State:
    copy = state.clone()
    for seat, move in answers:
        case.hold(copy.apply(seat, move) == OK, row, f"seat {seat} was refused {move}")
    return copy


def _take_back(case: Case, row: int, state: State, answer: tuple[int, int]) -> None:
    seat, move = answer
    copy = _after(case, row, state, [answer])
    case.hold(RETRACT in copy.legal(seat), row, "a sealed answer cannot be taken back")
    copy.apply(seat, RETRACT)
    case.hold(copy.legal(seat) == state.legal(seat), row, "taking back does not ask again")
    case.hold(copy.apply(seat, move) == OK, row, "the same answer is refused the second time")


def check_independent(case: Case) -> None:
    """If a state says so, the order of answers of different seats in their own lanes doesn't
    matter."""
    rng = case.rng("lanes")
    for row, state in positions(case, sparse=2):
        if state.independent():
            _any_order(case, row, state, rng)


def _any_order(case: Case, row: int, state: State, rng: Rng) -> None:
    asks = [ask for ask in state.asks if ask.must and ask.seat >= 0]
    answers = [(ask.seat, rng.pick(state.legal(ask.seat))) for ask in asks]
    results = [_after(case, row, state, list(order)) for order in orders(answers)]
    for other in results[1:]:
        other.asks = _as_in(results[0].asks, other.asks)
        case.same(results[0], other, row, "the order of independent answers matters")


def _as_in(wanted: list[Ask], asks: list[Ask]) -> list[Ask]:
    """Return questions in another list's order: only the order within each seat matters."""
    places = {(ask.seat, ask.serial): place for place, ask in enumerate(wanted)}
    return sorted(asks, key=lambda ask: places.get((ask.seat, ask.serial), len(places)))


CHECKS = (check_sealed, check_independent)
