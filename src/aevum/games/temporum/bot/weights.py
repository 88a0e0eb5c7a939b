"""The numbers in the bot's evaluation and rules of thumb: a crown's step is worth STEP."""

from typing import Final

from aevum.core.bot import Weight
from aevum.core.native import mypyc_attr

STEP: Final = 100

WEIGHTS: Final = (
    Weight("dollar", 27, 5, 60),
    Weight("unseen", 105, 20, 250),
    Weight("turn", 210, 60, 500),
    Weight("use", 210, 0, 500),
    Weight("momentary", 100, 0, 300),
    Weight("perpetual", 100, 0, 300),
    Weight("ruled", 50, 0, 300),
    Weight("ruled_real", 40, 0, 300),
    Weight("ruled_unreal", 10, 0, 200),
    Weight("token", 60, 0, 300),
    Weight("poisoned", 150, 0, 400),
    Weight("scimitar", 100, 0, 400),
    Weight("done", 50, 0, 200),
    Weight("spare_dollar", 3, 0, 30),
    Weight("spare_card", 20, 0, 150),
    Weight("crowns_most", 13, 9, 24),
    Weight("crowns_least", 10, 4, 13),
    Weight("income", 10, 4, 24),
    Weight("not_last", 160, 100, 400),
    Weight("leader", 50, 0, 100),
    Weight("worth_throwing", 108, 25, 400),
    Weight("present", 1, 0, 1),
    Weight("change", 0, -100, 200),
)
"""The weights of the standard bot, with the bounds within which they can be tuned."""

CHAMPION_1: Final[dict[str, int]] = {"present": 0}
"""What the first standard bot had instead."""


@mypyc_attr(acyclic=True)
class Weights:
    """What a bot finds how important."""

    def __init__(self, changed: dict[str, int]) -> None:
        values = {weight.name: int(weight.default) for weight in WEIGHTS}
        values.update(changed)
        self.dollar: Final = values["dollar"]
        self.unseen: Final = values["unseen"]
        """The value of an unknown card."""
        self.turn: Final = values["turn"]
        self.use: Final = values["use"]
        """What the turn is worth that playing or scoring a card takes."""
        self.momentary: Final = values["momentary"]
        """Percent of the usual values of Momentary cards' texts."""
        self.perpetual: Final = values["perpetual"]
        """The same for Perpetual cards."""
        self.ruled: Final = values["ruled"]
        """The value of a ruled Time, whatever its Zones say."""
        self.ruled_real: Final = values["ruled_real"]
        """What it is worth more if the real Zone there rewards it."""
        self.ruled_unreal: Final = values["ruled_unreal"]
        """What it is worth more for each unreal Zone there that rewards it."""
        self.token: Final = values["token"]
        """The value of the Golden Laurels, the Sage or a Base."""
        self.poisoned: Final = values["poisoned"]
        self.scimitar: Final = values["scimitar"]
        self.done: Final = values["done"]
        """What a step made is worth more than the means for it."""
        self.spare_dollar: Final = values["spare_dollar"]
        """Resources are worth a little even if they are not needed."""
        self.spare_card: Final = values["spare_card"]
        self.crowns_most: Final = values["crowns_most"]
        """Halves of crowns that scored cards bring to the rich."""
        self.crowns_least: Final = values["crowns_least"]
        """The same for the poor."""
        self.income: Final = values["income"]
        """Dollars of a played card, with what its Zone adds."""
        self.not_last: Final = values["not_last"]
        """Hundredths of turns to the goal at least if no card in hand brings the last crown
        home."""
        self.leader: Final = values["leader"]
        """By how many percent the best of the others counts; the rest is their average."""
        self.worth_throwing: Final = values["worth_throwing"]
        """The usual value of an optional discard."""
        self.present: Final = values["present"]
        """1 to judge texts at a glance by what the present position needs."""
        self.change: Final = values["change"]
        """What it likes about changing history, whatever follows."""


STANDARD: Final = Weights({})
FIRST: Final = Weights(CHAMPION_1)
"""The weights of `champion-1`."""
