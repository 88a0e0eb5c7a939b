"""The points of a bot and the solver on one date of Tempus Imperium."""

from importlib import import_module
from time import process_time

import aevum

GAME = "tempus"


def bot_score(bot: str, date: str, plays: int) -> dict[str, float]:
    """Return a bot's mean score over some plays of one date."""
    game = aevum.game(GAME)
    total = 0
    for seed in range(plays):
        state = game.new(date=date)
        aevum.play(state, [aevum.bot(bot, game)], seed)
        total += state.scores()[0]
    return {"score": total / plays}


def solver_score(date: str, seconds: float, seed: int) -> dict[str, float]:
    """Return the score of the solver's plan, checked by playing the plan."""
    solve = import_module(f"aevum.games.{GAME}").solve
    state = aevum.game(GAME).new(date=date)
    start = process_time()
    plan = solve(state.clone(), seconds=seconds, seed=seed)
    spent = process_time() - start
    for move in plan.moves:
        if state.apply(0, move):
            raise ValueError(f"the plan for {date} has a move that is not legal")
    if not state.over() or state.scores() != [plan.score]:
        raise ValueError(f"the plan for {date} does not give the score it claims")
    return {"score": plan.score, "nodes": plan.nodes, "seconds": spent}
