"""Sets as bits of one machine word."""

from aevum.core.native import i64


def ones(bits: i64) -> i64:
    """Return how many of 62 bits are set: counts of two, four, ... bits are added side by side.

    `int.bit_count` would call into the interpreter, and so would a number of more than 62 bits.
    """
    bits = (bits & 0x1555555555555555) + ((bits >> 1) & 0x1555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits & 0x0F0F0F0F0F0F0F0F) + ((bits >> 4) & 0x0F0F0F0F0F0F0F0F)
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127
