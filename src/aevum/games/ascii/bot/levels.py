"""The levels and styles of the bots: the standard bot with human limits, or with a preference.

A level below Hard follows fewer sketches of a turn, counts fewer turns ahead, overlooks some
choices, and misjudges what pays off later by a bounded error, which stays the same for a whole
match. It never makes a move at random.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from aevum.core.bot import Style
from aevum.games.ascii import messages as m
from aevum.games.ascii.bot.traits import EVEN, Traits
from aevum.games.ascii.data import MOST_SEATS

PATTERNS: Final = 8  # ways in which a level may misjudge


class Limits(NamedTuple):
    """The limits of a level. The docstrings of `Traits` explain each of them."""

    width: int
    horizon: int
    misjudges: int
    most_paid: int
    foresees: int
    counts_dice: int
    sees_leader: int
    counters: int
    rerolls_from: int
    most_unhappy: int
    most_unhappy_alone: int


LIMITS: Final[dict[str, Limits]] = {
    "easy": Limits(3, 6, 20, 1, 0, 0, 0, 0, 8, 1, 1),
    "medium": Limits(6, 7, 12, 2, 1, 0, 0, 1, 1, 2, 3),
}
"""Hard has none."""


def _build(traits: Traits) -> None:
    """Many Farms and Workers, for long lines."""
    traits.people, traits.farms = 330, 135


def _study(traits: Traits) -> None:
    """Schools, and the lower branch of Science before anything else."""
    traits.lower, traits.studies = 375, 155


def _fight(traits: Traits) -> None:
    """Garrisons and Armies, and Conscription even among the unhappy."""
    traits.troops, traits.drill = 400, 150
    traits.most_unhappy = 4


class StyleRow(NamedTuple):
    """A style and the preferences that make it."""

    style: Style
    prefer: Callable[[Traits], None]


STYLE_ROWS: Final = (
    StyleRow(Style("builder", m.part_style_builder(), m.about_style_builder()), _build),
    StyleRow(Style("scholar", m.part_style_scholar(), m.about_style_scholar()), _study),
    StyleRow(Style("general", m.part_style_general(), m.about_style_general()), _fight),
)
STYLES: Final[tuple[Style, ...]] = tuple([row.style for row in STYLE_ROWS])

_made: dict[tuple[str, str], list[Traits]] = {}  # bots of a level and style share their weights


def traits_of(level: str, style: str) -> list[Traits]:
    """Return the traits of a level in a style ("" for none): one for each way to misjudge."""
    if (level, style) not in _made:
        number = PATTERNS if level in LIMITS else 1
        _made[level, style] = [_make(level, style, pattern) for pattern in range(number)]
    return _made[level, style]


def _make(level: str, style: str, pattern: int) -> Traits:
    """Return the traits of a level and style that misjudge in one way."""
    traits = standard_traits()
    for row in STYLE_ROWS:
        if row.style.name == style:
            row.prefer(traits)
    limits = LIMITS.get(level)
    if limits is not None:
        traits.width, traits.horizon = limits.width, limits.horizon
        traits.misjudges, traits.pattern = limits.misjudges, pattern
        traits.most_paid = limits.most_paid
        traits.foresees, traits.counts_dice = limits.foresees, limits.counts_dice
        traits.sees_leader = limits.sees_leader
        traits.counters, traits.rerolls_from = limits.counters, limits.rerolls_from
        traits.most_unhappy += limits.most_unhappy - EVEN.most_unhappy
        traits.most_unhappy_alone = limits.most_unhappy_alone
    return traits


def standard_traits() -> Traits:
    """Return new traits as the standard bot has them."""
    traits = Traits()
    traits.counts_dice = MOST_SEATS
    traits.expects_raids = 1
    traits.rerolls_from = 2
    traits.most_unhappy_alone = 2
    traits.turn_lost = 3000
    return traits
