"""What a player card is: coins for playing it, a price and crowns for scoring it, its texts."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.temporum.rules.ops import HOURGLASS, Text

MOMENTARY: Final = 0
PERPETUAL: Final = 1

BASE: Final = 0
REALITIES: Final = 1  # Alternate Realities
SPECIAL_CARD: Final = 2  # Gizmo and Trade Goods: piles of their own

COPIES: Final = 2  # of every card kind in the deck
SPECIAL_COPIES: Final = 8  # Gizmos, and Trade Goods


def word(name: str) -> str:
    """Return a name as it is typed: "Gladiator's Gladius" is gladiators-gladius."""
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return kept.replace(" ", "-")


@mypyc_attr(acyclic=True)
class Amount:
    """A number of a card or Zone that is not in the steps of its text: `word` is its short name."""

    def __init__(
        self,
        word: str,
        printed: int,
        low: int,
        high: int,
        unit: str,
        about: str,
        cost: bool = False,
    ) -> None:
        self.word: Final = word
        self.printed: Final = printed
        self.low: Final = low
        self.high: Final = high
        self.unit: Final = unit
        self.about: Final = about
        self.cost: Final = cost


def dollars(word: str, printed: int, about: str, low: int = 0, high: int = 40) -> Amount:
    """Return an amount of money."""
    return Amount(word, printed, low, high, "dollars", about)


def cards(word: str, printed: int, about: str, low: int = 0, high: int = 6) -> Amount:
    """Return how many cards are drawn, discarded or laid out."""
    return Amount(word, printed, low, high, "cards", about)


def crowns(word: str, printed: int, about: str, low: int = 0, high: int = 6) -> Amount:
    """Return a number of crowns or of their steps."""
    return Amount(word, printed, low, high, "crowns", about)


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
        amounts: tuple[Amount, ...] = (),
        visit: Text = (),
    ) -> None:
        if coins < 0 or cost < 0 or crowns < 0:
            raise ValueError(f"{name} has a negative number")
        self.name: Final = name
        self.kind: Final = kind
        self.coins: Final = coins
        self.cost: Final = cost
        self.crowns: Final = crowns
        self.copies: Final = SPECIAL_COPIES if source == SPECIAL_CARD else COPIES
        self.play: Final = play
        self.on_score: Final = on_score
        self.secret: Final = secret
        """What it does when it is discarded at the start of one's turn."""
        self.source: Final = source
        self.amounts: Final = amounts
        """Numbers of what it does beside its texts."""
        self.visit: Final = visit
        """What visiting it does, if it is a Zone itself."""


@mypyc_attr(acyclic=True)
class Zone:
    """A Zone: its Time and what visiting it does. Boxed text is in the rules that it changes."""

    def __init__(
        self,
        name: str,
        time: int,
        visit: Text,
        source: int = BASE,
        amounts: tuple[Amount, ...] = (),
        real: Text = (),
    ) -> None:
        if not 1 <= time <= 4:
            raise ValueError(f"{name} is in no Time")
        self.name: Final = name
        self.time: Final = time
        self.visit: Final = visit
        self.glass: Final = any(step.op == HOURGLASS for step in visit)
        """Hourglasses lie on it."""
        self.source: Final = source
        self.amounts: Final = amounts
        """Numbers of its box, its setup, its token and its special step."""
        self.real: Final = real
        """What it does as it becomes real."""
