"""How many points a bot and the solver make on one date of Tempus Imperium."""

from importlib import import_module
from time import process_time

from aevum.bots.registry import find as find_bot
from aevum.core.drive import Play
from aevum.games.registry import find

GAME = "tempus"


def bot_score(bot: str, date: str, plays: int) -> dict[str, float]:
    """Return a bot's mean score over some plays of one date."""
    game = find(GAME)
    total = 0
    for seed in range(plays):
        state = game.new(date=date)
        Play(state, [find_bot(bot, game)], seed).run()
        total += state.scores()[0]
    return {"score": total / plays}


def solver_score(date: str, seconds: float, seed: int) -> dict[str, float]:
    """Return the score of the solver's plan, checked by playing the plan."""
    solve = import_module(f"aevum.games.{GAME}.solve").solve
    state = find(GAME).new(date=date)
    start = process_time()
    plan = solve(state.clone(), seconds=seconds, seed=seed)
    spent = process_time() - start
    for move in plan.moves:
        if state.apply(0, move):
            raise ValueError(f"the plan for {date} holds a move that is not legal")
    if not state.over() or state.scores() != [plan.score]:
        raise ValueError(f"the plan for {date} does not give the score it claims")
    return {"score": plan.score, "nodes": plan.nodes, "seconds": spent}
