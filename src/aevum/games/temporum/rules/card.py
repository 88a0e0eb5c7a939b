"""The contract of player cards."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.core.text import Text as Message
from aevum.games.temporum.data import CARD_NUMBER, CARDS, PERPETUAL
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Text


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Card:
    """A kind of player card and everything it does; `terms.cards` has one for each row of CARDS.

    Its texts are programs of ops. A Perpetual card also has its own class that overrides some of
    the hooks below: they are called for each such card in front of a player, so that two cards of a
    kind count twice. Amounts are those of the match: hooks get its numbers. Its ops have the words
    of its effect, `about` those of a Perpetual card.
    """

    def __init__(
        self, name: str, play: Text = (), on_score: Text = (), secret: Text = (), visit: Text = ()
    ) -> None:
        self.number: Final = CARD_NUMBER[name]
        """Its place in CARDS."""
        self.row: Final = CARDS[self.number]
        self.stays: Final = self.row.kind == PERPETUAL
        """Whether it stays in front of its owner."""
        self.play: Final = play
        self.on_score: Final = on_score
        """Its effect when it is scored."""
        self.secret: Final = secret
        """Its effect when it is discarded at the start of its owner's turn."""
        self.visit: Final = visit
        """The effect of visiting it, if it is a place."""

    # In front of its owner: dollars, cards and crowns that it adds

    def first_gain(self, numbers: Numbers) -> int:
        """Return the dollars that it adds to the first gain of each turn."""
        return 0

    def drawn_gain(self, numbers: Numbers) -> int:
        """Return the dollars for each card that its owner draws."""
        return 0

    def discard_gain(self, numbers: Numbers) -> int:
        """Return the dollars for each card that its owner discards."""
        return 0

    def arrival_gain(self, numbers: Numbers) -> int:
        """Return the dollars for each crown that comes to Time IV."""
        return 0

    def play_gain(self, numbers: Numbers) -> int:
        """Return the dollars that it adds to each card that its owner plays."""
        return 0

    def discount(self, numbers: Numbers) -> int:
        """Return the discount for each card that its owner scores."""
        return 0

    def bonus(self, numbers: Numbers) -> int:
        """Return the extra crowns for each card that its owner scores."""
        return 0

    def empty_draws(self, numbers: Numbers) -> int:
        """Return the extra cards that an empty hand draws."""
        return 0

    def score_draws(self, numbers: Numbers) -> int:
        """Return the cards to draw for each card that its owner scores."""
        return 0

    # In front of its owner: what it allows

    def hacks(self) -> bool:
        """Return whether its owner may play when told to score, and the other way round."""
        return False

    def shifts_price(self) -> bool:
        """Return whether its owner may raise or lower the price of each scored card."""
        return False

    def comes_back(self) -> bool:
        """Return whether it may return to the hand after its owner discarded something."""
        return False

    def wants_discards(self) -> bool:
        """Return whether it reacts to discards of its owner."""
        return False

    def pays(self) -> bool:
        """Return whether the dollars on it can be used to pay."""
        return False

    def is_place(self) -> bool:
        """Return whether it is a place outside Time, to which its owner may move."""
        return False

    # In front of its owner: effects that wait, as numbers of `effects.py`; NONE for none

    def usable(self) -> int:
        """Return the effect that its owner may use at the start of a turn."""
        return NONE

    def turn_begins(self, chron: Chronicle, seat: int, place: int) -> int:
        """Return what is due when its owner's turn begins; `place` is its place in front of
        them."""
        return NONE

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        """Return what is due for its owner when anybody's turn ends."""
        return NONE

    def after_visit(self, chron: Chronicle, seat: int, place: int) -> int:
        """Return what is due when its owner has visited a place."""
        return NONE

    def after_play(self, chron: Chronicle, seat: int) -> int:
        """Return what is due when its owner has played another card."""
        return NONE

    # Words

    def about(self, numbers: Numbers) -> Message | None:
        """Return its effect in front of its owner, None if its texts say everything."""
        return None


def in_order(cards: list[Card]) -> list[Card]:
    """Return one card for each row, the last of several."""
    found = {card.number: card for card in cards}
    missing = [row.name for number, row in enumerate(CARDS) if number not in found]
    if missing:
        raise ValueError(f"there is no card for these rows: {', '.join(missing)}")
    return [found[number] for number in range(len(CARDS))]
