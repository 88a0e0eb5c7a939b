"""A process that measures one build on request: a line of JSON in, a line of JSON out.

    PYTHONPATH=src python -m bench.meter

`bench.run` has one for each build and asks them in turn, so that compared figures are measured
within the same seconds.
"""

import gc
import json
import sys
from pathlib import Path
from typing import Any

import aevum
from bench.clock import Span, pin, reference
from bench.score_tasks import bot_score, solver_score
from bench.speed_tasks import Start, run_task


def facts() -> dict[str, object]:
    """Return which build this process measures, and on which core."""
    found: dict[str, object] = {
        "build": aevum.build(),
        "folder": str(Path(aevum.__file__ or "").resolve().parent),
        "core": pin(),
        "games": [game_facts(aevum.game(name)) for name in aevum.game_names()],
    }
    gc.collect()
    gc.freeze()  # as workers of simulations and the server do once their games are loaded
    return found


def game_facts(game: aevum.Game) -> dict[str, object]:
    """Return the names of a game, the newest first, its number of players, and whether it has a
    quick policy.

    The tree may be older than former names and quick policies.
    """
    names = [game.name, *getattr(game, "former", ())]
    quick = hasattr(game, "quick") and game.quick() is not None
    return {"names": names, "least": game.min_seats, "most": game.max_seats, "quick": quick}


def answer(request: dict[str, Any]) -> object:
    """Carry out one request."""
    match request["do"]:
        case "facts":
            return facts()
        case "reference":
            return {"loops/s": reference(request["seconds"])}
        case "bot":
            return bot_score(request["bot"], request["date"], request["plays"])
        case "solve":
            return solver_score(request["date"], request["seconds"], request["seed"])
        case "count":
            span = Span(request["seconds"], request["first"])
            run_task(request["task"], start_of(request), span)
            return {"units": span.done}
        case task:
            span = Span(request["seconds"], request["first"], request.get("units", 0))
            return run_task(task, start_of(request), span)


def start_of(request: dict[str, Any]) -> Start:
    """Return the first positions of a request's games."""
    return Start(aevum.game(request["game"]), request["seats"], request["options"])


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
