"""The levels of the standard bot: the same mind, with human limits at the lower ones.

Nobody blunders at random: a player of a lower level compares fewer sites, plans fewer roads and
rounds ahead, doesn't think of some goals in some rounds, is wrong about the value of places in the
same way throughout a match, and agrees to trades that help the other more.
"""

from typing import Final

from aevum.games.imperials.bot.mind import FORMER, FORMER_MIND, NO_LIMITS, Limits, Mind

STANDARD: Final[dict[str, int]] = {**FORMER}
"""The weights of all levels."""

EASY: Final = Limits(sites=2, reach=1, rounds=4, overlooks=35, error=50, kind=80)
MEDIUM: Final = Limits(sites=3, reach=2, rounds=8, overlooks=15, error=25, kind=40)

MINDS: Final[dict[str, Mind]] = {
    "easy": Mind(STANDARD, EASY),
    "medium": Mind(STANDARD, MEDIUM),
    "hard": Mind(STANDARD, NO_LIMITS),
    "champion-1": FORMER_MIND,
}
"""The mind of each level, and of former standard bots."""
