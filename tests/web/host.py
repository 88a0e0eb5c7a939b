"""`aevum serve` for tests: matches and bots have one seed, so that no test depends on luck.

    python -m tests.web.host serve WORDS

A long run uses real seeds, to find what a short one cannot.
"""

from functools import partial
from secrets import randbits
from typing import Any
from unittest.mock import patch

from aevum.cli import main
from aevum.server.lobby.lobby import SEED_BITS
from aevum.server.tables.hub import Hub
from aevum.server.workers import BotWorkers, WorkerLimits
from tests.profile import PROFILE

SEED = 7
PATIENT = WorkerLimits(
    move=120, hint=120, search=120
)  # the machine that runs the tests may be busy


def draw(bits: int) -> int:
    """Draw random bits for a table: only codes and the like differ."""
    return SEED if bits == SEED_BITS else randbits(bits)


def secret() -> str:
    """Return the seed of a bot."""
    return str(SEED)


class SeededWorkers(BotWorkers):
    """Bots use the seed above from their first move on, independently of the match's seed."""

    async def choose(self, *turn: Any) -> int:
        *question, _luck = turn
        return await super().choose(*question)


if __name__ == "__main__":
    if PROFILE == "soak":
        main()
    with (
        patch("aevum.server.app.Hub", partial(Hub, draw=draw)),
        patch("aevum.server.app.BotWorkers", partial(SeededWorkers, limits=PATIENT, secret=secret)),
        patch("aevum.server.live.bids.OPEN_MS", 120_000),
    ):
        main()
