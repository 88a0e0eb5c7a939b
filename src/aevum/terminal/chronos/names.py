"""Names of cards, GODs and CITIES in the language of this terminal."""

from aevum.core.text import Text
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.rules.phrases import CARDS
from aevum.terminal.language import tell


def name_of(kind: str, name: str) -> str:
    """Return the name of a card, a GOD or a CITY."""
    return tell(Text(f"{kind}-{name}", {}, BOOK))


def card_name(card: int) -> str:
    """Return the name of a card."""
    return name_of("card", CARDS[card])
