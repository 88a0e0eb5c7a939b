"""The generator for choices that are not the game's: random play, bots, guesses at hidden cards.

Multiply-with-carry in one line of integers below 2**63, so that the pure and the compiled build
give the same numbers and neither needs a call into a library (docs/decisions.md has the figures).
The game's own dice and cards come from `aevum.core.chance`.
"""

from hashlib import blake2b
from typing import Final

from aevum.core.native import i64, mypyc_attr

# MULTIPLIER * 2**32 - 1 and its half are prime: every seed runs through about 2**60 numbers.
MULTIPLIER: Final = 698769069
WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A fast stream of numbers, the same for the same seed on every machine and build."""

    x: i64

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        self.x = 1 + int.from_bytes(digest, "little") % (MULTIPLIER * 0x100000000 - 3)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, for n up to 2**31; the bias is below n / 2**32."""
        x: i64 = self.x
        x = MULTIPLIER * (x & WORD) + (x >> 32)
        self.x = x
        return (((x & WORD) ^ (x >> 32)) * n) >> 32

    def pick(self, items: list[int]) -> int:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]
