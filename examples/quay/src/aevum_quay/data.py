"""The cards and the numbers. A designer changes them here, or for one match with `numbers=`."""

from typing import Final

from aevum.core.layout import Glyph, Tint
from aevum.core.numbers import Number, NumberValues, grouped
from aevum_quay import messages as m

KINDS: Final[tuple[m.KindName, ...]] = ("wind", "wheat", "wood", "ore")
GLYPHS: Final[tuple[Glyph, ...]] = ("wind", "wheat", "wood", "ore")
TINTS: Final[tuple[Tint, ...]] = ("sea", "land", "shore", "rock")
VALUES: Final = 9  # values of each kind, one card each
CARDS: Final = len(KINDS) * VALUES
SLOTS: Final = 4  # on the quay
MOST_SEATS: Final = 4

NUMBERS: Final = grouped(
    m.number_group_quay(),
    (
        Number("goal", 30, 5, 100, m.number_goal(), rule="R1.2"),
        Number("hand", 8, 3, 20, m.number_hand(), rule="R2.2"),
        Number("deal", 3, 0, 5, m.number_deal(), rule="R1.1"),
        Number("neighbour", 1, 0, 10, m.number_neighbour(), rule="R3.2"),
        Number("rounds", 20, 1, 50, m.number_rounds(), rule="R1.3"),
    ),
)


class Numbers:
    """The numbers of one match; copies of its state share them."""

    def __init__(self, values: NumberValues) -> None:
        self.values: Final = values
        self.goal: Final = values.of("goal")
        self.hand: Final = values.of("hand")
        self.deal: Final = values.of("deal")
        self.neighbour: Final = values.of("neighbour")
        self.rounds: Final = values.of("rounds")


def kind_of(card: int) -> int:
    """Return the kind of a card."""
    return card // VALUES


def value_of(card: int) -> int:
    """Return the value of a card, 1 to 9."""
    return card % VALUES + 1


def card_name(card: int) -> str:
    """Return the name of a card in moves."""
    return f"{KINDS[kind_of(card)]}{value_of(card)}"
