"""Time never goes back, answers at the deadline count, and defaults come just after it."""

from aevum.core.state import NEVER, OK, WAIT, Ask, State
from aevum.testing.case import Case, positions


def check_time(case: Case) -> None:
    """Time never goes back, and nothing happens on its own before `deadline()`."""
    now = 0
    for row, state in positions(case):
        case.hold(state.now >= now, row, f"time went back from {now} to {state.now}")
        now = state.now
        copy = state.clone()
        copy.advance(state.now - 1)
        case.same(copy, state, row, "advancing to the past changed something")
        moment = state.deadline()
        if not state.now < moment < NEVER:
            continue
        copy.advance(moment - 1)
        copy.now = state.now
        case.same(copy, state, row, "something happened before the deadline")
        copy.advance(moment)
        direct = state.clone()
        direct.advance(moment)
        case.same(copy, direct, row, "waiting in two steps differs from waiting in one")


def check_deadlines(case: Case) -> None:
    """An answer at its deadline is in time; the default comes a millisecond later."""
    for row, state in positions(case, sparse=2):
        for ask in state.asks:
            if ask.deadline < NEVER and not ask.sealed() and state.deadline() == ask.deadline + 1:
                _in_time(case, row, state, ask)


def _in_time(case: Case, row: int, state: State, ask: Ask) -> None:
    copy = state.clone()
    copy.advance(ask.deadline)
    case.hold(_open(copy, ask), row, "a question closed at its deadline, not after it")
    for move in copy.legal(ask.seat):
        case.hold(copy.clone().apply(ask.seat, move) == OK, row, "an answer in time was refused")
    default = state.default(ask)
    fits = default in state.legal(ask.seat) or (default == WAIT and not ask.must)
    case.hold(fits, row, f"the default {default} is not legal")
    copy.advance(ask.deadline + 1)
    case.hold(not _open(copy, ask), row, "a question stayed open after its deadline")


def _open(state: State, ask: Ask) -> bool:
    return any(other.seat == ask.seat and other.serial == ask.serial for other in state.asks)


CHECKS = (check_time, check_deadlines)
