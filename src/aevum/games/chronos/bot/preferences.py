"""Which GODs a bot has a liking for in one game, so that tables are not alike."""

from typing import Final

from aevum.core.rng import Rng
from aevum.games.chronos.bot.levels import Level, happens
from aevum.games.chronos.data import GODS

LIKED: Final = 12  # points more that a liked GOD seems to be worth,
LIKED_EACH: Final = 12  # and for each card that it costs
NO_TASTE: Final[list[int]] = [0] * GODS


def tastes(level: Level, prices: tuple[int, ...], rng: Rng) -> list[int]:
    """Draw how many points more each GOD seems to be worth than it is, by what GODs cost."""
    found = [0] * GODS
    for god in range(GODS):
        if happens(level.fancies, rng):
            found[god] = LIKED + LIKED_EACH * prices[god]
    return found
