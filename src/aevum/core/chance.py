"""Dice and decks: one stream of random numbers for each match, fixed by its seed.

BLAKE2b keyed by the seed, in counter mode. Nobody can predict the next number from earlier ones,
and the seed is published when the match ends, so that everybody can check them all.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

from aevum.core import messages as m
from aevum.core.data import Reader, damaged
from aevum.core.native import mypyc_attr

WORDS: Final = 16  # 32-bit words in one digest
KEY_BYTES: Final = 32


@mypyc_attr(acyclic=True)
class Chance:
    """The generator of a match; its whole state is the key, a counter and the words left."""

    def __init__(self, key: bytes, counter: int, left: tuple[int, ...], used: int) -> None:
        self.key = key
        self.counter = counter
        self.left = left
        self.used = used

    def word(self) -> int:
        """Return the next number below 2**32."""
        if self.used == len(self.left):
            block = blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest()
            self.left = unpack("<16I", block)
            self.counter += 1
            self.used = 0
        self.used += 1
        return self.left[self.used - 1]

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 without any bias, for n from 1 to 2**32."""
        limit = 0x100000000 - 0x100000000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def pick(self, weights: list[tuple[int, int]]) -> int:
        """Return one outcome of (outcome, weight) rows, as likely as its weight says."""
        total = 0
        for _, weight in weights:
            total += weight
        ticket = self.below(total)
        for outcome, weight in weights:
            ticket -= weight
            if ticket < 0:
                return outcome
        raise ValueError("weights must be at least 1")

    def branch(self, tag: int) -> "Chance":
        """Return the stream derived from this one's key and a tag (a take-back's row)."""
        return Chance(
            blake2b(tag.to_bytes(8, "little"), key=self.key, digest_size=32).digest(), 0, (), 0
        )

    def clone(self) -> "Chance":
        """Return a copy that will give the same numbers."""
        return Chance(self.key, self.counter, self.left, self.used)

    def to_data(self) -> list[object]:
        """Return the key and the position in the stream, from which the words left follow."""
        return [self.key.hex(), self.counter, self.used]


def chance(seed: int) -> Chance:
    """Return the stream of a seed."""
    return Chance(blake2b(f"aevum:{seed}".encode(), digest_size=32).digest(), 0, (), 0)


def load_chance(reader: Reader) -> Chance:
    """Read back what `Chance.to_data` wrote."""
    try:
        key = bytes.fromhex(reader.word())
    except ValueError:
        raise damaged(m.part_data_key()) from None
    counter = reader.number()
    used = reader.number()
    if len(key) > KEY_BYTES or counter < 0 or not 0 <= used <= WORDS or (used and not counter):
        raise damaged(m.part_data_random())
    stream = Chance(key, max(counter - 1, 0), (), 0)
    if counter:
        stream.word()
        stream.used = used
    return stream
