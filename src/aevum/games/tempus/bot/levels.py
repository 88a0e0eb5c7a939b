"""How far a bot looks, how long it tries and what it misjudges: the levels, from easy to hard.

All levels plan by the same search. A weaker one has the limits of a person: it plans a round or
two instead of the whole match, tries fewer plans, and has a wrong idea of what things count.
"""

from typing import Final, NamedTuple

from aevum.core.rng import Rng
from aevum.games.tempus.bot.mind import Mind
from aevum.games.tempus.data import SCORES


class Level(NamedTuple):
    """What makes a bot strong or weak."""

    name: str
    nodes: int
    """Drafts tried for a plan; a fixed number, so that the bot plays the same everywhere."""
    rounds: int
    """How many rounds it plans, this one included; 0 for the whole match."""
    blur: int
    """By up to how many percent it misjudges what a row of the score counts, up or down."""


EASY: Final = Level("easy", 2_500, 1, 40)
MEDIUM: Final = Level("medium", 4_000, 2, 20)
HARD: Final = Level("hard", 40_000, 0, 0)
BY_NAME: Final = {each.name: each for each in (EASY, MEDIUM, HARD)}
CHAMPION_1: Final = Level("champion-1", 5_000, 0, 0)
"""The standard bot before there were levels."""


def mind_of(level: Level, likes: dict[str, int], digits: list[int]) -> Mind:
    """Return how a bot of a level looks at the board of a date.

    Its mistakes are drawn from the date: it makes the same ones for the whole match.
    """
    wrong = dict(likes)
    if level.blur:
        rng = Rng(f"{level.name} {digits}")
        for name in SCORES:
            error = int(rng.below(2 * level.blur + 1)) - level.blur
            wrong[name] = wrong.get(name, 0) + error
    return Mind(level.rounds, wrong)
