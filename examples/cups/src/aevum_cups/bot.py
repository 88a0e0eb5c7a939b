"""The game's own policy: believe a bid if the bot's own dice make it likely enough."""

from math import comb
from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask, State
from aevum_cups.data import MOST, SIDES, WILD
from aevum_cups.moves import BID, DOUBT, EXACT, face_of, number_of
from aevum_cups.state import Cups

WHOLE: Final = 1000
DOUBTED: Final = 380  # thousandths: a bid less likely than that is doubted
BLUFFS: Final = 6  # one bid in so many is not the most likely one


class StandardBot(Bot):
    """Doubts unlikely bids, otherwise makes the most likely bid, or sometimes another."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Cups)
        raises = [move for move in legal if BID <= move < DOUBT]
        if not raises:
            return DOUBT
        if view.bid != NONE:
            stands = likelihood(view, ask.seat, view.bid)
            best = max(likelihood(view, ask.seat, move) for move in raises)
            if stands < DOUBTED and best < WHOLE - stands:
                return DOUBT
            if EXACT in legal and stands - likelihood(view, ask.seat, view.bid + SIDES) > DOUBTED:
                return EXACT
        near = sorted(raises, key=lambda move: (-likelihood(view, ask.seat, move), move))
        return near[1] if len(near) > 1 and rng.below(BLUFFS) == 0 else near[0]


def likelihood(view: Cups, seat: int, bid: int) -> int:
    """Return in thousandths how likely a bid is true, given the dice under a seat's own cup."""
    number, face = number_of(bid), face_of(bid)
    if number > MOST:
        return 0
    unseen = view.total() - view.left[seat]
    wanted = number - view.counted(face, view.dice_of(seat))
    if wanted <= 0:
        return WHOLE
    hits = 2 if view.terms.wild and face != WILD else 1
    ways: int = sum(
        comb(unseen, k) * hits**k * (SIDES - hits) ** (unseen - k)
        for k in range(wanted, unseen + 1)
    )
    whole: int = SIDES**unseen
    return WHOLE * ways // whole
