"""What a bot values: the numbers behind its choices, and the styles that differ in them.

Worth is counted as in `kingdom.py`: in points of a kingdom without WINDs.
"""

from typing import Final

from aevum.core.bot import Weight
from aevum.core.native import mypyc_attr

WEIGHTS: Final[tuple[Weight, ...]] = (
    # Hundredths of another player's loss that count as a gain
    Weight("leader", 45, 0, 200),  # of who seems closest to winning
    Weight("others", 15, 0, 200),
    # Hundredths of a card for which a timer is flipped
    Weight("alone", 75, 0, 150),  # nobody else is there
    Weight("one", 50, 0, 150),  # one timer of another
    Weight("more", 20, 0, 150),
    Weight("again", 55, 0, 150),  # the next card of a pile whose top is taken
    Weight("freeze", 95, 0, 200),  # holding out next to others
    Weight("holding", 70, 0, 200),  # what a CITY or Hell gives a timer that stays there
    # Points
    Weight("block", 0, -40, 60),  # more for joining a single timer of another
    Weight("god", 0, -60, 120),  # more for any GOD
    Weight("city", 0, -40, 120),  # more for going to a CITY
    Weight("offering", 12, 0, 60),  # least value of an offering
    Weight("stride", 60, 0, 150),  # each square of ASCLEPIUS
    Weight("war", 28, 0, 100),  # a WAR
    Weight("doubt", 12, 0, 60),  # each forgotten card, before it ends a game
    # Hints, which are made without haste and with all threats in view
    Weight("calm", 80, 0, 120),  # seconds that a timer holds out in a freeze
    Weight("wary", -20, -60, 60),  # points more for joining a single timer of another
    # A timer in Hell
    Weight("tempo", 35, 0, 120),  # it is away for a minute
    Weight("square", 80, 0, 200),  # it was on ASCLEPIUS, for each square
    Weight("guest", 30, 0, 120),  # it was in a CITY
    Weight("lash", 14, 0, 80),  # least value of using a power for that
)
STANDARD: Final[dict[str, int]] = {weight.name: int(weight.default) for weight in WEIGHTS}
"""The weights of all levels."""
FORMER: Final[dict[str, int]] = {**STANDARD, "calm": 12, "wary": 0}
"""The weights of champion-1."""


@mypyc_attr(acyclic=True)
class Mind:
    """The weights of one bot; bots share it, and nothing changes in it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.leader: Final = values["leader"]
        self.others: Final = values["others"]
        self.alone: Final = values["alone"]
        self.one: Final = values["one"]
        self.more: Final = values["more"]
        self.again: Final = values["again"]
        self.freeze: Final = values["freeze"]
        self.calm: Final = values["calm"]
        self.wary: Final = values["wary"]
        self.holding: Final = values["holding"]
        self.block: Final = values["block"]
        self.god: Final = values["god"]
        self.city: Final = values["city"]
        self.offering: Final = values["offering"]
        self.stride: Final = values["stride"]
        self.war: Final = values["war"]
        self.doubt: Final = values["doubt"]
        self.tempo: Final = values["tempo"]
        self.square: Final = values["square"]
        self.guest: Final = values["guest"]
        self.lash: Final = values["lash"]


FORMER_MIND: Final = Mind(FORMER)

STYLES: Final[dict[str, dict[str, int]]] = {
    "raider": {"leader": 60, "others": 30, "block": 10, "lash": 6},
    "collector": {"leader": 35, "others": 10, "alone": 90, "one": 40, "more": 10, "god": -10},
    "devotee": {"god": 14, "offering": 8, "city": 3},
}
"""The weights in which each style differs."""


def _minds() -> dict[str, Mind]:
    found = {"": Mind(STANDARD)}
    for style, weights in STYLES.items():
        found[style] = Mind({**STANDARD, **weights})
    return found


MINDS: Final[dict[str, Mind]] = _minds()
"""The mind of each style, and "" for the one without any."""
