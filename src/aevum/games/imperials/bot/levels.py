"""The levels of the standard bot, and its styles.

Nobody blunders at random: a player of a lower level compares fewer sites, plans fewer roads and
rounds ahead, doesn't think of some goals in some rounds, is wrong about the value of places in the
same way throughout a match, and agrees to trades that help the other more. A style values some
goals more and others less, and is about as strong as the others at each level.
"""

from typing import Final

from aevum.games.imperials.bot.mind import FORMER, FORMER_MIND, NO_LIMITS, Limits, Mind

STANDARD: Final[dict[str, int]] = {**FORMER}
"""The weights of all levels."""

LIMITS: Final[dict[str, Limits]] = {
    "easy": Limits(sites=2, reach=1, rounds=3, overlooks=55, error=60, kind=80),
    "medium": Limits(sites=2, reach=2, rounds=6, overlooks=34, error=38, kind=40),
    "hard": NO_LIMITS,
}
"""The limits of each level."""

STYLES: Final[dict[str, dict[str, int]]] = {
    "builder": {
        "village": 145,
        "town": 135,
        "card": 250,
        "army": 60,
        "warrior": 60,
        "science": 80,
        "trade": 80,
        "military": 80,
        "offers": 1,
    },
    "commander": {"card": 650, "army": 180, "warrior": 300, "military": 200},
    "trader": {"port": 250, "offers": 8, "offering": 10, "taking": -20, "trade": 150},
}
"""The weights in which each style differs."""


def _minds() -> dict[str, Mind]:
    found = {"champion-1": FORMER_MIND}
    for level, limits in LIMITS.items():
        found[level] = Mind(STANDARD, limits)
        for style, weights in STYLES.items():
            found[f"{level}-{style}"] = Mind({**STANDARD, **weights}, limits)
    return found


MINDS: Final[dict[str, Mind]] = _minds()
"""The mind of each level, of each style at each level, and of former standard bots."""
