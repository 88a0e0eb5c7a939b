"""A plan that is kept from one hint to the next, and replaced only by a better one."""

from aevum.core.state import NONE, OK
from aevum.games.tempus.bot.solve import Plan, solve, truth_of
from aevum.games.tempus.rules.state import TempusState


def keep_or_improve(state: TempusState, seconds: float, kept: list[int], nodes: int = 0) -> Plan:
    """Return the best of a new search and of the rest of earlier plans.

    `kept` are moves from any earlier position to the end of the game; several such plans have NONE
    between them. The rest of a plan is found by playing it, so it does not matter how far it was
    followed or whether moves were taken back. The search takes `seconds` or `nodes`, as in `solve`.
    """
    best = solve(state, seconds, nodes)
    for plan in _split(kept):
        for place in range(len(plan)):
            score = _ending(state, plan[place:])
            if score is not None and score >= best.score:
                best = Plan(plan[place:], score, best.nodes, best.stopped)
    return best


def improve(state: TempusState, seconds: float, kept: list[int]) -> list[int]:
    """Return the best plan found that begins with the first move of `kept`, a plan from here."""
    world = truth_of(state)
    if not kept or world.apply(0, kept[0]) != OK or world.over():
        return kept
    return [kept[0], *keep_or_improve(world, seconds, kept[1:]).moves]


def _split(kept: list[int]) -> list[list[int]]:
    plans: list[list[int]] = [[]]
    for move in kept:
        if move == NONE:
            plans.append([])
        else:
            plans[-1].append(move)
    return plans


def _ending(state: TempusState, moves: list[int]) -> int | None:
    """Return the score with which moves end the game, None if they cannot all be made."""
    world = truth_of(state)
    for move in moves:
        if world.apply(0, move) != OK:
            return None
    return world.scores()[0] if world.over() else None
