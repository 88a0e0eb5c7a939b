"""What a standard bot values, and how far it looks: the numbers behind all of its choices."""

from typing import Final

from aevum.core.bot import Weight
from aevum.core.native import mypyc_attr

PARTS: Final = 8  # parts of a round, in which waiting is measured
MOST_ROUNDS: Final = 16
MOST_SEATS: Final = 6
LARGE: Final = 0xFFFFFFFF
PERCENT: Final = 100

# How much each kind is wanted, in percent of a card. The last is gold.
BASIC_WEIGHTS: Final = (100, 100, 85, 110, 105, 0, 0, 0, 130)
WONDERS_WEIGHTS: Final = (95, 90, 100, 110, 110, 135, 130, 115, 130)

WEIGHTS: Final[tuple[Weight, ...]] = (
    # How many percent of the value that its rule of thumb gives
    Weight("village", 100, 20, 400),
    Weight("town", 100, 20, 400),
    Weight("route", 100, 0, 400),
    Weight("army", 100, 0, 400),
    Weight("scouting", 100, 0, 400),
    Weight("science", 100, 20, 400),
    Weight("trade", 100, 20, 400),
    Weight("military", 100, 20, 400),
    Weight("warrior", 100, 0, 400),
    Weight("port", 100, 0, 400),
    Weight("pace", 100, 20, 300),  # how many rolls are left
    Weight("danger", 100, 0, 400),  # the average cost of a seven
    Weight("wood", 100, 20, 300),  # a card of each kind, as income
    Weight("brick", 100, 20, 300),
    Weight("wool", 100, 20, 300),
    Weight("wheat", 100, 20, 300),
    Weight("ore", 100, 20, 300),
    Weight("goods", 100, 20, 300),  # a commodity
    Weight("gold", 100, 20, 300),
    Weight("variety", 4, 0, 6),  # how much more the first cards of a kind count
    # Values in thousandths of a point
    Weight("card", 400, 0, 1500),  # an action card of Basic, besides points and the army
    Weight("early", 80, 0, 600),  # most that an early road may cost other plans
    Weight("offering", 100, 0, 400),  # least gain of an offer
    Weight("taking", 40, -200, 400),  # least gain for which it helps another with a trade
    # Percent of a site's value that are left if it needs so many roads
    Weight("near1", 85, 20, 120),
    Weight("near2", 65, 10, 120),
    Weight("near3", 45, 5, 120),
    Weight("contest1", 92, 20, 150),  # the same if another's road is next to it, or at it
    Weight("contest2", 70, 20, 150),
    # The plan
    Weight("kept", 1_042_500, 1_030_000, 1_048_000),  # of 2**20 of a value, a part of a roll on
    Weight("also", 30, 0, 100),  # percent of the second best goal
    Weight("pocket", 25, 0, 100),  # percent of a card's value that any card in hand counts
    Weight("extent", 3, 1, 6),  # most roads of a plan for the longest route
    # The setup
    Weight("start", 60, 10, 150),  # rolls for which a first income counts
    Weight("prospect", 12, 0, 80),  # percent of the next site's value
    Weight("offers", 2, 0, 6),  # most offers that it begins in a turn
)
KINDS: Final = ("wood", "brick", "wool", "wheat", "ore", "goods", "goods", "goods", "gold")
"""The weight of each kind of card, and of gold."""
FORMER: Final[dict[str, int]] = {weight.name: int(weight.default) for weight in WEIGHTS}
"""The weights of champion-1."""


@mypyc_attr(acyclic=True)
class Limits:
    """What a player of a level doesn't see, or sees wrongly."""

    def __init__(
        self, sites: int, reach: int, rounds: int, overlooks: int, error: int, kind: int
    ) -> None:
        self.sites: Final = sites
        """How many sites for villages it compares."""
        self.reach: Final = reach
        """How many new roads it looks ahead."""
        self.rounds: Final = rounds
        """How many rounds it looks ahead: what takes longer counts as far away."""
        self.overlooks: Final = overlooks
        """How many of a hundred goals it doesn't think of in a round."""
        self.error: Final = error
        """By up to how many percent it misjudges a place, always the same in a match."""
        self.kind: Final = kind
        """How much it may lose by a trade with another, in thousandths of a point."""


NO_LIMITS: Final = Limits(4, 3, MOST_ROUNDS, 0, 0, 0)


@mypyc_attr(acyclic=True)
class Mind:
    """The weights and limits of one bot; bots share it, and nothing changes in it."""

    def __init__(self, values: dict[str, int], limits: Limits) -> None:
        self.limits: Final = limits
        self.village: Final = values["village"]
        self.town: Final = values["town"]
        self.route: Final = values["route"]
        self.army: Final = values["army"]
        self.scouting: Final = values["scouting"]
        self.colours: Final[tuple[int, ...]] = (
            values["science"],
            values["trade"],
            values["military"],
        )
        """The share of the value of improvements of each colour."""
        self.warrior: Final = values["warrior"]
        self.port: Final = values["port"]
        self.pace: Final = values["pace"]
        self.danger: Final = values["danger"]
        self.variety: Final = values["variety"]
        shares = [values[kind] for kind in KINDS]
        self.basic: Final = _shared(BASIC_WEIGHTS, shares)
        """How much each kind is wanted as income in Basic, in percent of a card."""
        self.wonders: Final = _shared(WONDERS_WEIGHTS, shares)
        """The same in Wonders & Warriors."""
        self.contest: Final[tuple[int, ...]] = (PERCENT, values["contest1"], values["contest2"])
        self.card: Final = values["card"]
        self.early: Final = values["early"]
        self.offering: Final = values["offering"]
        self.taking: Final = values["taking"] - limits.kind
        self.nearness: Final[tuple[int, ...]] = (
            PERCENT,
            values["near1"],
            values["near2"],
            values["near3"],
        )
        self.fading: Final = _fading(values["kept"])
        self.also: Final = values["also"]
        self.pocket: Final = values["pocket"]
        self.extent: Final = values["extent"]
        self.start: Final = values["start"]
        self.prospect: Final = values["prospect"]
        self.offers: Final = values["offers"]


def _shared(wanted: tuple[int, ...], shares: list[int]) -> tuple[int, ...]:
    return tuple([each * share // PERCENT for each, share in zip(wanted, shares, strict=True)])


def _fading(kept: int) -> list[int]:
    """Return of 1024 the value of later gains, by parts of a roll; `kept` of 2**20 each."""
    found: list[int] = []
    left = 1 << 20
    for _ in range(PARTS * MOST_ROUNDS * MOST_SEATS + 1):
        found.append(left >> 10)
        left = left * kept >> 20
    return found


def lot(one: int, other: int, third: int) -> int:
    """Return a number that looks random but is always the same for these three."""
    found = (one * 0x9E3779B1 + other * 0x85EBCA6B + third * 0xC2B2AE35 + 0x27D4EB2F) & LARGE
    found = (found ^ found >> 15) * 0x2C1B3C6D & LARGE
    return found ^ found >> 13


def misjudged(value: int, error: int, lot: int) -> int:
    """Return a value as somebody sees it who is wrong by up to so many percent."""
    return value * (PERCENT + lot % (2 * error + 1) - error) // PERCENT if error else value


FORMER_MIND: Final = Mind(FORMER, NO_LIMITS)
"""The mind of champion-1."""
