"""Which GODs a bot prefers in one game, so that games differ."""

from typing import Final

from aevum.core.rng import Rng
from aevum.games.chronos.bot.levels import Level, happens
from aevum.games.chronos.data import GODS

LIKED: Final = 12  # points more for a preferred GOD,
LIKED_EACH: Final = 12  # and for each card of its cost
NO_TASTE: Final[list[int]] = [0] * GODS


def tastes(level: Level, prices: tuple[int, ...], rng: Rng) -> list[int]:
    """Draw by how many points the bot overrates each GOD, by what GODs cost."""
    found = [0] * GODS
    for god in range(GODS):
        if happens(level.fancies, rng):
            found[god] = LIKED + LIKED_EACH * prices[god]
    return found
