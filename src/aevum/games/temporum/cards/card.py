"""What a player card is: coins for playing it, a price and crowns for scoring it, its texts."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.temporum.rules.ops import HOURGLASS, Text

MOMENTARY: Final = 0
PERPETUAL: Final = 1

BASE: Final = 0
REALITIES: Final = 1  # Alternate Realities
SPECIAL_CARD: Final = 2  # Gizmo and Trade Goods: piles of their own

HIGH: Final = 0  # how sure the numbers are
MEDIUM: Final = 1
LOW: Final = 2


@mypyc_attr(acyclic=True)
class Card:
    """A kind of player card."""

    def __init__(
        self,
        name: str,
        kind: int,
        coins: int,
        cost: int,
        crowns: int,
        play: Text = (),
        on_score: Text = (),
        secret: Text = (),
        source: int = BASE,
        grade: int = HIGH,
    ) -> None:
        if coins < 0 or cost < 0 or crowns < 0:
            raise ValueError(f"{name} has a negative number")
        self.name: Final = name
        self.kind: Final = kind
        self.coins: Final = coins
        self.cost: Final = cost
        self.crowns: Final = crowns
        self.play: Final = play
        self.on_score: Final = on_score
        self.secret: Final = secret
        """What it does when it is discarded at the start of one's turn."""
        self.source: Final = source
        self.grade: Final = grade


@mypyc_attr(acyclic=True)
class Zone:
    """A Zone: its Time and what visiting it does. Boxed text is in the rules that it changes."""

    def __init__(
        self, name: str, time: int, visit: Text, source: int = BASE, grade: int = HIGH
    ) -> None:
        if not 1 <= time <= 4:
            raise ValueError(f"{name} is in no Time")
        self.name: Final = name
        self.time: Final = time
        self.visit: Final = visit
        self.glass: Final = any(step.op == HOURGLASS for step in visit)
        """Hourglasses lie on it."""
        self.source: Final = source
        self.grade: Final = grade
