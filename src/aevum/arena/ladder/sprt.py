"""Whether a bot is stronger: the sequential probability ratio test on the means of blocks.

It decides between H0, the challenger wins its fair share, and H1, it wins `gain` more. After each
block it has a log-likelihood ratio; above the upper bound H1 is accepted, below the lower one H0.
Either is wrong in 5 % of all cases at most. Blocks are generalised (GSPRT): their spread is not
known beforehand but estimated, and their mean is taken as normal, as in the testing of chess
programs:

    LLR = n * (mu1 - mu0) * (2 * mean - mu0 - mu1) / (2 * variance)

The variance is that of the blocks and two more, one lost and one won (`share_variance`). Without
these a bot that wins its first two blocks would have no variance and an infinite ratio.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final

from aevum.arena.stats import share_variance

GAIN: Final = 0.1
ERROR: Final = 0.05  # alpha and beta
BOUND: Final = log((1 - ERROR) / ERROR)

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Verdict:
    """What the test says after all blocks, or after the first that decided it."""

    said: str
    """STRONGER, NOT_STRONGER or UNDECIDED."""
    blocks: int
    """How many blocks it took."""
    ratio: float
    """The log-likelihood ratio after these."""

    def to_json(self) -> dict[str, object]:
        return {"verdict": self.said, "blocks": self.blocks, "llr": round(self.ratio, 4)}


class Sprt:
    """Takes the shares of a challenger block by block, each from 0 to 1."""

    def __init__(self, fair: float, gain: float = GAIN) -> None:
        self.fair: Final = fair
        self.gain: Final = gain
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """Take another block."""
        self.blocks += 1
        self.total += share
        self.squares += share * share

    def ratio(self) -> float:
        """Return the log-likelihood ratio so far."""
        if not self.blocks:
            return 0.0
        mean = self.total / self.blocks
        variance = share_variance(self.blocks, self.total, self.squares)
        return self.blocks * self.gain * (2 * (mean - self.fair) - self.gain) / (2 * variance)

    def verdict(self) -> Verdict:
        """Return what the blocks so far say."""
        ratio = self.ratio()
        said = STRONGER if ratio >= BOUND else NOT_STRONGER if ratio <= -BOUND else UNDECIDED
        return Verdict(said, self.blocks, ratio)


def decide(shares: Iterable[float], fair: float, gain: float = GAIN) -> Verdict:
    """Return the verdict of the first block that decides the test, or of the last one."""
    test = Sprt(fair, gain)
    for share in shares:
        test.add(share)
        found = test.verdict()
        if found.said != UNDECIDED:
            return found
    return test.verdict()
