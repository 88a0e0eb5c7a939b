"""The levels and styles of the bots: the standard bot with human limits, or with a preference.

A level below Hard follows fewer sketches of a turn, counts fewer turns ahead, overlooks some
choices, and misjudges what pays off later by a bounded error, which stays the same for a whole
match. It never makes a move at random.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from aevum.core.bot import Style
from aevum.games.ascii import messages as m
from aevum.games.ascii.bot.traits import Traits

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
    rerolls: int
    most_unhappy: int


LIMITS: Final[dict[str, Limits]] = {
    "easy": Limits(3, 6, 20, 1, 0, 0, 0, 0, 0, 1),
    "medium": Limits(6, 7, 12, 2, 1, 0, 0, 1, 0, 2),
}
"""Hard has none."""


def _build(traits: Traits) -> None:
    """Many Farms and Workers, for long lines."""
    traits.people, traits.farms = 400, 150


def _study(traits: Traits) -> None:
    """Schools, and the lower branch of Science before anything else."""
    traits.lower, traits.studies = 400, 150


def _fight(traits: Traits) -> None:
    """Garrisons and Armies."""
    traits.troops, traits.drill = 400, 150


def _trade(traits: Traits) -> None:
    """Caravans and Culture."""
    traits.arts, traits.trade = 160, 12


class StyleRow(NamedTuple):
    """A style and the preferences that make it."""

    style: Style
    prefer: Callable[[Traits], None]


STYLE_ROWS: Final = (
    StyleRow(Style("builder", m.part_style_builder(), m.about_style_builder()), _build),
    StyleRow(Style("scholar", m.part_style_scholar(), m.about_style_scholar()), _study),
    StyleRow(Style("general", m.part_style_general(), m.about_style_general()), _fight),
    StyleRow(Style("trader", m.part_style_trader(), m.about_style_trader()), _trade),
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
        traits.counters, traits.rerolls = limits.counters, limits.rerolls
        traits.most_unhappy = limits.most_unhappy
    return traits


def standard_traits() -> Traits:
    """Return new traits as the standard bot has them."""
    traits = Traits()
    traits.counts_dice = 2
    traits.expects_raids = 1
    return traits
