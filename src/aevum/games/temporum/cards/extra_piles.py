"""The numbers of the two cards that have piles of their own: they follow the sixty of the deck."""

from typing import Final

DECK_KINDS: Final = 60
GIZMO_CARD: Final = 60
TRADE_GOODS: Final = 61
KINDS: Final = 62
