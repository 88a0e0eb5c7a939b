"""Solving a date: the best plan for the turns that are left, as moves of the real game."""

from aevum.core.native import i64
from aevum.core.state import OK, TRUTH
from aevum.games.tempus.bot.budget import Budget, Progress
from aevum.games.tempus.bot.deeds import DEEDS
from aevum.games.tempus.bot.mind import PLAIN, Mind
from aevum.games.tempus.bot.search import Search
from aevum.games.tempus.data import BIT
from aevum.games.tempus.moves import PAYS
from aevum.games.tempus.rules.state import TempusState


class Plan:
    """Moves from a position to the end of the game, or as far as a mind looks."""

    def __init__(self, moves: list[int], score: int, nodes: int, stopped: bool = False) -> None:
        self.moves = moves
        """Every move in order, including payments where the rules ask for them."""
        self.score = score
        """The score after them, as the rules count it."""
        self.nodes = nodes
        """How many drafts were tried."""
        self.stopped = stopped
        """Whether Ctrl-C ended the search early."""


def solve(
    state: TempusState,
    seconds: float = 10.0,
    nodes: int = 0,
    seed: int = 0,
    progress: Progress | None = None,
    mind: Mind = PLAIN,
) -> Plan:
    """Return the best plan found from any position, which is not changed.

    The search takes about `seconds`, or tries `nodes` drafts if that is more than 0: then the same
    position, nodes and seed always give the same plan. The plan is legal to the last move and never
    worse than doing nothing in all turns left. `progress` is told the best score so far and the
    part of the budget used, a few times a second. A Ctrl-C, or a KeyboardInterrupt that `progress`
    raises, ends the search early: the best plan so far is returned, marked as `stopped`. A `mind`
    that looks less far plans so many turns only, and one with likes prefers what it likes.
    """
    world = truth_of(state)
    paid = _settle(world)
    if world.over():
        return Plan(paid, world.scores()[0], 0)
    budget = Budget(seconds, nodes, progress)
    search = Search(world, budget, seed, mind)
    stopped = False
    try:
        search.run()
    except KeyboardInterrupt:
        stopped = True
    planned = len(search.found) // 2
    moves = paid + _carry_out(world, search.found[:planned], search.found[planned:])
    score = world.scores()[0]
    if progress is not None and not stopped:
        try:
            progress(score, 1.0)
        except KeyboardInterrupt:
            stopped = True
    return Plan(moves, score, int(budget.used), stopped)


def truth_of(state: TempusState) -> TempusState:
    """Return a copy that can be played on: nothing is hidden in this game."""
    world = state.clone()
    world.viewer = TRUTH
    return world


def _carry_out(world: TempusState, done: list[int], target: list[int]) -> list[int]:
    """Play the found draft by the real rules and return the moves."""
    moves: list[int] = []
    for turn in range(int(world.turn), len(done)):
        deed = DEEDS[done[turn]]
        move = deed.code(target[turn], deed.action != world.given)
        if world.apply(0, move) != OK:
            raise RuntimeError(f"the rules refuse move {move} in turn {turn}")
        moves.append(move)
        moves += _settle(world)
    return moves


def _settle(world: TempusState) -> list[int]:
    """Pay for a waiting building, unit by unit from where most are left."""
    moves: list[int] = []
    while world.site >= 0:
        bits: i64 = world.paying()
        richest = -1
        for place, units in enumerate(world.units):
            if bits & BIT[place] and (richest < 0 or units > world.units[richest]):
                richest = place
        move = PAYS + world.date.spots[richest]
        if world.apply(0, move) != OK:
            raise RuntimeError(f"the rules refuse payment {move}")
        moves.append(move)
    return moves
