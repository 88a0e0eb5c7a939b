"""The value of holding each action card for the bot."""

from typing import Final

from aevum.games.imperials.data import ACTIONS
from aevum.games.imperials.rules.realm import KINDS, Realm

# In the order of ACTIONS; those of Basic are never compared.
HELD_WORTH: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 420, 380, 200, 250, 330, 480, 340, 999, 380, 260,
    330, 400, 700, 260, 360, 300, 320, 999, 330, 190, 150, 260, 370, 280, 380,
)  # fmt: skip
USUAL: Final = 300  # value of a card that the bot does not know


def held_worth(card: int) -> int:
    """Return the value of holding a card."""
    return HELD_WORTH[card] if card < len(HELD_WORTH) else USUAL


def deck_worth(realm: Realm, deck: int) -> int:
    """Return the average value of a card from a deck; two decks may still have points."""
    total = cards = 0
    for kind in range(KINDS):
        if ACTIONS[kind].deck == deck:
            number = realm.terms.numbers.copies[kind] - realm.spent[kind]
            total += number * held_worth(kind)
            cards += number
    return total // max(1, cards)
