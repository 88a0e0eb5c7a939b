"""A process that measures one build on request: a line of JSON in, a line of JSON out.

    PYTHONPATH=src python -m bench.meter

`bench.run` holds one for each build and asks them in turn, so that what is compared is measured
within the same seconds.
"""

import json
import sys
from typing import Any

from aevum.core.native import build
from aevum.games.registry import find, names
from bench.clock import pin, reference
from bench.score_tasks import bot_score, solver_score
from bench.speed_tasks import Start, run_task


def facts() -> dict[str, object]:
    """Return what this process measures, on which core."""
    games = [find(name) for name in names()]
    return {
        "build": build(),
        "core": pin(),
        "games": [[game.name, game.min_seats, game.max_seats] for game in games],
    }


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
        case task:
            start = Start(find(request["game"]), request["seats"], request["options"])
            return run_task(task, start, request["seconds"], request["first"])


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
